import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { useResponseCache } from '@graphql-yoga/plugin-response-cache';
import { createYoga } from 'graphql-yoga';
import { contextOf } from '../../../src/graph/builder.ts';
import { schema } from '../../../src/graph/schema.ts';
import { openRelease } from '../../release.ts';

/**
 * Yoga on our schema and resolvers, as its documentation sets it up; with `cached` also with its response cache, which
 * answers everybody from one memory. No key, no quota, no limits; rows are not remembered.
 */
const release = await openRelease();
const yoga = createYoga({
  schema,
  logging: false,
  graphiql: false,
  context: () => contextOf(release),
  plugins: process.argv[2] === 'cached' ? [useResponseCache({ session: () => null, ttl: 3_600_000 })] : [],
});
const server = createServer(yoga);
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }));
