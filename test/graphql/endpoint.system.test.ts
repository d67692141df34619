import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { bloodborne, checkRegistered, schema } from '../bloodborne.ts';
import { operationOf, priceOf } from '../../src/graphql/limits.ts';
import { loadPersisted } from '../../src/graphql/persisted.ts';
import { loadOperations, queriesOf } from '../../src/rest/operations.ts';
import { fromRoot } from '../../src/root.ts';
import { gameIds } from '../games.ts';
import { openTestService, sharedDatabase, type TestResponse, type TestService } from '../service.ts';
import { abuses } from './abuse.ts';

const noon = Date.UTC(2026, 10, 21, 12);
let service: TestService;
beforeAll(async () => {
  service = await openTestService({}, { database: await sharedDatabase(), now: () => noon });
});
afterAll(() => service.close());

const json = { 'Content-Type': 'application/json' };
const post = (body: unknown, options: { key?: string | null; headers?: Record<string, string> } = {}) =>
  service.get('/graphql', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...options,
    headers: { ...json, ...options.headers },
  });
const send = (params: Record<string, string>) => service.get(`/graphql?${new URLSearchParams(params)}`);
const dataStatements = () => service.takeStatements().filter((sql) => / bloodborne_\d/.test(sql));
/** The problem of a refused request, from the extensions of its errors. */
const problemIn = ({ json: { data, errors } }: TestResponse) => {
  expect([data, errors.length > 0]).toEqual([undefined, true]);
  for (const { message } of errors) expect(message).toEqual(expect.any(String));
  return errors[0].extensions;
};
const gascoigne = '{ boss(slug: "father-gascoigne") { name } }';

describe('who may send queries', () => {
  test('nobody without a key', async () => {
    const response = await post({ query: gascoigne }, { key: null });
    expect([response.status, problemIn(response).code]).toEqual([401, 'missing_api_key']);
    expect(response.headers['www-authenticate']).toMatch(/^Bearer /);
  });

  test.each(['free', 'standard'] as const)('no key of plan %s, and it is not charged', async (plan) => {
    const key = await service.newKey(plan);
    const response = await post({ query: gascoigne }, { key });
    expect([response.status, problemIn(response).code]).toEqual([403, 'plan_not_allowed']);
    expect(response.headers['x-ratelimit-cost']).toBe('0');
  });

  test('the route is not there when it is switched off', async () => {
    const off = await openTestService({ GRAPHQL: 'off' }, { database: service.database });
    const { status } = await off.get('/graphql', { method: 'POST', body: '{}' });
    const page = await off.get('/graphql', { headers: { Accept: 'text/html' } });
    expect([status, page.status]).toEqual([404, 404]);
    await off.service.close();
  });
});

