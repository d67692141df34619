import { chmodSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serviceVersion } from '../root.ts';
import { sha256 } from '../text/digest.ts';
import { fileFault, isFileFailure } from '../text/file-fault.ts';
import { type Io, maxInputBytes } from './io.ts';
import { makePrivate } from './private-folder.ts';

/**
 * The embedded database can be open in one process only. While that is the service, command lines go to it
 * through a Unix socket beside the database, one JSON object a line in both directions, and run there; the
 * terminal stays with the user who typed the command.
 */

/** The two ends cannot speak to each other, or not any more. */
export class ControlError extends Error {
  override readonly name = 'ControlError';
  /** What to do about it. */
  readonly hint: string | undefined;

  constructor(message: string, hint?: string) {
    super(message);
    this.hint = hint;
  }
}

/** From the command to the service. */
type Request =
  | {
      readonly type: 'run';
      readonly version: string;
      readonly argv: readonly string[];
      readonly terminal: Pick<
        Io,
        'stdoutIsTerminal' | 'stderrIsTerminal' | 'colour' | 'messageColour' | 'folder' | 'user'
      > & {
        readonly columns: number | null;
      };
    }
  | { readonly type: 'answer'; readonly id: number; readonly value?: string; readonly failed?: string };

/** From the service to the command: what to print, and what it needs from the terminal and files. */
type Reply =
  | { readonly type: 'out' | 'err'; readonly text: string }
  | { readonly type: 'ask'; readonly id: number; readonly question: string; readonly hidden: boolean }
  | { readonly type: 'stdin'; readonly id: number }
  | { readonly type: 'read'; readonly id: number; readonly path: string }
  | {
      readonly type: 'write';
      readonly id: number;
      readonly path: string;
      readonly text: string;
      readonly mode: number | null;
    }
  | { readonly type: 'exists'; readonly id: number; readonly path: string }
  | {
      readonly type: 'bytes';
      readonly id: number;
      readonly path: string;
      readonly base64: string;
      readonly how: 'new' | 'replace' | 'append';
    }
  | { readonly type: 'exit'; readonly code: number };

export interface Control {
  /** Address of the socket. */
  readonly path: string;
  /** Takes no more commands and lets those under way end, at most for `patienceMs`. */
  close(patienceMs?: number): Promise<void>;
}

/** A frame longer than this is none of ours. Input is the longest: JSON writes quotes and line feeds as two characters. */
const maxFrameBytes = 2 * maxInputBytes + 1_048_576;
/** `sun_path` of unix(7), less its ending zero; other systems have 104. */
const maxPathBytes = process.platform === 'linux' ? 107 : 103;

/**
 * Address of the socket for a data folder: in it, or where that would be too long for an address, in a folder
 * of the system's temporary one that only this user can enter.
 */
export function controlPath(folder: string): string {
  const near = path.join(path.resolve(folder), 'control.sock');
  if (Buffer.byteLength(near) <= maxPathBytes) return near;
  const digest = sha256(path.resolve(folder), 'hex').slice(0, 16);
  return path.join(tmpdir(), `caryll-${process.getuid?.() ?? 0}-${digest}`, 'control.sock');
}

/** Calls `onFrame` for each line received. A line that is no JSON object ends the connection. */
function readFrames<Frame>(socket: Socket, onFrame: (frame: Frame) => void): void {
  let parts: Buffer[] = [];
  let size = 0;
  socket.on('data', (chunk: Buffer) => {
    let start = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
      const line = Buffer.concat([...parts, chunk.subarray(start, end)]).toString();
      parts = [];
      size = 0;
      start = end + 1;
      let frame: unknown;
      try {
        frame = JSON.parse(line);
      } catch {
        frame = undefined;
      }
      if (typeof frame !== 'object' || frame === null) {
        socket.destroy();
        return;
      }
      onFrame(frame as Frame);
    }
    if (start < chunk.length) {
      parts.push(chunk.subarray(start));
      size += chunk.length - start;
    }
    if (size > maxFrameBytes) socket.destroy();
  });
}

