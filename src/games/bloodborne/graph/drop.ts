import type { AcquisitionKind, AcquisitionRow } from '../../../../schema/bloodborne/rows.ts';
import type { ExtensibleGraph } from '../../../graph/graph.ts';
import { spoilersOfEntry } from '../../../graph/record.ts';
import { linkFields } from '../../../graph/relations.ts';
import { withArticle } from '../../../text/with-article.ts';

/** Kinds of gifts, by table, with the words for one. */
const gifts = {
  item: { name: 'ItemGift', noun: 'item' },
  gesture: { name: 'GestureGift', noun: 'gesture' },
  rune: { name: 'RuneGift', noun: 'rune' },
  weapon: { name: 'WeaponGift', noun: 'weapon' },
  armor: { name: 'ArmorGift', noun: 'armor piece' },
} as const;

type GiftTable = keyof typeof gifts;

/** Adds other views of an acquisition: what is dropped, what an NPC gives, how a rune is obtained. */
export function addDrops(graph: ExtensibleGraph): void {
  const { builder, types } = graph;
  const nameOfSubject = (row: AcquisitionRow) => [{ text: '/name', record: types.subjectOf(row) }];
  types.object<AcquisitionRow>('Drop').implement({
    description: 'Something dropped when the owner is defeated.',
    fields: (t) => ({
      name: t.exposeString('subject_name', { description: 'Name of what is dropped.' }),
      kind: t.field({
        type: graph.common.Kind,
        description: 'Kind of its record, which is in the list of that kind.',
        resolve: (row) => types.subjectOf(row).table,
      }),
      slug: t.field({
        type: 'Slug',
        description: 'Slug of its record.',
        resolve: (row) => types.subjectOf(row).slug,
      }),
      quantity: t.exposeInt('quantity', { nullable: true, description: 'How many; null when unknown.' }),
      dropRate: t.exposeFloat('drop_rate', {
        nullable: true,
        description: 'Chance from 0 to 1; null when unknown.',
      }),
      condition: t.exposeString('condition', { nullable: true, description: 'Condition that must be met.' }),
      ...spoilersOfEntry(graph, t, { condition: 'condition' }, [nameOfSubject]),
      subject: t.field({
        type: types.named('Obtainable'),
        description: 'What is dropped.',
        ...types.subjectField(),
      }),
    }),
  });

  function giftType(table: GiftTable) {
    const { name, noun } = gifts[table];
    return types.object<AcquisitionRow>(name).implement({
      description: `A gift that is ${withArticle(noun)}.`,
      fields: (t) => ({
        name: t.exposeString('subject_name', { description: 'Name of the gift.' }),
        kind: t.string({
          description: `Always \`${table}\`.`,
          resolve: () => table,
          extensions: { jsonSchema: { const: table } },
        }),
        quantity: t.exposeInt('quantity', { nullable: true, description: 'How many; null when unknown.' }),
        condition: t.exposeString('condition', { nullable: true, description: 'When it is given.' }),
        ...spoilersOfEntry(graph, t, { condition: 'condition' }, [nameOfSubject]),
        ...linkFields(t, `${table}_slug`, types.record(table), noun),
      }),
    });
  }

  types.add(
    'Gift',
    builder.unionType('Gift', {
      description: 'Something that an NPC gives.',
      types: (Object.keys(gifts) as GiftTable[]).map(giftType),
      resolveType: (row) => gifts[types.subjectOf(row).table as GiftTable].name,
    }),
  );

  types.object<AcquisitionRow>('RuneSource').implement({
    description: 'How a tier of a rune is obtained.',
    fields: (t) => ({
      kind: t.expose('kind', {
        type: types.set<AcquisitionKind>('AcquisitionKind'),
        description: 'How it is obtained.',
      }),
      // Every acquisition of a rune names a location, as the schema of the data file demands.
      ...linkFields(t, 'location_slug', types.record('location'), 'location'),
      source: t.exposeString('notes', { description: 'One-sentence summary.' }),
      ...spoilersOfEntry(graph, t, { notes: 'source' }),
      tier: t.exposeInt('tier', {
        nullable: true,
        description: 'Tier obtained; null when the rune has only one.',
      }),
    }),
  });
}
