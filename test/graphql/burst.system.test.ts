import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { maxSavedUnits } from '../../src/http/uncharged-limit.ts';
import { openTestService, sharedDatabase, type TestService } from '../service.ts';
import { until } from '../until.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService({}, { database: await sharedDatabase() });
});
afterAll(() => service.close());

/** The status of a query for a blood gem. */
async function query(page: number): Promise<number> {
  const response = await fetch(`${service.url}/graphql`, {
    method: 'POST',
    headers: {
      'X-API-Key': service.key,
      'Content-Type': 'application/json',
      Accept: 'application/graphql-response+json',
    },
    body: JSON.stringify({ query: `{ bloodGems(page: { number: ${page}, size: 1 }) { data { name } } }` }),
  });
  await response.arrayBuffer();
  return response.status;
}

/** Queries that are all sent at once, as the widgets of a dashboard send them. */
const burst = (count: number) => Array.from({ length: count }, (_, index) => query(1 + (index % 9)));

test('a hundred queries at once of one key are served in turn', async () => {
  expect(new Set(await Promise.all(burst(100)))).toEqual(new Set([200]));
});

test('what is refused because too many wait costs the key neither units nor a later request', async () => {
  const used = async () => (await service.get('/v1/usage')).json.data.key_units.used;
  const before = await used();
  // Two queries run, and wait for the only connection. As many more as there are places wait for them.
  const transaction = await service.database.knex.transaction();
  const statuses: number[] = [];
  const sent = Array.from({ length: 450 }, async (_, index) =>
    statuses.push(await query(10 + (index % 300))),
  );
  await until('refusals', () => statuses.length >= 240);
  await transaction.rollback();
  await Promise.all(sent);
  // As free work these refusals would be beyond the limit, which the next requests would notice.
  expect(statuses.filter((status) => status === 503).length * 5).toBeGreaterThan(2 * maxSavedUnits);
  expect(await used()).toBe(before + statuses.filter((status) => status === 200).length);
  expect(await query(1)).toBe(200);
});
