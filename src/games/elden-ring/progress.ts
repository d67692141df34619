import type { ProgressDeclaration } from '../progress/world.ts';

/** Declares what progress in Elden Ring is read from: the tables of its ways and finds. */
export const progress: ProgressDeclaration = {
  tables: {
    location_connection: 'location_slug, to_slug, one_way_reason, gate',
    acquisition: 'subject_kind, subject_slug, kind, location_slug, npc_slug, boss_slug, event_flag, gate',
    offer: 'subject_kind, subject_slug, merchant_slug, price_item_slug, unlock_flag, gate',
    enemy_loot:
      'distinct enemy_slug, kind, weapon_slug, armor_slug, talisman_slug, ash_of_war_slug, spell_slug, item_slug',
  },
};
