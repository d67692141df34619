import type { KindDeclaration } from '../../../kinds/declare.ts';
import { connectionView, enemyView, locationLinks, refView } from '../../places.ts';
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
    ...locationLinks,
    bosses: ['boss.location_slug', 'Bosses fought there.'],
    chalice_dungeons: ['chalice_dungeon.location_slug', 'Chalice dungeons of this labyrinth.'],
    enemies: ['enemy_placement.location_slug', 'Ordinary enemies placed there, with their number.'],
    insight_changes: ['insight_change.location_slug', 'What gives or takes Insight there.'],
    insight_thresholds: ['insight_threshold.location_slug', 'What Insight changes there.'],
    lamp_names: [
      'lamp.location_slug',
      'Names of the lamps, in the order of the headstone.',
      { pluck: 'name' },
    ],
    npcs: ['npc.location_slug', 'NPCs first met there.'],
    parts: ['location.parent_slug', 'Locations that are parts of it.'],
    placements: ['npc_placement.location_slug', 'Places where NPCs can be found.'],
    rest_points: ['lamp.location_slug', 'Lamps, in the order of the headstone.'],
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
        `...detail description is_dlc parent_name map_ids insight_notes gate { ...Gate } connections connections_from rest_points { ...LocationLamp } npcs ${refView} merchants ${refView} parts ${refView} enemies found_here { ...Find } insight_changes ...RecordNotes`,
      ],
      LocationConnection: ['A way to or from another location.', connectionView],
      LocationLamp: ['A lamp of a location.', 'kind: record_kind slug name is_boss_lamp'],
      LocationEnemy: ['How many of an enemy are placed in a location.', enemyView],
      InsightChange: ['Insight that is gained or lost.', 'slug name kind amount'],
    },
  },
};
