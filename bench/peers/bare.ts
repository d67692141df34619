import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The measure of all others: node:http that sends ready bytes with the status and headers the service sends. */
const fixtures: Record<string, { status: number; headers: string[]; body?: string }> = JSON.parse(
  readFileSync(process.argv[2]!, 'utf8'),
);
const ready = new Map(
  Object.entries(fixtures).map(([path, { status, headers, body }]) => [
    path,
    { status, headers, body: body === undefined ? undefined : Buffer.from(body) },
  ]),
);

const server = createServer((req, res) => {
  const { status, headers, body } = ready.get(req.url!)!;
  res.writeHead(status, headers);
  res.end(body);
});
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }));
