import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { generateSecret } from '../../src/keys/format.ts';
import type { Operation } from '../../src/rest/operations.ts';
import { NotWhole, converse, parseResponses, type RawResponse } from '../http/raw.ts';
import { allowedOf, operations, queryParameters, sampleQuery, sampleSlugs } from '../http/samples.ts';
import { openApiDocument, openTestService, type TestService, sharedDatabase } from '../service.ts';
import { createRandom, encodeSomehow, hostile, misspell, numbers, type Random } from './generate.ts';

/**
 * More requests than a person would write: none may get a 5xx or no response, each response must be one that the
 * document allows, and what is refused costs nothing.
 *
 * The seed differs in each run, is part of the names below, and CARYLL_SEED sets it.
 */
const seed = Number(process.env['CARYLL_SEED'] ?? Date.now() % 1_000_000_007);
const wellFormed = Number(process.env['CARYLL_FUZZ_REQUESTS'] ?? 2_000);
const malformed = Math.ceil(wellFormed / 10);
const connections = 8;
const pipelined = 25;

interface Generated {
  readonly method: string;
  readonly target: string;
  readonly requestId: string | undefined;
  /** Whether the key that goes with it is good. */
  readonly authorised: boolean;
  readonly bytes: string;
}

const document = openApiDocument();
const ajv = new Ajv2020({ allErrors: false, strict: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'openapi', ...document });
const validateProblem = ajv.getSchema('openapi#/components/schemas/Problem')!;
const validators = new Map<string, ValidateFunction>();
const escaped = (part: string) =>
  part.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D');

/** Its path in the document: that of the game, or the one that all games have. */
function pathInDocument({ path }: Operation): string {
  const own = path.replace('{gameId}', 'bloodborne');
  return own in document.paths ? own : path;
}

/** The schema of the document for the body of an operation's response with a status. */
function validatorOf(operation: Operation, status: number): ValidateFunction {
  const name = `${operation.id} ${status}`;
  let validate = validators.get(name);
  if (validate === undefined) {
    const path = pathInDocument(operation);
    const { $ref } = document.paths[path].get.responses[status];
    const response = $ref ?? `#/paths/${escaped(path)}/get/responses/${status}`;
    const type = status < 300 ? 'application/json' : 'application/problem+json';
    validate = ajv.getSchema(`openapi${response}/content/${escaped(type)}/schema`);
    if (validate === undefined) throw new Error(`${name} has no documented body`);
    validators.set(name, validate);
  }
  return validate;
}

let service: TestService;
let slugs: ReadonlyMap<string, string>;
/** What the service has counted for the suite's key before the first generated request. */
let usedBefore: number;
/** A key with nothing left. */
let spentKey: string;
const counted = { requests: 0, charged: 0, statuses: new Map<string, number>() };

const usedUnits = async () => (await service.get('/v1/usage')).json.data.key_units.used as number;

beforeAll(async () => {
  service = await openTestService(
    {},
    { database: await sharedDatabase(), bounds: { requestTimeoutMs: 5_000 } },
  );
  slugs = await sampleSlugs(service);
  spentKey = await service.newKey('free');
  for (let unit = 0; unit < 100; unit++) await service.get('/v1/bloodborne/runes', { key: spentKey });
  usedBefore = await usedUnits();
});
afterAll(() => service.close());

function generatePath(random: Random, operation: Operation): string {
  if (random.chance(0.08)) {
    const known = [
      '/',
      '/docs',
      '/openapi.json',
      '/openapi.yaml',
      '/v1/health',
      '/v1/usage',
      '/v1',
      '/v1/',
      '/livez',
      '/readyz',
      '*',
      'http://x/v1/usage',
    ];
    return random.pick(known) + (random.chance(0.2) ? random.pick(['/', '//', '/.', '/..', '%', 'x']) : '');
  }
  const segments = operation.path
    .slice(1)
    .split('/')
    .map((part) => {
      if (part === '{gameId}')
        return random.chance(0.93)
          ? 'bloodborne'
          : encodeSomehow(random, random.pick([...hostile, misspell(random, 'bloodborne')]));
      if (part === '{slug}') {
        const slug = slugs.get(operation.id)!;
        if (random.chance(0.6)) return slug;
        return encodeSomehow(random, random.chance(0.4) ? misspell(random, slug) : random.pick(hostile));
      }
      return random.chance(0.97)
        ? part
        : encodeSomehow(random, random.chance(0.6) ? misspell(random, part) : random.pick(hostile));
    });
  if (random.chance(0.04))
    segments.splice(
      random.integer(segments.length + 1),
      random.integer(2),
      encodeSomehow(random, random.pick(hostile)),
    );
  return `/${segments.join('/')}${random.chance(0.05) ? random.pick(['/', '//', '%', '%2F', '/.', '#x', ';a=b']) : ''}`;
}

