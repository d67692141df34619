import type { KindDeclaration } from '../../../kinds/declare.ts';
import { trophies } from '../shared.ts';

export const location: KindDeclaration = {
  filters: {
    headstone: 'Only locations of this headstone.',
    is_dlc: 'Only locations of The Old Hunters (`true`), or only the others (`false`).',
    parent_slug: 'Only parts of this location.',
    region: 'Only locations of this region.',
    time_of_day: 'Only locations that are open in this phase of the night.',
  },
  sorts: {
    insight_total: { of: 'insight that can be gained there', best: 'neither' },
  },
  links: {
    boss_slugs: ['boss.location_slug', 'Slugs of the bosses fought there.', { pluck: 'slug' }],
    bosses: ['boss.location_slug', 'Bosses fought there.'],
    chalice_dungeons: ['chalice_dungeon.location_slug', 'Chalice dungeons of this labyrinth.'],
    connected: [
      'location_connection.location_slug',
      'Locations within walking distance.',
      { across: 'neighbour_slug', order: 'e.neighbour_slug' },
    ],
    connected_slugs: [
      'location_connection.location_slug',
      'Slugs of the locations within walking distance.',
      { pluck: 'neighbour_slug' },
    ],
    connections: ['location_connection.location_slug', 'Ways to other locations.'],
    enemies: ['enemy_placement.location_slug', 'Ordinary enemies placed there, with their number.'],
    found_here: ['acquisition.location_slug', 'Everything obtainable there.', { as: 'Find' }],
    insight_changes: ['insight_change.location_slug', 'What gives or takes Insight there.'],
    insight_thresholds: ['insight_threshold.location_slug', 'What Insight changes there.'],
    lamp_names: [
      'lamp.location_slug',
      'Names of the lamps, in the order of the headstone.',
      { pluck: 'name' },
    ],
    lamps: ['lamp.location_slug', 'Lamps, in the order of the headstone.'],
    merchants: ['merchant.location_slug', 'Merchants at this location.'],
    npcs: ['npc.location_slug', 'NPCs first met there.'],
    parts: ['location.parent_slug', 'Locations that are parts of it.'],
    placements: ['npc_placement.location_slug', 'Places where NPCs can be found.'],
    trophies: trophies('location'),
  },
  rest: {
    list: 'Locations, with the slugs of their neighbours and bosses.',
    one: 'One location, with its lamps and its bosses embedded.',
    views: {
      summary: [
        'A location in a list, with the slugs of its neighbours and bosses.',
        'slug name region parent_slug connected_slugs boss_slugs',
      ],
      detail: [
        'A location with its lamps, and its bosses embedded.',
        '...summary headstone time_of_day lamps: lamp_names insight_total bosses { ...EmbeddedBoss }',
      ],
      EmbeddedBoss: [
        'A boss embedded in a location.',
        'slug name is_optional hp blood_echoes: reward drops { ...BossDrop } phases { ...BossPhase }',
      ],
      full: [
        'All data about a location.',
        '...detail description is_dlc insight_notes gate { ...Gate } connections lamp_details: lamps { ...LocationLamp } npcs { slug name } enemies found_here { ...Find } insight_changes ...RecordNotes',
      ],
      Connection: [
        'A way to another location.',
        'location_slug one_way_reason notes gate { ...Gate } spoilers',
      ],
      LocationLamp: ['A lamp of a location.', 'slug name is_boss_lamp'],
      LocationEnemy: ['How many of an enemy are placed in a location.', 'enemy_slug count'],
      InsightChange: ['Insight that is gained or lost.', 'slug name kind amount'],
    },
  },
};
