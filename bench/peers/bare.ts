import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The measure of all others: node:http that sends ready bytes with the headers the service sends. */
const fixtures: Record<string, { headers: string[]; body: string }> = JSON.parse(
  readFileSync(process.argv[2]!, 'utf8'),
);
const ready = new Map(
  Object.entries(fixtures).map(([path, { headers, body }]) => [path, { headers, body: Buffer.from(body) }]),
);

const server = createServer((req, res) => {
  const { headers, body } = ready.get(req.url!)!;
  res.writeHead(200, headers);
  res.end(body);
});
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }));
