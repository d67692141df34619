import v8 from 'node:v8';
import vm from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { schema } from '../../src/graph/schema.ts';
import { createLimiter } from '../../src/graphql/limits.ts';
import { openTestService, type TestService } from '../service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
  // The first query reads the statistics of the release.
  await post({ query: '{ games { id } }' });
});
afterAll(() => service.close());

/** An answer, with the problem of a refused request as its JSON. */
const post = async (body: unknown, on: TestService = service) => {
  const answer = await on.get('/graphql', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Accept: 'application/graphql-response+json' },
  });
  const { json } = answer;
  return { ...answer, json: json.data === undefined ? json.errors[0].extensions : json };
};
const dataStatements = () =>
  service.takeStatements().filter((sql) => /release_id/.test(sql) && !/current_release/.test(sql));
const faults = () => service.observed.filter(({ type }) => type === 'fault');

describe('H2: a query that explodes', () => {
  const scalars =
    'slug name kind grade category shape rating primaryEffect secondaryEffects availability wikiUrl';
  const provenance =
    'provenance { sources { kind source } fields { field source note } externalIds { name ids } }';
  const query = (aliases: number) => {
    const parts = Array.from({ length: aliases }, (_each, index) => `p${index}: ${provenance}`);
    return `{ bloodGemFamily(gameId: "bloodborne", slug: "tempering-physical-atk-up") { gems { family { gems { family { gems { ${scalars} ${parts.join(' ')} } } } } } } }`;
  };

  test.each([0, 4, 10, 20])('H2: with %i aliases it is refused before anything is read', async (aliases) => {
    dataStatements();
    const { status, json: problem, headers } = await post({ query: query(aliases) });
    expect([status, problem.code, problem.limit, problem.allowed]).toEqual([
      400,
      'query_refused',
      'cost',
      2_000,
    ]);
    // 23 gems, each with a family of 23, each with a family of 23.
    expect(problem.found).toBeGreaterThanOrEqual(1 + 2 * (23 + 23 ** 2) + 23 ** 3 - 23);
    expect(problem.costliest).toBe('bloodGemFamily.gems.family.gems.family.gems with 12,167');
    expect(headers['x-ratelimit-cost']).toBe('0');
    expect(dataStatements()).toEqual([]);
  });

  test('H2: each alias of a part has its price', async () => {
    const found = async (aliases: number) => (await post({ query: query(aliases) })).json.found;
    const [none, four, twenty] = [await found(0), await found(4), await found(20)];
    expect(four).toBeGreaterThan(none * 2);
    expect(twenty - none).toBeGreaterThan((four - none) * 4.9);
  });

  test('H2: an answer beyond the bound is refused while it is made, and costs nothing', async () => {
    const bounded = await openTestService({ GRAPHQL_ANSWER_BYTES: '20000' }, { database: service.database });
    const large = '{ items(gameId: "bloodborne", pageSize: 100) { name effect acquisition { notes } } }';
    const { status, json: problem, headers } = await post({ query: large }, bounded);
    expect([status, problem.code, problem.limit, problem.allowed]).toEqual([
      400,
      'query_refused',
      'bytes',
      20_000,
    ]);
    expect(problem.found).toBeGreaterThan(20_000);
    expect(headers['x-ratelimit-cost']).toBe('0');
    const small = await post({ query: '{ items(gameId: "bloodborne", pageSize: 10) { name } }' }, bounded);
    expect([small.status, small.json.errors]).toEqual([200, undefined]);
    expect(bounded.observed.filter(({ type }) => type === 'fault')).toEqual([]);
    await bounded.service.close();
  });

  test('H2: time is bounded', async () => {
    const hurried = await openTestService({ GRAPHQL_TIME_MS: '10' }, { database: service.database });
    // 1,344 rows, which take many times as long on any machine.
    const large =
      '{ locations(gameId: "bloodborne", pageSize: 20) { foundHere { notes subject { ... on Record { name } } } } }';
    const { status, json: problem } = await post({ query: large }, hurried);
    expect([status, problem.code, problem.limit]).toEqual([400, 'query_refused', 'milliseconds']);
    await hurried.service.close();
  });
});

describe('L1: text that Postgres refuses', () => {
  const slug = (value: string) => ({
    query: 'query ($slug: Slug!) { boss(gameId: "bloodborne", slug: $slug) { name } }',
    variables: { slug: value },
  });
  const cases: [string, unknown][] = [
    ['a NUL in a slug', { query: '{ boss(gameId: "bloodborne", slug: "a\\u0000b") { name } }' }],
    ['a NUL in a game', { query: '{ boss(gameId: "blood\\u0000borne", slug: "a") { name } }' }],
    ['a NUL in a filter', { query: '{ npcs(gameId: "bloodborne", locationSlug: "\\u0000") { name } }' }],
    ['a NUL in a search', { query: '{ search(gameId: "bloodborne", q: "be\\u0000ast") { name } }' }],
    ['a NUL in a block string', { query: '{ boss(gameId: "bloodborne", slug: """a\u0000b""") { name } }' }],
    [
      'a NUL in a default',
      { query: 'query ($s: Slug! = "a\\u0000") { boss(gameId: "bloodborne", slug: $s) { name } }' },
    ],
    ['a NUL in a variable', slug('a\u0000b')],
    ['half a pair in a variable', slug('a\ud83db')],
    ['the other half in a variable', slug('\udc8a')],
    [
      'half a pair in a search',
      {
        query: 'query ($q: SearchText!) { search(gameId: "bloodborne", q: $q) { name } }',
        variables: { q: 'beast\ud83d' },
      },
    ],
    [
      'a NUL inside a list of a variable',
      {
        query: 'query ($t: SearchTypes) { search(gameId: "bloodborne", q: "xy", types: $t) { name } }',
        variables: { t: ['boss', '\u0000'] },
      },
    ],
    [
      'a NUL in a variable that nothing uses',
      { query: '{ games { id } }', variables: { x: { y: ['\u0000'] } } },
    ],
  ];

  test.each(cases)('L1: %s is a 400 and no fault', async (_name, body) => {
    service.observed.length = 0;
    dataStatements();
    const { status, json: problem } = await post(body);
    expect(status).toBe(400);
    expect(['invalid_parameter', 'query_refused']).toContain(problem.code);
    expect(faults()).toEqual([]);
    expect(dataStatements()).toEqual([]);
  });

  test('L1: a whole pair is text', async () => {
    expect((await post(slug('\ud83d\udc8a'))).json.data).toEqual({ boss: null });
  });
});

