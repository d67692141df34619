import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Database } from '../../src/data/database.ts';
import { createLedger, type Ledger, nameOf, type Want } from '../../src/quota/postgres-store.ts';
import type { Charge } from '../../src/quota/quota.ts';
import { openTestDatabase } from '../service.ts';
import { createModelLedger } from './model-ledger.ts';

/** The ledger in Postgres and the model that the simulation runs on give the same answers. */

let database: Database;
let ledger: Ledger;
beforeAll(async () => {
  database = await openTestDatabase();
  ledger = createLedger(database);
});
afterAll(() => database.close());

const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)]!;

test('lends and consumes as the model does, whatever it is asked', async () => {
  for (let day = 1; day <= 20; day += 1) {
    const model = createModelLedger();
    for (let step = 0; step < 40; step += 1) {
      const limits = pick([
        { keyLimit: 60, ownerLimit: 90 },
        { keyLimit: 20, ownerLimit: 30 },
      ]);
      if (Math.random() < 0.5) {
        const charges = Array.from({ length: pick([1, 2, 5]) }, (): Charge => ({
          keyId: pick(['a', 'b']),
          owner: 'o',
          cost: pick([0, 1, 1, 5, 20]),
          day,
          operation: 'op',
          ...limits,
        }));
        expect(await ledger.consume(charges)).toMatchObject(model.consume(charges));
      } else {
        const wants = [
          { subject: pick(['k:a', 'k:b']), limit: limits.keyLimit },
          { subject: 'o:o', limit: limits.ownerLimit },
        ].map((want): Want => ({ ...want, day, atLeast: pick([0, 10, 30, 45, 60, 100]) }));
        const lent = await ledger.lend(wants);
        const modelled = model.lend(wants);
        for (const want of wants) {
          const { used, lent: units } = modelled.get(nameOf(want))!;
          expect(lent.get(nameOf(want))).toMatchObject({ used, lent: units });
        }
      }
    }
  }
});

test('nothing can be lent and granted beyond the limit', async () => {
  await ledger.lend([{ day: 99, subject: 'k:a', limit: 100, atLeast: 60 }]);
  await expect(
    database.knex.raw(`update quota_counter set used = 41 where day = 99 and subject = 'k:a'`),
  ).rejects.toThrow(/within_limit/);
});
