import { readRecordsOfIds, readTablesOfIds, type RecordOfId, type TableOfIds } from '../../data/data-ids.ts';
import type { Release } from '../../data/releases.ts';
import { type FieldBuilder, nullMeans } from '../types/builder.ts';
import { closedSet } from '../types/enums.ts';
import type { GraphParts } from '../graph.ts';
import { recordIn } from '../load/loaders.ts';
import { checkEntries, refusesArguments, wrongArgument } from '../limits/refusals.ts';
import { costHint, costsRows } from '../load/relations.ts';
import { pathOf } from '../types/record-path.ts';
import { maxPageSize, scalar } from '../types/scalars.ts';

/** The largest number of 32 bits without a sign: ids of games are not larger. */
const maxId = 4_294_967_295;

/** The records of an id: the most likely one, and the others. */
interface LookupEntry extends RecordOfId {
  readonly also: readonly RecordOfId[];
}

/** The arguments: either both or neither. */
interface Lookup {
  readonly table: string | undefined;
  readonly ids: readonly number[];
}

/** @throws Problem when only one of both is given, or for ids that are too many or repeated. */
function checked(table: string | null | undefined, ids: readonly number[] | null | undefined): Lookup {
  if (!table && !ids) return { table: undefined, ids: [] };
  if (!table) throw wrongArgument('table', 'missing', 'table is required with id.');
  if (!ids) throw wrongArgument('id', 'missing', 'id is required with table. Omit both to list the tables.');
  checkEntries('id', 'ids', ids, [1, maxPageSize]);
  return { table, ids };
}

/** The records of ids of a table, in the order of the ids. */
async function entriesOf(
  { gameId, ids: known, search }: GraphParts,
  release: Release,
  table: string | undefined,
  ids: readonly number[],
): Promise<(LookupEntry | null)[]> {
  if (table === undefined) return [];
  const rows = await readRecordsOfIds(release, gameId, table, ids);
  // The most searched kinds first; kinds without a list follow by name.
  const order = [...search.byUse, ...known.kinds.filter((kind) => !search.byUse.includes(kind))];
  rows.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind) || (a.slug < b.slug ? -1 : 1));
  const byId = new Map<number, RecordOfId[]>();
  for (const row of rows) byId.set(row.id, [...(byId.get(row.id) ?? []), row]);
  return ids.map((id) => {
    const [first, ...also] = byId.get(id) ?? [];
    return first === undefined ? null : { ...first, also };
  });
}

/** The fields of a record with an id. */
const recordFields = <Row extends RecordOfId>(graph: GraphParts, t: FieldBuilder<Row>) => ({
  kind: t.field({ type: graph.common.Kind, description: 'Kind of the record.', resolve: ({ kind }) => kind }),
  slug: t.field({ type: 'Slug', description: 'Its slug.', resolve: ({ slug }) => slug }),
  name: t.string({ description: 'Its name.', resolve: ({ name }) => name }),
  url: t.string({
    ...nullMeans('none'),
    description: 'Path of the record; null if its kind has only a list.',
    resolve: ({ kind, slug }, _args, { basePath }) => pathOf(graph, basePath, kind, slug),
  }),
  record: t.field({
    type: graph.common.GameRecord,
    description: 'The record itself.',
    ...costsRows,
    resolve: async ({ kind, slug }, _args, context) => (await recordIn(graph, kind, context, slug))!,
  }),
});

/** Makes the type of an id and the records that have it. */
function entryType(graph: GraphParts, DataId: ReturnType<typeof scalar<'Page'>>) {
  const { builder } = graph;
  const LookupRecordType = builder.objectRef<RecordOfId>('LookupRecord').implement({
    description: 'Another record with the id.',
    fields: (t) => recordFields(graph, t),
  });
  return builder.objectRef<LookupEntry>('LookupEntry').implement({
    description:
      'An id and the record that has it. If several records share the id, this is the first one by kind.',
    fields: (t) => ({
      id: t.field({ type: DataId, description: 'The id.', resolve: ({ id }) => id }),
      ...recordFields(graph, t),
      also: t.field({
        type: [LookupRecordType],
        description: 'The other records that have the id, by kind in the order of the search, then by slug.',
        resolve: ({ also }) => also,
      }),
    }),
  });
}

/** Makes the type of the tables that a look-up covers. */
function metaType({ builder, common, gameId }: GraphParts, IdTable: ReturnType<typeof closedSet>) {
  const LookupTableType = builder.objectRef<TableOfIds>('LookupTable').implement({
    description: 'A table of the game with known ids.',
    fields: (t) => ({
      table: t.field({ type: IdTable, description: 'Its name in the game.', resolve: ({ table }) => table }),
      ids: t.exposeInt('ids', { description: 'Number of distinct known ids.' }),
      kinds: t.field({
        type: [common.Kind],
        description: 'Kinds of the records that have them.',
        resolve: ({ kinds }) => [...kinds],
      }),
    }),
  });
  return builder.objectRef<Lookup>('LookupMeta').implement({
    description: 'What the lookup covers.',
    fields: (t) => ({
      tables: t.field({
        type: [LookupTableType],
        description: 'The table that was requested, or all tables if none was.',
        ...costsRows,
        resolve: ({ table }, _args, { release }) => readTablesOfIds(release, gameId, table),
      }),
    }),
  });
}

/** Adds the look-up of records by the ids that the game itself has for them. A game whose data have none lacks it. */
export function addLookup(graph: GraphParts): void {
  const { builder, ids: known } = graph;
  if (known.tables.size === 0) return;
  const IdTable = closedSet(
    builder,
    'IdTable',
    "One of the game's own tables.",
    Object.fromEntries([...known.tables].map(([table, label]) => [table, `${label}.`])),
  );
  const DataId = scalar<'Page'>(
    builder,
    'DataId',
    "One of the game's own ids: a row of one of its tables, or an event flag.",
    { type: 'integer', minimum: 0, maximum: maxId },
  );

  const LookupPageType = builder.objectRef<Lookup>('Lookup').implement({
    description: "Records by the game's own ids.",
    fields: (t) => ({
      data: t.field({
        type: [entryType(graph, DataId)],
        nullable: { list: false, items: true },
        description: 'The record for each id, in the order given; null for an unknown id.',
        extensions: costHint({ kind: 'page' }),
        resolve: ({ table, ids }, _args, { release }) => entriesOf(graph, release, table, ids),
      }),
      meta: t.field({
        type: metaType(graph, IdTable),
        description: 'The tables.',
        resolve: (lookup) => lookup,
      }),
    }),
  });

  builder.queryField('lookup', (t) =>
    t.field({
      type: LookupPageType,
      description:
        "Looks up records by the game's own ids, e.g. a row of a parameter table. Without arguments, lists the tables with known ids.",
      args: {
        table: t.arg({ type: IdTable, required: false, description: "One of the game's tables." }),
        ids: t.arg({
          type: [DataId],
          required: false,
          description: `Ids in that table, 1 to ${maxPageSize}, without duplicates.`,
        }),
      },
      extensions: { ...costHint({ kind: 'rows' }), ...refusesArguments },
      resolve: (_root, { table, ids }) => checked(table, ids),
    }),
  );
}
