import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FileRefusedError } from '../dataset/read-file.ts';
import { maxInputBytes } from './io.ts';

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
  named(file, readText(createReadStream(file), file, maxBytes));

/** Writes all or nothing: into a new file with this mode, which then replaces the existing one. */
async function replaceFile(file: string, text: string, mode: number): Promise<void> {
  const part = `${file}.${randomUUID()}.part`;
  try {
    const handle = await open(part, 'wx', mode);
    try {
      await handle.writeFile(text);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

/** Writes a file that the user named. A link is followed, and a pipe or device is written to. */
async function writeNamed(named: string, text: string, mode: number): Promise<void> {
  const file = await realpath(named).catch(() => named);
  const there = await stat(file).catch(() => undefined);
  if (there === undefined || there.isFile()) await replaceFile(file, text, mode);
  else await writeFile(file, text);
}

/**
 * Writes a file that the user named. An existing file is replaced completely, including its permissions, after all of
 * the new one is written.
 */
export const writeTextFile = (
  file: string,
  text: string,
  { mode = 0o666 }: { readonly mode?: number } = {},
): Promise<void> => named(file, writeNamed(file, text, mode));

export const fileExists = (file: string): Promise<boolean> =>
  named(
    file,
    stat(file).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return false;
        throw error;
      },
    ),
  );

const flags = { new: 'wx', replace: 'w' } as const;

/** Writes bytes into a file, and creates its folder. */
export const writeFileBytes = (file: string, bytes: Buffer, how: 'new' | 'replace'): Promise<void> =>
  named(
    file,
    mkdir(path.dirname(file), { recursive: true }).then(() => writeFile(file, bytes, { flag: flags[how] })),
  );

/** Adds the name of the file to an error, as Node omits it from some errors. */
async function named<Value>(file: string, work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof FileRefusedError ? error : Object.assign(error as Error, { path: file });
  }
}
