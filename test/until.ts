export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Lets what the event loop has under way continue for so many turns: a statement of the embedded database takes a few. */
export async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/**
 * Waits until a condition holds. What is waited for may take its time on a busy machine: the limit only ends a
 * hang, with the name of the condition. A condition that throws does not hold yet.
 */
export async function until(what: string, holds: () => unknown, limitMs = 120_000): Promise<void> {
  const end = Date.now() + limitMs;
  for (;;) {
    const response = await Promise.resolve()
      .then(holds)
      .catch(() => false);
    if (response) return;
    if (Date.now() > end) throw new Error(`${what}: not within ${limitMs} ms`);
    await pause(10);
  }
}
