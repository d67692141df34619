import {
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isCompositeType,
  isObjectType,
} from 'graphql';
import type { Release } from '../data/releases.ts';
import { isRowType, type LeadsTo, tableOf } from '../graph/loaders.ts';
import { columnOfFilter, matches, type Narrowing, type UsedFilter } from '../graph/narrowing.ts';

/** A relation as pairs of row numbers: `from` in the table of the owner, `to` in the table it leads to. */
export interface Pairs {
  readonly table: string;
  readonly from: Int32Array;
  readonly to: Int32Array;
}

/**
 * What the price of a query needs to know of a release: which row leads to which, and how large the parts of
 * records are. Rows are numbered by table, from 0.
 */
export interface Statistics {
  /** How many rows a table has, over all games. */
  size(table: string): number;
  /** Rows of one game. */
  rowsOf(table: string, gameId: string): readonly number[];
  /** The row of a record; undefined when there is none. */
  find(table: string, gameId: string, slug: string): number | undefined;
  /** Whether a row is left by filters, for each row of a table. */
  leaves(table: string, used: readonly UsedFilter[]): (row: number) => boolean;
  /** The pairs of a relation, one list for each table that it leads to. */
  pairs(owner: string, leadsTo: LeadsTo): readonly Pairs[];
  /** Bytes of a part of each record, as JSON text. */
  bytes(table: string, part: string): Float64Array;
}

export function leadsToOf(field: { readonly extensions: object }): LeadsTo | undefined {
  return (field.extensions as { leadsTo?: LeadsTo }).leadsTo;
}

/** The column that holds a part of a record: `enemyDrops` stands in `enemy_drops`. */
export const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Object types that a field of `type` can give when it leads to `tables`, each with its table. */
export function targetsOf(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  tables: readonly string[],
): readonly (readonly [GraphQLObjectType, string])[] {
  const members = isAbstractType(type) ? schema.getPossibleTypes(type) : isObjectType(type) ? [type] : [];
  return members.flatMap((member) => {
    // A type that is no record's own shows rows of whichever table leads to it, e.g. a way to obtain something.
    const table = isRowType(member.name) ? tableOf(member.name) : tables[0]!;
    return tables.includes(table) ? [[member, table] as const] : [];
  });
}

const tablesOf = (leadsTo: LeadsTo): readonly string[] =>
  leadsTo.kind === 'record' ? Object.values(leadsTo.tables) : leadsTo.kind === 'rows' ? [] : [leadsTo.table];

interface Needs {
  readonly columns: Set<string>;
  readonly parts: Set<string>;
}

/** Columns by which the rows of a table can be filtered. */
function filterColumns({ filters }: Narrowing): readonly string[] {
  return [...filters].flatMap(([name, filter]) =>
    filter.through || filter.isTable ? [] : columnOfFilter(name, filter),
  );
}

/** Columns and parts of each table that some field of the schema leads along. */
function needsOf(schema: GraphQLSchema): ReadonlyMap<string, Needs> {
  const needs = new Map<string, Needs>();
  const need = (table: string) => {
    const known = needs.get(table) ?? { columns: new Set<string>(), parts: new Set<string>() };
    needs.set(table, known);
    return known;
  };
  const needFilters = (leadsTo: LeadsTo | undefined) => {
    if (leadsTo === undefined || !('narrowing' in leadsTo) || leadsTo.narrowing === undefined) return;
    for (const column of filterColumns(leadsTo.narrowing)) need(leadsTo.table).columns.add(column);
    for (const { through } of leadsTo.narrowing.filters.values())
      if (through) need(through.edge).columns.add(through.column).add(through.target);
  };
  const seen = new Set<string>();
  const visit = (type: GraphQLObjectType, table: string): void => {
    if (seen.has(`${type.name} ${table}`)) return;
    seen.add(`${type.name} ${table}`);
    const { columns, parts } = need(table);
    if (isRowType(type.name)) columns.add('slug');
    for (const field of Object.values(type.getFields())) {
      const leadsTo = leadsToOf(field);
      needFilters(leadsTo);
      if (leadsTo === undefined) {
        if (isCompositeType(getNamedType(field.type))) parts.add(columnOf(field.name));
        continue;
      }
      if (leadsTo.kind === 'group') need(leadsTo.table).columns.add(leadsTo.column);
      if (leadsTo.kind === 'across') need(leadsTo.edge).columns.add(leadsTo.column).add(leadsTo.target);
      if (leadsTo.kind === 'record') for (const column of Object.keys(leadsTo.tables)) columns.add(column);
      const targets = targetsOf(schema, getNamedType(field.type), tablesOf(leadsTo));
      for (const [target, targetTable] of targets) visit(target, targetTable);
    }
  };
  for (const field of Object.values(schema.getQueryType()!.getFields())) {
    const leadsTo = leadsToOf(field);
    const type = getNamedType(field.type);
    if (leadsTo?.kind !== 'page' || !isObjectType(type)) continue;
    needFilters(leadsTo);
    visit(type, leadsTo.table);
  }
  return needs;
}

