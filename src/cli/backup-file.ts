import * as z from 'zod';
import { sha256 } from '../text/digest.ts';
import { excerpt } from '../text/excerpt.ts';
import { CommandError } from './exit.ts';

type BackupRow = Readonly<Record<string, unknown>>;

/** Rows of one table as Postgres writes them to JSON. */
export type TableRows = ReadonlyMap<string, readonly BackupRow[]>;

export interface Backup {
  readonly createdAt: string;
  /** Version of the program that made it. */
  readonly version: string;
  readonly migrations: readonly string[];
  readonly tables: TableRows;
}

const formatName = 'caryll-backup';
const formatVersion = 1;

const headerShape = z.object({
  created_at: z.iso.datetime(),
  caryll: z.string(),
  migrations: z.array(z.string()),
});
const rowShape = z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) });
const endShape = z.object({
  end: z.literal(true),
  rows: z.record(z.string(), z.int().min(0)),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const rowExpected = '{"table": name, "row": {…}}';
const endExpected = '{"end": true, "rows": {table: number, …}, "sha256": 64 hexadecimal digits}';

/**
 * Maximum nesting of JSON in a row: ours nest a value in a field of `details`. Postgres and JSON.parse fail at a few
 * thousand levels.
 */
const maxDepth = 8;

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}

const digestOf = (lines: readonly string[]) => sha256(`${lines.join('\n')}\n`, 'hex');

/** One header line, one line per row, and a last line with the row counts and the digest. */
export function writeBackup(backup: Backup): string {
  const lines = [
    JSON.stringify({
      format: formatName,
      format_version: formatVersion,
      created_at: backup.createdAt,
      caryll: backup.version,
      migrations: backup.migrations,
      encryption: null,
    }),
  ];
  const counts: Record<string, number> = {};
  for (const [table, rows] of backup.tables) {
    counts[table] = rows.length;
    for (const row of rows) lines.push(JSON.stringify({ table, row }));
  }
  lines.push(JSON.stringify({ end: true, rows: counts, sha256: digestOf(lines) }));
  return `${lines.join('\n')}\n`;
}

/** Parses a line of JSON; undefined if it is invalid. */
function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

const error = (line: number, expected: string, got: string) =>
  new CommandError(
    'refused',
    `Line ${line} of the backup must be ${expected}; got ${got}.`,
    'Nothing was changed.',
  );

/** The beginning of a line, for a message. */
const startOf = (line: string) => excerpt(line) || 'nothing';

function readHeader(line: string): z.infer<typeof headerShape> {
  const header = (parseLine(line) ?? {}) as Record<string, unknown>;
  if (header['format'] !== formatName) {
    throw new CommandError(
      'refused',
      'The file is not a caryll backup: its first line is not a backup header.',
    );
  }
  if (header['format_version'] !== formatVersion) {
    throw new CommandError(
      'refused',
      `The backup has format version ${JSON.stringify(header['format_version'])}; this version of caryll supports ${formatVersion}.`,
      'Use the version of caryll that made it, or a newer one.',
    );
  }
  if (header['encryption'] !== null) {
    throw new CommandError(
      'refused',
      'The backup is encrypted with a passphrase, which this version of caryll no longer supports. Nothing was changed.',
      'Restore it with the version of caryll that made it, and make a new backup there without --encrypt. To encrypt it, use a separate tool: `caryll backup | age -p > caryll.backup.age`.',
    );
  }
  const { success, data } = headerShape.safeParse(header);
  if (!success) throw error(1, 'a first line with created_at, caryll and migrations', startOf(line));
  return data;
}

/**
 * Reads a complete, unmodified backup. The digest detects damage, but does not prove the origin.
 *
 * @throws CommandError with the line, what is expected and what was found.
 */
export function readBackup(text: string): Backup {
  const lines = text.split('\n');
  const header = readHeader(lines[0]!);
  if (lines.pop() !== '')
    throw new CommandError('refused', 'The backup is truncated: its last line is incomplete.');
  const last = lines.pop() ?? '';
  const broken = (why: string) => new CommandError('refused', `The backup is incomplete: ${why}.`);
  const { success, data: end } = endShape.safeParse(parseLine(last));
  if (!success) throw broken(`its last line must be ${endExpected}; got ${startOf(last)}`);
  if (digestOf(lines) !== end.sha256)
    throw broken('its checksum does not match, so it was edited or is damaged');
  const tables = new Map<string, BackupRow[]>(Object.keys(end.rows).map((table) => [table, []]));
  for (const [index, line] of lines.entries()) {
    if (index === 0) continue;
    const entry = rowShape.safeParse(parseLine(line));
    if (!entry.success) throw error(index + 1, rowExpected, startOf(line));
    const { table, row } = entry.data;
    if (isDeeperThan(maxDepth, row))
      throw error(index + 1, `JSON nested at most ${maxDepth} levels deep`, startOf(line));
    const rows = tables.get(table);
    if (rows === undefined)
      throw error(
        index + 1,
        `a row of a table named in the last line (${[...tables.keys()].join(', ')})`,
        startOf(`"${table}"`),
      );
    rows.push(row);
  }
  return {
    createdAt: header.created_at,
    version: header.caryll,
    migrations: header.migrations,
    tables,
  };
}