const write = (socket: Socket, frame: Request | Reply) => {
  if (socket.writable) socket.write(`${JSON.stringify(frame)}\n`);
};

/** An `Io` whose other end is the terminal of the command. */
function createRemoteIo(socket: Socket, run: Extract<Request, { type: 'run' }>) {
  const waiting = new Map<number, { resolve(value: string | undefined): void; reject(error: Error): void }>();
  let lastId = 0;
  let gone = false;
  const request = (make: (id: number) => Reply) =>
    new Promise<string | undefined>((resolve, reject) => {
      if (gone) return reject(new ControlError('The terminal is gone.'));
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      write(socket, make(lastId));
    });
  const { columns, ...terminal } = run.terminal;
  const io: Io = {
    ...terminal,
    columns: columns ?? Number.POSITIVE_INFINITY,
    out: (text) => write(socket, { type: 'out', text }),
    err: (text) => write(socket, { type: 'err', text }),
    ask: (question, hidden = false) => request((id) => ({ type: 'ask', id, question, hidden })),
    readStdin: async () => (await request((id) => ({ type: 'stdin', id }))) ?? '',
    readFile: async (file) => (await request((id) => ({ type: 'read', id, path: file }))) ?? '',
    async writeFile(file, text, options) {
      await request((id) => ({ type: 'write', id, path: file, text, mode: options?.mode ?? null }));
    },
    exists: async (file) => (await request((id) => ({ type: 'exists', id, path: file }))) === 'yes',
    async writeBytes(file, bytes, how) {
      await request((id) => ({ type: 'bytes', id, path: file, base64: bytes.toString('base64'), how }));
    },
  };
  return {
    io,
    answer({ id, value, failed }: Extract<Request, { type: 'answer' }>) {
      const asked = waiting.get(id);
      waiting.delete(id);
      if (failed === undefined) asked?.resolve(value);
      else asked?.reject(new ControlError(failed));
    },
    drop() {
      gone = true;
      for (const { reject } of waiting.values()) reject(new ControlError('The terminal is gone.'));
      waiting.clear();
    },
  };
}

/**
 * The service's end: runs command lines with what `run` closes over. Only the user of the process can connect
 * (mode 0600).
 *
 * @throws when the socket cannot be made. The folder must be locked: a socket that lies there is a dead one.
 */
export async function createControl(parts: {
  /** The data folder. */
  readonly folder: string;
  /** Runs one command line and resolves to its exit code. */
  run(argv: readonly string[], io: Io): Promise<number>;
}): Promise<Control> {
  const address = controlPath(parts.folder);
  const home = path.dirname(address);
  // Nobody else may own the folder of a socket outside the data folder, or put things into it.
  if (home !== path.resolve(parts.folder)) makePrivate(home, 'The folder of the control socket');
  rmSync(address, { force: true });
  const running = new Set<Promise<unknown>>();
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let remote: ReturnType<typeof createRemoteIo> | undefined;
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      sockets.delete(socket);
      remote?.drop();
    });
    readFrames<Request>(socket, (frame) => {
      if (frame.type === 'answer') {
        remote?.answer(frame);
        return;
      }
      if (frame.type !== 'run' || remote !== undefined || !Array.isArray(frame.argv)) {
        socket.destroy();
        return;
      }
      remote = createRemoteIo(socket, frame);
      if (frame.version !== serviceVersion) {
        remote.io.err(
          `The service is version ${serviceVersion} and this command ${frame.version}; the service's commands are run. Restart it to use the new ones.\n`,
        );
      }
      const run = parts
        .run(frame.argv, remote.io)
        .then((code) => {
          write(socket, { type: 'exit', code });
          socket.end();
        })
        .catch(() => socket.destroy())
        .finally(() => running.delete(run));
      running.add(run);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    // The socket must never exist with wider rights, not even until chmod.
    const umask = process.umask(0o177);
    try {
      server.listen(address, resolve);
    } finally {
      process.umask(umask);
    }
  });
  chmodSync(address, 0o600);
  server.unref();
  return {
    path: address,
    async close(patienceMs = 10_000) {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      let timer: NodeJS.Timeout | undefined;
      await Promise.race([
        Promise.allSettled(running),
        new Promise<void>((resolve) => {
          timer = setTimeout(resolve, patienceMs);
        }),
      ]);
      clearTimeout(timer);
      for (const socket of sockets) socket.destroySoon();
      await closed;
    },
  };
}

