import { computed, type LinkDeclaration, type Views } from '../kinds/declare.ts';

/** What the locations of every game have in common: ways between them, and who is there. */

/** What REST has of a way to or from another location. */
export const connectionView = 'location_slug location_name is_one_way one_way_reason via notes gate';

/** What REST has of an enemy in a location. */
export const enemyView = 'slug: enemy_slug name: enemy_name count';

/** What REST has of a place of a merchant. */
export const placeView = 'location_slug location_name sub_area condition position';

/** What REST has of a record that another one lists. */
export const refView = '{ kind: record_kind slug name }';

/** Whether a way leads back, which the view of the ways says. */
export const isOneWay = computed<{ readonly is_one_way: boolean }>({
  type: 'Boolean',
  description: 'There is no way back.',
  value: (row) => row.is_one_way,
});

/** Rows that follow from the places of merchants: each merchant once. */
export const merchantViews: Views = {
  merchant_at: {
    sql: (schema) => `select distinct location_slug, merchant_slug from ${schema}.merchant_place`,
  },
};

/** The links of locations, from both ends of each way, and to who is there. */
export const locationLinks = {
  boss_slugs: ['boss.location_slug', 'Slugs of the bosses fought there.', { pluck: 'slug' }],
  connected_slugs: [
    'location_connection.location_slug',
    'Slugs of the locations to which a way leads.',
    { pluck: 'neighbour_slug' },
  ],
  connections: ['location_connection.location_slug', 'Ways to other locations.'],
  connections_from: [
    'location_connection.location_slug',
    'Ways from other locations.',
    { view: 'location_approach', order: 'neighbour_slug' },
  ],
  merchants: [
    'merchant_place.location_slug',
    'Merchants at this location.',
    { across: 'merchant_slug', view: 'merchant_at', order: 'e.merchant_slug' },
  ],
} as const satisfies Readonly<Record<string, LinkDeclaration>>;
