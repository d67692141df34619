import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { loadConfig } from '../../src/config.ts';
import { createRunner } from '../cli/terminal.ts';
import { openTestService, type TestService, sharedDatabase } from '../service.ts';

/** The limits of plans are settings, and everything that shows or keeps them follows. */

const settings = { PLAN_FREE: '3,4', PLAN_STANDARD: '2000, 2500' };
let service: TestService;
beforeAll(async () => {
  service = await openTestService(settings, { database: await sharedDatabase() });
});
afterAll(() => service.close());

const record = '/v1/bloodborne/bosses/father-gascoigne';

test('a key gets as many units as its plan is set to, and its owner as many', async () => {
  const email = 'plans@example.org';
  const [one, two] = [await service.newKey('free', email), await service.newKey('free', email)];
  const first = await service.get(record, { key: one });
  expect(first.headers).toMatchObject({
    'x-ratelimit-limit': '3',
    'x-ratelimit-remaining': '2',
    'ratelimit-policy': '"key";q=3;w=86400, "owner";q=4;w=86400',
  });
  for (const status of [200, 200, 429]) {
    expect((await service.get(record, { key: one })).status).toBe(status);
  }
  expect((await service.get(record, { key: two })).headers['x-ratelimit-remaining']).toBe('0');
  expect((await service.get(record, { key: two })).json).toMatchObject({
    code: 'quota_exceeded',
    violated_policies: ['owner'],
    limit: 4,
  });
});

test('a plan that is not set has its default limits', async () => {
  const { headers } = await service.get(record);
  expect(headers).toMatchObject({ 'x-ratelimit-limit': '50000' });
});

test('the guide shows the limits that are set', async () => {
  const { text } = await service.get('/docs/quotas', { key: null });
  expect(text).toMatch(/<code>free<\/code><\/td>\s*<td[^>]*>3<\/td>\s*<td[^>]*>4</);
  expect(text).toMatch(/<code>standard<\/code><\/td>\s*<td[^>]*>2,000<\/td>\s*<td[^>]*>2,500</);
  expect(text).toMatch(/<code>internal<\/code><\/td>\s*<td[^>]*>50,000<\/td>\s*<td[^>]*>50,000</);
});

test('so does the command line', async () => {
  const run = createRunner({ database: service.database, config: loadConfig(settings) });
  const { err } = await run('keys create --email limits@example.org --plan standard');
  expect(err).toContain('2,000 units per day, 2,500 for all keys of the owner');
});

test.each(['100', '0,5', '5,4', '1e3,1e3', '-1,5', '100;150'])('PLAN_FREE=%s is refused', (value) => {
  expect(() => loadConfig({ PLAN_FREE: value })).toThrow(
    `PLAN_FREE must be two integers from 1 to 999999999, separated by a comma, the second not below the first; got "${value}"`,
  );
});
