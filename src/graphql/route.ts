import type { IncomingMessage } from 'node:http';
import {
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { createYoga } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import type { Release, Releases } from '../data/releases.ts';
import { contextOf } from '../graph/builder.ts';
import { createLevelBatcher } from '../graph/level-batcher.ts';
import { content } from '../http/content.ts';
import { codingFor, encodedBody } from '../http/encoding.ts';
import type { CallerRoute } from '../http/handler.ts';
import type { QuotaView } from '../http/headers.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import { type Content, type Exchange, sendContent, write } from '../http/send.ts';
import type { UnchargedLimit } from '../http/uncharged-limit.ts';
import type { Caller } from '../keys/verify.ts';
import type { Observe } from '../observe/events.ts';
import { Problem } from '../problem.ts';
import { problemOf } from '../rest/replies.ts';
import { type Budget, type BudgetLimits, createBudget } from './budget.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';
import { type CheckedQuery, type Limiter, limits } from './limits.ts';
import { hashOf, type PersistedOperation } from './persisted.ts';
import type { Statistics } from './statistics.ts';

/** Bytes of a request body at most. */
const maxBodyBytes = 65_536;
/** What a query that is refused counts for at least, in units' worth of computing. */
const refusedQueryUnits = 5;
/** One that is refused only after it was executed for a while counts for more: one unit for so many milliseconds. */
const msPerRefusedUnit = 40;

/** The parameters of a GraphQL request, however they were sent. */
interface GraphQLParams {
  readonly query: string | undefined;
  /** SHA-256 of a text, or identifier of a persisted operation, which is the same. */
  readonly id: string | undefined;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly operationName: string | undefined;
}

const malformed = (detail: string) => new Problem('malformed_request', detail);

function stringOrNothing(value: unknown, name: string): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string') throw malformed(`${name} must be a string.`);
  return value;
}

function objectOrNothing(value: unknown, name: string): Record<string, unknown> {
  if (value === undefined || value === null || value === '') return {};
  if (typeof value !== 'object' || Array.isArray(value)) throw malformed(`${name} must be an object.`);
  return value as Record<string, unknown>;
}

function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw malformed(`${what} is not valid JSON: ${(error as Error).message}.`);
  }
}

function paramsOf(given: Readonly<Record<string, unknown>>): GraphQLParams {
  const extensions = objectOrNothing(given['extensions'], 'extensions');
  const persisted = objectOrNothing(extensions['persistedQuery'], 'extensions.persistedQuery');
  const id =
    stringOrNothing(given['id'], 'id') ??
    stringOrNothing(given['documentId'], 'documentId') ??
    stringOrNothing(persisted['sha256Hash'], 'extensions.persistedQuery.sha256Hash');
  return {
    query: stringOrNothing(given['query'], 'query'),
    id: id?.replace(/^sha256:/i, '').toLowerCase(),
    variables: objectOrNothing(given['variables'], 'variables'),
    operationName: stringOrNothing(given['operationName'], 'operationName'),
  };
}

const queryNames = ['query', 'variables', 'operationName', 'extensions', 'id', 'documentId'];

function readQueryString(rawQuery: string): GraphQLParams {
  const params: Record<string, unknown> = {};
  const query = new URLSearchParams(rawQuery);
  for (const [name, value] of query) {
    if (!queryNames.includes(name)) {
      throw new Problem(
        'unknown_parameter',
        `There is no parameter "${name.slice(0, 100)}" here; this route takes ${queryNames.join(', ')}, sdl.`,
        { errors: [{ in: 'query', name: name.slice(0, 100), code: 'unknown', did_you_mean: [] }] },
      );
    }
    if (Object.hasOwn(params, name)) throw malformed(`${name} may be given once.`);
    const isJson = (name === 'variables' || name === 'extensions') && value !== '';
    params[name] = isJson ? parseJson(value, name) : value;
  }
  return paramsOf(params);
}

