import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Database } from '../../src/data/database.ts';
import type { Unsettled } from '../../src/quota/redis-store.ts';
import { createUnsettledShelf } from '../../src/quota/unsettled.ts';
import { openTestDatabase } from '../service.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(() => database.knex.raw('delete from quota_unsettled'));

const day = Math.floor(Date.now() / 86_400_000);
const batchOf = (number: number, process = randomUUID()): Unsettled => ({
  bucket: 1,
  process,
  number,
  open: number - 1,
  recorded: number - 2,
  lines: [{ day, owner: 'o', keyId: 'key_1', operation: 'listBosses', units: 3, cost: 3, position: 1 }],
  floors: [],
});
const age = (column: 'taken_at' | 'saved_at', interval: string) =>
  database.knex.raw(`update quota_unsettled set ${column} = ${column} - interval '${interval}'`);

test('what a process owes comes back as it was, and only once', async () => {
  const shelf = createUnsettledShelf(database);
  const batches = [batchOf(7), batchOf(9)];
  await shelf.save(batches);
  const taken = await shelf.load();
  expect(taken).toHaveLength(2);
  expect(taken).toEqual(expect.arrayContaining(batches));
  expect(await shelf.load()).toEqual([]);
});

test('who took a batch and could not settle it either puts it back', async () => {
  const shelf = createUnsettledShelf(database);
  const batch = batchOf(7);
  await shelf.save([batch]);
  expect(await shelf.load()).toEqual([batch]);
  // Redis was still away when this process ended too.
  await shelf.save([batch]);
  expect(await shelf.load()).toEqual([batch]);
});

test('what was taken by a process that then vanished is handed out again', async () => {
  const shelf = createUnsettledShelf(database);
  const batch = batchOf(7);
  await shelf.save([batch]);
  await shelf.load();
  await age('taken_at', '4 minutes');
  expect(await shelf.load()).toEqual([]);
  await age('taken_at', '2 minutes');
  expect(await shelf.load()).toEqual([batch]);
});

test('what Redis has counted is forgotten, and so is what is older than its days', async () => {
  const shelf = createUnsettledShelf(database);
  const [settled, old, young] = [batchOf(7), batchOf(8), batchOf(9)];
  await shelf.save([settled, old]);
  await shelf.load();
  await shelf.drop(settled);
  await age('saved_at', '36 days');
  await age('taken_at', '36 days');
  await shelf.save([young]);
  expect(await shelf.load()).toEqual([young]);
  const { rows } = await database.knex.raw('select id from quota_unsettled');
  expect(rows).toHaveLength(1);
});
