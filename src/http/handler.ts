import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { isDatabaseFailure } from '../data/errors.ts';
import type { Releases } from '../data/releases.ts';
import { checkGame } from '../graph/limits/refusals.ts';
import type { Caller, KeyVerifier } from '../keys/verify.ts';
import type { Emit } from '../observe/events.ts';
import { Problem } from '../problem.ts';
import { keyParameter, type Query, readParameters, readQuery } from '../rest/params.ts';
import { type OperationRequest, operationRequest, type Replies } from '../rest/replies.ts';
import { pathSegments, type Routes, withoutSlash } from '../rest/router.ts';
import { redactKeys } from '../text/redact.ts';
import { createAuthenticate } from './authentication.ts';
import { servedRelease } from './routes/dataset.ts';
import { optionsHeaders } from './headers.ts';
import { checkMessage } from './request-head.ts';
import { createOperationResponse } from './operation-response.ts';
import type { RateLimit } from './rate-limit.ts';
import {
  type ResponseBody,
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
export type PublicRoute = (
  context: RequestContext,
) => ResponseBody | Promise<ResponseBody | undefined> | undefined;

/** A route that needs a key and is not an operation: usage, GraphQL. */
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

type Authenticate = ReturnType<typeof createAuthenticate>;

/** The route of a request target. */
interface Route {
  readonly methods: readonly string[];
  readonly respond: (context: RequestContext) => Promise<void>;
}

/** Emits the event of a finished request. */
function emitRequest(emit: Emit, context: RequestContext): void {
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

const contextOf = (req: IncomingMessage, res: ServerResponse): RequestContext => ({
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
});

/** Serves a route that needs no key. */
async function respondPublic(context: RequestContext, publicRoute: PublicRoute, path: string): Promise<void> {
  context.operation = path;
  checkMethod(context, readMethods);
  const content = await publicRoute(context);
  if (content) await sendContent(context, content);
}

/** @throws Problem `uri_too_long` */
function pathAndQuery(req: IncomingMessage): [path: string, query: string] {
  const target = originForm(req.url!);
  if (target.length > maxTargetLength) {
    throw new Problem(
      'uri_too_long',
      `The address has ${target.length} characters; at most ${maxTargetLength} are allowed. Send a long list as a variable of a query, in the body of a POST to /graphql.`,
    );
  }
  const mark = target.indexOf('?');
  return mark === -1 ? [target, ''] : [target.slice(0, mark), target.slice(mark + 1)];
}

/** @throws Problem `key_in_query`, after the key of the header was verified for the event. */
async function refuseKeyInQuery(
  authenticate: Authenticate,
  context: RequestContext,
  name: string,
): Promise<never> {
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

/** Sends the problem for an error, and reports an error that is not the caller's. */
async function fail(
  { rateLimit, emit, baseUrl, problemForm }: HandlerParts,
  context: RequestContext,
  error: unknown,
): Promise<void> {
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
  // A page repeats parts of the path.
  const path = redactKeys(originForm(context.req.url!).split('?', 1)[0]!);
  await sendProblem(context, problem, baseUrl, problemForm(path, context.req));
}

/** Returns the problem that there is no such route, with the games that are served. */
const notFound = ({ routes, releases }: HandlerParts, path: string): Problem =>
  routes.notFound(path, [...(releases.current()?.games.keys() ?? [])]);

function readOperation(
  parts: HandlerParts,
  context: RequestContext,
  rawPath: string,
  query: Query,
): OperationRequest {
  const match = parts.routes.match(pathSegments(rawPath));
  if (match === undefined) throw notFound(parts, rawPath);
  const { operation, pathValues } = match;
  context.operation = operation.id;
  checkMethod(context, readMethods);
  // Before the parameters, which have no meaning for a game that does not exist.
  checkGame(servedRelease(parts.releases), pathValues['gameId']!);
  return operationRequest(operation, readParameters(operation, pathValues, query));
}

/** Returns the function that handles every request, step by step from top to bottom. */
export function createHandler(parts: HandlerParts) {
  const { keys, emit } = parts;
  const authenticate = createAuthenticate({ keys, contact: parts.contact, baseUrl: parts.baseUrl });
  const respondOperation = createOperationResponse(parts);
  /** Valid requests of operations by their target. Whether a game is served is checked again for each. */
  const remembered = new LRUCache<string, OperationRequest>({ max: maxRemembered });

  async function handle(context: RequestContext): Promise<void> {
    const { req } = context;
    checkMessage(req);
    const request = readMethods.includes(req.method!) ? remembered.get(req.url!) : undefined;
    if (request !== undefined) {
      const caller = await authenticate(context);
      context.operation = request.operation.id;
      return respondOperation(context, caller, request);
    }
    const { methods, respond } = route(req);
    if (req.method === 'OPTIONS') return write(context, 204, optionsHeaders(allowOf(methods)));
    return respond(context);
  }

  // --- 1. route --------------------------------------------------------------------------------------------------

  function route(req: IncomingMessage): Route {
    const [rawPath, rawQuery] = pathAndQuery(req);
    const path = withoutSlash(rawPath);

    const publicRoute = parts.publicRoutes(path, req);
    if (publicRoute) {
      return { methods: readMethods, respond: (context) => respondPublic(context, publicRoute, path) };
    }
    const callerRoute = parts.callerRoutes(path);
    if (!callerRoute && !path.startsWith('/v1/')) {
      return {
        methods: readMethods,
        async respond() {
          pathSegments(rawPath);
          throw notFound(parts, path);
        },
      };
    }
    const query = readQuery(rawQuery);
    const methods = callerRoute?.methods ?? readMethods;
    const keyInQuery = keyParameter(query);
    if (keyInQuery !== undefined) {
      return { methods, respond: (context) => refuseKeyInQuery(authenticate, context, keyInQuery) };
    }
    return {
      methods,
      async respond(context) {
        const caller = await authenticate(context);
        if (!callerRoute) {
          const request = readOperation(parts, context, rawPath, query);
          if (req.url!.length <= maxRememberedLength) remembered.set(req.url!, request);
          return respondOperation(context, caller, request);
        }
        checkMethod(context, methods);
        return callerRoute.handle(context, caller, rawQuery, query);
      },
    };
  }

  // --- 2. key: authentication.ts, 3. parameters: readOperation -----------------------------------------------------

  // --- 4. reply, 5. charge, and 6. send: operation-response.ts -----------------------------------------------------

  return (req: IncomingMessage, res: ServerResponse): void => {
    const context = contextOf(req, res);
    handle(context)
      .catch((error: unknown) => fail(parts, context, error))
      .then(
        () => emitRequest(emit, context),
        // Nothing here should throw; if it does, close one connection and keep the process.
        () => res.destroy(),
      );
  };
}
