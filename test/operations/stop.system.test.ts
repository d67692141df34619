import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createClosers, openOrUnwind } from '../../src/closers.ts';
import { loadConfig } from '../../src/config.ts';
import type { Database } from '../../src/data/database.ts';
import { socketOf } from '../../src/embedded/folder-lock.ts';
import { createQuota } from '../../src/quota/service.ts';
import { startInstance } from '../../src/start.ts';
import { copyDatabase, openTestDatabase } from '../databases.ts';
import { until } from '../faults/rig.ts';
import { type RedisServer, startRedis } from '../servers.ts';

/** A stop, and a start that fails, let go of everything, whatever fails on the way. */

/** Connections of other programs to a Redis. */
async function connectionsTo(redis: RedisServer): Promise<number> {
  return `${await redis.command('CLIENT', 'LIST')}`.trim().split('\n').length - 1;
}

describe('D4: closing', () => {
  test('runs every closer in reverse order and reports every failure', async () => {
    const closed: string[] = [];
    const closers = createClosers();
    for (const name of ['first', 'second', 'third', 'fourth']) {
      closers.add(async () => {
        closed.push(name);
        if (name === 'second' || name === 'third') throw new Error(`${name} failed`);
      });
    }
    const failure = await closers.closeAll().catch((error: unknown) => error);
    expect(closed).toEqual(['fourth', 'third', 'second', 'first']);
    expect(failure).toBeInstanceOf(AggregateError);
    expect((failure as Error).message).toBe('third failed; second failed');
    await closers.closeAll();
    expect(closed).toHaveLength(4);
  });

  test('of one failure is that failure', async () => {
    const closers = createClosers();
    const error = new Error('once');
    closers.add(() => {
      throw error;
    });
    await expect(closers.closeAll()).rejects.toBe(error);
  });

  test('undoes a start that fails, and reports why it failed', async () => {
    const closed: string[] = [];
    const opening = openOrUnwind(async (closers) => {
      closers.add(() => closed.push('first'));
      closers.add(() => {
        throw new Error('cannot be closed');
      });
      throw new Error('cannot be opened');
    });
    await expect(opening).rejects.toThrow('cannot be opened');
    expect(closed).toEqual(['first']);
  });
});

describe('D4: a stop with both stores away', () => {
  let redis: RedisServer | undefined;
  let database: Database;
  beforeAll(async () => {
    redis = await startRedis();
    database = await openTestDatabase();
  });
  afterAll(async () => {
    await redis?.stop();
    await database.close();
  });

  test('lets go of Redis all the same', async () => {
    if (!redis) return;
    let isAway = false;
    const raw = (...statement: Parameters<Database['knex']['raw']>) => {
      if (isAway) throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
      return database.knex.raw(...statement);
    };
    const open = (knex: object) =>
      createQuota({
        database: { ...database, knex: knex as Database['knex'] },
        redis: { urls: [redis!.url], prefix: 'stop', commandTimeoutMs: 500 },
        onOutage: 'serve',
        now: Date.now,
        emit: () => {},
      });
    const kept = await open(database.knex);
    const connections = await connectionsTo(redis);
    const quota = await open({ raw });
    expect(await connectionsTo(redis)).toBeGreaterThan(connections);
    await redis.kill();
    isAway = true;
    await quota.close().catch(() => {});
    await redis.restart();
    // A client that was left open would be back as soon as one that nobody has closed.
    await until('the other is back', async () => (await connectionsTo(redis!)) >= connections);
    await until('it counts', async () => (await kept.health()).status === 'ok');
    expect(await connectionsTo(redis)).toBe(connections);
    await kept.close();
  });
});

describe('D15: a start that fails', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'caryll-start-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('because METRICS_PORT is in use leaves no connection, no lock and no database open', async () => {
    const redis = await startRedis();
    if (!redis) return;
    const data = path.join(folder, 'data');
    copyDatabase(path.join(data, 'postgres'));
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const config = loadConfig({
      DATA_DIR: data,
      HOST: '127.0.0.1',
      PORT: '0',
      REDIS_URL: redis.url,
      METRICS_PORT: `${port}`,
    });
    const start = () => startInstance({ config, emit: () => {}, say: () => {} });
    try {
      await expect(start()).rejects.toThrow(`METRICS_PORT must be a free port; got "${port}"`);
      await until('no connection to Redis', async () => (await connectionsTo(redis)) === 0, 3_000);
      expect(existsSync(socketOf(data))).toBe(false);
      await new Promise((resolve) => other.close(resolve));
      // The database was closed: it can be opened again.
      const instance = await start();
      await instance.stop();
      await until('no connection to Redis', async () => (await connectionsTo(redis)) === 0, 3_000);
    } finally {
      other.close();
      await redis.stop();
    }
  });
});
