import type { Observe } from '../observe/events.ts';
import type { Database } from './database.ts';

/** What is served, as the primary says: a release, and how often what is served has changed. */
export interface Served {
  readonly id: string;
  /** Grows with every import and rollback, in the transaction that makes it. */
  readonly changes: number;
}

/**
 * Replicas of the database, which lag behind it. Rows of a release are read from those that have all of it. An import
 * and a rollback are one transaction each, and a replica shows a transaction whole or not at all: one that knows of the
 * release and of as many changes as the primary lacks nothing.
 */
export interface Replicas {
  /** Asks every replica whether it has what is served. Never rejects, and waits for none. */
  look(served: Served): void;
  /**
   * Reads from a replica that has what is served, each in its turn.
   *
   * @returns undefined where none has it, or the one that was asked failed: the primary is to be asked then.
   */
  read<Rows>(served: Served, query: (knex: Database['knex']) => Promise<Rows>): Promise<Rows | undefined>;
}

export type ReplicaState = 'serving' | 'behind' | 'lost';

interface Replica {
  readonly knex: Database['knex'];
  /** From 1, in the order of the setting. */
  readonly number: number;
  state: ReplicaState;
  /** What it was found to have. */
  has: Served | undefined;
  isAsked: boolean;
}

/** Whether a replica has all of what is served. */
export async function hasServed({ knex }: Pick<Database, 'knex'>, served: Served): Promise<boolean> {
  const { rows } = await knex.raw<{ rows: { has: boolean }[] }>(
    `select exists (select from release where id = ?::bigint)
            and (select count(*) from dataset_version) >= ?::bigint as has`,
    [served.id, served.changes],
  );
  return rows[0]!.has;
}

export function createReplicas(databases: readonly Database[], observe: Observe): Replicas {
  const replicas = databases.map(({ knex }, index): Replica => ({
    knex,
    number: index + 1,
    state: 'behind',
    has: undefined,
    isAsked: false,
  }));
  let turn = 0;

  function note(replica: Replica, state: ReplicaState, served: Served | undefined, error?: unknown): void {
    replica.has = served;
    if (replica.state === state) return;
    replica.state = state;
    observe({ type: 'replica', number: replica.number, state, ...(error === undefined ? {} : { error }) });
  }

  async function ask(replica: Replica, served: Served): Promise<void> {
    const has = await hasServed(replica, served);
    note(replica, has ? 'serving' : 'behind', has ? served : undefined);
  }

  return {
    look(served) {
      for (const replica of replicas) {
        // One that hangs is asked again when it has been given up.
        if (replica.isAsked) continue;
        replica.isAsked = true;
        ask(replica, served)
          .catch((error: unknown) => note(replica, 'lost', undefined, error))
          .finally(() => {
            replica.isAsked = false;
          });
      }
    },
    async read(served, query) {
      const able = replicas.filter(({ has }) => has?.id === served.id && has.changes >= served.changes);
      if (able.length === 0) return undefined;
      turn = (turn + 1) % able.length;
      const replica = able[turn]!;
      try {
        return await query(replica.knex);
      } catch (error) {
        // Also a fault of the statement is for the primary to tell: what it answers is what is so.
        note(replica, 'lost', undefined, error);
        return undefined;
      }
    },
  };
}
