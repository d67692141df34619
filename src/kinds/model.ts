import { describedList, describedNull, type NullMeaning, nullMeaningOf } from './null-meaning.ts';
import { allowsNull, type DataSchema, inlined, presentOf, shapesOf } from './schema.ts';
import { upperFirst } from '../text/case.ts';

/**
 * The JSON Schemas of a game's data files as a model for tables and types: tables, fields with types, references,
 * closed sets and descriptions.
 */

/** The language of `name`. */
export const english = 'en';

/** A closed set of values. Sets of one name are one set. */
export interface ValueSet {
  readonly is: 'set';
  readonly name: string;
  readonly description: string;
  /** Meanings of the values, by value. */
  readonly values: ReadonlyMap<string, string>;
}

/** An object inside a row. Objects of one name are one type. */
export interface NestedObject {
  readonly is: 'object';
  readonly name: string;
  readonly description: string;
  readonly fields: readonly Field[];
}

export interface Scalar {
  readonly is: 'scalar';
  readonly name: string;
}

/** A field of a row or of an object inside one. */
export interface Field {
  /** Its name in the data files. */
  readonly name: string;
  /** Its column, or its name in a column that holds JSON. */
  readonly column: string;
  /** Its name in REST, `snake_case`; false when it is not served. */
  readonly served: string | false;
  readonly description: string;
  readonly type: ValueSet | NestedObject | Scalar;
  /** Null, or absent in the data file, in some published record. */
  readonly isNullable: boolean;
  /** The meaning of null, if it may be null. */
  readonly nullMeaning: NullMeaning | undefined;
  /** Absent in the data file of some record: null in a column, and absent in a column that holds JSON. */
  readonly isOptional: boolean;
  readonly isList: boolean;
  readonly hasNullItems: boolean;
  /** The table whose key it holds. */
  readonly references: string | undefined;
  /** It is the slug of a record whose kind is the field `kind` beside it. */
  readonly isOfAnyKind: boolean;
  /** The fields of an object are served in its place. */
  readonly flatten: DataSchema['x-flatten'];
  /** Its schema, without null. */
  readonly schema: DataSchema;
}

/** Whether a field is the slug of a record whose name is beside it: `location_name` beside `location_slug`. */
export const hasName = (
  field: Pick<Field, 'served' | 'references' | 'schema' | 'isList'>,
): field is Field & { readonly served: string; readonly references: string } =>
  field.references !== undefined &&
  !field.isList &&
  field.schema['x-link'] !== 'record' &&
  field.served !== false &&
  field.served.endsWith('_slug');

/** The name of the field with that name. */
export const nameBeside = (slugField: string): string => slugField.replace(/_slug$/, '_name');

/** The names of a field in REST: its own, and that of the name beside it; none when it is not served. */
export function servedNames(field: Field): string[] {
  if (field.served === false) return [];
  return hasName(field) ? [field.served, nameBeside(field.served)] : [field.served];
}

/** A list of edges in the records of a kind. */
export interface Edges {
  readonly field: string;
  readonly served: string | false;
  readonly table: string;
  readonly description: string;
}

/** The records that an edge belongs to. */
export interface Owner {
  readonly table: string;
  /** Column of the edge with the slug of its record. */
  readonly column: string;
  /** Description of the record for callers. Without one, an edge has no field for its owner. */
  readonly description: string | undefined;
}

