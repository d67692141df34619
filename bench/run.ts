/**
 * Side by side in one run: the service in several configurations and its peers, in interleaved rounds. Prints
 * and writes `bench/RESULTS.md` as ratios to a bare node:http server that sends the same bytes and headers.
 *
 * Needs a Postgres and a Redis that it may fill: BENCH_DATABASE_URL (an empty database) and BENCH_REDIS_URL.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
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
import { median, quartiles, spread } from './figures.ts';
import { createKeys } from './keys.ts';
import { type Asked, applyLoad, applyRate, type Load, type LoadResult, loadTool } from './load.ts';
import { running, type Started, start, usageOf } from './servers.ts';
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
const loadBefore = loadavg()[0]!;
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
const store = createKeyStore({ database, now: Date.now });
const keys = await createKeys(store);
// The measured servers know no limit; those that are started have that of the plan.
const { secret: startKey } = await store.create({
  email: 'start@example.org',
  plan: 'internal',
  kind: 'test',
  actor: 'bench',
});
const scalarOf = async (sql: string) =>
  String(Object.values((await database.knex.raw(sql)).rows[0] as Record<string, unknown>)[0]);
const releaseId = await scalarOf('select release_id from current_release');

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
/** Every boss, and lists in pages of several sizes: more than a few that are asked at the same time. */
const everyBoss = JSON.parse((await answerOf(`${listPath}?page_size=100`)).body).data as { slug: string }[];
const manyPages = [5, 10, 20].flatMap((size) =>
  Array.from({ length: Math.ceil(everyBoss.length / size) }, (_each, index) => ({ page: index + 1, size })),
);
const manyPaths = [
  ...manyPages.map(({ page, size }) => `${listPath}?page=${page}&page_size=${size}`),
  ...everyBoss.map(({ slug }) => `${listPath}/${slug}`),
];
const manyAnswers = new Map<string, Awaited<ReturnType<typeof answerOf>>>();
for (const each of manyPaths) manyAnswers.set(each, await answerOf(each));
const fixtures = path.join(folder, 'fixtures.json');
writeFileSync(
  fixtures,
  JSON.stringify({ ...Object.fromEntries(manyAnswers), [listPath]: list, [detailPath]: detail }),
);
const unchangedFixtures = path.join(folder, 'unchanged.json');
writeFileSync(unchangedFixtures, JSON.stringify({ [listPath]: unchanged }));

/** The records that every body compared must hold. */
const expected = [JSON.parse(list.body).data as unknown[], JSON.parse(detail.body).data as unknown] as const;
const rows = path.join(folder, 'rows.json');
writeFileSync(rows, JSON.stringify({ list: everyBoss, details: [expected[1]] }));

// Peers that remember bodies get those that the service has, and its keys: two for each owner.
const bodies = path.join(folder, 'bodies.json');
const detailTag = detail.headers[detail.headers.indexOf('etag') + 1]!;
writeFileSync(
  bodies,
  JSON.stringify({
    [listPath]: { body: list.body, etag },
    [detailPath]: { body: detail.body, etag: detailTag },
  }),
);
const ownedKeys = path.join(folder, 'keys.json');
const owned = keys.map((key, index) => [key, { key: `k${index}`, owner: `o${index >> 1}` }]);
writeFileSync(ownedKeys, JSON.stringify(Object.fromEntries(owned)));

const bare = await start('bare', [fixtures]);
const bareUnchanged = await start('bare', [unchangedFixtures]);
const cached = { REDIS_URL: redisUrl };
const noLane = await start('caryll', [], { ...cached, FAST_LANE: 'false' });
const noReplies = await start('caryll', [], { ...cached, REPLY_CACHE_BYTES: '0' });
const noCaches = await start('caryll', [], { ...cached, REPLY_CACHE_BYTES: '0', ROW_CACHE_ROWS: '0' });
const two = await start('caryll', [], { ...cached, WEB_CONCURRENCY: '2' });
const twoBySystem = await start('caryll', [], {
  ...cached,
  WEB_CONCURRENCY: '2',
  NODE_CLUSTER_SCHED_POLICY: 'none',
});
/** Where BENCH_REDIS_URL listens as well, if its configuration says so: `unixsocket`. */
const [, redisSocket] = (await redis.config('GET', 'unixsocket')) as string[];
const bySocket = redisSocket
  ? await start('caryll', [], { REDIS_URL: `unix://${redisSocket}?db=${redis.options.db ?? 0}` })
  : undefined;
