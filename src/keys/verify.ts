import { LRUCache } from 'lru-cache';
import type { Database } from '../data/database.ts';
import { dateOf, epochMs } from '../data/moments.ts';
import { readRows } from '../data/read-rows.ts';
import type { Emit } from '../observe/events.ts';
import { Problem } from '../problem.ts';
import { digestSecret, isWellFormed, type KeyKind } from './format.ts';
import { defaultPlans, type Plan, type PlanName, type Plans } from './plans.ts';

/** The valid key of a request, as of its last look-up. */
export interface Caller {
  readonly keyId: string;
  /** The key as it may be shown. */
  readonly display: string;
  readonly kind: KeyKind;
  readonly name: string | null;
  readonly plan: Plan;
  /** Digest of the owner's e-mail. */
  readonly owner: string;
}

export interface KeyVerifier {
  /**
   * The caller to whom a secret belongs, if the key is cached.
   *
   * @throws Problem `expired_api_key`, `revoked_api_key`, `disabled_api_key`.
   */
  cached(secret: string): Caller | undefined;
  /**
   * The caller to whom a secret belongs.
   *
   * @throws Problem `malformed_api_key`, `invalid_api_key`, `expired_api_key`, `revoked_api_key`,
   *   `disabled_api_key`, or `unavailable` when an unknown key cannot be looked up.
   */
  verify(secret: string): Promise<Caller>;
  /** Removes one key from the cache after a change. */
  forget(keyId: string): void;
  /** Empties the cache, for when it is unknown which keys were changed. */
  forgetAll(): void;
  /** Writes when keys were last used, as happens every few seconds. */
  close(): Promise<void>;
}

interface KnownKey {
  readonly caller: Caller;
  readonly expiresAt: number;
  readonly revokedAt: number;
  readonly disabled: boolean;
  /** Until when the cached key is valid without another look-up. */
  freshUntil: number;
}

interface KeyRow {
  readonly hash: Buffer;
  readonly id: string;
  readonly display: string;
  readonly kind: KeyKind;
  readonly name: string | null;
  readonly plan: PlanName;
  readonly owner: string;
  /** End of the key in milliseconds since the Unix epoch; null for a key without one. */
  readonly expires_at: number | null;
  readonly revoked_at: number | null;
  readonly is_disabled: boolean;
}

export interface KeyVerifierParts {
  readonly database: Database;
  readonly emit: Emit;
  readonly now: () => number;
  /** The plans that keys name. */
  readonly plans?: Plans;
  /** How many keys are remembered, and how many that do not exist. */
  readonly keysRemembered?: number;
  /** How long a key is cached, in seconds; 60 at most by contract. */
  readonly cacheSeconds?: number;
}

/** How long an unknown key is cached. Nobody can know a secret before it is created. */
const unknownSeconds = 60;
const flushMs = 5_000;
/** A use within this many seconds of the stored one is not written. */
const noteworthySeconds = 30;
/** How long a cached key stays valid after a failed look-up. */
const retrySeconds = 5;
/** Maximum number of keys in one statement. */
const maxLookUp = 500;

/**
 * Looks keys up, one statement at a time: keys that arrive meanwhile go into the next statement. Anyone can invent
 * well-formed keys; a flood of them takes one connection and leaves the others to real callers.
 */
