import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { readRegularFile } from './read-file.ts';

/** A JSON Schema as far as the tools of the data files read it, with the annotations of `seeds/schema`. */
export interface DataSchema {
  readonly $ref?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, DataSchema>>;
  readonly items?: DataSchema;
  readonly $defs?: Readonly<Record<string, DataSchema>>;
  readonly anyOf?: readonly DataSchema[];
  readonly type?: string | readonly string[];
  readonly required?: readonly string[];
  readonly enum?: readonly unknown[];
  readonly minItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  /** On a file: the table of its records. On an array: the table of its edges. */
  readonly 'x-table'?: string;
  /** On a file: the field, or fields, by which a record is known. */
  readonly 'x-key'?: string | readonly string[];
  /** On a file: its position among the files whose edges share a table; files without one follow by name. */
  readonly 'x-order'?: number;
  /**
   * On a file: the fields in which its records are found, besides name and slug, and the path segment of their
   * detail route. Without it they are not found.
   */
  readonly 'x-search'?: { readonly route: string | null; readonly text: readonly string[] };
  /** On a file: false when its slugs are not made of the names. */
  readonly 'x-slug-of-name'?: boolean;
  /** On a file: fields that tell apart two records of one name. */
  readonly 'x-distinct-by'?: readonly string[];
  /** On an array: fields in which no two elements agree. */
  readonly 'x-unique-by'?: readonly string[];
  /** On an array: the field that numbers its elements, and the number of the first. */
  readonly 'x-numbered'?: { readonly field: string; readonly from: number };
  /** On a string: the table whose key it must be. */
  readonly 'x-references'?: string;
  /** On a reference: lists of the record that it names, and what holds for the edges in each of them. */
  readonly 'x-inverse'?: Readonly<Record<string, DataRecord>>;
  /** On a field of an edge: its column, where it is not the field's own name. */
  readonly 'x-column'?: string;
  /** On a list: the field that names the record of this kind whose list it is, too, where it is empty here. */
  readonly 'x-same-as'?: string;
  /** On a text: not a whole sentence. */
  readonly 'x-phrase'?: boolean;
  /** On a field that may be null or absent: that there is none. Without it: that it is not known. */
  readonly 'x-null-means'?: 'none';
  /** On a text with a pattern: what the pattern asks for, for the message. */
  readonly 'x-pattern-means'?: string;
  /** On what a condition asks for: the condition, for the message. */
  readonly 'x-because'?: string;
}

const annotations = [
  'x-table',
  'x-key',
  'x-order',
  'x-search',
  'x-slug-of-name',
  'x-distinct-by',
  'x-unique-by',
  'x-numbered',
  'x-references',
  'x-inverse',
  'x-column',
  'x-same-as',
  'x-phrase',
  'x-null-means',
  'x-pattern-means',
  'x-because',
] as const satisfies readonly (keyof DataSchema)[];

export type DataRecord = Readonly<Record<string, unknown>>;

/** An array of a record whose elements are rows of a table of their own. */
export interface EdgeList {
  /** Field of the record, e.g. `sold_by`. */
  readonly field: string;
  readonly table: string;
  /** What the schema says of an element. */
  readonly description: string | undefined;
  readonly fields: Readonly<Record<string, DataSchema>>;
  /** Columns of the fields that are not called like their column. */
  readonly columns: ReadonlyMap<string, string>;
}

/** One kind of data file: what `seeds/schema/<file>.schema.json` says of it. */
export interface Kind {
  /** Name of the data file without its ending, e.g. `armor-sets`. */
  readonly file: string;
  readonly table: string;
  readonly key: readonly string[];
  readonly search: DataSchema['x-search'];
  /** Schema of the whole file, for its annotations. */
  readonly schema: DataSchema;
  /** Schema of the array of records; shared shapes stand in the place of their `$ref`. */
  readonly records: DataSchema;
  /** Schemas of the fields of a record. */
  readonly fields: Readonly<Record<string, DataSchema>>;
  readonly edges: readonly EdgeList[];
  readonly validate: ValidateFunction;
}

/** The key of a record that may be incomplete: then `#` and its index. */
export function keyOf(kind: Kind, record: DataRecord | undefined, index: number): string {
  const parts = kind.key.map((field) => record?.[field]);
  return parts.every((part) => part !== undefined) ? parts.join('/') : `#${index}`;
}

const ending = '.schema.json';

function createAjv(): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    strict: true,
    strictTypes: false,
    strictRequired: false,
    strictTuples: false,
    verbose: true,
  });
  addFormats.default(ajv);
  ajv.addVocabulary([...annotations]);
  return ajv;
}