/** A table of a release: the records of a kind, or the edges of one or several kinds. */
export interface Table {
  readonly name: string;
  /** Name of the data file without its ending; undefined for edges and views. */
  readonly file: string | undefined;
  /** Name of its type. */
  readonly type: string;
  /** The idea of its records that other games may have under another name. */
  readonly idea: string | undefined;
  readonly description: string;
  readonly key: readonly string[];
  /** Whether its rows have a slug, a name and everything else that a record has. */
  readonly isRecord: boolean;
  /**
   * Whether it has records with a list in REST. Where a number of records is shown, it counts these, so it is the sum of
   * all lists.
   */
  readonly hasList: boolean;
  /** Its own fields: those of a record without the ones that every record has. */
  readonly fields: readonly Field[];
  readonly edges: readonly Edges[];
  /** Kinds whose records have the edges; empty for a table of records. */
  readonly owners: readonly Owner[];
  /** The reference of an edge that has no other field. */
  readonly pair: Field | undefined;
  /** Field with the kind of the record that an edge refers to, if it may be of several kinds. */
  readonly subject: string | undefined;
  /** Texts of edges that may be spoilers. */
  readonly spoilers: readonly string[];
  /** Numbers of records that come from rows of other tables. Each is a column, which the import fills. */
  readonly sortKeys: NonNullable<DataSchema['x-sort-keys']>;
  /** Fields that distinguish records of one name. */
  readonly distinctBy: readonly string[];
}

/** A field at the root that computes something. */
export interface Query {
  readonly description: string;
  /** Name of the type of its result. */
  readonly returns: string;
  readonly arguments: readonly Field[];
}

/** An object of arguments. */
export interface InputObject {
  readonly description: string;
  readonly fields: readonly Field[];
  /** Exactly one of its members is given. */
  readonly isOneOf: boolean;
  /** Its form, and that of a list of them, in a parameter. */
  readonly text: DataSchema | undefined;
  readonly texts: DataSchema | undefined;
}

/** Computations on the data of a game, by name, as the schema `results` declares them. */
export interface Results {
  readonly types: ReadonlyMap<string, ValueSet | NestedObject>;
  /** Scalars that arguments take: numbers between bounds, and texts of a form. */
  readonly scalars: ReadonlyMap<string, DataSchema>;
  readonly inputs: ReadonlyMap<string, InputObject>;
  readonly queries: ReadonlyMap<string, Query>;
}

/** The model of a game, read from its schemas. */
export interface Model {
  readonly tables: ReadonlyMap<string, Table>;
  /** Nested objects and closed sets by name, each with its most detailed description. */
  readonly types: ReadonlyMap<string, ValueSet | NestedObject>;
  /** The languages in which its records have names, by BCP 47 tag: English first, then those of the shape `names`. */
  readonly languages: ReadonlyMap<string, string>;
  /** Their tags by the same in lower case, and by other tags that mean them (`x-aliases`): `zh` to `zh-CN`. */
  readonly languageTags: Readonly<Record<string, string>>;
  readonly results: Results;
}

/** The kind of each data file, by its name without the ending. */
export const kindsOfFiles = ({ tables }: Pick<Model, 'tables'>): ReadonlyMap<string, string> =>
  new Map([...tables.values()].flatMap(({ name, file }) => (file === undefined ? [] : [[file, name]])));

const ofEveryRecord: ReadonlySet<string> = new Set([
  'slug',
  'name',
  'aliases',
  'names',
  'spoilers',
  'provenance',
  'draft',
]);

const words = (name: string) => name.split(/[_-]/);

/** `ArmorSet` for `armor_set`. */
export const typeNameOf = (name: string): string => words(name).map(upperFirst).join('');

/**
 * `armorSet` for `armor_set`.
 *
 * @example
 * camelCase('armor_set'); // 'armorSet'
 */
export const camelCase = (name: string): string =>
  name.replace(/[_-](.)/g, (_whole, letter: string) => letter.toUpperCase());

/** `level` for `levels`, `category` for `categories`. */
export const singular = (plural: string) => plural.replace(/ies$/, 'y').replace(/s$/, '');

const isName = (value: unknown) => typeof value === 'string' && /^[_A-Za-z]\w*$/.test(value);

const scalars: Readonly<Record<string, string>> = {
  integer: 'Int',
  number: 'Float',
  boolean: 'Boolean',
};

/** Whether a condition only excludes drafts. */
function isNoDraft(condition: DataSchema = {}): boolean {
  const { not, ...more } = condition;
  return not?.required?.join() === 'draft' && Object.keys(more).length === 0;
}

