import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Database } from '../../src/data/database.ts';
import { generateSecret } from '../../src/keys/format.ts';
import { createKeyStore } from '../../src/keys/store.ts';
import { createKeyVerifier, type KeyVerifier } from '../../src/keys/verify.ts';
import { Problem } from '../../src/problem.ts';
import { sharedDatabase } from '../service.ts';
import { until } from '../until.ts';

/** A database that counts its queries, and can be held or broken between the query and the result. */
let real: Database;
let database: Database;
let lookUps = 0;
let responded = 0;
let error: Error | undefined;
let gate: Promise<void> | undefined;
let atMs = 0;
let verifier: KeyVerifier;

beforeAll(async () => {
  real = await sharedDatabase();
  const raw = (sql: string, bindings: unknown) => {
    const query = real.knex.raw(sql, bindings as never);
    if (!sql.startsWith('select')) return query;
    lookUps += 1;
    const response = async () => {
      if (error) throw error;
      const result = await query;
      responded += 1;
      await gate;
      return result;
    };
    return response();
  };
  database = { ...real, knex: { raw } as unknown as Database['knex'] };
});

beforeEach(async () => {
  await verifier?.close();
  lookUps = 0;
  error = undefined;
  gate = undefined;
  atMs = Date.UTC(2026, 10, 21, 12);
  verifier = createKeyVerifier({ database, emit: () => {}, now: () => atMs });
});
afterAll(() => verifier.close());

let owners = 0;
const keys = () => createKeyStore({ database: real, now: () => atMs });
const create = (parts: { expiresAt?: Date } = {}) =>
  keys().create({
    email: `verify-${++owners}@example.org`,
    plan: 'free',
    kind: 'live',
    actor: 'test',
    ...parts,
  });