describe('a response', () => {
  test('to POST and GET alike, with cost and rate limit, for one unit', async () => {
    const key = await service.newKey('internal');
    const first = await post({ query: gascoigne }, { key });
    expect(first.status).toBe(200);
    expect(first.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.json).toEqual({
      data: { boss: { name: 'Father Gascoigne' } },
      extensions: {
        cost: 1,
        rateLimit: { policy: 'key', limit: 50_000, remaining: 49_999, reset: 1_795_305_600, cost: 1 },
      },
    });
    expect(first.headers['x-ratelimit-remaining']).toBe('49999');
    const second = await service.get(`/graphql?query=${encodeURIComponent(gascoigne)}`, { key });
    expect(second.json.data).toEqual(first.json.data);
    expect(second.json.extensions.rateLimit.remaining).toBe(49_998);
  });

  test('takes variables and an operation name, over GET as JSON', async () => {
    const query = 'query One($slug: Slug!) { boss(slug: $slug) { slug } } query Two { games { id } }';
    const variables = { slug: 'father-gascoigne' };
    const one = await post({ query, variables, operationName: 'One' });
    expect(one.json.data.boss.slug).toBe('father-gascoigne');
    const two = await send({ query, variables: JSON.stringify(variables), operationName: 'Two' });
    expect(two.json.data).toEqual({ games: gameIds.map((id) => ({ id })) });
    expect(problemIn(await post({ query }))).toMatchObject({ code: 'query_refused', limit: 'operations' });
    expect(problemIn(await post({ query, operationName: 'on' })).did_you_mean).toEqual(['One']);
  });

  test('carries the codes of the registry on each error, and what else there is', async () => {
    const { status, json: response } = await post({
      query: '{ games { id } bosses(filter: { locationSlug: "central-yharnan" }) { data { name } } }',
    });
    expect(status).toBe(200);
    expect(response.errors).toEqual([
      {
        message: expect.stringContaining('must name a location; got central-yharnan. Did you mean'),
        locations: [{ line: 1, column: 70 }],
        path: ['bosses', 'data'],
        extensions: expect.objectContaining({ code: 'unknown_reference', status: 400 }),
      },
    ]);
  });

  test('is that of the game of the path, whose schema has no other', async () => {
    const at = (path: string) => service.get(`${path}?query=${encodeURIComponent(gascoigne)}`);
    expect((await at('/graphql/bloodborne')).json.data).toEqual((await at('/graphql')).json.data);
    const unknown = await at('/graphql/bloodborn');
    expect([unknown.status, problemIn(unknown)]).toMatchObject([
      404,
      { code: 'game_not_found', did_you_mean: ['bloodborne'], available_games: gameIds },
    ]);
    const { text } = await service.get('/graphql/bloodborne?sdl');
    expect(text).toBe((await service.get('/graphql?sdl')).text);
  });

  test('is media type application/graphql-response+json for clients that accept it, and compressed', async () => {
    const { headers } = await post(
      { query: '{ bosses { data { description } } }' },
      { headers: { Accept: 'application/graphql-response+json', 'Accept-Encoding': 'gzip' } },
    );
    expect(headers['content-type']).toBe('application/graphql-response+json; charset=utf-8');
    expect(headers['content-encoding']).toBe('gzip');
  });

  test('allows POST in a preflight', async () => {
    const { headers } = await service.get('/graphql', { method: 'OPTIONS', key: null });
    expect(headers['access-control-allow-methods']).toBe('GET, HEAD, POST, OPTIONS');
    const { status, headers: of } = await service.get('/graphql', { method: 'PUT' });
    expect([status, of.allow]).toEqual([405, 'GET, HEAD, POST, OPTIONS']);
  });
});

describe('a refusal shows what would be accepted', () => {
  test.each([11, 3_000, 20_000])('variables of %i levels: how many are allowed', async (levels) => {
    const nested = `${'['.repeat(levels)}${']'.repeat(levels)}`;
    const text = JSON.stringify({ query: '{ games { id } }', variables: { s: 0 } });
    const { message, extensions } = (await post(text.replace('0', nested))).json.errors[0];
    expect([extensions.code, message]).toEqual([
      'malformed_request',
      'variables must have at most 10 levels of lists and objects.',
    ]);
  });

  test('a value of no closed set: all values', async () => {
    const { json: openapi } = await service.get('/openapi.json', { key: null });
    const { parameters } = openapi.paths['/v1/bloodborne/compare'].get;
    const kinds = parameters.find(({ name }: { name: string }) => name === 'kind').schema.enum;
    const response = await post({ query: '{ compare(kind: level_cost, slugs: ["a", "b"]) { kind } }' });
    expect(problemIn(response).errors[0].allowed).toEqual(kinds);
  });
});

