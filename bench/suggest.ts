/**
 * Measures the processor time of a suggestion, by how much of it is cached: a text that nobody has typed before, the
 * same text again, and beside them a cached record. Prints and writes `bench/SUGGEST.md` as ratios to the record.
 *
 * Needs nothing: without BENCH_DATABASE_URL the service has its embedded database.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '../src/root.ts';
import { numbersFrom, quartiles } from './figures.ts';
import { start, usageOf } from './servers.ts';

const rounds = 12;
const requestsInRound = 1_000;
/** As the charges of one turn of the event loop are one statement, few connections would measure that. */
const connections = 32;

const folder = mkdtempSync(path.join(tmpdir(), 'caryll-suggest-'));
const { url, child, keys } = await start('caryll', [], { DATA_DIR: folder });
const agent = new Agent({ keepAlive: true, maxSockets: connections });

/** The body of a response. */
const get = (target: string) =>
  new Promise<string>((resolve, reject) => {
    request(`${url}${target}`, { agent, headers: { 'X-API-Key': keys[0]! } }, (res) => {
      let body = '';
      res.setEncoding('utf8').on('data', (chunk) => (body += chunk));
      res.on('end', () =>
        res.statusCode === 200 ? resolve(body) : reject(new Error(`${target}: ${res.statusCode} ${body}`)),
      );
    })
      .on('error', reject)
      .end();
  });

/** Processor time of the service for each of some requests, in microseconds. */
async function costOf(targets: readonly string[]): Promise<number> {
  const before = usageOf(child.pid!).cpu;
  await Promise.all(targets.map(get));
  return ((usageOf(child.pid!).cpu - before) / targets.length) * 1e6;
}

/** Texts as people type them: beginnings of names, a third with a typo, each once. */
async function textsOf(): Promise<string[]> {
  const lists = ['items', 'weapons', 'armor', 'blood-gems', 'enemies', 'npcs', 'bosses', 'locations'];
  const names: string[] = [];
  for (const list of lists) {
    for (let page = 1, total = 1; (page - 1) * 100 < total; page += 1) {
      const { data, meta } = JSON.parse(await get(`/v1/bloodborne/${list}?page_size=100&page=${page}`));
      names.push(...data.map(({ name }: { name: string }) => name.toLowerCase()));
      total = meta.total;
    }
  }
  const below = numbersFrom(20_261_123);
  const texts = new Set<string>();
  while (texts.size < (rounds + 1) * requestsInRound) {
    const typed = names[below(names.length)]!.slice(0, 2 + below(14)).trim();
    const at = below(typed.length);
    texts.add(below(3) === 0 ? `${typed.slice(0, at)}${'etaoin'[below(6)]}${typed.slice(at + 1)}` : typed);
  }
  return [...texts];
}

const record = '/v1/bloodborne/bosses/father-gascoigne';
const targets = (await textsOf()).map((text) => `/v1/bloodborne/suggest?q=${encodeURIComponent(text)}`);
const rows = { 'first request': [] as number[], 'repeated request': [] as number[] };
const costs: number[] = [];
await costOf(Array.from({ length: 4 * requestsInRound }, () => record));
for (let round = 0; round <= rounds; round += 1) {
  const own = targets.slice(round * requestsInRound, (round + 1) * requestsInRound);
  const [fresh, again] = [await costOf(own), await costOf(own)];
  const remembered = await costOf(own.map(() => record));
  // The first round only warms up.
  if (round === 0) continue;
  rows['first request'].push(fresh / remembered);
  rows['repeated request'].push(again / remembered);
  costs.push(remembered);
}
const report = [
  '# What suggestions cost',
  '',
  `One run of \`npm run bench:suggest\` on "${cpus()[0]!.model.trim()}", Node ${process.version}, with a load average of ${loadavg()[0]!.toFixed(1)} at its end.`,
  `Processor time of a suggestion by that of a remembered record (${quartiles(costs, 0)} µs), ${rounds} rounds of ${requestsInRound} requests on ${connections}`,
  'connections, median and quartiles, charges in the embedded database included:',
  '',
  '| suggestion for a text | ratio |',
  '|---|---|',
  ...Object.entries(rows).map(([what, ratios]) => `| ${what} | ${quartiles(ratios)} |`),
  '',
].join('\n');
writeFileSync(fromRoot('bench', 'SUGGEST.md'), report);
process.stdout.write(report);
agent.destroy();
const ended = new Promise((resolve) => child.once('exit', resolve));
child.kill();
await ended;
rmSync(folder, { recursive: true, force: true });
