import type { MaybePromise } from '@pothos/core';
import { type GraphContext, looseField, type QueryBuilder } from '../types/builder.ts';
import type { PageMeta } from '../types/common-types.ts';
import type { GraphParts, RecordType } from '../graph.ts';
import { rowsOf } from '../load/loaders.ts';
import { memoryOf, sizeOfSlugs } from '../load/memory.ts';
import {
  createListArguments,
  filterArgument,
  type ListArguments,
  type ListArgumentsOptions,
  maxSortKeys,
  randomOrder,
  usedFilters,
} from './list-arguments.ts';
import { checkOrders, conditionOf, countLeft, orderBy } from '../load/orders.ts';
import { limitOf, type PageArgument, pageArgument, partOf } from './page-input.ts';
import { defaultPageSize } from '../limits/points.ts';
import { checkEntries, checkFilters, checkValues, unknownSlugs, wrongArgument } from '../limits/refusals.ts';
import { costHint } from '../load/relations.ts';
import type { RecordRow } from '../load/rows.ts';
import { maxPageSize } from '../types/scalars.ts';
import { recordNoun } from '../types/type-names.ts';
import { lowerFirst } from '../../text/case.ts';
import { withArticle } from '../../text/with-article.ts';

/** A page of a list. Its parts are read when they are selected. */
export interface Page<Item> {
  readonly data: () => MaybePromise<readonly Item[]>;
  readonly meta: () => MaybePromise<PageMeta>;
}

/**
 * Makes the type of a page of a list, e.g. `BossPage`.
 *
 * @param type of what is on the page.
 * @param noun that in words, e.g. `bosses`.
 */
export const pageOf = <Item>(
  { builder, common }: GraphParts,
  type: { readonly name: string } | string,
  noun: string,
) =>
  builder.objectRef<Page<Item>>(`${typeof type === 'string' ? type : type.name}Page`).implement({
    description: `A page of the ${noun}.`,
    fields: (t) => ({
      data: looseField(t, {
        type: [type],
        description: `The ${noun} on this page.`,
        extensions: costHint({ kind: 'page' }),
        resolve: ({ data }: Page<Item>) => data(),
      }),
      meta: t.field({
        type: common.PageMeta,
        description: 'Position of this page in the list, and the length of the list.',
        resolve: ({ meta }) => meta(),
      }),
    }),
  });

/** Cost hint of a list: its selection counts once for each record of the page. */
export const listPrice = { extensions: costHint({ kind: 'list' }) } as const;

/** The order of a list without another one. */
const defaultOrder = 'slug';

interface ListOptions extends Omit<ListArgumentsOptions, 'table' | 'typeName' | 'isList'> {
  readonly type: RecordType;
  /** Name of the list, e.g. `armorSets`; one record is named for its type. */
  readonly plural: string;
}

/** A list of records: its type, and the arguments by which its records are selected. */
interface List {
  readonly graph: GraphParts;
  readonly type: RecordType;
  readonly listArguments: ListArguments;
}

interface Args {
  readonly filter?: object | null;
  readonly page?: PageArgument;
  readonly sort?: readonly string[] | null;
  readonly seed?: string | null;
  readonly slugs?: readonly string[] | null;
}

const ordersOf = ({ sort }: Args) => sort ?? [defaultOrder];
const isDefault = ({ page, pageSize }: ReturnType<typeof partOf>) =>
  page === 1 && pageSize === defaultPageSize;

/** @throws Problem `invalid_parameter` for invalid slugs, or slugs together with other arguments. */
function checkSlugs({ listArguments }: List, slugs: readonly string[], args: Args): void {
  checkEntries('slugs', 'slugs', slugs, [1, maxPageSize]);
  const beside = [
    ...(isDefault(partOf(args.page)) ? [] : ['page']),
    ...(ordersOf(args).join() === defaultOrder ? [] : ['sort']),
    ...usedFilters(listArguments, args.filter).map(({ name }) => name),
    ...(args.seed ? ['seed'] : []),
  ];
  if (beside.length === 0) return;
  throw wrongArgument(
    'slugs',
    'not_combinable',
    `slugs cannot be combined with ${beside.join(', ')}, because slugs determines the records and their order. Remove one or the other.`,
    { received: beside },
  );
}

/** @throws Problem when there is a seed and no random order, or the other way round. */
function checkSeed(args: Args): void {
  const { seed, slugs } = args;
  const isRandom = ordersOf(args).includes(randomOrder);
  if (slugs || isRandom === Boolean(seed)) return;
  if (isRandom) throw wrongArgument('seed', 'missing', 'seed is required with sort=random.');
  throw wrongArgument(
    'seed',
    'not_combinable',
    `seed is allowed only with sort=${randomOrder}. Remove seed, or add sort=${randomOrder}.`,
    { received: seed! },
  );
}

/** Records by slug, in the order of the slugs. */
async function recordsNamed(
  list: List,
  slugs: readonly string[],
  args: Args,
  context: GraphContext,
): Promise<RecordRow[]> {
  checkSlugs(list, slugs, args);
  const { graph, type } = list;
  const loader = type.getDataloader(context);
  const rows = (await loader.loadMany([...slugs])) as (RecordRow | null)[];
  const failed = rows.find((row) => row instanceof Error);
  if (failed) throw failed;
  const unknown = slugs.filter((_slug, index) => rows[index] === null);
  if (unknown.length > 0) throw await unknownSlugs(graph, context, 'slugs', [type.table], unknown);
  return rows as RecordRow[];
}

