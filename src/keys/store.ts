import { randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import type { Database } from '../data/database.ts';
import { dateOf, epochMs } from '../data/moments.ts';
import { readRows } from '../data/read-rows.ts';
import {
  displayForm,
  generateSecret,
  hashSecret,
  type KeyKind,
  normalizeEmail,
  ownerDigest,
} from './format.ts';
import {
  checkEmail,
  checkExpiry,
  checkGrace,
  checkKind,
  checkName,
  checkPlan,
  checkReason,
} from './input.ts';
import type { PlanName } from './plans.ts';

/** A key as it is stored; the secret is not part of it. */
export interface KeyRecord {
  readonly id: string;
  readonly display: string;
  readonly kind: KeyKind;
  readonly owner_email: string;
  readonly owner_normalised: string;
  /** Digest that identifies the owner. */
  readonly owner: string;
  readonly plan: PlanName;
  readonly name: string | null;
  readonly created_at: Date;
  readonly expires_at: Date | null;
  readonly disabled_at: Date | null;
  readonly revoked_at: Date | null;
  readonly revoked_reason: string | null;
  /** Id of the key that this one replaces. */
  readonly replaces: string | null;
  readonly last_used_at: Date | null;
}

export type KeyState = 'active' | 'expired' | 'disabled' | 'revoked';

export interface KeyEvent {
  readonly key_id: string;
  readonly at: Date;
  readonly action:
    | 'created'
    | 'rotated'
    | 'revoked'
    | 'disabled'
    | 'enabled'
    | 'plan_changed'
    | 'expiry_changed'
    | 'restored';
  readonly actor: string;
  readonly details: Readonly<Record<string, unknown>>;
}

export interface NewKey {
  readonly email: string;
  readonly plan: PlanName;
  readonly name?: string | undefined;
  readonly expiresAt?: Date | undefined;
  readonly kind: KeyKind;
  /** The name of the user for the history. */
  readonly actor: string;
}

export interface KeyFilter {
  /** E-mail address of the owner, in any spelling. */
  readonly email?: string | undefined;
  readonly plan?: PlanName | undefined;
  readonly state?: KeyState | undefined;
}

/** The requested change of a key is not possible; the message has the reason. */
export class KeyError extends Error {
  override readonly name = 'KeyError';
  /** How to fix it, as a sentence. */
  readonly hint: string | undefined;

  constructor(message: string, hint?: string) {
    super(message);
    this.hint = hint;
  }
}

/** The columns of a key. For the end of a key, `infinity` means the same as null: never. */
const columns = `id, display, kind, owner_email, owner_normalised, owner, plan, name,
  ${epochMs('created_at')} as created_at, ${epochMs("nullif(expires_at, 'infinity')")} as expires_at,
  ${epochMs('disabled_at')} as disabled_at, ${epochMs("nullif(revoked_at, 'infinity')")} as revoked_at,
  revoked_reason, replaces, ${epochMs('last_used_at')} as last_used_at`;

type Moment = 'created_at' | 'expires_at' | 'disabled_at' | 'revoked_at' | 'last_used_at';

/** A row with {@link columns}: moments are in milliseconds since the Unix epoch. */
type KeyRow = Omit<KeyRecord, Moment> & {
  readonly [Name in Moment]: number | Extract<KeyRecord[Name], null>;
};

const dateOrNull = (ms: number | null) => (ms === null ? null : dateOf(ms));

/** The keys of a statement that selects or returns {@link columns}. */
async function readKeys(knex: Knex, sql: string, bindings: readonly unknown[]): Promise<KeyRecord[]> {
  const rows = await readRows<KeyRow>(knex, sql, bindings);
  return rows.map((row) => ({
    ...row,
    created_at: dateOf(row.created_at),
    expires_at: dateOrNull(row.expires_at),
    disabled_at: dateOrNull(row.disabled_at),
    revoked_at: dateOrNull(row.revoked_at),
    last_used_at: dateOrNull(row.last_used_at),
  }));
}

/** Any number, as long as no other lock uses it. */
const eventLock = 4_127_001;

/**
 * Makes events visible in the order of their ids, for readers that query the events after the last one they saw: no
 * other transaction gets an id until this one ends. Call it immediately before an event is written.
 */
export async function orderKeyEvents(trx: Knex): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(?)', [eventLock]);
}

