import { sha256 } from '../text/digest.ts';
import type { Field, Model, Table } from './model.ts';
import { presentOf, type DataSchema } from './schema.ts';

/**
 * The tables of a release, one schema of Postgres for each game, derived from the JSON Schemas of the data files. All
 * names are qualified: a statement means the same on every connection.
 */

interface TableColumn {
  readonly name: string;
  readonly type: string;
  /** The table whose record it names. */
  readonly references?: string | undefined;
}

/** Text that is compared byte by byte: slugs, and whatever else names a record. */
const slug = 'text collate "C"';

const typesOf = ({ type, enum: values }: DataSchema): readonly string[] =>
  [type ?? (values?.every((value) => value === null || typeof value === 'string') ? 'string' : [])]
    .flat()
    .filter((each) => each !== 'null');

const plainTypes: Readonly<Record<string, string>> = {
  string: 'text',
  // Exact, and without the settings that the text of other fractions depends on.
  number: 'numeric',
  boolean: 'boolean',
};

/** The type of a column: plain values and lists of texts as such, everything else as JSON. */
function columnType({ schema, references, isList, hasNullItems }: Field): string {
  const types = typesOf(isList ? presentOf(schema.items!) : schema);
  const [only] = types;
  if (types.length !== 1) return 'jsonb';
  if (isList) return only === 'string' && !hasNullItems ? 'text[]' : 'jsonb';
  if (references !== undefined) return slug;
  if (only === 'integer') return (schema.maximum ?? Infinity) < 2 ** 31 ? 'integer' : 'bigint';
  return plainTypes[only!] ?? 'jsonb';
}

function columnOf(field: Field): TableColumn {
  const type = columnType(field);
  return {
    name: field.column,
    type: field.isNullable || field.schema.default !== undefined ? type : `${type} not null`,
    references: type === slug ? field.references : undefined,
  };
}

/** Whether records of several kinds have these edges: then `subject_kind` and `subject_slug` name whose an edge is. */
export const hasSubject = ({ owners }: Table): boolean => owners.length > 1;

function columnsOf(table: Table): TableColumn[] {
  const own = table.fields.map(columnOf);
  const about = [
    { name: 'spoilers', type: 'jsonb' },
    { name: 'provenance', type: 'jsonb' },
  ];
  if (table.isRecord) {
    return [
      { name: 'slug', type: `${slug} not null` },
      { name: 'name', type: 'text not null' },
      { name: 'aliases', type: 'text[]' },
      { name: 'names', type: 'jsonb' },
      ...own,
      ...Object.keys(table.sortKeys).map((name) => ({ name, type: 'numeric' })),
      ...about,
    ];
  }
  if (table.file !== undefined) return [...own, ...about];
  const [owner] = table.owners;
  return [
    { name: 'ordinal', type: 'integer not null' },
    ...(hasSubject(table)
      ? [
          { name: 'subject_kind', type: `${slug} not null` },
          { name: 'subject_slug', type: `${slug} not null` },
          { name: 'subject_name', type: 'text not null' },
        ]
      : [{ name: owner!.column, type: `${slug} not null`, references: owner!.table }]),
    ...own,
    ...(table.spoilers.length > 0 ? [{ name: 'spoilers', type: 'jsonb' }] : []),
  ];
}

/** Statements that make the schema of a game in a release, with its tables. */
export function createStatements({ tables }: Model, schema: string): string {
  return [
    `create schema ${schema};`,
    ...[...tables.values()].map(
      (table) =>
        `create table ${schema}.${table.name} (${[
          ...columnsOf(table).map(({ name, type }) => `"${name}" ${type}`),
          `primary key (${table.key.map((column) => `"${column}"`).join(', ')})`,
        ].join(', ')});`,
    ),
    // Every record of every kind, with its marks: what an edge of several kinds, or a search, finds is one of them.
    `create table ${schema}.record (kind ${slug} not null, slug ${slug} not null, name text not null, spoilers jsonb, primary key (kind, slug));`,
    // How well each field is known, a row for each kind.
    `create table ${schema}.field_quality (position integer primary key, kind text not null, records integer not null, fields jsonb not null);`,
    // The ids of the game itself, each with a record that has it.
    `create table ${schema}.data_id (id_table ${slug} not null, id bigint not null, kind ${slug} not null, slug ${slug} not null);`,
  ].join('\n');
}

