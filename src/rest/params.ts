import { readValue, takesSeveral, type ValueSchema } from '../graph/types/values.ts';
import { type InputError, Problem, type ProblemCode } from '../problem.ts';
import { renames } from '../renames.ts';
import { excerpt } from '../text/excerpt.ts';
import { nearest } from '../text/nearest.ts';
import { maxBound, type Operation, type OperationParameter, type ParameterSchema } from './operations.ts';

const canonicalInteger = /^(0|-?[1-9][0-9]*)$/;
const canonicalNumber = /^(0|-?[1-9][0-9]*)([.][0-9]*[1-9])?$/;
const writtenOtherwise = /^\s*[+-]?[0-9]+\s*$/;

/** A query string, taken apart. */
export interface Query {
  /** Names and values in order. */
  readonly pairs: readonly (readonly [string, string])[];
  /** Parts that are not validly percent-encoded. */
  readonly undecodable: readonly string[];
}

/** Reads a form-encoded query string. */
export function readQuery(rawQuery: string): Query {
  const pairs: [string, string][] = [];
  const undecodable: string[] = [];
  const decode = (raw: string) => decodeURIComponent(raw.replaceAll('+', ' '));
  for (const part of rawQuery.split('&')) {
    if (part === '') continue;
    const equals = part.indexOf('=');
    try {
      pairs.push(
        equals === -1 ? [decode(part), ''] : [decode(part.slice(0, equals)), decode(part.slice(equals + 1))],
      );
    } catch {
      undecodable.push(part);
    }
  }
  return { pairs, undecodable };
}

const keyNames = new Set([
  'api_key',
  'apikey',
  'api-key',
  'x-api-key',
  'x_api_key',
  'key',
  'access_token',
  'token',
  'authorization',
]);
const keyStart = /caryll_(live|test)_/i;

/** Name of the parameter that seems to carry an API key, if a query string has one. */
export function keyParameter({ pairs, undecodable }: Query): string | undefined {
  for (const [name, value] of pairs) {
    if (keyStart.test(name)) return 'api_key';
    if (keyNames.has(name.toLowerCase()) || keyStart.test(value)) return excerpt(name);
  }
  return undecodable.some((part) => keyStart.test(part)) ? 'api_key' : undefined;
}

/** Maximum number of errors in one response. */
const maxErrors = 20;

/** Whether a number bounds a filter, which may have almost any value: its range does not help the caller. */
const isBound = ({ maximum }: ParameterSchema) => maximum === maxBound;
const rangeOf = ({ minimum, maximum }: ParameterSchema) => ` from ${minimum} to ${maximum}`;
const isIntegers = ({ items }: ParameterSchema) => items?.type === 'integer';
const integersOf = ({ minimum, maximum }: ParameterSchema) =>
  `integers from ${String(minimum)} to ${String(maximum)}`;

const aSlug = 'a slug (lower-case words joined by hyphens)';

/** One sentence with what a parameter accepts. */
function expectationOf({ name, schema }: Pick<OperationParameter, 'name' | 'schema'>): string {
  if (schema['x-expected'] !== undefined) return `${name} must be ${schema['x-expected']}`;
  if (schema.enum !== undefined) return `${name} must be one of ${schema.enum.join(', ')}`;
  if (schema.type === 'boolean') return `${name} must be true or false`;
  if (schema.type === 'integer')
    return `${name} must be an integer from ${schema.minimum} to ${schema.maximum}`;
  if (schema.type === 'number') return `${name} must be a number${isBound(schema) ? '' : rangeOf(schema)}`;
  if (schema.type === 'array') {
    const { enum: allowed } = schema.items!;
    if (takesSeveral(schema)) {
      const one = allowed === undefined ? aSlug : `one of ${allowed.join(', ')}`;
      return `${name} must be ${one}, or up to ${schema.maxItems} of them without duplicates, separated by commas`;
    }
    if (allowed !== undefined) return `${name} must be a comma-separated list of ${allowed.join(', ')}`;
    return `${name} must be a comma-separated list of ${schema.minItems ?? 1} to ${schema.maxItems} ${schema['x-listed'] ?? `${isIntegers(schema) ? integersOf(schema.items!) : 'slugs'} without duplicates`}`;
  }
  if (schema.minLength !== undefined) {
    const what = schema['x-characters'] ?? 'characters';
    return `${name} must have ${schema.minLength} to ${schema.maxLength} ${what}`;
  }
  return `${name} must be ${aSlug}`;
}

