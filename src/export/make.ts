import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { loadKinds } from '../dataset/kinds.ts';
import { fromRoot } from '../root.ts';
import type { ExportFormat } from './formats.ts';
import { type ExportRequest, jsonText, ndjsonText, type RecordSource } from './records.ts';
import { tableSources } from './tables.ts';
import { metaTable, type TableSink, writeTables } from './write-tables.ts';

/** A file as it was written. */
export interface Written {
  readonly path: string;
  /** Bytes. */
  readonly size: number;
  /** SHA-256 of its bytes. */
  readonly sha256: Buffer;
}

/** Writes a file of what comes, and says what was written. */
export async function writeChunks(
  path: string,
  chunks: AsyncIterable<string | Buffer>,
  signal?: AbortSignal,
): Promise<Written> {
  const hash = createHash('sha256');
  let size = 0;
  await pipeline(
    chunks,
    async function* (source: AsyncIterable<string | Buffer>) {
      for await (const chunk of source) {
        const bytes = Buffer.from(chunk);
        hash.update(bytes);
        size += bytes.length;
        yield bytes;
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
    ...(signal ? [{ signal }] : []),
  );
  return { path, size, sha256: hash.digest() };
}

async function describeFile(path: string): Promise<Written> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { path, size, sha256: hash.digest() };
}

async function writeAllTables(
  request: ExportRequest,
  createSink: (tables: Parameters<TableSink['write']>[0][]) => TableSink,
): Promise<string[]> {
  const sources = tableSources(loadKinds(fromRoot('seeds', 'schema')).kinds);
  const tables = [metaTable, ...sources.flatMap((source) => source.tables)];
  const sink = createSink(tables);
  await writeTables(sources, request, sink).catch((error: unknown) => {
    try {
      sink.close();
    } catch {
      // What went wrong first has to be told.
    }
    throw error;
  });
  sink.close();
  return tables.map(({ name }) => name);
}

/** Makes a CSV file for each table in a folder that is empty. @returns the names of the files. */
export async function makeCsv(folder: string, request: ExportRequest): Promise<string[]> {
  const { createCsvSink } = await import('./csv.ts');
  const tables = await writeAllTables(request, (all) => createCsvSink(folder, all));
  return tables.map((table) => `${table}.csv`);
}

/**
 * Makes the file with the whole data of a game.
 *
 * @param path must not exist.
 * @throws ReleaseGoneError, Problem `unavailable`, the reason of the signal, or what is wrong with the disk.
 */
export async function makeExport(
  path: string,
  format: ExportFormat,
  source: RecordSource,
  request: ExportRequest,
): Promise<Written> {
  if (format !== 'sqlite') {
    const text = format === 'json' ? jsonText : ndjsonText;
    return writeChunks(path, text(source, request), request.signal);
  }
  // Loaded where it is used: most processes never make one.
  const { createSqliteSink } = await import('./sqlite.ts');
  await writeAllTables(request, (tables) => createSqliteSink(path, tables));
  return describeFile(path);
}