/** The number at a path into a row: a column, then members of objects and lists; `{field}` is a field of the record `o`. */
function numberAt(row: string, [column, ...path]: readonly string[]): string {
  if (path.length === 0) return `${row}.${column}`;
  const steps = path.map((step) => (step.startsWith('{') ? `o.${step.slice(1, -1)}::text` : `'${step}'`));
  return `(${row}.${column} #>> array[${steps.join(', ')}])::numeric`;
}

/** Statements that fill the sort keys of a table from the rows of other tables. */
function sortKeyStatements(
  { name: table, sortKeys }: Table,
  tables: Model['tables'],
  schema: string,
): string[] {
  return Object.entries(sortKeys).map(([name, { of, where = {}, order, times }]) => {
    const [from, ...path] = of.split('.') as [string, ...string[]];
    const value = numberAt('e', path);
    const edges = tables.get(from);
    if (edges === undefined) throw new Error(`${table}: the sort key ${name} is of no table "${from}"`);
    const isShared = hasSubject(edges);
    const owner = isShared ? 'subject_slug' : `${table}_slug`;
    const conditions = Object.entries({ ...(isShared && { subject_kind: table }), ...where }).map(
      ([field, value]) => `and e.${field} = ${typeof value === 'string' ? `'${value}'` : value}`,
    );
    const [by, ...factor] = times?.split('.') ?? [];
    const joins =
      by &&
      `join ${schema}.${by} f on f.slug = e.${by}_slug join ${schema}.${table} o on o.slug = e.${owner}`;
    return `update ${schema}.${table} t set "${name}" = r.value from (
      select distinct on (e.${owner}) e.${owner} as slug, ${by ? `round(${value} * ${numberAt('f', factor)}, 4)` : value} as value
        from ${schema}.${from} e ${joins ?? ''}
       where true ${conditions.join(' ')} order by e.${owner}, ${order ?? value}) r where r.slug = t.slug;`;
  });
}

/**
 * Statements for tables that are filled: every reference is checked, and has its index, as has every name. Sort keys
 * from other tables are filled.
 */
export function completeStatements({ tables }: Model, schema: string): string {
  const all = [...tables.values()];
  const records = all.filter(({ isRecord }) => isRecord);
  return [
    ...records.map(
      ({ name }) =>
        `insert into ${schema}.record select '${name}', slug, name, spoilers from ${schema}.${name};`,
    ),
    `create index on ${schema}.data_id (id_table, id);`,
    ...all.flatMap((table) => {
      const target = `${schema}.${table.name}`;
      const references = columnsOf(table).filter((column) => column.references !== undefined);
      return [
        ...references.flatMap(({ name, references: to }) => [
          `alter table ${target} add foreign key ("${name}") references ${schema}.${to};`,
          ...(table.key[0] === name ? [] : [`create index on ${target} ("${name}");`]),
        ]),
        ...(hasSubject(table)
          ? [
              `alter table ${target} add foreign key (subject_kind, subject_slug) references ${schema}.record;`,
              `create index on ${target} (subject_kind, subject_slug);`,
            ]
          : []),
        ...(table.fields.some(({ isOfAnyKind }) => isOfAnyKind)
          ? [
              `alter table ${target} add foreign key (kind, slug) references ${schema}.record;`,
              `create index on ${target} (kind, slug);`,
            ]
          : []),
        ...sortKeyStatements(table, tables, schema),
        ...(table.isRecord ? [`create index on ${target} (name collate "C", slug);`] : []),
      ];
    }),
  ].join('\n');
}

/** The tables of a game with their columns, as a digest. */
export function shapeOf(model: Model): string {
  const text = `${createStatements(model, 's')}\n${completeStatements(model, 's')}`;
  return sha256(text, 'hex').slice(0, 16);
}

/** Name of the schema of a game in a release, e.g. `bloodborne_17`; a name that needs no quotes begins with no digit. */
export const schemaName = (gameId: string, releaseId: string): string =>
  `${gameId.replaceAll('-', '_').replace(/^(?=\d)/, '_')}_${releaseId}`;