/** Reads the rows of a page. A random order reads slugs alone: each seed is another page, but of the same records. */
async function readPage(
  { graph, type, listArguments }: List,
  args: Args,
  context: GraphContext,
): Promise<readonly RecordRow[]> {
  const { seed } = args;
  const sort = ordersOf(args);
  const { limit, offset } = limitOf(partOf(args.page));
  const used = usedFilters(listArguments, args.filter);
  await checkFilters(graph, context, listArguments, used);
  const { sql: condition, bindings } = await conditionOf(graph, context.release, listArguments, used);
  const sql = (schema: string) =>
    `select ${sort.includes(randomOrder) ? 't.slug' : 't.*'} from ${schema}.${type.table} t where ${condition} order by ${orderBy(listArguments, sort)} limit ? offset ?`;
  const rows = await rowsOf<RecordRow>(
    graph,
    context,
    { sql, keyColumn: 'slug' },
    ...bindings,
    ...(seed ? [seed] : []),
    limit,
    offset,
  );
  if (rows.length === 0) await checkValues(graph, context, listArguments, used);
  return rows;
}

/** Rows, or the keys of those that are not remembered any more. */
function recordsOfPage(
  list: List,
  args: Args,
  context: GraphContext,
): MaybePromise<readonly (RecordRow | string)[]> {
  const { graph, type, listArguments } = list;
  const { seed, slugs } = args;
  const { release } = context;
  if (slugs) return recordsNamed(list, slugs, args, context);
  const sort = ordersOf(args);
  const memory = memoryOf(release);
  const filters = usedFilters(listArguments, args.filter).map(({ name, value }) => [name, value]);
  const key = `page ${JSON.stringify([type.table, graph.gameId, sort, seed, partOf(args.page), filters])}`;
  const before = memory?.get(key) as readonly string[] | undefined;
  const rowsOfSlugs = (slugs: readonly string[]) => slugs.map((slug) => type.known(release, slug) ?? slug);
  if (before !== undefined) return rowsOfSlugs(before);
  return readPage(list, args, context).then((rows) => {
    const slugs = rows.map(({ slug }) => slug);
    memory?.set(key, slugs, { size: sizeOfSlugs(slugs.length) });
    if (sort.includes(randomOrder)) return rowsOfSlugs(slugs);
    type.remember(release, rows);
    return rows;
  });
}

/** The position of a page, and the length of the list that the filters leave. */
async function metaOfPage(list: List, args: Args, context: GraphContext): Promise<PageMeta> {
  const { graph, type, listArguments } = list;
  const { slugs } = args;
  const { release } = context;
  if (slugs) {
    const { length } = await recordsNamed(list, slugs, args, context);
    return { page: 1, pageSize: length, total: length };
  }
  const part = partOf(args.page);
  const used = usedFilters(listArguments, args.filter);
  if (used.length === 0) return { ...part, total: release.games.get(graph.gameId)!.sizes[type.table] ?? 0 };
  await checkFilters(graph, context, listArguments, used);
  const total = await countLeft(graph, release, listArguments, used);
  if (total === 0) await checkValues(graph, context, listArguments, used);
  return { ...part, total };
}

/** Declares the arguments of the field of a list. */
const argumentsOf = ({ graph, listArguments }: List, t: QueryBuilder) => ({
  ...filterArgument(t, listArguments),
  sort: t.arg({
    type: [listArguments.order!],
    required: false,
    defaultValue: [defaultOrder] as never,
    description: `Sort order of the whole list: 1 to ${maxSortKeys} sort keys, the first one decides.`,
  }),
  page: pageArgument(graph, t),
  seed: t.arg({
    type: 'Seed',
    required: false,
    description: `Seed of the random order; required with \`sort: ${randomOrder}\`, rejected otherwise.`,
  }),
  slugs: t.arg({
    type: ['Slug'],
    required: false,
    description: `Returns these records in this order instead of a page: 1 to ${maxPageSize} slugs without duplicates. Cannot be combined with page, sort or filter.`,
  }),
});

/**
 * The two root fields that every kind of records has: the list, and one record by slug. Every order is total and
 * stable; the default is by slug, in byte order.
 */
export function listFields(graph: GraphParts, { type, plural, ...options }: ListOptions): void {
  const { table } = type;
  const listArguments = createListArguments(graph, {
    ...options,
    table,
    typeName: type.name,
    isList: true,
  });
  graph.listArguments.set(table, listArguments);
  const list: List = { graph, type, listArguments };
  const Page = pageOf<RecordRow | string>(graph, type, options.noun);

  graph.builder.queryFields((t) => ({
    [plural]: t.field({
      type: Page,
      description: `A page of the ${options.noun}, by default sorted by slug in byte order, or the records named by \`slugs\`.`,
      args: argumentsOf(list, t),
      ...listPrice,
      resolve: (_root, given, context) => {
        const args = given as Args;
        checkOrders(ordersOf(args));
        checkSeed(args);
        return {
          data: () => recordsOfPage(list, args, context),
          meta: () => metaOfPage(list, args, context),
        };
      },
    }),
    [lowerFirst(type.name)]: t.field({
      type,
      nullable: true,
      description: `Gets ${withArticle(recordNoun(graph, table))} by slug; null if there is none.`,
      args: { slug: t.arg({ type: 'Slug', required: true, description: 'Its slug.' }) },
      extensions: costHint({ kind: 'named', table }),
      resolve: (_root, { slug }, context) => type.find(context, slug),
    }),
  }));
}
