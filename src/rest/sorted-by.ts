import type { Release } from '../data/releases.ts';
import { valuesOfSortKey } from '../graph/load/orders.ts';
import type { Operation } from './operations.ts';

/** The member of a row with its values of the sort keys in a request. */
export const sortedBy = 'sorted_by';

type ListOperation = Pick<Operation, 'graph' | 'isList' | 'table'>;

/** The numeric sort keys of a list of records; none of any other operation. */
export const sortKeysOf = ({ graph, isList, table }: ListOperation): readonly string[] =>
  isList && table !== undefined ? [...(graph.listArguments.get(table)?.sortKeys.keys() ?? [])] : [];

/** The numeric sort keys that a request names: those of its order, then those of its ranges. */
function namedKeys(operation: ListOperation, variables: Readonly<Record<string, unknown>>): string[] {
  const known = sortKeysOf(operation);
  const orders = ([variables['sort'] ?? []].flat() as string[]).map((order) => order.replace(/^-/, ''));
  const ranges = known.filter((key) =>
    ['min', 'max'].some((end) => variables[`${key}_${end}`] !== undefined),
  );
  return [...new Set([...orders.filter((order) => known.includes(order)), ...ranges])];
}

/** A row of a list of records. */
export interface SortedRow {
  readonly slug: string;
  [sortedBy]?: Readonly<Record<string, number | null>>;
}

/** Adds to each row of a list the values by which the request orders or selects it: a view may not show them. */
export async function addSortedBy(
  release: Release,
  operation: ListOperation,
  variables: Readonly<Record<string, unknown>>,
  rows: readonly SortedRow[],
): Promise<void> {
  const keys = namedKeys(operation, variables);
  if (keys.length === 0 || rows.length === 0) return;
  const { graph, table } = operation;
  const list = graph.listArguments.get(table!)!;
  const values = await Promise.all(keys.map((key) => valuesOfSortKey(graph, release, list, key)));
  for (const row of rows)
    row[sortedBy] = Object.fromEntries(keys.map((key, index) => [key, values[index]!.get(row.slug) ?? null]));
}
