import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Release, Releases } from '../data/releases.ts';
import { checkGame } from '../graph/lists.ts';
import type { Caller, KeyVerifier } from '../keys/verify.ts';
import type { Observe } from '../observe/events.ts';
import { Problem } from '../problem.ts';
import { namesWhatExists } from '../rest/operations.ts';
import { keyParameter, type Query, readParameters, readQuery } from '../rest/params.ts';
import { type OperationRequest, operationRequest, type Replies, type Reply } from '../rest/replies.ts';
import { pathSegments, type Routes, routeNotFound } from '../rest/router.ts';
import { createAuthenticate } from './authentication.ts';
import { codingFor, encodedBody } from './encoding.ts';
import { Head, matchesEtag, optionsHeaders } from './headers.ts';
import { checkMessage } from './message.ts';
import type { RateLimit } from './rate-limit.ts';
import { createReplyHeads } from './reply-heads.ts';
import { createRequestIds } from './request-id.ts';
import {
  type Content,
  type Exchange,
  originForm,
  type ProblemForm,
  sendContent,
  sendProblem,
  withoutSecrets,
  write,
} from './send.ts';
import type { UnchargedLimit } from './uncharged-limit.ts';

/** A route that needs no key. It answers GET and HEAD. */
export type PublicRoute = (exchange: Exchange) => Content | Promise<Content | undefined> | undefined;

/** A route for a caller, other than the operations: usage, GraphQL. */
export interface CallerRoute {
  readonly methods: readonly string[];
  handle(exchange: Exchange, caller: Caller, rawQuery: string, query: Query): Promise<void>;
}

export interface HandlerParts {
  readonly routes: Routes;
  readonly replies: Replies;
  readonly releases: Releases;
  readonly keys: Pick<KeyVerifier, 'verify'>;
  readonly rateLimit: RateLimit;
  readonly uncharged: UnchargedLimit;
  /** Routes without a key, by path without a trailing slash; a page may stand where data is for others. */
  readonly publicRoutes: (path: string, req: IncomingMessage) => PublicRoute | undefined;
  readonly callerRoutes: (path: string) => CallerRoute | undefined;
  /** How a problem is shown where it is not a problem document: a page to a browser, a GraphQL answer. */
  readonly problemForm: (path: string, req: IncomingMessage) => ProblemForm | undefined;
  readonly baseUrl: string;
  /** CONTACT: where to ask for a key. */
  readonly contact: string | undefined;
  readonly observe: Observe;
}

const maxTargetLength = 8_192;
/** Longer targets are read each time, so that what is remembered is bounded in bytes too. */
const maxRememberedLength = 300;
const maxRemembered = 5_000;
/** What a search and what comes near to one counts for, in units' worth of computing. */
const searchUnits = 5;
const callersRequestId = /^[A-Za-z0-9_-]{8,64}$/;
/** An identifier is logged and sent back, so what looks like a key is not taken for one. */
const keyStart = /caryll_(live|test)_/i;
const readMethods = ['GET', 'HEAD'] as const;

/** A path means the same with and without a slash at its end. */
const withoutSlash = (path: string) => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path);

/** The methods of a route as `Allow` names them. */
const allowOf = (methods: readonly string[]) => [...methods, 'OPTIONS'].join(', ');

/** @throws Problem `method_not_allowed` */
function checkMethod({ req }: Exchange, methods: readonly string[]): void {
  if (methods.includes(req.method!)) return;
  const allow = allowOf(methods);
  throw new Problem(
    'method_not_allowed',
    `${req.method} is not allowed here; allowed are ${allow}.`,
    {},
    { Allow: allow },
  );
}

/** What is answered at once is not waited for: the common request waits for nothing but its charge. */
type Soon<Value> = Value | Promise<Value>;

const isLater = <Value>(value: Soon<Value>): value is Promise<Value> =>
  typeof (value as Promise<Value> | undefined)?.then === 'function';

