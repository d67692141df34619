import type { CompareArguments } from '../../../../schema/bloodborne/rows.ts';
import { addCompareWith } from '../../calculators/compared-ratings.ts';
import { type AttackType, attackTypes } from '../calculators/attack-rating.ts';
import { rate } from './rating.ts';
import type { BloodborneTypes } from './types.ts';

/** Adds the comparison of records, of weapons with their attack ratings. */
export function addCompare(types: BloodborneTypes): void {
  addCompareWith<CompareArguments, AttackType>(
    types.graph,
    attackTypes,
    async (weaponSlug, { level, ...stats }, context) =>
      (await rate(types, { weaponSlug, variant: 'normal', level: level ?? 0, ...stats }, context)).answer,
  );
}
