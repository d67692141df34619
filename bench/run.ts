/**
 * Side by side in one run: the service in several configurations and its peers, in interleaved rounds. Prints
 * and writes `bench/RESULTS.md` as ratios to a bare node:http server that sends the same bytes and headers.
 *
 * Needs a Postgres and a Redis that it may fill: BENCH_DATABASE_URL (an empty database) and BENCH_REDIS_URL.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Redis } from 'ioredis';
import { readOperations } from '../src/app.ts';
import { openDatabase } from '../src/data/database.ts';
import { migrate } from '../src/data/migrate.ts';
import { importDataset } from '../src/dataset/import.ts';
import { loadDataset } from '../src/dataset/load.ts';
import { createKeyStore } from '../src/keys/store.ts';
import { fromRoot } from '../src/root.ts';
import { createKeys } from './keys.ts';
import { type Asked, applyLoad, applyRate, type Load, type LoadResult, loadTool } from './load.ts';
import { measureStarts } from './start.ts';

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

const database = await openDatabase({
  url: databaseUrl,
  folder: '',
  poolSize: 4,
  statementTimeoutMs: 60_000,
  connectTimeoutMs: 10_000,
});
await migrate(database);
await importDataset(database, loadDataset(fromRoot('seeds')), { keep: 1 });
const keys = await createKeys(createKeyStore({ database, now: Date.now }));
const scalarOf = async (sql: string) =>
  String(Object.values((await database.knex.raw(sql)).rows[0] as Record<string, unknown>)[0]);
const releaseId = await scalarOf('select release_id from current_release');

interface Started {
  readonly url: string;
  readonly child: ChildProcess;
  /** Keys of a server that has its own. */
  readonly keys: readonly string[];
}
const running: Started[] = [];

async function start(
  file: string,
  args: string[] = [],
  environment: Readonly<Record<string, string | undefined>> = {},
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
  const told = await new Promise<{ port: number; keys?: string[] }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { port: number }));
    child.once('exit', (code) => reject(new Error(`${file} exited with ${code}`)));
  });
  const started = { url: `http://127.0.0.1:${told.port}`, child, keys: told.keys ?? [] };
  running.push(started);
  return started;
}

/** A process and those it has started. */
function treeOf(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
  return [pid, ...children.flatMap((child) => treeOf(Number(child)))];
}

