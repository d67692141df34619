import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import {
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  lexicographicSortSchema,
  printSchema,
} from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import { LRUCache } from 'lru-cache';
import type { Release, Releases } from '../data/releases.ts';
import { contextOf } from '../graph/builder.ts';
import { content } from '../http/content.ts';
import { codingFor, encodedBody } from '../http/encoding.ts';
import type { CallerRoute } from '../http/handler.ts';
import { Head, type HeaderList } from '../http/headers.ts';
import type { RateLimit } from '../http/rate-limit.ts';
import {
  type Content,
  type Exchange,
  problemHeaders,
  problemText,
  sendContent,
  write,
} from '../http/send.ts';
import type { UnchargedLimit } from '../http/uncharged-limit.ts';
import type { Caller } from '../keys/verify.ts';
import type { Observe } from '../observe/events.ts';
import { Problem } from '../problem.ts';
import { problemOf } from '../rest/replies.ts';
import { excerpt } from '../text/excerpt.ts';
import { type Answer, answerKey, createAnswers } from './answers.ts';
import { type BudgetLimits, createBudget } from './budget.ts';
import { createCompiledOperations } from './compiled.ts';
import { createConcurrencyLimiter } from './concurrency-limiter.ts';
import { didYouMean } from './did-you-mean.ts';
import { type CheckedQuery, type Chosen, type Limiter, limits } from './limits.ts';
import { type Params, readBodyText, readPost, readQueryString } from './params.ts';
import { type FindPersisted, hashOf, type PersistedOperation } from './persisted.ts';
import { errorsOf, mediaTypeFor, type QueryFault, statusFor } from './response.ts';
import type { Statistics } from './statistics.ts';

/** What a query that is refused counts for at least, in units' worth of computing. */
const refusedQueryUnits = 5;
/** One that is refused only after it was executed for a while counts for more: one unit for so many milliseconds. */
const msPerRefusedUnit = 40;

/** One request on its way through Yoga, with what its plugins found out. It is Yoga's server context. */
interface Asked extends Record<string, unknown> {
  readonly exchange: Exchange;
  readonly caller: Caller;
  readonly rawQuery: string;
  /** What was sent: a body, or a query string behind its question mark. */
  text?: string;
  /** Why it goes no further than the first plugin. */
  refusal?: unknown;
  /** What its text says. */
  sent?: Params;
  /** Set when what was sent is read: from there on there is work. */
  admitted?: true;
  release?: Release;
  persisted?: PersistedOperation;
  chosen?: Chosen;
  /** Headers of a refusal. */
  headers?: HeaderList;
  /** Reading of `performance.now()` when the execution began, after the wait for a place. */
  begunAt?: number;
  /** What is to be sent and charged: the data as JSON, and what went wrong in some of its fields. */
  answer?: (Answer & { readonly errors?: readonly QueryFault[] }) | undefined;
}

/** Faults of fields in an answer, with the codes of our registry and without what only we should know. */
interface Explained {
  readonly problem: Problem | undefined;
  readonly shown: QueryFault & { readonly path?: readonly (string | number)[] };
}

export interface GraphqlParts {
  readonly schema: GraphQLSchema;
  readonly limiter: Limiter;
  readonly statisticsOf: (release: Release) => Promise<Statistics>;
  /** Bounds of one answer. */
  readonly bounds: Pick<BudgetLimits, 'bytes' | 'milliseconds'>;
  /** Bytes of answers that each release remembers; 0 remembers none. */
  readonly cacheBytes: number;
  readonly releases: Releases;
  readonly rateLimit: RateLimit;
  readonly uncharged: UnchargedLimit;
  readonly observe: Observe;
  readonly findPersisted: FindPersisted;
  /** Whether texts of queries are refused. */
  readonly persistedOnly: boolean;
  readonly baseUrl: string;
}

/** What a request asks for, as far as it is the same each time that it is sent in the same words. */
interface SeenRequest {
  /** The id that stands for the text of the query. */
  readonly id: string | undefined;
  readonly answerKey: string;
}

/** Longer ones are read each time. */
const maxSeenLength = 8_192;

