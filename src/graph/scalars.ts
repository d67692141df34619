import { Kind, type ValueNode } from 'graphql';
import { english } from '../kinds/model.ts';
import type { Builder, GraphTypes } from './builder.ts';

/** JSON Schema of a scalar: the OpenAPI document and the parameter checks read it from the type itself. */
export interface ScalarExtensions {
  readonly jsonSchema: Readonly<Record<string, unknown>>;
}

export const maxPage = 10_000;
export const maxPageSize = 100;
export const maxSlugLength = 80;

export const slugPattern = '^[a-z0-9]+(-[a-z0-9]+)*$';

type ScalarName = keyof GraphTypes['Scalars'];

/** The value of a literal: text, a number, or a list of these; undefined for everything else. */
function valueOf(node: ValueNode): unknown {
  if (node.kind === Kind.LIST) return node.values.map(valueOf);
  if (node.kind === Kind.INT || node.kind === Kind.FLOAT) return Number(node.value);
  return node.kind === Kind.STRING ? node.value : undefined;
}

/** The same, with unquoted words. */
const wordsOf = (node: ValueNode): unknown =>
  node.kind === Kind.LIST ? node.values.map(wordsOf) : node.kind === Kind.ENUM ? node.value : valueOf(node);

/**
 * Declares a scalar.
 *
 * @param parse gives the value of what was sent, and throws for what it cannot be.
 */
export function scalar<Name extends ScalarName>(
  builder: Builder,
  name: Name,
  description: string,
  jsonSchema: ScalarExtensions['jsonSchema'],
  parse: (value: unknown) => GraphTypes['Scalars'][Name]['Input'],
  literal = valueOf,
) {
  return builder.scalarType(name, {
    description,
    serialize: (value) => value as never,
    parseValue: parse as never,
    parseLiteral: ((node: ValueNode) => parse(literal(node))) as never,
    extensions: { jsonSchema },
  });
}

function stringScalar(
  builder: Builder,
  name: ScalarName,
  description: string,
  jsonSchema: { readonly maxLength?: number; readonly [keyword: string]: unknown },
): void {
  const { maxLength = Number.POSITIVE_INFINITY } = jsonSchema;
  scalar(builder, name as 'Slug', description, { type: 'string', ...jsonSchema }, (value) => {
    if (typeof value !== 'string')
      throw new TypeError(`${name} must be a string; received ${JSON.stringify(value)}`);
    // Counted as JSON Schema counts: by code points.
    if (value.length > maxLength && [...value].length > maxLength)
      throw new TypeError(`${name} must have at most ${maxLength} characters; received ${[...value].length}`);
    return value;
  });
}

/** Declares a number between bounds, of any name. */
export function rangeScalar(
  builder: Builder,
  name: string,
  description: string,
  minimum: number,
  maximum: number,
  type: 'integer' | 'number' = 'integer',
) {
  const isValue = type === 'integer' ? Number.isInteger : Number.isFinite;
  const article = type === 'integer' ? 'an' : 'a';
  return scalar(builder, name as 'Page', description, { type, minimum, maximum }, (value) => {
    if (!isValue(value) || (value as number) < minimum || (value as number) > maximum) {
      throw new TypeError(
        `${name} must be ${article} ${type} from ${minimum} to ${maximum}; received ${JSON.stringify(value)}`,
      );
    }
    return value as number;
  });
}

const maxBound = 1_000_000_000;
const seedPattern = '^[A-Za-z0-9_-]{1,64}$';

function seedOf(value: unknown): string {
  if (typeof value !== 'string' || !new RegExp(seedPattern).test(value))
    throw new TypeError(
      `Seed must be 1 to 64 letters, digits, hyphens and underscores; received ${JSON.stringify(value)}`,
    );
  return value;
}

/** Declares a text that is looked for: composed, and without spaces around it. */
function textScalar(
  builder: Builder,
  name: 'SearchText' | 'SuggestText',
  what: string,
  minimum: number,
  maximum: number,
): void {
  scalar(
    builder,
    name,
    `${what}, ${minimum} to ${maximum} characters; spaces around it do not count.`,
    { type: 'string', minLength: minimum, maxLength: maximum, 'x-search-text': true },
    (value) => {
      const text = typeof value === 'string' ? value.normalize('NFKC').trim() : '';
      const length = [...text].length;
      if (length < minimum || length > maximum)
        throw new TypeError(`${name} must have ${minimum} to ${maximum} characters; received ${length}`);
      return text;
    },
  );
}

