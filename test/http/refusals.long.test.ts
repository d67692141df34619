import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { generateSecret } from '../../src/keys/format.ts';
import { createKeyStore } from '../../src/keys/store.ts';
import { type ProblemCode, problemKinds } from '../../src/problem.ts';
import { takesSeveral } from '../../src/graph/types/values.ts';
import type { Operation, OperationParameter } from '../../src/rest/operations.ts';
import { gameIds } from '../games.ts';
import {
  openTestService,
  type RequestOptions,
  type TestResponse,
  type TestService,
  sharedDatabase,
} from '../service.ts';
import {
  allowedOf,
  fill,
  operations,
  queryParameters,
  sampleQuery,
  sampleSlugs,
  withQuery,
} from './samples.ts';

/**
 * Every operation with every kind of refusal that applies to it: status, the whole problem document, the headers,
 * and what it cost. All ways to be refused are tried on the first operation of each kind, one on each of the others.
 */
let service: TestService;
let slugs: ReadonlyMap<string, string>;
const keys = new Map<string, string>();

beforeAll(async () => {
  service = await openTestService({}, { database: await sharedDatabase() });
  slugs = await sampleSlugs(service);
  const store = createKeyStore({ database: service.database, now: Date.now });
  const create = () =>
    store.create({ email: 'refused@example.org', plan: 'free', kind: 'test', actor: 'test' });
  const expired = await create();
  await store.setExpiry(expired.id, new Date('2026-01-02T03:04:05.678Z'), 'test');
  keys.set('expired', expired.secret);
  const revoked = await create();
  await store.revoke(revoked.id, 'left in a repository', 'test');
  keys.set('revoked', revoked.secret);
  const disabled = await create();
  await store.disable(disabled.id, 'test');
  keys.set('disabled', disabled.secret);
  keys.set('unknown', generateSecret('live'));
  const spent = await service.newKey('free');
  for (let unit = 0; unit < 100; unit++) await service.get('/v1/bloodborne/runes', { key: spent });
  keys.set('spent', spent);
});
afterAll(() => service.close());

const rateHeaders = [
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
  'x-ratelimit-policy',
  'x-ratelimit-cost',
  'ratelimit-policy',
  'ratelimit',
];

interface Expected {
  readonly code: ProblemCode;
  readonly detail: string | RegExp;
  readonly extras?: Readonly<Record<string, unknown>>;
  /** Units that it costs. */
  readonly cost?: number;
  /** False where no valid key came. */
  readonly rates?: boolean;
  readonly instance?: string;
}

/** Units that a key has left, without a charge. */
const unitsLeft = async (key: string) =>
  Number((await service.get('/v1/usage', { key })).headers['x-ratelimit-remaining']);
/** The same as the last response to each key said; a test at the end compares them with what was counted. */
const lastLeft = new Map<string, number>();

async function send(path: string, options: RequestOptions = {}): Promise<TestResponse> {
  const response = await service.get(path, options);
  const left = response.headers['x-ratelimit-remaining'];
  if (left !== undefined) lastLeft.set(options.key ?? service.key, Number(left));
  return response;
}

async function expectRefusal(
  path: string,
  options: RequestOptions,
  expected: Expected,
): Promise<TestResponse> {
  const { code, detail, extras = {}, cost = 0, rates = true } = expected;
  const key = options.key ?? service.key;
  const before = rates ? (lastLeft.get(key) ?? (await unitsLeft(key))) : 0;
  const response = await send(path, options);
  const { headers } = response;
  const kind = problemKinds[code];
  expect({ path, status: response.status, code: response.json.code }).toEqual({
    path,
    status: kind.status,
    code,
  });
  expect(response.json).toEqual({
    type: `/docs/errors#${code}`,
    title: kind.title,
    status: kind.status,
    detail: typeof detail === 'string' ? detail : expect.stringMatching(detail),
    instance: expected.instance ?? path,
    code,
    request_id: headers['x-request-id'],
    ...extras,
  });
  expect(Object.keys(response.json).slice(0, 7)).toEqual([
    'type',
    'title',
    'status',
    'detail',
    'instance',
    'code',
    'request_id',
  ]);
  expect(headers).toMatchObject({
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(response.body.length),
    'cache-control': 'no-store',
    'access-control-allow-origin': '*',
    vary: 'Accept-Encoding, Authorization, X-API-Key',
    'x-content-type-options': 'nosniff',
  });
  expect(headers.etag).toBeUndefined();
  if (rates) {
    expect(rateHeaders.filter((name) => headers[name] === undefined)).toEqual([]);
    expect({ path, cost: headers['x-ratelimit-cost'] }).toEqual({ path, cost: String(cost) });
    expect({ path, left: Number(headers['x-ratelimit-remaining']) }).toEqual({ path, left: before - cost });
  } else {
    expect(rateHeaders.filter((name) => headers[name] !== undefined)).toEqual([]);
  }
  return response;
}

