import type { ProgressDeclaration } from '../progress/world.ts';

/** Declares what progress in Bloodborne is read from: its Insight, and the tables of its ways and finds. */
export const progress: ProgressDeclaration = {
  amount: { kind: 'insight', name: 'Insight', max: 99 },
  tables: {
    location_connection: 'from_slug, to_slug, one_way_reason, gate',
    chalice_dungeon: 'slug, location_slug',
    acquisition:
      'subject_kind, subject_slug, kind, location_slug, chalice_dungeon_slug, npc_slug, boss_slug, used_item_slug, event_flag, gate',
    enemy_loot: 'distinct enemy_slug, kind, item_slug, blood_gem_slug, rune_slug, weapon_slug, armor_slug',
  },
};
