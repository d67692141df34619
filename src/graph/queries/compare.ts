import { type Release, schemaOf } from '../../data/releases.ts';
import type { ComparedDeclaration, ComparedValue, SortKey } from '../../kinds/declare.ts';
import { type GraphContext, nullMeans } from '../types/builder.ts';
import { closedSet } from '../types/enums.ts';
import type { GraphParts } from '../graph.ts';
import { rowsWithEdges } from '../load/loaders.ts';
import { columnOfSortKey } from '../load/orders.ts';
import { checkEntries, checkKinds, refusesArguments, unknownSlugs } from '../limits/refusals.ts';
import { costHint } from '../load/relations.ts';
import { maxPageSize } from '../types/scalars.ts';
import { declaredOf } from '../types/type-names.ts';

/** Whether more or less of a value is better. */
type Better = 'more' | 'less';

/** A value of several records, in the order in which they were named; null where it is not known. */
export interface ComparedField {
  readonly field: string;
  /** Phrase for the value, e.g. `attack rating`. */
  readonly of: string;
  readonly values: readonly (number | null)[];
  /** The values in the words of the game, e.g. scaling letters; null where it has none. None for plain numbers. */
  readonly labels?: readonly (string | null)[];
  /** Null where neither is. */
  readonly better: Better | null;
  /** Positions of the weapons whose requirements are not met, if the value depends on that. */
  readonly unmet?: readonly number[];
}

/** The kinds whose records have numbers and a list. */
export const comparableKinds = ({
  listArguments,
  model,
}: Pick<GraphParts, 'listArguments' | 'model'>): readonly string[] =>
  [...listArguments.values()]
    .flatMap(({ table, sortKeys, isList }) =>
      isList && sortKeys.size > 0 && model.tables.get(table)?.hasList ? [table] : [],
    )
    .sort();

/** Sort keys of records by their slugs; null where one is not known. */
export async function readSortValues(
  graph: Pick<GraphParts, 'listArguments' | 'gameId'>,
  release: Release,
  table: string,
  slugs: readonly string[],
  fields: readonly string[],
): Promise<Map<string, readonly (number | null)[]>> {
  const list = graph.listArguments.get(table)!;
  const schema = schemaOf(release, graph.gameId);
  const columns = fields.map((field, index) => `${columnOfSortKey(list, field)} as n${index}`);
  const rows = await release.select<Record<string, number | null> & { readonly slug: string }>(
    `select ${['t.slug', ...columns].join(', ')} from ${schema}.${table} t where t.slug = any(?::text[])`,
    slugs,
  );
  return new Map(
    rows.map((row) => [row.slug as string, fields.map((_field, index) => row[`n${index}`] ?? null)]),
  );
}

const betterOf = ({ best }: SortKey): Better | null =>
  best === 'neither' ? null : best === 'lowest' ? 'less' : 'more';

/** The numbers by which the list of a kind is sorted, of records by slug. */
async function sortedValues(
  graph: GraphParts,
  { release }: GraphContext,
  table: string,
  slugs: readonly string[],
): Promise<Map<string, readonly ComparedValue[]>> {
  const keys = [...graph.listArguments.get(table)!.sortKeys];
  const found = await readSortValues(
    graph,
    release,
    table,
    slugs,
    keys.map(([field]) => field),
  );
  return new Map(
    [...found].map(([slug, values]) => [
      slug,
      keys.map(([field, { of }], index) => ({ field, of, value: values[index]! })),
    ]),
  );
}

type ComparedRow = Readonly<Record<string, unknown>>;

/**
 * Puts values whose names end with a word of the game in the order of its words, e.g. `defense_fire`: the database keeps
 * the members of an object in another order.
 */
