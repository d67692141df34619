import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { type ExecutionArgs, type ExecutionResult, lexicographicSortSchema, printSchema } from 'graphql';
import { createYoga, type GraphQLParams, type Plugin, processRegularResult } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import type { Releases } from '../data/releases.ts';
import { contextOf } from '../graph/builder.ts';
import type { Graph } from '../graph/graph.ts';
import { content } from '../http/content.ts';
import { codingFor, encodedBody } from '../http/encoding.ts';
import type { CallerRoute } from '../http/handler.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import { type Content, type RequestContext, sendContent, write } from '../http/send.ts';
import type { UnchargedLimit } from '../http/uncharged-limit.ts';
import type { Caller } from '../keys/verify.ts';
import type { Emit } from '../observe/events.ts';
import { Problem } from '../problem.ts';
import { basePathOf } from '../text/base-path.ts';
import { excerpt } from '../text/excerpt.ts';
import { type BudgetLimits, createBudget } from './budget.ts';
import type { ConcurrencyLimiter } from './concurrency-limiter.ts';
import { didYouMean } from './did-you-mean.ts';
import { limits, operationOf, priceOf, refusal, useLimits } from './limits.ts';
import { type FindPersisted, hashOf } from './persisted.ts';
import { checkBodyType, checkQueryString, idIn } from './request.ts';
import { fieldError, maskError, mediaTypeFor, requestError } from './response.ts';
import { createTextCache } from './text-cache.ts';

/** Limit of a request body in bytes. */
const maxBodyBytes = 65_536;

/** Maximum number of errors in a response. */
const maxErrors = 10;

/** Minimum cost of a refused query, for the limit on free work. */
const refusedQueryUnits = 5;
/** A query that is refused during execution costs one unit for this many milliseconds. */
const msPerRefusedUnit = 40;

/** One request on its way through Yoga, with what its plugins found out. It is Yoga's server context. */
interface GraphqlContext extends Record<string, unknown> {
  readonly context: RequestContext;
  readonly caller: Caller;
  readonly queryString: URLSearchParams;
  /** What the operation costs, in points. */
  points?: number;
  /** Reading of `performance.now()` when the execution began, after the wait for a place. */
  begunAt?: number;
  didYouMean?: Readonly<Record<string, readonly string[]>> | undefined;
}

export interface GraphqlParts {
  /** The schema of the game that the route serves. */
  readonly graph: Graph;
  /** One for all games. */
  readonly concurrency: ConcurrencyLimiter;
  /** Limits of one response. */
  readonly bounds: Pick<BudgetLimits, 'bytes' | 'milliseconds'>;
  readonly releases: Releases;
  readonly rateLimit: RateLimit;
  readonly uncharged: UnchargedLimit;
  readonly emit: Emit;
  readonly findPersisted: FindPersisted;
  /** Whether only persisted operations run. */
  readonly persistedOnly: boolean;
  /** Limit of the cache for texts and their documents, in bytes. */
  readonly cacheBytes: number;
  readonly baseUrl: string;
}

const givenId = (params: GraphQLParams) => (params as { readonly id?: string }).id;

function unknownOperation(params: GraphQLParams): Problem {
  const detail = `There is no persisted operation with the id ${excerpt(givenId(params)!)}. Send the query text as well; the operator can list all ids with caryll graphql list.`;
  // The words by which clients of automatic persisted queries know that they have to send the text.
  return params.extensions?.['persistedQuery'] === undefined
    ? refusal('unknown_operation', detail)
    : refusal('unknown_operation', 'PersistedQueryNotFound', { code: 'PERSISTED_QUERY_NOT_FOUND', detail });
}

/**
 * `/graphql/{gameId}`: ad-hoc queries and persisted operations on one game, for keys of the plan `internal`. Yoga
 * executes them; plugins add limits, prices, and extensions of responses.
 */
