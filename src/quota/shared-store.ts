import type { Observe } from '../observe/events.ts';
import { Problem } from '../problem.ts';
import { createBatcher } from './batch.ts';
import { type Clock, systemClock } from './clock.ts';
import type { CounterCache } from './counter-cache.ts';
import { type Ledger, type LedgerResult, nameOf, type Want } from './postgres-store.ts';
import { type Charge, type PendingCharge, type QuotaResult, type QuotaStore, unavailable } from './quota.ts';
import type { Attempt, Hint, Outcome, RedisStore } from './redis-store.ts';
import { createPatience, historyPatienceMs, sumDays } from './usage.ts';

/**
 * Units in Redis, with Postgres as the ledger behind it, so that no limit is passed whichever of the two is away.
 *
 * - The ledger lends units of a counter to Redis, and Redis grants no more than it was told is lent. When that is not
 *   enough, the process asks the ledger to lend more and asks Redis again. Half of a limit is lent at first, then
 *   sixteenths: what is lent is how long the loss of Postgres goes unnoticed, what is not is what can be granted
 *   while Redis is lost.
 * - A process that cannot reach Redis consumes in the ledger what is not lent. It need not know which others are there, nor
 *   what they can reach: a unit is either lent or granted by the ledger, never both.
 * - A call to Redis whose answer was lost is answered by the ledger, and taken back when Redis answers again. A process
 *   that ends before that leaves these units counted.
 * - A counter that Redis may have lost takes part again when the ledger has said what was lent, all of which then
 *   counts as used (see redis-store.ts).
 * - Where nothing says whether the limit is reached, the answer is 503: with both stores away, or with nothing left
 *   that could be lent.
 *
 * With `refuse` nothing is consumed in the ledger, and every charge of a bucket that is lost is answered 503.
 */
export interface SharedStoreParts {
  readonly redis: RedisStore;
  readonly ledger: Ledger;
  readonly mode: 'serve' | 'refuse';
  /** The counters as this process last saw them. */
  readonly seen: CounterCache;
  readonly observe: Observe;
  readonly clock?: Clock;
  /** How often a lost bucket is tried, in milliseconds. */
  readonly probeMs?: number;
}

/** What is lent at first, and what is lent more each time, as parts of a limit. */
const firstPart = 2;
const stepPart = 16;
/**
 * How often one charge asks the ledger. Each time either the ledger lends more, or others have consumed what it lent
 * before, so this is never met by a limit that is lent in sixteenths.
 */
const mostQuestions = 64;
/** Counters granted from the ledger that Redis has not been told of yet. */
const hintsKept = 50_000;
/** Counters that Redis is told of at once on its return: callers' charges go between. */
const toldAtOnce = 250;

const noHints: readonly Hint[] = [];
const keySubject = ({ keyId }: Charge) => `k:${keyId}`;
const keyName = ({ day, keyId }: Charge) => nameOf({ day, subject: `k:${keyId}` });
const ownerName = ({ day, owner }: Charge) => nameOf({ day, subject: `o:${owner}` });

interface Question {
  readonly pending: PendingCharge;
  readonly outcome: Extract<Outcome, { type: 'short' | 'stale' }>;
  readonly asked: number;
}

