import path from 'node:path';
import { Argument } from 'commander';
import type { Knex } from 'knex';
import type { Database } from '../../data/database.ts';
import { migrationState } from '../../data/migrate.ts';
import { readRows } from '../../data/read-rows.ts';
import { orderKeyEvents } from '../../keys/store.ts';
import { serviceVersion } from '../../root.ts';
import { reasonOf } from '../../text/redact.ts';
import { type Backup, readBackup, type TableRows, writeBackup } from '../backup-file.ts';
import { type CommandSpec, yesOption } from '../command.ts';
import { CommandError } from '../exit.ts';
import { maxInputBytes, readInput, writePrivateFile } from '../files.ts';
import { formatNumber, plural } from '../format.ts';

interface SavedTable {
  readonly name: string;
  readonly order: string;
  /** A column that the database numbers itself. */
  readonly generated?: string;
}

/** Tables that cannot be restored from the data files, in the order in which they must be restored. */
const tables: readonly SavedTable[] = [
  { name: 'api_key', order: 'created_at, id' },
  { name: 'api_key_event', order: 'id', generated: 'id' },
  { name: 'quota_counter', order: 'day, subject' },
  { name: 'usage_daily', order: 'day, owner, key_id, operation' },
  { name: 'persisted_operation', order: 'name' },
];

/** Table of units that Postgres itself granted, in backups of 0.2.0. `usage_daily` may have an older value of it. */
const earlierUsage = 'quota_usage';

const rowsPerStatement = 5_000;

/** Maximum size of a line without its row, and of the first and last line together. */
const lineBytes = 40;
const endsBytes = 8_192;

/**
 * Refuses to write a backup that `caryll restore` could not read: the operator would find out only when restoring.
 *
 * @throws CommandError
 */
async function checkSize(trx: Knex, maxBytes: number): Promise<void> {
  const sizes = tables.map(
    ({ name }) => `select sum(octet_length(to_jsonb(t)::text) + ${lineBytes}) as bytes from "${name}" t`,
  );
  const [row] = await readRows<{ bytes: number }>(
    trx,
    `select ${endsBytes} + coalesce(sum(bytes), 0) as bytes from (${sizes.join(' union all ')}) s`,
  );
  const { bytes } = row!;
  if (bytes <= maxBytes) return;
  const inMiB = (size: number) => `${formatNumber(Math.ceil(size / 1_048_576))} MiB`;
  throw new CommandError(
    'refused',
    `The backup must be at most ${inMiB(maxBytes)}, the limit of \`caryll restore\`; got ${inMiB(bytes)}. Nothing was written.`,
    'Back up the whole database instead: use pg_dump for a Postgres server, or copy DATA_DIR while the service is stopped.',
  );
}

async function readTables(knex: Knex, maxBytes: number): Promise<TableRows> {
  return knex.transaction(
    async (trx) => {
      // Moments and bytes have the same form in every backup.
      await trx.raw(
        `set local statement_timeout = 0; set local timezone = 'UTC'; set local bytea_output = 'hex'`,
      );
      await checkSize(trx, maxBytes);
      const read = new Map<string, Record<string, unknown>[]>();
      for (const { name, order } of tables) {
        const rows = await readRows<{ row: Record<string, unknown> }>(
          trx,
          `select to_jsonb(t) as row from "${name}" t order by ${order}`,
        );
        const saved = rows.map(({ row }) => row);
        read.set(name, saved);
      }
      return read;
    },
    // One snapshot of all tables, regardless of concurrent charges.
    { isolationLevel: 'repeatable read', readOnly: true },
  );
}

/** Whether Postgres refused a row because of a value, a constraint, or its depth (appendix A, classes 22, 23, 54). */
const isRefusedRow = ({ code = '' }: { readonly code?: string }) => /^(22|23|54)/.test(code);

