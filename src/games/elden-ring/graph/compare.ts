import type { CompareArguments } from '../../../../schema/elden-ring/rows.ts';
import { addCompareWith } from '../../calculators/compared-ratings.ts';
import { damageTypes } from '../calculators/attack-rating.ts';
import { rate } from './rating.ts';
import type { EldenRingTypes } from './types.ts';

/** Adds the comparison of records, of weapons with their attack ratings. */
export function addCompare(types: EldenRingTypes): void {
  addCompareWith<CompareArguments, (typeof damageTypes)[number]>(
    types.graph,
    damageTypes,
    async (weaponSlug, { affinity, level, twoHanded, ...args }, context) => {
      const affinities = await types.affinitiesOf(context, weaponSlug);
      // Ammunition has no rating of its own.
      if (affinities.length === 0) return null;
      // A weapon that takes no affinity is compared as it is.
      const only = affinities.length === 1 ? affinities[0]!.affinity : undefined;
      const choices = {
        ...args,
        weaponSlug,
        affinity: only ?? affinity ?? null,
        level: level ?? 0,
        twoHanded: twoHanded ?? false,
        ignoreRequirements: false,
      };
      const { answer } = await rate(types, choices, context);
      return only === undefined || !affinity || affinity === only ? answer : { ...answer, instead: only };
    },
  );
}
