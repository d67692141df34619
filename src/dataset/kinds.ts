import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { LRUCache } from 'lru-cache';
import { tablesNamedIn } from '../kinds/ids.ts';
import { type Model, readModel } from '../kinds/model.ts';
import { unexplainedNulls } from '../kinds/null-meaning.ts';
import { annotations, type DataSchema, inlined, presentOf, readSchemas, shapesOf } from '../kinds/schema.ts';
import { wordsMissingIn } from '../kinds/words.ts';
import { nearest } from '../text/nearest.ts';
import { type DataError, DatasetError } from './data-errors.ts';
import { marksOf } from './marks.ts';
import { readRegularFile } from './read-file.ts';

export type { DataSchema } from '../kinds/schema.ts';

export type DataRecord = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is DataRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An array of a record whose elements are rows of their own table. */
export interface EdgeList {
  /** Field of the record, e.g. `offers`. */
  readonly field: string;
  readonly table: string;
  /** Description of an element in the schema. */
  readonly description: string | undefined;
  readonly fields: Readonly<Record<string, DataSchema>>;
  /** Columns of the fields that are not called like their column. */
  readonly columns: ReadonlyMap<string, string>;
}

/** One kind of data file, read from `schema/<file>.schema.json` in the folder of its game. */
export interface Kind {
  /** Name of the data file without its ending, e.g. `armor-sets`. */
  readonly file: string;
  readonly table: string;
  readonly key: readonly string[];
  /** Schema of the whole file, for its annotations. */
  readonly schema: DataSchema;
  /** Schema of the array of records, with shared shapes in place of their `$ref`. */
  readonly records: DataSchema;
  /** Schemas of the fields of a record. */
  readonly fields: Readonly<Record<string, DataSchema>>;
  readonly edges: readonly EdgeList[];
}

/** A kind whose files can be checked. */
export interface CheckedKind extends Kind {
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
    // Made for small code, it takes half of the time of compiling.
    code: { optimize: false },
  });
  addFormats.default(ajv);
  ajv.addVocabulary([...annotations]);
  return ajv;
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

/** Kinds and model of a game, compiled from its JSON Schemas. */
export interface GameSchemas {
  readonly kinds: readonly CheckedKind[];
  /** The tables that they become. */
  readonly model: Model;
  readonly validateGame: ValidateFunction;
  /** The lists of words that the schemas refer to and the game does not have, each with the name of such a schema. */
  readonly missingWords: ReadonlyMap<string, string>;
  /** The tables that ids come from, each with the name of a schema that has such ids. */
  readonly idTables: ReadonlyMap<string, string>;
  /** Knows the schemas, and the annotations. */
  readonly ajv: Ajv2020;
}

/** The kinds of data files of a game, in the order in which their records are written. */
export function kindsIn(schemas: ReadonlyMap<string, DataSchema>): Kind[] {
  const shapes = shapesOf(schemas);
  const kinds = [...schemas].flatMap(([file, schema]): Kind[] => {
    const { 'x-table': table, 'x-key': key = 'slug' } = schema;
    if (table === undefined) return [];
    const records = inlined(schema.properties?.['records'] ?? {}, shapes);
    const fields = records.items?.properties ?? {};
    return [{ file, table, key: [key].flat(), schema, records, fields, edges: edgeLists(fields) }];
  });
  const order = ({ schema }: Kind) => schema['x-order'] ?? Number.MAX_SAFE_INTEGER;
  return kinds.sort((a, b) => order(a) - order(b));
}

/**
 * Compiled schemas by their text: compiling them takes as long as checking all data with them. They expire after a
 * minute, because a service checks its data once, at its first start.
 */
const compiled = new LRUCache<string, GameSchemas>({ max: 10, ttl: 60_000, ttlAutopurge: true });

/** The kinds of a game with what checks its files. @throws Error for a schema that is none. */
export function loadKinds(seedsFolder: string, gameId: string): GameSchemas {
  const schemas = readSchemas(seedsFolder, gameId, readRegularFile);
  const text = JSON.stringify([gameId, ...schemas]);
  const known = compiled.get(text) ?? compileKinds(schemas, gameId);
  compiled.set(text, known);
  return known;
}

/** Members of a schema whose members have their own names. */
const maps = new Set(['properties', '$defs', 'patternProperties', 'dependentSchemas']);
/** Members of a schema that are schemas, or lists of them. */
const applicators = /^(?:items|contains|anyOf|allOf|oneOf|not|if|then|else|additionalProperties)$/;

/** The keywords of a schema and of those in it, each with its path in the file. */
function* keywordsOf(schema: unknown, at: string): Generator<readonly [keyword: string, path: string]> {
  if (Array.isArray(schema))
    for (const [index, each] of schema.entries()) yield* keywordsOf(each, `${at}[${index}]`);
  if (!isRecord(schema)) return;
  for (const [keyword, value] of Object.entries(schema)) {
    const path = at === '' ? keyword : `${at}.${keyword}`;
    yield [keyword, path];
    if (maps.has(keyword))
      for (const [name, inner] of Object.entries(value ?? {})) yield* keywordsOf(inner, `${path}.${name}`);
    else if (applicators.test(keyword)) yield* keywordsOf(value, path);
  }
}

