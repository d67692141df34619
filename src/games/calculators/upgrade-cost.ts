/** An item, and how many of it are needed. */
export interface Material {
  readonly item_slug: string;
  readonly quantity: number;
}

/** One upgrade of a weapon. */
export interface UpgradeStep {
  /** The level reached. */
  readonly level: number;
  /** Price of the smith, in the currency of the game; null where it is unknown. */
  readonly cost: number | null;
  readonly materials: readonly Material[];
}

/** Costs and materials of several upgrades together. */
export interface UpgradeCost {
  readonly cost: number | null;
  /** Each item once, in the order in which it is first needed. */
  readonly materials: readonly Material[];
  readonly steps: readonly UpgradeStep[];
}

function sumMaterials(steps: readonly UpgradeStep[]): Material[] {
  const sums = new Map<string, number>();
  for (const { item_slug, quantity } of steps.flatMap(({ materials }) => materials))
    sums.set(item_slug, (sums.get(item_slug) ?? 0) + quantity);
  return [...sums].map(([item_slug, quantity]) => ({ item_slug, quantity }));
}

/**
 * The cost of a weapon's upgrades from one level to another. Source: the game's table of materials (EquipMtrlSetParam).
 *
 * @param steps all upgrades of the weapon.
 */
export function upgradeCost(steps: readonly UpgradeStep[], from: number, to: number): UpgradeCost {
  const taken = steps.filter(({ level }) => level > from && level <= to).sort((a, b) => a.level - b.level);
  const costs = taken.map(({ cost }) => cost);
  return {
    cost: costs.includes(null) ? null : costs.reduce<number>((sum, cost) => sum + cost!, 0),
    materials: sumMaterials(taken),
    steps: taken,
  };
}
