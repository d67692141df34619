/**
 * A client of the Caryll API. It needs `fetch`, `URL` and `AbortSignal`, which browsers, Node, Deno, Bun and workers have,
 * and nothing else.
 */
import type { GameIndex, Games, GameShapes, LanguageNames, Usage } from './api.ts';
import { calculators, defaultGame, segments } from './api.ts';
import { type CallOptions, type Connection, type ConnectionOptions, createConnection } from './connection.ts';
import type { Units } from './errors.ts';
import { type Arguments, createList, type GameId, type Lists, type Page } from './lists.ts';

export type * from './api.ts';
export type { CaryllResponse, CallOptions, ConnectionOptions, Query } from './connection.ts';
export {
  CaryllError,
  type ClientCode,
  isCaryllError,
  type ProblemCode,
  type ProblemOf,
  type Units,
} from './errors.ts';
export type { GameId, List, Lists, Page, Records, Rows } from './lists.ts';

export interface CaryllOptions<Game extends GameId = typeof defaultGame> extends ConnectionOptions {
  /** The game; `bloodborne` by default. */
  readonly game?: Game;
}

/** Query and result of a route. */
interface Shape {
  query: unknown;
  result: unknown;
}

/** Return type of a call: the result, together with `meta` if the route has it. */
type ResultOf<Each extends Shape> = Each extends { meta: infer Meta }
  ? { data: Each['result']; meta: Meta }
  : Each['result'];

type Call<Each> = Each extends Shape
  ? (...given: Arguments<Each['query']>) => Promise<ResultOf<Each>>
  : never;

type Calculators<Game extends GameId> = {
  readonly [Name in keyof GameShapes[Game]['calculators']]: Call<GameShapes[Game]['calculators'][Name]>;
};

type Found<Game extends GameId> = GameShapes[Game]['search']['result'];
type Suggested<Game extends GameId> = GameShapes[Game]['suggest']['result'];
type LookedUp<Game extends GameId> = GameShapes[Game]['lookup']['result'];
type LookupQuery<Game extends GameId> = GameShapes[Game]['lookup']['query'];

/** A file with everything that is published of a game. */
export interface Download {
  /** The name that the service gives it, with the version of the data. */
  readonly fileName: string;
  readonly datasetVersion: string;
  /** Names this version of the file: given as `unless`, a file that is unchanged costs nothing. */
  readonly etag: string;
  /** Its bytes: `body` as a stream, `arrayBuffer()` or `text()` at once. */
  readonly response: Response;
}

/** The calls of games whose progress is described. */
export interface ProgressCalls<Game extends GameId> {
  /**
   * Returns what the player can do next at this progress, and what each step closes: 5 units (on the plan `internal`
   * 1).
   */
  readonly progress: Call<GameShapes[Game]['progress']>;
  /** The way from one location to another for a player who has done this much: 5 units (on the plan `internal` 1). */
  readonly route: Call<GameShapes[Game]['route']>;
}

/** The lists of a game by name, and the other routes. */
export type Caryll<Game extends GameId = typeof defaultGame> = Lists<Game> &
  Routes<Game> &
  ([GameShapes[Game]['progress']] extends [never] ? unknown : ProgressCalls<Game>);

/** The routes of a game that are not lists. */
export interface Routes<Game extends GameId> {
  /**
   * The units in the last response, undefined before the first. With concurrent requests, use the `units` that
   * `request` returns.
   */
  readonly units: Units | undefined;
  /** Records of all kinds by name, misspelt ones too: 5 units (on the plan `internal` 1). */
  search(
    q: string,
    query?: Omit<GameShapes[Game]['search']['query'], 'q'>,
    options?: CallOptions,
  ): Promise<Page<Found<Game>>>;
  /** Names for what was typed so far, from one letter on: 1 unit. */
  suggest(
    q: string,
    query?: Omit<GameShapes[Game]['suggest']['query'], 'q'>,
    options?: CallOptions,
  ): Promise<Suggested<Game>[]>;
  /**
   * Records by ids of the game itself (rows of a table, event flags), up to 100, in their order; null where none is
   * known: 1 unit for each 20 ids.
   */
  lookup(
    table: NonNullable<LookupQuery<Game>['table']>,
    ids: readonly number[],
    query?: Omit<LookupQuery<Game>, 'table' | 'id'>,
    options?: CallOptions,
  ): Promise<LookedUp<Game>[]>;
  /** How well the values of each kind are known. Free. */
  quality(
    query?: GameShapes[Game]['quality']['query'],
    options?: CallOptions,
  ): Promise<GameShapes[Game]['quality']['result'][]>;
  /** Records of one kind side by side: 5 units (on the plan `internal` 1). */
  readonly compare: Call<GameShapes[Game]['compare']>;
  /** The calculators: 1 unit each, `optimize` and `attackRatings` 5 (on the plan `internal` 1). */
  readonly calc: Calculators<Game>;
  /** The games that the service has. Free, and without a key. */
  games(options?: CallOptions): Promise<Games['data']>;
  /** Returns the lists of the game and their lengths. Free. */
  index(options?: CallOptions): Promise<GameIndex['data']>;
  /** The languages of names, with how many are known in each. Free. */
  languages(options?: CallOptions): Promise<LanguageNames[]>;
  /** Returns the units that the key has used and has left. Free. */
  usage(options?: CallOptions): Promise<Usage['data']>;
  /**
   * Bulk export: 10 units (1 on the `internal` plan).
   *
   * @param options `unless`: entity tag of a file that is there already; `dataset`: a version of the data that is kept.
   * @returns undefined when the file is unchanged, which costs nothing.
   */
  download(
    format: 'json' | 'ndjson' | 'sqlite',
    options?: CallOptions & { readonly unless?: string | undefined; readonly dataset?: string | undefined },
  ): Promise<Download | undefined>;
  /**
   * Requests any route by its path, and returns values of its headers too; also for a search result:
   * `request(hit.url, { view: 'full' })`.
   */
  readonly request: Connection['request'];
}