/** The schemas that every game has, by name: their files are beside the folders of the games. */
const sharedFiles: Readonly<Record<string, string>> = { common: 'common', 'any-game': 'game' };

/** The file of a schema, from the folder of all games. */
const fileOf = (name: string, gameId: string) => {
  const shared = sharedFiles[name];
  return shared === undefined ? `${gameId}/schema/${name}${ending}` : `${shared}${ending}`;
};

/** Errors for the keywords that neither JSON Schema nor the vocabulary of the data has. */
function unknownKeywords(
  schemas: ReadonlyMap<string, DataSchema>,
  gameId: string,
  { RULES: { keywords: known } }: Ajv2020,
): DataError[] {
  return [...schemas].flatMap(([name, schema]) => {
    const file = fileOf(name, gameId);
    return [...keywordsOf(schema, '')].flatMap(([keyword, field]) =>
      known[keyword]
        ? []
        : [
            {
              file,
              field,
              expected: 'absent, because there is no keyword of this name',
              nearest: nearest(keyword, Object.keys(known)),
            },
          ],
    );
  });
}

/** Errors for the fields that may be null without saying what that means. */
function unexplained(schemas: ReadonlyMap<string, DataSchema>, gameId: string): DataError[] {
  const shapes = shapesOf(schemas);
  const found = [...schemas].flatMap(([name, { 'x-table': table, properties, $defs = {} }]) => {
    if (table !== undefined) {
      const at = 'properties.records.items';
      return [...unexplainedNulls(properties?.['records']?.items ?? {}, shapes, at)].map((field) => ({
        name,
        field,
      }));
    }
    if (name in sharedFiles && name !== 'common') return [];
    return Object.entries($defs).flatMap(([shape, schema]) => {
      const isResult = name === 'results';
      // The arguments of a calculator are given or not.
      if (isResult && (schema['x-returns'] !== undefined || !/^[A-Z]/.test(shape))) return [];
      return [...unexplainedNulls(schema, shapes, `$defs.${shape}`, isResult)].map((field) => ({
        name,
        field,
      }));
    });
  });
  return found.map(({ name, field }) => ({
    file: fileOf(name, gameId),
    field,
    expected: '`unknown` or `none` as x-null-means, because the value may be missing',
  }));
}

function compileKinds(schemas: ReadonlyMap<string, DataSchema>, gameId: string): GameSchemas {
  const ajv = createAjv();
  const address = (name: string, { $id }: DataSchema) => $id ?? `${gameId}/schema/${name}${ending}`;
  for (const [name, schema] of schemas) {
    try {
      ajv.addSchema(schema, address(name, schema));
    } catch (error) {
      throw new Error(`${name}${ending}: ${(error as Error).message}`, { cause: error });
    }
  }
  const wrong = [...unknownKeywords(schemas, gameId, ajv), ...unexplained(schemas, gameId)];
  if (wrong.length > 0) throw new DatasetError(wrong);
  const validatorOf = (name: string) => ajv.getSchema(address(name, schemas.get(name)!))!;
  const kinds = kindsIn(schemas).map((kind) => ({ ...kind, validate: validatorOf(kind.file) }));
  return {
    kinds,
    model: readModel(schemas),
    validateGame: validatorOf(schemas.has('game') ? 'game' : 'any-game'),
    missingWords: new Map(
      [...schemas].flatMap(([name, schema]) =>
        [...wordsMissingIn(schema)].map((list) => [list, name] as const),
      ),
    ),
    idTables: new Map(
      [...schemas].flatMap(([name, schema]) =>
        [...tablesNamedIn(schema)].map((table) => [table, name] as const),
      ),
    ),
    ajv,
  };
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
  if (typeof value !== 'object') return;
  const { items, properties = {} } = presentOf(schema);
  if (Array.isArray(value)) {
    if (items) {
      for (const [index, item] of value.entries()) eachField(items, item, `${at}[${index}]`, visit);
    }
  } else {
    for (const [name, inner] of Object.entries(properties)) {
      eachField(inner, (value as DataRecord)[name], at === '' ? name : `${at}.${name}`, visit);
    }
  }
}

/** Fills the empty lists of a record from the record that it names for them (`x-same-as`), with the marks of their texts. */
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
      return other && (record[field] as unknown[]).length === 0 ? [{ field, other }] : [];
    });
    if (filled.length === 0) return record;
    const spoilers = filled.flatMap(({ field, other }) =>
      marksOf(other).filter(({ text }) => text.startsWith(`/${field}/`)),
    );
    return {
      ...record,
      ...Object.fromEntries(filled.map(({ field, other }) => [field, other[field]])),
      ...(spoilers.length > 0 && { spoilers: [...marksOf(record), ...spoilers] }),
    };
  };
}
