import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { importDataset } from '../../src/dataset/import.ts';
import type { TestResponse } from '../service.ts';
import { openPatientDatabase, openRig, pause, type Rig, refusal, unavailable, until } from './rig.ts';
import { published } from '../published.ts';

/**
 * Postgres breaks under the whole service, whose units are counted in Redis. Cached replies and keys are still served,
 * other requests are refused with 503 while Postgres is away, and nothing needs a restart.
 */

const cached = '/v1/bloodborne/bosses/father-gascoigne';
let rig: Rig | undefined;
let serial = 0;
/** A request that no one has made before. */
function uncached(): string {
  serial += 1;
  return `/v1/bloodborne/items?page=${serial}`;
}

beforeAll(async () => {
  // Keys made here must outlive the server that is killed a moment later.
  rig = await openRig({ redis: true, postgres: { synchronous_commit: 'on' } });
  await rig?.get(cached);
});
afterAll(() => rig?.close());

/** One test on the rig; without servers it has been said already that they are missing. */
function onRig(name: string, body: (rig: Rig) => Promise<void>): void {
  test(name, async () => {
    if (rig) await body(rig);
  });
}

async function expectServingFromMemory({ get, service }: Rig): Promise<void> {
  const strange = await makeUnseenKey();
  const [usage, known, fresh, unseen, ready] = await Promise.all([
    get('/v1/usage'),
    get(cached),
    get(uncached()),
    get(cached, strange),
    get('/readyz'),
  ]);
  // The health may be a second old.
  await until('a degraded health', async () => (await get('/v1/health')).json.status === 'degraded');
  const health = await get('/v1/health');
  expect([usage.status, usage.json.data.days.length > 0]).toEqual([200, true]);
  expect(known.status).toBe(200);
  expect(refusal(fresh)).toEqual(unavailable);
  expect(fresh.headers['x-ratelimit-limit']).toBeDefined();
  expect(refusal(unseen)).toEqual(unavailable);
  expect(health.json).toMatchObject({ status: 'degraded', checks: { database: { status: 'unavailable' } } });
  expect(ready.status).toBe(200);
  for (const { text } of [fresh, unseen]) expect(text).not.toMatch(/select|127\.0\.0\.1|ECONN|postgres/i);
  expect(service.service.server.listening).toBe(true);
}

/** Keys made while the database was there and never used: the service does not know them yet. */
const unseenKeys: string[] = [];
async function makeUnseenKey(): Promise<string> {
  const key = unseenKeys.pop();
  if (key === undefined) throw new Error('no unseen key left');
  return key;
}
beforeAll(async () => {
  for (let each = 0; rig && each < 6; each++) unseenKeys.push(await rig.service.newKey('internal'));
});

async function expectRecovered({ get }: Rig): Promise<void> {
  await until('recovery', async () => (await get(uncached())).status === 200);
  expect((await get(cached, await rig!.service.newKey('internal'))).status).toBe(200);
  await until('health', async () => (await get('/v1/health')).json.status === 'ok');
}

