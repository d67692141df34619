/**
 * `/graphql` beside other GraphQL servers: the same two questions, as texts, in interleaved rounds. Prints and writes
 * `bench/graphql/RESULTS.md`: processor time per request as the kernel accounts for it, and requests a second.
 *
 * Needs a Postgres and a Redis that it may fill: BENCH_DATABASE_URL (an empty database) and BENCH_REDIS_URL. With
 * BENCH_BEFORE, the folder of an earlier commit with its `dist/bench/caryll.js` built, and BENCH_BEFORE_DATABASE_URL,
 * another empty database, that one is measured too: on its own tables and data.
 */
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { createKeyStore } from '../../src/keys/store.ts';
import { fromRoot } from '../../src/root.ts';
import { openFilledDatabase, openServerDatabase } from '../data.ts';
import { createKeys } from '../keys.ts';
import { applyLoad, type LoadResult, loadTool } from '../load.ts';

const databaseUrl = process.env['BENCH_DATABASE_URL'];
const redisUrl = process.env['BENCH_REDIS_URL'];
if (!databaseUrl || !redisUrl) {
  process.stderr.write('bench: set BENCH_DATABASE_URL (an empty database) and BENCH_REDIS_URL\n');
  process.exit(2);
}
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7);
const seconds = Number(process.env['BENCH_SECONDS'] ?? 2);

const database = await openFilledDatabase(databaseUrl);
const keys = await createKeys(createKeyStore({ database, now: Date.now }));

