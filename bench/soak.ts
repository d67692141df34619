/**
 * Two instances under mixed load for SOAK_MINUTES (10), while releases are imported and rolled back, keys are
 * revoked and Redis is restarted, all on private servers. Reports at the end whether memory stayed flat, whether all
 * responses were allowed ones, and whether every unit was counted exactly once.
 *
 * Exits with 1 when one of these does not hold.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { Agent, request as httpRequest } from 'node:http';
import { promisify } from 'node:util';
import type { PlanName } from '../src/keys/plans.ts';
import { createKeyStore } from '../src/keys/store.ts';
import { fromRoot } from '../src/root.ts';
import { startPostgres, startRedis } from '../test/servers.ts';
import { openFilledDatabase } from './data.ts';

const run = promisify(execFile);
const minutes = Number(process.env['SOAK_MINUTES'] ?? 10);
/** Requests a second of all connections together; enough to fill the caches, not the machine. */
const rate = Number(process.env['SOAK_RATE'] ?? 400);
const connections = 24;
const stepSeconds = 8;
const say = (line: string) => process.stderr.write(`${line}\n`);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const postgres = await startPostgres();
const redis = await startRedis({ aof: true, args: ['--appendfsync', 'always'] });
if (!postgres || !redis) process.exit(2);
const database = await openFilledDatabase(postgres.url, 3);
const store = createKeyStore({ database, now: Date.now });

/** A key with what its callers were granted, by their own count. */
interface SoakKey {
  readonly id: string;
  readonly secret: string;
  readonly plan: PlanName;
  granted: number;
}

async function makeKey(plan: PlanName, email: string): Promise<SoakKey> {
  const { id, secret } = await store.create({ email, plan, name: 'soak', actor: 'soak', kind: 'test' });
  return { id, secret, plan, granted: 0 };
}

const keys: SoakKey[] = [];
for (let each = 0; each < 60; each++) keys.push(await makeKey('internal', `soak-${each}@example.org`));
// These run out: from then on every response is a 429, and the granted units are the limit.
for (let each = 0; each < 20; each++) keys.push(await makeKey('free', `free-${each}@example.org`));

const environment = {
  PATH: process.env['PATH'],
  DATABASE_URL: postgres.url,
  REDIS_URL: redis.url,
  PORT: '0',
  LOG_LEVEL: 'error',
  RELEASES_KEPT: '3',
  METRICS_PUBLIC: 'true',
  // Small enough to be full before memory is judged: what grows after that is a leak.
  CACHE_MB: '32',
};
/** Makes Node collect garbage every few seconds: it would wait until its heap is much larger. */
const collecting = ['--expose-gc', '--import', 'data:text/javascript,setInterval(gc, 5000).unref()'];

async function startInstance(): Promise<{ url: string; child: ChildProcess; errors: string[] }> {
  const child = spawn(process.execPath, [...collecting, fromRoot('dist', 'soak', 'main.js')], {
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  process.once('exit', () => child.kill());
  const errors: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr!.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString().split('\n')) {
        const address = /listening on (http:\S+) /.exec(line)?.[1];
        if (address) resolve(address);
        else if (line !== '') errors.push(line);
      }
    });
    child.once('exit', (code) => reject(new Error(`the service ended with ${code}: ${errors.join('\n')}`)));
  });
  return { url, child, errors };
}

const instances = [await startInstance(), await startInstance()];
const agent = new Agent({ keepAlive: true, maxSockets: connections });

interface Result {
  readonly status: number;
  readonly etag: string | undefined;
  readonly text: string;
}

function send(url: string, headers: Record<string, string>): Promise<Result> {
  return new Promise((resolve) => {
    const lost = (error: Error) => resolve({ status: 0, etag: undefined, text: error.message });
    const req = httpRequest(url, { headers, agent, timeout: 20_000 }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('error', lost);
      res.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: res.statusCode!, etag: res.headers.etag, text });
      });
    });
    req.on('timeout', () => req.destroy(new Error('no response for 20 s')));
    req.on('error', lost);
    req.end();
  });
}

