/** Rows that are no table of a release, but follow from its tables: what the loaders know by a name, as a statement. */
export const views: Readonly<
  Record<string, { readonly sql: (schema: string) => string; readonly of?: string }>
> = {
  // A connection is stored once and visible from both ends, unless it is one-way.
  location_neighbour: {
    sql: (schema) => `
      select from_slug as location_slug, to_slug as neighbour_slug, one_way_reason, notes, spoilers, gate
        from ${schema}.location_connection
      union all
      select to_slug, from_slug, one_way_reason, notes, spoilers, gate
        from ${schema}.location_connection where one_way_reason is null`,
  },
  // What is left, with its name: a list of drops needs no more than that of the records it names.
  enemy_drop: {
    sql: (schema) => `
      select l.*, coalesce(r.name, 'Blood gem') as subject_name from ${schema}.enemy_loot l
        left join ${schema}.record r on r.kind = l.kind
         and r.slug = coalesce(l.item_slug, l.blood_gem_slug, l.rune_slug, l.weapon_slug, l.armor_slug)`,
  },
  // Who drops what, of any kind: bosses, enemies and NPCs, at one place or by chance.
  dropped: {
    of: 'acquisition',
    sql: (schema) => `
      select subject_kind, subject_slug, boss_slug, enemy_slug, coalesce(boss_slug, enemy_slug, npc_slug) as dropper_slug
        from ${schema}.acquisition
       where boss_slug is not null or enemy_slug is not null or kind = 'npc_drop'
      union all
      select kind collate "C", coalesce(item_slug, blood_gem_slug, rune_slug, weapon_slug, armor_slug), null, enemy_slug,
             enemy_slug
        from ${schema}.enemy_loot`,
  },
  weapon_upgrade: {
    sql: (schema) => `
      select weapon_slug, level, upgrade_item_slug as item_slug, upgrade_quantity as quantity,
             upgrade_cost as cost
        from ${schema}.weapon_level where upgrade_item_slug is not null`,
  },
  // Which merchants sell a thing, each once: one may sell several versions of it.
  offer_merchant: {
    of: 'offer',
    sql: (schema) => `
      select merchant_slug, subject_kind, subject_slug, min(ordinal) as ordinal from ${schema}.offer
       group by merchant_slug, subject_kind, subject_slug`,
  },
};
