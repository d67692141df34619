import type { Observe } from '../observe/events.ts';
import { Problem } from '../problem.ts';
import type { Announcements } from './announcements.ts';
import {
  type Charge,
  type DayUsage,
  dayOf,
  type PendingCharge,
  type QuotaStore,
  type Standing,
} from './quota.ts';
import type { Attempted, RedisStore, Unsettled } from './redis-store.ts';
import { createRollCall } from './roll-call.ts';
import { createSightings, type Sightings } from './sightings.ts';

/**
 * What happens while Redis is lost, slow, read-only, full or empty.
 *
 * The store (see its head comment) tells of every charge whether Redis counted it, and can bring Redis up to date
 * later without counting anything twice. This part decides what callers are told meanwhile. Each bucket of the
 * store is lost and comes back by itself, so that one node of a Cluster takes only its own keys with it:
 *
 * - `serve`: a charge that Redis did not answer is granted or refused by what this process knows (sightings.ts).
 *   Of several processes each grants no more than its share of what was left. Who has given out its share answers
 *   503: the limit may have been reached, or not.
 * - `refuse`: every charge of a lost bucket is answered 503, and a call with unknown outcome is undone on return.
 *
 * A bucket is lost to a process when Redis fails it, when it can no longer hear the others, and when another says
 * that it has lost it. It comes back in four steps, tried every `probeMs`:
 *
 * 1. What it owes is settled, with callers still answered here.
 * 2. As Redis has just answered, the rest is settled, while new charges wait for it.
 * 3. Redis is asked again, but what the others granted may be missing there. Until all who were known before have
 *    said that they have settled (roll-call.ts), or are not heard of any more, a process is held to its share.
 * 4. All counters of the day are read, so that the next outage begins with what everybody granted in this one.
 *
 * So over any number of outages no more is granted than the limit, with these exceptions:
 *
 * - Redis is lost to some processes only, and they cannot tell the others (a partition). These go on in Redis
 *   while those grant their shares. What is over is at most the shares of those who are cut off.
 * - When it was lost more units were on their way, from several processes at once, than were set aside.
 * - A process was started while Redis was lost: it can have heard of nobody but those of its own instance, and
 *   takes it that nothing was used. Or in the moment of its return, when it does not know yet whom to wait for.
 * - A process was killed with units that it had not settled.
 *
 * Where Redis lost data, what it said last to any process is restored, so that the day's limit holds for every key
 * and owner that some process still remembers. What nobody remembers is lost: the callers can spend it again.
 */
export interface OutageStore extends QuotaStore {
  state(): 'ok' | 'degraded';
  /** Like `charge`, but one that is refused with 503 does not take the others of its turn with it. */
  take(pending: PendingCharge): void;
  /** Tries at once to bring Redis up to date; rejects when something is left. */
  settle(): Promise<void>;
  /** Takes a message of another process; resolves to whether it was meant for this part. */
  hear(message: string): boolean;
  /** Says that another process is there. */
  present(process: string): void;
  /** Says that the other processes can be heard from now on. */
  listening(): void;
  /** Says that the other processes can be heard no longer. */
  deaf(): void;
}

/** What the other processes are asked and told through. */
export type Peers = Pick<Announcements, 'own' | 'others' | 'listeners' | 'publish'>;

export interface OutageOptions {
  readonly store: RedisStore;
  readonly mode: 'serve' | 'refuse';
  readonly observe: Observe;
  /** The other processes that share Redis. Standard: there are none. */
  readonly peers?: Peers;
  /** Milliseconds since the Unix epoch. */
  readonly now?: () => number;
  /** How often lost buckets are tried. */
  readonly probeMs?: number;
  /** Keeps what could not be settled when the process ends, for the next one. */
  readonly saveUnsettled?: (unsettled: readonly Unsettled[]) => Promise<void>;
  /** Takes what other processes left. Adopting the same twice within three days counts it once. */
  readonly loadUnsettled?: () => Promise<readonly Unsettled[]>;
  /** How long to wait before it is tried again when it failed. */
  readonly loadRetryMs?: number;
  /** Told of each that was taken, once Redis has it. */
  readonly dropUnsettled?: (unsettled: Unsettled) => Promise<void>;
}

