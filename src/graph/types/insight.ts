import { builder } from '../builder.ts';
import { InsightChangeKind } from '../enums.ts';
import { listFields } from '../lists.ts';
import { groupedRows, type RecordRow, rowType } from '../loaders.ts';
import { BossType, ItemType, LocationType, NpcType, recordInterfaces } from '../records.ts';
import { linkFields, rowsBy } from '../relations.ts';

interface ThresholdRow extends RecordRow {
  readonly insight: number | null;
  readonly is_certain: boolean;
  readonly location_slug: string | null;
  readonly boss_slug: string | null;
  readonly condition: string | null;
  readonly description: string;
}

interface ChangeRow extends RecordRow {
  readonly kind: typeof InsightChangeKind.$inferType;
  readonly amount: number | null;
  readonly is_once: boolean;
  readonly is_certain: boolean;
  readonly location_slug: string | null;
  readonly boss_slug: string | null;
  readonly npc_slug: string | null;
  readonly item_slug: string | null;
  readonly condition: string | null;
  readonly description: string | null;
}

const ThresholdType = rowType<ThresholdRow>('InsightThreshold', 'insight_threshold');
const ChangeType = rowType<ChangeRow>('InsightChange', 'insight_change');

ThresholdType.implement({
  description: 'Something that changes in the world at an amount of Insight.',
  interfaces: recordInterfaces,
  fields: (t) => ({
    insight: t.exposeInt('insight', {
      nullable: true,
      description: 'Insight from which it holds; null when it depends on something else.',
    }),
    isCertain: t.exposeBoolean('is_certain', {
      description: 'False when sources disagree or only one names it.',
    }),
    condition: t.exposeString('condition', { nullable: true, description: 'What else must be true.' }),
    description: t.exposeString('description', { description: 'What changes.' }),
    ...linkFields(t, 'location_slug', LocationType, 'location where it is seen', { nullable: true }),
    ...linkFields(t, 'boss_slug', BossType, 'boss in whose fight, or after whose defeat, it is seen', {
      nullable: true,
    }),
  }),
});

ChangeType.implement({
  description: 'Something that gives or takes Insight.',
  interfaces: recordInterfaces,
  fields: (t) => ({
    kind: t.expose('kind', { type: InsightChangeKind, description: 'What it is.' }),
    amount: t.exposeInt('amount', {
      nullable: true,
      description: 'Insight gained, negative when lost; null when it varies or is not known.',
    }),
    isOnce: t.exposeBoolean('is_once', { description: 'Only once in a playthrough.' }),
    isCertain: t.exposeBoolean('is_certain', {
      description: 'False when sources disagree, or when only a general rule gives the amount.',
    }),
    condition: t.exposeString('condition', { nullable: true, description: 'What must be true for it.' }),
    description: t.exposeString('description', {
      nullable: true,
      description: 'How it comes about; null for a boss, where name and kind say all.',
    }),
    ...linkFields(t, 'location_slug', LocationType, 'location', { nullable: true }),
    ...linkFields(t, 'boss_slug', BossType, 'boss', { nullable: true }),
    ...linkFields(t, 'npc_slug', NpcType, 'NPC', { nullable: true }),
    ...linkFields(t, 'item_slug', ItemType, 'item that is used', { nullable: true }),
  }),
});

const thresholdsBy = (column: 'location_slug' | 'boss_slug') =>
  groupedRows<ThresholdRow>('insight_threshold', column, 'insight nulls last, slug');
const changesBy = (column: 'location_slug' | 'boss_slug' | 'npc_slug' | 'item_slug') =>
  groupedRows<ChangeRow>('insight_change', column, 'slug');

builder.objectFields(LocationType, (t) => ({
  insightChanges: t.field({
    type: [ChangeType],
    description: 'What gives or takes Insight there.',
    ...rowsBy(changesBy('location_slug')),
  }),
  insightThresholds: t.field({
    type: [ThresholdType],
    description: 'What Insight changes there.',
    ...rowsBy(thresholdsBy('location_slug')),
  }),
}));

builder.objectFields(BossType, (t) => ({
  insightChanges: t.field({
    type: [ChangeType],
    description: 'Insight for finding and for beating it.',
    ...rowsBy(changesBy('boss_slug')),
  }),
  insightThresholds: t.field({
    type: [ThresholdType],
    description: 'What Insight changes in its fight, or its defeat whatever the Insight.',
    ...rowsBy(thresholdsBy('boss_slug')),
  }),
}));

builder.objectField(NpcType, 'insightChanges', (t) =>
  t.field({
    type: [ChangeType],
    description: 'Insight that they give.',
    ...rowsBy(changesBy('npc_slug')),
  }),
);

builder.objectField(ItemType, 'insightChanges', (t) =>
  t.field({
    type: [ChangeType],
    description: 'Insight that its use gives or takes.',
    ...rowsBy(changesBy('item_slug')),
  }),
);

listFields({
  plural: 'insightThresholds',
  type: ThresholdType,
  filters: {
    locationSlug: { type: 'Slug', to: LocationType, description: 'Only what is seen at this location.' },
    bossSlug: { type: 'Slug', to: BossType, description: 'Only what has to do with this boss.' },
    isCertain: { type: 'Boolean', description: 'Only what sources agree on, or only the rest.' },
  },
  figures: { insight: { of: 'Insight from which it holds' } },
});

listFields({
  plural: 'insightChanges',
  type: ChangeType,
  filters: {
    kind: { type: InsightChangeKind, description: 'Only changes of this kind.' },
    locationSlug: { type: 'Slug', to: LocationType, description: 'Only changes at this location.' },
    bossSlug: { type: 'Slug', to: BossType, description: 'Only changes by this boss.' },
    npcSlug: { type: 'Slug', to: NpcType, description: 'Only changes by this NPC.' },
    itemSlug: { type: 'Slug', to: ItemType, description: 'Only changes by this item.' },
    isOnce: { type: 'Boolean', description: 'Only changes that come once in a playthrough, or only others.' },
    isCertain: { type: 'Boolean', description: 'Only what sources agree on, or only the rest.' },
  },
  figures: { amount: { of: 'Insight gained' } },
});
