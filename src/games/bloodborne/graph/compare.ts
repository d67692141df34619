import {
  type ComparedField,
  compareFields,
  type Comparison,
  comparisonParts,
} from '../../../graph/compare.ts';
import { wrongArgument } from '../../../graph/refusals.ts';
import { attackTypes } from '../calculators/attack-rating.ts';
import { type RatingArguments, rate, ratingArguments } from './rating.ts';
import type { BloodborneTypes } from './types.ts';

/** Adds the comparison of records, of weapons with their attack ratings. */
export function addCompare(types: BloodborneTypes): void {
  const { graph, builder } = types;
  const {
    kinds,
    CompareKind,
    type: ComparisonType,
    extensions,
  } = comparisonParts(graph, '; or `attack_rating`');

  builder.queryField('compare', (t) => {
    const { strength, skill, bloodtinge, arcane } = ratingArguments(types, t);
    return t.field({
      type: ComparisonType,
      description: 'Records of one kind side by side; for weapons, also their attack ratings.',
      args: {
        kind: t.arg({ type: CompareKind, required: true, description: 'The list that they belong to.' }),
        slugs: t.arg({ type: ['Slug'], required: true, description: 'The records, 2 to 100.' }),
        level: t.arg({ type: types.UpgradeLevel, description: 'For weapons: their level; 0 by default.' }),
        ...{ strength, skill, bloodtinge, arcane },
      },
      extensions,
      resolve: async (_root, { kind, slugs, level, ...stats }, context): Promise<Comparison> => {
        const isWeapons = kind === 'weapons';
        const [extra] = Object.entries({ level, ...stats }).filter(([, value]) => value != null);
        if (extra !== undefined && !isWeapons) {
          throw wrongArgument(
            extra[0],
            'not_allowed',
            `${extra[0]} is for kind=weapons only; received ${String(extra[1])} with kind=${kind}.`,
            { received: String(extra[1]) },
          );
        }
        const rows = await compareFields(graph, context, kinds.get(kind)!, slugs);
        if (!isWeapons) return { kind, slugs, rows };
        const ratings = await Promise.all(
          slugs.map((weapon) =>
            rate(
              types,
              { weapon, variant: 'normal', level: level ?? 0, ...stats } as RatingArguments,
              context,
            ),
          ),
        );
        const row = (field: string, of: string, values: readonly number[]): ComparedField[] =>
          values.every((value) => value === 0) ? [] : [{ field, of, values, lower_is_better: false }];
        const rated = [
          ...row(
            'attack_rating',
            'attack rating, all types together',
            ratings.map(({ answer }) => answer.total),
          ),
          ...attackTypes.flatMap((type) =>
            row(
              `attack_rating_${type}`,
              `${type} attack rating`,
              ratings.map(({ answer }) => answer.by_type[type]),
            ),
          ),
        ];
        return { kind, slugs, rows: [...rated, ...rows] };
      },
    });
  });
}