/** Requests that were answered, by what was sent, so that they need not be read again. */
const createSeenRequests = () =>
  new LRUCache<string, SeenRequest>({
    maxSize: 4_194_304,
    sizeCalculation: ({ answerKey: key }, text) => (text.length + key.length) * 2 + 300,
  });

/** A registry of texts that clients may name by their hash from now on, as "automatic persisted queries" do. */
const createSeenTexts = () =>
  new LRUCache<string, string>({ maxSize: 4_194_304, sizeCalculation: (text) => text.length * 2 + 300 });

function unknownOperation(params: Params): Problem {
  const faults: readonly QueryFault[] = [
    // The words by which clients of automatic persisted queries know that they have to send the text.
    { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } },
  ];
  return new Problem(
    'query_refused',
    `No operation has the id ${excerpt(params.id!)}. Send its text along; whoever maintains the service sees with caryll graphql list which ids there are.`,
    {
      reason: 'unknown_operation',
      limit: null,
      found: null,
      costliest: null,
      ...(params.extensions['persistedQuery'] === undefined ? {} : { errors: faults }),
    },
  );
}

/**
 * `/graphql`: ad-hoc queries and persisted operations, for keys of the plan `internal`. Yoga answers; what is ours
 * (who may ask, limits, budget, remembered answers, charge, form of errors) is plugins of it.
 */
