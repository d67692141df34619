import { createReadStream } from 'node:fs';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { FileRefusedError } from '../dataset/read-file.ts';
import { maxInputBytes } from '../embedded/io.ts';

/**
 * Reads a stream to its end, which may never come.
 *
 * @param name what is read, for the message.
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

/** Reads a file or a pipe that a user has named, within the same limit. */
export const readTextFile = (file: string, maxBytes = maxInputBytes): Promise<string> =>
  named(file, readText(createReadStream(file), file, maxBytes));

export const writeTextFile = (
  file: string,
  text: string,
  options: { readonly mode?: number } = {},
): Promise<void> => named(file, writeFile(file, text, options));

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

const flags = { new: 'wx', replace: 'w', append: 'a' } as const;

/** Writes bytes into a file, and makes the folder that it is in. */
export const writeFileBytes = (
  file: string,
  bytes: Buffer,
  how: 'new' | 'replace' | 'append',
): Promise<void> =>
  named(
    file,
    mkdir(path.dirname(file), { recursive: true }).then(() => writeFile(file, bytes, { flag: flags[how] })),
  );

/** Adds the file's name to a failure, which Node leaves out of some. */
async function named<Value>(file: string, work: Promise<Value>): Promise<Value> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof FileRefusedError ? error : Object.assign(error as Error, { path: file });
  }
}