const secondOf = (moment: Date) => `${moment.toISOString().slice(0, 19)}Z`;

/** State of a key at a moment. `revoked` takes precedence over all others. */
export function keyState(
  key: Pick<KeyRecord, 'revoked_at' | 'disabled_at' | 'expires_at'>,
  nowMs: number,
): KeyState {
  if (key.revoked_at !== null && key.revoked_at.getTime() <= nowMs) return 'revoked';
  if (key.disabled_at !== null) return 'disabled';
  return key.expires_at !== null && key.expires_at.getTime() <= nowMs ? 'expired' : 'active';
}

/**
 * Throws KeyInputError for an invalid input and KeyError for a change that is not possible; then nothing is changed.
 */
export interface KeyStore {
  create(key: NewKey): Promise<{ record: KeyRecord; id: string; secret: string }>;
  list(filter: KeyFilter): Promise<KeyRecord[]>;
  /** The key with this id; otherwise all whose id or display form begins with it. */
  find(idOrDisplay: string): Promise<KeyRecord[]>;
  findBySecret(secret: string): Promise<KeyRecord | undefined>;
  /** A new secret with the same owner, plan and name; the old one is revoked after `graceSeconds`. */
  rotate(
    id: string,
    graceSeconds: number,
    actor: string,
  ): Promise<{ record: KeyRecord; id: string; secret: string }>;
  revoke(id: string, reason: string, actor: string): Promise<KeyRecord>;
  disable(id: string, actor: string): Promise<KeyRecord>;
  enable(id: string, actor: string): Promise<KeyRecord>;
  setPlan(id: string, plan: PlanName, actor: string): Promise<KeyRecord>;
  /** Null removes the end date. */
  setExpiry(id: string, expiresAt: Date | null, actor: string): Promise<KeyRecord>;
  history(id: string): Promise<KeyEvent[]>;
}

async function record(trx: Knex, event: Omit<KeyEvent, 'at'>, nowMs: number): Promise<void> {
  await orderKeyEvents(trx);
  await trx.raw(
    'insert into api_key_event (key_id, at, action, actor, details) values (?, ?, ?, ?, ?::jsonb)',
    [event.key_id, new Date(nowMs), event.action, event.actor, JSON.stringify(event.details)],
  );
}

async function insert(trx: Knex, key: NewKey, replaces: string | null, nowMs: number) {
  const secret = generateSecret(key.kind);
  const id = `key_${randomBytes(8).toString('hex')}`;
  const [record] = await readKeys(
    trx,
    `insert into api_key (id, hash, display, kind, owner_email, owner_normalised, owner, plan, name, created_at, expires_at, replaces)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning ${columns}`,
    [
      id,
      hashSecret(secret),
      displayForm(secret),
      key.kind,
      key.email,
      normalizeEmail(key.email),
      ownerDigest(key.email),
      key.plan,
      key.name ?? null,
      new Date(nowMs),
      key.expiresAt ?? null,
      replaces,
    ],
  );
  return { record: record!, id, secret };
}

/** @throws KeyError when there is no such key. */
async function lockKey(trx: Knex, id: string): Promise<KeyRecord> {
  const [key] = await readKeys(trx, `select ${columns} from api_key where id = ? for update`, [id]);
  if (key === undefined) throw new KeyError(`there is no key ${id}`);
  return key;
}

