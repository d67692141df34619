import { mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Command, Option } from 'commander';
import type { ReleaseGame } from '../data/releases.ts';
import { exportFormats } from '../export/formats.ts';
import { makeCsv, makeExport } from '../export/make.ts';
import { schema } from '../graph/schema.ts';
import { dataLists, loadOperations } from '../rest/operations.ts';
import { createReplies } from '../rest/replies.ts';
import { fromRoot } from '../root.ts';
import { addCommand, checkChoice, withChoices } from './command.ts';
import type { Context } from './context.ts';
import { CommandError } from './exit.ts';
import { formatNumber, plural } from './format.ts';
import { chooseGame, servedRelease } from './served.ts';

const formats = [...exportFormats, 'csv'] as const;

interface ExportOptions {
  readonly format: string;
  readonly out: string;
  readonly game?: string;
  readonly force?: boolean;
}

/** Bytes that are copied at a time. */
const chunkBytes = 1_048_576;

/** Copies a file of this process to where the user wants it, with the user's rights. @returns how many bytes. */
async function copyOut({ io }: Context, from: string, to: string, force: boolean): Promise<number> {
  const file = await open(from);
  try {
    const chunk = Buffer.alloc(chunkBytes);
    for (let written = 0; ;) {
      const { bytesRead } = await file.read(chunk, 0, chunkBytes);
      if (bytesRead === 0 && written > 0) return written;
      await io.writeBytes(
        to,
        chunk.subarray(0, bytesRead),
        written > 0 ? 'append' : force ? 'replace' : 'new',
      );
      written += bytesRead;
    }
  } finally {
    await file.close();
  }
}

async function refuseExisting({ io }: Context, file: string, force: boolean): Promise<void> {
  if (force || !(await io.exists(file))) return;
  throw new CommandError(
    'refused',
    `--out: ${file} is there already. Nothing was written.`,
    'Name another file, or add --force to replace it.',
  );
}

/** Makes the files in a folder of their own. @returns their names there, and where each is to go. */
async function makeFiles(
  context: Context,
  folder: string,
  { format, out, game: id }: ExportOptions,
): Promise<{ game: ReleaseGame; files: [from: string, to: string][] }> {
  const release = await servedRelease(context);
  const game = chooseGame(release, id);
  const target = context.resolve(out);
  if (format === 'csv') {
    const names = await makeCsv(folder, { release, game });
    return { game, files: names.map((name) => [path.join(folder, name), path.join(target, name)]) };
  }
  const operations = loadOperations(fromRoot('schema', 'operations'), schema);
  const source = {
    lists: dataLists(operations.list),
    replies: createReplies({ schema, cacheBytes: 0 }),
  };
  const file = path.join(folder, 'export');
  await makeExport(file, format as (typeof exportFormats)[number], source, { release, game });
  return { game, files: [[file, target]] };
}

export function addExportCommand(data: Command, context: Context): void {
  addCommand(data, context, {
    name: 'export',
    summary: 'write the whole data of a game into a file',
    description:
      'Writes every published record of the release that is served: as JSON or NDJSON with the records as the routes answer them in the view "full", as an SQLite database, or as a folder of CSV files with the same tables. Needs no running service; where there is no embedded database yet, it is made with the data of this program.',
    examples: [
      'caryll data export --format sqlite --out bloodborne.sqlite',
      'caryll data export --format csv --out ./tables --force',
    ],
    options: [
      withChoices(new Option('--format <format>', 'what to write').makeOptionMandatory(), formats),
      new Option('--out <path>', 'the file; for csv the folder').makeOptionMandatory(),
      ['--game <id>', 'which game (default: the only one)'],
      ['--force', 'replace what is there'],
    ],
    database: 'new',
    async action(_none, options: ExportOptions) {
      const { format, out, force = false } = options;
      checkChoice('--format', format, formats);
      const target = context.resolve(out);
      // What is refused is refused before the work. Of a folder only the files in it count.
      if (format !== 'csv') await refuseExisting(context, target, force);
      const home = context.config().EXPORT_DIR ?? tmpdir();
      await mkdir(home, { recursive: true });
      const folder = await mkdtemp(path.join(home, 'caryll-data-export-'));
      try {
        const { game, files } = await makeFiles(context, folder, options);
        for (const [, to] of files) await refuseExisting(context, to, force);
        let bytes = 0;
        for (const [from, to] of files) bytes += await copyOut(context, from, to, force);
        const { id, datasetVersion, records } = game;
        return {
          json: () => ({
            game: id,
            dataset_version: datasetVersion,
            format,
            bytes,
            files: files.map(([, to]) => to),
          }),
          print: () =>
            context.print(
              `written: ${target} (${id} ${datasetVersion}, ${formatNumber(records)} records, ${plural(files.length, 'file')}, ${formatNumber(bytes)} bytes)`,
            ),
        };
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  });
}
