import { describe, expect, test } from '@jest/globals';
import { createMemoryCounters } from '../../src/quota/memory-counters.ts';
import type { PostgresCounters } from '../../src/quota/postgres-counters.ts';
import type { Charge } from '../../src/quota/quota.ts';
import { createSharedStore } from '../../src/quota/shared-store.ts';

/** Counting in the memory of the only process, in front of a Postgres that is slow and fails at times. */

function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A Postgres that writes after some turns of the event loop, or not at all, with the units of each subject and day. */
function openPostgres(random: () => number, failures: number) {
  const written = new Map<string, number>();
  const read = (day: number, subject: string) => written.get(`${day} ${subject}`) ?? 0;
  async function respond<Result>(run: () => Result): Promise<Result> {
    for (let turns = Math.floor(random() * 4); turns > 0; turns -= 1) await new Promise(setImmediate);
    if (random() < failures) throw new Error('the database is away');
    return run();
  }
  const countersOf = ({ day, keyId, owner }: Pick<Charge, 'day' | 'keyId' | 'owner'>) => ({
    keyUsed: read(day, keyId),
    ownerUsed: read(day, owner),
  });
  const postgres = {
    consume: (charge) => respond(() => ({ granted: true, ...countersOf(charge) })),
    add: (usage) =>
      respond(() =>
        usage.map((each) => {
          for (const subject of [each.keyId, each.owner])
            written.set(`${each.day} ${subject}`, read(each.day, subject) + each.units);
          return { ...each, ...countersOf(each) };
        }),
      ),
  } as PostgresCounters;
  return { postgres, read };
}

const owner = 'owner';
const keys = ['first', 'second'];
const limits = { keyLimit: 60, ownerLimit: 90 };

describe.each([1, 2, 3, 4, 5, 6, 7, 8])('seed %i', (seed) => {
  test('no limit is passed, whichever way the day changes, and each unit is written once', async () => {
    const random = randomFrom(seed);
    const { postgres, read } = openPostgres(random, 0.2);
    const primary = createMemoryCounters();
    const store = createSharedStore({ primary, postgres, onOutage: 'serve', emit: () => {} });
    const granted = new Map<string, number>();
    let failed = 0;
    const charges: Promise<void>[] = [];
    let day = 20_000;
    for (let step = 0; step < 2_000; step += 1) {
      // Midnight, and a clock that is set back over it.
      if (step % 400 === 399) day += 1;
      const at = random() < 0.05 ? day - 1 : day;
      const keyId = keys[step % 2]!;
      const charge = { keyId, owner, cost: 1, ...limits, day: at, operation: 'getBoss' };
      charges.push(
        store.consume(charge).then(
          (result) => {
            if (!result.granted) return;
            for (const subject of [keyId, owner]) {
              const name = `${at} ${subject}`;
              granted.set(name, (granted.get(name) ?? 0) + 1);
            }
          },
          () => {
            failed += 1;
          },
        ),
      );
      if (step % 50 === 0) store.flush().catch(() => {});
      if (random() < 0.3) await new Promise(setImmediate);
    }
    await Promise.all(charges);
    // Only the first charges of a key and day wait for Postgres, and can fail with it.
    expect(failed).toBeLessThan(1_000);
    for (let attempt = 0; attempt < 50; attempt += 1) await store.flush().catch(() => {});
    for (const [name, units] of granted) {
      const [at, subject] = name.split(' ') as [string, string];
      expect(units).toBeLessThanOrEqual(subject === owner ? limits.ownerLimit : limits.keyLimit);
      expect([name, read(Number(at), subject)]).toEqual([name, units]);
    }
    // All that a day has is granted.
    expect(granted.get(`20001 ${owner}`)).toBe(limits.ownerLimit);
  });
});

test('the day before the latest is kept, and earlier ones are read again', async () => {
  const { consume, raise } = createMemoryCounters();
  const charge = (day: number) => ({ keyId: 'key', owner, cost: 1, ...limits, day, operation: 'getBoss' });
  const counters = (day: number, used: number) => ({
    ...{ day, owner, keyId: 'key', keyUsed: used, ownerUsed: used },
  });
  await raise([counters(10, 7)]);
  await raise([counters(11, 3)]);
  expect(await consume(charge(11))).toEqual({ granted: true, keyUsed: 4, ownerUsed: 4 });
  // A clock that was set back.
  expect(await consume(charge(10))).toEqual({ granted: true, keyUsed: 8, ownerUsed: 8 });
  expect(await consume(charge(11))).toEqual({ granted: true, keyUsed: 5, ownerUsed: 5 });
  await raise([counters(12, 0)]);
  expect(await consume(charge(10))).toBeUndefined();
  expect(await consume(charge(11))).toEqual({ granted: true, keyUsed: 6, ownerUsed: 6 });
});
