import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { Release, ReleaseGame } from '../data/releases.ts';
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
  /** The same compressed; undefined of a format that gains little by it. */
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
  /** Bytes of files that each release caches. A larger file is made again for each caller. */
  readonly cacheBytes: number;
}

const compress = promisify(gzip);

/** Files with all data of a game, made on first use and cached with their release. */
export function createExports({ source, cacheBytes }: ExportsParts): Exports {
  const ofReleases = new WeakMap<Release, LRUCache<string, Export, ReleaseGame>>();
  /** One at a time, so that exports never run more than one query of the database. */
  let queue: Promise<unknown> = Promise.resolve();

  async function makeFiles(release: Release, game: ReleaseGame, format: ExportFormat): Promise<Export> {
    const body = await makeExport(format, source, { release, game });
    const etag = entityTag(sha256(body, 'base64url'));
    const identity = { body, etag, digest: sha256(body, 'base64') };
    if (format === 'sqlite') return { identity, gzip: undefined };
    const compressed = await compress(body);
    const digest = sha256(compressed, 'base64');
    return { identity, gzip: { body: compressed, etag: `${etag.slice(0, -1)}-gzip"`, digest } };
  }

  function filesOf(release: Release): LRUCache<string, Export, ReleaseGame> {
    const known = ofReleases.get(release);
    if (known) return known;
    const files = new LRUCache<string, Export, ReleaseGame>({
      maxSize: Math.max(1, cacheBytes),
      sizeCalculation: ({ identity, gzip }) => identity.body.length + (gzip?.body.length ?? 0),
      fetchMethod(key, _stale, { context: game }) {
        const making = queue.then(() => makeFiles(release, game, key.split(' ')[1] as ExportFormat));
        queue = making.catch(() => {});
        return making;
      },
    });
    ofReleases.set(release, files);
    return files;
  }

  return {
    made: (release, game, format) => filesOf(release).get(`${game.id} ${format}`),
    make: (release, game, format) => filesOf(release).forceFetch(`${game.id} ${format}`, { context: game }),
  };
}