describe('what never reaches execution is a GraphQL response without data, and free', () => {
  const cases: [string, () => Promise<TestResponse>, number, string][] = [
    ['a batch', () => post([{ query: gascoigne }, { query: gascoigne }]), 400, 'malformed_request'],
    ['no JSON', () => post('{'), 400, 'malformed_request'],
    ['a body that is a number', () => post('1'), 400, 'malformed_request'],
    ['variables that are a list', () => post({ query: gascoigne, variables: [1] }), 400, 'malformed_request'],
    ['a query that is a number', () => post({ query: 1 }), 400, 'malformed_request'],
    ['no query', () => post({}), 400, 'missing_parameter'],
    [
      'a form',
      () => post('query=x', { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }),
      415,
      'unsupported_media_type',
    ],
    ['a body of 65 KiB', () => post({ query: `# ${'x'.repeat(66_000)}` }), 413, 'payload_too_large'],
    [
      'a query string beside a body',
      () => service.get('/graphql?id=x', { method: 'POST', body: '{}', headers: json }),
      400,
      'malformed_request',
    ],
    ['an unknown parameter', () => send({ querry: gascoigne }), 400, 'unknown_parameter'],
    [
      'a parameter twice',
      () => service.get('/graphql?query=%7Bgames%7Bid%7D%7D&query=x'),
      400,
      'malformed_request',
    ],
    [
      'variables that are no JSON',
      () => send({ query: gascoigne, variables: '{' }),
      400,
      'malformed_request',
    ],
    [
      'a variable of a wrong type',
      () =>
        post({
          query: 'query ($n: PageSize!) { bosses(page: { size: $n }) { data { name } } }',
          variables: { n: 101 },
        }),
      400,
      'invalid_parameter',
    ],
    [
      'a missing variable',
      () => post({ query: 'query ($s: Slug!) { boss(slug: $s) { name } }' }),
      400,
      'invalid_parameter',
    ],
    ['an unknown field', () => post({ query: '{ bosss { name } }' }), 400, 'query_refused'],
    [
      'an alias that no response can have',
      () => post({ query: '{ games { then: name } }' }),
      400,
      'query_refused',
    ],
    ['a mutation', () => post({ query: 'mutation { x }' }), 400, 'query_refused'],
  ];

  test.each(cases)('%s', async (_name, send, expectedStatus, code) => {
    dataStatements();
    const response = await send();
    const { status, headers } = response;
    const problem = problemIn(response);
    // What is wrong with the query alone is a 200 for clients of `application/json`.
    const isOfQuery = ['query_refused', 'invalid_parameter'].includes(code);
    expect([status, problem.status, problem.code]).toEqual([
      isOfQuery ? 200 : expectedStatus,
      expectedStatus,
      code,
    ]);
    expect(problem.request_id).toBe(headers['x-request-id']);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-ratelimit-cost']).toBe('0');
    expect(headers['x-ratelimit-limit']).toBe('50000');
    expect(dataStatements()).toEqual([]);
  });

  test('a chunked body beyond the limit is not read to its end', async () => {
    const outcome = await new Promise<number>((resolve, reject) => {
      const req = request(
        {
          port: service.port,
          host: '127.0.0.1',
          path: '/graphql',
          method: 'POST',
          headers: { ...json, 'X-API-Key': service.key },
        },
        (res) => resolve(res.statusCode!),
      );
      req.on('error', reject);
      for (let index = 0; index < 8; index += 1) req.write(' '.repeat(16_384));
      req.end();
    });
    expect(outcome).toBe(413);
  });

  test('every abusive query that is not small, without a statement about data where its text shows it', async () => {
    const before = (await service.get('/v1/usage')).headers['x-ratelimit-remaining'];
    for (const { query, variables, limit, name } of abuses) {
      if (name === 'nothing at all' || limit === undefined) continue;
      dataStatements();
      const response = await post(
        { query, variables },
        { headers: { Accept: 'application/graphql-response+json' } },
      );
      const problem = problemIn(response);
      expect([name, response.status, problem.code, problem.limit]).toEqual([
        name,
        400,
        'query_refused',
        limit,
      ]);
      expect(response.text.length).toBeLessThan(20_000);
      expect(response.headers['content-type']).toBe('application/graphql-response+json; charset=utf-8');
      expect(response.headers['x-ratelimit-cost']).toBe('0');
      // Rows and values are counted while they are loaded.
      if (limit !== 'rows' && limit !== 'values') expect([name, dataStatements()]).toEqual([name, []]);
    }
    expect((await service.get('/v1/usage')).headers['x-ratelimit-remaining']).toBe(before);
  });

  test.each(abuses.filter(({ limit }) => limit === undefined).map((abuse) => [abuse.name, abuse] as const))(
    '%s is served',
    async (_name, { query, variables }) => {
      const response = await post({ query, variables });
      expect([response.status, response.json.errors]).toEqual([200, undefined]);
    },
  );

  test('each error of a query is an error of its own', async () => {
    const { json: response } = await post({ query: '{ boss(slug: "a") { nam hpp } }' });
    expect(response.errors).toEqual([
      {
        message: expect.stringContaining('Cannot query field "nam" on type "Boss". Did you mean "name"'),
        locations: [{ line: 1, column: 21 }],
        extensions: expect.objectContaining({ code: 'query_refused', status: 400, reason: 'unknown_name' }),
      },
      {
        message: expect.stringContaining('Cannot query field "hpp" on type "Boss". Did you mean "hp"'),
        locations: [{ line: 1, column: 25 }],
        extensions: expect.objectContaining({ code: 'query_refused' }),
      },
    ]);
  });

  test.each([
    ['application/graphql-response+json, application/json;q=0.9', 'application/graphql-response+json', 400],
    ['application/graphql-response+json;q=0.5, application/json', 'application/json', 200],
    ['application/json, */*', 'application/json', 200],
    ['text/event-stream', 'application/json', 200],
    ['application/vnd.unknown+json', 'application/json', 200],
  ])('the media type for Accept %s is %s', async (accept, type, status) => {
    const response = await post({ query: '{ bosss { name } }' }, { headers: { Accept: accept } });
    expect([response.headers['content-type'], response.status]).toEqual([`${type}; charset=utf-8`, status]);
    const missing = await post({ query: gascoigne }, { key: null, headers: { Accept: accept } });
    expect([missing.headers['content-type'], missing.status]).toEqual([`${type}; charset=utf-8`, 401]);
  });

  test('a method that is not allowed is reported so too', async () => {
    const response = await service.get('/graphql', { method: 'DELETE' });
    expect([response.status, problemIn(response).code]).toEqual([405, 'method_not_allowed']);
  });
});

