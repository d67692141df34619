import type { Counters, PrimaryCounters, Subject } from './quota.ts';

/** How many days before the latest one are kept: a clock that is set back still counts on yesterday's. */
const keptDays = 1;

/** Units used on one UTC day, by key and by owner. */
interface Day {
  readonly keys: Map<string, number>;
  readonly owners: Map<string, number>;
}

/**
 * The counters in the memory of this process. They are exact only where no other process counts, as with the embedded
 * database, whose folder is locked.
 */
export function createMemoryCounters(): PrimaryCounters {
  const days = new Map<number, Day>();

  function openDay(number: number): Day {
    const day: Day = { keys: new Map(), owners: new Map() };
    days.set(number, day);
    for (const each of days.keys()) if (each < number - keptDays) days.delete(each);
    return day;
  }

  function raise({ day: number, keyId, owner, keyUsed, ownerUsed }: Subject & Counters): void {
    const day = days.get(number) ?? openDay(number);
    day.keys.set(keyId, Math.max(keyUsed, day.keys.get(keyId) ?? 0));
    day.owners.set(owner, Math.max(ownerUsed, day.owners.get(owner) ?? 0));
  }

  return {
    async consume({ day: number, keyId, owner, cost, keyLimit, ownerLimit }) {
      const day = days.get(number);
      const keyUsed = day?.keys.get(keyId);
      const ownerUsed = day?.owners.get(owner);
      if (day === undefined || keyUsed === undefined || ownerUsed === undefined) return undefined;
      if (cost === 0) return { granted: true, keyUsed, ownerUsed };
      if (keyUsed + cost > keyLimit || ownerUsed + cost > ownerLimit)
        return { granted: false, keyUsed, ownerUsed };
      day.keys.set(keyId, keyUsed + cost);
      day.owners.set(owner, ownerUsed + cost);
      return { granted: true, keyUsed: keyUsed + cost, ownerUsed: ownerUsed + cost };
    },
    async raise(counters) {
      for (const each of counters) raise(each);
    },
    async probe() {},
    async ping() {},
    close() {},
  };
}
