import type { IncomingMessage } from 'node:http';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Graph } from '../graph/graph.ts';
import { content } from '../http/content.ts';
import { codingFor, encodedBody } from '../http/encoding.ts';
import type { CallerRoute } from '../http/handler.ts';
import { cacheControlOf, type HeaderList, matchesEtag } from '../http/headers.ts';
import { type ResponseBody, sendContent, write } from '../http/send.ts';
import type { Caller } from '../keys/verify.ts';
import { Problem } from '../problem.ts';
import type { Exchange, Received } from './exchange.ts';
import { type FindPersisted, hashOf, type PersistedOperation } from './persisted.ts';
import {
  checkBodyType,
  checkQueryString,
  idIn,
  type Params,
  paramsOfBody,
  paramsOfQueryString,
  type SentText,
} from './request.ts';
import { mediaTypeFor } from './response.ts';
import type { Result, Results } from './results.ts';
import { createGameYoga, refusedQueryUnits, unchargedUnits, type YogaParts } from './yoga.ts';

export interface GraphqlParts extends Omit<YogaParts, 'documentBytes'> {
  readonly findPersisted: FindPersisted;
  /** One for all games. */
  readonly results: Results;
  /** Limit of the cache for texts and their documents, in bytes. */
  readonly cacheBytes: number;
}

const contentTypeFor = ({ context }: Exchange) =>
  `${mediaTypeFor(context.req.headers.accept)}; charset=utf-8`;

async function writeBody({ context }: Exchange, status: number, headers: HeaderList, body: Buffer) {
  const encodable = { body, etag: '""', encoded: new Map() };
  const coding = codingFor(encodable, context.req.headers['accept-encoding']);
  const encoding = coding === 'identity' ? [] : ['Content-Encoding', coding];
  write(context, status, [...headers, ...encoding], await encodedBody(encodable, coding));
}

/** Returns a function that prints the schema, once. */
function createSdl({ schema }: Graph): () => ResponseBody {
  let sdl: ResponseBody | undefined;
  return () => {
    sdl ??= content('text/plain; charset=utf-8', `${printSchema(lexicographicSortSchema(schema))}\n`, {
      cacheControl: 'private, max-age=300',
    });
    return sdl;
  };
}

/** @throws Problem `plan_not_allowed` */
function checkPlan({ plan }: Caller): void {
  if (plan.name !== 'internal') {
    throw new Problem(
      'plan_not_allowed',
      `/graphql requires a key on the internal plan; this key is on the ${plan.name} plan.`,
    );
  }
}

/** @throws Problem `malformed_request`, `unsupported_media_type` */
function checkPost(req: IncomingMessage, rawQuery: string): void {
  if (rawQuery !== '') {
    throw new Problem(
      'malformed_request',
      'A POST to /graphql must not have a query string; send everything in the body.',
    );
  }
  checkBodyType(req);
}

/**
 * Makes the function that finds the operation of a request.
 *
 * @param maxSize limit of the texts that clients may name by their hash, in bytes.
 */
function createReceive({ graph, findPersisted, persistedOnly }: GraphqlParts, maxSize: number) {
  /** Texts that clients may name by their hash from now on, as "automatic persisted queries" do. */
  const sent = new LRUCache<string, string>({
    maxSize,
    sizeCalculation: (text) => text.length * 2 + 300,
  });

  /**
   * Finds the operation that a request names by its id. A text that is sent with an id must be the one that it names, and
   * is known by it from now on.
   *
   * @param text what was sent: the same text has the same result.
   * @throws Problem `malformed_request`
   */
  return async function receive({ params: given, text }: SentText): Promise<Received> {
    const id = idIn(given);
    const received = (params: Params, persisted?: PersistedOperation) => ({
      params,
      persisted,
      key: `${graph.gameId} ${persisted?.id} ${text}`,
    });
    if (id === undefined) return received({ ...given, id });
    if (typeof given.query === 'string' && given.query !== '') {
      if (hashOf(given.query) !== id)
        throw new Problem('malformed_request', 'The id is not the SHA-256 of the query in the same request.');
      if (!persistedOnly) sent.set(id, given.query);
      return received({ ...given, id });
    }
    const persisted = await findPersisted(id);
    const query = persisted === undefined ? sent.get(id) : undefined;
    return received({ ...given, ...(query !== undefined && { query }), id }, persisted);
  };
}

