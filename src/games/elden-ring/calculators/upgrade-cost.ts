import { type Material, sumMaterials } from '../../calculators/materials.ts';

export interface UpgradeStep extends Material {
  /** The upgrade reached. */
  readonly level: number;
}

export interface UpgradeCost {
  /** Smithing stones in the order in which they are first needed. */
  readonly materials: readonly Material[];
  readonly steps: readonly UpgradeStep[];
}

/**
 * The smithing stones for the upgrades of a weapon from one level to another. Source: the game's table
 * (EquipMtrlSetParam). What the smith takes in runes is not in the data.
 *
 * @param steps all upgrades of the weapon's path.
 */
export function upgradeCost(steps: readonly UpgradeStep[], from: number, to: number): UpgradeCost {
  const taken = steps.filter(({ level }) => level > from && level <= to).sort((a, b) => a.level - b.level);
  return { materials: sumMaterials(taken), steps: taken };
}
