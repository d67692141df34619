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

/** Bloodborne's files call the offers of a record by the word of the documented list. */
const offersOf = ({ offers }: DataRecord): DataRecord[] => offers;

const lowestPrice = (record: DataRecord): number | null => {
  const prices = offersOf(record)
    .filter(({ currency, price }) => currency === 'blood_echoes' && price !== null)
    .map(({ price }) => price);
  return min(prices);
};

const min = (numbers: readonly (number | null)[]): number | null => {
  const known = numbers.filter((each) => each !== null);
  return known.length === 0 ? null : Math.min(...known);
};

const baseOf = ({ variants }: DataRecord) =>
  (variants as DataRecord[]).find(({ is_base: isBase }) => isBase) ?? (variants as DataRecord[])[0];

const recordsOf = (list: string, game = 'bloodborne'): DataRecord[] =>
  JSON.parse(readFileSync(fromRoot('seeds', game, `${list}.json`), 'utf8')).records;

const weaponLevels = recordsOf('weapon-levels');

/** The levels of a weapon in order, each with its values. */
const levelsOf = ({ slug }: DataRecord): readonly DataRecord[] =>
  weaponLevels.filter(({ weapon_slug: weapon }) => weapon === slug);

/** Sort keys of Bloodborne that are not a field of their record with the same name. */
const values: Readonly<Record<string, (record: DataRecord, key: string) => unknown>> = {
  'armor price': lowestPrice,
  'armor sell_price': (piece) => piece['sell_price'],
  'armor weight': (piece) => piece['weight'],
  armor: (piece, key) => piece['defense'][key.replace(/^(defense|resistance)_/, '')],
  'bosses hp': ({ forms: [first] }) => first.hp,
  'bosses new_game_plus_hp': ({ forms: [first] }) => first.new_game_plus[0]?.hp,
  enemies: (enemy, key) => baseOf(enemy)?.[key],
  'items price': lowestPrice,
  classes: (row, key) => (key.startsWith('stats_') ? row['stats'][key.slice('stats_'.length)] : row[key]),
  'weapons price': lowestPrice,
  'weapons rally': (weapon) => levelsOf(weapon).at(0)!['rally'],
  weapons(weapon, key) {
    const [, isAtMax, path] = /^(at_max_)?(.+)$/.exec(key)!;
    const [, member, inner] = /^(attack|requirements|scaling_value)_(.+)$/.exec(path!) ?? [];
    if (member === undefined) return weapon[key];
    return (isAtMax === undefined ? weapon : levelsOf(weapon).at(-1)!)[member][inner!];
  },
};

const isPublished = (record: DataRecord) => record['draft'] === undefined;

/** Who drops what: both by list and slug. */
const dropped = [
  ...['items', 'weapons', 'armor', 'runes', 'blood-gems', 'gestures'].flatMap((list) =>
    recordsOf(list)
      .filter(isPublished)
      .flatMap(({ slug, acquisition }) =>
        (acquisition as DataRecord[]).flatMap(
          ({ kind, boss_slug: boss, enemy_slug: enemy, npc_slug: npc }) => {
            const by = boss
              ? ['bosses', boss]
              : enemy
                ? ['enemies', enemy]
                : kind === 'npc_drop'
                  ? ['npcs', npc]
                  : [];
            return by.length === 0 ? [] : [{ thing: `${list} ${slug}`, by: by.join(' ') }];
          },
        ),
      ),
  ),
  ...recordsOf('enemies')
    .filter(isPublished)
    .flatMap(({ slug, drops }) =>
      (drops as DataRecord[]).flatMap((drop) =>
        [
          ['items', drop['item_slug']],
          ['blood-gems', drop['blood_gem_slug']],
          ['runes', drop['rune_slug']],
          ['weapons', drop['weapon_slug']],
          ['armor', drop['armor_slug']],
        ].flatMap(([list, thing]) => (thing ? [{ thing: `${list} ${thing}`, by: `enemies ${slug}` }] : [])),
      ),
    ),
];
const slugIn = (text: string) => text.split(' ')[1]!;
const dropsOf = (list: string) => (record: DataRecord) =>
  dropped.filter(({ by }) => by === `${list} ${record['slug']}`).map(({ thing }) => slugIn(thing));
