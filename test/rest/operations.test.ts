import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { buildSchema, validate } from 'graphql';
import { schema } from '../../src/graph/schema.ts';
import { loadOperations, OperationError } from '../../src/rest/operations.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'caryll-operations-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Loads one file, `probe.graphql`. */
function load(text: string) {
  writeFileSync(path.join(folder, 'probe.graphql'), text);
  return loadOperations(folder, schema);
}

const gameId = '"The game." $gameId: GameId!';
const slug = '"The slug." $slug: Slug!';
const paging = '"Which page." $page: Page! = 1 "Rows on a page." $page_size: PageSize! = 20';
const data = 'data: bosses(gameId: $gameId, page: $page, pageSize: $page_size) { slug }';
const meta = (fields = 'total') =>
  `meta: bossesMeta(gameId: $gameId, page: $page, pageSize: $page_size) { ${fields} }`;
const rest = '@rest(path: "/v1/{gameId}/bosses")';
const one = `"A boss." query getBoss(${gameId} ${slug}) @rest(path: "/v1/{gameId}/bosses/{slug}")
  { data: boss(gameId: $gameId, slug: $slug) { slug } }`;
const list = `"Bosses." query listBosses(${gameId} ${paging}) ${rest} { ${data} ${meta()} }`;

test('D20: a list and a record are loaded', () => {
  const { list: operations } = load(`${one}\n${list}`);
  expect(operations.map(({ id, isList, mayBeMissing }) => ({ id, isList, mayBeMissing }))).toEqual([
    { id: 'getBoss', isList: false, mayBeMissing: true },
    { id: 'listBosses', isList: true, mayBeMissing: false },
  ]);
});

test.each([
  ['no GraphQL', `query {\n  data(`, /^probe\.graphql:\d+: Syntax Error/],
  [
    'a definition of a type',
    'type Boss { slug: String }',
    /expected queries and fragments, got ObjectTypeDefinition/,
  ],
  ['a mutation', 'mutation change { data }', /operation change: expected a query, got a mutation\.$/],
  ['no name', '{ games { id } }', /operation \(anonymous\): expected a query with a name, got none\.$/],
  [
    'a fragment that does not exist',
    one.replace('{ slug }', '{ ...None }'),
    /expected fragments that a file .* got \.\.\.None\.$/,
  ],
  [
    'a fragment defined twice',
    'fragment A on Boss { slug } fragment A on Boss { name }',
    /fragment A: expected a name of its own/,
  ],
  ['an unknown field', one.replace('{ slug }', '{ slugg }'), /operation getBoss: Cannot query field "slugg"/],
  [
    'a name used twice',
    `${one}\n${one.replace('/bosses/', '/others/')}`,
    /expected a name of its own, got "getBoss"/,
  ],
  [
    'a path used twice',
    `${one}\n${one.replace('getBoss', 'getOther')}`,
    /expected a path of its own, got "\/v1\/\{gameId\}\/bosses\/\{slug\}", which probe\.graphql has too/,
  ],
  ['no @rest', one.replace(/@rest\([^)]*\)/, ''), /expected @rest\(path: "\/v1\/\{gameId\}\/…"\), got none/],
  [
    'an unknown argument of @rest',
    one.replace('{slug}")', '{slug}", price: "1")'),
    /expected the arguments path and cost of @rest, got price/,
  ],
  [
    'an unknown cost',
    one.replace('{slug}")', '{slug}", cost: "much")'),
    /expected the cost `search` or `none`, or no cost for 1 unit, got "much"/,
  ],
  [
    'a path without a game',
    '"Games." query listGames @rest(path: "/v1/games") { data: games { id } }',
    /operation listGames: expected a path \/v1\/\{gameId\}\/<resource> .*got "\/v1\/games"/,
  ],
  [
    'another variable in the path',
    one.replace('{slug}"', '{name}"'),
    /expected a path .*got "\/v1\/\{gameId\}\/bosses\/\{name\}"/,
  ],
  [
    'a path variable that is not declared',
    `"Bosses." query listBosses ${rest} { data: bosses(gameId: "x", page: 1, pageSize: 1) { slug } }`,
    /expected a variable \$gameId: GameId! for \{gameId\} of the path, got none/,
  ],
  [
    'a path variable of another type',
    one.replace('Slug!', 'Slug = "x"'),
    /expected a variable \$slug: Slug! for \{slug\} of the path, got Slug\.$/,
  ],
  ['no doc-string', one.replace('"A boss." ', ''), /expected a doc-string above the query, got none/],
  [
    'no doc-string of a variable',
    one.replace('"The slug." ', ''),
    /expected a doc-string above \$slug, got none/,
  ],
  [
    'data that is not first',
    list.replace(`${data} ${meta()}`, `${meta()} ${data}`),
    /expected the root fields `data` and, of a list, `meta`, in this order, got meta, data/,
  ],
  ['no data', list.replace('data:', 'bosses:'), /expected the root fields .*got bosses, meta/],
  ['an unknown alias', list.replace('meta:', 'page:'), /expected the root fields .*got data, page/],
  [
    'a third root field',
    list.replace(meta(), `${meta()} more: games { id }`),
    /expected the root fields .*got data, meta, more/,
  ],
  [
    'a fragment at the root',
    `${list.replace(data, '...Root')} fragment Root on Query { ${data} }`,
    /expected the root fields .*got \.\.\., meta/,
  ],
  [
    'a root field that may be skipped',
    one.replace('{ slug }', '@include(if: true) { slug }'),
    /expected root fields without directives, got a directive/,
  ],
  [
    'data that is no object',
    `"Count." query countBosses(${gameId} ${paging}) ${rest} { data: __typename ${meta()} }`,
    /expected `data` of an object type/,
  ],
  [
    'meta of another type',
    list.replace(meta(), 'meta: games { id }'),
    /expected `meta` of the type PageMeta, .*got .*Game.* with page, page_size/,
  ],
  [
    'a list without paging',
    `"Bosses." query listBosses(${gameId}) ${rest} { data: bosses(gameId: $gameId, page: 1, pageSize: 1) { slug } meta: bossesMeta(gameId: $gameId, page: 1, pageSize: 1) { total } }`,
    /expected `meta` of the type PageMeta, with the variables \$page and \$page_size that have a default, got PageMeta! with neither/,
  ],
  [
    'meta without total',
    list.replace(meta(), meta('page')),
    /expected `meta` with the field `total`, got none/,
  ],
  [
    'a record without a slug',
    `"A boss." query getBoss(${gameId}) ${rest} { data: boss(gameId: $gameId, slug: "x") { slug } }`,
    /expected `data` that is never null, or a path that ends with \/\{slug\}, got Boss at/,
  ],
  [
    'a reference to no type',
    list
      .replace(paging, `${paging} "A set." $set_slug: Slug @reference(to: "Nowhere")`)
      .replace(': bosses(', ': armorPieces(')
      .replace('bossesMeta', 'armorPiecesMeta')
      .replaceAll('page_size)', 'page_size, setSlug: $set_slug)'),
    /expected @reference\(to:\) on a query parameter, with the name of a type, got \$set_slug to "Nowhere"/,
  ],
])('D20: %s is refused, with the file and what is expected', (_what, text, words) => {
  let message = '';
  try {
    load(text);
  } catch (error) {
    expect(error).toBeInstanceOf(OperationError);
    message = (error as Error).message;
  }
  expect(message).toMatch(/^probe\.graphql:/);
  expect(message).toMatch(words);
});