/** Inserts the rows of a table of the backup, in the columns that both have. */
async function insertRows(
  trx: Knex,
  { tables: saved }: Backup,
  name: string,
  { into = name, generated = '', onConflict = '' } = {},
): Promise<void> {
  const rows = saved.get(name) ?? [];
  if (rows.length === 0) return;
  const known = await readRows<{ column: string }>(
    trx,
    'select column_name as column from information_schema.columns where table_schema = current_schema() and table_name = ?',
    [into],
  );
  const list = known
    .flatMap(({ column }) => (column !== generated && column in rows[0]! ? [`"${column}"`] : []))
    .join(', ');
  // Keys refer to other keys, so a single statement inserts them in any order.
  const size = name === 'api_key' ? rows.length : rowsPerStatement;
  for (let start = 0; start < rows.length; start += size) {
    try {
      await trx.raw(
        `insert into "${into}" (${list}) select ${list} from jsonb_populate_recordset(null::"${into}", ?::jsonb) ${onConflict}`,
        [JSON.stringify(rows.slice(start, start + size))],
      );
    } catch (error) {
      if (!isRefusedRow(error as { code?: string })) throw error;
      throw new CommandError(
        'refused',
        `All rows of ${name} in the backup must be valid; got one that the database rejects (${reasonOf(error)}). Nothing was changed.`,
        'The file was edited, or was made by another version of caryll. Use a backup that you trust.',
      );
    }
  }
}

/** Restores the usage of a backup of 0.2.0 as the migration does: one counter per key and owner, with that of Redis. */
async function insertEarlierUsage(trx: Knex, backup: Backup): Promise<void> {
  const onConflict =
    'on conflict (day, owner, key_id, operation) do update set units = greatest(usage_daily.units, excluded.units)';
  await insertRows(trx, backup, earlierUsage, { into: 'usage_daily', onConflict });
  await trx.raw(`delete from quota_counter where subject like 'c:%'`);
  await trx.raw(`
    insert into quota_counter as c (day, subject, used)
    select day, 'k:' || key_id, sum(units)::int from usage_daily group by day, key_id
    union all
    select day, 'o:' || owner, sum(units)::int from usage_daily group by day, owner
    on conflict (day, subject) do update set used = greatest(c.used, excluded.used)`);
}

const formatTables = (read: TableRows) =>
  [...read].map(([table, rows]) => `${table} ${formatNumber(rows.length)}`).join(', ');

const countsOf = (read: TableRows) =>
  Object.fromEntries([...read].map(([table, rows]) => [table, rows.length]));

export const backupCommand: CommandSpec<unknown, { out?: string; json?: boolean }> = {
  name: 'backup',
  summary: 'save keys, usage and registered operations',
  description:
    'Saves everything that cannot be recreated from the data files, as JSON lines: keys (as digests) with their history, counters, usage, and the operations registered for /graphql. The backup is not encrypted; encrypt it with a tool such as age. Units granted by Redis within the last second may be missing.',
  examples: ['caryll backup --out caryll.backup', 'caryll backup | age -p > caryll.backup.age'],
  options: [['-o, --out <file>', 'write to a file that only you can read (default: standard output)']],
  jsonHelp: 'print a summary as JSON; requires --out',
  async action(context, _none, { out, json }) {
    if (json && out === undefined) {
      throw new CommandError(
        'usage',
        '--json requires --out: standard output can hold either the backup or the JSON summary.',
      );
    }
    const database = await context.database();
    const { applied: migrations } = await migrationState(database);
    const read = await readTables(database.knex, maxInputBytes);
    const createdAt = new Date(context.now()).toISOString();
    const text = writeBackup({ createdAt, version: serviceVersion, migrations, tables: read });
    context.warn(
      'the backup is NOT encrypted. It contains the e-mail addresses of all owners and the routes they requested (but not the keys themselves). Keep it private, or encrypt it: caryll backup | age -p > caryll.backup.age',
    );
    if (out === undefined) {
      context.io.out(text);
      context.say(`saved: ${formatTables(read)}`);
      return undefined;
    }
    const file = path.resolve(out);
    await writePrivateFile(file, text);
    return {
      json: { file, encrypted: false, rows: countsOf(read) },
      text: `saved to ${file}: ${formatTables(read)}`,
    };
  },
};

