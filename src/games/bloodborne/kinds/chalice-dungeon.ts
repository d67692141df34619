import type { KindDeclaration } from '../../../kinds/declare.ts';

export const chaliceDungeon: KindDeclaration = {
  slugOf: 'item',
  order: ['depth'],
  filters: {
    area: 'Only dungeons of this labyrinth, by its name.',
    depth: 'Only dungeons of this depth.',
    is_sinister: 'Only dungeons of a sinister chalice (`true`), or only the others (`false`).',
    item_slug: 'Only dungeons that this item opens.',
    kind: 'Only dungeons of this kind.',
    location_slug: 'Only dungeons of this labyrinth.',
  },
  sorts: {
    depth: { of: 'depth', best: 'neither' },
    layers: { of: 'number of layers', best: 'neither' },
    ritual_cost: { of: 'blood echoes that the ritual costs', best: 'lowest' },
  },
  links: {
    found_here: [
      'acquisition.chalice_dungeon_slug',
      'What can be obtained in it, as far as known.',
      { as: 'Find' },
    ],
  },
  rest: {
    list: 'Chalice dungeons. They have no detail route; their slug is that of the chalice item.',
    views: {
      summary: ['A chalice dungeon. Its slug is that of the chalice item.', 'slug name area depth'],
      full: [
        'All data about a chalice dungeon.',
        '...summary description kind is_sinister layers dungeon_names item_slug item_name location_slug location_name rites ritual_cost ritual_items bosses unknown_layers { layer reason } ...RecordNotes',
      ],
      RitualItem: ['A material that the ritual uses up; `rite` is null where the ritual itself needs it.'],
      ChaliceBoss: ['A boss on a layer of a chalice dungeon.'],
    },
  },
};