const oneCollector = await start('caryll', [], cached, ['--single-threaded-gc']);
const embedded = await start('caryll', [], {
  DATABASE_URL: undefined,
  DATA_DIR: path.join(folder, 'embedded'),
});
const fastifyKnex = await start('fastify-knex');
const cachedPeers = new Map<string, Started>();
for (const [name, file] of [
  ['Fastify + LRU + script', 'fastify'],
  ['polka + LRU + script', 'polka'],
  ['Hono + LRU + script', 'hono'],
  ['nginx + Lua + script', 'nginx'],
] as const)
  cachedPeers.set(name, await start(file, [bodies, ownedKeys], cached));
const sofa = await start('sofa');
const jsonServer = await start('json-server', [rows]);
const postgraphile = await start('postgraphile');

/** The same list and detail as GraphQL queries, with the names that REST answers have. */
const operations = readOperations().list;
const ofRest = (id: string) => [...operations.find((operation) => operation.id === id)!.queries.values()][0]!;
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
  /** What it is held against, which is measured beside it: a bare server that sends the same bytes. */
  readonly base?: Target;
  /** The records in a body: of the list, then of the detail. */
  readonly records: (body: Body, request: number) => unknown;
  /** The records that the bodies must hold; without it those of the list and of the detail. */
  readonly expected?: readonly unknown[];
}

const both: Asked[] = [{ path: listPath }, { path: detailPath }];
const enveloped = (body: Body) => body['data'];
const inGraphql = (body: Body) => body['data']!['data'];
const withoutId = ({ id: _id, ...record }: Body) => record;
const bareTarget: Target = { name: 'bare node:http', server: bare, requests: both, records: enveloped };
const unchangedOf = (target: Target, name: string): Target => ({
  ...target,
  name,
  requests: [{ path: listPath }],
  headers: { 'If-None-Match': etag },
  base: bareUnchangedTarget,
  unchanged: true,
});
const bareUnchangedTarget: Target = {
  ...bareTarget,
  name: 'bare node:http, 304',
  server: bareUnchanged,
  requests: [{ path: listPath }],
  unchanged: true,
};
const warm: Target = { name: '(a) warm, 100 keys', server: caryll, requests: both, keys, records: enveloped };
const oneKey = keys.slice(0, 1);
const warmOne: Target = { ...warm, name: '(b) warm, one key', keys: oneKey };
const unchangedTarget = unchangedOf(warm, '(c) 304, 100 keys');
const unchangedOne = unchangedOf({ ...warm, keys: oneKey }, '(c) 304, one key');
const warmNoLane: Target = { ...warm, name: '(a) without the fast lane', server: noLane };
const unchangedNoLane = unchangedOf(warmNoLane, '(c) without the fast lane');
/** The same questions to each peer that remembers bodies: 200 with many keys and with one, 304 with many and with one. */
const peerTargets = [...cachedPeers].map(([name, server]) => {
  const many: Target = { ...warm, name, server };
  const one: Target = { ...many, name: `${name}, one key`, keys: oneKey };
  return [many, one, unchangedOf(many, `${name}, 304`), unchangedOf(one, `${name}, 304, one key`)] as const;
});
/** As many connections as queries are executed at once: where others wait, they get little of the thread. */
const inTurns: Omit<Target, 'name' | 'requests'> = {
  server: caryll,
  keys,
  connections: 2,
  records: inGraphql,
};
const manyTarget: Target = {
  ...bareTarget,
  name: 'bare node:http, many addresses',
  requests: manyPaths.map((each) => ({ path: each })),
  expected: [...manyAnswers.values()].map(({ body }) => JSON.parse(body).data),
};
const ofMany = (target: Partial<Target> & Pick<Target, 'name' | 'server'>): Target => ({
  ...manyTarget,
  ...target,
  base: manyTarget,
});
const manyNoReplies = ofMany({ name: '(d) reply cache off', server: noReplies, keys });
const manyNoCaches = ofMany({ name: '(e) all caches off', server: noCaches, keys });
const manyByHand = ofMany({ name: 'Fastify + knex, by hand', server: fastifyKnex });
const manySofa = ofMany({
  name: 'sofa-api',
  server: sofa,
  requests: manyPaths.map((each) => ({ path: each.replace('page_size', 'pageSize') })),
});
const manyTargets = [manyNoReplies, manyNoCaches, manyByHand, manySofa];
const scaledBySystem: Target = {
  ...warm,
  name: '(a) with 2 processes, balanced by the system',
  server: twoBySystem,
};
const scaled: Target = { ...warm, name: '(a) with 2 processes', server: two };
const targets: readonly Target[] = [
  warm,
  warmOne,
  warmNoLane,
  ...(bySocket ? [{ ...warm, name: '(a) Redis behind a Unix socket', server: bySocket }] : []),
  { ...warm, name: '(d) reply cache off', server: noReplies },
  { ...warm, name: '(e) all caches off', server: noCaches },
  { ...inTurns, name: '(f) GraphQL, persisted', requests: persisted },
  { ...inTurns, name: '(f) GraphQL, ad hoc', requests: adHoc },
  { ...warm, name: '(g) embedded, no Redis', server: embedded, keys: embedded.keys },
  scaled,
  scaledBySystem,
  ...peerTargets.flatMap((kinds) => kinds.slice(0, 2)),
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
  unchangedTarget,
  unchangedOne,
  unchangedNoLane,
  ...peerTargets.flatMap((kinds) => kinds.slice(2)),
  ...manyTargets,
];
const bases = [bareTarget, bareUnchangedTarget, manyTarget];
const unchangedTargets = targets.filter(({ unchanged }) => unchanged);

