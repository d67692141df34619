import { compareFields, type Comparison, comparisonParts } from '../../../graph/compare.ts';
import { checkRatingArguments, comparedRatings } from '../../calculators/compared-ratings.ts';
import { damageTypes } from '../calculators/attack-rating.ts';
import { rate, rounded, ratingArguments } from './rating.ts';
import type { EldenRingTypes } from './types.ts';

/** Adds the comparison of records, of weapons with their attack ratings. */
export function addCompare(types: EldenRingTypes): void {
  const { graph, builder, affinitiesOf } = types;
  const {
    kinds,
    CompareKind,
    type: ComparisonType,
    extensions,
  } = comparisonParts(graph, '; or `attack_rating`');

  builder.queryField('compare', (t) => {
    const { affinity, strength, dexterity, intelligence, faith, arcane } = ratingArguments(types, t);
    return t.field({
      type: ComparisonType,
      description: 'Records of one kind side by side; for weapons, also their attack ratings.',
      args: {
        kind: t.arg({ type: CompareKind, required: true, description: 'The list that they belong to.' }),
        slugs: t.arg({ type: ['Slug'], required: true, description: 'The records, 2 to 100.' }),
        affinity,
        level: t.arg({ type: types.WeaponLevel, description: 'For weapons: their upgrade; 0 by default.' }),
        twoHanded: t.arg({
          type: 'Boolean',
          description: 'For weapons: whether they are held in both hands; false by default.',
        }),
        ...{ strength, dexterity, intelligence, faith, arcane },
      },
      extensions,
      resolve: async (_root, { kind, slugs, affinity: as, level, twoHanded, ...stats }, context) => {
        checkRatingArguments(kind, { affinity: as, level, two_handed: twoHanded, ...stats });
        const rows = await compareFields(graph, context, kinds.get(kind)!, slugs);
        if (kind !== 'weapons') return { kind, slugs, rows } satisfies Comparison;
        const ratings = await Promise.all(
          slugs.map(async (weapon) => {
            // Ammunition has no rating of its own.
            if ((await affinitiesOf(context, weapon)).length === 0) return null;
            const args = { weapon, affinity: as, level: level ?? 0, twoHanded: twoHanded ?? false, ...stats };
            const { total, by_type } = await rate(types, args, context);
            const values = Object.entries(by_type).map(([type, value]) => [type, rounded(value)]);
            return { total: rounded(total), by_type: Object.fromEntries(values) as typeof by_type };
          }),
        );
        return { kind, slugs, rows: [...comparedRatings(ratings, damageTypes), ...rows] };
      },
    });
  });
}
