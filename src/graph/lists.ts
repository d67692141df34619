import type { EnumRef } from '@pothos/core';
import { LRUCache } from 'lru-cache';
import type { Release } from '../data/releases.ts';
import { nearest, Problem } from '../problem.ts';
import type { RecordRow, rowType } from './batch.ts';
import { builder, type GraphContext } from './builder.ts';

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
    total: t.exposeInt('total', { description: 'Rows of the whole list, with the filters applied.' }),
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

function totalOf(release: Release, name: string, sql: string, bindings: readonly unknown[]): Promise<number> {
  const counts = totals.get(release) ?? new LRUCache({ max: 10_000 });
  totals.set(release, counts);
  const key = JSON.stringify([name, bindings]);
  let count = counts.get(key);
  if (count === undefined) {
    count = release.select<{ total: number }>(name, sql, ...bindings).then((rows) => rows[0]!.total);
    counts.set(key, count);
    count.catch(() => counts.delete(key));
  }
  return count;
}

interface Filter {
  readonly column: string;
  readonly type: EnumRef<never, string> | 'Slug';
  readonly description: string;
}

interface ListOptions<Row extends RecordRow> {
  /** Names of the root fields: `armorSets` lists, `armorSet` is one, `armorSetsMeta` the size of the list. */
  readonly plural: string;
  readonly singular: string;
  readonly table: string;
  readonly type: ReturnType<typeof rowType<Row>>;
  readonly filters?: Readonly<Record<string, Filter>>;
  /** For descriptions, e.g. `armor sets`. */
  readonly noun: string;
}

/**
 * The three root fields that every resource has: the list, its size, and one record by slug. Order is by slug
 * in byte order, so it is total and stable.
 */
export function listFields<Row extends RecordRow>(options: ListOptions<Row>): void {
  const filters = Object.entries(options.filters ?? {});

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
      ...Object.fromEntries(
        filters.map(([name, { type, description }]) => [
          name,
          t.arg({ type: type as 'Slug', required: false, description }),
        ]),
      ),
    });
    type Args = { gameId: string; page: number; pageSize: number } & Record<string, unknown>;

    const list = async (args: Args, { release }: GraphContext): Promise<Row[]> => {
      checkGame(release, args.gameId);
      const where = conditionsOf(args);
      return release.select<Row>(
        `${options.table}_list${where.suffix}`,
        `select * from ${options.table} where release_id = ? and game_id = ?${where.sql} order by slug limit ? offset ?`,
        args.gameId,
        ...where.bindings,
        args.pageSize,
        (args.page - 1) * args.pageSize,
      );
    };
    const meta = async (args: Args, { release }: GraphContext): Promise<PageMeta> => {
      checkGame(release, args.gameId);
      const where = conditionsOf(args);
      const total = await totalOf(
        release,
        `${options.table}_total${where.suffix}`,
        `select count(*)::int as total from ${options.table} where release_id = ? and game_id = ?${where.sql}`,
        [args.gameId, ...where.bindings],
      );
      return { page: args.page, pageSize: args.pageSize, total };
    };

    return {
      [options.plural]: t.field({
        type: [options.type] as never,
        description: `A page of the ${options.noun}, in byte order of the slug.`,
        args: argsFor(),
        resolve: ((_root: unknown, args: Args, context: GraphContext) => list(args, context)) as never,
      }),
      [`${options.plural}Meta`]: t.field({
        type: PageMetaType,
        description: `How many ${options.noun} there are for the same arguments.`,
        args: argsFor(),
        resolve: (_root, args, context) => meta(args as Args, context),
      }),
      [options.singular]: t.field({
        type: options.type as never,
        nullable: true,
        description: `One of the ${options.noun} by slug; null when there is none.`,
        args: {
          gameId: t.arg({ type: 'GameId', required: true, description: 'The game.' }),
          slug: t.arg({ type: 'Slug', required: true, description: 'Its slug.' }),
        },
        resolve: ((
          _root: unknown,
          { gameId, slug }: { gameId: string; slug: string },
          context: GraphContext,
        ) => {
          checkGame(context.release, gameId);
          return options.type.getDataloader(context).load(`${gameId}/${slug}`);
        }) as never,
      }),
    };
  });
}
