import { builder } from '../builder.ts';
import { FormKind, GemShape, Hand, ScalingGrade, VariantKind, WeaponCategory } from '../enums.ts';
import { listFields } from '../lists.ts';
import { type RecordRow, rowType } from '../loaders.ts';
import { rowsBy } from '../relations.ts';
import { AcquisitionType, acquisitions, merchantSlugs, StockType, stock } from './acquisition.ts';
import { RecordInterface } from './provenance.ts';

type ByAttribute<Value> = Record<'strength' | 'skill' | 'blood_tinge' | 'arcane', Value>;
type Attack = Record<'physical' | 'blood' | 'arcane' | 'fire' | 'bolt', number>;

interface Figures {
  readonly scaling_value: ByAttribute<number>;
  readonly scaling_plus10: ByAttribute<string>;
  readonly scaling_value_plus10: ByAttribute<number>;
  readonly attack: Attack;
  readonly attack_plus10: Attack;
  readonly rally: number | null;
  readonly rally_plus10: number | null;
  readonly bullet_use: number | null;
  readonly durability: number;
  readonly max_upgrade: number;
  readonly sell_price: number | null;
  readonly modifiers: readonly {
    kind: string;
    amount: number | null;
    form: typeof FormKind.$inferType | null;
  }[];
}

interface Form {
  readonly slug: string;
  readonly name: string;
  readonly form_kind: typeof FormKind.$inferType;
  readonly sort_order: number;
  readonly attack: Attack;
  readonly scaling: ByAttribute<string>;
  readonly damage_types: readonly string[];
  readonly first_r1_multiplier: number | null;
  readonly move_count: number | null;
}

interface Variant {
  readonly kind: typeof VariantKind.$inferType;
  readonly name: string;
  readonly gems: readonly (typeof GemShape.$inferType)[];
  readonly notes: string | null;
}

export interface WeaponRow extends RecordRow {
  readonly category: typeof WeaponCategory.$inferType;
  readonly hand: typeof Hand.$inferType;
  readonly is_dlc: boolean;
  readonly tags: readonly string[];
  readonly requirements: ByAttribute<number | null>;
  readonly scaling: ByAttribute<string>;
  readonly variants: readonly Variant[];
  readonly forms: readonly Form[];
  readonly figures: Figures;
  readonly wiki_url: string;
  readonly description: string;
}

export const WeaponType = rowType<WeaponRow>('Weapon', 'weapon');

export const RequirementsType = builder
  .objectRef<ByAttribute<number | null>>('AttributeRequirements')
  .implement({
    description: 'Points needed in each attribute; null when unknown.',
    fields: (t) => ({
      strength: t.exposeInt('strength', { nullable: true, description: 'Strength.' }),
      skill: t.exposeInt('skill', { nullable: true, description: 'Skill.' }),
      bloodTinge: t.exposeInt('blood_tinge', { nullable: true, description: 'Bloodtinge.' }),
      arcane: t.exposeInt('arcane', { nullable: true, description: 'Arcane.' }),
    }),
  });

const Scaling = builder.objectRef<ByAttribute<string>>('AttributeScaling').implement({
  description: 'Scaling grade by attribute.',
  fields: (t) => ({
    strength: t.field({
      type: ScalingGrade,
      description: 'With strength.',
      resolve: (row) => row.strength as never,
    }),
    skill: t.field({ type: ScalingGrade, description: 'With skill.', resolve: (row) => row.skill as never }),
    bloodTinge: t.field({
      type: ScalingGrade,
      description: 'With bloodtinge.',
      resolve: (row) => row.blood_tinge as never,
    }),
    arcane: t.field({
      type: ScalingGrade,
      description: 'With arcane.',
      resolve: (row) => row.arcane as never,
    }),
  }),
});

const ScalingValue = builder.objectRef<ByAttribute<number>>('AttributeScalingValue').implement({
  description:
    'Scaling as a number, from which the grade follows: S from 1.10, A 0.85, B 0.65, C 0.55, D 0.30.',
  fields: (t) => ({
    strength: t.exposeFloat('strength', { description: 'With strength.' }),
    skill: t.exposeFloat('skill', { description: 'With skill.' }),
    bloodTinge: t.exposeFloat('blood_tinge', { description: 'With bloodtinge.' }),
    arcane: t.exposeFloat('arcane', { description: 'With arcane.' }),
  }),
});

const AttackType = builder.objectRef<Attack>('Attack').implement({
  description: 'Attack rating by damage type.',
  fields: (t) => ({
    physical: t.exposeInt('physical', { description: 'Physical.' }),
    blood: t.exposeInt('blood', { description: 'Blood.' }),
    arcane: t.exposeInt('arcane', { description: 'Arcane.' }),
    fire: t.exposeInt('fire', { description: 'Fire.' }),
    bolt: t.exposeInt('bolt', { description: 'Bolt.' }),
  }),
});

