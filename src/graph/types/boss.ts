import { completeValue } from '@pothos/core';
import { builder } from '../builder.ts';
import { BossPartKind, Campaign } from '../enums.ts';
import { listFields } from '../lists.ts';
import { keyOf } from '../loaders.ts';
import {
  AcquisitionType,
  acquisitionsBy,
  type BossFigures,
  type BossRow,
  type BossTraits,
  BossType,
  ChaliceBossType,
  type Defense,
  DropType,
  defenses,
  dungeonsByBoss,
  LampType,
  LocationType,
  NpcType,
  npcsByBoss,
  recordInterfaces,
  versionsByBoss,
} from '../records.ts';
import { leadsTo, linkFields, recordBy, rowsBy, valueFields } from '../relations.ts';
import { weaknessFields } from '../weakness-fields.ts';

type Types = typeof builder.$inferSchemaTypes;

const BossPhase = builder.objectRef<BossRow['phases'][number]>('BossPhase').implement({
  description: 'A phase of a fight.',
  fields: (t) => ({
    phaseIndex: t.exposeInt('phase_index', { description: 'Number of the phase, from 0.' }),
    name: t.exposeString('name', { description: 'Name of the phase.' }),
    notes: t.exposeString('notes', { nullable: true, description: 'What changes in this phase.' }),
    hpPercent: t.int({
      nullable: true,
      description:
        'Share of its HP, in percent, at which the phase begins; null when that is unknown or something else begins it.',
      resolve: (row) => row.hp_percent ?? null,
    }),
  }),
});

const BossDefenseType = builder.objectRef<Defense>('BossDefense').implement({
  description:
    'Defences of a boss on the first playthrough. Elemental defences are scaled like physical ones, as in the parameter tables; some wikis give them unscaled.',
  fields: (t) => valueFields(t, 'Int', defenses, { nullable: true }),
});

/** Fields that a boss and each of its parts have. */
const traitFields = <Row extends BossTraits>(t: PothosSchemaTypes.ObjectFieldBuilder<Types, Row>) => ({
  defense: t.field({
    type: BossDefenseType,
    nullable: true,
    description: 'Defences on the first playthrough.',
    resolve: (row) => row.defense,
  }),
  slowPoisonResistance: t.int({
    nullable: true,
    description: 'Resistance to slow poison; 999 is immune.',
    resolve: (row) => row.resistance?.slow_poison ?? null,
  }),
  rapidPoisonResistance: t.int({
    nullable: true,
    description: 'Resistance to rapid poison; 999 is immune.',
    resolve: (row) => row.resistance?.rapid_poison ?? null,
  }),
  frenzyResistance: t.int({
    nullable: true,
    description: 'Resistance to frenzy; 999 is immune.',
    resolve: (row) => row.resistance?.frenzy ?? null,
  }),
  isBeast: t.boolean({
    nullable: true,
    description: 'Counts as a beast.',
    resolve: (row) => row.is_beast,
  }),
  isKin: t.boolean({ nullable: true, description: 'Counts as kin.', resolve: (row) => row.is_kin }),
  weakToSerrated: t.boolean({
    nullable: true,
    description: 'Takes more damage from serrated weapons.',
    resolve: (row) => row.weak_to_serrated,
  }),
  weakToRighteous: t.boolean({
    nullable: true,
    description: 'Takes more damage from righteous weapons.',
    resolve: (row) => row.weak_to_righteous,
  }),
  superArmor: t.int({
    nullable: true,
    description: 'The force of blows that it takes before it staggers; 0 has none.',
    resolve: (row) => row.super_armor,
  }),
  weakPartRate: t.float({
    nullable: true,
    description: 'Factor of damage to its weak part, e.g. the head; 1 changes nothing.',
    resolve: (row) => row.weak_part_rate,
  }),
  ...weaknessFields(t, 'serrated and righteous weapons as `weakToSerrated` and `weakToRighteous` say,'),
});

