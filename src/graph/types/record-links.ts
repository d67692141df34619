import type { ProjectAddresses } from '../../root.ts';

/** Where a record can be read in its data file, and an error in it be reported; null where there is no address. */
export interface RecordLinks {
  readonly source: string | null;
  readonly report: string | null;
}

/** @param kind name of the data file without its ending. */
export function linksOf(
  { repository, bugs }: ProjectAddresses,
  gameId: string,
  kind: string,
  slug: string,
): RecordLinks {
  const title = encodeURIComponent(`${gameId}/${kind}/${slug}: `);
  return {
    source: repository === undefined ? null : `${repository}/blob/HEAD/seeds/${gameId}/${kind}.json`,
    // A tracker of issues takes the title of a new one; any other address is as good as it is.
    report: bugs === undefined ? null : bugs.endsWith('/issues') ? `${bugs}/new?title=${title}` : bugs,
  };
}
