/**
 * Measures how much a flood of pages, which need no key, slows a caller with a key: the median time of a cached
 * record on new connections, as a ratio to that without a flood in the same round, and the processor time of the
 * longest turn of the event loop. Floods of other free requests are beside it for comparison. Prints and writes
 * `bench/PAGES.md`.
 *
 * Needs nothing: without BENCH_DATABASE_URL the service has its embedded database.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fromRoot } from '../src/root.ts';
import { median, quartiles } from './figures.ts';
import { start, startOptions } from './servers.ts';

const rounds = 3;
const roundMs = 2_000;
const visitors = 95;

/** The paths of a flood by their number, each requested once unless it is always the same. */
const floods: Readonly<Record<string, (index: number) => string>> = {
  '`/livez`': () => '/livez',
  'a cached page': () => '/bloodborne',
  'new pages of a search': (index) => `/bloodborne?q=hunter${index}`,
  'new pages of a list': (index) => `/elden-ring/weapons?price_min=${index}&sort=name`,
  'unknown records': (index) => `/bloodborne/weapons/nothing-${index}`,
};

/** Status of a response. */
const statusOf = (target: string, options: { agent?: Agent; headers?: Record<string, string> }) =>
  new Promise<number>((resolve, reject) => {
    request(target, options, (res) => {
      res.resume().on('end', () => resolve(res.statusCode!));
    })
      .on('error', reject)
      .end();
  });

/** Requests paths on many connections until the process is ended; sends the number of 200s, and of others. */
async function flood(url: string, name: string, first: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: visitors });
  const headers = { Accept: 'text/html' };
  const counts = { served: 0, refused: 0 };
  process.on('message', () => process.send!(counts));
  process.send!('started');
  let index = first;
  const visit = async () => {
    for (;;) {
      const status = await statusOf(url + floods[name]!((index += 1)), { agent, headers });
      counts[status === 200 ? 'served' : 'refused'] += 1;
    }
  };
  await Promise.all(Array.from({ length: visitors }, visit));
}

/** Median milliseconds of a cached record, each on a new connection. */
async function recordMs(url: string, key: string): Promise<number> {
  const times: number[] = [];
  for (const end = performance.now() + roundMs; performance.now() < end; await pause(10)) {
    const before = performance.now();
    await statusOf(`${url}/v1/bloodborne/bosses/father-gascoigne`, { headers: { 'X-API-Key': key } });
    times.push(performance.now() - before);
  }
  return median(times);
}

async function measure(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'caryll-pages-'));
  const { url, child, keys } = await start('caryll', [], { DATA_DIR: folder }, startOptions);
  /** Processor time of the longest turn of the event loop since the last call, in milliseconds. */
  const held = async (): Promise<number> => {
    child.send('held');
    const [{ heldMs }] = (await once(child, 'message')) as [{ heldMs: number }];
    return heldMs;
  };
  const own = Object.fromEntries(
    Object.keys(floods).map((name) => [name, { ratios: [] as number[], held: [] as number[], counts: '' }]),
  );
  const bare = { ms: [] as number[], held: [] as number[] };
  await recordMs(url, keys[0]!);
  for (let round = 0; round < rounds; round += 1)
    for (const [name, measured] of Object.entries(own)) {
      await held();
      const alone = await recordMs(url, keys[0]!);
      bare.ms.push(alone);
      bare.held.push(await held());
      const flooding = fork(fromRoot('dist', 'bench', 'pages.js'), [url, name, String(round * 1_000_000)]);
      await once(flooding, 'message');
      await held();
      measured.ratios.push((await recordMs(url, keys[0]!)) / alone);
      measured.held.push(await held());
      flooding.send('counts');
      const [{ served, refused }] = (await once(flooding, 'message')) as [Record<string, number>];
      measured.counts = `${served} / ${refused}`;
      flooding.kill();
      await once(flooding, 'exit');
      // What still waits of this flood is rendered before the next one.
      await pause(roundMs);
    }
  const report = [
    '# What a flood of pages takes from others',
    '',
    `One run of \`npm run bench:pages\` on "${cpus()[0]!.model.trim()}", Node ${process.version}, with a load average of ${loadavg()[0]!.toFixed(1)} at its end.`,
    `${visitors} visitors request pages without a pause. Meanwhile, a caller requests a cached record on new connections: its median time as`,
    `a ratio to that without a flood (${quartiles(bare.ms, 1)} ms), ${rounds} rounds, median and quartiles. The longest turn of`,
    `the event loop took ${quartiles(bare.held, 0)} ms of processor time without a flood. The embedded database runs in it.`,
    '',
    '| flood of | ratio | longest turn, ms | 200 / other responses in the last round |',
    '|---|---|---|---|',
    ...Object.entries(own).map(
      ([name, { ratios, held: longest, counts }]) =>
        `| ${name} | ${quartiles(ratios, 1)} | ${quartiles(longest, 0)} | ${counts} |`,
    ),
    '',
  ].join('\n');
  writeFileSync(fromRoot('bench', 'PAGES.md'), report);
  process.stdout.write(report);
  const ended = once(child, 'exit');
  child.kill();
  await ended;
  rmSync(folder, { recursive: true, force: true });
}

const [url, name, first] = process.argv.slice(2);
await (url === undefined ? measure() : flood(url, name!, Number(first)));
