import { builder } from '../builder.ts';
import { Campaign, TimeOfDay } from '../enums.ts';
import { listFields } from '../lists.ts';
import { type GameRow, groupedRows, type RecordRow, recordsAcross, rowType } from '../loaders.ts';
import { recordBy, rowsBy } from '../relations.ts';
import { AcquisitionType, acquisitions, DropType, GiftType } from './acquisition.ts';
import { type BossRow, BossType } from './boss.ts';
import { CovenantType, covenantsByLeader } from './covenant.ts';
import { LocationType } from './location.ts';
import { MerchantType, merchantsByNpc } from './merchant.ts';
import { RecordInterface } from './provenance.ts';

export interface NpcRow extends RecordRow {
  readonly role: string | null;
  readonly location_slug: string;
  readonly campaign: typeof Campaign.$inferType;
  readonly is_dlc: boolean;
  readonly is_hostile: boolean;
  readonly time_of_day: readonly (typeof TimeOfDay.$inferType)[];
  readonly services: readonly string[];
  readonly quest_notes: readonly string[];
  readonly description: string;
}

interface PlacementRow extends GameRow {
  readonly npc_slug: string;
  readonly location_slug: string;
  readonly sub_area: string;
  readonly condition: string | null;
}

export const NpcType = rowType<NpcRow>('Npc', 'npc');

export const npcsByLocation = groupedRows<NpcRow>('npc', 'location_slug', 'slug');
export const placementsByLocation = groupedRows<PlacementRow>('npc_placement', 'location_slug', 'ordinal');
export const npcsByBoss = recordsAcross<NpcRow>('npc', 'npc_summon', 'boss_slug', 'npc_slug');
const placementsByNpc = groupedRows<PlacementRow>('npc_placement', 'npc_slug', 'ordinal');
const bossesByNpc = recordsAcross<BossRow>('boss', 'npc_summon', 'npc_slug', 'boss_slug');

export const NpcPlacementType = builder.objectRef<PlacementRow>('NpcPlacement').implement({
  description: 'A spot where an NPC stands.',
  fields: (t) => ({
    locationSlug: t.expose('location_slug', { type: 'Slug', description: 'Slug of the location.' }),
    location: t.field({
      type: LocationType,
      description: 'The location.',
      ...recordBy('location_slug', 'location'),
    }),
    npcSlug: t.expose('npc_slug', { type: 'Slug', description: 'Slug of the NPC.' }),
    npc: t.field({ type: NpcType, description: 'The NPC.', ...recordBy('npc_slug', 'npc') }),
    subArea: t.exposeString('sub_area', { description: 'Where inside the location.' }),
    condition: t.exposeString('condition', {
      nullable: true,
      description: 'When; null when from the start.',
    }),
  }),
});

NpcType.implement({
  description: 'Someone met in the game: friend, merchant, hostile hunter or summon.',
  interfaces: [RecordInterface],
  fields: (t) => ({
    role: t.exposeString('role', { nullable: true, description: 'What they are to the player.' }),
    locationSlug: t.expose('location_slug', {
      type: 'Slug',
      description: 'Slug of the location where they are first met.',
    }),
    location: t.field({
      type: LocationType,
      description: 'Where they are first met.',
      ...recordBy('location_slug', 'location'),
    }),
    campaign: t.expose('campaign', { type: Campaign, description: 'Part of the game they belong to.' }),
    isDlc: t.exposeBoolean('is_dlc', { description: 'Part of The Old Hunters.' }),
    isHostile: t.exposeBoolean('is_hostile', { description: 'Attacks on sight.' }),
    timeOfDay: t.field({
      type: [TimeOfDay],
      description: 'Phases of the night in which they can be met, in story order.',
      resolve: (row) => row.time_of_day,
    }),
    services: t.exposeStringList('services', { description: 'What they do for the player.' } as never),
    questNotes: t.exposeStringList('quest_notes', {
      description: 'What happens with them, in story order; empty when there is no story.',
    } as never),
    description: t.exposeString('description', { description: 'Who they are.' }),
    gifts: t.field({
      type: [GiftType],
      description: 'What they hand over.',
      ...rowsBy(acquisitions.npc, (rows) => rows.filter(({ kind }) => kind === 'npc_gift')),
    }),
    drops: t.field({
      type: [DropType],
      description: 'What they leave when killed.',
      ...rowsBy(acquisitions.npc, (rows) => rows.filter(({ kind }) => kind === 'npc_drop')),
    }),
    provides: t.field({
      type: [AcquisitionType],
      description: 'What they hand over or leave, each as a way to come by it.',
      ...rowsBy(acquisitions.npc),
    }),
    placements: t.field({
      type: [NpcPlacementType],
      description: 'Where they stand, in story order.',
      ...rowsBy(placementsByNpc),
    }),
    summonableFor: t.field({
      type: [BossType],
      description: 'Bosses for whose fight they can be called.',
      ...rowsBy(bossesByNpc),
    }),
    merchants: t.field({
      type: [MerchantType],
      description: 'The shop they keep.',
      ...rowsBy(merchantsByNpc),
    }),
    covenants: t.field({
      type: [CovenantType],
      description: 'Covenants they lead.',
      ...rowsBy(covenantsByLeader),
    }),
  }),
});

listFields({
  plural: 'npcs',
  singular: 'npc',
  table: 'npc',
  type: NpcType,
  noun: 'NPCs',
  filters: {
    campaign: { column: 'campaign', type: Campaign, description: 'Only NPCs of this part of the game.' },
    locationSlug: { column: 'location_slug', type: 'Slug', description: 'Only NPCs first met there.' },
  },
});
