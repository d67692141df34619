import { Argument, InvalidArgumentError } from 'commander';
import type { Knex } from 'knex';
import { dateOf, epochMs } from '../../data/moments.ts';
import { readRows } from '../../data/read-rows.ts';
import { recordChanges } from '../../dataset/changes.ts';
import { importDataset, lockReleases, serveRelease } from '../../dataset/import.ts';
import { servedShape } from '../../kinds/served.ts';
import { type CommandSpec, yesOption } from '../command.ts';
import { loadCheckedSeeds, seedsOption, servedKinds } from '../data-files.ts';
import { CommandError } from '../exit.ts';
import { formatNumber } from '../format.ts';
import { createProgressLine } from '../progress.ts';
import { shortMoment } from '../when.ts';

interface ReleaseInfo {
  readonly id: string;
  /** Whether this version can serve it: its tables have the columns that the program reads. */
  readonly readable: boolean;
  readonly imported_at: Date;
  readonly served: boolean;
  readonly served_since: Date | null;
  readonly content_hash: string;
  readonly games: readonly {
    readonly game: string;
    readonly dataset_version: string;
    readonly records: number;
  }[];
}

/** The releases that the database has, newest first. */
export async function readReleases(knex: Knex): Promise<ReleaseInfo[]> {
  const rows = await readRows<
    Omit<ReleaseInfo, 'imported_at' | 'served_since'> & {
      readonly imported_at: number;
      readonly served_since: number | null;
    }
  >(
    knex,
    `
    select r.id::text as id, r.content_hash, r.shape = ? as readable, c.release_id is not null as served,
           coalesce((select json_agg(json_build_object('game', g.game_id, 'dataset_version', g.dataset_version,
                       'records', g.records) order by g.game_id)
                       from release_game g where g.release_id = r.id), '[]') as games,
           ${epochMs('r.created_at')} as imported_at, ${epochMs('c.since')} as served_since
      from release r left join current_release c on c.release_id = r.id and c.shape = ?
     order by r.id desc`,
    [servedShape(), servedShape()],
  );
  return rows.map(({ imported_at, served_since, ...release }) => ({
    ...release,
    imported_at: dateOf(imported_at),
    served_since: served_since === null ? null : dateOf(served_since),
  }));
}

const versionsOf = ({ games }: ReleaseInfo) =>
  games.map((game) => `${game.game} ${game.dataset_version}`).join(', ');

export const importCommand: CommandSpec<unknown, { force?: boolean; preview?: boolean; seeds?: string }> = {
  name: 'import',
  summary: 'import the data files as a new release',
  description:
    'Validates the data files like `caryll data check`, then writes a new release in one transaction and serves it. Nothing changes if a file is invalid, if the data differs from an earlier import of the same version, or if writing fails. Running services switch within about a second.',
  examples: [
    'caryll data import',
    'caryll data import --preview',
    'caryll data import --seeds ./my-seeds --force',
  ],
  options: [
    ['--force', 'import even if the files have not changed'],
    [
      '--preview',
      'serve changed data under a marked version, such as 2026.11.2-preview.3f9a01c2; only on an embedded database',
    ],
    seedsOption,
  ],
  async action(context, _none, { force = false, preview = false, seeds }) {
    const database = await context.database();
    if (preview && database.kind !== 'embedded') {
      throw new CommandError(
        'refused',
        '--preview must be used on an embedded database; got the server that DATABASE_URL names.',
        'Unset DATABASE_URL to try the data, or raise dataset_version to publish them.',
      );
    }
    const keep = context.config().RELEASES_KEPT;
    const dataset = loadCheckedSeeds(seeds);
    const startedAt = context.now();
    const progress = createProgressLine(context.io, context.now);
    const { releaseId, imported, rows, games } = await importDataset(database, dataset, {
      force,
      preview,
      keep,
      onProgress: progress.update,
      onWarning: context.say,
    }).finally(progress.end);
    const seconds = (context.now() - startedAt) / 1000;
    return {
      json: {
        release: releaseId,
        imported,
        rows,
        seconds: Math.round(seconds * 1000) / 1000,
        games: games.map(({ game, datasetVersion, records }) => ({
          game,
          dataset_version: datasetVersion,
          records,
        })),
      },
      text() {
        const what = games
          .map((game) => `${game.game} ${game.datasetVersion}, ${formatNumber(game.records)} records`)
          .join('; ');
        if (!imported) {
          context.print(`unchanged: release ${releaseId} already has these files (${what})`);
          context.say('Use --force to import them again.');
          return;
        }
        const rate = formatNumber(Math.round(rows / Math.max(0.001, seconds)));
        context.print(
          `release ${releaseId} is served: ${what}, ${formatNumber(rows)} rows in ${seconds.toFixed(1)} s (${rate} rows/s)`,
        );
      },
    };
  },
};

