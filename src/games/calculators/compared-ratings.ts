import type { ComparedField } from '../../graph/compare.ts';
import { wrongArgument } from '../../graph/refusals.ts';

/** An attack rating, as far as a comparison shows it. */
interface Rating<Type extends string> {
  readonly total: number;
  readonly by_type: Readonly<Record<Type, number>>;
}

/**
 * Rows of a comparison with attack ratings: one for all types together, and one for each type that some weapon has.
 *
 * @param ratings those of the weapons in their order; null of one that has none.
 */
export function comparedRatings<Type extends string>(
  ratings: readonly (Rating<Type> | null)[],
  types: readonly Type[],
): ComparedField[] {
  const row = (field: string, of: string, valueOf: (rating: Rating<Type>) => number): ComparedField[] => {
    const values = ratings.map((rating) => rating && valueOf(rating));
    return values.every((value) => !value) ? [] : [{ field, of, values, lower_is_better: false }];
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
export function checkRatingArguments(kind: string, given: Readonly<Record<string, unknown>>): void {
  const [extra] = Object.entries(given).filter(([, value]) => value !== null && value !== undefined);
  if (extra === undefined || kind === 'weapons') return;
  const [name, value] = extra;
  throw wrongArgument(
    name,
    'not_allowed',
    `${name} is for kind=weapons only; received ${String(value)} with kind=${kind}.`,
    { received: String(value) },
  );
}
