import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Database } from '../../src/data/database.ts';
import {
  displayForm,
  generateSecret,
  hashSecret,
  isWellFormed,
  normalizeEmail,
  ownerDigest,
} from '../../src/keys/format.ts';
import { checkEmail, KeyInputError } from '../../src/keys/input.ts';
import { createKeyStore, KeyError, type KeyStore, keyState } from '../../src/keys/store.ts';
import { openTestDatabase } from '../databases.ts';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

describe('the form of a key', () => {
  test('is prefix, kind, 30 random characters and 6 of the CRC-32 of all before them', () => {
    for (const kind of ['live', 'test'] as const) {
      const secret = generateSecret(kind);
      expect(secret).toMatch(new RegExp(`^caryll_${kind}_[0-9A-Za-z]{36}$`));
      const value = [...secret.slice(-6)].reduce((sum, digit) => sum * 62 + alphabet.indexOf(digit), 0);
      expect(value).toBe(crc32(secret.slice(0, -6)));
      expect(isWellFormed(secret)).toBe(true);
    }
  });

  test('any one character changed, and any two neighbours swapped, is noticed', () => {
    const secret = generateSecret('live');
    for (let index = 0; index < secret.length; index += 1) {
      for (const character of ['a', 'Z', '5', '-', 'é']) {
        if (secret[index] === character) continue;
        expect(isWellFormed(secret.slice(0, index) + character + secret.slice(index + 1))).toBe(false);
      }
      const [one, next] = [secret[index], secret[index + 1]];
      if (next === undefined || one === next) continue;
      expect(isWellFormed(secret.slice(0, index) + next + one + secret.slice(index + 2))).toBe(false);
    }
    for (const wrong of [
      '',
      'caryll_live_',
      secret.slice(1),
      `${secret}\n`,
      secret.replace('live', 'prod'),
    ]) {
      expect(isWellFormed(wrong)).toBe(false);
    }
  });

  test('every character is as likely as any other', () => {
    const counts = new Map<string, number>();
    const drawn = 2_000 * 30;
    for (let index = 0; index < 2_000; index += 1) {
      for (const each of generateSecret('live').slice(12, 42)) counts.set(each, (counts.get(each) ?? 0) + 1);
    }
    const expected = drawn / 62;
    const squares = [...alphabet].map((each) => ((counts.get(each) ?? 0) - expected) ** 2 / expected);
    // Chi-square with 61 degrees of freedom: above 126 once in a million runs. A bias modulo 256 gives about 900.
    expect(squares.reduce((sum, each) => sum + each, 0)).toBeLessThan(126);
  });

  test('an e-mail address has at most 254 characters, 64 of them before the @', () => {
    const domain = (length: number) => `${`${'d'.repeat(60)}.`.repeat(4).slice(0, length - 4)}.org`;
    const longest = `${'a'.repeat(64)}@${domain(254 - 65)}`;
    expect(longest).toHaveLength(254);
    expect(checkEmail(longest)).toBe(longest);
    const hint = 'An address has at most 254 characters, at most 64 of them before the @.';
    for (const longer of [`${'a'.repeat(64)}@${domain(255 - 65)}`, `${'a'.repeat(65)}@example.org`])
      expect(() => checkEmail(longer)).toThrow(expect.objectContaining({ hint }));
  });

  test('what is kept and shown of it gives nothing away', () => {
    const secret = generateSecret('live');
    expect(hashSecret(secret)).toEqual(createHash('sha256').update(secret).digest());
    expect(displayForm(secret)).toBe(`${secret.slice(0, 16)}…${secret.slice(-4)}`);
  });

  test('two spellings of an address are one owner', () => {
    const spellings = ['Zoë@Example.org', '  zoë@example.ORG\t', 'ZOE\u0308@example.org'];
    expect(new Set(spellings.map(normalizeEmail))).toEqual(new Set(['zoë@example.org']));
    expect(new Set(spellings.map(ownerDigest)).size).toBe(1);
    expect(ownerDigest('zoe@example.org')).not.toBe(ownerDigest('zoë@example.org'));
    expect(ownerDigest('zoe@example.org')).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('the store of keys', () => {
  let database: Database;
  let atMs = Date.UTC(2026, 10, 21, 12);
  let store: KeyStore;
  let owners = 0;
  beforeAll(async () => {
    database = await openTestDatabase();
    store = createKeyStore({ database, now: () => atMs });
  });
  afterAll(() => database.close());

  const create = (email = `keys-${++owners}@example.org`) =>
    store.create({ email, plan: 'free', name: 'laptop', kind: 'live', actor: 'ada' });
  const actions = async (id: string) => (await store.history(id)).map(({ action }) => action);

  test('keeps no secret, in no table', async () => {
    const { secret, record } = await create();
    expect(record).toMatchObject({
      display: displayForm(secret),
      plan: 'free',
      name: 'laptop',
      kind: 'live',
    });
    expect(JSON.stringify(record)).not.toContain(secret.slice(16, -4));
    for (const table of ['api_key', 'api_key_event']) {
      const { rows } = await database.knex.raw(
        `select string_agg(t::text, ' ') as everything from ${table} t`,
      );
      expect(rows[0].everything).not.toContain(secret.slice(16, -4));
    }
    expect((await store.findBySecret(secret))?.id).toBe(record.id);
    expect(await store.findBySecret(generateSecret('live'))).toBeUndefined();
  });

  test('lists by owner in any spelling, by plan and by state', async () => {
    const email = `list-${++owners}@example.org`;
    const first = await create(email);
    atMs += 1;
    const second = await create(` ${email.toUpperCase()} `);
    await store.setPlan(second.id, 'standard', 'ada');
    await store.disable(second.id, 'ada');
    const ids = async (filter: Parameters<KeyStore['list']>[0]) =>
      (await store.list({ email, ...filter })).map(({ id }) => id);
    expect(await ids({})).toEqual([first.id, second.id]);
    expect(await ids({ plan: 'standard' })).toEqual([second.id]);
    expect(await ids({ state: 'active' })).toEqual([first.id]);
    expect(await ids({ state: 'disabled' })).toEqual([second.id]);
    expect(second.record.owner_email).toBe(email.toUpperCase());
    expect(second.record.owner).toBe(first.record.owner);
  });

  test('finds by id, by a beginning of it, and by what is shown; wildcards are only characters', async () => {
    const { id, record } = await create();
    for (const named of [id, id.slice(0, 14), record.display, record.display.replace('…', '...')]) {
      expect([named, (await store.find(named)).map((key) => key.id)]).toEqual([named, [id]]);
    }
    await create();
    for (const named of ['key_', 'caryll_live_'])
      expect((await store.find(named)).length).toBeGreaterThanOrEqual(2);
    for (const named of ['key_%', '%', '_', "' or 1=1 --", 'key_ffffffffffffffff0'])
      expect([named, await store.find(named)]).toEqual([named, []]);
  });

  test('a rotated key works through its grace and is revoked after it', async () => {
    const old = await create();
    await store.setExpiry(old.id, new Date(atMs + 86_400_000), 'ada');
    const next = await store.rotate(old.id, 3_600, 'ada');
    expect(next.record).toMatchObject({
      replaces: old.id,
      plan: 'free',
      name: 'laptop',
      owner: old.record.owner,
    });
    expect(next.record.expires_at).toEqual(new Date(atMs + 86_400_000));
    const state = async () => keyState((await store.find(old.id))[0]!, atMs);
    expect(await state()).toBe('active');
    atMs += 3_599_999;
    expect(await state()).toBe('active');
    // Within the grace it can be cut off, but not be rotated into a second heir.
    await expect(store.rotate(old.id, 0, 'ada')).rejects.toThrow(KeyError);
    atMs += 1;
    expect(await state()).toBe('revoked');
    expect(await actions(old.id)).toEqual(['created', 'expiry_changed', 'rotated']);
    expect(await actions(next.id)).toEqual(['created']);
  });

  test('a key expires at the moment of its expiry date', async () => {
    const { id } = await create();
    const record = await store.setExpiry(id, new Date(atMs + 60_000), 'ada');
    expect([59_999, 60_000].map((later) => keyState(record, atMs + later))).toEqual(['active', 'expired']);
  });

  test('a revoked key stays revoked, and a refused change leaves no trace', async () => {
    const { id } = await create();
    await store.disable(id, 'ada');
    await store.enable(id, 'ada');
    const revoked = await store.revoke(id, 'seen in public', 'grace');
    expect(revoked).toMatchObject({ revoked_at: new Date(atMs), revoked_reason: 'seen in public' });
    const refused = [
      () => store.revoke(id, 'again', 'ada'),
      () => store.disable(id, 'ada'),
      () => store.enable(id, 'ada'),
      () => store.setPlan(id, 'internal', 'ada'),
      () => store.setExpiry(id, null, 'ada'),
      () => store.rotate(id, 0, 'ada'),
    ];
    for (const change of refused) await expect(change()).rejects.toThrow(KeyError);
    expect(await store.find(id)).toEqual([revoked]);
    expect(await actions(id)).toEqual(['created', 'disabled', 'enabled', 'revoked']);
    expect((await store.history(id)).at(-1)).toMatchObject({
      actor: 'grace',
      at: new Date(atMs),
      details: { reason: 'seen in public' },
    });
  });

  test('a change whose line of history cannot be written does not happen', async () => {
    const { id } = await create();
    await database.knex.raw(
      'alter table api_key_event add constraint closed check (key_id <> ?) not valid'.replace('?', `'${id}'`),
    );
    try {
      await expect(store.revoke(id, 'test', 'ada')).rejects.toThrow(/closed/);
      expect((await store.find(id))[0]!.revoked_at).toBeNull();
      await expect(store.rotate(id, 0, 'ada')).rejects.toThrow(/closed/);
      expect(
        (await store.list({ email: (await store.find(id))[0]!.owner_email })).map((key) => key.id),
      ).toEqual([id]);
    } finally {
      await database.knex.raw('alter table api_key_event drop constraint closed');
    }
  });

  test.each([
    [{ email: 'ada' }, /^email must be an address like ada@example.org; got "ada"/],
    [{ email: 'ada@localhost' }, /^email must be /],
    [{ email: 'Ada <ada@example.org>' }, /^email must be /],
    [{ email: '<ada@example.org>' }, /^email must be /],
    [{ email: 'ada@example..org' }, /^email must be /],
    [{ email: 'ada@-example.org' }, /^email must be /],
    [{ email: '.ada@example.org' }, /^email must be /],
    [{ email: 'ada@example.org, bob@example.org' }, /^email must be /],
    [{ email: 'a\u202eda@example.org' }, /^email must be .*\?da@example/],
    [{ email: `${'a'.repeat(65)}@example.org` }, /^email must be /],
    [{ email: `ada@${'example.'.repeat(40)}org` }, /^email must be /],
    [{ plan: 'Free' }, /^plan must be one of free, standard, internal; got "Free"/],
    [{ kind: 'prod' }, /^kind must be live or test; got "prod"/],
    [{ name: '  ' }, /^name must be 1 to 100 characters on one line; got nothing/],
    [{ name: 'x'.repeat(101) }, /^name must be /],
    [{ name: 'two\nlines' }, /^name must be .*"two\\nlines"/],
    [{ name: '\u001b[31mred' }, /^name must be /],
    [
      { expiresAt: new Date(Date.UTC(2026, 10, 21)) },
      /^expires must be a moment in the future; got "2026-11-21T00:00:00.000Z", which is in the past/,
    ],
    [{ expiresAt: new Date('soon') }, /^expires must be a moment before the year 10000/],
    [{ expiresAt: new Date(Date.UTC(10_000, 0)) }, /^expires must be /],
  ])('refuses to create %j', async (parts, message) => {
    const count = async () => (await store.list({})).length;
    const before = await count();
    const sound = { email: 'ada@example.org', plan: 'free', kind: 'live', actor: 'ada' } as const;
    const error = await store.create({ ...sound, ...parts } as never).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(KeyInputError);
    expect((error as Error).message).toMatch(message);
    expect(await count()).toBe(before);
  });

  test('takes what is unusual and right', async () => {
    for (const email of ['o’brien+caryll@exämple.org', "x_'y.z@a-b.co.uk", ' Zoë@例え.jp ']) {
      const { record } = await store.create({ email, plan: 'free', kind: 'test', name: ' ü ', actor: 'ada' });
      expect(record).toMatchObject({ owner_email: email.trim(), name: 'ü' });
    }
  });

  test('refuses invalid changes before it touches the key', async () => {
    const { id } = await create();
    const refused: [() => Promise<unknown>, RegExp][] = [
      [() => store.setPlan(id, 'gratis' as never, 'ada'), /^plan must be /],
      [() => store.setExpiry(id, new Date(Number.NaN), 'ada'), /^expires must be /],
      [() => store.revoke(id, ' ', 'ada'), /^reason must be 1 to 500 characters/],
      [() => store.revoke(id, 'x'.repeat(501), 'ada'), /^reason must be /],
      [() => store.rotate(id, -1, 'ada'), /^grace must be 0 to 365 d/],
      [() => store.rotate(id, 0.5, 'ada'), /^grace must be /],
      [() => store.rotate(id, 366 * 86_400, 'ada'), /^grace must be .*got 366 d/],
    ];
    for (const [change, message] of refused) {
      const error = await change().catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(KeyInputError);
      expect((error as Error).message).toMatch(message);
    }
    expect(await actions(id)).toEqual(['created']);
  });

  test('shows when a key within its grace period ends, and what replaced it', async () => {
    const old = await create();
    const next = await store.rotate(old.id, 86_400, 'ada');
    const end = `${new Date(atMs + 86_400_000).toISOString().slice(0, 19)}Z`;
    for (const change of [
      () => store.rotate(old.id, 0, 'ada'),
      () => store.setPlan(old.id, 'internal', 'ada'),
    ]) {
      await expect(change()).rejects.toThrow(`${old.id} was replaced by ${next.id} and ends at ${end}`);
    }
    await store.revoke(old.id, 'leaked', 'ada');
    await expect(store.enable(old.id, 'ada')).rejects.toThrow(/was permanently revoked at /);
  });

  test('does not make a key that has ended already, nor a change that changes nothing', async () => {
    const { id } = await create();
    await expect(store.setPlan(id, 'free', 'ada')).rejects.toThrow(`${id} already has the plan free`);
    await store.setExpiry(id, new Date(atMs - 1), 'ada');
    await expect(store.rotate(id, 60, 'ada')).rejects.toThrow(`${id} expired at`);
    expect(await actions(id)).toEqual(['created', 'expiry_changed']);
  });

  test('a key that is not there cannot be changed', async () => {
    await expect(store.revoke('key_nobody', 'test', 'ada')).rejects.toThrow(KeyError);
    expect(await store.history('key_nobody')).toEqual([]);
  });
});
