import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Access, Caller } from '../access/access.ts';
import type { Releases } from '../data/releases.ts';
import { checkGame } from '../graph/lists.ts';
import type { Observe } from '../observe.ts';
import { Problem } from '../problem.ts';
import type { Answerer, Reply } from '../rest/answer.ts';
import type { Operation } from '../rest/operations.ts';
import { keyParameter, readParameters } from '../rest/params.ts';
import { type Match, pathOf, pathSegments, type Routes, routeNotFound } from '../rest/routes.ts';
import { codingFor, encodedBody, etagFor } from './encode.ts';
import { matchesEtag, optionsHeaders, pageLinks, quotaView } from './headers.ts';
import {
  type Content,
  type Exchange,
  originForm,
  sendContent,
  sendProblem,
  withoutSecrets,
  write,
} from './send.ts';
import type { Till } from './till.ts';

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
  readonly till: Till;
  /** Routes without a key, by path without a trailing slash; a page may stand where data is for others. */
  readonly publicRoutes: (path: string, req: IncomingMessage) => PublicRoute | undefined;
  readonly callerRoutes: ReadonlyMap<string, CallerRoute>;
  readonly baseUrl: string;
  readonly observe: Observe;
  readonly now: () => number;
}

const maxTargetLength = 8_192;
/** As the type Slug has it. */
const maxSlugLength = 80;
const callersRequestId = /^[A-Za-z0-9_-]{8,64}$/;
/** An identifier is logged and sent back, so what looks like a key is not taken for one. */
const keyStart = /caryll_(live|test)_/i;

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

/**
 * The key a request carries; `X-API-Key` wins, and schemes other than Bearer are not ours to judge. Of several
 * Authorization headers node:http keeps the first; several X-API-Key it joins with commas, which no key has.
 */
function secretOf(req: IncomingMessage): string | undefined {
  const header = req.headers['x-api-key'] as string | undefined;
  if (header) {
    if (!header.includes(',')) return header;
    throw new Problem('malformed_api_key', 'X-API-Key holds more than one value; send one key.');
  }
  const { authorization } = req.headers;
  if (authorization === undefined) return undefined;
  const space = authorization.indexOf(' ');
  if (space === -1 || authorization.slice(0, space).toLowerCase() !== 'bearer') return undefined;
  return authorization.slice(space + 1).trim();
}

const readMethods = ['GET', 'HEAD'] as const;
/** Longer targets are read each time, so that what is remembered is bounded in bytes too. */
const longestRemembered = 300;

/** The methods of a route as `Allow` names them. */
const allowOf = (methods: readonly string[]) => [...methods, 'OPTIONS'].join(', ');

function methodProblem(method: string | undefined, methods: readonly string[]): Problem {
  const allow = allowOf(methods);
  return new Problem(
    'method_not_allowed',
    `${method} is not allowed here; allowed are ${allow}.`,
    {},
    { Allow: allow },
  );
}

/** How many Host headers there are; node:http shows only the first. */
function countHosts({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]!.length === 4 && rawHeaders[index]!.toLowerCase() === 'host') count++;
  }
  return count;
}

const longerThanAnySlug = (slug: string | undefined) => slug !== undefined && slug.length > maxSlugLength;

const noSuchRecord = () =>
  new Problem('resource_not_found', `No record has a slug of more than ${maxSlugLength} characters.`, {
    did_you_mean: [],
  });