const loadOf = (target: Target, forSeconds: number): Load => ({
  url: target.server.url,
  requests: target.requests,
  keys: target.keys ?? [],
  headers: target.headers ?? {},
  connections: target.connections ?? connections,
  seconds: forSeconds,
});

/** Asks a target what it will be asked under load: what answers errors, or something else, is not measured. */
async function check({ name, server, requests, unchanged, records, ...target }: Target): Promise<void> {
  const wanted = target.expected ?? expected;
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
      : response.status === 200 && isDeepStrictEqual(records(JSON.parse(text), index), wanted[index]);
    if (!right) throw new Error(`${name} answers ${at} with ${response.status} ${text.slice(0, 500)}`);
  }
}
// More than once: what is compiled or remembered after the first time must be the same.
for (let time = 0; time < 3; time += 1) for (const target of [...bases, ...targets]) await check(target);

interface Sample extends LoadResult {
  readonly cpuPerRequestUs: number;
  readonly redisPerRequestUs: number;
  readonly memory: number;
  /** What was measured of the bare server just before. */
  readonly base: Sample | undefined;
}
const samples = new Map<Target, Sample[]>([...bases, ...targets].map((target) => [target, []]));

/** Some answers may fail under load; where more do, it is not the same thing that is measured. */
function failOnErrors(
  { name }: Target,
  { failures, requestsPerSecond }: LoadResult,
  forSeconds: number,
): void {
  if (failures > (requestsPerSecond * forSeconds) / 1_000)
    throw new Error(`${name}: ${failures} of ${Math.round(requestsPerSecond * forSeconds)} answers failed`);
}

async function measure(target: Target, forSeconds: number, base: Sample | undefined): Promise<Sample> {
  const pid = target.server.child.pid!;
  const [before, redisBefore] = [usageOf(pid), await redisCpu()];
  const result = await applyLoad(loadOf(target, forSeconds));
  const [after, redisAfter] = [usageOf(pid), await redisCpu()];
  failOnErrors(target, result, forSeconds);
  const count = result.requestsPerSecond * forSeconds;
  return {
    ...result,
    cpuPerRequestUs: ((after.cpu - before.cpu) / count) * 1e6,
    redisPerRequestUs: ((redisAfter - redisBefore) / count) * 1e6,
    memory: after.memory,
    base,
  };
}

/** So many are held against one measurement of the bare server, the last before them. */
const besideOneBase = 2;
for (let round = 0; round <= rounds; round++) {
  // The first round only warms up.
  const forSeconds = round === 0 ? 1 : seconds;
  let [base, baseTarget, beside]: [Sample | undefined, Target | undefined, number] = [
    undefined,
    undefined,
    0,
  ];
  for (const target of targets) {
    const wanted = target.base ?? bareTarget;
    if (wanted !== baseTarget || beside === besideOneBase) {
      base = await measure(wanted, forSeconds, undefined);
      [baseTarget, beside] = [wanted, 0];
      if (round > 0) samples.get(wanted)!.push(base);
    }
    beside += 1;
    const sample = await measure(target, forSeconds, base);
    if (round === 0) continue;
    samples.get(target)!.push(sample);
    process.stderr.write(
      `round ${round} ${target.name}: ${Math.round(sample.requestsPerSecond)} requests/s, ${sample.failures} failures\n`,
    );
  }
}