/** The schema of a published record: some fields may be null in a draft only. */
function published(record: DataSchema): DataSchema {
  const stricter = [record, ...(record.allOf ?? [])]
    .filter((each) => isNoDraft(each.if))
    .flatMap((each) => Object.entries(each.then?.properties ?? {}))
    .filter(([, { type }]) => typeof type === 'string')
    .map(([name]) => [name, presentOf(withoutNull(record.properties![name]!))] as const);
  return { ...record, properties: { ...record.properties, ...Object.fromEntries(stricter) } };
}

function withoutNull(schema: DataSchema): DataSchema {
  const { type, enum: values } = schema;
  return {
    ...schema,
    ...(Array.isArray(type) && { type: type.filter((each) => each !== 'null') }),
    ...(values && { enum: values.filter((value) => value !== null) }),
  };
}

interface Names {
  readonly kind: string;
  readonly type: string;
}

/** The types of one game, as they are read: equal names are one type, and must agree. */
interface Types {
  readonly shapes: Readonly<Record<string, DataSchema>>;
  readonly known: Map<string, { readonly type: ValueSet | NestedObject; readonly signature: string }>;
}

/**
 * The one type of a name.
 *
 * @throws Error when another type has the name.
 */
function shared<Type extends ValueSet | NestedObject>(
  { known }: Types,
  type: Type,
  signature: string,
  at: string,
): Type {
  const before = known.get(type.name);
  if (before !== undefined && before.signature !== signature) {
    throw new Error(
      `${at}: "${type.name}" is the name of something else already; give one of the two a title`,
    );
  }
  if (before !== undefined && before.type.description !== '') return before.type as Type;
  known.set(type.name, { type, signature });
  return type;
}

function setOf(types: Types, schema: DataSchema, name: string, description: string, at: string): ValueSet {
  const whole = (schema.shape && types.shapes[schema.shape]!.enum) || schema.enum!;
  const { 'x-enumDescriptions': meanings = {} } = schema;
  const values = whole.filter((value) => value !== null).map(String);
  return shared(
    types,
    {
      is: 'set',
      name,
      description,
      values: new Map(values.map((value) => [value, meanings[value] ?? ''])),
    },
    values.join(' '),
    at,
  );
}

/**
 * The type of a single value that is not null.
 *
 * @param owner the type that has the field, and the kind that has the type.
 */
function typeOf(
  types: Types,
  schema: DataSchema,
  description: string,
  name: string,
  owner: Names,
  at: string,
): Field['type'] {
  const { known, shapes } = types;
  const { properties, enum: values, title, shape, 'x-type': named } = schema;
  if (named !== undefined) return known.get(named)?.type ?? { is: 'scalar', name: named };
  const given = title ?? (shape && typeNameOf(shape));
  const common = shape === undefined ? undefined : shapes[shape]!;
  // The shared shape may be the list of this element.
  const about = (common?.items === undefined ? common?.description : undefined) ?? description;
  if (properties !== undefined) {
    const type = given ?? `${owner.kind}${typeNameOf(name)}`;
    const fields = fieldsOf(types, schema, { kind: owner.kind, type }, at);
    const object: NestedObject = { is: 'object', name: type, description: about, fields };
    // An object whose fields are served in its place needs no type.
    return schema['x-flatten']
      ? object
      : shared(types, object, fields.map((each) => each.name).join(' '), at);
  }
  const isSet = title === undefined ? values?.every((value) => value === null || isName(value)) : values;
  if (title !== 'Label' && isSet)
    return setOf(types, schema, given ?? `${owner.type}${typeNameOf(name)}`, about, at);
  if (shape === 'slug' || schema['x-references'] !== undefined) return { is: 'scalar', name: 'Slug' };
  if (shape === 'wiki_url') return { is: 'scalar', name: 'Url' };
  const plain = [schema.type ?? 'string'].flat().find((type) => type !== 'null')!;
  return { is: 'scalar', name: scalars[plain] ?? 'String' };
}

function descriptionOf(schema: DataSchema, isNullable: boolean, isList: boolean): string {
  if (isList) return describedList(schema);
  return isNullable ? describedNull(schema) : (schema.description ?? '');
}

