import { builder } from '../builder.ts';
import { FormKind, GemShape, Hand, ScalingGrade, VariantKind, WeaponCategory } from '../enums.ts';
import { listFields } from '../lists.ts';
import {
  AcquisitionType,
  AttackType,
  acquisitionsBy,
  lowestPrice,
  MerchantType,
  merchantSlugs,
  merchantsSelling,
  RequirementsType,
  recordInterfaces,
  ScalingType,
  ScalingValueType,
  StockType,
  soldBy,
  stockBy,
  type WeaponFigures,
  type WeaponForm,
  WeaponType,
  type WeaponVariant,
} from '../records.ts';
import { rowsBy, valueFields } from '../relations.ts';

const attributes = { strength: 'Strength.', skill: 'Skill.', blood_tinge: 'Bloodtinge.', arcane: 'Arcane.' };
const withAttributes = {
  strength: 'With strength.',
  skill: 'With skill.',
  blood_tinge: 'With bloodtinge.',
  arcane: 'With arcane.',
};

RequirementsType.implement({
  description: 'Points needed in each attribute; null when unknown.',
  fields: (t) => valueFields(t, 'Int', attributes, { nullable: true }),
});

ScalingType.implement({
  description: 'Scaling grade by attribute.',
  fields: (t) => valueFields(t, ScalingGrade, withAttributes),
});

ScalingValueType.implement({
  description:
    'Scaling as a number, from which the grade follows: S from 1.10, A 0.85, B 0.65, C 0.55, D 0.30.',
  fields: (t) => valueFields(t, 'Float', withAttributes),
});

AttackType.implement({
  description: 'Attack rating by damage type.',
  fields: (t) =>
    valueFields(t, 'Int', {
      physical: 'Physical.',
      blood: 'Blood.',
      arcane: 'Arcane.',
      fire: 'Fire.',
      bolt: 'Bolt.',
    }),
});

const WeaponModifier = builder.objectRef<WeaponFigures['modifiers'][number]>('WeaponModifier').implement({
  description: 'A status effect or multiplier.',
  fields: (t) => ({
    kind: t.exposeString('kind', { description: 'Kind of effect, e.g. `rapid_poison` or `serrated`.' }),
    amount: t.exposeFloat('amount', {
      nullable: true,
      description: 'Build-up or factor; null when there is none or it is unknown.',
    }),
    form: t.expose('form', {
      type: FormKind,
      nullable: true,
      description: 'Form that has it; null when all have it.',
    }),
  }),
});

const WeaponFiguresType = builder.objectRef<WeaponFigures>('WeaponFigures').implement({
  description: 'Further figures of a weapon.',
  fields: (t) => ({
    attack: t.field({
      type: AttackType,
      description: 'Attack rating at +0.',
      resolve: (row) => row.attack,
    }),
    attackPlus10: t.field({
      type: AttackType,
      description: 'Attack rating at +10.',
      resolve: (row) => row.attack_plus10,
    }),
    scalingValue: t.field({
      type: ScalingValueType,
      description: 'Scaling at +0.',
      resolve: (row) => row.scaling_value,
    }),
    scalingPlus10: t.field({
      type: ScalingType,
      description: 'Scaling grades at +10.',
      resolve: (row) => row.scaling_plus10,
    }),
    scalingValuePlus10: t.field({
      type: ScalingValueType,
      description: 'Scaling at +10.',
      resolve: (row) => row.scaling_value_plus10,
    }),
    rally: t.exposeInt('rally', { nullable: true, description: 'Rally at +0.' }),
    rallyPlus10: t.exposeInt('rally_plus10', { nullable: true, description: 'Rally at +10.' }),
    bulletUse: t.exposeInt('bullet_use', {
      nullable: true,
      description: 'Quicksilver bullets per shot; null when it does not shoot.',
    }),
    durability: t.exposeInt('durability', { description: 'Durability.' }),
    maxUpgrade: t.exposeInt('max_upgrade', { description: 'Highest upgrade level.' }),
    sellPrice: t.exposeInt('sell_price', {
      nullable: true,
      description: 'Blood echoes gained by selling it.',
    }),
    modifiers: t.field({
      type: [WeaponModifier],
      description: 'Status effects and multipliers.',
      resolve: (row) => row.modifiers,
    }),
  }),
});

const WeaponVariantType = builder.objectRef<WeaponVariant>('WeaponVariant').implement({
  description: 'A version of a weapon.',
  fields: (t) => ({
    kind: t.expose('kind', { type: VariantKind, description: 'Which version.' }),
    name: t.exposeString('name', { description: 'Name of this version in the game.' }),
    gems: t.field({
      type: [GemShape],
      description: 'Shapes of its gem slots, in order.',
      resolve: (row) => row.gems,
    }),
    notes: t.exposeString('notes', { nullable: true, description: 'Where this version comes from.' }),
  }),
});