const BossPart = builder.objectRef<BossFigures['parts'][number]>('BossPart').implement({
  description: 'A form or body of a boss, or a helper, that has separate figures.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the part.' }),
    kind: t.expose('kind', { type: BossPartKind, description: 'Form, body or helper.' }),
    hp: t.exposeInt('hp', {
      nullable: true,
      description: 'Hit points; of a form, those of the whole fight.',
    }),
    hpNgPlus: t.exposeInt('hp_ng_plus', {
      nullable: true,
      description: 'Hit points on the second playthrough.',
    }),
    ...traitFields(t),
  }),
});

const BossNewGamePlus = builder
  .objectRef<NonNullable<BossFigures['new_game_plus']>>('BossNewGamePlus')
  .implement({
    description: 'Figures of a boss on the second playthrough. Those of later ones are not known.',
    fields: (t) => ({
      hp: t.exposeInt('hp', { description: 'Hit points.' }),
      bloodEchoes: t.exposeInt('blood_echoes', { description: 'Blood echoes.' }),
      attackRate: t.exposeFloat('attack_rate', {
        description: 'Factor of its attacks, compared with the first playthrough.',
      }),
      defenseRate: t.exposeFloat('defense_rate', {
        description: 'Factor of its defences, compared with the first playthrough.',
      }),
      staminaAttackRate: t.exposeFloat('stamina_attack_rate', {
        description: 'Factor of the stamina that a blocked attack costs.',
      }),
    }),
  });

const BossInsight = builder.objectRef<NonNullable<BossFigures['insight']>>('BossInsight').implement({
  description: 'Insight that a boss gives.',
  fields: (t) => ({
    discovery: t.exposeInt('discovery', { description: 'On finding it.' }),
    defeat: t.exposeInt('defeat', { description: 'On beating it.' }),
  }),
});

const BossDepthFigures = builder.objectRef<BossFigures['by_depth'][number]>('BossDepthFigures').implement({
  description: 'Figures of a boss on one layer at one depth of a chalice dungeon.',
  fields: (t) => ({
    depth: t.exposeInt('depth', { description: 'Depth, 1 to 5.' }),
    layer: t.exposeInt('layer', { description: 'Layer, from 1.' }),
    hp: t.exposeInt('hp', { nullable: true, description: 'Hit points.' }),
    bloodEchoes: t.exposeInt('blood_echoes', { nullable: true, description: 'Blood echoes.' }),
  }),
});

const BossFiguresType = builder.objectRef<BossFigures>('BossFigures').implement({
  description: 'Further figures of a boss; null when unknown.',
  fields: (t) => ({
    hpNgPlus: t.int({
      nullable: true,
      description: 'Hit points on the second playthrough.',
      resolve: (row) => row.new_game_plus?.hp ?? null,
    }),
    newGamePlus: t.field({
      type: BossNewGamePlus,
      nullable: true,
      description:
        'Second playthrough; null when unknown, and in chalice dungeons, which a further playthrough does not change.',
      resolve: (row) => row.new_game_plus,
    }),
    insight: t.field({
      type: BossInsight,
      nullable: true,
      description: 'Insight that it gives; null when unknown.',
      resolve: (row) => row.insight,
    }),
    ...traitFields(t),
    parts: t.field({
      type: [BossPart],
      description: 'Forms, bodies and helpers that have separate figures.',
      resolve: (row) => row.parts,
    }),
    byDepth: t.field({
      type: [BossDepthFigures],
      description: 'Figures in chalice dungeons.',
      resolve: (row) => row.by_depth,
    }),
  }),
});