describe('rows', () => {
  test('that were read before are not read again, and each response is charged to its caller', async () => {
    const [one, other] = [await service.newKey('internal'), await service.newKey('internal')];
    const first = await post({ query: gascoigne }, { key: one });
    service.takeStatements();
    const second = await post({ query: gascoigne }, { key: other });
    expect(dataStatements()).toEqual([]);
    expect(second.json.data).toEqual(first.json.data);
    const left = [first, second].map(({ json: response }) => response.extensions.rateLimit.remaining);
    expect(left).toEqual([49_999, 49_999]);
  });
});

describe('quota', () => {
  test('the last unit is served, the next is refused and not charged', async () => {
    const email = `spent-${Date.now()}@example.org`;
    const key = await service.newKey('internal', email);
    const caller = await service.service.keys.verify(key);
    await service.service.quota.consume(caller, 49_999, 'test');
    const last = await post({ query: gascoigne }, { key });
    expect(last.json.extensions.rateLimit.remaining).toBe(0);
    for (let round = 0; round < 2; round += 1) {
      const response = await post({ query: gascoigne }, { key });
      const { code, remaining, cost } = problemIn(response);
      expect([response.status, code, remaining, cost]).toEqual([429, 'quota_exceeded', 0, 1]);
      expect(response.headers['retry-after']).toBe('43200');
    }
  });

  test('each of many at once costs exactly one unit', async () => {
    const key = await service.newKey('internal');
    await Promise.all(Array.from({ length: 40 }, () => post({ query: gascoigne }, { key })));
    const { headers } = await service.get('/v1/usage', { key });
    expect(headers['x-ratelimit-remaining']).toBe('49960');
  });
});

