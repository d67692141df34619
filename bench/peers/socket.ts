import { readFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';

/** The floor under all that runs on Node: a socket that reads no more than the target and writes ready bytes. */
const fixtures: Record<string, { status: number; headers: string[]; body?: string }> = JSON.parse(
  readFileSync(process.argv[2]!, 'utf8'),
);
const ready = new Map(
  Object.entries(fixtures).map(([path, { status, headers, body = '' }]) => {
    let head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nDate: ${new Date().toUTCString()}\r\n`;
    for (let index = 0; index < headers.length; index += 2)
      head += `${headers[index]}: ${headers[index + 1]}\r\n`;
    return [path, Buffer.from(`${head}\r\n${body}`)];
  }),
);

const server = createServer({ noDelay: true }, (socket) => {
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    const start = 'GET '.length;
    socket.write(ready.get(chunk.latin1Slice(start, chunk.indexOf(' ', start)))!);
  });
});
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }));
