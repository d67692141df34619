import { channel } from 'node:diagnostics_channel';
import type { Database } from '../../src/data/database.ts';
import { createReleases, type Release } from '../../src/data/releases.ts';
import { importDataset } from '../../src/dataset/import.ts';
import { loadDataset } from '../../src/dataset/load.ts';
import { graphOf } from '../../src/games/index.ts';
import type { Graph } from '../../src/graph/graph.ts';
import { type Games, readGames } from '../../src/kinds/served.ts';
import { defaultPlans } from '../../src/keys/plans.ts';
import type { Operation } from '../../src/rest/operations.ts';
import { createReplies } from '../../src/rest/replies.ts';
import { fromRoot } from '../../src/root.ts';
import { createSitePort } from '../../src/site-adapter.ts';
import type { SitePort } from '../../src/site-port.ts';
import { openTestDatabase } from '../databases.ts';

/** A game that no line of the program knows: mills, their millers and what they grind. */
export const toyId = '3-mills';
export const toySeeds = fromRoot('test', 'toy', 'seeds');

export interface Toy {
  readonly games: Games;
  readonly graph: Graph;
  readonly release: Release;
  readonly database: Database;
}

let shared: Promise<Toy> | undefined;

/** The game, imported once for all suites of this process that only read it. It is closed after the last of them. */
export const sharedToy = (): Promise<Toy> =>
  (shared ??= openToy().then((toy) => {
    channel('end of tests').subscribe(() => void toy.database.close());
    return toy;
  }));

/** Imports the game into a database of its own. Close the database in `afterAll`. */
export async function openToy(): Promise<Toy> {
  const games = readGames(toySeeds);
  const database = await openTestDatabase();
  await importDataset(database, loadDataset(toySeeds), { keep: 2, games });
  const releases = createReleases({ database, emit: () => undefined, pollMs: 3_600_000, games });
  await releases.refresh();
  releases.close();
  return { games, database, graph: graphOf(games.get(toyId)!), release: releases.current()! };
}

/** What a website gets of a service with a release. */
export const sitePortOf = (release: Release, operations: readonly Operation[] = []): SitePort =>
  createSitePort({
    settings: {
      serviceUrl: '',
      isStatic: false,
      baseUrl: '',
      contact: undefined,
      demoKey: undefined,
      plans: defaultPlans,
      hasRecords: true,
      share: 1,
      cacheBytes: 1_000_000,
    },
    operations,
    replies: createReplies({ cacheBytes: 1_000_000 }),
    releases: { current: () => release },
  });