/** Counters that are remembered, over all buckets. */
const countersKept = 65_536;

const alone: Peers = { own: '', others: () => new Set(), listeners: () => 1, publish: async () => {} };

interface Bucket {
  readonly index: number;
  readonly seen: Sightings;
  away: boolean;
  /** Not released yet: what the others granted since it was lost may be missing in Redis. */
  held: boolean;
  /** Whether its counters have to be read. */
  unread: boolean;
  /** How often it was lost. */
  losses: number;
  /** The last step of the return, which new charges wait for. */
  returning: Promise<void> | undefined;
}

export function createOutageStore({
  store,
  mode,
  observe,
  peers = alone,
  now = Date.now,
  probeMs = 250,
  saveUnsettled,
  loadUnsettled,
  loadRetryMs = 5_000,
  dropUnsettled,
}: OutageOptions): OutageStore {
  const buckets = Array.from(
    { length: store.bucketCount },
    (_, index): Bucket => ({
      index,
      seen: createSightings(Math.ceil(countersKept / store.bucketCount), tellStep),
      away: false,
      held: false,
      unread: false,
      losses: 0,
      returning: undefined,
    }),
  );
  /** What other processes left, in their order. */
  const inherited: Unsettled[] = [];
  let inheriting: Promise<void> | undefined;
  let cannotInherit = false;
  let lost = false;
  let isListening = false;
  let unitsWithout = 0;
  let unitsRestored = 0;
  let refusals = 0;
  let timer: NodeJS.Timeout | undefined;
  let retry: NodeJS.Timeout | undefined;
  let probing: Promise<void> | undefined;
  let closed = false;

  const say = (message: string) => {
    peers.publish(message).catch(() => {});
  };
  const rollCall = createRollCall({
    own: peers.own,
    others: peers.others,
    say,
    isSettled: (index) =>
      !buckets[index]?.away && !store.behind(index) && inherited.every(({ bucket }) => bucket !== index),
  });

  const bucketOf = (owner: string) => buckets[store.bucketOf(owner)]!;

  function tellStep({ day, owner, keyId }: Charge, { keyUsed, ownerUsed }: Standing): void {
    if (peers.listeners() > 1) say(`used ${peers.own} ${day} ${owner} ${keyId} ${keyUsed} ${ownerUsed}`);
  }

  const unavailable = (detail = 'The quota cannot be counted for the moment.') =>
    new Problem('unavailable', detail, {}, { 'Retry-After': '1' });

  /** This process has given out its share, and does not know what the others gave. */
  function unknown(): Problem {
    refusals += 1;
    return unavailable(
      'The quota cannot be counted for the moment, and the part of it that can be given out meanwhile is used up.',
    );
  }

  const isLost = () => inherited.length > 0 || buckets.some(({ away, held }) => away || held);

  function schedule(delayMs: number): void {
    if (timer !== undefined || closed) return;
    timer = setTimeout(() => {
      timer = undefined;
      probe().catch(() => {});
    }, delayMs);
    timer.unref();
  }

  /** @param byHearsay whether another process said so, and Redis itself has not failed this one. */
  function leave(bucket: Bucket, error: unknown, byHearsay = false): void {
    if (!bucket.away) {
      bucket.away = true;
      bucket.losses += 1;
      bucket.held = mode === 'serve';
      bucket.seen.lose(store.inFlight(bucket.index));
      // Who starts without Redis can know nothing, and takes it that nothing was used.
      if (!store.wasThere()) bucket.seen.complete(0);
      if (!byHearsay) say(`lost ${peers.own} ${bucket.index}`);
    }
    if (!lost) observe({ type: 'quota_outage', state: 'lost', units: 0, error });
    lost = true;
    schedule(0);
  }

  function noteReturn(): void {
    if (!lost || isLost()) return;
    lost = false;
    observe({ type: 'quota_outage', state: 'back', units: unitsWithout, refusals });
    if (unitsRestored > 0) {
      const message = 'Redis had lost counts; they were raised to what this process was last told';
      observe({ type: 'lifecycle', message, details: { units: unitsRestored } });
    }
    unitsWithout = 0;
    unitsRestored = 0;
    refusals = 0;
    // Who ended meanwhile has left what it owed.
    inherit();
  }

  async function settleOnce({ index, seen }: Bucket): Promise<void> {
    const { restored, lines } = await store.settle(index, seen.floors);
    unitsRestored += restored;
    for (const line of lines) seen.settled(line);
  }

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
    rollCall.answer(bucket.index);
    if (bucket.held) rollCall.start(bucket.index);
  }

  /** Reads all counters of a bucket, and ends what its absence limited. */
  async function release(bucket: Bucket): Promise<void> {
    if (bucket.away || rollCall.waits(bucket.index)) return;
    const { losses } = bucket;
    const day = dayOf(now());
    const counters = await store.counters(bucket.index, day);
    if (bucket.losses !== losses) return;
    for (const each of counters) bucket.seen.learn(each);
    if (isListening) bucket.seen.complete(day);
    bucket.seen.trim();
    bucket.seen.endAbsence();
    bucket.unread = false;
    bucket.held = false;
    noteReturn();
  }

  async function settleInherited(): Promise<void> {
    for (let next = inherited[0]; next; next = inherited[0]) {
      await store.adopt(next);
      inherited.shift();
      for (const line of next.lines) bucketOf(line.owner).seen.settled(line);
      rollCall.answer(next.bucket);
      await dropUnsettled?.(next).catch((error) => observe({ type: 'fault', where: 'quota', error }));
    }
  }

  /** Tries everything that is lost; rejects with the first failure when something still is. */
  function probe(): Promise<void> {
    probing ??= (async () => {
      try {
        const away = buckets.filter((bucket) => bucket.away);
        const results = await Promise.allSettled([...away.map(bringBack), settleInherited()]);
        const waiting = buckets.filter(({ held, unread }) => held || unread);
        await Promise.allSettled(waiting.map(release));
        noteReturn();
        const failed = results.find((result) => result.status === 'rejected');
        if (failed) throw failed.reason;
      } finally {
        probing = undefined;
        if (isLost() || buckets.some(({ unread }) => unread)) schedule(probeMs);
      }
    })();
    return probing;
  }

  /** Takes what other processes left, trying again until the database has said what there is. */
  function inherit(): void {
    if (!loadUnsettled || closed) return;
    clearTimeout(retry);
    inheriting ??= loadUnsettled()
      .then(
        (left) => {
          cannotInherit = false;
          // Those of one process and bucket must be settled in their order.
          inherited.push(...[...left].sort((a, b) => a.number - b.number));
          for (const { lines } of left) {
            for (const line of lines) bucketOf(line.owner).seen.add(line);
          }
          if (inherited.length > 0) schedule(0);
        },
        (error: unknown) => {
          if (!cannotInherit) observe({ type: 'fault', where: 'quota', error });
          cannotInherit = true;
          retry = setTimeout(inherit, loadRetryMs);
          retry.unref();
        },
      )
      .finally(() => {
        inheriting = undefined;
      });
  }

  function answerHere(bucket: Bucket, charge: Charge, count: () => void): Standing | Problem {
    const standing = bucket.seen.decide(charge, peers.listeners());
    if (standing?.granted && charge.cost > 0) {
      count();
      unitsWithout += charge.cost;
    }
    return standing ?? unknown();
  }

  function standingOf(bucket: Bucket, charge: Charge, outcome: Attempted): Standing | Problem {
    if ('standing' in outcome) {
      bucket.seen.see(charge, outcome.standing);
      if (!bucket.away) bucket.seen.trim();
      return outcome.standing;
    }
    leave(bucket, outcome.error);
    return mode === 'refuse' ? unavailable() : answerHere(bucket, charge, outcome.count);
  }

  function chargeHere(bucket: Bucket, charge: Charge): Standing | Problem {
    return mode === 'refuse' ? unavailable() : answerHere(bucket, charge, () => store.note(charge));
  }

  function settle({ resolve, reject }: PendingCharge, outcome: Standing | Problem): void {
    if (outcome instanceof Problem) reject(outcome);
    else resolve(outcome);
  }

  /** Tells a caller what became of its charge. A fault of ours on the way is told as well, to this caller only. */
  function settleWith(pending: PendingCharge, outcome: () => Standing | Problem): void {
    try {
      settle(pending, outcome());
    } catch (error) {
      pending.reject(error);
    }
  }

  /** While a bucket is held no more is asked of Redis than the share of this process. */
  async function chargeOnReturn(bucket: Bucket, pending: PendingCharge): Promise<void> {
    const { charge } = pending;
    const deadline = performance.now() + store.commandTimeoutMs;
    await bucket.returning?.catch(() => {});
    if (bucket.away) return settle(pending, chargeHere(bucket, charge));
    const isHeld = bucket.held && charge.cost > 0;
    if (isHeld) {
      const standing = bucket.seen.decide(charge, peers.listeners());
      if (!standing?.granted) return settle(pending, standing ?? unknown());
    }
    const done = (outcome: Attempted) => {
      settleWith(pending, () => {
        if (isHeld) bucket.seen.hand(charge, 'standing' in outcome && outcome.standing.granted);
        return standingOf(bucket, charge, outcome);
      });
    };
    store.attempt({ charge, done }, deadline);
  }

  function take(pending: PendingCharge): void {
    const { charge } = pending;
    const bucket = bucketOf(charge.owner);
    if (bucket.returning || (bucket.held && !bucket.away)) {
      chargeOnReturn(bucket, pending).catch(pending.reject);
    } else if (bucket.away) settleWith(pending, () => chargeHere(bucket, charge));
    else {
      const done = (outcome: Attempted) => settleWith(pending, () => standingOf(bucket, charge, outcome));
      store.attempt({ charge, done });
    }
  }

  function charge(charges: readonly Charge[]): Promise<Standing[]> {
    const standings = charges.map(
      (charge) =>
        new Promise<Standing>((resolve, reject) => {
          take({ charge, resolve, reject });
        }),
    );
    return Promise.all(standings);
  }

  inherit();

  return {
    kind: store.kind,
    state: () => (isLost() ? 'degraded' : 'ok'),
    settle: probe,
    take,
    charge,
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
    hear(message) {
      const [verb, process, ...words] = message.split(' ');
      const isOwn = process === peers.own;
      if (verb === 'lost') {
        const bucket = buckets[Number(words[0])];
        const error = new Error('another process has lost Redis');
        if (bucket && !isOwn && mode === 'serve') leave(bucket, error, true);
        return true;
      }
      if (verb === 'used') {
        const [day, owner = '', keyId = '', keyUsed, ownerUsed] = words;
        const { away, held, seen } = bucketOf(owner);
        // What Redis says to others after it lost data is not what it held before.
        if (!isOwn && !away && !held) {
          seen.learn({
            day: Number(day),
            owner,
            keyId,
            keyUsed: Number(keyUsed),
            ownerUsed: Number(ownerUsed),
          });
        }
        return true;
      }
      const index = rollCall.hear(message);
      if (index !== undefined && buckets[index]?.held && !rollCall.waits(index)) {
        release(buckets[index]).catch(() => {});
      }
      return index !== undefined;
    },
    present: rollCall.present,
    listening() {
      isListening = true;
      for (const bucket of buckets) {
        if (bucket.away) say(`lost ${peers.own} ${bucket.index}`);
        else if (rollCall.waits(bucket.index)) rollCall.start(bucket.index);
        if (mode === 'serve') bucket.unread = true;
        rollCall.answer(bucket.index);
      }
      if (mode === 'serve') schedule(0);
    },
    deaf() {
      isListening = false;
      if (mode === 'refuse') return;
      for (const bucket of buckets) leave(bucket, new Error('the other processes cannot be heard'), true);
    },
    async close() {
      await inheriting;
      // What others left must not be taken any more.
      closed = true;
      if (isLost()) await probe().catch(() => {});
      clearTimeout(timer);
      clearTimeout(retry);
      const left = [...inherited, ...store.unsettled()];
      try {
        if (left.length > 0) {
          const units = left.flatMap(({ lines }) => lines).reduce((sum, line) => sum + line.units, 0);
          const lose = (cause?: unknown) => {
            throw new Error(`${units} units were not settled, and are lost`, { cause });
          };
          if (saveUnsettled) await saveUnsettled(left).catch(lose);
          else lose();
        }
      } finally {
        await store.close();
      }
    },
  };
}
