import { beforeAll, describe, expect, test } from '@jest/globals';
import { gameIds } from '../games.ts';
import { type SharedService, sharedService } from '../service.ts';
import { allowedOf, fill, operations, queryParameters, sampleSlugs } from './samples.ts';

/** What every list of records takes: filters, an order, and the slugs of the records that are wanted. */
let service: SharedService;
let slugs: ReadonlyMap<string, string>;
beforeAll(async () => {
  service = await sharedService();
  slugs = await sampleSlugs(service);
});

const lists = operations.filter(
  (operation) =>
    operation.isList &&
    operation.table !== undefined &&
    queryParameters(operation).some(({ name }) => name === 'slugs'),
);
const each = lists.map((operation) => [operation.id, operation] as const);

test('every list of records takes slugs and an order', () => {
  const without = operations.filter(({ isList, defaultView }) => isList && defaultView !== undefined);
  expect(without.map(({ id }) => id)).toEqual(lists.map(({ id }) => id));
  expect(slugs.size).toBeGreaterThan(10);
});

describe.each(each)('%s', (_id, operation) => {
  const path = fill(operation, '');
  const get = async (query: string) => service.get(`${path}?${query}`);
  const slugsOf = async (query: string): Promise<string[]> =>
    (await get(query)).json.data.map(({ slug }: { slug: string }) => slug);

  test('returns the records that are named, in that order, for the price of a search', async () => {
    const all = await slugsOf('page_size=100');
    const wanted = [...all].reverse().slice(0, 3);
    const key = await service.newKey('free');
    const { status, json, headers } = await service.get(`${path}?slugs=${wanted.join(',')}&view=full`, {
      key,
    });
    expect([status, headers['x-ratelimit-cost']]).toEqual([200, '5']);
    expect(json.data.map(({ slug }: { slug: string }) => slug)).toEqual(wanted);
    expect(json.meta).toEqual({ page: 1, page_size: wanted.length, total: wanted.length });
  });

  test('names each slug that is none, with what is near, and refuses what does not go with slugs', async () => {
    const [first] = await slugsOf('page_size=1');
    const unknown = await get(`slugs=${first},${first}s,no-such-thing`);
    expect([unknown.status, unknown.json.code]).toEqual([400, 'unknown_reference']);
    expect(unknown.json.errors.map(({ received }: { received: string }) => received)).toEqual([
      `${first}s`,
      'no-such-thing',
    ]);
    expect(unknown.json.errors[0].did_you_mean).toContain(first);
    for (const other of ['page=1', 'page_size=20', 'sort=name']) {
      const { status, json } = await get(`slugs=${first}&${other}`);
      expect([other, status, json.errors[0]]).toMatchObject([
        other,
        400,
        { name: other.split('=')[0], code: 'not_with_slugs' },
      ]);
    }
  });

  test('runs each order backwards with a minus sign, and keeps it in the links', async () => {
    const all = allowedOf(queryParameters(operation).find(({ name }) => name === 'sort')!.schema)!;
    expect(all).toContain('random');
    const orders = all.filter((order) => order !== 'random');
    expect(orders).toEqual(expect.arrayContaining(['slug', '-slug', 'name', '-name']));
    const total: number = (await get('page_size=1')).json.meta.total;
    for (const order of orders) {
      const { status, json, headers } = await get(`sort=${order}&page_size=100`);
      expect([order, status, json.meta.total]).toEqual([order, 200, total]);
      expect(headers['link']).toContain(`sort=${order}`);
    }
    const forwards = await slugsOf('sort=slug&page_size=100');
    if (total <= 100) expect(await slugsOf('sort=-slug&page_size=100')).toEqual([...forwards].reverse());
    expect(forwards).toEqual([...forwards].sort());
    expect((await get('page_size=2')).headers['link']).not.toContain('sort');
  });

  test('takes each filter: a part of the list, and a total of that part', async () => {
    const whole: number = (await get('page_size=1')).json.meta.total;
    const filters = queryParameters(operation).filter(
      ({ name }) => !['page', 'page_size', 'sort', 'seed', 'slugs', 'view', 'lang', 'dataset'].includes(name),
    );
    for (const { name, schema, references } of filters) {
      const values = allowedOf(schema);
      if (values !== undefined) {
        let sum = 0;
        for (const value of values) sum += (await get(`${name}=${value}&page_size=1`)).json.meta.total;
        // A record may have several values of an array, and none where it has no such value.
        expect({ name, found: sum > 0 && (schema['type'] !== 'boolean' || sum <= whole) }).toEqual({
          name,
          found: true,
        });
      } else {
        const { status, json } = await get(`${name}=no-such-thing`);
        expect({ name, status, error: json.errors?.[0]?.name ?? (references ? 'none' : name) }).toMatchObject(
          {
            name,
            error: name,
          },
        );
      }
    }
  });
});

const bosses = (query: string) => service.get(`/v1/bloodborne/bosses?${query}`);

test('a bound that is no number is refused without the range of all numbers, one that is too large with it', async () => {
  const detailOf = async (query: string) => (await bosses(query)).json.detail;
  expect(await detailOf('hp_min=x')).toBe('hp_min must be a number; got x.');
  expect(await detailOf('hp_min=1000000001')).toBe(
    'hp_min must be a number from -1000000000 to 1000000000; got 1000000001.',
  );
});

