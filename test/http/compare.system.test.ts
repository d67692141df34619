import { beforeAll, expect, test } from '@jest/globals';
import { recordsOf } from '../calculators/data.ts';
import { gameIds } from '../games.ts';
import { type SharedService, sharedService } from '../service.ts';

/** Records side by side: values, best ones and differences. */
let service: SharedService;
beforeAll(async () => {
  service = await sharedService();
});

const compare = (query: string) => service.get(`/v1/bloodborne/compare?${query}`);
const rowsOf = async (query: string) =>
  Object.fromEntries((await compare(query)).json.data.rows.map((row: { field: string }) => [row.field, row]));

test('each row has the values of the data files in the order of the slugs', async () => {
  const bosses = recordsOf('bosses').filter(({ draft }) => draft === undefined);
  const slugs = bosses.map(({ slug }) => slug).reverse();
  const { json, status } = await compare(`kind=boss&slugs=${slugs.join(',')}`);
  expect([status, json.data.kind, json.data.slugs]).toEqual([200, 'boss', slugs]);
  const { hp } = await rowsOf(`kind=boss&slugs=${slugs.join(',')}`);
  const values = slugs.map((slug) => bosses.find((boss) => boss.slug === slug).forms[0].hp);
  expect(hp.values).toEqual(values);
  expect([hp.better, hp.best]).toEqual([null, []]);
  expect(hp.differences).toEqual(
    values.map((value) => (value === null || values[0] === null ? null : value - values[0])),
  );
});

test('less is better where it is a need or a price, and equal values have no best', async () => {
  const rows = await rowsOf('kind=weapon&slugs=saw-cleaver,ludwigs-holy-blade');
  expect(rows.requirements_strength).toMatchObject({
    values: [8, 16],
    better: 'less',
    best: [0],
    differences: [0, 8],
  });
  const twins = await rowsOf('kind=armor&slugs=charred-hunter-garb,charred-hunter-trousers');
  for (const { values, best } of Object.values<{ values: number[]; best: number[] }>(twins))
    expect(best.length).toBe(values[0] === values[1] ? 0 : 1);
});

test('weapons have the attack rating that the calculator gives', async () => {
  const slugs = ['saw-cleaver', 'chikage', 'ludwigs-holy-blade'];
  const stats = 'level=10&strength=30&skill=20&blood_tinge=25&arcane=9';
  const rows = await rowsOf(`kind=weapon&slugs=${slugs.join(',')}&${stats}`);
  const ratings = await Promise.all(
    slugs.map(
      async (slug) =>
        (await service.get(`/v1/bloodborne/calc/attack-rating?weapon_slug=${slug}&${stats}`)).json.data,
    ),
  );
  expect(rows.attack_rating.values).toEqual(ratings.map(({ total }) => total));
  expect(rows.attack_rating_blood.values).toEqual(ratings.map(({ by_type }) => by_type.blood));
  expect(rows.attack_rating_fire).toBeUndefined();
});

/** The first form of a boss, the weakest variant of an enemy, or a base variant, in the data files. */
const mainForms: Record<string, Record<string, (record: any) => any>> = {
  bloodborne: {
    bosses: ({ forms: [form], reward }) => ({ ...form, reward }),
    enemies: ({ variants }) => variants.find(({ is_base }: any) => is_base) ?? variants[0],
  },
  'elden-ring': {
    bosses: ({ forms: [form], reward }) => ({ ...form, reward }),
    enemies({ variants }) {
      const min = Math.min(...variants.map(({ hp }: any) => hp ?? Infinity));
      return variants.find(({ hp }: any) => (hp ?? Infinity) === min);
    },
  },
};

test.each(
  Object.entries(mainForms).flatMap(([gameId, kinds]) => Object.keys(kinds).map((kind) => [gameId, kind])),
)('every foe of %s/%s has the values of its main form, and none is best', async (gameId, kind) => {
  const table = { bosses: 'boss', enemies: 'enemy' }[kind!];
  const records = recordsOf(kind!, gameId).filter(({ draft }: any) => draft === undefined);
  for (let start = 0; start < records.length - 1; start += 100) {
    const some = records.slice(Math.min(start, records.length - 2), start + 100);
    const slugs = some.map(({ slug }: any) => slug);
    const { json } = await service.get(`/v1/${gameId}/compare?kind=${table}&slugs=${slugs.join(',')}`);
    const rows = Object.fromEntries(json.data.rows.map((row: any) => [row.field, row]));
    for (const { better, best } of json.data.rows) expect([better, best]).toEqual([null, []]);
    expect(json.data.levels).toEqual([]);
    for (const [index, record] of some.entries()) {
      const form = mainForms[gameId!]![kind!]!(record);
      const shown = (field: string) => rows[field]?.values[index] ?? null;
      const immune = (field: string) => rows[field]?.labels[index] === 'immune';
      for (const field of ['hp', 'reward', 'poise']) expect(shown(field)).toBe(form[field] ?? null);
      for (const part of ['defense', 'negation', 'resistance'])
        for (const [word, value] of Object.entries(form[part] ?? {}))
          expect([word, shown(`${part}_${word}`)]).toEqual([word, value]);
      for (const word of form.immune_to)
        expect([record.slug, word, immune(word === 'stagger' ? 'poise' : `resistance_${word}`)]).toEqual([
          record.slug,
          word,
          true,
        ]);
    }
  }
});