/** Declares the language of a name, and names by their languages. */
function addLanguages(builder: Builder, languages: readonly string[]): void {
  scalar(
    builder,
    'Language',
    `A language in which the game has names, by its BCP 47 tag: ${languages.join(', ')}.`,
    { type: 'string', enum: [...languages] },
    (value) => {
      if (!languages.includes(value as string))
        throw new TypeError(
          `Language must be one of ${languages.join(', ')}; received ${JSON.stringify(value)}`,
        );
      return value as string;
    },
  );
  builder.scalarType('Names', {
    description: 'Official names by the BCP 47 tag of their language.',
    serialize: (value) => value,
    extensions: {
      jsonSchema: {
        type: 'object',
        properties: Object.fromEntries(languages.map((tag) => [tag, { type: 'string' }])),
        required: [english],
        additionalProperties: false,
      },
    },
  });
}

/** Declares the scalars that every game has. */
export function addScalars(
  builder: Builder,
  searchTypes: readonly string[],
  languages: readonly string[],
): void {
  addLanguages(builder, languages);
  stringScalar(builder, 'GameId', 'Identifier of a game, e.g. `bloodborne`.', {
    pattern: slugPattern,
    maxLength: maxSlugLength,
  });
  stringScalar(
    builder,
    'Slug',
    'Identifier of a record within its game and resource: lower-case words joined by hyphens.',
    { pattern: slugPattern, maxLength: maxSlugLength },
  );
  stringScalar(builder, 'Label', 'A word by which the data groups records, such as a region.', {
    minLength: 1,
    maxLength: 80,
  });
  stringScalar(builder, 'Url', 'An absolute address.', { format: 'uri' });
  stringScalar(builder, 'Date', 'A calendar day, `YYYY-MM-DD`.', { format: 'date' });
  stringScalar(builder, 'DatasetVersion', "A version of a game's data, `YYYY.M.N`.", {
    minLength: 1,
    maxLength: 20,
  });
  rangeScalar(builder, 'Page', `Number of a page, from 1 to ${maxPage.toLocaleString('en')}.`, 1, maxPage);
  rangeScalar(builder, 'PageSize', `Rows on a page, from 1 to ${maxPageSize}.`, 1, maxPageSize);
  rangeScalar(builder, 'Bound', 'An end of a range of values.', -maxBound, maxBound, 'number');
  scalar(
    builder,
    'Seed',
    'The seed of a random order: 1 to 64 letters, digits, hyphens and underscores.',
    {
      type: 'string',
      pattern: seedPattern,
      minLength: 1,
      maxLength: 64,
      'x-characters': 'letters, digits, hyphens and underscores',
    },
    seedOf,
  );
  builder.scalarType('Json', {
    description: 'Any JSON value.',
    serialize: (value) => value,
    extensions: { jsonSchema: {} },
  });
  if (searchTypes.length === 0) return;
  textScalar(builder, 'SearchText', 'What to search for', 2, 100);
  textScalar(builder, 'SuggestText', 'What was typed so far', 1, 50);
  rangeScalar(builder, 'SuggestLimit', 'Maximum number of suggested names, from 1 to 10.', 1, 10);
  scalar(
    builder,
    'SearchTypes',
    `Kinds of records, as a list of ${searchTypes.join(', ')}.`,
    { type: 'array', items: { type: 'string', enum: [...searchTypes] }, minItems: 1 },
    // In one order, so that the same search is written in one way.
    (value) => {
      const kinds = [value].flat() as string[];
      for (const kind of kinds) {
        if (!searchTypes.includes(kind))
          throw new TypeError(
            `SearchTypes must be one or more of ${searchTypes.join(', ')}; received ${JSON.stringify(kind)}`,
          );
      }
      if (kinds.length === 0) throw new TypeError('SearchTypes must be at least one kind; received none');
      return searchTypes.filter((kind) => kinds.includes(kind));
    },
    wordsOf,
  );
}
