import type { Kind } from '../dataset/kinds.ts';
import { type DataSchema, presentOf } from '../kinds/schema.ts';

/** A value of a column. */
export type Cell = string | number | null;

/** A row of a release. */
export type ReleaseRow = Readonly<Record<string, unknown>>;

interface ExportColumn {
  readonly name: string;
  /** Type in SQLite. JSON is text; true and false are 1 and 0. */
  readonly type: 'INTEGER' | 'REAL' | 'TEXT';
  /** Path of its value in the row or element; empty for an element that is itself the value. */
  readonly path: readonly string[];
  /** The table of the release whose slugs this column has. */
  readonly references?: string | undefined;
  /** Description from the JSON Schema of the data files. */
  readonly description?: string | undefined;
}

/** Columns that name a row of another table, by its columns. */
interface Reference {
  readonly columns: readonly string[];
  readonly table: string;
  readonly to: readonly string[];
}

/** A table of an export. */
export interface Table {
  readonly name: string;
  /** Description of its rows from the JSON Schema of the data files. */
  readonly description: string | undefined;
  /** The columns that identify a row. */
  readonly key: readonly string[];
  readonly columns: readonly Pick<ExportColumn, 'name' | 'type' | 'description'>[];
  readonly references: readonly Reference[];
  /** Columns that have an index each. */
  readonly indexed: readonly string[];
}

/** A table of a release, and the tables that it becomes in an export. */
export interface TableSource {
  /** Its name in the release. */
  readonly table: string;
  /** The columns by which it is read in order. */
  readonly key: readonly string[];
  readonly tables: readonly Table[];
  /** Converts a row of the release into rows of the export: cells in the order of the columns. */
  rowsOf(row: ReleaseRow): Iterable<readonly [table: Table, cells: Cell[]]>;
}

/** Metadata about a record, and lists of lists: a column of JSON each, so that not every kind needs more tables. */
const asText: ReadonlySet<string> = new Set(['names', 'provenance', 'spoilers', 'gate', 'steps']);

const columnTypes: Readonly<Record<string, ExportColumn['type']>> = {
  integer: 'INTEGER',
  boolean: 'INTEGER',
  number: 'REAL',
};

function columnTypeOf({ type }: DataSchema): ExportColumn['type'] {
  const types = [type ?? []].flat().filter((each) => each !== 'null');
  return types.length === 1 ? (columnTypes[types[0]!] ?? 'TEXT') : 'TEXT';
}

/** A list in a record that becomes a separate table. */
interface OwnList {
  readonly path: readonly string[];
  readonly element: DataSchema;
}

/**
 * The columns of the fields of a record or element. A nested object becomes a column for each of its fields; a list
 * becomes JSON, unless it is one of objects or references and `lists` takes it.
 */
function columnsOf(
  fields: Readonly<Record<string, DataSchema>>,
  path: readonly string[],
  lists?: OwnList[],
): ExportColumn[] {
  return Object.entries(fields).flatMap(([field, schema]): ExportColumn[] => {
    const present = presentOf(schema);
    const here = [...path, field];
    const { description } = schema;
    const json: ExportColumn = { name: here.join('_'), type: 'TEXT', path: here, description };
    if (path.length === 0 && asText.has(field)) return [json];
    if (present.properties !== undefined) return columnsOf(present.properties, here, lists);
    if (present.items === undefined)
      return [{ ...json, type: columnTypeOf(present), references: present['x-references'] }];
    const element = presentOf(present.items);
    const isRelation = element.properties !== undefined || element['x-references'] !== undefined;
    if (!isRelation || lists === undefined) return [json];
    lists.push({ path: here, element });
    return [];
  });
}

const valueAt = (value: unknown, path: readonly string[]) =>
  path.reduce<unknown>((inner, name) => (inner as ReleaseRow | null | undefined)?.[name], value);

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  return typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value);
}

const cellsOf = (columns: readonly ExportColumn[], value: unknown) =>
  columns.map(({ path }) => cellOf(valueAt(value, path)));

/** Tables of records by their name in the release: the segment of their path, with underscores. */
type TableNames = ReadonlyMap<string, string>;

/** Name and description of a table. */
type TableName = Pick<Table, 'name' | 'description'>;

/**
 * A table of these columns with the references and indexes that follow from them.
 *
 * @throws Error when two columns have one name.
 */
function tableOf(
  { name, description }: TableName,
  key: readonly string[],
  columns: readonly ExportColumn[],
  names: TableNames,
  owner: readonly Reference[] = [],
): Table {
  const columnNames = columns.map((column) => column.name);
  const twice = columnNames.find((each, index) => columnNames.indexOf(each) !== index);
  if (twice !== undefined) throw new Error(`export: the table ${name} would have two columns "${twice}"`);
  const references = columns.flatMap((column): Reference[] => {
    const table = column.references && names.get(column.references);
    return table ? [{ columns: [column.name], table, to: ['slug'] }] : [];
  });
  const sought = [...references.flatMap((each) => each.columns), 'name'];
  return {
    name,
    description,
    key,
    columns,
    references: [...owner, ...references],
    // A column that starts the key is already found by the key.
    indexed: columnNames.filter((each) => sought.includes(each) && each !== key[0]),
  };
}

