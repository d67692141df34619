import { completeValue, isThenable, type MaybePromise } from '@pothos/core';
import { type DocumentNode, execute as executeDocument, type GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';
import { isDatabaseFailure } from '../data/errors.ts';
import { type Release, serialOf } from '../data/releases.ts';
import { suggestSlugs } from '../data/search/search.ts';
import { contextOf } from '../graph/builder.ts';
import { markedTextsOf } from '../graph/marked-texts.ts';
import { anyOf, unknownAmong } from '../graph/refusals.ts';
import { maxSlugLength } from '../graph/scalars.ts';
import { Problem } from '../problem.ts';
import { entityTag, sha256 } from '../text/digest.ts';
import { withArticle } from '../text/with-article.ts';
import { inLanguage } from './languages.ts';
import {
  type Operation,
  type OperationQuery,
  queryVariables,
  type VariableName,
  type ViewName,
  viewNames,
} from './operations.ts';
import { type MarkSpoilers, spoilerMarker } from './spoilers.ts';
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
  readonly encoded: Map<string, Buffer | Promise<Buffer>>;
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
  /** What it costs, but no more than a search costs the plan: `Infinity` for just that. */
  readonly units: number;
}

/** How many ids of a look-up cost one unit. */
const idsInUnit = 20;

/** The request of an operation for variables in the order of its declaration. */
export function operationRequest(
  operation: Operation,
  variables: Readonly<Record<string, unknown>>,
): OperationRequest {
  // A reply stays the same when its release is no longer the served one, and so does its tag.
  const { dataset, ...asked } = variables as Readonly<Record<VariableName | 'view' | 'dataset', unknown>>;
  const { gameId, slug, slugs, id: ids, page, page_size: pageSize, view = operation.defaultView } = asked;
  const rank = (name: unknown) => viewNames.indexOf(name as ViewName);
  const isWideList = operation.isList && rank(view) > rank(operation.defaultView);
  const unitsOf = {
    none: 0,
    one: 1,
    ids: Math.max(1, Math.ceil(((ids as readonly number[] | undefined)?.length ?? 0) / idsInUnit)),
    search: Infinity,
  };
  return {
    operation,
    variables,
    key: `${operation.id} ${JSON.stringify(asked)}`,
    gameId: gameId as string,
    dataset: dataset as string | undefined,
    slug: slug as string | undefined,
    page: page as number,
    pageSize: (slugs as readonly string[] | undefined)?.length ?? (pageSize as number),
    view: view as ViewName | undefined,
    isWideList,
    units: isWideList || slugs !== undefined ? Infinity : unitsOf[operation.cost],
  };
}

export interface Replies {
  /** The cached reply, or the cached problem that a record does not exist. */
  known(release: Release, request: OperationRequest): Reply | Problem | undefined;
  /**
   * Makes the reply, once for all concurrent callers; synchronous when all its rows are cached.
   *
   * @throws Problem `resource_not_found`, `unknown_reference` with the parameter and similar values, `unavailable`, or
   * the refusal of a resolver.
   */
  make(release: Release, request: OperationRequest): MaybePromise<Reply>;
  /**
   * Executes the operation without caching.
   *
   * @throws Problem `unavailable`, or whatever a resolver refuses with.
   */
  execute(release: Release, request: OperationRequest): MaybePromise<Answer>;
}

