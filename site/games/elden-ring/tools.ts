import type { ToolsColumns } from '../site.ts';

/** Columns of Elden Ring's data that its calculators read on their page. */
export const tools: ToolsColumns = {
  core: {
    weapon: [
      'slug',
      'name',
      'category',
      'is_paired',
      'requirements',
      'max_level',
      'upgrade_path_slug',
      'affinities',
    ],
    upgrade_type: ['slug', 'levels'],
    upgrade_path: ['slug', 'steps'],
    element_scaling: ['slug', 'elements', 'rates'],
    scaling_curve: ['slug', 'points'],
    class: ['slug', 'name', 'level', 'stats'],
    armor: ['slug', 'name', 'slot', 'weight', 'poise', 'negation'],
    item: ['slug', 'name'],
  },
  damage: {
    boss: ['slug', 'name', 'location_slug', 'sub_area', 'forms'],
    enemy: ['slug', 'name', 'variants'],
    location: ['slug', 'name'],
  },
  unread: ['resistance', 'immune_to', 'poise', 'npc_param_id'],
  materials: 'upgrade_path',
  without: 'is_ammunition',
};
