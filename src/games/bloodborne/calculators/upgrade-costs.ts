export interface UpgradeStep {
  /** The level reached. */
  readonly level: number;
  readonly item_slug: string;
  readonly quantity: number;
  readonly blood_echoes: number;
}

export interface UpgradeCosts {
  /** Materials in the order in which they are first needed. */
  readonly materials: readonly { readonly item_slug: string; readonly quantity: number }[];
  readonly blood_echoes: number;
  readonly steps: readonly UpgradeStep[];
}

/**
 * The total cost of the steps of a weapon from one level to another: pieces of each material, and blood echoes. Source:
 * the game's tables (EquipMtrlSetParam); no published number confirms the blood echoes.
 */
export function upgradeCosts(steps: readonly UpgradeStep[], from: number, to: number): UpgradeCosts {
  const taken = steps.filter(({ level }) => level > from && level <= to).sort((a, b) => a.level - b.level);
  const materials = new Map<string, number>();
  let echoes = 0;
  for (const { item_slug, quantity, blood_echoes } of taken) {
    materials.set(item_slug, (materials.get(item_slug) ?? 0) + quantity);
    echoes += blood_echoes;
  }
  return {
    materials: [...materials].map(([item_slug, quantity]) => ({ item_slug, quantity })),
    blood_echoes: echoes,
    steps: taken,
  };
}
