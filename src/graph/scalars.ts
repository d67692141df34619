import { GraphQLError, Kind, type ValueNode } from 'graphql';
import { searchTypes } from '../data/search/types.ts';
import { builder } from './builder.ts';

/** JSON Schema of a scalar: the OpenAPI document and the parameter checks read it from the type itself. */
export interface ScalarExtensions {
  readonly jsonSchema: Readonly<Record<string, unknown>>;
}

export const maxPage = 10_000;
export const maxPageSize = 100;

const slugPattern = '^[a-z0-9]+(-[a-z0-9]+)*$';

function stringScalar(
  name: 'GameId' | 'Slug' | 'Url' | 'Date',
  description: string,
  jsonSchema: Record<string, unknown>,
) {
  const parse = (value: unknown) => {
    if (typeof value !== 'string')
      throw new GraphQLError(`${name}: expected a string, got ${JSON.stringify(value)}`);
    return value;
  };
  builder.scalarType(name, {
    description,
    serialize: (value) => value as string,
    parseValue: parse,
    parseLiteral: (node: ValueNode) => parse(node.kind === Kind.STRING ? node.value : undefined),
    extensions: { jsonSchema: { type: 'string', ...jsonSchema } },
  });
}

stringScalar('GameId', 'Identifier of a game, e.g. `bloodborne`.', { pattern: slugPattern, maxLength: 80 });
stringScalar(
  'Slug',
  'Identifier of a record within its game and resource: lower-case words joined by hyphens.',
  {
    pattern: slugPattern,
    maxLength: 80,
  },
);
stringScalar('Url', 'An absolute address.', { format: 'uri' });
stringScalar('Date', 'A calendar day, `YYYY-MM-DD`.', { format: 'date' });

function rangeScalar(name: 'Page' | 'PageSize', description: string, maximum: number) {
  const parse = (value: unknown) => {
    if (!Number.isInteger(value) || (value as number) < 1 || (value as number) > maximum) {
      throw new GraphQLError(
        `${name}: expected an integer from 1 to ${maximum}, got ${JSON.stringify(value)}`,
      );
    }
    return value as number;
  };
  builder.scalarType(name, {
    description,
    serialize: (value) => value,
    parseValue: parse,
    parseLiteral: (node: ValueNode) => parse(node.kind === Kind.INT ? Number(node.value) : undefined),
    extensions: { jsonSchema: { type: 'integer', minimum: 1, maximum } },
  });
}

rangeScalar('Page', `Number of a page, from 1 to ${maxPage.toLocaleString('en')}.`, maxPage);
rangeScalar('PageSize', `Rows on a page, from 1 to ${maxPageSize}.`, maxPageSize);

builder.scalarType('Json', {
  description: 'Any JSON value.',
  serialize: (value) => value,
  extensions: { jsonSchema: {} },
});

export const searchTextLength = { minimum: 2, maximum: 100 } as const;

/** A search text as it is looked for: composed, and without spaces around it. */
function searchText(value: unknown): string {
  const text = typeof value === 'string' ? value.normalize('NFKC').trim() : '';
  const length = [...text].length;
  const { minimum, maximum } = searchTextLength;
  if (length < minimum || length > maximum)
    throw new GraphQLError(`SearchText: expected ${minimum} to ${maximum} characters, got ${length}`);
  return text;
}

builder.scalarType('SearchText', {
  description: `What to search for, ${searchTextLength.minimum} to ${searchTextLength.maximum} characters; spaces around it do not count.`,
  serialize: (value) => value,
  parseValue: searchText,
  parseLiteral: (node: ValueNode) => searchText(node.kind === Kind.STRING ? node.value : undefined),
  extensions: {
    jsonSchema: {
      type: 'string',
      minLength: searchTextLength.minimum,
      maxLength: searchTextLength.maximum,
      'x-search-text': true,
    },
  },
});

/** Kinds of records in one order, so that the same search is written in one way. */
function kindsOf(value: unknown): string[] {
  const kinds = Array.isArray(value) ? value : [value];
  for (const kind of kinds) {
    if (!searchTypes.includes(kind))
      throw new GraphQLError(
        `SearchTypes: expected one or more of ${searchTypes.join(', ')}, got ${JSON.stringify(kind)}`,
      );
  }
  if (kinds.length === 0) throw new GraphQLError('SearchTypes: expected at least one kind, got none');
  return searchTypes.filter((kind) => kinds.includes(kind));
}

builder.scalarType('SearchTypes', {
  description: `Kinds of records, as a list of ${searchTypes.join(', ')}.`,
  serialize: (value) => value,
  parseValue: kindsOf,
  parseLiteral: (node: ValueNode) =>
    kindsOf(
      node.kind === Kind.LIST
        ? node.values.map((each) => ('value' in each ? each.value : null))
        : 'value' in node
          ? node.value
          : null,
    ),
  extensions: {
    jsonSchema: { 'x-list-of': [...searchTypes] },
  },
});