export function createGraphqlRoute(parts: GraphqlParts): CallerRoute {
  const { graph, concurrency, releases, rateLimit, uncharged, emit, baseUrl } = parts;
  const { schema } = graph;
  const basePath = basePathOf(baseUrl);
  // A query text can be referred to by its hash for a while, even if all other caching is off.
  const share = (part: number) => Math.max(65_536, Math.floor(part * parts.cacheBytes));
  /** Texts that clients may name by their hash from now on, as "automatic persisted queries" do. */
  const sent = new LRUCache<string, string>({
    maxSize: share(0.2),
    sizeCalculation: (text) => text.length * 2 + 300,
  });

  /** Finds the id of a request. A text that is sent with it must be the one that it names, and is known by it from now on. */
  const useIds: Plugin<GraphqlContext, GraphqlContext> = {
    onParams({ params, setParams, context }) {
      const id = idIn(params, context.queryString);
      setParams({ ...params, id } as GraphQLParams);
      if (id === undefined || typeof params.query !== 'string' || params.query === '') return;
      if (hashOf(params.query) !== id)
        throw new Problem('malformed_request', 'The id is not the SHA-256 of the query in the same request.');
      if (!parts.persistedOnly) sent.set(id, params.query);
    },
  };

  const usePersisted = usePersistedOperations<GraphqlContext>({
    allowArbitraryOperations: !parts.persistedOnly,
    skipDocumentValidation: true,
    extractPersistedOperationId: (params) => givenId(params) ?? null,
    async getPersistedOperation(id, _request, { context }) {
      const operation = await parts.findPersisted(id);
      if (operation === undefined) return sent.get(id) ?? null;
      context.operation = `graphql:${operation.name}`;
      return operation.document;
    },
    customErrors: {
      notFound: ({ params }) => unknownOperation(params),
      persistedQueryOnly: () =>
        refusal(
          'unknown_operation',
          'This service runs only persisted operations. Send the id of one instead of a query; the operator can register more.',
          { limit: 'persisted_only' },
        ),
      keyNotFound: () =>
        new Problem('missing_parameter', 'Send a query or the id of a persisted operation.', {
          errors: [{ in: 'query', name: 'query', code: 'missing' }],
        }),
    },
  });

  /** Executes an operation for its price, in its turn, within a budget. */
  async function execute(
    yogaContext: GraphqlContext,
    args: ExecutionArgs,
    run: (args: ExecutionArgs & { signal: AbortSignal }) => unknown,
  ): Promise<ExecutionResult> {
    const { context, caller } = yogaContext;
    const release = releases.current();
    if (release === undefined) throw new Problem('unavailable', 'No data has been imported yet.');
    const operation = operationOf(args.document, args.operationName);
    yogaContext.points = priceOf(schema, args.document, operation, args.variableValues ?? {});
    // The executor looks at its signal before each field, so an abort ends it there.
    const controller = new AbortController();
    const { signal } = controller;
    let isGone = false;
    const leave = () => {
      isGone = !context.res.writableFinished;
      if (isGone) controller.abort();
    };
    context.res.once('close', leave);
    const work = async () => {
      yogaContext.begunAt = performance.now();
      const { rows, values } = limits;
      const budget = createBudget({ rows, values, ...parts.bounds }, (reason) => controller.abort(reason));
      try {
        const result = (await run({
          ...args,
          contextValue: contextOf(release, budget, basePath),
          signal,
        })) as ExecutionResult;
        // If only nullable fields were left, the executor reports the abort as their error.
        signal.throwIfAborted();
        yogaContext.didYouMean = await didYouMean(graph, release, args, operation, result.data);
        return result;
      } finally {
        budget.end();
      }
    };
    try {
      return await concurrency.run(caller.keyId, work, signal);
    } catch (error) {
      // Work that was started for this caller is charged, whether or not it waits for the response.
      if (isGone && yogaContext.begunAt !== undefined) await rateLimit.consume(context, caller, 1);
      throw error;
    } finally {
      context.res.off('close', leave);
    }
  }

  const useExecution: Plugin<GraphqlContext, GraphqlContext> = {
    onExecute({ executeFn, setExecuteFn, context }) {
      setExecuteFn((args) => execute(context, args, executeFn));
    },
  };

  /** Reports bugs to the operator; the caller sees only that there is one. */
  function report({ errors = [] }: ExecutionResult, { requestId }: RequestContext): void {
    for (const { originalError } of errors) {
      if (originalError?.cause !== undefined)
        emit({ type: 'error', where: 'graphql', error: originalError.cause, requestId });
    }
  }

  /** Uncharged work counts toward the caller's limit on free work, unless it failed because of the service. */
  async function refused(yogaContext: GraphqlContext, { errors }: ExecutionResult): Promise<ExecutionResult> {
    const { context, caller, begunAt } = yogaContext;
    const isOurs = errors!.some(
      ({ originalError: cause }) => cause instanceof Problem && cause.code === 'unavailable',
    );
    if (context.charge === undefined && !isOurs) {
      const workedMs = begunAt === undefined ? 0 : performance.now() - begunAt;
      uncharged.count(caller, Math.max(refusedQueryUnits, workedMs / msPerRefusedUnit));
    }
    if (context.quotaHeaders.length === 0) await rateLimit.setHeaders(context, caller);
    return {
      errors: errors!.slice(0, maxErrors).map((error) => requestError(schema, error, context, baseUrl)),
    };
  }

  /** Charges a result. Without data it is a refusal: client errors are free, as in REST. */
  async function charged(yogaContext: GraphqlContext, result: ExecutionResult): Promise<ExecutionResult> {
    if (!result.data) return refused(yogaContext, result);
    const { policy, limit, remaining, reset } = await rateLimit.consume(
      yogaContext.context,
      yogaContext.caller,
      1,
    );
    return {
      data: result.data,
      ...(result.errors && { errors: result.errors.map((error) => fieldError(schema, error)) }),
      extensions: {
        cost: yogaContext.points,
        ...(yogaContext.didYouMean && { didYouMean: yogaContext.didYouMean }),
        rateLimit: { policy, limit, remaining, reset, cost: 1 },
      },
    };
  }

  const useCharge: Plugin<GraphqlContext, GraphqlContext> = {
    async onResultProcess({ result, setResult, setResultProcessor, serverContext: yogaContext }) {
      setResultProcessor(processRegularResult, mediaTypeFor(yogaContext.context.req.headers.accept));
      const given = result as ExecutionResult;
      report(given, yogaContext.context);
      setResult(
        await charged(yogaContext, given).catch((error) =>
          refused(yogaContext, { errors: [maskError(error)] }),
        ),
      );
    },
  };

  const yoga = createYoga<GraphqlContext>({
    schema,
    logging: false,
    graphiql: false,
    landingPage: false,
    graphqlEndpoint: '/graphql{/*}?',
    cors: false,
    multipart: false,
    maxRequestBodySize: maxBodyBytes,
    maskedErrors: { maskError },
    parserAndValidationCache: {
      documentCache: createTextCache(share(0.7)),
      errorCache: createTextCache(share(0.1)),
    },
    extraParamNames: ['id', 'documentId'],
    plugins: [useIds, useLimits, usePersisted, useExecution, useCharge],
  });

  let sdl: Content | undefined;
  const readSdl = () => {
    sdl ??= content('text/plain; charset=utf-8', `${printSchema(lexicographicSortSchema(schema))}\n`, {
      cacheControl: 'private, max-age=300',
    });
    return sdl;
  };

  async function answer(
    context: RequestContext,
    caller: Caller,
    queryString: URLSearchParams,
  ): Promise<void> {
    const { req } = context;
    const serverContext = { context, caller, queryString };
    // The response to HEAD is that to GET (RFC 9110, section 9.3.2); `write` leaves out its body.
    const response =
      req.method === 'HEAD'
        ? await yoga.fetch(
            `http://caryll/graphql?${queryString}`,
            { headers: req.headers as HeadersInit },
            serverContext,
          )
        : await yoga.handleNodeRequest(req, serverContext);
    const encodable = { body: Buffer.from(await response.arrayBuffer()), etag: '""', encoded: new Map() };
    const coding = codingFor(encodable, context.req.headers['accept-encoding']);
    // The length is that of the encoded body.
    response.headers.delete('content-length');
    const headers = [...response.headers].flat();
    if (!response.headers.has('cache-control')) headers.push('Cache-Control', 'no-store');
    if (coding !== 'identity') headers.push('Content-Encoding', coding);
    write(context, response.status, headers, await encodedBody(encodable, coding));
  }

  return {
    methods: ['GET', 'HEAD', 'POST'],
    async handle(context, caller, rawQuery) {
      context.operation = 'graphql';
      if (caller.plan.name !== 'internal') {
        throw new Problem(
          'plan_not_allowed',
          `/graphql requires a key on the internal plan; this key is on the ${caller.plan.name} plan.`,
        );
      }
      const isPost = context.req.method === 'POST';
      if (!isPost && /^sdl(=|$)/.test(rawQuery)) {
        await rateLimit.consume(context, caller, 0);
        return sendContent(context, readSdl());
      }
      if (isPost && rawQuery !== '') {
        throw new Problem(
          'malformed_request',
          'A POST to /graphql must not have a query string; send everything in the body.',
        );
      }
      const queryString = new URLSearchParams(rawQuery);
      if (isPost) checkBodyType(context.req);
      else checkQueryString(queryString);
      // A key without units, or with too much free work, is refused before its query is parsed. A flood of such
      // requests must cost little, so Yoga does not see them.
      await rateLimit.refuseIfExhausted(context, caller, 1);
      uncharged.check(caller);
      return answer(context, caller, queryString);
    },
  };
}
