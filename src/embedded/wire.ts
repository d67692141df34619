import type { Socket } from 'node:net';

/**
 * Serves the embedded database to clients of Postgres, over a Unix socket. PGlite has one session, which the service's
 * own connection and all clients share. So a client has it exclusively from its first message until Postgres is ready
 * for the next statement outside of a transaction (ReadyForQuery, "I").
 *
 * https://www.postgresql.org/docs/current/protocol-message-formats.html
 */

/** The only session of PGlite. */
export interface Session {
  /** Waits until the session is free, takes it, and resolves to a function that resets and releases it. */
  take(): Promise<() => Promise<void>>;
  /** Runs messages of the protocol, and resolves to Postgres's responses. */
  run(messages: Uint8Array): Promise<Uint8Array>;
}

/** How long a client may be idle inside a transaction, in milliseconds, while all others wait for it. */
const maxSilenceMs = 10_000;
/**
 * Maximum size of the messages that are run together. PGlite takes tens of milliseconds for a megabyte, in which the
 * service does nothing else. `caryll restore` sends all keys of a backup together: about 80,000.
 */
const maxMessageBytes = 32 * 1_048_576;

const codesOf = (types: string) => new Set([...types].map((type) => type.charCodeAt(0)));

/**
 * Types of messages that get a response at once: query, sync, flush, function call. Others are held back until one of
 * these.
 */
const repliedTypes = codesOf('QSHF');
/** Types of messages that run statements: query, execute. */
const runningTypes = codesOf('QE');
/** Types of messages with the data of a copy, which ends before any of them is read. */
const copyTypes = codesOf('dcf');
const terminate = 'X'.charCodeAt(0);

/**
 * Code that a first message has in place of the protocol version when it cancels a query instead of opening a session.
 */
const cancelRequest = 80_877_102;
const encryptionRequests = new Set([80_877_103, 80_877_104]);

function message(type: string, text: string): Buffer {
  const head = Buffer.alloc(5);
  head.write(type, 'latin1');
  head.writeInt32BE(4 + Buffer.byteLength(text), 1);
  return Buffer.concat([head, Buffer.from(text)]);
}

const rollback = Buffer.concat([message('S', ''), message('Q', 'rollback\0')]);
const idle = message('Z', 'I');

/**
 * Ends the copy from the client that a statement has begun; otherwise Postgres ignores it. PGlite would wait for the
 * data of the copy inside the statement, and no other code would run again.
 */
const endOfCopy = message('f', 'the embedded database does not support COPY FROM STDIN\0');

/** A client that is disconnected with an error. */
class RefusedError extends Error {}

const refusal = (text: string) => message('E', `SFATAL\0VFATAL\0C54000\0M${text}\0\0`);

interface Received {
  /** Undefined for the messages before a session is open, which have none. */
  readonly type: number | undefined;
  readonly bytes: Buffer;
}

/**
 * Splits what a client sends into messages. It joins chunks only when a message is complete: the time is proportional to
 * its size.
 *
 * @throws RefusedError for a message that is too large or has no valid length.
 */
async function* messagesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Received> {
  let hasStarted = false;
  let parts: Buffer[] = [];
  let received = 0;
  let needed = 0;
  for await (const chunk of chunks) {
    parts.push(chunk);
    received += chunk.length;
    if (received < needed) continue;
    let rest = Buffer.concat(parts, received);
    for (;;) {
      const head = hasStarted ? 5 : 8;
      needed = head;
      if (rest.length < head) break;
      // The length does not count the type.
      needed = hasStarted ? 1 + rest.readInt32BE(1) : rest.readInt32BE(0);
      if (needed < head) throw new RefusedError('a message of the protocol has an invalid length');
      if (needed > maxMessageBytes) throw tooLarge();
      if (rest.length < needed) break;
      const bytes = rest.subarray(0, needed);
      yield { type: hasStarted ? bytes[0] : undefined, bytes };
      hasStarted ||= !encryptionRequests.has(bytes.readInt32BE(4));
      rest = rest.subarray(needed);
    }
    parts = [rest];
    received = rest.length;
  }
}

const tooLarge = () =>
  new RefusedError(
    `a statement must be at most ${maxMessageBytes / 1_048_576} MB while the service runs; stop the service first, or use a Postgres server`,
  );

/** Serves one client until it disconnects or the service stops. Rolls back what it leaves unfinished. */
export async function serveClient(socket: Socket, session: Session): Promise<void> {
  let giveBack: (() => Promise<void>) | undefined;
  socket.on('timeout', () => socket.destroy());

  async function reply(messages: Buffer): Promise<void> {
    socket.setTimeout(0);
    giveBack ??= await session.take();
    const replies = await session.run(messages);
    socket.write(replies);
    if (idle.equals(replies.subarray(-idle.length))) {
      await giveBack();
      giveBack = undefined;
    } else socket.setTimeout(maxSilenceMs);
  }

  let waiting: Buffer[] = [];
  let waitingBytes = 0;
  try {
    for await (const { type, bytes } of messagesOf(socket.iterator({ destroyOnReturn: false }))) {
      if (type === undefined) {
        const code = bytes.readInt32BE(4);
        if (code === cancelRequest) return;
        if (encryptionRequests.has(code)) socket.write('N');
        else await reply(bytes);
        continue;
      }
      if (type === terminate) return;
      if (copyTypes.has(type)) continue;
      waiting.push(bytes);
      if (runningTypes.has(type)) waiting.push(endOfCopy);
      waitingBytes += bytes.length;
      if (waitingBytes > maxMessageBytes) throw tooLarge();
      if (!repliedTypes.has(type)) continue;
      await reply(Buffer.concat(waiting));
      waiting = [];
      waitingBytes = 0;
    }
  } catch (error) {
    // Otherwise the client or the database is gone, so there is no one to report it to.
    if (error instanceof RefusedError) socket.end(refusal(error.message));
  } finally {
    if (giveBack) {
      await session.run(rollback).catch(() => {});
      await giveBack();
    }
    socket.destroySoon();
  }
}
