import { builder } from '../builder.ts';
import { Campaign } from '../enums.ts';
import { listFields } from '../lists.ts';
import { keyOf } from '../loaders.ts';
import {
  AcquisitionType,
  acquisitionsBy,
  type BossFigures,
  type BossRow,
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
  RecordInterface,
} from '../records.ts';
import { leadsTo, linkFields, recordBy, rowsBy, valueFields } from '../relations.ts';

const BossPhase = builder.objectRef<BossRow['phases'][number]>('BossPhase').implement({
  description: 'A phase of a fight.',
  fields: (t) => ({
    phaseIndex: t.exposeInt('phase_index', { description: 'Number of the phase, from 0.' }),
    name: t.exposeString('name', { description: 'Name of the phase.' }),
    notes: t.exposeString('notes', { nullable: true, description: 'What changes in this phase.' }),
  }),
});

const BossDefenseType = builder.objectRef<Defense>('BossDefense').implement({
  description:
    'Defences of a boss on the first playthrough. Elemental defences are scaled like physical ones, as in the parameter tables; some wikis give them unscaled.',
  fields: (t) => valueFields(t, 'Int', defenses, { nullable: true }),
});

const BossPart = builder.objectRef<BossFigures['parts'][number]>('BossPart').implement({
  description: 'A body or stage of a boss that has separate figures.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the body or stage.' }),
    hp: t.exposeInt('hp', { nullable: true, description: 'Hit points.' }),
    defense: t.field({
      type: BossDefenseType,
      nullable: true,
      description: 'Defences.',
      resolve: (part) => part.defense,
    }),
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
    hpNgPlus: t.exposeInt('hp_ng_plus', {
      nullable: true,
      description: 'Hit points on the second playthrough.',
    }),
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
    isBeast: t.exposeBoolean('is_beast', { nullable: true, description: 'Counts as a beast.' }),
    isKin: t.exposeBoolean('is_kin', { nullable: true, description: 'Counts as kin.' }),
    weakToSerrated: t.exposeBoolean('weak_to_serrated', {
      nullable: true,
      description: 'Takes more damage from serrated weapons.',
    }),
    weakToRighteous: t.exposeBoolean('weak_to_righteous', {
      nullable: true,
      description: 'Takes more damage from righteous weapons.',
    }),
    parts: t.field({
      type: [BossPart],
      description: 'Bodies or stages that have separate figures.',
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
  interfaces: [RecordInterface],
  fields: (t) => ({
    description: t.exposeString('description', { description: 'Who or what it is and how it fights.' }),
    isOptional: t.exposeBoolean('is_optional', { description: 'Can be skipped.' }),
    isRequired: t.exposeBoolean('is_required', { description: 'Must be beaten to finish the game.' }),
    isChalice: t.exposeBoolean('is_chalice', { description: 'Met in chalice dungeons.' }),
    isDlc: t.exposeBoolean('is_dlc', { description: 'Part of The Old Hunters.' }),
    campaign: t.expose('campaign', { type: Campaign, description: 'Part of the game it belongs to.' }),
    ...linkFields(t, 'location_slug', LocationType, 'location where it is fought'),
    arena: t.exposeString('arena', { nullable: true, description: 'Where inside the location.' }),
    lamp: t.field({
      nullable: true,
      description: 'The lamp that appears when it is beaten.',
      ...recordBy('lamp_slug', LampType),
    }),
    lampName: t.string({
      nullable: true,
      description: 'Name of the lamp that appears when it is beaten; null when none does.',
      resolve: async (row, _args, context) =>
        row.lamp_slug === null
          ? null
          : (await LampType.getDataloader(context).load(keyOf(row, row.lamp_slug))).name,
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
      description: 'Phases in order; empty when there is only one.',
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
    campaign: { column: 'campaign', type: Campaign, description: 'Only bosses of this part of the game.' },
    locationSlug: { column: 'location_slug', type: 'Slug', description: 'Only bosses at this location.' },
  },
});
