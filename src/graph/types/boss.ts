import { builder } from '../builder.ts';
import { Campaign } from '../enums.ts';
import { listFields } from '../lists.ts';
import { groupedRows, keyOf, type RecordRow, rowType } from '../loaders.ts';
import { leadsTo, recordBy, rowsBy } from '../relations.ts';
import { AcquisitionType, acquisitions, DropType } from './acquisition.ts';
import { ChaliceBossType, dungeonsByBoss } from './chalice-dungeon.ts';
import { LampType } from './lamp.ts';
import { LocationType } from './location.ts';
import { NpcType, npcsByBoss } from './npc.ts';
import { RecordInterface } from './provenance.ts';

type BossDefense = Record<
  'physical' | 'blunt' | 'thrust' | 'blood' | 'arcane' | 'fire' | 'bolt',
  number | null
>;

interface Figures {
  readonly hp_ng_plus: number | null;
  readonly defense: BossDefense | null;
  readonly resistance: { slow_poison: number | null; rapid_poison: number | null } | null;
  readonly is_beast: boolean | null;
  readonly is_kin: boolean | null;
  readonly weak_to_serrated: boolean | null;
  readonly weak_to_righteous: boolean | null;
  readonly parts: readonly { name: string; hp: number | null; defense: BossDefense | null }[];
  readonly by_depth: readonly {
    depth: number;
    layer: number;
    hp: number | null;
    blood_echoes: number | null;
  }[];
}

export interface BossRow extends RecordRow {
  readonly description: string;
  readonly is_optional: boolean;
  readonly is_required: boolean;
  readonly is_chalice: boolean;
  readonly is_dlc: boolean;
  readonly campaign: typeof Campaign.$inferType;
  readonly location_slug: string;
  readonly arena: string | null;
  readonly lamp_slug: string | null;
  readonly is_interruptible: boolean;
  readonly hp: number;
  readonly blood_echoes: number;
  readonly wiki_url: string;
  readonly phases: readonly { phase_index: number; name: string; notes: string | null }[];
  readonly figures: Figures;
}

export const BossType = rowType<BossRow>('Boss', 'boss');

export const bossesByLocation = groupedRows<BossRow>('boss', 'location_slug', 'slug');
export const bossesByLamp = groupedRows<BossRow>('boss', 'lamp_slug' as keyof BossRow & string, 'slug');

const BossPhase = builder.objectRef<BossRow['phases'][number]>('BossPhase').implement({
  description: 'A phase of a fight.',
  fields: (t) => ({
    phaseIndex: t.exposeInt('phase_index', { description: 'Number of the phase, from 0.' }),
    name: t.exposeString('name', { description: 'Name of the phase.' }),
    notes: t.exposeString('notes', { nullable: true, description: 'What changes.' }),
  }),
});

const BossDefenseType = builder.objectRef<BossDefense>('BossDefense').implement({
  description:
    'Defences of a boss on the first playthrough. The elemental ones are scaled like the physical ones, as the parameter tables do; some wikis give them unscaled.',
  fields: (t) => ({
    physical: t.exposeInt('physical', { nullable: true, description: 'Against physical damage.' }),
    blunt: t.exposeInt('blunt', { nullable: true, description: 'Against blunt damage.' }),
    thrust: t.exposeInt('thrust', { nullable: true, description: 'Against thrust damage.' }),
    blood: t.exposeInt('blood', { nullable: true, description: 'Against blood damage.' }),
    arcane: t.exposeInt('arcane', { nullable: true, description: 'Against arcane damage.' }),
    fire: t.exposeInt('fire', { nullable: true, description: 'Against fire damage.' }),
    bolt: t.exposeInt('bolt', { nullable: true, description: 'Against bolt damage.' }),
  }),
});

const BossPart = builder.objectRef<Figures['parts'][number]>('BossPart').implement({
  description: 'A body or stage with figures of its own.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Which.' }),
    hp: t.exposeInt('hp', { nullable: true, description: 'Hit points.' }),
    defense: t.field({
      type: BossDefenseType,
      nullable: true,
      description: 'Defences.',
      resolve: (part) => part.defense,
    }),
  }),
});

