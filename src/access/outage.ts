import type { Observe } from '../observe.ts';
import { Problem } from '../problem.ts';
import type { Charge, DayUsage, QuotaStore, Standing } from './quota.ts';
import type { Attempted, Floor, RedisStore, Unsettled } from './redis-store.ts';

/**
 * What happens while Redis is lost, slow, read-only, full or empty.
 *
 * The store (see its head comment) tells of every charge whether Redis counted it, and can bring Redis up to date
 * later without counting anything twice. This part decides what callers are told meanwhile. Each bucket of the
 * store is lost and comes back by itself, so that one node of a Cluster takes only its own keys with it:
 *
 * - `serve`: a charge that Redis did not answer is granted or refused by what this process last saw of its
 *   counters, plus what it granted since. N processes know nothing of each other meanwhile, so each grants no more
 *   than the Nth part of what was left. What is over the limit then can only be what was under way elsewhere
 *   when Redis went: nothing for one process, at most the requests in flight for several.
 * - `refuse`: every charge of a lost bucket is answered 503, and a call with unknown outcome is undone on return.
 *
 * A lost bucket is tried every `probeMs`. First what it owes is settled, with callers still answered here; then,
 * as Redis has just answered, the rest is settled while new charges wait for it, and the bucket is back.
 *
 * Where Redis lost data, each process raises the counters to what it last saw, so that the day's limit holds
 * for every key and owner that some process still remembers. What nobody remembers is lost: the callers can
 * spend it again, and it is missing from the usage by operation.
 */
export interface OutageStore extends QuotaStore {
  state(): 'ok' | 'degraded';
  /** Like `charge`, but one that is refused with 503 does not take the others of its turn with it. */
  each(charges: readonly Charge[]): Promise<PromiseSettledResult<Standing>[]>;
  /** Tries at once to bring Redis up to date; rejects when something is left. */
  settle(): Promise<void>;
}

export interface OutageOptions {
  readonly store: RedisStore;
  readonly mode: 'serve' | 'refuse';
  readonly observe: Observe;
  /** How many processes shared Redis when it last spoke, this one included. */
  readonly processes?: () => number;
  /** How often lost buckets are tried. */
  readonly probeMs?: number;
  /** Keeps what could not be settled when the process ends, for the next one. */
  readonly saveUnsettled?: (unsettled: readonly Unsettled[]) => Promise<void>;
  /** Takes what earlier processes left. Adopting the same twice within three days counts it once. */
  readonly loadUnsettled?: () => Promise<readonly Unsettled[]>;
  /** Told of each that was taken, once Redis has it. */
  readonly dropUnsettled?: (unsettled: Unsettled) => Promise<void>;
}

/** Counters remembered for each bucket: one for a key and one for its owner, about 150 bytes each. */
const countersPerBucket = 8_192;

interface Counter {
  readonly day: number;
  readonly owner: string;
  /** Absent in the counter of an owner. */
  readonly keyId: string | undefined;
  used: number;
  /** What Redis said last, while units are granted without it; absent otherwise. */
  told: number | undefined;
}

/** The counters that a process last saw, oldest first; what it granted by itself is included. */
function createSightings() {
  const counters = new Map<string, Counter>();
  const nameOf = (day: number, keyId: string | undefined, owner: string) =>
    keyId === undefined ? `${day} o ${owner}` : `${day} k ${keyId}`;
  const see = (day: number, keyId: string | undefined, owner: string, used: number, told?: number) => {
    const name = nameOf(day, keyId, owner);
    counters.delete(name);
    counters.set(name, { day, owner, keyId, used, told });
  };
  const counterOf = (day: number, keyId: string | undefined, owner: string) =>
    counters.get(nameOf(day, keyId, owner));
  const used = (day: number, keyId: string | undefined, owner: string) =>
    counterOf(day, keyId, owner)?.used ?? 0;
  return {
    used,
    see({ day, keyId, owner }: Charge, standing: Standing): void {
      see(day, keyId, owner, standing.keyUsed);
      see(day, undefined, owner, standing.ownerUsed);
    },
    add({ day, keyId, owner }: Pick<Charge, 'day' | 'keyId' | 'owner'>, units: number): void {
      see(day, keyId, owner, used(day, keyId, owner) + units);
      see(day, undefined, owner, used(day, undefined, owner) + units);
    },
    /**
     * Grants or refuses by what is known here, as the store would. Of what was left when Redis last spoke, a
     * process takes no more than its share: the others take theirs.
     */
    decide(charge: Charge, processes: number): Standing {
      const { day, keyId, owner, cost, keyLimit, ownerLimit } = charge;
      const key = counterOf(day, keyId, owner);
      const all = counterOf(day, undefined, owner);
      const keyUsed = key?.used ?? 0;
      const ownerUsed = all?.used ?? 0;
      const keyTold = key?.told ?? keyUsed;
      const ownerTold = all?.told ?? ownerUsed;
      const shareOf = (limit: number, told: number) =>
        told + Math.floor(Math.max(0, limit - told) / processes);
      const granted =
        cost === 0 ||
        (keyUsed + cost <= shareOf(keyLimit, keyTold) && ownerUsed + cost <= shareOf(ownerLimit, ownerTold));
      if (!granted || cost === 0) return { granted, keyUsed, ownerUsed };
      see(day, keyId, owner, keyUsed + cost, keyTold);
      see(day, undefined, owner, ownerUsed + cost, ownerTold);
      return { granted, keyUsed: keyUsed + cost, ownerUsed: ownerUsed + cost };
    },
    floors(): Floor[] {
      return [...counters.values()].flatMap(({ day, owner, keyId, used: keyUsed }) =>
        keyId === undefined ? [] : [{ day, owner, keyId, keyUsed, ownerUsed: used(day, undefined, owner) }],
      );
    },
    /** Forgets the oldest. Not while the bucket is lost: the counters are all there is then. */
    trim(): void {
      for (const name of counters.keys()) {
        if (counters.size <= countersPerBucket) break;
        counters.delete(name);
      }
    },
  };
}

