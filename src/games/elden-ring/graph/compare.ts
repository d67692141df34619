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
    async (weapon, { level, twoHanded, ...args }, context) => {
      // Ammunition has no rating of its own.
      if ((await types.affinitiesOf(context, weapon)).length === 0) return null;
      const choices = {
        ...args,
        weapon,
        level: level ?? 0,
        twoHanded: twoHanded ?? false,
        ignoreRequirements: false,
      };
      return (await rate(types, choices, context)).answer;
    },
  );
}