function fieldOf(
  types: Types,
  name: string,
  schema: DataSchema,
  isRequired: boolean,
  owner: Names,
  at: string,
) {
  const present = presentOf(schema);
  const list = present.items;
  const value =
    list === undefined ? present : { ...presentOf(list), ...(present.shape && { shape: present.shape }) };
  const inner = list ?? schema.anyOf?.find(({ type }) => type !== 'null');
  const isNullable = (!isRequired && schema.default === undefined) || allowsNull(schema);
  const about = (inner === undefined ? schema['x-typeDescription'] : inner.description) ?? '';
  return {
    name,
    column: schema['x-column'] ?? name,
    served: schema['x-field'] ?? schema['x-column'] ?? name,
    description: descriptionOf(schema, isNullable, list !== undefined),
    nullMeaning: isNullable ? nullMeaningOf(schema) : undefined,
    type: typeOf(types, value, about, list === undefined ? name : singular(name), owner, `${at}.${name}`),
    isNullable,
    isOptional: !isRequired,
    isList: list !== undefined,
    hasNullItems: list !== undefined && allowsNull(list),
    references: present['x-references'],
    flatten: schema['x-flatten'],
    schema: present,
  };
}

function fieldsOf(types: Types, object: DataSchema, owner: Names, at: string): Field[] {
  return Object.entries(object.properties ?? {}).map(([name, schema]) => ({
    ...fieldOf(types, name, schema, object.required?.includes(name) ?? false, owner, at),
    isOfAnyKind: object['x-ref'] === true && name === 'slug',
  }));
}

/** The parts of a model that exist while it is read. */
interface ModelParts {
  readonly types: Types;
  readonly shapes: Readonly<Record<string, DataSchema>>;
  readonly tables: Map<string, Table>;
}

/** Adds the table of edges, or to it another kind that has them. */
function addEdges({ types, tables }: ModelParts, owner: string, field: string, schema: DataSchema): Edges {
  const table = schema['x-table']!;
  const element = presentOf(schema.items!);
  const type = element.title ?? typeNameOf(table);
  const subject = element['x-subject'];
  const fields = fieldsOf(types, element, { kind: type, type }, table).map((each) =>
    subject !== undefined && each.references !== undefined && each.column === `${each.references}_slug`
      ? { ...each, served: false as const }
      : each,
  );
  const [only, ...more] = fields;
  const before = tables.get(table);
  tables.set(table, {
    name: table,
    file: undefined,
    type,
    idea: undefined,
    description: element.description ?? '',
    key: ['ordinal'],
    isRecord: false,
    hasList: false,
    fields,
    edges: [],
    owners: [
      ...(before?.owners ?? []),
      { table: owner, column: `${owner}_slug`, description: schema['x-owner'] ?? element['x-owner'] },
    ],
    subject,
    pair: more.length === 0 && only?.references !== undefined ? only : undefined,
    spoilers: element['x-spoilers'] ?? [],
    sortKeys: {},
    distinctBy: [],
  });
  return { field, served: schema['x-field'] ?? field, table, description: schema.description ?? '' };
}

/** Adds the table of a kind, or of a view, and those of its edges. */
function addKind(
  parts: ModelParts,
  name: string,
  file: string | undefined,
  schema: DataSchema,
  items: DataSchema,
): void {
  const { types, shapes, tables } = parts;
  const record = published(inlined(items, shapes));
  const { properties = {} } = record;
  const isRecord = properties['slug'] !== undefined;
  const type = record.title ?? typeNameOf(name);
  const all = Object.entries(properties).filter(([field]) => !isRecord || !ofEveryRecord.has(field));
  const edges = all.filter(([, each]) => each['x-table'] !== undefined);
  const own = all.filter(
    ([field, each]) => each['x-table'] === undefined && !['spoilers', 'provenance', 'draft'].includes(field),
  );
  const fields = fieldsOf(
    types,
    { ...record, properties: Object.fromEntries(own) },
    { kind: type, type },
    name,
  );
  tables.set(name, {
    name,
    file,
    type,
    idea: schema['x-idea'],
    description: record.description ?? '',
    key: [schema['x-key'] ?? 'slug'].flat(),
    isRecord,
    hasList: isRecord && file !== undefined && (schema['x-has-list'] ?? true),
    fields,
    edges: edges.map(([field, each]) => addEdges(parts, name, field, each)),
    owners: [],
    subject: undefined,
    pair: undefined,
    spoilers: record['x-spoilers'] ?? [],
    sortKeys: schema['x-sort-keys'] ?? {},
    distinctBy: schema['x-distinct-by'] ?? [],
  });
}

