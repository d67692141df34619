import { connect, type Socket } from 'node:net';
import { type Load, type LoadResult, requestsOf } from './load.ts';

/**
 * Sends requests at a constant rate, for `applyRate`. A request that finds no free connection waits for one, and its
 * time counts from when it was due: a server that stalls cannot slow down the load that shows it. Due requests are
 * sent each millisecond, all at once.
 */

interface Connection {
  readonly socket: Socket;
  /** When the request under way was due. */
  dueAt: number;
  /** Bytes of the body that are still to come; -1 while the headers are not complete. */
  missing: number;
  /** Bytes of the headers that have arrived so far. */
  head: Buffer | undefined;
}

/** Time to open the connections, before the first request. */
const warmUpMs = 200;

/** The requests of a load, ready to be sent. */
function messagesOf(load: Load): Buffer[] {
  const { hostname, port } = new URL(load.url);
  return requestsOf(load).map(({ method, path, headers, body = '' }) => {
    const fields = { Host: `${hostname}:${port}`, ...headers };
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
    if (method === 'POST') lines.push(`Content-Length: ${Buffer.byteLength(body)}`);
    return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  });
}

/** Sends the requests that are due over the connections that are free. */
class Driver {
  /** Called with the last response. */
  onEnd = (): void => {};
  failures = 0;
  readonly latencies: Float64Array;
  readonly #messages: readonly Buffer[];
  readonly #free: Connection[] = [];
  /** When each that waits was due, oldest first. */
  readonly #waiting: number[] = [];
  #sent = 0;
  #responses = 0;

  constructor(messages: readonly Buffer[], total: number) {
    this.#messages = messages;
    this.latencies = new Float64Array(total);
  }

  /** Sends the next request at once, or when a connection is free. */
  sendDue(dueAt: number): void {
    const connection = this.#free.shift();
    if (connection) this.#send(connection, dueAt);
    else this.#waiting.push(dueAt);
  }

  open({ hostname, port }: URL): void {
    const connection: Connection = { socket: undefined as never, dueAt: 0, missing: -1, head: undefined };
    const socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread: {
        buffer: Buffer.allocUnsafe(65_536),
        callback: (length, buffer) => {
          this.#take(connection, (buffer as Buffer).subarray(0, length));
          return true;
        },
      },
    });
    Object.assign(connection, { socket });
    socket.once('connect', () => this.#free.push(connection));
    socket.once('close', () => {
      throw new Error('the server closed a connection');
    });
  }

  #send(connection: Connection, dueAt: number): void {
    connection.dueAt = dueAt;
    connection.missing = -1;
    connection.socket.write(this.#messages[this.#sent % this.#messages.length]!);
    this.#sent += 1;
  }

  #take(connection: Connection, chunk: Buffer): void {
    if (connection.missing >= 0) {
      connection.missing -= chunk.length;
    } else {
      const head = connection.head ? Buffer.concat([connection.head, chunk]) : chunk;
      const end = head.indexOf('\r\n\r\n');
      if (end === -1) {
        connection.head = Buffer.from(head);
        return;
      }
      connection.head = undefined;
      const text = head.toString('latin1', 0, end);
      const status = text.slice(9, 12);
      if (status[0] !== '2' && status[0] !== '3') this.failures += 1;
      const length = status === '304' ? 0 : Number(/content-length: (\d+)/i.exec(text)?.[1]);
      connection.missing = length - (head.length - end - 4);
    }
    if (connection.missing === 0) this.#finish(connection);
    // Fewer, or not known because there is no length: this driver could not continue.
    else if (!(connection.missing > 0)) throw new Error('a response was not as long as its Content-Length');
  }

  #finish(connection: Connection): void {
    this.latencies[this.#responses] = performance.now() - connection.dueAt;
    this.#responses += 1;
    const next = this.#waiting.shift();
    if (next !== undefined) this.#send(connection, next);
    else this.#free.push(connection);
    if (this.#responses === this.latencies.length) this.onEnd();
  }
}

process.once('message', async ({ load, requestsPerSecond }: { load: Load; requestsPerSecond: number }) => {
  const total = Math.round(requestsPerSecond * load.seconds);
  const driver = new Driver(messagesOf(load), total);
  for (let each = 0; each < load.connections; each++) driver.open(new URL(load.url));
  await new Promise((resolve) => setTimeout(resolve, warmUpMs));

  const startedAt = performance.now();
  driver.onEnd = () => {
    const latencies = driver.latencies.sort();
    const at = (share: number) => latencies[Math.min(total - 1, Math.floor(share * total))]!;
    const result: LoadResult = {
      requestsPerSecond: total / ((performance.now() - startedAt) / 1000),
      p50Ms: at(0.5),
      p99Ms: at(0.99),
      failures: driver.failures,
    };
    process.send!(result, () => process.exit(0));
  };
  let due = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    for (; due < total && startedAt + (due * 1000) / requestsPerSecond <= now; due++) driver.sendDue(now);
    if (due === total) clearInterval(timer);
  }, 1);
});