/** The result of an operation: the body of its reply as a value. */
export interface Answer {
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

/** The part of the cache that holds the records of wide pages; the rest holds whole replies. */
const recordsShare = 0.3;

export interface RepliesParts {
  /** Bytes of replies that are remembered, of all releases together; 0 remembers none. */
  readonly cacheBytes: number;
}

export function createReplies({ cacheBytes }: RepliesParts): Replies {
  const slugTooLong = () =>
    new Problem('resource_not_found', `No slug is longer than ${maxSlugLength} characters.`, {
      did_you_mean: [],
    });
  const remembered = new LRUCache<string, Outcome>({
    maxSize: Math.max(1, Math.floor((1 - recordsShare) * cacheBytes)),
    // Three codings of a body, what is sent before each, and what an entry itself takes; a problem takes 1.7 kB.
    sizeCalculation: (outcome) => (outcome instanceof Problem ? 2_000 : outcome.body.length * 2 + 4_000),
  });
  const pending = new Map<string, Promise<Reply>>();
  const widePage = createWidePages({ cacheBytes: Math.floor(recordsShare * cacheBytes), execute });

  interface Prepared {
    readonly document: DocumentNode;
    readonly markSpoilers: MarkSpoilers | undefined;
  }
  const prepared = {
    plain: new Map<OperationQuery, Prepared>(),
    inLanguage: new Map<OperationQuery, Prepared>(),
  };

  /** The document of a request, prepared once. */
  function preparedOf({ operation, view, variables }: OperationRequest): Prepared {
    const wanted = operation.queries.get(view)!;
    const hasLanguage = variables['lang'] !== undefined;
    const before = prepared[hasLanguage ? 'inLanguage' : 'plain'];
    const known = before.get(wanted);
    if (known !== undefined) return known;
    const { graph } = operation;
    const document = hasLanguage ? inLanguage(graph.schema, wanted.document) : wanted.document;
    const made = { document, markSpoilers: spoilerMarker(graph, document) };
    before.set(wanted, made);
    return made;
  }

  /** The problem of a parameter that must name a record and does not. */
  async function wrongReference(
    release: Release,
    { operation, variables, gameId }: OperationRequest,
  ): Promise<Problem | undefined> {
    for (const { name, tables } of operation.references) {
      const slugs = [variables[name] ?? []].flat() as string[];
      const unknown = await unknownAmong(operation.graph, contextOf(release), tables, slugs).catch(
        (cause) => {
          throw problemOf(cause);
        },
      );
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

  function execute(release: Release, request: OperationRequest): MaybePromise<Answer> {
    const { graph, list } = request.operation;
    const { document, markSpoilers } = preparedOf(request);
    const executed = executeDocument({
      schema: graph.schema,
      document,
      contextValue: contextOf(release),
      variableValues: queryVariables(request.operation, request.variables),
    });
    return completeValue(executed, ({ data: answer, errors }): MaybePromise<Answer> => {
      if (errors?.length || !answer) throw problemOfExecution(errors ?? []);
      const data = (list === undefined ? answer : answer[list]) as Answer;
      if (markSpoilers === undefined) return data;
      return completeValue(
        markedTextsOf(release, request.gameId),
        (texts) => {
          markSpoilers(answer, texts);
          return data;
        },
        (cause) => {
          throw problemOf(cause);
        },
      );
    });
  }

  /** The problem that no record has the slug of a request. */
  async function notFound(release: Release, { operation, gameId, slug }: OperationRequest): Promise<Problem> {
    const near = await suggestSlugs(release, gameId, operation.table!, slug!).catch(() => []);
    const hint = near.length > 0 ? ` Did you mean ${near.map((each) => `"${each}"`).join(', ')}?` : '';
    return new Problem('resource_not_found', `There is no record with the slug "${slug}".${hint}`, {
      did_you_mean: near,
    });
  }

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

  function compute(release: Release, request: OperationRequest): MaybePromise<Outcome> {
    if (cacheBytes > 0 && request.isWideList)
      return widePage(release, request).then(({ body, total }) => replyOf(release, request, body, total));
    return completeValue(execute(release, request), (answer): MaybePromise<Outcome> => {
      if (answer.data === null) return notFound(release, request);
      return replyOf(release, request, Buffer.from(JSON.stringify(answer)), answer.meta?.total);
    });
  }

  async function checkAndCompute(release: Release, request: OperationRequest): Promise<Outcome> {
    return (await wrongReference(release, request)) ?? compute(release, request);
  }

  return {
    execute,
    known(release, { key, slug }) {
      // A text longer than any slug must not fill the cache of suggestions.
      return slug !== undefined && slug.length > maxSlugLength
        ? slugTooLong()
        : remembered.get(`${serialOf(release)} ${key}`);
    },
    make(release, request) {
      const key = `${serialOf(release)} ${request.key}`;
      const computing = pending.get(key);
      if (computing !== undefined) return computing;
      const keep = (outcome: Outcome): Reply => {
        if (cacheBytes > 0) remembered.set(key, outcome);
        if (outcome instanceof Problem) throw outcome;
        return outcome;
      };
      const refers = request.operation.references.some(({ name }) => request.variables[name] !== undefined);
      const outcome = refers ? checkAndCompute(release, request) : compute(release, request);
      if (!isThenable(outcome)) return keep(outcome);
      const making = outcome.then(keep).finally(() => pending.delete(key));
      pending.set(key, making);
      return making;
    },
  };
}