async function start(
  file: string,
  args: string[] = [],
  environment: Record<string, string> = {},
  folder = fromRoot(),
) {
  const child = fork(file, args, {
    cwd: folder,
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
const built = (name: string) => fromRoot('dist', 'bench', `${name}.js`);

/** Processor time that a process has had so far, in seconds: that of all its threads. */
const cpuOf = ({ pid }: ChildProcess) =>
  readdirSync(`/proc/${pid}/task`)
    .map((task) => Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]))
    .reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1e9;

type Body = Record<string, never>;
interface Target {
  readonly name: string;
  readonly server: { readonly url: string; readonly child: ChildProcess };
  readonly bodies: readonly object[];
  readonly keys: readonly string[];
  /** Whether whole answers are remembered. */
  readonly remembers: boolean;
  readonly shown?: (body: Body, question: number) => unknown;
}

const summaryFields = 'slug name is_optional: isOptional is_chalice: isChalice location_slug: locationSlug';
/** Two questions that every schema of ours has understood so far. */
const adHoc = [
  {
    query: `query listBosses($gameId: GameId!, $page: Page! = 1, $page_size: PageSize! = 20) {
  data: bosses(gameId: $gameId, page: $page, pageSize: $page_size) { ${summaryFields} }
  meta: bossesMeta(gameId: $gameId, page: $page, pageSize: $page_size) { page page_size: pageSize total }
}`,
    // Mercurius does not know defaults of variables once it has compiled a query, and answers with an error.
    variables: { gameId: 'bloodborne', page: 1, page_size: 20 },
  },
  {
    query: `query getBoss($gameId: GameId!, $slug: Slug!) {
  data: boss(gameId: $gameId, slug: $slug) {
    ...BossSummary wiki_url: wikiUrl campaign is_dlc: isDlc hp blood_echoes: bloodEchoes
    drops { name quantity } phases { phase_index: phaseIndex name notes }
  }
}
fragment BossSummary on Boss { ${summaryFields} }`,
    variables: { gameId: 'bloodborne', slug: 'father-gascoigne' },
  },
];
const ofPostgraphile = [
  `{ data: allBosses(first: 20, offset: 0, orderBy: [PRIMARY_KEY_ASC]) { nodes { ${summaryFields} } totalCount } }`,
  `{ data: bossBySlug(slug: "father-gascoigne") {
      ${summaryFields} hp blood_echoes: bloodEchoes campaign is_dlc: isDlc
      drops: acquisitionsByBossSlug(orderBy: [PRIMARY_KEY_ASC]) { nodes { name: subjectName } } } }`,
].map((query) => ({ query }));

const redis = { REDIS_URL: redisUrl };
const ours = { bodies: adHoc, keys, shown: (body: Body) => body['data']?.['data'] };
const theirs = { ...ours, keys: [] };

/** An earlier commit, with keys of its own. It counts in another database of Redis, too. */
async function startBefore(folder: string): Promise<Target> {
  const url = process.env['BENCH_BEFORE_DATABASE_URL'];
  if (!url) throw new Error('bench: set BENCH_BEFORE_DATABASE_URL (an empty database) beside BENCH_BEFORE');
  const environment = { DATABASE_URL: url, REDIS_URL: `${redisUrl}/1` };
  const itsProgram = path.join(folder, 'bin', 'caryll.js');
  for (const command of [['migrate'], ['data', 'import']]) {
    execFileSync(process.execPath, [itsProgram, ...command], {
      cwd: folder,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  }
  const itsDatabase = await openServerDatabase(url);
  const itsKeys = await createKeys(createKeyStore({ database: itsDatabase, now: Date.now }));
  await itsDatabase.close();
  const server = await start(path.join(folder, 'dist', 'bench', 'caryll.js'), [], environment, folder);
  return { ...ours, keys: itsKeys, name: 'Caryll before', server, remembers: false };
}

const before = process.env['BENCH_BEFORE'];
const caryll: Target = {
  ...ours,
  name: 'Caryll',
  server: await start(built('caryll'), [], redis),
  remembers: false,
};
const targets: readonly Target[] = [
  caryll,
  ...(before === undefined ? [] : [await startBefore(before)]),
  {
    ...theirs,
    name: 'Yoga, response cache',
    server: await start(built('yoga'), ['cached']),
    remembers: true,
  },
  { ...theirs, name: 'Yoga', server: await start(built('yoga')), remembers: false },
  { ...theirs, name: 'Mercurius, jit', server: await start(built('mercurius')), remembers: false },
  {
    name: 'PostGraphile',
    server: await start(built('postgraphile-5')),
    bodies: ofPostgraphile,
    keys: [],
    remembers: false,
    shown: (body, question) => {
      const record = body['data']?.['data'] as Body | undefined;
      if (record === undefined) return undefined;
      return question === 0 ? record['nodes'] : { ...record, drops: record['drops']!['nodes'] };
    },
  },
];

/** What every server must answer: the list, and of the boss what all of them are asked for. */
const expected: unknown[] = [];

/** @throws when a server answers a question otherwise than the first one did. */
async function check(target: Target, question: number): Promise<void> {
  const response = await fetch(`${target.server.url}/graphql`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(target.keys[0] ? { 'X-API-Key': target.keys[0] } : {}),
    },
    body: JSON.stringify(target.bodies[question]),
  });
  const text = await response.text();
  const shown = response.ok ? target.shown?.(JSON.parse(text), question) : undefined;
  if (shown === undefined) throw new Error(`${target.name} answers ${response.status} ${text.slice(0, 600)}`);
  expected[question] ??= shown;
  const wanted = expected[question] as Record<string, unknown>;
  const comparable =
    question === 0 || target.name !== 'PostGraphile'
      ? wanted
      : Object.fromEntries(
          Object.keys(shown as object).map((name) => [
            name,
            name === 'drops'
              ? (wanted['drops'] as { name: string }[]).map((drop) => ({ name: drop.name }))
              : wanted[name],
          ]),
        );
  if (!isDeepStrictEqual(shown, comparable)) throw new Error(`${target.name} answers ${text.slice(0, 600)}`);
}

// More than once: what is compiled or remembered after the first time must be the same.
for (const target of targets) {
  for (let time = 0; time < 4; time += 1) {
    for (const question of target.bodies.keys()) await check(target, question);
  }
}

interface Sample extends LoadResult {
  readonly cpuUs: number;
}
const cases = [2, 64].flatMap((connections) => targets.map((target) => ({ target, connections })));
/** Before there is any load of ours: what else the machine has to do. */
const loadBefore = loadavg()[0]!;
const samples = new Map(cases.map((each) => [each, [] as Sample[]]));
for (let round = 0; round <= rounds; round++) {
  for (const [each, own] of samples) {
    const { target, connections } = each;
    // The first round only warms up: code that runs seldom is not compiled yet.
    const forSeconds = round === 0 ? 4 : seconds;
    const begun = cpuOf(target.server.child);
    const result = await applyLoad({
      url: target.server.url,
      requests: target.bodies.map((body) => ({ path: '/graphql', body: JSON.stringify(body) })),
      keys: target.keys,
      headers: {},
      connections,
      seconds: forSeconds,
    });
    const count = result.requestsPerSecond * forSeconds;
    if (result.failures > Math.max(1, count / 1_000))
      throw new Error(`${target.name}: ${result.failures} answers failed`);
    if (round === 0) continue;
    own.push({ ...result, cpuUs: ((cpuOf(target.server.child) - begun) / count) * 1e6 });
    process.stderr.write(
      `round ${round} ${target.name} ${connections}: ${Math.round(result.requestsPerSecond)} requests/s\n`,
    );
  }
}

const quartile = (values: readonly number[], part: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))]!;
const spread = (values: readonly number[], digits: number) =>
  `${quartile(values, 0.5).toFixed(digits)} (${quartile(values, 0.25).toFixed(digits)}–${quartile(values, 0.75).toFixed(digits)})`;
