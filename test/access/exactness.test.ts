import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createKeyStore } from '../../src/access/key-store.ts';
import type { PlanName } from '../../src/access/plans.ts';
import { type Database, openDatabase } from '../../src/data/database.ts';
import { loadDataset } from '../../src/data/dataset.ts';
import { importDataset } from '../../src/data/import.ts';
import { migrate } from '../../src/data/migrate.ts';
import { fromRoot } from '../../src/root.ts';
import { buildProgram, type Program, type RunningService } from '../faults/program.ts';
import { findPostgres, type PostgresServer, type RedisServer, startRedis } from '../servers.ts';

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
  redis = await startRedis({ aof: true });
  if (!postgres || !redis) return;
  database = await openDatabase({
    url: postgres.url,
    folder: '',
    poolSize: 2,
    statementTimeoutMs: 60_000,
    connectTimeoutMs: 10_000,
  });
  await migrate(database);
  program = await buildProgram('exactness');
  await importDataset(database, loadDataset(fromRoot('seeds')), { keep: 1 });
}, 120_000);

afterAll(async () => {
  await stopAll();
  await program?.remove();
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
    }, 60_000);
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

describe('Redis killed and started again ten times under load', () => {
  const chaos = async (mode: 'serve' | 'refuse') => {
    await startAll({ REDIS_URL: redis!.url, REDIS_TIMEOUT_MS: '250', QUOTA_ON_OUTAGE: mode });
    const [key] = await keysOf(`chaos-${mode}@example.org`, 'standard', 1);
    let over = false;
    // Time for the processes to hear of each other.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    const breaking = (async () => {
      for (let cycle = 0; cycle < 10; cycle++) {
        await new Promise((resolve) => setTimeout(resolve, 200));
        await redis!.kill('SIGKILL');
        await new Promise((resolve) => setTimeout(resolve, 50));
        await redis!.restart();
      }
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      over = true;
    })();
    const answers = await rush([key!], () => over, 100);
    await breaking;
    // What is left can be spent when all is quiet again.
    const rest = await rush([key!], refused);
    await stopAll();
    return {
      granted: granted(answers).length + granted(rest).length,
      failed: answers.filter(({ status }) => status >= 500).length,
    };
  };

  test('never grants more than the limit when an outage is refused', async () => {
    if (!redis) return;
    const result = await chaos('refuse');
    process.stderr.write(
      `refuse: ${result.granted} of 1000 units granted, ${result.failed} requests refused with 503\n`,
    );
    expect(result.granted).toBeLessThanOrEqual(1_000);
    // With a fsync a second Redis may forget counts, never units that were granted and forgotten by the processes.
    expect(result.granted).toBeGreaterThanOrEqual(950);
  });

  test('answers every request when an outage is served, and ends the day on the limit', async () => {
    if (!redis) return;
    const result = await chaos('serve');
    process.stderr.write(`serve: ${result.granted} of 1000 units granted by ${processCount} processes\n`);
    expect(result.failed).toBe(0);
    expect(result.granted).toBeGreaterThanOrEqual(1_000);
    // Only what was under way when Redis went can be over the limit: one process cannot see it of another.
    expect(result.granted).toBeLessThan(1_000 + 2 * processCount * connectionsEach);
  });
});
