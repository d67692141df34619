import type { MaybePromise } from '@pothos/core';
import type { GraphContext } from '../../graph/builder.ts';
import {
  type ComparedField,
  type Comparison,
  compareFields,
  comparisonParts,
  rowsRead,
} from '../../graph/compare.ts';
import type { ExtensibleGraph } from '../../graph/graph.ts';
import { addQuery } from '../../graph/queries.ts';
import { wrongArgument } from '../../graph/refusals.ts';

/** An attack rating, as far as a comparison shows it. */
interface Rating<Type extends string> {
  readonly total: number;
  readonly by_type: Readonly<Record<Type, number>>;
  /** What it is rated as, where that is not what was requested. */
  readonly instead?: string;
}

/**
 * Rows of a comparison with attack ratings: one for all types together, and one for each type that some weapon has.
 *
 * @param ratings those of the weapons in their order; null of one that has none.
 */
function comparedRatings<Type extends string>(
  weapons: readonly string[],
  ratings: readonly (Rating<Type> | null)[],
  types: readonly Type[],
): ComparedField[] {
  const remarks = weapons.flatMap((weapon, index) => {
    const instead = ratings[index]?.instead;
    return instead === undefined ? [] : [`${weapon} as ${instead}`];
  });
  const remark = remarks.length === 0 ? '' : ` (${remarks.join(', ')})`;
  const row = (field: string, of: string, valueOf: (rating: Rating<Type>) => number): ComparedField[] => {
    const values = ratings.map((rating) => rating && valueOf(rating));
    return values.every((value) => !value)
      ? []
      : [{ field, of: of + remark, values, lower_is_better: false }];
  };
  return [
    ...row('attack_rating', 'attack rating, all types together', ({ total }) => total),
    ...types.flatMap((type) =>
      row(`attack_rating_${type}`, `${type} attack rating`, ({ by_type }) => by_type[type]),
    ),
  ];
}

/**
 * Checks the arguments of a comparison that are about attack ratings.
 *
 * @param given by their names in REST.
 * @throws Problem naming the first that is given for records that are no weapons.
 */
function checkRatingArguments(kind: string, given: Readonly<Record<string, unknown>>): void {
  const [extra] = Object.entries(given).filter(([, value]) => value !== null && value !== undefined);
  if (extra === undefined || kind === 'weapons') return;
  const [name, value] = extra;
  throw wrongArgument(
    name,
    'not_allowed',
    `${name} is allowed only with kind=weapons; got ${String(value)} with kind=${kind}.`,
    { received: String(value) },
  );
}

/** `two_handed` for `twoHanded`. */
const nameInRest = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Adds the comparison of records, of weapons with their attack ratings.
 *
 * @param rate the rating of a weapon; null of one that has none.
 */
export function addCompareWith<
  Arguments extends { readonly kind: string; readonly slugs: readonly string[] },
  Type extends string,
>(
  graph: ExtensibleGraph,
  types: readonly Type[],
  rate: (
    weapon: string,
    args: Omit<Arguments, 'kind' | 'slugs'>,
    context: GraphContext,
  ) => MaybePromise<Rating<Type> | null>,
): void {
  const { kinds, CompareKind, type } = comparisonParts(graph, '; or `attack_rating`');
  graph.types.add('CompareKind', CompareKind);
  graph.types.add('Comparison', type);
  addQuery<Arguments, Comparison>(graph, 'compare', rowsRead, async ({ kind, slugs, ...args }, context) => {
    checkRatingArguments(
      kind,
      Object.fromEntries(Object.entries(args).map(([name, value]) => [nameInRest(name), value])),
    );
    const rows = await compareFields(graph, context, kinds.get(kind)!, slugs);
    if (kind !== 'weapons') return { kind, slugs, rows };
    const ratings = await Promise.all(slugs.map((weapon) => rate(weapon, args, context)));
    return { kind, slugs, rows: [...comparedRatings(slugs, ratings, types), ...rows] };
  });
}
