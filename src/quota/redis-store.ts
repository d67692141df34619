import { createHash, randomUUID } from 'node:crypto';
import type { Observe } from '../observe/events.ts';
import { type Charge, type DayUsage, type QuotaStore, restoredOperation, type Standing } from './quota.ts';
import { connectRedis, type EvictingRedis, findEvicting, type RedisAddress } from './redis-connection.ts';

/**
 * Units in Redis, counted exactly once whatever happens to the connection.
 *
 * Owners are spread over buckets, 16 in a Cluster; a single server has one, as more only make more calls. All
 * keys of a bucket share a Cluster hash tag, so one script may touch them:
 *
 *     {prefix:bucket}:<day>:<owner>   hash: `o` units of the owner, `k:<key>` of a key, `u:<key>:<operation>`,
 *                                     `b:…` what the first two were raised to when Redis had lost data
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
 *   replica that lagged). Then nothing is counted, and the settlement first raises the counters to what Redis said
 *   last, as far as this process was told, and then adds what was granted since. What was granted since by another
 *   process must not pass for a part of what was lost: the raised values are noted beside the counters (`b:`,
 *   with the run of Redis that they belong to), and each process raises those. What was restored has no
 *   operation; it is shown as `restored`.
 *
 * It costs one GET and one SET a call, and one small key a process and bucket.
 */
export interface RedisStore extends QuotaStore {
  readonly kind: 'redis';
  readonly commandTimeoutMs: number;
  readonly bucketCount: number;
  bucketOf(owner: string): number;
  /**
   * Like `charge`, but says of each charge by itself what became of it.
   *
   * @param deadline reading of `performance.now()` after which no answer is waited for; without it, the time limit
   *   of a command from now.
   */
  attempt(one: Attempt, deadline?: number): void;
  /** Whether the bucket needs a settlement before it takes charges. */
  behind(bucket: number): boolean;
  /** Notes units that were granted without Redis, for the next settlement. */
  note(charge: Charge): void;
  /** Units by key and operation that are noted and not yet known to be counted. */
  noted(owner: string): { day: number; keyId: string; operation: string; units: number }[];
  /** The charges of a bucket that Redis has not answered: those on their way, and those that wait for them. */
  inFlight(bucket: number): readonly Charge[];
  /**
   * Brings Redis up to date with one bucket, and thereby shows that it can be written. Where Redis had lost data,
   * `floors` are restored, the counters that it was last known to hold. A rejected settlement is kept and sent
   * again, as it was, by the next call.
   */
  settle(bucket: number, floors?: () => readonly Floor[]): Promise<Settled>;
  /** All counters of a bucket on one day. */
  counters(bucket: number, day: number): Promise<Floor[]>;
  /** A server that may drop counters by its maxmemory-policy. @throws when Redis cannot be reached. */
  findEvicting(): Promise<EvictingRedis | undefined>;
  /** Whether Redis could ever be reached. */
  wasThere(): boolean;
  /** Resolves to whether Redis was reachable within the time. */
  connected(limitMs: number): Promise<boolean>;
  /** What is still to be settled, when the process ends; another process may finish it with `adopt`. */
  unsettled(): Unsettled[];
  adopt(unsettled: Unsettled): Promise<void>;
}

export interface Attempt {
  readonly charge: Charge;
  readonly done: (outcome: Attempted) => void;
}

export type Attempted =
  | { readonly standing: Standing }
  | {
      readonly error: unknown;
      /** Says that the charge was granted after all, without Redis: it will be settled as counted. */
      count(): void;
    };

/** What Redis said of the counters of one key and its owner. */
export interface Floor {
  readonly day: number;
  readonly owner: string;
  readonly keyId: string;
  readonly keyUsed: number;
  readonly ownerUsed: number;
}

