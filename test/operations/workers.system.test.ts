import { Agent, createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '../../src/data/database.ts';
import { createKeyStore } from '../../src/keys/store.ts';
import { openProgram, type Program, type RunningService } from '../faults/program.ts';
import { makeKey, openPatientDatabase, preparePostgres, until } from '../faults/rig.ts';
import { type BreakablePostgres, childrenOf, type RedisServer, startRedis } from '../servers.ts';

/** Several processes on one port (WEB_CONCURRENCY), with units in Redis and in Postgres. */

let program: Program;
let postgres: BreakablePostgres | undefined;
let redis: RedisServer | undefined;
let database: Database;
let settings: Record<string, string>;

beforeAll(async () => {
  program = openProgram();
  postgres = await preparePostgres();
  redis = postgres && (await startRedis());
  if (!postgres || !redis) return;
  database = await openPatientDatabase(postgres.url);
  settings = { DATABASE_URL: postgres.url, REDIS_URL: redis.url, WEB_CONCURRENCY: '2' };
});
afterAll(async () => {
  await database?.close();
  program.stop();
  await postgres?.stop();
  await redis?.stop();
});

/** One test on the servers; without them it has been said already that they are missing. */
function onServers(name: string, body: () => Promise<void>): void {
  test(name, async () => {
    if (postgres && redis) await body();
  });
}

const target = '/v1/bloodborne/bosses/father-gascoigne';

/** Status of one request; the code of the error when there is no answer. */
function ask(url: string, key: string, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const req = httpRequest(url + target, { headers: { 'X-API-Key': key }, agent }, (res) => {
      res.resume();
      res.on('end', () => resolve(String(res.statusCode)));
      res.on('error', (error: NodeJS.ErrnoException) => resolve(String(error.code)));
    });
    req.on('error', (error: NodeJS.ErrnoException) => resolve(String(error.code)));
    req.end();
  });
}

/** Asks on many connections at once, each until told to stop, and counts the answers. */
function startLoad(url: string, key: string, connections: number, more: () => boolean = () => true) {
  const seen: Record<string, number> = {};
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let running = true;
  const done = Promise.all(
    Array.from({ length: connections }, async () => {
      while (running && more()) {
        const answer = await ask(url, key, agent);
        seen[answer] = (seen[answer] ?? 0) + 1;
      }
    }),
  );
  return {
    seen,
    done: done.then(() => agent.destroy()),
    async stop() {
      running = false;
      await this.done;
      return seen;
    },
  };
}

const metricsOf = async (url: string) => (await fetch(`${url}/metrics`)).text();
const metric = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? Number.NaN);
const workersOf = ({ child }: RunningService) => childrenOf(child.pid!);

onServers('share the quota exactly: 100 units are granted 100 times', async () => {
  const keys = createKeyStore({ database, now: Date.now });
  for (const [store, environment] of [
    ['Redis', settings],
    ['Postgres', { ...settings, REDIS_URL: '' }],
  ] as const) {
    const email = `free-${store}@example.org`;
    const { secret } = await keys.create({ email, plan: 'free', name: store, actor: 'test', kind: 'test' });
    const service = await program.start({ ...environment, LOG_LEVEL: 'debug' });
    expect(workersOf(service)).toHaveLength(2);
    let left = 400;
    const load = startLoad(service.url, secret, 64, () => left-- > 0);
    await load.done;
    expect({ store, seen: load.seen }).toEqual({ store, seen: { 200: 100, 429: 300 } });
    const { code, stderr } = await service.stop();
    expect(code).toBe(0);
    // Both have answered: otherwise nothing was shared.
    const answering = stderr.split('\n').filter((line) => line.includes('"operation":"getBoss"'));
    expect(new Set(answering.map((line) => JSON.parse(line).worker))).toEqual(new Set([1, 2]));
  }
});

