import type { DataRecord, Kind } from './kinds.ts';
import type { GameData } from './load.ts';

/** One entry of an array that the import writes into its own table. */
export interface Edge {
  /** Table of the record that has it, e.g. `item`. */
  readonly subject: string;
  readonly slug: string;
  readonly name: string;
  /** Path inside that record, e.g. `acquisition[2]`. */
  readonly at: string;
  readonly value: DataRecord;
}

/** The published records of one game, to look things up in from either end of a relation. */
export interface GameView {
  readonly gameId: string;
  /** Records of a table, in the order of the file; none when the game has no such file. */
  list(table: string): readonly DataRecord[];
  find(table: string, slug: unknown): DataRecord | undefined;
  /** Records of a table by the value of a field. */
  by(table: string, field: string, value: unknown): readonly DataRecord[];
  /** Edges of a table such as `acquisition`, over every record that has some. */
  edges(table: string): readonly Edge[];
  /** Edges of a table whose field has the value: all that a boss leaves behind, all that a merchant sells. */
  edgesTo(table: string, field: string, value: unknown): readonly Edge[];
}

/** Key of a record: its fields that the schema of its file names, joined by a slash. */
export function recordKey(kind: Kind, record: DataRecord): string {
  return kind.key.map((field) => String(record[field])).join('/');
}

/** Makes a look-up of rows of a table by the value of a field; each index is made once. */
function lookUp<Row>(
  rowsOf: (table: string) => readonly Row[],
  valueOf: (row: Row, field: string) => unknown,
): (table: string, field: string, value: unknown) => readonly Row[] {
  const indexes = new Map<string, Map<unknown, Row[]>>();
  return (table, field, value) => {
    const name = `${table}.${field}`;
    let index = indexes.get(name);
    if (index === undefined) {
      indexes.set(name, (index = new Map()));
      for (const row of rowsOf(table)) {
        const key = valueOf(row, field);
        const known = index.get(key);
        if (known) known.push(row);
        else index.set(key, [row]);
      }
    }
    return index.get(value) ?? [];
  };
}

export function viewGame(game: GameData): GameView {
  const edges = new Map<string, Edge[]>();
  for (const kind of game.kinds) {
    for (const { field, table } of kind.edges) {
      const known = edges.get(table) ?? [];
      edges.set(table, known);
      for (const record of game.records.get(kind.table) ?? []) {
        for (const [index, value] of ((record[field] ?? []) as DataRecord[]).entries()) {
          known.push({
            subject: kind.table,
            slug: String(record['slug']),
            name: String(record['name']),
            at: `${field}[${index}]`,
            value,
          });
        }
      }
    }
  }
  const list = (table: string) => game.records.get(table) ?? [];
  const edgesIn = (table: string) => edges.get(table) ?? [];
  const by = lookUp<DataRecord>(list, (record, field) => record[field]);
  return {
    gameId: game.game.slug,
    list,
    by,
    find: (table, slug) => by(table, 'slug', slug)[0],
    edges: edgesIn,
    edgesTo: lookUp<Edge>(edgesIn, ({ value }, field) => value[field]),
  };
}
