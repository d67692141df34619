import { builder } from '../builder.ts';
import { listFields } from '../lists.ts';
import { groupedRows, recordsAcross } from '../loaders.ts';
import {
  type BossRow,
  BossType,
  type EndingRow,
  EndingType,
  ItemType,
  recordInterfaces,
} from '../records.ts';
import { linkFields, rowsBy } from '../relations.ts';

const bossesByEnding = recordsAcross<BossRow>('boss', 'ending_boss', 'ending_slug', 'boss_slug');
const endingsByBoss = recordsAcross<EndingRow>('ending', 'ending_boss', 'boss_slug', 'ending_slug');

EndingType.implement({
  description: 'A way in which the game ends.',
  interfaces: recordInterfaces,
  fields: (t) => ({
    sortOrder: t.exposeInt('sort_order', { description: 'Order in which players number them, from 1.' }),
    description: t.exposeString('description', { description: 'What it is.' }),
    steps: t.exposeStringList('steps', { description: 'What leads to it, in order.' } as never),
    cordsMin: t.exposeInt('cords_min', {
      description: 'Fewest thirds of umbilical cord that must have been used in the playthrough.',
    }),
    cordsMax: t.exposeInt('cords_max', {
      nullable: true,
      description: 'Most that may have been used; null when there is no limit.',
    }),
    startsNewGamePlus: t.exposeBoolean('starts_new_game_plus', {
      description: 'The next playthrough begins at once.',
    }),
    ...linkFields(t, 'final_boss_slug', BossType, 'last boss; null when there is no fight', {
      nullable: true,
    }),
    ...linkFields(t, 'cord_item_slug', ItemType, 'item that is used'),
    ...linkFields(t, 'reward_item_slug', ItemType, 'item that it leaves for the next playthrough', {
      nullable: true,
    }),
    bosses: t.field({
      type: [BossType],
      description: 'Bosses that must be beaten for it, in order.',
      ...rowsBy(bossesByEnding),
    }),
  }),
});

builder.objectField(BossType, 'endings', (t) =>
  t.field({
    type: [EndingType],
    description: 'Endings that ask for its defeat.',
    ...rowsBy(endingsByBoss),
  }),
);

builder.objectFields(ItemType, (t) => ({
  endings: t.field({
    type: [EndingType],
    description: 'Endings that count how often it was used.',
    ...rowsBy(groupedRows<EndingRow>('ending', 'cord_item_slug', 'sort_order, slug')),
  }),
  rewardOf: t.field({
    type: [EndingType],
    description: 'Endings that leave it for the next playthrough.',
    ...rowsBy(groupedRows<EndingRow>('ending', 'reward_item_slug', 'sort_order, slug')),
  }),
}));

listFields({
  plural: 'endings',
  type: EndingType,
  filters: {
    finalBossSlug: { type: 'Slug', to: BossType, description: 'Only endings with this last boss.' },
    cordItemSlug: { type: 'Slug', to: ItemType, description: 'Only endings for which this item is used.' },
    rewardItemSlug: { type: 'Slug', to: ItemType, description: 'Only endings that leave this item.' },
    startsNewGamePlus: {
      type: 'Boolean',
      description: 'Only endings after which the next playthrough begins at once, or only others.',
    },
  },
  figures: { sort_order: { of: 'the number that players give it' } },
});
