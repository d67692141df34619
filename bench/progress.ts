/**
 * How long progress and routes take, one request after the other: the first one of a process, states that nobody has
 * requested before, and the same ones again. Prints and writes `bench/PROGRESS.md`.
 *
 * Needs nothing: without BENCH_DATABASE_URL the service has its embedded database.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { type GameData, loadDataset } from '../src/dataset/load.ts';
import { siteOf } from '../site/games/sites.ts';
import { fromRoot } from '../src/root.ts';
import { numbersFrom, percentile } from './figures.ts';
import { start } from './servers.ts';

/** As many as the cache of replies holds. */
const states = 200;
/** As many entries as a request may have. */
const maxEntries = 250;

const folder = mkdtempSync(path.join(tmpdir(), 'caryll-progress-'));
const { url, child, keys } = await start('caryll', [], { DATA_DIR: folder });
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** Milliseconds until the whole response is there. */
const timeOf = (target: string) =>
  new Promise<number>((resolve, reject) => {
    const before = performance.now();
    request(`${url}/v1/${target}`, { agent, headers: { 'X-API-Key': keys[0]! } }, (res) => {
      let body = '';
      res.setEncoding('utf8').on('data', (chunk) => (body += chunk));
      res.on('end', () =>
        res.statusCode === 200
          ? resolve(performance.now() - before)
          : reject(new Error(`${target}: ${res.statusCode} ${body}`)),
      );
    })
      .on('error', reject)
      .end();
  });

const below = numbersFrom(20_261_124);

/** Returns targets of progress and of routes from a place to another, each with a random state of the game. */
function targetsOf(data: GameData): Readonly<Record<string, readonly string[]>> | undefined {
  const { slug } = data.game;
  const { progress } = siteOf(slug);
  if (progress === undefined) return undefined;
  const { world } = progress.read(data);
  const tokens = [...new Set([...world.places, ...world.deeds].map(({ token }) => token))];
  const entries = tokens.filter((token) => /^(boss|location|npc|stage):/.test(token));
  const places = world.places.map(({ token }) => token.slice('location:'.length));
  /** Returns a random state: the same share of every kind of entry, and at most as many as a request may have. */
  const stateOf = () => {
    const percent = below(100);
    return (
      entries
        .filter(() => below(100) < percent)
        .slice(0, maxEntries)
        .join(',') || entries[0]!
    );
  };
  const some = Array.from({ length: states }, stateOf);
  const place = () => places[below(places.length)]!;
  return {
    progress: some.map((have) => `${slug}/progress?have=${have}`),
    route: some.map((have) => `${slug}/route?from=${place()}&to=${place()}&have=${have}`),
  };
}

const rows: string[] = [];
const row = (what: string, times: readonly number[]) =>
  rows.push(`| ${what} | ${[0.5, 0.95].map((share) => percentile(times, share).toFixed(1)).join(' | ')} |`);
for (const data of loadDataset(fromRoot('seeds')).games) {
  const targets = targetsOf(data);
  if (targets === undefined) continue;
  row(`${data.game.name}: the very first progress of a process`, [
    await timeOf(`${data.game.slug}/progress`),
  ]);
  for (const [route, own] of Object.entries(targets))
    for (const what of ['first request', 'repeated request']) {
      const times: number[] = [];
      for (const target of own) times.push(await timeOf(target));
      row(`${data.game.name}: ${route}, ${what} of a state`, times);
    }
}
const report = [
  '# How long progress and routes take',
  '',
  `One run of \`npm run bench:progress\` on "${cpus()[0]!.model.trim()}", Node ${process.version}, with a load average of ${loadavg()[0]!.toFixed(1)} at its end.`,
  `Milliseconds until the response is there, one request after the other, ${states} states from a new game to its end, charges in the`,
  'embedded database included.',
  '',
  '| request | median | 95th percentile |',
  '|---|---|---|',
  ...rows,
  '',
].join('\n');
writeFileSync(fromRoot('bench', 'PROGRESS.md'), report);
process.stdout.write(report);
agent.destroy();
const ended = new Promise((resolve) => child.once('exit', resolve));
child.kill();
await ended;
rmSync(folder, { recursive: true, force: true });
