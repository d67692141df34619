import type { Database } from '../data/database.ts';
import type { Unsettled } from './redis-store.ts';

/** After this long a batch counts as left by whoever took it: that process has ended without a word. */
const takenFor = '5 minutes';
/** Days of usage that Redis keeps; older ones have nothing left to be settled into. */
const keptDays = 35;

const idOf = ({ process, bucket, number }: Unsettled) => `${process}/${bucket}/${number}`;

/**
 * Units that a process counted while Redis was lost and could not settle before it ended. They wait in the
 * database for the next process that starts, or that has its Redis back, and stay there until Redis has them: a
 * batch that is adopted twice counts once, so handing one out again is safe and losing one is not.
 */
export function createUnsettledShelf({ knex }: Database) {
  return {
    /** Puts batches on the shelf, or back on it when they were taken from there. */
    async save(batches: readonly Unsettled[]): Promise<void> {
      for (const batch of batches) {
        await knex.raw(
          `insert into quota_unsettled (id, batch) values (?, ?::jsonb)
           on conflict (id) do update set taken_at = null`,
          [idOf(batch), JSON.stringify(batch)],
        );
      }
    },
    /** Takes every batch that no other process has in hand. */
    async load(): Promise<Unsettled[]> {
      await knex.raw(`delete from quota_unsettled where saved_at < now() - interval '${keptDays} days'`);
      const { rows } = await knex.raw<{ rows: { batch: Unsettled }[] }>(
        `update quota_unsettled set taken_at = now()
          where taken_at is null or taken_at < now() - interval '${takenFor}' returning batch`,
      );
      return rows.map(({ batch }) => batch);
    },
    /** Forgets a batch that Redis has counted. */
    async drop(batch: Unsettled): Promise<void> {
      await knex.raw('delete from quota_unsettled where id = ?', [idOf(batch)]);
    },
  };
}
