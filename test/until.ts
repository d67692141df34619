export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Waits until a condition holds. What is waited for may take its time on a busy machine: the limit only ends a
 * hang, with the name of the condition. A condition that throws does not hold yet.
 */
export async function until(what: string, holds: () => unknown, limitMs = 120_000): Promise<void> {
  const end = Date.now() + limitMs;
  for (;;) {
    const answer = await Promise.resolve()
      .then(holds)
      .catch(() => false);
    if (answer) return;
    if (Date.now() > end) throw new Error(`${what}: not within ${limitMs} ms`);
    await pause(10);
  }
}