function createLookUps({ knex }: Database): (digest: string) => Promise<KeyRow | undefined> {
  interface Wanted {
    readonly digest: string;
    resolve(row: KeyRow | undefined): void;
    reject(error: unknown): void;
  }
  const waiting: Wanted[] = [];
  let busy = false;

  async function lookUp(batch: readonly Wanted[]): Promise<void> {
    const rows = await readRows<KeyRow>(
      knex,
      `select hash, id, display, kind, name, plan, owner, ${epochMs('expires_at')} as expires_at,
              ${epochMs('revoked_at')} as revoked_at, disabled_at is not null as is_disabled
         from api_key where hash = any(?::bytea[])`,
      [batch.map(({ digest }) => Buffer.from(digest, 'hex'))],
      'api_key_by_hash',
    );
    const found = new Map(rows.map((row) => [Buffer.from(row.hash).toString('hex'), row]));
    for (const { digest, resolve } of batch) resolve(found.get(digest));
  }

  async function lookUpAll(): Promise<void> {
    busy = true;
    while (waiting.length > 0) {
      const batch = waiting.splice(0, maxLookUp);
      try {
        await lookUp(batch);
      } catch (error) {
        // Callers in the queue have waited as long: no caller waits more than once for a database that hangs.
        for (const { reject } of [...batch, ...waiting.splice(0)]) reject(error);
      }
    }
    busy = false;
  }

  return (digest) =>
    new Promise((resolve, reject) => {
      waiting.push({ digest, resolve, reject });
      if (!busy) lookUpAll().catch(reject);
    });
}

