import { readFileSync } from 'node:fs';
import path from 'node:path';
import { schemaFiles, wordsFile } from './seeds.ts';
import { readWords, withWords } from './words.ts';

/** The table of ids, e.g. `EquipParamWeapon`; as an object if `/lookup` does not know its ids. */
export type IdTable = string | { readonly table: string; readonly is_looked_up: false };

/** A JSON Schema as far as the program reads it, with the annotations of our own. */
export interface DataSchema {
  readonly $id?: string;
  readonly $ref?: string;
  /**
   * Name of the type in GraphQL: of an object or a closed set, which is named for its place without it; of a text that
   * is a separate scalar; of a number, the scalar of the arguments that choose by it; `Label` of a closed set that is
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
  /** Value of an argument that is not given, or of a field that its data file leaves out. */
  readonly default?: unknown;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly pattern?: string;
  readonly maximum?: number;
  /**
   * Description of the type of a field that is an object or has a closed set. `description` is that of the
   * field.
   */
  readonly 'x-typeDescription'?: string;
  /** Meanings of the values of a closed set, by value. */
  readonly 'x-enumDescriptions'?: Readonly<Record<string, string>>;
  /** Name of another type, or of a scalar, for a computed value; it replaces the type of JSON. */
  readonly 'x-type'?: string;
  /** Type of the value that a root field returns (on its arguments). */
  readonly 'x-returns'?: string;
  /** An input object of arguments; `one_of` if exactly one of its members is given. */
  readonly 'x-input'?: true | 'one_of';
  /** Form of an input object, and of a list of them, as a parameter writes it. */
  readonly 'x-text'?: DataSchema;
  readonly 'x-texts'?: DataSchema;
  /** Idea of the records of a file, a common shape of `ideas.schema.json` that other games may also have. */
  readonly 'x-idea'?: string;
  /** Group of the game's words that are the keys of an object, e.g. `damage_types`. */
  readonly 'x-keyed-by'?: string;
  /**
   * Group of the game's words that are the closed set of a text. In a common shape also `kinds`, the names of
   * its kinds.
   */
  readonly 'x-words'?: string;
  /** Table of the records of a file, or of the edges of an array. */
  readonly 'x-table'?: string;
  /** Field, or fields, that identify a record of a file. */
  readonly 'x-key'?: string | readonly string[];
  /** Position of a file among those whose edges share a table. Files without one follow by name. */
  readonly 'x-order'?: number;
  /**
   * How the records of a file are searched: the fields besides name and slug. Kinds that people most often look for
   * have a low rank; kinds without one follow by name. Every kind with a list is searched.
   */
  readonly 'x-search'?: {
    readonly text?: readonly string[];
    readonly rank?: number;
  };
  /** False for a file whose slugs are not made of the names. */
  readonly 'x-slug-of-name'?: boolean;
  /**
   * Sort keys of a file's list that are not in the record itself, by name. Each is the value in the first row
   * of another table that belongs to the record, e.g. `offer.price`, or a path into one; without an order,
   * the lowest.
   */
  readonly 'x-sort-keys'?: Readonly<
    Record<
      string,
      {
        readonly of: string;
        /** Values that columns of the row must have. */
        readonly where?: Readonly<Record<string, string | boolean>>;
        readonly order?: string;
        /**
         * Number by which the value is multiplied, in a record that the row names: the kind of that record and a path into it.
         * `{field}` is a field of the record itself, e.g. `upgrade_type.levels.{max_level}.attack.fire`.
         */
        readonly times?: string;
        /** Noun phrase for the sort key, if no declaration in `src/games` has one. */
        readonly description?: string;
        readonly 'x-best'?: 'lowest' | 'neither';
      }
    >
  >;
  /**
   * False for a file whose records have no list in REST, but are reached through others. They are not
   * counted.
   */
  readonly 'x-has-list'?: boolean;
  /** Fields of a file that distinguish two records of one name. */
  readonly 'x-distinct-by'?: readonly string[];
  /** Fields of an array whose values are unique among its elements. */
  readonly 'x-unique-by'?: readonly string[];
  /** Field that numbers the elements of an array, and the number of the first. */
  readonly 'x-numbered'?: { readonly field: string; readonly from: number };
  /** Tables of the `external_ids` of a file's records. */
  readonly 'x-ids'?: Readonly<Record<string, IdTable>>;
  /** Tables of the game that have a number as an id, by their names there; `EventFlag` for a flag. */
  readonly 'x-id-of'?: readonly string[];
  /** Table that a string must be a key of. */
  readonly 'x-references'?: string;
  /**
   * Lists that a reference adds to the record it refers to, with the values that the edges of each list must
   * have. Without any, no list contains the edges.
   */
  readonly 'x-inverse'?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Column of an edge's field, if it differs from the field's name. */
  readonly 'x-column'?: string;
  /** Name under which a field is served, if it differs from its own; false for a field that is not served. */
  readonly 'x-field'?: string | false;
  /** Name of the member of the widest view of REST that shows it, if that is a link to the record. */
  readonly 'x-shown-as'?: string;
  /** Serves a reference as the record alone, without its slug beside it. */
  readonly 'x-link'?: 'record';
  /** Serves the fields of an object in its place, with this prefix or suffix added to their names. */
  readonly 'x-flatten'?: { readonly prefix?: string; readonly suffix?: string };
  /**
   * Description of the owner, for callers, on edges or on a list of them. It makes a field from the edge to
   * its owner.
   */
  readonly 'x-owner'?: string;
  /**
   * Field with the kind of the record that an edge refers to, if it may be of several kinds. The fields with
   * the slugs, one for each kind, are served as `slug` and `name`.
   */
  readonly 'x-subject'?: string;
  /** True for an object whose `kind` and `slug` name a record. Without a slug, it is about something else of that kind. */
  readonly 'x-ref'?: true;
  /** Texts of an edge that may be spoilers. */
  readonly 'x-spoilers'?: readonly string[];
  /** Field that refers to a record of the same kind, from which the import fills the list if it is empty. */
  readonly 'x-same-as'?: string;
  /** True for a text that is not a whole sentence. */
  readonly 'x-phrase'?: boolean;
  /** Meaning of null, or of an absent field: the value is unknown, or there is none. */
  readonly 'x-null-means'?: 'unknown' | 'none';
  /**
   * Condition for null to mean unknown: values that other fields of the same object must have, `true` for any
   * value. Otherwise null means that there is none.
   */
  readonly 'x-applies-if'?: Readonly<Record<string, readonly unknown[] | true>>;
  /**
   * Entry of the list `immune_to`, beside a number or beside the object that has it, for which the number is
   * null because of immunity. If the list lacks the entry, null is unknown.
   */
  readonly 'x-immunity'?: string;
  /**
   * Direction of a number: `lowest` if the lowest value is the best, e.g. of a price; `neither` if no value
   * is better than another, e.g. of a position in a menu; `none` if it is not a sort key either, e.g. of a
   * coordinate. By default the highest is the best.
   */
  readonly 'x-best'?: 'lowest' | 'neither' | 'none';
  /** Meaning of a text's pattern, for messages. */
  readonly 'x-pattern-means'?: string;
  /** Noun phrase for the elements of an argument that is a list, for messages. */
  readonly 'x-listed'?: string;
  /** Sorts an argument that is a list, because its order means nothing. */
  readonly 'x-sorted'?: true;
  /** Name of the elements of an argument that is a list, for messages. */
  readonly 'x-entries'?: string;
  /** The condition that a consequence follows from, for messages. */
  readonly 'x-because'?: string;
  /** Other BCP 47 tags of a language in the shape `names`. */
  readonly 'x-aliases'?: readonly string[];
  /** Characters of a text that is an argument, and its expected form, for messages. */
  readonly 'x-characters'?: string;
  readonly 'x-expected'?: string;
  /** A text that is a number or a word: typed clients send the number as it is. */
  readonly 'x-or-integer'?: true;
  /** Never written in a file: the name of the shared shape whose `$ref` this was. */
  readonly shape?: string;
}

