async function timeOf(action: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await action();
  return performance.now() - start;
}

/**
 * How many times as long as a reference an action takes. Both run in turn, and the shortest time of each counts, as
 * other work of the machine lengthens some. It continues until the result is at most `factor`, or for ten rounds.
 */
export async function timesAsLong(
  action: () => Promise<unknown>,
  reference: () => Promise<unknown>,
  factor: number,
): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY;
  let shortestReference = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 10; round += 1) {
    shortestReference = Math.min(shortestReference, await timeOf(reference));
    shortest = Math.min(shortest, await timeOf(action));
    if (shortest <= factor * shortestReference) break;
  }
  return shortest / shortestReference;
}
