import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isDatabaseFailure } from '../data/errors.ts';
import type { Release, Releases } from '../data/releases.ts';
import { checkGame } from '../graph/refusals.ts';
import type { Caller, KeyVerifier } from '../keys/verify.ts';
import type { Emit } from '../observe/events.ts';
import { Problem } from '../problem.ts';
import { keyParameter, type Query, readParameters, readQuery } from '../rest/params.ts';
import { type OperationRequest, operationRequest, type Replies, type Reply } from '../rest/replies.ts';
import { pathSegments, type Routes, withoutSlash } from '../rest/router.ts';
import { createAuthenticate } from './authentication.ts';
import { createFindRelease, servedRelease } from './dataset.ts';
import { codingFor, encodedBody } from './encoding.ts';
import { matchesEtag, optionsHeaders } from './headers.ts';
import { checkMessage } from './message.ts';
import { costOf, isPaid, type RateLimit } from './rate-limit.ts';
import { createReplyHeaders } from './reply-headers.ts';
import {
  type Content,
  type RequestContext,
  originForm,
  type ProblemForm,
  requestIdOf,
  sendContent,
  sendProblem,
  withoutSecrets,
  write,
} from './send.ts';
import type { UnchargedLimit } from './uncharged-limit.ts';

/** A route that needs no key, for GET and HEAD. */
export type PublicRoute = (context: RequestContext) => Content | Promise<Content | undefined> | undefined;

/** A route that needs a key and is no operation: usage, GraphQL. */
export interface CallerRoute {
  readonly methods: readonly string[];
  handle(context: RequestContext, caller: Caller, rawQuery: string, query: Query): Promise<void>;
}

export interface HandlerParts {
  readonly routes: Routes;
  readonly replies: Replies;
  readonly releases: Releases;
  readonly keys: Pick<KeyVerifier, 'cached' | 'verify'>;
  readonly rateLimit: RateLimit;
  readonly uncharged: UnchargedLimit;
  /** Routes without a key, by path without a trailing slash. Browsers may get a page where others get data. */
  readonly publicRoutes: (path: string, req: IncomingMessage) => PublicRoute | undefined;
  readonly callerRoutes: (path: string) => CallerRoute | undefined;
  /** How to show a problem other than as a problem document: as a page for a browser, or as a GraphQL response. */
  readonly problemForm: (path: string, req: IncomingMessage) => ProblemForm | undefined;
  readonly baseUrl: string;
  /** CONTACT, for getting a key. */
  readonly contact: string | undefined;
  readonly emit: Emit;
}

const maxTargetLength = 8_192;
/** How many requests of operations are remembered by their target, and how long such a target may be. */
const maxRemembered = 5_000;
const maxRememberedLength = 300;
/** Cost of a search, or of suggestions, for the limit on free work. */
const searchUnits = 5;

/** How many records a request may name for a unit of free work: each is looked up or computed. */
const namesPerUnit = 5;

/** The units that work counts for which was not charged. */
function workOf({ units, variables }: OperationRequest, code?: string): number {
  const names = Object.values(variables).map((value) => (Array.isArray(value) ? value.length : 0));
  const least = code === 'unknown_reference' ? searchUnits : 1;
  return Math.max(least, Math.min(units, searchUnits), Math.max(...names) / namesPerUnit);
}

const readMethods: readonly string[] = ['GET', 'HEAD'];

/** The methods of a route for `Allow`. */
const allowOf = (methods: readonly string[]) => [...methods, 'OPTIONS'].join(', ');

/** @throws Problem `method_not_allowed` */
function checkMethod({ req }: RequestContext, methods: readonly string[]): void {
  if (methods.includes(req.method!)) return;
  const allow = allowOf(methods);
  throw new Problem(
    'method_not_allowed',
    `${req.method} is not allowed here; use ${allow}.`,
    {},
    { Allow: allow },
  );
}

/** The route of a request target. */
interface Route {
  readonly methods: readonly string[];
  readonly answer: (context: RequestContext) => Promise<void>;
}

