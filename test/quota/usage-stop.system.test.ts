import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import type { Database } from '../../src/data/database.ts';
import { migrate } from '../../src/data/migrate.ts';
import { dayOf, type QuotaStore } from '../../src/quota/quota.ts';
import { createUsageRollup } from '../../src/quota/usage.ts';
import { openPatientDatabase } from '../faults/rig.ts';
import { findPostgres, type PostgresServer } from '../servers.ts';

/** Workers that stop together, each with connections of its own, copy the day once, and nothing is left out. */

const noon = Date.UTC(2026, 10, 21, 12);
let server: PostgresServer | undefined;
let databases: Database[] = [];

beforeAll(async () => {
  server = await findPostgres();
  if (!server) return;
  const { url } = server;
  databases = await Promise.all(Array.from({ length: 8 }, () => openPatientDatabase(url)));
  await migrate(databases[0]!);
});
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
  await server?.stop();
});
beforeEach(async () => {
  await databases[0]?.knex.raw(`update usage_rollup set begun_at = 'epoch', complete_on = ?`, [dayOf(noon)]);
});

/** Workers on one store. `counts` is one of them counting units, `copies` how often the day was read. */
function openWorkers(fails = () => false) {
  let copies = 0;
  const store = {
    dump: async () => {
      copies += 1;
      if (fails()) throw new Error('away');
      return [];
    },
  } as unknown as QuotaStore;
  const workers = databases.map((database) => {
    let countedAt = Number.NEGATIVE_INFINITY;
    const rollup = createUsageRollup({
      database,
      store,
      now: () => noon,
      observe: () => {},
      countedAt: () => countedAt,
    });
    return {
      close: rollup.close,
      counts() {
        countedAt = performance.now();
      },
    };
  });
  return { workers, copies: () => copies };
}

/** Longer than a statement takes, so that one moment is clearly after another. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 300));

test('D8: eight workers that stop at once copy the day once', async () => {
  if (!server) return;
  const { workers, copies } = openWorkers();
  for (const worker of workers) worker.counts();
  await aMoment();
  await Promise.all(workers.map((worker) => worker.close()));
  expect(copies()).toBe(1);
});

test('D8: a worker that counted after the copy of another copies again, one that did not does not', async () => {
  if (!server) return;
  const { workers, copies } = openWorkers();
  const [first, late, idle] = workers;
  for (const worker of [first!, late!, idle!]) worker.counts();
  await aMoment();
  await first!.close();
  expect(copies()).toBe(1);
  late!.counts();
  await idle!.close();
  expect(copies()).toBe(1);
  await late!.close();
  expect(copies()).toBe(2);
  await Promise.all(workers.slice(3).map((worker) => worker.close()));
  expect(copies()).toBe(2);
});

test('D8: a copy that failed counts as none', async () => {
  if (!server) return;
  let isAway = true;
  const { workers, copies } = openWorkers(() => isAway);
  const [first, second] = workers;
  for (const worker of [first!, second!]) worker.counts();
  await aMoment();
  await first!.close();
  isAway = false;
  await second!.close();
  expect(copies()).toBe(2);
  await Promise.all(workers.slice(2).map((worker) => worker.close()));
});