const WeaponModifier = builder.objectRef<Figures['modifiers'][number]>('WeaponModifier').implement({
  description: 'A status effect or multiplier.',
  fields: (t) => ({
    kind: t.exposeString('kind', { description: 'Which, e.g. `rapid_poison` or `serrated`.' }),
    amount: t.exposeFloat('amount', {
      nullable: true,
      description: 'Build-up or factor; null when it has none or it is unknown.',
    }),
    form: t.expose('form', {
      type: FormKind,
      nullable: true,
      description: 'In which form; null when in all.',
    }),
  }),
});

const WeaponFigures = builder.objectRef<Figures>('WeaponFigures').implement({
  description: 'Further figures of a weapon.',
  fields: (t) => ({
    attack: t.field({
      type: AttackType,
      description: 'Attack rating as found.',
      resolve: (row) => row.attack,
    }),
    attackPlus10: t.field({
      type: AttackType,
      description: 'Attack rating at +10.',
      resolve: (row) => row.attack_plus10,
    }),
    scalingValue: t.field({
      type: ScalingValue,
      description: 'Scaling as found.',
      resolve: (row) => row.scaling_value,
    }),
    scalingPlus10: t.field({
      type: Scaling,
      description: 'Scaling grades at +10.',
      resolve: (row) => row.scaling_plus10,
    }),
    scalingValuePlus10: t.field({
      type: ScalingValue,
      description: 'Scaling at +10.',
      resolve: (row) => row.scaling_value_plus10,
    }),
    rally: t.exposeInt('rally', { nullable: true, description: 'Rally as found.' }),
    rallyPlus10: t.exposeInt('rally_plus10', { nullable: true, description: 'Rally at +10.' }),
    bulletUse: t.exposeInt('bullet_use', {
      nullable: true,
      description: 'Bullets a shot; null when it does not shoot.',
    }),
    durability: t.exposeInt('durability', { description: 'Durability.' }),
    maxUpgrade: t.exposeInt('max_upgrade', { description: 'Highest fortification.' }),
    sellPrice: t.exposeInt('sell_price', { nullable: true, description: 'Echoes for selling it.' }),
    modifiers: t.field({
      type: [WeaponModifier],
      description: 'Status effects and multipliers.',
      resolve: (row) => row.modifiers,
    }),
  }),
});

const WeaponVariant = builder.objectRef<Variant>('WeaponVariant').implement({
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

const WeaponForm = builder.objectRef<Form>('WeaponForm').implement({
  description: 'A form of a weapon.',
  fields: (t) => ({
    slug: t.expose('slug', { type: 'Slug', description: 'Identifier of the form.' }),
    name: t.exposeString('name', { description: 'What it is in this form.' }),
    formKind: t.expose('form_kind', { type: FormKind, description: 'Before or after the trick.' }),
    sortOrder: t.exposeInt('sort_order', { description: 'Order, from 0.' }),
    attackPhysical: t.int({ description: 'Physical attack rating.', resolve: (row) => row.attack.physical }),
    attackBlood: t.int({ description: 'Blood attack rating.', resolve: (row) => row.attack.blood }),
    attackArcane: t.int({ description: 'Arcane attack rating.', resolve: (row) => row.attack.arcane }),
    attackFire: t.int({ description: 'Fire attack rating.', resolve: (row) => row.attack.fire }),
    attackBolt: t.int({ description: 'Bolt attack rating.', resolve: (row) => row.attack.bolt }),
    scaling: t.field({
      type: Scaling,
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
  interfaces: [RecordInterface],
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
      type: Scaling,
      description: 'Scaling grades as found.',
      resolve: (row) => row.scaling,
    }),
    variants: t.field({
      type: [WeaponVariant],
      description: 'Its versions: normal, uncanny, lost.',
      resolve: (row) => row.variants,
    }),
    forms: t.field({ type: [WeaponForm], description: 'Its forms in order.', resolve: (row) => row.forms }),
    figures: t.field({ type: WeaponFigures, description: 'Further figures.', resolve: (row) => row.figures }),
    wikiUrl: t.expose('wiki_url', { type: 'Url', description: 'Its page on the Bloodborne wiki.' }),
    description: t.exposeString('description', { description: 'What it is.' }),
    soldBy: t.field({
      type: ['Slug'],
      description: 'Slugs of the merchants that sell it; empty when none does.',
      ...rowsBy(stock.weapon, merchantSlugs),
    }),
    offers: t.field({
      type: [StockType],
      description: 'Where it is on sale, with prices and conditions.',
      ...rowsBy(stock.weapon),
    }),
    acquisition: t.field({
      type: [AcquisitionType],
      description: 'How else it is come by.',
      ...rowsBy(acquisitions.weapon),
    }),
  }),
});

listFields({
  plural: 'weapons',
  singular: 'weapon',
  table: 'weapon',
  type: WeaponType,
  noun: 'weapons',
  filters: {
    category: { column: 'category', type: WeaponCategory, description: 'Only weapons of this kind.' },
  },
});