test('each weapon is compared at its highest level, or at its own, with scaling letters and status effects', async () => {
  const get = async (query: string) =>
    (await service.get(`/v1/elden-ring/compare?kind=weapon&slugs=uchigatana,moonveil,longsword&${query}`))
      .json.data;
  const stats = 'strength=12&dexterity=18&intelligence=23';
  const highest = await get(`level=max&${stats}`);
  expect(highest.levels).toEqual([25, 10, 25]);
  const listed = await get(`level=25,10,25&${stats}`);
  expect(listed).toEqual(highest);
  const rows = Object.fromEntries(highest.rows.map((row: any) => [row.field, row]));
  const ratings = await Promise.all(
    [
      ['uchigatana', 25],
      ['moonveil', 10],
      ['longsword', 25],
    ].map(
      async ([weapon, level]) =>
        (await service.get(`/v1/elden-ring/calc/attack-rating?weapon_slug=${weapon}&level=${level}&${stats}`))
          .json.data,
    ),
  );
  expect(rows.attack_rating.values).toEqual(ratings.map(({ total }) => total));
  expect(rows.attack_rating.unmet).toEqual([]);
  expect(rows.status_bleed).toMatchObject({
    values: ratings.map(({ status }) => status[0]?.amount ?? 0),
    better: 'more',
    best: [1],
  });
  // As the game shows them.
  expect(rows.scaling_dexterity.labels[0]).toBe('C');
  expect(rows.scaling_intelligence.labels).toEqual(['-', 'B', '-']);
  expect(rows.weight.better).toBe('less');
  expect(rows.guard_physical.better).toBe('more');
  expect(rows.max_level).toMatchObject({ better: null, best: [] });
  const weak = await get('level=max&strength=11&dexterity=10');
  const { unmet, best } = weak.rows[0];
  expect([weak.rows[0].field, unmet, best]).toEqual(['attack_rating', [0, 1], [2]]);
});

test('weapons of Bloodborne at their highest level have their letters there', async () => {
  const { data } = (
    await service.get('/v1/bloodborne/compare?kind=weapon&slugs=amygdalan-arm,torch&level=max&strength=5')
  ).json;
  expect(data.levels).toEqual([10, 0]);
  const rows = Object.fromEntries(data.rows.map((row: any) => [row.field, row]));
  const { scaling, scaling_value } = recordsOf('weapon-levels').find(
    ({ weapon_slug, level }: any) => weapon_slug === 'amygdalan-arm' && level === 10,
  );
  expect(rows.scaling_strength.labels[0]).toBe(scaling.strength);
  expect(rows.scaling_strength.values[0]).toBe(scaling_value.strength);
  expect(rows.attack_rating.unmet).toContain(0);
});

test('weapons of Elden Ring, too; ammunition has none', async () => {
  const get = async (path: string) => (await service.get(`/v1/elden-ring/${path}`)).json.data;
  const slugs = ['uchigatana', 'nagakiba', 'longsword'];
  const stats = 'affinity=keen&level=12&two_handed=true&strength=20&dexterity=40&faith=30';
  const { rows } = await get(`compare?kind=weapon&slugs=${slugs.join(',')}&${stats}`);
  const rowOf = (field: string) => rows.find((row: { field: string }) => row.field === field);
  const ratings = await Promise.all(
    slugs.map((slug) => get(`calc/attack-rating?weapon_slug=${slug}&${stats}`)),
  );
  expect(rowOf('attack_rating').values).toEqual(ratings.map(({ total }) => total));
  expect(rowOf('attack_rating_physical').values).toEqual(ratings.map(({ by_type }) => by_type.physical));
  expect(rowOf('attack_rating_fire')).toBeUndefined();
  const arrows = await get('compare?kind=weapon&slugs=uchigatana,arrow');
  expect(arrows.rows[0]).toMatchObject({ field: 'attack_rating', values: [expect.any(Number), null] });
});

