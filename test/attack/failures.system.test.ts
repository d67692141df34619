import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { openTestService, type TestService } from '../service.ts';

describe('A2: what fails though it should not', () => {
  let broken: TestService;
  beforeAll(async () => {
    broken = await openTestService();
    await broken.database.knex.raw('alter table bloodborne_1.armor rename to gone');
  });
  afterAll(() => broken.close());

  /** Repeats a request until it gets something else than a 500: the bucket has 500 units, and 25 come back a second. */
  async function exhaust(plan: 'free' | 'internal', path: string) {
    const key = await broken.newKey(plan);
    const ask = () => broken.get(path, { key, headers: { Accept: 'application/graphql-response+json' } });
    let answer = await ask();
    expect(answer.status).toBe(500);
    for (let again = 0; again < 20_000 && answer.status === 500; again += 1) {
      expect(answer.headers['x-ratelimit-cost']).toBe('0');
      answer = await ask();
    }
    return { key, answer };
  }

  test('A2: counts as work without charge where a reference may be refused', async () => {
    const { key, answer } = await exhaust('free', '/v1/bloodborne/armor?slugs=a');
    expect([answer.status, answer.json.code]).toEqual([429, 'too_many_requests']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    // The key is left what it pays for.
    expect((await broken.get('/v1/bloodborne/runes', { key })).status).toBe(200);
  });

  test('A2: counts as work without charge where a response would have been charged', async () => {
    const { key, answer } = await exhaust('free', '/v1/bloodborne/armor');
    expect([answer.status, answer.json.code]).toEqual([429, 'too_many_requests']);
    // It overdraws the bucket by its size, so that 20 s pass before another route is served.
    expect((await broken.get('/v1/usage', { key })).json.code).toBe('too_many_requests');
  });

  test('A2: counts in GraphQL', async () => {
    const query = encodeURIComponent('{ armorPieces { data { slug } } }');
    const { answer } = await exhaust('internal', `/graphql?query=${query}`);
    expect(answer.json.errors[0].extensions).toMatchObject({ status: 429, code: 'too_many_requests' });
  });
});
