/**
 * Measures the attack ratings of all weapons: the first list of a release, another build, the next page and another
 * order of the same build. Prints processor time, also as a ratio to a remembered page, and the longest turn of the
 * event loop.
 *
 * Runs in one process on its own embedded database, whose work is included.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { execute, parse } from 'graphql';
import { openDatabase } from '../src/data/database.ts';
import { migrate } from '../src/data/migrate.ts';
import { createReleases } from '../src/data/releases.ts';
import { importDataset } from '../src/dataset/import.ts';
import { loadDataset } from '../src/dataset/load.ts';
import { servedGraph } from '../src/games/index.ts';
import { contextOf, type GraphContext } from '../src/graph/types/builder.ts';
import { fromRoot } from '../src/root.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'caryll-ratings-'));
const database = await openDatabase({
  url: undefined,
  folder,
  poolSize: 1,
  statementTimeoutMs: 60_000,
  connectTimeoutMs: 5_000,
});
await migrate(database);
await importDataset(database, loadDataset(fromRoot('seeds')), { keep: 2 });
const releases = createReleases({ database, emit: () => undefined, pollMs: 3_600_000 });
const release = (await releases.refresh())!;
const { schema } = servedGraph('elden-ring');

const fields =
  'weaponSlug total byType { physical magic fire lightning holy } status { kind amount } meetsRequirements';
const listOf = (args: string) =>
  parse(`{ attackRatings(page: { size: 20 }, ${args}) { data { ${fields} } meta { total } } }`);

async function run(args: string, context: GraphContext): Promise<void> {
  const { errors } = await execute({ schema, document: listOf(args), contextValue: context });
  if (errors !== undefined) throw new Error(String(errors));
}

/** Milliseconds of processor time. */
async function timeOf(args: string, context: GraphContext): Promise<number> {
  const before = process.cpuUsage();
  await run(args, context);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** Milliseconds of the longest turn of the event loop. Watching takes processor time itself. */
async function longestTurn(args: string, context: GraphContext): Promise<number> {
  let isDone = false;
  let longest = 0;
  const watching = (async () => {
    for (let before = performance.now(); !isDone;) {
      await turn();
      const now = performance.now();
      longest = Math.max(longest, now - before);
      before = now;
    }
  })();
  await run(args, context);
  isDone = true;
  await watching;
  return longest;
}

/** A release of which nothing is known yet. */
const fresh = () => contextOf({ ...release });
const stats = (n: number) =>
  `level: { max: true }, stats: { strength: ${n}, dexterity: ${n + 1}, arcane: 40 }`;
const known = fresh();
const report = (what: string, cpu: number, longest?: number) =>
  process.stdout.write(
    `${what}: ${cpu.toFixed(1)} ms${longest === undefined ? '' : `, longest turn ${longest.toFixed(1)} ms`}\n`,
  );

process.stdout.write('Processor time of attack ratings, and the longest turn of the event loop\n');
report('the first list of a process', await timeOf(stats(30), fresh()));
for (let n = 31; n < 40; n += 1) await run(stats(n), fresh());
report('the first list of a release', await timeOf(stats(40), known), await longestTurn(stats(40), fresh()));
report('another build', await timeOf(stats(41), known), await longestTurn(stats(42), known));
const more = `${stats(42)}, page: 2`;
report('the next page', await timeOf(more, known), await longestTurn(more, known));
for (const sort of ['by_type_fire_descending', 'status_bleed_descending', 'name']) {
  const sorted = `${stats(42)}, sort: ${sort}`;
  report(`sort=${sort}`, await timeOf(sorted, known), await longestTurn(sorted, known));
}
const page = parse('{ weapons(page: { size: 20 }) { data { slug name } meta { total } } }');
for (let n = 0; n < 20; n += 1) await execute({ schema, document: page, contextValue: known });
const before = process.cpuUsage();
for (let n = 0; n < 100; n += 1) await execute({ schema, document: page, contextValue: known });
report('a remembered page of a list', process.cpuUsage(before).user / 1_000 / 100);
releases.close();
await database.close();
rmSync(folder, { recursive: true, force: true });
