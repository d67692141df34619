import { builder } from '../builder.ts';
import { DungeonKind } from '../enums.ts';
import { listFields } from '../lists.ts';
import { type GameRow, groupedRows, type RecordRow, rowType } from '../loaders.ts';
import { recordBy, rowsBy } from '../relations.ts';
import { AcquisitionType, acquisitions } from './acquisition.ts';
import { BossType } from './boss.ts';
import { ItemType } from './item.ts';
import { LocationType } from './location.ts';
import { RecordInterface } from './provenance.ts';

export interface ChaliceDungeonRow extends RecordRow {
  readonly area: string;
  readonly depth: number;
  readonly kind: typeof DungeonKind.$inferType;
  readonly is_sinister: boolean;
  readonly layers: number | null;
  readonly dungeon_names: readonly string[];
  readonly item_slug: string | null;
  readonly location_slug: string | null;
  readonly rites: readonly string[];
  readonly ritual_blood_echoes: number | null;
  readonly description: string;
}

interface RitualItemRow extends GameRow {
  readonly chalice_dungeon_slug: string;
  readonly item_slug: string;
  readonly quantity: number;
  readonly rite: string | null;
}

interface ChaliceBossRow extends GameRow {
  readonly chalice_dungeon_slug: string;
  readonly layer: number;
  readonly boss_slug: string;
  readonly is_certain: boolean;
}

export const ChaliceDungeonType = rowType<ChaliceDungeonRow>('ChaliceDungeon', 'chalice_dungeon');

type Column = keyof ChaliceDungeonRow & string;
export const dungeonsByItem = groupedRows<ChaliceDungeonRow>(
  'chalice_dungeon',
  'item_slug' as Column,
  'slug',
);
export const dungeonsByLocation = groupedRows<ChaliceDungeonRow>(
  'chalice_dungeon',
  'location_slug' as Column,
  'depth, slug',
);
export const dungeonsByBoss = groupedRows<ChaliceBossRow>('chalice_boss', 'boss_slug', 'ordinal');
export const ritualsByItem = groupedRows<RitualItemRow>('chalice_ritual_item', 'item_slug', 'ordinal');
const bossesByDungeon = groupedRows<ChaliceBossRow>('chalice_boss', 'chalice_dungeon_slug', 'ordinal');
const ritualItemsByDungeon = groupedRows<RitualItemRow>(
  'chalice_ritual_item',
  'chalice_dungeon_slug',
  'ordinal',
);

export const ChaliceBossType = builder.objectRef<ChaliceBossRow>('ChaliceBoss').implement({
  description: 'A boss on a layer of a chalice dungeon.',
  fields: (t) => ({
    layer: t.exposeInt('layer', { description: 'The layer, from 1.' }),
    isCertain: t.exposeBoolean('is_certain', {
      description: 'True in a fixed dungeon; false when it is one of several that may appear.',
    }),
    boss: t.field({ type: BossType, description: 'The boss.', ...recordBy('boss_slug', 'boss') }),
    chaliceDungeon: t.field({
      type: ChaliceDungeonType,
      description: 'The dungeon.',
      ...recordBy('chalice_dungeon_slug', 'chalice_dungeon'),
    }),
  }),
});

export const RitualItemType = builder.objectRef<RitualItemRow>('RitualItem').implement({
  description: 'A material that a chalice ritual uses up.',
  fields: (t) => ({
    quantity: t.exposeInt('quantity', { description: 'How many.' }),
    rite: t.exposeString('rite', {
      nullable: true,
      description: 'Optional rite that it pays for; null for the ritual itself.',
    }),
    item: t.field({
      type: ItemType,
      description: 'The material.',
      ...recordBy('item_slug', 'item'),
    }),
    chaliceDungeon: t.field({
      type: ChaliceDungeonType,
      description: 'The dungeon that is opened.',
      ...recordBy('chalice_dungeon_slug', 'chalice_dungeon'),
    }),
  }),
});

ChaliceDungeonType.implement({
  description: 'A dungeon opened by a chalice; its slug is that of the chalice.',
  interfaces: [RecordInterface],
  fields: (t) => ({
    area: t.exposeString('area', { description: 'Labyrinth it belongs to.' }),
    depth: t.exposeInt('depth', { description: 'Depth, 1 to 5.' }),
    kind: t.expose('kind', { type: DungeonKind, description: 'Fixed or generated.' }),
    isSinister: t.exposeBoolean('is_sinister', { description: 'A sinister chalice.' }),
    layers: t.exposeInt('layers', { nullable: true, description: 'Number of layers.' }),
    dungeonNames: t.stringList({
      description: 'Names of the dungeons it opens.',
      resolve: (row) => [...row.dungeon_names],
    }),
    rites: t.stringList({
      description: 'Rites that are fixed or can be added.',
      resolve: (row) => [...row.rites],
    }),
    ritualBloodEchoes: t.exposeInt('ritual_blood_echoes', {
      nullable: true,
      description: 'Blood echoes that the ritual costs.',
    }),
    description: t.exposeString('description', { description: 'What it is.' }),
    item: t.field({
      type: ItemType,
      nullable: true,
      description: 'The chalice as an item.',
      ...recordBy('item_slug', 'item'),
    }),
    location: t.field({
      type: LocationType,
      nullable: true,
      description: 'The labyrinth as a location.',
      ...recordBy('location_slug', 'location'),
    }),
    bosses: t.field({
      type: [ChaliceBossType],
      description: 'Bosses by layer.',
      ...rowsBy(bossesByDungeon),
    }),
    ritualItems: t.field({
      type: [RitualItemType],
      description: 'Materials of the ritual.',
      ...rowsBy(ritualItemsByDungeon),
    }),
    foundHere: t.field({
      type: [AcquisitionType],
      description: 'What is known to be found in it.',
      ...rowsBy(acquisitions.chaliceDungeon),
    }),
  }),
});

listFields({
  plural: 'chaliceDungeons',
  singular: 'chaliceDungeon',
  table: 'chalice_dungeon',
  type: ChaliceDungeonType,
  noun: 'chalice dungeons',
  filters: {
    kind: { column: 'kind', type: DungeonKind, description: 'Only dungeons of this kind.' },
    locationSlug: { column: 'location_slug', type: 'Slug', description: 'Only dungeons of this labyrinth.' },
  },
});
