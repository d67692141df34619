import type { CompareArguments } from '../../../../schema/bloodborne/rows.ts';
import { addCompareWith } from '../../calculators/compared-ratings.ts';
import { rate } from './rating.ts';
import type { BloodborneTypes } from './types.ts';

/** Adds the comparison of records, of weapons with their attack ratings and scaling. */
export function addCompare(types: BloodborneTypes): void {
  addCompareWith<CompareArguments>(types.graph, async (weaponSlug, wanted, { stats, classSlug }, context) => {
    const levels = await types.levelsByWeapon(context, weaponSlug);
    const { result: rating } = await rate(
      types,
      { weaponSlug, variant: 'normal', level: wanted, stats: stats ?? null },
      context,
      classSlug,
    );
    const { level } = rating;
    const { scaling, scaling_value } = levels.find((row) => row.level === level)!;
    return {
      level,
      scaling: Object.fromEntries(
        Object.entries(scaling_value).map(([stat, factor]) => [
          stat,
          { factor, letter: scaling[stat as keyof typeof scaling] },
        ]),
      ),
      rating,
    };
  });
}
