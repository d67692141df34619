/**
 * Bounds of a process that are no settings: nobody who runs the service has had a reason to change them. A test that
 * needs other ones hands them to the service.
 */
export interface Bounds {
  /** How long a client may take to send a request. */
  readonly requestTimeoutMs: number;
  /** Connections of clients that are open at once; those beyond are closed. Each may hold 64 KiB of requests that wait. */
  readonly maxConnections: number;
  /** How long requests under way may take when the service stops. */
  readonly shutdownMs: number;
  /** How often to look for a new release and for changed keys. */
  readonly pollMs: number;
  /** How long after a release is served its search is prepared in the background; undefined leaves that to the first search. */
  readonly searchAfterMs: number | undefined;
  /** How long a call to Redis may take. */
  readonly redisTimeoutMs: number;
  /** The part of its time that a process spends on pages without a key, after a burst. */
  readonly pageShare: number;
  /** Data in one response of `/graphql`; an execution that gives more is ended and refused. */
  readonly graphqlBytes: number;
  /** How long one query of `/graphql` may execute. */
  readonly graphqlMs: number;
}

export const standardBounds: Bounds = {
  requestTimeoutMs: 15_000,
  maxConnections: 4_096,
  shutdownMs: 15_000,
  pollMs: 500,
  searchAfterMs: 1_000,
  redisTimeoutMs: 250,
  pageShare: 0.25,
  graphqlBytes: 5 * 1_048_576,
  graphqlMs: 5_000,
};