/** Returns the limits of a parameter as members of an entry of `errors`, for programs. */
function limitsOf({ schema }: OperationParameter): Record<string, unknown> {
  if (schema.type === 'integer' || schema.type === 'number')
    return { min: schema.minimum, max: schema.maximum };
  if (schema.type === 'boolean') return { allowed: ['true', 'false'] };
  const allowed = schema.enum ?? schema.items?.enum;
  const several = schema.type === 'array' &&
    schema.maxItems !== undefined && {
      ...(isIntegers(schema) && { min: schema.items!.minimum, max: schema.items!.maximum }),
      max_items: schema.maxItems,
    };
  if (allowed !== undefined) return { allowed, ...several };
  if (several) return takesSeveral(schema) ? { max_length: schema.items!.maxLength, ...several } : several;
  if (schema.minLength !== undefined) return { min_length: schema.minLength, max_length: schema.maxLength };
  return { max_length: schema.maxLength };
}

/** A detail that the expectation omits, where the value violates it. */
function howToWrite({ schema }: OperationParameter, { code }: InputError): string {
  if (code === 'not_canonical') return ', without a sign, spaces or leading zeros';
  if (code === 'out_of_range' && schema.type === 'number' && isBound(schema)) return rangeOf(schema);
  if (schema.type !== 'array') return '';
  if (code === 'control_character') return ', without control characters';
  return code === 'too_long' ? `, of at most ${schema.items!.maxLength} characters each` : '';
}