export function createGraphqlRoute(parts: GraphqlParts): CallerRoute {
  const { schema, limiter, releases, rateLimit, uncharged, observe, baseUrl } = parts;
  const seen = createSeenTexts();
  const checked = new LRUCache<string, CheckedQuery>({
    maxSize: 8_388_608,
    sizeCalculation: ({ bytes }, text) => bytes + text.length * 2,
  });
  const answers = createAnswers(parts.cacheBytes);
  const requests = createSeenRequests();
  const compiled = createCompiledOperations(schema);
  const concurrency = createConcurrencyLimiter({
    maxRunning: 2,
    maxWaiting: 200,
    maxWaitingOfKey: 50,
    share: 0.05,
  });

  /** The text that an id names; undefined when it names none. */
  async function textOf(id: string, asked: Asked): Promise<string | undefined> {
    const operation = await parts.findPersisted(id);
    if (operation === undefined) return seen.get(id);
    asked.persisted = operation;
    asked.exchange.operation = `graphql:${operation.name}`;
    return operation.body;
  }

  /** The answer to a request that was answered before in the same words. */
  async function answerBefore(asked: Asked): Promise<Answer | undefined> {
    const request = requests.get(asked.text!);
    const release = releases.current();
    if (request === undefined || release === undefined) return undefined;
    if (request.id !== undefined && (await textOf(request.id, asked)) === undefined) return undefined;
    return answers.known(release, request.answerKey);
  }

  /** Charges an answer, and gives it as a text that says so in its extensions. */
  async function charged({ exchange, caller }: Asked, answer: NonNullable<Asked['answer']>): Promise<string> {
    const { policy, limit, remaining, reset } = await rateLimit.consume(exchange, caller, 1);
    const { cost, didYouMean: near } = answer;
    const extensions = {
      cost,
      ...(near && { didYouMean: near }),
      rateLimit: { policy, limit, remaining, reset, cost: 1 },
    };
    const errors = answer.errors === undefined ? '' : `,"errors":${JSON.stringify(answer.errors)}`;
    return `{"data":${answer.data}${errors},"extensions":${JSON.stringify(extensions)}}`;
  }

  /** Reads what was sent, and answers it at once where the answer is remembered: as early as Yoga lets a plugin answer. */
  const useReading: Plugin<Asked, Asked> = {
    async onRequest({ serverContext: asked, fetchAPI: { Response }, endResponse }) {
      try {
        const { exchange, rawQuery } = asked;
        asked.text = exchange.req.method === 'POST' ? await readPost(exchange.req) : `?${rawQuery}`;
        asked.answer = await answerBefore(asked);
        if (asked.answer === undefined) return;
        asked.exchange.cache = 'hit';
        const text = await charged(asked, asked.answer);
        const type = mediaTypeFor(asked.exchange.req.headers.accept);
        endResponse(new Response(text, { headers: { 'Content-Type': `${type}; charset=utf-8` } }));
      } catch (error) {
        asked.refusal = error;
      }
    },
    onRequestParse({ serverContext: asked, setRequestParser }) {
      // Yoga's own parsers know no ids and no bound of ours, and its bound costs more than reading the body does.
      setRequestParser(() => {
        if (asked.refusal !== undefined) throw asked.refusal;
        const text = asked.text!;
        const params = text.startsWith('?') ? readQueryString(text.slice(1)) : readBodyText(text);
        asked.admitted = true;
        asked.sent = params;
        return params as never;
      });
    },
  };

  /** A text that is sent with an id must be the one that the id names. */
  const useHash: Plugin<Asked, Asked> = {
    onParams({ params }) {
      const { query, id } = params as Params;
      if (query === undefined || id === undefined || hashOf(query) === id) return;
      throw new Problem('malformed_request', 'The id is not the SHA-256 of the query that was sent with it.');
    },
  };

  /** What a request asks for by its id alone. */
  const usePersisted = usePersistedOperations<{ Asked: Asked }>({
    allowArbitraryOperations: !parts.persistedOnly,
    extractPersistedOperationId: (params) => (params as Params).id ?? null,
    getPersistedOperation: async (id, _request, context) =>
      (await textOf(id, context as unknown as Asked)) ?? null,
    customErrors: {
      notFound: ({ params }) => unknownOperation(params as Params) as never,
      persistedQueryOnly: () =>
        new Problem(
          'query_refused',
          'This service runs persisted operations only. Send the id of one instead of a query; whoever maintains the service can register more.',
          { reason: 'unknown_operation', limit: 'persisted_only', found: null, costliest: null },
        ) as never,
      keyNotFound: () =>
        new Problem('missing_parameter', 'Send a query, or the id of a persisted operation.', {
          errors: [{ in: 'query', name: 'query', code: 'missing' }],
        }) as never,
    },
  }) as object as Plugin<Asked, Asked>;

  /** The query of a request, if it was checked before. An id that was sent with it names it from now on. */
  function known({ query: text, id }: Params, { persisted: operation }: Asked): CheckedQuery | undefined {
    if (operation !== undefined) return operation.query;
    const query = checked.get(text!);
    if (query !== undefined && id !== undefined) seen.set(id, text!);
    return query;
  }

  const choose = ({ operationName, variables }: Params, query: CheckedQuery): Chosen =>
    limiter.choose(query, operationName, variables);

  /** A text with an id is sent once, by clients that go on with the id alone; and long ones would push out many others. */
  function rememberRequest({ text, sent, chosen }: Asked): void {
    const { query, id } = sent!;
    if ((query !== undefined && id !== undefined) || text!.length > maxSeenLength) return;
    requests.set(text!, { id, answerKey: answerKey(chosen!) });
  }

  /** Answers that were given before, for the same data. */
  const useAnswers: Plugin<Asked, Asked> = {
    onParams({ params, context: asked, setResult }) {
      const release = releases.current();
      if (release === undefined) throw new Problem('unavailable', 'No data has been imported yet.');
      asked.release = release;
      asked.exchange.cache = 'miss';
      const query = known(params as Params, asked);
      if (query === undefined) return;
      asked.chosen = choose(params as Params, query);
      asked.answer = answers.known(release, answerKey(asked.chosen));
      if (asked.answer === undefined) return;
      asked.exchange.cache = 'hit';
      rememberRequest(asked);
      setResult({});
    },
  };

  /** Limits of what is asked: instead of parsing and validating, a query is checked, which does both. */
  const useLimits: Plugin<Asked, Asked> = {
    onParse({ context, setParsedDocument }) {
      const asked = context as unknown as Asked;
      const params = context.params as Params;
      if (asked.chosen === undefined) {
        checked.set(params.query!, limiter.check(params.query!));
        asked.chosen = choose(params, known(params, asked)!);
      }
      setParsedDocument(asked.chosen.query.document);
    },
    onValidate: ({ setResult }) => setResult([]),
  };

  /** Executes within the limits of what is given: a budget, and a place among others. */
  const useBudget: Plugin<Asked, Asked> = {
    onExecute({ executeFn, setExecuteFn, context }) {
      const asked = context as unknown as Asked;
      const { exchange, caller } = asked;
      const release = asked.release!;
      const chosen = asked.chosen!;
      const key = answerKey(chosen);
      const { variables: given } = context.params as Params;
      setExecuteFn(async (args) => {
        const statistics = await parts.statisticsOf(release).catch((cause) => {
          throw problemOf([cause]);
        });
        const cost = limiter.price(chosen, statistics);
        const controller = new AbortController();
        const { signal } = controller;
        let isGone = false;
        const leave = () => {
          if (exchange.res.writableFinished) return;
          isGone = true;
          controller.abort(new Error('the client went away'));
        };
        exchange.res.once('close', leave);
        const work = async () => {
          // Others may have asked the same while this request waited.
          const answer = answers.known(release, key);
          if (answer !== undefined) return answer;
          asked.begunAt = performance.now();
          // The executor looks at its signal before each field, so an abort ends it where it stands.
          const budget = createBudget({ rows: limits.cost, ...parts.bounds }, (refusal) =>
            controller.abort(refusal),
          );
          const execute = async () => {
            const result = await compiled.run({ chosen, given, release, budget, signal });
            if (result !== undefined) return result;
            budget.restart();
            const contextValue = contextOf(release, budget);
            return (await executeFn({ ...args, contextValue, signal } as never)) as ExecutionResult;
          };
          try {
            const result = await execute();
            // Where only fields that may be null were left, the executor has taken the abort for an error of theirs.
            signal.throwIfAborted();
            const data = JSON.stringify(result.data ?? null);
            budget.written(Buffer.byteLength(data));
            const near = await didYouMean(schema, release, chosen, result.data);
            const made = { data, cost, ...(near && { didYouMean: near }) };
            if (result.errors !== undefined) return { ...made, errors: explained(result, exchange) };
            answers.remember(release, key, made);
            return made;
          } finally {
            budget.end();
          }
        };
        try {
          asked.answer = await concurrency.run(caller.keyId, work, signal);
          return {};
        } catch (error) {
          // What was begun for this caller is charged, whether or not it waits for the answer.
          if (isGone && asked.begunAt !== undefined) await rateLimit.consume(exchange, caller, 1);
          throw error;
        } finally {
          exchange.res.off('close', leave);
        }
      });
    },
  };

  /**
   * What is told of each error of a result; faults of ours are reported, and told as `internal_error` only.
   *
   * @throws Problem when there is no data, because of a failure of ours or of a mistake: such a request is free, as it is in REST.
   */
  function explained(result: ExecutionResult, exchange: Exchange): readonly QueryFault[] {
    const all = (result.errors ?? []).map((error): Explained => {
      const { message, locations, path, originalError: cause } = error;
      // An error that graphql itself found, or a scalar of ours: its message is for the caller.
      const isTheirs = cause === undefined || cause instanceof GraphQLError;
      const problem = isTheirs ? undefined : problemOf([error]);
      if (problem && problem !== cause) {
        observe({ type: 'fault', where: 'graphql', error: cause, requestId: exchange.requestId });
      }
      const { code, status, extras } = problem ?? new Problem('invalid_parameter', message);
      return {
        problem,
        shown: {
          message: problem?.message ?? message,
          ...(locations ? { locations } : {}),
          ...(path ? { path } : {}),
          extensions: { code, status, ...extras },
        },
      };
    });
    // What is not there cannot be answered in part, and a mistake is free, as it is in REST.
    const failure = result.data
      ? undefined
      : (all.find(({ problem }) => (problem?.status ?? 0) >= 500) ?? all[0])?.problem;
    if (failure) {
      throw new Problem(
        failure.code,
        failure.message,
        { errors: all.map(({ shown }) => shown) },
        failure.headers,
      );
    }
    return all.map(({ shown }) => shown);
  }

  /** Charges an answer, whether it was executed or remembered. */
  const useCharge: Plugin<Asked, Asked> = {
    async onExecutionResult({ context, setResult }) {
      const asked = context as unknown as Asked & { readonly params?: Params };
      const { answer, chosen } = asked;
      if (answer === undefined || chosen === undefined) return;
      const text = await charged(asked, answer);
      setResult({ stringify: () => text });
      if (asked.begunAt !== undefined) compiled.paid(chosen);
    },
  };

  /** The problem behind a failed result. What is no problem of ours is a fault, and told as `internal_error` only. */
  function failureOf({ errors }: ExecutionResult, exchange: Exchange): Problem {
    const error = errors?.[0]?.originalError ?? errors?.[0];
    const problem =
      error instanceof Problem ? error : problemOf(error === undefined ? [] : [error as GraphQLError]);
    if (problem.cause !== undefined)
      observe({
        type: 'fault',
        where: exchange.operation,
        error: problem.cause,
        requestId: exchange.requestId,
      });
    return problem;
  }

  /** The form of answers and errors: media type, status, members of problem documents. */
  const useResponse: Plugin<Asked, Asked> = {
    async onResultProcess({ result, request, serverContext: asked, setResultProcessor }) {
      const { exchange, caller } = asked;
      const type = mediaTypeFor(request.headers.get('accept') ?? undefined);
      const headers = { 'Content-Type': `${type}; charset=utf-8` };
      if ('stringify' in result) {
        const body = result.stringify!(result);
        setResultProcessor((_result, { Response }) => new Response(body, { headers }), type);
        return;
      }
      const problem = failureOf(result as ExecutionResult, exchange);
      // A query that is refused has been checked, and so has one that finds no place; one that failed was executed.
      if (asked.admitted && !asked.answer && exchange.charge === undefined) {
        const workedMs = asked.begunAt === undefined ? 0 : performance.now() - asked.begunAt;
        uncharged.count(caller, Math.max(refusedQueryUnits, workedMs / msPerRefusedUnit));
      }
      if (exchange.quotaLines === '') await rateLimit.setHeaders(exchange, caller);
      const document = JSON.parse(problemText(exchange, problem, baseUrl));
      const body = JSON.stringify({ errors: errorsOf(document) });
      const status = statusFor(document, type);
      setResultProcessor((_result, { Response }) => new Response(body, { status, headers }), type);
      asked.headers = problemHeaders(problem);
    },
  };

  const yoga = createYoga<Asked>({
    schema,
    logging: false,
    maskedErrors: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    multipart: false,
    maxRequestBodySize: false,
    parserAndValidationCache: false,
    extraParamNames: ['id'],
    plugins: [useReading, useHash, usePersisted, useAnswers, useLimits, useBudget, useCharge, useResponse],
  });

  let sdl: Content | undefined;
  const readSdl = () => {
    sdl ??= content('text/plain; charset=utf-8', `${printSchema(lexicographicSortSchema(schema))}\n`, {
      cacheControl: 'private, max-age=300',
    });
    return sdl;
  };

  async function answer(exchange: Exchange, caller: Caller, rawQuery: string): Promise<void> {
    const asked: Asked = { exchange, caller, rawQuery };
    // HEAD is GET whose body is left out by who sends it.
    const req =
      exchange.req.method === 'HEAD'
        ? Object.create(exchange.req, { method: { value: 'GET' } })
        : exchange.req;
    const response = await yoga.handleNodeRequest(req, asked);
    const encodable = { body: Buffer.from(await response.text()), etag: '""', encoded: new Map() };
    const coding = codingFor(encodable, exchange.req.headers['accept-encoding']);
    const headers = [
      ...['Content-Type', response.headers.get('content-type')!],
      ...(asked.headers ?? ['Cache-Control', 'no-store']),
    ];
    if (coding !== 'identity') headers.push('Content-Encoding', coding);
    write(exchange, new Head(response.status, headers), await encodedBody(encodable, coding));
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
      if (exchange.req.method !== 'POST' && /^sdl(=|$)/.test(rawQuery)) {
        await rateLimit.consume(exchange, caller, 0);
        return sendContent(exchange, readSdl());
      }
      if (exchange.req.method === 'POST' && rawQuery !== '') {
        throw new Problem(
          'malformed_request',
          'A POST to /graphql takes no query string; put everything into the body.',
        );
      }
      // Nothing is read or checked for a key that cannot pay, or has had too much computed without paying. A flood of
      // such requests must cost little, so Yoga does not see them.
      await rateLimit.refuseIfExhausted(exchange, caller, 1);
      uncharged.check(caller);
      return answer(exchange, caller, rawQuery);
    },
  };
}
