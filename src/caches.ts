/**
 * All caches of a process share one limit, CACHE_MB. This module divides it among them; each evicts its least recently
 * used entries. A cache is limited in bytes if counting them is cheap, otherwise in entries.
 */
export interface CacheSizes {
  /** Finished replies in their codings, in bytes. */
  readonly replyBytes: number;
  /** Files of exports, in bytes. */
  readonly exportBytes: number;
  /** Rows of the database, of all kinds together. */
  readonly rows: number;
  /** Parsed and validated queries of `/graphql`, in bytes. */
  readonly graphqlBytes: number;
  /** Pages of records, in bytes. */
  readonly pageBytes: number;
  /** API keys that exist, keys that do not exist, and quota counters: this many of each. */
  readonly keys: number;
}

/** Bytes that an entry takes, measured over all data and with random keys. */
const bytesOfRow = 2_000;
const bytesOfKey = 400;

const sharesOf = { replies: 0.3, exports: 0.25, rows: 0.2, graphql: 0.15, pages: 0.05, keys: 0.05 } as const;

/** Looking up a key must not query the database on each request, so this many are cached even if CACHE_MB is 0. */
const minKeys = 1_000;

export function cacheSizesOf(megabytes: number): CacheSizes {
  const bytes = megabytes * 1_048_576;
  return {
    replyBytes: Math.floor(bytes * sharesOf.replies),
    exportBytes: Math.floor(bytes * sharesOf.exports),
    rows: Math.floor((bytes * sharesOf.rows) / bytesOfRow),
    graphqlBytes: Math.floor(bytes * sharesOf.graphql),
    pageBytes: Math.floor(bytes * sharesOf.pages),
    keys: Math.max(minKeys, Math.floor((bytes * sharesOf.keys) / (3 * bytesOfKey))),
  };
}
