import { expect, test } from '@jest/globals';
import type { ServiceEvent } from '../../src/observe/events.ts';
import type { PostgresCounters } from '../../src/quota/postgres-counters.ts';
import type { Charge, PrimaryCounters } from '../../src/quota/quota.ts';
import { createSharedStore } from '../../src/quota/shared-store.ts';

const charge: Charge = {
  keyId: 'key',
  owner: 'owner',
  cost: 1,
  keyLimit: 1_000,
  ownerLimit: 1_000,
  day: 20_000,
  operation: 'getBoss',
};

test('a Redis that accepts probes and fails charges is not lost and found again with each of them', async () => {
  const emitted: ServiceEvent[] = [];
  let used = 0;
  const primary = {
    consume: async () => {
      throw new Error('OOM command not allowed when used memory > maxmemory');
    },
    raise: async () => {},
    probe: async () => {},
  } satisfies Partial<PrimaryCounters>;
  const postgres = {
    consume: async ({ cost }: Charge) => {
      used += cost;
      return { granted: true, keyUsed: used, ownerUsed: used };
    },
    add: async (usage: readonly object[]) =>
      usage.map((each) => ({ ...each, keyUsed: used, ownerUsed: used })),
  };
  const store = createSharedStore({
    primary: primary as unknown as PrimaryCounters,
    postgres: postgres as unknown as PostgresCounters,
    onOutage: 'serve',
    emit: (event) => emitted.push(event),
  });
  const states = () => emitted.map((event) => ('state' in event ? event.state : event.type));
  const spend = async () => {
    for (let each = 0; each < 50; each += 1) {
      expect(await store.consume(charge)).toMatchObject({ granted: true });
      await new Promise(setImmediate);
    }
  };
  await spend();
  expect(used).toBe(50);
  // It is probed again at once, because most losses are over as soon as they are seen.
  expect(states()).toEqual(['lost', 'back', 'lost']);
  expect(store.isDegraded()).toBe(true);
  await store.flush();
  expect(store.isDegraded()).toBe(false);
  await spend();
  expect(used).toBe(100);
  expect(states()).toEqual(['lost', 'back', 'lost', 'back', 'lost', 'back', 'lost']);
  await store.flush();
  // Whenever it is back it is said how many units were counted without it: in all, each of them once.
  const counted = emitted.map((event) => (event.type === 'quota_outage' ? event.units : 0));
  expect(counted.reduce((sum, units) => sum + units)).toBe(100);
});
