import type { Command } from 'commander';
import type { Knex } from 'knex';
import { migrationState } from '../data/migrate.ts';
import { orderKeyEvents } from '../keys/store.ts';
import { serviceVersion } from '../root.ts';
import { reasonOf } from '../text/redact.ts';
import { type ReadBackup, readBackup, type TableRows, writeBackup } from './backup-file.ts';
import { counted, figure } from './bar.ts';
import type { Context } from './context.ts';
import { withExamples } from './examples.ts';
import { CommandError } from './exit.ts';

/** What cannot be made again from the data files: in the order in which it can be written back. */
const tables: readonly { readonly name: string; readonly order: string; readonly generated?: string }[] = [
  { name: 'api_key', order: 'created_at, id' },
  { name: 'api_key_event', order: 'id', generated: 'id' },
  { name: 'quota_counter', order: 'day, subject' },
  { name: 'quota_usage', order: 'day, owner, key_id, operation' },
  { name: 'usage_daily', order: 'day, owner, key_id, operation' },
];

const rowsPerStatement = 5_000;

async function readTables(knex: Knex): Promise<TableRows> {
  return knex.transaction(
    async (trx) => {
      await trx.raw('set local statement_timeout = 0');
      const read = new Map<string, Record<string, unknown>[]>();
      for (const { name, order } of tables) {
        const { rows } = await trx.raw<{ rows: { row: Record<string, unknown> }[] }>(
          `select to_jsonb(t) as row from "${name}" t order by ${order}`,
        );
        read.set(
          name,
          rows.map(({ row }) => row),
        );
      }
      return read;
    },
    // One moment for all tables, whatever is charged meanwhile.
    { isolationLevel: 'repeatable read', readOnly: true },
  );
}

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Whether Postgres refused what stands in a row: a value, a constraint, or a depth (appendix A, classes 22, 23, 54). */
const isRefusedRow = ({ code = '' }: { readonly code?: string }) => /^(22|23|54)/.test(code);

async function writeTables(trx: Knex, backup: ReadBackup): Promise<void> {
  for (const { name, generated } of tables) {
    const rows = backup.tables.get(name) ?? [];
    if (rows.length === 0) continue;
    const { rows: known } = await trx.raw<{ rows: { column_name: string }[] }>(
      'select column_name from information_schema.columns where table_schema = current_schema() and table_name = ?',
      [name],
    );
    // A column that was added since the backup was made has its default.
    const columns = known
      .map((row) => row.column_name)
      .filter((column) => column !== generated && column in rows[0]!);
    const list = columns.map((column) => `"${column}"`).join(', ');
    // In a savepoint, because a failed statement ends the transaction that it stands in.
    const insert = (some: Rows) =>
      trx.transaction((inner) =>
        inner.raw(
          `insert into "${name}" (${list}) select ${list} from jsonb_populate_recordset(null::"${name}", ?::jsonb)`,
          [JSON.stringify(some)],
        ),
      );
    // Keys refer to keys; only a single statement may see them in any order.
    const size = name === 'api_key' ? rows.length : rowsPerStatement;
    for (let start = 0; start < rows.length; start += size) {
      const some = rows.slice(start, start + size);
      try {
        await insert(some);
      } catch (error) {
        if (!isRefusedRow(error as { code?: string })) throw error;
        throw await refusal(trx, { backup, name, rows: some, start, insert }, error as RowFailure);
      }
    }
  }
}

/** What Postgres says of a row that it refuses. */
type RowFailure = Error & { readonly code: string; readonly constraint?: string; readonly column?: string };

/** The fault of the first row that is refused for the same reason when it is written alone. */
async function refusal(
  trx: Knex,
  part: {
    readonly backup: ReadBackup;
    readonly name: string;
    readonly rows: Rows;
    /** Index of the first of the rows in its table. */
    readonly start: number;
    insert(rows: Rows): Promise<unknown>;
  },
  failure: RowFailure,
): Promise<CommandError> {
  const { backup, name, rows, start, insert } = part;
  let at = rows.length - 1;
  for (const [index, row] of rows.entries()) {
    const code = await insert([row]).then(
      () => undefined,
      (error: RowFailure) => error.code,
    );
    if (code !== failure.code) continue;
    at = index;
    break;
  }
  const { rows: definitions } = await trx.raw<{ rows: { definition: string }[] }>(
    'select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ? and conrelid = ?::regclass',
    [failure.constraint ?? '', name],
  );
  const expected = definitions[0]?.definition ?? 'what the table takes';
  return new CommandError(
    'refused',
    `Line ${backup.lineOf(name, start + at)} of the backup: expected a row of ${name} with ${expected}, got one that the database refuses (${reasonOf(failure)}). Nothing was changed.`,
    'The file was changed, or belongs to another version of caryll. Use a backup from a place that you trust.',
  );
}

const inWords = (read: TableRows) =>
  [...read].map(([table, rows]) => `${table} ${figure(rows.length)}`).join(', ');

