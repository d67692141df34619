import { byValue, type FilterDeclaration, type ValueFilter } from '../kinds/declare.ts';

/** Letters of scaling, from the highest on; the dash is none. */
export const scalingGrades = ['S', 'A', 'B', 'C', 'D', 'E', '-'] as const;
export type ScalingGrade = (typeof scalingGrades)[number];

/** Reads the letter of a weapon for a stat, from the rows that a filter reads. */
type Read<Row, Edge, Beside> = (
  stat: string,
  ...rows: Parameters<ValueFilter<Row, Edge, Beside>['values']>
) => ScalingGrade;

/**
 * Filters of weapons by the lowest letter of their scaling, one for each stat, e.g. `scaling_arcane_min`.
 *
 * @param prefix of their names, e.g. `at_max_`.
 * @param when what the letters are, in words.
 * @param gradeOf the letter of a weapon for a stat.
 */
export function scalingFilters<Row, Edge = never, Beside = never>(
  stats: readonly string[],
  prefix: string,
  when: string,
  rows: Pick<ValueFilter<Row, Edge, Beside>, 'edges' | 'beside'>,
  gradeOf: Read<Row, Edge, Beside>,
): Record<string, FilterDeclaration> {
  const filterOf = (stat: string) =>
    byValue<Row, Edge, Beside>({
      ...rows,
      type: 'ScalingGrade',
      isOne: true,
      text: `Only weapons that scale with ${stat.replaceAll('_', ' ')} at least with this letter${when}.`,
      values: (...read) => scalingGrades.slice(scalingGrades.indexOf(gradeOf(stat, ...read))),
    });
  return Object.fromEntries(stats.map((stat) => [`${prefix}scaling_${stat}_min`, filterOf(stat)]));
}
