import { checkComplete, type ExportRequest } from './records.ts';
import type { Cell, Row, Table, TableSource } from './tables.ts';

/** Where the rows of an export go. */
export interface TableSink {
  write(table: Table, rows: readonly Cell[][]): void;
  /** Ends what was written; nothing is complete before. */
  close(): void;
}

/** What the file itself is: a table like the others. */
export const metaTable: Table = {
  name: 'meta',
  description: 'What the file is: its game, the version of its data, and where they come from.',
  key: ['name'],
  columns: [
    { name: 'name', type: 'TEXT' },
    { name: 'value', type: 'TEXT' },
  ],
  references: [],
  indexed: [],
};

/** Rows are read and written this many at a time. */
const chunkSize = 500;

/** The rows of a table of a release in order, each chunk from where the last one ended. */
async function* chunksOf(
  { release, game, signal }: ExportRequest,
  { table, key }: TableSource,
): AsyncGenerator<Row[]> {
  const columns = key.map((column) => `"${column}"`).join(', ');
  const select = (after: string) =>
    `select * from "${table}" where release_id = ? and game_id = ?${after} order by ${columns} limit ${chunkSize}`;
  const next = select(` and (${columns}) > (${key.map(() => '?').join(', ')})`);
  let last: Row | undefined;
  for (;;) {
    signal?.throwIfAborted();
    const rows: Row[] =
      last === undefined
        ? await release.select<Row>(`export_first_${table}`, select(''), game.id)
        : await release.select<Row>(
            `export_next_${table}`,
            next,
            game.id,
            ...key.map((column) => last![column]),
          );
    if (rows.length > 0) yield rows;
    if (rows.length < chunkSize) return;
    last = rows.at(-1);
  }
}

/**
 * Writes everything that a game has as tables, a chunk of rows at a time.
 *
 * @throws ReleaseGoneError when the release is deleted meanwhile.
 */
export async function writeTables(
  sources: readonly TableSource[],
  request: ExportRequest,
  sink: TableSink,
): Promise<void> {
  const { id, name, datasetVersion, releasedAt, records } = request.game;
  sink.write(metaTable, [
    ['game', id],
    ['name', name],
    ['dataset_version', datasetVersion],
    ['released_at', releasedAt],
    ['records', String(records)],
    ['source', 'Caryll. The column provenance of a record says where its values come from.'],
    ['licence', 'MIT. The game and its names belong to their owners; this project is not theirs.'],
  ]);
  for (const source of sources) {
    let read = 0;
    for await (const chunk of chunksOf(request, source)) {
      read += chunk.length;
      const rows = new Map<Table, Cell[][]>();
      for (const row of chunk) {
        for (const [table, cells] of source.rowsOf(row)) {
          const own = rows.get(table);
          if (own) own.push(cells);
          else rows.set(table, [cells]);
        }
      }
      for (const [table, own] of rows) sink.write(table, own);
    }
    checkComplete(request, source.table, read);
  }
}
