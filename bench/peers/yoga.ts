import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createYoga } from 'graphql-yoga';
import { createLoadedRows, readRows } from './graphql-rows.ts';
import { type PeerContext, schema } from './graphql-schema.ts';

/** Yoga with its defaults: rows by dataloader and pg, or with the argument `memory` from memory. */
const inMemory = process.argv[2] === 'memory' ? await readRows() : undefined;
const yoga = createYoga<object, PeerContext>({
  schema,
  logging: false,
  context: () => ({ rows: inMemory ?? createLoadedRows() }),
});
const server = createServer(yoga);
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }));
