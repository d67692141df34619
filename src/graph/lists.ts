import { completeValue, type MaybePromise } from '@pothos/core';
import { LRUCache } from 'lru-cache';
import type { Release } from '../data/releases.ts';
import { Problem } from '../problem.ts';
import { excerpt } from '../text/excerpt.ts';
import { nearest } from '../text/nearest.ts';
import { builder, type GraphContext, gameArgument } from './builder.ts';
import { type RecordRow, rowsOf, type rowType, type SelectTemplate, tableOf } from './loaders.ts';
import { declareList, filterArguments, type NarrowingOptions, readOrder, usedFilters } from './narrowing.ts';
import { placesOf } from './orders.ts';
import { checkValues, unknownSlugs, wrongArgument } from './refusals.ts';
import { leadsTo } from './relations.ts';
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

/** Columns that hold the place of a record in the list of all, from 0, as the import has numbered them. */
const places: Readonly<Record<string, string>> = { slug: 'place', name: 'place_by_name' };

const defaults = { page: 1, pageSize: 20, sort: 'slug' } as const;

/** Which records each page has, by slug; what the pages share with other questions are the rows themselves. */
const pages = new WeakMap<Release, LRUCache<string, readonly string[]>>();

function pagesOf(release: Release): LRUCache<string, readonly string[]> | undefined {
  if (release.rowsRemembered === 0) return undefined;
  let known = pages.get(release);
  if (known === undefined) {
    known = new LRUCache({ maxSize: release.rowsRemembered, sizeCalculation: ({ length }) => length + 1 });
    pages.set(release, known);
  }
  return known;
}

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

  const here = 'release_id = ? and game_id = ?';
  const template = (name: string, condition: string, orderBy: string): SelectTemplate => ({
    name: `${table}_${name}`,
    sql: `select * from ${table} where ${here} and ${condition} order by ${orderBy}`,
    keyColumn: 'slug',
  });
  const byPlace = template('by_place', 'place = any(?::int[])', 'place');

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

  /** The places of all that the filters leave, in the order that is asked for; undefined when it is the whole list. */
  function chosen(args: Args, context: GraphContext, sort: string): MaybePromise<Int32Array | undefined> {
    const { gameId } = args;
    const used = usedFilters(narrowing, args);
    if (used.length === 0 && places[readOrder(sort).by] !== undefined) return undefined;
    return placesOf(context.release, gameId, narrowing, used, sort).then(async (all) => {
      if (all.length === 0) await checkValues(context, gameId, narrowing, used);
      return all;
    });
  }

  async function readPage(args: Args, context: GraphContext): Promise<readonly Row[]> {
    const { gameId, page, pageSize, sort } = args;
    const offset = (page - 1) * pageSize;
    const all = await chosen(args, context, sort);
    if (all === undefined) {
      // A page of the whole list is a range of places.
      const { by, backwards } = readOrder(sort);
      const column = places[by]!;
      const range = template(
        sort === 'slug' ? 'list' : `list_${sort}`,
        `${column} between ? and ?`,
        backwards ? `${column} desc` : column,
      );
      const first = backwards ? sizeOf(context, gameId) - offset - pageSize : offset;
      return rowsOf<Row>(context, range, gameId, first, first + pageSize - 1);
    }
    const wanted = [...all.subarray(offset, offset + pageSize)];
    if (wanted.length === 0) return [];
    const rows = await rowsOf<Row & { readonly place: number }>(context, byPlace, gameId, wanted);
    const found = new Map(rows.map((row) => [row.place, row]));
    return wanted.map((place) => found.get(place)!);
  }

  /** Rows, or the keys of those that are not remembered any more. */
  function list(args: Args, context: GraphContext): MaybePromise<readonly (Row | string)[]> {
    const { gameId, page, pageSize, sort, slugs } = args;
    const { release } = context;
    checkGame(release, gameId);
    if (slugs) return named(slugs, args, context);
    const known = pagesOf(release);
    const filters = usedFilters(narrowing, args).map(({ name, value }) => [name, value]);
    const key = JSON.stringify([table, gameId, sort, page, pageSize, filters]);
    const before = known?.get(key);
    if (before !== undefined) {
      return before.map((slug) => {
        const record = `${gameId}/${slug}`;
        return type.known(release, record) ?? record;
      });
    }
    return readPage(args, context).then((rows) => {
      type.remember(release, rows);
      known?.set(
        key,
        rows.map(({ slug }) => slug),
      );
      return rows;
    });
  }

  function meta(args: Args, context: GraphContext): MaybePromise<PageMeta> {
    const { gameId, page, pageSize, slugs } = args;
    checkGame(context.release, gameId);
    if (slugs) {
      return named(slugs, args, context).then(({ length }) => ({ page: 1, pageSize: length, total: length }));
    }
    return completeValue(chosen(args, context, 'slug'), (all) => ({
      page,
      pageSize,
      total: all?.length ?? sizeOf(context, gameId),
    }));
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
        extensions: leadsTo({ kind: 'page', table, narrowing }),
        resolve: ((_root: unknown, args: Args, context: GraphContext) => list(args, context)) as never,
      }),
      [`${plural}Meta`]: t.field({
        type: PageMetaType,
        description: `How many ${noun} there are for the same arguments.`,
        args: argsFor(),
        // Records that are named are looked up, so that they cost what they cost in a list.
        extensions: leadsTo({
          kind: 'rows',
          count: ({ slugs }) => (Array.isArray(slugs) ? slugs.length : 1),
        }),
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
