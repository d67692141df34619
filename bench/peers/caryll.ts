import type { AddressInfo } from 'node:net';
import { plans } from '../../src/access/plans.ts';
import { loadConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/data/database.ts';
import { createService } from '../../src/service.ts';

/** The service as it is, but with limits that a benchmark cannot use up. */
for (const plan of Object.values(plans)) Object.assign(plan, { keyLimit: 1e9, ownerLimit: 1e9 });

const config = loadConfig(process.env);
const database = await openDatabase({
  url: config.DATABASE_URL,
  folder: `${config.DATA_DIR}/postgres`,
  poolSize: config.DATABASE_POOL_SIZE,
  statementTimeoutMs: 10_000,
  connectTimeoutMs: 10_000,
});
const service = await createService({ config, database, observe: () => {} });
service.server.listen(0, '127.0.0.1', () =>
  process.send!({ port: (service.server.address() as AddressInfo).port }),
);
// So that --cpu-prof gets to write its profile.
process.on('SIGTERM', () => process.exit(0));