function inWordOrder(values: readonly ComparedValue[], words: readonly string[]): ComparedValue[] {
  const ranked = values.map((value) => {
    const { field } = value;
    const rank = words.findIndex((word) => field.endsWith(`_${word}`));
    return { value, rank, group: rank === -1 ? field : field.slice(0, -words[rank]!.length) };
  });
  const groups = ranked.map(({ group }) => group);
  const placed = ranked.toSorted(
    (a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || a.rank - b.rank,
  );
  return placed.map(({ value }) => value);
}

/** The values that the declaration of a kind makes of records, by slug. */
async function declaredValues(
  graph: GraphParts,
  { release }: GraphContext,
  table: string,
  slugs: readonly string[],
  { edges, values }: ComparedDeclaration<ComparedRow, ComparedRow>,
): Promise<Map<string, readonly ComparedValue[]>> {
  const rows = await rowsWithEdges<ComparedRow, ComparedRow>(graph, release, table, edges, slugs);
  const lists = Object.values(release.games.get(graph.gameId)!.kinds.words);
  const words = lists.flat().map(({ word }) => word);
  return new Map(
    rows.map(({ row, edges: own }) => [row['slug'] as string, inWordOrder(values(row, own), words)]),
  );
}

/** The values of records side by side; those that are known of none are left out. */
function sideBySide(
  records: readonly (readonly ComparedValue[])[],
  betterOfField: (field: string) => Better | null,
): ComparedField[] {
  const byField = records.map((values) => new Map(values.map((each) => [each.field, each])));
  const fields = new Map(records.flat().map(({ field, of }) => [field, of]));
  return [...fields].flatMap(([field, of]) => {
    const found = byField.map((values) => values.get(field));
    if (found.every((each) => each === undefined || (each.value === null && each.label === undefined)))
      return [];
    const labels = found.map((each) => each?.label ?? null);
    return [
      {
        field,
        of,
        values: found.map((each) => each?.value ?? null),
        ...(labels.some((label) => label !== null) && { labels }),
        better: betterOfField(field),
      },
    ];
  });
}

/**
 * Reads the values that a kind compares: its declared comparison, otherwise the numbers by which its list is
 * sorted.
 *
 * @throws Problem for a kind that cannot be compared, and for slugs that are too few, too many, repeated or
 * unknown.
 */
export async function compareFields(
  graph: GraphParts,
  context: GraphContext,
  table: string,
  slugs: readonly string[],
): Promise<ComparedField[]> {
  checkKinds('kind', [table], comparableKinds(graph));
  checkEntries('slugs', 'slugs', slugs, [2, maxPageSize], slugs.join(',').slice(0, 200));
  const { compared } = declaredOf(graph, table);
  const found = await (compared === undefined
    ? sortedValues(graph, context, table, slugs)
    : declaredValues(
        graph,
        context,
        table,
        slugs,
        compared as ComparedDeclaration<ComparedRow, ComparedRow>,
      ));
  const unknown = slugs.filter((slug) => !found.has(slug));
  if (unknown.length > 0) throw await unknownSlugs(graph, context, 'slugs', [table], unknown);
  const { sortKeys } = graph.listArguments.get(table)!;
  return sideBySide(
    slugs.map((slug) => found.get(slug)!),
    (field) => (compared === undefined ? betterOf(sortKeys.get(field)!) : null),
  );
}

/** Positions of the best known values; empty if no value is better than another. */
function bestOf({ values, better }: ComparedField): number[] {
  const known = values.filter((value) => value !== null);
  if (better === null || known.length === 0) return [];
  const best = better === 'less' ? Math.min(...known) : Math.max(...known);
  if (values.every((value) => value === best)) return [];
  return values.flatMap((value, index) => (value === best ? [index] : []));
}

/** Difference of each value from the first, without binary rounding errors; null if either is unknown. */
const differencesOf = ({ values: [first = null, ...others] }: ComparedField): (number | null)[] =>
  [first, ...others].map((value) =>
    value === null || first === null ? null : Number((value - first).toFixed(6)),
  );

/** Rows that a comparison reads: the price of computing it. */
export const rowsRead = 300;

/** Records of one kind side by side. */
export interface Comparison {
  readonly kind: string;
  readonly slugs: readonly string[];
  /** The levels that weapons have in it; none of other records. */
  readonly levels: readonly number[];
  readonly rows: readonly ComparedField[];
}

/**
 * Makes the types of a comparison.
 *
 * @param ratings what a row can be besides a sort key, in words.
 */
export function comparisonType({ builder, common }: GraphParts, ratings = '') {
  const BetterType = closedSet(builder, 'Better', 'Whether more or less of a value is better.', {
    more: 'The highest value is the best.',
    less: 'The lowest value is the best.',
  });
  const ComparedFieldType = builder.objectRef<ComparedField>('ComparedField').implement({
    description: 'One value of the compared records.',
    fields: (t) => ({
      field: t.exposeString('field', { description: `Its name, as in \`sort\`${ratings}.` }),
      description: t.exposeString('of', { description: 'What the value is.' }),
      values: t.field({
        type: ['Float'],
        nullable: { list: false, items: true },
        description: 'The values in the order of `slugs`; null when unknown, or where `labels` has `immune`.',
        resolve: ({ values }) => [...values],
      }),
      labels: t.field({
        type: ['String'],
        nullable: { list: false, items: true },
        description:
          'The values in the words of the game, in the order of `slugs`: scaling letters, or `immune`. Empty for plain numbers.',
        resolve: ({ labels = [] }) => [...labels],
      }),
      better: t.field({
        type: BetterType,
        ...nullMeans('none'),
        description: 'Whether more or less of it is better; null when neither is.',
        resolve: ({ better }) => better,
      }),
      best: t.intList({
        description: 'Positions of the best values, from 0; empty when all are equal or none is better.',
        resolve: bestOf,
      }),
      differences: t.field({
        type: ['Float'],
        nullable: { list: false, items: true },
        description: 'Difference from the first value; null when either is unknown.',
        resolve: differencesOf,
      }),
      unmet: t.intList({
        description:
          'Positions of the values, from 0, that are those of a weapon whose requirements the stats do not meet.',
        resolve: ({ unmet = [] }) => [...unmet],
      }),
    }),
  });
  return builder.objectRef<Comparison>('Comparison').implement({
    description: 'Records side by side, with one row per value.',
    fields: (t) => ({
      kind: t.expose('kind', { type: common.Kind, description: 'The kind of the records.' }),
      slugs: t.stringList({
        description: 'Slugs of the records, in the order given.',
        resolve: ({ slugs }) => [...slugs],
      }),
      levels: t.intList({
        description: 'Levels of the weapons, in the order of `slugs`; empty for other kinds.',
        resolve: ({ levels }) => [...levels],
      }),
      rows: t.field({
        type: [ComparedFieldType],
        description: 'The values that are known for at least one of the records.',
        resolve: ({ rows }) => rows,
      }),
    }),
  });
}

/** Adds the comparison of records to a game whose kinds have sort keys. */
export function addCompare(graph: GraphParts): void {
  const kinds = comparableKinds(graph);
  if (kinds.length === 0) return;
  const Comparison = comparisonType(graph);
  graph.builder.queryField('compare', (t) =>
    t.field({
      type: Comparison,
      description: 'Records of one kind side by side.',
      args: {
        kind: t.arg({
          type: graph.common.Kind,
          required: true,
          description: `The kind of the records, of ${kinds.join(', ')}.`,
        }),
        slugs: t.arg({ type: ['Slug'], required: true, description: 'The records, 2 to 100.' }),
      },
      extensions: { ...costHint({ kind: 'rows', search: rowsRead }), ...refusesArguments },
      resolve: async (_root, { kind, slugs }, context): Promise<Comparison> => ({
        kind,
        slugs,
        levels: [],
        rows: await compareFields(graph, context, kind, slugs),
      }),
    }),
  );
}
