import { Kind, type ValueNode } from 'graphql';
import { searchKinds } from '../data/search/types.ts';
import { servedGames } from '../kinds/served.ts';
import { builder } from './builder.ts';

/** JSON Schema of a scalar: the OpenAPI document and the parameter checks read it from the type itself. */
export interface ScalarExtensions {
  readonly jsonSchema: Readonly<Record<string, unknown>>;
}

export const maxPage = 10_000;
export const maxPageSize = 100;

const slugPattern = '^[a-z0-9]+(-[a-z0-9]+)*$';

function stringScalar(
  name: 'GameId' | 'Label' | 'Slug' | 'Url' | 'Date' | 'DatasetVersion',
  description: string,
  jsonSchema: { readonly maxLength?: number; readonly [keyword: string]: unknown },
) {
  const { maxLength = Number.POSITIVE_INFINITY } = jsonSchema;
  const parse = (value: unknown) => {
    if (typeof value !== 'string')
      throw new TypeError(`${name}: expected a string, got ${JSON.stringify(value)}`);
    // Counted as JSON Schema counts: by code points.
    if (value.length > maxLength && [...value].length > maxLength)
      throw new TypeError(`${name}: expected at most ${maxLength} characters, got ${[...value].length}`);
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
stringScalar(
  'Label',
  'A word by which the data group records, such as a region; the data say which there are.',
  {
    minLength: 1,
    maxLength: 80,
  },
);
stringScalar('Url', 'An absolute address.', { format: 'uri' });
stringScalar('Date', 'A calendar day, `YYYY-MM-DD`.', { format: 'date' });
stringScalar('DatasetVersion', "A version of a game's data, `YYYY.M.N`.", { minLength: 1, maxLength: 20 });

function rangeScalar(
  name: 'Page' | 'PageSize' | 'Depth' | 'GemGrade' | 'Stat' | 'UpgradeLevel' | 'HunterLevel',
  description: string,
  minimum: number,
  maximum: number,
) {
  const parse = (value: unknown) => {
    if (!Number.isInteger(value) || (value as number) < minimum || (value as number) > maximum) {
      throw new TypeError(
        `${name}: expected an integer from ${minimum} to ${maximum}, got ${JSON.stringify(value)}`,
      );
    }
    return value as number;
  };
  builder.scalarType(name, {
    description,
    serialize: (value) => value,
    parseValue: parse,
    parseLiteral: (node: ValueNode) => parse(node.kind === Kind.INT ? Number(node.value) : undefined),
    extensions: { jsonSchema: { type: 'integer', minimum, maximum } },
  });
}

rangeScalar('Page', `Number of a page, from 1 to ${maxPage.toLocaleString('en')}.`, 1, maxPage);
rangeScalar('PageSize', `Rows on a page, from 1 to ${maxPageSize}.`, 1, maxPageSize);
rangeScalar('Depth', 'Depth of a chalice dungeon, from 1 to 5.', 1, 5);
rangeScalar('GemGrade', 'Grade of a blood gem inside its family, from 1 to 20.', 1, 20);
rangeScalar('Stat', 'Value of a stat of the hunter, from 1 to 99.', 1, 99);
rangeScalar(
  'UpgradeLevel',
  'Level of fortification, 0 for +0. Each weapon has a highest one, 10 for most and 0 for some; a higher one is refused.',
  0,
  99,
);
rangeScalar(
  'HunterLevel',
  'Level of the hunter. The table of levels has a first and a last one; others are refused.',
  1,
  999,
);

const maxWeight = 1_000;

function weightOf(value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0 || value > maxWeight)
    throw new TypeError(`Weight: expected a number from 0 to ${maxWeight}, got ${JSON.stringify(value)}`);
  return value;
}

builder.scalarType('Weight', {
  description: `A weight as the tables of the game have it, from 0 to ${maxWeight.toLocaleString('en')}.`,
  serialize: (value) => value,
  parseValue: weightOf,
  parseLiteral: (node: ValueNode) =>
    weightOf(node.kind === Kind.INT || node.kind === Kind.FLOAT ? Number(node.value) : undefined),
  extensions: { jsonSchema: { type: 'number', minimum: 0, maximum: maxWeight } },
});

/** A slug, and after a colon a value: `tempering-blood-gemstone-3:8.5`. */
const gemChoice = `${slugPattern.slice(0, -1)}(:-?[0-9]{1,3}([.][0-9]{1,2})?)?$`;
/** No weapon has more slots. */
const maxGems = 3;

function gemChoices(value: unknown): string[] {
  const gems = Array.isArray(value) ? value : [value];
  const pattern = new RegExp(gemChoice);
  if (gems.length < 1 || gems.length > maxGems)
    throw new TypeError(`GemChoices: expected 1 to ${maxGems} gems, got ${gems.length}`);
  for (const gem of gems) {
    if (typeof gem !== 'string' || gem.length > 90 || !pattern.test(gem))
      throw new TypeError(
        `GemChoices: expected slugs of gems, each with or without a value after a colon, got ${JSON.stringify(gem)}`,
      );
  }
  return gems;
}

builder.scalarType('GemChoices', {
  description: `The blood gems in a weapon: 1 to ${maxGems} slugs, the same more than once where it is set several times. A gem whose value varies is followed by a colon and its value, e.g. \`tempering-blood-gemstone-3:8.5\`.`,
  serialize: (value) => value,
  parseValue: gemChoices,
  parseLiteral: (node: ValueNode) =>
    gemChoices(
      node.kind === Kind.LIST
        ? node.values.map((each) => (each.kind === Kind.STRING ? each.value : null))
        : node.kind === Kind.STRING
          ? node.value
          : null,
    ),
  extensions: {
    jsonSchema: {
      type: 'array',
      items: { type: 'string', pattern: gemChoice, maxLength: 90 },
      minItems: 1,
      maxItems: maxGems,
    },
  },
});

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
    throw new TypeError(`SearchText: expected ${minimum} to ${maximum} characters, got ${length}`);
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

const searchTypes = searchKinds(servedGames().get('bloodborne')!).types;

/** Kinds of records in one order, so that the same search is written in one way. */
function kindsOf(value: unknown): string[] {
  const kinds = Array.isArray(value) ? value : [value];
  for (const kind of kinds) {
    if (!searchTypes.includes(kind))
      throw new TypeError(
        `SearchTypes: expected one or more of ${searchTypes.join(', ')}, got ${JSON.stringify(kind)}`,
      );
  }
  if (kinds.length === 0) throw new TypeError('SearchTypes: expected at least one kind, got none');
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
    jsonSchema: { type: 'array', items: { type: 'string', enum: [...searchTypes] }, minItems: 1 },
  },
});
