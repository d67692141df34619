import type { InputShape } from '@pothos/core';
import { Kind, type ValueNode } from 'graphql';
import { english, type Model } from '../../kinds/model.ts';
import { excerpt } from '../../text/excerpt.ts';
import {
  type KnownLanguages,
  languageListExpectation,
  languageListPattern,
  maxLanguageList,
} from '../../text/languages.ts';
import type { Builder, GraphTypes } from './builder.ts';
import { readValue, type ValueSchema } from './values.ts';

export const maxPage = 10_000;
export const maxPageSize = 100;
export const maxSlugLength = 80;

export const slugPattern = '^[a-z0-9]+(-[a-z0-9]+)*$';

/** The value of a literal: text or a number; undefined for everything else. */
function valueOf(node: ValueNode): unknown {
  if (node.kind === Kind.INT || node.kind === Kind.FLOAT) return Number(node.value);
  return node.kind === Kind.STRING ? node.value : undefined;
}

/** Describes the values that a schema allows, for messages: "one of …", "an integer from … to …". */
function expectationOf(schema: ValueSchema): string {
  const { type, minimum, maximum, minLength, maxLength } = schema;
  if (schema['x-search-text'] && schema['x-expected'] !== undefined) return schema['x-expected'];
  if (schema.enum !== undefined) return `one of ${schema.enum.join(', ')}`;
  if (type === 'integer') return `an integer from ${minimum} to ${maximum}`;
  if (type === 'number') return `a number from ${minimum} to ${maximum}`;
  if (maxLength === undefined) return 'a string';
  return `${minLength === undefined ? 'at most' : `${minLength} to`} ${maxLength} ${schema['x-characters'] ?? 'characters'}`;
}

/** Declares a scalar whose values are what its schema describes. */
export function scalar<Name extends keyof GraphTypes['Scalars'] = 'Slug'>(
  builder: Builder,
  name: string,
  description: string,
  jsonSchema: ValueSchema,
) {
  const parse = (given: unknown) => {
    const read = readValue(jsonSchema, given);
    if ('value' in read) return read.value as InputShape<Builder['$inferSchemaTypes'], Name>;
    const received = given === undefined ? 'a value of another type' : excerpt(JSON.stringify(given));
    throw new TypeError(`${name} must be ${expectationOf(jsonSchema)}; got ${received}`);
  };
  return builder.scalarType(name as Name, {
    description,
    serialize: (value) => value,
    parseValue: parse,
    parseLiteral: (node: ValueNode) => parse(valueOf(node)),
    extensions: { jsonSchema },
  });
}

/** The parameter that names languages of readers, best first, and is looked up among those of a game. */
export const languageList = (tags: KnownLanguages['tags']): ValueSchema => ({
  type: 'string',
  maxLength: maxLanguageList,
  pattern: languageListPattern,
  'x-expected': languageListExpectation,
  'x-languages': { tags, otherwise: english },
});

/** Declares the language of a name, and names by their languages. */
function addLanguages(builder: Builder, languages: readonly string[], tags: Model['languageTags']): void {
  const list = languageList(tags);
  const parse = (value: unknown) => {
    const read = readValue(list, value);
    if ('value' in read) return read.value as string;
    const received = value === undefined ? 'a value of another type' : excerpt(JSON.stringify(value));
    throw new TypeError(`Language must be ${languageListExpectation}; got ${received}`);
  };
  builder.scalarType('Language', {
    description: `A language in which the game has names, by its BCP 47 tag: ${languages.join(', ')}. Arguments may be any tags, best first, e.g. \`fr-CA,fr\`. They are looked up as in RFC 4647: without a match the language is English.`,
    serialize: (value) => value,
    parseValue: parse,
    parseLiteral: (node: ValueNode) => parse(valueOf(node)),
    extensions: { jsonSchema: { type: 'string', enum: languages }, argumentSchema: list },
  });
  builder.scalarType('Names', {
    description: 'Official names, keyed by the BCP 47 tag of the language.',
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
  isSearched: boolean,
  { languages, languageTags }: Pick<Model, 'languages' | 'languageTags'>,
): void {
  addLanguages(builder, [...languages.keys()], languageTags);
  const text = (name: string, description: string, schema: Omit<ValueSchema, 'type'>) =>
    scalar(builder, name, description, { type: 'string', ...schema });
  const number = (name: string, description: string, minimum: number, maximum: number) =>
    scalar(builder, name, description, { type: 'integer', minimum, maximum });
  text('GameId', 'Identifier of a game, e.g. `bloodborne`.', {
    pattern: slugPattern,
    maxLength: maxSlugLength,
  });
  text('Slug', 'Identifier of a record within its game and resource: lower-case words joined by hyphens.', {
    pattern: slugPattern,
    maxLength: maxSlugLength,
  });
  text('Label', 'A label that groups records, such as a region.', {
    minLength: 1,
    maxLength: 80,
  });
  text('Url', 'An absolute URL.', { format: 'uri' });
  text('Date', 'A date, `YYYY-MM-DD`.', { format: 'date' });
  text('DatasetVersion', "A version of a game's data, `YYYY.M.N`.", {
    minLength: 1,
    maxLength: 20,
    'x-expected': 'a version of the data (YYYY.M.N)',
  });
  number('Page', `A page number, from 1 to ${maxPage.toLocaleString('en')}.`, 1, maxPage);
  number('PageSize', `Rows per page, from 1 to ${maxPageSize}.`, 1, maxPageSize);
  text('Seed', 'The seed of a random order: 1 to 64 letters, digits, hyphens and underscores.', {
    pattern: '^[A-Za-z0-9_-]{1,64}$',
    minLength: 1,
    maxLength: 64,
    'x-characters': 'letters, digits, hyphens and underscores',
  });
  builder.scalarType('Json', {
    description: 'Any JSON value.',
    serialize: (value) => value,
    extensions: { jsonSchema: {} },
  });
  if (!isSearched) return;
  text('SearchText', 'Search text, 2 to 100 characters after trimming, or one of Han, kana or Hangul.', {
    minLength: 1,
    maxLength: 100,
    // A character of a script without spaces is often a word.
    pattern: '^([^]{2}|[\\u3041-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7a3\\uf900-\\ufaff])',
    'x-expected': 'a text of 2 to 100 characters, or one of Han, kana or Hangul',
    'x-search-text': true,
  });
  text('SuggestText', 'Text typed so far, 1 to 50 characters after trimming.', {
    minLength: 1,
    maxLength: 50,
    'x-search-text': true,
  });
  number('SuggestLimit', 'Maximum number of suggested names, from 1 to 10.', 1, 10);
}
