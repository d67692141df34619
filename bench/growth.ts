/**
 * What becomes of everything when the dataset is 10, 100 and 1,000 times as large: import, memory, cold answers, deep
 * pages, search, and the rate of warm answers, each beside the dataset as it is. Prints and writes `bench/GROWTH.md`.
 *
 * BENCH_DATABASE_URL is any database of a Postgres server on which it may create and drop its own, called
 * `caryll_growth_<factor>`; BENCH_REDIS_URL a Redis that it may fill. GROWTH_FACTORS are the factors. With
 * GROWTH_KEEP=1 the databases stay, and are taken as they are the next time: their import is not repeated.
 */
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cpus, totalmem } from 'node:os';
import pg from 'pg';
import { createService } from '../src/app.ts';
import { loadConfig } from '../src/config.ts';
import { type Database, openDatabase } from '../src/data/database.ts';
import { migrate } from '../src/data/migrate.ts';
import { pruneReleases } from '../src/dataset/import.ts';
import { plans } from '../src/keys/plans.ts';
import { createKeyStore } from '../src/keys/store.ts';
import { fromRoot } from '../src/root.ts';
import type { Imported } from './growth-import.ts';
import { createKeys } from './keys.ts';
import { type Asked, applyLoad, loadTool } from './load.ts';

const serverUrl = process.env['BENCH_DATABASE_URL'];
const redisUrl = process.env['BENCH_REDIS_URL'];
if (!serverUrl || !redisUrl) {
  process.stderr.write(
    'growth: set BENCH_DATABASE_URL (a server to create databases on) and BENCH_REDIS_URL\n',
  );
  process.exit(2);
}
const keep = process.env['GROWTH_KEEP'] === '1';
const asked = (process.env['GROWTH_FACTORS'] ?? '1,10,100,1000').split(',').map(Number);
const factors = [...new Set([1, ...asked])].sort((a, b) => a - b);
const game = 'bloodborne';
/** The lists with routes of their own, by table; the first is the largest. */
const routes = {
  blood_gem: 'blood-gems',
  armor: 'armor',
  armor_set: 'armor-sets',
  boss: 'bosses',
  item: 'items',
  location: 'locations',
  npc: 'npcs',
  rune: 'runes',
  weapon: 'weapons',
};
const largest = 'blood_gem';
const filter = { column: 'kind', value: 'grade' };
const sorts = ['slug', 'slug_descending', 'name', 'name_descending'];
const [lastPage, pageSize] = [10_000, 100];
const rounds = 5;

