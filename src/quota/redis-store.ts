import { randomUUID } from 'node:crypto';
import type { Observe } from '../observe/events.ts';
import { type Clock, systemClock } from './clock.ts';
import {
  type Charge,
  type DayUsage,
  type OperationUsage,
  type QuotaResult,
  restoredOperation,
} from './quota.ts';
import type { RedisLink } from './redis-connection.ts';
import { beginRunScript, consumeScript, takeBackScript } from './redis-scripts.ts';

/**
 * Units in Redis, counted exactly once whatever happens to the connection, and never more of them than the ledger has
 * lent (shared-store.ts).
 *
 * Owners are spread over buckets, 16 in a Cluster; a single server has one, as more only make more calls. All
 * keys of a bucket share a Cluster hash tag, so one script may touch them:
 *
 *     {prefix:bucket}:<day>:<owner>   hash: `o` units of the owner, `k:<key>` of a key, `u:<key>:<operation>`, and
 *                                     beside the first two `m:o`, `m:k:<key>`: what is lent, what was granted without
 *                                     Redis as far as Redis was told, the highest limit that either was raised under,
 *                                     and the generation that they belong to
 *     {prefix:bucket}:<day>           set: the owners of that day
 *     {prefix:bucket}:call:<process>  the last call of one process that counted something: its number and, for
 *                                     each of its charges, whether it was granted ("17:110")
 *     {prefix:bucket}:run             the run of the server, whether it writes every command to disk, the generation
 *
 * **Each call counts once.** A process has one call in flight for each bucket; charges that arrive meanwhile make up
 * the next one. Every call names its own number and that of the last one known to be recorded, and the script counts
 * only when the record agrees. A call whose outcome is unknown (timeout, dropped connection, any error) leaves its
 * bucket *behind*. Nothing is sent to such a bucket but `recover`, which reads in the record whether the call was
 * counted and which charges it granted, takes these back and takes the record's place, all in one script. So a copy of
 * a call that arrives late (a hung server reads the buffers of connections that are long closed) counts nothing.
 *
 * **Lost data is noticed by the next charge.** A counter belongs to a generation, and a new one begins when Redis is in
 * another run and may have lost data. A counter that is missing, or of another generation, gets a token, and takes part
 * again only with what the ledger has answered to a question asked for that very token: it then counts all that was
 * lent as used. So an answer that is older than the loss is of no use. What is raised so has no operation; it is shown
 * as `restored`.
 */
export interface RedisStore {
  bucketOf(owner: string): number;
  /** Sends a charge with the others of this turn. */
  attempt(one: Attempt): void;
  /** Takes back what a call with unknown outcome granted, and thereby shows that Redis can be written. */
  recover(bucket: number): Promise<void>;
  usage(owner: string, keyId: string | undefined, fromDay: number, toDay: number): Promise<DayUsage[]>;
  dump(day: number): Promise<OperationUsage[]>;
  ping(): Promise<void>;
  /** Resolves to whether Redis was reachable within the time. */
  connected(limitMs: number): Promise<boolean>;
  close(): void;
}

/** What the ledger says of a counter. Saying it twice does no harm. */
export interface Hint {
  /** `o`, or `k:<key>`. */
  readonly subject: string;
  /** The token for which the ledger was asked, `now` when without one; empty when this was noted on another occasion. */
  readonly token: string;
  readonly lent: number;
  /** Granted without Redis. */
  readonly direct: number;
  /** The highest limit that either was raised under; 0 where that was not asked. */
  readonly most: number;
}

export interface Attempt {
  readonly charge: Charge;
  readonly hints: readonly Hint[];
  readonly done: (outcome: Outcome) => void;
}

export type Outcome =
  | { readonly type: 'answered'; readonly result: QuotaResult }
  /** More has to be lent; the units are those that Redis has granted. */
  | { readonly type: 'short'; readonly keyUsed: number; readonly ownerUsed: number }
  /** The ledger has to be asked for these tokens, as Redis may have lost data. */
  | { readonly type: 'stale'; readonly keyToken: string; readonly ownerToken: string }
  /** What it counted, if it did, will be taken back. */
  | { readonly type: 'failed'; readonly error: unknown };

