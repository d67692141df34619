import { closeSync, constants, fstatSync, openSync, readSync, type Stats } from 'node:fs';

const mebibyte = 1_048_576;
/** Many times the size of the largest data file. */
const maxFileBytes = 64 * mebibyte;

/** A file that is not read because of its type or size. */
export class FileRefusedError extends Error {
  override readonly name = 'FileRefusedError';
  readonly expected: string;
  readonly received: string;

  constructor(file: string, expected: string, received: string) {
    super(`${file} must be ${expected}; got ${received}.`);
    this.expected = expected;
    this.received = received;
  }
}

function kindOf(stats: Stats): string {
  if (stats.isDirectory()) return 'a folder';
  if (stats.isFIFO()) return 'a pipe (FIFO)';
  if (stats.isSocket()) return 'a socket';
  return 'a device';
}

/**
 * Reads a file as long as it is one and has at most `most` bytes: a link may lead anywhere, for example to
 * `/dev/zero`, which never ends, or to a pipe that nobody writes to.
 *
 * @throws FileRefusedError
 */
export function readRegularFile(file: string, max = maxFileBytes): Buffer {
  const expected = `a file of at most ${max / mebibyte} MiB`;
  // Opening a pipe would wait until something is written to it.
  const descriptor = openSync(file, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const stats = fstatSync(descriptor);
    if (!stats.isFile()) throw new FileRefusedError(file, expected, kindOf(stats));
    if (stats.size > max) {
      throw new FileRefusedError(file, expected, `one of ${Math.ceil(stats.size / mebibyte)} MiB`);
    }
    const chunks: Buffer[] = [];
    // The file may grow meanwhile, and system files may be larger than their reported size.
    for (let size = 0; ;) {
      const chunk = Buffer.allocUnsafe(Math.max(65_536, stats.size - size + 1));
      const length = readSync(descriptor, chunk);
      if (length === 0) return Buffer.concat(chunks);
      size += length;
      if (size > max) throw new FileRefusedError(file, expected, 'one without an end');
      chunks.push(chunk.subarray(0, length));
    }
  } finally {
    closeSync(descriptor);
  }
}
