import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type Release, type ReleaseGame, serialOf } from '../data/releases.ts';
import { entityTag, sha256 } from '../text/digest.ts';
import type { ExportFormat } from './formats.ts';
import { makeExport } from './make.ts';
import type { RecordSource } from './records.ts';

/** A file that is sent, in one content coding. */
export interface ExportFile {
  readonly body: Buffer;
  /** Strong entity tag, quotes included. */
  readonly etag: string;
  /** SHA-256 of its bytes in base64. */
  readonly digest: string;
}

/** The whole data of a game in one format. */
export interface Export {
  readonly identity: ExportFile;
  /** Compressed file; undefined for a format that compression hardly makes smaller. */
  readonly gzip: ExportFile | undefined;
}

export interface Exports {
  /** The export, if it has been made. */
  made(release: Release, game: ReleaseGame, format: ExportFormat): Export | undefined;
  /**
   * Makes the export once for all concurrent callers. Exports are made one after the other.
   *
   * @throws what {@link makeExport} throws; the next call tries again.
   */
  make(release: Release, game: ReleaseGame, format: ExportFormat): Promise<Export>;
}

export interface ExportsParts {
  readonly source: RecordSource;
  /** Bytes of files that are cached, of all releases together. A larger file is made again for each caller. */
  readonly cacheBytes: number;
}

const compress = promisify(gzip);

interface ExportKey {
  readonly release: Release;
  readonly game: ReleaseGame;
  readonly format: ExportFormat;
}

/** Files with all data of a game, made on first use and cached. */
export function createExports({ source, cacheBytes }: ExportsParts): Exports {
  /** One at a time, so that exports never run more than one query of the database. */
  let queue: Promise<unknown> = Promise.resolve();

  async function makeFiles({ release, game, format }: ExportKey): Promise<Export> {
    const body = await makeExport(format, source, { release, game });
    const etag = entityTag(sha256(body, 'base64url'));
    const identity = { body, etag, digest: sha256(body, 'base64') };
    if (format === 'sqlite') return { identity, gzip: undefined };
    const compressed = await compress(body);
    const digest = sha256(compressed, 'base64');
    return { identity, gzip: { body: compressed, etag: `${etag.slice(0, -1)}-gzip"`, digest } };
  }

  const files = new LRUCache<string, Export, ExportKey>({
    maxSize: Math.max(1, cacheBytes),
    // A file that is evicted while it is made still goes to those who wait for it.
    ignoreFetchAbort: true,
    sizeCalculation: ({ identity, gzip }) => identity.body.length + (gzip?.body.length ?? 0),
    fetchMethod(_key, _stale, { context }) {
      const making = queue.then(() => makeFiles(context));
      queue = making.catch(() => {});
      return making;
    },
  });
  const keyOf = ({ release, game, format }: ExportKey) => `${serialOf(release)} ${game.id} ${format}`;

  return {
    made: (release, game, format) => files.get(keyOf({ release, game, format })),
    make(release, game, format) {
      const context = { release, game, format };
      return files.forceFetch(keyOf(context), { context });
    },
  };
}
