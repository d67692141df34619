import type { Database } from '../../src/data/database.ts';
import { openDatabase } from '../../src/data/database.ts';
import { migrate } from '../../src/data/migrate.ts';
import { createReleases, type Release, schemaOf } from '../../src/data/releases.ts';
import { searchKinds } from '../../src/data/search/types.ts';
import { servedGames } from '../../src/kinds/served.ts';
import { importDataset } from '../../src/dataset/import.ts';
import { findPostgres } from '../servers.ts';
import { byTheClock, sharedDatabase } from '../service.ts';
import { published } from '../published.ts';

/** The served release of a database, and the statements that were run for it. */
export interface Searching {
  readonly release: Release;
  readonly statements: string[];
  close(): Promise<void>;
}

async function searchingOn(database: Database, stop: () => Promise<void>): Promise<Searching> {
  const releases = createReleases({ database, emit: () => {}, pollMs: 3_600_000 });
  const release = await releases.refresh();
  const statements: string[] = [];
  database.knex.on('query', ({ sql }: { sql: string }) => {
    if (!byTheClock.test(sql)) statements.push(sql);
  });
  return {
    release: release!,
    statements,
    async close() {
      releases.close();
      await stop();
    },
  };
}

const { types: searchTypes } = searchKinds(servedGames().get('bloodborne')!);

/** The records that can be found, as their tables have them. */
export async function recordsOf({ release }: Searching) {
  const records: { type: string; slug: string; name: string; aliases: readonly string[] | null }[] = [];
  for (const type of searchTypes)
    records.push(
      ...(await release.select<(typeof records)[number]>(
        `select '${type}' as type, slug, name, aliases from ${schemaOf(release, 'bloodborne')}.${type} order by slug`,
      )),
    );
  return records;
}

/** On the embedded database. */
export async function searchEmbedded(): Promise<Searching> {
  return searchingOn(await sharedDatabase(), async () => {});
}

/** On a server, if there is one to be had. */
export async function searchServer(): Promise<Searching | undefined> {
  const server = await findPostgres();
  if (server === undefined) return undefined;
  const database = await openDatabase({
    url: server.url,
    folder: '',
    poolSize: 4,
    statementTimeoutMs: 5_000,
    connectTimeoutMs: 5_000,
  });
  await migrate(database);
  await importDataset(database, published, { keep: 2 });
  return searchingOn(database, async () => {
    await database.close();
    await server.stop();
  });
}