const howToGetAKey = 'The operator issues keys on request; see /docs.';
const missing = `This route requires an API key in the X-API-Key or Authorization: Bearer header. ${howToGetAKey}`;
const malformed = /^The value is not a valid API key: .* The operator issues keys on request; see \/docs\.$/;

/** Each way of having no valid key: what is sent, and what comes back. */
const strangers: readonly [string, ProblemCode, string | RegExp, () => Record<string, string>][] = [
  ['no key', 'missing_api_key', missing, () => ({})],
  ['an empty key', 'missing_api_key', missing, () => ({ 'X-API-Key': '' })],
  ['another scheme', 'missing_api_key', missing, () => ({ Authorization: 'Basic dXNlcjpwYXNz' })],
  ['Bearer without a key', 'missing_api_key', missing, () => ({ Authorization: 'Bearer' })],
  ['a word', 'malformed_api_key', malformed, () => ({ 'X-API-Key': 'sesame' })],
  ['a key cut short', 'malformed_api_key', malformed, () => ({ 'X-API-Key': service.key.slice(0, -1) })],
  [
    'a key with one letter changed',
    'malformed_api_key',
    malformed,
    () => ({ Authorization: `Bearer ${service.key.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'))}` }),
  ],
  [
    'two keys',
    'malformed_api_key',
    `X-API-Key must have exactly one value. ${howToGetAKey}`,
    () => ({ 'X-API-Key': `${service.key}, ${service.key}` }),
  ],
  [
    'a wrong X-API-Key beside a good Bearer',
    'malformed_api_key',
    malformed,
    () => ({ 'X-API-Key': 'wrong', Authorization: `Bearer ${service.key}` }),
  ],
  [
    'an unknown key',
    'invalid_api_key',
    `This service never issued this API key. ${howToGetAKey}`,
    () => ({ 'X-API-Key': keys.get('unknown')! }),
  ],
  [
    'an expired key',
    'expired_api_key',
    `This API key expired at 2026-01-02T03:04:05.678Z. ${howToGetAKey}`,
    () => ({ 'X-API-Key': keys.get('expired')! }),
  ],
  [
    'a revoked key',
    'revoked_api_key',
    `This API key was revoked. ${howToGetAKey}`,
    () => ({ Authorization: `bearer ${keys.get('revoked')}` }),
  ],
  [
    'a disabled key',
    'disabled_api_key',
    `This API key is disabled. ${howToGetAKey}`,
    () => ({ Authorization: `BEARER ${keys.get('disabled')}` }),
  ],
];

async function expectStranger(
  path: string,
  method: string,
  [, code, detail, headers]: (typeof strangers)[number],
): Promise<void> {
  const response = await expectRefusal(
    path,
    { method, key: null, headers: headers() },
    { code, detail, rates: false },
  );
  const error = code === 'missing_api_key' ? '' : ', error="invalid_token"';
  expect(response.headers['www-authenticate']).toBe(
    `Bearer realm="caryll"${error}, ApiKey realm="caryll", header="X-API-Key"`,
  );
  for (const value of Object.values(headers())) {
    for (const [secret] of value.matchAll(/caryll_\w{20,}/g)) expect(response.text).not.toContain(secret);
  }
}

