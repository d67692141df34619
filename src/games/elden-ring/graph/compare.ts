import type { CompareArguments } from '../../../../schema/elden-ring/rows.ts';
import { recordNamed } from '../../../graph/limits/refusals.ts';
import { addCompareWith } from '../../calculators/compared-ratings.ts';
import { byStat } from '../calculators/attack-rating.ts';
import { scalingGrade } from '../calculators/scaling-grade.ts';
import { rate, roundedScaling } from './rating.ts';
import type { EldenRingTypes } from './types.ts';

/** Adds the comparison of records, of weapons with their attack ratings and scaling. */
export function addCompare(types: EldenRingTypes): void {
  const { graph, Weapon, affinitiesOf } = types;
  addCompareWith<CompareArguments>(
    graph,
    async (weaponSlug, wanted, { affinity, twoHanded, stats, classSlug }, context) => {
      const [, affinities] = await Promise.all([
        recordNamed(graph, context, Weapon, 'slugs', weaponSlug),
        affinitiesOf(context, weaponSlug),
      ]);
      // Ammunition alone has no rating.
      if (affinities.length === 0) return { level: 0, scaling: {}, rating: null };
      // A weapon that takes no affinity is compared as it is.
      const only = affinities.length === 1 ? affinities[0]!.affinity : undefined;
      const choices = {
        weaponSlug,
        stats: stats ?? null,
        affinity: only ?? affinity ?? null,
        level: wanted,
        twoHanded: twoHanded ?? false,
        ignoreRequirements: false,
      };
      const { result: rating, scaling: exact } = await rate(types, choices, context, classSlug);
      const scaling = roundedScaling(exact);
      return {
        level: rating.level,
        scaling: byStat((stat) => ({ factor: scaling[stat], letter: scalingGrade(scaling[stat]) })),
        rating,
        ...(only !== undefined && affinity && affinity !== only && { instead: only }),
      };
    },
  );
}
