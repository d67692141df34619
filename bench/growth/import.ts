/** One import of the dataset times a factor, in a process of its own: what it takes is the peak of its memory. */
import { readFileSync } from 'node:fs';
import { createProgressLine } from '../../src/cli/progress.ts';
import { openDatabase } from '../../src/data/database.ts';
import { migrate } from '../../src/data/migrate.ts';
import { importDataset } from '../../src/dataset/import.ts';
import { loadDataset } from '../../src/dataset/load.ts';
import { fromRoot } from '../../src/root.ts';
import { multiply } from '../multiply.ts';

/** What an import took. */
export interface Imported {
  readonly records: number;
  readonly rows: number;
  readonly seconds: number;
  /** Highest resident memory of the importing process, in MiB. */
  readonly peak: number;
}

const [url, factor] = process.argv.slice(2);
const database = await openDatabase({
  url,
  folder: '',
  poolSize: 2,
  statementTimeoutMs: 60_000,
  connectTimeoutMs: 10_000,
});
await migrate(database);
const source = multiply(loadDataset(fromRoot('seeds')), Number(factor));
const progress = createProgressLine(
  {
    err: (text) => process.stderr.write(text),
    stderrIsTerminal: process.stderr.isTTY,
    columns: process.stderr.columns ?? 80,
  },
  Date.now,
);
const startedAt = performance.now();
const { rows, games } = await importDataset(database, source, { keep: 1, onProgress: progress.update });
const seconds = (performance.now() - startedAt) / 1000;
progress.end();
await database.close();
const peak = Number(/VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]) / 1024;
const records = games.reduce((sum, game) => sum + game.records, 0);
process.send!({ records, rows, seconds, peak } satisfies Imported);
