import type { Problem } from './api.ts';
import { CaryllError, type Units } from './errors.ts';
import { createMemory } from './memory.ts';

/** How to reach a service. */
export interface ConnectionOptions {
  /** Address of the service, e.g. `https://caryll.example.org`. */
  readonly url: string | URL;
  /** API key. Only the list of games needs none. */
  readonly key?: string | undefined;
  /** Timeout of a request, in milliseconds; 30,000 by default. For a download it ends with the first byte. */
  readonly timeoutMs?: number;
  /** How often a request is retried after a 503 with `Retry-After`; 3 by default. */
  readonly retries?: number;
  /** A longer `Retry-After` is an error at once; 30 seconds by default. */
  readonly maxRetryAfterSeconds?: number;
  /** Size of the cache in bytes; 16 MiB by default, 0 for none. Cached responses are revalidated for free. */
  readonly memoryBytes?: number;
  /** Function that sends requests, instead of the global `fetch`. */
  readonly fetch?: typeof fetch;
}

export interface CallOptions {
  /** Ends the call; what it throws is the signal's own reason. */
  readonly signal?: AbortSignal | undefined;
}

export type QueryValue = string | number | boolean | readonly string[] | undefined;
export type Query = Readonly<Record<string, QueryValue>>;

/** A response with values of its headers. */
export interface CaryllResponse<Body> {
  readonly body: Body;
  /** Whether the service returned a 304, which is free. */
  readonly isUnchanged: boolean;
  /** Version of the data in the response; undefined for a response without data. */
  readonly datasetVersion: string | undefined;
  /** The units after the request; undefined for a request without a key. */
  readonly units: Units | undefined;
}

export interface Connection {
  /** The units in the last response. */
  units(): Units | undefined;
  /** Requests JSON, with the entity tag of the cached response. */
  request<Body>(path: string, query?: Query, options?: CallOptions): Promise<CaryllResponse<Body>>;
  /** Requests something that is not cached. Throws for every status except success and 304. */
  open(path: string, query: Query, headers: Record<string, string>, options?: CallOptions): Promise<Response>;
}

/** Commas stay as they are: they part the values of a list. */
const encode = (value: Exclude<QueryValue, undefined>) =>
  [value]
    .flat()
    .map((part) => encodeURIComponent(String(part)))
    .join(',');