describe('L2: the cache of checked queries', () => {
  v8.setFlagsFromString('--expose-gc');
  const collectGarbage = vm.runInNewContext('gc') as () => void;
  const limiter = createLimiter(schema);
  const heapUsed = async () => {
    for (let round = 0; round < 4; round += 1) {
      collectGarbage();
      await new Promise((resolve) => setImmediate(resolve));
    }
    return process.memoryUsage().heapUsed;
  };
  const roots = (index: number) =>
    Array.from(
      { length: 19 },
      (_each, at) =>
        `a${at}x${index}: boss(gameId: "bloodborne", slug: "some-slug-${index}-${at}") { slug name hp }`,
    );
  const shapes: [string, (index: number) => string][] = [
    ['dense', (index) => `{ bosses(gameId: "bloodborne") { a${index}: hp ${'name '.repeat(90)} } }`],
    ['with arguments', (index) => `{ ${roots(index).join(' ')} }`],
    ['of comments', (index) => `query Q${index} { games { id name } } # ${'x'.repeat(2_000)}`],
  ];

  test.each(shapes)('L2: a checked query %s takes about the memory that it says', async (_name, shape) => {
    limiter.check(shape(999));
    const before = await heapUsed();
    let declared = 0;
    const kept = Array.from({ length: 400 }, (_each, index) => {
      const text = shape(index);
      const query = limiter.check(text);
      declared += query.bytes + text.length * 2;
      return query;
    });
    const used = (await heapUsed()) - before;
    expect(kept).toHaveLength(400);
    expect(used).toBeLessThan(declared * 1.5);
    expect(used).toBeGreaterThan(declared * 0.2);
  });
});

describe('L3: variables in errors', () => {
  const page = 'query ($n: PageSize!) { bosses(gameId: "bloodborne", pageSize: $n) { name } }';

  test.each([
    ['a long string', 'x'.repeat(60_000)],
    ['a long string of quotes', '"'.repeat(30_000)],
    ['an object with a long string', { a: 'x'.repeat(60_000) }],
    ['a list of long strings', Array.from({ length: 90 }, () => 'y'.repeat(600))],
  ])('L3: %s is not repeated at length', async (_name, n) => {
    const { status, text, json: problem } = await post({ query: page, variables: { n } });
    expect([status, problem.code]).toEqual([400, 'invalid_parameter']);
    expect(problem.detail).toMatch(/^Variable "\$n" got invalid value /);
    expect(text.length).toBeLessThan(2_000);
  });

  test.each([
    ['lists', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
    ['objects', `${'{"a":'.repeat(9_000)}1${'}'.repeat(9_000)}`],
  ])('L3: %s inside each other are a clear 400', async (_name, nested) => {
    service.observed.length = 0;
    const { status, json: problem } = await post(
      `{"query":${JSON.stringify(page)},"variables":{"n":${nested}}}`,
    );
    expect([status, problem.code, problem.limit, problem.allowed]).toEqual([
      400,
      'query_refused',
      'nesting',
      10,
    ]);
    expect(problem.detail).toMatch(/inside each other/);
    expect(faults()).toEqual([]);
  });
});

describe('A5: queries that wait', () => {
  const query = (index: number) =>
    `{ a${index}: locations(gameId: "bloodborne", pageSize: 26) { foundHere { notes subject { __typename ... on Record { name } } } } }`;
  const ask = (key: string, text: string) =>
    service
      .get('/graphql', {
        key,
        method: 'POST',
        body: JSON.stringify({ query: text }),
        headers: { 'Content-Type': 'application/json', Accept: 'application/graphql-response+json' },
      })
      .then(({ status }) => status);

  test('A5: of one key do not come before those of another', async () => {
    const [flooder, other] = [await service.newKey('internal'), await service.newKey('internal')];
    let answered = 0;
    const flood = Array.from({ length: 40 }, (_each, index) =>
      ask(flooder, query(index)).finally(() => (answered += 1)),
    );
    await Promise.race(flood);
    const before = answered;
    expect(await ask(other, '{ games { id a5: name } }')).toBe(200);
    // Those under way, and one in its turn; what has been answered meanwhile may be on its way to this thread.
    expect(answered - before).toBeLessThan(12);
    expect(new Set(await Promise.all(flood))).toEqual(new Set([200]));
  });

  test('A5: of one key take a part of the places only', async () => {
    const [flooder, other] = [await service.newKey('internal'), await service.newKey('internal')];
    const flood = Array.from({ length: 64 }, (_each, index) => ask(flooder, query(100 + index)));
    const meanwhile = ask(other, '{ games { id b5: name } }');
    const statuses = await Promise.all(flood);
    expect([...new Set(statuses)].sort()).toEqual([200, 503]);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(50);
    expect(await meanwhile).toBe(200);
  });
});
