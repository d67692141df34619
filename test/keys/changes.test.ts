import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '../../src/data/database.ts';
import { createReleases } from '../../src/data/releases.ts';
import { createKeyStore } from '../../src/keys/store.ts';
import { createKeyVerifier } from '../../src/keys/verify.ts';
import { openTestDatabase } from '../databases.ts';
import { openTestService, type TestService } from '../service.ts';
import { until } from '../until.ts';

/** How soon a process notices a changed key: it polls the database, with Redis and without. */

let service: TestService;
let database: Database;
const closing: (() => unknown)[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  service = await openTestService({}, { database });
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
});
afterAll(() => service.close());

const keys = () => createKeyStore({ database, now: Date.now });
const create = () =>
  keys().create({ email: 'changes@example.org', plan: 'free', kind: 'live', actor: 'test' });

/** A process that caches a key until it is notified. */
function openProcess() {
  const verifier = createKeyVerifier({ database, emit: () => {}, now: Date.now });
  const releases = createReleases({
    database,
    emit: () => {},
    pollMs: 3_600_000,
    onKeysChanged(keyIds) {
      if (keyIds) for (const keyId of keyIds) verifier.forget(keyId);
      else verifier.forgetAll();
    },
  });
  closing.push(releases.close, verifier.close);
  return {
    verifier,
    poll: () => releases.refresh(),
    async outcome(secret: string): Promise<string> {
      try {
        await verifier.verify(secret);
        return 'good';
      } catch (error) {
        return (error as { code: string }).code;
      }
    },
  };
}

test('every change of a key is known after one look at the database', async () => {
  const processes = [openProcess(), openProcess()];
  const { id, secret } = await create();
  const changes: [string, () => Promise<unknown>][] = [
    ['disabled_api_key', () => keys().disable(id, 'test')],
    ['good', () => keys().enable(id, 'test')],
    ['expired_api_key', () => keys().setExpiry(id, new Date(Date.now() - 1), 'test')],
    ['good', () => keys().setExpiry(id, null, 'test')],
    ['revoked_api_key', () => keys().revoke(id, 'test', 'test')],
  ];
  for (const { poll, outcome } of processes) {
    await poll();
    expect(await outcome(secret)).toBe('good');
  }
  let before = 'good';
  for (const [expected, change] of changes) {
    await change();
    for (const { poll, outcome } of processes) {
      expect(await outcome(secret)).toBe(before);
      await poll();
      expect(await outcome(secret)).toBe(expected);
    }
    before = expected;
  }
});

test('a new key is looked up once: that it was created changes nothing of what is known', async () => {
  const { poll, verifier } = openProcess();
  await poll();
  const { secret } = await create();
  await verifier.verify(secret);
  await poll();
  expect(verifier.cached(secret)).toBeDefined();
});

test('one that is not there any more is known, too, after a backup took the place of all', async () => {
  const { poll, outcome } = openProcess();
  const [gone, kept] = [await create(), await create()];
  await poll();
  expect(await outcome(gone.secret)).toBe('good');
  await database.knex.raw('delete from api_key_event where key_id = ?', [gone.id]);
  await database.knex.raw('delete from api_key where id = ?', [gone.id]);
  await database.knex.raw(
    `insert into api_key_event (key_id, at, action, actor, details) values (?, now(), 'restored', 'test', '{}')`,
    [kept.id],
  );
  await poll();
  expect(await outcome(gone.secret)).toBe('invalid_api_key');
});

test('L9: a service without Redis looks by itself, and refuses a key that was revoked', async () => {
  const { id, secret } = await create();
  const path = '/v1/bloodborne/runes';
  expect((await service.get(path, { key: secret })).status).toBe(200);
  await keys().revoke(id, 'seen in public', 'test');
  await until('it is refused', async () => (await service.get(path, { key: secret })).status === 401);
});
