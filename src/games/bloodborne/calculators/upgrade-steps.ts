import type { UpgradeStep } from '../../calculators/upgrade-cost.ts';

/** Fortifications as their table has them; no published number confirms the blood echoes. */
export const upgradeSteps = (
  rows: readonly {
    readonly level: number;
    readonly item_slug: string;
    readonly quantity: number;
    readonly cost: number;
  }[],
): UpgradeStep[] =>
  rows.map(({ level, cost, item_slug, quantity }) => ({
    level,
    cost,
    materials: [{ item_slug, quantity }],
  }));