async function readBody(req: IncomingMessage): Promise<string> {
  const tooLarge = (found: string) =>
    new Problem(
      'payload_too_large',
      `The body has ${found} bytes; ${maxBodyBytes} are allowed.`,
      {},
      // What is left of the body is not read, so nothing can follow it on this connection.
      { Connection: 'close' },
    );
  const announced = Number(req.headers['content-length'] ?? 0);
  if (announced > maxBodyBytes) throw tooLarge(String(announced));
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of req as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length > maxBodyBytes) break;
      chunks.push(chunk);
    }
  } catch {
    throw malformed('The body ended before it was complete.');
  }
  if (length > maxBodyBytes) throw tooLarge(`more than ${maxBodyBytes}`);
  return Buffer.concat(chunks).toString('utf8');
}

async function readPost(req: IncomingMessage): Promise<GraphQLParams> {
  const type = (req.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
  if (type !== 'application/json') {
    throw malformed(
      `The body must be application/json; received ${type === '' ? 'no Content-Type' : type.slice(0, 100)}.`,
    );
  }
  if ((req.headers['content-encoding'] ?? 'identity') !== 'identity') {
    throw malformed('The body must be sent without a Content-Encoding.');
  }
  const body = parseJson(await readBody(req), 'The body');
  if (Array.isArray(body)) {
    throw new Problem('query_refused', 'Several operations in one request are not taken; send one.', {
      limit: 'batch',
      found: body.length,
      allowed: 1,
      costliest: null,
    });
  }
  if (typeof body !== 'object' || body === null) throw malformed('The body must be a JSON object.');
  return paramsOf(body as Record<string, unknown>);
}

/** A registry of texts that clients may name by their hash from now on, as "automatic persisted queries" do. */
function createSeenTexts() {
  return new LRUCache<string, string>({ maxSize: 4_194_304, sizeCalculation: (text) => text.length + 100 });
}

/** One error of an answer, with a code of our registry and without what only we should know. */
function shownError(error: GraphQLError, problem: Problem | undefined) {
  const { locations, path } = error;
  return {
    message: problem?.message ?? error.message,
    ...(locations ? { locations } : {}),
    ...(path ? { path } : {}),
    extensions: { code: problem?.code ?? 'invalid_parameter', ...problem?.extras },
  };
}

export interface GraphqlParts {
  readonly schema: GraphQLSchema;
  readonly limiter: Limiter;
  readonly statisticsOf: (release: Release) => Promise<Statistics>;
  /** Bounds of one answer. */
  readonly bounds: Pick<BudgetLimits, 'bytes' | 'milliseconds'>;
  readonly releases: Releases;
  readonly rateLimit: RateLimit;
  readonly uncharged: UnchargedLimit;
  readonly observe: Observe;
  readonly persisted: readonly PersistedOperation[];
}

/** `/graphql`: ad-hoc queries and persisted operations, for keys of the plan `internal`. */
export function createGraphqlRoute({
  schema,
  limiter,
  statisticsOf,
  bounds,
  releases,
  rateLimit,
  uncharged,
  observe,
  persisted,
}: GraphqlParts): CallerRoute {
  const byId = new Map(persisted.map((operation) => [operation.id, operation]));
  const seen = createSeenTexts();
  const checked = new LRUCache<string, CheckedQuery>({
    maxSize: 8_388_608,
    sizeCalculation: ({ bytes }, text) => bytes + text.length * 2,
  });
  const concurrency = createConcurrencyLimiter({ maxRunning: 2, maxWaiting: 200, share: 0.05 });
  let sdl: Content | undefined;
  const readSdl = () => {
    sdl ??= content('text/plain; charset=utf-8', `${printSchema(lexicographicSortSchema(schema))}\n`, {
      cacheControl: 'private, max-age=300',
    });
    return sdl;
  };
  const yoga = createYoga<{ release: Release; signal: AbortSignal; budget: Budget }>({
    schema,
    logging: false,
    maskedErrors: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    parserAndValidationCache: false,
    context: ({ release, signal, budget }) =>
      contextOf(release, { batcher: createLevelBatcher(release, signal), budget }),
  });

  function checkedQuery(text: string): CheckedQuery {
    let query = checked.get(text);
    if (query === undefined) {
      query = limiter.check(text);
      checked.set(text, query);
    }
    return query;
  }

  /** The query that a request means, by its text or by an identifier. */
  function resolve({ query: text, id }: GraphQLParams, exchange: Exchange): CheckedQuery {
    if (id !== undefined) {
      const operation = byId.get(id);
      if (operation !== undefined) {
        exchange.operation = `graphql:${operation.name}`;
        return operation.query;
      }
      if (text === undefined) {
        const known = seen.get(id);
        if (known !== undefined) return checkedQuery(known);
        throw new Problem(
          'query_refused',
          `No operation has the id ${id.slice(0, 80)}. Send its text along, or look into schema/persisted-manifest.json.`,
          {
            limit: null,
            found: null,
            costliest: null,
            // The words by which clients of automatic persisted queries know that they have to send the text.
            errors: [
              {
                in: 'body',
                name: 'id',
                code: 'unknown',
                message: 'PersistedQueryNotFound',
                extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
              },
            ],
          },
        );
      }
      if (hashOf(text) !== id)
        throw malformed('The id is not the SHA-256 of the query that was sent with it.');
      const query = checkedQuery(text);
      seen.set(id, text);
      return query;
    }
    if (text === undefined) {
      throw new Problem('missing_parameter', 'Send a query, or the id of a persisted operation.', {
        errors: [{ in: 'query', name: 'query', code: 'missing' }],
      });
    }
    return checkedQuery(text);
  }

  /**
   * Executes a query within its budget and writes its data out.
   *
   * @throws Problem `query_refused` when the budget is spent; the signal's reason when the client went away.
   */
  async function execute(
    query: CheckedQuery,
    params: GraphQLParams,
    release: Release,
    controller: AbortController,
  ): Promise<{ readonly result: ExecutionResult; readonly data: string }> {
    const { signal } = controller;
    // The executor looks at its signal before each field, so an abort ends it where it stands.
    const budget = createBudget({ rows: limits.cost, ...bounds }, (refusal) => controller.abort(refusal));
    try {
      const enveloped = yoga.getEnveloped({ release, signal, budget } as never);
      const result = (await enveloped.execute({
        schema,
        document: query.document,
        contextValue: await enveloped.contextFactory(),
        variableValues: params.variables,
        operationName: params.operationName,
        signal,
      } as never)) as ExecutionResult;
      // Where only fields that may be null were left, the executor has taken the abort for an error of theirs.
      signal.throwIfAborted();
      const data = JSON.stringify(result.data ?? null);
      budget.written(Buffer.byteLength(data));
      return { result, data };
    } finally {
      budget.end();
    }
  }

  /** What is told of each error; faults of ours are reported, and told as `internal_error` only. */
  function explain(result: ExecutionResult, exchange: Exchange) {
    return (result.errors ?? []).map((error) => {
      const cause = error.originalError;
      // An error that graphql itself found, or a scalar of ours: its message is for the caller.
      const isTheirs = cause === undefined || cause instanceof GraphQLError;
      const problem = isTheirs ? undefined : problemOf([error]);
      if (problem && problem !== cause) {
        observe({ type: 'fault', where: 'graphql', error: cause, requestId: exchange.requestId });
      }
      return { problem, shown: shownError(error, problem) };
    });
  }

  async function send(exchange: Exchange, body: string): Promise<void> {
    const encodable = { body: Buffer.from(body), etag: '""', encoded: new Map() };
    const coding = codingFor(encodable, exchange.req.headers['accept-encoding']);
    const accepts = exchange.req.headers.accept ?? '';
    const type = accepts.includes('application/graphql-response+json')
      ? 'application/graphql-response+json'
      : 'application/json';
    const headers = ['Content-Type', `${type}; charset=utf-8`, 'Cache-Control', 'no-store'];
    if (coding !== 'identity') headers.push('Content-Encoding', coding);
    write(exchange, 200, headers, await encodedBody(encodable, coding));
  }

  /**
   * Checks, prices and executes a request. Whatever is thrown here costs the caller nothing.
   *
   * @param begin called when the execution begins, after the wait for a place.
   * @returns undefined when the client went away meanwhile.
   * @throws Problem `query_refused`, `invalid_parameter`, `unavailable` and those of reading the request.
   */
  async function compute(exchange: Exchange, params: GraphQLParams, begin: () => void) {
    const query = resolve(params, exchange);
    const release = releases.current();
    if (release === undefined) throw new Problem('unavailable', 'No data has been imported yet.');
    const statistics = await statisticsOf(release).catch((cause) => {
      throw problemOf([cause]);
    });
    const { cost } = limiter.price(query, params.operationName, params.variables, statistics);

    const controller = new AbortController();
    let isGone = false;
    exchange.res.once('close', () => {
      if (exchange.res.writableFinished) return;
      isGone = true;
      controller.abort(new Error('the client went away'));
    });
    try {
      const { result, data } = await concurrency.run(() => {
        begin();
        return execute(query, params, release, controller);
      }, controller.signal);
      return { result, data, cost };
    } catch (error) {
      if (isGone) return undefined;
      throw error;
    }
  }

  async function answer(exchange: Exchange, caller: Caller, params: GraphQLParams): Promise<void> {
    // Not even checking a query is done for a key that cannot pay.
    await rateLimit.refuseIfExhausted(exchange, caller, 1);
    uncharged.check(caller);
    let begunAt: number | undefined;
    const begin = () => {
      begunAt = performance.now();
    };
    const computed = await compute(exchange, params, begin).catch((error: unknown) => {
      // A query that finds no place has been checked as well.
      const isRefusal = error instanceof Problem && (error.status === 400 || begunAt === undefined);
      const workedMs = begunAt === undefined ? 0 : performance.now() - begunAt;
      if (isRefusal) uncharged.count(caller, Math.max(refusedQueryUnits, workedMs / msPerRefusedUnit));
      throw error;
    });
    if (computed === undefined) {
      // What was begun for this caller is charged, whether or not it waits for the answer.
      if (begunAt !== undefined) await rateLimit.consume(exchange, caller, 1);
      return;
    }
    const { result, data, cost } = computed;
    const explained = explain(result, exchange);
    // Without any data, a failure of ours is a failed request and free, as it is in REST.
    const failure = result.data ? undefined : explained.find(({ problem }) => (problem?.status ?? 0) >= 500);
    if (failure?.problem) {
      throw new Problem(failure.problem.code, failure.problem.message, {
        errors: explained.map(({ shown }) => ({ in: 'body', name: 'query', ...shown })),
      });
    }
    const view = await rateLimit.consume(exchange, caller, 1);
    const errors =
      explained.length > 0 ? `,"errors":${JSON.stringify(explained.map(({ shown }) => shown))}` : '';
    const extensions = JSON.stringify({ cost, rateLimit: rateLimitOf(view) });
    await send(exchange, `{"data":${data}${errors},"extensions":${extensions}}`);
  }

  return {
    methods: ['GET', 'HEAD', 'POST'],
    async handle(exchange, caller, rawQuery) {
      exchange.operation = 'graphql';
      if (caller.plan.name !== 'internal') {
        throw new Problem(
          'plan_not_allowed',
          `/graphql is for keys of the plan internal; this key has the plan ${caller.plan.name}.`,
        );
      }
      if (exchange.req.method !== 'POST') {
        if (/^sdl(=|$)/.test(rawQuery)) {
          await rateLimit.consume(exchange, caller, 0);
          return sendContent(exchange, readSdl());
        }
        return answer(exchange, caller, readQueryString(rawQuery));
      }
      if (rawQuery !== '')
        throw malformed('A POST to /graphql takes no query string; put everything into the body.');
      return answer(exchange, caller, await readPost(exchange.req));
    },
  };
}

function rateLimitOf({ policy, limit, remaining, reset }: QuotaView) {
  return { policy, limit, remaining, reset, cost: 1 };
}