const BossDepthFigures = builder.objectRef<Figures['by_depth'][number]>('BossDepthFigures').implement({
  description: 'Figures of a boss on one layer at one depth of a chalice dungeon.',
  fields: (t) => ({
    depth: t.exposeInt('depth', { description: 'Depth, 1 to 5.' }),
    layer: t.exposeInt('layer', { description: 'Layer, from 1.' }),
    hp: t.exposeInt('hp', { nullable: true, description: 'Hit points.' }),
    bloodEchoes: t.exposeInt('blood_echoes', { nullable: true, description: 'Blood echoes.' }),
  }),
});

const BossFigures = builder.objectRef<Figures>('BossFigures').implement({
  description: 'Further figures of a boss; null where unknown.',
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
      description: 'Takes more from serrated weapons.',
    }),
    weakToRighteous: t.exposeBoolean('weak_to_righteous', {
      nullable: true,
      description: 'Takes more from righteous weapons.',
    }),
    parts: t.field({
      type: [BossPart],
      description: 'Bodies or stages with figures of their own.',
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
  description: 'A boss. Chalice dungeon versions of a boss are records of their own.',
  interfaces: [RecordInterface],
  fields: (t) => ({
    description: t.exposeString('description', { description: 'Who or what it is and how it fights.' }),
    isOptional: t.exposeBoolean('is_optional', { description: 'Can be left out.' }),
    isRequired: t.exposeBoolean('is_required', { description: 'Must be beaten to finish the game.' }),
    isChalice: t.exposeBoolean('is_chalice', { description: 'Met in chalice dungeons.' }),
    isDlc: t.exposeBoolean('is_dlc', { description: 'Part of The Old Hunters.' }),
    campaign: t.expose('campaign', { type: Campaign, description: 'Part of the game it belongs to.' }),
    locationSlug: t.expose('location_slug', {
      type: 'Slug',
      description: 'Slug of the location where it is fought.',
    }),
    location: t.field({
      type: LocationType,
      description: 'Where it is fought.',
      ...recordBy('location_slug', 'location'),
    }),
    arena: t.exposeString('arena', { nullable: true, description: 'Where inside the location.' }),
    lamp: t.field({
      type: LampType,
      nullable: true,
      description: 'The lamp that appears when it is beaten.',
      ...recordBy('lamp_slug', 'lamp'),
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
      description: 'Can be staggered out of an attack by a shot.',
    }),
    hp: t.exposeInt('hp', {
      description:
        'Hit points on the first playthrough; in a chalice dungeon those of the first fixed dungeon it appears in.',
    }),
    bloodEchoes: t.exposeInt('blood_echoes', {
      description: 'Blood echoes on the first playthrough; in a chalice dungeon as for `hp`.',
    }),
    wikiUrl: t.expose('wiki_url', { type: 'Url', description: 'Its page on the Bloodborne wiki.' }),
    phases: t.field({
      type: [BossPhase],
      description: 'Phases in order; empty when there is only one.',
      resolve: (row) => row.phases,
    }),
    figures: t.field({ type: BossFigures, description: 'Further figures.', resolve: (row) => row.figures }),
    drops: t.field({
      type: [DropType],
      description: 'What it leaves behind.',
      ...rowsBy(acquisitions.boss),
    }),
    provides: t.field({
      type: [AcquisitionType],
      description: 'What it leaves behind, each as a way to come by it.',
      ...rowsBy(acquisitions.boss),
    }),
    summons: t.field({
      type: [NpcType],
      description: 'NPCs who can be called for the fight.',
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
  singular: 'boss',
  table: 'boss',
  type: BossType,
  noun: 'bosses',
  filters: {
    campaign: { column: 'campaign', type: Campaign, description: 'Only bosses of this part of the game.' },
    locationSlug: { column: 'location_slug', type: 'Slug', description: 'Only bosses fought there.' },
  },
});