/** Creates the times of last use, which are written every few seconds. */
function createLastUses({ knex }: Database) {
  let lastUsed = new Map<string, number>();

  async function flush(): Promise<void> {
    if (lastUsed.size === 0) return;
    const batch = lastUsed;
    lastUsed = new Map();
    try {
      // Processes that update the same keys lock them in one order, which avoids deadlocks.
      await readRows(
        knex,
        `update api_key k set last_used_at = greatest(k.last_used_at, u.at)
           from (select id, w.at
                   from api_key o join unnest(?::text[], ?::timestamptz[]) as w(id, at) using (id)
                  where o.last_used_at is null or o.last_used_at < w.at - make_interval(secs => ?)
                  order by id for update of o) u
          where k.id = u.id`,
        [[...batch.keys()], [...batch.values()].map((at) => new Date(at).toISOString()), noteworthySeconds],
      );
    } catch {
      // The time of last use is only informative; it is written with the next use.
      for (const [keyId, at] of batch) if (!lastUsed.has(keyId)) lastUsed.set(keyId, at);
    }
  }

  const timer = setInterval(flush, flushMs);
  timer.unref();
  return {
    note(keyId: string, at: number): void {
      lastUsed.set(keyId, at);
    },
    async close(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}

/**
 * Creates the caches of keys. They are keyed by digest, so they hold no secrets. Valid and unknown keys have a cache each,
 * so that a flood of invented keys cannot evict valid ones.
 */
function createKeyCaches(size: number) {
  const known = new LRUCache<string, KnownKey>({ max: size });
  const unknown = new LRUCache<string, number>({ max: size });
  const digestsByKey = new Map<string, string>();
  return {
    known,
    unknown,
    keep(digest: string, key: KnownKey): void {
      known.set(digest, key);
      digestsByKey.set(key.caller.keyId, digest);
      if (digestsByKey.size <= size * 2) return;
      for (const [keyId, each] of digestsByKey) if (!known.has(each)) digestsByKey.delete(keyId);
    },
    forget(keyId: string): void {
      const digest = digestsByKey.get(keyId);
      if (digest === undefined) return;
      known.delete(digest);
      digestsByKey.delete(keyId);
    },
    forgetAll(): void {
      // Expired but kept: they are still accepted while the database is down.
      for (const key of known.values()) key.freshUntil = 0;
      unknown.clear();
    },
  };
}

const knownKeyOf = (row: KeyRow, plans: Plans, freshUntil: number): KnownKey => ({
  caller: {
    keyId: row.id,
    display: row.display,
    kind: row.kind,
    name: row.name,
    plan: plans[row.plan],
    owner: row.owner,
  },
  expiresAt: row.expires_at ?? Number.POSITIVE_INFINITY,
  revokedAt: row.revoked_at ?? Number.POSITIVE_INFINITY,
  disabled: row.is_disabled,
  freshUntil,
});

const invalid = () => new Problem('invalid_api_key', 'This service never issued this API key.');
const malformed = () =>
  new Problem(
    'malformed_api_key',
    'The value is not a valid API key: keys are caryll_live_ or caryll_test_ followed by 36 characters that include a checksum. The key was probably truncated or mistyped.',
  );

function unavailable(cause: unknown): Problem {
  const problem = new Problem(
    'unavailable',
    'The key cannot be verified at the moment. Try again in a few seconds.',
    {},
    { 'Retry-After': '5' },
  );
  problem.cause = cause;
  return problem;
}

/** @throws Problem when the key is revoked, disabled or expired. */
function assertUsable({ revokedAt, disabled, expiresAt }: KnownKey, at: number): void {
  if (revokedAt <= at) throw new Problem('revoked_api_key', 'This API key was revoked.');
  if (disabled) throw new Problem('disabled_api_key', 'This API key is disabled.');
  if (expiresAt <= at)
    throw new Problem('expired_api_key', `This API key expired at ${dateOf(expiresAt).toISOString()}.`);
}

/** Whether a moment is in the future, at most `seconds` from now: a clock that is set back must not extend a lifetime. */
function isAhead(moment: number, seconds: number, at: number): boolean {
  const left = moment - at;
  return left > 0 && left <= seconds * 1000;
}

/** Creates promises by name, which callers share while they are pending. */
function createPending<Value>() {
  const pending = new Map<string, Promise<Value>>();
  return {
    once(name: string, start: () => Promise<Value>): Promise<Value> {
      const running = pending.get(name);
      if (running !== undefined) return running;
      const started = start().finally(() => {
        if (pending.get(name) === started) pending.delete(name);
      });
      pending.set(name, started);
      return started;
    },
    clear: () => pending.clear(),
  };
}

export function createKeyVerifier({
  database,
  emit,
  now,
  plans = defaultPlans,
  keysRemembered = 10_000,
  cacheSeconds = 60,
}: KeyVerifierParts): KeyVerifier {
  const caches = createKeyCaches(keysRemembered);
  const lastUses = createLastUses(database);
  const find = createLookUps(database);
  const pending = createPending<Caller>();
  /** Number of changes so far. A look-up that began before a change may be outdated, and is not cached. */
  let changes = 0;

  function judge(key: KnownKey, at = now()): Caller {
    assertUsable(key, at);
    lastUses.note(key.caller.keyId, at);
    return key.caller;
  }

  async function lookUp(digest: string, stale: KnownKey | undefined): Promise<Caller> {
    const changesBefore = changes;
    let row: KeyRow | undefined;
    try {
      row = await find(digest);
    } catch (error) {
      emit({ type: 'key_lookup', outcome: 'failed' });
      if (stale === undefined) throw unavailable(error);
      // While the database is down, a key that was valid a minute ago is accepted, for a while without a new look-up: a
      // database that hangs would delay every request.
      stale.freshUntil = now() + retrySeconds * 1000;
      return judge(stale);
    }
    emit({ type: 'key_lookup', outcome: row === undefined ? 'unknown' : 'miss' });
    if (row === undefined) {
      caches.known.delete(digest);
      if (changes === changesBefore) caches.unknown.set(digest, now() + unknownSeconds * 1000);
      throw invalid();
    }
    const key = knownKeyOf(row, plans, now() + cacheSeconds * 1000);
    if (changes === changesBefore) caches.keep(digest, key);
    return judge(key);
  }

  function cached(secret: string): Caller | undefined {
    const key = caches.known.get(digestSecret(secret));
    if (key === undefined) return undefined;
    const at = now();
    return isAhead(key.freshUntil, cacheSeconds, at) ? judge(key, at) : undefined;
  }

  return {
    cached,
    async verify(secret) {
      const caller = cached(secret);
      if (caller !== undefined) return caller;
      const digest = digestSecret(secret);
      if (!isWellFormed(secret)) throw malformed();
      const unknownUntil = caches.unknown.get(digest);
      if (unknownUntil !== undefined && isAhead(unknownUntil, unknownSeconds, now())) throw invalid();
      return pending.once(digest, () => lookUp(digest, caches.known.get(digest)));
    },
    forget(keyId) {
      changes += 1;
      pending.clear();
      caches.forget(keyId);
    },
    forgetAll() {
      changes += 1;
      pending.clear();
      caches.forgetAll();
    },
    close: lastUses.close,
  };
}
