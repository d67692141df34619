import { builder } from '../builder.ts';
import { DungeonKind } from '../enums.ts';
import { listFields } from '../lists.ts';
import {
  AcquisitionType,
  acquisitionsBy,
  BossType,
  bossesByDungeon,
  ChaliceBossType,
  type ChaliceDungeonRow,
  ChaliceDungeonType,
  ItemType,
  LocationType,
  RitualItemType,
  recordInterfaces,
  ritualItemsByDungeon,
} from '../records.ts';
import { linkFields, rowsBy } from '../relations.ts';

ChaliceBossType.implement({
  description: 'A boss on a layer of a chalice dungeon.',
  fields: (t) => ({
    layer: t.exposeInt('layer', { description: 'The layer, from 1.' }),
    isCertain: t.exposeBoolean('is_certain', {
      description: 'True in a fixed dungeon; false when it is one of several that may appear.',
    }),
    ...linkFields(t, 'boss_slug', BossType, 'boss'),
    ...linkFields(t, 'chalice_dungeon_slug', ChaliceDungeonType, 'dungeon'),
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
    ...linkFields(t, 'item_slug', ItemType, 'material'),
    ...linkFields(t, 'chalice_dungeon_slug', ChaliceDungeonType, 'dungeon that the ritual opens'),
  }),
});

const UnknownLayer = builder
  .objectRef<NonNullable<ChaliceDungeonRow['unknown_layers']>[number]>('UnknownLayer')
  .implement({
    description: 'A layer of a fixed dungeon of which the boss is not given.',
    fields: (t) => ({
      layer: t.exposeInt('layer', { description: 'The layer, from 1.' }),
      reason: t.exposeString('reason', { description: 'Why.' }),
    }),
  });

ChaliceDungeonType.implement({
  description: 'A dungeon opened by a chalice; its slug is that of the chalice.',
  interfaces: recordInterfaces,
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
    ...linkFields(t, 'item_slug', ItemType, 'chalice as an item', { nullable: true }),
    ...linkFields(t, 'location_slug', LocationType, 'labyrinth as a location', { nullable: true }),
    bosses: t.field({
      type: [ChaliceBossType],
      description: 'Bosses by layer.',
      ...rowsBy(bossesByDungeon),
    }),
    unknownLayers: t.field({
      type: [UnknownLayer],
      description: 'Layers of a fixed dungeon of which the boss is not given, with the reason.',
      resolve: (row) => row.unknown_layers ?? [],
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
    kind: { type: DungeonKind, description: 'Only dungeons of this kind.' },
    area: { type: 'Label', description: 'Only dungeons of this labyrinth, by its name.' },
    locationSlug: { type: 'Slug', to: LocationType, description: 'Only dungeons of this labyrinth.' },
    itemSlug: { type: 'Slug', to: ItemType, description: 'Only dungeons that this item opens.' },
    depth: { type: 'Depth', description: 'Only dungeons of this depth.' },
    isSinister: { type: 'Boolean', description: 'Only dungeons of a sinister chalice, or only others.' },
  },
  figures: {
    depth: { of: 'depth' },
    layers: { of: 'number of layers' },
    ritual_blood_echoes: { of: 'blood echoes that the ritual costs' },
  },
});
