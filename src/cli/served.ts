import type { Database } from '../data/database.ts';
import { migrate, migrationState } from '../data/migrate.ts';
import { createReleases, type Release, type ReleaseGame } from '../data/releases.ts';
import { importDataset } from '../dataset/import.ts';
import { defaultGame } from '../games/default-game.ts';
import { checkChoice } from './command.ts';
import type { Context } from './context.ts';
import { loadCheckedSeeds } from './data-files.ts';
import { CommandError } from './exit.ts';

async function readRelease(database: Database): Promise<Release | undefined> {
  const releases = createReleases({
    database,
    emit: () => undefined,
    pollMs: 60_000,
    rowsRemembered: 0,
  });
  return releases.refresh().finally(() => releases.close());
}

/** The served release. An embedded database without a release first imports the data of this program. */
export async function servedRelease(context: Context): Promise<Release> {
  const database = await context.database(true);
  const isEmbedded = database.kind === 'embedded';
  if (isEmbedded && (await migrationState(database)).applied.length === 0) await migrate(database);
  const release = await readRelease(database);
  if (release) return release;
  if (!isEmbedded)
    throw new CommandError('refused', 'No data has been imported yet.', 'Run `caryll data import`.');
  context.say('The database is empty; importing the data shipped with caryll …');
  await importDataset(database, loadCheckedSeeds(), {
    keep: context.config().RELEASES_KEPT,
  });
  return (await readRelease(database))!;
}

export const gameOption = ['--game <id>', `game id (default: ${defaultGame})`] as const;

/** The game with this id; without one that of `/graphql`. @throws CommandError when the release does not have it. */
export function chooseGame({ games }: Release, id: string = defaultGame): ReleaseGame {
  checkChoice('--game', id, [...games.keys()]);
  return games.get(id)!;
}
