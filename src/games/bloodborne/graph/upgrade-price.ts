import type { UpgradePrice, UpgradePriceArguments } from '../../../../schema/bloodborne/rows.ts';
import { addQuery } from '../../../graph/queries/declared.ts';
import { recordNamed } from '../../../graph/limits/refusals.ts';
import { checkLevelOrder } from '../../calculators/levels.ts';
import { upgradeCost } from '../../calculators/upgrade-cost.ts';
import { upgradeSteps } from '../calculators/upgrade-steps.ts';
import { weaponLevel } from './rating.ts';
import type { BloodborneTypes } from './types.ts';

/** Rows that the calculation reads in addition to the record: its price. */
const rowsRead = 20;

/** Adds what fortifying a weapon costs. */
export function addUpgradePrice({ graph, Weapon, levelsByWeapon, upgradesByWeapon }: BloodborneTypes): void {
  addQuery<UpgradePriceArguments, UpgradePrice>(
    graph,
    'upgradePrice',
    rowsRead,
    async ({ weaponSlug: slug, from, to: wanted }, context) => {
      const [weapon, levels, steps] = await Promise.all([
        recordNamed(graph, context, Weapon, 'weapon_slug', slug),
        levelsByWeapon(context, slug),
        upgradesByWeapon(context, slug),
      ]);
      weaponLevel(weapon, levels, 'from', from);
      const max = Math.max(...levels.map(({ level }) => level));
      const to = wanted ?? max;
      weaponLevel(weapon, levels, 'to', to);
      checkLevelOrder(weapon.slug, from, to, max);
      const costs = upgradeCost(upgradeSteps(steps), from, to);
      return {
        weapon_slug: weapon.slug,
        from,
        to,
        currency: 'blood_echoes',
        ...costs,
        unverified: costs.steps.length > 0 ? ['upgrade_cost'] : [],
      };
    },
  );
}
