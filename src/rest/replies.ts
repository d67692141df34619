import { execute as executeDocument, type GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';
import { isDatabaseFailure } from '../data/errors.ts';
import { type Release, serialOf } from '../data/releases.ts';
import { movedPaths, suggestSlugs } from '../data/search/search.ts';
import { contextOf } from '../graph/types/builder.ts';
import { anyOf, unknownAmong } from '../graph/limits/refusals.ts';
import { maxSlugLength } from '../graph/types/scalars.ts';
import { Problem } from '../problem.ts';
import { entityTag, sha256 } from '../text/digest.ts';
import { withArticle } from '../text/with-article.ts';
import { inLanguage } from './languages.ts';
import type { ViewName } from './kind-operations.ts';
import { type Operation, type OperationQuery, queryVariables, type VariableName } from './operations.ts';
import { isWideList, type PricedParameters, unitsOf } from './prices.ts';
import { addSortedBy, type SortedRow } from './sorted-by.ts';
import { type Marking, spoilerMarking } from './spoilers.ts';
import { createWidePages } from './wide-pages.ts';

/** The response of an operation on a release: made once, the same for all callers. */
export interface Reply {
  readonly body: Buffer;
  /**
   * Strong entity tag, quotes included. It depends on the request and the bytes, so that the tag of one empty list does
   * not reveal for free that another list is empty too.
   */
  readonly etag: string;
  readonly datasetVersion: string;
  /** Size of the list, for a page of one. */
  readonly total: number | undefined;
  /** The body in other content codings, each made on first use. */
  readonly encoded: Map<string, Promise<Buffer>>;
}

/** An operation with its typed variables, and next to them the variables that all operations share. */
export interface OperationRequest {
  readonly operation: Operation;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Equal for all requests with the same result. */
  readonly key: string;
  readonly gameId: string;
  /** The requested version of the data; undefined for the served one. */
  readonly dataset: string | undefined;
  /** The slug in the path of a detail. */
  readonly slug: string | undefined;
  /** The page of a list; records by slug are one page. */
  readonly page: number;
  readonly pageSize: number;
  readonly view: ViewName | undefined;
  /** Whether it is a page of a list in a view wider than the default one. */
  readonly isWideList: boolean;
  /** Price in units, before the plan's maximum (`unitsOf`). */
  readonly units: number;
}

/**
 * The request of an operation for variables in the order of its declaration.
 *
 * @example
 * const request = operationRequest(getBoss, { gameId: 'bloodborne', slug: 'gehrman', view: 'full' });
 * request.units; // 1
 */
export function operationRequest(
  operation: Operation,
  variables: Readonly<Record<string, unknown>>,
): OperationRequest {
  // A reply stays the same when its release is no longer the served one, and so does its tag.
  const { dataset, ...given } = variables as Readonly<Record<VariableName | 'view' | 'dataset', unknown>>;
  const { gameId, slug, slugs, page, page_size: pageSize, view = operation.defaultView } = given;
  return {
    operation,
    variables,
    key: `${operation.id} ${JSON.stringify(given)}`,
    gameId: gameId as string,
    dataset: dataset as string | undefined,
    slug: slug as string | undefined,
    page: page as number,
    // Records of a list that are chosen are one page.
    pageSize:
      (view === undefined ? undefined : (slugs as readonly string[] | undefined)?.length) ??
      (pageSize as number),
    view: view as ViewName | undefined,
    isWideList: isWideList(operation, view as ViewName | undefined),
    units: unitsOf(operation, given as PricedParameters),
  };
}

export interface Replies {
  /** The cached reply, or the cached problem that a record does not exist. */
  known(release: Release, request: OperationRequest): Reply | Problem | undefined;
  /**
   * Makes the reply, once for all concurrent callers.
   *
   * @throws Problem `resource_not_found`, `unknown_reference` with the parameter and similar values, `unavailable`, or
   * the refusal of a resolver.
   */
  make(release: Release, request: OperationRequest): Promise<Reply>;
  /**
   * Executes the operation without caching.
   *
   * @throws Problem `unavailable`, or whatever a resolver refuses with.
   */
  execute(release: Release, request: OperationRequest): Promise<OperationResult>;
}

/** The result of an operation: the body of its reply as a value. */
export interface OperationResult {
  readonly data: unknown;
  readonly meta?: { readonly total: number };
}

/** A known reply, or the problem that a record does not exist. */
type Outcome = Reply | Problem;

/** The problem for a caller when something failed. */
export function problemOf(cause: unknown): Problem {
  if (cause instanceof Problem) return cause;
  const problem = isDatabaseFailure(cause)
    ? new Problem(
        'unavailable',
        'The data is unavailable at the moment. Try again in a few seconds.',
        {},
        { 'Retry-After': '5' },
      )
    : new Problem('internal_error', 'The response could not be created. Report it with the request_id.');
  problem.cause = cause;
  return problem;
}

/** The problem for a caller when the execution of an operation failed: the first that a resolver refused with. */
function problemOfExecution(errors: readonly GraphQLError[]): Problem {
  const causes = errors.map((error) => error.originalError ?? error);
  return problemOf(causes.find((cause) => cause instanceof Problem) ?? causes[0]);
}

/** The problem of a slug that no record can have. */
const slugTooLong = () =>
  new Problem('resource_not_found', `No slug is longer than ${maxSlugLength} characters.`, {
    did_you_mean: [],
  });

/** The problem of a parameter that must name a record and does not. */
async function wrongReference(
  release: Release,
  { operation, variables, gameId }: OperationRequest,
): Promise<Problem | undefined> {
  for (const { name, tables } of operation.references) {
    if (variables[name] === undefined) continue;
    const slugs = [variables[name]].flat() as string[];
    const unknown = await unknownAmong(operation.graph, contextOf(release), tables, slugs).catch((cause) => {
      throw problemOf(cause);
    });
    if (unknown.length === 0) continue;
    const errors = unknown.map(async (received) => ({
      in: 'query',
      name,
      code: 'unknown_reference',
      received,
      did_you_mean: await suggestSlugs(release, gameId, tables, received).catch(() => []),
    }));
    return new Problem(
      'unknown_reference',
      `${name} must name ${withArticle(anyOf(operation.graph, tables))}; got ${unknown.join(', ')}.`,
      { errors: await Promise.all(errors) },
    );
  }
  return undefined;
}

/** The problem that no record has the slug of a request. */
async function notFound(release: Release, { operation, gameId, slug }: OperationRequest): Promise<Problem> {
  const table = operation.table!;
  const moved = await movedPaths(release, gameId, table, slug!).catch(() => []);
  const near = moved.length > 0 ? moved : await suggestSlugs(release, gameId, table, slug!).catch(() => []);
  const hint = near.length > 0 ? ` Did you mean ${near.map((each) => `"${each}"`).join(', ')}?` : '';
  return new Problem('resource_not_found', `There is no record with the slug "${slug}".${hint}`, {
    did_you_mean: near,
  });
}

/** The reply with a body. */
const replyOf = (
  release: Release,
  { key, gameId }: OperationRequest,
  body: Buffer,
  total: number | undefined,
): Reply => ({
  body,
  etag: entityTag(sha256(Buffer.concat([Buffer.from(`${key}\n`), body]), 'base64url')),
  datasetVersion: release.games.get(gameId)?.datasetVersion ?? '',
  total,
  encoded: new Map(),
});

/** Makes the function that finds the document of a request, prepared once for each query. */
function createDocuments() {
  const prepared = {
    plain: new Map<OperationQuery, Marking>(),
    inLanguage: new Map<OperationQuery, Marking>(),
  };

  return function documentOf({ operation, view, variables }: OperationRequest): Marking {
    const wanted = operation.queries.get(view)!;
    const hasLanguage = variables['lang'] !== undefined;
    const before = prepared[hasLanguage ? 'inLanguage' : 'plain'];
    const known = before.get(wanted);
    if (known !== undefined) return known;
    const { graph } = operation;
    const document = hasLanguage ? inLanguage(graph.schema, wanted.document) : wanted.document;
    const made = spoilerMarking(graph.schema, document);
    before.set(wanted, made);
    return made;
  };
}

/**
 * Makes the function that returns the key of a reply in the cache. It is long, so the last one of each request is kept:
 * requests also are.
 */
function createKeys() {
  const keys = new WeakMap<OperationRequest, { readonly release: Release; readonly key: string }>();

  return function keyOf(release: Release, request: OperationRequest): string {
    const last = keys.get(request);
    if (last?.release === release) return last.key;
    const key = `${serialOf(release)} ${request.key}`;
    keys.set(request, { release, key });
    return key;
  };
}

/** The part of the cache that holds the records of wide pages; the rest holds whole replies. */
const recordsShare = 0.3;

export interface RepliesParts {
  /** Bytes of replies that are remembered, of all releases together; 0 remembers none. */
  readonly cacheBytes: number;
  /** The path of PUBLIC_BASE_URL. */
  readonly basePath?: string;
}

/** Makes the replies of operations, and remembers them. */
export function createReplies({ cacheBytes, basePath = '' }: RepliesParts): Replies {
  const remembered = new LRUCache<string, Outcome>({
    maxSize: Math.max(1, Math.floor((1 - recordsShare) * cacheBytes)),
    // Three codings of a body, what is sent before each, and what an entry itself takes; a problem takes 1.7 kB.
    sizeCalculation: (outcome) => (outcome instanceof Problem ? 2_000 : outcome.body.length * 2 + 4_000),
  });
  const pending = new Map<string, Promise<Reply>>();
  const documentOf = createDocuments();
  const keyOf = createKeys();
  const widePage = createWidePages({ cacheBytes: Math.floor(recordsShare * cacheBytes), execute });

  async function execute(release: Release, request: OperationRequest): Promise<OperationResult> {
    const { graph, list } = request.operation;
    const { document, mark } = documentOf(request);
    const contextValue = contextOf(release, undefined, basePath);
    const { data: result, errors } = await executeDocument({
      schema: graph.schema,
      document,
      contextValue,
      variableValues: await queryVariables(request.operation, request.variables, contextValue),
    });
    if (errors?.length || !result) throw problemOfExecution(errors ?? []);
    mark?.(result);
    if (list === undefined) return result as unknown as OperationResult;
    const page = result[list] as OperationResult;
    await addSortedBy(release, request.operation, request.variables, page.data as readonly SortedRow[]);
    return page;
  }

  async function compute(release: Release, request: OperationRequest): Promise<Outcome> {
    const wrong = await wrongReference(release, request);
    if (wrong !== undefined) return wrong;
    if (cacheBytes > 0 && request.isWideList) {
      const { body, total } = await widePage(release, request);
      return replyOf(release, request, body, total);
    }
    const result = await execute(release, request);
    if (result.data === null) return notFound(release, request);
    return replyOf(release, request, Buffer.from(JSON.stringify(result)), result.meta?.total);
  }

  return {
    execute,
    known(release, request) {
      const { slug } = request;
      // A text longer than any slug must not fill the cache of suggestions.
      return slug !== undefined && slug.length > maxSlugLength
        ? slugTooLong()
        : remembered.get(keyOf(release, request));
    },
    async make(release, request) {
      const key = keyOf(release, request);
      const computing = pending.get(key);
      if (computing !== undefined) return computing;
      const making = compute(release, request)
        .then((outcome) => {
          if (cacheBytes > 0) remembered.set(key, outcome);
          if (outcome instanceof Problem) throw outcome;
          return outcome;
        })
        .finally(() => pending.delete(key));
      pending.set(key, making);
      return making;
    },
  };
}