/** Returns the function that handles every request, step by step from top to bottom. */
export function createHandler(parts: HandlerParts) {
  const { routes, replies, releases, keys, rateLimit, uncharged, emit } = parts;
  const authenticate = createAuthenticate({ keys, contact: parts.contact, baseUrl: parts.baseUrl });
  const findRelease = createFindRelease(releases, uncharged);
  const replyHeaders = createReplyHeaders(parts.baseUrl);
  /** Valid requests of operations by their target. Whether a game is served is checked again for each. */
  const remembered = new LRUCache<string, OperationRequest>({ max: maxRemembered });

  async function handle(context: RequestContext): Promise<void> {
    const { req } = context;
    checkMessage(req);
    const request = readMethods.includes(req.method!) ? remembered.get(req.url!) : undefined;
    if (request !== undefined) {
      const caller = await authenticate(context);
      context.operation = request.operation.id;
      return answerOperation(context, caller, request);
    }
    const { methods, answer } = route(req);
    if (req.method === 'OPTIONS') return write(context, 204, optionsHeaders(allowOf(methods)));
    return answer(context);
  }

  // --- 1. route --------------------------------------------------------------------------------------------------

  function route(req: IncomingMessage): Route {
    const target = originForm(req.url!);
    if (target.length > maxTargetLength) {
      throw new Problem(
        'uri_too_long',
        `The address has ${target.length} characters; at most ${maxTargetLength} are allowed.`,
      );
    }
    const mark = target.indexOf('?');
    const rawPath = mark === -1 ? target : target.slice(0, mark);
    const rawQuery = mark === -1 ? '' : target.slice(mark + 1);
    const path = withoutSlash(rawPath);

    const publicRoute = parts.publicRoutes(path, req);
    if (publicRoute) {
      return { methods: readMethods, answer: (context) => answerPublic(context, publicRoute, path) };
    }
    const callerRoute = parts.callerRoutes(path);
    if (!callerRoute && !path.startsWith('/v1/')) {
      return {
        methods: readMethods,
        async answer() {
          pathSegments(rawPath);
          throw routes.notFound(path, servedGames());
        },
      };
    }
    const query = readQuery(rawQuery);
    const methods = callerRoute?.methods ?? readMethods;
    const keyInQuery = keyParameter(query);
    if (keyInQuery !== undefined) {
      return { methods, answer: (context) => refuseKeyInQuery(context, keyInQuery) };
    }
    return {
      methods,
      async answer(context) {
        const caller = await authenticate(context);
        if (!callerRoute) {
          const request = readOperation(context, rawPath, query);
          if (req.url!.length <= maxRememberedLength) remembered.set(req.url!, request);
          return answerOperation(context, caller, request);
        }
        checkMethod(context, methods);
        return callerRoute.handle(context, caller, rawQuery, query);
      },
    };
  }

  const servedGames = () => [...(releases.current()?.games.keys() ?? [])];

  async function answerPublic(
    context: RequestContext,
    publicRoute: PublicRoute,
    path: string,
  ): Promise<void> {
    context.operation = path;
    checkMethod(context, readMethods);
    const content = await publicRoute(context);
    if (content) await sendContent(context, content);
  }

  async function refuseKeyInQuery(context: RequestContext, name: string): Promise<never> {
    try {
      await authenticate(context);
    } catch {
      // Whatever key the header has, the one in the query is no longer secret.
    }
    throw new Problem(
      'key_in_query',
      'API keys are not accepted in the query string; send the X-API-Key or Authorization: Bearer header instead.',
      { errors: [{ in: 'query', name, code: 'key_in_query' }] },
    );
  }

  // --- 2. key: authentication.ts ---------------------------------------------------------------------------------
  // --- 3. parameters ---------------------------------------------------------------------------------------------

  function readOperation(context: RequestContext, rawPath: string, query: Query): OperationRequest {
    const match = routes.match(pathSegments(rawPath));
    if (match === undefined) throw routes.notFound(rawPath, servedGames());
    const { operation, pathValues } = match;
    context.operation = operation.id;
    checkMethod(context, readMethods);
    // Before the parameters, which have no meaning for a game that does not exist.
    checkGame(servedRelease(releases), pathValues['gameId']!);
    return operationRequest(operation, readParameters(operation, pathValues, query));
  }

  // --- 4. reply: made before it is charged, so that a failure is free ---------------------------------------------

  async function answerOperation(
    context: RequestContext,
    caller: Caller,
    request: OperationRequest,
  ): Promise<void> {
    const release = await findRelease(caller, request.gameId, request.dataset);
    const known = replies.known(release, request);
    context.cache = known === undefined ? 'miss' : 'hit';
    const reply =
      known === undefined || known instanceof Problem
        ? await makeReply(context, caller, request, release)
        : known;
    return send(context, caller, request, reply);
  }

  /** Makes the reply to a request that is not cached, or that names no existing record. */
  async function makeReply(
    context: RequestContext,
    caller: Caller,
    request: OperationRequest,
    release: Release,
  ): Promise<Reply> {
    const cost = costOf(request, caller.plan);
    // Nothing is computed for a key without units, even if the response might turn out to be free.
    await rateLimit.refuseIfExhausted(context, caller, cost);
    const known = replies.known(release, request);
    if (known !== undefined && !(known instanceof Problem)) return known;
    const condition = context.req.headers['if-none-match'];
    if (known === undefined) uncharged.check(caller, isPaid(request, caller.plan, condition));
    try {
      if (known !== undefined) throw known;
      const reply = await replies.make(release, request);
      const isFree = cost === 0 || matchesEtag(condition, reply.etag);
      if (isFree) uncharged.count(caller, workOf(request));
      return reply;
    } catch (error) {
      const code = error instanceof Problem ? error.code : undefined;
      if (code === 'resource_not_found') await rateLimit.consume(context, caller, cost);
      // That the service cannot respond is not work of the caller.
      else if (known === undefined && code !== 'unavailable') uncharged.count(caller, workOf(request, code));
      throw error;
    }
  }

  // --- 5. charge, and 6. send --------------------------------------------------------------------------------------

  async function send(
    context: RequestContext,
    caller: Caller,
    request: OperationRequest,
    reply: Reply,
  ): Promise<void> {
    const { headers } = context.req;
    const condition = headers['if-none-match'];
    const coding = codingFor(reply, headers['accept-encoding']);
    const { ok, notModified } = replyHeaders(reply, request, coding);
    if (matchesEtag(condition, reply.etag)) {
      await rateLimit.setHeaders(context, caller);
      return write(context, 304, notModified);
    }
    const cost = costOf(request, caller.plan);
    await rateLimit.refuseIfExhausted(context, caller, cost);
    // The body is encoded before the charge, so that a failure is free.
    const body = await encodedBody(reply, coding);
    if (cost === 0) await rateLimit.setHeaders(context, caller);
    else await rateLimit.consume(context, caller, cost);
    // Anyone can send `*`, so it saves the body but no units.
    return condition === '*' ? write(context, 304, notModified) : write(context, 200, ok, body);
  }

  async function fail(context: RequestContext, error: unknown): Promise<void> {
    if (context.caller && context.quotaHeaders.length === 0)
      await rateLimit.setHeaders(context, context.caller);
    const known = error instanceof Problem;
    const problem = known
      ? error
      : new Problem('internal_error', 'The request failed. Report it with the request_id.');
    const cause = known ? error.cause : error;
    if (cause !== undefined) {
      const { operation: where, requestId } = context;
      emit({ type: 'error', where, error: cause, requestId, ofDatabase: isDatabaseFailure(cause) });
    }
    const path = originForm(context.req.url!).split('?', 1)[0]!;
    await sendProblem(context, problem, parts.baseUrl, parts.problemForm(path, context.req));
  }

  function tell(context: RequestContext): void {
    emit({
      type: 'request',
      operation: context.operation,
      method: context.req.method ?? '',
      path: () => withoutSecrets(context.req.url!, context.problem),
      status: context.res.statusCode,
      requestId: context.requestId,
      seconds: (performance.now() - context.startedAt) / 1000,
      keyId: context.caller?.keyId,
      problem: context.problem,
      cache: context.cache,
      charge: context.charge,
    });
  }

  return (req: IncomingMessage, res: ServerResponse): void => {
    const context: RequestContext = {
      req,
      res,
      requestId: requestIdOf(req.headers['x-request-id'] as string | undefined),
      startedAt: performance.now(),
      quotaHeaders: [],
      operation: 'none',
      caller: undefined,
      problem: undefined,
      cache: undefined,
      charge: undefined,
    };
    handle(context)
      .catch((error: unknown) => fail(context, error))
      .then(
        () => tell(context),
        // Nothing here should throw; if it does, close one connection and keep the process.
        () => res.destroy(),
      );
  };
}