BossType.implement({
  description: 'A boss. The chalice dungeon version of a boss is a separate record.',
  interfaces: recordInterfaces,
  fields: (t) => ({
    description: t.exposeString('description', { description: 'Who or what it is and how it fights.' }),
    isOptional: t.exposeBoolean('is_optional', { description: 'Can be skipped.' }),
    isRequired: t.exposeBoolean('is_required', { description: 'Must be beaten to finish the game.' }),
    isChalice: t.exposeBoolean('is_chalice', { description: 'Met in chalice dungeons.' }),
    isDlc: t.exposeBoolean('is_dlc', { description: 'Part of The Old Hunters.' }),
    campaign: t.expose('campaign', { type: Campaign, description: 'Part of the game it belongs to.' }),
    ...linkFields(t, 'location_slug', LocationType, 'location where it is fought'),
    ...linkFields(t, 'original_slug', BossType, 'boss whose chalice version this is', { nullable: true }),
    versions: t.field({
      type: [BossType],
      description: 'The same boss in the chalice dungeons.',
      ...rowsBy(versionsByBoss),
    }),
    arena: t.exposeString('arena', { nullable: true, description: 'Where inside the location.' }),
    lamp: t.field({
      nullable: true,
      description: 'The lamp that appears when it is beaten.',
      ...recordBy('lamp_slug', LampType),
    }),
    lampName: t.string({
      nullable: true,
      description: 'Name of the lamp that appears when it is beaten; null when none does.',
      resolve: (row, _args, context) =>
        row.lamp_slug === null
          ? null
          : completeValue(LampType.find(context, keyOf(row, row.lamp_slug)), ({ name }) => name),
      extensions: leadsTo({ kind: 'record', tables: { lamp_slug: 'lamp' } }),
    }),
    isInterruptible: t.exposeBoolean('is_interruptible', {
      description: 'A shot can interrupt its attacks.',
    }),
    hp: t.exposeInt('hp', {
      description:
        'Hit points on the first playthrough; for a chalice dungeon boss, in the first fixed dungeon where it appears.',
    }),
    bloodEchoes: t.exposeInt('blood_echoes', {
      description:
        'Blood echoes on the first playthrough; for a chalice dungeon boss, in the first fixed dungeon where it appears.',
    }),
    wikiUrl: t.expose('wiki_url', { type: 'Url', description: 'Its page on the Bloodborne wiki.' }),
    phases: t.field({
      type: [BossPhase],
      description:
        'Phases in order; empty when there is only one. A chalice version without phases of its own has those of the original.',
      resolve: (row) => row.phases,
    }),
    figures: t.field({
      type: BossFiguresType,
      description: 'Further figures.',
      resolve: (row) => row.figures,
    }),
    drops: t.field({
      type: [DropType],
      description: 'What it drops.',
      ...rowsBy(acquisitionsBy('boss_slug')),
    }),
    provides: t.field({
      type: [AcquisitionType],
      description: 'Ways to obtain what it drops.',
      ...rowsBy(acquisitionsBy('boss_slug')),
    }),
    summons: t.field({
      type: [NpcType],
      description: 'NPCs that can be summoned for the fight.',
      ...rowsBy(npcsByBoss),
    }),
    chaliceDungeons: t.field({
      type: [ChaliceBossType],
      description: 'Chalice dungeons in which it appears.',
      ...rowsBy(dungeonsByBoss),
    }),
  }),
});

listFields({
  plural: 'bosses',
  type: BossType,
  filters: {
    locationSlug: { type: 'Slug', to: LocationType, description: 'Only bosses at this location.' },
    originalSlug: { type: 'Slug', to: BossType, description: 'Only chalice versions of this boss.' },
    lampSlug: { type: 'Slug', to: LampType, description: 'Only bosses whose defeat makes this lamp appear.' },
    campaign: { type: Campaign, description: 'Only bosses of this part of the game.' },
    isOptional: { type: 'Boolean', description: 'Only bosses that can be skipped, or that cannot.' },
    isRequired: { type: 'Boolean', description: 'Only bosses that must be beaten, or that need not be.' },
    isChalice: { type: 'Boolean', description: 'Only bosses of the chalice dungeons, or only others.' },
    isDlc: { type: 'Boolean', description: 'Only bosses of The Old Hunters, or only others.' },
    isInterruptible: {
      type: 'Boolean',
      description: 'Only bosses that a shot can interrupt, or that it cannot.',
    },
  },
  figures: {
    hp: { of: 'hit points on the first playthrough' },
    blood_echoes: { of: 'blood echoes on the first playthrough' },
    hp_ng_plus: { of: 'hit points on the second playthrough', at: 'figures.new_game_plus.hp' },
  },
});
