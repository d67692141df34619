import type { Shape } from '../../src/site-port.ts';
import {
  isLeftOut,
  isNothing,
  isShare,
  type PlacedValue,
  Scrolling,
  type PageContext,
  Shown,
  tableNamed,
  titleOf,
  useSetting,
} from './shown.tsx';
import { isList, isMembers, isProse, type Members, pathWords, rangeText, type Value } from './words.ts';

/** A value of a row, by its path: `attack.fire`. */
interface Leaf extends PlacedValue {
  readonly path: string;
  /** A number that is a share of one. */
  readonly isShare: boolean;
}

interface GridRow {
  readonly leaves: ReadonlyMap<string, Leaf>;
  /** How many rows of the data it represents. */
  times: number;
  /** Other values of its numbers, in rows that agree in everything else. */
  readonly numbers: Map<string, readonly number[]>;
}

export interface Grid {
  readonly columns: readonly string[];
  readonly rows: readonly GridRow[];
}

function leavesOf(
  setting: PageContext,
  row: Members,
  shape: Shape | undefined,
  pointer: string,
  path = '',
): Leaf[] {
  const { game } = setting;
  return Object.entries(row).flatMap(([member, value]): Leaf[] => {
    if (isLeftOut(setting, shape, member) || member === 'spoilers') return [];
    const field = game.fieldOf(shape?.type.name, member);
    const at = `${pointer}/${member}`;
    const inner = shape?.members.get(member);
    if (isMembers(value)) return leavesOf(setting, value, inner, at, `${path}${member}.`);
    return [
      {
        path: `${path}${member}`,
        member,
        value,
        beside: row,
        shape: isList(value) && value.some(isMembers) ? inner : shape,
        pointer: at,
        isShare: isShare(field),
      },
    ];
  });
}

const isEmpty = (value: Value | undefined) => isNothing(value) || value === 0 || value === false;

/** The path with the slug of the record that a row names, beside its name. */
const slugPath = (leaves: ReadonlyMap<string, Leaf>) =>
  leaves.has('slug') ? 'slug' : `${leaves.get('kind')?.value as string}_slug`;

/**
 * Rows as a grid: without columns that say nothing, what a row is about first, and one row for those that agree in all
 * words. Of chances, the numbers may differ: they are then one row about one source.
 */
export function gridOf(
  setting: PageContext,
  rows: readonly Members[],
  shape: Shape | undefined,
  pointer: string,
): Grid {
  const all = rows.map(
    (row, index) =>
      new Map(leavesOf(setting, row, shape, `${pointer}/${index}`).map((leaf) => [leaf.path, leaf])),
  );
  const isNamed = all.some((row) => row.has('name'));
  const hasCondition = all.some((row) => !isNothing(row.get('condition')?.value));
  const paths = [...new Set(all.flatMap((row) => [...row.keys()]))].filter(
    (path) =>
      all.some((row) => !isEmpty(row.get(path)?.value)) &&
      !(isNamed && all.every((row) => !row.has(path) || path === slugPath(row))) &&
      // One of each is what a reader expects.
      !(path === 'quantity' && all.every((row) => row.get(path)?.value === 1)) &&
      // The same as the condition, for programs.
      !(hasCondition && /^gate\b/.test(path)),
  );
  const isReference = (path: string) => {
    const leaf = all.map((row) => row.get(path)).find((each) => !isNothing(each?.value));
    return leaf !== undefined && typeof leaf.value === 'string' && tableNamed(setting, leaf) !== undefined;
  };
  const rank = (path: string) => (path === 'name' ? 0 : isReference(path) ? 1 : 2);
  const kinds = new Set(all.map((row) => row.get('kind')?.value));
  const columns = paths
    // What all rows have in common distinguishes none of them.
    .filter((path) => !(path === 'kind' && kinds.size === 1 && rows.length > 1 && paths.length > 1))
    .map((path, index) => ({ path, index }))
    .sort((a, b) => rank(a.path) - rank(b.path) || a.index - b.index)
    .map(({ path }) => path);
  const hasShare = columns.some((path) => all.some((row) => row.get(path)?.isShare));
  const merged = new Map<string, GridRow>();
  for (const row of all) {
    const key = JSON.stringify(
      columns.map((path) => {
        const value = row.get(path)?.value ?? null;
        return hasShare && typeof value === 'number' ? 0 : value;
      }),
    );
    const known = merged.get(key) ?? { leaves: row, times: hasShare ? 1 : 0, numbers: new Map() };
    if (!hasShare) known.times += 1;
    for (const [path, { value }] of row)
      if (typeof value === 'number') known.numbers.set(path, [...(known.numbers.get(path) ?? []), value]);
    merged.set(key, known);
  }
  return { columns, rows: [...merged.values()] };
}

/** The cell of a row: the name is a link to the record. */
function Cell({ row, path }: { row: GridRow; path: string }) {
  const setting = useSetting();
  const leaf = row.leaves.get(path);
  if (leaf === undefined || isNothing(leaf.value) || leaf.value === false) return null;
  const numbers = row.numbers.get(path);
  if (numbers !== undefined) return <>{rangeText(numbers, leaf.isShare)}</>;
  const slug = row.leaves.get(slugPath(row.leaves));
  if (path === 'name' && slug !== undefined && tableNamed(setting, slug) !== undefined)
    return <Shown {...slug} />;
  return <Shown {...leaf} />;
}

/** Whether a value needs a wide column. */
export const isLongValue = (value: Value | undefined): boolean =>
  (typeof value === 'string' && value.length > 30 && value.includes(' ')) ||
  (isList(value) && value.length > 2);

const isNumeric = (row: GridRow, path: string): boolean => typeof row.leaves.get(path)?.value === 'number';

/** Whether a cell needs a wide column. */
const isLong = (row: GridRow, path: string): boolean => isLongValue(row.leaves.get(path)?.value);

export function GridTable({ label, grid }: { label: string; grid: Grid }) {
  const { columns, rows } = grid;
  const hasTimes = rows.some(({ times }) => times > 1);
  const [only, ...more] = columns;
  // A list of names needs no table.
  if (only !== undefined && more.length === 0 && !hasTimes)
    return (
      <ul class={rows.some(({ leaves }) => isProse(leaves.get(only)?.value ?? null)) ? undefined : 'several'}>
        {rows.map((row, index) => (
          <li key={index}>
            <Cell row={row} path={only} />
          </li>
        ))}
      </ul>
    );
  return (
    <Scrolling label={label}>
      <table>
        <thead>
          <tr>
            {columns.map((path) => (
              <th
                key={path}
                scope="col"
                class={rows.some((row) => isNumeric(row, path)) ? 'figure' : undefined}
              >
                {pathWords(path)}
              </th>
            ))}
            {hasTimes && (
              <th scope="col" class="figure">
                Times
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {columns.map((path) => (
                <td
                  key={path}
                  class={isNumeric(row, path) ? 'figure' : isLong(row, path) ? 'long' : undefined}
                >
                  <Cell row={row} path={path} />
                </td>
              ))}
              {hasTimes && <td class="figure">{row.times}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}

/** Rows of objects as a table. */
export function Table({
  member,
  rows,
  shape,
  pointer,
}: {
  member: string;
  rows: readonly Members[];
  shape: Shape | undefined;
  pointer: string;
}) {
  return <GridTable label={titleOf(member)} grid={gridOf(useSetting(), rows, shape, pointer)} />;
}
