import { type KnownLanguages, lookUpLanguage } from '../../text/languages.ts';

/** The part of JSON Schema by which a scalar describes and checks its values. */
export interface ValueSchema {
  readonly type: 'string' | 'integer' | 'number' | 'array';
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: ValueSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: true;
  /** Characters that a text may consist of, for messages. */
  readonly 'x-characters'?: string;
  /** Expected form of a text, for messages, if its length does not describe it. */
  readonly 'x-expected'?: string;
  /** Noun phrase for the entries of a list, for messages. */
  readonly 'x-listed'?: string;
  /** A text that is an integer or a word. */
  readonly 'x-or-integer'?: true;
  /** A text that is looked for: composed, and without spaces around it. */
  readonly 'x-search-text'?: true;
  /** A list of languages, to look up among these. */
  readonly 'x-languages'?: KnownLanguages;
  /** A list whose order has no meaning. */
  readonly 'x-sorted'?: true;
  /** A list of which any value may match. */
  readonly 'x-any-of'?: true;
  /** A list in which the first value decides, then the next. */
  readonly 'x-in-turn'?: true;
  /** The entries of a list, for people who write them. */
  readonly 'x-entries'?: string;
}

/** Why a schema does not accept a value: the `code` of an entry in `errors`. */
export type ValueErrorCode =
  | 'wrong_type'
  | 'empty'
  | 'not_allowed'
  | 'not_an_integer'
  | 'not_a_number'
  | 'out_of_range'
  | 'control_character'
  | 'too_short'
  | 'too_long'
  | 'too_few'
  | 'too_many'
  | 'repeated_value'
  | 'malformed';

/** The value that is meant, or why there is none; `entry` is the wrong one of a list. */
export type ReadValue =
  | { readonly value: unknown }
  | { readonly code: ValueErrorCode; readonly entry?: unknown };

// oxlint-disable-next-line no-control-regex -- control characters are what is looked for.
const controlCharacter = /[\u0000-\u0008\u000e-\u001f\u007f]/;

const hasPattern = ({ pattern }: ValueSchema, text: string) =>
  pattern === undefined || new RegExp(pattern).test(text);

/** Whether a single value, or several with commas, may be written. */
export const takesSeveral = (schema: Pick<ValueSchema, 'x-any-of' | 'x-in-turn'>): boolean =>
  schema['x-any-of'] === true || schema['x-in-turn'] === true;

/** Reads a number; infinite ones are none. */
function readNumber(
  { type, minimum = -Infinity, maximum = Infinity }: ValueSchema,
  given: unknown,
): ReadValue {
  if (type === 'integer' && !Number.isInteger(given)) return { code: 'not_an_integer' };
  if (!Number.isFinite(given)) return { code: 'not_a_number' };
  const value = given as number;
  return value < minimum || value > maximum ? { code: 'out_of_range' } : { value };
}

/**
 * Reads a text. One that names a record may have any form: for one without a record, similar ones are suggested.
 */
function readText(schema: ValueSchema, given: unknown): ReadValue {
  const { minLength = 1, maxLength = Infinity, 'x-search-text': isSearched = false } = schema;
  if (typeof given !== 'string') return { code: 'wrong_type' };
  const value = isSearched ? given.normalize('NFKC').trim() : given;
  // Postgres cannot store all of them, and no valid value has any.
  if (controlCharacter.test(value)) return { code: 'control_character' };
  // Counted as JSON Schema counts, by code points; nothing long is taken apart.
  const length = value.length > 2 * maxLength ? value.length : [...value].length;
  if (given === '' && minLength > 0) return { code: 'empty' };
  if (length > maxLength) return { code: 'too_long' };
  if (length < minLength || (isSearched && !hasPattern(schema, value))) return { code: 'too_short' };
  return schema['x-characters'] !== undefined && !hasPattern(schema, value)
    ? { code: 'malformed' }
    : { value };
}

function readList(schema: ValueSchema, given: unknown): ReadValue {
  const { items, minItems = 0, maxItems = Infinity, uniqueItems } = schema;
  const entries: unknown[] = [given].flat();
  const allowed: readonly unknown[] | undefined = items!.enum;
  const isAnyOf = schema['x-any-of'] === true;
  if (entries.length < minItems) return { code: 'too_few' };
  for (const entry of entries) {
    const read = readValue(items!, entry);
    if ('code' in read) return { code: read.code, entry };
  }
  // A choice of a closed set is written in its order.
  if (allowed !== undefined && !takesSeveral(schema))
    return { value: allowed.filter((each) => entries.includes(each)) };
  if (uniqueItems && new Set(entries).size < entries.length) return { code: 'repeated_value' };
  if (entries.length > maxItems) return { code: 'too_many' };
  // A list with repetitions declares the form of its entries.
  const isFormed = uniqueItems || entries.every((each) => hasPattern(items!, each as string));
  if (!isFormed) return { code: 'malformed' };
  // A set that is written in any order is one value.
  return { value: schema['x-sorted'] || isAnyOf ? entries.sort() : entries };
}

/**
 * Reads a value by its schema, for arguments of GraphQL and, once their text is read, for parameters of REST. A single
 * value is read as a list of one.
 */
export function readValue(schema: ValueSchema, given: unknown): ReadValue {
  const { type, enum: allowed, 'x-languages': languages } = schema;
  if (allowed !== undefined)
    return allowed.includes(given as string) ? { value: given } : { code: 'not_allowed' };
  if (type === 'array') return readList(schema, given);
  if (type !== 'string') return readNumber(schema, given);
  if (languages === undefined) return readText(schema, given);
  const tag = typeof given === 'string' ? lookUpLanguage(given, languages) : undefined;
  if (tag !== undefined) return { value: tag };
  return { code: String(given).length > schema.maxLength! ? 'too_long' : 'malformed' };
}