function generateQuery(random: Random, fitting: Operation): string {
  if (random.chance(0.35)) return '';
  const operation = random.chance(0.8) ? fitting : random.pick(operations);
  const declared = queryParameters(operation);
  const parts = [random.chance(0.7) ? sampleQuery(operation) : ''];
  for (let count = random.integer(4); count > 0; count--) {
    const parameter = declared.length > 0 ? random.pick(declared) : undefined;
    const name =
      parameter && random.chance(0.93)
        ? parameter.name
        : encodeSomehow(random, random.pick([...hostile, 'pag', 'api_key', 'page[]', 'Q', 'limit']));
    const allowed = parameter && allowedOf(parameter.schema);
    const value =
      random.chance(0.6) && allowed
        ? random.pick(allowed)
        : random.chance(0.7) && parameter?.schema['type'] === 'integer'
          ? random.pick(numbers)
          : encodeSomehow(random, random.chance(0.3) ? 'gascoigne' : random.pick(hostile));
    parts.push(random.chance(0.95) ? `${name}=${value}` : name);
  }
  if (random.chance(0.03))
    parts.push(random.pick(['%', '%zz', '%e0%a4', '&&&', '=', '==', '%00=%00', ';', '+']));
  if (random.chance(0.005)) parts.push(`x=${'y'.repeat(8_192)}`);
  return `?${parts.filter((part) => part !== '').join('&')}`;
}

function generateRequest(random: Random): Generated {
  const method = random.chance(0.85)
    ? 'GET'
    : random.pick(['HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND', 'SEARCH']);
  const operation = random.pick(operations);
  const path = generatePath(random, operation);
  const target = `${path}${path === '*' ? '' : generateQuery(random, operation)}`;
  const headers: string[] = ['Host: fuzz.example'];
  const kind = random.integer(20);
  if (kind < 15)
    headers.push(random.chance(0.7) ? `X-API-Key: ${service.key}` : `Authorization: bearer ${service.key}`);
  else if (kind === 19 && random.chance(0.5)) headers.push(`X-API-Key: ${spentKey}`);
  else if (kind === 15) headers.push(`X-API-Key: ${generateSecret('live')}`);
  else if (kind === 16)
    headers.push(
      `X-API-Key: ${random.pick(['x', service.key.slice(1), `${service.key} `.repeat(2), 'é', '__proto__'])}`,
    );
  else if (kind === 17)
    headers.push(`Authorization: ${random.pick(['Bearer', 'Bearer ', 'Basic eDp5', 'Bearer x y', '""'])}`);
  else if (kind === 18) headers.push(`X-API-Key: ${service.key}`, 'X-API-Key: other');
  let requestId: string | undefined;
  if (random.chance(0.5)) {
    requestId = random.pick([
      'abcdefgh',
      'fuzz-request_01',
      'short',
      'x'.repeat(64),
      'x'.repeat(65),
      'spaced id',
      'é'.repeat(8),
    ]);
    headers.push(`X-Request-Id: ${requestId}`);
  }
  if (random.chance(0.3))
    headers.push(
      `Accept-Encoding: ${random.pick(['br', 'gzip', 'gzip, br', '*', 'identity;q=0', 'br;q=0', ';;q', 'x'.repeat(500), 'gzip;q=1.5', '*;q=0, br'])}`,
    );
  if (random.chance(0.2))
    headers.push(
      `If-None-Match: ${random.pick(['*', '"x"', 'W/"x"', '""', '"', ',,,', 'W/', '"a", "b', `"${'y'.repeat(3_000)}"`, '"'.repeat(999)])}`,
    );
  if (random.chance(0.1))
    headers.push(
      random.pick([
        'Accept: text/html',
        'Range: bytes=0-1',
        'If-Modified-Since: x',
        'Origin: null',
        'Cookie: a=b',
        'Upgrade: h2c',
        'Expect: the-moon',
        'TE: trailers',
        'X-Forwarded-Host: evil',
        'Content-Type: application/json',
        'If-Match: "x"',
        'Max-Forwards: 0',
      ]),
    );
  let body = '';
  if (random.chance(method === 'GET' ? 0.03 : 0.3)) {
    body = random.pick([
      '{}',
      '{"query":"{x}"}',
      'a=b',
      '\0\x01',
      'GET /smuggled HTTP/1.1\r\nHost: x\r\n\r\n',
    ]);
    headers.push(`Content-Length: ${body.length}`);
  }
  return {
    method,
    target,
    requestId: requestId !== undefined && /^[\w-]{8,64}$/.test(requestId) ? requestId : undefined,
    authorised: kind < 15 || headers.includes(`X-API-Key: ${spentKey}`),
    bytes: `${method} ${target} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body}`,
  };
}

