import { createReleases, type Release, type ReleaseGame } from '../data/releases.ts';
import { checkChoice } from './command.ts';
import type { Context } from './context.ts';
import { CommandError } from './exit.ts';

/** The release that is served. */
export async function servedRelease(context: Context): Promise<Release> {
  const releases = createReleases({
    database: await context.database(),
    observe: () => undefined,
    pollMs: 60_000,
    rowsRemembered: 0,
  });
  const release = await releases.refresh().finally(() => releases.close());
  if (release) return release;
  throw new CommandError('refused', 'No release was ever imported.', 'Run `caryll data import`.');
}

/** @throws CommandError when it does not exist, or is not named and there are several. */
export function chooseGame({ games }: Release, id: string | undefined): ReleaseGame {
  const known = [...games.keys()];
  if (id !== undefined) checkChoice('--game', id, known);
  const game = games.get(id ?? known[0]!);
  if (game !== undefined && (id !== undefined || known.length === 1)) return game;
  throw new CommandError('usage', `--game: expected one of ${known.join(', ')}, got none.`);
}
