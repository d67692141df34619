import { createCipheriv, createDecipheriv, createHash, randomBytes, scrypt } from 'node:crypto';
import { CommandError } from './exit.ts';

/** Rows of one table as Postgres writes them to JSON. */
export type TableRows = ReadonlyMap<string, readonly Readonly<Record<string, unknown>>[]>;

export interface Backup {
  readonly createdAt: string;
  /** Version of the program that made it. */
  readonly version: string;
  readonly migrations: readonly string[];
  readonly tables: TableRows;
}

const formatName = 'caryll-backup';
const formatVersion = 1;

/** Cost of the key from a passphrase: 128 MiB and about half a second (RFC 7914, N = 2^17, r = 8, p = 1). */
const standardCost = { N: 2 ** 17, r: 8, p: 1 } as const;
/** A file could ask for any cost; more than this is refused. */
const highestCost = { N: 2 ** 20, r: 16, p: 4 } as const;

function deriveKey(
  passphrase: string,
  salt: Buffer,
  cost: { readonly N: number; readonly r: number; readonly p: number },
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), salt, 32, { ...cost, maxmem: 256 * cost.N * cost.r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

/** One header line, one line a row, and a last line that says how many and with which digest. */
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
  const sha256 = createHash('sha256')
    .update(`${lines.join('\n')}\n`)
    .digest('hex');
  lines.push(JSON.stringify({ end: true, rows: counts, sha256 }));
  return `${lines.join('\n')}\n`;
}

/** The same, sealed with a passphrase by scrypt and AES-256-GCM; the header line is authenticated with it. */
export async function sealBackup(text: string, passphrase: string): Promise<string> {
  const salt = randomBytes(16);
  const iv = randomBytes(12);
  const header = JSON.stringify({
    format: formatName,
    format_version: formatVersion,
    encryption: {
      cipher: 'aes-256-gcm',
      kdf: 'scrypt',
      ...standardCost,
      salt: salt.toString('base64'),
      iv: iv.toString('base64'),
    },
  });
  const cipher = createCipheriv('aes-256-gcm', await deriveKey(passphrase, salt, standardCost), iv);
  cipher.setAAD(Buffer.from(header));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${header}\n${sealed.toString('base64')}\n`;
}

interface Header {
  readonly format?: unknown;
  readonly format_version?: unknown;
  readonly created_at?: string;
  readonly caryll?: string;
  readonly migrations?: readonly string[];
  readonly encryption?: {
    readonly cipher: string;
    readonly kdf: string;
    readonly N: number;
    readonly r: number;
    readonly p: number;
    readonly salt: string;
    readonly iv: string;
  } | null;
}

function readHeader(text: string): Header {
  let header: Header | undefined;
  try {
    header = JSON.parse(text.slice(0, Math.max(0, text.indexOf('\n')))) as Header;
  } catch {
    header = undefined;
  }
  if (header?.format !== formatName) {
    throw new CommandError('refused', 'This is no backup of caryll: its first line does not say so.');
  }
  if (header.format_version !== formatVersion) {
    throw new CommandError(
      'refused',
      `The backup has format version ${String(header.format_version)}, and this program knows ${formatVersion}.`,
      'Use the version of caryll that made it, or a newer one.',
    );
  }
  return header;
}

export function isSealed(text: string): boolean {
  return readHeader(text).encryption !== null;
}

/** @throws CommandError when the passphrase is wrong or the file was changed; the two cannot be told apart. */
export async function openSealed(text: string, passphrase: string): Promise<string> {
  const { encryption } = readHeader(text);
  const [header = '', body = ''] = text.split('\n', 2);
  const refuse = (why: string) => new CommandError('refused', `The backup cannot be opened: ${why}.`);
  if (encryption?.cipher !== 'aes-256-gcm' || encryption.kdf !== 'scrypt') {
    throw refuse('its encryption is not known');
  }
  const { N, r, p } = encryption;
  const sane = [N, r, p].every((value) => Number.isSafeInteger(value) && value > 0);
  if (!sane || N > highestCost.N || r > highestCost.r || p > highestCost.p) {
    throw refuse('it asks for more memory than any backup of caryll');
  }
  const key = await deriveKey(passphrase, Buffer.from(encryption.salt, 'base64'), { N, r, p });
  const sealed = Buffer.from(body, 'base64');
  if (sealed.length < 16) throw refuse('it is cut off');
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(encryption.iv, 'base64'));
    decipher.setAAD(Buffer.from(header));
    decipher.setAuthTag(sealed.subarray(-16));
    return Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]).toString();
  } catch {
    throw refuse('the passphrase is wrong, or the file was changed');
  }
}

/** @throws CommandError when the text is not a whole backup, exactly as it was written. */
export function readBackup(text: string): Backup {
  const header = readHeader(text);
  const lines = text.split('\n');
  if (lines.pop() !== '')
    throw new CommandError('refused', 'The backup is cut off: its last line does not end.');
  const last = lines.pop() ?? '';
  const broken = (why: string) => new CommandError('refused', `The backup is not whole: ${why}.`);
  let end: { end?: boolean; rows?: Record<string, number>; sha256?: string };
  try {
    end = JSON.parse(last);
  } catch {
    throw broken('its last line cannot be read');
  }
  if (end.end !== true || end.rows === undefined) throw broken('its last line is missing');
  const digest = createHash('sha256')
    .update(`${lines.join('\n')}\n`)
    .digest('hex');
  if (digest !== end.sha256) throw broken('its digest does not fit, so it was changed or damaged');
  const tables = new Map<string, Record<string, unknown>[]>(
    Object.keys(end.rows).map((table) => [table, []]),
  );
  for (const [index, line] of lines.slice(1).entries()) {
    const { table, row } = JSON.parse(line) as { table: string; row: Record<string, unknown> };
    const rows = tables.get(table);
    if (rows === undefined) throw broken(`line ${index + 2} is of a table that it does not name`);
    rows.push(row);
  }
  for (const [table, count] of Object.entries(end.rows)) {
    if (tables.get(table)!.length !== count)
      throw broken(`${table} has ${tables.get(table)!.length} rows instead of ${count}`);
  }
  return {
    createdAt: header.created_at ?? '',
    version: header.caryll ?? '',
    migrations: header.migrations ?? [],
    tables,
  };
}
