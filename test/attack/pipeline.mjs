import { connect } from 'node:net';

// A client that sends many requests without waiting for the answers, on several connections, in a process of its own.
// Arguments: port, connections, requests for each, head of the request (JSON), whether the answers are read.
const [port, connections, count, head, isReading] = process.argv.slice(2);
const bytes = Buffer.from(JSON.parse(head).repeat(Number(count)), 'latin1');
let open = 0;
// Connections that are not read do not keep the process.
setInterval(() => {}, 60_000);

for (let index = 0; index < Number(connections); index++) {
  const socket = connect(Number(port), '127.0.0.1', () => {
    open += 1;
    if (open === Number(connections)) process.stdout.write('open\n');
    const send = () => socket.write(bytes, () => isReading === 'true' && send());
    send();
  });
  socket.on('error', () => undefined);
  if (isReading === 'true') socket.resume();
  else socket.pause();
}