function refuseRevoked(key: KeyRecord, nowMs: number): void {
  if (key.revoked_at === null) return;
  const at = secondOf(key.revoked_at);
  if (key.revoked_at.getTime() > nowMs) {
    throw new KeyError(
      `${key.id} was ${key.revoked_reason ?? 'replaced'} and ends at ${at}`,
      'Change the new key instead. To end the old key now, use `caryll keys revoke`.',
    );
  }
  throw new KeyError(
    `${key.id} was permanently revoked at ${at}`,
    'Issue a new one with `caryll keys create`.',
  );
}

/** Adds a key and the line of its history. */
async function createKey(trx: Knex, key: NewKey, now: () => number) {
  const created = await insert(trx, key, null, now());
  await record(
    trx,
    {
      key_id: created.id,
      action: 'created',
      actor: key.actor,
      details: { plan: key.plan, owner_email: created.record.owner_email },
    },
    now(),
  );
  return created;
}

/** Replaces a key: the new one has its plan, owner and expiry, and the old one ends after the grace period. */
async function rotateKey(trx: Knex, id: string, graceSeconds: number, actor: string, now: () => number) {
  const old = await lockKey(trx, id);
  refuseRevoked(old, now());
  if (old.expires_at !== null && old.expires_at.getTime() <= now()) {
    throw new KeyError(
      `${id} expired at ${secondOf(old.expires_at)}, and a new key would have the same expiry date`,
      'Set a later date with `caryll keys expire` first, or issue a new key with `caryll keys create`.',
    );
  }
  const created = await insert(
    trx,
    {
      email: old.owner_email,
      plan: old.plan,
      name: old.name ?? undefined,
      expiresAt: old.expires_at ?? undefined,
      kind: old.kind,
      actor,
    },
    id,
    now(),
  );
  const revokedAt = new Date(now() + graceSeconds * 1000);
  await trx.raw('update api_key set revoked_at = ?, revoked_reason = ? where id = ?', [
    revokedAt,
    `replaced by ${created.id}`,
    id,
  ]);
  await record(
    trx,
    {
      key_id: id,
      action: 'rotated',
      actor,
      details: { replaced_by: created.id, grace_seconds: graceSeconds },
    },
    now(),
  );
  await record(
    trx,
    {
      key_id: created.id,
      action: 'created',
      actor,
      details: { plan: old.plan, replaces: id },
    },
    now(),
  );
  return created;
}

/** Reads keys and their history. */
function createKeyReader(
  knex: Knex,
  now: () => number,
): Pick<KeyStore, 'list' | 'find' | 'findBySecret' | 'history'> {
  return {
    async list({ email, plan, state }) {
      const all = await readKeys(
        knex,
        `select ${columns} from api_key
          where (?::text is null or owner = ?) and (?::text is null or plan = ?) order by created_at, id`,
        [email ?? null, email === undefined ? null : ownerDigest(email), plan ?? null, plan ?? null],
      );
      const at = now();
      return all.filter((key) => state === undefined || keyState(key, at) === state);
    },

    async find(idOrDisplay) {
      const [start = '', end = ''] = idOrDisplay.split(/…|\.\.\./);
      const found = await readKeys(
        knex,
        `select ${columns} from api_key
          where starts_with(id, ?) or (starts_with(display, ?) and right(display, 4) like ?) order by created_at, id`,
        [idOrDisplay, start, end === '' ? '%' : end.replace(/[%_\\]/g, '')],
      );
      const exact = found.find(({ id }) => id === idOrDisplay);
      return exact === undefined ? found : [exact];
    },

    async findBySecret(secret) {
      const [key] = await readKeys(knex, `select ${columns} from api_key where hash = ?`, [
        hashSecret(secret),
      ]);
      return key;
    },

    async history(id) {
      const events = await readRows<Omit<KeyEvent, 'at'> & { readonly at: number }>(
        knex,
        `select key_id, ${epochMs('at')} as at, action, actor, details from api_key_event where key_id = ? order by id`,
        [id],
      );
      return events.map((event) => ({ ...event, at: dateOf(event.at) }));
    },
  };
}

