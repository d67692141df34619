/**
 * Side by side in one run: the service in several configurations and its peers, in interleaved rounds. Prints
 * and writes `bench/RESULTS.md` as ratios to a bare node:http server that sends the same bytes and headers.
 *
 * Needs a Postgres and a Redis that it may fill: BENCH_DATABASE_URL (an empty database) and BENCH_REDIS_URL.
 */
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { createKeyStore } from '../src/access/key-store.ts';
import { openDatabase } from '../src/data/database.ts';
import { loadDataset } from '../src/data/dataset.ts';
import { importDataset } from '../src/data/import.ts';
import { migrate } from '../src/data/migrate.ts';
import { fromRoot } from '../src/root.ts';
import { applyLoad, type LoadResult, loadTool } from './load.ts';

const databaseUrl = process.env['BENCH_DATABASE_URL'];
const redisUrl = process.env['BENCH_REDIS_URL'];
if (!databaseUrl || !redisUrl) {
  process.stderr.write('bench: set BENCH_DATABASE_URL (an empty database) and BENCH_REDIS_URL\n');
  process.exit(2);
}
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 3);
const connections = 64;
const folder = await mkdtemp(path.join(tmpdir(), 'caryll-bench-'));
const listPath = '/v1/bloodborne/bosses';
const detailPath = '/v1/bloodborne/bosses/father-gascoigne';

const options = {
  url: databaseUrl,
  folder: '',
  poolSize: 4,
  statementTimeoutMs: 60_000,
  connectTimeoutMs: 10_000,
};
const database = await openDatabase(options);
await migrate(database);
await importDataset(database, loadDataset(fromRoot('seeds')), { keep: 1 });
const keyStore = createKeyStore({ database, now: Date.now });
const keys: string[] = [];
for (let owner = 0; owner < 50; owner++) {
  for (let key = 0; key < 2; key++) {
    const { secret } = await keyStore.create({
      email: `bench-${owner}@example.org`,
      plan: 'internal',
      kind: 'test',
      actor: 'bench',
    });
    keys.push(secret);
  }
}

interface Started {
  readonly url: string;
  readonly child: ChildProcess;
}

async function start(
  file: string,
  args: string[] = [],
  environment: Record<string, string> = {},
): Promise<Started> {
  const child = fork(fromRoot('dist', 'bench', `${file}.js`), args, {
    cwd: fromRoot(),
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'silent',
      NODE_ENV: 'production',
      ...environment,
    },
  });
  const { port } = await new Promise<{ port: number }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { port: number }));
    child.once('exit', (code) => reject(new Error(`${file} exited with ${code}`)));
  });
  return { url: `http://127.0.0.1:${port}`, child };
}

/** Processor time of a process so far, in seconds, and its resident memory, in MiB. */
function usageOf(pid: number): { cpu: number; memory: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0';
  return { cpu: (Number(fields[11]) + Number(fields[12])) / 100, memory: Number(resident) / 1024 };
}

const redis = new Redis(redisUrl);
async function redisCpu(): Promise<number> {
  const info = await redis.info('cpu');
  return Number(/used_cpu_sys:([\d.]+)/.exec(info)?.[1]) + Number(/used_cpu_user:([\d.]+)/.exec(info)?.[1]);
}

// What the bare server sends is what the service sends.
const caryll = await start('caryll', [], { REDIS_URL: redisUrl });
const fixtures: Record<string, { headers: string[]; body: string }> = {};
for (const target of [listPath, detailPath]) {
  const response = await fetch(caryll.url + target, {
    headers: { 'X-API-Key': keys[0]!, 'Accept-Encoding': 'identity' },
  });
  const skipped = ['date', 'connection', 'keep-alive', 'transfer-encoding'];
  const headers = [...response.headers].filter(([name]) => !skipped.includes(name)).flat();
  fixtures[target] = { headers, body: await response.text() };
}
const fixtureFile = path.join(folder, 'fixtures.json');
writeFileSync(fixtureFile, JSON.stringify(fixtures));
const etags = Object.fromEntries(
  Object.entries(fixtures).map(([target, { headers }]) => [target, headers[headers.indexOf('etag') + 1]!]),
);
const rowsFile = path.join(folder, 'rows.json');
const all = await fetch(`${caryll.url}${listPath}?page_size=100`, { headers: { 'X-API-Key': keys[0]! } });
writeFileSync(rowsFile, JSON.stringify(((await all.json()) as { data: unknown[] }).data));

const bare = await start('bare', [fixtureFile]);
const noReplies = await start('caryll', [], { REDIS_URL: redisUrl, REPLY_CACHE_BYTES: '0' });
const noCaches = await start('caryll', [], {
  REDIS_URL: redisUrl,
  REPLY_CACHE_BYTES: '0',
  ROW_CACHE_ROWS: '0',
});
const fastifyKnex = await start('fastify-knex');
const sofa = await start('sofa');
const jsonServer = await start('json-server', [rowsFile]);

