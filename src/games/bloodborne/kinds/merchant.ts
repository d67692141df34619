import type { KindDeclaration } from '../../../kinds/declare.ts';

export const merchant: KindDeclaration = {
  filters: {
    currency: 'Only merchants that accept this currency.',
    location_slug: 'Only merchants at this location.',
    npc_slug: 'Only shops of this NPC.',
  },
  links: {
    stock: ['offer.merchant_slug', 'What is on sale, with prices and conditions.', { as: 'StockRow' }],
  },
  rest: {
    list: 'Merchants.',
    one: 'One merchant, with what is on sale, prices and conditions.',
    views: {
      summary: ['A merchant in a list.', 'slug name currency npc_slug location_slug'],
      detail: ['A merchant, with what is on sale, prices and conditions.', '...summary description stock'],
      full: ['All data about a merchant.', '...detail ...RecordNotes'],
      StockRow: ['Something on sale; `kind` and `slug` name its record.'],
    },
  },
};
