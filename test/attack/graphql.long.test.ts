import v8 from 'node:v8';
import vm from 'node:vm';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type DocumentNode, parse } from 'graphql';
import { createTextCache } from '../../src/graphql/text-cache.ts';
import { abuses } from '../graphql/abuse.ts';
import { openTestService, type TestService } from '../service.ts';
import { until } from '../until.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
  // The first query loads what /graphql needs.
  await post({ query: '{ games { id } }' });
});
afterAll(() => service.close());

/** A response, with the problem of a refused request as its JSON. */
const post = async (body: unknown, on: TestService = service, key = on.key) => {
  const response = await on.get('/graphql', {
    method: 'POST',
    key,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Accept: 'application/graphql-response+json' },
  });
  const { json } = response;
  return { ...response, json: json.errors && !json.data ? json.errors[0].extensions : json };
};
const dataStatements = () => service.takeStatements().filter((sql) => / bloodborne_\d/.test(sql));
const errors = () => service.emitted.filter(({ type }) => type === 'error');

/** Processor time that some work takes in this process, in milliseconds. */
async function processorMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The least of some texts that are not remembered: what else this process does meanwhile counts, too. */
async function leastMs({ query, variables }: (typeof abuses)[number], key: string): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 4; round += 1)
    times.push(await processorMs(() => post({ query: `${query}#${round}${key}`, variables }, service, key)));
  return Math.min(...times);
}

describe('a bomb', () => {
  const served = abuses.find(({ name }) => name === 'every part of every record under 19 names')!;
  let boundMs: number;
  beforeAll(async () => {
    expect((await post({ query: served.query })).json.data).toBeDefined();
    // On a slow machine everything takes longer, also what is served.
    boundMs = Math.max(200, 2.5 * (await leastMs(served, await service.newKey('internal'))));
  });

  test.each(abuses.map((abuse) => [abuse.name, abuse] as const))(
    '%s ends within 200 ms of processor time, or 2.5 times that of the largest response that is served',
    async (_name, abuse) => {
      expect(await leastMs(abuse, await service.newKey('internal'))).toBeLessThan(boundMs);
    },
  );
});

describe('H2: a query that explodes', () => {
  const scalars =
    'slug name kind grade category shape rating primaryEffect secondaryEffects availability wikiUrl';
  const provenance =
    'provenance { sources { kind source } fields { field source note } externalIds { table ids } }';
  const query = (aliases: number) => {
    const parts = Array.from({ length: aliases }, (_each, index) => `p${index}: ${provenance}`);
    return `{ bloodGemFamily(slug: "tempering-physical-atk-up") { gems { family { gems { family { gems { ${scalars} ${parts.join(' ')} } } } } } } }`;
  };

  test.each([0, 4, 10, 20])('H2: with %i aliases it is stopped at once, and is free', async (aliases) => {
    const { status, json: problem, headers, text } = await post({ query: query(aliases) });
    // 23 gems, each with a family of 23, each with a family of 23.
    expect([status, problem.code, problem.reason]).toEqual([400, 'query_refused', 'limit']);
    expect(['rows', 'values']).toContain(problem.limit);
    expect(problem.found).toBeLessThan(problem.allowed * 2);
    expect(headers['x-ratelimit-cost']).toBe('0');
    expect(text.length).toBeLessThan(2_000);
  });

  test('H2: a response beyond the bound is refused while it is made, and costs nothing', async () => {
    const bounded = await openTestService(
      {},
      { database: service.database, bounds: { graphqlBytes: 20_000 } },
    );
    const large = '{ items(page: { size: 100 }) { data { name effect acquisition { notes } } } }';
    const { status, json: problem, headers } = await post({ query: large }, bounded);
    expect([status, problem.code, problem.limit, problem.allowed]).toEqual([
      400,
      'query_refused',
      'bytes',
      20_000,
    ]);
    expect(problem.found).toBeGreaterThan(20_000);
    expect(headers['x-ratelimit-cost']).toBe('0');
    const small = await post({ query: '{ items(page: { size: 10 }) { data { name } } }' }, bounded);
    expect([small.status, small.json.errors]).toEqual([200, undefined]);
    expect(bounded.emitted.filter(({ type }) => type === 'error')).toEqual([]);
    await bounded.service.close();
  });

  test('H2: time is bounded', async () => {
    const hurried = await openTestService({}, { database: service.database, bounds: { graphqlMs: 10 } });
    // 1,344 rows, which take many times as long on any machine.
    const large =
      '{ locations(page: { size: 20 }) { data { foundHere { notes record { ... on GameRecord { name } } } } } }';
    const { status, json: problem } = await post({ query: large }, hurried);
    expect([status, problem.code, problem.limit]).toEqual([400, 'query_refused', 'milliseconds']);
    await hurried.service.close();
  });
});

