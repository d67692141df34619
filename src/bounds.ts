/**
 * Fixed limits of a process. They are not settings, because no operator has needed to change them. Tests can pass other
 * values to the service.
 */
export interface ProcessLimits {
  /** How long a client may take to send a request. */
  readonly requestTimeoutMs: number;
  /** Maximum number of open client connections; further ones are closed. Each may buffer 64 KiB of waiting requests. */
  readonly maxConnections: number;
  /** How long requests in progress may take when the service stops. */
  readonly shutdownMs: number;
  /** How often to look for a new release and for changed keys. */
  readonly pollMs: number;
  /** How long after a release is served its search is prepared in the background; undefined leaves that to the first search. */
  readonly searchAfterMs: number | undefined;
  /** How long a call to Redis may take. */
  readonly redisTimeoutMs: number;
  /** Share of a process's time for pages, which need no key, after a burst. */
  readonly pageShare: number;
  /** Maximum data in one response of `/graphql`; an execution that exceeds it is stopped and rejected. */
  readonly graphqlBytes: number;
  /** Maximum execution time of one query of `/graphql`. */
  readonly graphqlMs: number;
  /** How many queries of `/graphql` may wait, of all keys and of one. */
  readonly graphqlWaiting: { readonly all: number; readonly ofKey: number };
}

export const standardBounds: ProcessLimits = {
  requestTimeoutMs: 15_000,
  maxConnections: 4_096,
  shutdownMs: 15_000,
  pollMs: 500,
  searchAfterMs: 1_000,
  redisTimeoutMs: 250,
  pageShare: 0.25,
  graphqlBytes: 5 * 1_048_576,
  graphqlMs: 5_000,
  graphqlWaiting: { all: 800, ofKey: 200 },
};