/** Charges a result and sends it; GET is conditional, as in REST. */
async function send(
  { rateLimit, uncharged }: GraphqlParts,
  exchange: Exchange,
  result: Result,
): Promise<void> {
  const { context, caller } = exchange;
  const { method, headers } = context.req;
  const isCacheable = method !== 'POST' && !result.hasErrors;
  const validators: HeaderList = isCacheable
    ? ['ETag', `W/${result.etag()}`, 'Cache-Control', cacheControlOf(undefined), 'Vary', 'Accept']
    : ['Cache-Control', 'no-store'];
  const condition = isCacheable ? headers['if-none-match'] : undefined;
  if (condition !== undefined && matchesEtag(condition, result.etag())) {
    if (context.cache === 'miss') uncharged.count(caller, unchargedUnits(exchange));
    await rateLimit.setHeaders(context, caller);
    return write(context, 304, validators);
  }
  const charge = rateLimit.consume(context, caller, 1);
  const { policy, limit, remaining, reset } = await charge.catch((error) => {
    if (context.cache === 'miss') uncharged.count(caller, unchargedUnits(exchange));
    throw error;
  });
  // Anyone can send `*`, so it saves the body but no units.
  if (condition === '*') return write(context, 304, validators);
  const body = result.bodyWith({ policy, limit, remaining, reset, cost: 1 });
  return writeBody(exchange, 200, [...validators, 'Content-Type', contentTypeFor(exchange)], body);
}

/** `/graphql/{gameId}`: ad-hoc queries and persisted operations on one game, for keys of the plan `internal`. */
export function createGraphqlRoute(parts: GraphqlParts): CallerRoute {
  const { graph, results, releases, rateLimit, uncharged } = parts;
  // A query text can be referred to by its hash for a while, even if all other caching is off.
  const share = (part: number) => Math.max(65_536, Math.floor(part * parts.cacheBytes));
  const receive = createReceive(parts, share(0.2));
  const yoga = createGameYoga({ ...parts, documentBytes: share(0.8) });
  const readSdl = createSdl(graph);

  /** Executes a query that is not cached. */
  async function execute(exchange: Exchange): Promise<void> {
    const { context, received } = exchange;
    // The response to HEAD is that to GET (RFC 9110, section 9.3.2); `write` leaves out its body.
    const method = context.req.method === 'POST' ? 'POST' : 'GET';
    const request = new yoga.fetchAPI.Request('http://localhost/graphql', { method });
    const response = await yoga.handleRequest(request, { exchange });
    const { result, release } = exchange;
    if (result !== undefined) {
      if (!result.hasErrors) results.remember(release, received.key, result);
      return send(parts, exchange, result);
    }
    // The length is that of the encoded body.
    response.headers.delete('content-length');
    const headers = [...response.headers].flat();
    if (!response.headers.has('cache-control')) headers.push('Cache-Control', 'no-store');
    return writeBody(exchange, response.status, headers, Buffer.from(await response.arrayBuffer()));
  }

  return {
    methods: ['GET', 'HEAD', 'POST'],
    async handle(context, caller, rawQuery) {
      context.operation = 'graphql';
      checkPlan(caller);
      const isPost = context.req.method === 'POST';
      if (!isPost && /^sdl(=|$)/.test(rawQuery)) {
        await rateLimit.consume(context, caller, 0);
        return sendContent(context, readSdl());
      }
      const queryString = new URLSearchParams(rawQuery);
      if (isPost) checkPost(context.req, rawQuery);
      else checkQueryString(queryString);
      // A key without units, or with too much free work, is refused before its query is read. A flood of such
      // requests must cost little.
      await rateLimit.refuseIfExhausted(context, caller, 1);
      uncharged.check(caller);
      const read = async () =>
        receive(isPost ? await paramsOfBody(context.req) : paramsOfQueryString(queryString));
      const received = await read().catch((error) => {
        uncharged.count(caller, refusedQueryUnits);
        throw error;
      });
      if (received.persisted) context.operation = `graphql:${received.persisted.name}`;
      const exchange: Exchange = { context, caller, received };
      const release = releases.current();
      const known = release && results.find(release, received.key);
      context.cache = known === undefined ? 'miss' : 'hit';
      return known === undefined ? execute(exchange) : send(parts, exchange, known);
    },
  };
}
