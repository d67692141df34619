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
  /** Waits until the session is free, takes it, and resolves to a function that releases it. */
  take(): Promise<() => Promise<void>>;
  /** Runs messages of the protocol, and resolves to Postgres's responses. */
  run(messages: Uint8Array): Promise<Uint8Array>;
}

/** How long a client may be idle inside a transaction, in milliseconds, while all others wait for it. */
const maxSilenceMs = 10_000;
const maxMessageBytes = 256 * 1_048_576;

/**
 * Types of messages that get a response at once: query, sync, flush, function call, end of a copy. Others are held back
 * until one of these.
 */
const answeredTypes = new Set([...'QSHFcf'].map((type) => type.charCodeAt(0)));
const [query, parse, terminate] = [...'QPX'].map((type) => type.charCodeAt(0));

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

/** PGlite would read standard input for it, which ends the session for all clients. */
const copyIn = /\bcopy\b[^;]*\bfrom\s+stdin\b/i;
const copyRefused = Buffer.concat([
  message('E', 'SERROR\0VERROR\0C0A000\0Mcopy from stdin is not supported by the embedded database\0\0'),
  idle,
]);

/** Serves one client until it disconnects or the service stops. Rolls back what it leaves unfinished. */
export async function serveClient(socket: Socket, session: Session): Promise<void> {
  let giveBack: (() => Promise<void>) | undefined;
  socket.on('timeout', () => socket.destroy());

  async function answer(messages: Buffer): Promise<void> {
    socket.setTimeout(0);
    giveBack ??= await session.take();
    const answers = await session.run(messages);
    socket.write(answers);
    if (idle.equals(answers.subarray(-idle.length))) {
      await giveBack();
      giveBack = undefined;
    } else socket.setTimeout(maxSilenceMs);
  }

  let rest: Buffer = Buffer.alloc(0);
  let waiting: Buffer[] = [];
  let hasStarted = false;
  try {
    for await (const chunk of socket as AsyncIterable<Buffer>) {
      rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      while (rest.length >= 8 || (hasStarted && rest.length >= 5)) {
        // Only the first message has no type.
        const length = hasStarted ? 1 + rest.readInt32BE(1) : rest.readInt32BE(0);
        if (length < (hasStarted ? 5 : 8) || length > maxMessageBytes) return;
        if (rest.length < length) break;
        const next = rest.subarray(0, length);
        rest = rest.subarray(length);
        if (hasStarted) {
          const type = next[0]!;
          if (type === terminate) return;
          if ((type === query || type === parse) && copyIn.test(next.toString('latin1', 5))) {
            socket.write(copyRefused);
            continue;
          }
          waiting.push(next);
          if (!answeredTypes.has(type)) continue;
          await answer(Buffer.concat(waiting));
          waiting = [];
        } else if (encryptionRequests.has(next.readInt32BE(4))) {
          socket.write('N');
        } else if (next.readInt32BE(4) === cancelRequest) {
          return;
        } else {
          await answer(next);
          hasStarted = true;
        }
      }
    }
  } catch {
    // The client or the database is gone, so there is no one to report it to.
  } finally {
    if (giveBack) {
      await session.run(rollback).catch(() => {});
      await giveBack();
    }
    socket.destroy();
  }
}
