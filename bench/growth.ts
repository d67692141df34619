/**
 * What becomes of everything when the dataset is 10, 100 and 1,000 times as large: import, memory, cold answers, deep
 * pages, search, and the rate of warm answers, each beside the dataset as it is. Prints and writes `bench/GROWTH.md`.
 *
 * BENCH_DATABASE_URL is any database of a Postgres server on which it may create and drop its own, called
 * `caryll_growth_<factor>`; BENCH_REDIS_URL a Redis that it may fill. GROWTH_FACTORS are the factors. With
 * GROWTH_KEEP=1 the databases stay, and are taken as they are the next time: their import is not repeated.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { fromRoot } from '../src/root.ts';
import { formatNumber, median } from './figures.ts';
import {
  type BySide,
  compare,
  deepPages,
  openSide,
  queries,
  type Side,
  searchRequests,
  someDetails,
  sqlTimes,
  type Taken,
  type Times,
  takeTurns,
  timesOf,
} from './growth/cold.ts';
import { deletionTime, type Grown, grow, keep, onServer, say } from './growth/grown.ts';
import { filter, game, largest, lastPage, pageSize, rounds, routes, sorts } from './growth/subject.ts';
import { laps, type Walk, walk, warmRates } from './growth/warm.ts';
import { loadTool } from './load.ts';

const asked = (process.env['GROWTH_FACTORS'] ?? '1,10,100,1000').split(',').map(Number);
const factors = [...new Set([1, ...asked])].sort((a, b) => a - b);

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
deep.set(`at page ${formatNumber(lastPage)}`, await sqlTimes(sides, () => deepPages(lastPage * pageSize)));
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
const times = (factor: number) => `× ${formatNumber(factor)}`;
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
    formatNumber(imported.records),
    formatNumber(imported.rows),
    formatNumber(imported.seconds, 1),
    formatNumber(imported.rows / imported.seconds),
    formatNumber(imported.peak),
    formatNumber(databaseMiB),
    formatNumber(vacuumSeconds, 1),
    formatNumber(deletions.get(all[index]!)!, 1),
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
      formatNumber(median(rates)),
      ratio(warmRatios(side.grown)),
      formatNumber(memory),
    ];
  }),
)}

## Deep pages

Pages of ${pageSize} rows of the largest list (${largest}), from the last hundredth of its pages: by the route, and by GraphQL in each
order; around page ${formatNumber(lastPage)}, the last that may be named; and with the filter \`${filter.column}: ${filter.value}\`, for which there is no
goal. Milliseconds of SQL, p50 / p95.

${table(
  ['', 'rows', ...deep.keys(), ...filtered.keys()],
  sides.map((side) => [
    times(side.grown.factor),
    formatNumber(rowsOf(side)),
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

A server while more details are read than its caches hold, and then as many others, again and again. MiB after a collection at the end of
each lap: resident, and of the heap.

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
    formatNumber(rowCache),
    `${replyCacheMiB} MiB`,
    formatNumber(count),
    ...[atStart, ...held].map(({ resident, heap }) => `${formatNumber(resident)}, ${formatNumber(heap)}`),
    ...Array.from({ length: laps - held.length }, () => '–'),
  ]),
)}
`;
writeFileSync(fromRoot('bench', 'GROWTH.md'), report);
process.stdout.write(report);

for (const { database } of all) await database.close();
if (!keep) for (const { factor } of all) await onServer(`drop database caryll_growth_${factor} with (force)`);
process.exit(0);