onServers('one that is killed is replaced, and the others go on meanwhile', async () => {
  const key = await makeKey(database, 'killed-worker@example.org');
  const service = await program.start({ ...settings, METRICS_PORT: '19466' });
  const load = startLoad(service.url, key, 16);
  await until('answers', () => load.seen['200']);
  const [victim, other] = workersOf(service);
  process.kill(victim!, 'SIGKILL');
  await until('one worker', () => workersOf(service).length === 1);
  const before = load.seen['200']!;
  await until('answers of the other', () => load.seen['200']! > before + 50);
  await until('two workers', async () => {
    return metric(await metricsOf('http://127.0.0.1:19466'), /^caryll_workers (\d+)$/m) === 2;
  });
  expect(workersOf(service)).toContain(other);
  const seen = await load.stop();
  const { code, stderr } = await service.stop();
  process.stderr.write(`a worker killed: ${JSON.stringify(seen)}\n`);
  // Lost is what the killed one was answering, and nothing after it. The units of the key may have come to an end.
  const { 200: answered, 429: _spent, ...lost } = seen;
  expect(answered).toBeGreaterThan(100);
  expect(Object.values(lost).reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(16);
  expect(code).toBe(0);
  expect(stderr).toMatch(/"error":"worker \d was ended by SIGKILL; another is started in 1 s"/);
});

onServers('stop on SIGTERM, or on one to each of them, without losing a request', async () => {
  const key = await makeKey(database, 'stopped-workers@example.org');
  for (const toAll of [false, true]) {
    const service = await program.start({ ...settings, SHUTDOWN_DELAY_SECONDS: '2' });
    const pids = workersOf(service);
    const load = startLoad(service.url, key, 32);
    await until('answers', () => load.seen['200']);
    // As systemd and a terminal do it.
    if (toAll) for (const pid of pids) process.kill(pid, 'SIGTERM');
    const stopped = service.stop('SIGTERM');
    // A proxy stops asking when it sees that they are not ready any more.
    await until('not ready', async () => (await fetch(`${service.url}/readyz`)).status === 503);
    const seen = await load.stop();
    expect(Object.keys(seen)).toEqual(['200']);
    expect((await stopped).code).toBe(0);
    for (const pid of pids) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
  }
});

onServers('have their metrics added up, on a port of their own', async () => {
  const key = await makeKey(database, 'metrics-of-workers@example.org');
  const service = await program.start({ ...settings, METRICS_PORT: '19465', LOG_LEVEL: 'info' });
  let left = 200;
  await startLoad(service.url, key, 8, () => left-- > 0).done;
  const text = await metricsOf('http://127.0.0.1:19465');
  const counted = metric(text, /^caryll_requests_total\{operation="getBoss",status="200",.*\} (\d+)$/m);
  expect(counted).toBe(200);
  expect(text).toMatch(/^caryll_workers 2$/m);
  expect(text).toMatch(/^caryll_worker_deaths_total 0$/m);
  expect(text).toMatch(/^caryll_quota_store_lost 0$/m);
  expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
  const { stderr } = await service.stop();
  const lines = stderr.split('\n').filter((line) => line.startsWith('{'));
  expect(new Set(lines.map((line) => JSON.parse(line).worker))).toEqual(new Set([undefined, 1, 2]));
  expect(stderr.match(/listens on/g)).toHaveLength(1);
});

onServers('refuse to start as one process does, with the same words and code', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const { port } = taken.address() as AddressInfo;
  const address = new URL(postgres!.url);
  await postgres!.ask('create database unprepared');
  address.pathname = '/unprepared';
  for (const environment of [
    { DATABASE_URL: address.href },
    { PORT: String(port) },
    { METRICS_PORT: String(port) },
    { PORT: '80x' },
    { DATABASE_URL: 'postgres://127.0.0.1:1/none' },
  ]) {
    const both = await Promise.all(
      ['1', '2'].map((WEB_CONCURRENCY) =>
        program.refusal({ ...settings, ...environment, WEB_CONCURRENCY, LOG_LEVEL: 'silent' }),
      ),
    );
    expect(both[1]).toEqual(both[0]);
    expect(both[0]!.code).toBe('PORT' in environment && environment.PORT === '80x' ? 2 : 1);
    expect(both[0]!.stderr).toMatch(/^caryll cannot start\.\n/);
  }
  taken.close();
});

test('are refused without a server of Postgres', async () => {
  const { code, stderr } = await program.refusal({ WEB_CONCURRENCY: '2' });
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: expect.stringMatching(/WEB_CONCURRENCY: expected 1 without DATABASE_URL, got "2"/),
  });
});
