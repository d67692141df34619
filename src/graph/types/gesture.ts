import { listFields } from '../lists.ts';
import { type RecordRow, rowType } from '../loaders.ts';
import { rowsBy } from '../relations.ts';
import { AcquisitionType, acquisitions, StockType, stock } from './acquisition.ts';
import { RecordInterface } from './provenance.ts';

export interface GestureRow extends RecordRow {
  readonly is_dlc: boolean;
  readonly menu_order: number;
}

export const GestureType = rowType<GestureRow>('Gesture', 'gesture');

GestureType.implement({
  description: 'A gesture that a hunter can make.',
  interfaces: [RecordInterface],
  fields: (t) => ({
    isDlc: t.exposeBoolean('is_dlc', { description: 'Part of The Old Hunters.' }),
    menuOrder: t.exposeInt('menu_order', { description: "Order in the game's menu." }),
    acquisition: t.field({
      type: [AcquisitionType],
      description: 'How it is learnt.',
      ...rowsBy(acquisitions.gesture),
    }),
    offers: t.field({
      type: [StockType],
      description: 'Where it is on sale, with prices and conditions; empty where it is not.',
      ...rowsBy(stock.gesture),
    }),
  }),
});

listFields({
  plural: 'gestures',
  singular: 'gesture',
  table: 'gesture',
  type: GestureType,
  noun: 'gestures',
});