/** Reads the computations from the definitions of the schema `results`. */
function readResults(
  { types, shapes }: ModelParts,
  definitions: Readonly<Record<string, DataSchema>> = {},
): Results {
  const own = new Map<string, ValueSet | NestedObject>();
  const ofArguments = new Map<string, DataSchema>();
  const inputs = new Map<string, InputObject>();
  const queries = new Map<string, Query>();
  for (const [name, definition] of Object.entries(definitions)) {
    const { shape: _shape, ...schema } = inlined(definition, shapes);
    const { description = '', properties, minimum, pattern, 'x-returns': returns } = schema;
    const names = { kind: name, type: name };
    if (schema['x-input'] !== undefined)
      inputs.set(name, {
        description,
        fields: fieldsOf(types, schema, names, name),
        isOneOf: schema['x-input'] === 'one_of',
        text: schema['x-text'],
        texts: schema['x-texts'],
      });
    else if (returns !== undefined)
      queries.set(name, { description, returns, arguments: fieldsOf(types, schema, names, name) });
    else if (minimum !== undefined || pattern !== undefined) ofArguments.set(name, schema);
    // Shared argument definitions are not types.
    else if (/^[A-Z]/.test(name)) {
      // A result has all of its fields.
      const whole = { ...schema, title: name, ...(properties && { required: Object.keys(properties) }) };
      own.set(name, typeOf(types, whole, description, name, names, name) as ValueSet | NestedObject);
    }
  }
  return { types: own, scalars: ofArguments, inputs, queries };
}

/** Reads the languages of names from their shape. */
function languagesOf({
  names,
}: Readonly<Record<string, DataSchema>>): Pick<Model, 'languages' | 'languageTags'> {
  const named = Object.entries(names?.properties ?? {});
  const languages = new Map(
    named.map(([tag, { description = tag }]) => [tag, description.replace(/\.$/, '')]),
  );
  const aliases = named.flatMap(([tag, { 'x-aliases': others = [] }]) => others.map((other) => [other, tag]));
  const languageTags = Object.fromEntries(
    [[english, english], ...named.map(([tag]) => [tag, tag]), ...aliases].map(([other, tag]) => [
      other!.toLowerCase(),
      tag,
    ]),
  );
  return {
    languages: new Map([[english, 'English'], ...languages]),
    languageTags: Object.assign(Object.create(null), languageTags),
  };
}

/**
 * The model of a game.
 *
 * @param views views over its tables that are separate types, each described as a record is.
 * @throws Error when two types have one name.
 */
export function readModel(
  schemas: ReadonlyMap<string, DataSchema>,
  views: Readonly<Record<string, DataSchema>> = {},
): Model {
  const shapes = shapesOf(schemas);
  const types: Types = {
    shapes: Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, inlined(shape, shapes)])),
    known: new Map(),
  };
  const tables = new Map<string, Table>();
  const parts: ModelParts = { types, shapes, tables };
  for (const [file, schema] of schemas) {
    const { 'x-table': name, properties } = schema;
    if (name !== undefined) addKind(parts, name, file, schema, properties?.['records']?.items ?? {});
  }
  for (const [name, view] of Object.entries(views)) addKind(parts, name, undefined, view, view);
  return {
    tables,
    // Without those that only results have.
    types: new Map([...types.known].map(([name, { type }]) => [name, type])),
    ...languagesOf(shapes),
    results: readResults(parts, schemas.get('results')?.$defs),
  };
}
