import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Access, Caller } from '../access/access.ts';
import { dayOf } from '../access/quota.ts';
import type { Releases } from '../data/releases.ts';
import { checkGame } from '../graph/lists.ts';
import type { Observe } from '../observe.ts';
import { Problem } from '../problem.ts';
import type { Answerer, Reply } from '../rest/answer.ts';
import type { Operation } from '../rest/operations.ts';
import { carriesKey, readParameters } from '../rest/params.ts';
import { pathSegments, type Routes } from '../rest/routes.ts';
import { chooseCoding, encodedBody } from './encode.ts';
import { matchesEtag, pageLinks, preflightHeaders, quotaView } from './headers.ts';
import { type Content, type Exchange, sendContent, sendProblem, withoutSecrets, write } from './send.ts';

/** A route that needs no key. It answers GET and HEAD. */
export type PublicRoute = (exchange: Exchange) => Content | Promise<Content | undefined> | undefined;

/** A route for a caller, other than the operations: usage, GraphQL. */
export interface CallerRoute {
  readonly methods: readonly string[];
  handle(exchange: Exchange, caller: Caller, rawQuery: string): Promise<void>;
}

export interface HandlerParts {
  readonly routes: Routes;
  readonly answerer: Answerer;
  readonly releases: Releases;
  readonly access: Access;
  /** Routes without a key, by path without a trailing slash. */
  readonly publicRoutes: (path: string) => PublicRoute | undefined;
  readonly callerRoutes: ReadonlyMap<string, CallerRoute>;
  readonly baseUrl: string;
  readonly observe: Observe;
  readonly now: () => number;
}

const maxTargetLength = 8_192;
const callersRequestId = /^[A-Za-z0-9_-]{8,64}$/;

/** How to get a key: the same words wherever one is missing. */
const howToGetAKey = 'Keys are issued by the maintainer on request; see /docs.';

function challenge(problem: Problem): Problem {
  const error = problem.code === 'missing_api_key' ? '' : ', error="invalid_token"';
  return new Problem(
    problem.code,
    `${problem.message} ${howToGetAKey}`,
    { ...problem.extras },
    {
      ...problem.headers,
      'WWW-Authenticate': `Bearer realm="caryll"${error}, ApiKey realm="caryll", header="X-API-Key"`,
    },
  );
}

/** The key a request carries; `X-API-Key` wins, and schemes other than Bearer are not ours to judge. */
function secretOf(req: IncomingMessage): string | undefined {
  const header = req.headers['x-api-key'];
  if (header !== undefined) return Array.isArray(header) ? header[0] : header;
  const authorization = req.headers.authorization;
  if (authorization === undefined) return undefined;
  const space = authorization.indexOf(' ');
  if (space === -1 || authorization.slice(0, space).toLowerCase() !== 'bearer') return undefined;
  return authorization.slice(space + 1).trim();
}

function methodProblem(method: string | undefined, allowed: readonly string[]): Problem {
  const allow = [...allowed, 'OPTIONS'].join(', ');
  return new Problem(
    'method_not_allowed',
    `${method} is not allowed here; allowed are ${allow}.`,
    {},
    { Allow: allow },
  );
}

const readMethods = ['GET', 'HEAD'] as const;