/** The schema with the shared shapes in the place of their `$ref`. */
function inlined(schema: DataSchema, shapes: Readonly<Record<string, DataSchema>>): DataSchema {
  const shape = schema.$ref?.split('/$defs/')[1];
  const { $ref: _ref, ...own } = schema;
  const whole: DataSchema = shape === undefined ? schema : { ...shapes[shape], ...own };
  const { properties, items, anyOf } = whole;
  return {
    ...whole,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => [name, inlined(inner, shapes)]),
      ),
    }),
    ...(items && { items: inlined(items, shapes) }),
    ...(anyOf && { anyOf: anyOf.map((inner) => inlined(inner, shapes)) }),
  };
}

function edgeLists(fields: Kind['fields']): EdgeList[] {
  return Object.entries(fields).flatMap(([field, { 'x-table': table, items }]) => {
    if (table === undefined) return [];
    const edge = items?.properties ?? {};
    const columns = Object.entries(edge).flatMap(([name, { 'x-column': column }]) =>
      column === undefined ? [] : [[name, column] as const],
    );
    return [{ field, table, description: items?.description, fields: edge, columns: new Map(columns) }];
  });
}

/**
 * The kinds of data files, in the order in which their records are written; and the validator, which knows their
 * schemas and the annotations.
 */
export function loadKinds(schemaFolder: string): {
  kinds: Kind[];
  validateGame: ValidateFunction;
  ajv: Ajv2020;
} {
  const ajv = createAjv();
  const schemas = new Map<string, DataSchema>();
  for (const name of readdirSync(schemaFolder).sort()) {
    if (!name.endsWith(ending)) continue;
    try {
      const schema = JSON.parse(readRegularFile(path.join(schemaFolder, name)).toString()) as DataSchema;
      schemas.set(name.slice(0, -ending.length), schema);
      ajv.addSchema(schema);
    } catch (error) {
      throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
    }
  }
  const shapes = schemas.get('common')?.$defs ?? {};
  const kinds: Kind[] = [];
  for (const [file, schema] of schemas) {
    const table = schema['x-table'];
    if (table === undefined) continue;
    const key = schema['x-key'] ?? 'slug';
    const records = inlined(schema.properties?.['records'] ?? {}, shapes);
    const fields = records.items?.properties ?? {};
    kinds.push({
      file,
      table,
      key: typeof key === 'string' ? [key] : key,
      search: schema['x-search'],
      schema,
      records,
      fields,
      edges: edgeLists(fields),
      validate: ajv.getSchema(`${file}${ending}`)!,
    });
  }
  const order = ({ schema }: Kind) => schema['x-order'] ?? Number.MAX_SAFE_INTEGER;
  kinds.sort((a, b) => order(a) - order(b) || (a.file < b.file ? -1 : 1));
  return { kinds, validateGame: ajv.getSchema(`game${ending}`)!, ajv };
}

/**
 * Visits a value and every value below it that the schema describes, each with its path. Null and absent values are
 * left out.
 */
export function eachField(
  schema: DataSchema,
  value: unknown,
  at: string,
  visit: (schema: DataSchema, value: unknown, at: string) => void,
): void {
  if (value === null || value === undefined) return;
  visit(schema, value, at);
  if (Array.isArray(value)) {
    if (schema.items) {
      for (const [index, item] of value.entries()) eachField(schema.items, item, `${at}[${index}]`, visit);
    }
  } else if (typeof value === 'object') {
    for (const [name, inner] of Object.entries(schema.properties ?? {})) {
      eachField(inner, (value as DataRecord)[name], at === '' ? name : `${at}.${name}`, visit);
    }
  }
}

/** Fills the empty lists of a record from the record that it names for them (`x-same-as`). */
export function fillerOf(
  { fields }: Kind,
  records: Iterable<DataRecord>,
): (record: DataRecord) => DataRecord {
  const shared = Object.entries(fields).flatMap(([field, { 'x-same-as': named }]) =>
    named === undefined ? [] : [{ field, named }],
  );
  if (shared.length === 0) return (record) => record;
  const bySlug = new Map([...records].map((record) => [record['slug'], record]));
  return (record) => {
    const filled = shared.flatMap(({ field, named }) => {
      const other = bySlug.get(record[named]);
      return other && (record[field] as unknown[]).length === 0 ? [[field, other[field]]] : [];
    });
    return { ...record, ...Object.fromEntries(filled) };
  };
}
