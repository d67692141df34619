import type { KindDeclaration } from '../../../kinds/declare.ts';
import { acceptedCurrency, placeView } from '../../places.ts';

export const merchant: KindDeclaration = {
  filters: {
    currency: acceptedCurrency,
    is_dlc: 'Only merchants of The Old Hunters (`true`), or only the others (`false`).',
    location_slug: { of: 'places.location_slug', text: 'Only merchants at this location.' },
    npc_slug: 'Only shops of this NPC.',
  },
  rest: {
    list: 'Merchants.',
    one: 'One merchant, with what is on sale, prices and conditions.',
    views: {
      summary: ['A merchant in a list.', 'slug name is_dlc npc_slug npc_name places'],
      detail: ['A merchant, with what is on sale, prices and conditions.', '...summary description stock'],
      full: ['All data about a merchant.', '...detail ...RecordNotes'],
      Place: ['A place of a merchant.', placeView],
      StockRow: ['Something on sale; `kind` and `slug` name its record.'],
    },
  },
};