type Value = string | number | boolean | null | readonly string[];
type Row = Record<string, Value> & { readonly game_id: string };

/** Makes equal texts one: most columns have few values, and each row comes with texts of its own. */
function createSharing() {
  const known = new Map<string, Value>();
  return (row: Row): Row => {
    for (const [column, value] of Object.entries(row)) {
      if (column === 'slug' || value === null || typeof value === 'number' || typeof value === 'boolean')
        continue;
      const key = String(value);
      if (!known.has(key)) known.set(key, value);
      else (row as Record<string, Value>)[column] = known.get(key)!;
    }
    return row;
  };
}

/** Reads the statistics of a release: one statement a table. */
async function readStatistics(schema: GraphQLSchema, release: Release): Promise<Statistics> {
  const tables = new Map<string, readonly Row[]>();
  const numbers = new Map<string, Map<string, number>>();
  const games = new Map<string, Map<string, number[]>>();
  for (const [table, { columns, parts }] of needsOf(schema)) {
    const selected = [
      'game_id',
      ...columns,
      ...[...parts].map((part) => `octet_length(${part}::text) as ${part}`),
    ];
    const rows = await release.select<Row>(
      `${table}_statistics`,
      `select ${selected.join(', ')} from ${table} where release_id = ?`,
    );
    tables.set(table, rows.map(createSharing()));
    const byGame = new Map<string, number[]>();
    rows.forEach(({ game_id }, row) => {
      const ofGame = byGame.get(game_id);
      if (ofGame) ofGame.push(row);
      else byGame.set(game_id, [row]);
    });
    games.set(table, byGame);
    numbers.set(table, new Map(rows.map(({ game_id, slug }, row) => [`${game_id}/${slug}`, row])));
  }

  const known = new Map<string, readonly Pairs[]>();
  const sizes = new Map<string, Float64Array>();
  const size = (table: string) => tables.get(table)!.length;
  const itself = (table: string) => Int32Array.from({ length: size(table) }, (_each, row) => row);
  /** For each row of `table` the row of `target` that its column names; -1 where it names none. */
  const named = (table: string, column: string, target: string) =>
    Int32Array.from(
      tables.get(table)!,
      (row) => numbers.get(target)!.get(`${row.game_id}/${row[column]}`) ?? -1,
    );
  /** The rows of a table that a record of another one leads to through a table of pairs. */
  const through = (table: string, { filter, value }: UsedFilter): ReadonlySet<number> => {
    const { edge, column, target } = filter.through!;
    const reached = new Set<number>();
    for (const row of tables.get(edge)!) {
      const slug = row[target];
      if (row[column] === value && typeof slug === 'string')
        reached.add(numbers.get(table)!.get(`${row.game_id}/${slug}`)!);
    }
    return reached;
  };
  const makePairs = (owner: string, leadsTo: LeadsTo): Pairs[] => {
    switch (leadsTo.kind) {
      case 'group': {
        const { table, column } = leadsTo;
        return [{ table, from: named(table, column, owner), to: itself(table) }];
      }
      case 'across': {
        const { table, edge, column, target } = leadsTo;
        return [{ table, from: named(edge, column, owner), to: named(edge, target, table) }];
      }
      case 'record':
        return Object.entries(leadsTo.tables).map(([column, table]) => ({
          table,
          from: itself(owner),
          to: named(owner, column, table),
        }));
      default:
        return [];
    }
  };

  return {
    size,
    rowsOf: (table, gameId) => games.get(table)!.get(gameId) ?? [],
    find: (table, gameId, slug) => numbers.get(table)!.get(`${gameId}/${slug}`),
    leaves(table, used) {
      const rows = tables.get(table)!;
      const tests = used.map((each) => {
        if (each.filter.through === undefined) return (row: number) => matches(rows[row]!, each);
        const reached = through(table, each);
        return (row: number) => reached.has(row);
      });
      return (row) => tests.every((test) => test(row));
    },
    pairs(owner, leadsTo) {
      const { narrowing: _narrowing, ...way } = leadsTo as LeadsTo & { readonly narrowing?: Narrowing };
      const key = `${owner} ${JSON.stringify(way)}`;
      const pairs = known.get(key) ?? makePairs(owner, leadsTo);
      known.set(key, pairs);
      return pairs;
    },
    bytes(table, part) {
      const key = `${table} ${part}`;
      const bytes = sizes.get(key) ?? Float64Array.from(tables.get(table)!, (row) => Number(row[part]));
      sizes.set(key, bytes);
      return bytes;
    },
  };
}

/** Statistics of releases, each read when it is first asked for; a failed reading is not remembered. */
export function createStatistics(schema: GraphQLSchema): (release: Release) => Promise<Statistics> {
  const known = new WeakMap<Release, Promise<Statistics>>();
  return (release) => {
    let statistics = known.get(release);
    if (statistics === undefined) {
      statistics = readStatistics(schema, release);
      known.set(release, statistics);
      statistics.catch(() => known.delete(release));
    }
    return statistics;
  };
}