/** @throws CommandError when the backup cannot be written into the tables of this program and database. */
async function checkFits(backup: Backup, database: Database): Promise<void> {
  const known = [...tables.map(({ name }) => name), earlierUsage];
  const unknown = [...backup.tables.keys()].filter((table) => !known.includes(table));
  if (unknown.length > 0) {
    throw new CommandError(
      'refused',
      `The backup has unknown tables: ${unknown.join(', ')}.`,
      'Use the version of caryll that made it.',
    );
  }
  const { pending } = await migrationState(database);
  if (pending.length > 0) {
    throw new CommandError(
      'refused',
      `The database is missing migrations: ${pending.join(', ')}.`,
      'Run `caryll migrate` first.',
    );
  }
}

/** The keys and registered operations that a restore would delete, in words; undefined when there are none. */
async function presentIn(knex: Knex, replaced: readonly SavedTable[]): Promise<string | undefined> {
  const nouns: Readonly<Record<string, string>> = {
    api_key: 'key',
    persisted_operation: 'registered operation',
  };
  const words: string[] = [];
  for (const { name } of replaced.filter((table) => table.name in nouns)) {
    const [row] = await readRows<{ count: number }>(knex, `select count(*) as count from "${name}"`);
    if (row!.count > 0) words.push(plural(row!.count, nouns[name]!));
  }
  return words.length === 0 ? undefined : words.join(' and ');
}

export const restoreCommand: CommandSpec<[file: string], { replace?: boolean; yes?: boolean }> = {
  name: 'restore',
  summary: 'restore keys, usage and registered operations',
  description:
    'Restores a backup made by `caryll backup`, completely or not at all. Refuses to run if the database already has keys or registered operations, unless --replace is given. A backup from an old version, without registered operations, leaves existing operations unchanged. Backups are not signed: anyone who can edit the file can add a key on any plan, so restore only backups that you trust.',
  examples: ['caryll restore caryll.backup', 'age -d caryll.backup.age | caryll restore - --replace --yes'],
  arguments: [new Argument('<file>', 'the backup (- for standard input)')],
  options: [['--replace', 'delete the existing keys, usage and registered operations'], yesOption],
  async action(context, [file], options) {
    const database = await context.database();
    const backup = readBackup(await readInput(context.io, file));
    const { createdAt } = backup;
    await checkFits(backup, database);
    // Tables that are not in the backup stay unchanged.
    const replaced = tables.filter(({ name }) => name !== 'persisted_operation' || backup.tables.has(name));
    const there = await presentIn(database.knex, replaced);
    if (there !== undefined && !options.replace) {
      throw new CommandError(
        'refused',
        `The database already has ${there}. Nothing was changed.`,
        'Use --replace to delete them and all of their usage.',
      );
    }
    const restoredKeys = backup.tables.get('api_key') ?? [];
    const internal = restoredKeys.filter(({ plan }) => plan === 'internal').length;
    context.say(
      `The backup adds ${plural(restoredKeys.length, 'key')}, ${formatNumber(internal)} of them on the internal plan. Restore it only if you trust the file.`,
    );
    if (there !== undefined) {
      const question = `Delete ${there} with their usage, and restore the state of ${createdAt}?`;
      await context.confirm(question, options.yes);
    }
    await database.knex.transaction(async (trx) => {
      await trx.raw('set local statement_timeout = 0');
      for (const { name } of [...replaced].reverse()) await trx.raw(`delete from "${name}"`);
      for (const { name, generated } of tables) await insertRows(trx, backup, name, { generated });
      if (backup.tables.has(earlierUsage)) await insertEarlierUsage(trx, backup);
      await orderKeyEvents(trx);
      await trx.raw(
        `insert into api_key_event (key_id, at, action, actor, details)
           select id, ?, 'restored', ?, ?::jsonb from api_key order by created_at, id`,
        [new Date(context.now()), context.actor, JSON.stringify({ backup_of: createdAt })],
      );
    });
    return {
      json: { backup_of: createdAt, rows: countsOf(backup.tables) },
      text: `restored the state of ${createdAt}: ${formatTables(backup.tables)}`,
    };
  },
};
