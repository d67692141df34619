/**
 * Makes a value when it is asked for, once for all that ask meanwhile, and remembers it for a time. A failure is not
 * remembered.
 *
 * @param freshMs how long a value is remembered after it was made, in milliseconds.
 */
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
