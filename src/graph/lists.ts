import type { EnumRef } from '@pothos/core';
import { LRUCache } from 'lru-cache';
import type { Release } from '../data/releases.ts';
import { Problem } from '../problem.ts';
import { nearest } from '../text/nearest.ts';
import { builder, type GraphContext } from './builder.ts';
import { ListOrder } from './enums.ts';
import type { SelectTemplate } from './level-batcher.ts';
import { type RecordRow, rowsOf, type rowType, tableOf } from './loaders.ts';
import { leadsTo } from './relations.ts';

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
  throw new Problem('game_not_found', `There is no game "${gameId}"; this service has ${games.join(', ')}.`, {
    did_you_mean: nearest(gameId, games),
    available_games: games,
  });
}

/** Counts never change within a release. */
const totals = new WeakMap<Release, LRUCache<string, Promise<number>>>();

async function totalOf(
  context: GraphContext,
  template: SelectTemplate,
  bindings: readonly unknown[],
): Promise<number> {
  const counts = totals.get(context.release) ?? new LRUCache({ max: 10_000 });
  totals.set(context.release, counts);
  const key = JSON.stringify([template.name, bindings]);
  const known = counts.get(key);
  if (known !== undefined) return known;
  const count = rowsOf<{ total: number }>(context, template, ...bindings).then((rows) => rows[0]!.total);
  // An execution that ends early must not fail another one, so its count is remembered when it has come.
  if (context.batcher === undefined) counts.set(key, count);
  count.then(
    () => counts.set(key, count),
    () => counts.delete(key),
  );
  return count;
}

/**
 * The place of a record in each order, from 0, as the import has numbered them: by slug, or by name and then slug.
 */
const orders: Readonly<
  Record<typeof ListOrder.$inferType, { readonly place: string; readonly backwards: boolean }>
> = {
  slug: { place: 'place', backwards: false },
  slug_descending: { place: 'place', backwards: true },
  name: { place: 'place_by_name', backwards: false },
  name_descending: { place: 'place_by_name', backwards: true },
};

interface Filter {
  readonly column: string;
  readonly type: EnumRef<never, string> | 'Slug';
  readonly description: string;
}

interface ListOptions<Row extends RecordRow> {
  readonly type: ReturnType<typeof rowType<Row>>;
  /** Name of the list, e.g. `armorSets`; its size is `armorSetsMeta`, and one record is named for its type. */
  readonly plural: string;
  /** The records in words, where these are not the words of `plural`. */
  readonly noun?: string;
  readonly filters?: Readonly<Record<string, Filter>>;
}

/**
 * The three root fields that every resource has: the list, its size, and one record by slug. Order is by slug
 * in byte order, so it is total and stable.
 */
