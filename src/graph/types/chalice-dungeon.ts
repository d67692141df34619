import { DungeonKind } from '../enums.ts';
import { listFields } from '../lists.ts';
import {
  AcquisitionType,
  acquisitionsBy,
  BossType,
  bossesByDungeon,
  ChaliceBossType,
  ChaliceDungeonType,
  ItemType,
  LocationType,
  RecordInterface,
  RitualItemType,
  ritualItemsByDungeon,
} from '../records.ts';
import { recordBy, rowsBy } from '../relations.ts';

ChaliceBossType.implement({
  description: 'A boss on a layer of a chalice dungeon.',
  fields: (t) => ({
    layer: t.exposeInt('layer', { description: 'The layer, from 1.' }),
    isCertain: t.exposeBoolean('is_certain', {
      description: 'True in a fixed dungeon; false when it is one of several that may appear.',
    }),
    boss: t.field({ description: 'The boss.', ...recordBy('boss_slug', BossType) }),
    chaliceDungeon: t.field({
      description: 'The dungeon.',
      ...recordBy('chalice_dungeon_slug', ChaliceDungeonType),
    }),
  }),
});

RitualItemType.implement({
  description: 'A material that a chalice ritual consumes.',
  fields: (t) => ({
    quantity: t.exposeInt('quantity', { description: 'How many.' }),
    rite: t.exposeString('rite', {
      nullable: true,
      description: 'Optional rite that needs it; null when the ritual itself needs it.',
    }),
    item: t.field({
      description: 'The material.',
      ...recordBy('item_slug', ItemType),
    }),
    chaliceDungeon: t.field({
      description: 'The dungeon that the ritual opens.',
      ...recordBy('chalice_dungeon_slug', ChaliceDungeonType),
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
    isSinister: t.exposeBoolean('is_sinister', { description: 'The chalice is sinister.' }),
    layers: t.exposeInt('layers', { nullable: true, description: 'Number of layers.' }),
    dungeonNames: t.stringList({
      description: 'Names of the dungeons it opens.',
      resolve: (row) => [...row.dungeon_names],
    }),
    rites: t.stringList({
      description: 'Rites that it always has or that can be added.',
      resolve: (row) => [...row.rites],
    }),
    ritualBloodEchoes: t.exposeInt('ritual_blood_echoes', {
      nullable: true,
      description: 'Blood echoes that the ritual costs.',
    }),
    description: t.exposeString('description', { description: 'What it is.' }),
    item: t.field({
      nullable: true,
      description: 'The chalice as an item.',
      ...recordBy('item_slug', ItemType),
    }),
    location: t.field({
      nullable: true,
      description: 'The labyrinth as a location.',
      ...recordBy('location_slug', LocationType),
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
      description: 'What can be obtained in it, as far as known.',
      ...rowsBy(acquisitionsBy('chalice_dungeon_slug')),
    }),
  }),
});

listFields({
  plural: 'chaliceDungeons',
  type: ChaliceDungeonType,
  filters: {
    kind: { column: 'kind', type: DungeonKind, description: 'Only dungeons of this kind.' },
    locationSlug: { column: 'location_slug', type: 'Slug', description: 'Only dungeons of this labyrinth.' },
  },
});
