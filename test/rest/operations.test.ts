import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { validate } from 'graphql';
import { bloodborne, schema } from '../bloodborne.ts';
import { loadOperations, OperationError } from '../../src/rest/operations.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'caryll-operations-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Loads one file, `probe.graphql`. */
function load(text: string) {
  writeFileSync(path.join(folder, 'probe.graphql'), text);
  return loadOperations(
    bloodborne,
    readdirSync(folder).map((name) => path.join(folder, name)),
  );
}

const slug = '"The slug." $slug: Slug!';
const paging = '"Which page." $page: Page! = 1 "Rows on a page." $page_size: PageSize! = 20';
const data = 'data { slug }';
const meta = 'meta { total }';
const root = `bosses(page: { number: $page, size: $page_size }) { ${data} ${meta} }`;
const rest = '@rest(path: "/v1/{gameId}/bosses")';
const one = `"A boss." query getBoss(${slug}) @rest(path: "/v1/{gameId}/bosses/{slug}")
  { data: boss(slug: $slug) { slug } }`;
const list = `"Bosses." query listBosses(${paging}) ${rest} { ${root} }`;

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
    /must have only queries and fragments; got ObjectTypeDefinition/,
  ],
  ['a mutation', 'mutation change { data }', /operation change must have a query; got a mutation\.$/],
  ['no name', '{ games { id } }', /operation \(anonymous\) must have a query with a name; got none\.$/],
  [
    'a fragment that does not exist',
    one.replace('{ slug }', '{ ...None }'),
    /operation \w+: Unknown fragment "None"\.$/,
  ],
  [
    'a fragment defined twice',
    'fragment A on Boss { slug } fragment A on Boss { name }',
    /fragment A must have a name of its own/,
  ],
  ['an unknown field', one.replace('{ slug }', '{ slugg }'), /operation getBoss: Cannot query field "slugg"/],
  [
    'a name used twice',
    `${one}\n${one.replace('/bosses/', '/others/')}`,
    /must have a name of its own; got "getBoss"/,
  ],
  [
    'a path used twice',
    `${one}\n${one.replace('getBoss', 'getOther')}`,
    /must have a path of its own; got "\/v1\/\{gameId\}\/bosses\/\{slug\}", which probe\.graphql has too/,
  ],
  ['no @rest', one.replace(/@rest\([^)]*\)/, ''), /must have @rest\(path: "\/v1\/\{gameId\}\/…"\); got none/],
  [
    'an unknown argument of @rest',
    one.replace('{slug}")', '{slug}", price: "1")'),
    /must have the arguments path, cost and dataset of @rest; got price/,
  ],
  [
    'an unknown cost',
    one.replace('{slug}")', '{slug}", cost: "much")'),
    /must have the cost `search`, `ids` or `none`, or no cost for 1 unit; got "much"/,
  ],
  [
    'a path without a game',
    '"Games." query listGames @rest(path: "/v1/games") { data: games { id } }',
    /operation listGames must have a path \/v1\/\{gameId\}\/<resource> .*got "\/v1\/games"/,
  ],
  [
    'another variable in the path',
    one.replace('{slug}"', '{name}"'),
    /must have a path .*got "\/v1\/\{gameId\}\/bosses\/\{name\}"/,
  ],
  [
    'a path variable that is not declared',
    `"A boss." query getBoss @rest(path: "/v1/{gameId}/bosses/{slug}") { data: boss(slug: "x") { slug } }`,
    /must have a variable \$slug: Slug! for \{slug\} of the path; got none/,
  ],
  [
    'a path variable of another type',
    one.replace('Slug!', 'Slug = "x"'),
    /must have a variable \$slug: Slug! for \{slug\} of the path; got Slug\.$/,
  ],
  ['no doc-string', one.replace('"A boss." ', ''), /must have a doc-string above the query; got none/],
  [
    'no doc-string of a variable',
    one.replace('"The slug." ', ''),
    /must have a doc-string above \$slug; got none/,
  ],
  [
    'meta that is first',
    list.replace(`${data} ${meta}`, `${meta} ${data}`),
    /must have the root field `data`, or a list .*; got bosses with meta, data and page, page_size/,
  ],
  [
    'a list without meta',
    list.replace(meta, ''),
    /or a list with .*got bosses with data and page, page_size/,
  ],
  [
    'a second root field',
    list.replace(root, `${root} more: games { id }`),
    /must have one root field without directives: `data`, or a list; got bosses, more/,
  ],
  [
    'a fragment at the root',
    `${list.replace(root, '...Root')} fragment Root on Query { ${root} }`,
    /must have one root field .*got \.\.\./,
  ],
  [
    'a root field that may be skipped',
    one.replace('{ slug }', '@include(if: true) { slug }'),
    /must have one root field without directives: .*got data/,
  ],
  [
    'data that is no object',
    `"Count." query countBosses ${rest} { data: __typename }`,
    /must have `data` of an object type/,
  ],
  [
    'a list without a page',
    `"Games." query listGames ${rest} { games { id } }`,
    /must have the root field `data`, or a list with .*got games with id/,
  ],
  [
    'a list without paging',
    `"Bosses." query listBosses ${rest} { bosses { ${data} ${meta} } }`,
    /and the variables \$page and \$page_size that have a default; got bosses with data, meta and neither/,
  ],
  [
    'meta without total',
    list.replace(meta, 'meta { page }'),
    /must have `meta` with the field `total`; got none/,
  ],
  [
    'a record without a slug',
    `"A boss." query getBoss ${rest} { data: boss(slug: "x") { slug } }`,
    /must have `data` that is never null, or a path that ends with \/\{slug\}; got Boss at/,
  ],
  [
    'a reference to no type',
    list
      .replace(paging, `${paging} "A set." $set_slug: [Slug!] @filter @reference(to: "Nowhere")`)
      .replace(' bosses(', ' armorPieces(')
      .replaceAll('page_size })', 'page_size }, filter: { setSlug: $set_slug })'),
    /must have @reference\(to:\) on a query parameter, with names of types; got \$set_slug to "Nowhere"/,
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
  expect(() =>
    load(
      one
        .replace('$slug: Slug!', '$slug: Slug! "An id." $id: ID!')
        .replace('} }', '} node(id: $id) { id } }'),
    ),
  ).toThrow(
    'probe.graphql: operation getBoss must have $id of a type whose extensions hold a JSON Schema; got ID!.',
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
    expect(parameters.find(({ name }) => name === 'view')).toMatchObject({
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
      '@view(is: summary | detail | full); got @view(is: whole)',
    ],
    ['a single view', withViews('Full'), 'at least two views; got @view(is: full) alone'],
  ])('refuses %s', (_what, text, words) => {
    expect(() => load(`${text}\n${fragments}`)).toThrow(words);
  });
});
