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
  weapon_upgrade: {
    sql: (schema) => `
      select weapon_slug, level, upgrade_item_slug as item_slug, upgrade_quantity as quantity,
             upgrade_blood_echoes as blood_echoes
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
