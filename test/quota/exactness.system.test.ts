import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Database, openDatabase } from '../../src/data/database.ts';
import { migrate } from '../../src/data/migrate.ts';
import { importDataset } from '../../src/dataset/import.ts';
import { loadDataset } from '../../src/dataset/load.ts';
import type { PlanName } from '../../src/keys/plans.ts';
import { createKeyStore } from '../../src/keys/store.ts';
import { dayOf } from '../../src/quota/quota.ts';
import { fromRoot } from '../../src/root.ts';
import { openProgram, type Program, type RunningService } from '../faults/program.ts';
import { pause } from '../faults/rig.ts';
import { findPostgres, type PostgresServer, type RedisServer, startRedis } from '../servers.ts';
import { openShared } from './stores.ts';

/**
 * The promise to callers, asked of whole processes over HTTP: the units granted equal the limit, to the unit,
 * however many processes, connections and keys of one owner take part.
 */
const processCount = 4;
const connectionsEach = 64;

let postgres: PostgresServer | undefined;
let redis: RedisServer | undefined;
let database: Database;
let program: Program;
let running: RunningService[] = [];

interface Answer {
  readonly status: number;
  readonly remaining: number;
  readonly policy: string;
}

function ask(port: number, agent: Agent, key: string, path: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const req = request({ port, host: '127.0.0.1', agent, path, headers: { 'X-API-Key': key } }, (res) => {
      res.resume();
      res.on('end', () =>
        resolve({
          status: res.statusCode!,
          remaining: Number(res.headers['x-ratelimit-remaining']),
          policy: String(res.headers['x-ratelimit-policy']),
        }),
      );
    });
    req.on('error', reject);
    req.end();
  });
}

/** Every connection asks with the keys in turn until `stop` says so; all answers are returned. */
async function rush(
  keys: readonly string[],
  stop: (answer: Answer) => boolean,
  pauseMs = 0,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  const clients = running.flatMap(({ url }) => {
    const port = Number(new URL(url).port);
    const agent = new Agent({ keepAlive: true, maxSockets: connectionsEach });
    return Array.from({ length: connectionsEach }, async (_each, index) => {
      for (let turn = index; ; turn++) {
        const answer = await ask(port, agent, keys[turn % keys.length]!, '/v1/bloodborne/runes');
        answers.push(answer);
        if (stop(answer)) return;
        if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    });
  });
  await Promise.all(clients);
  return answers;
}

async function keysOf(email: string, plan: PlanName, count: number): Promise<string[]> {
  const store = createKeyStore({ database, now: Date.now });
  const keys: string[] = [];
  for (let each = 0; each < count; each++) {
    const { secret } = await store.create({ email, plan, kind: 'test', actor: 'test' });
    keys.push(secret);
  }
  return keys;
}

async function startAll(environment: Record<string, string>): Promise<void> {
  running = await Promise.all(
    Array.from({ length: processCount }, () =>
      program.start({ DATABASE_URL: postgres!.url, DATABASE_POOL_SIZE: '3', ...environment }),
    ),
  );
}

const stopAll = async () => {
  await Promise.all(running.map((service) => service.stop()));
  running = [];
};

beforeAll(async () => {
  postgres = await findPostgres();
  // Always: with a fsync every second a server that is killed forgets what it answered.
  redis = await startRedis({ aof: true, args: ['--appendfsync', 'always'] });
  if (!postgres || !redis) return;
  database = await openDatabase({
    url: postgres.url,
    folder: '',
    poolSize: 2,
    statementTimeoutMs: 60_000,
    connectTimeoutMs: 10_000,
  });
  await migrate(database);
  program = openProgram();
  await importDataset(database, loadDataset(fromRoot('seeds')), { keep: 1 });
});

afterAll(async () => {
  await stopAll();
  program?.stop();
  await database?.close();
  await redis?.stop();
  await postgres?.stop();
});

const granted = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200);
const refused = (answer: Answer) => answer.status === 429;

