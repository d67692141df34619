import { builder } from '../builder.ts';
import { AcquisitionKind, RuneKind } from '../enums.ts';
import { listFields } from '../lists.ts';
import { groupedRows, keyOf, type RecordRow, rowType } from '../loaders.ts';
import { leadsTo, recordBy, rowsBy } from '../relations.ts';
import { type AcquisitionRow, AcquisitionType, acquisitions, StockType, stock } from './acquisition.ts';
import { CovenantType } from './covenant.ts';
import { LocationType } from './location.ts';
import { RecordInterface } from './provenance.ts';

interface Tier {
  readonly tier: number;
  readonly effect_bonus: string;
}

export interface RuneRow extends RecordRow {
  readonly kind: typeof RuneKind.$inferType;
  readonly is_dlc: boolean;
  readonly effect_type: string;
  readonly tiers: readonly Tier[];
  readonly effect: string | null;
  readonly covenant_slug: string | null;
  readonly special_note: string | null;
  readonly description: string;
}

export const RuneType = rowType<RuneRow>('Rune', 'rune');

export const runesByCovenant = groupedRows<RuneRow>(
  'rune',
  'covenant_slug' as keyof RuneRow & string,
  'slug',
);

const RuneTier = builder.objectRef<Tier>('RuneTier').implement({
  description: 'A tier of a rune.',
  fields: (t) => ({
    tier: t.exposeInt('tier', { description: 'Number of the tier, from 1.' }),
    effectBonus: t.exposeString('effect_bonus', { description: 'Bonus at this tier.' }),
  }),
});

const RuneSource = builder.objectRef<AcquisitionRow>('RuneSource').implement({
  description: 'How a tier of a rune is come by.',
  fields: (t) => ({
    kind: t.expose('kind', { type: AcquisitionKind, description: 'How.' }),
    locationSlug: t.field({
      type: 'Slug',
      description: 'Slug of the location; every rune has one.',
      resolve: (row) => row.location_slug!,
    }),
    location: t.field({
      type: LocationType,
      description: 'The location.',
      resolve: (row) => keyOf(row, row.location_slug!),
      extensions: leadsTo({ kind: 'record', tables: { location_slug: 'location' } }),
    }),
    source: t.exposeString('notes', { description: 'All of it in one sentence.' }),
    tier: t.exposeInt('tier', {
      nullable: true,
      description: 'Tier that is got; null when the rune has one tier only.',
    }),
  }),
});

RuneType.implement({
  description: 'A rune that can be memorised.',
  interfaces: [RecordInterface],
  fields: (t) => ({
    kind: t.expose('kind', { type: RuneKind, description: 'Ordinary slot or oath slot.' }),
    isDlc: t.exposeBoolean('is_dlc', { description: 'Part of The Old Hunters.' }),
    effectType: t.exposeString('effect_type', { description: 'What it acts on.' }),
    effect: t.string({
      description: 'Bonuses of all tiers in one text, e.g. `+5%; +7%; +10%`.',
      resolve: (row) => row.effect ?? row.tiers.map((tier) => tier.effect_bonus).join('; '),
    }),
    tiers: t.field({ type: [RuneTier], description: 'Its tiers in order.', resolve: (row) => row.tiers }),
    covenantSlug: t.expose('covenant_slug', {
      type: 'Slug',
      nullable: true,
      description: 'Slug of the covenant that an oath rune swears to.',
    }),
    covenant: t.field({
      type: CovenantType,
      nullable: true,
      description: 'The covenant that it swears to.',
      ...recordBy('covenant_slug', 'covenant'),
    }),
    specialNote: t.exposeString('special_note', {
      nullable: true,
      description: 'Anything else worth knowing; null when there is nothing.',
    }),
    description: t.exposeString('description', { description: 'What it does.' }),
    acquisition: t.field({
      type: [AcquisitionType],
      description: 'How each tier is come by.',
      ...rowsBy(acquisitions.rune),
    }),
    offers: t.field({
      type: [StockType],
      description: 'Where it is on sale, with prices and conditions; empty where it is not.',
      ...rowsBy(stock.rune),
    }),
    sources: t.field({
      type: [RuneSource],
      description: 'How each tier is come by, in short.',
      ...rowsBy(acquisitions.rune),
    }),
  }),
});

listFields({
  plural: 'runes',
  singular: 'rune',
  table: 'rune',
  type: RuneType,
  noun: 'runes',
  filters: {
    kind: { column: 'kind', type: RuneKind, description: 'Only runes of this kind.' },
    covenantSlug: { column: 'covenant_slug', type: 'Slug', description: 'Only runes of this covenant.' },
  },
});
