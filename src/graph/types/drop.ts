import type { AcquisitionKind, AcquisitionRow } from '../../../schema/rows.ts';
import { builder } from '../builder.ts';
import { ObtainableKind } from '../enums.ts';
import { spoilersOfEntry } from '../record.ts';
import { graph } from '../records.ts';
import { linkFields } from '../relations.ts';

/** Other views of what an acquisition says: what is dropped, what an NPC gives, how a rune is obtained. */

graph.object<AcquisitionRow>('Drop').implement({
  description: 'Something dropped on defeat.',
  fields: (t) => ({
    name: t.exposeString('subject_name', { description: 'Name of what is dropped.' }),
    kind: t.field({
      type: ObtainableKind,
      description: 'What it is, and so which list has its record.',
      resolve: (row) => graph.subjectOf(row).table as typeof ObtainableKind.$inferType,
    }),
    slug: t.field({
      type: 'Slug',
      description: 'Slug of its record.',
      resolve: (row) => graph.subjectOf(row).slug,
    }),
    quantity: t.exposeInt('quantity', { nullable: true, description: 'How many; null when unknown.' }),
    dropRate: t.exposeFloat('drop_rate', {
      nullable: true,
      description: 'Chance from 0 to 1; null when unknown.',
    }),
    condition: t.exposeString('condition', { nullable: true, description: 'Condition that must be met.' }),
    ...spoilersOfEntry(t, { condition: 'condition' }),
    subject: t.field({ type: graph.obtainable, description: 'What is dropped.', ...graph.subjectField() }),
  }),
});

/** Kinds of gifts, by table, with the words for one. */
const gifts = {
  item: { name: 'ItemGift', noun: 'item' },
  gesture: { name: 'GestureGift', noun: 'gesture' },
  rune: { name: 'RuneGift', noun: 'rune' },
  weapon: { name: 'WeaponGift', noun: 'weapon' },
  armor: { name: 'ArmorGift', noun: 'armor piece' },
} as const;

type GiftTable = keyof typeof gifts;

function giftType(table: GiftTable) {
  const { name, noun } = gifts[table];
  return graph.object<AcquisitionRow>(name).implement({
    description: `A gift that is ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}.`,
    fields: (t) => ({
      name: t.exposeString('subject_name', { description: 'Name of the gift.' }),
      kind: t.string({
        description: `Always \`${table}\`.`,
        resolve: () => table,
        extensions: { jsonSchema: { const: table } },
      }),
      quantity: t.exposeInt('quantity', { nullable: true, description: 'How many; null when unknown.' }),
      condition: t.exposeString('condition', { nullable: true, description: 'When it is given.' }),
      ...spoilersOfEntry(t, { condition: 'condition' }),
      ...linkFields(t, `${table}_slug`, graph.record(table), noun),
    }),
  });
}

graph.add(
  builder.unionType('Gift', {
    description: 'Something that an NPC gives.',
    types: (Object.keys(gifts) as GiftTable[]).map(giftType),
    resolveType: (row) => gifts[graph.subjectOf(row).table as GiftTable].name,
  }),
);

graph.object<AcquisitionRow>('RuneSource').implement({
  description: 'How a tier of a rune is obtained.',
  fields: (t) => ({
    kind: t.expose('kind', {
      type: graph.set<AcquisitionKind>('AcquisitionKind'),
      description: 'How it is obtained.',
    }),
    // Every acquisition of a rune names a location, as the schema of the data file demands.
    ...linkFields(t, 'location_slug', graph.record('location'), 'location'),
    source: t.exposeString('notes', { description: 'A summary in one sentence.' }),
    ...spoilersOfEntry(t, { notes: 'source' }),
    tier: t.exposeInt('tier', {
      nullable: true,
      description: 'Tier obtained; null when the rune has only one.',
    }),
  }),
});
