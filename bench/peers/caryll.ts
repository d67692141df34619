import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createService } from '../../src/app.ts';
import { type Config, loadConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/data/database.ts';
import { migrate } from '../../src/data/migrate.ts';
import { importDataset } from '../../src/dataset/import.ts';
import { loadDataset } from '../../src/dataset/load.ts';
import { createKeyStore } from '../../src/keys/store.ts';
import { fromRoot } from '../../src/root.ts';
import { openSite } from '../../site/mount.ts';
import { createKeys } from '../keys.ts';

async function serve(config: Config): Promise<{ port: number; keys: string[] }> {
  const embedded = config.DATABASE_URL === undefined;
  const database = await openDatabase({
    url: config.DATABASE_URL,
    folder: `${config.DATA_DIR}/postgres`,
    poolSize: config.DATABASE_POOL_SIZE,
    statementTimeoutMs: 10_000,
    connectTimeoutMs: 10_000,
  });
  let keys: string[] = [];
  if (embedded) {
    await migrate(database);
    await importDataset(database, loadDataset(fromRoot('seeds')), { keep: 1 });
    keys = await createKeys(createKeyStore({ database, now: Date.now }));
  }
  const { server } = await createService({ config, database, emit: () => {}, openSite });
  await new Promise<void>((resolve) => server.listen(config.PORT, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, keys };
}

// The service as it is, but with limits that a benchmark cannot use up.
const limits = '999999999,999999999';
const config = loadConfig({
  PORT: '0',
  PLAN_FREE: limits,
  PLAN_STANDARD: limits,
  PLAN_INTERNAL: limits,
  ...process.env,
});
process.send!(await serve(config));
// The processor time of a turn of the event loop is how long the others wait on an idle machine, however busy this one is.
const busyMs = () =>
  Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
let heldMs = 0;
let before = busyMs();
setInterval(() => {
  const now = busyMs();
  heldMs = Math.max(heldMs, now - before);
  before = now;
}, 1).unref();
// Reports on request the longest turn since the last report, in milliseconds; or its memory after a garbage collection, in MiB.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
process.on('message', (message) => {
  if (message === 'held') {
    process.send!({ heldMs });
    heldMs = 0;
    return;
  }
  collect();
  const { heapUsed, rss } = process.memoryUsage();
  process.send!({ heap: heapUsed / 2 ** 20, resident: rss / 2 ** 20 });
});
// So that --cpu-prof gets to write its profile.
process.on('SIGTERM', () => process.exit(0));