/** Locks a key, lets `decide` refuse or name the change, and writes change and history together. */
async function changeKey(
  { knex, now }: { readonly knex: Knex; readonly now: () => number },
  id: string,
  actor: string,
  decide: (key: KeyRecord) => {
    set: Record<string, unknown>;
    action: KeyEvent['action'];
    details?: Record<string, unknown>;
  },
): Promise<KeyRecord> {
  return knex.transaction(async (trx) => {
    const key = await lockKey(trx, id);
    const { set, action, details = {} } = decide(key);
    const names = Object.keys(set);
    const [updated] = await readKeys(
      trx,
      `update api_key set ${names.map((name) => `${name} = ?`).join(', ')} where id = ? returning ${columns}`,
      [...Object.values(set), id],
    );
    await record(trx, { key_id: id, action, actor, details }, now());
    return updated!;
  });
}

/**
 * Keys in the database. Each change and its line of history are one transaction.
 *
 * @example
 * const keys = createKeyStore({ database, now: Date.now });
 * const { secret } = await keys.create({ email: 'ada@example.org', plan: 'free', kind: 'live', actor: 'ada' });
 */
export function createKeyStore({
  database,
  now,
}: {
  readonly database: Database;
  readonly now: () => number;
}): KeyStore {
  const { knex } = database;

  const parts = { knex, now };

  return {
    ...createKeyReader(knex, now),

    async create(wanted) {
      const key: NewKey = {
        kind: checkKind(wanted.kind),
        actor: wanted.actor,
        email: checkEmail(wanted.email),
        plan: checkPlan(wanted.plan),
        name: wanted.name === undefined ? undefined : checkName(wanted.name),
        expiresAt: wanted.expiresAt && checkExpiry(wanted.expiresAt, now()),
      };
      return knex.transaction((trx) => createKey(trx, key, now));
    },

    async rotate(id, graceSeconds, actor) {
      checkGrace(graceSeconds);
      return knex.transaction((trx) => rotateKey(trx, id, graceSeconds, actor, now));
    },

    async revoke(id, why, actor) {
      const reason = checkReason(why);
      return changeKey(parts, id, actor, (key) => {
        // A key within the grace period of its rotation can still be revoked at once.
        if (key.revoked_at !== null && key.revoked_at.getTime() <= now()) refuseRevoked(key, now());
        return {
          set: { revoked_at: new Date(now()), revoked_reason: reason },
          action: 'revoked',
          details: { reason },
        };
      });
    },

    disable: (id, actor) =>
      changeKey(parts, id, actor, (key) => {
        refuseRevoked(key, now());
        if (key.disabled_at !== null) throw new KeyError(`${id} is already disabled`);
        return { set: { disabled_at: new Date(now()) }, action: 'disabled' };
      }),

    enable: (id, actor) =>
      changeKey(parts, id, actor, (key) => {
        refuseRevoked(key, now());
        if (key.disabled_at === null) throw new KeyError(`${id} is not disabled`);
        return { set: { disabled_at: null }, action: 'enabled' };
      }),

    async setPlan(id, plan, actor) {
      checkPlan(plan);
      return changeKey(parts, id, actor, (key) => {
        refuseRevoked(key, now());
        if (key.plan === plan) throw new KeyError(`${id} already has the plan ${plan}`);
        return { set: { plan }, action: 'plan_changed', details: { from: key.plan, to: plan } };
      });
    },

    async setExpiry(id, expiresAt, actor) {
      // A date in the past is valid: it ends the key.
      if (expiresAt !== null) checkExpiry(expiresAt);
      return changeKey(parts, id, actor, (key) => {
        refuseRevoked(key, now());
        return {
          set: { expires_at: expiresAt },
          action: 'expiry_changed',
          details: { from: key.expires_at?.toISOString() ?? null, to: expiresAt?.toISOString() ?? null },
        };
      });
    },
  };
}