describe.each(['redis', 'postgres'] as const)(
  '4 processes with 64 connections each, counting in %s',
  (store) => {
    beforeAll(async () => {
      if (!redis) return;
      await startAll(store === 'redis' ? { REDIS_URL: redis.url, REDIS_TIMEOUT_MS: '5000' } : {});
    });
    afterAll(stopAll);

    test('grant one free key exactly 100 units, each with a remainder of its own', async () => {
      if (!redis) return;
      const keys = await keysOf(`one-${store}@example.org`, 'free', 1);
      const answers = await rush(keys, refused);
      const remainders = granted(answers).map(({ remaining }) => remaining);
      expect(remainders.sort((a, b) => b - a)).toEqual(
        Array.from({ length: 100 }, (_each, index) => 99 - index),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    });

    test('grant three free keys of one owner exactly 150 units together', async () => {
      if (!redis) return;
      const spellings = [
        `Three-${store}@Example.org`,
        `three-${store}@example.org `,
        `THREE-${store}@example.org`,
      ];
      const keys = (await Promise.all(spellings.map((email) => keysOf(email, 'free', 1)))).flat();
      let refusals = 0;
      const answers = await rush(keys, (answer) => refused(answer) && ++refusals > 512);
      expect(granted(answers)).toHaveLength(150);
    });
  },
);

/** What both stores hold of one key today: by key, by operation, and of its owner. */
async function recorded(email: string): Promise<{ key: number; owner: number; operations: number }> {
  const { rows } = await database.knex.raw<{ rows: { id: string; owner: string }[] }>(
    'select id, owner from api_key where owner_email = ?',
    [email],
  );
  const { id, owner } = rows[0]!;
  const { store, redis: connection } = openShared({
    urls: [redis!.url],
    prefix: 'caryll',
    database,
    timeoutMs: 1_000,
  });
  try {
    await connection.connected(5_000);
    const day = dayOf(Date.now());
    const [ofKey] = await store.usage(owner, id, day, day, 5_000);
    const [ofOwner] = await store.usage(owner, undefined, day, day, 5_000);
    const operations = Object.values(ofKey?.operations ?? {}).reduce((sum, units) => sum + units, 0);
    return { key: ofKey?.units ?? 0, owner: ofOwner?.units ?? 0, operations };
  } finally {
    await store.close();
  }
}

describe('Redis killed and started again ten times under load', () => {
  /**
   * Resolves to what was granted over all, and what Redis holds when all is quiet.
   *
   * @param pauseMs between two requests of one connection: 256 of them spend 1,000 units in four times as long.
   */
  const chaos = async (mode: 'serve' | 'refuse', pauseMs: number) => {
    await startAll({ REDIS_URL: redis!.url, REDIS_TIMEOUT_MS: '250', QUOTA_ON_OUTAGE: mode });
    const email = `chaos-${mode}-${pauseMs}@example.org`;
    const [key] = await keysOf(email, 'standard', 1);
    let over = false;
    const breaking = async () => {
      for (let cycle = 0; cycle < 10; cycle++) {
        await pause(Math.random() * 400);
        await redis!.kill('SIGKILL');
        await pause(Math.random() * 300);
        await redis!.restart();
      }
      await pause(2_000);
    };
    const broken = breaking().finally(() => {
      over = true;
    });
    const [answers] = await Promise.all([rush([key!], () => over, pauseMs), broken]);
    // What is left can be spent when all is quiet again.
    const rest = await rush([key!], refused);
    const held = await recorded(email);
    await stopAll();
    const statuses: Record<number, number> = {};
    for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
    const during = granted(answers).length;
    process.stderr.write(`${mode}, ${pauseMs} ms: ${during} units meanwhile, ${JSON.stringify(statuses)}\n`);
    return { granted: during + granted(rest).length, held };
  };

  test.each([
    ['refuse', 1_500],
    ['serve', 1_500],
    ['serve', 100],
  ] as const)('%s: exactly the limit is granted, pausing %i ms', async (mode, pauseMs) => {
    if (!redis) return;
    expect(await chaos(mode, pauseMs)).toEqual({
      granted: 1_000,
      held: { key: 1_000, owner: 1_000, operations: 1_000 },
    });
  });
});