describe('Postgres', () => {
  onRig('killed, and started again', async (each) => {
    await each.postgres.kill();
    await expectServingFromMemory(each);
    await each.postgres.restart();
    await expectRecovered(each);
  });

  onRig('restarted under load: a response is right or 503', async (each) => {
    let running = true;
    const seen = new Map<number, number>();
    const load = Array.from({ length: 8 }, async () => {
      while (running) {
        const { status } = await each.get(uncached());
        seen.set(status, (seen.get(status) ?? 0) + 1);
        await pause(5);
      }
    });
    await until('answers', () => seen.get(200));
    await each.postgres.kill('SIGQUIT');
    await until('refusals', () => seen.get(503));
    await each.postgres.restart();
    await until('answers', async () => (await each.get('/v1/health')).json.status === 'ok');
    running = false;
    await Promise.all(load);
    expect([...seen.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  });

  onRig('hanging: nothing waits for it', async (each) => {
    each.postgres.pause();
    try {
      await expectServingFromMemory(each);
      // The connections that hung are given up: a second round is no worse.
      await expectServingFromMemory(each);
    } finally {
      each.postgres.continue();
    }
    await expectRecovered(each);
  });

  onRig('out of connections, then not', async (each) => {
    // A restart makes the service connect again; the faster process takes the free connections.
    await each.postgres.restart({ max_connections: 8, superuser_reserved_connections: 0 });
    const greedy: pg.Client[] = [];
    const take = async () => {
      const client = new pg.Client({ connectionString: each.postgres.url });
      client.on('error', () => {});
      await client.connect();
      greedy.push(client);
    };
    try {
      await until('all connections taken', async () => {
        while (greedy.length < 7) await take();
        await greedy[0]!.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'caryll'`,
        );
        await take();
        return true;
      });
      await expectServingFromMemory(each);
    } finally {
      await Promise.allSettled(greedy.map((client) => client.end()));
    }
    await expectRecovered(each);
    await each.postgres.restart();
  });

  onRig('read-only: everything works but writing', async (each) => {
    await each.postgres.restart({ default_transaction_read_only: 'on' });
    await until('answers', async () => (await each.get(uncached())).status === 200);
    const [known, unseen] = await Promise.all([each.get(cached), each.get(cached, await makeUnseenKey())]);
    expect([known.status, unseen.status]).toEqual([200, 200]);
    // The result of a check is used for a second.
    await until('health shows it', async () => (await each.get('/v1/health')).json.status === 'degraded');
    const database = await openPatientDatabase(each.postgres.url);
    const importing = importDataset(database, published, { keep: 3, force: true });
    await expect(importing).rejects.toMatchObject({ code: '25006' });
    await database.close();
    await each.postgres.restart();
    await expectRecovered(each);
  });

  onRig('failing in the middle of an import: nothing of it is left', async (each) => {
    const database = await openPatientDatabase(each.postgres.url);
    const releases = async () => (await each.postgres.send('select id from release order by id')).length;
    const tables = async () =>
      (
        await each.postgres.send("select count(*)::int as n from pg_tables where tablename = 'acquisition'")
      )[0]!['n'];
    const before = [await releases(), await tables(), each.service.service.releases.current()!.id];
    const importing = importDataset(database, published, {
      keep: 3,
      force: true,
      onProgress({ rows: written }) {
        if (written === 0 || terminated) return;
        terminated = true;
        each.postgres
          .send('select pg_terminate_backend(pid) from pg_stat_activity where backend_xid is not null')
          .catch(() => {});
      },
    });
    let terminated = false;
    await expect(importing).rejects.toThrow(/terminat|ECONNRESET|not queryable/i);
    await until('the transaction is gone', async () => (await releases()) === before[0]);
    expect([await releases(), await tables(), each.service.service.releases.current()!.id]).toEqual(before);
    expect((await each.get(uncached())).status).toBe(200);
    // The lock is free again.
    const again = await importDataset(database, published, { keep: 3, force: true });
    expect(again.imported).toBe(true);
    await until('the new release', () => each.service.service.releases.current()!.id === again.releaseId);
    await database.close();
  });

  onRig('and Redis lost at once: 503, and nothing is charged', async (each) => {
    const left = (response: TestResponse) => Number(response.headers['x-ratelimit-remaining']);
    const before = left(await each.get(cached));
    await Promise.all([each.postgres.kill(), each.redis!.kill()]);
    const responses = await Promise.all(Array.from({ length: 10 }, () => each.get(cached)));
    for (const response of responses) expect(refusal(response)).toEqual(unavailable);
    const open = await Promise.all(['/livez', '/readyz', '/openapi.json'].map((path) => each.get(path)));
    expect(open.map(({ status }) => status)).toEqual([200, 200, 200]);
    await Promise.all([each.postgres.restart(), each.redis!.restart()]);
    await expectRecovered(each);
    expect(left(await each.get(cached))).toBeLessThan(before);
  });
});
