import { listFields } from '../lists.ts';
import {
  AcquisitionType,
  acquisitionsBy,
  GestureType,
  recordInterfaces,
  StockType,
  stockBy,
} from '../records.ts';
import { rowsBy } from '../relations.ts';

GestureType.implement({
  description: 'A gesture that a hunter can make.',
  interfaces: recordInterfaces,
  fields: (t) => ({
    isDlc: t.exposeBoolean('is_dlc', { description: 'Part of The Old Hunters.' }),
    menuOrder: t.exposeInt('menu_order', { description: "Order in the game's menu." }),
    acquisition: t.field({
      type: [AcquisitionType],
      description: 'How it is learnt.',
      ...rowsBy(acquisitionsBy('gesture_slug')),
    }),
    offers: t.field({
      type: [StockType],
      description: 'Where it is on sale, with prices and conditions.',
      ...rowsBy(stockBy('gesture_slug')),
    }),
  }),
});

listFields({
  plural: 'gestures',
  type: GestureType,
  filters: {
    isDlc: { type: 'Boolean', description: 'Only gestures of The Old Hunters, or only others.' },
  },
  figures: { menu_order: { of: "place in the game's menu" } },
});