/** One connection; batches are sent whole and get their responses in order, or the test fails for a hang. */
function openConnection(port: number) {
  const socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  let received: Buffer[] = [];
  let missing = 0;
  let notify: () => void = () => undefined;
  let closed = false;
  socket.on('data', (chunk) => {
    received.push(chunk);
    missing -= chunk.length;
    if (missing <= 0) notify();
  });
  socket.on('close', () => {
    closed = true;
    notify();
  });
  socket.on('error', () => undefined);
  return {
    async send(batch: readonly Generated[]): Promise<RawResponse[]> {
      received = [];
      missing = 0;
      socket.write(batch.map(({ bytes }) => bytes).join(''), 'latin1');
      const deadline = Date.now() + 20_000;
      for (;;) {
        const text = Buffer.concat(received).toString('latin1');
        let responses: RawResponse[] = [];
        let reason = '';
        try {
          responses = parseResponses(text, (index) => batch[index]?.method === 'HEAD');
        } catch (error) {
          // Not whole yet, as a rule.
          reason = (error as Error).message;
          if (error instanceof NotWhole) missing = error.missing;
        }
        if (responses.length === batch.length) return responses;
        const left = deadline - Date.now();
        if (closed || left <= 0) {
          const requests = batch.map(({ bytes }) => bytes.slice(0, 200)).join('\n');
          throw new Error(
            `${closed ? 'closed' : 'no response'}, ${reason}, after ${text.slice(-600)} to ${requests}`,
          );
        }
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, left);
          notify = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
    },
    close: () => socket.destroy(),
  };
}

const templates = operations.map((operation) => ({ operation, parts: operation.path.split('/') }));

/** The operation whose path a target has, read by RFC 3986. */
function operationAt(target: string): Operation | undefined {
  const [path] = target.split('?');
  let segments: string[];
  try {
    segments = path!.replace(/\/$/, '').split('/').map(decodeURIComponent);
  } catch {
    return undefined;
  }
  return templates.find(
    ({ parts }) =>
      parts.length === segments.length &&
      parts.every((part, index) => part.startsWith('{') || part === segments[index]),
  )?.operation;
}

const decoders: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };
const validBodies = new Set<string>();

/** Addresses of the API, which are pages for nobody. */
const apiPath = /^\/v1(?:[/?]|$)/;
/** Problems at other addresses are pages for clients that prefer them. */
const isHtml = ({ headers }: RawResponse) => headers.get('content-type') === 'text/html; charset=utf-8';

