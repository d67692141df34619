/**
 * All that a website may use of the service, and all that the service knows of a website. `site/` imports nothing else of
 * `src/` but `root` and `text`; the service imports nothing of `site/`.
 */
import type { ReleaseGame } from './data/releases.ts';
import type { Graph } from './graph/graph.ts';
import type { Marks } from './graph/load/marks.ts';
import type { ResponseBody } from './http/send.ts';
import type { Plans } from './keys/plans.ts';
import type { ProblemDocument } from './problem.ts';
import type { ViewName } from './rest/kind-operations.ts';
import type { Operation } from './rest/operations.ts';
import { type Shape, shapeOf } from './rest/shape.ts';

export type { ReleaseGame } from './data/releases.ts';
export { type ListArguments, maxFilterValues } from './graph/queries/list-arguments.ts';
export type { Marks } from './graph/load/marks.ts';
export { languageList } from './graph/types/scalars.ts';
export { content } from './http/content.ts';
export { pageHeaders } from './http/page-headers.ts';
export type { ResponseBody as Content } from './http/send.ts';
export { contactUri } from './http/routes/well-known.ts';
export { defaultPlans, type Plans } from './keys/plans.ts';
export { camelCase, english, type Field, type NestedObject, type Table } from './kinds/model.ts';
export type { DataSchema } from './kinds/schema.ts';
export type { GameKinds } from './kinds/served.ts';
export { Problem, type ProblemDocument } from './problem.ts';
export { type Operation, type OperationParameter, routesOfGame } from './rest/operations.ts';
export type { ViewName } from './rest/kind-operations.ts';
export { type Query, readParameters, readQuery } from './rest/params.ts';
export { pathSegments, routeNotFound } from './rest/router.ts';
export { pointersTo, type Shape } from './rest/shape.ts';

/** The settings of the service that pages show or are limited by. */
export interface SiteSettings {
  /** PUBLIC_BASE_URL, or '' when it is not set. */
  readonly baseUrl: string;
  /** The address of the API in samples, without a slash at the end; '' where it is that of the page. */
  readonly serviceUrl: string;
  /** Whether the pages become files, without a service that takes queries and forms. */
  readonly isStatic: boolean;
  /** CONTACT, for getting a key. */
  readonly contact: string | undefined;
  /** DEMO_KEY, if it works. */
  readonly demoKey: string | undefined;
  readonly plans: Plans;
  /** PUBLIC_PAGES: whether records have pages. */
  readonly hasRecords: boolean;
  /** The part of a process's time that pages may take. */
  readonly share: number;
  /** Bytes of pages that are remembered. */
  readonly cacheBytes: number;
}

/** The schemas and declarations of a game. */
export type SiteGame = Pick<Graph, 'gameId' | 'model' | 'search' | 'listArguments' | 'tableOf'>;

/** A record of a table in one language. */
export interface SiteName {
  readonly table: string;
  readonly slug: string;
  readonly name: string;
}

/** A release of the data, as pages read it. While it is served, it is the same object. */
export interface SiteRelease {
  /** A number that no other release of this process has. */
  readonly serial: number;
  readonly games: ReadonlyMap<string, ReleaseGame>;
  /**
   * Returns the body that REST would send.
   *
   * @throws Problem
   */
  reply<Body>(
    operation: Operation,
    path: Readonly<Record<string, string>>,
    query: readonly (readonly [name: string, value: string])[],
  ): Promise<Body>;
  /** Reads the names of the records of some tables, in English or in another language; those without one are left out. */
  names(gameId: string, tables: readonly string[], language?: string): Promise<readonly SiteName[]>;
  /**
   * Finds records of a table whose names in any language, or other names, have words that begin like a text; without
   * any, those that are nearly so. Best first, at most 200 slugs.
   */
  named(gameId: string, table: string, text: string): Promise<readonly string[]>;
  /** Reads which texts are spoilers. */
  marks(gameId: string): Promise<Marks>;
  /** Reads the day on which each record of a game changed last, by its list and slug: `weapons/uchigatana`. */
  lastChanges(gameId: string): Promise<{
    readonly days: ReadonlyMap<string, string>;
    /** The day of the first version that is known, for records that no later one changed. */
    readonly first: string | undefined;
  }>;
  /** Reads sort keys of records by their slugs; null where one is not known. */
  sortKeys(
    gameId: string,
    table: string,
    slugs: readonly string[],
    keys: readonly string[],
  ): Promise<ReadonlyMap<string, readonly (number | null)[]>>;
}

/** The service, as a website sees it. */
export interface SitePort {
  readonly settings: SiteSettings;
  /** The operations of all games. */
  readonly operations: readonly Operation[];
  /** Returns the served release; undefined until there is one. */
  release(): SiteRelease | undefined;
  /** Returns a game that the service has. */
  game(gameId: string): SiteGame;
}

/** One request for a page. */
export interface SiteRequest {
  /** The query string, without `?`. */
  readonly query: string;
  /** The address of the client. */
  readonly visitor: string;
  /** The address under which the client reaches the service, e.g. `http://127.0.0.1:3000`; '' if it sent none that is valid. */
  readonly origin: string;
  /** Names the kind of page in logs and metrics. */
  named(operation: string): void;
}

/** A website, as the service requests pages of it. */
export interface Site {
  /** Paths of the pages and assets that the build has made: below `/docs`, and the tools of single games. */
  readonly paths: readonly string[];
  /** Path of the script that starts GraphiQL. */
  readonly graphiqlScript: string;
  /** Makes what is at a path without a trailing slash; undefined where there is nothing. */
  pageAt(path: string): ((request: SiteRequest) => ResponseBody | Promise<ResponseBody>) | undefined;
  /** Returns what shows a problem at a path as a page. */
  problemPageAt(path: string): (document: ProblemDocument) => Promise<ResponseBody>;
}

/** The one function of a website that the service calls. */
export type OpenSite = (port: SitePort) => Site;

/** Returns the shape of the response to an operation in one view; of its first view, where it has no such view. */
export function shapeOfResponse({ graph, queries }: Operation, view: ViewName | undefined): Shape {
  return shapeOf(graph.schema, (queries.get(view) ?? [...queries.values()][0]!).document).shape;
}
