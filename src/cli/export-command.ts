import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Option } from 'commander';
import type { ReleaseGame } from '../data/releases.ts';
import { type ExportFormat, exportFormats } from '../export/formats.ts';
import { makeCsv, makeExport } from '../export/make.ts';
import { graphOf } from '../games/index.ts';
import { dataLists, loadOperations } from '../rest/operations.ts';
import { createReplies } from '../rest/replies.ts';
import { type CommandSpec, withChoices } from './command.ts';
import type { Context } from './context.ts';
import { CommandError } from './exit.ts';
import { formatNumber, plural } from './format.ts';
import { chooseGame, gameOption, servedRelease } from './served.ts';

interface ExportOptions {
  readonly format: ExportFormat | 'csv';
  readonly out: string;
  readonly game?: string;
  readonly force?: boolean;
}

function refuseExisting(file: string, force: boolean): void {
  if (force || !existsSync(file)) return;
  throw new CommandError(
    'refused',
    `--out must be a new file; got ${file}, which already exists. Nothing was written.`,
    'Choose another file, or use --force to replace it.',
  );
}

/** Makes the files. @returns the bytes of each, by target path. */
async function makeFiles(
  context: Context,
  { format, game: id }: ExportOptions,
  target: string,
): Promise<{ game: ReleaseGame; files: [file: string, bytes: Buffer][] }> {
  const release = await servedRelease(context);
  const game = chooseGame(release, id);
  if (format === 'csv') {
    const tables = await makeCsv({ release, game });
    return { game, files: [...tables].map(([name, bytes]) => [path.join(target, name), bytes]) };
  }
  const source = {
    lists: dataLists(loadOperations(graphOf(game.kinds)).list),
    replies: createReplies({ cacheBytes: 0 }),
  };
  return { game, files: [[target, await makeExport(format, source, { release, game })]] };
}

export const exportCommand: CommandSpec<unknown, ExportOptions> = {
  name: 'export',
  summary: 'write all data of a game to a file',
  description:
    'Writes all published records of the served release as JSON or NDJSON (records in the view "full"), as an SQLite database, or as a folder of CSV files with the same tables. Needs no running service; if there is no database, creates an embedded one with the data shipped with caryll.',
  examples: [
    'caryll data export --format sqlite --out bloodborne.sqlite',
    'caryll data export --format csv --out ./tables --force',
  ],
  options: [
    withChoices(new Option('--format <format>', 'file format').makeOptionMandatory(), [
      ...exportFormats,
      'csv',
    ]),
    new Option('--out <path>', 'output file; for csv, output folder').makeOptionMandatory(),
    gameOption,
    ['--force', 'replace existing files'],
  ],
  async action(context, _none, options) {
    const { format, force = false } = options;
    const target = path.resolve(options.out);
    // Refuse before doing the work. In a folder only existing files of the export count.
    if (format !== 'csv') refuseExisting(target, force);
    const { game, files } = await makeFiles(context, options, target);
    for (const [file] of files) refuseExisting(file, force);
    for (const [file, bytes] of files) {
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, bytes, { flag: force ? 'w' : 'wx' });
    }
    const { id, datasetVersion, records } = game;
    const bytes = files.reduce((sum, [, each]) => sum + each.length, 0);
    return {
      json: { game: id, dataset_version: datasetVersion, format, bytes, files: files.map(([file]) => file) },
      text: `written: ${target} (${id} ${datasetVersion}, ${formatNumber(records)} records, ${plural(files.length, 'file')}, ${formatNumber(bytes)} bytes)`,
    };
  },
};
