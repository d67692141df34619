import { setImmediate } from 'node:timers/promises';

/** Items between two turns of the event loop. */
const itemsAtOnce = 100;

/** Does something with each item, and lets waiting requests in between: the work on all of them would hold those up. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    if (index % itemsAtOnce === 0) await setImmediate();
    results.push(work(item, index));
  }
  return results;
}
