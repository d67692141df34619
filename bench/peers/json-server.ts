import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import jsonServer from 'json-server';

/** json-server with the same rows in memory: no database, no key, no quota. */
const rows = JSON.parse(readFileSync(process.argv[2]!, 'utf8'));
const server = jsonServer.create();
server.use(jsonServer.router({ bosses: rows.map((row: { slug: string }) => ({ id: row.slug, ...row })) }));
const listening = server.listen(0, '127.0.0.1', () =>
  process.send!({ port: (listening.address() as AddressInfo).port }),
);