export const releasesCommand: CommandSpec = {
  name: 'releases',
  summary: 'list the releases in the database',
  description: 'Lists the releases in the database, newest first, and marks the one being served.',
  examples: ['caryll data releases'],
  async action(context) {
    const releases = await readReleases((await context.database()).knex);
    const recordsIn = ({ games }: ReleaseInfo) => games.reduce((sum, { records }) => sum + records, 0);
    return {
      json: releases,
      text() {
        if (releases.length === 0)
          return context.say('No data has been imported yet. Run `caryll data import`.');
        context.printTable(releases, [
          { title: 'RELEASE', cell: ({ id }) => id, align: 'right' },
          { title: '', cell: ({ served }) => (served ? context.colors.green('served') : '') },
          { title: 'IMPORTED', cell: (release) => shortMoment(release.imported_at) },
          { title: 'DATA', cell: versionsOf, shrinks: true },
          { title: 'RECORDS', cell: (release) => formatNumber(recordsIn(release)), align: 'right' },
          { title: 'FILES', cell: (release) => release.content_hash.slice(0, 12), leave: 1 },
        ]);
      },
    };
  },
};

/** The served release, and the one to switch to: the requested one, or the one before. */
function chooseTarget(
  releases: readonly ReleaseInfo[],
  id: string | undefined,
): { served: ReleaseInfo; target: ReleaseInfo } {
  const served = releases.find((release) => release.served);
  if (served === undefined) {
    throw new CommandError(
      'refused',
      'No release is served, so there is nothing to roll back.',
      'Run `caryll data import`.',
    );
  }
  const readable = releases.filter((release) => release.readable);
  const target = readable.find((release) =>
    id === undefined ? Number(release.id) < Number(served.id) : release.id === id,
  );
  if (target !== undefined) return { served, target };
  const kept = readable.map((release) => release.id).join(', ');
  if (releases.some((release) => release.id === id)) {
    throw new CommandError(
      'refused',
      `Release ${id} was imported by another version of caryll, and only that version can serve it; this one can serve ${kept}.`,
    );
  }
  throw id === undefined
    ? new CommandError('refused', `There is no release before ${served.id}; the database has ${kept}.`)
    : new CommandError('notFound', `There is no release ${id}; the database has ${kept}.`);
}

export const rollbackCommand: CommandSpec<[id?: string], { yes?: boolean }> = {
  name: 'rollback',
  summary: 'serve an older release',
  description:
    'Serves another release that is still in the database: the given one or, by default, the one before the release being served. Running services switch within about a second. Nothing is deleted, so a rollback can be reversed the same way.',
  examples: ['caryll data rollback', 'caryll data rollback 3 --yes'],
  arguments: [
    new Argument('[release]', 'release number').argParser((value) => {
      if (/^[1-9]\d{0,17}$/.test(value)) return value;
      throw new InvalidArgumentError('It must be a release number, as listed by `caryll data releases`.');
    }),
  ],
  options: [yesOption],
  async action(context, [id], { yes }) {
    const { knex } = await context.database();
    const { served, target } = chooseTarget(await readReleases(knex), id);
    const name = (release: ReleaseInfo) => `release ${release.id} (${versionsOf(release)})`;
    const json = { served: target.id, before: served.id };
    if (target.id === served.id) return { json, text: `${name(target)} is served already` };
    await context.confirm(`Serve ${name(target)} instead of ${name(served)}?`, yes);
    await knex.transaction(async (trx) => {
      await lockReleases(trx);
      // The releases may have changed before the user confirmed.
      const now = chooseTarget(await readReleases(trx), target.id);
      if (now.served.id !== served.id) {
        throw new CommandError(
          'refused',
          `In the meantime, ${name(now.served)} replaced ${name(served)}. Nothing was changed.`,
          'Run the command again.',
        );
      }
      await serveRelease(trx, target.id);
      await recordChanges(trx, servedKinds, served.id, target.id);
    });
    return { json, text: `${name(target)} is served` };
  },
};
