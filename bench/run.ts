/**
 * Side by side in one run: the service and its peers, in interleaved rounds, each with the options of `npm start`. Prints
 * and writes `bench/RESULTS.md` as ratios to a bare node:http server that sends the same bytes and headers.
 *
 * Needs a Postgres and a Redis that it may fill: BENCH_DATABASE_URL (an empty database) and BENCH_REDIS_URL.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import { fromRoot } from '../src/root.ts';
import { median, quartiles, spread } from './figures.ts';
import {
  connections,
  database,
  databaseUrl,
  folder,
  loadBefore,
  redis,
  redisUrl,
  rounds,
  scalarOf,
  seconds,
  startKey,
  warmUpSeconds,
} from './fixtures.ts';
import { applyRate, type LoadResult, loadTool } from './load.ts';
import { failOnErrors, loadOf, measureAll, type Sample } from './measure.ts';
import { measureMemory, memoryMinutes } from './memory.ts';
import { running, startOptions, stolenTime } from './servers.ts';
import { measureStarts } from './start.ts';
import {
  bareTarget,
  bareUnchangedTarget,
  fairPeer,
  minimalPeer,
  own,
  ownEmbedded,
  type Target,
  type Targets,
  targets,
} from './targets.ts';

const before = stolenTime();
const samples = await measureAll();

const rateOf = (target: Target) =>
  median(samples.get(target)!.map(({ requestsPerSecond }) => requestsPerSecond));

// Half of what the service can do, and the same to all others.
const halfRate = Math.round(rateOf(own.many) / 2);
const halfTargets = [bareTarget, own.many, ownEmbedded.many, fairPeer.many];
const atHalf = new Map<Target, LoadResult[]>(halfTargets.map((target) => [target, []]));
for (let round = 0; round < rounds; round++) {
  for (const [target, results] of atHalf) {
    await applyRate(loadOf(target, warmUpSeconds), halfRate);
    const result = await applyRate(loadOf(target, seconds), halfRate);
    failOnErrors(target, result, seconds);
    results.push(result);
  }
}
const halfOf = (target: Target, key: keyof LoadResult) =>
  median(atHalf.get(target)!.map((each) => each[key]));
/** A percentile of each target by that of the bare server in the same round. */
const halfRatios = (target: Target, key: 'p50Ms' | 'p99Ms') =>
  quartiles(atHalf.get(target)!.map((each, round) => each[key] / atHalf.get(bareTarget)![round]![key]));

const memory = await measureMemory([own.many, ownEmbedded.many]);

const after = stolenTime();
const stolenShare = (100 * (after.stolen - before.stolen)) / (after.used - before.used);

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

/** The ratio of each measurement to that of the bare server beside it. */
const paired = (target: Target, ratioOf: (one: Sample, base: Sample) => number) =>
  samples.get(target)!.map((one) => ratioOf(one, one.base ?? one));
const row = (target: Target) => {
  const all = samples.get(target)!;
  const of = (key: Exclude<keyof Sample, 'base'>, digits = 1) =>
    median(all.map((sample) => sample[key])).toFixed(digits);
  const failures = all.reduce((sum, sample) => sum + sample.failures, 0);
  const costs = paired(target, (one, base) => base.cpuPerRequestUs / one.cpuPerRequestUs);
  return `| ${target.name} | ${quartiles(costs)} | ${Math.round(rateOf(target))} | ${of('p50Ms', 2)} | ${of('p99Ms', 2)} | ${of('cpuPerRequestUs')} | ${of('redisPerRequestUs')} | ${failures} |`;
};
/** Processor time of one for a request, by that of another in the same round. */
const costOver = (one: Target, other: Target) =>
  quartiles(
    samples
      .get(one)!
      .map(({ cpuPerRequestUs }, round) => cpuPerRequestUs / samples.get(other)![round]!.cpuPerRequestUs),
  );
const kinds = ['many', 'one', 'unchangedMany', 'unchangedOne'] as const;
const peerRow = (name: string, peer: Targets) =>
  `| ${name} | ${kinds.map((kind) => costOver(peer[kind], own[kind])).join(' | ')} |`;
