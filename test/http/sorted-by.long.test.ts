import { beforeAll, expect, test } from '@jest/globals';
import { openApiDocument, type SharedService, sharedService } from '../service.ts';

/** Rows of a list show the values by which they are sorted and selected: those of their records. */
type Row = Readonly<Record<string, any>>;
let service: SharedService;
beforeAll(async () => {
  service = await sharedService();
});

interface List {
  readonly path: string;
  /** Its numeric sort keys. */
  readonly keys: readonly string[];
}

const lists = Object.entries<any>(openApiDocument().paths).flatMap(([path, { get }]): List[] => {
  const parameters: any[] = get?.parameters ?? [];
  const find = (wanted: string) => parameters.find(({ name }) => name === wanted);
  if (!find('slugs') || !find('view')) return [];
  const orders: string[] = find('sort').schema.items.enum;
  return [{ path, keys: orders.filter((order) => find(`${order}_min`)) }];
});

/** The values of a record by their paths, in words joined as sort keys are; those of several elements are all there. */
function* leaves(value: unknown, at = ''): Generator<readonly [path: string, value: unknown]> {
  if (Array.isArray(value)) for (const each of value) yield* leaves(each, at);
  else if (value !== null && typeof value === 'object')
    for (const [name, inner] of Object.entries(value))
      yield* leaves(inner, at === '' ? name : `${at}_${name}`);
  else yield [at, value];
}

const least = (numbers: readonly (number | null)[]): number | null => {
  const known = numbers.filter((each) => each !== null);
  return known.length === 0 ? null : Math.min(...known);
};
const money = ['blood_echoes', 'runes'];

/** Find numbers that a record has under longer paths: those of its first form, its base variant, a level. */
const special: readonly (readonly [key: RegExp, of: (record: Row, key: string) => unknown])[] = [
  [
    /^price$/,
    ({ offers }) =>
      least(offers.flatMap(({ currency, price }: Row) => (money.includes(currency) ? [price] : []))),
  ],
  [/^new_game_plus_hp$/, ({ forms: [first] }) => first.new_game_plus[0]?.hp ?? null],
  [
    /^reward$/,
    ({ reward, variants }) => reward ?? (variants.find((each: Row) => each['is_base']) ?? variants[0]).reward,
  ],
  [/^rally$/, ({ levels: [first] }) => first.rally],
  [
    /^at_max_/,
    ({ levels, max_level }, key) =>
      valueIn(
        levels.find(({ level }: Row) => level === max_level),
        key.replace('at_max_', ''),
      ),
  ],
];

/** The value of a sort key in a whole record; undefined if it shows none. */
function valueIn(record: Row, key: string): unknown {
  const [, of] = special.find(([pattern]) => pattern.test(key)) ?? [];
  if (of !== undefined) return of(record, key);
  const [first] = [...leaves(record)].filter(([path]) => path === key);
  return first?.[1];
}

const pageOf = async (path: string, query: string): Promise<readonly Row[]> => {
  const { status, json } = await service.get(`${path}?${query}&page_size=100`);
  expect([path, query, status]).toEqual([path, query, 200]);
  return json.data;
};
const keysOf = (row: Row) => Object.keys(row);

test.each(lists)(
  '$path shows each value by which it is sorted, as whole records have it',
  async ({ path, keys }) => {
    for (const key of keys) {
      const whole = await pageOf(path, `sort=-${key}&view=full`);
      const short = await pageOf(path, `sort=-${key}`);
      expect(whole.map(({ slug, sorted_by }) => [slug, sorted_by])).toEqual(
        whole.map((record) => [record['slug'], { [key]: valueIn({ ...record, sorted_by: {} }, key) }]),
      );
      expect(short.map(({ slug, sorted_by }) => [slug, sorted_by])).toEqual(
        whole.map(({ slug, sorted_by }) => [slug, sorted_by]),
      );
      for (const row of [...whole, ...short]) expect(keysOf(row).at(-1)).toBe('sorted_by');
    }
  },
);

test.each(lists)('$path shows each value by which a range selects it', async ({ path, keys }) => {
  for (const key of keys) {
    const sorted = await pageOf(path, `sort=${key}`);
    const known = sorted.map(({ sorted_by }) => sorted_by[key]).filter((value) => value !== null);
    if (known.length === 0) continue;
    const middle = known[known.length >> 1];
    for (const [end, fits] of [
      ['min', (value: number) => value >= middle],
      ['max', (value: number) => value <= middle],
    ] as const) {
      const chosen = await pageOf(path, `${key}_${end}=${middle}`);
      expect(chosen.length).toBeGreaterThan(0);
      for (const { sorted_by } of chosen)
        expect([key, sorted_by, fits(sorted_by[key])]).toEqual([key, { [key]: expect.any(Number) }, true]);
    }
  }
});

test.each(lists)(
  '$path sorts by up to three keys, and names the numbers among them in their order',
  async ({ path, keys }) => {
    const [first, second] = [...keys].reverse();
    if (first === undefined) return;
    const orders = [`-${first}`, ...(second === undefined ? [] : [second]), 'name'];
    const rows = await pageOf(path, `sort=${orders.join(',')}`);
    const wanted = orders.slice(0, -1).map((order) => order.replace('-', ''));
    for (const { sorted_by } of rows) expect(keysOf(sorted_by)).toEqual(wanted);
    const last = (value: number | null, sign: number) => (value === null ? Infinity : sign * value);
    const expected = [...rows].sort((a, b) => {
      const [one, other] = [a['sorted_by'], b['sorted_by']];
      for (const [index, key] of wanted.entries()) {
        const [left, right] = [one, other].map((each) => last(each[key], index === 0 ? -1 : 1)) as [
          number,
          number,
        ];
        if (left !== right) return left - right;
      }
      return (
        Buffer.compare(Buffer.from(a['name']), Buffer.from(b['name'])) || (a['slug'] < b['slug'] ? -1 : 1)
      );
    });
    expect(rows.map(({ slug }) => slug)).toEqual(expected.map(({ slug }) => slug));
  },
);

test.each(lists)(
  '$path shows no such value unless a request sorts or selects by a number',
  async ({ path }) => {
    for (const query of ['', 'sort=slug', 'sort=-name,slug', 'sort=random&seed=a', 'view=full']) {
      const rows = await pageOf(path, query);
      expect(rows.filter((row) => 'sorted_by' in row)).toEqual([]);
    }
  },
);

test('an order has at most three keys, each once, and random is alone', async () => {
  const refusalOf = async (sort: string) => {
    const { status, json } = await service.get(`/v1/bloodborne/bosses?sort=${sort}&seed=a`);
    return [status, json.errors?.[0].name, json.errors?.[0].code];
  };
  expect(await refusalOf('hp,-reward,name,slug')).toEqual([400, 'sort', 'too_many']);
  expect(await refusalOf('hp,hp')).toEqual([400, 'sort', 'repeated_value']);
  expect(await refusalOf('random,hp')).toEqual([400, 'sort', 'not_combinable']);
  const { status, json } = await service.get('/v1/bloodborne/bosses?sort=hp,-hp');
  expect([status, json.errors[0].name, json.errors[0].code]).toEqual([400, 'sort', 'repeated']);
});

test('all lists are tried, and hundreds of keys', () => {
  expect(lists.length).toBeGreaterThan(30);
  expect(lists.flatMap(({ keys }) => keys).length).toBeGreaterThan(150);
});