function addBackup(program: Command, context: Context): void {
  const command = program
    .command('backup')
    .summary('save keys and usage')
    .description(
      'Saves what cannot be made again from the data files: keys (their digests), their history, counters and usage, as JSON lines. It is not encrypted: send it through a tool such as age. Units that Redis counts and that are not rolled up yet are kept by Redis itself.',
    )
    .option('-o, --out <file>', 'write to a file that only you can read (default: standard output)')
    .option('--json', 'print JSON about it; needs --out')
    .action(async (options: { out?: string; json?: boolean }) => {
      if (options.json && options.out === undefined) {
        throw new CommandError(
          'usage',
          '--json needs --out: standard output can hold either the backup or words about it.',
        );
      }
      const database = await context.database();
      const { applied } = await migrationState(database);
      const read = await readTables(database.knex);
      const text = writeBackup({
        createdAt: new Date(context.now()).toISOString(),
        version: serviceVersion,
        migrations: applied,
        tables: read,
      });
      context.warn(
        'a backup is NOT encrypted. It holds the e-mail addresses of all owners and what they asked for (the keys themselves are not in it). Keep it where only you can read it, or encrypt it: caryll backup | age -p > caryll.backup.age',
      );
      if (options.out === undefined) {
        context.io.out(text);
        context.say(`saved: ${inWords(read)}`);
        return;
      }
      const target = context.resolve(options.out);
      await context.io.writeFile(target, text, { mode: 0o600 });
      if (options.json) {
        context.printJson({
          file: target,
          encrypted: false,
          rows: Object.fromEntries([...read].map(([table, rows]) => [table, rows.length])),
        });
      } else context.print(`saved to ${target}: ${inWords(read)}`);
    });
  withExamples(command, 'caryll backup --out caryll.backup', 'caryll backup | age -p > caryll.backup.age');
}

function addRestore(program: Command, context: Context): void {
  const command = program
    .command('restore')
    .summary('bring keys and usage back')
    .description(
      'Brings back what `caryll backup` saved, all of it or nothing. Refused when the database has keys already, unless they are to be replaced. A backup is not signed: it is as trustworthy as the place where it lay, because whoever can write it can put a key of any plan into it.',
    )
    .argument('<file>', 'the backup (- for standard input)')
    .option('--replace', 'delete the keys and usage that are there')
    .option('-y, --yes', 'do not ask')
    .option('--json', 'print JSON')
    .action(async (file: string, options: { replace?: boolean; yes?: boolean; json?: boolean }) => {
      const database = await context.database();
      const text =
        file === '-' ? await context.io.readStdin() : await context.io.readFile(context.resolve(file));
      const backup = readBackup(text);
      const unknown = [...backup.tables.keys()].filter((table) => !tables.some(({ name }) => name === table));
      if (unknown.length > 0) {
        throw new CommandError(
          'refused',
          `The backup holds tables that this program does not know: ${unknown.join(', ')}.`,
          'Use the version of caryll that made it.',
        );
      }
      const state = await migrationState(database);
      if (state.pending.length > 0) {
        throw new CommandError(
          'refused',
          `The database lacks the migration(s) ${state.pending.join(', ')}.`,
          'Run `caryll migrate` first.',
        );
      }
      const { rows } = await database.knex.raw<{ rows: { id: string }[] }>('select id from api_key');
      if (rows.length > 0 && !options.replace) {
        throw new CommandError(
          'refused',
          `The database has ${counted(rows.length, 'key')} already. Nothing was changed.`,
          'Add --replace to delete them and everything counted for them.',
        );
      }
      const restoredKeys = backup.tables.get('api_key') ?? [];
      const internal = restoredKeys.filter(({ plan }) => plan === 'internal').length;
      context.say(
        `The backup brings ${counted(restoredKeys.length, 'key')}, ${figure(internal)} of them on the plan internal. It is as trustworthy as the place where it lay.`,
      );
      if (rows.length > 0) {
        await context.confirm(
          `Delete ${counted(rows.length, 'key')} with their usage, and bring back the state of ${backup.createdAt}?`,
          options.yes,
        );
      }
      await database.knex.transaction(async (trx) => {
        await trx.raw('set local statement_timeout = 0');
        for (const { name } of [...tables].reverse()) await trx.raw(`delete from "${name}"`);
        await writeTables(trx, backup);
        // What the store still has is newer than the backup: the next roll-up copies all of it.
        await trx.raw('update usage_rollup set complete_on = 0');
        await orderKeyEvents(trx);
        await trx.raw(
          `insert into api_key_event (key_id, at, action, actor, details)
             select id, ?, 'restored', ?, ?::jsonb from api_key order by created_at, id`,
          [new Date(context.now()), context.actor, JSON.stringify({ backup_of: backup.createdAt })],
        );
      });
      if (options.json) {
        context.printJson({
          backup_of: backup.createdAt,
          rows: Object.fromEntries([...backup.tables].map(([table, list]) => [table, list.length])),
        });
      } else context.print(`restored the state of ${backup.createdAt}: ${inWords(backup.tables)}`);
    });
  withExamples(
    command,
    'caryll restore caryll.backup',
    'age -d caryll.backup.age | caryll restore - --replace --yes',
  );
}

export function addBackupCommands(program: Command, context: Context): void {
  addBackup(program, context);
  addRestore(program, context);
}
