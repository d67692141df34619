import { readFileSync } from 'node:fs';
import path from 'node:path';
import { schemaFiles, wordsFile } from './seeds.ts';
import { readWords, withWords } from './words.ts';

/** A JSON Schema as far as the program reads it, with the annotations of our own. */
export interface DataSchema {
  readonly $id?: string;
  readonly $ref?: string;
  /**
   * Name of the type in GraphQL: of an object or a closed set, which is named for its place without it; of a text that
   * is a scalar of its own; of a number, the scalar of the arguments that choose by it; `Label` of a closed set that is
   * served as plain text.
   */
  readonly title?: string;
  /** Description for callers. A hint for editors of the data is in `$comment`. */
  readonly description?: string;
  readonly properties?: Readonly<Record<string, DataSchema>>;
  readonly items?: DataSchema;
  readonly additionalProperties?: boolean | DataSchema;
  readonly $defs?: Readonly<Record<string, DataSchema>>;
  readonly anyOf?: readonly DataSchema[];
  readonly oneOf?: readonly DataSchema[];
  readonly allOf?: readonly DataSchema[];
  readonly not?: DataSchema;
  readonly if?: DataSchema;
  readonly then?: DataSchema;
  readonly type?: string | readonly string[];
  readonly required?: readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  /** The value where none is given: of an argument, or of a field that its data file leaves out. */
  readonly default?: unknown;
  readonly minItems?: number;
  readonly minimum?: number;
  readonly pattern?: string;
  readonly maximum?: number;
  /** On a field that is an object or has a closed set: the description of the type, beside that of the field. */
  readonly 'x-typeDescription'?: string;
  /** Of a closed set: what each value means. */
  readonly 'x-enumDescriptions'?: Readonly<Record<string, string>>;
  /** On what is computed, instead of a type of JSON: the name of another type, or of a scalar. */
  readonly 'x-type'?: string;
  /** On the arguments of a field at the root: the type of what it returns. */
  readonly 'x-returns'?: string;
  /** On a file: the idea of its records, which other games may have, too: a common shape of `ideas.schema.json`. */
  readonly 'x-idea'?: string;
  /** On an object: its keys are the words of the game for this, e.g. `damage_types`. */
  readonly 'x-keyed-by'?: string;
  /** On a text: its closed set is the words of the game for this; in a common shape also `kinds`, the names of its kinds. */
  readonly 'x-words'?: string;
  /** On a file: the table of its records. On an array: the table of its edges. */
  readonly 'x-table'?: string;
  /** On a file: the field, or fields, by which a record is known. */
  readonly 'x-key'?: string | readonly string[];
  /** On a file: its position among the files whose edges share a table; files without one follow by name. */
  readonly 'x-order'?: number;
  /**
   * On a file: the fields in which its records are found, besides name and slug, and the path segment of their
   * detail route. What people most often mean has a low rank; kinds without one follow by name. Without it they are not
   * found.
   */
  readonly 'x-search'?: {
    readonly route: string | null;
    readonly text: readonly string[];
    readonly rank?: number;
  };
  /** On a file: false when its slugs are not made of the names. */
  readonly 'x-slug-of-name'?: boolean;
  /**
   * On a file: sort keys of its list that are not in the record itself, by name. Each is the value in the first row of
   * another table that belongs to the record, e.g. `offer.price`, or a path into one; without an order, the lowest.
   */
  readonly 'x-sort-keys'?: Readonly<
    Record<
      string,
      {
        readonly of: string;
        /** What the columns of the row must have. */
        readonly where?: Readonly<Record<string, string | boolean>>;
        readonly order?: string;
        /** What it is, in words, where a declaration in `src/games` does not say it. */
        readonly description?: string;
        readonly 'x-best'?: 'lowest' | 'neither';
      }
    >
  >;
  /** On a file: false when its records have no list in REST, but are reached through others. They are not counted. */
  readonly 'x-has-list'?: boolean;
  /** On a file: fields that distinguish two records of one name. */
  readonly 'x-distinct-by'?: readonly string[];
  /** On an array: fields in which no two elements agree. */
  readonly 'x-unique-by'?: readonly string[];
  /** On an array: the field that numbers its elements, and the number of the first. */
  readonly 'x-numbered'?: { readonly field: string; readonly from: number };
  /** On a file: the parameter table of each of the `external_ids` of its records; null where it is no row of a table. */
  readonly 'x-ids'?: Readonly<Record<string, string | null>>;
  /** On a number: the tables of the game itself of which it is a row, by their names there; `EventFlag` for a flag. */
  readonly 'x-id-of'?: readonly string[];
  /** On a string: the table whose key it must be. */
  readonly 'x-references'?: string;
  /**
   * On a reference: lists of the record that it names, and what holds for the edges in each of them; without any, no
   * list leads to the edges.
   */
  readonly 'x-inverse'?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** On a field of an edge: its column, where it is not the field's own name. */
  readonly 'x-column'?: string;
  /** On a field: the name under which it is served, where it is not its own; false when it is not served. */
  readonly 'x-field'?: string | false;
  /** On a reference: the record alone is served, without its slug beside it. */
  readonly 'x-link'?: 'record';
  /** On an object: its fields are served in the place of itself, with this before or behind their names. */
  readonly 'x-flatten'?: { readonly prefix?: string; readonly suffix?: string };
  /** On a list of edges, or on the edges: what callers read about the record that has the list, where an edge leads back to it. */
  readonly 'x-owner'?: string;
  /**
   * On an edge that names a record of one of several kinds: the field with its kind. The fields with the slugs, one
   * for each kind, are served as `slug` and `name`.
   */
  readonly 'x-subject'?: string;
  /** On an object: its `kind` and its `slug` name a record. It may have no slug, and is then about something else of that kind. */
  readonly 'x-ref'?: true;
  /** On an edge: the texts of it that may give something away. */
  readonly 'x-spoilers'?: readonly string[];
  /** On a list: the field that names the record of this kind whose list it is, too, where it is empty here. */
  readonly 'x-same-as'?: string;
  /** On a text: not a whole sentence. */
  readonly 'x-phrase'?: boolean;
  /** On a field that may be null or absent: whether that means that the value is not known, or that there is none. */
  readonly 'x-null-means'?: 'unknown' | 'none';
  /**
   * On such a field: the values that other fields of the same object must have for null to mean unknown, `true` for any
   * value. Otherwise null means that there is none.
   */
  readonly 'x-applies-if'?: Readonly<Record<string, readonly unknown[] | true>>;
  /**
   * On a number: what the list `immune_to` beside it, or beside the object that has it, lists where there is none. The
   * number is then null; where the list does not have it, null is unknown.
   */
  readonly 'x-immunity'?: string;
  /**
   * On a number: `lowest` where the lowest value is the best, e.g. of a price; `neither` where no value is better than
   * another, e.g. of a place in a menu; `none` where it is no sort key either, e.g. of a coordinate. Without it the
   * highest is the best.
   */
  readonly 'x-best'?: 'lowest' | 'neither' | 'none';
  /** On a text with a pattern: the meaning of the pattern, for messages. */
  readonly 'x-pattern-means'?: string;
  /** On a list that is an argument: its elements in words, for messages. */
  readonly 'x-listed'?: string;
  /** On a list that is an argument: its order means nothing, so that it is sorted. */
  readonly 'x-sorted'?: true;
  /** On a list that is an argument: the name of its elements in messages. */
  readonly 'x-entries'?: string;
  /** On the consequence of a condition: the condition, for messages. */
  readonly 'x-because'?: string;
  /** Of a language in the shape `names`: other BCP 47 tags that lead to it. */
  readonly 'x-aliases'?: readonly string[];
  /** Of a text that an argument takes: what it consists of, and what it must be, in words. */
  readonly 'x-characters'?: string;
  readonly 'x-expected'?: string;
  /** Never written in a file: the name of the shared shape whose `$ref` this was. */
  readonly shape?: string;
}

