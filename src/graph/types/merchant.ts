import { Currency } from '../enums.ts';
import { listFields } from '../lists.ts';
import { LocationType, MerchantType, NpcType, RecordInterface, StockType, stockBy } from '../records.ts';
import { recordBy, rowsBy } from '../relations.ts';

MerchantType.implement({
  description: 'Someone who sells things.',
  interfaces: [RecordInterface],
  fields: (t) => ({
    currency: t.expose('currency', { type: Currency, description: 'Currency that the merchant takes.' }),
    description: t.exposeString('description', { description: 'Who the merchant is, and where.' }),
    npc: t.field({
      nullable: true,
      description: 'The NPC behind the counter; null for the messengers.',
      ...recordBy('npc_slug', NpcType),
    }),
    location: t.field({
      nullable: true,
      description: 'Where the merchant stands; null when in several places.',
      ...recordBy('location_slug', LocationType),
    }),
    stock: t.field({
      type: [StockType],
      description: 'What is on sale, with prices and conditions.',
      ...rowsBy(stockBy('merchant_slug')),
    }),
  }),
});

listFields({
  plural: 'merchants',
  type: MerchantType,
  filters: {
    currency: { column: 'currency', type: Currency, description: 'Only merchants that take this currency.' },
    locationSlug: { column: 'location_slug', type: 'Slug', description: 'Only merchants at this location.' },
  },
});
