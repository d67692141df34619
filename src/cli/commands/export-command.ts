import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Option } from 'commander';
import type { ReleaseGame } from '../../data/releases.ts';
import { type ExportFormat, exportFormats } from '../../export/formats.ts';
import { makeCsv, makeExport } from '../../export/make.ts';
import { defaultGame } from '../../games/default-game.ts';
import { graphOf } from '../../games/index.ts';
import { dataLists, loadOperations } from '../../rest/operations.ts';
import { createReplies } from '../../rest/replies.ts';
import { type CommandSpec, withChoices } from '../command.ts';
import type { Context } from '../context.ts';
import { CommandError } from '../exit.ts';
import { formatNumber, plural } from '../format.ts';
import { makeEdition } from '../../static/edition.ts';
import { formerManifest, writeEdition } from '../../static/write.ts';
import { chooseGame, servedRelease } from '../served.ts';

interface ExportOptions {
  readonly format: ExportFormat | 'csv' | 'static';
  readonly out: string;
  readonly game?: string;
  readonly force?: boolean;
  readonly siteUrl?: string;
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
  { format, game: id }: Pick<ExportOptions, 'game'> & { readonly format: ExportFormat | 'csv' },
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

/** Reads an address without a slash at the end. @throws CommandError */
function readSiteUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text.replace(/\/+$/, '');
  throw new CommandError(
    'usage',
    `--site-url must be an http or https address; got ${text}.`,
    'Use the address at which the folder is published, e.g. https://example.org/lore.',
  );
}

/** Writes the files of a static edition with one game or all. */
async function exportStatic(context: Context, { out, game: id, force, siteUrl }: ExportOptions) {
  const target = path.resolve(out);
  const address = readSiteUrl(siteUrl);
  const former = await formerManifest(target).catch((error: Error) => {
    if (force) return undefined;
    throw new CommandError(
      'refused',
      `--out must be a new or empty folder, or one with a static edition; got ${target}: ${error.message}.`,
      'Choose another folder, or use --force to write the files among the others.',
    );
  });
  const served = await servedRelease(context);
  const games = id === undefined ? [...served.games.values()] : [chooseGame(served, id)];
  const release = { ...served, games: new Map(games.map((game) => [game.id, game])) };
  const files = makeEdition({
    release,
    operations: games.flatMap((game) => loadOperations(graphOf(game.kinds)).list),
    openSite: await context.loadSite(),
    serviceUrl: context.config().PUBLIC_BASE_URL?.replace(/\/+$/, ''),
    siteUrl: address,
  });
  const written = await writeEdition(target, files, former);
  const versions = games.map((game) => `${game.id} ${game.datasetVersion}`).join(', ');
  return {
    json: {
      games: games.map((game) => ({ game: game.id, dataset_version: game.datasetVersion })),
      format: 'static',
      folder: target,
      ...written,
    },
    text: `written: ${target} (${versions}; ${plural(written.files, 'file')}, ${formatNumber(written.bytes)} bytes; ${formatNumber(written.changed)} changed, ${formatNumber(written.removed)} removed)${
      address === undefined ? '\nWithout --site-url it has no sitemap.xml.' : ''
    }`,
  };
}

export const exportCommand: CommandSpec<unknown, ExportOptions> = {
  name: 'export',
  summary: 'write all data of a game to a file',
  description:
    'Writes all published records of the served release as JSON or NDJSON (records in the view "full"), as an SQLite database, as a folder of CSV files with the same tables, or as a folder of JSON files and pages that any server of files can serve. Needs no running service; if there is no database, creates an embedded one with the data shipped with caryll.',
  examples: [
    'caryll data export --format sqlite --out bloodborne.sqlite',
    'caryll data export --format csv --out ./tables --force',
    'caryll data export --format static --out ./site --site-url https://example.org/lore',
  ],
  options: [
    withChoices(new Option('--format <format>', 'file format').makeOptionMandatory(), [
      ...exportFormats,
      'csv',
      'static',
    ]),
    new Option('--out <path>', 'output file; for csv and static, output folder').makeOptionMandatory(),
    ['--game <id>', `game id (default: ${defaultGame}; for static: all games)`],
    ['--site-url <url>', 'for static: address at which the folder is published, for its sitemap'],
    ['--force', 'replace existing files'],
  ],
  async action(context, _none, options) {
    const { format, force = false } = options;
    if (format === 'static') return exportStatic(context, options);
    const target = path.resolve(options.out);
    // Refuse before doing the work. In a folder only existing files of the export count.
    if (format !== 'csv') refuseExisting(target, force);
    const { game, files } = await makeFiles(context, { ...options, format }, target);
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