function then<Value, Next>(value: Soon<Value>, next: (value: Value) => Soon<Next>): Soon<Next> {
  return isLater(value) ? value.then(next) : next(value);
}

/** What a request target leads to, as far as the target alone says. */
interface Target {
  readonly methods: readonly string[];
  /** Answers a caller; a target without a key in front of it gets none. */
  readonly answer: (exchange: Exchange, caller: Caller) => Soon<void>;
}

/** A target that everybody may ask for. */
interface PublicTarget {
  readonly methods: readonly string[];
  readonly answerAnybody: (exchange: Exchange) => Soon<void>;
}

/** Whether a request is free when the reply turns out to be one that the client has. */
const namesTags = ({ req }: Exchange) => ![undefined, '*'].includes(req.headers['if-none-match']);

/** Whether a parameter has to name what there is, so that the answer may be that there is none, which is free. */
const mayBeRefused = ({ operation, variables }: OperationRequest) =>
  operation.refuses ||
  operation.parameters.some(
    (parameter) => namesWhatExists(parameter) && variables[parameter.name] !== undefined,
  );

const costOf = ({ cost }: OperationRequest, { plan }: Caller) =>
  ({ none: 0, one: 1, several: plan.searchCost })[cost];

/** The function that answers every request; reading it from top to bottom is a request's life. */
export function createHandler(parts: HandlerParts) {
  const { routes, replies, releases, keys, rateLimit, uncharged, observe } = parts;
  const authenticate = createAuthenticate(keys.verify, parts.contact);
  const headersOf = createReplyHeads(parts.baseUrl);
  /** Targets of operations that were read without fault, as they were sent; what they ask for never changes. */
  const targets = new LRUCache<string, Target>({ max: maxRemembered });
  const nextId = createRequestIds();

  function handle(exchange: Exchange): Soon<void> {
    const { req } = exchange;
    checkMessage(req);
    const target = targets.get(req.url!) ?? route(req);
    if (req.method === 'OPTIONS')
      return write(exchange, new Head(204, optionsHeaders(allowOf(target.methods))));
    if ('answerAnybody' in target) return target.answerAnybody(exchange);
    return then(authenticate(exchange), (caller) => target.answer(exchange, caller));
  }

  // --- 1. route --------------------------------------------------------------------------------------------------

  function route(req: IncomingMessage): Target | PublicTarget {
    const target = originForm(req.url!);
    if (target.length > maxTargetLength) {
      throw new Problem(
        'uri_too_long',
        `The address has ${target.length} characters; ${maxTargetLength} are allowed.`,
      );
    }
    const mark = target.indexOf('?');
    const rawPath = mark === -1 ? target : target.slice(0, mark);
    const rawQuery = mark === -1 ? '' : target.slice(mark + 1);
    const path = withoutSlash(rawPath);

    const publicRoute = parts.publicRoutes(path, req);
    if (publicRoute) {
      return {
        methods: readMethods,
        answerAnybody: (exchange) => answerPublic(exchange, publicRoute, path),
      };
    }
    const callerRoute = parts.callerRoutes(path);
    if (!callerRoute && !path.startsWith('/v1/')) {
      const refuse = () => {
        pathSegments(rawPath);
        throw routeNotFound(path, suggest(path));
      };
      return { methods: readMethods, answerAnybody: refuse };
    }
    const query = readQuery(rawQuery);
    const methods = callerRoute?.methods ?? readMethods;
    const keyInQuery = keyParameter(query);
    if (keyInQuery !== undefined) {
      return { methods, answerAnybody: (exchange) => refuseKeyInQuery(exchange, keyInQuery) };
    }
    if (!callerRoute) {
      return {
        methods,
        answer: (exchange, caller) =>
          answerOperation(exchange, caller, readOperation(exchange, rawPath, query)),
      };
    }
    return {
      methods,
      answer(exchange, caller) {
        checkMethod(exchange, methods);
        return callerRoute.handle(exchange, caller, rawQuery, query);
      },
    };
  }

  const suggest = (path: string) => routes.suggest(path, [...(releases.current()?.games.keys() ?? [])]);

  async function answerPublic(exchange: Exchange, publicRoute: PublicRoute, path: string): Promise<void> {
    exchange.operation = path;
    checkMethod(exchange, readMethods);
    const content = await publicRoute(exchange);
    if (content) await sendContent(exchange, content);
  }

  async function refuseKeyInQuery(exchange: Exchange, name: string): Promise<never> {
    try {
      await authenticate(exchange);
    } catch {
      // Whatever the key in the header is: the one in the query is no secret any more.
    }
    throw new Problem(
      'key_in_query',
      'An API key does not belong in the query string; send it as the header X-API-Key or Authorization: Bearer.',
      { errors: [{ in: 'query', name, code: 'key_in_query' }] },
    );
  }

  // --- 2. key: authentication.ts ---------------------------------------------------------------------------------
  // --- 3. parameters ---------------------------------------------------------------------------------------------

  function readOperation(exchange: Exchange, rawPath: string, query: Query): OperationRequest {
    const match = routes.match(pathSegments(rawPath));
    if (match === undefined) throw routeNotFound(rawPath, suggest(rawPath));
    const { operation, pathValues } = match;
    exchange.operation = operation.id;
    checkMethod(exchange, readMethods);
    // Before the parameters: in a game that does not exist none of them means anything.
    checkGame(currentRelease(), pathValues['gameId']!);
    const request = operationRequest(operation, readParameters(operation, pathValues, query));
    const url = exchange.req.url!;
    if (url.length <= maxRememberedLength) {
      targets.set(url, {
        methods: readMethods,
        answer(later, caller) {
          later.operation = operation.id;
          checkMethod(later, readMethods);
          return answerOperation(later, caller, request);
        },
      });
    }
    return request;
  }

  function currentRelease(): Release {
    const release = releases.current();
    if (release === undefined) throw new Problem('unavailable', 'No data has been imported yet.');
    return release;
  }

  // --- 4. reply: made before it is charged, so that a failure is free ---------------------------------------------

  function answerOperation(exchange: Exchange, caller: Caller, request: OperationRequest): Soon<void> {
    const release = currentRelease();
    checkGame(release, request.gameId);
    const known = replies.known(release, request);
    exchange.cache = known === undefined ? 'miss' : 'hit';
    const reply =
      known === undefined || known instanceof Problem ? makeReply(exchange, caller, request, release) : known;
    return then(reply, (made) => send(exchange, caller, request, made));
  }

  /** The reply to a request that was not answered yet, or whose answer is that there is no such record. */
  async function makeReply(
    exchange: Exchange,
    caller: Caller,
    request: OperationRequest,
    release: Release,
  ): Promise<Reply> {
    const cost = costOf(request, caller);
    // Nothing is computed for a key that cannot pay, even if the answer might turn out to be free.
    await rateLimit.refuseIfExhausted(exchange, caller, cost);
    const known = replies.known(release, request);
    if (known !== undefined && !(known instanceof Problem)) return known;
    if (known === undefined)
      uncharged.check(caller, cost > 0 && !mayBeRefused(request) && !namesTags(exchange));
    try {
      if (known !== undefined) throw known;
      const reply = await replies.make(release, request);
      const isFree = cost === 0 || matchesEtag(exchange.req.headers['if-none-match'], reply.etag);
      if (isFree) uncharged.count(caller, request.cost === 'several' ? searchUnits : 1);
      return reply;
    } catch (error) {
      const code = error instanceof Problem ? error.code : undefined;
      if (code === 'resource_not_found') await rateLimit.consume(exchange, caller, cost);
      else if (known === undefined)
        uncharged.count(caller, request.cost === 'several' || code === 'unknown_reference' ? searchUnits : 1);
      throw error;
    }
  }

  // --- 5. charge, and 6. send --------------------------------------------------------------------------------------

  function send(exchange: Exchange, caller: Caller, request: OperationRequest, reply: Reply): Soon<void> {
    const { headers } = exchange.req;
    const condition = headers['if-none-match'];
    const coding = codingFor(reply, headers['accept-encoding']);
    const { ok, notModified } = headersOf(reply, request, coding);
    if (matchesEtag(condition, reply.etag)) {
      return then(rateLimit.setHeaders(exchange, caller), () => write(exchange, notModified));
    }
    const cost = costOf(request, caller);
    return then(rateLimit.refuseIfExhausted(exchange, caller, cost), () =>
      // The body is encoded before it is paid for: whatever fails, fails free of charge.
      then(encodedBody(reply, coding), (body) =>
        // oxlint-disable-next-line typescript/no-invalid-void-type -- the type of what is returned.
        then<unknown, void>(
          cost === 0 ? rateLimit.setHeaders(exchange, caller) : rateLimit.consume(exchange, caller, cost),
          () =>
            // Everybody can send `*`, so it saves the body and no units.
            condition === '*' ? write(exchange, notModified) : write(exchange, ok, body),
        ),
      ),
    );
  }

  async function fail(exchange: Exchange, error: unknown): Promise<void> {
    if (exchange.caller && exchange.quotaLines === '') await rateLimit.setHeaders(exchange, exchange.caller);
    const known = error instanceof Problem;
    const problem = known
      ? error
      : new Problem('internal_error', 'The request could not be answered. Report it with the request_id.');
    const cause = known ? error.cause : error;
    if (cause !== undefined)
      observe({ type: 'fault', where: exchange.operation, error: cause, requestId: exchange.requestId });
    const path = originForm(exchange.req.url!).split('?', 1)[0]!;
    await sendProblem(exchange, problem, parts.baseUrl, parts.problemForm(path, exchange.req));
  }

  function failAndTell(exchange: Exchange, error: unknown): void {
    fail(exchange, error).then(
      () => tell(exchange),
      // Nothing of it should throw; if it does, one connection is lost and not the process.
      () => exchange.res.destroy(),
    );
  }

  function tell(exchange: Exchange): void {
    observe({
      type: 'request',
      operation: exchange.operation,
      method: exchange.req.method ?? '',
      path: () => withoutSecrets(exchange),
      status: exchange.res.statusCode,
      requestId: exchange.requestId,
      seconds: (performance.now() - exchange.startedAt) / 1000,
      keyId: exchange.caller?.keyId,
      problem: exchange.problem,
      cache: exchange.cache,
      charge: exchange.charge,
    });
  }

  /** Whether a target is for records, or public beside them: these answers are written whole. */
  function isForRecords(target: string): boolean {
    if (targets.has(target)) return true;
    const path = target.split('?', 1)[0]!;
    return path.startsWith('/v1/') && parts.callerRoutes(withoutSlash(path)) === undefined;
  }

  const listener = (req: IncomingMessage, res: ServerResponse): void => {
    const given = req.headers['x-request-id'] as string | undefined;
    const exchange: Exchange = {
      req,
      res,
      requestId:
        given !== undefined && callersRequestId.test(given) && !keyStart.test(given) ? given : nextId(),
      startedAt: performance.now(),
      quotaLines: '',
      operation: 'none',
      caller: undefined,
      problem: undefined,
      cache: undefined,
      charge: undefined,
    };
    try {
      const answering = handle(exchange);
      if (answering === undefined) tell(exchange);
      else
        answering.then(
          () => tell(exchange),
          (error: unknown) => failAndTell(exchange, error),
        );
    } catch (error) {
      failAndTell(exchange, error);
    }
  };
  return { listener, isForRecords };
}
