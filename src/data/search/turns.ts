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

/** Numbers that are sorted or merged between two turns. */
const numbersAtOnce = 4_096;

/** Sorts numbers by merging, and lets waiting requests in between. */
export async function mergeInTurns(
  numbers: Uint32Array,
  compare: (a: number, b: number) => number,
): Promise<Uint32Array> {
  let from = numbers.slice();
  for (let start = 0; start < from.length; start += numbersAtOnce) {
    await setImmediate();
    from.subarray(start, start + numbersAtOnce).sort(compare);
  }
  let to = new Uint32Array(from.length);
  for (let size = numbersAtOnce; size < from.length; size *= 2) {
    let [left, right] = [0, size];
    for (let at = 0; at < from.length; at++) {
      if (at % numbersAtOnce === 0) await setImmediate();
      const run = at - (at % (2 * size));
      if (at === run) [left, right] = [run, Math.min(run + size, from.length)];
      const isLeft =
        left < Math.min(run + size, from.length) &&
        (right >= Math.min(run + 2 * size, from.length) || compare(from[left]!, from[right]!) <= 0);
      to[at] = isLeft ? from[left++]! : from[right++]!;
    }
    [from, to] = [to, from];
  }
  return from;
}
