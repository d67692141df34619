import { expect, test } from '@jest/globals';
import type { Database } from '../../src/data/database.ts';
import { createPostgresCounters } from '../../src/quota/postgres-counters.ts';

/** Counters on a database that fails as configured, one error for each call, and then works. */
function countersAfter(...errors: Error[]) {
  let calls = 0;
  const raw = async () => {
    const error = errors[calls];
    calls += 1;
    if (error) throw error;
    return { rows: [{ granted: true, keyUsed: 1, ownerUsed: 1 }] };
  };
  const knex = { raw } as unknown as Database['knex'];
  const { consume } = createPostgresCounters({ knex }, () => {});
  const charge = {
    keyId: 'k',
    owner: 'o',
    cost: 1,
    keyLimit: 9,
    ownerLimit: 9,
    day: 1,
    operation: 'getBoss',
  };
  return { charge: () => consume(charge), calls: () => calls };
}

const failing = (code: string) => Object.assign(new Error(code), { code });
const lost = failing('ECONNRESET');

test('a call whose connection breaks is made again on two others, and no more', async () => {
  const twice = countersAfter(lost, lost);
  expect(await twice.charge()).toEqual({ granted: true, keyUsed: 1, ownerUsed: 1 });
  expect(twice.calls()).toBe(3);
  const always = countersAfter(lost, lost, lost);
  await expect(always.charge()).rejects.toBe(lost);
  expect(always.calls()).toBe(3);
});

test('a call that the database refuses is not made again', async () => {
  const refused = failing('25006');
  const counters = countersAfter(refused);
  await expect(counters.charge()).rejects.toBe(refused);
  expect(counters.calls()).toBe(1);
});