export function listFields<Row extends RecordRow>(options: ListOptions<Row>): void {
  const { plural, type } = options;
  const filters = Object.entries(options.filters ?? {});
  const table = tableOf(type.name);
  const singular = `${type.name[0]!.toLowerCase()}${type.name.slice(1)}`;
  const noun = options.noun ?? plural.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

  const conditionsOf = (args: Record<string, unknown>) => {
    const used = filters.filter(([name]) => args[name] !== undefined && args[name] !== null);
    return {
      suffix: used.map(([, { column }]) => `_${column}`).join(''),
      sql: used.map(([, { column }]) => ` and ${column} = ?`).join(''),
      bindings: used.map(([name]) => args[name]),
    };
  };

  builder.queryFields((t) => {
    const argsFor = () => ({
      gameId: t.arg({ type: 'GameId', required: true, description: 'The game.' }),
      page: t.arg({ type: 'Page', required: true, defaultValue: 1, description: 'Which page, from 1.' }),
      pageSize: t.arg({ type: 'PageSize', required: true, defaultValue: 20, description: 'Rows on a page.' }),
      sort: t.arg({
        type: ListOrder,
        required: true,
        defaultValue: 'slug',
        description: 'Order of the whole list.',
      }),
      ...Object.fromEntries(
        filters.map(([name, { type, description }]) => [
          name,
          t.arg({ type: type as 'Slug', required: false, description }),
        ]),
      ),
    });
    type Args = {
      gameId: string;
      page: number;
      pageSize: number;
      sort: typeof ListOrder.$inferType;
    } & Record<string, unknown>;
    const sizeOf = ({ release }: GraphContext, gameId: string) =>
      release.games.get(gameId)!.sizes[table] ?? 0;

    const list = async (args: Args, context: GraphContext): Promise<Row[]> => {
      const { gameId, page, pageSize, sort } = args;
      checkGame(context.release, gameId);
      const where = conditionsOf(args);
      const { place, backwards } = orders[sort];
      const orderBy = backwards ? `${place} desc` : place;
      const offset = (page - 1) * pageSize;
      const here = 'release_id = ? and game_id = ?';
      // A page of the whole list is a range of places. With filters the places are counted off in an index, and
      // only the rows of the page are read.
      const places = where.sql
        ? `= any(array(select ${place} from ${table} where ${here}${where.sql} order by ${orderBy} limit ? offset ?))`
        : 'between ? and ?';
      const first = backwards ? sizeOf(context, gameId) - offset - pageSize : offset;
      const bindings = where.sql
        ? [context.release.id, gameId, ...where.bindings, pageSize, offset]
        : [first, first + pageSize - 1];
      const standalone = `select * from ${table} where ${here} and ${place} ${places} order by ${orderBy}`;
      const template: SelectTemplate = {
        name: `${table}_list${where.suffix}${sort === 'slug' ? '' : `_${sort}`}`,
        table,
        standalone,
        unionArm: `(${standalone}) t`,
        key: 'slug',
        keyColumn: 'slug',
        orderBy,
      };
      return rowsOf<Row>(context, template, gameId, ...bindings);
    };
    const meta = async (args: Args, context: GraphContext): Promise<PageMeta> => {
      const { gameId, page, pageSize } = args;
      checkGame(context.release, gameId);
      const where = conditionsOf(args);
      if (!where.sql) return { page, pageSize, total: sizeOf(context, gameId) };
      const unionArm = `${table} t where release_id = ? and game_id = ?${where.sql}`;
      const template: SelectTemplate = {
        name: `${table}_total${where.suffix}`,
        table,
        standalone: `select count(*)::int as total from ${unionArm}`,
        unionArm,
        key: 'null',
        keyColumn: 'total',
        orderBy: 'slug',
        counts: true,
      };
      const total = await totalOf(context, template, [gameId, ...where.bindings]);
      return { page, pageSize, total };
    };

    return {
      [plural]: t.field({
        type: [type] as never,
        description: `A page of the ${noun}, sorted by slug in byte order by default.`,
        args: argsFor(),
        extensions: leadsTo({ kind: 'page', table }),
        resolve: ((_root: unknown, args: Args, context: GraphContext) => list(args, context)) as never,
      }),
      [`${plural}Meta`]: t.field({
        type: PageMetaType,
        description: `How many ${noun} there are for the same arguments.`,
        args: argsFor(),
        resolve: (_root, args, context) => meta(args as Args, context),
      }),
      [singular]: t.field({
        type: type as never,
        nullable: true,
        description: `One of the ${noun} by slug; null when there is none.`,
        args: {
          gameId: t.arg({ type: 'GameId', required: true, description: 'The game.' }),
          slug: t.arg({ type: 'Slug', required: true, description: 'Its slug.' }),
        },
        extensions: leadsTo({ kind: 'named', table }),
        resolve: ((
          _root: unknown,
          { gameId, slug }: { gameId: string; slug: string },
          context: GraphContext,
        ) => {
          checkGame(context.release, gameId);
          return type.getDataloader(context).load(`${gameId}/${slug}`);
        }) as never,
      }),
    };
  });
}
