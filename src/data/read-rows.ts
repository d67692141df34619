import type { Knex } from 'knex';
import { keepsStatements, statementLost } from './connection.ts';

/**
 * The rows of a statement.
 *
 * @param name the statement is prepared under it, on each connection, if its session keeps prepared statements.
 * @example
 * const [found] = await readRows<{ id: string }>(knex, 'select id from api_key where hash = ?', [hash]);
 */
export async function readRows<Row>(
  knex: Knex,
  sql: string,
  bindings: readonly unknown[] = [],
  name?: string,
): Promise<Row[]> {
  // pg also takes what the type of knex leaves out, e.g. lists with null in them.
  const statement = () => knex.raw<{ rows: Row[] }>(sql, bindings as readonly Knex.RawBinding[]);
  if (name === undefined || !keepsStatements(knex)) return (await statement()).rows;
  const run = async () => (await statement().options({ name })).rows;
  return run().catch((error: { readonly code?: string }) => {
    // It was not run, and the connection parses it again.
    if (error.code === statementLost) return run();
    throw error;
  });
}
