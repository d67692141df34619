import type { GraphContext } from '../../graph/types/builder.ts';
import {
  type ComparedField,
  type Comparison,
  compareFields,
  comparisonType,
  rowsRead,
} from '../../graph/queries/compare.ts';
import type { ExtensibleGraph } from '../../graph/graph.ts';
import { addQuery } from '../../graph/queries/declared.ts';
import { wrongArgument } from '../../graph/limits/refusals.ts';
import { type LevelInput, wantedLevel } from './levels.ts';
import { snakeCase } from '../../text/case.ts';

/** A weapon at a level, as far as a comparison shows it. */
export interface ComparedWeapon {
  readonly level: number;
  /** Factors of its stats at the level, and their letters, by stat. */
  readonly scaling: Readonly<Record<string, { readonly factor: number; readonly letter: string }>>;
  /** Null for a weapon without an attack rating. */
  readonly rating: {
    readonly total: number;
    /** Numbers by type of damage. */
    readonly by_type: object;
    readonly status?: readonly { readonly kind: string; readonly amount: number }[];
    readonly meets_requirements: boolean;
  } | null;
  /** The version that is rated instead, if the requested one does not exist. */
  readonly instead?: string;
}

/** The members that any of some objects has, each once. */
const keysOf = (objects: readonly object[]): string[] => [...new Set(objects.flatMap(Object.keys))];

/**
 * Rows of a comparison of weapons: attack rating, for all types together and for each; build-up of status effects; and
 * scaling. A row that is zero for all is left out.
 *
 * @param slugs those of the weapons.
 */
function comparedWeapons(slugs: readonly string[], weapons: readonly ComparedWeapon[]): ComparedField[] {
  const remarks = weapons.flatMap(({ instead }, index) =>
    instead === undefined ? [] : [`${slugs[index]} as ${instead}`],
  );
  const remark = remarks.length === 0 ? '' : ` (${remarks.join(', ')})`;
  const unmet = weapons.flatMap(({ rating }, index) => (rating?.meets_requirements === false ? [index] : []));
  const ratings = weapons.map(({ rating }) => rating);
  type Rating = NonNullable<ComparedWeapon['rating']>;
  const row = (field: string, of: string, valueOf: (rating: Rating) => number): ComparedField[] => {
    const values = ratings.map((rating) => rating && valueOf(rating));
    return values.every((value) => !value) ? [] : [{ field, of: of + remark, values, better: 'more', unmet }];
  };
  const known = ratings.filter((rating) => rating !== null);
  const statuses = new Set(known.flatMap(({ status = [] }) => status.map(({ kind }) => kind)));
  return [
    ...row('attack_rating', 'attack rating, all types together', ({ total }) => total),
    ...keysOf(known.map(({ by_type }) => by_type)).flatMap((type) =>
      row(
        `attack_rating_${type}`,
        `${type} attack rating`,
        ({ by_type }) => (by_type as Readonly<Record<string, number>>)[type] ?? 0,
      ),
    ),
    ...[...statuses].flatMap((status) =>
      row(
        `status_${status}`,
        `build-up of ${status.replaceAll('_', ' ')} per hit`,
        (rating) => rating.status?.find(({ kind }) => kind === status)?.amount ?? 0,
      ),
    ),
    ...keysOf(weapons.map(({ scaling }) => scaling)).flatMap((stat): ComparedField[] => {
      const own = weapons.map(({ scaling }) => scaling[stat]);
      if (own.every((each) => !each?.factor)) return [];
      return [
        {
          field: `scaling_${stat}`,
          of: `scaling with ${stat.replaceAll('_', ' ')}${remark}`,
          values: own.map((each) => each?.factor ?? null),
          labels: own.map((each) => each?.letter ?? null),
          better: 'more',
        },
      ];
    }),
  ];
}

/**
 * Checks the arguments of a comparison that are about weapons.
 *
 * @param given by their names in REST.
 * @throws Problem naming the first that is given for records that are not weapons.
 */
function checkWeaponArguments(kind: string, given: Readonly<Record<string, unknown>>): void {
  const [extra] = Object.entries(given).filter(([, value]) => value !== null && value !== undefined);
  if (extra === undefined || kind === 'weapon') return;
  const [name, value] = extra;
  throw wrongArgument(
    name,
    'not_allowed',
    `${name} is allowed only with kind=weapon; got ${String(value)} with kind=${kind}.`,
    { received: String(value) },
  );
}

/**
 * The level of each weapon: one for all, or one for each.
 *
 * @throws Problem when there are more or fewer than weapons.
 */
function levelsOf(
  slugs: readonly string[],
  levels: readonly LevelInput[] | null | undefined,
): (LevelInput | null)[] {
  const given = levels ?? [null];
  if (given.length === 1) return slugs.map(() => given[0]!);
  if (given.length === slugs.length) return [...given];
  throw wrongArgument(
    'level',
    'wrong_number',
    `level must be one level for all slugs, or one for each of the ${slugs.length}, in their order; got ${given.length}.`,
    { received: given.map(wantedLevel).join(',') },
  );
}

/** The arguments of a comparison that every game has. */
interface CompareArguments {
  readonly kind: string;
  readonly slugs: readonly string[];
  readonly level?: readonly LevelInput[] | null;
  readonly stats?: object | null;
}

/**
 * Adds the comparison of records, of weapons at their levels with attack ratings for stats.
 *
 * @param rate a weapon at a level, or at its highest (`max`).
 */
export function addCompareWith<Arguments extends CompareArguments>(
  graph: ExtensibleGraph,
  rate: (
    weapon: string,
    level: LevelInput | null,
    args: Omit<Arguments, 'kind' | 'slugs' | 'level'>,
    context: GraphContext,
  ) => Promise<ComparedWeapon>,
): void {
  graph.types.add('Comparison', comparisonType(graph, ', a value of the main form, or `attack_rating`'));
  addQuery<Arguments, Comparison>(graph, 'compare', rowsRead, async (args, context) => {
    const { kind, slugs, level, ...build } = args;
    const { stats, ...others } = build;
    const given = Object.entries({ level: level?.map(wantedLevel).join(','), ...others, ...stats });
    checkWeaponArguments(kind, Object.fromEntries(given.map(([name, value]) => [snakeCase(name), value])));
    const rows = await compareFields(graph, context, kind, slugs);
    if (kind !== 'weapon') return { kind, slugs, levels: [], rows };
    const levels = levelsOf(slugs, level);
    const weapons = await Promise.all(
      slugs.map((weapon, index) => rate(weapon, levels[index]!, build, context)),
    );
    return {
      kind,
      slugs,
      levels: weapons.map((weapon) => weapon.level),
      rows: [...comparedWeapons(slugs, weapons), ...rows],
    };
  });
}
