/** Makes a value on demand, once for all concurrent callers, and caches it. A failure is not cached. */
export function singleFlight<Value>(make: () => Promise<Value>, freshMs: number): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  let freshUntil = Number.POSITIVE_INFINITY;
  return () => {
    if (made === undefined || performance.now() >= freshUntil) {
      freshUntil = Number.POSITIVE_INFINITY;
      made = make();
      made.then(
        () => {
          freshUntil = performance.now() + freshMs;
        },
        () => {
          made = undefined;
        },
      );
    }
    return made;
  };
}
