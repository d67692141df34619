import type { Knex } from 'knex';

/**
 * The rows of a statement.
 *
 * @param name the statement is prepared under it, on each connection.
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
  const statement = knex.raw<{ rows: Row[] }>(sql, bindings as readonly Knex.RawBinding[]);
  const { rows } = await (name === undefined ? statement : statement.options({ name }));
  return rows;
}
