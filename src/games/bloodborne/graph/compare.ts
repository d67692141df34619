import { compareFields, type Comparison, comparisonParts } from '../../../graph/compare.ts';
import { checkRatingArguments, comparedRatings } from '../../calculators/compared-ratings.ts';
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
        checkRatingArguments(kind, { level, ...stats });
        const rows = await compareFields(graph, context, kinds.get(kind)!, slugs);
        if (kind !== 'weapons') return { kind, slugs, rows };
        const ratings = await Promise.all(
          slugs.map(async (weapon) => {
            const args = { weapon, variant: 'normal', level: level ?? 0, ...stats } as RatingArguments;
            return (await rate(types, args, context)).answer;
          }),
        );
        return { kind, slugs, rows: [...comparedRatings(ratings, attackTypes), ...rows] };
      },
    });
  });
}
