import createSqlite from '@sqlite.org/sqlite-wasm';
import type { Cell, Table } from './tables.ts';

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

/** An SQLite file with these tables. The same rows in the same order give the same bytes. */
export async function sqliteOf(tables: ReadonlyMap<Table, readonly Cell[][]>): Promise<Buffer> {
  // A separate instance, whose memory is freed with it.
  const sqlite = await createSqlite();
  const database = new sqlite.oo1.DB();
  try {
    // A reference may name a row that is written later. The foreign keys of the release already guarantee that all are
    // valid.
    database.exec('PRAGMA page_size = 4096; PRAGMA foreign_keys = OFF; BEGIN;');
    database.exec([...tables.keys()].map(createTable).join('\n'));
    for (const [{ name, columns }, rows] of tables) {
      const insert = database.prepare(
        `INSERT INTO ${quoted(name)} VALUES (${columns.map(() => '?').join(', ')})`,
      );
      for (const row of rows) insert.bind(row).stepReset();
      insert.finalize();
    }
    database.exec('COMMIT');
    return Buffer.from(sqlite.capi.sqlite3_js_db_export(database));
  } finally {
    database.close();
  }
}