/** The keywords of our own. */
export const annotations = [
  'x-typeDescription',
  'x-enumDescriptions',
  'x-type',
  'x-returns',
  'x-idea',
  'x-keyed-by',
  'x-words',
  'x-table',
  'x-key',
  'x-order',
  'x-search',
  'x-slug-of-name',
  'x-has-list',
  'x-distinct-by',
  'x-sort-keys',
  'x-unique-by',
  'x-numbered',
  'x-ids',
  'x-id-of',
  'x-references',
  'x-inverse',
  'x-column',
  'x-field',
  'x-link',
  'x-flatten',
  'x-owner',
  'x-subject',
  'x-ref',
  'x-spoilers',
  'x-same-as',
  'x-phrase',
  'x-null-means',
  'x-applies-if',
  'x-immunity',
  'x-best',
  'x-pattern-means',
  'x-listed',
  'x-sorted',
  'x-entries',
  'x-because',
  'x-aliases',
  'x-characters',
  'x-expected',
] as const satisfies readonly (keyof DataSchema)[];

/**
 * The JSON Schemas of a game by the name of what they describe: its data files, e.g. `armor-sets`; what every game has.
 * They have the words of the game where they refer to them (`x-keyed-by`, `x-words`).
 *
 * @param read reads one file; of a folder that may hold anything, with care.
 * @throws Error for a file that cannot be read, naming it.
 */
