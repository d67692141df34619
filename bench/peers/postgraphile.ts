import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

/** PostGraphile on the same tables: one statement for each query. It has its own graphql, so it is not bundled. */
const { postgraphile } = createRequire(`${process.cwd()}/bench/package.json`)('postgraphile');
const middleware = postgraphile(
  { connectionString: process.env['DATABASE_URL'], max: 10, idleTimeoutMillis: 0 },
  'bloodborne_1',
  // Columns of JSON as JSON, not as text; no route that nobody asks.
  { dynamicJson: true, graphiql: false, disableQueryLog: true, queryCacheMaxSize: 50_000_000 },
);
const server = createServer(middleware);
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }));