/** Digits in groups of three, as people write large numbers. */
const grouped = /^[0-9]{1,3}(?:[,._' ][0-9]{3})+$/;

/** How to write a number that has separators, where that is why it is refused. */
const ungrouped = (received: string, { code }: InputError) =>
  ['not_canonical', 'not_an_integer', 'not_a_number'].includes(code) && grouped.test(received)
    ? ` Write a number without separators: ${received.replace(/\D/g, '')}.`
    : '';

/** A value in a sentence, quoted if its ends would not be visible. */
function receivedText(value: string): string {
  if (value === '') return 'an empty value';
  return value.trim() === value ? excerpt(value) : `"${excerpt(value)}"`;
}

interface Read {
  readonly value?: unknown;
  readonly error?: InputError;
}

/** A number as it must be written; otherwise the code of its error. */
function readNumber({ type }: ParameterSchema, text: string): number | string {
  if (type === 'number') return canonicalNumber.test(text) ? Number(text) : 'not_a_number';
  if (canonicalInteger.test(text)) return Number(text);
  return writtenOtherwise.test(text) ? 'not_canonical' : 'not_an_integer';
}

/** The value of a text in JSON: of a list its entries; undefined with the code of an error. */
function readText(
  schema: ParameterSchema,
  text: string,
): { readonly value?: unknown; readonly code?: string } {
  if (schema.type === 'boolean')
    return ['true', 'false'].includes(text) ? { value: text === 'true' } : { code: 'not_allowed' };
  if (schema.type === 'array') {
    const parts = text.split(',');
    const entries = takesSeveral(schema) ? parts : parts.map((part) => part.trim());
    if (schema.items!.type === 'string') return { value: entries };
    if (entries.includes('')) return { code: 'empty' };
    const numbers = entries.map((entry) => readNumber(schema.items!, entry));
    const wrong = numbers.find((each) => typeof each === 'string');
    return wrong === undefined ? { value: numbers } : { code: wrong };
  }
  if (schema.type === 'string') return { value: text };
  const number = readNumber(schema, text);
  return typeof number === 'string' ? { code: number } : { value: number };
}

/** Returns the allowed values most similar to a wrong one. A sort key keeps its direction. */
function nearestAllowed(wrong: string, allowed: readonly string[]): string[] {
  const sign = wrong.startsWith('-') ? '-' : '';
  const alike = allowed.filter((each) => each.startsWith('-') === (sign === '-'));
  if (alike.length === 0) return nearest(wrong, allowed);
  const keys = alike.map((each) => each.slice(sign.length));
  return nearest(wrong.slice(sign.length), keys).map((key) => `${sign}${key}`);
}

/** Reads the text of a parameter, and has the scalar of its variable check the value. */
function readParameter(parameter: OperationParameter, received: string): Read {
  const { name, schema } = parameter;
  const error = (code: string, extra: Record<string, unknown> = {}): Read => ({
    error: {
      in: 'query',
      name,
      code: received === '' ? 'empty' : code,
      received: excerpt(received),
      ...limitsOf(parameter),
      ...extra,
    },
  });
  const { value, code } = readText(schema, received);
  if (code !== undefined) return error(code);
  if (schema.type === 'boolean') return { value };
  const read = readValue(schema as ValueSchema, value);
  if ('code' in read) {
    const allowed = schema.enum ?? schema.items?.enum;
    const near = read.code === 'not_allowed' && {
      did_you_mean: nearestAllowed(String(read.entry ?? received), allowed!),
    };
    return error(read.code, near || {});
  }
  // Where one value is enough, a single one stays one.
  const isOne = takesSeveral(schema) && (read.value as unknown[]).length === 1;
  return { value: isOne ? (read.value as unknown[])[0] : read.value };
}

interface ParameterError extends InputError {
  readonly sentence: string;
  readonly problem: ProblemCode;
}

/** The code of a problem with several errors: the first of these that occurs. */
const precedence: readonly ProblemCode[] = ['unknown_parameter', 'missing_parameter', 'invalid_parameter'];

/** Names under which other APIs filter a list by text. */
const searchNames: readonly string[] = ['q', 'query', 'search', 'name', 'term', 'text', 'keyword'];

/** Names that other APIs give to parameters of ours, and that other routes of ours have. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  q: searchNames,
  page: ['offset', 'skip', 'p', 'cursor'],
  page_size: ['limit', 'per_page', 'count', 'size', 'first', 'top'],
  limit: ['page_size', 'per_page', 'count', 'size'],
  sort: ['order', 'order_by', 'sort_by'],
  seed: ['random', 'shuffle'],
  view: ['fields', 'include', 'expand', 'detail', 'full', 'select'],
  slugs: ['id', 'ids', 'slug'],
  lang: ['language', 'locale', 'languages'],
  dataset: ['version', 'dataset_version', 'release'],
  since: ['from', 'after', 'version'],
  kind: ['types', 'kinds', 'resource'],
  id: ['ids', 'event_flag', 'flag'],
};
/** A bound as other APIs write it: `hp[gte]`, `hp__lt`, `hp.max`. */
const otherBound = /^(\w+?)(?:\[|__|[._])(?:(gte?|min)|(?:lte?|max))\]?$/;

/** The parameters that are probably meant by a name that there is not. */
function similarNames(name: string, declared: ReadonlyMap<string, unknown>): string[] {
  const [, base, isLeast] = otherBound.exec(name) ?? [];
  const bound = base && `${base}_${isLeast ? 'min' : 'max'}`;
  const present = [renames.parameters[name] ?? []].flat();
  const known = [...declared.keys()].filter(
    (own) => own === bound || present.includes(own) || otherNames[own]?.includes(name) === true,
  );
  return known.length > 0 ? known : nearest(name, declared.keys());
}

/** The way to a record by its name, for a list that is filtered by text; nothing otherwise. */
const searchHint = (name: string, declared: ReadonlyMap<string, unknown>, gameId: string | undefined) =>
  gameId !== undefined && declared.has('slugs') && searchNames.includes(name)
    ? ` To find records by name, use /v1/${gameId}/search?q=…`
    : '';

/** One problem for all errors. */
function problemOf(errors: readonly ParameterError[]): Problem {
  const code = precedence.find((each) => errors.some(({ problem }) => problem === each))!;
  const named = errors.slice(0, maxErrors);
  const sentences = named.map(({ sentence }) => sentence);
  if (errors.length > named.length) sentences.push(`${errors.length - named.length} more errors were found.`);
  return new Problem(code, sentences.join(' '), {
    errors: named.map(({ sentence: _sentence, problem: _problem, ...error }) => error),
  });
}

/** The parameters of a request while they are read. */
interface Reading {
  readonly declared: ReadonlyMap<string, OperationParameter>;
  readonly received: ReadonlyMap<string, readonly string[]>;
  /** The typed values so far. */
  readonly variables: Record<string, unknown>;
  readonly errors: ParameterError[];
}

/** Adds an error. */
function refuse(
  { errors }: Reading,
  problem: ProblemCode,
  name: string,
  code: string,
  sentence: string,
  details: Record<string, unknown> = {},
): void {
  errors.push({ in: 'query', name, code, ...details, problem, sentence });
}

/** The values of each name in a query string, in order. */
function valuesByName(pairs: Query['pairs']): Map<string, string[]> {
  const received = new Map<string, string[]>();
  for (const [name, value] of pairs) {
    const values = received.get(name);
    if (values) values.push(value);
    else received.set(name, [value]);
  }
  return received;
}

function refuseUndecodable(reading: Reading, undecodable: Query['undecodable']): void {
  for (const part of undecodable) {
    refuse(
      reading,
      'invalid_parameter',
      excerpt(part.split('=')[0]!),
      'not_decodable',
      `The query string is not validly percent-encoded at "${excerpt(part)}".`,
      { received: excerpt(part) },
    );
  }
}

function refuseUnknown(reading: Reading, gameId: string | undefined): void {
  const { declared, received, errors } = reading;
  for (const name of received.keys()) {
    if (declared.has(name)) continue;
    refuse(
      reading,
      'unknown_parameter',
      excerpt(name),
      'unknown',
      declared.size === 0
        ? `This route has no query parameters; got "${excerpt(name)}".`
        : `There is no parameter "${excerpt(name)}"; this route accepts ${[...declared.keys()].join(', ')}.${searchHint(name, declared, gameId)}`,
      { did_you_mean: similarNames(name, declared) },
    );
    if (errors.length > maxErrors) break;
  }
}

/** Reads the value of a parameter of the query, or its default. */
function readVariable(reading: Reading, parameter: OperationParameter): void {
  const { received, variables, errors } = reading;
  const { name } = parameter;
  const values = received.get(name);
  if (values === undefined) {
    if (parameter.required) {
      const sentence = `${expectationOf(parameter)}; got nothing.`;
      refuse(reading, 'missing_parameter', name, 'missing', sentence, limitsOf(parameter));
    } else if (parameter.defaultValue !== undefined) {
      variables[name] = parameter.defaultValue;
    }
    return;
  }
  if (values.length > 1) {
    const sentence = `${expectationOf(parameter)}, sent only once; got it ${values.length} times.`;
    refuse(reading, 'invalid_parameter', name, 'repeated', sentence, {
      received: values.slice(0, maxErrors).map((value) => excerpt(value)),
      ...limitsOf(parameter),
    });
    return;
  }
  const { value, error } = readParameter(parameter, values[0]!);
  if (error === undefined) {
    variables[name] = value;
  } else {
    errors.push({
      ...error,
      problem: 'invalid_parameter',
      sentence: `${expectationOf(parameter)}${howToWrite(parameter, error)}; got ${receivedText(values[0]!)}.${ungrouped(values[0]!, error)}`,
    });
  }
}

/** Refuses what determines the records of a list beside `slugs`. Of a list without views they are a filter. */
function refuseBesideSlugs(reading: Reading): void {
  const { declared, received } = reading;
  if (!received.has('slugs') || !['slugs', 'page', 'view'].every((name) => declared.has(name))) return;
  for (const name of received.keys()) {
    if (!declared.has(name) || ['slugs', 'view', 'lang', 'dataset'].includes(name)) continue;
    refuse(
      reading,
      'invalid_parameter',
      name,
      'not_with_slugs',
      `${name} cannot be combined with slugs, because slugs determines the records and their order. Remove one of them.`,
    );
  }
}

/** Refuses a random order beside another, one without a seed, and a seed without a random order. */
function checkSeed(reading: Reading): void {
  const { declared, received, variables, errors } = reading;
  if (!declared.has('seed') || !declared.has('sort') || errors.length > 0) return;
  const orders = [variables['sort']].flat();
  const isRandom = orders.includes('random');
  if (isRandom && orders.length > 1) {
    refuse(
      reading,
      'invalid_parameter',
      'sort',
      'not_combinable',
      `sort must be random alone, or sort keys without it; got ${orders.join(',')}.`,
      { received: orders.join(',') },
    );
    return;
  }
  if (isRandom === received.has('seed')) return;
  if (isRandom) refuse(reading, 'missing_parameter', 'seed', 'missing', 'seed is required with sort=random.');
  else
    refuse(
      reading,
      'invalid_parameter',
      'seed',
      'not_combinable',
      'seed is allowed only with sort=random. Remove seed, or add sort=random.',
      { received: excerpt(received.get('seed')![0]!) },
    );
}

/** Refuses ranges whose ends are in the wrong order. */
function checkRanges(reading: Reading): void {
  const { variables } = reading;
  for (const [name, min] of Object.entries(variables)) {
    const max = name.endsWith('_min') ? name.replace(/_min$/, '_max') : '';
    if (typeof min !== 'number' || !(min > (variables[max] as number))) continue;
    refuse(
      reading,
      'invalid_parameter',
      name,
      'out_of_range',
      `${name} must be at most ${max}, which is ${String(variables[max])}; got ${min}.`,
      { received: String(min), max: variables[max] as number },
    );
  }
}

/**
 * The typed variables of an operation, in the order of its declaration, defaults filled in.
 *
 * @throws Problem with every invalid parameter.
 * @example
 * const variables = readParameters(getBoss, { gameId: 'bloodborne', slug: 'gehrman' }, readQuery('view=full'));
 * variables['view']; // 'full'
 */
export function readParameters(
  { parameters }: Pick<Operation, 'parameters'>,
  pathValues: Readonly<Record<string, string>>,
  { pairs, undecodable }: Query,
): Record<string, unknown> {
  const reading: Reading = {
    declared: new Map(parameters.filter((each) => each.in === 'query').map((each) => [each.name, each])),
    received: valuesByName(pairs),
    variables: {},
    errors: [],
  };
  const { variables, errors } = reading;
  refuseUndecodable(reading, undecodable);
  refuseUnknown(reading, pathValues['gameId']);
  for (const parameter of parameters) {
    if (parameter.in === 'path') variables[parameter.name] = pathValues[parameter.name];
    else readVariable(reading, parameter);
  }
  refuseBesideSlugs(reading);
  checkSeed(reading);
  checkRanges(reading);
  if (errors.length > 0) throw problemOf(errors);
  return variables;
}
