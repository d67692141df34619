import type { SortDeclaration } from './declare.ts';

/**
 * A number of a row as SQL, from a field or a path into one, e.g. `figures.attack.physical`.
 *
 * @param row what the columns are qualified with, e.g. `t.`.
 */
export function numberAt(at: string, row = ''): string {
  const [column, ...path] = at.split('.');
  return path.length === 0 ? `${row}${column}` : `(${row}${column} #>> '{${path.join(',')}}')::numeric`;
}

/**
 * Statements for the indexes of a list: two for each number by which it is sorted, as unknown numbers come last in both
 * directions and the slug decides between equal ones.
 */
export function sortIndexes(target: string, sorts: Readonly<Record<string, SortDeclaration>> = {}): string[] {
  return Object.entries(sorts).flatMap(([name, sort]) => {
    const number = numberAt((typeof sort === 'string' ? undefined : sort.at) ?? name);
    return ['', ' desc'].map(
      (direction) => `create index on ${target} ((${number})${direction} nulls last, slug);`,
    );
  });
}
