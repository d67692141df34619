import type { MaybePromise } from '@pothos/core';
import { type Release, schemaOf } from '../data/releases.ts';
import { Problem } from '../problem.ts';
import { excerpt } from '../text/excerpt.ts';
import { nearest } from '../text/nearest.ts';
import { builder, type GraphContext, gameArgument } from './builder.ts';
import { type RecordRow, rowsOf, type rowType, tableOf } from './loaders.ts';
import { memoryOf, sizeOfSlugs } from './memory.ts';
import { declareList, filterArguments, type NarrowingOptions, usedFilters } from './narrowing.ts';
import { conditionOf, countLeft, orderBy } from './orders.ts';
import { checkValues, unknownSlugs, wrongArgument } from './refusals.ts';
import { leadsTo, leadsToRows } from './relations.ts';
import { maxPageSize } from './scalars.ts';

/** Size of a list and the part of it that was asked for. */
export interface PageMeta {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
}

export const PageMetaType = builder.objectRef<PageMeta>('PageMeta').implement({
  description: 'Which part of a list this is, and how large the list is.',
  fields: (t) => ({
    page: t.expose('page', { type: 'Page', description: 'Number of this page, from 1.' }),
    pageSize: t.expose('pageSize', { type: 'PageSize', description: 'Rows on a page.' }),
    total: t.exposeInt('total', { description: 'Number of rows in the whole list, after filtering.' }),
  }),
});

/** @throws Problem `game_not_found` when the release holds no such game. */
export function checkGame(release: Release, gameId: string): void {
  if (release.games.has(gameId)) return;
  const games = [...release.games.keys()];
  throw new Problem(
    'game_not_found',
    `There is no game "${excerpt(gameId)}"; this service has ${games.join(', ')}.`,
    {
      did_you_mean: nearest(gameId, games),
      available_games: games,
    },
  );
}

const defaults = { page: 1, pageSize: 20, sort: 'slug' } as const;

interface ListOptions<Row extends RecordRow> extends NarrowingOptions {
  readonly type: ReturnType<typeof rowType<Row>>;
  /** Name of the list, e.g. `armorSets`; its size is `armorSetsMeta`, and one record is named for its type. */
  readonly plural: string;
  /** The records in words, where these are not the words of `plural`. */
  readonly noun?: string;
}

/**
 * The three root fields that every resource has: the list, its size, and one record by slug. Every order is total and
 * stable; the default is by slug, in byte order.
 */