/** Values that a parameter cannot have: as sent, as decoded, and why. */
function badValues({ schema }: OperationParameter): readonly [string, string, string][] {
  if (schema['type'] === 'integer') {
    const beyond = String((schema['maximum'] as number) + 1);
    return [
      ...((schema['minimum'] as number) > 0
        ? ([['0', '0', 'out_of_range']] satisfies [string, string, string][])
        : []),
      ['-1', '-1', 'out_of_range'],
      [beyond, beyond, 'out_of_range'],
      ['9'.repeat(99), '9'.repeat(99), 'out_of_range'],
      ['1.5', '1.5', 'not_an_integer'],
      ['1e2', '1e2', 'not_an_integer'],
      ['0x1', '0x1', 'not_an_integer'],
      ['one', 'one', 'not_an_integer'],
      ['%D9%A1', '١', 'not_an_integer'],
      ['%2B1', '+1', 'not_canonical'],
      ['+1', ' 1', 'not_canonical'],
      ['1%20', '1 ', 'not_canonical'],
      ['01', '01', 'not_canonical'],
      ['-0', '-0', 'not_canonical'],
      ['', '', 'empty'],
    ];
  }
  if (schema['enum'] !== undefined) {
    const [first] = schema['enum'] as string[];
    return [
      [`${first}s`, `${first}s`, 'not_allowed'],
      [first!.toUpperCase(), first!.toUpperCase(), 'not_allowed'],
      [`${first}%20`, `${first} `, 'not_allowed'],
      ['__proto__', '__proto__', 'not_allowed'],
      ['%00', '\0', 'not_allowed'],
      ['', '', 'empty'],
    ];
  }
  if (schema['type'] === 'boolean') {
    return [
      ['True', 'True', 'not_allowed'],
      ['1', '1', 'not_allowed'],
      ['true%20', 'true ', 'not_allowed'],
      ['', '', 'empty'],
    ];
  }
  if (schema['type'] === 'number') {
    return [
      ['1e2', '1e2', 'not_a_number'],
      ['NaN', 'NaN', 'not_a_number'],
      ['Infinity', 'Infinity', 'not_a_number'],
      ['%2B1', '+1', 'not_a_number'],
      ['01', '01', 'not_a_number'],
      ['1.0', '1.0', 'not_a_number'],
      ['9'.repeat(30), '9'.repeat(30), 'out_of_range'],
      ['', '', 'empty'],
    ];
  }
  const closed = takesSeveral(schema) && allowedOf(schema);
  if (closed) {
    const [first, second = ''] = closed;
    return [
      [`${first}s`, `${first}s`, 'not_allowed'],
      [first!.toUpperCase(), first!.toUpperCase(), 'not_allowed'],
      [`${first}%20`, `${first} `, 'not_allowed'],
      [`${first},${second}%20`, `${first},${second} `, 'not_allowed'],
      [`${first},`, `${first},`, 'not_allowed'],
      [`${first},${second},${first}`, `${first},${second},${first}`, 'repeated_value'],
      ['__proto__', '__proto__', 'not_allowed'],
      ['%00', '\0', 'not_allowed'],
      ['', '', 'empty'],
    ];
  }
  if (schema['x-any-of'] === true) {
    const many = Array.from({ length: 21 }, (_, index) => `slug-${index}`).join(',');
    return [
      ['a'.repeat(81), `${'a'.repeat(81)}`, 'too_long'],
      ['a,b,a', 'a,b,a', 'repeated_value'],
      ['a,,b', 'a,,b', 'empty'],
      [many, `${many.slice(0, 100)}…`, 'too_many'],
      ['a%01b', 'a\u0001b', 'control_character'],
      ['', '', 'empty'],
    ];
  }
  if (schema['x-characters'] !== undefined) {
    return [
      ['a%20b', 'a b', 'malformed'],
      ['%C3%A9', 'é', 'malformed'],
      ['a'.repeat(65), 'a'.repeat(65), 'too_long'],
      ['a%00', 'a\0', 'control_character'],
      ['', '', 'empty'],
    ];
  }
  if ((schema['items'] as { type?: string } | undefined)?.type === 'integer') {
    const many = Array.from({ length: (schema['maxItems'] as number) + 1 }, (_, index) => index).join(',');
    return [
      ['one', 'one', 'not_an_integer'],
      ['1.5', '1.5', 'not_an_integer'],
      ['1,02', '1,02', 'not_canonical'],
      ['9'.repeat(30), '9'.repeat(30), 'out_of_range'],
      ['1,1', '1,1', 'repeated_value'],
      ['1,,2', '1,,2', 'empty'],
      [many, `${many.slice(0, 100)}…`, 'too_many'],
      ['', '', 'empty'],
    ];
  }
  if (schema['uniqueItems'] === true) {
    const many = Array.from({ length: (schema['maxItems'] as number) + 1 }, (_, index) => `s${index}`).join(
      ',',
    );
    return [
      ['one,one', 'one,one', 'repeated_value'],
      ['one,,two', 'one,,two', 'empty'],
      [many, `${many.slice(0, 100)}…`, 'too_many'],
      ['', '', 'empty'],
    ];
  }
  // Levels of weapons.
  if (schema['x-listed'] !== undefined) {
    const many = Array.from({ length: (schema['maxItems'] as number) + 1 }, () => 'max').join(',');
    return [
      ['one', 'one', 'malformed'],
      ['MAX', 'MAX', 'malformed'],
      ['1,,2', '1,,2', 'empty'],
      ['1%00', '1\0', 'control_character'],
      [many, `${many.slice(0, 100)}…`, 'too_many'],
      ['', '', 'empty'],
    ];
  }
  if (schema['type'] === 'array') {
    const [first] = allowedOf(schema)!;
    return [
      [`${first}s`, `${first}s`, 'not_allowed'],
      [`${first},`, `${first},`, 'not_allowed'],
      [`${first},constructor`, `${first},constructor`, 'not_allowed'],
      ['', '', 'empty'],
    ];
  }
  // Language tags.
  if (String(schema['pattern']).startsWith('^[A-Za-z]{1,8}')) {
    return [
      ['c'.repeat(81), 'c'.repeat(81), 'malformed'],
      ['a%00b', 'a\0b', 'malformed'],
      ['', '', 'empty'],
    ];
  }
  if (schema['x-search-text'] !== undefined) {
    return [
      ['%20', ' ', 'too_short'],
      ...['a', ' a '].flatMap((text): [string, string, string][] =>
        schema['minLength'] === 1 ? [] : [[encodeURIComponent(text), text, 'too_short']],
      ),
      ['b'.repeat(101), `${'b'.repeat(100)}…`, 'too_long'],
      ['ab%00', 'ab\0', 'control_character'],
      ['', '', 'empty'],
    ];
  }
  return [
    ['c'.repeat(81), 'c'.repeat(81), 'too_long'],
    ['a%00b', 'a\0b', 'control_character'],
    ['', '', 'empty'],
  ];
}

