import type { Knex } from 'knex';
import pg from 'pg';

/** What every connection to a Postgres has in common, a server's as well as the embedded one's. */

/** Settings of every connection. */
export const connectionSettings = {
  // Our statements have the same plan for all values: planning each time takes longer than running some.
  plan_cache_mode: 'force_generic_plan',
};

const parsers = new pg.TypeOverrides();
// Counts are far below 2^53; as strings they would only be parsed again by every reader.
parsers.setTypeParser(pg.types.builtins.INT8, Number);
// A date is a day, not a moment: left as text it cannot shift with a time zone.
parsers.setTypeParser(pg.types.builtins.DATE, String);

/** How values of Postgres become values of JavaScript, for our connections and for no other user of pg. */
export const valueTypes = {
  getTypeParser: (oid: number, format: string) => parsers.getTypeParser(oid, format as 'text' | 'binary'),
};

/**
 * knex puts the statement in front of every message (lib/execution/internal/query-executioner.js). A statement
 * does not belong into messages, and from there into logs, so it is taken off again, here and nowhere else.
 */
export function keepMessagesBare(instance: Knex): void {
  instance.on('query-error', (error: Error, { sql }: { readonly sql: string }) => {
    const prefix = `${sql} - `;
    if (error.message.startsWith(prefix)) error.message = error.message.slice(prefix.length);
  });
}
