import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { publishedGame } from '../games.ts';
import { renames } from '../../src/renames.ts';
import { openTestService, sharedDatabase, type TestService } from '../service.ts';

const renamed = Object.entries(renames.slugs).flatMap(([gameId, tables]) =>
  Object.entries(tables).flatMap(([table, slugs]) =>
    Object.entries(slugs).map(([old, now]) => ({ gameId, table, old, now })),
  ),
);

const moved = Object.entries(renames.kinds).flatMap(([gameId, tables]) =>
  Object.entries(tables).flatMap(([table, kinds]) => kinds.map((kind) => ({ gameId, table, kind }))),
);

const listOf = (gameId: string, table: string) =>
  publishedGame(gameId).kinds.find((each) => each.table === table)!.file;

let service: TestService;
beforeAll(async () => {
  service = await openTestService({}, { database: await sharedDatabase() });
});
afterAll(() => service.close());

test.each(renamed)('$gameId: the $table $old is $now', async ({ gameId, table, old, now }) => {
  const route = listOf(gameId, table);
  const { status, json } = await service.get(`/v1/${gameId}/${route}/${old}`);
  expect(status).toBe(404);
  expect(json.did_you_mean[0]).toBe(now);
  expect((await service.get(`/v1/${gameId}/${route}/${now}`)).status).toBe(200);
});

test.each(moved)('$gameId: what is of $kind has left $table', async ({ gameId, table, kind }) => {
  const route = listOf(gameId, table);
  const to = listOf(gameId, kind);
  const [record] = publishedGame(gameId).records.get(kind)!;
  const { status, json } = await service.get(`/v1/${gameId}/${route}/${String(record!['slug'])}`);
  expect(status).toBe(404);
  expect(json.did_you_mean).toEqual([`/v1/${gameId}/${to}/${String(record!['slug'])}`]);
  expect((await service.get(json.did_you_mean[0])).status).toBe(200);
});