const rateOf = (target: Target) =>
  median(samples.get(target)!.map(({ requestsPerSecond }) => requestsPerSecond));
const ratio = (target: Target, base: Target, digits = 3) => (rateOf(target) / rateOf(base)).toFixed(digits);

// Half of what (a) can do, and the same to the bare server.
const halfRate = Math.round(rateOf(warm) / 2);
const warmOneCollector: Target = { ...warm, name: '(a) with --single-threaded-gc', server: oneCollector };
/** Two that have a trip to Redis as well, on the same processors. */
const halfPeers = peerTargets.map(([many]) => many).filter(({ name }) => /Fastify|nginx/.test(name));
const halfTargets = [bareTarget, warm, warmOneCollector, ...halfPeers];
const atHalf = new Map<Target, LoadResult[]>(halfTargets.map((target) => [target, []]));
for (let round = 0; round <= rounds; round++) {
  for (const [target, results] of atHalf) {
    const forSeconds = round === 0 ? 1 : seconds;
    const result = await applyRate(loadOf(target, forSeconds), halfRate);
    failOnErrors(target, result, forSeconds);
    if (round > 0) results.push(result);
  }
}
const halfRatios = (target: Target) =>
  quartiles(atHalf.get(target)!.map(({ p99Ms }, round) => p99Ms / atHalf.get(bareTarget)![round]!.p99Ms));
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
  key: startKey,
  folder,
  times: Math.min(rounds, 3),
});

/** How one figure of each measurement stands to the same of the bare server beside it. */
const paired = (target: Target, ratioOf: (own: Sample, base: Sample) => number) =>
  samples.get(target)!.map((own) => ratioOf(own, own.base ?? own));
const row = (target: Target) => {
  const own = samples.get(target)!;
  const of = (key: Exclude<keyof Sample, 'base'>, digits = 1) =>
    median(own.map((sample) => sample[key])).toFixed(digits);
  const failures = own.reduce((sum, sample) => sum + sample.failures, 0);
  const rates = paired(target, (one, base) => one.requestsPerSecond / base.requestsPerSecond);
  const costs = paired(target, (one, base) => base.cpuPerRequestUs / one.cpuPerRequestUs);
  return `| ${target.name} | ${quartiles(rates)} | ${quartiles(costs)} | ${Math.round(rateOf(target))} | ${of('p50Ms', 2)} | ${of('p99Ms', 2)} | ${of('cpuPerRequestUs')} | ${of('redisPerRequestUs')} | ${of('memory', 0)} | ${failures} |`;
};
/** Processor time of one for a request, by that of another in the same round. */
const costOver = (one: Target, other: Target) =>
  quartiles(
    samples
      .get(one)!
      .map(({ cpuPerRequestUs }, round) => cpuPerRequestUs / samples.get(other)![round]!.cpuPerRequestUs),
  );
const ours = [warm, warmOne, unchangedTarget, unchangedOne];
const peerRow = (peer: readonly Target[]) =>
  `| ${peer[0]!.name} | ${peer.map((target, kind) => costOver(target, ours[kind]!)).join(' | ')} |`;
const startRow = ({ name, limit, npm, node }: (typeof starts)[number]) =>
  `| ${name} | **${median(npm).toFixed(2)}** | ${spread(npm)} | **${median(node).toFixed(2)}** | ${spread(node)} | ${limit} |`;
const peers = [
  'fastify',
  'polka',
  'hono',
  '@hono/node-server',
  'sofa-api',
  'json-server',
  'postgraphile',
].map((name) => {
  const file = fromRoot('bench', 'node_modules', name, 'package.json');
  return `${name} ${JSON.parse(readFileSync(file, 'utf8')).version}`;
});
const redisInfo = await redis.info('server');
const [, appendOnly] = (await redis.config('GET', 'appendonly')) as string[];

