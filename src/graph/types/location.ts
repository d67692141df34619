import { builder } from '../builder.ts';
import { Headstone, TimeOfDay } from '../enums.ts';
import { listFields } from '../lists.ts';
import { type GameRow, groupedRows, recordsAcross } from '../loaders.ts';
import {
  AcquisitionType,
  acquisitionsBy,
  BossType,
  bossesByLocation,
  ChaliceDungeonType,
  dungeonsByLocation,
  LampType,
  type LocationRow,
  LocationType,
  lampsByLocation,
  MerchantType,
  merchantsByLocation,
  NpcPlacementType,
  NpcType,
  npcsByLocation,
  partsByLocation,
  placementsByLocation,
  recordInterfaces,
  spoilersOfEntry,
} from '../records.ts';
import { linkFields, rowsBy, slugsOf } from '../relations.ts';

interface NeighbourRow extends GameRow {
  readonly location_slug: string;
  readonly neighbour_slug: string;
  readonly one_way_reason: string | null;
  readonly notes: string;
}

const neighboursByLocation = groupedRows<NeighbourRow>(
  'location_neighbour',
  'location_slug',
  'neighbour_slug',
);

const connectedLocations = recordsAcross<LocationRow>(
  'location',
  'location_neighbour',
  'location_slug',
  'neighbour_slug',
  'e.neighbour_slug',
);

const Connection = builder.objectRef<NeighbourRow>('LocationConnection').implement({
  description: 'A way from one location to another.',
  fields: (t) => ({
    ...linkFields(t, 'neighbour_slug', LocationType, 'location it leads to', { name: 'location' }),
    oneWayReason: t.exposeString('one_way_reason', {
      nullable: true,
      description: 'Why there is no way back; null when there is.',
    }),
    notes: t.exposeString('notes', { description: 'How to get across.' }),
    ...spoilersOfEntry(t, { one_way_reason: 'oneWayReason', notes: 'notes' }),
  }),
});

LocationType.implement({
  description: 'A place of the game.',
  interfaces: recordInterfaces,
  fields: (t) => ({
    region: t.exposeString('region', { description: 'Region it belongs to.' }),
    ...linkFields(t, 'parent_slug', LocationType, 'location it is a part of', { nullable: true }),
    parts: t.field({
      type: [LocationType],
      description: 'Locations that are parts of it.',
      ...rowsBy(partsByLocation),
    }),
    headstone: t.expose('headstone', {
      type: Headstone,
      description: "Headstone of the Hunter's Dream that leads there.",
    }),
    timeOfDay: t.field({
      type: [TimeOfDay],
      description: 'Phases of the night in which it is open, in story order.',
      resolve: (row) => row.time_of_day,
    }),
    insightTotal: t.exposeInt('insight_total', {
      nullable: true,
      description: 'Insight that can be gained there once, without consumables; null when not curated yet.',
    }),
    insightNotes: t.exposeString('insight_notes', {
      nullable: true,
      description: 'How `insightTotal` adds up.',
    }),
    isDlc: t.exposeBoolean('is_dlc', { description: 'Part of The Old Hunters.' }),
    mapId: t.exposeString('map_id', { nullable: true, description: "Map identifier in the game's files." }),
    description: t.exposeString('description', { description: 'What the place is.' }),
    connectedSlugs: t.field({
      type: ['Slug'],
      description: 'Slugs of the locations within walking distance.',
      ...rowsBy(neighboursByLocation, (rows) => rows.map((to) => to.neighbour_slug)),
    }),
    connected: t.field({
      type: [LocationType],
      description: 'Locations within walking distance.',
      ...rowsBy(connectedLocations),
    }),
    connections: t.field({
      type: [Connection],
      description: 'Ways to other locations.',
      ...rowsBy(neighboursByLocation),
    }),
    bossSlugs: t.field({
      type: ['Slug'],
      description: 'Slugs of the bosses fought there.',
      ...rowsBy(bossesByLocation, slugsOf),
    }),
    bosses: t.field({
      type: [BossType],
      description: 'Bosses fought there.',
      ...rowsBy(bossesByLocation),
    }),
    lampNames: t.stringList({
      description: 'Names of the lamps, in the order of the headstone.',
      ...rowsBy(lampsByLocation, (rows) => rows.map((lamp) => lamp.name)),
    }),
    lamps: t.field({
      type: [LampType],
      description: 'Lamps, in the order of the headstone.',
      ...rowsBy(lampsByLocation),
    }),
    npcs: t.field({
      type: [NpcType],
      description: 'NPCs first met there.',
      ...rowsBy(npcsByLocation),
    }),
    placements: t.field({
      type: [NpcPlacementType],
      description: 'Spots where NPCs stand.',
      ...rowsBy(placementsByLocation),
    }),
    foundHere: t.field({
      type: [AcquisitionType],
      description: 'Everything obtainable there.',
      ...rowsBy(acquisitionsBy('location_slug')),
    }),
    merchants: t.field({
      type: [MerchantType],
      description: 'Merchants at this location.',
      ...rowsBy(merchantsByLocation),
    }),
    chaliceDungeons: t.field({
      type: [ChaliceDungeonType],
      description: 'Chalice dungeons of this labyrinth.',
      ...rowsBy(dungeonsByLocation),
    }),
  }),
});

listFields({
  plural: 'locations',
  type: LocationType,
  filters: {
    headstone: { type: Headstone, description: 'Only locations of this headstone.' },
    region: { type: 'Label', description: 'Only locations of this region.' },
    parentSlug: { type: 'Slug', to: LocationType, description: 'Only parts of this location.' },
    timeOfDay: {
      type: TimeOfDay,
      column: 'time_of_day',
      isArray: true,
      description: 'Only locations that are open in this phase of the night.',
    },
    isDlc: { type: 'Boolean', description: 'Only locations of The Old Hunters, or only others.' },
  },
  figures: { insight_total: { of: 'insight that can be gained there' } },
});