/** The command's end of a connection to the service. */
export interface ControlClient {
  /** Runs the command line in the service, which ends the connection, and resolves to its exit code. */
  run(argv: readonly string[], io: Io): Promise<number>;
  close(): void;
}

/**
 * Connects to the service that has the folder open.
 *
 * @returns undefined when none answers.
 * @throws ControlError when one is there but not for this user.
 */
export async function connectControl(folder: string): Promise<ControlClient | undefined> {
  const address = controlPath(folder);
  const socket = createConnection(address);
  const failure = await new Promise<NodeJS.ErrnoException | undefined>((resolve) => {
    socket.once('connect', () => resolve(undefined));
    socket.once('error', resolve);
  });
  if (failure) {
    if (failure.code === 'EACCES' || failure.code === 'EPERM') {
      throw new ControlError(
        `The service's control socket ${address} belongs to another user.`,
        'Run the command as the user that runs the service.',
      );
    }
    return undefined;
  }
  return {
    close: () => socket.destroy(),
    run: (argv, io) =>
      new Promise<number>((resolve, reject) => {
        let code: number | undefined;
        socket.on('error', () => socket.destroy());
        socket.on('close', () => {
          if (code !== undefined) return resolve(code);
          reject(
            new ControlError(
              'The service ended while the command ran in it.',
              'What the command had committed stays; look before you repeat it.',
            ),
          );
        });
        const answer = (id: number, work: Promise<string | undefined>) => {
          work.then(
            (value) => write(socket, { type: 'answer', id, ...(value === undefined ? {} : { value }) }),
            (error: Error) => {
              const failed = isFileFailure(error) ? fileFault(error) : error.message;
              write(socket, { type: 'answer', id, failed });
            },
          );
        };
        readFrames<Reply>(socket, (frame) => {
          switch (frame.type) {
            case 'out':
              io.out(frame.text);
              return;
            case 'err':
              io.err(frame.text);
              return;
            case 'ask':
              answer(frame.id, io.ask(frame.question, frame.hidden));
              return;
            case 'stdin':
              answer(frame.id, io.readStdin());
              return;
            case 'read':
              answer(frame.id, io.readFile(frame.path));
              return;
            case 'write':
              answer(
                frame.id,
                io
                  .writeFile(frame.path, frame.text, frame.mode === null ? {} : { mode: frame.mode })
                  .then(() => undefined),
              );
              return;
            case 'exists':
              answer(
                frame.id,
                io.exists(frame.path).then((found) => (found ? 'yes' : 'no')),
              );
              return;
            case 'bytes':
              answer(
                frame.id,
                io
                  .writeBytes(frame.path, Buffer.from(frame.base64, 'base64'), frame.how)
                  .then(() => undefined),
              );
              return;
            case 'exit':
              code = frame.code;
          }
        });
        const { stdoutIsTerminal, stderrIsTerminal, colour, messageColour, folder, user } = io;
        write(socket, {
          type: 'run',
          version: serviceVersion,
          argv,
          terminal: {
            stdoutIsTerminal,
            stderrIsTerminal,
            colour,
            messageColour,
            folder,
            user,
            columns: Number.isFinite(io.columns) ? io.columns : null,
          },
        });
      }),
  };
}