for (const plan of Object.values(plans)) Object.assign(plan, { keyLimit: 1e9, ownerLimit: 1e9 });
const say = (line: string) => process.stderr.write(`${line}\n`);
const percentile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))]!;
const median = (values: readonly number[]) => percentile(values, 0.5);
const figure = (value: number, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
const megabytes = (kilobytes: number) => kilobytes / 1024;

/** Numbers below a limit that are the same in every run (mulberry32). */
function numbersFrom(seed: number) {
  let state = seed;
  return (limit: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

// ---- databases ------------------------------------------------------------------------------------------

/** The dataset times a factor, in a database of its own. */
interface Grown {
  readonly factor: number;
  readonly url: string;
  readonly database: Database;
  readonly imported: Imported;
  /** What autovacuum does after an import, in seconds. */
  readonly vacuumSeconds: number;
  readonly databaseMiB: number;
  readonly sizes: Readonly<Record<string, number>>;
  readonly keys: readonly string[];
}

async function onServer(...statements: readonly string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    let rows: unknown[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  } finally {
    await client.end();
  }
}

/** Starts a program beside this one and waits for the first thing that it says. */
async function start<Said>(
  file: string,
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): Promise<{ child: ChildProcess; said: Said }> {
  const child = fork(fromRoot('dist', 'growth', `${file}.js`), args, {
    cwd: fromRoot(),
    env: { ...process.env, ...environment },
  });
  const said = await new Promise<Said>((resolve, reject) => {
    child.once('message', (message) => resolve(message as Said));
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  return { child, said };
}

const open = (url: string) =>
  openDatabase({ url, folder: '', poolSize: 2, statementTimeoutMs: 3_600_000, connectTimeoutMs: 10_000 });

async function grow(factor: number): Promise<Grown> {
  const name = `caryll_growth_${factor}`;
  const url = new URL(serverUrl!);
  url.pathname = `/${name}`;
  const exists = (await onServer(`select from pg_database where datname = '${name}'`)).length > 0;
  if (!exists || !keep) {
    await onServer(`drop database if exists ${name} with (force)`, `create database ${name}`);
    say(`× ${figure(factor)}: import`);
    const { said: imported } = await start<Imported>('import', [url.href, String(factor)]);
    const database = await open(url.href);
    const startedAt = performance.now();
    await database.knex.raw('vacuum analyze');
    const vacuumSeconds = (performance.now() - startedAt) / 1000;
    await database.knex.raw('create table growth as select ?::jsonb as measured', [
      JSON.stringify({ imported, vacuumSeconds }),
    ]);
    await database.close();
  }
  const database = await open(url.href);
  await migrate(database);
  const { rows } = await database.knex.raw(
    `select measured, sizes, pg_database_size(current_database()) / 1048576 as size
       from growth, release_game join current_release using (release_id)`,
  );
  await database.knex.raw('truncate api_key cascade');
  const keys = await createKeys(createKeyStore({ database, now: Date.now }));
  const { measured, sizes, size } = rows[0];
  return { factor, url: url.href, database, ...measured, databaseMiB: size, sizes, keys };
}

/** How long it takes to delete a release of this size, in seconds; it is not done. */
async function deletionTime({ database }: Grown): Promise<number> {
  const trx = await database.knex.transaction();
  const startedAt = performance.now();
  await trx.raw('delete from current_release');
  await pruneReleases(trx, 0);
  await trx.raw('set constraints all immediate');
  const seconds = (performance.now() - startedAt) / 1000;
  await trx.rollback();
  return seconds;
}

// ---- cold answers ---------------------------------------------------------------------------------------

/** What a request took, in milliseconds: as a whole, and its statements about data together. */
interface Taken {
  readonly whole: number;
  readonly sql: number;
}

/** A service in this process that remembers nothing, so that its statements can be timed as it waits for them. */
interface Side {
  readonly grown: Grown;
  ask(what: Asked): Promise<Taken>;
  close(): Promise<void>;
}

async function openSide(grown: Grown): Promise<Side> {
  const database = await open(grown.url);
  const config = loadConfig({
    REDIS_URL: redisUrl,
    REPLY_CACHE_BYTES: '0',
    ROW_CACHE_ROWS: '0',
    RELEASE_POLL_MS: '60000',
  });
  const service = await createService({ config, database, observe: () => {} });
  await new Promise<void>((resolve) => service.server.listen(0, '127.0.0.1', resolve));
  const { port } = service.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const began = new Map<string, number>();
  let sql = 0;
  interface Query {
    readonly __knexQueryUid: string;
    readonly sql: string;
  }
  database.knex.on('query', ({ __knexQueryUid: id, sql: text }: Query) => {
    if (!/\b(api_key|quota_\w+|usage_\w+|current_release)\b/.test(text)) began.set(id, performance.now());
  });
  database.knex.on('query-response', (_rows: unknown, { __knexQueryUid: id }: Query) => {
    const at = began.get(id);
    if (at !== undefined) sql += performance.now() - at;
    began.delete(id);
  });
  return {
    grown,
    ask({ path, body }) {
      sql = 0;
      const at = performance.now();
      return new Promise((resolve, reject) => {
        const headers = { 'X-API-Key': grown.keys[0]!, 'Content-Type': 'application/json' };
        const method = body === undefined ? 'GET' : 'POST';
        const req = httpRequest({ port, host: '127.0.0.1', path, method, agent, headers }, (res) => {
          res.resume();
          res.once('end', () => {
            if (res.statusCode === 200) resolve({ whole: performance.now() - at, sql });
            else reject(new Error(`${path} ${body ?? ''}: ${res.statusCode}`));
          });
        });
        req.once('error', reject);
        req.end(body);
      });
    },
    async close() {
      agent.destroy();
      await service.close();
      await database.close();
    },
  };
}

type BySide<Value> = Map<Side, Value>;

type Requests = readonly Asked[] | Promise<readonly Asked[]>;

/** Requests to every side turn about. */
async function takeTurns(
  sides: readonly Side[],
  requestsOf: (side: Side) => Requests,
): Promise<BySide<Taken[]>> {
  const requests = await Promise.all(sides.map(requestsOf));
  const taken: BySide<Taken[]> = new Map(sides.map((side) => [side, []]));
  for (let index = 0; index < requests[0]!.length; index++) {
    for (const [at, side] of sides.entries()) taken.get(side)!.push(await side.ask(requests[at]![index]!));
  }
  return taken;
}

/** As many records of each list, anywhere in it. */
async function someDetails({ grown: { database, sizes } }: Side, count: number, seed: number) {
  const number = numbersFrom(seed);
  const details: Asked[] = [];
  for (const [table, route] of Object.entries(routes)) {
    const places = Array.from({ length: count }, () => number(sizes[table]!));
    const { rows } = await database.knex.raw(
      `select slug from ${table} join current_release using (release_id) join unnest(?::int[]) place using (place)`,
      [places],
    );
    details.push(...rows.map(({ slug }: { slug: string }) => ({ path: `/v1/${game}/${route}/${slug}` })));
  }
  return details;
}

/**
 * Pages of the largest list, from the last hundredth of those that the limits and the rows allow: by the route, or by
 * GraphQL with arguments that the route does not have.
 */
function deepPages(rows: number, args?: string): Asked[] {
  const last = Math.min(lastPage, Math.ceil(rows / pageSize));
  const number = numbersFrom(last);
  return Array.from({ length: 40 }, () => {
    const page = last - number(Math.ceil(last / 100));
    if (args === undefined)
      return { path: `/v1/${game}/${routes[largest]}?page=${page}&page_size=${pageSize}` };
    const query = `{ bloodGems(gameId: "${game}", page: ${page}, pageSize: ${pageSize}, ${args}) { slug name category shape rating } }`;
    return { path: '/graphql', body: JSON.stringify({ query }) };
  });
}

const queries: readonly { query: string }[] = JSON.parse(
  readFileSync(fromRoot('test/search/queries.json'), 'utf8'),
);
const searchRequests = queries.map(({ query }) => ({
  path: `/v1/${game}/search?q=${encodeURIComponent(query)}`,
}));

/** Median and 95th percentile, in milliseconds. */
interface Times {
  readonly p50: number;
  readonly p95: number;
}
const timesOf = (taken: readonly Taken[], part: keyof Taken): Times => {
  const values = taken.map((each) => each[part]);
  return { p50: median(values), p95: percentile(values, 0.95) };
};

/** Times, and how they compare with the smallest dataset in each round. */
interface Compared {
  readonly whole: Times;
  readonly sql: Times;
  readonly ratios: readonly number[];
}

async function compare(
  sides: readonly Side[],
  requestsOf: (side: Side, round: number) => Requests,
): Promise<BySide<Compared>> {
  // The first round only warms up: statements are prepared, and pages of the database read.
  await takeTurns(sides, (side) => requestsOf(side, 0));
  const all: BySide<Taken[]> = new Map(sides.map((side) => [side, []]));
  const ratios: BySide<number[]> = new Map(sides.map((side) => [side, []]));
  for (let round = 1; round <= rounds; round++) {
    const taken = await takeTurns(sides, (side) => requestsOf(side, round));
    const middle = (side: Side) => median(taken.get(side)!.map(({ whole }) => whole));
    for (const side of sides) {
      all.get(side)!.push(...taken.get(side)!);
      ratios.get(side)!.push(middle(side) / middle(sides[0]!));
    }
  }
  return new Map(
    sides.map((side) => [
      side,
      {
        whole: timesOf(all.get(side)!, 'whole'),
        sql: timesOf(all.get(side)!, 'sql'),
        ratios: ratios.get(side)!,
      },
    ]),
  );
}

async function sqlTimes(
  sides: readonly Side[],
  requestsOf: (side: Side) => Requests,
): Promise<BySide<Times>> {
  const taken = await takeTurns(sides, requestsOf);
  return new Map(sides.map((side) => [side, timesOf(taken.get(side)!, 'sql')]));
}

// ---- servers --------------------------------------------------------------------------------------------

/** A process that serves one of the databases. */
interface Server {
  readonly grown: Grown;
  readonly url: string;
  readonly child: ChildProcess;
}

async function serve(grown: Grown, environment: Readonly<Record<string, string>> = {}): Promise<Server> {
  const { child, said } = await start<{ port: number }>('caryll', [], {
    DATABASE_URL: grown.url,
    REDIS_URL: redisUrl,
    LOG_LEVEL: 'silent',
    METRICS_PUBLIC: 'true',
    NODE_ENV: 'production',
    ...environment,
  });
  return { grown, url: `http://127.0.0.1:${said.port}`, child };
}

const residentMiB = ({ child }: Server) =>
  megabytes(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]));

async function warmRates(all: readonly Grown[]): Promise<Map<Grown, { rates: number[]; memory: number }>> {
  const servers: Server[] = [];
  for (const grown of all) servers.push(await serve(grown));
  const rates = new Map(servers.map((server) => [server, [] as number[]]));
  for (let round = 0; round <= rounds; round++) {
    for (const server of servers) {
      const { requestsPerSecond, failures } = await applyLoad({
        url: server.url,
        requests: [`/v1/${game}/bosses`, `/v1/${game}/bosses/father-gascoigne`].map((path) => ({ path })),
        keys: server.grown.keys,
        headers: {},
        connections: 64,
        seconds: round === 0 ? 1 : 2,
      });
      if (failures > 0) throw new Error(`${failures} failures`);
      if (round > 0) rates.get(server)!.push(requestsPerSecond);
    }
  }
  const measured = servers.map(
    (server) => [server.grown, { rates: rates.get(server)!, memory: residentMiB(server) }] as const,
  );
  for (const { child } of servers) child.kill();
  return new Map(measured);
}

/** What a server holds, in MiB. */
interface Held {
  readonly resident: number;
  /** What is left of the heap after collections: the rest is what V8 has not got round to. */
  readonly heap: number;
}

interface Walk {
  readonly factor: number;
  readonly rowCache: number;
  readonly replyCacheMiB: number;
  readonly details: number;
  readonly atStart: Held;
  /** After each lap; the first fills the caches, the others ask for other records. */
  readonly laps: readonly Held[];
}

const laps = 8;

/** Walks over more records than the caches hold, and then again and again over as many others. */
async function walk(grown: Grown, rowCache: number, replyCacheMiB: number): Promise<Walk> {
  const server = await serve(grown, {
    ROW_CACHE_ROWS: String(rowCache),
    REPLY_CACHE_BYTES: String(replyCacheMiB * 2 ** 20),
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 9 });
  const get = (path: string, key?: string) =>
    new Promise<string>((resolve, reject) => {
      const headers = key === undefined ? {} : { 'X-API-Key': key };
      const req = httpRequest(server.url + path, { agent, headers }, (res) => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.once('end', () => resolve(Buffer.concat(chunks).toString()));
      });
      req.once('error', reject);
      req.end();
    });
  const heapMiB = async () =>
    Number(/^nodejs_heap_size_used_bytes (\S+)$/m.exec(await get('/metrics'))?.[1]) / 2 ** 20;
  const atStart = { resident: residentMiB(server), heap: await heapMiB() };
  const perList = Math.ceil(rowCache * 1.25);
  const held: Held[] = [];
  let details = 0;
  for (let lap = 0; lap < laps; lap++) {
    const paths: string[] = [];
    for (const [table, route] of Object.entries(routes)) {
      const { rows } = await grown.database.knex.raw(
        `select slug from ${table} join current_release using (release_id) where place >= ? and place < ?`,
        [lap * perList, (lap + 1) * perList],
      );
      paths.push(...rows.map(({ slug }: { slug: string }) => `/v1/${game}/${route}/${slug}`));
    }
    if (paths.length === 0) break;
    details += paths.length;
    const heaps: number[] = [];
    const next = paths.entries();
    const workers = Array.from({ length: 8 }, async (_each, worker) => {
      for (const [index, path] of next) {
        await get(path, grown.keys[worker]!);
        if (index % 100 === 0) heaps.push(await heapMiB());
      }
    });
    await Promise.all(workers);
    held.push({ resident: residentMiB(server), heap: percentile(heaps, 0.1) });
  }
  agent.destroy();
  server.child.kill();
  return { factor: grown.factor, rowCache, replyCacheMiB, details, atStart, laps: held };
}

// ---- the run --------------------------------------------------------------------------------------------

const all: Grown[] = [];
for (const factor of factors) all.push(await grow(factor));
const top = all.at(-1)!;

const sides: Side[] = [];
for (const grown of all) sides.push(await openSide(grown));
say('cold details');
const details = await compare(sides, (side, round) => someDetails(side, 20, round));
say('cold first pages');
const firstPages = await compare(sides, () =>
  Object.values(routes).map((route) => ({ path: `/v1/${game}/${route}` })),
);
say('deep pages');
const rowsOf = ({ grown }: Side) => grown.sizes[largest]!;
const deep = new Map([['route', await sqlTimes(sides, (side) => deepPages(rowsOf(side)))]]);
for (const sort of sorts)
  deep.set(sort, await sqlTimes(sides, (side) => deepPages(rowsOf(side), `sort: ${sort}`)));
deep.set(`at page ${figure(lastPage)}`, await sqlTimes(sides, () => deepPages(lastPage * pageSize)));
const filtered = new Map<string, BySide<Times>>();
for (const sort of ['slug', 'name']) {
  filtered.set(
    `filtered, ${sort}`,
    await sqlTimes(sides, async ({ grown }) => {
      const { rows } = await grown.database.knex.raw(
        `select count(*)::int as n from ${largest} join current_release using (release_id) where ${filter.column} = ?`,
        [filter.value],
      );
      return deepPages(rows[0].n, `sort: ${sort}, ${filter.column}: ${filter.value}`);
    }),
  );
}
say('search');
const searches = await takeTurns(sides, () => searchRequests);
for (const side of sides) await side.close();

say('warm answers');
const warm = await warmRates(all);
say('memory');
const walks: Walk[] = [];
for (const grown of all) walks.push(await walk(grown, 1_000, 16));
walks.push(await walk(top, 2_000, 32));
say('deletion');
const deletions = new Map<Grown, number>();
for (const grown of all) deletions.set(grown, await deletionTime(grown));

// ---- the report -----------------------------------------------------------------------------------------

const pair = ({ p50, p95 }: Times, digits = 1) => `${p50.toFixed(digits)} / ${p95.toFixed(digits)}`;
const ratio = (ratios: readonly number[], digits = 2) =>
  `**${median(ratios).toFixed(digits)}** (${Math.min(...ratios).toFixed(digits)}–${Math.max(...ratios).toFixed(digits)})`;
const table = (titles: readonly string[], rows: readonly (readonly string[])[]) =>
  [titles, titles.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
const times = (factor: number) => `× ${figure(factor)}`;
const searchTimes = (side: Side, part: keyof Taken) => timesOf(searches.get(side)!, part);
const warmRatios = (grown: Grown) =>
  warm.get(grown)!.rates.map((rate, round) => rate / warm.get(all[0]!)!.rates[round]!);
const topSide = sides.at(-1)!;
const topWalks = walks.filter(({ factor }) => factor === top.factor);
const heapGrowth = Math.max(
  ...topWalks.map(({ laps: [, second, ...others] }) => others.at(-1)!.heap / second!.heap),
);
const deepest = Math.max(...[...deep.values()].map((each) => each.get(topSide)!.p95));

const goals: readonly (readonly [goal: string, measured: number, holds: boolean, digits: number])[] = [
  ['warm answers: at least 0.95 of × 1', median(warmRatios(top)), median(warmRatios(top)) >= 0.95, 2],
  [
    'cold detail: at most 1.3 of × 1',
    median(details.get(topSide)!.ratios),
    median(details.get(topSide)!.ratios) <= 1.3,
    2,
  ],
  [
    'cold first page: at most 1.3 of × 1',
    median(firstPages.get(topSide)!.ratios),
    median(firstPages.get(topSide)!.ratios) <= 1.3,
    2,
  ],
  ['page at the limit of depth: at most 5 ms of SQL (p95 of the slowest order)', deepest, deepest <= 5, 1],
  [
    'search: at most 50 ms of SQL (p95)',
    searchTimes(topSide, 'sql').p95,
    searchTimes(topSide, 'sql').p95 <= 50,
    1,
  ],
  [
    'memory flat once the caches are full: heap at most 1.1 of the second lap',
    heapGrowth,
    heapGrowth <= 1.1,
    2,
  ],
];

const version = (command: string, ...args: string[]) =>
  execFileSync(command, args, { encoding: 'utf8' }).trim().split('\n')[0];
const report = `# Growth

One run of \`npm run growth\`. Everything (load, servers, Postgres, Redis) shares ${cpus().length} cores of "${cpus()[0]?.model}",
${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, ${version('psql', '--version')}, shared_buffers ${
  (await top.database.knex.raw('show shared_buffers')).rows[0].shared_buffers
}; load by ${loadTool}.

\`bench/multiply.ts\` makes the copies: every record but the shapes of gems and the costs of levels, with slugs of their own and
references within the copy, and names in twenty dialects of vowels. The import is the program's own, so Postgres has checked every
reference. Requests to the datasets take turns; ratios are to × 1 within a round, the median of ${rounds} rounds and their range.

## Goals, at ${times(top.factor)}

${goals.map(([goal, measured, holds, digits]) => `- ${holds ? 'held' : '**missed**'}: ${goal}; measured ${measured.toFixed(digits)}`).join('\n')}

## Import

Peak is the resident memory of the importing process. Vacuum is what autovacuum does by itself after an import; here it was asked for.
Deleting is what an import does with the oldest release.

${table(
  ['', 'records', 'rows', 'seconds', 'rows/s', 'peak MiB', 'database MiB', 'vacuum s', 'deleting s'],
  all.map(({ factor, imported, databaseMiB, vacuumSeconds }, index) => [
    times(factor),
    figure(imported.records),
    figure(imported.rows),
    figure(imported.seconds, 1),
    figure(imported.rows / imported.seconds),
    figure(imported.peak),
    figure(databaseMiB),
    figure(vacuumSeconds, 1),
    figure(deletions.get(all[index]!)!, 1),
  ]),
)}

## Answers

Cold: nothing is remembered by the service. Details are of records anywhere in the nine lists, first pages are those of 20 rows.
Milliseconds, p50 / p95: of the whole answer, and of its statements as the service waits for them. Warm: requests a second for a list and
a detail in turns, 100 keys.

${table(
  [
    '',
    'cold detail ms',
    'its SQL',
    'ratio',
    'cold first page ms',
    'its SQL',
    'ratio',
    'warm requests/s',
    'ratio',
    'memory MiB',
  ],
  sides.map((side) => {
    const [detail, page] = [details.get(side)!, firstPages.get(side)!];
    const { rates, memory } = warm.get(side.grown)!;
    return [
      times(side.grown.factor),
      pair(detail.whole),
      pair(detail.sql),
      ratio(detail.ratios),
      pair(page.whole),
      pair(page.sql),
      ratio(page.ratios),
      figure(median(rates)),
      ratio(warmRatios(side.grown)),
      figure(memory),
    ];
  }),
)}

## Deep pages

Pages of ${pageSize} rows of the largest list (${largest}), from the last hundredth of its pages: by the route, and by GraphQL in each
order; around page ${figure(lastPage)}, the last that may be named; and with the filter \`${filter.column}: ${filter.value}\`, for which there is no
goal. Milliseconds of SQL, p50 / p95.

${table(
  ['', 'rows', ...deep.keys(), ...filtered.keys()],
  sides.map((side) => [
    times(side.grown.factor),
    figure(rowsOf(side)),
    ...[...deep.values(), ...filtered.values()].map((each) => pair(each.get(side)!)),
  ]),
)}

## Search

The ${queries.length} misspelt and partial queries of \`test/search/queries.json\`, each once. Milliseconds, p50 / p95.

${table(
  ['', 'SQL', 'whole answer'],
  sides.map((side) => [
    times(side.grown.factor),
    pair(searchTimes(side, 'sql')),
    pair(searchTimes(side, 'whole')),
  ]),
)}

## Memory

A server while more details are read than its caches hold, and then as many others, again and again. MiB resident, and of the heap
what is left after collections (the 10th percentile of samples).

${table(
  [
    '',
    'ROW_CACHE_ROWS',
    'REPLY_CACHE_BYTES',
    'details',
    'at start',
    ...Array.from({ length: laps }, (_each, lap) => `lap ${lap + 1}`),
  ],
  walks.map(({ factor, rowCache, replyCacheMiB, details: count, atStart, laps: held }) => [
    times(factor),
    figure(rowCache),
    `${replyCacheMiB} MiB`,
    figure(count),
    ...[atStart, ...held].map(({ resident, heap }) => `${figure(resident)}, ${figure(heap)}`),
    ...Array.from({ length: laps - held.length }, () => '–'),
  ]),
)}
`;
writeFileSync(fromRoot('bench', 'GROWTH.md'), report);
process.stdout.write(report);

for (const { database } of all) await database.close();
if (!keep) for (const { factor } of all) await onServer(`drop database caryll_growth_${factor} with (force)`);
process.exit(0);
