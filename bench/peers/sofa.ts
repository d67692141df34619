import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { useSofa } from 'sofa-api';
import { openDatabase } from '../../src/data/database.ts';
import { createReleases } from '../../src/data/releases.ts';
import { setRowCacheSize } from '../../src/graph/batch.ts';
import { contextOf } from '../../src/graph/builder.ts';
import { schema } from '../../src/graph/schema.ts';

/** sofa-api over our own schema, without our caches: REST routes made by somebody else's machine. */
setRowCacheSize(0);
const database = await openDatabase({
  url: process.env['DATABASE_URL'],
  folder: '',
  poolSize: 10,
  statementTimeoutMs: 10_000,
  connectTimeoutMs: 10_000,
});
const releases = createReleases({ database, observe: () => {}, pollMs: 60_000 });
const release = (await releases.refresh())!;
const handler = useSofa({
  schema,
  basePath: '/api',
  context: async () => contextOf(release),
  depthLimit: 1,
} as never);
const server = createServer(handler as never);
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }));
