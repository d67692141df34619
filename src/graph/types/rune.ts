import { builder } from '../builder.ts';
import { AcquisitionKind, RuneKind } from '../enums.ts';
import { listFields } from '../lists.ts';
import {
  type AcquisitionRow,
  AcquisitionType,
  acquisitionsBy,
  CovenantType,
  LocationType,
  type RuneTier,
  RuneType,
  recordInterfaces,
  StockType,
  spoilersOfEntry,
  stockBy,
} from '../records.ts';
import { linkFields, rowsBy } from '../relations.ts';

const RuneTierType = builder.objectRef<RuneTier>('RuneTier').implement({
  description: 'A tier of a rune.',
  fields: (t) => ({
    tier: t.exposeInt('tier', { description: 'Number of the tier, from 1.' }),
    effectBonus: t.exposeString('effect_bonus', { description: 'Bonus at this tier.' }),
  }),
});

const RuneSource = builder.objectRef<AcquisitionRow>('RuneSource').implement({
  description: 'How a tier of a rune is obtained.',
  fields: (t) => ({
    kind: t.expose('kind', { type: AcquisitionKind, description: 'How it is obtained.' }),
    // Every acquisition of a rune names a location, as the schema of the data file demands.
    ...linkFields(t, 'location_slug', LocationType, 'location'),
    source: t.exposeString('notes', { description: 'A summary in one sentence.' }),
    ...spoilersOfEntry(t, { notes: 'source' }),
    tier: t.exposeInt('tier', {
      nullable: true,
      description: 'Tier obtained; null when the rune has only one.',
    }),
  }),
});

RuneType.implement({
  description: 'A rune that can be memorised.',
  interfaces: recordInterfaces,
  fields: (t) => ({
    kind: t.expose('kind', { type: RuneKind, description: 'Ordinary slot or oath slot.' }),
    isDlc: t.exposeBoolean('is_dlc', { description: 'Part of The Old Hunters.' }),
    effectType: t.exposeString('effect_type', { description: 'What it affects.' }),
    effect: t.string({
      description: 'Bonuses of all tiers in one text, e.g. `+5%; +7%; +10%`.',
      resolve: (row) => row.effect ?? row.tiers.map((tier) => tier.effect_bonus).join('; '),
    }),
    tiers: t.field({ type: [RuneTierType], description: 'Its tiers in order.', resolve: (row) => row.tiers }),
    ...linkFields(t, 'covenant_slug', CovenantType, 'covenant that an oath rune swears to', {
      nullable: true,
    }),
    specialNote: t.exposeString('special_note', {
      nullable: true,
      description: 'Anything else worth knowing; null when there is nothing.',
    }),
    description: t.exposeString('description', { description: 'What it does.' }),
    acquisition: t.field({
      type: [AcquisitionType],
      description: 'How each tier is obtained.',
      ...rowsBy(acquisitionsBy('rune_slug')),
    }),
    offers: t.field({
      type: [StockType],
      description: 'Where it is on sale, with prices and conditions.',
      ...rowsBy(stockBy('rune_slug')),
    }),
    sources: t.field({
      type: [RuneSource],
      description: 'How each tier is obtained, in short.',
      ...rowsBy(acquisitionsBy('rune_slug')),
    }),
  }),
});

listFields({
  plural: 'runes',
  type: RuneType,
  filters: {
    kind: { type: RuneKind, description: 'Only runes of this kind.' },
    covenantSlug: { type: 'Slug', to: CovenantType, description: 'Only runes of this covenant.' },
    isDlc: { type: 'Boolean', description: 'Only runes of The Old Hunters, or only others.' },
  },
});
