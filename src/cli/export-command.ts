import path from 'node:path';
import { type Command, Option } from 'commander';
import type { ReleaseGame } from '../data/releases.ts';
import { exportFormats } from '../export/formats.ts';
import { makeCsv, makeExport } from '../export/make.ts';
import { graphOf } from '../games/graphs.ts';
import { dataLists, loadOperations } from '../rest/operations.ts';
import { createReplies } from '../rest/replies.ts';
import { addCommand, checkChoice, withChoices } from './command.ts';
import type { Context } from './context.ts';
import { CommandError } from './exit.ts';
import { formatNumber, plural } from './format.ts';
import { chooseGame, gameOption, servedRelease } from './served.ts';

const formats = [...exportFormats, 'csv'] as const;

interface ExportOptions {
  readonly format: string;
  readonly out: string;
  readonly game?: string;
  readonly force?: boolean;
}

async function refuseExisting({ io }: Context, file: string, force: boolean): Promise<void> {
  if (force || !(await io.exists(file))) return;
  throw new CommandError(
    'refused',
    `--out must be a new file; got ${file}, which already exists. Nothing was written.`,
    'Choose another file, or use --force to replace it.',
  );
}

/** Makes the files. @returns the bytes of each, by target path. */
async function makeFiles(
  context: Context,
  { format, out, game: id }: ExportOptions,
): Promise<{ game: ReleaseGame; files: ReadonlyMap<string, Buffer> }> {
  const release = await servedRelease(context);
  const game = chooseGame(release, id);
  const target = context.resolve(out);
  if (format === 'csv') {
    const tables = await makeCsv({ release, game });
    return { game, files: new Map([...tables].map(([name, bytes]) => [path.join(target, name), bytes])) };
  }
  const source = {
    lists: dataLists(loadOperations(graphOf(game.kinds)).list),
    replies: createReplies({ cacheBytes: 0 }),
  };
  const bytes = await makeExport(format as (typeof exportFormats)[number], source, { release, game });
  return { game, files: new Map([[target, bytes]]) };
}

export function addExportCommand(data: Command, context: Context): void {
  addCommand(data, context, {
    name: 'export',
    summary: 'write all data of a game to a file',
    description:
      'Writes all published records of the served release as JSON or NDJSON (records in the view "full"), as an SQLite database, or as a folder of CSV files with the same tables. Needs no running service; if there is no database, creates an embedded one with the data shipped with caryll.',
    examples: [
      'caryll data export --format sqlite --out bloodborne.sqlite',
      'caryll data export --format csv --out ./tables --force',
    ],
    options: [
      withChoices(new Option('--format <format>', 'file format').makeOptionMandatory(), formats),
      new Option('--out <path>', 'output file; for csv, output folder').makeOptionMandatory(),
      gameOption,
      ['--force', 'replace existing files'],
    ],
    async action(_none, options: ExportOptions) {
      const { format, out, force = false } = options;
      checkChoice('--format', format, formats);
      const target = context.resolve(out);
      // Refuse before doing the work. In a folder only existing files of the export count.
      if (format !== 'csv') await refuseExisting(context, target, force);
      const { game, files } = await makeFiles(context, options);
      for (const to of files.keys()) await refuseExisting(context, to, force);
      for (const [to, bytes] of files) await context.io.writeBytes(to, bytes, force ? 'replace' : 'new');
      const { id, datasetVersion, records } = game;
      const bytes = [...files.values()].reduce((sum, each) => sum + each.length, 0);
      return {
        json: () => ({
          game: id,
          dataset_version: datasetVersion,
          format,
          bytes,
          files: [...files.keys()],
        }),
        print: () =>
          context.print(
            `written: ${target} (${id} ${datasetVersion}, ${formatNumber(records)} records, ${plural(files.size, 'file')}, ${formatNumber(bytes)} bytes)`,
          ),
      };
    },
  });
}
