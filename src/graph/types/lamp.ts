import { Headstone } from '../enums.ts';
import { listFields } from '../lists.ts';
import { BossType, bossesByLamp, LampType, LocationType, recordInterfaces } from '../records.ts';
import { linkFields, rowsBy } from '../relations.ts';

LampType.implement({
  description: 'A lamp at which a hunter can wake.',
  interfaces: recordInterfaces,
  fields: (t) => ({
    headstone: t.expose('headstone', { type: Headstone, description: 'Headstone that leads to it.' }),
    sortOrder: t.exposeInt('sort_order', { description: 'Its place on the headstone, from 0.' }),
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
    locationSlug: { type: 'Slug', to: LocationType, description: 'Only lamps of this location.' },
    headstone: { type: Headstone, description: 'Only lamps of this headstone.' },
    isBossLamp: { type: 'Boolean', description: 'Only lamps that a beaten boss leaves, or only others.' },
  },
  figures: { sort_order: { of: 'place among the lamps of the location' } },
});