/** The members of an entry of `errors` about the allowed values. */
function limits({ schema }: OperationParameter): Record<string, unknown> {
  if (schema['type'] === 'integer') return { min: schema['minimum'], max: schema['maximum'] };
  if (schema['type'] === 'number') return { min: schema['minimum'], max: schema['maximum'] };
  const allowed = allowedOf(schema);
  const several = takesSeveral(schema) && { max_items: schema['maxItems'] };
  if (allowed !== undefined) return { allowed, ...several };
  if (several) return { max_length: 80, ...several };
  const items = schema['items'] as OperationParameter['schema'] | undefined;
  if (items?.['type'] === 'integer')
    return { min: items['minimum'], max: items['maximum'], max_items: schema['maxItems'] };
  if (items !== undefined) return { max_items: schema['maxItems'] };
  if (schema['minLength'] !== undefined)
    return { min_length: schema['minLength'], max_length: schema['maxLength'] };
  return { max_length: schema['maxLength'] };
}

/** A query with one parameter replaced. */
function queryWith(operation: Operation, name: string, ...values: string[]): string {
  const others = sampleQuery(operation)
    .split('&')
    .filter((part) => part !== '' && !part.startsWith(`${name}=`));
  return [...others, ...values.map((value) => `${name}=${value}`)].join('&');
}

/** What parameters of one kind have in common. */
const kindOf = ({ schema, required, references }: OperationParameter): string =>
  [
    schema['type'],
    Object.keys(limits({ schema } as OperationParameter)),
    required,
    references !== undefined,
  ].join();