/** Processor time of a process and its children so far, in seconds, and their resident memory, in MiB. */
function usageOf(pid: number): { cpu: number; memory: number } {
  let [cpu, memory] = [0, 0];
  for (const each of treeOf(pid)) {
    const fields = readFileSync(`/proc/${each}/stat`, 'utf8').split(') ')[1]!.split(' ');
    const resident = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${each}/status`, 'utf8'))?.[1] ?? '0';
    cpu += (Number(fields[11]) + Number(fields[12])) / 100;
    memory += Number(resident) / 1024;
  }
  return { cpu, memory };
}

const redis = new Redis(redisUrl);
async function redisCpu(): Promise<number> {
  const info = await redis.info('cpu');
  return Number(/used_cpu_sys:([\d.]+)/.exec(info)?.[1]) + Number(/used_cpu_user:([\d.]+)/.exec(info)?.[1]);
}

// What the bare server sends is what the service sends.
const caryll = await start('caryll', [], { REDIS_URL: redisUrl });
async function answerOf(target: string, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(caryll.url + target, {
    headers: { 'X-API-Key': keys[0]!, 'Accept-Encoding': 'identity', ...headers },
  });
  // node:http adds the date, and cares for its connections, by itself.
  const own = ['date', 'connection', 'keep-alive', 'transfer-encoding'];
  const fields = [...response.headers].filter(([name]) => !own.includes(name)).flat();
  return { status: response.status, headers: fields, body: await response.text() };
}
const list = await answerOf(listPath);
const detail = await answerOf(detailPath);
const etag = list.headers[list.headers.indexOf('etag') + 1]!;
const { body: _none, ...unchanged } = await answerOf(listPath, { 'If-None-Match': etag });
const fixtures = path.join(folder, 'fixtures.json');
writeFileSync(fixtures, JSON.stringify({ [listPath]: list, [detailPath]: detail }));
const unchangedFixtures = path.join(folder, 'unchanged.json');
writeFileSync(unchangedFixtures, JSON.stringify({ [listPath]: unchanged }));

/** The records that every body compared must hold. */
const expected = [JSON.parse(list.body).data as unknown[], JSON.parse(detail.body).data as unknown] as const;
const rows = path.join(folder, 'rows.json');
const all = JSON.parse((await answerOf(`${listPath}?page_size=100`)).body).data;
writeFileSync(rows, JSON.stringify({ list: all, details: [expected[1]] }));

const bare = await start('bare', [fixtures]);
const bareUnchanged = await start('bare', [unchangedFixtures]);
const cached = { REDIS_URL: redisUrl };
const noReplies = await start('caryll', [], { ...cached, REPLY_CACHE_BYTES: '0' });
const noCaches = await start('caryll', [], { ...cached, REPLY_CACHE_BYTES: '0', ROW_CACHE_ROWS: '0' });
const two = await start('caryll', [], { ...cached, WEB_CONCURRENCY: '2' });
const embedded = await start('caryll', [], {
  DATABASE_URL: undefined,
  DATA_DIR: path.join(folder, 'embedded'),
});
const fastifyKnex = await start('fastify-knex');
const sofa = await start('sofa');
const jsonServer = await start('json-server', [rows]);
const postgraphile = await start('postgraphile');

/** The same list and detail as GraphQL queries, with the names that REST answers have. */
const operations = readOperations().list;
const ofRest = (id: string) => operations.find((operation) => operation.id === id)!;
const variables = [{ gameId: 'bloodborne' }, { gameId: 'bloodborne', slug: 'father-gascoigne' }];
const graphql = (queries: readonly object[]): Asked[] =>
  queries.map((query, index) => ({
    path: '/graphql',
    body: JSON.stringify({ ...query, variables: variables[index] }),
  }));
const persisted = graphql([{ id: ofRest('listBosses').hash }, { id: ofRest('getBoss').hash }]);
const adHoc = graphql([{ query: ofRest('listBosses').text }, { query: ofRest('getBoss').text }]);
const summary = 'slug name is_optional: isOptional is_chalice: isChalice location_slug: locationSlug';
const postgraphileQueries: Asked[] = [
  `{ data: allBosses(first: 20, offset: 0, orderBy: [PRIMARY_KEY_ASC],
      condition: { releaseId: "${releaseId}", gameId: "bloodborne" }) { nodes { ${summary} } totalCount } }`,
  `{ data: bossByReleaseIdAndGameIdAndSlug(releaseId: "${releaseId}", gameId: "bloodborne", slug: "father-gascoigne") {
      ${summary} description wiki_url: wikiUrl campaign is_dlc: isDlc is_required: isRequired
      is_interruptible: isInterruptible lamp: lampByReleaseIdAndGameIdAndLampSlug { name } hp
      blood_echoes: bloodEchoes phases
      drops: acquisitionsByReleaseIdAndGameIdAndBossSlug(orderBy: [PRIMARY_KEY_ASC]) { nodes { name: subjectName quantity } } } }`,
].map((query) => ({ path: '/graphql', body: JSON.stringify({ query }) }));

type Body = Record<string, never>;
interface Target {
  readonly name: string;
  readonly server: Started;
  readonly requests: readonly Asked[];
  readonly keys?: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly connections?: number;
  /** Answers 304, without a body. */
  readonly unchanged?: true;
  /** The records in a body: of the list, then of the detail. */
  readonly records: (body: Body, request: number) => unknown;
}

const both: Asked[] = [{ path: listPath }, { path: detailPath }];
const enveloped = (body: Body) => body['data'];
const inGraphql = (body: Body) => body['data']!['data'];
const withoutId = ({ id: _id, ...record }: Body) => record;
const warm: Target = { name: '(a) warm, 100 keys', server: caryll, requests: both, keys, records: enveloped };
const bareTarget: Target = { name: 'bare node:http', server: bare, requests: both, records: enveloped };
const unchangedTarget: Target = {
  ...warm,
  name: '(c) 304, 100 keys',
  requests: [{ path: listPath }],
  headers: { 'If-None-Match': etag },
  unchanged: true,
};
const bareUnchangedTarget: Target = {
  ...bareTarget,
  name: 'bare node:http, 304',
  server: bareUnchanged,
  requests: [{ path: listPath }],
  unchanged: true,
};
/** As many connections as queries are executed at once: where others wait, they get little of the thread (turns.ts). */
const inTurns: Omit<Target, 'name' | 'requests'> = {
  server: caryll,
  keys,
  connections: 2,
  records: inGraphql,
};
const scaled: Target = { ...warm, name: '(a) with 2 processes', server: two };
const targets: readonly Target[] = [
  bareTarget,
  bareUnchangedTarget,
  warm,
  { ...warm, name: '(b) warm, one key', keys: keys.slice(0, 1) },
  unchangedTarget,
  { ...warm, name: '(d) reply cache off', server: noReplies },
  { ...warm, name: '(e) all caches off', server: noCaches },
  { ...inTurns, name: '(f) GraphQL, persisted', requests: persisted },
  { ...inTurns, name: '(f) GraphQL, ad hoc', requests: adHoc },
  { ...warm, name: '(g) embedded, no Redis', server: embedded, keys: embedded.keys },
  scaled,
  { name: 'Fastify + knex, by hand', server: fastifyKnex, requests: both, records: enveloped },
  {
    name: 'sofa-api',
    server: sofa,
    requests: [{ path: `${listPath}?page=1&pageSize=20` }, { path: detailPath }],
    records: enveloped,
  },
  {
    name: 'json-server',
    server: jsonServer,
    requests: [{ path: '/bosses?_page=1&_limit=20' }, { path: '/details/father-gascoigne' }],
    records: (body, request) =>
      request === 0 ? (body as unknown as Body[]).map(withoutId) : withoutId(body),
  },
  {
    name: 'PostGraphile',
    server: postgraphile,
    requests: postgraphileQueries,
    records(body, request) {
      const record = inGraphql(body) as Body;
      if (request === 0) return record['nodes'];
      const { lamp, drops } = record as Record<string, Body>;
      return { ...record, lamp: lamp?.['name'] ?? null, drops: drops!['nodes'] };
    },
  },
];

const loadOf = (target: Target, forSeconds: number): Load => ({
  url: target.server.url,
  requests: target.requests,
  keys: target.keys ?? [],
  headers: target.headers ?? {},
  connections: target.connections ?? connections,
  seconds: forSeconds,
});

/** Asks a target once what it will be asked under load: what answers errors, or something else, is not measured. */
async function check({ name, server, requests, unchanged, records, ...target }: Target): Promise<void> {
  const key = target.keys?.[0];
  for (const [index, { path: at, body }] of requests.entries()) {
    const response = await fetch(server.url + at, {
      headers: {
        ...target.headers,
        ...(key === undefined ? {} : { 'X-API-Key': key }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { method: 'POST', body }),
    });
    const text = await response.text();
    const right = unchanged
      ? response.status === 304 && text === ''
      : response.status === 200 && isDeepStrictEqual(records(JSON.parse(text), index), expected[index]);
    if (!right) throw new Error(`${name} answers ${at} with ${response.status} ${text.slice(0, 500)}`);
  }
}
for (const target of targets) await check(target);

interface Sample extends LoadResult {
  readonly cpuPerRequestUs: number;
  readonly redisPerRequestUs: number;
  readonly memory: number;
}
const samples = new Map<Target, Sample[]>(targets.map((target) => [target, []]));

/** Some answers may fail under load; where more do, it is not the same thing that is measured. */
function failOnErrors(
  { name }: Target,
  { failures, requestsPerSecond }: LoadResult,
  forSeconds: number,
): void {
  if (failures > (requestsPerSecond * forSeconds) / 1_000)
    throw new Error(`${name}: ${failures} of ${Math.round(requestsPerSecond * forSeconds)} answers failed`);
}

for (let round = 0; round <= rounds; round++) {
  for (const target of targets) {
    const pid = target.server.child.pid!;
    // The first round only warms up.
    const forSeconds = round === 0 ? 1 : seconds;
    const [before, redisBefore] = [usageOf(pid), await redisCpu()];
    const result = await applyLoad(loadOf(target, forSeconds));
    const [after, redisAfter] = [usageOf(pid), await redisCpu()];
    failOnErrors(target, result, forSeconds);
    if (round === 0) continue;
    const count = result.requestsPerSecond * forSeconds;
    samples.get(target)!.push({
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
const rateOf = (target: Target) =>
  median(samples.get(target)!.map(({ requestsPerSecond }) => requestsPerSecond));
const ratio = (target: Target, base: Target, digits = 3) => (rateOf(target) / rateOf(base)).toFixed(digits);

// Half of what (a) can do, and the same to the bare server.
const halfRate = Math.round(rateOf(warm) / 2);
const atHalf = new Map<Target, LoadResult[]>([
  [bareTarget, []],
  [warm, []],
]);
for (let round = 0; round <= rounds; round++) {
  for (const [target, results] of atHalf) {
    const forSeconds = round === 0 ? 1 : seconds;
    const result = await applyRate(loadOf(target, forSeconds), halfRate);
    failOnErrors(target, result, forSeconds);
    if (round > 0) results.push(result);
  }
}
const halfOf = (target: Target, key: keyof LoadResult) =>
  median(atHalf.get(target)!.map((each) => each[key]));

await Promise.all(
  running.map(({ child }) => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    return ended;
  }),
);
const starts = await measureStarts({
  databaseUrl,
  redisUrl,
  key: keys[0]!,
  folder,
  times: Math.min(rounds, 3),
});

const row = (target: Target) => {
  const own = samples.get(target)!;
  const of = (key: keyof Sample, digits = 1) => median(own.map((sample) => sample[key])).toFixed(digits);
  const failures = own.reduce((sum, sample) => sum + sample.failures, 0);
  return `| ${target.name} | **${ratio(target, bareTarget)}** | ${Math.round(rateOf(target))} | ${spread(own.map((sample) => sample.requestsPerSecond))} | ${of('p50Ms', 2)} | ${of('p99Ms', 2)} | ${of('cpuPerRequestUs', 0)} | ${of('redisPerRequestUs', 1)} | ${of('memory', 0)} | ${failures} |`;
};
const startRow = ({ name, limit, npm, node }: (typeof starts)[number]) =>
  `| ${name} | **${median(npm).toFixed(2)}** | ${spread(npm)} | **${median(node).toFixed(2)}** | ${spread(node)} | ${limit} |`;
const peers = ['fastify', 'sofa-api', 'json-server', 'postgraphile'].map((name) => {
  const file = fromRoot('bench', 'node_modules', name, 'package.json');
  return `${name} ${JSON.parse(readFileSync(file, 'utf8')).version}`;
});
const redisInfo = await redis.info('server');
const [, appendOnly] = (await redis.config('GET', 'appendonly')) as string[];

const report = `# Results

One run of \`npm run bench\`: ${rounds} interleaved rounds of ${seconds} s with ${connections} connections by ${loadTool}; medians. Everything
(load, servers, Postgres, Redis) shares ${cpus().length} cores of "${cpus()[0]?.model}", ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version},
Postgres ${await scalarOf('show server_version')}, Redis ${/redis_version:(\S+)/.exec(redisInfo)?.[1]} (appendonly ${appendOnly}).

List (20 bosses) and detail (one boss) take turns. The ratio is to a bare \`node:http\` server that sends the same bytes and headers.
Before it is measured, every row is asked once: each must answer with the same 20 bosses and the same boss.

| what | ratio to bare | requests/s | spread | p50 ms | p99 ms | server CPU µs/request | Redis CPU µs/request | memory MiB | failures |
|---|---|---|---|---|---|---|---|---|---|
${targets.map(row).join('\n')}

- (a) to (c) remember replies, and the peers ask the database each time; (d) and (e) are the ones to hold against them. Ours
  check a key and count in Redis, theirs do neither. In (d) and (e) requests that ask the same at the same time share one
  execution and its statements, which here, with two addresses, is nearly all of them; the peers have nothing like it.
- (c) answers the list without its body. Its ratio in the table is to the bare server that sends list and detail; to the bare
  server that sends the same 304 with the same headers and no body it is **${ratio(unchangedTarget, bareUnchangedTarget)}**.
- (f) asks \`/graphql\` the same two questions, by POST on 2 connections. Every answer is executed: replies are not
  remembered, rows are. With more connections queries wait for their turn, and those that wait get a twentieth of a busy
  thread (\`src/graphql/concurrency-limiter.ts\`), so that they cannot hold up the rest.
- (g) is the embedded Postgres, in the process itself, which also counts the units.
- 2 processes answer **${ratio(scaled, warm, 2)}** times as much as one. They share ${cpus().length} cores with the load, Redis and Postgres, which need
  nearly as much processor time for a request as the service does: more processes answer more only where these have cores of their own.
- Peers: ${peers.join(', ')}. Fastify's bodies are ours. sofa-api selects
  every field of a type, renames none and has no envelope; it has our resolvers under types made for it, so its bodies are ours
  too. json-server serves from memory, adds an \`id\`, and has neither envelope nor total. PostGraphile answers its own GraphQL
  by POST, with nodes and a total count.

## At half load

${halfRate} requests/s at a constant rate, half of what (a) can do, to both servers, by a driver of ours (bench/rate.ts).

| what | p50 ms | p99 ms | requests/s | failures |
|---|---|---|---|---|
${[bareTarget, warm]
  .map(
    (target) =>
      `| ${target.name} | ${halfOf(target, 'p50Ms').toFixed(2)} | **${halfOf(target, 'p99Ms').toFixed(2)}** | ${Math.round(halfOf(target, 'requestsPerSecond'))} | ${halfOf(target, 'failures')} |`,
  )
  .join('\n')}

The p99 of (a) is **${(halfOf(warm, 'p99Ms') / halfOf(bareTarget, 'p99Ms')).toFixed(2)}** times that of bare; at most 2 is wanted.

## Start

Seconds from the command to the first answer to a request for data, ${starts[0]!.npm.length} times each; medians.

| what | \`npm start\` | spread | \`node dist/main.js\` | spread | at most |
|---|---|---|---|---|---|
${starts.map(startRow).join('\n')}
`;
writeFileSync(fromRoot('bench', 'RESULTS.md'), report);
process.stdout.write(report);

redis.disconnect();
await database.close();
await rm(folder, { recursive: true, force: true });
process.exit(0);
