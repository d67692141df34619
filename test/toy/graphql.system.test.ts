import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  type ExecutionResult,
  execute,
  type GraphQLNamedType,
  type GraphQLSchema,
  isObjectType,
  parse,
  validate,
} from 'graphql';
import { contextOf } from '../../src/graph/types/builder.ts';
import { schema as ofBloodborne } from '../bloodborne.ts';
import { sharedToy, type Toy } from './toy.ts';

/** A game of three schemas and three files, with kinds that exist nowhere else, in GraphQL. */
let toy: Toy;
beforeAll(async () => {
  toy = await sharedToy();
});

async function send(query: string): Promise<any> {
  const { schema } = toy.graph;
  const document = parse(query);
  expect(validate(schema, document)).toEqual([]);
  const result = (await execute({
    schema,
    document,
    contextValue: contextOf(toy.release),
  })) as ExecutionResult;
  expect(result.errors).toBeUndefined();
  return result.data;
}

const slugsOf = async (args: string) =>
  (await send(`{ mills(${args}) { data { slug } } }`)).mills.data.map(({ slug }: { slug: string }) => slug);

test('a list has its records and its size', async () => {
  expect(
    await send(
      '{ mills(page: { size: 2 }) { data { slug name power built } meta { page pageSize total } } }',
    ),
  ).toEqual({
    mills: {
      data: [
        { slug: 'north-mill', name: 'North Mill', power: 'wind', built: 1701 },
        { slug: 'ox-mill', name: 'Ox Mill', power: 'oxen', built: 1583 },
      ],
      meta: { page: 1, pageSize: 2, total: 3 },
    },
  });
});

test('a record has the fields of its schema, and leads to records and back', async () => {
  const { mill, miller } = await send(`{
    mill(slug: "north-mill") {
      id aliases isWorking description ownerSlug
      owner { name homeSlug home { slug } mills { slug } }
      stones { rock diameter }
      grinds { perDay flour { name grade mills { perDay mill { slug } } } }
      provenance { sources { kind } }
    }
    miller(slug: "tom-hill") { home { slug } mills { slug } }
  }`);
  expect(mill).toEqual({
    id: '3-mills:mill:north-mill',
    aliases: ['Old Giant'],
    isWorking: true,
    description: 'Four white sails above the heath.',
    ownerSlug: 'ada-brook',
    owner: {
      name: 'Ada Brook',
      homeSlug: 'north-mill',
      home: { slug: 'north-mill' },
      mills: [{ slug: 'north-mill' }, { slug: 'weir-mill' }],
    },
    stones: [{ rock: 'basalt', diameter: 1.4 }],
    grinds: [
      {
        perDay: 12,
        flour: { name: 'Rye Flour', grade: 'coarse', mills: [{ perDay: 12, mill: { slug: 'north-mill' } }] },
      },
      {
        perDay: 7,
        flour: { name: 'Wheat Flour', grade: 'fine', mills: [{ perDay: 7, mill: { slug: 'north-mill' } }] },
      },
    ],
    provenance: { sources: [{ kind: 'general_knowledge' }] },
  });
  expect(miller).toEqual({ home: null, mills: [{ slug: 'ox-mill' }] });
});

test('node finds a record of this game by its id, and none of another', async () => {
  const { own, other } = await send(`{
    own: node(id: "3-mills:flour:rye-flour") { __typename id }
    other: node(id: "bloodborne:flour:rye-flour") { id }
  }`);
  expect([own, other]).toEqual([{ __typename: 'Flour', id: '3-mills:flour:rye-flour' }, null]);
});

describe('without a line of code', () => {
  test.each([
    ['a closed set is a filter', 'filter: { power: water }', ['weir-mill']],
    ['a flag is a filter', 'filter: { isWorking: true }', ['north-mill', 'weir-mill']],
    ['a reference is a filter', 'filter: { ownerSlug: "ada-brook" }', ['north-mill', 'weir-mill']],
    ['filters hold together', 'filter: { ownerSlug: "ada-brook", power: wind }', ['north-mill']],
    ['a number is a sort key', 'sort: built', ['ox-mill', 'weir-mill', 'north-mill']],
    ['in both directions', 'sort: built_descending', ['north-mill', 'weir-mill', 'ox-mill']],
    ['a number of its rows is a sort key', 'sort: sacks_descending', ['weir-mill', 'north-mill', 'ox-mill']],
    ['records are named by slugs', 'slugs: ["weir-mill", "north-mill"]', ['weir-mill', 'north-mill']],
  ])('%s', async (_what, args, slugs) => {
    expect(await slugsOf(args)).toEqual(slugs);
  });

  test.each([
    ['mill', ['north-mill', 'ox-mill', 'weir-mill']],
    ['Old Giant', ['north-mill']],
    ['hooves', ['ox-mill']],
    ['barly flour', ['barley-flour']],
  ])('search finds "%s" by name, other name, text and misspelled', async (q, slugs) => {
    const { search } = await send(
      `{ search(q: "${q}", kinds: [mill, flour]) { data { slug record { slug } } meta { total } } }`,
    );
    expect(search.data.map(({ slug }: { slug: string }) => slug)).toEqual(expect.arrayContaining(slugs));
    for (const { slug, record } of search.data) expect(record).toEqual({ slug });
    expect(search.meta.total).toBe(search.data.length);
  });
});