test('D20: a variable whose type has no JSON Schema is refused', () => {
  const other = buildSchema('type Boss { slug: String } type Query { boss(gameId: Int!): Boss! }');
  writeFileSync(
    path.join(folder, 'probe.graphql'),
    '"A boss." query getBoss("The game." $gameId: Int!) @rest(path: "/v1/{gameId}/boss") { data: boss(gameId: $gameId) { slug } }',
  );
  expect(() => loadOperations(folder, other)).toThrow(
    'probe.graphql: operation getBoss: expected $gameId of a type whose extensions hold a JSON Schema, got Int!.',
  );
});

describe('views', () => {
  const withViews = (...views: string[]) =>
    list.replace(
      '{ slug }',
      `{ slug ${views.map((view) => `...${view} @view(is: ${view.toLowerCase()})`).join(' ')} }`,
    );
  const fragments = 'fragment Summary on Boss { name } fragment Full on Boss { name hp }';

  test('make one query each, the first one by default', () => {
    const [operation] = load(`${withViews('Summary', 'Full')}\n${fragments}`).list;
    const { defaultView, parameters, queries } = operation!;
    expect(defaultView).toBe('summary');
    expect(parameters.at(-1)).toMatchObject({
      name: 'view',
      required: false,
      schema: { enum: ['summary', 'full'], default: 'summary' },
    });
    expect([...queries].map(([view, { id, text }]) => [view, id, /hp/.test(text)])).toEqual([
      ['summary', 'listBosses', false],
      ['full', 'listBossesFull', true],
    ]);
    for (const { text, document } of queries.values()) {
      expect(text).not.toContain('@');
      expect(validate(schema, document)).toEqual([]);
    }
  });

  test.each([
    [
      'a view that is none',
      withViews('Summary', 'Full').replace('is: full', 'is: whole'),
      '@view(is: summary | detail | full), got @view(is: whole)',
    ],
    ['a single view', withViews('Full'), 'at least two views, got @view(is: full) alone'],
  ])('refuses %s', (_what, text, words) => {
    expect(() => load(`${text}\n${fragments}`)).toThrow(words);
  });
});
