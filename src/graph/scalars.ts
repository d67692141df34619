import { GraphQLError, Kind, type ValueNode } from 'graphql';
import { builder } from './builder.ts';

/** JSON Schema of a scalar: the OpenAPI document and the parameter checks read it from the type itself. */
export interface ScalarExtensions {
  readonly jsonSchema: Readonly<Record<string, unknown>>;
}

export const maxPage = 10_000;
export const maxPageSize = 100;

const slugPattern = '^[a-z0-9]+(-[a-z0-9]+)*$';

function stringScalar(
  name: 'GameId' | 'Slug' | 'Url' | 'Date' | 'SearchText',
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
