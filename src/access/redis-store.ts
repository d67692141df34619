import { createHash, randomUUID } from 'node:crypto';
import type { Observe } from '../observe.ts';
import type { Charge, DayUsage, QuotaStore, Standing } from './quota.ts';
import { connectRedis, type RedisAddress } from './redis-connection.ts';

/**
 * Units in Redis, counted exactly once whatever happens to the connection.
 *
 * Owners are spread over buckets, 16 in a Cluster and 4 on a single server, where more only make more calls. All
 * keys of a bucket share a Cluster hash tag, so one script may touch them:
 *
 *     {prefix:bucket}:<day>:<owner>   hash: `o` units of the owner, `k:<key>` of a key, `u:<key>:<operation>`
 *     {prefix:bucket}:<day>           set: the owners of that day
 *     {prefix:bucket}:call:<process>  the last call of one process that counted something: its number and, for
 *                                     each of its charges, whether it was granted ("17:110")
 *
 * A process has one call in flight for each bucket; charges that arrive meanwhile make up the next one. Every call
 * names its own number and that of the last one known to be recorded, and the script counts only when the record
 * agrees. From this follows everything else:
 *
 * - A call whose outcome is unknown (timeout, dropped connection, any error) leaves its bucket *open*. Nothing is
 *   sent to an open bucket but a settlement, which reads in the record whether the call was counted and which
 *   charges it granted, corrects these to what the callers were told, adds the units granted without Redis, and
 *   takes the record's place. All in one script.
 * - A copy of a call that arrives late, after its settlement (a hung server reads the buffers of connections that
 *   are long closed), finds another record and counts nothing.
 * - A settlement may be sent any number of times: once its number is recorded it does nothing.
 * - A record older than the last acknowledged call means that Redis lost data (restarted empty, failed over to a
 *   replica that lagged). Then nothing is counted, and the settlement raises the counters to what this process
 *   last saw.
 *
 * It costs one GET and one SET a call, and one small key a process and bucket.
 */
export interface RedisStore extends QuotaStore {
  readonly kind: 'redis';
  readonly commandTimeoutMs: number;
  bucketOf(owner: string): number;
  /** Like `charge`, but says of each charge by itself what became of it, and never rejects. */
  attempt(charges: readonly Charge[], deadline?: number): Promise<Attempted>[];
  /** Whether the bucket needs a settlement before it takes charges. */
  behind(bucket: number): boolean;
  /** Notes units that were granted without Redis, for the next settlement. */
  note(charge: Charge): void;
  /** Units by key and operation that are noted and not yet known to be counted. */
  noted(owner: string): { day: number; keyId: string; operation: string; units: number }[];
  /**
   * Brings Redis up to date with one bucket, and thereby shows that it can be written. Resolves to the units that Redis had lost and that `floors`, the
   * counters last seen, restored. A rejected settlement is kept and sent again, as it was, by the next call.
   */
  settle(bucket: number, floors?: () => readonly Floor[]): Promise<number>;
  /** Resolves to whether Redis was reachable within the time. */
  connected(limitMs: number): Promise<boolean>;
  /** What is still to be settled, when the process ends; another process may finish it with `adopt`. */
  unsettled(): Unsettled[];
  adopt(unsettled: Unsettled): Promise<void>;
}

export type Attempted =
  | { readonly standing: Standing }
  | {
      readonly error: unknown;
      /** Says that the charge was granted after all, without Redis: it will be settled as counted. */
      count(): void;
    };

/** What a process last saw of the counters of one key and its owner. */
export interface Floor {
  readonly day: number;
  readonly owner: string;
  readonly keyId: string;
  readonly keyUsed: number;
  readonly ownerUsed: number;
}

/** Units to add; with `position`, of a charge of the open call, which may have counted `cost` of them already. */
interface Line {
  readonly day: number;
  readonly owner: string;
  readonly keyId: string;
  readonly operation: string;
  units: number;
  readonly cost: number;
  readonly position: number;
}

/** One settlement of one bucket in full; plain data, so that another process can finish it. */
export interface Unsettled {
  readonly bucket: number;
  readonly process: string;
  readonly number: number;
  /** The call with unknown outcome, or 0. */
  readonly open: number;
  /** The last call known to be recorded. */
  readonly recorded: number;
  readonly lines: readonly Line[];
  readonly floors: readonly Floor[];
}

interface Waiting {
  readonly charge: Charge;
  readonly deadline: number;
  resolve(outcome: Attempted): void;
}

