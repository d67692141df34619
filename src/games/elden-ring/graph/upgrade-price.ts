import type { UpgradePrice, UpgradePriceArguments } from '../../../../schema/elden-ring/rows.ts';
import { addQuery } from '../../../graph/queries/declared.ts';
import { recordNamed } from '../../../graph/limits/refusals.ts';
import { checkLevelOrder } from '../../calculators/levels.ts';
import { upgradeCost } from '../../calculators/upgrade-cost.ts';
import { upgradeSteps } from '../calculators/upgrade-steps.ts';
import { checkLevel } from './rating.ts';
import type { EldenRingTypes } from './types.ts';

/** Rows that the calculation reads in addition to the record: its price. */
const rowsRead = 2;

/** Adds what upgrading a weapon takes. */
export function addUpgradePrice({ graph, UpgradePath, Weapon }: EldenRingTypes): void {
  addQuery<UpgradePriceArguments, UpgradePrice>(
    graph,
    'upgradePrice',
    rowsRead,
    async ({ weaponSlug: slug, from, to: wanted }, context) => {
      const weapon = await recordNamed(graph, context, Weapon, 'weapon_slug', slug);
      const { upgrade_path_slug, max_level: max } = weapon;
      const to = wanted ?? max;
      checkLevel(weapon, 'from', from);
      checkLevel(weapon, 'to', to);
      checkLevelOrder(slug, from, to, max);
      const path = upgrade_path_slug === null ? null : await UpgradePath.find(context, upgrade_path_slug);
      return {
        weapon_slug: slug,
        upgrade_path_slug,
        from,
        to,
        currency: 'runes',
        ...upgradeCost(upgradeSteps(path?.steps ?? []), from, to),
        unverified: [],
      };
    },
  );
}
