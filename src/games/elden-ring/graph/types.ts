import type {
  Affinity,
  ArmorRow,
  ArmorSlot,
  Attack,
  BossFormRow,
  BossRow,
  ClassRow,
  ElementScalingRow,
  EnemyRow,
  EnemyVariantRow,
  Element,
  ItemRow,
  LocationRow,
  StatusEffect,
  UpgradePathRow,
  UpgradeTypeRow,
  WeaponAffinityRow,
  WeaponRow,
  WeaponStat,
} from '../../../../schema/elden-ring/rows.ts';
import type { ExtensibleGraph } from '../../../graph/graph.ts';
import type { sets, ValueOf } from './sets.ts';

/** The types that the calculators name, and the rows that they read. */
export function eldenRingTypes(graph: ExtensibleGraph) {
  const { types, builder } = graph;
  /** A number between bounds, which are in `numbers`. */
  const number = (name: string) => types.named(name) as 'Page';
  const computed = <Name extends keyof typeof sets>(name: Name) => types.set<ValueOf<Name>>(name);
  return {
    graph,
    builder,
    Armor: types.record<ArmorRow>('armor'),
    Boss: types.record<BossRow>('boss'),
    Class: types.record<ClassRow>('class'),
    ElementScaling: types.record<ElementScalingRow>('element_scaling'),
    Enemy: types.record<EnemyRow>('enemy'),
    Item: types.record<ItemRow>('item'),
    Location: types.record<LocationRow>('location'),
    UpgradePath: types.record<UpgradePathRow>('upgrade_path'),
    UpgradeType: types.record<UpgradeTypeRow>('upgrade_type'),
    Weapon: types.record<WeaponRow>('weapon'),
    AttackByType: types.object<Attack>('Attack'),
    AffinityName: types.set<Affinity>('Affinity'),
    ArmorSlot: types.set<ArmorSlot>('ArmorSlot'),
    DamageType: types.set<Element>('Element'),
    StatName: types.set<WeaponStat>('WeaponStat'),
    StatusName: types.set<StatusEffect>('StatusEffect'),
    RatingStepKind: computed('RatingStepKind'),
    PhysicalDamage: computed('PhysicalDamage'),
    ArmorFigure: computed('ArmorFigure'),
    Unverified: computed('Unverified'),
    Stat: number('Stat'),
    WeaponLevel: number('WeaponLevel'),
    TarnishedLevel: number('TarnishedLevel'),
    Weight: number('Weight'),
    affinitiesOf: types.rows<WeaponAffinityRow>('weapon_affinity.weapon_slug'),
    formsOf: types.rows<BossFormRow>('boss_form.boss_slug'),
    variantsOf: types.rows<EnemyVariantRow>('enemy_variant.enemy_slug'),
  };
}

export type EldenRingTypes = ReturnType<typeof eldenRingTypes>;
