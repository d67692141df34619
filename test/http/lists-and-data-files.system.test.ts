import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from '@jest/globals';
import { fromRoot } from '../../src/root.ts';
import { openApiDocument, type SharedService, sharedService } from '../service.ts';

/**
 * Every sort key and every filter of the OpenAPI document, against the data files. The place of a value in a record is
 * declared here once more: an expectation read from the tables of the code could not find a wrong one.
 */
type DataRecord = Readonly<Record<string, any>>;
type Parameter = { readonly name: string; readonly schema: Readonly<Record<string, any>> };

let service: SharedService;
beforeAll(async () => {
  service = await sharedService();
});

const lowestPrice = ({ sold_by: offers }: DataRecord): number | null => {
  const prices = (offers as DataRecord[])
    .filter(({ currency, price }) => currency === 'blood_echoes' && price !== null)
    .map(({ price }) => price);
  return prices.length === 0 ? null : Math.min(...prices);
};

const baseOf = ({ variants }: DataRecord) => (variants as DataRecord[]).find(({ is_base: isBase }) => isBase);

/** Sort keys that are not a field of their record with the same name. */
const figures: Readonly<Record<string, (record: DataRecord, key: string) => unknown>> = {
  'armor price': lowestPrice,
  'armor sell_price': (piece) => piece['sell_price'],
  'armor equip_load': (piece) => piece['equip_load'],
  armor: (piece, key) => piece['defense'][key],
  'bosses hp_ng_plus': (boss) => boss['figures'].new_game_plus?.hp,
  enemies: (enemy, key) => baseOf(enemy)?.[key],
  'items price': lowestPrice,
  items: (item, key) => item['figures'][key],
  'weapons price': lowestPrice,
  'weapons sell_price': (weapon) => weapon['figures'].sell_price,
  'weapons durability': (weapon) => weapon['figures'].durability,
  'weapons rally': (weapon) => weapon['figures'].rally,
  weapons(weapon, key) {
    const [, damage, isUpgraded] = /^attack_([a-z]+)(_plus10)?$/.exec(key) ?? [];
    if (damage === undefined) return weapon['requirements'][key];
    return weapon['figures'][isUpgraded ? 'attack_plus10' : 'attack']?.[damage];
  },
};

/** Filters that compare something else than the field of their name. */
const filterFields: Readonly<Record<string, (record: DataRecord) => unknown>> = {
  'covenants leader_slug': (covenant) => covenant['leader_npc_slug'],
  'covenants offering_slug': (covenant) => covenant['offering_item_slug'],
  'enemies location_slug': (enemy) =>
    (enemy['placements'] as DataRecord[]).map(({ location_slug: slug }) => slug),
};

/** A value that no record has, for filters by a reference that is the same in all records. */
const otherValues: Readonly<Record<string, string>> = { 'endings cord_item_slug': 'old-hunter-badge' };

const figureOf = (list: string, key: string, record: DataRecord): number | null => {
  const read = figures[`${list} ${key}`] ?? figures[list];
  return ((read ? read(record, key) : record[key]) ?? null) as number | null;
};

/** What a record has for a filter: several values, one, or none. */
function valuesOf(list: string, name: string, record: DataRecord): readonly unknown[] {
  const read = filterFields[`${list} ${name}`];
  if (read) return [read(record) ?? []].flat();
  if (name === 'sold_by') return (record['sold_by'] as DataRecord[]).map((offer) => offer['merchant_slug']);
  return [record[name] ?? []].flat();
}

const general = ['page', 'page_size', 'sort', 'slugs', 'view'];

