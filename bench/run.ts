/**
 * Side by side in one run: the service in several configurations and its peers, in interleaved rounds. Prints
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
import { running, startOptions, stolenTime } from './servers.ts';
import { measureStarts } from './start.ts';
import {
  asStarted,
  bareTarget,
  bareUnchangedTarget,
  peerTargets,
  type Target,
  targets,
  unchangedFloor,
  unchangedNoLane,
  unchangedOne,
  unchangedTarget,
  unchangedTargets,
  warm,
  warmNoLane,
  warmOne,
} from './targets.ts';

const before = stolenTime();
const samples = await measureAll();

const rateOf = (target: Target) =>
  median(samples.get(target)!.map(({ requestsPerSecond }) => requestsPerSecond));

// Half of what (a) can do, and the same to the bare server.
const halfRate = Math.round(rateOf(warm) / 2);
const warmAsStarted: Target = { ...warm, name: `(a) with ${startOptions.join(' ')}`, server: asStarted };
/** One that has a trip to Redis as well, on the same processors. */
const halfPeers = peerTargets.map(([many]) => many).filter(({ name }) => name.startsWith('Fastify'));
const halfTargets = [bareTarget, warm, warmAsStarted, ...halfPeers];
const atHalf = new Map<Target, LoadResult[]>(halfTargets.map((target) => [target, []]));
for (let round = 0; round <= rounds; round++) {
  for (const [target, results] of atHalf) {
    const forSeconds = round === 0 ? 1 : seconds;
    await applyRate(loadOf(target, warmUpSeconds), halfRate);
    const result = await applyRate(loadOf(target, forSeconds), halfRate);
    failOnErrors(target, result, forSeconds);
    if (round > 0) results.push(result);
  }
}
const halfRatios = (target: Target) =>
  quartiles(atHalf.get(target)!.map(({ p99Ms }, round) => p99Ms / atHalf.get(bareTarget)![round]!.p99Ms));
const halfOf = (target: Target, key: keyof LoadResult) =>
  median(atHalf.get(target)!.map((each) => each[key]));

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
const peers = ['fastify', 'polka', 'hono', '@hono/node-server'].map((name) => {
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
Postgres ${await scalarOf('show server_version')}, Redis ${/redis_version:(\S+)/.exec(redisInfo)?.[1]} (appendonly ${appendOnly}). The load average was ${loadBefore.toFixed(1)} when it began and ${loadavg()[0]!.toFixed(1)} when it ended. The
host took ${stolenShare.toFixed(1)} % of the processor time that was used meanwhile for others.

List (20 bosses) and detail (one boss) take turns, a 304 is the list's. **Ratios** are to a bare \`node:http\` server that sends the same
bytes and headers, measured just before: the median of the rounds and, in brackets, the quartiles. That of CPU is the
bare server's processor time for a request by the row's, as the scheduler counts it, so above 1 is better in both. Before it is
measured, every row gets three requests: each must return the same 20 bosses and the same boss. Each time, a row is under the
same load for ${warmUpSeconds} s before it is measured.

${columns}
${[bareTarget, ...targets.filter(({ base }) => base === undefined)].map(row).join('\n')}

And to the bare server that sends the same 304 with the same headers and no body:

${columns}
${[bareUnchangedTarget, ...unchangedTargets].map(row).join('\n')}

## Peers that cache their responses

Whole bodies and their tags in an LRU, keys in a map, and one script in Redis that counts key and owner, a 304 free. They send 10 headers, the service 21. Their processor time for a request by that of the service in the same
round (above 1: the service needs less), median and quartiles:

| peer | 200, 100 keys | 200, one key | 304, 100 keys | 304, one key |
|---|---|---|---|---|
${peerTargets.map(peerRow).join('\n')}

The floor is node:net that reads nothing but the target and writes ready bytes: for a 304 the service with one key needs ${costOver(unchangedOne, unchangedFloor)}
times as much as that, and ${peerTargets.map(([{ name }, , , one]) => `${name} ${costOver(one, unchangedFloor)}`).join(', ')}.

- The fast lane (\`FAST_LANE\`) takes ${costOver(warmNoLane, warm)} times less processor time for a 200 than the same service without it, and
  ${costOver(unchangedNoLane, unchangedTarget)} times less for a 304.
- (f) queries \`/graphql\` the same two queries, by POST on 2 connections. Each request has its own trip to Redis; in the other rows up
  to 64 share one. \`npm run bench:graphql\` compares other queries with other servers.
- (g) is the embedded Postgres, in the process itself, which also counts the units.
- Peers: ${peers.join(', ')}. Their bodies are those of the service.

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

The p99 of (a) is ${halfRatios(warm)} times that of bare in the same round, and ${halfRatios(warmAsStarted)} with the options of
\`npm start\`. That of ${halfPeers.map((peer) => `${peer.name} is ${halfRatios(peer)}`).join(', and of ')}, which has the trip to Redis as well.

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
