import type { Knex } from 'knex';
import { readRows } from '../data/read-rows.ts';
import { inPresentWords, restated, tableIn } from '../renames.ts';
import type { Model } from '../kinds/model.ts';
import { hasSubject } from '../kinds/tables.ts';
import { recordKey } from './game-view.ts';
import { type DataRecord, type EdgeList, fillerOf, isRecord, type Kind } from './kinds.ts';
import type { Dataset } from './load.ts';

/** Records of every file of every game, as in the data files: `bloodborne/items` → key → record. */
export interface Snapshot {
  /** Heading of the state: a release with its version, or a folder. */
  readonly title: string;
  /** Versions of the data by game. */
  readonly versions: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, ReadonlyMap<string, DataRecord>>;
}

/** The kinds of a game by its id; undefined for a game that this program does not know. */
export type KindsOf = (
  gameId: string,
) => { readonly kinds: readonly Kind[]; readonly model: Model } | undefined;

export interface FieldChange {
  readonly field: string;
  /** Undefined when the field or element was added. */
  readonly before?: unknown;
  /** Undefined when it was removed. */
  readonly after?: unknown;
}

export interface RecordChange {
  readonly file: string;
  readonly record: string;
  readonly change: 'added' | 'removed' | 'changed';
  readonly name?: string;
  readonly fields: readonly FieldChange[];
}

/** Columns that only rows have. */
const formal = new Set(['ordinal', 'subject_kind', 'subject_slug', 'subject_name', 'draft']);

const isEmpty = (value: unknown) => value === null || value === undefined;

/** An edge as the data file has it: without nulls and what only rows have, such as the marks, which its record has. */
function edgeOf(row: DataRecord, owner: string, { columns }: EdgeList): DataRecord {
  const fields = new Map([...columns].map(([field, column]) => [column, field]));
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) =>
      formal.has(name) || name === 'spoilers' || name === owner || isEmpty(value)
        ? []
        : [[fields.get(name) ?? name, value]],
    ),
  );
}

/** The published records of the data files. */
export function snapshotOfDataset(dataset: Dataset, title: string): Snapshot {
  const files = new Map<string, Map<string, DataRecord>>();
  for (const { game, kinds, records } of dataset.games) {
    for (const kind of kinds) {
      const list = records.get(kind.table) ?? [];
      if (list.length === 0) continue;
      const byKey = new Map<string, DataRecord>();
      const fill = fillerOf(kind, list);
      for (const record of list) byKey.set(recordKey(kind, record), fill(record));
      files.set(`${game.slug}/${kind.file}`, byKey);
    }
  }
  const versions = new Map(dataset.games.map(({ game }) => [game.slug, game.dataset_version]));
  return { title, versions, files };
}

/** The key of a record in its table, as text. */
export const keyColumn = (kind: Kind) =>
  `concat_ws('/', ${kind.key.map((column) => `"${column}"`).join(', ')})`;

/** A game in a release: the schema with its tables, and which of them there are. */
export interface GameTables {
  readonly gameId: string;
  readonly schema: string;
  readonly tables: ReadonlySet<string>;
}

/** The tables of a game in a release. A release that another version of the program has made may lack some. */
export async function tablesIn(knex: Knex, gameId: string, schema: string): Promise<GameTables> {
  const rows = await readRows<{ tablename: string }>(
    knex,
    'select tablename from pg_tables where schemaname = ?',
    [schema],
  );
  return { gameId, schema, tables: new Set(rows.map(({ tablename }) => tablename)) };
}

/** Which edges of a table belong to records of a kind, by the column with their slugs. */
export function edgesOf(kind: Kind, { table }: EdgeList, { tables }: Model) {
  return hasSubject(tables.get(table)!)
    ? { owner: 'subject_slug', where: `subject_kind = '${kind.table}'` }
    : { owner: `${kind.table}_slug`, where: 'true' };
}

/**
 * Records of a kind of a game in a release, read back from its tables into the form of the data files, by key. A table
 * that the release lacks has no rows.
 *
 * @param keys the keys of the records that are read; all when absent.
 */
export async function readRecords(
  knex: Knex,
  { gameId, schema, tables }: GameTables,
  kind: Kind,
  model: Model,
  keys?: readonly string[],
): Promise<Map<string, DataRecord>> {
  const rowsOf = async (table: string, key: string, where: string) => {
    const source = tableIn(tables, gameId, table);
    if (source === undefined) return [];
    const rows = await readRows<DataRecord>(
      knex,
      `select * from ${schema}."${source}" where ${where}${keys ? ` and ${key} = any(?)` : ''}`,
      keys ? [keys] : [],
    );
    return rows.map((row) => inPresentWords(gameId, table, row));
  };
  const edges = new Map<string, DataRecord[]>();
  for (const list of kind.edges) {
    const { owner, where } = edgesOf(kind, list, model);
    const rows = await rowsOf(list.table, owner, where);
    rows.sort((a, b) => (a['ordinal'] as number) - (b['ordinal'] as number));
    for (const row of rows) {
      const key = `${row[owner]}/${list.field}`;
      const edge = edgeOf(row, owner, list);
      const known = edges.get(key);
      if (known) known.push(edge);
      else edges.set(key, [edge]);
    }
  }
  // Rows that the release has no table for may have been a column of it.
  const named = new Set(
    kind.edges.flatMap(({ field, table }) => (tableIn(tables, gameId, table) === undefined ? [field] : [])),
  );
  const records = new Map<string, DataRecord>();
  for (const row of await rowsOf(kind.table, keyColumn(kind), 'true')) {
    const record: Record<string, unknown> = {};
    for (const name of Object.keys(kind.fields)) {
      if (formal.has(name)) continue;
      const isEdge = kind.edges.some(({ field }) => field === name);
      const edge = named.has(name) ? row[name] : edges.get(`${row['slug']}/${name}`);
      record[name] = isEdge ? (edge ?? []) : row[name];
    }
    records.set(recordKey(kind, record), record);
  }
  return records;
}

