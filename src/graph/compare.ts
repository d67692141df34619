import { type Release, schemaOf } from '../data/releases.ts';
import type { GraphContext } from './builder.ts';
import type { GraphParts } from './graph.ts';
import { columnOfSortKey } from './orders.ts';
import { checkEntries, refusesArguments, unknownSlugs } from './refusals.ts';
import { costHint } from './relations.ts';
import { maxPageSize, scalar } from './scalars.ts';

/** A number of several records, in the order in which they were named; null where it is not known. */
export interface ComparedField {
  readonly field: string;
  /** What it is, in words. */
  readonly of: string;
  readonly values: readonly (number | null)[];
  readonly lower_is_better: boolean;
}

/** The segments of the lists whose records have numbers, with their tables. */
const comparableKinds = ({ listArguments, model }: GraphParts): ReadonlyMap<string, string> =>
  new Map(
    [...listArguments.values()].flatMap(({ table, sortKeys, isList }) => {
      const file = model.tables.get(table)?.file;
      return isList && sortKeys.size > 0 && file !== undefined ? [[file, table]] : [];
    }),
  );

/** Sort keys of records by their slugs; null where one is not known. */
export async function readFigures(
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

/**
 * The numbers by which the list of a kind is sorted, of some of its records. Those that are known of none are left out.
 *
 * @throws Problem for slugs that are too few, too many or repeated, or name no record.
 */
export async function compareFields(
  graph: GraphParts,
  context: GraphContext,
  table: string,
  slugs: readonly string[],
): Promise<ComparedField[]> {
  checkEntries('slugs', 'slugs', slugs, [2, maxPageSize], slugs.join(',').slice(0, 200));
  const list = graph.listArguments.get(table)!;
  const fields = [...list.sortKeys];
  const names = fields.map(([field]) => field);
  const found = await readFigures(graph, context.release, table, slugs, names);
  const unknown = slugs.filter((slug) => !found.has(slug));
  if (unknown.length > 0) throw await unknownSlugs(graph, context, 'slugs', [table], unknown);
  return fields.flatMap(([field, { of, lowerIsBetter = false }], index) => {
    const values = slugs.map((slug) => found.get(slug)![index]!);
    if (values.every((value) => value === null)) return [];
    return [{ field, of, values, lower_is_better: lowerIsBetter }];
  });
}

/** Positions of the best known values; empty if all known values are equal. */
function bestOf({ values, lower_is_better }: ComparedField): number[] {
  const known = values.filter((value) => value !== null);
  const best = lower_is_better ? Math.min(...known) : Math.max(...known);
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
  readonly rows: readonly ComparedField[];
}

/** What the field that compares records has in every game. */
export interface ComparisonParts {
  /** The tables of the kinds that can be compared, by the segment of their list. */
  readonly kinds: ReadonlyMap<string, string>;
  readonly CompareKind: ReturnType<typeof scalar<'Slug'>>;
  readonly type: ReturnType<typeof comparisonType>;
  readonly extensions: Readonly<Record<string, unknown>>;
}

function comparisonType({ builder }: GraphParts, ratings: string) {
  const ComparedFieldType = builder.objectRef<ComparedField>('ComparedField').implement({
    description: 'One value of the compared records.',
    fields: (t) => ({
      field: t.exposeString('field', { description: `Its name, as in \`sort\`${ratings}.` }),
      description: t.exposeString('of', { description: 'What the value is.' }),
      values: t.field({
        type: ['Float'],
        nullable: { list: false, items: true },
        description: 'The values in the order of `slugs`; null when unknown.',
        resolve: ({ values }) => [...values],
      }),
      lowerIsBetter: t.exposeBoolean('lower_is_better', {
        description: 'True if lower is better.',
      }),
      best: t.intList({
        description: 'Positions of the best values, from 0; empty when all are equal.',
        resolve: bestOf,
      }),
      differences: t.field({
        type: ['Float'],
        nullable: { list: false, items: true },
        description: 'Difference from the first value; null when either is unknown.',
        resolve: differencesOf,
      }),
    }),
  });
  return builder.objectRef<Comparison>('Comparison').implement({
    description: 'Records side by side, with one row per value.',
    fields: (t) => ({
      kind: t.exposeString('kind', { description: 'The list that the records belong to.' }),
      slugs: t.stringList({
        description: 'Slugs of the records, in the order given.',
        resolve: ({ slugs }) => [...slugs],
      }),
      rows: t.field({
        type: [ComparedFieldType],
        description: 'The values that are known for at least one of the records.',
        resolve: ({ rows }) => rows,
      }),
    }),
  });
}

/**
 * The types of a comparison.
 *
 * @param ratings what a row can be besides a sort key, in words.
 */
export function comparisonParts(graph: GraphParts, ratings = ''): ComparisonParts {
  const kinds = comparableKinds(graph);
  return {
    kinds,
    CompareKind: scalar(
      graph.builder,
      'CompareKind',
      'A list whose records can be compared, named as in its path, e.g. `weapons`.',
      { type: 'string', enum: [...kinds.keys()].sort() },
    ),
    type: comparisonType(graph, ratings),
    extensions: { ...costHint({ kind: 'rows', search: rowsRead }), ...refusesArguments },
  };
}

/** Adds the comparison of records to a game whose kinds have sort keys. */
export function addCompare(graph: GraphParts): void {
  if (comparableKinds(graph).size === 0) return;
  const { kinds, CompareKind, type, extensions } = comparisonParts(graph);
  graph.builder.queryField('compare', (t) =>
    t.field({
      type,
      description: 'Records of one kind side by side.',
      args: {
        kind: t.arg({
          type: CompareKind,
          required: true,
          description: 'The list that the records belong to.',
        }),
        slugs: t.arg({ type: ['Slug'], required: true, description: 'The records, 2 to 100.' }),
      },
      extensions,
      resolve: async (_root, { kind, slugs }, context): Promise<Comparison> => ({
        kind,
        slugs,
        rows: await compareFields(graph, context, kinds.get(kind)!, slugs),
      }),
    }),
  );
}
