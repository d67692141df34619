import type { Knex } from 'knex';
import pg from 'pg';

/** Settings and types shared by all connections to Postgres, of a server and of the embedded database. */

/** Settings of every connection. */
export const connectionSettings = {
  // Our statements have the same plan for all values, and planning some takes longer than running them.
  plan_cache_mode: 'force_generic_plan',
};

const parsers = new pg.TypeOverrides();
// Counts are far below 2^53; as strings, every caller would have to parse them again.
parsers.setTypeParser(pg.types.builtins.INT8, Number);
// A date is a calendar day: as text, it cannot shift with the time zone.
parsers.setTypeParser(pg.types.builtins.DATE, String);

/** How values of Postgres become values of JavaScript, for our connections and for no other user of pg. */
export const valueTypes = {
  getTypeParser: (oid: number, format: string) => parsers.getTypeParser(oid, format as 'text' | 'binary'),
};

/**
 * knex prefixes every error message with the statement (lib/execution/internal/query-executioner.js). This removes the
 * prefix, because statements must not get into messages and logs.
 */
export function keepMessagesBare(instance: Knex): void {
  instance.on('query-error', (error: Error, { sql }: { readonly sql: string }) => {
    const prefix = `${sql} - `;
    if (error.message.startsWith(prefix)) error.message = error.message.slice(prefix.length);
  });
}
