import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Database, joinDatabase } from '../../src/data/database.ts';
import { type BreakablePostgres, type RedisServer, startRedis } from '../servers.ts';
import { openProgram, type Program, type RunningService } from './program.ts';
import {
  makeKey,
  openPatientDatabase,
  pause,
  preparePostgres,
  statusOf,
  unitsInDatabase,
  until,
} from './rig.ts';

/** `kill -9` at the worst moment: nothing is half there afterwards, and the counters are right. */

let program: Program;
let postgres: BreakablePostgres | undefined;
let redis: RedisServer | undefined;
let database: Database;

beforeAll(async () => {
  program = openProgram();
  postgres = await preparePostgres();
  redis = await startRedis({ aof: true });
  if (postgres) database = await openPatientDatabase(postgres.url);
});
afterAll(async () => {
  await database?.close();
  await postgres?.stop();
  await redis?.stop();
  program.stop();
});

describe('the import of the command line', () => {
  test.each([40, 150, 400])('killed %i ms after its first row leaves nothing', async (delay) => {
    if (!postgres) return;
    const state = () =>
      postgres!.send(
        `select (select array_agg(id order by id) from release) as releases, (select array_agg(nspname::text order by 1) from pg_namespace where nspname like 'bloodborne%') as schemas,
           (select release_id from current_release) as served`,
      );
    const before = await state();
    const { child, ended } = program.command(['data', 'import', '--force'], { DATABASE_URL: postgres.url });
    await until('the import writes', async () => {
      const [row] = await postgres!.send(
        `select count(*)::int as n from pg_stat_activity where query like 'insert into%' and application_name = 'caryll command'`,
      );
      return row!['n'];
    });
    await pause(delay);
    child.kill('SIGKILL');
    const { code } = await ended;
    await until('the lock is free', async () => {
      const [row] = await postgres!.send(
        `select count(*)::int as n from pg_locks where locktype = 'advisory'`,
      );
      return row!['n'] === 0;
    });
    // It was faster than the kill and is whole, or it left nothing; there is no third.
    const after = await state();
    if (code === 0 || after[0]!['served'] !== before[0]!['served']) {
      const { releases, schemas, served } = after[0]! as {
        releases: string[];
        schemas: string[];
        served: string;
      };
      expect({ schemas: schemas.length, served }).toEqual({
        schemas: releases.length,
        served: String(releases.at(-1)),
      });
      return;
    }
    expect(after).toEqual(before);
  });

  test('works after that', async () => {
    if (!postgres) return;
    const { code, stderr } = await program.command(['data', 'import', '--force'], {
      DATABASE_URL: postgres.url,
    }).ended;
    expect({ code, stderr }).toMatchObject({ code: 0 });
  });
});

/** Kills the service in the midst of requests; returns how many were sent, and how many got a 200. */
async function killUnderLoad(service: RunningService, key: string) {
  const count = { sent: 0, granted: 0 };
  let isOver = false;
  const paths = ['/v1/bloodborne/runes', '/v1/bloodborne/bosses', '/v1/bloodborne/items?page=2'];
  const load = Promise.all(
    Array.from({ length: 16 }, async () => {
      while (!isOver) {
        count.sent += 1;
        const target = paths[count.sent % paths.length];
        const status = await statusOf(`${service.url}${target}`, { 'X-API-Key': key });
        if (status === 200) count.granted += 1;
        else if (!isOver) await pause(5);
      }
    }),
  );
  await until('units are granted', () => count.granted > 50);
  isOver = true;
  await service.stop('SIGKILL');
  await load;
  return count;
}

describe('the service under load', () => {
  test('with its units in Postgres', async () => {
    if (!postgres) return;
    const key = await makeKey(database, 'postgres@example.org');
    const service = await program.start({ DATABASE_URL: postgres.url });
    const { sent, granted } = await killUnderLoad(service, key);
    await until('its transactions are gone', async () => {
      const [row] = await postgres!.send(
        `select count(*)::int as n from pg_stat_activity where application_name = 'caryll' and state <> 'idle'`,
      );
      return row!['n'] === 0;
    });
    const counted = await unitsInDatabase(database);
    process.stderr.write(`Postgres: ${granted} granted <= ${counted} counted <= ${sent} sent\n`);
    expect(counted).toBeGreaterThanOrEqual(granted);
    expect(counted).toBeLessThanOrEqual(sent);
    const [sums] = await postgres.send(
      `select (select sum(units)::int from usage_daily) as usage, (select sum(used)::int from quota_counter where subject like 'o:%') as owners`,
    );
    expect(sums).toEqual({ usage: counted, owners: counted });
  });

  test('with its units in Redis', async () => {
    if (!postgres || !redis) return;
    const key = await makeKey(database, 'redis@example.org');
    const settings = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
    const first = await program.start(settings);
    const { sent, granted } = await killUnderLoad(first, key);
    const second = await program.start(settings);
    const response = await fetch(`${second.url}/v1/usage`, { headers: { 'X-API-Key': key } });
    const limit = Number(response.headers.get('x-ratelimit-limit'));
    const counted = limit - Number(response.headers.get('x-ratelimit-remaining'));
    await second.stop();
    process.stderr.write(`Redis: ${granted} granted <= ${counted} counted <= ${sent} sent\n`);
    expect(counted).toBeGreaterThanOrEqual(granted);
    expect(counted).toBeLessThanOrEqual(sent);
  });
});

describe('the embedded database', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'caryll-killed-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  test('killed while it is made, and while it is filled: the next start makes it whole', async () => {
    const data = path.join(folder, 'first');
    const begun = async () => (await readdir(path.join(data, 'postgres'))).length > 0;
    for (const delay of [0, 400, 1_500]) {
      const { child, ended } = program.begin({ DATA_DIR: data });
      await until('the folder is begun', begun);
      await pause(delay);
      child.kill('SIGKILL');
      await ended;
    }
    const service = await program.start({ DATA_DIR: data });
    await until('the key is shown', () => service.key() !== undefined);
    const key = service.key();
    const list = `${service.url}/v1/bloodborne/bosses`;
    for (let unit = 1; unit <= 20; unit += 1) expect(await statusOf(list, { 'X-API-Key': key! })).toBe(200);

    // Killed under load: what was granted since the last write, about a second before, is lost, and nothing else.
    const client = await joinDatabase(data, 10_000);
    await until('a client of the socket sees the units', async () => (await unitsInDatabase(client)) === 20);
    await client.close();
    const { sent } = await killUnderLoad(service, key!);
    const again = await program.start({ DATA_DIR: data });
    const unitsOf = async ({ url }: RunningService) => {
      const { headers } = await fetch(`${url}/v1/usage`, { headers: { 'X-API-Key': key! } });
      return Number(headers.get('x-ratelimit-limit')) - Number(headers.get('x-ratelimit-remaining'));
    };
    const counted = await unitsOf(again);
    expect(counted).toBeGreaterThanOrEqual(20);
    expect(counted).toBeLessThanOrEqual(20 + sent);

    // A service that is stopped writes everything.
    for (let unit = 1; unit <= 5; unit += 1)
      expect(await statusOf(`${again.url}/v1/bloodborne/bosses`, { 'X-API-Key': key! })).toBe(200);
    expect((await again.stop()).code).toBe(0);
    const last = await program.start({ DATA_DIR: data });
    expect(await unitsOf(last)).toBe(counted + 5);
    await last.stop();
  });
});