const startRow = ({ name, limit, npm, node }: (typeof starts)[number]) =>
  `| ${name} | **${median(npm).toFixed(2)}** | ${spread(npm)} | **${median(node).toFixed(2)}** | ${spread(node)} | ${limit} |`;
const { version: fastifyVersion } = JSON.parse(
  readFileSync(fromRoot('bench', 'node_modules', 'fastify', 'package.json'), 'utf8'),
);
const redisInfo = await redis.info('server');

/** The head of the tables whose rows `row` writes. */
const columns = `| what | CPU, ratio | requests/s | p50 ms | p99 ms | server CPU µs/request | Redis CPU µs/request | failures |
|---|---|---|---|---|---|---|---|`;
const report = `# Results

One run of \`npm run bench\`: ${rounds} rounds of ${seconds} s each with ${connections} connections by ${loadTool}. Everything
(load, servers, Postgres, Redis) shares ${cpus().length} cores of "${cpus()[0]?.model}", ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}, Postgres
${await scalarOf('show server_version')}, Redis ${/redis_version:(\S+)/.exec(redisInfo)?.[1]}. All servers run with the options of \`npm start\` (\`${startOptions.join(' ')}\`).
The load average was ${loadBefore.toFixed(1)} when it began and ${loadavg()[0]!.toFixed(1)} when it ended: above 3 or so, other programs had the processors as well, and
only the ratios mean something. The host took ${stolenShare.toFixed(1)} % of the processor time that was used meanwhile for others.

List (20 bosses) and detail (one boss) take turns, a 304 is the list's. **Ratios** are the processor time of a bare \`node:http\`
server that sends the same bytes and headers by that of the row, for a request, as the scheduler counts it: above 1 is better. The bare
server is measured just before. Each ratio is the median of the rounds and, in brackets, the quartiles. Before it is measured, every row
gets three requests: each must return the same 20 bosses and the same boss. Each time, a row is under the same load for ${warmUpSeconds} s before it
is measured.

${columns}
${[bareTarget, ...targets.filter(({ unchanged }) => !unchanged)].map(row).join('\n')}

And to the bare server that sends the same 304 with the same headers and no body:

${columns}
${[bareUnchangedTarget, ...targets.filter(({ unchanged }) => unchanged)].map(row).join('\n')}

## Beside Fastify

Processor time of Fastify ${fastifyVersion} for a request by that of the service with Redis in the same round (above 1: the service needs less):

| peer | 200, 100 keys | 200, one key | 304, 100 keys | 304, one key |
|---|---|---|---|---|
${peerRow('fair', fairPeer)}
${peerRow('minimal', minimalPeer)}

- **Fair** has the duties of the service: keys by their digest in an LRU, parameters validated by a schema, an LRU of replies with
  prepared headers, request ids, the same headers as the service, one script in Redis for the counters of key and owner, a 304 free. It
  has no metrics and no search for a release.
- **Minimal** finds keys in a map, validates nothing, and sends 10 headers.
- The embedded set-up has no Redis: the process counts in memory and writes to its database once a second.
- \`npm run bench:graphql\` compares queries with other GraphQL servers.

## At half load

${halfRate} requests/s at a constant rate, half of what the service with Redis can do, to all servers, by a driver of ours (bench/rate.ts).
Ratios are to the bare server in the same round.

| what | p50 ms | ratio | p99 ms | ratio | failures |
|---|---|---|---|---|---|
${halfTargets
  .map(
    (target) =>
      `| ${target.name} | ${halfOf(target, 'p50Ms').toFixed(2)} | ${halfRatios(target, 'p50Ms')} | ${halfOf(target, 'p99Ms').toFixed(2)} | ${halfRatios(target, 'p99Ms')} | ${halfOf(target, 'failures')} |`,
  )
  .join('\n')}

## Memory

Resident memory after ${memoryMinutes} minutes of mixed requests (pages of lists, records, searches, suggestions, comparisons of both games).

| what | MiB | requests |
|---|---|---|
${memory.map(({ name, resident, requests }) => `| ${name} | **${resident.toFixed(0)}** | ${requests} |`).join('\n')}

## Start

Seconds from the command to the first response with data, ${starts[0]!.npm.length} times each; medians.

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
