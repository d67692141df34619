import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';

/**
 * json-server with the same rows in memory: no database, no key, no quota. It shows whole rows only, so the rows of
 * the list and those of single bosses are two collections. It reads files beside itself, so it is not bundled.
 */
const jsonServer = createRequire(`${process.cwd()}/bench/package.json`)('json-server');
const { list, details } = JSON.parse(readFileSync(process.argv[2]!, 'utf8'));
const withId = (rows: { slug: string }[]) => rows.map((row) => ({ id: row.slug, ...row }));
const server = jsonServer.create();
server.use(jsonServer.router({ bosses: withId(list), details: withId(details) }));
const listening = server.listen(0, '127.0.0.1', () =>
  process.send!({ port: (listening.address() as AddressInfo).port }),
);