/** A release read back from its tables into the form of the data files. */
export async function snapshotOfRelease(
  knex: Knex,
  releaseId: string,
  kindsOf: KindsOf,
): Promise<Snapshot | undefined> {
  const games = await readRows<{ game_id: string; schema_name: string; dataset_version: string }>(
    knex,
    'select game_id, schema_name, dataset_version from release_game where release_id = ? order by game_id',
    [releaseId],
  );
  if (games.length === 0) return undefined;
  const files = new Map<string, ReadonlyMap<string, DataRecord>>();
  for (const { game_id: gameId, schema_name: schema } of games) {
    const known = kindsOf(gameId);
    if (known === undefined) continue;
    const { kinds, model } = known;
    const tables = await tablesIn(knex, gameId, schema);
    for (const kind of kinds) {
      const records = await readRecords(knex, tables, kind, model);
      if (records.size > 0) files.set(`${gameId}/${kind.file}`, records);
    }
  }
  const versions = new Map(games.map((row) => [row.game_id, row.dataset_version]));
  const named = [...versions].map(([game, version]) => `${game} ${version}`).join(', ');
  return { title: `release ${releaseId} (${named})`, versions, files };
}

/**
 * Serializes a value with its members in order and without those that are null, so that equal values have equal text.
 */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_name, inner: unknown) =>
      typeof inner === 'object' && inner !== null && !Array.isArray(inner)
        ? Object.fromEntries(
            Object.entries(inner)
              .filter(([, member]) => !isEmpty(member))
              .sort(([a], [b]) => (a < b ? -1 : 1)),
          )
        : inner,
    ) ?? 'null'
  );
}

/** The differences between two values, as deep as possible. */
function compareValues(before: unknown, after: unknown, at: string, changes: FieldChange[]): void {
  if (before === restated || canonical(before) === canonical(after)) return;
  if (isRecord(before) && isRecord(after)) {
    for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
      compareValues(before[name], after[name], at === '' ? name : `${at}.${name}`, changes);
    }
    return;
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length === after.length) {
      const moved = before.map(canonical).sort().join() === after.map(canonical).sort().join();
      if (moved) {
        changes.push({ field: at, before, after });
        return;
      }
      for (const [index, element] of before.entries()) {
        compareValues(element, after[index], `${at}[${index}]`, changes);
      }
      return;
    }
    const [was, is] = [before.map(canonical), after.map(canonical)];
    const removed = before.flatMap((element, index) =>
      is.includes(was[index]!) ? [] : [{ field: `${at}[${index}]`, before: element }],
    );
    const added = after.flatMap((element, index) =>
      was.includes(is[index]!) ? [] : [{ field: `${at}[${index}]`, after: element }],
    );
    const found = [...removed, ...added];
    // Without any, the same elements occur a different number of times.
    changes.push(...(found.length > 0 ? found : [{ field: at, before, after }]));
    return;
  }
  changes.push({
    field: at,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  });
}

/** Returns the fields that differ between two states of one record. */
export function compareRecords(before: DataRecord, after: DataRecord): FieldChange[] {
  const fields: FieldChange[] = [];
  compareValues(before, after, '', fields);
  return fields;
}

/**
 * Every difference between two states of the data, ordered by file and key.
 *
 * @param ignored fields that do not count, e.g. `provenance`.
 */
export function compareSnapshots(
  before: Snapshot,
  after: Snapshot,
  ignored: readonly string[] = [],
): RecordChange[] {
  const changes: RecordChange[] = [];
  for (const file of [...new Set([...before.files.keys(), ...after.files.keys()])].sort()) {
    const [old, young] = [before.files.get(file), after.files.get(file)];
    for (const key of [...new Set([...(old?.keys() ?? []), ...(young?.keys() ?? [])])].sort()) {
      const [was, is] = [old?.get(key), young?.get(key)];
      const fields = was && is ? compareRecords(was, is) : [];
      const shown = fields.filter(
        ({ field }) => !ignored.some((path) => field === path || field.startsWith(`${path}.`)),
      );
      if (was && is && shown.length === 0) continue;
      const name = (is ?? was)?.['name'];
      changes.push({
        file,
        record: key,
        change: was === undefined ? 'added' : is === undefined ? 'removed' : 'changed',
        ...(typeof name === 'string' && { name }),
        fields: shown,
      });
    }
  }
  return changes;
}
