import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { nearest } from '../text/nearest.ts';
import type { DataSchema } from '../kinds/schema.ts';
import type { Position } from './read-json.ts';
import { skeletonOf } from './skeleton.ts';

/** An error in the data files, with a message that shows the editor how to fix it. */
export interface DataError extends Partial<Position> {
  readonly file: string;
  /** Key of the record, or its index if it has none; absent for an error of the whole file. */
  readonly record?: string;
  /** Path inside the record, e.g. `acquisition[2].location_slug`. */
  readonly field?: string;
  readonly expected: string;
  readonly received?: unknown;
  readonly nearest?: readonly string[];
  /** The line of the file, where the text itself is wrong. */
  readonly excerpt?: string;
}

/** Data files that cannot be imported, with everything that is wrong with them. */
export class DatasetError extends Error {
  override readonly name = 'DatasetError';
  readonly errors: readonly DataError[];

  constructor(errors: readonly DataError[]) {
    super(`${errors.length} error(s) in the data files`);
    this.errors = errors;
  }
}

const cut = (text: string, max: number) => (text.length > max ? `${text.slice(0, max)}…` : text);

/** The text of an error, and below it the line of the file if its text is wrong. */
export function errorText(error: DataError): string {
  const inside = [error.record, error.field].flatMap((part) => (part === undefined ? [] : [cut(part, 200)]));
  const received = error.received === undefined ? '' : `; got ${cut(JSON.stringify(error.received), 120)}`;
  const hint = error.nearest?.length ? ` (nearest: ${error.nearest.join(', ')})` : '';
  const excerpt = error.excerpt === undefined ? '' : `\n${error.excerpt.replace(/^/gm, '    ')}`;
  const place = inside.length === 0 ? '' : `${inside.join(' › ')} `;
  return `${place}must be ${cut(error.expected, 1_000)}${received}${hint}${excerpt}`;
}

/** Formats an error with its file, line and column, as the command line prints it. */
export function errorLine(error: DataError): string {
  const place = error.line === undefined ? error.file : `${error.file}:${error.line}:${error.column}`;
  const isInside = error.record !== undefined || error.field !== undefined;
  return `${place}${isInside ? ' › ' : ' '}${errorText(error)}`;
}

/** Describes the range that a number must be in, by its schema. */
function rangeOf({ minimum, maximum }: DataSchema): string {
  if (minimum === undefined) return `a number of at most ${maximum}`;
  if (maximum === undefined) return `a number of at least ${minimum}`;
  return `a number from ${minimum} to ${maximum}`;
}

const typesInWords: Readonly<Record<string, string>> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

const typesOf = (error: ErrorObject): readonly string[] => [error.params['type']].flat() as string[];

/** @param whole the schema of what lacks something or has too much. */
function expectation(
  error: ErrorObject,
  whole: DataSchema | undefined,
): { expected: string; nearest?: string[] } {
  const params = error.params as Record<string, unknown>;
  const schema = error.parentSchema as DataSchema;
  const because = schema['x-because'] === undefined ? '' : `, because ${schema['x-because']}`;
  switch (error.keyword) {
    case 'enum': {
      const allowed = (params['allowedValues'] as unknown[]).map(String);
      return {
        expected: `one of ${allowed.join(', ')}`,
        // Of two or three, each is as near as the other.
        nearest: typeof error.data === 'string' && allowed.length > 3 ? nearest(error.data, allowed) : [],
      };
    }
    case 'additionalProperties': {
      const known = Object.keys(schema.properties ?? {});
      const near = nearest(String(params['additionalProperty']), known);
      return near.length > 0
        ? { expected: 'absent, because there is no field of this name', nearest: near }
        : { expected: `absent or one of ${known.join(', ')}, because there is no field of this name` };
    }
    case 'required': {
      const name = String(params['missingProperty']);
      const field = whole?.properties?.[name];
      const form = field?.type === 'object' ? `: ${JSON.stringify(skeletonOf(field))}` : '';
      return { expected: `an object with a field "${name}"${form}${because}` };
    }
    case 'pattern':
      return { expected: schema['x-pattern-means'] ?? `text that matches ${String(params['pattern'])}` };
    case 'type':
      return {
        expected: `${typesOf(error)
          .map((type) => typesInWords[type])
          .join(' or ')}${because}`,
      };
    case 'const':
      return { expected: `${JSON.stringify(params['allowedValue'])}${because}` };
    case 'minimum':
    case 'maximum':
      return { expected: rangeOf(schema) };
    case 'minItems':
      return { expected: `a list of at least ${params['limit']}${because}` };
    case 'maxItems':
      return { expected: `a list of at most ${params['limit']}${because}` };
    case 'minLength':
      return { expected: `text with a length of at least ${params['limit']}` };
    case 'uniqueItems':
      return { expected: `a list without repetitions; [${params['i']}] repeats [${params['j']}]` };
    default:
      return { expected: error.message ?? error.keyword };
  }
}

