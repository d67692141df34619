import { type Material, sumMaterials } from '../../calculators/materials.ts';

export interface UpgradeStep extends Material {
  /** The level reached. */
  readonly level: number;
  readonly blood_echoes: number;
}

export interface UpgradeCosts {
  /** Materials in the order in which they are first needed. */
  readonly materials: readonly Material[];
  readonly blood_echoes: number;
  readonly steps: readonly UpgradeStep[];
}

/**
 * The total cost of the steps of a weapon from one level to another: pieces of each material, and blood echoes. Source:
 * the game's tables (EquipMtrlSetParam); no published number confirms the blood echoes.
 */
export function upgradeCosts(steps: readonly UpgradeStep[], from: number, to: number): UpgradeCosts {
  const taken = steps.filter(({ level }) => level > from && level <= to).sort((a, b) => a.level - b.level);
  return {
    materials: sumMaterials(taken),
    blood_echoes: taken.reduce((sum, { blood_echoes }) => sum + blood_echoes, 0),
    steps: taken,
  };
}
