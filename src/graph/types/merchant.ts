import { Currency } from '../enums.ts';
import { listFields } from '../lists.ts';
import { LocationType, MerchantType, NpcType, recordInterfaces, StockType, stockBy } from '../records.ts';
import { linkFields, rowsBy } from '../relations.ts';

MerchantType.implement({
  description: 'Someone who sells things.',
  interfaces: recordInterfaces,
  fields: (t) => ({
    currency: t.expose('currency', { type: Currency, description: 'Currency that the merchant takes.' }),
    description: t.exposeString('description', { description: 'Who the merchant is, and where.' }),
    ...linkFields(t, 'npc_slug', NpcType, 'NPC behind the counter; null for the messengers', {
      nullable: true,
    }),
    ...linkFields(
      t,
      'location_slug',
      LocationType,
      'location where the merchant stands; null when in several',
      {
        nullable: true,
      },
    ),
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
    currency: { type: Currency, description: 'Only merchants that take this currency.' },
    locationSlug: { type: 'Slug', to: LocationType, description: 'Only merchants at this location.' },
    npcSlug: { type: 'Slug', to: NpcType, description: 'Only shops of this NPC.' },
  },
});
