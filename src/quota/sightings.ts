import type { Charge, Standing } from './quota.ts';
import type { Floor, Line } from './redis-store.ts';

/**
 * What a process knows of the counters of one bucket: what Redis said last, and what it granted by itself since.
 * While Redis is lost this is what it grants and refuses by.
 *
 * Several processes know nothing of each other then, so each takes an equal share of what was left when Redis was
 * lost. That is only right if all of them start from the same figure, and they nearly do:
 *
 * - Whoever sees a counter pass one of sixteen steps of its limit tells the others. So what one process knows is
 *   never more than a step behind, or two, if the news was lost with Redis.
 * - Two steps, an eighth of the limit, are therefore set aside: nobody grants them while Redis is lost. Where more
 *   than that was on its way to Redis, from every process as much as from this one, it is that instead.
 * - A counter that was never heard of is at 0, if all counters of that day were read once and every step heard
 *   since. Otherwise nothing is known, and nothing is granted.
 *
 * A process that is alone knows everything, and sets nothing aside.
 */
export interface Sightings {
  /** Units of a key, or without one of an owner, as far as they are known here. */
  used(day: number, keyId: string | undefined, owner: string): number;
  /** Takes note of an answer of Redis. */
  see(charge: Charge, standing: Standing): void;
  /** Takes note of counters that were read, or that another process told of. */
  learn(counters: Floor): void;
  /** Says that all counters of a day have been read, and that nothing will be missed from now on. */
  complete(day: number): void;
  /** Takes note of units that were granted without Redis, before this process began. */
  add(line: Line): void;
  /** Takes note that Redis has counted units that were granted without it. */
  settled(line: Line): void;
  /** Redis is lost, and with it the answers to these charges. */
  lose(inFlight: readonly Charge[]): void;
  /**
   * Grants or refuses by what is known here. Undefined, when this process has given out its share: then the limit
   * may have been reached, or not.
   *
   * @param processes how many there are, this one included.
   */
  decide(charge: Charge, processes: number): Standing | undefined;
  /** Undoes a decision to grant, as Redis was asked after all; what it granted still is of the share. */
  hand(charge: Charge, granted: boolean): void;
  /** Everybody has settled, and the counters have been read: the next absence begins with new shares. */
  endAbsence(): void;
  /** What Redis said last of the latest days, for a Redis that has lost it. */
  floors(): Floor[];
  /** Forgets those heard of first. Not while Redis is lost: the counters are all there is then. */
  trim(): void;
}

interface Counter {
  readonly owner: string;
  /** What Redis said last. */
  told: number;
  /** Granted here, and not yet counted there. */
  own: number;
  /** What may still be granted in the absence of this number. */
  rest: number;
  absence: number;
}

/** The counters of a day, in the order in which they were first heard of. */
interface DayCounters {
  readonly keys: Map<string, Counter>;
  readonly owners: Map<string, Counter>;
}

/** News of a counter are told whenever it has grown by so much. */
const stepOf = (limit: number) => Math.max(1, limit >> 4);

/**
 * @param kept how many counters are remembered: one of a key and one of its owner, about 200 bytes each.
 * @param onStep called when a charge took one of its counters past a step.
 */
