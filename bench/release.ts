import { openDatabase } from '../src/data/database.ts';
import { createReleases, type Release } from '../src/data/releases.ts';

/** The release that is served, for resolvers in another server. Rows are read again for each query. */
export async function openRelease(): Promise<Release> {
  const database = await openDatabase({
    url: process.env['DATABASE_URL'],
    folder: '',
    poolSize: 10,
    statementTimeoutMs: 10_000,
    connectTimeoutMs: 10_000,
  });
  return (await createReleases({
    database,
    observe: () => {},
    pollMs: 60_000,
    rowsRemembered: 0,
  }).refresh())!;
}
