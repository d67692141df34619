/**
 * Four instances behind HAProxy, on one Postgres and a Redis Cluster of three, all private to this run: limits, revocation,
 * a new release, restarts, and the loss of an instance and of a node, each under load. Then what a request costs each
 * part, with one, two and four instances.
 *
 * Exits with 1 when a response is not one that `docs/operate/failure-modes.md` allows, and with 2 when a program is missing.
 */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Redis } from 'ioredis';
import type { PlanName } from '../src/keys/plans.ts';
import { createKeyStore } from '../src/keys/store.ts';
import { fromRoot } from '../src/root.ts';
import { programsNamed } from '../test/programs.ts';
import { freePort, startPostgres, startRedisCluster } from '../test/servers.ts';
import { openFilledDatabase } from './data.ts';
import { applyLoad, loadTool } from './load.ts';
import { usageOf } from './servers.ts';

const run = promisify(execFile);
const connections = 16;
/** Connections per instance while its cost is measured: enough that it always has something to do. */
const measuredConnections = 64;
const seconds = Number(process.env['SCALE_SECONDS'] ?? 5);
const say = (line: string) => process.stderr.write(`${line}\n`);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const [haproxy] = programsNamed('haproxy', ['-v']);
const postgres = await startPostgres();
const cluster = await startRedisCluster({ aof: true });
if (haproxy === undefined || !postgres || !cluster) {
  say('bench/scale needs the programs haproxy, postgres and redis-server');
  process.exit(2);
}
const database = await openFilledDatabase(postgres.url, 2);
const store = createKeyStore({ database, now: Date.now });
const folder = mkdtempSync(path.join(tmpdir(), 'caryll-scale-'));

async function makeKey(plan: PlanName, email: string) {
  const made = await store.create({ email, plan, name: 'scale', actor: 'scale', kind: 'test' });
  return { id: made.id, secret: made.secret };
}

const environment = {
  PATH: process.env['PATH'],
  DATABASE_URL: postgres.url,
  REDIS_URL: cluster.urls.join(','),
  LOG_LEVEL: 'error',
  RELEASES_KEPT: '2',
  METRICS_PUBLIC: 'true',
  SHUTDOWN_DELAY_SECONDS: '2',
  PLAN_INTERNAL: '100000000,100000000',
};

interface Instance {
  readonly url: string;
  readonly child: ChildProcess;
}

async function startInstance(port: number): Promise<Instance> {
  const child = spawn(process.execPath, [fromRoot('dist', 'scale', 'main.js')], {
    env: { ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr!.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, address] = /listening on (http:\S+) /.exec(output) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`the service ended with ${code}: ${output}`)));
  });
  return { url, child };
}

const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', resolve));

const ports = await Promise.all(Array.from({ length: 4 }, freePort));
const proxyPort = await freePort();
/** Configuration of HAProxy from `docs/operate/scale-out.md`. */
const configuration = `defaults
  mode http
  timeout connect 1s
  timeout client 75s
  timeout server 70s
  retries 3
  option redispatch
  retry-on conn-failure empty-response
frontend public
  bind 127.0.0.1:${proxyPort}
  default_backend caryll
backend caryll
  balance leastconn
  http-reuse always
  option httpchk GET /readyz
  default-server check inter 250ms fall 1 rise 1
${ports.map((port, index) => `  server caryll${index} 127.0.0.1:${port}`).join('\n')}
`;
writeFileSync(path.join(folder, 'haproxy.cfg'), configuration);

const instances: Instance[] = await Promise.all(ports.map(startInstance));
const proxy = spawn(haproxy, ['-db', '-f', path.join(folder, 'haproxy.cfg')], { stdio: 'ignore' });
const publicUrl = `http://127.0.0.1:${proxyPort}`;
const agent = new Agent({ keepAlive: true, maxSockets: 64 });

interface Received {
  /** 0 without a response. */
  readonly status: number;
  readonly text: string;
}

function get(url: string, secret?: string): Promise<Received> {
  return new Promise((resolve) => {
    const lost = (error: Error) => resolve({ status: 0, text: error.message });
    const headers = secret === undefined ? {} : { 'X-API-Key': secret };
    const req = httpRequest(url, { headers, agent, timeout: 10_000 }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('error', lost);
      res.on('end', () => resolve({ status: res.statusCode!, text: Buffer.concat(chunks).toString() }));
    });
    req.on('timeout', () => req.destroy(new Error('no response for 10 s')));
    req.on('error', lost);
    req.end();
  });
}

async function until(what: string, limitMs: number, holds: () => Promise<boolean>): Promise<number> {
  const started = performance.now();
  while (!(await holds())) {
    if (performance.now() - started > limitMs) throw new Error(`${what}: not within ${limitMs} ms`);
    await pause(20);
  }
  return Math.round(performance.now() - started);
}
const everyInstance = async (target: string, secret: string | undefined, holds: (got: Received) => boolean) =>
  (await Promise.all(instances.map(({ url }) => get(url + target, secret)))).every(holds);
