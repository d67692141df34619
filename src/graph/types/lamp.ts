import { Headstone } from '../enums.ts';
import { listFields } from '../lists.ts';
import { BossType, bossesByLamp, LampType, LocationType, RecordInterface } from '../records.ts';
import { linkFields, rowsBy } from '../relations.ts';

LampType.implement({
  description: 'A lamp at which a hunter can wake.',
  interfaces: [RecordInterface],
  fields: (t) => ({
    headstone: t.expose('headstone', { type: Headstone, description: 'Headstone that leads to it.' }),
    isBossLamp: t.exposeBoolean('is_boss_lamp', { description: 'Appears when a boss is beaten.' }),
    ...linkFields(t, 'location_slug', LocationType, 'location'),
    bosses: t.field({
      type: [BossType],
      description: 'Bosses whose defeat makes it appear.',
      ...rowsBy(bossesByLamp),
    }),
  }),
});

listFields({
  plural: 'lamps',
  type: LampType,
  filters: {
    locationSlug: { column: 'location_slug', type: 'Slug', description: 'Only lamps of this location.' },
  },
});