const fieldPath = (pointer: string) =>
  pointer
    .replace(/\/(\d+)/g, '[$1]')
    .replace(/\//g, '.')
    .replace(/^\./, '');

/** Schema of the value at a JSON pointer, if the schema determines it. */
function schemaAt(schema: DataSchema | undefined, pointer: string): DataSchema | undefined {
  let at = schema;
  for (const step of pointer.split('/').slice(1))
    at = /^\d+$/.test(step) ? at?.items : at?.properties?.[step];
  return at;
}

/**
 * Merges several type errors of one value into one with the types that all of them allow or, in a choice of several
 * forms, any of them.
 */
function oneTypeError(errors: readonly ErrorObject[], isChoice: boolean): ErrorObject {
  const [first, ...others] = [...errors].sort((a, b) => typesOf(a).length - typesOf(b).length);
  if (!isChoice) return first!;
  return { ...first!, params: { type: [first!, ...others].flatMap(typesOf) } };
}

/**
 * The errors of a validation without those that only follow from others: one for a value that is not of its type, and
 * none for the forms that a value was not meant to have.
 */
function distinctErrors(errors: readonly ErrorObject[]): ErrorObject[] {
  const byPath = new Map<string, ErrorObject[]>();
  /** Paths of objects and lists with an error inside. */
  const outer = new Set<string>();
  for (const error of errors) {
    const known = byPath.get(error.instancePath);
    if (known) known.push(error);
    else byPath.set(error.instancePath, [error]);
    for (let path = error.instancePath; path !== '';) {
      path = path.slice(0, path.lastIndexOf('/'));
      outer.add(path);
    }
  }
  return [...byPath].flatMap(([path, here]) => {
    const isChoice = here.some(({ keyword }) => keyword === 'anyOf');
    const types = here.filter(({ keyword }) => keyword === 'type');
    const others = here.filter(({ keyword }) => !['if', 'anyOf', 'type'].includes(keyword));
    const exact = others.filter(({ keyword }) => keyword === 'const');
    const rest = exact.length > 0 ? others.filter(({ keyword }) => keyword !== 'enum') : others;
    const hasForm = rest.length > 0 || (isChoice && outer.has(path));
    return types.length === 0 || hasForm ? rest : [oneTypeError(types, isChoice)];
  });
}

/** The place of an error. */
export interface ErrorPlace {
  readonly file: string;
  readonly record?: string;
  /** JSON pointer from the record, or from the file. */
  readonly rest: string;
  /** Schema of the record, with the shared shapes in it. */
  readonly schema?: DataSchema | undefined;
}

/** Errors of a validation, each with its file and its record. */
export function errorsOf(
  validate: ValidateFunction,
  content: unknown,
  placeOf: (pointer: string) => ErrorPlace,
): DataError[] {
  if (validate(content)) return [];
  return distinctErrors(validate.errors ?? []).map((error) => {
    const { rest, schema, ...where } = placeOf(error.instancePath);
    const unknown = error.params['additionalProperty'];
    const field = [fieldPath(rest), unknown].filter(Boolean).join('.');
    const noValue = ['additionalProperties', 'required', 'uniqueItems'].includes(error.keyword);
    return {
      ...where,
      ...(field === '' ? {} : { field }),
      ...expectation(error, schemaAt(schema, rest)),
      ...(noValue ? {} : { received: error.data }),
    };
  });
}