interface Bucket {
  readonly index: number;
  readonly seen: ReturnType<typeof createSightings>;
  away: boolean;
  /** The last step of the return, which new charges wait for. */
  returning: Promise<void> | undefined;
}

export function createOutageStore({
  store,
  mode,
  observe,
  processes = () => 1,
  probeMs = 250,
  saveUnsettled,
  loadUnsettled,
  dropUnsettled,
}: OutageOptions): OutageStore {
  const buckets = new Map<number, Bucket>();
  /** What earlier processes left, in their order. */
  let inherited: Unsettled[] = [];
  let lost = false;
  let unitsWithout = 0;
  let unitsRestored = 0;
  let timer: NodeJS.Timeout | undefined;
  let probing: Promise<void> | undefined;
  let closed = false;

  function bucketOf(owner: string): Bucket {
    const index = store.bucketOf(owner);
    let bucket = buckets.get(index);
    if (!bucket) {
      bucket = { index, seen: createSightings(), away: false, returning: undefined };
      buckets.set(index, bucket);
    }
    return bucket;
  }

  const unavailable = () =>
    new Problem('unavailable', 'The quota cannot be counted for the moment.', {}, { 'Retry-After': '1' });

  const isLost = () => inherited.length > 0 || [...buckets.values()].some(({ away }) => away);

  function schedule(delayMs: number): void {
    if (timer !== undefined || closed) return;
    timer = setTimeout(() => {
      timer = undefined;
      probe().catch(() => {});
    }, delayMs);
    timer.unref();
  }

  function leave(bucket: Bucket, error: unknown): void {
    bucket.away = true;
    if (!lost) observe({ type: 'quota_outage', state: 'lost', units: 0, error });
    lost = true;
    schedule(0);
  }

  function noteReturn(): void {
    if (!lost || isLost()) return;
    lost = false;
    observe({ type: 'quota_outage', state: 'back', units: unitsWithout });
    if (unitsRestored > 0) {
      const message = 'Redis had lost counts; they were raised to what this process last saw';
      observe({ type: 'lifecycle', message, details: { units: unitsRestored } });
    }
    unitsWithout = 0;
    unitsRestored = 0;
  }

  const settleOnce = async (bucket: Bucket) => {
    unitsRestored += await store.settle(bucket.index, bucket.seen.floors);
  };

  async function bringBack(bucket: Bucket): Promise<void> {
    await settleOnce(bucket);
    bucket.returning = (async () => {
      // What was kept from a failed attempt, then what came after it.
      while (store.behind(bucket.index)) await settleOnce(bucket);
      bucket.away = false;
    })();
    // Those who wait for it find out by `away`.
    bucket.returning.catch(() => {});
    try {
      await bucket.returning;
    } finally {
      bucket.returning = undefined;
    }
  }

  async function settleInherited(): Promise<void> {
    for (let next = inherited[0]; next; next = inherited[0]) {
      await store.adopt(next);
      inherited.shift();
      await dropUnsettled?.(next).catch((error) => observe({ type: 'fault', where: 'quota', error }));
    }
  }

  /** Tries everything that is lost; rejects with the first failure when something still is. */
  function probe(): Promise<void> {
    probing ??= (async () => {
      try {
        const away = [...buckets.values()].filter((bucket) => bucket.away);
        const results = await Promise.allSettled([...away.map(bringBack), settleInherited()]);
        noteReturn();
        const failed = results.find((result) => result.status === 'rejected');
        if (failed) throw failed.reason;
      } finally {
        probing = undefined;
        if (isLost()) schedule(probeMs);
      }
    })();
    return probing;
  }

  function answerHere(bucket: Bucket, charge: Charge, count: () => void): Standing {
    const standing = bucket.seen.decide(charge, Math.max(1, processes()));
    if (standing.granted && charge.cost > 0) {
      count();
      unitsWithout += charge.cost;
    }
    return standing;
  }

  function take(bucket: Bucket, charge: Charge, outcome: Attempted): Standing {
    if ('standing' in outcome) {
      bucket.seen.see(charge, outcome.standing);
      if (!bucket.away) bucket.seen.trim();
      return outcome.standing;
    }
    leave(bucket, outcome.error);
    if (mode === 'refuse') throw unavailable();
    return answerHere(bucket, charge, outcome.count);
  }

  async function chargeHere(bucket: Bucket, charge: Charge): Promise<Standing> {
    if (mode === 'refuse') throw unavailable();
    return answerHere(bucket, charge, () => store.note(charge));
  }

  async function chargeOnReturn(bucket: Bucket, charge: Charge): Promise<Standing> {
    const arrived = performance.now();
    await bucket.returning?.catch(() => {});
    if (bucket.away) return chargeHere(bucket, charge);
    const [outcome] = store.attempt([charge], arrived + store.commandTimeoutMs);
    return take(bucket, charge, await outcome!);
  }

  function chargeEach(charges: readonly Charge[]): Promise<Standing>[] {
    const here = new Map<number, Promise<Standing>>();
    const sent: Charge[] = [];
    charges.forEach((charge, index) => {
      const bucket = bucketOf(charge.owner);
      if (bucket.returning) here.set(index, chargeOnReturn(bucket, charge));
      else if (bucket.away) here.set(index, chargeHere(bucket, charge));
      else sent.push(charge);
    });
    const outcomes = store.attempt(sent).values();
    return charges.map(async (charge, index) => {
      const standing = here.get(index);
      return standing ?? take(bucketOf(charge.owner), charge, await outcomes.next().value!);
    });
  }

  const inheriting = (async () => {
    const left = (await loadUnsettled?.()) ?? [];
    // Those of one process and bucket must be settled in their order.
    inherited = [...left].sort((a, b) => a.number - b.number);
    for (const { lines } of left) {
      for (const line of lines) bucketOf(line.owner).seen.add(line, line.units);
    }
    if (inherited.length > 0) await probe();
  })();
  inheriting.catch((error: unknown) => {
    observe({ type: 'fault', where: 'quota', error });
    if (isLost()) schedule(probeMs);
  });

  return {
    kind: store.kind,
    state: () => (isLost() ? 'degraded' : 'ok'),
    settle: probe,
    each: (charges) => Promise.allSettled(chargeEach(charges)),
    charge: (charges) => Promise.all(chargeEach(charges)),
    async usage(owner, keyId, fromDay, toDay) {
      const bucket = bucketOf(owner);
      if (!bucket.away) {
        try {
          return await store.usage(owner, keyId, fromDay, toDay);
        } catch (error) {
          if (mode === 'refuse') throw unavailable();
          observe({ type: 'fault', where: 'quota', error });
        }
      } else if (mode === 'refuse') throw unavailable();
      // What is known here: the units of the days seen, and the operations counted without Redis.
      const noted = store.noted(owner).filter((line) => keyId === undefined || line.keyId === keyId);
      const days: DayUsage[] = [];
      for (let day = toDay; day >= fromDay; day -= 1) {
        const units = bucket.seen.used(day, keyId, owner);
        if (units === 0) continue;
        const operations: Record<string, number> = {};
        for (const line of noted) {
          if (line.day === day) operations[line.operation] = (operations[line.operation] ?? 0) + line.units;
        }
        days.push({ day, units, operations });
      }
      return days;
    },
    dump: store.dump,
    ping: store.ping,
    async close() {
      await inheriting.catch(() => {});
      if (isLost()) await probe().catch(() => {});
      closed = true;
      clearTimeout(timer);
      const left = [...inherited, ...store.unsettled()];
      if (left.length > 0) {
        const units = left.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.units, 0);
        if (saveUnsettled) await saveUnsettled(left);
        else observe({ type: 'fault', where: 'quota', error: new Error(`${units} units were not settled`) });
      }
      await store.close();
    },
  };
}