/** The code of the problem that a secret is refused with, or `good`. */
async function outcome(secret: string): Promise<string> {
  try {
    await verifier.verify(secret);
    return 'good';
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
}

describe('the caller of a secret', () => {
  test('a key is looked up once and then known at once', async () => {
    const { id, secret, record } = await create();
    expect(verifier.cached(secret)).toBeUndefined();
    const caller = await verifier.verify(secret);
    expect(caller).toMatchObject({ keyId: id, display: record.display, kind: 'live', owner: record.owner });
    expect(caller.plan.name).toBe('free');
    expect(verifier.cached(secret)).toBe(caller);
    expect(lookUps).toBe(1);
  });

  test('many requests with a key that nobody has used yet share one look-up', async () => {
    const { secret } = await create();
    const callers = await Promise.all(Array.from({ length: 100 }, () => verifier.verify(secret)));
    expect(new Set(callers).size).toBe(1);
    expect(lookUps).toBe(1);
  });

  test('what cannot be a key is refused without a look-up', async () => {
    const { secret } = await create();
    const last = secret.at(-1) === 'a' ? 'b' : 'a';
    for (const wrong of [
      '',
      'x',
      `${secret}a`,
      secret.slice(0, -1),
      secret.slice(0, -1) + last,
      ` ${secret}`,
    ]) {
      expect([wrong, await outcome(wrong)]).toEqual([wrong, 'malformed_api_key']);
    }
    expect(lookUps).toBe(0);
  });

  test('a key is looked up again after 60 seconds, not before, and not when the clock is put back', async () => {
    const { secret } = await create();
    await verifier.verify(secret);
    atMs += 59_999;
    await verifier.verify(secret);
    expect(lookUps).toBe(1);
    atMs += 1;
    await verifier.verify(secret);
    expect(lookUps).toBe(2);
    atMs -= 3_600_000;
    await verifier.verify(secret);
    expect(lookUps).toBe(3);
  });

  test('a key ends in its second, with no look-up', async () => {
    const { secret } = await create({ expiresAt: new Date(atMs + 10_000) });
    expect(await outcome(secret)).toBe('good');
    atMs += 9_999;
    expect(await outcome(secret)).toBe('good');
    atMs += 1;
    expect(await outcome(secret)).toBe('expired_api_key');
    expect(lookUps).toBe(1);
  });

  test('a rotated key ends with its grace, and the new one is good from the start', async () => {
    const { id, secret } = await create();
    const next = await keys().rotate(id, 20, 'test');
    expect(await outcome(secret)).toBe('good');
    expect(await outcome(next.secret)).toBe('good');
    atMs += 20_000;
    expect(await outcome(secret)).toBe('revoked_api_key');
    expect(await outcome(next.secret)).toBe('good');
  });

  test('disabled, enabled, revoked: each is seen after a notification, and within 60 seconds without one', async () => {
    const { id, secret } = await create();
    expect(await outcome(secret)).toBe('good');
    await keys().disable(id, 'test');
    expect(await outcome(secret)).toBe('good');
    verifier.forget(id);
    expect(await outcome(secret)).toBe('disabled_api_key');
    await keys().enable(id, 'test');
    verifier.forget(id);
    expect(await outcome(secret)).toBe('good');
    await keys().revoke(id, 'test', 'test');
    atMs += 60_000;
    expect(await outcome(secret)).toBe('revoked_api_key');
  });

  test('a change that is notified while the key is being looked up is not overlooked', async () => {
    for (const show of [(id: string) => verifier.forget(id), () => verifier.forgetAll()]) {
      const { id, secret } = await create();
      let open = () => {};
      gate = new Promise((resolve) => {
        open = resolve;
      });
      const before = responded;
      const early = verifier.verify(secret);
      // The row is read already; the result is on its way while the key is revoked and every process notified.
      await until('the row is read', () => responded > before);
      await keys().revoke(id, 'test', 'test');
      show(id);
      const late = outcome(secret);
      open();
      await early.catch(() => {});
      expect(await late).toBe('revoked_api_key');
      expect(await outcome(secret)).toBe('revoked_api_key');
    }
  });
});

describe('a flood of invented keys', () => {
  test('reaches the database once a key and leaves the good one known', async () => {
    const { secret } = await create();
    await verifier.verify(secret);
    const invented = Array.from({ length: 200 }, () => generateSecret('live'));
    lookUps = 0;
    for (let round = 0; round < 3; round += 1) {
      for (const each of invented) expect(await outcome(each)).toBe('invalid_api_key');
    }
    expect(lookUps).toBeLessThanOrEqual(200);
    expect(verifier.cached(secret)).toBeDefined();
  });

  test('takes few connections, however many keys come at once', async () => {
    const invented = Array.from({ length: 2_000 }, () => generateSecret('live'));
    const outcomes = await Promise.all(invented.map(outcome));
    expect(new Set(outcomes)).toEqual(new Set(['invalid_api_key']));
    expect(lookUps).toBeLessThanOrEqual(20);
  });
});

describe('while the database is away', () => {
  test('cached keys stay valid past their time, and end in their second all the same', async () => {
    const { secret } = await create({ expiresAt: new Date(atMs + 600_000) });
    await verifier.verify(secret);
    error = Object.assign(new Error('connect ECONNREFUSED 10.0.0.7:5432'), { code: 'ECONNREFUSED' });
    for (let minutes = 1; minutes < 10; minutes += 1) {
      atMs += 60_000;
      expect(await outcome(secret)).toBe('good');
    }
    atMs += 60_000;
    expect(await outcome(secret)).toBe('expired_api_key');
  });

  test('a key that is believed once more is looked up again after five seconds, and not before', async () => {
    const { secret } = await create();
    await verifier.verify(secret);
    error = new Error('down');
    atMs += 60_000;
    for (const [later, requested] of [
      [0, 2],
      [4_999, 2],
      [1, 3],
    ] as const) {
      atMs += later;
      expect(await outcome(secret)).toBe('good');
      expect(lookUps).toBe(requested);
    }
  });

  test('keys that are not known get 503 that reveals nothing, and are looked up when it is back', async () => {
    const { secret } = await create();
    error = new Error('select hash from api_key - connect ECONNREFUSED 10.0.0.7:5432');
    const refusal = await verifier.verify(secret).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ code: 'unavailable', status: 503, headers: { 'Retry-After': '5' } });
    expect((refusal as Problem).message).not.toMatch(/select|ECONN|10\.0/);
    error = undefined;
    expect(await outcome(secret)).toBe('good');
  });

  test('all known keys survive missed messages', async () => {
    const { secret } = await create();
    await verifier.verify(secret);
    verifier.forgetAll();
    error = new Error('down');
    expect(await outcome(secret)).toBe('good');
  });

  test('a key that was changed is not believed', async () => {
    const { id, secret } = await create();
    await verifier.verify(secret);
    verifier.forget(id);
    error = new Error('down');
    expect(await outcome(secret)).toBe('unavailable');
  });
});

test('when a key was last used is written in one batch, and never put back', async () => {
  const [one, two, unused] = [await create(), await create(), await create()];
  await verifier.verify(one.secret);
  atMs += 5_000;
  for (let index = 0; index < 50; index += 1) await verifier.verify(one.secret);
  await verifier.verify(two.secret);
  const usedAt = async ({ id }: { id: string }) =>
    (await keys().find(id))[0]!.last_used_at?.getTime() ?? null;
  expect(await usedAt(one)).toBeNull();
  await verifier.close();
  expect([await usedAt(one), await usedAt(two), await usedAt(unused)]).toEqual([atMs, atMs, null]);
  const latest = atMs;
  atMs -= 3_000;
  await verifier.verify(one.secret);
  await verifier.close();
  expect(await usedAt(one)).toBe(latest);
});