/** The function that answers every request; reading it from top to bottom is a request's life. */
export function createHandler(parts: HandlerParts) {
  const { routes, answerer, releases, access, till, observe, now } = parts;
  const links = new WeakMap<Reply, string>();
  /** Targets that were read without fault: what they ask for does not depend on anything else. */
  const readings = new LRUCache<
    string,
    { readonly match: Match; readonly variables: Record<string, unknown> }
  >({
    max: 5_000,
  });

  async function handle(exchange: Exchange): Promise<void> {
    const { req } = exchange;
    const target = originForm(req.url!);
    if (target.length > maxTargetLength) {
      throw new Problem(
        'uri_too_long',
        `The address has ${target.length} characters; ${maxTargetLength} are allowed.`,
      );
    }
    const hosts = countHosts(req);
    if (hosts > 1 || (hosts === 0 && req.httpVersion === '1.1')) {
      throw new Problem(
        'malformed_request',
        `An HTTP/1.1 request needs one Host header (RFC 9112, section 3.2); received ${hosts}.`,
      );
    }

    const question = target.indexOf('?');
    const rawPath = question === -1 ? target : target.slice(0, question);
    const rawQuery = question === -1 ? '' : target.slice(question + 1);
    const path = rawPath.length > 1 && rawPath.endsWith('/') ? rawPath.slice(0, -1) : rawPath;
    const publicRoute = parts.publicRoutes(path, req);
    const callerRoute = parts.callerRoutes.get(path);
    if (req.method === 'OPTIONS')
      return write(exchange, 204, optionsHeaders(allowOf(callerRoute?.methods ?? readMethods)));
    if (publicRoute) return answerPublic(exchange, publicRoute, path);
    if (!callerRoute && !path.startsWith('/v1/')) {
      pathSegments(rawPath);
      throw routeNotFound(path, routes.suggest(path));
    }

    const keyInQuery = keyParameter(rawQuery);
    if (keyInQuery !== undefined) return refuseKeyInQuery(exchange, keyInQuery);
    const caller = await identify(req);
    exchange.keyId = caller.keyId;
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

  async function refuseKeyInQuery(exchange: Exchange, name: string): Promise<never> {
    const caller = await identify(exchange.req).catch(() => undefined);
    if (caller) {
      exchange.keyId = caller.keyId;
      await showQuota(exchange, caller);
    }
    throw new Problem(
      'key_in_query',
      'An API key does not belong in the query string; send it as the header X-API-Key or Authorization: Bearer.',
      { errors: [{ in: 'query', name, code: 'key_in_query' }] },
    );
  }

  async function identify(req: IncomingMessage): Promise<Caller> {
    try {
      const secret = secretOf(req);
      if (!secret) {
        throw new Problem(
          'missing_api_key',
          'This route needs an API key in the header X-API-Key or Authorization: Bearer.',
        );
      }
      return await access.verify(secret);
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

  async function answerOperation(
    exchange: Exchange,
    caller: Caller,
    rawPath: string,
    rawQuery: string,
  ): Promise<void> {
    const { req } = exchange;
    const target = `${rawPath}?${rawQuery}`;
    const known = readings.get(target);
    const match = known?.match ?? routes.match(pathSegments(rawPath));
    if (match === undefined) throw routeNotFound(rawPath, routes.suggest(rawPath));
    const { operation, pathValues } = match;
    exchange.operation = operation.id;
    if (req.method !== 'GET' && req.method !== 'HEAD') throw methodProblem(req.method, readMethods);
    const release = releases.current();
    if (release === undefined) throw new Problem('unavailable', 'No data has been imported yet.');
    checkGame(release, pathValues['gameId']!);
    const variables = known?.variables ?? readParameters(operation, pathValues, rawQuery);
    if (known === undefined && target.length <= longestRemembered) readings.set(target, { match, variables });
    if (operation.refers) await answerer.checkReferences(release, operation, variables);

    const cost = operation.cost === 'search' ? caller.plan.searchCost : 1;
    const condition = req.headers['if-none-match'];
    // A conditional request may turn out to be free, so it is answered first even for who has nothing left.
    if (condition === undefined && till.wasRefused(caller)) await till.refuseIfSpent(exchange, caller, cost);
    let reply: Reply;
    try {
      // What is longer than any slug is no record, and must not fill the caches with what was looked for.
      if (longerThanAnySlug(pathValues['slug'])) throw noSuchRecord();
      const answer = answerer.answer(release, operation, variables);
      reply = answer instanceof Promise ? await answer : answer;
    } catch (error) {
      if (error instanceof Problem && error.code === 'resource_not_found')
        await till.pay(exchange, caller, cost);
      throw error;
    }

    const coding = codingFor(reply, req.headers['accept-encoding']);
    const headers = [
      'ETag',
      etagFor(reply, coding),
      'Cache-Control',
      'private, max-age=300',
      'X-Dataset-Version',
      reply.datasetVersion,
    ];
    if (operation.isList && reply.total !== undefined)
      headers.push('Link', linksOf(reply, operation, pathValues, variables));
    if (matchesEtag(condition, reply.etag)) {
      await till.pay(exchange, caller, 0);
      return write(exchange, 304, headers);
    }
    // The body is made before it is paid for: whatever fails, fails free of charge.
    const encoded = encodedBody(reply, coding);
    const body = Buffer.isBuffer(encoded) ? encoded : await encoded;
    await till.pay(exchange, caller, cost);
    headers.push('Content-Type', 'application/json; charset=utf-8');
    if (coding !== 'identity') headers.push('Content-Encoding', coding);
    write(exchange, 200, headers, body);
  }

  /** Navigation is the same for all who get a reply, so it is made once for each. */
  function linksOf(
    reply: Reply,
    operation: Operation,
    pathValues: Readonly<Record<string, string>>,
    variables: Readonly<Record<string, unknown>>,
  ): string {
    let made = links.get(reply);
    if (made === undefined) {
      const names = operation.parameters.filter((each) => each.in === 'query').map(({ name }) => name);
      made = pageLinks(parts.baseUrl, pathOf(operation, pathValues), variables, names, reply.total!);
      links.set(reply, made);
    }
    return made;
  }

  function fail(exchange: Exchange, error: unknown): void {
    const known = error instanceof Problem;
    const problem = known
      ? error
      : new Problem('internal_error', 'The request could not be answered. Report it with the request_id.');
    const cause = known ? error.cause : error;
    if (cause !== undefined)
      observe({ type: 'fault', where: exchange.operation, error: cause, requestId: exchange.requestId });
    sendProblem(exchange, problem, parts.baseUrl);
  }

  return (req: IncomingMessage, res: ServerResponse): void => {
    const given = req.headers['x-request-id'] as string | undefined;
    const exchange: Exchange = {
      req,
      res,
      requestId:
        given !== undefined && callersRequestId.test(given) && !keyStart.test(given) ? given : randomUUID(),
      startedAt: performance.now(),
      quotaHeaders: [],
      operation: 'none',
      keyId: undefined,
      problem: undefined,
    };
    handle(exchange)
      .catch((error: unknown) => fail(exchange, error))
      .finally(() => {
        observe({
          type: 'request',
          operation: exchange.operation,
          method: req.method ?? '',
          // Only a log that writes the line pays for making it safe to write.
          get path() {
            return withoutSecrets(exchange);
          },
          status: res.statusCode,
          requestId: exchange.requestId,
          seconds: (performance.now() - exchange.startedAt) / 1000,
          keyId: exchange.keyId,
          problem: exchange.problem,
        });
      })
      // Nothing above should throw; if it does, one connection is lost and not the process.
      .catch(() => res.destroy());
  };
}
