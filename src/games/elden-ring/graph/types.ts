import type {
  ArmorRow,
  BossFormRow,
  BossRow,
  ClassRow,
  ElementScalingRow,
  EnemyRow,
  EnemyVariantRow,
  SkillRow,
  UpgradePathRow,
  UpgradeTypeRow,
  WeaponAffinityRow,
  WeaponRow,
} from '../../../../schema/elden-ring/rows.ts';
import type { ExtensibleGraph } from '../../../graph/graph.ts';

/** The records and rows that the calculators read. */
export function eldenRingTypes(graph: ExtensibleGraph) {
  const { types } = graph;
  return {
    graph,
    Armor: types.record<ArmorRow>('armor'),
    Boss: types.record<BossRow>('boss'),
    Class: types.record<ClassRow>('class'),
    ElementScaling: types.record<ElementScalingRow>('element_scaling'),
    Enemy: types.record<EnemyRow>('enemy'),
    Skill: types.record<SkillRow>('skill'),
    UpgradePath: types.record<UpgradePathRow>('upgrade_path'),
    UpgradeType: types.record<UpgradeTypeRow>('upgrade_type'),
    Weapon: types.record<WeaponRow>('weapon'),
    affinitiesOf: types.rows<WeaponAffinityRow>('weapon_affinity.weapon_slug'),
    formsOf: types.rows<BossFormRow>('boss_form.boss_slug'),
    variantsOf: types.rows<EnemyVariantRow>('enemy_variant.enemy_slug'),
  };
}

export type EldenRingTypes = ReturnType<typeof eldenRingTypes>;
