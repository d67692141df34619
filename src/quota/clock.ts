/** Time as the stores need it; the tests have one of their own, in which a day passes at once. */
export interface Clock {
  /** Milliseconds, never going back. */
  now(): number;
  /** Calls at the end of this turn of the event loop. */
  soon(call: () => void): void;
  /** Calls after a time; the result takes it back. It keeps no process from ending. */
  later(milliseconds: number, call: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => performance.now(),
  soon: (call) => void setImmediate(call),
  later(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