/** Units to add; with `position`, of a charge of the open call, which may have counted `cost` of them already. */
export interface Line {
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

export interface Settled {
  /** Units that Redis had lost and has again. */
  readonly restored: number;
  /** What it has been told of. */
  readonly lines: readonly Line[];
}

interface Bucket {
  readonly index: number;
  recorded: number;
  numbered: number;
  busy: boolean;
  /** Redis' record is older than ours. */
  rewound: boolean;
  waiting: Attempt[];
  /** The first deadline of those that wait. */
  deadline: number;
  open:
    | { readonly number: number; readonly charges: readonly Charge[]; readonly counted: boolean[] }
    | undefined;
  /** Units granted without Redis. */
  noted: Map<string, Line>;
  settlement: Unsettled | undefined;
  settling: Promise<Settled> | undefined;
}

const largestCall = 500;
const hashSeconds = 36 * 86_400;
const recordSeconds = 3 * 86_400;

/**
 * KEYS: record, sets of the days, hashes. ARGV: recorded, number, and as JSON one flat array: how many sets there
 * are, then for each hash the position of its set, the count of its charges, and for each of them cost, limits, key
 * and operation. Answers a JSON array: whether the record agreed, and for each charge `granted, keyUsed, ownerUsed`.
 *
 * Each hash is read once and written once, however many charges it has. One text is read faster than many numbers.
 */
const chargeScript = script(`
local record = redis.call('GET', KEYS[1])
local last = record and tonumber(string.match(record, '^%d+')) or 0
if last ~= tonumber(ARGV[1]) then return '[0,' .. last .. ']' end
local request = cjson.decode(ARGV[3])
local reply, grants, counted = {1}, {}, false
local i, place = 2, 1 + request[1]
while i <= #request do
  place = place + 1
  local hash, set, first = KEYS[place], KEYS[1 + request[i]], i + 2
  i = first + 5 * request[i + 1]
  local fields, at = {'o'}, {o = 1}
  for c = first, i - 1, 5 do
    local key = 'k:' .. request[c + 3]
    local usage = 'u:' .. request[c + 3] .. ':' .. request[c + 4]
    request[c + 3], request[c + 4] = key, usage
    if not at[key] then
      fields[#fields + 1] = key
      at[key] = #fields
    end
    if not at[usage] then
      fields[#fields + 1] = usage
      at[usage] = #fields
    end
  end
  local before = redis.call('HMGET', hash, unpack(fields))
  local used = {}
  for f = 1, #fields do used[f] = tonumber(before[f] or 0) end
  local changed = false
  for c = first, i - 1, 5 do
    local cost, key, granted = request[c], at[request[c + 3]], 1
    if cost > 0 then
      if used[key] + cost > request[c + 1] or used[1] + cost > request[c + 2] then
        granted = 0
      else
        local usage = at[request[c + 4]]
        used[1], used[key], used[usage] = used[1] + cost, used[key] + cost, used[usage] + cost
        changed = true
      end
    end
    grants[#grants + 1] = granted
    reply[#reply + 1] = granted .. ',' .. used[key] .. ',' .. used[1]
  end
  if changed then
    local values = {}
    for f = 1, #fields do
      if used[f] > 0 then
        values[#values + 1] = fields[f]
        values[#values + 1] = used[f]
      end
    end
    redis.call('HSET', hash, unpack(values))
    if not before[1] then
      redis.call('SADD', set, string.match(hash, '[^:]*$'))
      redis.call('EXPIRE', set, ${hashSeconds})
      redis.call('EXPIRE', hash, ${hashSeconds})
    end
    counted = true
  end
end
if counted then
  redis.call('SET', KEYS[1], ARGV[2] .. ':' .. table.concat(grants), 'EX', ${recordSeconds})
end
return '[' .. table.concat(reply, ',') .. ']'
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
local first, restored = 5 + places, 0
if last < recorded then
  local run = string.match(redis.call('INFO', 'server'), 'run_id:(%x+)')
  for at = first + 6 * lines, #ARGV, 4 do
    local place = tonumber(ARGV[at])
    local hash = KEYS[2 * place]
    local function raise(field, floor)
      -- What the counter held when the first process of this run raised it, without what came on top since.
      local noted = string.match(redis.call('HGET', hash, 'b:' .. field) or '', '^' .. run .. ':(%d+)$')
      local base = tonumber(noted or redis.call('HGET', hash, field) or 0)
      local missing = math.max(0, floor - base)
      if missing > 0 then redis.call('HINCRBY', hash, field, missing) end
      if missing > 0 or not noted then redis.call('HSET', hash, 'b:' .. field, run .. ':' .. base + missing) end
      return missing
    end
    local missing = raise('k:' .. ARGV[at + 1], tonumber(ARGV[at + 2]))
    raise('o', tonumber(ARGV[at + 3]))
    keep(place)
    restored = restored + missing
  end
end
for i = first, first + 6 * lines - 1, 6 do
  local place, key, operation = tonumber(ARGV[i]), ARGV[i + 1], ARGV[i + 2]
  local units, position = tonumber(ARGV[i + 3]), tonumber(ARGV[i + 5])
  if position > 0 and string.sub(grants, position, position) == '1' then units = units - tonumber(ARGV[i + 4]) end
  if units ~= 0 then
    local hash = KEYS[2 * place]
    if redis.call('HINCRBY', hash, 'k:' .. key, units) == units then keep(place) end
    redis.call('HINCRBY', hash, 'o', units)
    redis.call('HINCRBY', hash, 'u:' .. key .. ':' .. operation, units)
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
  const bucketCount = urls.length === 1 ? 1 : 16;
  const bucketOf = (owner: string) => (bucketCount === 1 ? 0 : hashOfText(owner) % bucketCount);
  const client = connectRedis(address, 'quota', observe);
  const fault = (error: unknown) => observe({ type: 'fault', where: 'quota', error });
  let wasThere = false;
  client.once('ready', () => {
    wasThere = true;
  });
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
      deadline: Number.POSITIVE_INFINITY,
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

  function refuse(bucket: Bucket, waiting: readonly Attempt[], error: unknown): void {
    for (const { charge, done } of waiting) done({ error, count: () => noteIn(bucket, charge) });
  }

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
    const keys = [recordOf(bucket, own), ...days.map((day) => setOf(bucket, day))];
    const request: (string | number)[] = [days.length];
    const attempts: Attempt[] = [];
    for (const group of groups.values()) {
      const { day, owner } = group[0]!.charge;
      keys.push(hashOf(bucket, day, owner));
      request.push(days.indexOf(day) + 1, group.length);
      for (const attempt of group) {
        const { cost, keyLimit, ownerLimit, keyId, operation } = attempt.charge;
        request.push(cost, keyLimit, ownerLimit, keyId, operation);
        attempts.push(attempt);
      }
    }
    return { attempts, keys, request: JSON.stringify(request) };
  }

  /** Sends a call. When it ends, the next one is on its way before anybody hears of this one. */
  async function send(bucket: Bucket, waiting: readonly Attempt[], deadline: number): Promise<void> {
    const number = ++bucket.numbered;
    const { attempts, keys, request } = callOf(bucket.index, waiting);
    const start = performance.now();
    let reply: readonly number[] | undefined;
    let failure: unknown;
    try {
      const work = run(chargeScript, keys, [bucket.recorded, number, request]);
      reply = JSON.parse(String(await within(work, deadline)));
    } catch (error) {
      failure = error;
    }
    const tell = outcomeOf(bucket, number, attempts, reply, failure);
    bucket.busy = false;
    pump(bucket);
    tell();
    const seconds = (performance.now() - start) / 1000;
    const failed = reply?.[0] !== 1;
    observe({ type: 'quota_trip', store: 'redis', charges: attempts.length, seconds, failed });
  }

  /** Takes note of what became of a call, and returns how to tell those who wait for it. */
  function outcomeOf(
    bucket: Bucket,
    number: number,
    attempts: readonly Attempt[],
    reply: readonly number[] | undefined,
    failure: unknown,
  ): () => void {
    if (reply?.[0] === 1) {
      const standings = attempts.map(({ charge }, index): Standing => {
        const at = 1 + 3 * index;
        const granted = reply[at] === 1;
        if (granted && charge.cost > 0) bucket.recorded = number;
        return { granted, keyUsed: reply[at + 1]!, ownerUsed: reply[at + 2]! };
      });
      return () =>
        attempts.forEach(({ done }, index) => {
          done({ standing: standings[index]! });
        });
    }
    if (reply !== undefined && reply[1] !== number) {
      bucket.rewound = true;
      return () => refuse(bucket, attempts, new Error('Redis lost counts'));
    }
    const charges = attempts.map(({ charge }) => charge);
    const open = { number, charges, counted: charges.map(() => false) };
    bucket.open = open;
    const error = reply === undefined ? failure : new Error('Redis received a call twice');
    return () =>
      attempts.forEach(({ charge, done }, index) => {
        const count = () => {
          // Its settlement may be on its way already, as of a charge that was not granted.
          if (bucket.open === open) open.counted[index] = true;
          else noteIn(bucket, charge);
        };
        done({ error, count });
      });
  }

  function pump(bucket: Bucket): void {
    if (bucket.busy || bucket.waiting.length === 0) return;
    if (isBehind(bucket)) {
      bucket.deadline = Number.POSITIVE_INFINITY;
      refuse(bucket, bucket.waiting.splice(0), new Error('Redis is not up to date'));
      return;
    }
    bucket.busy = true;
    const deadline = Math.min(bucket.deadline, performance.now() + commandTimeoutMs);
    const call = bucket.waiting.splice(0, largestCall);
    if (bucket.waiting.length === 0) bucket.deadline = Number.POSITIVE_INFINITY;
    send(bucket, call, deadline).catch(fault);
  }

  /** A callback whose failure does not keep the others of its call from being told. */
  const careful =
    (done: Attempt['done']): Attempt['done'] =>
    (outcome) => {
      try {
        done(outcome);
      } catch (error) {
        fault(error);
      }
    };

  /** All charges of one turn of the event loop make up one call, with those that came while another was under way. */
  function attempt(one: Attempt, deadline?: number): void {
    const bucket = buckets[bucketOf(one.charge.owner)]!;
    if (bucket.waiting.push({ charge: one.charge, done: careful(one.done) }) === 1) {
      // Who waits behind a call waits for Redis; who waits for the turn to end waits for this process.
      if (bucket.busy) bucket.deadline = performance.now() + commandTimeoutMs;
      else setImmediate(pump, bucket);
    }
    if (deadline !== undefined) bucket.deadline = Math.min(bucket.deadline, deadline);
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

  async function settleBucket(bucket: Bucket, floors: () => readonly Floor[]): Promise<Settled> {
    const settlement = bucket.settlement ?? freeze(bucket, floors());
    const restored = await sendSettlement(settlement);
    bucket.settlement = undefined;
    bucket.recorded = settlement.number;
    return { restored, lines: settlement.lines };
  }

  function settle(index: number, floors: () => readonly Floor[] = () => []): Promise<Settled> {
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
    return Promise.all(
      charges.map(
        (charge) =>
          new Promise<Standing>((resolve, reject) => {
            const done = (outcome: Attempted) =>
              'standing' in outcome ? resolve(outcome.standing) : reject(outcome.error);
            attempt({ charge, done }, deadline);
          }),
      ),
    );
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

  /** What a bucket holds of one day: each owner with its hash. */
  async function* hashesOf(
    index: number,
    day: number,
  ): AsyncGenerator<{ owner: string; hash: Record<string, string> }> {
    const owners = await within(client.smembers(setOf(index, day)));
    for (let from = 0; from < owners.length; from += 256) {
      const some = owners.slice(from, from + 256);
      const hashes = await within(
        Promise.all(some.map((owner) => client.hgetall(hashOf(index, day, owner)))),
      );
      for (const [at, hash] of hashes.entries()) yield { owner: some[at]!, hash };
    }
  }

  return {
    kind: 'redis',
    commandTimeoutMs,
    bucketCount,
    bucketOf,
    attempt,
    settle,
    charge,
    usage,
    behind: (index) => isBehind(buckets[index]!),
    inFlight(index) {
      const { open, waiting } = buckets[index]!;
      return [...(open?.charges ?? []), ...waiting.map(({ charge }) => charge)];
    },
    async counters(index, day) {
      const floors: Floor[] = [];
      for await (const { owner, hash } of hashesOf(index, day)) {
        for (const [field, units] of Object.entries(hash)) {
          if (!field.startsWith('k:')) continue;
          floors.push({
            day,
            owner,
            keyId: field.slice(2),
            keyUsed: Number(units),
            ownerUsed: Number(hash['o']),
          });
        }
      }
      return floors;
    },
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
        for await (const { hash } of hashesOf(index, day)) rows.push(...operationsIn(hash));
      }
      return rows;
    },
    async ping() {
      await within(client.ping());
    },
    findEvicting: () => within(findEvicting(client, observe)),
    wasThere: () => wasThere,
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
  const lines: { keyId: string; operation: string; units: number }[] = [];
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
