import { nullMeans } from '../../../graph/types/builder.ts';
import type { AcquisitionRow } from '../../../../schema/bloodborne/rows.ts';
import type { ExtensibleGraph } from '../../../graph/graph.ts';
import { spoilersOfEntry } from '../../../graph/queries/record.ts';
import { linkFields } from '../../../graph/load/relations.ts';
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

/** Adds what NPCs give: a type for each kind, whose slug is also called for the kind, as in the documented responses. */
export function addGifts(graph: ExtensibleGraph): void {
  const { builder, common, types } = graph;
  const Gift = builder.interfaceRef<AcquisitionRow>('Gift').implement({
    description: 'Something that an NPC gives.',
    resolveType: (row) => gifts[types.subjectOf(row).table as GiftTable].name,
    fields: (t) => ({
      name: t.string(types.subjectNameField(t, 'the gift')),
      kind: t.field({
        type: common.Kind,
        description: 'Kind of its record, which is in the list of that kind.',
        resolve: (row) => types.subjectOf(row).table,
      }),
      slug: t.field({
        type: 'Slug',
        description: 'Slug of its record.',
        resolve: (row) => types.subjectOf(row).slug,
      }),
      quantity: t.exposeInt('quantity', {
        ...nullMeans('unknown'),
        description: 'How many; null when unknown.',
      }),
      condition: t.exposeString('condition', {
        ...nullMeans('none'),
        description: 'When it is given; null when there is no condition.',
      }),
      record: t.field({
        type: types.named('Obtainable'),
        description: 'Its record.',
        ...types.subjectField(),
      }),
    }),
  });
  types.add('Gift', Gift);

  for (const table of Object.keys(gifts) as GiftTable[]) {
    const { name, noun } = gifts[table];
    types.object<AcquisitionRow>(name).implement({
      description: `A gift that is ${withArticle(noun)}.`,
      interfaces: [Gift],
      fields: (t) => ({
        kind: t.field({
          type: common.Kind,
          description: `Always \`${table}\`.`,
          resolve: () => table,
          extensions: { jsonSchema: { enum: [table], const: table } },
        }),
        ...spoilersOfEntry(graph, t, { condition: 'condition' }, [
          (row) => [{ text: '/name', record: types.subjectOf(row) }],
        ]),
        ...linkFields(t, `${table}_slug`, types.record(table), noun),
      }),
    });
  }
}