interface Bucket {
  readonly index: number;
  recorded: number;
  numbered: number;
  busy: boolean;
  waiting: Attempt[];
  /** When those that wait for Redis are to be answered. */
  deadline: number;
  /** The call with unknown outcome. */
  open: { readonly number: number; readonly charges: readonly Charge[] } | undefined;
}

const largestCall = 500;
/** How often one call is sent while Redis says that it has to be prepared for it first. */
const mostPreparations = 4;

/** FNV-1a; spreads any text evenly. */
function hashOfText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return ((hash >>> 16) ^ hash) & 0xffff;
}

export interface RedisStoreParts {
  readonly link: RedisLink;
  /** First part of every key. */
  readonly prefix: string;
  /** Whether Redis is a Cluster. */
  readonly isCluster: boolean;
  readonly commandTimeoutMs: number;
  readonly observe: Observe;
  /** Called with the units that counters were raised by, as Redis had lost data. */
  readonly onRaised?: (units: number) => void;
  readonly clock?: Clock;
  /** A text that was never used before. */
  readonly newId?: () => string;
}

export function createRedisStore({
  link,
  prefix,
  isCluster,
  commandTimeoutMs,
  observe,
  onRaised = () => {},
  clock = systemClock,
  newId = randomUUID,
}: RedisStoreParts): RedisStore {
  const bucketCount = isCluster ? 16 : 1;
  const bucketOf = (owner: string) => (isCluster ? hashOfText(owner) % bucketCount : 0);
  const own = newId();
  const buckets = Array.from({ length: bucketCount }, (_, index): Bucket => ({
    index,
    recorded: 0,
    numbered: 0,
    busy: false,
    waiting: [],
    deadline: Number.POSITIVE_INFINITY,
    open: undefined,
  }));

  const tagOf = (bucket: number) => `{${prefix}:${bucket}}`;
  const runOf = (bucket: number) => `${tagOf(bucket)}:run`;
  const recordOf = (bucket: number) => `${tagOf(bucket)}:call:${own}`;
  const setOf = (bucket: number, day: number) => `${tagOf(bucket)}:${day}`;
  const hashOf = (bucket: number, day: number, owner: string) => `${tagOf(bucket)}:${day}:${owner}`;

  const report = (error: unknown) => observe({ type: 'fault', where: 'quota', error });

  /** A call as its script reads it. Charges of one hash stand together, so `attempts` has an order of its own. */
  function callOf(
    bucket: number,
    waiting: readonly Attempt[],
  ): { attempts: readonly Attempt[]; keys: string[]; request: string } {
    const days: number[] = [];
    const groups = new Map<string, Attempt[]>();
    for (const attempt of waiting) {
      const { day, owner } = attempt.charge;
      if (!days.includes(day)) days.push(day);
      // Nearly every call is about one day.
      const name = day === days[0] ? owner : `${day} ${owner}`;
      const group = groups.get(name);
      if (group) group.push(attempt);
      else groups.set(name, [attempt]);
    }
    const keys = [recordOf(bucket), runOf(bucket), ...days.map((day) => setOf(bucket, day))];
    const request: (string | number)[] = [days.length];
    const attempts: Attempt[] = [];
    for (const group of groups.values()) {
      const { day, owner } = group[0]!.charge;
      keys.push(hashOf(bucket, day, owner));
      // Nearly no call has any.
      const hints = group.some((attempt) => attempt.hints.length > 0)
        ? [...new Set(group.flatMap((attempt) => attempt.hints))]
        : [];
      request.push(days.indexOf(day) + 1, hints.length);
      for (const { subject, token, lent, direct, most } of hints)
        request.push(subject, token, lent, direct, most);
      request.push(group.length);
      for (const attempt of group) {
        const { cost, keyLimit, ownerLimit, keyId, operation } = attempt.charge;
        request.push(cost, keyLimit, ownerLimit, keyId, operation);
        attempts.push(attempt);
      }
    }
    return { attempts, keys, request: JSON.stringify(request) };
  }

  /** Finds out whether Redis may have lost data. */
  async function beginRun(bucket: Bucket): Promise<void> {
    const runs = await link.runs();
    const known = runs.map(({ run, isDurable }) => `${run}=${isDurable ? 1 : 0}`);
    await link.run(beginRunScript, [runOf(bucket.index)], [known.join(' '), newId()]);
  }

  async function takeBack(bucket: Bucket): Promise<void> {
    const { open } = bucket;
    const number = ++bucket.numbered;
    const keys = [recordOf(bucket.index)];
    const request: (string | number)[] = [];
    for (const { day, owner, cost, keyId, operation } of open?.charges ?? []) {
      const hash = hashOf(bucket.index, day, owner);
      const known = keys.indexOf(hash, 1);
      request.push(known > 0 ? known : keys.push(hash) - 1, cost, keyId, operation);
    }
    await link.run(takeBackScript, keys, [number, open?.number ?? 0, JSON.stringify(request)]);
    bucket.open = undefined;
    bucket.recorded = number;
  }

  /** Sends a call until Redis has decided it. Where the outcome is unknown it stays in `bucket.open`. */
  async function decide(
    bucket: Bucket,
    { attempts, keys, request }: ReturnType<typeof callOf>,
    deadline: number,
  ): Promise<readonly (number | string)[]> {
    const openAs = (number: number) => ({ number, charges: attempts.map(({ charge }) => charge) });
    for (let tries = 1; tries <= mostPreparations; tries += 1) {
      const number = ++bucket.numbered;
      const args = [bucket.recorded, number, request];
      let reply: (number | string)[];
      try {
        reply = JSON.parse(
          String(await link.run(consumeScript, keys, args, tries === 1 ? deadline : undefined)),
        );
      } catch (error) {
        bucket.open = openAs(number);
        throw error;
      }
      const [status] = reply;
      if (status === 1) {
        const isCounted = attempts.some(({ charge }, index) => charge.cost > 0 && reply[2 + 3 * index] === 1);
        if (isCounted) bucket.recorded = number;
        return reply;
      }
      if (status === 2) await beginRun(bucket);
      else {
        // Nothing was counted, unless this very call was received twice.
        if (reply[1] === number) bucket.open = openAs(number);
        await takeBack(bucket);
      }
    }
    throw new Error('Redis does not keep what it was told');
  }

  function outcomeOf(reply: readonly (number | string)[], index: number): Outcome {
    const at = 2 + 3 * index;
    const code = reply[at];
    const one = reply[at + 1]!;
    const other = reply[at + 2]!;
    if (code === 3) {
      return { type: 'stale', keyToken: one ? `${one}` : '', ownerToken: other ? `${other}` : '' };
    }
    const keyUsed = Number(one);
    const ownerUsed = Number(other);
    if (code === 2) return { type: 'short', keyUsed, ownerUsed };
    return { type: 'answered', result: { granted: code === 1, keyUsed, ownerUsed } };
  }

  /** Sends a call. When it ends, the next one is on its way before anybody hears of this one. */
  async function send(bucket: Bucket, waiting: readonly Attempt[], deadline: number): Promise<void> {
    const call = callOf(bucket.index, waiting);
    const start = clock.now();
    let reply: readonly (number | string)[] | undefined;
    let failure: unknown;
    try {
      reply = await decide(bucket, call, deadline);
    } catch (error) {
      failure = error;
      // Also what could not be prepared has to be recovered from: that shows whether Redis is there.
      bucket.open ??= { number: 0, charges: [] };
    }
    bucket.busy = false;
    pump(bucket);
    call.attempts.forEach(({ done }, index) => {
      done(reply ? outcomeOf(reply, index) : { type: 'failed', error: failure });
    });
    const seconds = (clock.now() - start) / 1000;
    const failed = reply === undefined;
    observe({ type: 'quota_trip', store: 'redis', charges: call.attempts.length, seconds, failed });
    if (reply && Number(reply[1]) > 0) onRaised(Number(reply[1]));
  }

  function pump(bucket: Bucket): void {
    if (bucket.busy || bucket.waiting.length === 0) return;
    if (bucket.open) {
      bucket.deadline = Number.POSITIVE_INFINITY;
      const error = new Error('Redis has not recovered');
      for (const { done } of bucket.waiting.splice(0)) done({ type: 'failed', error });
      return;
    }
    bucket.busy = true;
    const deadline = Math.min(bucket.deadline, clock.now() + commandTimeoutMs);
    const call = bucket.waiting.splice(0, largestCall);
    // While calls are answered, those behind them wait for this process and not for Redis.
    bucket.deadline = bucket.waiting.length === 0 ? Number.POSITIVE_INFINITY : clock.now() + commandTimeoutMs;
    send(bucket, call, deadline).catch(report);
  }

  /** All charges of one turn of the event loop make up one call, with those that came while another was under way. */
  function attempt(one: Attempt): void {
    const bucket = buckets[bucketOf(one.charge.owner)]!;
    if (bucket.waiting.push(one) > 1) return;
    // What waits behind a call waits for Redis; what waits for the turn to end waits for this process.
    if (bucket.busy) bucket.deadline = clock.now() + commandTimeoutMs;
    else clock.soon(() => pump(bucket));
  }

  async function usage(
    owner: string,
    keyId: string | undefined,
    fromDay: number,
    toDay: number,
  ): Promise<DayUsage[]> {
    const bucket = bucketOf(owner);
    const days = Array.from({ length: Math.max(0, toDay - fromDay + 1) }, (_, index) => toDay - index);
    const hashes = await Promise.all(days.map((day) => link.hash(hashOf(bucket, day, owner))));
    return hashes.flatMap((hash, index) => {
      const units = Number(hash[keyId === undefined ? 'o' : `k:${keyId}`] ?? 0);
      const operations: Record<string, number> = {};
      for (const { keyId: each, operation, units } of operationsIn(hash)) {
        if (keyId === undefined || each === keyId)
          operations[operation] = (operations[operation] ?? 0) + units;
      }
      return units === 0 ? [] : [{ day: days[index]!, units, operations }];
    });
  }

  /** What a bucket holds of one day: the hash of each owner. */
  async function* hashesOf(index: number, day: number): AsyncGenerator<Record<string, string>> {
    const owners = await link.members(setOf(index, day));
    for (let from = 0; from < owners.length; from += 256) {
      const some = owners.slice(from, from + 256);
      yield* await Promise.all(some.map((owner) => link.hash(hashOf(index, day, owner))));
    }
  }

  return {
    bucketOf,
    attempt,
    async recover(index) {
      const bucket = buckets[index]!;
      // A call in flight keeps the bucket to itself; it ends within the time limit.
      if (bucket.busy) throw new Error('A call is in flight');
      bucket.busy = true;
      try {
        await takeBack(bucket);
      } finally {
        bucket.busy = false;
        pump(bucket);
      }
    },
    usage,
    async dump(day) {
      const rows: OperationUsage[] = [];
      for (const { index } of buckets) {
        for await (const hash of hashesOf(index, day)) rows.push(...operationsIn(hash));
      }
      return rows;
    },
    ping: link.ping,
    async connected(limitMs) {
      const limit = performance.now() + limitMs;
      for (;;) {
        // In a Cluster every node must be connected, and only a key of each bucket says so.
        const isThere = await link.reach(buckets.map(({ index }) => runOf(index))).then(
          () => true,
          () => false,
        );
        if (isThere || performance.now() > limit) return isThere;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    close: link.close,
  };
}

/** Units by key and operation in the hash of an owner and day. */
function operationsIn(hash: Readonly<Record<string, string>>): OperationUsage[] {
  const lines: OperationUsage[] = [];
  const unnamed = new Map<string, number>();
  const add = (keyId: string, units: number) => unnamed.set(keyId, (unnamed.get(keyId) ?? 0) + units);
  for (const [field, value] of Object.entries(hash)) {
    if (field.startsWith('k:')) add(field.slice(2), Number(value));
    if (!field.startsWith('u:') || value === '0') continue;
    const end = field.lastIndexOf(':');
    const line = { keyId: field.slice(2, end), operation: field.slice(end + 1), units: Number(value) };
    add(line.keyId, -line.units);
    lines.push(line);
  }
  for (const [keyId, units] of unnamed) {
    if (units > 0) lines.push({ keyId, operation: restoredOperation, units });
  }
  return lines;
}
