import { merchantViews } from '../places.ts';

/** The connections between locations from each of their ends. */
const waysBetween = (here: string, there: string) => (schema: string) =>
  `
  select ${here} as location_slug, ${there} as neighbour_slug, one_way_reason is not null as is_one_way, one_way_reason, via,
         notes, spoilers, gate
    from ${schema}.location_connection
  union all
  select ${there}, ${here}, false, one_way_reason, via, notes, spoilers, gate
    from ${schema}.location_connection where one_way_reason is null`;

/** Rows that follow from the tables of a release, by the name that loaders use, as a statement. */
export const views: Readonly<
  Record<string, { readonly sql: (schema: string) => string; readonly of?: string }>
> = {
  // A connection is stored once and visible from both ends, unless it is one-way: then `neighbour` has the ways out, and
  // `approach` the ways in.
  location_neighbour: { sql: waysBetween('from_slug', 'to_slug') },
  location_approach: { sql: waysBetween('to_slug', 'from_slug') },
  ...merchantViews,
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