/** The records of a kind, and the lists in them that are not edges. */
function sourceOfKind(kind: Kind, names: TableNames): TableSource {
  const name = names.get(kind.table)!;
  const edges = kind.edges.map(({ field }) => field);
  const own = Object.entries(kind.fields).filter(([field]) => field !== 'draft' && !edges.includes(field));
  const lists: OwnList[] = [];
  const columns = columnsOf(Object.fromEntries(own), [], lists);
  const keys = columns.filter((column) => kind.key.includes(column.name));
  const owners = keys.map((column) => ({
    ...column,
    name: column.name === 'slug' ? `${kind.table}_slug` : column.name,
    references: undefined,
  }));
  const ownerNames = owners.map((column) => column.name);

  const children = lists.map(({ path, element }) => {
    const target = element['x-references'];
    const elements: ExportColumn[] = element.properties
      ? columnsOf(element.properties, [])
      : [{ name: `${target}_slug`, type: 'TEXT', path: [], references: target }];
    // A record of the same kind, as an ingredient of an item is an item.
    const fields = elements.map((column) =>
      ownerNames.includes(column.name) ? { ...column, name: 'target_slug' } : column,
    );
    const position: ExportColumn = { name: 'position', type: 'INTEGER', path: [] };
    const table = tableOf(
      { name: [name, ...path].join('_'), description: element.description },
      [...ownerNames, 'position'],
      [...owners, position, ...fields],
      names,
      [{ columns: ownerNames, table: name, to: kind.key }],
    );
    return { path, fields, table };
  });
  const main = tableOf({ name, description: kind.schema.description }, kind.key, columns, names);
  return {
    table: kind.table,
    key: kind.key,
    tables: [main, ...children.map(({ table }) => table)],
    *rowsOf(row) {
      yield [main, cellsOf(columns, row)];
      const owner = cellsOf(keys, row);
      for (const { path, fields, table } of children) {
        const elements = (valueAt(row, path) ?? []) as readonly unknown[];
        for (const [position, element] of elements.entries())
          yield [table, [...owner, position, ...cellsOf(fields, element)]];
      }
    },
  };
}

/** The edges of one table. When records of several kinds have such edges, a column has the slug and one the kind. */
function sourceOfEdges(table: string, kinds: readonly Kind[], names: TableNames): TableSource {
  const owners = kinds.filter(({ edges }) => edges.some((list) => list.table === table));
  const lists = owners.flatMap(({ edges }) => edges.filter((list) => list.table === table));
  const text = (name: string, references?: string): ExportColumn => ({
    name,
    type: 'TEXT',
    path: [name],
    references,
  });
  const found: ExportColumn[] = [
    { name: 'id', type: 'INTEGER', path: ['ordinal'] },
    ...owners.map((owner) => text(`${owner.table}_slug`, owner.table)),
    ...(owners.length > 1 ? [text('subject_name')] : []),
    ...lists.flatMap((list) =>
      columnsOf(
        Object.fromEntries(
          Object.entries(list.fields).map(([field, schema]) => [list.columns.get(field) ?? field, schema]),
        ),
        [],
      ),
    ),
  ];
  const columns = [...new Map(found.map((column) => [column.name, column])).values()];
  const own = tableOf({ name: table, description: lists[0]!.description }, ['id'], columns, names);
  // A list in an edge is a column of JSON and also a table, so that a join needs no JSON functions.
  const inner = lists.flatMap(({ fields, columns: named }) =>
    Object.entries(fields).flatMap(([field, schema]) => {
      const element = presentOf(schema).items;
      return element === undefined
        ? []
        : [{ field, column: named.get(field) ?? field, element: presentOf(element) }];
    }),
  );
  const children = [...new Map(inner.map((each) => [each.field, each])).values()].map(
    ({ field, column, element }) => {
      const values: ExportColumn[] = element.properties
        ? columnsOf(element.properties, [])
        : [{ name: field.replace(/s$/, ''), type: columnTypeOf(element), path: [] }];
      const owner: ExportColumn = { name: `${table}_id`, type: 'INTEGER', path: [] };
      const position: ExportColumn = { name: 'position', type: 'INTEGER', path: [] };
      const child = tableOf(
        { name: `${table}_${field}`, description: element.description },
        [owner.name, position.name],
        [owner, position, ...values],
        names,
        [{ columns: [owner.name], table, to: ['id'] }],
      );
      return { column, values, child };
    },
  );
  return {
    table,
    key: ['ordinal'],
    tables: [own, ...children.map(({ child }) => child)],
    *rowsOf(row) {
      yield [own, cellsOf(columns, row)];
      for (const { column, values, child } of children) {
        const elements = (row[column] ?? []) as readonly unknown[];
        for (const [position, element] of elements.entries())
          yield [child, [cellOf(row['ordinal']), position, ...cellsOf(values, element)]];
      }
    },
  };
}

/** The tables of an export, derived from the JSON Schemas of the data files: first records, then edges. */
export function tableSources(kinds: readonly Kind[]): TableSource[] {
  const names = new Map(kinds.map((kind) => [kind.table, kind.file.replaceAll('-', '_')]));
  const edgeTables = new Set(kinds.flatMap(({ edges }) => edges.map(({ table }) => table)));
  return [
    ...kinds.map((kind) => sourceOfKind(kind, names)),
    ...[...edgeTables].map((table) => sourceOfEdges(table, kinds, names)),
  ];
}
