import type { UpgradeStep } from '../../calculators/upgrade-cost.ts';

/** Fortifications as their table has them; no published number confirms the blood echoes. */
export const upgradeSteps = (
  rows: readonly {
    readonly level: number;
    readonly item_slug: string;
    readonly quantity: number;
    readonly blood_echoes: number;
  }[],
): UpgradeStep[] =>
  rows.map(({ level, item_slug, quantity, blood_echoes }) => ({
    level,
    cost: blood_echoes,
    materials: [{ item_slug, quantity }],
  }));
