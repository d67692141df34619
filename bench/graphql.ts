/**
 * Measures the processor time of GraphQL queries, beside servers that one would write with the usual packages on the
 * same rows: Yoga and Mercurius, which check no key, count no units and set no limits. Prints and writes
 * `bench/GRAPHQL.md` as ratios to Yoga with its rows in memory.
 *
 * Needs a Postgres and a Redis that it may fill: BENCH_DATABASE_URL (an empty database) and BENCH_REDIS_URL.
 */
import { writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { isDeepStrictEqual } from 'node:util';
import { createKeyStore } from '../src/keys/store.ts';
import { fromRoot } from '../src/root.ts';
import { openFilledDatabase } from './data.ts';
import { formatNumber, median, quartiles } from './figures.ts';
import { createKeys } from './keys.ts';
import { type Started, running, start, startOptions, usageOf } from './servers.ts';
import { queries, type Query } from './graphql-queries.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7);
const warmUpMs = 1_000;
const connections = 8;
const databaseUrl = process.env['BENCH_DATABASE_URL'];
const redisUrl = process.env['BENCH_REDIS_URL'];
if (!databaseUrl || !redisUrl) {
  process.stderr.write(
    'bench: BENCH_DATABASE_URL and BENCH_REDIS_URL must name a Postgres and a Redis to fill\n',
  );
  process.exit(2);
}

interface Target {
  readonly name: string;
  readonly server: Started;
  readonly headers: Readonly<Record<string, string>>;
  /** Sends each query with a variable that it does not declare, so that no response is remembered. */
  readonly isFirstTime?: true;
}

process.once('exit', () => running.forEach(({ child }) => child.kill()));
const database = await openFilledDatabase(databaseUrl);
const [key] = (await createKeys(createKeyStore({ database, now: Date.now }))) as [string];
const { rows } = await database.knex.raw(
  "select nspname from pg_namespace where nspname like 'bloodborne\\_%' order by oid desc limit 1",
);
const environment = { REDIS_URL: redisUrl, BENCH_SCHEMA: rows[0].nspname };
const serve = (file: string, ...args: string[]) => start(file, args, environment, startOptions);
const caryll = await serve('caryll');
const keyed = { 'X-API-Key': key };
const base: Target = { name: 'Yoga, rows in memory', server: await serve('yoga', 'memory'), headers: {} };
const targets: readonly Target[] = [
  base,
  { name: 'Caryll, first time', server: caryll, headers: keyed, isFirstTime: true },
  { name: 'Caryll, again', server: caryll, headers: keyed },
  { name: 'Yoga + dataloader + pg', server: await serve('yoga'), headers: {} },
  { name: 'Mercurius + jit + dataloader + pg', server: await serve('mercurius'), headers: {} },
];

let sent = 0;

function post(
  { server, headers, isFirstTime }: Target,
  { text, variables }: Query,
  agent?: Agent,
): Promise<string> {
  const body = JSON.stringify({
    query: text,
    variables: isFirstTime ? { ...variables, unused: (sent += 1) } : variables,
  });
  return new Promise((resolve, reject) => {
    const options = {
      ...(agent && { agent }),
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) },
    };
    request(`${server.url}/graphql`, options, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.on('end', () => {
        const whole = Buffer.concat(chunks).toString();
        if (res.statusCode === 200) resolve(whole);
        else reject(new Error(`${res.statusCode} ${whole.slice(0, 500)}`));
      });
    })
      .on('error', reject)
      .end(body);
  });
}

/** Sends a query on all connections until a condition holds. */
async function send(target: Target, query: Query, isDone: (count: number) => boolean): Promise<void> {
  // Servers close connections that idle between the measurements.
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let count = 0;
  const one = async () => {
    while (!isDone(count)) {
      count += 1;
      await post(target, query, agent);
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  agent.destroy();
}

/** Processor time of a server for a query, in microseconds. */
async function costOf(target: Target, query: Query): Promise<number> {
  const pid = target.server.child.pid!;
  const until = performance.now() + warmUpMs;
  await send(target, query, () => performance.now() > until);
  const before = usageOf(pid).cpu;
  await send(target, query, (count) => count >= query.count);
  return ((usageOf(pid).cpu - before) / query.count) * 1e6;
}

/** A schema with all lists in order, which the specification leaves open. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted).sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, sorted(each)]));
}
const nameOf = (value: unknown) => String((value as { readonly name?: unknown } | null)?.name ?? value);

function comparable(body: string): unknown {
  const { data } = JSON.parse(body);
  return data.__schema === undefined ? data : sorted(data);
}

/** Every server must have the same data. */
async function check(): Promise<void> {
  for (const query of queries) {
    const expected = comparable(await post(base, query));
    for (const target of targets) {
      const body = await post(target, query);
      if (!isDeepStrictEqual(comparable(body), expected))
        throw new Error(`${target.name} responds to ${query.name} with other data: ${body.slice(0, 1_000)}`);
    }
  }
}

await check();
const costs = new Map<Target, Map<Query, number[]>>(
  targets.map((target) => [target, new Map(queries.map((query) => [query, []]))]),
);
for (let round = 1; round <= rounds; round += 1) {
  for (const query of queries) {
    for (const target of targets) {
      const cost = await costOf(target, query);
      costs.get(target)!.get(query)!.push(cost);
      process.stderr.write(`round ${round} ${query.name}, ${target.name}: ${formatNumber(cost)} µs\n`);
    }
  }
}

const cell = (target: Target, query: Query) => {
  const own = costs.get(target)!.get(query)!;
  const ratios = own.map((cost, round) => cost / costs.get(base)!.get(query)![round]!);
  return `${quartiles(ratios)}, ${formatNumber(median(own))} µs`;
};
const report = `# GraphQL

One run of \`npm run bench:graphql\`: processor time for a query, as a ratio to that of ${base.name} in the same round.
Medians of ${rounds} rounds, quartiles in brackets. Everything shares ${cpus().length} cores of "${cpus()[0]?.model}", Node ${process.version};
the load average was ${loadavg()[0]!.toFixed(1)} at the end. All servers run with \`${startOptions.join(' ')}\`, and are under the same load
on ${connections} connections for ${warmUpMs / 1_000} s before each measurement. Before it, their data is compared.

Caryll checks the key, counts units in Redis, and applies all limits; the others do nothing of this. "First time" is a
known text with new variables, whose rows are cached; "again" is a repeated query.

| | ${queries.map(({ name }) => name).join(' | ')} |
|---|${queries.map(() => '---').join('|')}|
${targets.map((target) => `| ${target.name} | ${queries.map((query) => cell(target, query)).join(' | ')} |`).join('\n')}
`;
writeFileSync(fromRoot('bench', 'GRAPHQL.md'), report);
process.stdout.write(report);

await database.close();
process.exit(0);