function withQuery(address: string, query: Query): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(name)}=${encode(value)}`],
  );
  return pairs.length === 0 ? address : `${address}${address.includes('?') ? '&' : '?'}${pairs.join('&')}`;
}

/**
 * The path of a route of the service. Addresses in responses begin with the path of the service's public address, which
 * may differ from the one that this client uses.
 */
function routeOf(path: string): string {
  const query = path.indexOf('?');
  return path.slice(Math.max(0, path.lastIndexOf('/v1/', query === -1 ? path.length : query)));
}

/** The address without a slash at its end. It is not repeated in errors: it may hold a password. */
function baseOf(url: string | URL): string {
  let parsed: URL | undefined;
  try {
    parsed = new URL(url);
  } catch {}
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.username || parsed.password || parsed.search)
    throw new TypeError(
      'url must be the URL of a service, http://… or https://…, without a user, a password or a query.',
    );
  return (parsed.origin + parsed.pathname).replace(/\/+$/, '');
}

/** The key as a header takes it. What is wrong with it is said without it. */
function authorizationOf(key: string | undefined): Record<string, string> {
  const bare = key?.trim();
  if (!bare) return {};
  if (!/^[\x21-\x7e]+$/.test(bare))
    throw new TypeError('key must be a key as it was shown; got characters that no key has.');
  // A redirect to another host takes this header away, as it does not with X-API-Key.
  return { Authorization: `Bearer ${bare}` };
}

function unitsOf({ headers }: Response): Units | undefined {
  const number = (name: string) => Number(headers.get(`X-RateLimit-${name}`) ?? Number.NaN);
  const [cost, remaining, limit, reset] = [
    number('Cost'),
    number('Remaining'),
    number('Limit'),
    number('Reset'),
  ];
  if (Number.isNaN(remaining)) return undefined;
  const policy = headers.get('X-RateLimit-Policy') === 'owner' ? 'owner' : 'key';
  return { cost, remaining, limit, resetsAt: new Date(reset * 1000), policy };
}

/** Seconds to wait (RFC 9110, section 10.2.3: a number, or a date). */
function retryAfterOf({ headers }: Response): number | undefined {
  const value = headers.get('Retry-After');
  if (value === null) return undefined;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds);
}

function sleep(seconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal!.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, seconds * 1000);
    signal?.addEventListener('abort', stop, { once: true });
  });
}

const isProblem = (body: unknown): body is Problem =>
  typeof (body as Problem | null)?.code === 'string' && typeof (body as Problem).detail === 'string';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns the error for an unsuccessful response. */
async function failureOf(base: string, response: Response): Promise<CaryllError> {
  const { status } = response;
  const body = parsed(await response.text());
  const of = { status, retryAfterSeconds: retryAfterOf(response), units: unitsOf(response) };
  if (isProblem(body)) return new CaryllError(body.code, body.detail, { ...of, problem: body });
  return new CaryllError(
    'unexpected_answer',
    `${base} must be the URL of a service; got status ${status} with another kind of response.`,
    of,
  );
}

/** Returns the error for a request without a complete response; `timeoutMs` if it ended because of that. */
const brokenRequest = (cause: unknown, base: string, timeoutMs: number | undefined): CaryllError =>
  timeoutMs === undefined
    ? new CaryllError('network_failure', `${base} could not be reached, or the connection was lost.`, {
        cause,
      })
    : new CaryllError('timeout', `No complete response from ${base} within ${timeoutMs} ms.`);

/**
 * Reads a JSON body; of a 304 the one that is cached.
 *
 * @throws CaryllError `unexpected_answer`
 */
async function readJson<Body>(base: string, response: Response, cached: string | undefined) {
  const text = response.status === 304 ? cached : await response.text();
  const body = text === undefined ? undefined : parsed(text);
  if (text === undefined || body === undefined)
    throw new CaryllError('unexpected_answer', `The response of ${base} must be JSON; got something else.`, {
      status: response.status,
    });
  return { text, body: body as Body };
}

interface Retries {
  readonly retries: number;
  readonly maxRetryAfterSeconds: number;
  readonly signal: AbortSignal | undefined;
}

/** Repeats what failed with a 503 that has `Retry-After`. */
async function repeated<Result>(
  { retries, maxRetryAfterSeconds, signal }: Retries,
  attempt: () => Promise<Result>,
): Promise<Result> {
  for (let left = retries; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      const seconds =
        error instanceof CaryllError && error.status === 503 ? error.retryAfterSeconds : undefined;
      if (left <= 0 || seconds === undefined || seconds > maxRetryAfterSeconds) throw error;
      await sleep(seconds, signal);
    }
  }
}

/**
 * Sends requests to one service with one key.
 *
 * @throws TypeError for an address or a key that cannot be one.
 */
export function createConnection(options: ConnectionOptions): Connection {
  const {
    timeoutMs = 30_000,
    retries = 3,
    maxRetryAfterSeconds = 30,
    memoryBytes = 16 * 1_048_576,
  } = options;
  const base = baseOf(options.url);
  const authorization = authorizationOf(options.key);
  const memory = createMemory(memoryBytes);
  let last: Units | undefined;

  /**
   * Sends one request and reads its response with `read`. A broken request is never repeated, because it may have been
   * charged.
   */
  async function attempt<Result>(
    url: string,
    headers: Record<string, string>,
    signal: AbortSignal | undefined,
    read: (response: Response) => Promise<Result>,
  ): Promise<Result> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), timeoutMs);
    // Called by itself: browsers refuse a `fetch` that is called as a member of something else.
    const fetched = options.fetch ?? globalThis.fetch;
    try {
      const response = await fetched(url, {
        headers: { ...authorization, ...headers },
        signal: signal ? AbortSignal.any([signal, late.signal]) : late.signal,
      });
      last = unitsOf(response) ?? last;
      return await read(response);
    } catch (cause) {
      if (cause instanceof CaryllError) throw cause;
      signal?.throwIfAborted();
      throw brokenRequest(cause, base, late.signal.aborted ? timeoutMs : undefined);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Sends a request, and repeats it after a 503 with `Retry-After`, which is free. */
  const send = <Result>(
    url: string,
    headers: Record<string, string>,
    signal: AbortSignal | undefined,
    read: (response: Response) => Promise<Result>,
  ): Promise<Result> =>
    repeated({ retries, maxRetryAfterSeconds, signal }, () =>
      attempt(url, headers, signal, async (response) => {
        if (response.ok || response.status === 304) return read(response);
        throw await failureOf(base, response);
      }),
    );

  return {
    units: () => last,
    open: (path, query, headers, { signal } = {}) =>
      send(withQuery(base + path, query), headers, signal, async (response) => response),
    request<Body>(path: string, query: Query = {}, { signal }: CallOptions = {}) {
      const url = withQuery(base + routeOf(path), query);
      const known = memory.get(url);
      const headers: Record<string, string> = known ? { 'If-None-Match': known.etag } : {};
      return send(url, headers, signal, async (response): Promise<CaryllResponse<Body>> => {
        const isUnchanged = response.status === 304;
        const { text, body } = await readJson<Body>(base, response, known?.text);
        const etag = response.headers.get('ETag');
        if (etag !== null && !isUnchanged) memory.set(url, { etag, text });
        const datasetVersion = response.headers.get('X-Dataset-Version') ?? undefined;
        // Parsed each time, so that callers cannot change the cache.
        return { body, isUnchanged, datasetVersion, units: unitsOf(response) };
      });
    },
  };
}