/** A kind of request, with its allowed statuses and the units that a 200 or 404 costs. */
interface Kind {
  readonly name: string;
  readonly path: () => string;
  readonly expected: readonly number[];
  readonly cost: (plan: PlanName) => number;
  readonly headers?: () => Record<string, string>;
}

const one = () => 1;
const pick = <Value>(list: readonly Value[]) => list[Math.floor(Math.random() * list.length)]!;
const resources = [
  'bosses',
  'locations',
  'armor',
  'armor-sets',
  'weapons',
  'npcs',
  'runes',
  'blood-gems',
  'items',
];
const [{ schema }] = (
  await database.knex.raw(`
    select release_game.schema_name as schema from release_game join current_release using (release_id)
    where game_id = 'bloodborne'`)
).rows;
const slugs: string[] = await database.knex.withSchema(schema).table('boss').pluck('slug');
const words = ['gascoine', 'blood', 'hunters mark', 'moon', 'clerik', 'ludwig', 'saw', 'chalice'];
let lastEtag: string | undefined;
const kinds: readonly Kind[] = [
  { name: 'list', path: () => `/v1/bloodborne/${pick(resources)}`, expected: [200], cost: one },
  {
    name: 'deep list',
    path: () =>
      `/v1/bloodborne/items?page=${1 + Math.floor(Math.random() * 200)}&page_size=${pick([5, 20, 100])}`,
    expected: [200],
    cost: one,
  },
  { name: 'detail', path: () => `/v1/bloodborne/bosses/${pick(slugs)}`, expected: [200], cost: one },
  {
    name: 'unknown record',
    path: () => `/v1/bloodborne/bosses/nobody-${Math.floor(Math.random() * 1e6)}`,
    expected: [404],
    cost: one,
  },
  {
    name: 'search',
    path: () => `/v1/bloodborne/search?q=${encodeURIComponent(pick(words))}`,
    expected: [200],
    cost: (plan) => (plan === 'internal' ? 1 : 5),
  },
  {
    name: 'conditional',
    path: () => '/v1/bloodborne/bosses',
    headers: () => (lastEtag ? { 'If-None-Match': lastEtag } : {}),
    expected: [200, 304],
    cost: one,
  },
  { name: 'mistake', path: () => '/v1/bloodborne/bosses?page_size=500', expected: [400], cost: () => 0 },
  { name: 'usage', path: () => '/v1/usage', expected: [200], cost: () => 0 },
];
const weighted = [0, 0, 0, 1, 1, 2, 2, 2, 3, 4, 4, 5, 6, 7].map((index) => kinds[index]!);

const statuses = new Map<string, number>();
const unexpected: string[] = [];
const latencies: number[] = [];
let requests = 0;
let running = true;

async function sendOnce(key: SoakKey, kind: Kind): Promise<void> {
  const target = `${pick(instances).url}${kind.path()}`;
  const started = performance.now();
  const response = await send(target, { 'X-API-Key': key.secret, ...kind.headers?.() });
  const took = performance.now() - started;
  if (requests % 20 === 0) latencies.push(took);
  requests += 1;
  const name = `${kind.name} ${response.status}`;
  statuses.set(name, (statuses.get(name) ?? 0) + 1);
  if (kind.name === 'list' && response.etag && target.endsWith('/bosses')) lastEtag = response.etag;
  if (response.status === 200 || response.status === 404) key.granted += kind.cost(key.plan);
  const allowed = kind.expected.includes(response.status) || (key.plan === 'free' && response.status === 429);
  if (!allowed && unexpected.length < 50)
    unexpected.push(`${name}: ${target} ${response.text.slice(0, 300)}`);
}

const end = Date.now() + minutes * 60_000;
const load = Promise.all(
  Array.from({ length: connections }, async () => {
    while (running) {
      const started = performance.now();
      await sendOnce(pick(keys), pick(weighted));
      await pause(Math.max(0, (1000 * connections) / rate - (performance.now() - started)));
    }
  }),
);

