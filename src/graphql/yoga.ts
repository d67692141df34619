import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import type { ExecutionResult } from 'graphql';
import { createYoga, type Plugin, processRegularResult } from 'graphql-yoga';
import type { RateLimit } from '../http/rate-limit.ts';
import type { UnchargedLimit } from '../http/uncharged-limit.ts';
import type { Emit } from '../observe/events.ts';
import { Problem } from '../problem.ts';
import { excerpt } from '../text/excerpt.ts';
import type { Exchange, ServerContext } from './exchange.ts';
import { type ExecutionParts, useExecution } from './execution.ts';
import { refusal, useLimits } from './limits.ts';
import type { Params } from './request.ts';
import { fieldError, maskError, mediaTypeFor, requestError } from './response.ts';
import { createResult } from './results.ts';
import { createTextCache } from './text-cache.ts';

export interface YogaParts extends ExecutionParts {
  readonly rateLimit: RateLimit;
  readonly uncharged: UnchargedLimit;
  readonly emit: Emit;
  /** Whether only persisted operations run. */
  readonly persistedOnly: boolean;
  /** Limit of the caches for documents and for syntax errors, in bytes. */
  readonly documentBytes: number;
}

/** Maximum number of errors in a response. */
const maxErrors = 10;

/** Minimum cost of a refused query, for the limit on free work. */
export const refusedQueryUnits = 5;
/** A query that is refused during execution costs one unit for this many milliseconds. */
const msPerRefusedUnit = 40;

/**
 * Units for the work on a request that was not charged: at least those of a refused query, and more by execution
 * time.
 */
export const unchargedUnits = ({ begunAt }: Exchange): number =>
  Math.max(refusedQueryUnits, begunAt === undefined ? 0 : (performance.now() - begunAt) / msPerRefusedUnit);

function unknownOperation({ id, extensions }: Params): Problem {
  const detail = `There is no persisted operation with the id ${excerpt(id!)}. Send the query text as well; the operator can list all ids with caryll graphql list.`;
  // The words by which clients of automatic persisted queries know that they have to send the text.
  return extensions?.['persistedQuery'] === undefined
    ? refusal('unknown_operation', detail)
    : refusal('unknown_operation', 'PersistedQueryNotFound', { code: 'PERSISTED_QUERY_NOT_FOUND', detail });
}

/** The parameters are read before Yoga gets the request, whose body is empty. */
const useReceived: Plugin<ServerContext, ServerContext, ServerContext> = {
  onRequestParse({ serverContext, setRequestParser }) {
    setRequestParser(() => serverContext.exchange.received.params);
  },
};

const usePersisted = (persistedOnly: boolean) =>
  usePersistedOperations<ServerContext>({
    allowArbitraryOperations: !persistedOnly,
    skipDocumentValidation: true,
    extractPersistedOperationId: ({ id }: Params) => id ?? null,
    getPersistedOperation: (_id, _request, { exchange }) => exchange.received.persisted?.document ?? null,
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

/** Leaves a result with data to the route, which charges and sends it, and gives refusals their form. */
function useResult({
  graph,
  rateLimit,
  uncharged,
  emit,
  baseUrl,
}: YogaParts): Plugin<ServerContext, ServerContext, ServerContext> {
  const { schema } = graph;

  /** Reports bugs to the operator; the caller sees only that there is one. */
  function report({ errors = [] }: ExecutionResult, requestId: string): void {
    for (const { originalError } of errors) {
      if (originalError?.cause !== undefined)
        emit({ type: 'error', where: 'graphql', error: originalError.cause, requestId });
    }
  }

  /** Uncharged work counts toward the caller's limit on free work, unless it failed because of the service. */
  async function refused(exchange: Exchange, { errors = [] }: ExecutionResult): Promise<ExecutionResult> {
    const { context, caller } = exchange;
    const isOurs = errors.some(
      ({ originalError: cause }) => cause instanceof Problem && cause.code === 'unavailable',
    );
    if (context.charge === undefined && !isOurs) uncharged.count(caller, unchargedUnits(exchange));
    if (context.quotaHeaders.length === 0) await rateLimit.setHeaders(context, caller);
    return {
      errors: errors.slice(0, maxErrors).map((error) => requestError(schema, error, context, baseUrl)),
    };
  }

  return {
    async onResultProcess({ result, setResult, setResultProcessor, serverContext: { exchange } }) {
      const { context, received, points, didYouMean } = exchange;
      const given = result as ExecutionResult;
      report(given, context.requestId);
      if (given.data) {
        const { data, errors } = given;
        exchange.result = createResult(received.key, {
          data,
          ...(errors && { errors: errors.map((error) => fieldError(schema, error)) }),
          extensions: { cost: points, ...(didYouMean && { didYouMean }) },
        });
        return setResultProcessor((_result, { Response }) => new Response(null), mediaTypeFor());
      }
      setResultProcessor(processRegularResult, mediaTypeFor(context.req.headers.accept));
      setResult(await refused(exchange, given));
    },
  };
}

/** Yoga for one game. It parses, validates and executes queries, and refuses what it does not execute. */
export const createGameYoga = (parts: YogaParts) =>
  createYoga<ServerContext>({
    schema: parts.graph.schema,
    logging: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    maxRequestBodySize: false,
    maskedErrors: { maskError },
    parserAndValidationCache: {
      documentCache: createTextCache(Math.ceil((7 / 8) * parts.documentBytes)),
      errorCache: createTextCache(Math.ceil((1 / 8) * parts.documentBytes)),
    },
    extraParamNames: ['id', 'documentId'],
    plugins: [
      useReceived,
      useLimits,
      usePersisted(parts.persistedOnly),
      useExecution(parts),
      useResult(parts),
    ],
  });