interface Bucket {
  readonly index: number;
  recorded: number;
  numbered: number;
  busy: boolean;
  /** Redis' record is older than ours. */
  rewound: boolean;
  waiting: Waiting[];
  open:
    | { readonly number: number; readonly charges: readonly Charge[]; readonly counted: boolean[] }
    | undefined;
  /** Units granted without Redis. */
  noted: Map<string, Line>;
  settlement: Unsettled | undefined;
  settling: Promise<number> | undefined;
}

const largestCall = 500;
const hashSeconds = 36 * 86_400;
const recordSeconds = 3 * 86_400;

/** KEYS: record, then hash and set of each place. ARGV: recorded, number, owners of the places, charges. */
const chargeScript = script(`
local record = redis.call('GET', KEYS[1])
local last = record and tonumber(string.match(record, '^%d+')) or 0
if last ~= tonumber(ARGV[1]) then return {0, last} end
local places = (#KEYS - 1) / 2
local reply, grants, counted = {1}, {}, false
for i = 3 + places, #ARGV, 6 do
  local place, key, operation, cost = tonumber(ARGV[i]), ARGV[i + 1], ARGV[i + 2], tonumber(ARGV[i + 3])
  local hash = KEYS[2 * place]
  local granted, keyUsed, ownerUsed = 1, 0, 0
  if cost == 0 then
    local used = redis.call('HMGET', hash, 'k:' .. key, 'o')
    keyUsed, ownerUsed = tonumber(used[1] or 0), tonumber(used[2] or 0)
  else
    keyUsed = redis.call('HINCRBY', hash, 'k:' .. key, cost)
    ownerUsed = redis.call('HINCRBY', hash, 'o', cost)
    if keyUsed == cost then
      redis.call('SADD', KEYS[2 * place + 1], ARGV[2 + place])
      redis.call('EXPIRE', KEYS[2 * place + 1], ${hashSeconds})
      redis.call('EXPIRE', hash, ${hashSeconds})
    end
    if keyUsed > tonumber(ARGV[i + 4]) or ownerUsed > tonumber(ARGV[i + 5]) then
      granted = 0
      keyUsed = redis.call('HINCRBY', hash, 'k:' .. key, -cost)
      ownerUsed = redis.call('HINCRBY', hash, 'o', -cost)
    else
      redis.call('HINCRBY', hash, 'u:' .. key .. ':' .. operation, cost)
      counted = true
    end
  end
  grants[#grants + 1] = granted
  reply[#reply + 1] = granted
  reply[#reply + 1] = keyUsed
  reply[#reply + 1] = ownerUsed
end
if counted then
  redis.call('SET', KEYS[1], ARGV[2] .. ':' .. table.concat(grants), 'EX', ${recordSeconds})
end
return reply
`);

/** KEYS as above. ARGV: number, open, recorded, count of lines, owners of the places, lines, floors. */
const settleScript = script(`
local record = redis.call('GET', KEYS[1])
local last = record and tonumber(string.match(record, '^%d+')) or 0
local number, open, recorded, lines = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
if last >= number then return 0 end
local places = (#KEYS - 1) / 2
local grants = ''
if open > 0 and last == open then grants = string.match(record, ':(.*)$') end
local function keep(place)
  redis.call('SADD', KEYS[2 * place + 1], ARGV[4 + place])
  redis.call('EXPIRE', KEYS[2 * place + 1], ${hashSeconds})
  redis.call('EXPIRE', KEYS[2 * place], ${hashSeconds})
end
-- The first write: where Redis may not write, it fails here with nothing counted.
redis.call('SET', KEYS[1], number .. ':', 'EX', ${recordSeconds})
local i = 5 + places
for _ = 1, lines do
  local place, key, operation = tonumber(ARGV[i]), ARGV[i + 1], ARGV[i + 2]
  local units, position = tonumber(ARGV[i + 3]), tonumber(ARGV[i + 5])
  if position > 0 and string.sub(grants, position, position) == '1' then units = units - tonumber(ARGV[i + 4]) end
  if units ~= 0 then
    local hash = KEYS[2 * place]
    if redis.call('HINCRBY', hash, 'k:' .. key, units) == units then keep(place) end
    redis.call('HINCRBY', hash, 'o', units)
    redis.call('HINCRBY', hash, 'u:' .. key .. ':' .. operation, units)
  end
  i = i + 6
end
local restored = 0
if last < recorded then
  for at = i, #ARGV, 4 do
    local place = tonumber(ARGV[at])
    local hash = KEYS[2 * place]
    local function raise(field, floor)
      local missing = floor - tonumber(redis.call('HGET', hash, field) or 0)
      if missing > 0 then redis.call('HINCRBY', hash, field, missing) end
      return missing > 0 and missing or 0
    end
    local missing = raise('k:' .. ARGV[at + 1], tonumber(ARGV[at + 2]))
    if missing + raise('o', tonumber(ARGV[at + 3])) > 0 then keep(place) end
    restored = restored + missing
  end
end
return restored
`);

