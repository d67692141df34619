import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openTestService, type TestService } from '../service.ts';
import { until } from '../until.ts';

test('D4: an observer that throws fails no request', async () => {
  const observed = await openTestService();
  observed.emitted.push = () => {
    throw new Error('the log is full');
  };
  const warnings: Error[] = [];
  const warn = (warning: Error) => warnings.push(warning);
  process.on('warning', warn);
  try {
    for (let time = 0; time < 10; time += 1)
      for (const path of ['/livez', '/v1/bloodborne/runes', '/v1/bloodborne/runes/nobody'])
        expect((await observed.get(path)).status).toBe(path.endsWith('nobody') ? 404 : 200);
    await until('a warning', () => warnings.some(({ message }) => message.includes('the log is full')));
  } finally {
    process.off('warning', warn);
    delete (observed.emitted as { push?: unknown }).push;
    await observed.close();
  }
});

describe('A2: what fails though it should not', () => {
  let broken: TestService;
  beforeAll(async () => {
    broken = await openTestService();
    await broken.database.knex.raw('alter table bloodborne_1.armor rename to gone');
  });
  afterAll(() => broken.close());

  /** Repeats a request until it gets something else than a 500: the bucket has 500 units, and 25 come back a second. */
  async function repeat(key: string, path: string) {
    const send = () => broken.get(path, { key, headers: { Accept: 'application/graphql-response+json' } });
    let response = await send();
    for (let again = 0; again < 20_000 && response.status === 500; again += 1) {
      expect(response.headers['x-ratelimit-cost']).toBe('0');
      response = await send();
    }
    return response;
  }

  async function exhaust(plan: 'free' | 'internal', path: string) {
    const key = await broken.newKey(plan);
    expect((await broken.get(path, { key })).status).toBe(500);
    return { key, response: await repeat(key, path) };
  }

  test.each([
    ['where a reference may be refused', '/v1/bloodborne/armor?slugs=a'],
    ['where a response would have been charged', '/v1/bloodborne/armor'],
  ])('A2: counts as work without charge %s', async (_name, path) => {
    const { key, response } = await exhaust('free', path);
    expect([response.status, response.json.code]).toEqual([429, 'too_many_requests']);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    // A unit comes back every 40 ms, within which a busy machine may not get to the next request.
    await until('the refusal of another route', async () => {
      await repeat(key, path);
      return (await broken.get('/v1/usage', { key })).json.code === 'too_many_requests';
    });
  });

  test('A2: leaves the key what it pays for', async () => {
    const { key } = await exhaust('free', '/v1/bloodborne/armor?slugs=a');
    expect((await broken.get('/v1/bloodborne/runes', { key })).status).toBe(200);
  });

  test('A2: counts in GraphQL', async () => {
    const query = encodeURIComponent('{ armorPieces { data { slug } } }');
    const { response } = await exhaust('internal', `/graphql?query=${query}`);
    expect(response.json.errors[0].extensions).toMatchObject({ status: 429, code: 'too_many_requests' });
  });
});