const seen = new Set<string>();
/** The operations that have a kind of path, price or parameter which none before them has. */
const firstOfKind = new Set(
  operations.filter((operation) => {
    const { path, cost, mayBeMissing } = operation;
    const kinds = [
      `${/calc|slug/.exec(path)} ${cost} ${mayBeMissing}`,
      ...queryParameters(operation).map(kindOf),
    ];
    const isFirst = kinds.some((kind) => !seen.has(kind));
    for (const kind of kinds) seen.add(kind);
    return isFirst;
  }),
);

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  const tried = <T>(all: readonly T[]) => (firstOfKind.has(operation) ? all : all.slice(0, 1));
  const path = () => fill(operation, slugs.get(operation.id) ?? '');
  const request = (...queries: string[]) => withQuery(path(), sampleQuery(operation), ...queries);

  test('serves the sample request', async () => {
    expect((await send(request())).status).toBe(200);
  });

  test.each(tried(strangers))('refuses %s', async (...stranger) => {
    await expectStranger(request(), 'GET', stranger);
    // Nobody learns from outside what exists: not games, nor routes, records, methods, parameters.
    await expectStranger(withQuery(fill(operation, 'nobody', 'no-game'), 'nothing=1'), 'GET', stranger);
    await expectStranger(`${path()}/nothing`, 'GET', stranger);
    await expectStranger(path(), 'DELETE', stranger);
  });

  test('refuses a key in the query, whether it is valid or not', async () => {
    const detail =
      'API keys are not accepted in the query string; send the X-API-Key or Authorization: Bearer header instead.';
    for (const [query, name] of tried([
      [`api_key=${service.key}`, 'api_key'],
      [`X-API-Key=${service.key}`, 'X-API-Key'],
      [`Access_Token=whatever`, 'Access_Token'],
      [`page=${service.key}`, 'page'],
      [`page=${service.key.replaceAll('_', '%5F')}`, 'page'],
      [`${service.key}=1`, 'api_key'],
    ] as const)) {
      for (const key of [service.key, null]) {
        const response = await expectRefusal(
          request(query),
          { key },
          {
            code: 'key_in_query',
            detail,
            extras: { errors: [{ in: 'query', name, code: 'key_in_query' }] },
            rates: key !== null,
            instance: path(),
          },
        );
        expect(response.text).not.toContain(service.key.slice(13));
      }
    }
  });

  test('refuses unknown parameters, with the nearest known', async () => {
    const known = queryParameters(operation).map(({ name }) => name);
    const takes = known.length === 0 ? undefined : `this route accepts ${known.join(', ')}.`;
    for (const [sent, name] of tried([
      ['pag=1', 'pag'],
      ['Page=1', 'Page'],
      ['page%5B%5D=1', 'page[]'],
      ['__proto__=1', '__proto__'],
      ['constructor', 'constructor'],
      ['=1', ''],
      ['limits=5&limits=6', 'limits'],
    ] as const)) {
      const { json } = await expectRefusal(
        request(sent),
        {},
        {
          code: 'unknown_parameter',
          detail: takes
            ? `There is no parameter "${name}"; ${takes}`
            : `This route has no query parameters; got "${name}".`,
          extras: { errors: [{ in: 'query', name, code: 'unknown', did_you_mean: expect.any(Array) }] },
        },
      );
      if (['pag', 'Page'].includes(name)) {
        // Two edits lead from a word of four letters to another, but not from one of three.
        const near = name === 'Page' && known.includes('have') ? 'have' : undefined;
        expect(json.errors[0].did_you_mean[0]).toBe(known.includes('page') ? 'page' : near);
      }
    }
  });

  test('refuses a query that is not validly encoded', async () => {
    for (const part of tried(['%zz=1', 'page=%', 'page=%E0%A4', 'page=%ff', 'page=%c0%ae'])) {
      await expectRefusal(
        request(part),
        {},
        {
          code: 'invalid_parameter',
          detail: `The query string is not validly percent-encoded at "${part}".`,
          extras: {
            errors: [{ in: 'query', name: part.split('=')[0], code: 'not_decodable', received: part }],
          },
          // In a URI a percent sign that begins no escape is none.
          instance: request(part.replace(/%(?![0-9a-f]{2})/gi, '%25')),
        },
      );
    }
  });

  // What the calculators refuse depends on the weapon; test/http/calculators.system.test.ts holds it.
  for (const parameter of operation.path.includes('/calc/') ? [] : queryParameters(operation)) {
    const { name } = parameter;
    // The ends of ranges are one type, and some lists have dozens of them.
    if (/_(min|max)$/.test(name) && !firstOfKind.has(operation)) continue;
    const near = parameter.schema['type'] === 'boolean' ? undefined : allowedOf(parameter.schema);
    test.each(tried(badValues(parameter)))(`refuses ${name}=%s`, async (sent, received, code) => {
      const { json } = await expectRefusal(
        withQuery(path(), queryWith(operation, name, sent)),
        {},
        {
          code: 'invalid_parameter',
          detail: new RegExp(`^${name} must .*; got `, 's'),
          extras: {
            errors: [
              {
                in: 'query',
                name,
                code,
                received,
                ...limits(parameter),
                ...(near && code !== 'repeated_value' ? { did_you_mean: expect.any(Array) } : {}),
              },
            ],
          },
        },
      );
      if (near && received.endsWith('s')) expect(json.errors[0].did_you_mean[0]).toBe((near as string[])[0]);
    });

    test(`refuses ${name} given twice`, async () => {
      const value = sampleQuery(operation).includes(`${name}=`) ? 'gascoigne' : '1';
      await expectRefusal(
        withQuery(path(), queryWith(operation, name, value, value)),
        {},
        {
          code: 'invalid_parameter',
          detail: new RegExp(`^${name} must .*, sent only once; got it 2 times\\.$`),
          extras: {
            errors: [{ in: 'query', name, code: 'repeated', received: [value, value], ...limits(parameter) }],
          },
        },
      );
    });

    if (parameter.required) {
      test(`refuses a request without ${name}`, async () => {
        await expectRefusal(
          withQuery(path(), queryWith(operation, name)),
          {},
          {
            code: 'missing_parameter',
            detail: new RegExp(`^${name} must .*; got nothing\\.$`),
            extras: { errors: [{ in: 'query', name, code: 'missing', ...limits(parameter) }] },
          },
        );
      });
    }

    if (parameter.references !== undefined) {
      test(`refuses ${name} that names no record`, async () => {
        const nouns: Readonly<Record<string, string>> = { armor: 'armor piece', npc: 'NPC' };
        const tables = parameter
          .references!.map((type) => type.replace(/(?<=.)[A-Z]/g, ' $&').toLowerCase())
          .map((noun) => nouns[noun] ?? noun);
        const any = new Intl.ListFormat('en', { type: 'disjunction' }).format(tables);
        const named = `${/^([aeiou]|NPC)/.test(any) ? 'an' : 'a'} ${any}`;
        for (const value of tried(['nothing-of-the-kind', 'hunter-sett', "'%20or%201=1--", 'Hunter-Set'])) {
          const received = decodeURIComponent(value);
          await expectRefusal(
            request(`${name}=${value}`),
            {},
            {
              code: 'unknown_reference',
              detail: `${name} must name ${named}; got ${received}.`,
              extras: {
                errors: [
                  { in: 'query', name, code: 'unknown_reference', received, did_you_mean: expect.any(Array) },
                ],
              },
            },
          );
        }
      });
    }
  }

  if (queryParameters(operation).some(({ name }) => name === 'page_size')) {
    test('names every error at once', async () => {
      const { json } = await expectRefusal(
        request('page=0', 'page_size=101', 'pages=1'),
        {},
        {
          code: 'unknown_parameter',
          detail: /^There is no parameter "pages"; .* page must .* page_size must /,
          extras: { errors: expect.any(Array) },
        },
      );
      expect(json.errors.map(({ name, code }: Record<string, string>) => [name, code])).toEqual([
        ['pages', 'unknown'],
        ['page', 'out_of_range'],
        ['page_size', 'out_of_range'],
      ]);
    });
  }

  test('refuses other methods', async () => {
    for (const method of tried(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'])) {
      const { headers } = await expectRefusal(
        request(),
        { method },
        {
          code: 'method_not_allowed',
          detail: `${method} is not allowed here; use GET, HEAD, OPTIONS.`,
        },
      );
      expect(headers['allow']).toBe('GET, HEAD, OPTIONS');
    }
  });

  test('refuses a game that does not exist', async () => {
    for (const [game, near] of tried([
      ['bloodborn', ['bloodborne']],
      ['Bloodborne', ['bloodborne']],
      ['hollow-knight', []],
      ['__proto__', []],
      ['constructor', []],
    ] as const)) {
      await expectRefusal(
        withQuery(fill(operation, 'x', game), sampleQuery(operation)),
        {},
        {
          code: 'game_not_found',
          detail: `There is no game "${game}"; this service has ${gameIds.join(', ')}.`,
          extras: { did_you_mean: near, available_games: gameIds },
        },
      );
    }
  });

  test('has neighbours that are no routes', async () => {
    for (const [neighbor, near] of tried([
      // One letter more is another record of a detail, but another route of a list.
      [operation.path.endsWith('{slug}') ? `${path()}/more` : `${path()}x`, path()],
      [`${path()}//`, undefined],
      [`${path()}/..`, undefined],
      [`${path()}%2F`, undefined],
      [`${path()}%00`, undefined],
    ] as const)) {
      const { json } = await expectRefusal(
        neighbor,
        {},
        {
          code: 'route_not_found',
          detail: `No route has the path ${neighbor}.`,
          extras: { did_you_mean: expect.any(Array) },
        },
      );
      if (near) expect(json.did_you_mean).toContain(near);
    }
    await expectRefusal(
      `${path()}%`,
      {},
      {
        code: 'malformed_request',
        detail: /^The path is not validly percent-encoded at "/,
        instance: `${path()}%25`,
      },
    );
  });

  if (operation.mayBeMissing) {
    test('returns a 404 for another slug, for one unit', async () => {
      const slug = slugs.get(operation.id)!;
      const { json } = await expectRefusal(
        fill(operation, `${slug}x`),
        {},
        {
          code: 'resource_not_found',
          detail: /^There is no record with the slug ".*x"\. Did you mean "/,
          extras: { did_you_mean: expect.any(Array) },
          cost: 1,
        },
      );
      expect(json.did_you_mean[0]).toBe(slug);
      for (const strange of tried([
        '__proto__',
        'toString',
        "'; drop table boss; --",
        '😀',
        'z'.repeat(81),
        '%',
        slug.toUpperCase(),
      ])) {
        await expectRefusal(
          fill(operation, encodeURIComponent(strange)),
          {},
          {
            code: 'resource_not_found',
            detail: /^(There is no record with|No slug is longer than) /,
            extras: { did_you_mean: expect.any(Array) },
            cost: 1,
            instance: fill(operation, encodeURIComponent(strange)),
          },
        );
      }
    });
  }

  test(`${operation.cost === 'none' ? 'answers' : 'refuses'} a key that has nothing left`, async () => {
    const key = keys.get('spent')!;
    if (operation.cost === 'none') {
      expect((await send(request(), { key })).status).toBe(200);
      return;
    }
    const cost = operation.cost === 'search' ? 5 : 1;
    const reset = Math.ceil(Date.now() / 86_400_000) * 86_400;
    const requested = Date.now();
    const { headers } = await expectRefusal(
      request(),
      { key },
      {
        code: 'quota_exceeded',
        detail: `This request costs ${cost} unit${cost === 1 ? '' : 's'}, but only 0 of 100 are left today for this key. The quota resets at ${new Date(reset * 1000).toISOString()}.`,
        extras: { violated_policies: ['key'], limit: 100, remaining: 0, cost, reset },
      },
    );
    const wait = Number(headers['retry-after']);
    expect(headers['retry-after']).toMatch(/^[1-9]\d*$/);
    expect(wait).toBeLessThanOrEqual(Math.ceil(reset - requested / 1000));
    expect(wait).toBeGreaterThanOrEqual(Math.ceil(reset - Date.now() / 1000));
    if (operation.mayBeMissing) {
      await expectRefusal(
        fill(operation, 'nobody-at-all'),
        { key },
        {
          code: 'quota_exceeded',
          detail: /^This request costs 1 unit, but only 0 of 100 are left today/,
          extras: { violated_policies: ['key'], limit: 100, remaining: 0, cost: 1, reset },
        },
      );
    }
    // What is wrong for other reasons is said before what it would have cost.
    await expectRefusal(
      request('nothing=1'),
      { key },
      {
        code: 'unknown_parameter',
        detail: /"nothing"/,
        extras: { errors: expect.any(Array) },
      },
    );
  });
});

