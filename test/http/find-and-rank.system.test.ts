import { beforeAll, expect, test } from '@jest/globals';
import { recordsOf } from '../calculators/data.ts';
import { type SharedService, sharedService } from '../service.ts';

/** What players look for takes one request, and what it costs. */
let service: SharedService;
let key: string;
beforeAll(async () => {
  service = await sharedService();
  key = await service.newKey('free');
});

/** The response to a request of the free plan, and its price in units. */
async function send(path: string) {
  const { status, json, headers } = await service.get(`/v1/elden-ring/${path}`, { key });
  expect([path, status]).toEqual([path, 200]);
  return { ...json, units: Number(headers['x-ratelimit-cost']) };
}

test('a boss by the last word of its Japanese name', async () => {
  const { names, slug } = recordsOf('bosses', 'elden-ring').find(
    (boss) => boss.slug === 'malenia-blade-of-miquella',
  );
  const word = names.ja.match(/[\p{sc=Kana}ー]+/gu).at(-1);
  const { data, units } = await send(`search?q=${encodeURIComponent(word)}&page_size=1`);
  expect([data[0].slug, units]).toEqual([slug, 5]);
});

test('a boss by a misspelled beginning', async () => {
  const { data, units } = await send('suggest?q=radan&limit=1');
  expect([data[0].name, units]).toEqual(['Starscourge Radahn', 1]);
});

test('the best weapon for given stats comes first', async () => {
  const stats = 'level=max&dexterity=25&arcane=60&status=bleed&meets_requirements=true';
  const { data, meta, units } = await send(`calc/attack-ratings?${stats}&page_size=100`);
  expect(units).toBe(5);
  expect(meta.total).toBeGreaterThan(100);
  expect(data[0].total).toBe(Math.max(...data.map(({ total }: any) => total)));
});

test('three weapons are compared, each at its highest level, with scaling letters', async () => {
  const { data, units } = await send('compare?kind=weapon&slugs=uchigatana,moonveil,nagakiba&level=max');
  expect([data.levels, units]).toEqual([[25, 10, 25], 5]);
  const fields = data.rows.map(({ field }: any) => field);
  expect(fields).toEqual(expect.arrayContaining(['attack_rating', 'status_bleed', 'scaling_dexterity']));
});

test('weapons that scale well with arcane', async () => {
  const { data, meta, units } = await send('weapons?at_max_scaling_arcane_min=B&page_size=100');
  expect(units).toBe(1);
  expect(data.length).toBe(meta.total);
  expect(data.map(({ slug }: any) => slug)).toContain('reduvia');
});