const WeaponFormType = builder.objectRef<WeaponForm>('WeaponForm').implement({
  description: 'A form of a weapon.',
  fields: (t) => ({
    slug: t.expose('slug', { type: 'Slug', description: 'Identifier of the form.' }),
    name: t.exposeString('name', { description: 'Name of this form.' }),
    formKind: t.expose('form_kind', { type: FormKind, description: 'Before or after the trick.' }),
    sortOrder: t.exposeInt('sort_order', { description: 'Order, from 0.' }),
    attackPhysical: t.int({ description: 'Physical attack rating.', resolve: (row) => row.attack.physical }),
    attackBlood: t.int({ description: 'Blood attack rating.', resolve: (row) => row.attack.blood }),
    attackArcane: t.int({ description: 'Arcane attack rating.', resolve: (row) => row.attack.arcane }),
    attackFire: t.int({ description: 'Fire attack rating.', resolve: (row) => row.attack.fire }),
    attackBolt: t.int({ description: 'Bolt attack rating.', resolve: (row) => row.attack.bolt }),
    scaling: t.field({
      type: ScalingType,
      description: 'Scaling grades in this form.',
      resolve: (row) => row.scaling,
    }),
    damageTypes: t.stringList({
      description: 'Damage types of its moves.',
      resolve: (row) => [...row.damage_types],
    }),
    firstR1Multiplier: t.exposeFloat('first_r1_multiplier', {
      nullable: true,
      description: 'Factor of the first light attack.',
    }),
    moveCount: t.exposeInt('move_count', { nullable: true, description: 'Number of moves.' }),
  }),
});

WeaponType.implement({
  description: 'A weapon of either hand.',
  interfaces: recordInterfaces,
  fields: (t) => ({
    category: t.expose('category', { type: WeaponCategory, description: 'Kind of weapon.' }),
    hand: t.expose('hand', { type: Hand, description: 'Hand that holds it.' }),
    isDlc: t.exposeBoolean('is_dlc', { description: 'Part of The Old Hunters.' }),
    tags: t.stringList({ description: 'What it does, in single words.', resolve: (row) => [...row.tags] }),
    requirements: t.field({
      type: RequirementsType,
      description: 'Attributes needed.',
      resolve: (row) => row.requirements,
    }),
    scaling: t.field({
      type: ScalingType,
      description: 'Scaling grades at +0.',
      resolve: (row) => row.scaling,
    }),
    variants: t.field({
      type: [WeaponVariantType],
      description: 'Its versions: normal, uncanny, lost.',
      resolve: (row) => row.variants,
    }),
    forms: t.field({
      type: [WeaponFormType],
      description: 'Its forms in order.',
      resolve: (row) => row.forms,
    }),
    figures: t.field({
      type: WeaponFiguresType,
      description: 'Further figures.',
      resolve: (row) => row.figures,
    }),
    wikiUrl: t.expose('wiki_url', { type: 'Url', description: 'Its page on the Bloodborne wiki.' }),
    description: t.exposeString('description', { description: 'What it is.' }),
    soldBy: t.field({
      type: ['Slug'],
      description: 'Slugs of the merchants that sell it; empty when none does.',
      ...rowsBy(stockBy('weapon_slug'), merchantSlugs),
    }),
    merchants: t.field({
      type: [MerchantType],
      description: 'Merchants that sell it, each once.',
      ...merchantsSelling('weapon'),
    }),
    offers: t.field({
      type: [StockType],
      description: 'Where it is on sale, with prices and conditions.',
      ...rowsBy(stockBy('weapon_slug')),
    }),
    acquisition: t.field({
      type: [AcquisitionType],
      description: 'How else it is obtained.',
      ...rowsBy(acquisitionsBy('weapon_slug')),
    }),
  }),
});

listFields({
  plural: 'weapons',
  type: WeaponType,
  filters: {
    category: { type: WeaponCategory, description: 'Only weapons of this kind.' },
    hand: { type: Hand, description: 'Only weapons of this hand.' },
    isDlc: { type: 'Boolean', description: 'Only weapons of The Old Hunters, or only others.' },
    soldBy: soldBy('weapon', 'weapons'),
  },
  figures: {
    attack_physical: { of: 'physical attack rating at +0', at: 'figures.attack.physical' },
    attack_physical_plus10: { of: 'physical attack rating at +10', at: 'figures.attack_plus10.physical' },
    attack_blood: { of: 'blood attack rating at +0', at: 'figures.attack.blood' },
    attack_blood_plus10: { of: 'blood attack rating at +10', at: 'figures.attack_plus10.blood' },
    attack_arcane: { of: 'arcane attack rating at +0', at: 'figures.attack.arcane' },
    attack_arcane_plus10: { of: 'arcane attack rating at +10', at: 'figures.attack_plus10.arcane' },
    attack_fire: { of: 'fire attack rating at +0', at: 'figures.attack.fire' },
    attack_fire_plus10: { of: 'fire attack rating at +10', at: 'figures.attack_plus10.fire' },
    attack_bolt: { of: 'bolt attack rating at +0', at: 'figures.attack.bolt' },
    attack_bolt_plus10: { of: 'bolt attack rating at +10', at: 'figures.attack_plus10.bolt' },
    strength: { of: 'strength needed', at: 'requirements.strength' },
    skill: { of: 'skill needed', at: 'requirements.skill' },
    blood_tinge: { of: 'bloodtinge needed', at: 'requirements.blood_tinge' },
    arcane: { of: 'arcane needed', at: 'requirements.arcane' },
    durability: { of: 'durability', at: 'figures.durability' },
    rally: { of: 'rally at +0', at: 'figures.rally' },
    price: lowestPrice('weapon'),
    sell_price: { of: 'blood echoes gained by selling it', at: 'figures.sell_price' },
  },
});