/** What is wrong with a response, if anything. */
function errorOf(request: Generated, response: RawResponse): string | undefined {
  const { status, headers, body } = response;
  const { method } = request;
  const target = request.target.replace('http://x', '');
  if (status >= 500) return `status ${status}`;
  if (headers.get('access-control-allow-origin') !== '*') return 'no CORS';
  // A page of a problem has a second field, for Accept.
  if (!isHtml(response) && headers.get('vary') !== 'Accept-Encoding, Authorization, X-API-Key')
    return 'no Vary';
  if (headers.has('x-injected')) return 'an injected header';
  const id = headers.get('x-request-id');
  if (!id || (request.requestId !== undefined && id !== request.requestId)) return `request id ${id}`;

  const isPage = isHtml(response);
  if (isPage && apiPath.test(target)) return 'a page in the API';
  const problem = status >= 400 && method !== 'HEAD' && !isPage ? JSON.parse(body) : undefined;
  if (problem) {
    if (headers.get('content-type') !== 'application/problem+json; charset=utf-8')
      return 'not a problem document';
    if (!validateProblem(problem)) return `problem: ${ajv.errorsText(validateProblem.errors)} ${body}`;
    if (problem.status !== status || problem.request_id !== id) return `problem and headers differ: ${body}`;
    if (body.includes(service.key.slice(13))) return 'a key repeated';
  }

  const operation = ['GET', 'HEAD'].includes(method) ? operationAt(target) : undefined;
  if (operation) {
    const documented = Object.keys(document.paths[pathInDocument(operation)].get.responses);
    if (!documented.includes(String(status))) return `status ${status} is not documented for ${operation.id}`;
    if (method === 'GET' && status !== 304) {
      const coding = headers.get('content-encoding');
      const text = coding === undefined ? body : decoders[coding]!(response.bytes).toString();
      if (!validBodies.has(text)) {
        const validate = validatorOf(operation, status);
        if (!validate(JSON.parse(text)))
          return `body ${status} of ${operation.id}: ${ajv.errorsText(validate.errors)}`;
        if (status === 200) validBodies.add(text);
      }
    }
  }

  const path = target.split('?')[0]!.replace(/(?<=.)\/$/, '');
  const wantsKey = path.startsWith('/v1/') && path !== '/v1/health';
  if (wantsKey && method !== 'OPTIONS' && status !== 414) {
    const rated = headers.has('x-ratelimit-remaining') && headers.has('ratelimit');
    if (rated !== request.authorised) return `rate headers ${rated} for a key that is ${request.authorised}`;
    if (!request.authorised && status !== 401 && problem?.code !== 'key_in_query' && method !== 'HEAD')
      return `${status} without a key`;
    const cost = Number(headers.get('x-ratelimit-cost') ?? 0);
    // The only condition that is sent and met here is `*`, which is charged.
    const responded =
      (status === 200 || status === 304) && operation !== undefined && operation.cost !== 'none';
    // A HEAD has no body that could distinguish a missing record from a missing route.
    const missing =
      problem?.code === 'resource_not_found' || (method === 'HEAD' && status === 404 && cost === 1);
    if (cost !== (responded || missing ? 1 : 0)) return `${cost} units for ${status}`;
    counted.charged += cost;
  } else if (headers.has('x-ratelimit-cost')) {
    return 'rate headers where no key is needed';
  }
  return undefined;
}

function count(request: Generated, response: RawResponse): void {
  counted.requests++;
  const code =
    response.status >= 400 && request.method !== 'HEAD' && !isHtml(response)
      ? ` ${JSON.parse(response.body).code}`
      : '';
  const name = `${response.status}${code}`;
  counted.statuses.set(name, (counted.statuses.get(name) ?? 0) + 1);
}

