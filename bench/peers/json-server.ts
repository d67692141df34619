import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

/** json-server with the same rows in memory: no database, no key, no quota. It reads files beside itself, so it is not bundled. */
const jsonServer = createRequire(`${process.cwd()}/bench/package.json`)('json-server');
const rows = JSON.parse(readFileSync(process.argv[2]!, 'utf8'));
const server = jsonServer.create();
server.use(jsonServer.router({ bosses: rows.map((row: { slug: string }) => ({ id: row.slug, ...row })) }));
const listening = server.listen(0, '127.0.0.1', () =>
  process.send!({ port: (listening.address() as AddressInfo).port }),
);