describe('persisted operations', () => {
  const operations = loadOperations(bloodborne);
  const persisted = loadPersisted(
    checkRegistered,
    queriesOf(operations),
    fromRoot('schema', 'bloodborne', 'persisted'),
  );
  /** A version that exists, for operations that return changes since one. */
  const since = () => service.service.releases.current()!.games.get('bloodborne')!.datasetVersion;
  /** What the calculators need. */
  const calculated = {
    weapon_slug: 'saw-cleaver',
    target: { bossSlug: 'father-gascoigne' },
    maximize: 'defense_fire',
    from: 5,
    to: 10,
    points: 10,
  };
  /** Variables of operations whose parameters have the names of others, and other types. */
  const own: Readonly<Record<string, object>> = {
    compareRecords: { kind: 'weapon', slugs: ['saw-cleaver', 'chikage'] },
    findRoute: { from: 'central-yharnam', to: 'old-yharnam' },
  };
  const idOf = (name: string) => persisted.find((each) => each.name === name)!.id;

  test('are the REST operations and those of internal tools, by the hash of their text', () => {
    expect(persisted.map(({ name }) => name)).toEqual(expect.arrayContaining(['getBoss', 'bossGuide']));
    for (const { id, body } of persisted) expect(createHash('sha256').update(body).digest('hex')).toBe(id);
  });

  test('are within the points, REST operations for any page', () => {
    for (const { name, document, ofTools } of persisted) {
      // A wider view than the documented one has more behind each record.
      const isWide = /(Detail|Full)$/.test(name);
      const page = ofTools ? {} : { page_size: isWide ? 50 : 100 };
      const variables = {
        slug: 'a',
        q: 'beast',
        since: since(),
        ...calculated,
        ...own[name],
        ...page,
      };
      expect(priceOf(schema, document, operationOf(document, undefined), variables)).toBeGreaterThanOrEqual(
        0,
      );
    }
  });

  test('run by id over GET and POST, and give what the route gives', async () => {
    const variables = { slug: 'father-gascoigne' };
    const rest = await service.get('/v1/bloodborne/bosses/father-gascoigne');
    const id = idOf('getBoss');
    for (const response of [
      await send({ id, variables: JSON.stringify(variables) }),
      await send({ documentId: `sha256:${id}`, variables: JSON.stringify(variables) }),
      await post({ id, variables }),
      await post({ documentId: id, variables }),
      await post({ extensions: { persistedQuery: { version: 1, sha256Hash: id } }, variables }),
      await send({
        extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: id } }),
        variables: JSON.stringify(variables),
      }),
    ]) {
      expect(response.status).toBe(200);
      expect(response.json.data).toEqual(rest.json);
    }
  });

  test('each can be run', async () => {
    const slugs: Record<string, string> = {};
    for (const { name } of persisted) {
      const rest = operations.list.find((each) => each.id === name);
      if (!rest?.isList || rest.cost === 'search') continue;
      slugs[rest.recordType] = (await post({ id: idOf(name), variables: { since: since() } })).json.data[
        rest.list!
      ].data[0]?.slug;
    }
    for (const { id, name } of persisted) {
      const rest = operations.list.find((each) => each.id === name);
      const slug = rest ? slugs[rest.recordType] : slugs['Location'];
      const { status, json: response } = await post({
        id,
        variables: { slug, q: 'hunter', since: since(), ...calculated, ...own[name] },
      });
      expect([name, status, response.errors]).toEqual([name, 200, undefined]);
    }
  });

  test('what nobody registered has to be sent once with its text', async () => {
    const query = '{ games { id name } }';
    const sha256Hash = createHash('sha256').update(query).digest('hex');
    const extensions = { persistedQuery: { version: 1, sha256Hash } };
    const unknown = await post({ extensions });
    expect(unknown.json).toMatchObject({
      errors: [{ message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
    });
    expect(problemIn(await send({ id: sha256Hash })).code).toBe('query_refused');
    expect((await post({ query, extensions })).json.data.games).toHaveLength(gameIds.length);
    expect((await post({ extensions })).json.data.games).toHaveLength(gameIds.length);
    expect(problemIn(await post({ query: `${query} `, extensions })).code).toBe('malformed_request');
  });
});

