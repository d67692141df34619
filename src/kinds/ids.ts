import type { GameKinds } from './served.ts';
import { type DataSchema, inlined, presentOf, shapesOf } from './schema.ts';

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
 * The fields of the records of a kind with ids of the game itself: those that `x-id-of` marks, and the `external_ids`
 * of which `x-ids` names the table.
 *
 * @param file the schema of the data file.
 * @param record the schema of one record, with shared shapes in place of their `$ref`.
 */
export const idFields = (file: DataSchema, record: DataSchema): IdField[] => [
  ...Object.entries(file['x-ids'] ?? {}).flatMap(([name, table]) =>
    table === null ? [] : [{ path: `provenance.external_ids.${name}`, table }],
  ),
  ...markedIn(record, ''),
];

/** The record that a row of a data file is about: its kind, and the field with its slug. */
export interface IdSubject {
  readonly kind: string;
  readonly slug: string;
}

/** The record that an id in a row of a data file leads to: the row itself, or the first record that its key names. */
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
  /** The game's own tables by name. */
  readonly tables: readonly string[];
  /** The kinds of the records, by name. */
  readonly kinds: readonly string[];
}

const namesOf = (names: Iterable<string>) => [...new Set(names)].sort();

/** The tables of a game of which its data files have ids, as its schemas say. */
export function gameIds({ schemas }: Pick<GameKinds, 'schemas'>): GameIds {
  const shapes = shapesOf(schemas);
  const found = [...schemas.values()].flatMap((file) => {
    const items = file['x-table'] === undefined ? undefined : file.properties?.['records']?.items;
    if (items === undefined) return [];
    const record = inlined(items, shapes);
    const kind = idSubject(file, record)?.kind ?? [];
    return idFields(file, record).map(({ table }) => ({ table, kind }));
  });
  return {
    tables: namesOf(found.map(({ table }) => table)),
    kinds: namesOf(found.flatMap(({ kind }) => kind)),
  };
}
