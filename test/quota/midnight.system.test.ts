import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '../../src/data/database.ts';
import { plans } from '../../src/keys/plans.ts';
import { createKeyStore } from '../../src/keys/store.ts';
import { createQuota, type Quota } from '../../src/quota/service.ts';
import { findRedis, type Shared } from '../servers.ts';
import { openTestDatabase } from '../service.ts';

/** Four instances with 64 requests at a time each, while the UTC day ends under them. */

const instanceCount = 4;
const atOnce = 64;
/** Midnight at the end of 2026-11-20, in milliseconds. */
const midnight = Date.UTC(2026, 10, 21);

let clock = midnight - 1_000;
let redis: Shared | undefined;
let database: Database;
let instances: Quota[] = [];

beforeAll(async () => {
  redis = await findRedis();
  database = await openTestDatabase();
  if (!redis) return;
  const { urls } = redis;
  const prefix = `midnight-${randomBytes(4).toString('hex')}`;
  instances = await Promise.all(
    Array.from({ length: instanceCount }, () =>
      createQuota({
        database,
        redis: { urls, prefix, commandTimeoutMs: 5_000 },
        onOutage: 'serve',
        now: () => clock,
        observe: () => {},
      }),
    ),
  );
});
afterAll(async () => {
  for (const instance of instances) await instance.close();
  await database.close();
  await redis?.stop();
});

test('a day ends with its limit and the next begins with all of its own', async () => {
  if (!redis) return;
  const store = createKeyStore({ database, now: () => clock });
  const { record } = await store.create({
    email: 'night@example.org',
    plan: 'free',
    kind: 'test',
    actor: 'test',
  });

  const granted = new Map<string, number[]>();
  let refusals = 0;
  const clients = instances.flatMap((instance) =>
    Array.from({ length: atOnce }, async () => {
      const consumer = { keyId: record.id, owner: record.owner, plan: plans.free };
      while (refusals < 2_000) {
        // What a charge belongs to is decided when it is made, not when it is answered.
        const day = new Date(clock).toISOString().slice(0, 10);
        const standing = await instance.consume(consumer, 1, 'listRunes');
        if (standing.granted) granted.set(day, [...(granted.get(day) ?? []), standing.keyUsed]);
        else if (++refusals === 1_000) clock = midnight + 1;
      }
    }),
  );
  await Promise.all(clients);

  const upTo100 = Array.from({ length: 100 }, (_each, index) => index + 1);
  expect([...granted.keys()].sort()).toEqual(['2026-11-20', '2026-11-21']);
  for (const [day, used] of granted)
    expect({ day, used: used.sort((a, b) => a - b) }).toEqual({ day, used: upTo100 });
});