function script(text: string): { readonly text: string; readonly digest: string } {
  return { text, digest: createHash('sha1').update(text).digest('hex') };
}

/** FNV-1a; spreads any text evenly. */
function hashOfText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return ((hash >>> 16) ^ hash) & 0xffff;
}

export function createRedisStore({
  observe,
  ...address
}: RedisAddress & { readonly observe: Observe }): RedisStore {
  const { urls, prefix, commandTimeoutMs } = address;
  const bucketCount = urls.length === 1 ? 4 : 16;
  const bucketOf = (owner: string) => hashOfText(owner) % bucketCount;
  const client = connectRedis(address, 'quota', observe);
  const own = randomUUID();
  const buckets = Array.from(
    { length: bucketCount },
    (_, index): Bucket => ({
      index,
      recorded: 0,
      numbered: 0,
      busy: false,
      rewound: false,
      waiting: [],
      open: undefined,
      noted: new Map(),
      settlement: undefined,
      settling: undefined,
    }),
  );

  const tagOf = (bucket: number) => `{${prefix}:${bucket}}`;
  const recordOf = (bucket: number, process: string) => `${tagOf(bucket)}:call:${process}`;
  const setOf = (bucket: number, day: number) => `${tagOf(bucket)}:${day}`;
  const hashOf = (bucket: number, day: number, owner: string) => `${tagOf(bucket)}:${day}:${owner}`;

  /** The hashes that a call touches, in the order in which they are first named. */
  function placesOf(bucket: number, process: string) {
    const keys = [recordOf(bucket, process)];
    const owners: string[] = [];
    const known = new Map<string, number>();
    return {
      keys,
      owners,
      at(day: number, owner: string): number {
        const hash = hashOf(bucket, day, owner);
        let place = known.get(hash);
        if (place === undefined) {
          place = owners.push(owner);
          known.set(hash, place);
          keys.push(hash, setOf(bucket, day));
        }
        return place;
      },
    };
  }

  async function run(
    { text, digest }: { text: string; digest: string },
    keys: readonly string[],
    args: readonly (string | number)[],
  ): Promise<unknown> {
    try {
      return await client.evalsha(digest, keys.length, ...keys, ...args);
    } catch (error) {
      // Redis does not know the script (restarted, flushed): nothing was counted.
      if (!(error instanceof Error) || !error.message.startsWith('NOSCRIPT')) throw error;
      return client.eval(text, keys.length, ...keys, ...args);
    }
  }

  /** Waits until the deadline, and then for what has arrived already: a busy process is not a slow Redis. */
  function within<T>(work: Promise<T>, deadline = performance.now() + commandTimeoutMs): Promise<T> {
    return new Promise((resolve, reject) => {
      const fail = () => reject(new Error(`Redis did not answer within ${commandTimeoutMs} ms`));
      const timer = setTimeout(
        () => setImmediate(() => setImmediate(fail)),
        Math.max(0, deadline - performance.now()),
      );
      const end = () => clearTimeout(timer);
      work.then(resolve, reject).finally(end);
    });
  }

  const isBehind = (bucket: Bucket) =>
    bucket.rewound || bucket.open !== undefined || bucket.noted.size > 0 || bucket.settlement !== undefined;

  function noteIn(bucket: Bucket, { day, owner, keyId, operation, cost }: Charge): void {
    if (cost === 0) return;
    const key = `${day} ${owner} ${keyId} ${operation}`;
    const line = bucket.noted.get(key);
    if (line) line.units += cost;
    else bucket.noted.set(key, { day, owner, keyId, operation, units: cost, cost: 0, position: 0 });
  }

  function refuse(bucket: Bucket, waiting: readonly Waiting[], error: unknown): void {
    for (const { charge, resolve } of waiting) {
      resolve({ error, count: () => noteIn(bucket, charge) });
    }
  }

  async function send(bucket: Bucket, waiting: readonly Waiting[]): Promise<void> {
    const charges = waiting.map(({ charge }) => charge);
    const number = ++bucket.numbered;
    const places = placesOf(bucket.index, own);
    const lines: (string | number)[] = [];
    for (const { day, owner, keyId, operation, cost, keyLimit, ownerLimit } of charges) {
      lines.push(places.at(day, owner), keyId, operation, cost, keyLimit, ownerLimit);
    }
    let failure: unknown;
    try {
      const work = run(chargeScript, places.keys, [bucket.recorded, number, ...places.owners, ...lines]);
      const reply = (await within(work, Math.min(...waiting.map(({ deadline }) => deadline)))) as number[];
      if (reply[0] === 1) {
        let counted = false;
        waiting.forEach(({ charge, resolve }, index) => {
          const [granted, keyUsed, ownerUsed] = reply.slice(1 + 3 * index, 4 + 3 * index);
          if (granted === 1 && charge.cost > 0) counted = true;
          resolve({ standing: { granted: granted === 1, keyUsed: keyUsed!, ownerUsed: ownerUsed! } });
        });
        if (counted) bucket.recorded = number;
        return;
      }
      if (reply[1] !== number) {
        bucket.rewound = true;
        refuse(bucket, waiting, new Error('Redis lost counts'));
        return;
      }
      failure = new Error('Redis received a call twice');
    } catch (error) {
      failure = error;
    }
    const open = { number, charges, counted: charges.map(() => false) };
    bucket.open = open;
    waiting.forEach(({ charge, resolve }, index) => {
      const count = () => {
        // Its settlement may be on its way already, as of a charge that was not granted.
        if (bucket.open === open) open.counted[index] = true;
        else noteIn(bucket, charge);
      };
      resolve({ error: failure, count });
    });
  }

  function pump(bucket: Bucket): void {
    if (bucket.busy || bucket.waiting.length === 0) return;
    if (isBehind(bucket)) {
      refuse(bucket, bucket.waiting.splice(0), new Error('Redis is not up to date'));
      return;
    }
    bucket.busy = true;
    send(bucket, bucket.waiting.splice(0, largestCall)).finally(() => {
      bucket.busy = false;
      pump(bucket);
    });
  }

  function attempt(
    charges: readonly Charge[],
    deadline = performance.now() + commandTimeoutMs,
  ): Promise<Attempted>[] {
    const touched = new Set<Bucket>();
    const outcomes = charges.map((charge) => {
      const bucket = buckets[bucketOf(charge.owner)]!;
      touched.add(bucket);
      return new Promise<Attempted>((resolve) => {
        bucket.waiting.push({ charge, deadline, resolve });
      });
    });
    for (const bucket of touched) pump(bucket);
    return outcomes;
  }

  /** Everything that the bucket owes, as one settlement. From here on it does not change. */
  function freeze(bucket: Bucket, floors: readonly Floor[]): Unsettled {
    const lines = [...bucket.noted.values()];
    bucket.open?.charges.forEach(({ day, owner, keyId, operation, cost }, index) => {
      const units = bucket.open?.counted[index] ? cost : 0;
      lines.push({ day, owner, keyId, operation, units, cost, position: index + 1 });
    });
    const settlement: Unsettled = {
      bucket: bucket.index,
      process: own,
      number: ++bucket.numbered,
      open: bucket.open?.number ?? 0,
      recorded: bucket.recorded,
      lines,
      floors,
    };
    bucket.noted = new Map();
    bucket.open = undefined;
    bucket.rewound = false;
    bucket.settlement = settlement;
    return settlement;
  }

  async function sendSettlement(settlement: Unsettled): Promise<number> {
    const { bucket, process, number, open, recorded, lines, floors } = settlement;
    const places = placesOf(bucket, process);
    const args: (string | number)[] = [];
    for (const { day, owner, keyId, operation, units, cost, position } of lines) {
      args.push(places.at(day, owner), keyId, operation, units, cost, position);
    }
    for (const { day, owner, keyId, keyUsed, ownerUsed } of floors) {
      args.push(places.at(day, owner), keyId, keyUsed, ownerUsed);
    }
    const work = run(settleScript, places.keys, [
      number,
      open,
      recorded,
      lines.length,
      ...places.owners,
      ...args,
    ]);
    return Number(await within(work));
  }

  async function settleBucket(bucket: Bucket, floors: () => readonly Floor[]): Promise<number> {
    const settlement = bucket.settlement ?? freeze(bucket, floors());
    const restored = await sendSettlement(settlement);
    bucket.settlement = undefined;
    bucket.recorded = settlement.number;
    return restored;
  }

  function settle(index: number, floors: () => readonly Floor[] = () => []): Promise<number> {
    const bucket = buckets[index]!;
    if (bucket.settling) return bucket.settling;
    // A call in flight keeps the bucket to itself; it ends within the time limit.
    if (bucket.busy) return Promise.reject(new Error('A call is in flight'));
    bucket.settling = settleBucket(bucket, floors).finally(() => {
      bucket.settling = undefined;
    });
    return bucket.settling;
  }

  /** For use without an outage policy: whoever is told of a failure was not charged. */
  async function charge(charges: readonly Charge[]): Promise<Standing[]> {
    const deadline = performance.now() + commandTimeoutMs;
    const touched = new Set(charges.map(({ owner }) => bucketOf(owner)));
    await Promise.all(
      [...touched].filter((index) => isBehind(buckets[index]!)).map((index) => settle(index)),
    );
    const outcomes = await Promise.all(attempt(charges, deadline));
    return outcomes.map((outcome) => {
      if ('standing' in outcome) return outcome.standing;
      throw outcome.error;
    });
  }

  async function usage(
    owner: string,
    keyId: string | undefined,
    fromDay: number,
    toDay: number,
  ): Promise<DayUsage[]> {
    const bucket = bucketOf(owner);
    const days = Array.from({ length: Math.max(0, toDay - fromDay + 1) }, (_, index) => toDay - index);
    const hashes = await within(Promise.all(days.map((day) => client.hgetall(hashOf(bucket, day, owner)))));
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

  return {
    kind: 'redis',
    commandTimeoutMs,
    bucketOf,
    attempt,
    settle,
    charge,
    usage,
    behind: (index) => isBehind(buckets[index]!),
    note: (charge) => noteIn(buckets[bucketOf(charge.owner)]!, charge),
    noted(owner) {
      const { noted, settlement, open } = buckets[bucketOf(owner)]!;
      const ofOpen = (open?.charges ?? [])
        .filter((_, index) => open?.counted[index])
        .map(({ cost, ...charge }) => ({ ...charge, units: cost }));
      return [...noted.values(), ...(settlement?.lines ?? []), ...ofOpen]
        .filter((line) => line.owner === owner && line.units > 0)
        .map(({ day, keyId, operation, units }) => ({ day, keyId, operation, units }));
    },
    async dump(day) {
      const rows: { keyId: string; operation: string; units: number }[] = [];
      for (const { index } of buckets) {
        const owners = await within(client.smembers(setOf(index, day)));
        for (let from = 0; from < owners.length; from += 256) {
          const some = owners.slice(from, from + 256);
          const hashes = await within(
            Promise.all(some.map((owner) => client.hgetall(hashOf(index, day, owner)))),
          );
          for (const hash of hashes) rows.push(...operationsIn(hash));
        }
      }
      return rows;
    },
    async ping() {
      await within(client.ping());
    },
    async connected(limitMs) {
      const limit = performance.now() + limitMs;
      for (;;) {
        // In a Cluster every node must be connected, and only a key of each bucket says so.
        const tries = buckets.map(({ index }) => client.exists(tagOf(index)));
        if ((await Promise.allSettled(tries)).every(({ status }) => status === 'fulfilled')) return true;
        if (performance.now() > limit) return false;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    unsettled: () =>
      buckets.filter(isBehind).flatMap((bucket) => {
        const settlements = bucket.settlement ? [bucket.settlement] : [];
        // What came after a settlement that is on its way follows it as another.
        if (bucket.open || bucket.noted.size > 0) settlements.push(freeze(bucket, []));
        return settlements;
      }),
    async adopt(unsettled) {
      await sendSettlement(unsettled);
    },
    async close() {
      client.disconnect();
    },
  };
}

/** Units by key and operation in the hash of an owner and day. */
function operationsIn(
  hash: Readonly<Record<string, string>>,
): { keyId: string; operation: string; units: number }[] {
  return Object.entries(hash).flatMap(([field, value]) => {
    if (!field.startsWith('u:') || value === '0') return [];
    const end = field.lastIndexOf(':');
    return [{ keyId: field.slice(2, end), operation: field.slice(end + 1), units: Number(value) }];
  });
}
