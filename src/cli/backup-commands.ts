import type { Command } from 'commander';
import type { Knex } from 'knex';
import { migrationState } from '../data/migrate.ts';
import { serviceVersion } from '../root.ts';
import { isSealed, openSealed, readBackup, sealBackup, type TableRows, writeBackup } from './backup-file.ts';
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
  { name: 'quota_unsettled', order: 'id' },
  { name: 'usage_daily', order: 'day, owner, key_id, operation' },
];

const rowsPerStatement = 5_000;
const shortestPassphrase = 12;

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

async function writeTables(trx: Knex, read: TableRows): Promise<void> {
  for (const { name, generated } of tables) {
    const rows = read.get(name) ?? [];
    if (rows.length === 0) continue;
    const { rows: known } = await trx.raw<{ rows: { column_name: string }[] }>(
      'select column_name from information_schema.columns where table_schema = current_schema() and table_name = ?',
      [name],
    );
    const columns = known.map((row) => row.column_name).filter((column) => column !== generated);
    const list = columns.map((column) => `"${column}"`).join(', ');
    // Keys refer to keys; only a single statement may see them in any order.
    const size = name === 'api_key' ? rows.length : rowsPerStatement;
    for (let start = 0; start < rows.length; start += size) {
      await trx.raw(
        `insert into "${name}" (${list}) select ${list} from jsonb_populate_recordset(null::"${name}", ?::jsonb)`,
        [JSON.stringify(rows.slice(start, start + size))],
      );
    }
  }
}

/** The passphrase from a file, or typed unseen. Never from the command line, which others can read. */
async function askPassphrase(context: Context, file: string | undefined, isNew: boolean): Promise<string> {
  let passphrase: string;
  if (file !== undefined) {
    passphrase = (
      file === '-' ? await context.io.readStdin() : await context.io.readFile(context.resolve(file))
    ).replace(/\r?\n$/, '');
  } else {
    const typed = await context.io.ask('passphrase: ', true);
    if (typed === undefined) {
      throw new CommandError(
        'usage',
        'A passphrase is needed, and nobody is there to type it.',
        'Name a file that holds it with --passphrase-file (- for standard input).',
      );
    }
    passphrase = typed;
    if (isNew && (await context.io.ask('the same again: ', true)) !== passphrase) {
      throw new CommandError('refused', 'The two passphrases differ. Nothing was written.');
    }
  }
  if (isNew && passphrase.length < shortestPassphrase) {
    throw new CommandError(
      'usage',
      `passphrase: expected at least ${shortestPassphrase} characters, got ${passphrase.length}.`,
    );
  }
  return passphrase;
}

const inWords = (read: TableRows) =>
  [...read].map(([table, rows]) => `${table} ${figure(rows.length)}`).join(', ');

function addBackup(program: Command, context: Context): void {
  const command = program
    .command('backup')
    .summary('save keys and usage')
    .description(
      'Saves what cannot be made again from the data files: keys (their digests), their history, counters and usage. As JSON lines, or encrypted with a passphrase (scrypt, AES-256-GCM). Units that Redis counts and that are not rolled up yet are kept by Redis itself.',
    )
    .option('-o, --out <file>', 'write to a file that only you can read (default: standard output)')
    .option('-e, --encrypt', 'encrypt with a passphrase that is asked for')
    .option('--passphrase-file <file>', 'encrypt with the passphrase in this file (- for standard input)')
    .option('--json', 'print JSON about it; needs --out')
    .action(async (options: { out?: string; encrypt?: boolean; passphraseFile?: string; json?: boolean }) => {
      if (options.json && options.out === undefined) {
        throw new CommandError(
          'usage',
          '--json needs --out: standard output can hold either the backup or words about it.',
        );
      }
      const database = await context.database();
      const encrypted = options.encrypt === true || options.passphraseFile !== undefined;
      const passphrase = encrypted ? await askPassphrase(context, options.passphraseFile, true) : undefined;
      const { applied } = await migrationState(database);
      const read = await readTables(database.knex);
      const text = writeBackup({
        createdAt: new Date(context.now()).toISOString(),
        version: serviceVersion,
        migrations: applied,
        tables: read,
      });
      if (passphrase === undefined) {
        context.warn(
          'this backup is NOT encrypted. It holds the e-mail addresses of all owners and what they asked for (the keys themselves are not in it). Keep it where only you can read it, or use --encrypt.',
        );
      }
      const file = passphrase === undefined ? text : await sealBackup(text, passphrase);
      if (options.out === undefined) {
        context.io.out(file);
        context.say(`saved: ${inWords(read)}`);
        return;
      }
      const target = context.resolve(options.out);
      await context.io.writeFile(target, file, { mode: 0o600 });
      if (options.json) {
        context.printJson({
          file: target,
          encrypted,
          rows: Object.fromEntries([...read].map(([table, rows]) => [table, rows.length])),
        });
      } else context.print(`saved to ${target}${encrypted ? ' (encrypted)' : ''}: ${inWords(read)}`);
    });
  withExamples(
    command,
    'caryll backup --encrypt --out caryll.backup',
    'caryll backup --passphrase-file /run/secrets/backup > caryll.backup',
  );
}

