import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { graphql } from 'graphql';
import {
  byRank as rankBy,
  type MatchKind,
  type matchKinds,
  matchOf,
  nameOf,
  type Ranked,
} from '../../src/data/search/rank.ts';
import { searchRecords, suggestNames, suggestSlugs, wordLikeness } from '../../src/data/search/search.ts';
import { contextOf } from '../../src/graph/types/builder.ts';
import { schema } from '../bloodborne.ts';
import { fold, foldName, soundOf } from '../../src/text/fold.ts';
import { edits } from '../../src/text/nearest.ts';
import { timesAsLong } from '../compare.ts';
import { gameIds } from '../games.ts';
import { openTestService, sharedDatabase, type TestService } from '../service.ts';
import { until } from '../until.ts';
import { type Searching, searchEmbedded } from './searching.ts';
import { searchKinds } from '../../src/data/search/types.ts';
import { servedGames } from '../../src/kinds/served.ts';

const byRank = rankBy(searchKinds(servedGames().get('bloodborne')!).byUse);

interface Row {
  readonly kind: string;
  readonly slug: string;
  readonly name: string;
  readonly url: string | null;
  readonly score: number;
  readonly match: (typeof matchKinds)[number];
  readonly matched_name: string | null;
}

describe('GET /v1/{gameId}/search', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await openTestService({}, { database: await sharedDatabase() });
  });
  afterAll(() => service.close());

  const send = (query: string) => service.get(`/v1/bloodborne/search?${query}`);
  const rowsOf = async (query: string): Promise<Row[]> => (await send(query)).json.data;

  test('returns rows of seven members in order, and the size of the list', async () => {
    const { status, json } = await send('q=gascoine&kind=boss');
    expect(status).toBe(200);
    expect(Object.keys(json)).toEqual(['data', 'meta']);
    expect(Object.keys(json.data[0])).toEqual([
      'kind',
      'slug',
      'name',
      'url',
      'score',
      'match',
      'matched_name',
    ]);
    expect(json.data[0]).toMatchObject({
      kind: 'boss',
      slug: 'father-gascoigne',
      name: 'Father Gascoigne',
      url: '/v1/bloodborne/bosses/father-gascoigne',
      match: 'fuzzy',
    });
    expect(json.meta).toEqual({ page: 1, page_size: 20, total: 1 });
  });

  test('each match is distinguished', async () => {
    const matchOf = async (q: string, slug: string) =>
      (await rowsOf(`q=${q}&page_size=100`)).find((row) => row.slug === slug)?.match;
    expect(await matchOf('cleric+beast', 'cleric-beast')).toBe('exact');
    expect(await matchOf('cler', 'cleric-beast')).toBe('prefix');
    expect(await matchOf('beast', 'cleric-beast')).toBe('word');
    expect(await matchOf('klerik+beest', 'cleric-beast')).toBe('fuzzy');
    expect(await matchOf('arcane+damage', 'rosmarinus')).toBe('text');
  });

  test('a leading article, apostrophes, accents, case and width do not count', async () => {
    for (const q of [
      'doll',
      'The Doll',
      'THE DOLL',
      'the d\u00f3ll',
      '\uff34\uff28\uff25 \uff24\uff2f\uff2c\uff2c',
    ])
      expect((await rowsOf(`q=${encodeURIComponent(q)}`))[0]).toMatchObject({
        slug: 'the-doll',
        match: 'exact',
        score: 1,
      });
    for (const q of ["hunter's mark", 'hunters mark', 'Hunter\u2019s Mark', ' hunters-mark '])
      expect((await rowsOf(`q=${encodeURIComponent(q)}`))[0]).toMatchObject({
        slug: 'hunters-mark',
        match: 'exact',
      });
  });

  test('another name is as good as the own one, and comes after a record whose own it is', async () => {
    expect((await rowsOf('q=fake+iosefka'))[0]).toEqual({
      kind: 'npc',
      slug: 'iosefka-impostor',
      name: 'Iosefka (Impostor)',
      url: '/v1/bloodborne/npcs/iosefka-impostor',
      score: 0.95,
      match: 'exact',
      matched_name: 'Fake Iosefka',
    });
    const exact = (await rowsOf('q=merciless+watcher')).filter(({ match }) => match === 'exact');
    expect(exact.map(({ kind, score }) => [kind, score])).toEqual([
      ['enemy', 1],
      ['boss', 0.95],
    ]);
  });

  test('another name is found by its beginning and misspelt, not by one word out of it', async () => {
    const matchOf = async (q: string) =>
      (await rowsOf(`q=${q}&page_size=100`)).find(({ slug }) => slug === 'gold-ardeo')?.match;
    expect(await matchOf('traffic+cone')).toBe('exact');
    expect(await matchOf('traffic')).toBe('alias');
    expect(await matchOf('trafic+cone')).toBe('fuzzy');
    expect(await matchOf('cone')).toBe('text');
  });

  test('a record is found once, by the best of its names', async () => {
    for (const q of ['old+hunter', 'gascoigne', 'isz', 'chunk']) {
      const keys = (await rowsOf(`q=${q}&page_size=100`)).map(({ kind, slug }) => `${kind}/${slug}`);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  test('pages are parts of one list, and a page past the end is empty', async () => {
    const whole = (await send('q=hunter&page_size=100')).json;
    const pages = await Promise.all([1, 2, 3, 4].map((page) => send(`q=hunter&page_size=25&page=${page}`)));
    expect(pages.flatMap(({ json }) => json.data)).toEqual(whole.data);
    for (const { json } of pages) expect(json.meta.total).toBe(whole.meta.total);
    const past = (await send('q=hunter&page=10000&page_size=100')).json;
    expect(past).toEqual({ data: [], meta: { page: 10_000, page_size: 100, total: whole.meta.total } });
  });

  test('the first search of a release reads all names in one statement, another one none', async () => {
    const fresh = await openTestService({}, { database: await sharedDatabase() });
    fresh.takeStatements();
    await Promise.all(['ebritas', 'ludwig'].map((q) => fresh.get(`/v1/bloodborne/search?q=${q}`)));
    expect(fresh.takeStatements().filter((sql) => sql.includes('.boss'))).toHaveLength(1);
    await fresh.get('/v1/bloodborne/search?q=gherman&page=2');
    expect(fresh.takeStatements().filter((sql) => sql.includes('.boss'))).toEqual([]);
    await fresh.close();
  });

  test('a chalice dungeon has no url; every other url leads to its record', async () => {
    const rows = await rowsOf('q=great+isz+chalice');
    expect(rows.find(({ kind }) => kind === 'chalice_dungeon')).toMatchObject({
      slug: 'great-isz-chalice',
      url: null,
    });
    for (const kind of [
      'armor',
      'armor_set',
      'blood_gem',
      'boss',
      'item',
      'location',
      'npc',
      'rune',
      'weapon',
    ]) {
      const q =
        { blood_gem: 'blood', location: 'yharnam', rune: 'lake', npc: 'hunter', boss: 'beast' }[kind] ??
        'hunter';
      const [row] = await rowsOf(`q=${q}&kind=${kind}&page_size=1`);
      expect(row).toMatchObject({ kind });
      const { status, json } = await service.get(row!.url!);
      expect({ kind, status, slug: json.data.slug }).toEqual({ kind, status: 200, slug: row!.slug });
    }
  });

  test('the name that matches is named where it is not the one that is shown', async () => {
    const send = async (query: string) =>
      (await service.get(`/v1/elden-ring/${query}`)).json.data[0] as Row & { readonly name_language: string };
    const name = 'ミケラの刃、マレニア';
    const q = encodeURIComponent('マレニア');
    expect(await send(`search?q=${q}`)).toMatchObject({ match: 'alias', matched_name: name });
    expect(await send(`search?q=${q}&lang=ja`)).toMatchObject({
      name,
      name_language: 'ja',
      matched_name: null,
    });
    expect(await send(`suggest?q=${q}`)).toMatchObject({ match: 'alias', matched_name: name });
    expect(await send('search?q=malenia')).toMatchObject({ matched_name: null });
  });

  test('one character of Han, kana or Hangul is enough', async () => {
    for (const q of ['剣', 'ケ', '검'])
      expect((await service.get(`/v1/elden-ring/search?q=${encodeURIComponent(q)}`)).status).toBe(200);
  });

  test('types filter the search', async () => {
    const all = await rowsOf('q=gascoigne&page_size=100');
    const some = await rowsOf('q=gascoigne&kind=boss,npc&page_size=100');
    expect(new Set(some.map(({ kind }) => kind))).toEqual(new Set(['boss', 'npc']));
    expect(some).toEqual(all.filter(({ kind }) => kind === 'boss' || kind === 'npc'));
    expect(await rowsOf('q=gascoigne&kind=npc,boss&page_size=100')).toEqual(some);
  });

  test.each([
    ['', 'missing_parameter', 'missing'],
    ['q=', 'invalid_parameter', 'empty'],
    ['q=+a+', 'invalid_parameter', 'too_short'],
    ['q=%25', 'invalid_parameter', 'too_short'],
    [`q=${'a'.repeat(101)}`, 'invalid_parameter', 'too_long'],
    ['q=aa&kind=', 'invalid_parameter', 'empty'],
    ['q=aa&kind=bosses', 'invalid_parameter', 'not_allowed'],
    ['q=aa&kind=boss,', 'invalid_parameter', 'not_allowed'],
    ['q=aa&q=bb', 'invalid_parameter', 'repeated'],
  ])('?%s is refused', async (query, code, error) => {
    const { status, json } = await send(query);
    expect({ status, code: json.code, error: json.errors?.[0]?.code }).toEqual({
      status: 400,
      code,
      error,
    });
  });

  test('signs are ordinary text', async () => {
    for (const q of [
      '%%',
      '__',
      '((',
      '\\\\',
      "''",
      '""',
      ':*',
      '&|!',
      '<->',
      "'; drop table item; --",
      '$1',
      '??',
      '[a-',
      '.*',
      '@1/bloodborne',
      '#boss',
      '=blood',
    ])
      expect({ q, status: (await send(`q=${encodeURIComponent(q)}`)).status }).toEqual({ q, status: 200 });
    expect((await send(`q=${encodeURIComponent('%%')}`)).json).toEqual({
      data: [],
      meta: { page: 1, page_size: 20, total: 0 },
    });
    expect((await rowsOf(`q=${encodeURIComponent('% cleric_beast %')}`))[0]).toMatchObject({
      slug: 'cleric-beast',
      match: 'exact',
    });
  });

  test('an unknown record gets suggestions', async () => {
    const { status, json } = await service.get('/v1/bloodborne/bosses/father-gascoine');
    expect({ status, near: json.did_you_mean }).toEqual({ status: 404, near: ['father-gascoigne'] });
  });
});

/** Inputs made to be slow or to break something. */
const hostile = [
  'a'.repeat(100),
  'ab'.repeat(50),
  'a '.repeat(50).trim(),
  'ab '.repeat(33).trim(),
  'the of and the of and the of and the of and',
  'hunter blood gem chalice garb set beast lake the of old church yharnam root damp lower',
  'blood blood blood blood blood blood blood blood',
  'bl ha er in st re de ca ma ga',
  'huntr bloood gemm chalce grab sett beest laek',
  '\u0301'.repeat(100),
  '\ufdfa'.repeat(100),
  '\ud83d\ude00'.repeat(50),
  '\ud55c\uad6d\uc5b4 '.repeat(20),
  '\u212b\u2126\ufb01\u1e9b\u0323',
  '1 2 3 4 5 6 7 8 9 0 '.repeat(5).trim(),
  "'".repeat(100),
  '\\'.repeat(100),
  "a'b\\c:d*e&f|g!h(i)j<k>l",
  '\u{10ffff}\u{10ffff}',
  'i\u0307stanbul \u0130\u0131',
  '(a+)+$ (a|a)*b ((((((((',
];

test('a served release is prepared for search in the background, and requests get their turns meanwhile', async () => {
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  const service = await openTestService(
    {},
    { database: await sharedDatabase(), bounds: { searchAfterMs: 0 } },
  );
  const made: string[] = [];
  await until('the indexes of all games', () => {
    made.push(...service.takeStatements().filter((sql) => sql.includes(' as parts from ')));
    return made.length === gameIds.length;
  });
  for (const id of gameIds) expect(made.join()).toContain(id.replaceAll('-', '_'));
  const before = turns;
  expect((await service.get('/v1/elden-ring/search?q=moonveil')).json.data[0].slug).toBe('moonveil');
  expect(service.takeStatements().filter((sql) => sql.includes(' as parts from '))).toEqual([]);
  // Thousands of names, a hundred at a time.
  expect(turns - before).toBeGreaterThan(20);
  clearImmediate(next);
  await service.close();
});

describe('a release', () => {
  let searching: Searching;
  beforeAll(async () => {
    searching = await searchEmbedded();
  });
  afterAll(() => searching.close());

  test('no input fails, and none takes many times as long as ordinary words', async () => {
    for (const text of hostile) {
      const search = (words: string) => searchRecords(searching.release, 'bloodborne', words);
      expect((await search(text)).length).toBeLessThanOrEqual(1_000);
      const ratio = await timesAsLong(
        () => search(text),
        () => search('blood of the hunters'),
        20,
      );
      expect({ text, isQuick: ratio <= 20 }).toEqual({ text, isQuick: true });
    }
  });

  test('the graph takes the same arguments, as literals and as variables', async () => {
    const send = (source: string, variableValues: Record<string, unknown> = {}) =>
      graphql({ schema, source, variableValues, contextValue: contextOf(searching.release) });
    const literal = await send(
      '{ search(q: " gascoine ", kinds: [npc, boss], page: { size: 2 }) { data { kind slug } } }',
    );
    const variable = await send(
      'query ($q: SearchText!, $t: [Kind!]) { search(q: $q, kinds: $t, page: { size: 2 }) { data { kind slug } } }',
      { q: 'gascoine', t: ['boss', 'npc'] },
    );
    expect(literal.errors).toBeUndefined();
    expect(literal.data).toEqual(variable.data);
    expect(JSON.stringify(literal.data)).toContain('father-gascoigne');
    for (const args of [
      'q: "a"',
      'q: 12',
      'q: "aa", kinds: dog',
      'q: "aa", kinds: []',
      'q: "aa", kinds: [[boss]]',
    ])
      expect((await send(`{ search(${args}) { data { slug } } }`)).errors).toHaveLength(1);
  });

  test('the order is total', async () => {
    for (const q of [
      'hunter',
      'blood',
      'yharnam',
      'pthumeru chalice',
      'beest',
      'lake',
      'maria',
      'cainhurst',
    ]) {
      const hits = await searchRecords(searching.release, 'bloodborne', q);
      expect(hits.length).toBeGreaterThan(0);
      for (const [at, hit] of hits.slice(1).entries()) expect(byRank(hits[at]!, hit)).toBeLessThan(0);
    }
  });

  test('a name in any language is found by each of its words, and in scripts without spaces by any part', async () => {
    const find = async (q: string, types?: string[]) =>
      (await searchRecords(searching.release, 'elden-ring', q, types)).map(({ slug, match, matched }) => ({
        slug,
        match,
        matched,
      }));
    const malenia = (match: string, matched: string) => ({
      slug: 'malenia-blade-of-miquella',
      match,
      matched,
    });
    for (const [q, name] of [
      ['マレニア', 'ミケラの刃、マレニア'],
      ['Miquellas Klinge', 'Malenia, Miquellas Klinge'],
      ['klinge malenia', 'Malenia, Miquellas Klinge'],
      ['Клинок Микеллы', 'Маления, Клинок Микеллы'],
    ])
      expect((await find(q!, ['boss']))[0]).toEqual(malenia('alias', name!));
    expect((await find('マレニヤ', ['boss']))[0]).toMatchObject({ match: 'fuzzy' });
    expect((await find('剣', ['weapon'])).length).toBeGreaterThan(20);
    // Who Malenia is comes before who her knights are.
    expect((await find('マレニア'))[0]!.slug).toMatch(/^malenia/);
  });

  test('typos rank by their number, then what people look for; texts that have the words come before them', async () => {
    const first = async (q: string) => (await searchRecords(searching.release, 'elden-ring', q))[0];
    expect(await first('radan')).toMatchObject({ type: 'boss', slug: 'starscourge-radahn', match: 'fuzzy' });
    expect(await first('ranala')).toMatchObject({ slug: 'rennala-queen-of-the-full-moon' });
    expect(await first('stamina')).toMatchObject({ match: 'text' });
    const suggested = await suggestNames(searching.release, 'elden-ring', 'radan', ['boss'], 5);
    expect(suggested[0]).toMatchObject({ slug: 'starscourge-radahn', match: 'fuzzy' });
  });

  test('a word longer than any name finds nothing', async () => {
    for (const text of ['a'.repeat(100), 'ab'.repeat(40), `${'x'.repeat(60)} ${'y'.repeat(39)}`])
      expect(await searchRecords(searching.release, 'bloodborne', text)).toEqual([]);
  });

  test('any characters at all are text', async () => {
    let state = 7;
    const below = (limit: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % limit;
    };
    const ranges: readonly [number, number][] = [
      [0x20, 0x7f],
      [0xa0, 0x24f],
      [0x2b0, 0x36f],
      [0x2000, 0x206f],
      [0x3040, 0x9fff],
      [0xd800, 0xdfff],
      [0xf900, 0xffff],
      [0x1_0000, 0x10_ffff],
    ];
    for (let round = 0; round < 400; round += 1) {
      const text = Array.from({ length: 2 + below(30) }, () => {
        if (below(4) === 0) return ' ';
        const [from, to] = ranges[below(ranges.length)]!;
        return String.fromCodePoint(from + below(to - from));
      }).join('');
      expect(Array.isArray(await searchRecords(searching.release, 'bloodborne', text))).toBe(true);
    }
  });

  test('a failed search is repeated', async () => {
    const served = searching.release;
    let fails = true;
    const release = {
      ...served,
      select: (...args: Parameters<typeof served.select>) =>
        fails ? Promise.reject(new Error('away')) : served.select(...args),
    } as typeof served;
    await expect(searchRecords(release, 'bloodborne', 'cleric beast')).rejects.toThrow('away');
    fails = false;
    expect((await searchRecords(release, 'bloodborne', 'cleric beast'))[0]).toMatchObject({
      slug: 'cleric-beast',
    });
  });

  test('near slugs are of the same kind, nearest first, at most three', async () => {
    const near = (type: string, slug: string) => suggestSlugs(searching.release, 'bloodborne', type, slug);
    expect(await near('boss', 'ebrietas')).toEqual([
      'ebrietas-daughter-of-the-cosmos',
      'ebrietas-daughter-of-the-cosmos-chalice',
    ]);
    expect((await near('weapon', 'ludwigs-blade'))[0]).toBe('ludwigs-holy-blade');
    expect((await near('armor', 'hunter-garb-no-cap'))[0]).toBe('hunter-garb-no-cape');
    expect((await near('item', 'blood')).length).toBe(3);
    expect(await near('boss', 'zzzzzz')).toEqual([]);
    // Search does not know shapes of gems: their slugs are compared.
    expect((await near('blood_gem_shape', 'cirle'))[0]).toBe('circle');
  });
});

describe('words', () => {
  test('lose case, accents, punctuation and articles', () => {
    expect(fold("  Yahar'gul,\tUnseen\u00a0Village ")).toBe('yahargul unseen village');
    expect(fold('\u00c9BRI\u00cbTAS \uff21 \ufb01')).toBe('ebrietas a fi');
    expect(fold('%_\\()')).toBe('');
    expect(foldName('The One Reborn')).toBe('one reborn');
    expect(foldName('the')).toBe('the');
    const words = (name: string) => nameOf(name, 'own').spans.map(({ word }) => word);
    expect(words('Blood Gem (4)')).toEqual(['blood', 'bloodgem', 'gem', '4']);
  });

  test('what sounds alike has one sound', () => {
    for (const [a, b] of [
      ['bergenwirth', 'byrgenwerth'],
      ['chickage', 'chikage'],
      ['vile', 'vial'],
      ['steak', 'stake'],
      ['kos', 'cos'],
      ['lawrence', 'laurence'],
    ] as const)
      expect(soundOf(a)).toBe(soundOf(b));
    expect(soundOf('a')).toBe('');
    expect(soundOf('\u0434\u0430')).toBe('');
  });

  test('edits count swapped neighbours once', () => {
    expect([
      edits('', 'abc'),
      edits('abc', 'abc'),
      edits('amelia', 'ameila'),
      edits('kitten', 'sitting'),
    ]).toEqual([3, 0, 1, 3]);
  });

  test('likeness is between 0 and 1', () => {
    expect(wordLikeness('beast', 'beast')).toBe(1);
    expect(wordLikeness('bea', 'beast')).toBeGreaterThan(wordLikeness('be', 'beast'));
    expect(wordLikeness('hello', 'beast')).toBe(0);
    expect(wordLikeness('4', '5')).toBe(0);
  });

  test('the order of hits: tier, then the kind where the score means little, else the score', () => {
    const hit = (match: MatchKind, score: number, type: string, slug = 'x', distance = 0): Ranked => ({
      ...{ match, score, type, slug, distance },
      is_dlc: false,
      of: match === 'alias' ? 'translated' : 'own',
    });
    const ordered = [
      hit('exact', 1, 'armor'),
      hit('exact', 0.95, 'boss'),
      hit('prefix', 0.96, 'armor'),
      hit('prefix', 0.7, 'boss', 'a'),
      hit('prefix', 0.7, 'boss', 'b'),
      hit('prefix', 0.8, 'weapon'),
      hit('prefix', 0.75, 'weapon'),
      hit('prefix', 0.94, 'ending'),
      hit('word', 0.7, 'npc'),
      hit('word', 0.8, 'location'),
      hit('word', 0.9, 'blood_gem'),
      hit('alias', 0.7, 'npc'),
      hit('alias', 0.9, 'boss', 'part', 1),
      hit('fuzzy', 0.95, 'rune', 'whole', 0.05),
      hit('fuzzy', 0.92, 'boss', 'whole', 0.05),
      hit('fuzzy', 0.7, 'boss', 'slip', 0.05),
      hit('fuzzy', 0.8, 'item', 'slip', 0.05),
      hit('text', 0.2, 'blood_gem'),
      hit('text', 0.1, 'boss'),
      hit('fuzzy', 0.8, 'boss', 'unlike', 0.2),
    ];
    expect(ordered.toReversed().sort(byRank)).toEqual(ordered);
  });

  test('the text before the comma of a name is its name', () => {
    const likeness = new Map([['yahargul', new Map([['yahargul', 1]])]]);
    const score = (name: string) => matchOf(nameOf('yahargul', 'own'), nameOf(name, 'own'), likeness)!.score;
    expect(score("Yahar'gul, Unseen Village")).toBeGreaterThan(score("Yahar'gul Black Garb"));
  });
});