const lists = Object.entries<any>(openApiDocument().paths).flatMap(([path, { get }]) => {
  const parameters: Parameter[] = (get?.parameters ?? []).filter((each: any) => each.in === 'query');
  if (!parameters.some(({ name }) => name === 'slugs')) return [];
  const list = path.split('/').at(-1)!;
  const file = fromRoot('seeds', 'bloodborne', `${list}.json`);
  const { records } = JSON.parse(readFileSync(file, 'utf8')) as { records: DataRecord[] };
  return [
    {
      list,
      url: path.replace('{gameId}', 'bloodborne'),
      records: records.filter((record) => record['draft'] === undefined),
      sortKeys: (parameters.find(({ name }) => name === 'sort')!.schema['enum'] as string[]).filter(
        (key) => !key.startsWith('-'),
      ),
      filters: parameters.filter(({ name }) => !general.includes(name)),
    },
  ];
});

/** The slugs of all pages of a list. */
async function slugsOf(url: string, query: string): Promise<string[]> {
  const slugs: string[] = [];
  for (let page = 1; ; page++) {
    const { status, json } = await service.get(`${url}?${query}&page_size=100&page=${page}`);
    expect([query, status]).toEqual([query, 200]);
    slugs.push(...json.data.map(({ slug }: DataRecord) => slug));
    if (slugs.length >= json.meta.total) return slugs;
  }
}

const bytes = (text: string) => Buffer.from(text).toString('latin1');
const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0);
const bySlug = (a: DataRecord, b: DataRecord) => compare(a['slug'], b['slug']);
const slugsIn = (records: readonly DataRecord[]) => records.map((record) => record['slug'] as string);

const sorts = lists.flatMap((each) => each.sortKeys.map((key) => [each.list, key, each] as const));

test.each(sorts)('D1: %s?sort=%s follows the data files, both ways', async (list, key, { url, records }) => {
  if (key === 'slug' || key === 'name') {
    const ascending = [...records].sort((a, b) => compare(bytes(a[key]), bytes(b[key])) || bySlug(a, b));
    expect(await slugsOf(url, `sort=${key}`)).toEqual(slugsIn(ascending));
    expect(await slugsOf(url, `sort=-${key}`)).toEqual(slugsIn(ascending.reverse()));
    return;
  }
  const figure = (record: DataRecord) => figureOf(list, key, record);
  const known = records.filter((record) => figure(record) !== null);
  const unknown = records.filter((record) => figure(record) === null).sort(bySlug);
  // With fewer than two values there is nothing that an order could show.
  expect(new Set(known.map(figure)).size).toBeGreaterThan(1);
  const ascending = [...known].sort((a, b) => figure(a)! - figure(b)! || bySlug(a, b));
  const descending = [...known].sort((a, b) => figure(b)! - figure(a)! || bySlug(a, b));
  expect(await slugsOf(url, `sort=${key}`)).toEqual(slugsIn([...ascending, ...unknown]));
  expect(await slugsOf(url, `sort=-${key}`)).toEqual(slugsIn([...descending, ...unknown]));
});

const filters = lists.flatMap((each) =>
  each.filters.map((filter) => [each.list, filter.name, each, filter] as const),
);

test.each(filters)(
  '%s?%s= keeps the records that have the value in the data files, and drops the others',
  async (list, name, { url, records }, { schema }) => {
    const found = records.flatMap((record) => valuesOf(list, name, record));
    const closed = schema['type'] === 'boolean' ? [true, false] : (schema['enum'] ?? []);
    const other = otherValues[`${list} ${name}`];
    let [kept, dropped] = [0, 0];
    for (const value of new Set([...found, ...closed, ...(other === undefined ? [] : [other])])) {
      const expected = records.filter((record) => valuesOf(list, name, record).includes(value)).sort(bySlug);
      const answered = await slugsOf(url, `sort=slug&${name}=${encodeURIComponent(String(value))}`);
      expect([value, answered]).toEqual([value, slugsIn(expected)]);
      kept += expected.length;
      dropped += records.length - expected.length;
    }
    expect(kept).toBeGreaterThan(0);
    expect(dropped).toBeGreaterThan(0);
  },
);

test('the document names lists with sort keys and filters', () => {
  expect(lists.length).toBeGreaterThan(15);
  expect(sorts.length).toBeGreaterThan(90);
  expect(filters.length).toBeGreaterThan(60);
});