const ratioTo = (base: string, own: readonly Sample[], connections: number) => {
  const other = [...samples].find(
    ([each]) => each.target.name === base && each.connections === connections,
  )?.[1];
  return other === undefined
    ? ''
    : spread(
        own.map(({ cpuUs }, round) => other[round]!.cpuUs / cpuUs),
        2,
      );
};
const base = before === undefined ? 'Yoga' : 'Caryll before';
const row = ([{ target, connections }, own]: [(typeof cases)[number], Sample[]]) =>
  `| ${target.name} | ${target.remembers ? 'remembered' : 'executed'} | ${connections} | **${spread(
    own.map(({ cpuUs }) => cpuUs),
    0,
  )}** | ${ratioTo(base, own, connections)} | ${spread(
    own.map(({ requestsPerSecond }) => requestsPerSecond),
    0,
  )} | ${quartile(
    own.map(({ p99Ms }) => p99Ms),
    0.5,
  ).toFixed(1)} |`;
const versions = ['graphql-yoga', '@graphql-yoga/plugin-response-cache', 'mercurius', 'postgraphile'].map(
  (name) => {
    const file = path.join(fromRoot('bench', 'graphql', 'node_modules'), name, 'package.json');
    return `${name} ${JSON.parse(readFileSync(file, 'utf8')).version}`;
  },
);

const report = `# /graphql beside other servers

One run of \`npm run bench:graphql\`: ${rounds} interleaved rounds of ${seconds} s by ${loadTool}; medians and quartiles. Everything
(load, servers, Postgres, Redis) shares ${cpus().length} cores of "${cpus()[0]?.model}", Node ${process.version}. ${versions.join(', ')}.
Before the first round the load average was ${loadBefore.toFixed(1)}, setting up included: what is above 1 or so is other work on the machine.

Two questions take turns, sent as texts by POST: a list of 20 bosses, and one boss. Before it is measured every server is asked
four times, and must answer the same. The processor time is that of the server's process, from the kernel's accounting. The ratio is the
processor time of "${base}" to that of the row, round by round: above 1 the row takes less.

| server | answers are | connections | processor µs/request | ratio | requests/s | p99 ms |
|---|---|---|---|---|---|---|
${[...samples].map(row).join('\n')}

- Caryll checks a key and counts a unit in Redis for each answer; the others know neither keys nor quotas nor limits of queries.
- Caryll remembers rows and pages, and no responses. With more connections than are executed at once queries wait, and while they
  wait they get less than half of the thread (\`src/graphql/concurrency-limiter.ts\`), so that nobody can slow down the others.
  Requests a second say nothing about it then; processor time does.
- Yoga and Mercurius have our schema and resolvers, and read rows from Postgres for each answer that they execute. PostGraphile
  answers its own schema over the same tables.
`;
writeFileSync(fromRoot('bench', 'graphql', 'RESULTS.md'), report);
process.stdout.write(report);
for (const { server } of targets) server.child.kill();
await database.close();
process.exit(0);