interface Target {
  readonly name: string;
  readonly server: Started;
  readonly paths: readonly string[];
  readonly keys: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections?: number;
}

const both = [listPath, detailPath];
const targets: Target[] = [
  { name: 'bare node:http', server: bare, paths: both, keys: [] },
  { name: '(a) warm, 100 keys', server: caryll, paths: both, keys },
  { name: '(b) warm, one key', server: caryll, paths: both, keys: keys.slice(0, 1) },
  {
    name: '(c) 304, 100 keys',
    server: caryll,
    paths: [listPath],
    keys,
    headers: { 'If-None-Match': etags[listPath]! },
  },
  { name: '(d) reply cache off', server: noReplies, paths: both, keys },
  { name: '(e) all caches off', server: noCaches, paths: both, keys },
  { name: 'Fastify + knex, by hand', server: fastifyKnex, paths: both, keys: [] },
  {
    name: 'sofa-api',
    server: sofa,
    paths: ['/api/bosses?gameId=bloodborne', '/api/boss?gameId=bloodborne&slug=father-gascoigne'],
    keys: [],
  },
  {
    name: 'json-server',
    server: jsonServer,
    paths: ['/bosses?_page=1&_limit=20', '/bosses/father-gascoigne'],
    keys: [],
  },
];

interface Sample extends LoadResult {
  readonly cpuPerRequestUs: number;
  readonly redisPerRequestUs: number;
  readonly memory: number;
}
const samples = new Map<string, Sample[]>(targets.map(({ name }) => [name, []]));

for (let round = 0; round <= rounds; round++) {
  for (const target of targets) {
    const pid = target.server.child.pid!;
    const [before, redisBefore] = [usageOf(pid), await redisCpu()];
    const result = await applyLoad({
      url: target.server.url,
      paths: target.paths,
      keys: target.keys,
      headers: target.headers ?? {},
      connections: target.connections ?? connections,
      // The first round only warms up.
      seconds: round === 0 ? 1 : seconds,
    });
    const [after, redisAfter] = [usageOf(pid), await redisCpu()];
    if (round === 0) continue;
    const count = result.requestsPerSecond * seconds;
    samples.get(target.name)!.push({
      ...result,
      cpuPerRequestUs: ((after.cpu - before.cpu) / count) * 1e6,
      redisPerRequestUs: ((redisAfter - redisBefore) / count) * 1e6,
      memory: after.memory,
    });
    process.stderr.write(
      `round ${round} ${target.name}: ${Math.round(result.requestsPerSecond)} requests/s, ${result.failures} failures\n`,
    );
  }
}

const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;
const spread = (values: readonly number[]) =>
  `${Math.round((Math.min(...values) / median(values)) * 100)}–${Math.round((Math.max(...values) / median(values)) * 100)} %`;
const base = median(samples.get('bare node:http')!.map((sample) => sample.requestsPerSecond));
const lines = targets.map(({ name }) => {
  const own = samples.get(name)!;
  const rates = own.map((sample) => sample.requestsPerSecond);
  const of = (key: keyof Sample, digits = 1) => median(own.map((sample) => sample[key])).toFixed(digits);
  return `| ${name} | **${(median(rates) / base).toFixed(3)}** | ${Math.round(median(rates))} | ${spread(rates)} | ${of('p50Ms', 2)} | ${of('p99Ms', 2)} | ${of('cpuPerRequestUs', 0)} | ${of('redisPerRequestUs', 1)} | ${of('memory', 0)} | ${own.reduce((sum, sample) => sum + sample.failures, 0)} |`;
});

const version = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: 'utf8' }).trim().split('\n')[0];
const report = `# Results

One run of \`npm run bench\`: ${rounds} interleaved rounds of ${seconds} s with ${connections} connections by ${loadTool}; medians. Everything
(load, servers, Postgres, Redis) shares ${cpus().length} cores of "${cpus()[0]?.model}", ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version},
${version('psql', '--version')}, ${version('redis-server', '--version')?.split(' ').slice(0, 3).join(' ')}.

List (20 bosses) and detail (one boss) take turns. The ratio is to a bare \`node:http\` server that sends the same bytes and headers.
Rows (a) to (c) compare replies that are remembered with peers that ask the database each time; (d) and (e) are the
ones to hold against Fastify + knex and sofa-api.

| what | ratio to bare | requests/s | spread | p50 ms | p99 ms | server CPU µs/request | Redis CPU µs/request | memory MiB | failures |
|---|---|---|---|---|---|---|---|---|---|
${lines.join('\n')}
`;
writeFileSync(fromRoot('bench', 'RESULTS.md'), report);
process.stdout.write(report);

for (const { child } of [caryll, bare, noReplies, noCaches, fastifyKnex, sofa, jsonServer]) child.kill();
redis.disconnect();
await database.close();
await rm(folder, { recursive: true, force: true });
process.exit(0);
