/**
 * Measures pages of lists, search and an import when three kinds have a hundred times as many records, in
 * milliseconds of processor time: the database is in the same process, so other work on the machine changes little.
 * Prints a table.
 */
import { execute, parse } from 'graphql';
import { migrate } from '../src/data/migrate.ts';
import { createReleases } from '../src/data/releases.ts';
import { importDataset } from '../src/dataset/import.ts';
import type { DataRecord } from '../src/dataset/kinds.ts';
import { type Dataset, loadDataset } from '../src/dataset/load.ts';
import { servedGraph } from '../src/games/index.ts';
import { contextOf } from '../src/graph/types/builder.ts';
import { fromRoot } from '../src/root.ts';
import { openTestDatabase } from '../test/databases.ts';
import { percentile } from './figures.ts';

const gameId = 'bloodborne';
const grown: ReadonlySet<string> = new Set(['boss', 'item', 'armor']);
const pageSize = 20;
const samples = 40;

/** Lists with their arguments: sort keys of columns, of paths and of other tables, and filters. */
const lists: readonly (readonly [list: string, args: string])[] = [
  ['bosses', ''],
  ['bosses', 'sort: hp_descending'],
  ['bosses', 'sort: hp, campaign: main_story'],
  ['bosses', 'sort: new_game_plus_hp_descending'],
  ['items', ''],
  ['items', 'sort: price'],
  ['items', 'sort: sell_price, family: consumable'],
  ['items', 'soldBy: "bath-messengers"'],
  ['armorPieces', 'sort: defense_physical_descending'],
  ['armorPieces', 'sort: defense_physical, slot: chest'],
];

/** The dataset with copies of some records, whose slugs and names end in a number. */
function grownBy(dataset: Dataset, times: number): Dataset {
  const copiesOf = (records: readonly DataRecord[]) =>
    Array.from({ length: times }, (_, copy) =>
      copy === 0
        ? records
        : records.map((record) => ({
            ...record,
            slug: `${record['slug']}-${copy}`,
            name: `${record['name']} ${copy}`,
          })),
    ).flat();
  const games = dataset.games.map((data) =>
    data.game.slug !== gameId
      ? data
      : {
          ...data,
          records: new Map(
            [...data.records].map(([table, records]) => [
              table,
              grown.has(table) ? copiesOf(records) : records,
            ]),
          ),
        },
  );
  return { ...dataset, games, contentHash: `${dataset.contentHash} ${times}` };
}

const graph = servedGraph(gameId);

/** Milliseconds of processor time. */
function since(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}

async function measure(times: number): Promise<Map<string, string>> {
  const ratios = new Map<string, string>();
  const database = await openTestDatabase('empty');
  await migrate(database);
  const before = process.cpuUsage();
  const { rows } = await importDataset(database, grownBy(loadDataset(fromRoot('seeds')), times), {
    keep: 1,
  });
  ratios.set('import', `${since(before).toFixed(0)} (${rows} rows)`);
  const releases = createReleases({ database, emit: () => undefined, pollMs: 3_600_000 });
  await releases.refresh();
  releases.close();
  const release = releases.current()!;

  async function run(query: string, contextValue = contextOf({ ...release })) {
    const { data, errors } = await execute({ schema: graph.schema, document: parse(query), contextValue });
    if (errors) throw new Error(`${query}: ${errors[0]!.message}`);
    return data as Record<string, { readonly meta: { readonly total: number } }>;
  }
  async function timeOf(query: string, context?: ReturnType<typeof contextOf>): Promise<number> {
    const start = process.cpuUsage();
    await run(query, context);
    return since(start);
  }
  /** Each time with nothing remembered of the release. */
  async function medianOf(query: string): Promise<string> {
    const all: number[] = [];
    for (let sample = 0; sample < samples + 3; sample++) all.push(await timeOf(query));
    return [0.5, 0.95].map((share) => percentile(all.slice(3), share).toFixed(1)).join(' / ');
  }
  for (const [list, args] of lists) {
    const call = (page: number, fields: string) =>
      `{ ${list}(${[`page: { number: ${page}, size: ${pageSize} }`, args].filter(Boolean).join(', ')}) { ${fields} } }`;
    const { [list]: whole } = await run(call(1, 'meta { total }'));
    const pages = Math.ceil(whole!.meta.total / pageSize);
    const name = `${list} ${args || 'sort: slug'}`;
    ratios.set(`${name}, page 1`, await medianOf(call(1, 'data { slug name }')));
    ratios.set(`${name}, middle`, await medianOf(call(Math.ceil(pages / 2), 'data { slug name }')));
    ratios.set(`${name}, total`, await medianOf(call(1, 'meta { total }')));
  }
  const search = (q: string) => `{ search(q: "${q}") { data { slug } } }`;
  const context = contextOf(release);
  ratios.set('search, the first', (await timeOf(search('hunter'), context)).toFixed(1));
  const words = ['father', 'blood vial', 'hunter set', 'amelia', 'pebble', 'gascoine', 'moon', 'charred'];
  const found: number[] = [];
  for (const word of words) found.push(await timeOf(search(word), context));
  ratios.set('search', [0.5, 0.95].map((share) => percentile(found, share).toFixed(1)).join(' / '));
  await database.close();
  return ratios;
}

const once = await measure(1);
const hundred = await measure(100);
const report = [
  '| ms of processor time, p50 / p95 | ×1 | ×100 |',
  '|---|--:|--:|',
  ...[...once].map(([what, value]) => `| ${what} | ${value} | ${hundred.get(what)} |`),
];
process.stdout.write(`${report.join('\n')}\n`);
