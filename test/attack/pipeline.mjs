import { connect } from 'node:net';

// A client that sends many requests without waiting for the responses, on several connections, in a process of its own.
// A connection that is closed is opened again. Arguments: port, connections, requests for each, head of the request
// (JSON), whether the responses are read.
const [port, connections, count, head, isReading] = process.argv.slice(2);
const bytes = Buffer.from(JSON.parse(head).repeat(Number(count)), 'latin1');
let opened = 0;
// Connections that are not read do not keep the process.
setInterval(() => {}, 60_000);

function open() {
  const socket = connect(Number(port), '127.0.0.1', () => {
    opened += 1;
    if (opened === Number(connections)) process.stdout.write('open\n');
    const send = () =>
      socket.write(bytes, (error) => {
        if (!error && isReading === 'true') send();
      });
    send();
  });
  socket.on('error', () => undefined);
  socket.on('close', () => setTimeout(open, 10));
  if (isReading === 'true') socket.resume();
  else socket.pause();
}

for (let index = 0; index < Number(connections); index++) open();
