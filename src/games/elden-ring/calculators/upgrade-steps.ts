import type { UpgradeStep } from '../../calculators/upgrade-cost.ts';

/** Upgrades of a path. What the smith takes in runes is not in the data. */
export const upgradeSteps = (
  rows: readonly { readonly level: number; readonly item_slug: string; readonly quantity: number }[],
): UpgradeStep[] =>
  rows.map(({ level, item_slug, quantity }) => ({ level, cost: null, materials: [{ item_slug, quantity }] }));