test('several values of a filter are in the links, and one alone is what it always was', async () => {
  const both = await bosses('location_slug=hintertomb,isz&page_size=1');
  expect(both.headers['link']).toContain('location_slug=hintertomb%2Cisz');
  const turned = await bosses('location_slug=isz,hintertomb&page_size=1');
  expect([turned.text, turned.headers['etag']]).toEqual([both.text, both.headers['etag']]);
  const one = await bosses('campaign=main_story&page_size=1');
  expect(one.headers['link']).toContain('campaign=main_story>');
});

test.each([
  [
    'sort=random',
    'missing_parameter',
    { name: 'seed', code: 'missing' },
    'seed is required with sort=random.',
  ],
  ['seed=a', 'invalid_parameter', { name: 'seed', code: 'not_combinable', received: 'a' }, 'sort=random'],
  ['sort=hp&seed=a', 'invalid_parameter', { name: 'seed', code: 'not_combinable' }, 'sort=random'],
  ['sort=-random&seed=a', 'invalid_parameter', { name: 'sort', code: 'not_allowed' }, 'random'],
  ['seed=a&slugs=amygdala', 'invalid_parameter', { name: 'seed', code: 'not_with_slugs' }, 'slugs'],
  ['hp_min=1&slugs=amygdala', 'invalid_parameter', { name: 'hp_min', code: 'not_with_slugs' }, 'slugs'],
  [
    'hp_min=9&hp_max=8',
    'invalid_parameter',
    { name: 'hp_min', code: 'out_of_range', received: '9', max: 8 },
    'hp_min must be at most hp_max, which is 8; got 9.',
  ],
  [
    'weak_to=fire,frost',
    'invalid_parameter',
    { name: 'weak_to', code: 'not_allowed', allowed: expect.arrayContaining(['bolt']), max_items: 20 },
    'weak_to must be one of arcane, blood, blunt, ',
  ],
  [
    'drops=saw-cleaver,beast,ludwigs-holy-blad',
    'unknown_reference',
    {
      name: 'drops',
      code: 'unknown_reference',
      received: 'ludwigs-holy-blad',
      did_you_mean: ['ludwigs-holy-blade'],
    },
    'drops must name an item, weapon, armor piece, rune, blood gem, or gesture; got ludwigs-holy-blad.',
  ],
] as const)('refuses %s', async (query, code, error, sentence) => {
  const { status, json, headers } = await bosses(query);
  expect([status, json.code, headers['x-ratelimit-cost']]).toEqual([400, code, '0']);
  expect(json.errors).toEqual([expect.objectContaining(error)]);
  expect(json.detail).toContain(sentence);
});

test('each unknown value of a reference is named, with what is near', async () => {
  const { json } = await bosses('location_slug=central-yarnam,isz,yaharghul');
  expect(json.errors.map(({ received }: { received: string }) => received)).toEqual([
    'central-yarnam',
    'yaharghul',
  ]);
  expect(json.errors[0].did_you_mean[0]).toBe('central-yharnam');
});

test('filters combine: each applies to what the other leaves', async () => {
  const total = async (query: string) =>
    (await service.get(`/v1/bloodborne/bosses?${query}&page_size=1`)).json.meta.total as number;
  const [both, outside, optional] = [
    await total('is_chalice=false&is_optional=true'),
    await total('is_chalice=false'),
    await total('is_optional=true'),
  ];
  expect(both).toBeGreaterThan(0);
  expect(both).toBeLessThan(Math.min(outside, optional));
});

test('the strongest boss is one request away', async () => {
  const { json } = await service.get('/v1/bloodborne/bosses?sort=-hp&view=detail&page_size=3');
  const hits = json.data.map(({ hp }: { hp: number }) => hp);
  expect(hits).toEqual([...hits].sort((a: number, b: number) => b - a));
  const every = (await service.get('/v1/bloodborne/bosses?view=detail&page_size=100')).json.data;
  expect(hits[0]).toBe(Math.max(...every.map(({ hp }: { hp: number }) => hp)));
});

describe.each(gameIds)('%s: a parameter of an earlier version', (gameId) => {
  test.each([
    ['weapons?type=x', 'category'],
    ['items?kind=x', 'family'],
    ['search?q=fire&type=x', 'kind'],
    ['suggest?q=fire&type=x', 'kind'],
    ['compare?type=x', 'kind'],
    ['quality?type=x', 'kind'],
    ['quality?resource=x', 'kind'],
    ['weapons?strength_min=1', 'requirements_strength_min'],
    ['armor?equip_load_max=1', 'weight_max'],
    ['bosses?runes_min=1', 'reward_min'],
    ['bosses?blood_echoes_max=1', 'reward_max'],
    ['bosses?lamp_slug=x', 'rest_point_slug'],
    ['items?max_carry_min=1', 'max_held_min'],
    ['calc/attack-rating?weapon=x', 'weapon_slug'],
    ['calc/damage?boss=x', 'boss_slug'],
    ['calc/damage?enemy=x', 'enemy_slug'],
    ['calc/level?origin=x', 'class_slug'],
    ['calc/level?class=x', 'class_slug'],
  ])('%s is refused with %s first', async (request, present) => {
    const { status, json } = await service.get(`/v1/${gameId}/${request}`);
    // A game need not have the route.
    if (status === 404) return;
    const old = /(\w+)=\w+$/.exec(request)![1];
    expect(json.errors.find(({ name }: any) => name === old).did_you_mean[0]).toBe(present);
  });
});