/**
 * Returns the file name of an export. A server controls the header, so only letters, digits, `_`, `.` and `-` are
 * accepted.
 */
const fileNameOf = (disposition: string | null) =>
  /filename="?([\w.-]+)/.exec(disposition ?? '')?.[1] ?? 'caryll-export';

const camel = (segment: string) => segment.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * A client of one service, one key and one game.
 *
 * @throws TypeError for an address or a key that cannot be one; the key is not repeated.
 * @example
 * const caryll = createCaryll({ url: 'http://localhost:3000', key });
 * const strongest = await caryll.bosses.list({ sort: '-hp', page_size: 3 });
 */
export function createCaryll<Game extends GameId = typeof defaultGame>({
  game,
  ...options
}: CaryllOptions<Game>): Caryll<Game> {
  const connection = createConnection(options);
  const { request } = connection;
  const root = `/v1/${encodeURIComponent(String(game ?? defaultGame))}`;
  const dataOf = async <Data>(path: string, query?: object, callOptions?: CallOptions) =>
    (await request<{ data: Data }>(path, query as Record<string, string>, callOptions)).body.data;

  /** The body of a route with `meta`, and `data` of another. */
  const resultOf = async (path: string, query?: object, callOptions?: CallOptions) => {
    const { body } = await request<Partial<Page<unknown>>>(
      path,
      query as Record<string, string>,
      callOptions,
    );
    return body.meta === undefined ? body.data : body;
  };
  /** A call of a route at a path below the game. */
  const callAt = (rest: string) => (query?: object, callOptions?: CallOptions) =>
    resultOf(`${root}/${rest}`, query, callOptions);

  const routes: Routes<Game> & Record<'progress' | 'route', unknown> = {
    calc: Object.fromEntries(
      calculators.map((name) => [camel(name), callAt(`calc/${name}`)]),
    ) as unknown as Calculators<Game>,
    get units() {
      return connection.units();
    },
    request,
    search: async (q, query, callOptions) =>
      (await request<Page<Found<Game>>>(`${root}/search`, { ...query, q }, callOptions)).body,
    suggest: (q, query, callOptions) => dataOf(`${root}/suggest`, { ...query, q }, callOptions),
    lookup: (table, ids, query, callOptions) =>
      dataOf(`${root}/lookup`, { ...query, table, id: ids }, callOptions),
    compare: callAt('compare') as Routes<Game>['compare'],
    quality: (query, callOptions) => dataOf(`${root}/quality`, query, callOptions),
    progress: callAt('progress'),
    route: callAt('route'),
    games: (callOptions) => dataOf('/v1', {}, callOptions),
    index: (callOptions) => dataOf(root, {}, callOptions),
    languages: (callOptions) => dataOf(`${root}/languages`, {}, callOptions),
    usage: (callOptions) => dataOf('/v1/usage', {}, callOptions),
    async download(format, { unless, dataset, signal } = {}) {
      const headers: Record<string, string> = unless === undefined ? {} : { 'If-None-Match': unless };
      const response = await connection.open(`${root}/export`, { format, dataset }, headers, { signal });
      if (response.status === 304) return undefined;
      return {
        fileName: fileNameOf(response.headers.get('Content-Disposition')),
        datasetVersion: response.headers.get('X-Dataset-Version') ?? '',
        etag: response.headers.get('ETag') ?? '',
        response,
      };
    },
  };
  const lists = Object.fromEntries(
    segments.map((segment) => [camel(segment), createList(connection, `${root}/${segment}`)]),
  ) as unknown as Lists<Game>;
  return Object.defineProperties(lists, Object.getOwnPropertyDescriptors(routes)) as Caryll<Game>;
}
