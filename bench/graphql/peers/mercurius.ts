import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import mercurius from 'mercurius';
import { contextOf } from '../../../src/graph/builder.ts';
import { schema } from '../../../src/graph/schema.ts';
import { openRelease } from '../../release.ts';

/** Mercurius on our schema and resolvers, queries compiled from the second time on. No key, no quota, no limits. */
const release = await openRelease();
const app = fastify();
await app.register(mercurius as never, { schema, jit: 1, context: () => contextOf(release) });
await app.listen({ port: 0, host: '127.0.0.1' });
process.send!({ port: (app.server.address() as AddressInfo).port });
