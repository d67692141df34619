import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FileRefusedError } from '../dataset/read-file.ts';
import type { Io } from './io.ts';

/** Longer input is refused. Backups are the longest input. */
export const maxInputBytes = 200 * 1_048_576;

/**
 * Reads a stream up to a maximum length, as it may never end.
 *
 * @param name what is read, for messages.
 * @throws FileRefusedError when it is longer than `maxBytes`; the stream is closed.
 */
export async function readText(
  stream: AsyncIterable<Buffer>,
  name: string,
  maxBytes = maxInputBytes,
): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > maxBytes) throw new FileRefusedError(name, `at most ${maxBytes / 1_048_576} MiB`, 'more');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** Reads a file or a pipe that the user named, up to the same limit. */
export const readTextFile = (file: string, maxBytes = maxInputBytes): Promise<string> =>
  named(file, () => readText(createReadStream(file), file, maxBytes));

/** Reads a file that the user named, or standard input for `-`. */
export const readInput = ({ readStdin }: Io, file: string): Promise<string> =>
  file === '-' ? readStdin() : readTextFile(path.resolve(file));

/** Writes all or nothing: into a new file, which then replaces the existing one. */
async function replaceFile(file: string, text: string): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  try {
    await writeFile(part, text, { flag: 'wx', mode: 0o600, flush: true });
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/**
 * Writes a file that only the user can read. An existing file is replaced completely, including its permissions, after
 * all of the new one is written. A link is followed, and a pipe or device is written to.
 */
export const writePrivateFile = (name: string, text: string): Promise<void> =>
  named(name, async () => {
    const file = await realpath(name).catch(() => name);
    const there = await stat(file).catch(() => undefined);
    if (there === undefined || there.isFile()) await replaceFile(file, text);
    else await writeFile(file, text);
  });

/** Adds the name of the file to an error, as Node omits it from some errors. */
async function named<Value>(file: string, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof FileRefusedError ? error : Object.assign(error as Error, { path: file });
  }
}
