/**
 * Makes a value on demand, once for all concurrent callers, and caches it. A failure is not cached.
 *
 * @example
 * const state = singleFlight(() => migrationState(database), 1_000);
 * await Promise.all([state(), state()]); // reads it once
 */
export function singleFlight<Value>(make: () => Promise<Value>, ttlMs: number): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  let expiresAt = Number.POSITIVE_INFINITY;
  return () => {
    if (made === undefined || performance.now() >= expiresAt) {
      expiresAt = Number.POSITIVE_INFINITY;
      made = make();
      made.then(
        () => {
          expiresAt = performance.now() + ttlMs;
        },
        () => {
          made = undefined;
        },
      );
    }
    return made;
  };
}
