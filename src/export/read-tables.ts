import { licenseText } from './formats.ts';
import { checkComplete, type ExportRequest } from './records.ts';
import type { Cell, ReleaseRow, Table, TableSource } from './tables.ts';

/** A table with metadata of the file itself. */
export const metaTable: Table = {
  name: 'meta',
  description: 'About the file: the game, the data version, and where the data comes from.',
  key: ['name'],
  columns: [
    { name: 'name', type: 'TEXT' },
    { name: 'value', type: 'TEXT' },
  ],
  references: [],
  indexed: [],
};

/**
 * Reads all data of a game as tables, the rows of each in the order of its key.
 *
 * @throws ReleaseGoneError when the release is deleted meanwhile.
 */
export async function readTables(
  sources: readonly TableSource[],
  request: ExportRequest,
): Promise<Map<Table, Cell[][]>> {
  const { release, game } = request;
  const tables = new Map(
    [metaTable, ...sources.flatMap((source) => source.tables)].map((table) => [table, [] as Cell[][]]),
  );
  tables
    .get(metaTable)!
    .push(
      ['game', game.id],
      ['name', game.name],
      ['dataset_version', game.datasetVersion],
      ['released_at', game.releasedAt],
      ['records', String(game.records)],
      ['source', 'Caryll. The column provenance of a record has the sources of its values.'],
      ['license', licenseText],
    );
  for (const { table, key, rowsOf } of sources) {
    const order = key.map((column) => `"${column}"`).join(', ');
    const rows = await release.select<ReleaseRow>(
      `select * from ${game.schema}."${table}" order by ${order}`,
    );
    checkComplete(request, table, rows.length);
    for (const row of rows) {
      // A column for each kind has the slug of the record that an edge belongs to.
      const whole =
        'subject_kind' in row ? { ...row, [`${row['subject_kind']}_slug`]: row['subject_slug'] } : row;
      for (const [own, cells] of rowsOf(whole)) tables.get(own)!.push(cells);
    }
  }
  return tables;
}
