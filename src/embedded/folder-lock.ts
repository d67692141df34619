import { randomBytes } from 'node:crypto';
import {
  linkSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { makePrivate } from './private-folder.ts';

/** Another living process has the embedded database open. */
export class FolderLockedError extends Error {
  override readonly name = 'FolderLockedError';
}

interface Holder {
  readonly pid: number;
  /** When the process was started, as its kernel counts: a number used again belongs to another process. */
  readonly started: string | null;
  /** Where the number counts: the boot and the process namespace (a container has its own). */
  readonly namespace: string;
  readonly what: string;
}

/** How often a holder shows that it lives, and after what silence it is given up, in milliseconds. */
const beatMs = 5_000;
const silenceMs = 60_000;

function attempt<Value>(read: () => Value): Value | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/**
 * Start time of a process (field 22 of /proc/<pid>/stat, proc(5)); null where there is no /proc. A process that
 * has ended and only waits to be taken note of (state Z) has none.
 */
function startOf(pid: number): string | null {
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  // The name in the second field may itself hold spaces and brackets.
  const fields = stat?.slice(stat.lastIndexOf(') ') + 2).split(' ') ?? [];
  return fields[0] === 'Z' || fields[0] === 'X' ? null : (fields[19] ?? null);
}

function namespaceOfThisProcess(): string {
  const boot = attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()) ?? '';
  const pids = attempt(() => readlinkSync('/proc/self/ns/pid')) ?? '';
  return `${boot} ${pids}`;
}

function isAlive(holder: Holder, file: string): boolean {
  if (holder.namespace !== namespaceOfThisProcess()) {
    // The number means nothing here (another container, or the machine was started anew): only silence tells.
    const touched = attempt(() => statSync(file).mtimeMs);
    return touched !== null && Date.now() - touched < silenceMs;
  }
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return holder.started === null || startOf(holder.pid) === holder.started;
}

/** The lock's holder as the file says; undefined when there is none or the file is not ours to read. */
function readHolder(file: string): { holder: Holder | undefined; text: string } | undefined {
  const text = attempt(() => readFileSync(file, 'utf8'));
  if (text === null) return undefined;
  const holder = attempt(() => JSON.parse(text) as Holder);
  return { holder: holder && typeof holder.pid === 'number' ? holder : undefined, text };
}

export function lockFileOf(folder: string): string {
  return path.join(folder, 'caryll.lock');
}

/** The living process that has the folder open; undefined when there is none. */
export function holderOf(folder: string): { pid: number; what: string } | undefined {
  const file = lockFileOf(folder);
  const holder = readHolder(file)?.holder;
  return holder && isAlive(holder, file) ? holder : undefined;
}

/**
 * Makes the folder of the embedded database this process's own, and resolves to what gives it back. A lock
 * whose process is gone, however it ended, is taken over. Other users have no rights in the folder from then on.
 *
 * @param what the holder as messages name it, e.g. `the service`.
 * @param say told that others had rights in the folder until now.
 * @throws FolderLockedError while another process lives that holds it; StartError when the folder is not this
 *   user's own, see {@link makePrivate}.
 */
export async function lockFolder(
  folder: string,
  what = 'the service',
  say: (line: string) => void = () => {},
): Promise<() => Promise<void>> {
  const modeBefore = makePrivate(folder, 'DATA_DIR');
  if (modeBefore !== undefined) {
    say(
      `DATA_DIR: other users had rights in "${folder}" (mode ${modeBefore.toString(8)}); they were taken away.`,
    );
  }
  const file = lockFileOf(folder);
  const own: Holder = {
    pid: process.pid,
    started: startOf(process.pid),
    namespace: namespaceOfThisProcess(),
    what,
  };
  const text = `${JSON.stringify(own)}\n`;
  // Written aside and linked: the lock appears whole or not at all, and only if there is none.
  const aside = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  writeFileSync(aside, text, { mode: 0o600 });
  try {
    for (let attempts = 0; ; attempts += 1) {
      try {
        linkSync(aside, file);
        break;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const found = readHolder(file);
      if (found === undefined) continue;
      if ((found.holder && isAlive(found.holder, file)) || attempts > 20) {
        const { pid = 0, what: other = 'another process' } = found.holder ?? {};
        throw new FolderLockedError(
          `The embedded database in ${folder} is in use by ${other} (process ${pid}), and only one process can have it open. Stop that process, or set DATABASE_URL to use a Postgres server.`,
        );
      }
      takeAway(file, found.text);
    }
  } finally {
    rmSync(aside, { force: true });
  }
  const beat = setInterval(() => {
    attempt(() => utimesSync(file, new Date(), new Date()));
  }, beatMs);
  beat.unref();
  const release = () => {
    clearInterval(beat);
    process.off('exit', release);
    if (readHolder(file)?.text === text) rmSync(file, { force: true });
  };
  process.on('exit', release);
  return async () => release();
}

/** Removes a stale lock, unless somebody else was faster and what lies there now is theirs. */
function takeAway(file: string, staleText: string): void {
  const grave = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    renameSync(file, grave);
  } catch {
    return;
  }
  if (attempt(() => readFileSync(grave, 'utf8')) !== staleText) attempt(() => linkSync(grave, file));
  rmSync(grave, { force: true });
}