/** The head of the tables whose rows `row` writes. */
const columns = `| what | requests/s, ratio | CPU, ratio | requests/s | p50 ms | p99 ms | server CPU µs/request | Redis CPU µs/request | memory MiB | failures |
|---|---|---|---|---|---|---|---|---|---|`;
const report = `# Results

One run of \`npm run bench\`: ${rounds} rounds of ${seconds} s each with ${connections} connections by ${loadTool}. Everything
(load, servers, Postgres, Redis) shares ${cpus().length} cores of "${cpus()[0]?.model}", ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version},
Postgres ${await scalarOf('show server_version')}, Redis ${/redis_version:(\S+)/.exec(redisInfo)?.[1]} (appendonly ${appendOnly}). The load average was ${loadBefore.toFixed(1)} when it began and ${loadavg()[0]!.toFixed(1)} when it ended.

List (20 bosses) and detail (one boss) take turns, a 304 is the list's. **Ratios** are to a bare \`node:http\` server that sends the same
bytes and headers, measured just before: the median of the rounds and, in brackets, the quartiles. That of CPU is the
bare server's processor time for a request by the row's, as the scheduler counts it, so above 1 is better in both. Before it is
measured, every row is asked three times: each must answer with the same 20 bosses and the same boss.

${columns}
${[bareTarget, ...targets.filter(({ base }) => base === undefined)].map(row).join('\n')}

And to the bare server that sends the same 304 with the same headers and no body:

${columns}
${[bareUnchangedTarget, ...unchangedTargets].map(row).join('\n')}

And where ${manyPaths.length} addresses take turns, every boss and lists in pages of several sizes, so that few requests ask the same at the same
time, to the bare server that sends these:

${columns}
${[manyTarget, ...manyTargets].map(row).join('\n')}

(d) answers ${ratio(manyNoReplies, manyByHand, 1)} times as much as Fastify + knex and ${ratio(manyNoReplies, manySofa, 1)} times as much as sofa-api; (e) ${ratio(manyNoCaches, manyByHand, 1)} and ${ratio(manyNoCaches, manySofa, 1)}.

## Peers that remember what they answered

Whole bodies and their tags in an LRU, keys in a map, and one script in Redis that counts key and owner, a 304 free; nginx has the same in
Lua. They send 10 headers, the service 21. Their processor time for a request by that of the service in the same
round (above 1: the service needs less), median and quartiles:

| peer | 200, 100 keys | 200, one key | 304, 100 keys | 304, one key |
|---|---|---|---|---|
${peerTargets.map(peerRow).join('\n')}

- The fast lane (\`FAST_LANE\`) takes ${costOver(warmNoLane, warm)} times less processor time for a 200 than the same service without it, and
  ${costOver(unchangedNoLane, unchangedTarget)} times less for a 304.
- (d) and (e) are the rows to hold against the peers that ask the database each time. Ours check a key and count in
  Redis, these do neither. In (d) and (e) requests that ask the same at the same time share one
  execution and its statements, which here, with two addresses, is nearly all of them; the peers have nothing like it.
- (f) asks \`/graphql\` the same two questions, by POST on 2 connections, and each answer is
  remembered as long as its release. Each request has its own trip to Redis; in the other rows up to 64 share one.
- (g) is the embedded Postgres, in the process itself, which also counts the units.
- 2 processes answer **${ratio(scaled, warm, 2)}** times as much as one, and **${ratio(scaledBySystem, warm, 2)}** times where the system balances connections
  (\`NODE_CLUSTER_SCHED_POLICY=none\`) instead of the first process in turns. They share ${cpus().length} cores with the load, Redis and Postgres, which need
  nearly as much processor time for a request as the service does: more processes answer more only where these have cores of their own.
- Peers: ${peers.join(', ')}. Fastify's bodies are ours. sofa-api selects
  every field of a type, renames none and has no envelope; it has our resolvers under types made for it, so its bodies are ours
  too. json-server serves from memory, adds an \`id\`, and has neither envelope nor total. PostGraphile answers its own GraphQL
  by POST, with nodes and a total count.

## At half load

${halfRate} requests/s at a constant rate, half of what (a) can do, to all servers, by a driver of ours (bench/rate.ts).

| what | p50 ms | p99 ms | requests/s | failures |
|---|---|---|---|---|
${halfTargets
  .map(
    (target) =>
      `| ${target.name} | ${halfOf(target, 'p50Ms').toFixed(2)} | **${halfOf(target, 'p99Ms').toFixed(2)}** | ${Math.round(halfOf(target, 'requestsPerSecond'))} | ${halfOf(target, 'failures')} |`,
  )
  .join('\n')}

The p99 of (a) is ${halfRatios(warm)} times that of bare in the same round, and ${halfRatios(warmOneCollector)} with one thread that collects
garbage; at most 2 is wanted. That of ${halfPeers.map((peer) => `${peer.name} is ${halfRatios(peer)}`).join(', and of ')}: they have the trip to Redis
as well, which needs the two processors too.

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
