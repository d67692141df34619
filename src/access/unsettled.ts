import type { Database } from '../data/database.ts';
import type { Unsettled } from './redis-store.ts';

/** How long a batch that was handed out waits before it may be forgotten, in days. */
const keptDays = 3;

/**
 * Units that a process counted while Redis was lost and could not settle before it ended. They wait in the
 * database for the next process. A batch stays for some days after it was handed out: adopting it twice counts
 * it once, so keeping it is safe and losing it is not.
 */
export function createUnsettledShelf({ knex }: Database) {
  return {
    async save(batches: readonly Unsettled[]): Promise<void> {
      for (const batch of batches) {
        const id = `${batch.process}/${batch.bucket}/${batch.number}`;
        await knex.raw(
          'insert into quota_unsettled (id, batch) values (?, ?::jsonb) on conflict (id) do nothing',
          [id, JSON.stringify(batch)],
        );
      }
    },
    async load(): Promise<Unsettled[]> {
      const { rows } = await knex.raw<{ rows: { batch: Unsettled }[] }>(
        'update quota_unsettled set taken_at = now() where taken_at is null returning batch',
      );
      await knex.raw(`delete from quota_unsettled where taken_at < now() - interval '${keptDays} days'`);
      return rows.map(({ batch }) => batch);
    },
  };
}
