import { createHash } from 'node:crypto';
import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import { createPersistedStore, hashOf } from '../../src/graphql/persisted.ts';
import { openTestService, sharedDatabase, type TestResponse, type TestService } from '../service.ts';
import { until } from '../until.ts';

/** What is remembered of queries, and what is not. */
let service: TestService;
beforeAll(async () => {
  service = await openTestService({}, { database: await sharedDatabase() });
});
afterAll(() => service.close());

const post = (body: object, key = service.key) =>
  service.get('/graphql', {
    method: 'POST',
    body: JSON.stringify(body),
    key,
    headers: { 'Content-Type': 'application/json' },
  });
const get = (query: string, headers: Record<string, string> = {}, key = service.key) =>
  service.get(`/graphql?${new URLSearchParams({ query })}`, { key, headers });
const dataStatements = () => service.takeStatements().filter((sql) => / bloodborne_\d/.test(sql));
const cost = ({ headers }: TestResponse) => headers['x-ratelimit-cost'];
/** Whether the last requests were cached. */
const cached = () =>
  service.emitted
    .splice(0)
    .flatMap((event) =>
      event.type === 'request' && event.operation.startsWith('graphql') ? event.cache : [],
    );
/** A response without the counters of its caller. */
function withoutCounters({ json }: TestResponse) {
  const { rateLimit: _own, ...extensions } = json.extensions;
  return { ...json, extensions };
}

const queries: readonly [string, object][] = [
  ['a record', { query: '{ boss(slug: "father-gascoigne") { name drops { name } } }' }],
  [
    'a list with variables',
    { query: 'query ($n: PageSize!) { items(page: { size: $n }) { data { name } } }', variables: { n: 3 } },
  ],
  [
    'one of several operations',
    { query: 'query A { games { id } } query B { games { name } }', operationName: 'B' },
  ],
  ['a record that does not exist', { query: '{ boss(slug: "father-gascogne") { name } }' }],
  ['introspection', { query: getIntrospectionQuery() }],
];

describe('a repeated query', () => {
  test.each(queries)('for %s has the same result, and is charged', async (_name, body) => {
    const key = await service.newKey('internal');
    const first = await post(body);
    dataStatements();
    service.emitted.length = 0;
    const second = await post(body, key);
    expect(cached()).toEqual(['hit']);
    expect(dataStatements()).toEqual([]);
    expect(second.status).toBe(200);
    expect(withoutCounters(second)).toEqual(withoutCounters(first));
    expect(second.json.extensions.rateLimit).toMatchObject({ remaining: 49_999, cost: 1 });
    // The members are in the same order, and the head of the body has the same bytes.
    const end = (text: string) => text.indexOf('"rateLimit"');
    expect(second.text.slice(0, end(second.text))).toBe(first.text.slice(0, end(first.text)));
  });

  test('is another with other variables, another operation, or in another game', async () => {
    const query =
      'query A($s: Slug!) { boss(slug: $s) { slug } } query B($s: Slug!) { boss(slug: $s) { name } }';
    const bodies = ['father-gascoigne', 'rom-the-vacuous-spider'].flatMap((s) =>
      ['A', 'B'].map((operationName) => ({ query, variables: { s }, operationName })),
    );
    for (const body of [...bodies, ...bodies].reverse()) {
      const { data } = (await post(body)).json;
      const name = body.operationName === 'A' ? 'slug' : 'name';
      expect(Object.keys(data.boss)).toEqual([name]);
      if (name === 'slug') expect(data.boss.slug).toBe(body.variables.s);
    }
    const at = async (path: string) =>
      (
        await service.get(
          `${path}?${new URLSearchParams({ query: '{ bosses(page: { size: 1 }) { data { slug } } }' })}`,
        )
      ).json.data;
    expect(await at('/graphql/elden-ring')).not.toEqual(await at('/graphql/bloodborne'));
    expect(await at('/graphql/bloodborne')).toEqual(await at('/graphql'));
  });

  test('is refused like any other if something else of the request is wrong', async () => {
    const query = '{ games { id } }';
    expect((await post({ query })).status).toBe(200);
    for (const wrong of [{ extensions: 'x' }, { operationName: 5 }, { variables: [1] }, { querry: 'x' }]) {
      const { status, json } = await post({ query, ...wrong });
      expect([status, json.errors[0].extensions.code]).toEqual([400, 'malformed_request']);
    }
  });

  test('runs again if some of its fields failed', async () => {
    const query = '{ games { id } bosses(filter: { locationSlug: "central-yharnan" }) { data { name } } }';
    for (let time = 0; time < 2; time += 1) {
      service.emitted.length = 0;
      const { json, headers } = await get(query);
      expect([json.errors.length, headers.etag, headers['cache-control']]).toEqual([
        1,
        undefined,
        'no-store',
      ]);
      expect(cached()).toEqual(['miss']);
    }
  });

  test('by an id is refused once the operation is retired', async () => {
    const store = createPersistedStore(service.database);
    const body = 'query resultsOfRetired { games { id } }';
    const id = hashOf(body);
    await store.register([{ id, name: 'resultsOfRetired', description: '', body }], new Date());
    await until('the operation is known', async () => (await post({ id })).json.data !== undefined);
    expect((await post({ id })).json.data.games).not.toEqual([]);
    await store.retire(id);
    await until('the operation is retired', async () => (await post({ id })).json.errors !== undefined);
    expect((await post({ id })).json.errors[0].extensions.code).toBe('query_refused');
  });
});