export function createSharedStore({
  redis,
  ledger,
  mode,
  seen,
  observe,
  clock = systemClock,
  probeMs = 250,
}: SharedStoreParts): QuotaStore {
  /** Buckets that are lost to this process. */
  const away = new Set<number>();
  /** What the ledger granted and Redis has not been told yet, by the names of its counters. */
  const untold = new Map<string, { readonly hint: Hint; readonly charge: Charge }>();
  const askPatiently = createPatience();
  let questions: Question[] = [];
  let unitsWithout = 0;
  let refusals = 0;
  let cancelProbe: (() => void) | undefined;
  let probing: Promise<void> | undefined;
  let closed = false;

  const report = (error: unknown) => observe({ type: 'fault', where: 'quota', error });

  function refuse(cause?: unknown): Problem {
    refusals += 1;
    return unavailable(cause);
  }

  // --- without Redis -------------------------------------------------------------------------------------------

  function leave(bucket: number, error: unknown): void {
    if (away.size === 0) {
      unitsWithout = 0;
      refusals = 0;
      observe({ type: 'quota_outage', state: 'lost', units: 0, error });
    }
    away.add(bucket);
    schedule(0);
  }

  function schedule(delayMs: number): void {
    if (cancelProbe || closed) return;
    cancelProbe = clock.later(delayMs, () => {
      probing = probe()
        .catch(report)
        .finally(() => {
          cancelProbe = undefined;
          if (away.size > 0) schedule(probeMs);
        });
    });
  }

  /** Tries all that is lost. */
  async function probe(): Promise<void> {
    if (away.size === 0) return;
    const tries = [...away].map(async (bucket) => {
      await redis.recover(bucket);
      away.delete(bucket);
      tellRedis(bucket).catch(report);
    });
    await Promise.allSettled(tries);
    if (away.size === 0) observe({ type: 'quota_outage', state: 'back', units: unitsWithout, refusals });
  }

  const consumeInLedger = createBatcher<LedgerResult>({
    store: 'postgres',
    observe,
    clock,
    consume: ledger.consume,
  });

  function keepForRedis(charge: Charge, name: string, subject: string, counter: LedgerResult['key']): void {
    const hint = { subject, token: '', lent: counter.lent, direct: counter.used, most: 0 };
    untold.set(name, { hint, charge });
    // Redis is told of the others when it has more to be lent.
    for (const oldest of untold.keys()) {
      if (untold.size <= hintsKept) return;
      untold.delete(oldest);
    }
  }

  /** What the ledger has decided, as far as it and this process know the counters. */
  function resultOf(charge: Charge, { granted, key, owner }: LedgerResult): QuotaResult | Problem {
    const { cost, keyLimit, ownerLimit } = charge;
    const known = seen.of(charge);
    const spent = granted ? cost : 0;
    const keyUsed = Math.max(known.keyUsed + spent, key.used);
    const ownerUsed = Math.max(known.ownerUsed + spent, owner.used);
    if (granted && cost > 0) {
      unitsWithout += cost;
      keepForRedis(charge, keyName(charge), keySubject(charge), key);
      keepForRedis(charge, ownerName(charge), 'o', owner);
    }
    const isReached = keyUsed + cost > keyLimit || ownerUsed + cost > ownerLimit;
    // Of what is lent Redis may have granted nothing or all.
    return granted || isReached ? { granted, keyUsed, ownerUsed } : refuse();
  }

  function consumeWithout({ charge, resolve, reject }: PendingCharge): void {
    if (mode === 'refuse') {
      reject(refuse());
      return;
    }
    consumeInLedger({
      charge,
      resolve(result) {
        const outcome = resultOf(charge, result);
        const bucket = redis.bucketOf(charge.owner);
        // Redis may have come back meanwhile. The other counters were told on its return, or are by their own charges.
        if (result.granted && charge.cost > 0 && !away.has(bucket)) {
          tell(charge, untoldOf(charge)).catch(report);
        }
        if (outcome instanceof Problem) reject(outcome);
        else resolve(outcome);
      },
      reject: (error) => reject(refuse(error)),
    });
  }

  // --- with Redis ----------------------------------------------------------------------------------------------

  /** What has to be asked of the ledger so that Redis can decide these charges, each counter once. */
  function wantsOf(asked: readonly Question[]): Want[] {
    const wants = new Map<string, Want & { used: number; need: number }>();
    const want = (day: number, subject: string, limit: number, used: number, need: number) => {
      const name = nameOf({ day, subject });
      const one = wants.get(name) ?? { day, subject, limit, used, need: 0, atLeast: 0 };
      wants.set(name, one);
      one.limit = Math.max(one.limit, limit);
      one.used = Math.max(one.used, used);
      one.need += need;
    };
    for (const { pending, outcome } of asked) {
      const { day, keyId, owner, cost, keyLimit, ownerLimit } = pending.charge;
      const isShort = outcome.type === 'short';
      want(day, `k:${keyId}`, keyLimit, isShort ? outcome.keyUsed : 0, isShort ? cost : 0);
      want(day, `o:${owner}`, ownerLimit, isShort ? outcome.ownerUsed : 0, isShort ? cost : 0);
    }
    for (const one of wants.values()) {
      // Where data was lost the question is what is lent: lending more has to wait until Redis knows.
      if (one.need === 0) continue;
      const step = Math.max(1, Math.floor(one.limit / stepPart));
      one.atLeast = Math.max(Math.floor(one.limit / firstPart), one.used + Math.max(step, one.need));
    }
    return [...wants.values()];
  }

  /** Asks the ledger for all charges that wait for it, in one statement, and then Redis again. */
  async function ask(asked: readonly Question[]): Promise<void> {
    if (asked.length === 0) return;
    try {
      askRedisAgain(asked, await ledger.lend(wantsOf(asked)));
    } catch (error) {
      for (const { pending } of asked) pending.reject(refuse(error));
    }
  }

  /** The same for those that only read the counters: without the ledger they are as Redis and this process know them. */
  async function askToRead(asked: readonly Question[]): Promise<void> {
    if (asked.length === 0) return;
    const counters = await askPatiently(() => ledger.lend(wantsOf(asked)), historyPatienceMs);
    if (counters) askRedisAgain(asked, counters);
    else await Promise.all(asked.map(readRedis));
  }

  async function readRedis({ pending: { charge, resolve, reject } }: Question): Promise<void> {
    const { owner, keyId, day } = charge;
    try {
      const [[ofKey], [ofOwner]] = await Promise.all([
        redis.usage(owner, keyId, day, day),
        redis.usage(owner, undefined, day, day),
      ]);
      const known = seen.of(charge);
      resolve({
        granted: true,
        keyUsed: Math.max(known.keyUsed, ofKey?.units ?? 0),
        ownerUsed: Math.max(known.ownerUsed, ofOwner?.units ?? 0),
      });
    } catch (error) {
      reject(refuse(error));
    }
  }

  function askRedisAgain(asked: readonly Question[], counters: Awaited<ReturnType<Ledger['lend']>>): void {
    const hints = new Map<string, Hint>();
    const hintOf = (name: string, subject: string, token: string): Hint => {
      const known = hints.get(name + token);
      if (known) return known;
      const { used: direct, lent, most } = counters.get(name)!;
      const hint = { subject, token, lent, direct, most };
      hints.set(name + token, hint);
      return hint;
    };
    for (const { pending, outcome, asked: times } of asked) {
      const { charge } = pending;
      const isStale = outcome.type === 'stale';
      const told = [
        hintOf(keyName(charge), keySubject(charge), (isStale && outcome.keyToken) || 'now'),
        hintOf(ownerName(charge), 'o', (isStale && outcome.ownerToken) || 'now'),
      ];
      attempt(pending, told, times);
    }
  }

  function askAll(): void {
    const asked = questions;
    questions = [];
    const isRead = ({ pending }: Question) => pending.charge.cost === 0;
    ask(asked.filter((each) => !isRead(each))).catch(report);
    askToRead(asked.filter(isRead)).catch(report);
  }

  /** Tells Redis what was granted without it of a charge's counters. What does not arrive is told with the next charge. */
  function tell(charge: Charge, hints: readonly Hint[]): Promise<void> {
    return new Promise((resolve) => {
      const end = () => resolve();
      attempt({ charge: { ...charge, cost: 0 }, resolve: end, reject: end }, hints, 0);
    });
  }

  /** Tells Redis on its return what was granted without it, so that the counters are shown as they are. */
  async function tellRedis(bucket: number): Promise<void> {
    const names = [...untold].flatMap(([name, { charge }]) =>
      redis.bucketOf(charge.owner) === bucket ? [name] : [],
    );
    while (names.length > 0 && !away.has(bucket) && !closed) {
      // Their own charges may have told of some meanwhile.
      const some = names.splice(0, toldAtOnce).flatMap((name) => untold.get(name) ?? []);
      await Promise.all(some.map(({ hint, charge }) => tell(charge, [hint])));
    }
  }

  function noteTold(charge: Charge, hints: readonly Hint[]): void {
    for (const { subject, direct } of hints) {
      const name = subject === 'o' ? ownerName(charge) : keyName(charge);
      if ((untold.get(name)?.hint.direct ?? 0) <= direct) untold.delete(name);
    }
  }

  function attempt(pending: PendingCharge, hints: readonly Hint[], asked: number): void {
    const { charge } = pending;
    if (away.size > 0 && away.has(redis.bucketOf(charge.owner))) {
      consumeWithout(pending);
      return;
    }
    const done: Attempt['done'] = (outcome) => {
      if (outcome.type === 'failed') {
        leave(redis.bucketOf(charge.owner), outcome.error);
        consumeWithout(pending);
        return;
      }
      if (hints.length > 0) noteTold(charge, hints);
      if (outcome.type === 'answered') pending.resolve(outcome.result);
      else if (asked === mostQuestions) pending.reject(refuse());
      else if (questions.push({ pending, outcome, asked: asked + 1 }) === 1) clock.soon(askAll);
    };
    redis.attempt({ charge, hints, done });
  }

  /** What Redis has not been told yet of the counters of a charge. */
  function untoldOf(charge: Charge): readonly Hint[] {
    if (untold.size === 0) return noHints;
    return [untold.get(keyName(charge)), untold.get(ownerName(charge))].flatMap((each) =>
      each ? [each.hint] : [],
    );
  }

  return {
    kind: 'redis',
    consume: (pending) => attempt(pending, untoldOf(pending.charge), 0),
    async usage(owner, keyId, fromDay, toDay, patienceMs = historyPatienceMs) {
      const isAway = away.has(redis.bucketOf(owner));
      const [counted, direct] = await Promise.all([
        isAway ? undefined : redis.usage(owner, keyId, fromDay, toDay).catch(() => undefined),
        askPatiently(() => ledger.usage(owner, keyId, fromDay, toDay), patienceMs),
      ]);
      // Either may be away for a moment, and what the other knows is shown.
      if (!counted && (mode === 'refuse' || !direct)) throw refuse();
      return sumDays([counted ?? [], direct ?? []]);
    },
    async dump(day) {
      const [counted, direct] = await Promise.all([redis.dump(day), ledger.dump(day)]);
      const sums = new Map<string, (typeof counted)[number]>();
      for (const each of [...counted, ...direct]) {
        const name = `${each.keyId} ${each.operation}`;
        sums.set(name, { ...each, units: each.units + (sums.get(name)?.units ?? 0) });
      }
      return [...sums.values()];
    },
    isDegraded: () => away.size > 0,
    ping: redis.ping,
    async close() {
      closed = true;
      cancelProbe?.();
      // One that is under way has the buckets to itself.
      await probing;
      await probe().catch(report);
      redis.close();
      await ledger.close();
    },
  };
}
