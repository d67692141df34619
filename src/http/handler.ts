import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Access, Caller } from '../access/access.ts';
import type { Release, Releases } from '../data/releases.ts';
import { checkGame } from '../graph/lists.ts';
import type { Observe } from '../observe/events.ts';
import { Problem } from '../problem.ts';
import { keyParameter, type Query, readParameters, readQuery } from '../rest/params.ts';
import { type Answerer, type Question, questionOf, type Reply } from '../rest/replies.ts';
import { pathOf, pathSegments, type Routes, routeNotFound } from '../rest/router.ts';
import { type Coding, codingFor, encodedBody, etagFor } from './encoding.ts';
import { type HeaderList, matchesEtag, optionsHeaders, pageLinks } from './headers.ts';
import type { Till } from './rate-limit.ts';
import { createRequestIds } from './request-id.ts';
import {
  type Content,
  type Exchange,
  originForm,
  type ProblemPage,
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
  readonly answerer: Answerer;
  readonly releases: Releases;
  readonly access: Access;
  readonly till: Till;
  readonly uncharged: UnchargedLimit;
  /** Routes without a key, by path without a trailing slash; a page may stand where data is for others. */
  readonly publicRoutes: (path: string, req: IncomingMessage) => PublicRoute | undefined;
  readonly callerRoutes: ReadonlyMap<string, CallerRoute>;
  /** The page that shows a problem, where a browser asks for a page; else it gets the problem document. */
  readonly problemPage: (path: string, req: IncomingMessage) => ProblemPage | undefined;
  readonly baseUrl: string;
  /** CONTACT: where to ask for a key. */
  readonly contact: string | undefined;
  readonly observe: Observe;
}

const maxTargetLength = 8_192;
const mostHeaders = 1_000;
/** What a search and what comes near to one counts for, in units' worth of computing. */
const searchUnits = 5;
/** As the type Slug has it. */
const maxSlugLength = 80;
const callersRequestId = /^[A-Za-z0-9_-]{8,64}$/;
/** An identifier is logged and sent back, so what looks like a key is not taken for one. */
const keyStart = /caryll_(live|test)_/i;

/** How to get a key: the same words wherever one is missing. */
const howToGetAKey = (contact: string | undefined) =>
  `Keys are issued by the maintainer on request${contact === undefined ? '' : ` (${contact})`}; see /docs.`;

function challenge(problem: Problem, contact: string | undefined): Problem {
  const error = problem.code === 'missing_api_key' ? '' : ', error="invalid_token"';
  return new Problem(
    problem.code,
    `${problem.message} ${howToGetAKey(contact)}`,
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
  if (req.headersDistinct['authorization']!.length > 1)
    throw new Problem('malformed_api_key', 'There is more than one Authorization header; send one.');
  const space = authorization.indexOf(' ');
  if (space === -1 || authorization.slice(0, space).toLowerCase() !== 'bearer') return undefined;
  // Spaces and tabs are white space here, and nothing else is (RFC 9110, section 5.6.3).
  return authorization.slice(space + 1).replace(/^[ \t]+|[ \t]+$/g, '');
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

/**
 * Checks what node:http leaves to its users: it takes any version, any number of headers, and of several Host headers
 * it shows the first.
 *
 * @throws Problem `http_version_not_supported`, `headers_too_large`, `malformed_request`
 */
function checkMessage({ rawHeaders, httpVersion }: IncomingMessage): void {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') {
    throw new Problem(
      'http_version_not_supported',
      `The request line says HTTP/${httpVersion}; this service speaks HTTP/1.1 and HTTP/1.0.`,
      {},
      { Connection: 'close' },
    );
  }
  if (rawHeaders.length > 2 * mostHeaders) {
    throw new Problem(
      'headers_too_large',
      `The request has ${rawHeaders.length / 2} headers; ${mostHeaders} are allowed.`,
    );
  }
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name === 'Host' || (name.length === 4 && name.toLowerCase() === 'host')) hosts++;
  }
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) {
    throw new Problem(
      'malformed_request',
      `An HTTP/1.1 request needs one Host header (RFC 9112, section 3.2); received ${hosts}.`,
    );
  }
}

/** Whether a request is free when the reply turns out to be one that the client has. */
const namesTags = ({ req }: Exchange) => ![undefined, '*'].includes(req.headers['if-none-match']);

/** Whether a parameter has to name a record, so that the answer may be that there is none, which is free. */
const namesRecord = ({ operation, variables }: Question) =>
  operation.parameters.some(
    ({ name, references }) => references !== undefined && typeof variables[name] === 'string',
  );

const longerThanAnySlug = (slug: unknown) => typeof slug === 'string' && slug.length > maxSlugLength;

const noSuchRecord = () =>
  new Problem('resource_not_found', `No record has a slug of more than ${maxSlugLength} characters.`, {
    did_you_mean: [],
  });

/** What is sent with a reply in one coding, apart from what belongs to the live request. */
interface Prepared {
  readonly notModified: HeaderList;
  readonly ok: HeaderList;
}

