import type { Knex } from 'knex';
import pg from 'pg';

/** Settings and types shared by all connections to Postgres, of a server and of the embedded database. */

/** Settings of a session that belongs to one connection. They only make statements faster. */
export const connectionSettings = {
  // Our statements have the same plan for all values, and planning some takes longer than running them.
  plan_cache_mode: 'force_generic_plan',
};

const { builtins } = pg.types;
const parsers = new pg.TypeOverrides();
// Counts are far below 2^53; as strings, every caller would have to parse them again.
parsers.setTypeParser(builtins.INT8, Number);
parsers.setTypeParser(builtins.NUMERIC, Number);

/** Types whose text depends on settings of the session, and how statements select their values instead. */
const unreadable: readonly (readonly [type: number, name: string, instead: string])[] = [
  [builtins.TIMESTAMPTZ, 'timestamptz', 'epochMs()'],
  [builtins.TIMESTAMP, 'timestamp', 'epochMs()'],
  [builtins.DATE, 'date', 'isoDay()'],
  [builtins.INTERVAL, 'interval', 'extract(epoch from …)'],
  [builtins.FLOAT4, 'real', 'numeric'],
  [builtins.FLOAT8, 'double precision', 'numeric'],
];
for (const [type, name, instead] of unreadable) {
  parsers.setTypeParser(type, () => {
    throw new Error(`a statement must not select a value of the type ${name}; use ${instead}`);
  });
}

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

/** `invalid_sql_statement_name`: the session no longer has a prepared statement. */
export const statementLost = '26000';

/**
 * Whether the sessions of a database keep prepared statements: not behind a pooler that runs each transaction in another
 * session, and not where other clients prepare statements of the same name.
 */
export const keepsStatements = ({ userParams }: Knex): boolean => userParams?.['keepsStatements'] === true;

export function setKeepsStatements(instance: Knex, keeps: boolean): void {
  instance.userParams = { keepsStatements: keeps };
}

/**
 * Applies settings to the session of a new connection if it is its own: if the process that runs the statement is the
 * one that greeted the connection. A pooler greets its clients itself, and may run each transaction in another session.
 * So what is set would be lost, or reach other clients.
 *
 * @returns whether the settings apply.
 */
export async function applySettings(
  connection: pg.Client,
  settings: Readonly<Record<string, string | number>>,
): Promise<boolean> {
  const { processID } = connection as pg.Client & { readonly processID: number | null };
  const calls = Object.entries(settings).map(([name, value]) => `set_config('${name}', '${value}', false)`);
  const { rowCount } = await connection.query(`select ${calls.join(', ')} where pg_backend_pid() = $1`, [
    processID,
  ]);
  return rowCount === 1;
}
