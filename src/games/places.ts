import { byValue, computed, type LinkDeclaration, type Views } from '../kinds/declare.ts';

/** Links, views and fields that locations share in every game: ways between them, and who is there. */

/** Fields of a way to or from another location in REST. */
export const connectionView = 'location_slug location_name is_one_way one_way_reason via notes gate';

/** Fields of an enemy in a location in REST. */
export const enemyView = 'slug: enemy_slug name: enemy_name count';

/** Fields of a place of a merchant in REST. */
export const placeView = 'location_slug location_name sub_area condition position';

/** Filter of merchants by a currency of what they sell. */
export const acceptedCurrency = byValue<unknown, { readonly currency: string }>({
  type: 'Currency',
  edges: 'offer.merchant_slug',
  text: 'Only merchants that accept this currency.',
  values: (_merchant, offers) => offers.map(({ currency }) => currency),
});

/** Selection of a record that another one lists, in REST. */
export const refView = '{ kind: record_kind slug name }';

/** Flag of a way that does not lead back, a column of the view of the ways. */
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
  connected: [
    'location_connection.location_slug',
    'Locations to which a way leads.',
    { across: 'neighbour_slug', order: 'e.neighbour_slug' },
  ],
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