/** The function that answers every request; reading it from top to bottom is a request's life. */
export function createHandler(parts: HandlerParts) {
  const { routes, answerer, releases, access, till, uncharged, observe } = parts;
  /** What was made for each reply, by coding. */
  const prepared = new WeakMap<Reply, Partial<Record<Coding, Prepared>>>();
  /**
   * Targets that were read without fault, as they were sent. What they ask for does not depend on anything else,
   * and is an operation: nothing else stands at such a path.
   */
  const readings = new LRUCache<string, Question>({ max: 5_000 });
  const nextId = createRequestIds();

  /** Answers, at once or later. All that the common request waits for is the charge. */
  function handle(exchange: Exchange): Promise<void> | undefined {
    const { req } = exchange;
    checkMessage(req);
    const question = readings.get(req.url!);
    if (question === undefined || (req.method !== 'GET' && req.method !== 'HEAD')) return route(exchange);
    const caller = identify(exchange);
    return caller instanceof Promise
      ? caller.then((known) => answerOperation(exchange, known, question))
      : answerOperation(exchange, caller, question);
  }

  async function route(exchange: Exchange): Promise<void> {
    const { req } = exchange;
    const target = originForm(req.url!);
    if (target.length > maxTargetLength) {
      throw new Problem(
        'uri_too_long',
        `The address has ${target.length} characters; ${maxTargetLength} are allowed.`,
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
      throw routeNotFound(path, suggest(path));
    }

    const query = readQuery(rawQuery);
    const keyInQuery = keyParameter(query);
    if (keyInQuery !== undefined) return refuseKeyInQuery(exchange, keyInQuery);
    const caller = await identify(exchange);
    if (callerRoute) {
      if (!callerRoute.methods.includes(req.method!)) throw methodProblem(req.method, callerRoute.methods);
      return callerRoute.handle(exchange, caller, rawQuery, query);
    }
    return answerOperation(exchange, caller, read(exchange, rawPath, query));
  }

  async function answerPublic(exchange: Exchange, route: PublicRoute, path: string): Promise<void> {
    exchange.operation = path;
    const { req } = exchange;
    if (req.method !== 'GET' && req.method !== 'HEAD') throw methodProblem(req.method, readMethods);
    const content = await route(exchange);
    if (content) await sendContent(exchange, content);
  }

  async function refuseKeyInQuery(exchange: Exchange, name: string): Promise<never> {
    try {
      await identify(exchange);
    } catch {
      // Whoever it is: the key is no secret any more.
    }
    throw new Problem(
      'key_in_query',
      'An API key does not belong in the query string; send it as the header X-API-Key or Authorization: Bearer.',
      { errors: [{ in: 'query', name, code: 'key_in_query' }] },
    );
  }

  /** Who sent a request; at once when the key is known. */
  function identify(exchange: Exchange): Caller | Promise<Caller> {
    const explain = (error: unknown) =>
      error instanceof Problem && error.status === 401 ? challenge(error, parts.contact) : error;
    const enter = (caller: Caller) => {
      exchange.caller = caller;
      return caller;
    };
    try {
      const secret = secretOf(exchange.req);
      if (!secret) {
        throw new Problem(
          'missing_api_key',
          'This route needs an API key in the header X-API-Key or Authorization: Bearer.',
        );
      }
      const caller = access.verify(secret);
      if (!(caller instanceof Promise)) return enter(caller);
      return caller.then(enter, (error) => {
        throw explain(error);
      });
    } catch (error) {
      throw explain(error);
    }
  }

  /** What a target asks for. */
  function read(exchange: Exchange, rawPath: string, query: Query): Question {
    const { req } = exchange;
    const match = routes.match(pathSegments(rawPath));
    if (match === undefined) throw routeNotFound(rawPath, suggest(rawPath));
    const { operation, pathValues } = match;
    exchange.operation = operation.id;
    if (req.method !== 'GET' && req.method !== 'HEAD') throw methodProblem(req.method, readMethods);
    // Before the parameters: in a game that does not exist none of them means anything.
    checkGame(currentRelease(), pathValues['gameId']!);
    const question = questionOf(operation, readParameters(operation, pathValues, query));
    if (req.url!.length <= longestRemembered) readings.set(req.url!, question);
    return question;
  }

  const suggest = (path: string) => routes.suggest(path, [...(releases.current()?.games.keys() ?? [])]);

  function currentRelease(): Release {
    const release = releases.current();
    if (release === undefined) throw new Problem('unavailable', 'No data has been imported yet.');
    return release;
  }

  function answerOperation(
    exchange: Exchange,
    caller: Caller,
    question: Question,
  ): Promise<void> | undefined {
    const { operation, variables } = question;
    exchange.operation = operation.id;
    const release = currentRelease();
    checkGame(release, variables['gameId'] as string);
    const cost = operation.cost === 'search' ? caller.plan.searchCost : 1;
    const known = answerer.known(release, question);
    exchange.cache = known === undefined ? 'miss' : 'hit';
    return known === undefined || known instanceof Problem
      ? makeReply(exchange, caller, question, release, cost)
      : sendReply(exchange, caller, question, known, cost);
  }

  /** Answers what is not known yet, or known not to exist. */
  async function makeReply(
    exchange: Exchange,
    caller: Caller,
    question: Question,
    release: Release,
    cost: number,
  ): Promise<void> {
    // Nothing is computed for a key that cannot pay, even if the answer might turn out to be free.
    await till.refuseIfSpent(exchange, caller, cost);
    const { operation, variables } = question;
    let reply: Reply;
    let isNew = false;
    try {
      // What is longer than any slug is no record, and must not fill the caches with what was looked for.
      if (longerThanAnySlug(variables['slug'])) throw noSuchRecord();
      const known = answerer.known(release, question);
      if (known instanceof Problem) throw known;
      isNew = known === undefined;
      if (isNew && (namesRecord(question) || namesTags(exchange))) uncharged.check(caller);
      reply = known ?? (await answerer.answer(release, question));
    } catch (error) {
      if (error instanceof Problem && error.code === 'resource_not_found')
        await till.pay(exchange, caller, cost);
      else if (error instanceof Problem && error.code === 'unknown_reference' && isNew)
        uncharged.count(caller, searchUnits);
      throw error;
    }
    if (isNew && matchesEtag(exchange.req.headers['if-none-match'], reply.etag))
      uncharged.count(caller, operation.cost === 'search' ? searchUnits : 1);
    return sendReply(exchange, caller, question, reply, cost);
  }

  function sendReply(
    exchange: Exchange,
    caller: Caller,
    question: Question,
    reply: Reply,
    cost: number,
  ): Promise<void> | undefined {
    const { headers } = exchange.req;
    const condition = headers['if-none-match'];
    const coding = codingFor(reply, headers['accept-encoding']);
    const { ok, notModified } = prepare(reply, question, coding);
    if (matchesEtag(condition, reply.etag)) {
      const shown = till.show(exchange, caller);
      if (shown) return shown.then(() => write(exchange, 304, notModified));
      write(exchange, 304, notModified);
      return undefined;
    }
    const sendPaid = () => {
      // The body is made before it is paid for: whatever fails, fails free of charge.
      const body = encodedBody(reply, coding);
      const send = (bytes: Buffer) =>
        till
          .pay(exchange, caller, cost)
          // Everybody can send `*`, so it saves the body and no units.
          .then(() =>
            condition === '*' ? write(exchange, 304, notModified) : write(exchange, 200, ok, bytes),
          );
      return Buffer.isBuffer(body) ? send(body) : body.then(send);
    };
    const refusing = till.refuseIfSpent(exchange, caller, cost);
    return refusing === undefined ? sendPaid() : refusing.then(sendPaid);
  }

  /** The headers that are the same for all who get a reply, made once for each. */
  function prepare(reply: Reply, question: Question, coding: Coding): Prepared {
    let ofReply = prepared.get(reply);
    if (ofReply === undefined) {
      ofReply = {};
      prepared.set(reply, ofReply);
    }
    const made = ofReply[coding];
    if (made !== undefined) return made;
    const { operation, variables } = question;
    const notModified = [
      'ETag',
      etagFor(reply, coding),
      'Cache-Control',
      'private, max-age=300',
      'X-Dataset-Version',
      reply.datasetVersion,
    ];
    if (operation.isList && reply.total !== undefined) {
      const names = operation.parameters.filter((each) => each.in === 'query').map(({ name }) => name);
      const path = pathOf(operation, variables as Record<string, string>);
      notModified.push('Link', pageLinks(parts.baseUrl, path, variables, names, reply.total));
    }
    const ok = [...notModified, 'Content-Type', 'application/json; charset=utf-8'];
    if (coding !== 'identity') ok.push('Content-Encoding', coding);
    const both = { ok, notModified };
    ofReply[coding] = both;
    return both;
  }

  async function fail(exchange: Exchange, error: unknown): Promise<void> {
    if (exchange.caller && exchange.quotaHeaders.length === 0) await till.show(exchange, exchange.caller);
    const known = error instanceof Problem;
    const problem = known
      ? error
      : new Problem('internal_error', 'The request could not be answered. Report it with the request_id.');
    const cause = known ? error.cause : error;
    if (cause !== undefined)
      observe({ type: 'fault', where: exchange.operation, error: cause, requestId: exchange.requestId });
    const path = originForm(exchange.req.url!).split('?', 1)[0]!;
    await sendProblem(exchange, problem, parts.baseUrl, parts.problemPage(path, exchange.req));
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

  return (req: IncomingMessage, res: ServerResponse): void => {
    const given = req.headers['x-request-id'] as string | undefined;
    const exchange: Exchange = {
      req,
      res,
      requestId:
        given !== undefined && callersRequestId.test(given) && !keyStart.test(given) ? given : nextId(),
      startedAt: performance.now(),
      quotaHeaders: [],
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
}
