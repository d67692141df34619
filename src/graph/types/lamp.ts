import { Headstone } from '../enums.ts';
import { listFields } from '../lists.ts';
import { groupedRows, type RecordRow, rowType } from '../loaders.ts';
import { recordBy, rowsBy } from '../relations.ts';
import { BossType, bossesByLamp } from './boss.ts';
import { LocationType } from './location.ts';
import { RecordInterface } from './provenance.ts';

export interface LampRow extends RecordRow {
  readonly location_slug: string;
  readonly headstone: typeof Headstone.$inferType;
  readonly is_boss_lamp: boolean;
  readonly sort_order: number;
}

export const LampType = rowType<LampRow>('Lamp', 'lamp');

export const lampsByLocation = groupedRows<LampRow>('lamp', 'location_slug', 'sort_order, slug');

LampType.implement({
  description: 'A lamp at which a hunter can wake.',
  interfaces: [RecordInterface],
  fields: (t) => ({
    headstone: t.expose('headstone', { type: Headstone, description: 'Headstone that leads to it.' }),
    isBossLamp: t.exposeBoolean('is_boss_lamp', { description: 'Appears when a boss is beaten.' }),
    locationSlug: t.expose('location_slug', { type: 'Slug', description: 'Slug of its location.' }),
    location: t.field({
      type: LocationType,
      description: 'Its location.',
      ...recordBy('location_slug', 'location'),
    }),
    bosses: t.field({
      type: [BossType],
      description: 'Bosses after whose defeat it appears.',
      ...rowsBy(bossesByLamp),
    }),
  }),
});

listFields({
  plural: 'lamps',
  singular: 'lamp',
  table: 'lamp',
  type: LampType,
  noun: 'lamps',
  filters: {
    locationSlug: { column: 'location_slug', type: 'Slug', description: 'Only lamps of this location.' },
  },
});
