import { Currency } from '../enums.ts';
import { listFields } from '../lists.ts';
import { groupedRows, type RecordRow, rowType } from '../loaders.ts';
import { recordBy, rowsBy } from '../relations.ts';
import { StockType, stock } from './acquisition.ts';
import { LocationType } from './location.ts';
import { NpcType } from './npc.ts';
import { RecordInterface } from './provenance.ts';

export interface MerchantRow extends RecordRow {
  readonly npc_slug: string | null;
  readonly location_slug: string | null;
  readonly currency: typeof Currency.$inferType;
  readonly description: string;
}

export const MerchantType = rowType<MerchantRow>('Merchant', 'merchant');

export const merchantsByLocation = groupedRows<MerchantRow>(
  'merchant',
  'location_slug' as keyof MerchantRow & string,
  'slug',
);
export const merchantsByNpc = groupedRows<MerchantRow>(
  'merchant',
  'npc_slug' as keyof MerchantRow & string,
  'slug',
);

MerchantType.implement({
  description: 'Someone who sells things.',
  interfaces: [RecordInterface],
  fields: (t) => ({
    currency: t.expose('currency', { type: Currency, description: 'What is paid.' }),
    description: t.exposeString('description', { description: 'Who and where.' }),
    npc: t.field({
      type: NpcType,
      nullable: true,
      description: 'The NPC behind the counter; null for the messengers.',
      ...recordBy('npc_slug', 'npc'),
    }),
    location: t.field({
      type: LocationType,
      nullable: true,
      description: 'Where the merchant stands; null when in several places.',
      ...recordBy('location_slug', 'location'),
    }),
    stock: t.field({
      type: [StockType],
      description: 'What is on sale, with prices and conditions.',
      ...rowsBy(stock.merchant),
    }),
  }),
});

listFields({
  plural: 'merchants',
  singular: 'merchant',
  table: 'merchant',
  type: MerchantType,
  noun: 'merchants',
  filters: {
    currency: { column: 'currency', type: Currency, description: 'Only merchants who take this.' },
    locationSlug: { column: 'location_slug', type: 'Slug', description: 'Only merchants who stand there.' },
  },
});