await until('HAProxy', 20_000, async () => (await get(`${publicUrl}/readyz`)).status === 200);

const targets = [
  '/v1/bloodborne/bosses',
  '/v1/bloodborne/items/blood-vial',
  '/v1/elden-ring/talismans?page=2',
];
const callers = await Promise.all(
  Array.from({ length: 8 }, (_, index) => makeKey('internal', `scale-${index}@example.org`)),
);

/** Sends requests through HAProxy until stopped. @returns how many had each status. */
function startLoad() {
  const seen = new Map<number, number>();
  let running = true;
  let sent = 0;
  const done = Promise.all(
    Array.from({ length: connections }, async () => {
      while (running) {
        const number = sent++;
        const { status } = await get(
          publicUrl + targets[number % targets.length]!,
          callers[number % callers.length]!.secret,
        );
        seen.set(status, (seen.get(status) ?? 0) + 1);
      }
    }),
  );
  return {
    async stop() {
      running = false;
      await done;
      return Object.fromEntries(seen);
    },
  };
}

const caryll = (...argv: string[]) =>
  run(process.execPath, [fromRoot('dist', 'scale', 'cli.js'), ...argv], { env: environment });

interface Check {
  readonly name: string;
  readonly result: string;
  readonly isFine: boolean;
}
const checks: Check[] = [];
function note(name: string, result: string, isFine: boolean): void {
  say(`${isFine ? 'ok    ' : 'FAILED'} ${name}: ${result}`);
  checks.push({ name, result, isFine });
}
const responses = (seen: Readonly<Record<string, number>>) =>
  Object.entries(seen)
    .map(([status, count]) => `${count.toLocaleString('en')} × ${status === '0' ? 'no response' : status}`)
    .join(', ');

/** Does something under load; only some statuses may be seen, and some of them rarely. */
async function underLoad(
  name: string,
  body: () => Promise<string>,
  max: Readonly<Record<string, number>> = {},
): Promise<void> {
  const load = startLoad();
  await pause(1_000);
  let result: string;
  let isFine = true;
  try {
    result = await body();
  } catch (error) {
    result = String(error);
    isFine = false;
  }
  await pause(1_000);
  const seen = await load.stop();
  const others = Object.entries(seen).filter(
    ([status, count]) => status !== '200' && count > (max[status] ?? 0),
  );
  note(name, `${result}; ${responses(seen)}`, isFine && others.length === 0);
}

async function checkLimits(): Promise<void> {
  const keys = await Promise.all(
    Array.from({ length: 8 }, () => makeKey('standard', 'one-owner@example.org')),
  );
  const granted = new Map<string, number>();
  const seen: Record<string, number> = {};
  await Promise.all(
    keys.flatMap(({ id, secret }) =>
      Array.from({ length: 4 }, async () => {
        for (let count = 0; count < 75; count++) {
          const { status } = await get(publicUrl + targets[0]!, secret);
          seen[status] = (seen[status] ?? 0) + 1;
          if (status === 200) granted.set(id, (granted.get(id) ?? 0) + 1);
        }
      }),
    ),
  );
  const limit = 1_500;
  const counted = await Promise.all(
    keys.map(async ({ secret }) => JSON.parse((await get(`${publicUrl}/v1/usage`, secret)).text).data),
  );
  const sum = [...granted.values()].reduce((a, b) => a + b, 0);
  const isCounted = counted.every(
    (each, index) =>
      each.key_units.used === (granted.get(keys[index]!.id) ?? 0) && each.owner_units.used === limit,
  );
  note(
    'Limits: 8 keys of one owner send 2,400 requests at once, of which the owner has 1,500',
    `${responses(seen)}; counters ${isCounted ? 'equal what was granted' : 'differ'}`,
    sum === limit && isCounted && Object.keys(seen).every((status) => ['200', '429'].includes(status)),
  );
}

await checkLimits();
await underLoad('Revocation', async () => {
  const key = await makeKey('free', 'revoked@example.org');
  await until('a new key', 2_000, () =>
    everyInstance('/v1/usage', key.secret, ({ status }) => status === 200),
  );
  await caryll('keys', 'revoke', key.id, '--reason', 'scale', '--yes');
  const took = await until('a revocation', 2_000, () =>
    everyInstance('/v1/usage', key.secret, ({ status }) => status === 401),
  );
  return `all four refuse the key after ${took} ms`;
});
await underLoad('New release', async () => {
  await caryll('data', 'import', '--force');
  const { rows } = await database.knex.raw('select release_id::text as id from current_release');
  const line = `caryll_release_age_seconds{release="${rows[0].id}"}`;
  const took = await until('a release', 5_000, () =>
    everyInstance('/metrics', undefined, ({ text }) => text.includes(line)),
  );
  return `all four serve it ${took} ms after the import`;
});
await underLoad('Rolling restart', async () => {
  for (const [index, { child }] of [...instances].entries()) {
    child.kill('SIGTERM');
    await ended(child);
    instances[index] = await startInstance(ports[index]!);
    await pause(750);
  }
  return 'four instances, one after the other';
});
await underLoad(
  'An instance is killed (SIGKILL)',
  async () => {
    instances[0]!.child.kill('SIGKILL');
    await ended(instances[0]!.child);
    await pause(2_000);
    instances[0] = await startInstance(ports[0]!);
    await pause(750);
    return 'away for 2 s';
  },
  // What it was sending when it died.
  { 0: connections, 502: connections },
);
await underLoad('A node of the Redis Cluster is killed (SIGKILL)', async () => {
  const node = cluster.nodes[1]!;
  await node.kill('SIGKILL');
  await pause(3_000);
  await node.restart();
  const took = await until('health', 30_000, () =>
    everyInstance('/v1/health', undefined, ({ text }) => JSON.parse(text).status === 'ok'),
  );
  return `away for 3 s; health is ok again after ${took} ms`;
});

