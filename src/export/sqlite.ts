import sqlite from 'node-sqlite3-wasm';
import type { Table } from './tables.ts';
import type { TableSink } from './write-tables.ts';

const quoted = (name: string) => `"${name}"`;
const list = (names: readonly string[]) => names.map(quoted).join(', ');

function createTable({ name, key, columns, references, indexed }: Table): string {
  const lines = [
    ...columns.map(
      (column) => `${quoted(column.name)} ${column.type}${key.includes(column.name) ? ' NOT NULL' : ''}`,
    ),
    `PRIMARY KEY (${list(key)})`,
    ...references.map(
      (reference) =>
        `FOREIGN KEY (${list(reference.columns)}) REFERENCES ${quoted(reference.table)} (${list(reference.to)})`,
    ),
  ];
  const indexes = indexed.map(
    (column) => `CREATE INDEX ${quoted(`${name}_by_${column}`)} ON ${quoted(name)} (${quoted(column)});`,
  );
  return [`CREATE TABLE ${quoted(name)} (\n  ${lines.join(',\n  ')}\n);`, ...indexes].join('\n');
}

/**
 * Writes tables into a new SQLite file. The same rows in the same order give the same bytes.
 *
 * @param file must not exist.
 */
export function createSqliteSink(file: string, tables: readonly Table[]): TableSink {
  const database = new sqlite.Database(file);
  const inserts = new Map<Table, sqlite.Statement>();
  // A file that is not complete is thrown away, so nothing has to be taken back or to survive a crash.
  database.exec('PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;');
  // References may name what is written later. That all of them hold, the release's own foreign keys say.
  database.exec('PRAGMA foreign_keys = OFF;');
  // 16 MiB: pages that rows are put between are otherwise read again and again.
  database.exec('PRAGMA cache_size = -16384;');
  database.exec(`BEGIN;\n${tables.map(createTable).join('\n')}`);
  return {
    write(table, rows) {
      let insert = inserts.get(table);
      if (insert === undefined) {
        const { name, columns } = table;
        insert = database.prepare(
          `INSERT INTO ${quoted(name)} VALUES (${columns.map(() => '?').join(', ')})`,
        );
        inserts.set(table, insert);
      }
      for (const row of rows) insert.run(row);
    },
    close() {
      try {
        for (const insert of inserts.values()) insert.finalize();
        database.exec('COMMIT');
      } finally {
        database.close();
      }
    },
  };
}