test('what the headers of all of them said is what was counted', async () => {
  expect(lastLeft.size).toBeGreaterThan(1);
  for (const [key, left] of lastLeft) {
    const { data } = (await service.get('/v1/usage', { key })).json;
    expect(data.key_units.remaining).toBe(left);
  }
});

test.each(['/metrics', '/nope', '/v2/x'])(
  'P1-19: suggests nothing for %s, which is near to nothing',
  async (path) => {
    const { status, json } = await service.get(path, { key: null });
    expect([status, json.code, json.did_you_mean]).toEqual([404, 'route_not_found', []]);
  },
);

test.each([
  ['chalice-dungeons', 'chalice-dungeons'],
  ['chalice-dungeons?page=2', 'chalice-dungeons'],
  ['runes/clawmark', 'runes'],
])(
  'a route that only another game has, %s, is named with that game and those that there are',
  async (path, name) => {
    const { status, json } = await service.get(`/v1/elden-ring/${path}`);
    expect([status, json.code]).toEqual([404, 'route_not_found']);
    expect(json.detail).toMatch(
      new RegExp(`^elden-ring has no ${name}; bloodborne has. elden-ring has armor, .*spells, .*weapons`),
    );
    expect(json.did_you_mean).toEqual([`/v1/bloodborne/${path.split('?')[0]}`]);
    const { json: openapi } = await service.get('/openapi.json', { key: null });
    expect(Object.keys(openapi.paths)).not.toContain(`/v1/elden-ring/${name}`);
  },
);

