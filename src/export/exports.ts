import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Release, ReleaseGame } from '../data/releases.ts';
import { entityTag } from '../text/digest.ts';
import type { ExportFormat } from './formats.ts';
import { makeExport, type Written, writeChunks } from './make.ts';
import { type RecordSource, ReleaseGoneError } from './records.ts';

/** A file that is sent, in one content coding. */
export interface ExportFile {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** Strong entity tag, quotes included. */
  readonly etag: string;
  /** SHA-256 of its bytes in base64. */
  readonly digest: string;
}

/** The whole data of a game in one format. */
export interface Export {
  readonly identity: ExportFile;
  /** The same compressed; undefined of a format that gains little by it. */
  readonly gzip: ExportFile | undefined;
}

export interface Exports {
  /** The export, where it was made before. */
  made(release: Release, game: ReleaseGame, format: ExportFormat): Export | undefined;
  /**
   * Makes the export, once for all that ask for it meanwhile and one after the other.
   *
   * @throws what {@link makeExport} throws; the next call tries again. ReleaseGoneError when the release is not served
   * any more: nobody would delete its files.
   */
  make(release: Release, game: ReleaseGame, format: ExportFormat): Promise<Export>;
  /** Forgets an export whose file is gone, so that it is made again. */
  forget(release: Release, game: ReleaseGame, format: ExportFormat): void;
  /** Deletes the files of a release that is not served any more; those who read one read it to its end. */
  drop(releaseId: string): Promise<void>;
  /** Deletes everything and makes nothing any more. */
  close(): Promise<void>;
}

/** The files of one release. */
interface OfRelease {
  readonly abort: AbortController;
  readonly made: Map<string, Export>;
  readonly pending: Map<string, Promise<Export>>;
}

const fileOf = ({ path: file, size, sha256 }: Written, etag: string): ExportFile => ({
  path: file,
  size,
  etag,
  digest: sha256.toString('base64'),
});

/** The bytes of a file, compressed. What goes wrong with the file ends them with its error. */
const gzipOf = (file: string) => pipeline(createReadStream(file), createGzip(), () => {});

const prefix = `caryll-export-${hostname().replaceAll(/[^\w.-]/g, '_')}-`;

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Deletes what processes of this machine have left that were killed; another one may have had our own number. */
async function deleteLeftovers(parent: string): Promise<void> {
  const startedAt = Date.now() - process.uptime() * 1000;
  for (const name of await readdir(parent)) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length).split('-')[0]) : 0;
    if (!(pid > 0)) continue;
    const folder = path.join(parent, name);
    const found = await stat(folder).catch(() => undefined);
    const isOurs = process.getuid === undefined || found?.uid === process.getuid();
    if (found === undefined || !isOurs) continue;
    if (pid === process.pid ? found.birthtimeMs < startedAt : !isAlive(pid))
      await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Makes a folder of this process in which its files are kept. Only this user can enter it.
 *
 * @param parent EXPORT_DIR; without it the system's folder for temporary files.
 */
async function makeFolder(parent: string | undefined): Promise<string> {
  const home = parent ?? tmpdir();
  await mkdir(home, { recursive: true, mode: 0o700 });
  await deleteLeftovers(home);
  return mkdtemp(path.join(home, `${prefix}${process.pid}-`));
}

export interface ExportsParts {
  readonly source: RecordSource;
  readonly isServed: (release: Release) => boolean;
  /** EXPORT_DIR: where the folder with the files is made, when the first is wanted. */
  readonly folder: string | undefined;
}

/** Files with the whole data of a game, made when they are first asked for and kept as long as their release is served. */
export function createExports({ source, isServed, folder: parent }: ExportsParts): Exports {
  const releases = new Map<string, OfRelease>();
  let folder: Promise<string> | undefined;
  let files = 0;
  /** One at a time, so that making them never takes more than one query of the database. */
  let queue: Promise<unknown> = Promise.resolve();
  let closed = false;

  function filesOf({ id }: Release): OfRelease {
    let own = releases.get(id);
    if (own === undefined) {
      own = { abort: new AbortController(), made: new Map(), pending: new Map() };
      if (closed) own.abort.abort();
      releases.set(id, own);
    }
    return own;
  }

  /** The folder of the files. What cleans up temporary files may have deleted it. */
  async function openFolder(): Promise<string> {
    const known = await folder?.catch(() => undefined);
    if (known === undefined || (await stat(known).catch(() => undefined)) === undefined)
      folder = makeFolder(parent);
    return folder!;
  }

  async function makeFiles(
    release: Release,
    game: ReleaseGame,
    format: ExportFormat,
    signal: AbortSignal,
  ): Promise<Export> {
    signal.throwIfAborted();
    files += 1;
    const file = path.join(await openFolder(), `${files}.${format}`);
    const compressed = `${file}.gz`;
    try {
      const plain = await makeExport(file, format, source, { release, game, signal });
      const etag = entityTag(plain.sha256.toString('base64url'));
      const identity = fileOf(plain, etag);
      if (format === 'sqlite') return { identity, gzip: undefined };
      const gzip = await writeChunks(compressed, gzipOf(file), signal);
      return { identity, gzip: fileOf(gzip, `${etag.slice(0, -1)}-gzip"`) };
    } catch (error) {
      for (const left of [file, compressed]) await rm(left, { force: true }).catch(() => {});
      throw error;
    }
  }

  async function remove({ made }: OfRelease): Promise<void> {
    for (const { identity, gzip } of made.values()) {
      await rm(identity.path, { force: true });
      if (gzip) await rm(gzip.path, { force: true });
    }
    made.clear();
  }

  return {
    made: (release, game, format) => releases.get(release.id)?.made.get(`${game.id} ${format}`),
    make(release, game, format) {
      if (!isServed(release))
        return Promise.reject(new ReleaseGoneError(`release ${release.id} is not served any more`));
      const own = filesOf(release);
      const key = `${game.id} ${format}`;
      const known = own.made.get(key);
      if (known) return Promise.resolve(known);
      let making = own.pending.get(key);
      if (making === undefined) {
        making = queue
          .then(() => makeFiles(release, game, format, own.abort.signal))
          .then((made) => {
            own.made.set(key, made);
            return made;
          })
          .finally(() => own.pending.delete(key));
        own.pending.set(key, making);
        queue = making.catch(() => {});
      }
      return making;
    },
    forget(release, game, format) {
      releases.get(release.id)?.made.delete(`${game.id} ${format}`);
    },
    async drop(releaseId) {
      const own = releases.get(releaseId);
      if (own === undefined) return;
      releases.delete(releaseId);
      own.abort.abort();
      await Promise.allSettled(own.pending.values());
      await remove(own);
    },
    async close() {
      closed = true;
      for (const { abort } of releases.values()) abort.abort();
      await queue;
      const made = await folder?.catch(() => undefined);
      if (made !== undefined) await rm(made, { recursive: true, force: true });
      releases.clear();
    },
  };
}
