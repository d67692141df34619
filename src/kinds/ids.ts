import type { GameKinds } from './served.ts';
import { type DataSchema, type IdTable, inlined, presentOf, shapesOf } from './schema.ts';

/** The name of a table of ids. */
const nameOf = (table: IdTable) => (typeof table === 'string' ? table : table.table);

/** A field of the records of a kind with ids of the game itself. */
export interface IdField {
  /** Its path in the data file, e.g. `drops[].lot_id`. */
  readonly path: string;
  /** The game's own table, e.g. `EquipParamWeapon`. */
  readonly table: string;
}

function* markedIn(schema: DataSchema, path: string): Generator<IdField> {
  const { properties = {}, items, 'x-id-of': tables = [] } = presentOf(schema);
  for (const table of tables) yield { path, table };
  if (items !== undefined) yield* markedIn(items, `${path}[]`);
  for (const [name, inner] of Object.entries(properties))
    yield* markedIn(inner, path === '' ? name : `${path}.${name}`);
}

/**
 * The fields of the records of a kind with ids of the game itself that `/lookup` knows: those that `x-id-of` marks, and
 * the `external_ids` of which `x-ids` names a table.
 *
 * @param file the schema of the data file.
 * @param record the schema of one record, with shared shapes in place of their `$ref`.
 */
export const idFields = (file: DataSchema, record: DataSchema): IdField[] => [
  ...Object.entries(file['x-ids'] ?? {}).flatMap(([name, table]) =>
    typeof table === 'string' ? [{ path: `provenance.external_ids.${name}`, table }] : [],
  ),
  ...markedIn(record, ''),
];

/** Ids in one table of the game. */
export interface IdsOfTable {
  readonly table: string;
  readonly ids: readonly number[];
}

/** The `external_ids` of a record by their table, in the order of `x-ids`. */
export function idsByTable(
  { 'x-ids': tables = {} }: Pick<DataSchema, 'x-ids'>,
  ids: Readonly<Record<string, number | readonly number[]>>,
): IdsOfTable[] {
  const found = new Map<string, number[]>();
  for (const [name, table] of Object.entries(tables))
    if (ids[name] !== undefined)
      found.set(nameOf(table), [...(found.get(nameOf(table)) ?? []), ...[ids[name]].flat()]);
  return [...found].map(([table, each]) => ({ table, ids: each }));
}

/** The tables of ids that a schema names, whether `/lookup` knows them or not. */
export function* tablesNamedIn(schema: unknown): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return;
  const { 'x-ids': ids = {}, 'x-id-of': tables = [] } = schema as DataSchema;
  yield* Object.values(ids).map(nameOf);
  yield* tables;
  for (const inner of Object.values(schema)) yield* tablesNamedIn(inner);
}

/** The record that a row of a data file is about: its kind, and the field with its slug. */
export interface IdSubject {
  readonly kind: string;
  readonly slug: string;
}

/** The record that an id in a row of a data file refers to: the row itself, or the first record that its key names. */
export function idSubject(file: DataSchema, record: DataSchema): IdSubject | undefined {
  const { properties = {} } = record;
  if (properties['slug'] !== undefined) return { kind: file['x-table']!, slug: 'slug' };
  for (const field of [file['x-key'] ?? []].flat()) {
    const kind = properties[field]?.['x-references'];
    if (kind !== undefined) return { kind, slug: field };
  }
  return undefined;
}

/** The game's own ids: the tables they are from and the kinds that have them. */
export interface GameIds {
  /** The labels of the game's own tables, by their names in order. */
  readonly tables: ReadonlyMap<string, string>;
  /** The kinds of the records, by name. */
  readonly kinds: readonly string[];
  /** The tables of the `external_ids` of records, by kind. */
  readonly ofKind: ReadonlyMap<string, Pick<DataSchema, 'x-ids'>>;
}

const namesOf = (names: Iterable<string>) => [...new Set(names)].sort();

/** The tables of a game of which its data files have ids, as its schemas say. */
export function gameIds({ schemas, idTables }: Pick<GameKinds, 'schemas' | 'idTables'>): GameIds {
  const shapes = shapesOf(schemas);
  const found = [...schemas.values()].flatMap((file) => {
    const items = file['x-table'] === undefined ? undefined : file.properties?.['records']?.items;
    if (items === undefined) return [];
    const record = inlined(items, shapes);
    const kind = idSubject(file, record)?.kind ?? [];
    return idFields(file, record).map(({ table }) => ({ table, kind }));
  });
  return {
    tables: new Map(
      namesOf(found.map(({ table }) => table)).map((table) => [table, idTables[table] ?? table]),
    ),
    kinds: namesOf(found.flatMap(({ kind }) => kind)),
    ofKind: new Map(
      [...schemas.values()].flatMap((file) =>
        file['x-table'] === undefined ? [] : [[file['x-table'], file] as const],
      ),
    ),
  };
}