// What a request costs each part.
const { rows: backend } = await database.knex.raw('select pg_backend_pid() as pid');
const parentOf = (pid: number) =>
  Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]);
const postmaster = parentOf(backend[0].pid);
const nodes = cluster.nodes.map(({ port }) => {
  const address = new URL(cluster.urls[0]!);
  address.port = String(port);
  return new Redis(address.href, { lazyConnect: false });
});
async function redisCpu(): Promise<number> {
  const texts = await Promise.all(nodes.map((node) => node.info('cpu')));
  return texts
    .flatMap((text) => [...text.matchAll(/^used_cpu_(?:sys|user):(\S+)/gm)].map(([, value]) => Number(value)))
    .reduce((a, b) => a + b, 0);
}
const cpuOf = (children: readonly ChildProcess[]) =>
  children.reduce((sum, { pid }) => sum + usageOf(pid!).cpu, 0);

interface Cost {
  readonly count: number;
  readonly perSecond: number;
  /** Microseconds of processor time of a response. */
  readonly parts: Readonly<Record<string, number>>;
}

async function measure(count: number): Promise<Cost> {
  const own = instances.slice(0, count);
  const sample = async () => ({
    instances: cpuOf(own.map(({ child }) => child)),
    HAProxy: cpuOf([proxy]),
    'Redis Cluster': await redisCpu(),
    Postgres: usageOf(postmaster).cpu,
  });
  const before = await sample();
  const { requestsPerSecond, failures } = await saturate(count, seconds);
  const after = await sample();
  if (failures > 0) note(`Load on ${count} instances`, `${failures} requests failed`, false);
  const sent = requestsPerSecond * seconds;
  const parts = Object.fromEntries(
    Object.entries(after).map(([name, cpu]) => [
      name,
      (Math.max(0, cpu - before[name as keyof typeof before]) / sent) * 1e6,
    ]),
  );
  return { count, perSecond: requestsPerSecond, parts };
}

/** Sends as many requests as the instances serve. */
const saturate = (count: number, forSeconds: number) =>
  applyLoad({
    url: publicUrl,
    requests: targets.map((target) => ({ path: target })),
    keys: callers.map(({ secret }) => secret),
    headers: {},
    connections: count * measuredConnections,
    seconds: forSeconds,
  });

const costs: Cost[] = [];
// Caches are filled, and the compiler has seen the code, in those that have just started, too.
await saturate(4, 10);
// The last ones leave, and HAProxy notices.
for (const count of [4, 2, 1]) {
  for (const { child } of instances.slice(count)) child.kill('SIGTERM');
  await Promise.all(instances.slice(count).map(({ child }) => ended(child)));
  await pause(750);
  costs.unshift(await measure(count));
}

for (const { child } of instances) child.kill('SIGTERM');
await Promise.all(instances.map(({ child }) => ended(child)));
proxy.kill('SIGKILL');
for (const node of nodes) node.disconnect();
agent.destroy();
await database.close();
await postgres.stop();
await cluster.stop();
rmSync(folder, { recursive: true });

const names = Object.keys(costs[0]!.parts);
const [single] = costs;
const passed = checks.every(({ isFine }) => isFine);
process.stdout.write(`# Scale: ${passed ? 'passed' : 'FAILED'}

Four instances behind HAProxy, one Postgres, a Redis Cluster of three masters; ${availableParallelism()} processors, which also ran the load.

| check | result |
|---|---|
${checks.map(({ name, result, isFine }) => `| ${name} | ${isFine ? '' : 'FAILED: '}${result} |`).join('\n')}

Processor time of a response in µs (${loadTool}, ${measuredConnections} connections for each instance, ${seconds} s each):

| instances | ${names.join(' | ')} | cost in an instance, relative to one | responses per second, relative to one |
|--:|${names.map(() => '--:').join('|')}|--:|--:|
${costs
  .map(
    ({ count, parts, perSecond }) =>
      `| ${count} | ${names.map((name) => parts[name]!.toFixed(0)).join(' | ')} | ${(parts['instances']! / single!.parts['instances']!).toFixed(2)} | ${(perSecond / single!.perSecond).toFixed(2)} |`,
  )
  .join('\n')}
`);
process.exit(passed ? 0 : 1);