describe(`generated requests, seed ${seed}`, () => {
  test(`${wellFormed} well-formed ones get the documented responses`, async () => {
    const random = createRandom(seed);
    const errors: string[] = [];
    let generated = 0;
    const converseOn = async (connection: ReturnType<typeof openConnection>) => {
      while (generated < wellFormed) {
        const batch = Array.from({ length: pipelined }, () => generateRequest(random));
        generated += batch.length;
        const responses = await connection.send(batch);
        for (const [index, response] of responses.entries()) {
          count(batch[index]!, response);
          const error = errorOf(batch[index]!, response);
          if (error !== undefined) errors.push(`${error} ← ${batch[index]!.bytes.slice(0, 500)}`);
        }
      }
    };
    const open = Array.from({ length: connections }, () => openConnection(service.port));
    await Promise.all(open.map(converseOn));
    for (const connection of open) connection.close();
    expect(errors.slice(0, 5)).toEqual([]);
    expect(counted.requests).toBeGreaterThanOrEqual(wellFormed);
    // The generator reaches what it is meant to reach; among few requests some of the rarest may be missing.
    const missed = [
      '200',
      '204',
      '304',
      '400 invalid_parameter',
      '400 unknown_parameter',
      '400 malformed_request',
      '400 key_in_query',
      '400 missing_parameter',
      '400 unknown_reference',
      '401 missing_api_key',
      '401 malformed_api_key',
      '401 invalid_api_key',
      '404 resource_not_found',
      '404 game_not_found',
      '404 route_not_found',
      '405 method_not_allowed',
      '429 quota_exceeded',
    ].filter((name) => !counted.statuses.has(name));
    if (wellFormed < 10_000) expect(missed.length).toBeLessThan(4);
    else expect(missed).toEqual([]);
  });

  test('what was refused was not counted, and what was served was counted once', async () => {
    expect((await usedUnits()) - usedBefore).toBe(counted.charged);
  });

  test(`${malformed} damaged ones are served or refused, and never hang`, async () => {
    const random = createRandom(seed + 1);
    const errors: string[] = [];
    let sent = 0;
    const next = async (): Promise<void> => {
      while (sent < malformed) {
        sent++;
        let bytes = generateRequest(random).bytes.replace(/^(HEAD|OPTIONS)/, 'GET');
        for (let damage = 1 + random.integer(3); damage > 0; damage--) {
          const at = random.integer(random.chance(0.5) ? Math.min(40, bytes.length) : bytes.length);
          const byte = String.fromCharCode(
            random.chance(0.5) ? random.integer(256) : random.pick([0, 9, 10, 13, 32, 58, 127, 255]),
          );
          bytes = random.pick([
            () => bytes.slice(0, at) + byte + bytes.slice(at),
            () => bytes.slice(0, at) + byte + bytes.slice(at + 1),
            () => bytes.slice(0, at) + bytes.slice(at + 1),
            () => bytes.slice(0, at),
            () => bytes.slice(0, at) + bytes.slice(at).repeat(2),
            () => bytes.replace('\r\n\r\n', '\r\nExpect: 100-continue\r\n\r\n'),
            () =>
              bytes.replace(
                '\r\n\r\n',
                `\r\n${random.pick(['Transfer-Encoding: chunked', 'Content-Length: 5', 'Content-Length: -1', 'Host: other', ' folded', `A: ${'b'.repeat(20_000)}`])}\r\n\r\n`,
              ),
          ])();
        }
        try {
          const { responses, closed } = await converse(service.port, bytes, {
            halfClose: true,
            patienceMs: 15_000,
          });
          counted.requests++;
          if (!closed) errors.push(`not closed ← ${bytes.slice(0, 300)}`);
          for (const response of responses) {
            const { status, headers, body } = response;
            // What is left of a damaged request line may be one of another version.
            if (status >= 500 && status !== 505) errors.push(`status ${status} ← ${bytes.slice(0, 300)}`);
            if (headers.get('access-control-allow-origin') !== '*')
              errors.push(`no CORS ← ${bytes.slice(0, 300)}`);
            // The 404 of a browser is a page.
            if (status >= 400 && !isHtml(response) && !validateProblem(JSON.parse(body)))
              errors.push(`${ajv.errorsText(validateProblem.errors)} ← ${bytes.slice(0, 300)}`);
          }
        } catch (error) {
          errors.push(`${(error as Error).message} ← ${JSON.stringify(bytes.slice(0, 300))}`);
        }
      }
    };
    await Promise.all(Array.from({ length: connections }, next));
    expect(errors.slice(0, 5)).toEqual([]);
  });

  test('nothing went wrong inside', async () => {
    expect(service.emitted.filter(({ type }) => type === 'error')).toEqual([]);
    expect((await service.get('/v1/bloodborne/bosses')).status).toBe(200);
    if (process.env['FUZZ_REPORT']) {
      const statuses = [...counted.statuses].sort(([, a], [, b]) => b - a);
      process.stdout.write(
        `${counted.requests} requests, ${counted.charged} units\n${statuses.map((each) => each.join(': ')).join('\n')}\n`,
      );
    }
  });
});