const droppersOf = (list: string) => (record: DataRecord) =>
  dropped.filter(({ thing }) => thing === `${list} ${record['slug']}`).map(({ by }) => slugIn(by));

/** Damage against which the defense is at most 3/4 of the median, poisons with a resistance of at most 100, and flags. */
function weakTo({ defense, resistance }: DataRecord, flags: DataRecord): string[] {
  if (!defense) return [];
  const sorted = (Object.values(defense) as (number | null)[])
    .filter((value) => value !== null)
    .sort((a, b) => a - b);
  if (sorted.length === 0) return [];
  const median = (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
  return [
    ...Object.entries(defense)
      .filter(([, value]) => value !== null && (value as number) <= 0.75 * median)
      .map(([damage]) => damage),
    ...['slow_poison', 'rapid_poison'].filter((poison) => (resistance?.[poison] ?? 101) <= 100),
    ...['serrated', 'righteous'].filter((flag) => flags[`weak_to_${flag}`] === true),
  ];
}

/** Letters that are at most as good as one: what a filter by the least letter finds it for. */
const grades = ['S', 'A', 'B', 'C', 'D', 'E', '-'];
const atMost = (grade: string) => grades.slice(grades.indexOf(grade));
const scalingName = /^(at_max_)?scaling_(.+)_min$/;

/** What all of several forms are immune to. */
const immuneInAll = (forms: readonly DataRecord[]) =>
  (forms[0]!['immune_to'] as string[]).filter((word) =>
    forms.every(({ immune_to: own }) => own.includes(word)),
  );

/** Filters that compare something else than the field of their name. */
const filterFields: Readonly<Record<string, (record: DataRecord) => unknown>> = {
  'bosses drops': dropsOf('bosses'),
  'enemies drops': dropsOf('enemies'),
  ...Object.fromEntries(
    ['items', 'weapons', 'armor', 'runes', 'blood-gems'].map((list) => [
      `${list} dropped_by`,
      droppersOf(list),
    ]),
  ),
  'bosses immune_to': ({ forms }) => immuneInAll(forms.filter(({ role }: DataRecord) => role !== 'helper')),
  'enemies immune_to': ({ variants }) => immuneInAll(variants),
  'bosses weak_to': ({ forms }) => forms.flatMap((form: DataRecord) => weakTo(form, form)),
  'merchants location_slug': ({ places }) => (places as DataRecord[]).map(({ location_slug: slug }) => slug),
  'bosses rest_point_slug': ({ lamp_slug: lamp }) => lamp,
  'enemies weak_to': (enemy) =>
    (enemy['variants'] as DataRecord[]).flatMap((variant) => weakTo(variant, enemy)),
  'covenants leader_slug': (covenant) => covenant['leader_npc_slug'],
  'covenants offering_slug': (covenant) => covenant['offering_item_slug'],
  'enemies location_slug': (enemy) =>
    (enemy['placements'] as DataRecord[]).map(({ location_slug: slug }) => slug),
};

/** A value that no record has, for filters by a reference that is the same in all records. */
const otherValues: Readonly<Record<string, string>> = {
  'bloodborne endings cord_item_slug': 'old-hunter-badge',
  'elden-ring endings final_boss_slug': 'margit-the-fell-omen',
};

/** Filters that find nothing in the data as they are: gems that enemies drop are made at random. */
const findsNothing: readonly string[] = ['bloodborne blood-gems dropped_by'];

/** In other games a sort key is a number of the record, or one of an object in it: `attack_fire` is `attack.fire`. */
function valueOfOthers(list: string, key: string, record: DataRecord): unknown {
  if (list === 'mills' && key === 'sacks') {
    const perDay = (record['grinds'] as DataRecord[]).map((flour) => flour['per_day'] as number);
    return perDay.length === 0 ? null : Math.max(...perDay);
  }
  if (list === 'bosses' && key === 'hp') return record['forms'][0].hp;
  if (list === 'bosses' && key === 'new_game_plus_hp') return record['forms'][0].new_game_plus?.[0].hp;
  if (list === 'enemies' && key === 'hp')
    return min((record['variants'] as DataRecord[]).map(({ hp }) => hp));
  if (key === 'price')
    return min(offersOf(record).flatMap(({ currency, price }) => (currency === 'runes' ? [price] : [])));
  if (list === 'weapons' && /^at_max_|^scaling_value_/.test(key)) return upgradedValue(record, key);
  if (record[key] !== undefined) return record[key];
  const [, outer, inner] = /^([a-z]+)_(.+)$/.exec(key) ?? [];
  return record[outer!]?.[inner!];
}

const valueOf = ({ game, list }: List, key: string, record: DataRecord): number | null => {
  if (game !== 'bloodborne') return (valueOfOthers(list, key, record) ?? null) as number | null;
  const read = values[`${list} ${key}`] ?? values[list];
  return ((read ? read(record, key) : record[key]) ?? null) as number | null;
};

const eldenRingGoods = ['weapons', 'armor', 'talismans', 'ashes-of-war', 'spells', 'items', 'spirit-ashes'];
/** Who drops what in Elden Ring: both by list and slug. */
const droppedInEldenRing = [
  ...eldenRingGoods.flatMap((list) =>
    recordsOf(list, 'elden-ring').flatMap(({ slug, acquisition }) =>
      (acquisition as DataRecord[]).flatMap(({ boss_slug: boss }) =>
        boss ? [{ thing: `${list} ${slug}`, by: `bosses ${boss}` }] : [],
      ),
    ),
  ),
  ...recordsOf('enemies', 'elden-ring').flatMap(({ slug, drops }) =>
    ((drops ?? []) as DataRecord[]).map((drop) => {
      const list = eldenRingGoods.find((each) => drop[`${kindOf(each)}_slug`])!;
      return { thing: `${list} ${drop[`${kindOf(list)}_slug`]}`, by: `enemies ${slug}` };
    }),
  ),
];
function kindOf(list: string): string {
  return list === 'armor' ? 'armor' : list === 'ashes-of-war' ? 'ash_of_war' : list.replace(/s$/, '');
}

const upgradeTypes = new Map(
  recordsOf('upgrade-types', 'elden-ring').map((type) => [type['slug'] as string, type]),
);
const ashes = recordsOf('ashes-of-war', 'elden-ring');

/** The letter of a factor: S from 1.75, A 1.4, B 0.9, C 0.6, D 0.25. */
function gradeOf(factor: number): string {
  const rounded = Math.round(factor * 1e4) / 1e4;
  const at = [1.75, 1.4, 0.9, 0.6, 0.25].findIndex((min) => rounded >= min);
  return rounded === 0 ? '-' : grades[at === -1 ? 5 : at]!;
}

/** Finds the factors of a level of a weapon with an affinity. */
const levelOfType = ({ upgrade_type_slug: type }: DataRecord, level: number): DataRecord =>
  upgradeTypes.get(type)!['levels'].find((each: DataRecord) => each['level'] === level);

/** The value of a weapon of Elden Ring at its highest level, or its scaling at +0, with its first affinity. */
function upgradedValue({ affinities: [own], max_level: max }: DataRecord, key: string) {
  const [, isAtMax, member, word] = /^(at_max_)?(attack|scaling_value)_(.+)$/.exec(key)!;
  if (own === undefined) return null;
  const factors = levelOfType(own, isAtMax === undefined ? 0 : max)[
    member === 'attack' ? 'attack' : 'scaling'
  ];
  return Number((own[member!][word!] * factors[word!]).toFixed(4));
}

/** The letter of a weapon of Elden Ring with its first affinity. */
function gradeOfWeapon({ affinities: [own], max_level: max }: DataRecord, stat: string, isAtMax: boolean) {
  if (own === undefined) return '-';
  const level = levelOfType(own, isAtMax ? max : 0);
  return gradeOf(own.scaling_value[stat] * level['scaling'][stat]);
}

/** What a record of another game than Bloodborne has for a filter. */
function valuesOfOthers(list: string, name: string, record: DataRecord): readonly unknown[] {
  const own = `${list} ${record['slug']}`;
  if (name === 'drops')
    return droppedInEldenRing.flatMap(({ thing, by }) => (by === own ? [slugIn(thing)] : []));
  if (name === 'dropped_by')
    return droppedInEldenRing.flatMap(({ thing, by }) => (thing === own ? [slugIn(by)] : []));
  if (name === 'sold_by') return offersOf(record).map((offer) => offer['merchant_slug']);
  if (name === 'immune_to') return immuneInAll(record['forms'] ?? record['variants']);
  const [, isAtMax, stat] = scalingName.exec(name) ?? [];
  if (stat !== undefined) return atMost(gradeOfWeapon(record, stat, isAtMax !== undefined));
  if (list === 'weapons' && name === 'status')
    return (record['affinities'][0]?.status ?? []).map(({ kind }: DataRecord) => kind);
  if (list === 'weapons' && name === 'ash_of_war_slug')
    return ashes.flatMap(({ slug, fits }) =>
      record['is_infusable'] && fits.includes(record['category']) ? [slug] : [],
    );
  if (name === 'weak_to')
    return ((record['forms'] ?? record['variants']) as DataRecord[]).flatMap(({ negation }) =>
      Object.keys(negation).filter((type) => negation[type] < 0),
    );
  if (list === 'enemies' && name === 'location_slug')
    return (record['placements'] as DataRecord[]).map(({ location_slug: slug }) => slug);
  if (list === 'merchants' && name === 'location_slug')
    return (record['places'] as DataRecord[]).flatMap(({ location_slug: slug }) => slug ?? []);
  if (name === 'conflicts_with' && record['conflict_group'] !== null)
    return recordsOf('talismans', 'elden-ring')
      .filter(
        ({ slug, conflict_group }) => conflict_group === record['conflict_group'] && slug !== record['slug'],
      )
      .map(({ slug }) => slug);
  return [record[name] ?? []].flat();
}

/** The location that each location of a game is a part of, by slug. */
const wholes = new Map<string, ReadonlyMap<unknown, unknown>>();

/** A location and all that it is in. */
function around(game: string, slug: unknown): readonly unknown[] {
  if (!slug) return [];
  const known =
    wholes.get(game) ??
    new Map(recordsOf('locations', game).map((each) => [each['slug'], each['parent_slug']]));
  wholes.set(game, known);
  return [slug, ...around(game, known.get(slug))];
}

/** What a record has for a filter: several values, one, or none. What is in a part of a location is in that location. */
const valuesOf = (list: List, name: string, record: DataRecord): readonly unknown[] => {
  const own = ownValuesOf(list, name, record);
  return /^(location|parent)_slug$/.test(name) ? own.flatMap((slug) => around(list.game, slug)) : own;
};

/** The currencies in which a merchant sells. */
const currenciesOf = (game: string, merchant: unknown): readonly unknown[] =>
  lists
    .filter((list) => list.game === game)
    .flatMap(({ records }) => records.flatMap((record): DataRecord[] => offersOf(record) ?? []))
    .flatMap(({ merchant_slug: slug, currency }) => (slug === merchant ? [currency] : []));

function ownValuesOf({ game, list }: List, name: string, record: DataRecord): readonly unknown[] {
  if (list === 'merchants' && name === 'currency') return currenciesOf(game, record['slug']);
  if (game !== 'bloodborne') return valuesOfOthers(list, name, record);
  const [, isAtMax, stat] = scalingName.exec(name) ?? [];
  if (stat !== undefined)
    return atMost((isAtMax === undefined ? record : levelsOf(record).at(-1)!)['scaling'][stat]);
  const read = filterFields[`${list} ${name}`];
  if (read) return [read(record) ?? []].flat();
  if (name === 'sold_by') return offersOf(record).map((offer) => offer['merchant_slug']);
  return [record[name] ?? []].flat();
}

const general = ['page', 'page_size', 'sort', 'seed', 'slugs', 'view', 'lang', 'dataset'];
const isBound = ({ name, schema }: Parameter) =>
  /_(min|max)$/.test(name) && ['number', 'integer'].includes(schema['type']);

interface List {
  readonly game: string;
  readonly list: string;
  readonly url: string;
  readonly records: readonly DataRecord[];
  readonly sortKeys: readonly string[];
  readonly filters: readonly Parameter[];
  readonly bounds: readonly string[];
}

const lists = Object.entries<any>(openApiDocument().paths).flatMap(([path, { get }]): List[] => {
  const parameters: Parameter[] = (get?.parameters ?? []).filter((each: any) => each.in === 'query');
  const has = (wanted: string) => parameters.some(({ name }) => name === wanted);
  // A calculator's rows are computed.
  if (!has('slugs') || !has('page') || path.includes('/calc/')) return [];
  const [game, list] = path.split('/').slice(-2) as [string, string];
  return [
    {
      game,
      list,
      url: path,
      records: recordsOf(list, game).filter(isPublished),
      sortKeys: (parameters.find(({ name }) => name === 'sort')!.schema['items'].enum as string[]).filter(
        (key) => !key.startsWith('-') && key !== 'random',
      ),
      filters: parameters.filter((each) => !general.includes(each.name) && !isBound(each)),
      bounds: parameters.filter(isBound).map(({ name }) => name),
    },
  ];
});

/** How many records a list has, and what its first and last page have of them. */
async function expectEnds(url: string, query: string, expected: readonly string[]): Promise<void> {
  for (const page of new Set([1, Math.max(1, Math.ceil(expected.length / 100))])) {
    const { json } = await service.get(`${url}?${query}&page_size=100&page=${page}`);
    const slugs = json.data.map(({ slug }: DataRecord) => slug);
    const { total } = json.meta;
    expect({ query, total, slugs }).toEqual({
      query,
      total: expected.length,
      slugs: expected.slice((page - 1) * 100, page * 100),
    });
  }
}

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

const sorts = lists.flatMap((each) =>
  each.sortKeys.map((key) => [`${each.game}/${each.list}`, key, each] as const),
);

test.each(sorts)('D1: %s?sort=%s follows the data files, both ways', async (_list, key, list) => {
  const { url, records } = list;
  if (key === 'slug' || key === 'name') {
    const ascending = [...records].sort((a, b) => compare(bytes(a[key]), bytes(b[key])) || bySlug(a, b));
    expect(await slugsOf(url, `sort=${key}`)).toEqual(slugsIn(ascending));
    await expectEnds(url, `sort=-${key}`, slugsIn(ascending.reverse()));
    return;
  }
  const value = (record: DataRecord) => valueOf(list, key, record);
  const known = records.filter((record) => value(record) !== null);
  const unknown = records.filter((record) => value(record) === null).sort(bySlug);
  const ascending = [...known].sort((a, b) => value(a)! - value(b)! || bySlug(a, b));
  const descending = [...known].sort((a, b) => value(b)! - value(a)! || bySlug(a, b));
  await expectEnds(url, `sort=${key}`, slugsIn([...ascending, ...unknown]));
  await expectEnds(url, `sort=-${key}`, slugsIn([...descending, ...unknown]));
});

const filters = lists.flatMap((each) =>
  each.filters.map((filter) => [`${each.game}/${each.list}`, filter.name, each, filter] as const),
);

test.each(filters)(
  '%s?%s= keeps the records that have the value in the data files, and drops the others',
  async (_list, name, list, { schema }) => {
    const { url, records } = list;
    const own = new Map(records.map((record) => [record, valuesOf(list, name, record)]));
    const found = [...own.values()].flat();
    const isText = schema['type'] !== 'boolean';
    const unfound =
      isText && findsNothing.includes(`${list.game} ${list.list} ${name}`) ? ['cleric-beast'] : [];
    const closed =
      schema['type'] === 'boolean' ? [true, false] : (schema['enum'] ?? schema['items']?.enum ?? []);
    const other = otherValues[`${list.game} ${list.list} ${name}`];
    let [kept, others] = [0, 0];
    const values = [...new Set([...found, ...closed, ...unfound, ...(other === undefined ? [] : [other])])];
    // Of hundreds of values, as many as show that a filter is wrong.
    const step = Math.ceil(values.length / 5);
    for (const value of values.filter((_value, at) => at % step === 0)) {
      const expected = records.filter((record) => own.get(record)!.includes(value)).sort(bySlug);
      const responded = await slugsOf(url, `sort=slug&${name}=${encodeURIComponent(String(value))}`);
      expect([value, responded]).toEqual([value, slugsIn(expected)]);
      kept += expected.length;
      others += records.length - expected.length;
    }
    expect(kept > 0).toBe(!findsNothing.includes(`${list.game} ${list.list} ${name}`));
    expect(others).toBeGreaterThan(0);
    if (schema['type'] !== 'array') return;
    // Several values: any of them, in any order.
    const several = [...new Set([...found, ...unfound])].slice(0, 20);
    const any = records.filter((record) => own.get(record)!.some((each) => several.includes(each)));
    for (const values of [several, several.toReversed()])
      expect(await slugsOf(url, `${name}=${values.join(',')}`)).toEqual(slugsIn(any.sort(bySlug)));
  },
);

const ranges = lists.flatMap((each) =>
  each.sortKeys.flatMap((key) =>
    ['slug', 'name'].includes(key) ? [] : [[`${each.game}/${each.list}`, key, each] as const],
  ),
);

test.each(ranges)('%s?%s_min=&…_max= keeps what is known and between both', async (_list, key, list) => {
  const { url, records, bounds } = list;
  expect(bounds).toEqual(expect.arrayContaining([`${key}_min`, `${key}_max`]));
  const known = records.map((record) => valueOf(list, key, record)).filter((value) => value !== null);
  // Both ends match, so that an end that is left out shows; where nothing is known, any range is empty. Each question keeps about a quarter of the records.
  const [low, high] = [0.25, 0.75].map(
    (share) => known.toSorted((a, b) => a - b)[Math.floor(known.length * share)] ?? 0,
  );
  for (const [query, from, to] of [
    [`${key}_min=${high}`, high!, Infinity],
    [`${key}_max=${low}`, -Infinity, low!],
    [`${key}_min=${low}&${key}_max=${low}`, low!, low!],
  ] as const) {
    const expected = records.filter((record) => {
      const value = valueOf(list, key, record);
      return value !== null && value >= from && value <= to;
    });
    await expectEnds(url, query, slugsIn(expected.sort(bySlug)));
  }
});

test('several filters, a range and an order combine', async () => {
  const { url, records } = lists.find(({ game, list }) => game === 'bloodborne' && list === 'weapons')!;
  const expected = records
    .filter(
      ({ category, requirements, durability }) =>
        ['trick_weapon', 'firearm'].includes(category) && requirements.strength <= 9 && durability >= 200,
    )
    .sort((a, b) => b['durability'] - a['durability'] || bySlug(a, b));
  expect(expected.length).toBeGreaterThan(2);
  const query =
    'category=firearm,trick_weapon&requirements_strength_max=9&durability_min=200&sort=-durability';
  expect(await slugsOf(url, query)).toEqual(slugsIn(expected));
});

test.each(lists)(
  '$game/$list?sort=random&seed= holds every record once, in an order that the seed decides',
  async ({ url, records }) => {
    const all = slugsIn(records).sort();
    const orders = new Set<string>();
    for (const seed of ['a', 'Z_9-']) {
      const slugs = await slugsOf(url, `sort=random&seed=${seed}`);
      expect(slugs.toSorted()).toEqual(all);
      orders.add(slugs.join());
      // Pages are parts of one order.
      const { json } = await service.get(`${url}?sort=random&seed=${seed}&page_size=2&page=2`);
      expect(json.data.map(({ slug }: DataRecord) => slug)).toEqual(slugs.slice(2, 4));
    }
    // Two orders of few records may be the same.
    if (all.length > 5) expect(orders.size).toBe(2);
  },
);

test('the document names lists with sort keys and filters', () => {
  // With fewer than two values there is nothing that an order could show: that is so for a few at most.
  const isFlat = ([, key, list]: (typeof sorts)[number]) =>
    !['slug', 'name'].includes(key) &&
    new Set(list.records.map((record) => valueOf(list, key, record)).filter((each) => each !== null)).size <
      2;
  expect(sorts.filter(isFlat).length).toBeLessThan(sorts.length / 10);
  expect(lists.length).toBeGreaterThan(30);
  expect(sorts.length).toBeGreaterThan(90);
  expect(filters.length).toBeGreaterThan(60);
});