export function createSightings(
  kept: number,
  onStep: (charge: Charge, standing: Standing) => void,
): Sightings {
  const days = new Map<number, DayCounters>();
  let size = 0;
  /** From this day on a counter that is not here is at 0. */
  let knownFrom = Number.POSITIVE_INFINITY;
  let latestDay = 0;
  let absence = 1;
  let inFlight = new Map<Counter, number>();

  function countersOf(day: number): DayCounters {
    let counters = days.get(day);
    if (counters === undefined) {
      counters = { keys: new Map(), owners: new Map() };
      days.set(day, counters);
      latestDay = Math.max(latestDay, day);
    }
    return counters;
  }

  /** The counter of a name; made when it is new. */
  function touch(counters: Map<string, Counter>, name: string, owner: string): Counter {
    let counter = counters.get(name);
    if (counter === undefined) {
      counter = { owner, told: 0, own: 0, rest: 0, absence: 0 };
      counters.set(name, counter);
      size += 1;
    }
    return counter;
  }

  /** The counters of a key and of its owner. */
  function both({ day, keyId, owner }: Pick<Charge, 'day' | 'keyId' | 'owner'>): readonly [Counter, Counter] {
    const { keys, owners } = countersOf(day);
    return [touch(keys, keyId, owner), touch(owners, owner, owner)];
  }

  /** What is left of the share in this absence. */
  function restOf(counter: Counter, limit: number, processes: number): number {
    const left = limit - counter.told - counter.own;
    if (processes === 1) return left;
    if (processes === Number.POSITIVE_INFINITY) return 0;
    const shareOf = (aside: number) => Math.floor(Math.max(0, left - aside) / processes);
    const steps = 2 * stepOf(limit);
    if (counter.absence !== absence) {
      const ours = inFlight.get(counter) ?? 0;
      counter.absence = absence;
      counter.rest = shareOf(Math.max(steps, ours * (processes - 1)));
    }
    // What Redis said meanwhile may have made it less, never more.
    return Math.min(counter.rest, shareOf(steps));
  }

  return {
    used(day, keyId, owner) {
      const counters = days.get(day);
      const counter = keyId === undefined ? counters?.owners.get(owner) : counters?.keys.get(keyId);
      return counter ? counter.told + counter.own : 0;
    },
    see(charge, standing) {
      const { day, keyId, owner, cost, keyLimit, ownerLimit } = charge;
      const { granted, keyUsed, ownerUsed } = standing;
      const { keys, owners } = countersOf(day);
      touch(keys, keyId, owner).told = keyUsed;
      touch(owners, owner, owner).told = ownerUsed;
      const isStep = keyUsed % stepOf(keyLimit) < cost || ownerUsed % stepOf(ownerLimit) < cost;
      if (granted && isStep) onStep(charge, standing);
    },
    learn({ day, keyId, owner, keyUsed, ownerUsed }) {
      const [key, all] = both({ day, keyId, owner });
      key.told = Math.max(key.told, keyUsed);
      all.told = Math.max(all.told, ownerUsed);
    },
    complete(day) {
      knownFrom = day;
    },
    add(line) {
      for (const counter of both(line)) counter.own += line.units;
    },
    settled(line) {
      if (line.units === 0) return;
      for (const counter of both(line)) {
        counter.own -= Math.min(counter.own, line.units);
        counter.told += line.units;
      }
    },
    lose(charges) {
      inFlight = new Map();
      for (const charge of charges) {
        for (const counter of both(charge)) inFlight.set(counter, (inFlight.get(counter) ?? 0) + charge.cost);
      }
    },
    decide(charge, processes) {
      const { day, keyId, cost, keyLimit, ownerLimit } = charge;
      const isKnown = processes === 1 || day >= knownFrom || days.get(day)?.keys.has(keyId);
      if (!isKnown) return cost === 0 ? { granted: true, keyUsed: 0, ownerUsed: 0 } : undefined;
      const [key, all] = both(charge);
      const keyUsed = key.told + key.own;
      const ownerUsed = all.told + all.own;
      if (cost === 0) return { granted: true, keyUsed, ownerUsed };
      if (keyUsed + cost > keyLimit || ownerUsed + cost > ownerLimit) {
        return { granted: false, keyUsed, ownerUsed };
      }
      const rest = Math.min(restOf(key, keyLimit, processes), restOf(all, ownerLimit, processes));
      if (rest < cost) return undefined;
      for (const counter of [key, all]) {
        counter.own += cost;
        counter.rest -= cost;
      }
      return { granted: true, keyUsed: keyUsed + cost, ownerUsed: ownerUsed + cost };
    },
    hand(charge, granted) {
      for (const counter of both(charge)) {
        counter.own -= charge.cost;
        if (!granted) counter.rest += charge.cost;
      }
    },
    endAbsence() {
      absence += 1;
      inFlight = new Map();
    },
    floors: () =>
      [...days].flatMap(([day, { keys, owners }]) => {
        if (day < latestDay - 1) return [];
        return [...keys].flatMap(([keyId, { owner, told: keyUsed }]) => {
          const ownerUsed = owners.get(owner)?.told ?? 0;
          return keyUsed === 0 ? [] : [{ day, owner, keyId, keyUsed, ownerUsed }];
        });
      }),
    trim() {
      if (size <= kept) return;
      for (const [day, { keys, owners }] of days) {
        for (const counters of [keys, owners]) {
          for (const name of counters.keys()) {
            if (size <= kept) return;
            counters.delete(name);
            size -= 1;
            knownFrom = Math.max(knownFrom, day + 1);
          }
        }
        days.delete(day);
      }
    },
  };
}