interface Memory {
  readonly at: number;
  readonly heap: number;
  readonly rss: number;
}
const memory: Memory[][] = instances.map(() => []);
const began = Date.now();
const sampling = setInterval(async () => {
  for (const [index, { url }] of instances.entries()) {
    const { text } = await send(`${url}/metrics`, {});
    const value = (name: string) =>
      Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? 0) / 2 ** 20;
    memory[index]!.push({
      at: (Date.now() - began) / 1000,
      heap: value('nodejs_heap_size_used_bytes'),
      rss: value('process_resident_memory_bytes'),
    });
  }
}, 2_000);

const caryll = (...argv: string[]) =>
  run(process.execPath, [fromRoot('dist', 'soak', 'cli.js'), ...argv], { env: environment });

async function untilStatus(what: string, limitMs: number, holds: () => Promise<boolean>): Promise<number> {
  const started = performance.now();
  while (!(await holds())) {
    if (performance.now() - started > limitMs) {
      unexpected.push(`${what}: not within ${limitMs} ms`);
      break;
    }
    await pause(20);
  }
  return performance.now() - started;
}

const done = { imports: 0, rollbacks: 0, revocations: 0, redisRestarts: 0 };
const slowest = { release: 0, revocation: 0, redis: 0 };
const allAre = async (path: string, headers: Record<string, string>, test: (response: Result) => boolean) =>
  (await Promise.all(instances.map(({ url }) => send(url + path, headers)))).every(test);

async function changeRelease(): Promise<void> {
  if (done.imports > done.rollbacks * 2) {
    await caryll('data', 'rollback', '--yes');
    done.rollbacks += 1;
  } else {
    await caryll('data', 'import', '--force');
    done.imports += 1;
  }
  const { rows } = await database.knex.raw('select release_id::text as id from current_release');
  const line = `caryll_release_age_seconds{release="${rows[0].id}"}`;
  const took = await untilStatus('a new release', 2_000, () =>
    allAre('/metrics', {}, ({ text }) => text.includes(line)),
  );
  slowest.release = Math.max(slowest.release, took);
}

async function revokeKey(): Promise<void> {
  const key = await makeKey('free', `revoked-${done.revocations}@example.org`);
  const headers = { 'X-API-Key': key.secret };
  await untilStatus('a new key', 2_000, () => allAre('/v1/usage', headers, ({ status }) => status === 200));
  await caryll('keys', 'revoke', key.id, '--reason', 'soak', '--yes');
  const took = await untilStatus('a revocation', 1_000, () =>
    allAre('/v1/usage', headers, ({ status }) => status === 401),
  );
  slowest.revocation = Math.max(slowest.revocation, took);
  done.revocations += 1;
}

async function restartRedis(): Promise<void> {
  await redis!.kill(done.redisRestarts % 2 === 0 ? 'SIGTERM' : 'SIGKILL');
  await pause(1_000);
  await redis!.restart();
  const took = await untilStatus('Redis back', 10_000, () =>
    allAre('/v1/health', {}, ({ text }) => JSON.parse(text).status === 'ok'),
  );
  slowest.redis = Math.max(slowest.redis, took);
  done.redisRestarts += 1;
}

for (let step = 0; Date.now() < end; step++) {
  const started = Date.now();
  await [changeRelease, revokeKey, restartRedis, revokeKey][step % 4]!();
  if (step % 8 === 0) {
    const [last] = memory[0]!.slice(-1);
    say(
      `${Math.round((Date.now() - began) / 1000)} s: ${requests} requests, heap ${last?.heap.toFixed(0)} MiB, RSS ${last?.rss.toFixed(0)} MiB, ${unexpected.length} unexpected`,
    );
  }
  await pause(Math.max(0, stepSeconds * 1000 - (Date.now() - started)));
}
running = false;
await load;
clearInterval(sampling);

