/** Things to close, in reverse of the order in which they were opened. */
export interface Closers {
  add(close: () => unknown): void;
  /**
   * Closes everything, whatever fails.
   *
   * @throws the error of the one that failed; an AggregateError if there were several.
   */
  closeAll(): Promise<void>;
}

export function createClosers(): Closers {
  const closers: (() => unknown)[] = [];
  return {
    add: (close) => closers.push(close),
    async closeAll() {
      const errors: unknown[] = [];
      for (let close = closers.pop(); close; close = closers.pop()) {
        try {
          await close();
        } catch (error) {
          errors.push(error);
        }
      }
      if (errors.length > 1) {
        const messages = errors.map((error) => (error instanceof Error ? error.message : String(error)));
        throw new AggregateError(errors, messages.join('; '));
      }
      if (errors.length === 1) throw errors[0];
    },
  };
}

/** Opens things one after the other. When one fails, closes those that are already open. */
export async function openOrUnwind<Value>(open: (closers: Closers) => Promise<Value>): Promise<Value> {
  const closers = createClosers();
  try {
    return await open(closers);
  } catch (error) {
    // The caller needs the original error, not one from closing.
    await closers.closeAll().catch(() => {});
    throw error;
  }
}