test.each([
  ['bosses', 'limit=5', ['page_size']],
  ['bosses', 'hp%5Bgte%5D=5', ['hp_min']],
  ['bosses', 'hp__lt=5', ['hp_max']],
  ['bosses', 'fields=hp', ['view']],
  ['bosses', 'order_by=hp', ['sort']],
  ['chalice-dungeons', 'hp_gt=5', []],
  ['bosses', 'sort_by=hp', ['sort']],
  ['bosses', 'locale=ja', ['lang']],
  ['bosses', 'version=1', ['dataset']],
  ['bosses', 'ids=gehrman', ['slugs']],
  ['search', 'query=moon', ['q']],
  ['search', 'size=5', ['page_size']],
  ['suggest', 'q=mo&page_size=5', ['limit']],
  ['lookup', 'table=EventFlag&event_flag=1', ['id']],
])('a parameter of other APIs in %s?%s means %j', async (list, query, meant) => {
  const { status, json } = await service.get(`/v1/bloodborne/${list}?${query}`);
  expect([status, json.code, json.errors[0].did_you_mean]).toEqual([400, 'unknown_parameter', meant]);
});

// Of `12,411,800`, each part is an id.
test.each(['12,011,800', '12.011.800', '12_011_800', '12 011 800'])(
  'the id %s is refused with how to write it',
  async (id) => {
    const { status, json } = await service.get(
      `/v1/bloodborne/lookup?table=EventFlag&id=${encodeURIComponent(id)}`,
    );
    expect([status, json.code, json.errors[0].name]).toEqual([400, 'invalid_parameter', 'id']);
    expect(json.detail).toMatch(/ Write a number without separators: 12011800\.$/);
  },
);

test.each(['bloodborne', 'elden-ring'])(
  'a list of %s that is searched by name leads to the search',
  async (gameId) => {
    const { json } = await service.get(`/v1/${gameId}/items?q=moon`);
    expect(json.detail).toMatch(new RegExp(` To find records by name, use /v1/${gameId}/search\\?q=…$`));
  },
);

test.each(['bloodborne', 'elden-ring'])('the beginning of routes of %s means all of them', async (gameId) => {
  const { status, json } = await service.get(`/v1/${gameId}/calc`);
  const { json: openapi } = await service.get('/openapi.json', { key: null });
  const calculators = Object.keys(openapi.paths).filter((path) => path.startsWith(`/v1/${gameId}/calc/`));
  expect(calculators.length).toBeGreaterThan(3);
  expect([status, [...json.did_you_mean].sort()]).toEqual([404, calculators.sort()]);
});

test('changes without a version are refused with what a version is', async () => {
  const { json } = await service.get('/v1/bloodborne/changes');
  expect(json.detail).toBe('since must be a version of the data (YYYY.M.N); got nothing.');
});