/** Target of the request line as path and query; an absolute form is reduced to its path (RFC 9112, 3.2.2). */
function splitTarget(target: string): { rawPath: string; rawQuery: string } {
  const relative = /^https?:\/\/[^/?#]*/i.test(target)
    ? target.replace(/^https?:\/\/[^/?#]*/i, '') || '/'
    : target;
  const question = relative.indexOf('?');
  return question === -1
    ? { rawPath: relative, rawQuery: '' }
    : { rawPath: relative.slice(0, question), rawQuery: relative.slice(question + 1) };
}

/** The function that answers every request; reading it from top to bottom is a request's life. */
export function createHandler(parts: HandlerParts) {
  const { routes, answerer, releases, access, observe, now } = parts;
  /** Keys that were refused today: they have to pay before anything is computed for them. */
  const exhausted = new LRUCache<string, number>({ max: 10_000 });

  async function handle(exchange: Exchange): Promise<void> {
    const { req } = exchange;
    const target = req.url ?? '/';
    if (target.length > maxTargetLength) {
      throw new Problem(
        'uri_too_long',
        `The address has ${target.length} characters; ${maxTargetLength} are allowed.`,
      );
    }
    if (req.method === 'OPTIONS') return write(exchange, 204, [...preflightHeaders]);
    if (req.headers.host === undefined && req.httpVersion === '1.1') {
      throw new Problem(
        'malformed_request',
        'An HTTP/1.1 request needs a Host header (RFC 9112, section 3.2).',
      );
    }

    const { rawPath, rawQuery } = splitTarget(target);
    const path = rawPath.length > 1 && rawPath.endsWith('/') ? rawPath.slice(0, -1) : rawPath;
    const publicRoute = parts.publicRoutes(path);
    if (publicRoute) return answerPublic(exchange, publicRoute, path);

    const callerRoute = parts.callerRoutes.get(path);
    const isData = path.startsWith('/v1/');
    if (!callerRoute && !isData) {
      pathSegments(rawPath);
      const near = routes.suggest(path);
      throw new Problem(
        'route_not_found',
        `No route has the path ${withoutSecrets(path)}. See /docs for all routes.`,
        { did_you_mean: near },
      );
    }

    const caller = await identify(exchange, rawQuery);
    try {
      if (callerRoute) {
        if (!callerRoute.methods.includes(req.method!)) throw methodProblem(req.method, callerRoute.methods);
        return await callerRoute.handle(exchange, caller, rawQuery);
      }
      return await answerOperation(exchange, caller, rawPath, rawQuery);
    } catch (error) {
      if (exchange.quotaHeaders.length === 0) await showQuota(exchange, caller);
      throw error;
    }
  }

  async function answerPublic(exchange: Exchange, route: PublicRoute, path: string): Promise<void> {
    exchange.operation = path;
    const { req } = exchange;
    if (req.method !== 'GET' && req.method !== 'HEAD') throw methodProblem(req.method, readMethods);
    const content = await route(exchange);
    if (content) await sendContent(exchange, content);
  }

  async function identify(exchange: Exchange, rawQuery: string): Promise<Caller> {
    if (carriesKey(rawQuery)) {
      throw new Problem(
        'key_in_query',
        'An API key does not belong in the query string; send it as the header X-API-Key or Authorization: Bearer.',
        { errors: [{ in: 'query', name: 'api_key', code: 'key_in_query' }] },
      );
    }
    const secret = secretOf(exchange.req);
    try {
      if (secret === undefined || secret === '') {
        throw new Problem(
          'missing_api_key',
          'This route needs an API key in the header X-API-Key or Authorization: Bearer.',
        );
      }
      const caller = await access.verify(secret);
      exchange.keyId = caller.keyId;
      return caller;
    } catch (error) {
      throw error instanceof Problem && error.status === 401 ? challenge(error) : error;
    }
  }

  /** Rate headers for a response that costs nothing. */
  async function showQuota(exchange: Exchange, caller: Caller): Promise<void> {
    const at = now();
    const standing = await access.charge(caller, 0, exchange.operation).catch(() => undefined);
    if (standing) exchange.quotaHeaders = quotaView(caller.plan, standing, 0, at).headers;
  }

  async function pay(exchange: Exchange, caller: Caller, cost: number): Promise<void> {
    const at = now();
    const standing = await access.charge(caller, cost, exchange.operation);
    const view = quotaView(caller.plan, standing, standing.granted ? cost : 0, at);
    exchange.quotaHeaders = view.headers;
    observe({ type: 'quota', granted: standing.granted, units: cost, plan: caller.plan.name });
    if (standing.granted) return;

    exhausted.set(caller.keyId, dayOf(at));
    const { keyLimit, ownerLimit } = caller.plan;
    const violated = [
      ...(standing.keyUsed + cost > keyLimit ? ['key'] : []),
      ...(standing.ownerUsed + cost > ownerLimit ? ['owner'] : []),
    ];
    const retryAfter = Math.max(1, Math.ceil(view.reset - at / 1000));
    throw new Problem(
      'quota_exceeded',
      `This request costs ${cost} unit${cost === 1 ? '' : 's'}, and ${view.remaining} of ${view.limit} are left today for ${
        view.policy === 'key' ? 'this key' : 'all keys of this owner together'
      }. The day ends at ${new Date(view.reset * 1000).toISOString()}.`,
      { violated_policies: violated, limit: view.limit, remaining: view.remaining, cost, reset: view.reset },
      { 'Retry-After': String(retryAfter) },
    );
  }

  async function answerOperation(
    exchange: Exchange,
    caller: Caller,
    rawPath: string,
    rawQuery: string,
  ): Promise<void> {
    const { req } = exchange;
    const segments = pathSegments(rawPath);
    const match = routes.match(segments);
    const release = releases.current();
    if (release === undefined)
      throw new Problem('unavailable', 'No data has been imported yet.', {}, { 'Retry-After': '5' });
    if (match === undefined) {
      const near = routes.suggest(rawPath);
      throw new Problem('route_not_found', `No route has the path ${rawPath}. See /docs for all routes.`, {
        did_you_mean: near,
      });
    }
    const { operation, pathValues } = match;
    exchange.operation = operation.id;
    if (req.method !== 'GET' && req.method !== 'HEAD') throw methodProblem(req.method, readMethods);
    checkGame(release, pathValues['gameId']!);
    const variables = readParameters(operation, pathValues, rawQuery);
    await answerer.checkReferences(release, operation, variables);

    const cost = operation.cost === 'search' ? caller.plan.searchCost : 1;
    if (exhausted.get(caller.keyId) === dayOf(now())) await refuseIfSpent(exchange, caller, cost);
    let reply: Reply;
    try {
      const answer = answerer.answer(release, operation, variables);
      reply = answer instanceof Promise ? await answer : answer;
    } catch (error) {
      if (error instanceof Problem && error.code === 'resource_not_found') await pay(exchange, caller, 1);
      throw error;
    }
    const notModified = matchesEtag(req.headers['if-none-match'], reply.etag);
    await pay(exchange, caller, notModified ? 0 : cost);
    await sendReply(exchange, operation, rawPath, variables, reply, notModified);
  }

  async function refuseIfSpent(exchange: Exchange, caller: Caller, cost: number): Promise<void> {
    const { keyUsed, ownerUsed } = await access.charge(caller, 0, exchange.operation);
    const { keyLimit, ownerLimit } = caller.plan;
    if (keyUsed + cost > keyLimit || ownerUsed + cost > ownerLimit) await pay(exchange, caller, cost);
  }

  async function sendReply(
    exchange: Exchange,
    operation: Operation,
    rawPath: string,
    variables: Readonly<Record<string, unknown>>,
    reply: Reply,
    notModified: boolean,
  ): Promise<void> {
    const headers = [
      'ETag',
      reply.etag,
      'Cache-Control',
      'private, max-age=300',
      'X-Dataset-Version',
      reply.datasetVersion,
    ];
    if (operation.isList && reply.total !== undefined) {
      const path = rawPath.endsWith('/') ? rawPath.slice(0, -1) : rawPath;
      const names = operation.parameters.filter((each) => each.in === 'query').map(({ name }) => name);
      headers.push('Link', pageLinks(parts.baseUrl, path, variables, names, reply.total));
    }
    if (notModified) return write(exchange, 304, headers);
    const coding = chooseCoding(exchange.req.headers['accept-encoding']);
    const encoded = encodedBody(reply, coding);
    const body = encoded instanceof Promise ? await encoded : encoded;
    headers.push('Content-Type', 'application/json; charset=utf-8');
    if (body !== reply.body) headers.push('Content-Encoding', coding);
    write(exchange, 200, headers, body);
  }

  return (req: IncomingMessage, res: ServerResponse): void => {
    const given = req.headers['x-request-id'];
    const exchange: Exchange = {
      req,
      res,
      requestId: typeof given === 'string' && callersRequestId.test(given) ? given : randomUUID(),
      startedAt: now(),
      quotaHeaders: [],
      operation: 'none',
      keyId: undefined,
      problem: undefined,
    };
    handle(exchange)
      .catch((error: unknown) => {
        const problem =
          error instanceof Problem
            ? error
            : new Problem(
                'internal_error',
                'The request could not be answered. Report it with the request_id.',
              );
        const cause = error instanceof Problem ? error.cause : error;
        if (cause !== undefined)
          observe({ type: 'fault', where: exchange.operation, error: cause, requestId: exchange.requestId });
        sendProblem(exchange, problem, parts.baseUrl);
      })
      .finally(() => {
        observe({
          type: 'request',
          operation: exchange.operation,
          method: req.method ?? '',
          path: withoutSecrets(req.url ?? ''),
          status: res.statusCode,
          requestId: exchange.requestId,
          seconds: (now() - exchange.startedAt) / 1000,
          keyId: exchange.keyId,
          problem: exchange.problem,
        });
      });
  };
}