test('a text that is refused is refused by its hash, too', async () => {
  const query = `{ ${Array.from({ length: 21 }, (_none, index) => `a${index}: games { id }`).join(' ')} }`;
  const sha256Hash = createHash('sha256').update(query).digest('hex');
  const extensions = { persistedQuery: { version: 1, sha256Hash } };
  for (const body of [{ query, extensions }, { extensions }, { id: sha256Hash }]) {
    const { json } = await post(body);
    expect([json.data, json.errors[0].extensions.limit]).toEqual([undefined, 'aliases']);
  }
});

describe('GET is conditional', () => {
  const query = '{ boss(slug: "rom-the-vacuous-spider") { name hp } }';

  test('a client that has the result gets a 304 for nothing, whatever the coding', async () => {
    const full = await get(query);
    expect(full.headers).toMatchObject({
      etag: expect.stringMatching(/^W\/"[\w-]{27}"$/),
      'cache-control': 'private, max-age=300',
      vary: 'Accept-Encoding, Authorization, X-API-Key, Accept',
    });
    const etag = full.headers.etag!;
    for (const field of [etag, etag.slice(2), `"x", ${etag}`]) {
      const { status, headers, body } = await get(query, {
        'If-None-Match': field,
        'Accept-Encoding': 'gzip',
      });
      expect([status, body.length, headers.etag, headers['x-ratelimit-cost']]).toEqual([304, 0, etag, '0']);
      expect(headers['cache-control']).toBe('private, max-age=300');
    }
    const any = await get(query, { 'If-None-Match': '*' });
    expect([any.status, cost(any)]).toEqual([304, '1']);
  });

  test('the tag is that of the query and its result', async () => {
    const { etag = '' } = (await get(query)).headers;
    const other = await get(query.replace('hp', 'reward'), { 'If-None-Match': etag });
    expect([other.status, cost(other)]).toEqual([200, '1']);
    const fresh = await openTestService({}, { database: service.database });
    const again = await fresh.get(`/graphql?${new URLSearchParams({ query })}`, {
      headers: { 'If-None-Match': etag },
    });
    expect(again.status).toBe(304);
    await fresh.service.close();
  });

  test('a POST has no tag, and the condition of one is ignored', async () => {
    const { etag = '' } = (await get(query)).headers;
    const response = await service.get('/graphql', {
      method: 'POST',
      body: JSON.stringify({ query }),
      headers: { 'Content-Type': 'application/json', 'If-None-Match': etag },
    });
    expect([response.status, response.headers.etag, response.headers['cache-control']]).toEqual([
      200,
      undefined,
      'no-store',
    ]);
  });
});

describe('many queries of one key at once', () => {
  function send(at: TestService, key: string, count: number): Promise<number[]> {
    const agent = new Agent({ keepAlive: true });
    const headers = { 'X-API-Key': key, 'Content-Type': 'application/json' };
    const one = (index: number) =>
      new Promise<number>((resolve, reject) => {
        request(`${at.url}/graphql`, { agent, method: 'POST', headers }, (res) => {
          res.resume().on('end', () => resolve(res.statusCode!));
        })
          .on('error', reject)
          .end(JSON.stringify({ query: `{ bosses(sort: random, seed: "${index}") { data { name } } }` }));
      });
    return Promise.all(Array.from({ length: count }, (_none, index) => one(index))).finally(() =>
      agent.destroy(),
    );
  }

  test('a hundred are served', async () => {
    const statuses = await send(service, await service.newKey('internal'), 100);
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  test('those that find no place are free, and no free work either', async () => {
    const full = await openTestService(
      {},
      { database: service.database, bounds: { graphqlWaiting: { all: 1, ofKey: 0 } } },
    );
    // As free work, fewer would use up all that a key can save.
    const statuses = await send(full, full.key, 120);
    expect(new Set(statuses)).toEqual(new Set([503]));
    const { status, headers } = await full.get('/v1/usage');
    expect([status, headers['x-ratelimit-remaining']]).toEqual([200, '50000']);
    await full.service.close();
  });
});
