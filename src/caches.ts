/**
 * What a process remembers, all caches together, is bounded by one setting, CACHE_MB. Here it is shared out among them;
 * each drops what was used longest ago. Bytes of a cache are counted where that is cheap, and its entries otherwise.
 */
export interface CacheSizes {
  /** Finished replies in their codings, in bytes. */
  readonly replyBytes: number;
  /** Files of exports, in bytes. */
  readonly exportBytes: number;
  /** Rows of the database, of all kinds together. */
  readonly rows: number;
  /** Texts of `/graphql` that were read and checked, in bytes. */
  readonly graphqlBytes: number;
  /** Keys that are known, keys that do not exist, and counters of quotas: each as many. */
  readonly keys: number;
}

/** Taken by an entry, in bytes, measured over the whole data and with random keys. */
const bytesOfRow = 2_000;
const bytesOfKey = 400;

const sharesOf = { replies: 0.35, exports: 0.25, rows: 0.2, graphql: 0.15, keys: 0.05 } as const;

/** A key is never verified by the database at each request: so many are remembered even where nothing else is. */
const fewestKeys = 1_000;

export function cacheSizesOf(megabytes: number): CacheSizes {
  const bytes = megabytes * 1_048_576;
  return {
    replyBytes: Math.floor(bytes * sharesOf.replies),
    exportBytes: Math.floor(bytes * sharesOf.exports),
    rows: Math.floor((bytes * sharesOf.rows) / bytesOfRow),
    graphqlBytes: Math.floor(bytes * sharesOf.graphql),
    keys: Math.max(fewestKeys, Math.floor((bytes * sharesOf.keys) / (3 * bytesOfKey))),
  };
}