/** The keywords of our own. */
export const annotations = [
  'x-typeDescription',
  'x-enumDescriptions',
  'x-type',
  'x-returns',
  'x-input',
  'x-text',
  'x-texts',
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
  'x-shown-as',
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
  'x-or-integer',
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
  extendResults(schemas);
  return schemas;
}

const progressFile = '../../progress.schema.json';

/**
 * Puts the results of progress among those of a game that extends them (`$ref`); other games do not have them.
 *
 * @throws Error for a reference to any other file.
 */
function extendResults(schemas: Map<string, DataSchema>): void {
  const [progress, results] = [schemas.get('progress'), schemas.get('results')];
  schemas.delete('progress');
  if (results?.$ref === undefined) return;
  if (results.$ref !== progressFile)
    throw new Error(`results.schema.json: $ref must be ${progressFile}; got ${results.$ref}`);
  const { $ref: _extended, ...own } = results;
  schemas.set('results', { ...own, $defs: { ...progress?.$defs, ...own.$defs } });
}

/** Returns the name of the member that shows a field in the widest view of REST. */
export const shownName = (name: string, schema: DataSchema): string =>
  schema['x-shown-as'] ?? (schema['x-field'] || schema['x-column'] || name);

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

/**
 * The schema of a value, without its null.
 *
 * @example
 * presentOf({ anyOf: [{ type: 'null' }, { type: 'string' }], title: 'Name' }); // { type: 'string', title: 'Name' }
 */
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
