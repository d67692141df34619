import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../start-error.ts';
import { makePrivate } from './private-folder.ts';
import { type Session, serveClient } from './wire.ts';

/**
 * Only one process can open the embedded database: the one that listens on the Unix socket in its folder. The socket
 * ends with its process, so a lock never outlives its holder.
 */

/** Another living process has the embedded database open. */
export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError';
}

export interface FolderLock {
  /** Serves clients of Postgres on the socket until the returned function is called. Without it they wait. */
  serve(session: Session): () => Promise<void>;
  release(): Promise<void>;
}

/** The name by which clients of Postgres find a server in a folder: `psql -h <folder>`. */
export const socketOf = (folder: string): string => path.join(path.resolve(folder), '.s.PGSQL.5432');

/** `sun_path` of unix(7), less its ending zero; other systems have 104. */
const maxPathBytes = process.platform === 'linux' ? 107 : 103;

/** Whether a process listens on the socket. */
function isLive(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code !== 'ECONNREFUSED' && error.code !== 'ENOENT'),
    );
  });
}

/** @returns false when there is a socket of that name. */
function listen(server: Server, address: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const failed = (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error);
    server.once('error', failed);
    // The socket must never exist with wider rights, not even until chmod.
    const umask = process.umask(0o177);
    try {
      server.listen(address, () => {
        server.off('error', failed);
        resolve(true);
      });
    } finally {
      process.umask(umask);
    }
  });
}

/** How long the removal of a dead socket may take, in milliseconds. After that its process also counts as dead. */
const maxRemovalMs = 2_000;

/**
 * Removes a socket on which no process listens. Only one process at a time may do so, or it could remove a new socket.
 */
async function removeDeadSocket(address: string): Promise<void> {
  const removing = `${address}.removing`;
  try {
    mkdirSync(removing);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const since = statSync(removing, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > maxRemovalMs) rmSync(removing, { recursive: true, force: true });
    await pause(20);
    return;
  }
  try {
    // A process that is about to listen has already created its socket.
    await pause(20);
    if (!(await isLive(address))) rmSync(address, { force: true });
  } finally {
    rmSync(removing, { recursive: true, force: true });
  }
}

/**
 * Reserves the folder of the embedded database for this process. Other users lose all permissions in it.
 *
 * @param what name of the holder in messages, e.g. `the service`.
 * @throws FolderLockedError while another process has it; StartError when the folder is not this user's own, see
 *   {@link makePrivate}, or its path is too long.
 */
export async function lockFolder(
  folder: string,
  what = 'the service',
  say: (line: string) => void = () => {},
): Promise<FolderLock> {
  const address = socketOf(folder);
  if (Buffer.byteLength(address) > maxPathBytes) {
    throw new StartError(
      `DATA_DIR must be a folder whose path is at most ${maxPathBytes - '/.s.PGSQL.5432'.length} bytes long, because it contains a socket; got "${path.resolve(folder)}". Choose a folder with a shorter path.`,
    );
  }
  const modeBefore = makePrivate(folder, 'DATA_DIR');
  if (modeBefore !== undefined) {
    say(
      `DATA_DIR: other users had access to "${folder}" (mode ${modeBefore.toString(8)}); it has been removed.`,
    );
  }
  const sockets = new Set<Socket>();
  const serving = new Set<Promise<void>>();
  let session: Session | undefined;
  function confirm(socket: Socket): void {
    if (session === undefined) return;
    const served = serveClient(socket, session).finally(() => serving.delete(served));
    serving.add(served);
  }
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    confirm(socket);
  });
  const holder = path.join(folder, 'caryll.lock');
  const refusal = () =>
    new FolderLockedError(
      `The embedded database in ${folder} is in use by ${nameIn(holder)}, and only one process can have it open. Stop that process, or set DATABASE_URL to use a Postgres server.`,
    );
  while (!(await listen(server, address))) {
    if (await isLive(address)) throw refusal();
    await removeDeadSocket(address);
  }
  // Where a service of version 0.2.0 listens that has the folder.
  if (await isLive(path.join(folder, 'control.sock'))) {
    server.close();
    throw refusal();
  }
  server.unref();
  // Only for the message to others: what holds the folder is the socket.
  writeFileSync(holder, `${what} (process ${process.pid})`, { mode: 0o600 });
  const endClients = async () => {
    session = undefined;
    for (const socket of sockets) socket.destroy();
    await Promise.all(serving);
  };
  return {
    serve(given) {
      session = given;
      for (const socket of sockets) confirm(socket);
      return endClients;
    },
    async release() {
      rmSync(holder, { force: true });
      const closed = new Promise((resolve) => server.close(resolve));
      await endClients();
      await closed;
    },
  };
}

/** Returns the description of the process that wrote the file, or `another process`. */
function nameIn(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return 'another process';
  }
}
