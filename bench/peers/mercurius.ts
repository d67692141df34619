import fastify from 'fastify';
import mercurius from 'mercurius';
import { createLoadedRows } from './graphql-rows.ts';
import { schema } from './graphql-schema.ts';

/** Mercurius with compiled queries: rows by dataloader and pg. */
const app = fastify();
await app.register(mercurius, { schema, jit: 1, context: () => ({ rows: createLoadedRows() }) });
const address = await app.listen({ port: 0, host: '127.0.0.1' });
process.send!({ port: Number(new URL(address).port) });
