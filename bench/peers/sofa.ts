import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { getNamedType, isCompositeType } from 'graphql';
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

// Left to itself it selects every relation of every relation, and does not come to an end over a whole graph. What
// is left to it is what the bodies compared have: a boss, its drops and phases.
const kept = new Set(['Query.boss', 'Query.bosses', 'Boss.drops', 'Boss.phases']);
const trimmed = mapSchema(schema, {
  [MapperKind.OBJECT_FIELD]: (field, name, typeName) =>
    isCompositeType(getNamedType(field.type)) && !kept.has(`${typeName}.${name}`) ? null : undefined,
});
const options = { schema: trimmed, basePath: '/api', context: async () => contextOf(release) };
const server = createServer(useSofa(options as never) as never);
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }));
