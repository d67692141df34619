import type { defaultGame, GameShapes } from './api.ts';
import type { CaryllResponse, CallOptions, Connection, Query } from './connection.ts';
import { CaryllError } from './errors.ts';

/** One page of a list. */
export interface Page<Row> {
  data: Row[];
  meta: { page: number; page_size: number; total: number };
}

/** The arguments of a call whose query may be left out unless something in it is needed. */
export type Arguments<Wanted> = object extends Wanted
  ? [query?: Wanted, options?: CallOptions]
  : [query: Wanted, options?: CallOptions];

/** A list whose rows have one shape. */
export interface Rows<Wanted, Row> {
  /** One page: 1 unit, of the releases none. */
  list(...given: Arguments<Wanted>): Promise<Page<Row>>;
  /**
   * Page after page, from the first or from `page`; 100 rows each by default (`page_size`).
   *
   * @throws CaryllError with the code `dataset_changed` when another version of the data is released in between.
   */
  pages(...given: Arguments<Wanted>): AsyncGenerator<Page<Row>, void, undefined>;
  /** Row after row: the pages, taken apart. */
  all(...given: Arguments<Wanted>): AsyncGenerator<Row, void, undefined>;
}

/**
 * Parameters that a query of single records shares with that of their list: the language of names and the data
 * version.
 */
type Pinned<Wanted> = Pick<Wanted, Extract<keyof Wanted, 'lang' | 'dataset'>>;

/** A list whose records have the requested view; `summary` by default. */
export interface List<Wanted, Views> {
  /** One page: 1 unit, in a wider view 5 (on the plan `internal` 1). */
  list<View extends keyof Views = 'summary' & keyof Views>(
    query?: Wanted & { view?: View },
    options?: CallOptions,
  ): Promise<Page<Views[View]>>;
  /**
   * Page after page, from the first or from `page`; 100 records each by default (`page_size`).
   *
   * @throws CaryllError with the code `dataset_changed` when another version of the data is released in between.
   */
  pages<View extends keyof Views = 'summary' & keyof Views>(
    query?: Wanted & { view?: View },
    options?: CallOptions,
  ): AsyncGenerator<Page<Views[View]>, void, undefined>;
  /** Record after record: the pages, taken apart. */
  all<View extends keyof Views = 'summary' & keyof Views>(
    query?: Wanted & { view?: View },
    options?: CallOptions,
  ): AsyncGenerator<Views[View], void, undefined>;
  /**
   * These records, in this order: one request for 100 slugs, each 5 units (on the plan `internal` 1). A repeated slug
   * is requested once.
   *
   * @throws CaryllError with the code `unknown_reference` that names every slug of which there is no record.
   */
  getMany<View extends keyof Views = 'summary' & keyof Views>(
    slugs: readonly string[],
    query?: Pinned<Wanted> & { view?: View },
    options?: CallOptions,
  ): Promise<Views[View][]>;
}

/** A list whose records can also be requested one by one. */
export interface Records<Wanted, Views> extends List<Wanted, Views> {
  /**
   * One record, in any view for 1 unit; `detail` by default.
   *
   * @throws CaryllError with the code `resource_not_found` when there is none, which costs 1 unit.
   */
  get<View extends keyof Views = 'detail' & keyof Views>(
    slug: string,
    query?: Pinned<Wanted> & { view?: View },
    options?: CallOptions,
  ): Promise<Views[View]>;
}

type ListOf<Shape> = Shape extends { query: infer Wanted; row: infer Row }
  ? Rows<Wanted, Row>
  : Shape extends { query: infer Wanted; views: infer Views; hasRecords: infer HasRecords }
    ? HasRecords extends true
      ? Records<Wanted, Views>
      : List<Wanted, Views>
    : never;

/** The games that this client has types for. */
export type GameId = keyof GameShapes;

/** The lists of a game. */
export type Lists<Game extends GameId = typeof defaultGame> = {
  readonly [Name in keyof GameShapes[Game]['lists']]: ListOf<GameShapes[Game]['lists'][Name]>;
};

/** A list of any shape, as it is at run time. */
interface AnyList {
  list(query?: Query, options?: CallOptions): Promise<Page<unknown>>;
  pages(query?: Query, options?: CallOptions): AsyncGenerator<Page<unknown>, void, undefined>;
  all(query?: Query, options?: CallOptions): AsyncGenerator<unknown, void, undefined>;
  get(slug: string, query?: Query, options?: CallOptions): Promise<unknown>;
  getMany(slugs: readonly string[], query?: Query, options?: CallOptions): Promise<unknown[]>;
}

/** How many slugs one request may name, and how many rows a page may have. */
const max = 100;

/** @param path the list's own, e.g. `/v1/bloodborne/bosses`. */
export function createList({ request }: Pick<Connection, 'request'>, path: string): AnyList {
  const requestPage = (query?: Query, options?: CallOptions) => request<Page<unknown>>(path, query, options);

  async function* pages(
    query: Query = {},
    options?: CallOptions,
  ): AsyncGenerator<Page<unknown>, void, undefined> {
    let first: CaryllResponse<unknown> | undefined;
    for (let page = Number(query['page'] ?? 1); ; page += 1) {
      const response = await requestPage({ page_size: max, ...query, page }, options);
      first ??= response;
      if (response.datasetVersion !== first.datasetVersion)
        throw new CaryllError(
          'dataset_changed',
          `The data changed from ${first.datasetVersion} to ${response.datasetVersion} between two pages. Walk the list again.`,
        );
      yield response.body;
      const { page_size, total } = response.body.meta;
      if (page * page_size >= total) return;
    }
  }

  return {
    pages,
    list: async (query, options) => (await requestPage(query, options)).body,
    async *all(query, options) {
      for await (const { data } of pages(query, options)) yield* data;
    },
    async get(slug, query, options) {
      const { body } = await request<{ data: unknown }>(
        `${path}/${encodeURIComponent(slug)}`,
        query,
        options,
      );
      return body.data;
    },
    async getMany(slugs, query = {}, options) {
      const wanted = [...new Set(slugs)];
      const found = new Map<string, unknown>();
      for (let start = 0; start < wanted.length; start += max) {
        const { body } = await requestPage({ ...query, slugs: wanted.slice(start, start + max) }, options);
        for (const record of body.data) found.set((record as { slug: string }).slug, record);
      }
      return slugs.map((slug) => found.get(slug));
    },
  };
}
