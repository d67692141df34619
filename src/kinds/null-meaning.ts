import { joined } from '../text/joined.ts';
import { allowsNull, type DataSchema } from './schema.ts';

type FieldRow = Readonly<Record<string, unknown>>;

/** The meaning of null in a field, in the words of schemas. */
export type NullMeaning = Pick<DataSchema, 'x-null-means' | 'x-applies-if'>;

/** Returns the meaning of null in a field; undefined if its schema has none. */
export function nullMeaningOf(schema: DataSchema): NullMeaning | undefined {
  const { 'x-null-means': meaning, 'x-applies-if': condition, anyOf = [] } = schema;
  if (meaning === undefined) return anyOf.map(nullMeaningOf).find((each) => each !== undefined);
  return { 'x-null-means': meaning, ...(condition && { 'x-applies-if': condition }) };
}

const isMissing = (value: unknown) => value === null || value === undefined;

/** Whether a missing value of a field means that there is none, not that it is unknown. */
export function meansNone(
  { 'x-null-means': meaning, 'x-applies-if': condition }: DataSchema,
  row: FieldRow,
): boolean {
  if (meaning === 'none') return true;
  return Object.entries(condition ?? {}).some(([field, values]) =>
    values === true ? isMissing(row[field]) : !values.includes(row[field]),
  );
}

/** The description of a list in a response: one that a data file does not have is empty. */
export const describedList = ({ description = '' }: DataSchema): string =>
  description.replace(/\b(empty or )?absent\b/g, 'empty');

/**
 * The description of a field in a response that may be null, with the meaning of null. A field that a data file does not
 * have is null there.
 */
export function describedNull(schema: DataSchema): string {
  const { 'x-null-means': meaning, 'x-applies-if': condition = {} } = schema;
  const description = (schema.description ?? '').replace(/\babsent\b/g, 'null');
  if (meaning === undefined || description === '' || /\b(null|unknown)\b/i.test(description))
    return description;
  const cases = Object.entries(condition).map(([field, values]) =>
    values === true ? `\`${field}\` is null` : `\`${field}\` is not ${joined(values.map(String), 'or')}`,
  );
  const others = cases.length === 0 ? '' : `, and when ${joined(cases, 'or')}`;
  const known = meaning === 'none' ? 'there is none' : 'unknown';
  return `${description.replace(/\.$/, '')}; null when ${known}${others}.`;
}

/** Whether a schema, or the shape that it refers to, is a list. */
function isList(schema: DataSchema, shapes: Readonly<Record<string, DataSchema>>): boolean {
  const shape = shapes[schema.$ref?.split('/$defs/')[1] ?? ''];
  if (shape !== undefined && isList(shape, shapes)) return true;
  return (
    [schema.type].flat().includes('array') || (schema.anyOf?.some((each) => isList(each, shapes)) ?? false)
  );
}

function meaningOf(schema: DataSchema, shapes: Readonly<Record<string, DataSchema>>): string | undefined {
  const shape = shapes[schema.$ref?.split('/$defs/')[1] ?? ''];
  const inner = [...(shape === undefined ? [] : [shape]), ...(schema.anyOf ?? [])];
  return (
    schema['x-null-means'] ?? inner.map((each) => meaningOf(each, shapes)).find((each) => each !== undefined)
  );
}

/**
 * The fields in a schema that may be null without saying what that means, each with its path. A list is empty instead.
 *
 * @param isResult all fields are required, as those of what is computed.
 */
export function* unexplainedNulls(
  schema: DataSchema,
  shapes: Readonly<Record<string, DataSchema>>,
  at: string,
  isResult = false,
): Generator<string> {
  const { properties = {}, required = [], items, anyOf = [] } = schema;
  for (const [name, field] of Object.entries(properties)) {
    const path = `${at}.properties.${name}`;
    const isLeftOut = !isResult && !required.includes(name) && field.default === undefined;
    const mayBeNull = allowsNull(field) || isLeftOut;
    const isExplained =
      field.const !== undefined || isList(field, shapes) || meaningOf(field, shapes) !== undefined;
    if (mayBeNull && !isExplained) yield path;
    yield* unexplainedNulls(field, shapes, path, isResult);
  }
  if (items !== undefined) yield* unexplainedNulls(items, shapes, `${at}.items`, isResult);
  for (const [index, each] of anyOf.entries())
    yield* unexplainedNulls(each, shapes, `${at}.anyOf[${index}]`, isResult);
}