describe('L1: text that Postgres refuses', () => {
  const slug = (value: string) => ({
    query: 'query ($slug: Slug!) { boss(slug: $slug) { name } }',
    variables: { slug: value },
  });
  const cases: [string, unknown][] = [
    ['a NUL in a slug', { query: '{ boss(slug: "a\\u0000b") { name } }' }],
    ['a NUL in a filter', { query: '{ npcs(filter: { locationSlug: "\\u0000" }) { data { name } } }' }],
    ['a NUL in a search', { query: '{ search(q: "be\\u0000ast") { data { name } } }' }],
    ['a NUL in a block string', { query: '{ boss(slug: """a\u0000b""") { name } }' }],
    ['a NUL in a default', { query: 'query ($s: Slug! = "a\\u0000") { boss(slug: $s) { name } }' }],
    ['a NUL in a variable', slug('a\u0000b')],
    ['half a pair in a variable', slug('a\ud83db')],
    ['the other half in a variable', slug('\udc8a')],
    [
      'half a pair in a search',
      {
        query: 'query ($q: SearchText!) { search(q: $q) { data { name } } }',
        variables: { q: 'beast\ud83d' },
      },
    ],
    [
      'a NUL inside a list of a variable',
      {
        query: 'query ($t: SearchTypes) { search(q: "xy", types: $t) { data { name } } }',
        variables: { t: ['boss', '\u0000'] },
      },
    ],
  ];

  test.each(cases)('L1: %s is a 400 and no error of the service', async (_name, body) => {
    service.emitted.length = 0;
    dataStatements();
    const { status, json: problem } = await post(body);
    expect(status).toBe(400);
    expect(['invalid_parameter', 'query_refused']).toContain(problem.code);
    expect(errors()).toEqual([]);
    expect(dataStatements()).toEqual([]);
  });

  test('L1: a whole pair is text', async () => {
    expect((await post(slug('\ud83d\udc8a'))).json.data).toEqual({ boss: null });
  });
});

describe('L2: the cache of parsed queries', () => {
  v8.setFlagsFromString('--expose-gc');
  const collectGarbage = vm.runInNewContext('gc') as () => void;
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
      (_each, at) => `a${at}x${index}: boss(slug: "some-slug-${index}-${at}") { slug name hp }`,
    );
  const shapes: [string, (index: number) => string][] = [
    ['dense', (index) => `{ bosses { data { a${index}: hp ${'hp '.repeat(900)} } } }`],
    ['with arguments', (index) => `{ ${roots(index).join(' ')} }`],
    ['of comments', (index) => `query Q${index} { games { id name } } # ${'x'.repeat(2_000)}`],
  ];

  test.each(shapes)('L2: the cache of queries %s takes at most its limit', async (_name, shape) => {
    const cache = createTextCache<DocumentNode>(1e9);
    const before = await heapUsed();
    for (let index = 0; index < 400; index += 1) cache.set(shape(index), parse(shape(index)));
    expect((await heapUsed()) - before).toBeLessThan(cache.calculatedSize);
  });
});

describe('L3: variables in errors', () => {
  const page = 'query ($n: PageSize!) { bosses(page: { size: $n }) { data { name } } }';

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
    service.emitted.length = 0;
    const { status, json: problem } = await post(
      `{"query":${JSON.stringify(page)},"variables":{"n":${nested}}}`,
    );
    expect([status, problem.code]).toEqual([400, 'malformed_request']);
    expect(problem.detail.length).toBeLessThan(1_000);
    expect(errors()).toEqual([]);
  });
});

describe('A5: queries that wait', () => {
  const query = (index: number) =>
    `{ a${index}: locations(page: { size: 26 }) { data { foundHere { notes record { __typename ... on GameRecord { name } } } } } }`;
  const send = (key: string, text: string) =>
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
    let responded = 0;
    const flood = Array.from({ length: 40 }, (_each, index) =>
      send(flooder, query(index)).finally(() => (responded += 1)),
    );
    await Promise.race(flood);
    const before = responded;
    expect(await send(other, '{ games { id a5: name } }')).toBe(200);
    // Those under way, and one in its turn; responses that were sent meanwhile may still be on their way to this
    // thread.
    expect(responded - before).toBeLessThan(12);
    expect(new Set(await Promise.all(flood))).toEqual(new Set([200]));
  });

  test('A5: of one key take a part of the places only', async () => {
    const waiting = await openTestService(
      { CACHE_MB: '0' },
      { database: service.database, bounds: { graphqlWaiting: { all: 100, ofKey: 50 } } },
    );
    const [flooder, other] = [await waiting.newKey('internal'), await waiting.newKey('internal')];
    const send = (key: string) => post({ query: query(0) }, waiting, key).then(({ status }) => status);
    for (const key of [flooder, other]) await send(key);
    // No query completes until all have arrived.
    const { client } = service.database.knex;
    const { acquireConnection } = client;
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    client.acquireConnection = () => gate.then(() => acquireConnection.call(client));
    const statuses: number[] = [];
    const flood = Array.from({ length: 60 }, () => send(flooder).then((status) => statuses.push(status)));
    // Two run and fifty wait.
    await until('the others are refused', () => statuses.length === 8);
    expect(new Set(statuses)).toEqual(new Set([503]));
    const meanwhile = send(other);
    open();
    await Promise.all(flood);
    client.acquireConnection = acquireConnection;
    expect(statuses.filter((status) => status === 200)).toHaveLength(52);
    expect(await meanwhile).toBe(200);
    await waiting.service.close();
  });
});
