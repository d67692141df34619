import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { publishedGame } from '../games.ts';
import { renames } from '../../src/renames.ts';
import { openTestService, sharedDatabase, type TestService } from '../service.ts';

const renamed = Object.entries(renames.slugs).flatMap(([gameId, tables]) =>
  Object.entries(tables).flatMap(([table, slugs]) =>
    Object.entries(slugs).map(([old, now]) => ({ gameId, table, old, now })),
  ),
);

let service: TestService;
beforeAll(async () => {
  service = await openTestService({}, { database: await sharedDatabase() });
});
afterAll(() => service.close());

test.each(renamed)('$gameId: the $table $old is $now', async ({ gameId, table, old, now }) => {
  const kind = publishedGame(gameId).kinds.find((each) => each.table === table)!;
  const route = kind.schema['x-search']!.route;
  const { status, json } = await service.get(`/v1/${gameId}/${route}/${old}`);
  expect(status).toBe(404);
  expect(json.did_you_mean[0]).toBe(now);
  expect((await service.get(`/v1/${gameId}/${route}/${now}`)).status).toBe(200);
});