export function listFields<Row extends RecordRow>(options: ListOptions<Row>): void {
  const { plural, type } = options;
  const table = tableOf(type.name);
  const singular = `${type.name[0]!.toLowerCase()}${type.name.slice(1)}`;
  const noun = options.noun ?? plural.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const narrowing = declareList(table, type.name, noun, options);

  interface Args extends Readonly<Record<string, unknown>> {
    readonly gameId: string;
    readonly page: number;
    readonly pageSize: number;
    readonly sort: string;
    readonly slugs?: readonly string[] | null;
  }

  const sizeOf = ({ release }: GraphContext, gameId: string) => release.games.get(gameId)!.sizes[table] ?? 0;

  /** @throws Problem `invalid_parameter` for slugs that cannot be asked for, or not together with something else. */
  function checkSlugs(slugs: readonly string[], args: Args): void {
    const expected = `slugs must hold 1 to ${maxPageSize} slugs, each once`;
    if (slugs.length < 1 || slugs.length > maxPageSize) {
      throw wrongArgument('slugs', 'out_of_range', `${expected}; received ${slugs.length}.`, {
        received: String(slugs.length),
        min: 1,
        max: maxPageSize,
      });
    }
    const again = slugs.find((slug, index) => slugs.indexOf(slug) !== index);
    if (again !== undefined) {
      throw wrongArgument('slugs', 'repeated', `${expected}; received "${again}" more than once.`, {
        received: again,
      });
    }
    const beside = [
      ...(['page', 'pageSize', 'sort'] as const).filter((name) => args[name] !== defaults[name]),
      ...usedFilters(narrowing, args).map(({ name }) => name),
    ];
    if (beside.length === 0) return;
    throw wrongArgument(
      'slugs',
      'not_combinable',
      `slugs already says which records in which order and cannot be combined with ${beside.join(', ')}; leave out one or the other.`,
      { received: beside },
    );
  }

  /** Records by slug, in the order of the slugs. */
  async function named(slugs: readonly string[], args: Args, context: GraphContext): Promise<Row[]> {
    const { gameId } = args;
    checkSlugs(slugs, args);
    const loader = type.getDataloader(context);
    const rows = (await loader.loadMany(slugs.map((slug) => `${gameId}/${slug}`))) as (Row | null)[];
    const failed = rows.find((row) => row instanceof Error);
    if (failed) throw failed;
    const unknown = slugs.filter((_slug, index) => rows[index] === null);
    if (unknown.length > 0) throw await unknownSlugs(context, gameId, 'slugs', table, unknown);
    return rows as Row[];
  }

  async function readPage(args: Args, context: GraphContext): Promise<readonly Row[]> {
    const { gameId, page, pageSize, sort } = args;
    const used = usedFilters(narrowing, args);
    const { sql: condition, bindings } = conditionOf(schemaOf(context.release, gameId), used);
    const sql = (schema: string) =>
      `select t.* from ${schema}.${table} t where ${condition} order by ${orderBy(narrowing, sort, schema)} limit ? offset ?`;
    const rows = await rowsOf<Row>(
      context,
      { sql, keyColumn: 'slug' },
      gameId,
      ...bindings,
      pageSize,
      (page - 1) * pageSize,
    );
    if (rows.length === 0) await checkValues(context, gameId, narrowing, used);
    return rows;
  }

  /** Rows, or the keys of those that are not remembered any more. */
  function list(args: Args, context: GraphContext): MaybePromise<readonly (Row | string)[]> {
    const { gameId, page, pageSize, sort, slugs } = args;
    const { release } = context;
    checkGame(release, gameId);
    if (slugs) return named(slugs, args, context);
    const memory = memoryOf(release);
    const filters = usedFilters(narrowing, args).map(({ name, value }) => [name, value]);
    const key = `page ${JSON.stringify([table, gameId, sort, page, pageSize, filters])}`;
    const before = memory?.get(key) as readonly string[] | undefined;
    if (before !== undefined) {
      return before.map((slug) => {
        const record = `${gameId}/${slug}`;
        return type.known(release, record) ?? record;
      });
    }
    return readPage(args, context).then((rows) => {
      type.remember(release, rows);
      const slugs = rows.map(({ slug }) => slug);
      memory?.set(key, slugs, { size: sizeOfSlugs(slugs.length) });
      return rows;
    });
  }

  async function meta(args: Args, context: GraphContext): Promise<PageMeta> {
    const { gameId, page, pageSize, slugs } = args;
    checkGame(context.release, gameId);
    if (slugs) {
      const { length } = await named(slugs, args, context);
      return { page: 1, pageSize: length, total: length };
    }
    const used = usedFilters(narrowing, args);
    if (used.length === 0) return { page, pageSize, total: sizeOf(context, gameId) };
    const total = await countLeft(context.release, gameId, narrowing, used);
    if (total === 0) await checkValues(context, gameId, narrowing, used);
    return { page, pageSize, total };
  }

  builder.queryFields((t) => {
    const argsFor = () => ({
      gameId: t.arg(gameArgument),
      page: t.arg({
        type: 'Page',
        required: true,
        defaultValue: defaults.page,
        description: 'Which page, from 1.',
      }),
      pageSize: t.arg({
        type: 'PageSize',
        required: true,
        defaultValue: defaults.pageSize,
        description: 'Rows on a page.',
      }),
      sort: t.arg({
        type: narrowing.order as never,
        required: true,
        defaultValue: defaults.sort as never,
        description: 'Order of the whole list.',
      }),
      slugs: t.arg({
        type: ['Slug'],
        required: false,
        description: `These records in this order, 1 to ${maxPageSize} and each once, instead of a page; not together with page, pageSize, sort and filters.`,
      }),
      ...filterArguments(narrowing),
    });

    return {
      [plural]: t.field({
        type: [type] as never,
        description: `A page of the ${noun}, sorted by slug in byte order by default, or those that are named.`,
        args: argsFor(),
        ...leadsToRows,
        resolve: ((_root: unknown, args: Args, context: GraphContext) => list(args, context)) as never,
      }),
      [`${plural}Meta`]: t.field({
        type: PageMetaType,
        description: `How many ${noun} there are for the same arguments.`,
        args: argsFor(),
        ...leadsToRows,
        resolve: (_root, args, context) => meta(args as unknown as Args, context),
      }),
      [singular]: t.field({
        type: type as never,
        nullable: true,
        description: `One of the ${noun} by slug; null when there is none.`,
        args: {
          gameId: t.arg(gameArgument),
          slug: t.arg({ type: 'Slug', required: true, description: 'Its slug.' }),
        },
        extensions: leadsTo({ kind: 'named', table }),
        resolve: ((
          _root: unknown,
          { gameId, slug }: { gameId: string; slug: string },
          context: GraphContext,
        ) => {
          checkGame(context.release, gameId);
          return type.find(context, `${gameId}/${slug}`);
        }) as never,
      }),
    };
  });
}