test('a weapon that takes no affinity is compared as it is, and the row names it', async () => {
  const get = async (path: string) => (await service.get(`/v1/elden-ring/${path}`)).json.data;
  const stats = 'level=5&strength=20&dexterity=40&intelligence=30';
  const first = async (query: string) =>
    (await get(`compare?kind=weapon&slugs=uchigatana,moonveil&${stats}${query}`)).rows[0];
  const keen = await get(`calc/attack-rating?weapon_slug=uchigatana&affinity=keen&${stats}`);
  const unique = await get(`calc/attack-rating?weapon_slug=moonveil&${stats}`);
  expect(await first('&affinity=keen')).toMatchObject({
    field: 'attack_rating',
    description: 'attack rating, all types together (moonveil as unique)',
    values: [keen.total, unique.total],
  });
  expect((await first('')).description).toBe('attack rating, all types together');
});

test('costs as much as a search, has a tag, and 304 is free', async () => {
  const key = await service.newKey('free');
  const path = '/v1/bloodborne/compare?kind=boss&slugs=cleric-beast,father-gascoigne';
  const { headers } = await service.get(path, { key });
  expect(headers['x-ratelimit-cost']).toBe('5');
  const again = await service.get(path, { key, headers: { 'If-None-Match': headers.etag! } });
  expect([again.status, again.headers['x-ratelimit-cost']]).toEqual([304, '0']);
});

test.each([
  ['slugs=a,b', 'missing_parameter', /kind must be one of/],
  [
    'kind=boss',
    'missing_parameter',
    /slugs must be a comma-separated list of 2 to 100 slugs without duplicates/,
  ],
  ['kind=bosses&slugs=a,b', 'invalid_parameter', /boss/],
  ['kind=boss&slugs=cleric-beast', 'invalid_parameter', /slugs must .*2 to 100/],
  ['kind=boss&slugs=cleric-beast,cleric-beast', 'invalid_parameter', /of 2 to 100 slugs without duplicates/],
  ['kind=boss&slugs=cleric-beast,father-gascoine', 'unknown_reference', /"father-gascoigne"/],
  ['kind=boss&slugs=cleric-beast,father-gascoigne&level=3', 'invalid_parameter', /only with kind=weapon/],
  ['kind=weapon&slugs=saw-cleaver,torch&level=3', 'invalid_parameter', /must be 0 for torch/],
  ['kind=weapon&slugs=saw-cleaver,chikage&page=2', 'unknown_parameter', /no parameter "page"/],
])('%s is refused', async (query, code, detail) => {
  const { status, json } = await compare(query);
  expect([status, json.code]).toEqual([400, code]);
  expect(json.detail).toMatch(detail);
});

test.each([
  ['kind=weapon&slugs=uchigatana,moonveil&level=12', 'level', /from 0 to 10 for moonveil/],
  ['kind=weapon&slugs=uchigatana,longsword&affinity=unique', 'affinity', /for uchigatana; got unique/],
  ['kind=weapon&slugs=uchigatana,moonveil&level=1,2,3', 'level', /one for each of the 2.*got 3/],
  ['kind=weapon&slugs=uchigatana,moonveil&level=26', 'level', /levels, each max or an integer from 0 to 25/],
  ['kind=armor&slugs=bull-goat-helm,iron-helmet&two_handed=true', 'two_handed', /only with kind=weapon/],
])('%s is refused in Elden Ring', async (query, name, detail) => {
  const { status, json } = await service.get(`/v1/elden-ring/compare?${query}`);
  expect([status, json.errors[0].name]).toEqual([400, name]);
  expect(json.detail).toMatch(detail);
});

test.each(gameIds)('the rows of foes in %s are in the order of its words', async (gameId) => {
  const { json: index } = await service.get(`/v1/${gameId}`);
  const { words, resources } = index.data;
  for (const { kind, url } of resources.filter(({ idea }: any) => ['boss', 'enemy'].includes(idea))) {
    const { json: list } = await service.get(`${url}?page_size=20`);
    const slugs = list.data.map(({ slug }: any) => slug).join(',');
    const { json } = await service.get(`/v1/${gameId}/compare?kind=${kind}&slugs=${slugs}`);
    const fields = json.data.rows.map(({ field }: any) => field);
    const expected = Object.entries({
      defense: 'damage_types',
      negation: 'damage_types',
      resistance: 'statuses',
    }).flatMap(([part, list]) => words[list].map(({ word }: any) => `${part}_${word}`));
    const present = expected.filter((field) => fields.includes(field));
    expect(present.length).toBeGreaterThan(0);
    expect(fields.filter((field: string) => present.includes(field))).toEqual(present);
  }
});