describe('schema and page', () => {
  test('internal keys get the SDL free of charge', async () => {
    const { status, text, headers } = await service.get('/graphql?sdl');
    expect(status).toBe(200);
    expect(printSchema(lexicographicSortSchema(buildSchema(text))).trim()).toBe(text.trim());
    expect(headers['x-ratelimit-cost']).toBe('0');
    expect((await service.get('/graphql?sdl', { key: await service.newKey('free') })).status).toBe(403);
  });

  test('GraphiQL for browsers, without a key and without anything from elsewhere', async () => {
    const { status, text, headers } = await service.get('/graphql', {
      key: null,
      headers: { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' },
    });
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers.vary).toContain('Accept');
    // Its scripts are files of this service, and the policy lets nothing else load or run.
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self';/);
    const scripts = [...text.matchAll(/<script src="([^"]*)"/g)].map(([, src]) => src!);
    expect(scripts.length).toBeGreaterThan(0);
    for (const src of scripts) expect((await service.get(src, { key: null })).status).toBe(200);
    expect(text).toContain('bossGuide');
  });

  test.each([undefined, '*/*', 'application/json', 'application/json, text/html;q=0.9'])(
    'no page for Accept %s',
    async (accept) => {
      const { status } = await service.get('/graphql', {
        key: null,
        headers: accept ? { Accept: accept } : {},
      });
      expect(status).toBe(401);
    },
  );
});

describe('a client that goes away', () => {
  test('nothing more is loaded for it, and it is not charged', async () => {
    const forgetful = { CACHE_MB: '0' };
    const fresh = await openTestService(forgetful, { database: service.database });
    const query =
      '{ bosses(page: { size: 2 }, filter: { campaign: main_story }) { data { location { connections { location { npcs { placements { location { restPoints { name } } } } } } } } } }';
    await fresh.get('/graphql', { method: 'POST', body: JSON.stringify({ query }), headers: json });
    const all = fresh.takeStatements().filter((sql) => / bloodborne_\d/.test(sql)).length;

    // As with a server: each statement takes a turn of the event loop, and more.
    const { client } = service.database.knex;
    const { acquireConnection } = client;
    client.acquireConnection = async () => {
      await new Promise((resolve) => setTimeout(resolve, 10));
      return acquireConnection.call(client);
    };
    const seen: string[] = [];
    await new Promise<void>((resolve) => {
      const req = request({
        port: fresh.port,
        host: '127.0.0.1',
        path: '/graphql',
        method: 'POST',
        headers: { ...json, 'X-API-Key': fresh.key },
      });
      req.on('error', () => undefined);
      const onQuery = ({ sql }: { sql: string }) => {
        if (!/ from \w+\.boss /.test(sql)) return;
        service.database.knex.off('query', onQuery);
        req.destroy();
        resolve();
      };
      service.database.knex.on('query', onQuery);
      req.end(JSON.stringify({ query }));
    });
    // There is one connection: whatever is still loaded comes between these.
    for (let left = all; left > 0; left -= 1) await service.database.knex.raw('select 1');
    client.acquireConnection = acquireConnection;
    seen.push(...fresh.takeStatements().filter((sql) => / bloodborne_\d/.test(sql)));
    expect(all).toBeGreaterThanOrEqual(7);
    expect(seen.length).toBeLessThan(all - 2);
    const { headers } = await fresh.get('/v1/usage');
    expect(headers['x-ratelimit-remaining']).toBe('49999');
    await fresh.service.close();
  });
});
