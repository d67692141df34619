import type { ToolsColumns } from '../site.ts';

/** Columns of Bloodborne's data that its calculators read on their page. */
export const tools: ToolsColumns = {
  core: {
    weapon: ['slug', 'name', 'requirements', 'variants', 'forms', 'figures'],
    weapon_level: [
      'weapon_slug',
      'level',
      'attack',
      'scaling_value',
      'gem_slots',
      'upgrade_item_slug',
      'upgrade_quantity',
      'upgrade_blood_echoes',
    ],
    blood_gem: [
      'slug',
      'name',
      'family_slug',
      'shape',
      'shapes_available',
      'primary_effect',
      'secondary_effects',
    ],
    blood_gem_family: ['slug', 'modifier', 'values'],
    stat_curve: ['slug', 'points', 'is_cut'],
    origin: ['slug', 'name', 'level', 'vitality', 'endurance', 'strength', 'skill', 'blood_tinge', 'arcane'],
    level_cost: ['level', 'blood_echoes'],
    armor: ['slug', 'name', 'slot', 'defense', 'equip_load'],
    item: ['slug', 'name'],
  },
  damage: {
    boss: ['slug', 'name', 'forms', 'is_chalice'],
    weapon_move: [
      'weapon_slug',
      'form',
      'name',
      'damage_type',
      'percent',
      'is_charged',
      'extra_hits',
      'rune_slug',
    ],
  },
  unread: ['resistance', 'immune_to', 'poise', 'npc_param_id', 'new_game_plus', 'weak_part_rate'],
  materials: 'weapon_level',
};