test('its records are found by the ids that its schemas mark', async () => {
  const { rows, years, tables } = await send(`{
    rows: lookup(table: ValleyParam, ids: [9, 1, 7]) {
      data { id kind slug name url also { kind slug record { id } } }
    }
    years: lookup(table: Chronicle, ids: [1652]) { data { record { name } } }
    tables: lookup { data { slug } meta { tables { table ids kinds } } }
  }`);
  const url = (segment: string, slug: string) => `/v1/3-mills/${segment}/${slug}`;
  const weir = { kind: 'mill', slug: 'weir-mill', name: 'Weir Mill', url: url('mills', 'weir-mill') };
  const barley = {
    ...{ kind: 'flour', slug: 'barley-flour', name: 'Barley Flour' },
    url: url('flours', 'barley-flour'),
  };
  const also = [{ kind: 'mill', slug: 'north-mill', record: { id: '3-mills:mill:north-mill' } }];
  expect(rows.data).toEqual([{ id: 9, ...weir, also: [] }, null, { id: 7, ...barley, also }]);
  expect(years.data).toEqual([{ record: { name: 'Weir Mill' } }]);
  expect(tables).toEqual({
    data: [],
    meta: {
      tables: [
        { table: 'Chronicle', ids: 3, kinds: ['mill'] },
        { table: 'ValleyParam', ids: 3, kinds: ['flour', 'mill'] },
      ],
    },
  });
});

test('its data quality is counted', async () => {
  const { quality } = await send(`{
    quality(kind: mill) { kind records fields { field values known unknown notApplicable oneSource lastChecked } }
  }`);
  expect(quality).toHaveLength(1);
  expect(quality[0]).toMatchObject({ kind: 'mill', records: 3 });
  const counts = (name: string) => quality[0].fields.find(({ field }: { field: string }) => field === name);
  expect(counts('built')).toEqual({
    field: 'built',
    values: 3,
    known: 3,
    unknown: 0,
    notApplicable: 0,
    oneSource: 3,
    lastChecked: null,
  });
  expect(counts('grinds[].per_day').values).toBe(counts('grinds[].flour_slug').values);
});

test('its schema has nothing of another game, and that one nothing of it', () => {
  const fieldsOf = (type: GraphQLNamedType | undefined) =>
    isObjectType(type) ? Object.keys(type.getFields()) : [];
  // The lists of words are the same in each game, also where a game has no word in one of them.
  const wordsOf = (schema: GraphQLSchema) => fieldsOf(schema.getType('Words'));
  expect(wordsOf(toy.graph.schema)).toContain('stages');
  expect(wordsOf(toy.graph.schema)).toEqual(wordsOf(ofBloodborne));
  const namesOf = (schema: GraphQLSchema) =>
    Object.values(schema.getTypeMap()).flatMap((type) =>
      type.name.startsWith('__') ? [] : [type.name, ...(type.name === 'Words' ? [] : fieldsOf(type))],
    );
  const [own, other] = [namesOf(toy.graph.schema), namesOf(ofBloodborne)];
  expect(own).toEqual(
    expect.arrayContaining(['Mill', 'MillPower', 'MillStone', 'MillFlour', 'Miller', 'Flour']),
  );
  expect(other.filter((name) => /mill|flour/i.test(name))).toEqual([]);
  expect(own.filter((name) => /boss|weapon|rune|obtain|echoes|stage|gate/i.test(name))).toEqual([]);
});

test('its tables are in a schema whose name needs no quotes, though its id begins with a digit', () => {
  expect(toy.release.games.get('3-mills')!.schema).toMatch(/^_3_mills_\d+$/);
});

test('names are in the languages that its schemas list', async () => {
  const { mills, languages, search, suggest } = await send(`{
    mills { data { slug name(lang: "fy-NL") nameLanguage(lang: "fy-NL") english: name names } }
    languages { language name known records kinds { kind known records } }
    search(q: "noardmole") { data { slug name nameLanguage match } }
    suggest(q: "osse") { slug name(lang: "nl") match }
  }`);
  expect(mills.data.map(({ slug, ...names }: { slug: string }) => [slug, Object.values(names)])).toEqual([
    [
      'north-mill',
      ['Noardmole', 'fy-NL', 'North Mill', { en: 'North Mill', nl: 'Noordmolen', 'fy-NL': 'Noardmole' }],
    ],
    ['ox-mill', ['Ox Mill', 'en', 'Ox Mill', { en: 'Ox Mill', nl: 'Ossenmolen' }]],
    ['weir-mill', ['Weir Mill', 'en', 'Weir Mill', { en: 'Weir Mill' }]],
  ]);
  expect(languages.slice(1)).toEqual([
    { language: 'nl', name: 'Dutch', known: 2, records: 8, kinds: [{ kind: 'mill', known: 2, records: 3 }] },
    {
      language: 'fy-NL',
      name: 'Frisian',
      known: 1,
      records: 8,
      kinds: [{ kind: 'mill', known: 1, records: 3 }],
    },
  ]);
  expect(search.data[0]).toEqual({
    slug: 'north-mill',
    name: 'North Mill',
    nameLanguage: 'en',
    match: 'exact',
  });
  expect(suggest).toEqual([{ slug: 'ox-mill', name: 'Ossenmolen', match: 'alias' }]);
  const [error] = validate(toy.graph.schema, parse('{ mills { data { name(lang: "d e") } } }'));
  expect(error!.message).toContain('Language must be a BCP 47 tag');
});