function addRestore(program: Command, context: Context): void {
  const command = program
    .command('restore')
    .summary('bring keys and usage back')
    .description(
      'Brings back what `caryll backup` saved, all of it or nothing. Refused when the database has keys already, unless they are to be replaced.',
    )
    .argument('<file>', 'the backup (- for standard input)')
    .option('--passphrase-file <file>', 'file with the passphrase (- for standard input)')
    .option('--replace', 'delete the keys and usage that are there')
    .option('-y, --yes', 'do not ask')
    .option('--json', 'print JSON')
    .action(
      async (
        file: string,
        options: { passphraseFile?: string; replace?: boolean; yes?: boolean; json?: boolean },
      ) => {
        if (file === '-' && options.passphraseFile === '-') {
          throw new CommandError('usage', 'Backup and passphrase cannot both come from standard input.');
        }
        const database = await context.database();
        let text =
          file === '-' ? await context.io.readStdin() : await context.io.readFile(context.resolve(file));
        if (isSealed(text))
          text = await openSealed(text, await askPassphrase(context, options.passphraseFile, false));
        const backup = readBackup(text);
        const unknown = [...backup.tables.keys()].filter(
          (table) => !tables.some(({ name }) => name === table),
        );
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
        if (rows.length > 0) {
          await context.confirm(
            `Delete ${counted(rows.length, 'key')} with their usage, and bring back the state of ${backup.createdAt}?`,
            options.yes,
          );
        }
        await database.knex.transaction(async (trx) => {
          await trx.raw('set local statement_timeout = 0');
          for (const { name } of [...tables].reverse()) await trx.raw(`delete from "${name}"`);
          await writeTables(trx, backup.tables);
          // What the store still has is newer than the backup: the next roll-up copies all of it.
          await trx.raw('update usage_rollup set complete_on = 0');
          await trx.raw(
            `insert into api_key_event (key_id, at, action, actor, details)
             select id, ?, 'restored', ?, ?::jsonb from api_key order by created_at, id`,
            [new Date(context.now()), context.actor, JSON.stringify({ backup_of: backup.createdAt })],
          );
        });
        const restored = (backup.tables.get('api_key') ?? []).map((row) => String(row['id']));
        await context.announce(...new Set([...rows.map((row) => row.id), ...restored]));
        if (options.json) {
          context.printJson({
            backup_of: backup.createdAt,
            rows: Object.fromEntries([...backup.tables].map(([table, list]) => [table, list.length])),
          });
        } else context.print(`restored the state of ${backup.createdAt}: ${inWords(backup.tables)}`);
      },
    );
  withExamples(
    command,
    'caryll restore caryll.backup',
    'caryll restore caryll.backup --passphrase-file /run/secrets/backup --replace --yes',
  );
}

export function addBackupCommands(program: Command, context: Context): void {
  addBackup(program, context);
  addRestore(program, context);
}