// Every unit: what the callers were granted, compared with the usage of the service. With each loss of Redis about a
// second of requests may be granted again or counted twice.
const isUncertain = done.redisRestarts * Math.ceil((2 * rate) / keys.length);
let wrong = 0;
let granted = 0;
for (const key of keys) {
  const { text } = await send(`${instances[0]!.url}/v1/usage`, { 'X-API-Key': key.secret });
  const counted = JSON.parse(text).data.key_units.used as number;
  granted += key.granted;
  if (Math.abs(counted - key.granted) > isUncertain) {
    wrong += 1;
    say(`${key.plan} ${key.id}: granted ${key.granted}, counted ${counted}`);
  }
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const percentile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;
/**
 * Memory in each fifth of the time. Of the heap what is left after a collection, the low end of its sawtooth:
 * the rest is what V8 has not got round to.
 */
const fifths = (samples: readonly Memory[], value: 'heap' | 'rss') => {
  const length = Math.floor(samples.length / 5);
  return [0, 1, 2, 3, 4].map((index) => {
    const values = samples.slice(index * length, (index + 1) * length).map((sample) => sample[value]);
    return value === 'heap' ? percentile(values, 0.1) : median(values);
  });
};
const tables = memory.flatMap((samples, index) =>
  (['heap', 'rss'] as const).map((value) => ({ index, value, parts: fifths(samples, value) })),
);
const growth = Math.max(...tables.map(({ parts }) => parts[4]! / parts[1]!));
const errors = instances.flatMap((instance) => instance.errors);
const kept = (await database.knex.raw('select count(*)::int as n from release')).rows[0].n;

for (const { child } of instances) child.kill('SIGTERM');
const codes = await Promise.all(
  instances.map(({ child }) => new Promise((resolve) => child.once('exit', (code) => resolve(code)))),
);
agent.destroy();
await database.close();
await postgres.stop();
await redis.stop();

const errorCount = new Map<string, number>();
for (const line of errors) {
  let name = line.slice(0, 120);
  try {
    const { level, where, msg, error, status } = JSON.parse(line);
    // The first lines of a start are printed at every level.
    if (level === 'info') continue;
    name = `${msg}${where ? ` in ${where}` : ''}: ${error ?? status}`;
  } catch {
    // Not one of our lines: shown as it is.
  }
  errorCount.set(name, (errorCount.get(name) ?? 0) + 1);
}
const passed = unexpected.length === 0 && wrong === 0 && growth < 1.25 && codes.every((code) => code === 0);
process.stdout.write(`# Soak: ${passed ? 'passed' : 'FAILED'}

${minutes} minutes, two instances, ${requests} requests (${Math.round(requests / (minutes * 60))}/s), p50 ${median(latencies).toFixed(1)} ms, p99 ${percentile(latencies, 0.99).toFixed(1)} ms; all of it and the servers share this machine.

- releases imported ${done.imports}, rolled back ${done.rollbacks}; slowest until both instances served it: ${Math.round(slowest.release)} ms; releases kept: ${kept}
- keys revoked ${done.revocations}; slowest until both instances refused it: ${Math.round(slowest.revocation)} ms
- Redis restarted ${done.redisRestarts} times (half of them kill -9), away 1 s each; slowest return to "ok": ${Math.round(slowest.redis)} ms
- unexpected responses: ${unexpected.length}; exit codes: ${codes.join(', ')}
- units granted to ${keys.length} keys: ${granted}; keys whose counter differs by more than ${isUncertain}: ${wrong}
- memory in MiB in each fifth of the time, heap after collections, RSS median (last against second: at most ×${growth.toFixed(2)}):
${tables.map(({ index, value, parts }) => `  - instance ${index + 1} ${value}: ${parts.map((part) => part.toFixed(0)).join(' → ')}`).join('\n')}

responses: ${[...statuses]
  .sort()
  .map(([name, count]) => `${name} ×${count}`)
  .join(', ')}

logged at error: ${[...errorCount].map(([name, count]) => `${name} ×${count}`).join('; ') || 'nothing'}
${unexpected.map((line) => `\n- ${line}`).join('')}
`);
process.exit(passed ? 0 : 1);