export function readSchemas(
  seedsFolder: string,
  gameId: string,
  read: (file: string) => Buffer = readFileSync,
): Map<string, DataSchema> {
  const schemas = new Map<string, DataSchema>();
  const words = readWords(() => read(wordsFile(seedsFolder, gameId)).toString());
  for (const [name, file] of schemaFiles(seedsFolder, gameId)) {
    try {
      schemas.set(name, withWords(JSON.parse(read(file).toString()) as DataSchema, words));
    } catch (error) {
      throw new Error(`${path.basename(file)}: ${(error as Error).message}`, { cause: error });
    }
  }
  return schemas;
}

/** The shared shapes of a game: those of every game, and its own. */
export const shapesOf = (schemas: ReadonlyMap<string, DataSchema>): Readonly<Record<string, DataSchema>> =>
  Object.assign({}, ...[...schemas.values()].filter((each) => !each['x-table']).map(({ $defs }) => $defs));

/**
 * The schema with shared shapes in place of their `$ref`; members beside a `$ref` are added to the shape.
 *
 * @param within the shapes around it.
 * @throws Error for a shape that contains itself.
 */
export function inlined(
  schema: DataSchema,
  shapes: Readonly<Record<string, DataSchema>>,
  within: readonly string[] = [],
): DataSchema {
  const shape = schema.$ref?.split('/$defs/')[1];
  if (shape !== undefined && within.includes(shape))
    throw new Error(`$defs/${shape} must not contain itself; got ${[...within, shape].join(' › ')}`);
  const inside = shape === undefined ? within : [...within, shape];
  const { $ref: _ref, ...own } = schema;
  const whole: DataSchema = shape === undefined ? schema : { ...merged(shapes[shape]!, own), shape };
  const { properties, items, anyOf } = whole;
  return {
    ...whole,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, inner]) => [name, inlined(inner, shapes, inside)]),
      ),
    }),
    ...(items && { items: inlined(items, shapes, inside) }),
    ...(anyOf && { anyOf: anyOf.map((inner) => inlined(inner, shapes, inside)) }),
  };
}

function merged(shape: DataSchema, own: DataSchema): DataSchema {
  const required = [...(shape.required ?? []), ...(own.required ?? [])];
  const fields = Object.entries(own.properties ?? {}).map(
    ([name, field]) => [name, { ...shape.properties?.[name], ...field }] as const,
  );
  return {
    ...shape,
    ...own,
    ...(required.length > 0 && { required }),
    ...(fields.length > 0 && { properties: { ...shape.properties, ...Object.fromEntries(fields) } }),
  };
}

/** The schema of a value, without its null. */
export function presentOf(schema: DataSchema): DataSchema {
  const { anyOf, ...own } = schema;
  const branch = anyOf?.find(({ type }) => type !== 'null');
  return branch === undefined ? schema : { ...presentOf(branch), ...own };
}

/** Whether a value may be null. */
export const allowsNull = ({ type, enum: values, anyOf }: DataSchema): boolean =>
  [type ?? []].flat().includes('null') ||
  (values?.includes(null) ?? false) ||
  (anyOf?.some(allowsNull) ?? false);
