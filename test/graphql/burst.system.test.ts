import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestService, sharedDatabase, type TestService } from '../service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService({}, { database: await sharedDatabase() });
});
afterAll(() => service.close());

/** Statuses of queries that are all sent at once, as the widgets of a dashboard send them. */
const burst = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const response = await fetch(`${service.url}/graphql`, {
        method: 'POST',
        headers: {
          'X-API-Key': service.key,
          'Content-Type': 'application/json',
          Accept: 'application/graphql-response+json',
        },
        body: '{"query":"{ bosses(pageSize: 1) { data { name } } }"}',
      });
      await response.arrayBuffer();
      return response.status;
    }),
  );

test('a hundred queries at once of one key are served in turn', async () => {
  expect(new Set(await burst(100))).toEqual(new Set([200]));
});

test('what is refused because too many wait costs the key neither units nor a later request', async () => {
  const used = async () => (await service.get('/v1/usage')).json.data.key_units.used;
  const before = await used();
  const statuses = await burst(450);
  const served = statuses.filter((status) => status === 200).length;
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  // As free work these refusals would have been beyond the limit of it.
  expect(450 - served).toBeGreaterThan(100);
  expect(await used()).toBe(before + served);
  expect(await burst(1)).toEqual([200]);
});
