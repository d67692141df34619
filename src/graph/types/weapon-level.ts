import { builder } from '../builder.ts';
import { groupedRows } from '../loaders.ts';
import { declareEntries } from '../narrowing.ts';
import {
  AttackType,
  ItemType,
  levelsByWeapon,
  ScalingType,
  ScalingValueType,
  upgradesByWeapon,
  type WeaponLevelRow,
  WeaponType,
  type WeaponUpgradeRow,
} from '../records.ts';
import { linkFields, recordBy, rowsBy } from '../relations.ts';

const WeaponLevel = builder.objectRef<WeaponLevelRow>('WeaponLevel').implement({
  description: 'A weapon at one level of fortification. All of its versions have the same figures.',
  fields: (t) => ({
    level: t.exposeInt('level', { description: 'The level: 0 for +0.' }),
    attack: t.field({
      type: AttackType,
      description:
        'Attack by type. A weapon with physical and blood attack shows both, and each move deals one of the two.',
      resolve: (row) => row.attack,
    }),
    scaling: t.field({ type: ScalingType, description: 'Scaling grades.', resolve: (row) => row.scaling }),
    scalingValue: t.field({
      type: ScalingValueType,
      description:
        'Scaling as a number; 1 adds as much as the attack itself when the attribute is saturated.',
      resolve: (row) => row.scaling_value,
    }),
    rally: t.exposeInt('rally', { description: 'Rally: how much lost HP a hit can win back.' }),
    staminaAttack: t.exposeInt('stamina_attack', {
      description: 'Damage to the stamina of a foe that guards, before the percentage of the move.',
    }),
    repairPrice: t.exposeInt('repair_price', {
      description: 'Blood echoes for the repair when the durability is used up.',
    }),
    gemSlots: t.exposeInt('gem_slots', {
      description: 'Gem slots that are open: as many of the `gems` of a version, in order.',
    }),
  }),
});

const UpgradeCost = builder.objectRef<WeaponUpgradeRow>('UpgradeCost').implement({
  description: 'What the step to one level of fortification costs.',
  fields: (t) => ({
    level: t.exposeInt('level', { description: 'The level reached.' }),
    ...linkFields(t, 'item_slug', ItemType, 'material'),
    quantity: t.exposeInt('quantity', { description: 'How many of it.' }),
    bloodEchoes: t.exposeInt('blood_echoes', {
      description:
        "Blood echoes for the step. They stand in the game's tables; no published figure confirms them.",
    }),
    weapon: t.field({ description: 'The weapon.', ...recordBy('weapon_slug', WeaponType) }),
  }),
});

const upgradesByItem = groupedRows<WeaponUpgradeRow>('weapon_upgrade', 'item_slug', 'weapon_slug, level');

declareEntries('weapon_level', 'WeaponLevel', 'levels', {
  filters: { level: { type: 'UpgradeLevel', description: 'Only the figures at this level.' } },
});

builder.objectFields(WeaponType, (t) => ({
  levels: t.field({
    type: [WeaponLevel],
    description: 'Its figures at each level, from +0 on.',
    ...rowsBy(levelsByWeapon),
  }),
  upgradeCosts: t.field({
    type: [UpgradeCost],
    description: 'What each step costs, from +1 on; empty when it cannot be fortified.',
    ...rowsBy(upgradesByWeapon),
  }),
}));

builder.objectField(ItemType, 'upgrades', (t) =>
  t.field({
    type: [UpgradeCost],
    description: 'Steps of weapons that it is used up for.',
    ...rowsBy(upgradesByItem),
  }),
);
