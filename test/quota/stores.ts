import type { Database } from '../../src/data/database.ts';
import type { Observe } from '../../src/observe/events.ts';
import { createCounterCache } from '../../src/quota/counter-cache.ts';
import { createLedger, type Ledger } from '../../src/quota/postgres-store.ts';
import type { QuotaStore } from '../../src/quota/quota.ts';
import { createRedisLink } from '../../src/quota/redis-connection.ts';
import { createRedisStore, type RedisStore } from '../../src/quota/redis-store.ts';
import { createSharedStore } from '../../src/quota/shared-store.ts';

/** The shared store of one process, joined as the service joins it. */
export function openShared({
  urls,
  prefix,
  database,
  timeoutMs,
  mode = 'serve',
  isLedgerAway = () => false,
  observe = () => {},
  onRaised = () => {},
}: {
  readonly urls: readonly string[];
  readonly prefix: string;
  readonly database: Pick<Database, 'knex'>;
  readonly timeoutMs: number;
  readonly mode?: 'serve' | 'refuse';
  readonly isLedgerAway?: () => boolean;
  readonly observe?: Observe;
  readonly onRaised?: (units: number) => void;
}): { readonly store: QuotaStore; readonly redis: RedisStore } {
  const redis = createRedisStore({
    link: createRedisLink({ urls, prefix, commandTimeoutMs: timeoutMs }, observe),
    prefix,
    isCluster: urls.length > 1,
    commandTimeoutMs: timeoutMs,
    observe,
    onRaised,
  });
  const seen = createCounterCache();
  const ledger = createLedger(database);
  const ifThere =
    <Args extends unknown[], Answer>(ask: (...args: Args) => Promise<Answer>) =>
    async (...args: Args) => {
      if (isLedgerAway()) throw new Error('connect ECONNREFUSED');
      return ask(...args);
    };
  const reached: Ledger = {
    ...ledger,
    consume: ifThere(ledger.consume),
    lend: ifThere(ledger.lend),
    usage: ifThere(ledger.usage),
  };
  const shared = createSharedStore({
    redis,
    ledger: reached,
    mode,
    seen,
    observe,
    probeMs: 50,
  });
  const store: QuotaStore = {
    ...shared,
    consume: ({ charge, resolve, reject }) =>
      shared.consume({
        charge,
        resolve(result) {
          seen.note(charge, result);
          resolve(result);
        },
        reject,
      }),
  };
  return { store, redis };
}
