import { beforeAll, describe, expect, test } from '@jest/globals';
import type { GraphQLInterfaceType } from 'graphql';
import type { Release } from '../../src/data/releases.ts';
import { bloodborne, schema, tableOf } from '../bloodborne.ts';
import type { CostHint } from '../../src/graph/limits/points.ts';
import { columnOfFilter, type Filter, type ListArguments } from '../../src/graph/queries/list-arguments.ts';
import { type Graph, rowTypes, sharedGraph } from './graph.ts';
import { publishedGame } from '../games.ts';

type DataRecord = Readonly<Record<string, any>>;

const filterOf = (table: string) => bloodborne.listArguments.get(table);
const recordsOf = (table: string) =>
  [...(publishedGame('bloodborne').records.get(table) ?? [])] as DataRecord[];

let graph: Graph;
/** One release for all, as a running service has it. */
let release: Release;
beforeAll(async () => {
  graph = await sharedGraph();
  release = graph.fresh();
});

const bytes = (text: string) => Buffer.from(text).toString('latin1');
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
/** A filter as a member of the input of its list. */
const argument = (filtering: ListArguments, name: string, value: unknown, { type }: Filter) =>
  filtering.paths
    .get(name)!
    .reduceRight(
      (inner, member, depth) => (depth === 0 ? `${member}: ${inner}` : `{ ${member}: ${inner} }`),
      type === 'Slug' || type === 'Label' ? JSON.stringify(value) : String(value),
    );

const wholes = new Map(recordsOf('location').map(({ slug, parent_slug: whole }) => [slug, whole]));

/** A location and all that it is in. */
const around = (slug: unknown): readonly unknown[] => (slug ? [slug, ...around(wholes.get(slug))] : []);

/** What a record has for a filter, read from the data files. What is in a part of a location is in that location. */
const valuesOf = (record: DataRecord, name: string, filter: Filter): readonly unknown[] =>
  filter.to?.includes('location')
    ? ownValuesOf(record, name, filter).flatMap(around)
    : ownValuesOf(record, name, filter);

function ownValuesOf(record: DataRecord, name: string, filter: Filter): readonly unknown[] {
  if (filter.through) {
    const { edge, column } = filter.through;
    const lists: Readonly<Record<string, string>> = { offer: 'offers', merchant_place: 'places' };
    const edges = record[lists[edge] ?? 'placements'] as DataRecord[];
    return edges.map((each) => each[column]);
  }
  const value = record[columnOfFilter(name, filter)];
  return filter.isArray ? (value ?? []) : [value];
}

const weaponLevels = recordsOf('weapon_level');

/** A sort key of a record, read from the data files; null when it is not known. */
function valueOf(record: DataRecord, filtering: ListArguments, by: string): number | null {
  const at = filtering.sortKeys.get(by)!.at ?? by;
  if (filtering.table === 'enemy') {
    const [first, ...others] = record['variants'] as DataRecord[];
    return ([first!, ...others].find((variant) => variant['is_base']) ?? first!)[by] as number;
  }
  if (filtering.table === 'boss' && by.endsWith('hp')) {
    const [{ hp, new_game_plus: later }] = record['forms'] as any[];
    return by === 'hp' ? hp : (later[0]?.hp ?? null);
  }
  if (by === 'price') {
    const prices = (record['offers'] as DataRecord[])
      .filter(({ currency }) => currency === 'blood_echoes')
      .flatMap(({ price }) => price ?? []);
    return prices.length === 0 ? null : Math.min(...prices);
  }
  const valueAt = (row: DataRecord, path: string) =>
    path.split('.').reduce<any>((part, member) => part?.[member], row) ?? null;
  if (filtering.table !== 'weapon') return valueAt(record, at);
  const levels = weaponLevels.filter(({ weapon_slug: weapon }) => weapon === record['slug']);
  const [, member, stat] = /^at_max_(attack|scaling_value)_(.+)$/.exec(by) ?? [];
  if (member !== undefined) return valueAt(levels.at(-1)!, `${member}.${stat}`);
  return by === 'rally' ? levels[0]!['rally'] : valueAt(record, at);
}

/** The records in an order, by plain comparison. */
function sorted(records: readonly DataRecord[], filtering: ListArguments, order: string): DataRecord[] {
  const backwards = order.endsWith('_descending');
  const by = order.replace(/_descending$/, '');
  const bySlug = (a: DataRecord, b: DataRecord) => compare(a['slug'], b['slug']);
  if (by === 'slug' || by === 'name') {
    const ascending = [...records].sort((a, b) => compare(bytes(a[by]), bytes(b[by])) || bySlug(a, b));
    return backwards ? ascending.reverse() : ascending;
  }
  return [...records].sort((a, b) => {
    const [left, right] = [valueOf(a, filtering, by), valueOf(b, filtering, by)];
    if (left === null || right === null)
      return Number(left === null) - Number(right === null) || bySlug(a, b);
    return (backwards ? right - left : left - right) || bySlug(a, b);
  });
}

/** Numbers that are the same in every run (mulberry32). */
function randomFrom(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) % limit;
  };
}

const lists = rowTypes.map(({ plural, type }) => ({
  plural,
  type,
  filtering: filterOf(tableOf(type.name)!)!,
}));
const ordersOf = ({ sortKeys: values }: ListArguments) =>
  ['slug', 'name', ...values.keys()].flatMap((by) => [by, `${by}_descending`]);

describe('every list in every order under its filters, as the data files say', () => {
  /** Some choices of a list: none, a value of each filter, and combinations of a record's own values. */
  function choicesOf(
    filtering: ListArguments,
    records: readonly DataRecord[],
    random: (limit: number) => number,
  ) {
    // What follows from records of other kinds, or is computed, is compared in test/http/lists-and-data-files.
    const filters = [...filtering.filters].filter(
      ([, { through, values }]) => values === undefined && through?.edge !== 'dropped',
    );
    const own = (record: DataRecord, chosen: readonly [string, Filter][]) =>
      chosen.flatMap(([name, filter]) => {
        const values = valuesOf(record, name, filter).filter(
          (value) => value !== null && value !== undefined,
        );
        return values.length === 0 ? [] : [{ name, filter, value: values[random(values.length)] }];
      });
    const anyRecord = () => records[random(records.length)]!;
    const single = filters.map((each) => {
      const having = records.filter((record) => own(record, [each]).length > 0);
      return own(having[random(having.length)] ?? anyRecord(), [each]);
    });
    const several = [2, 3].flatMap((count) =>
      filters.length < count
        ? []
        : [own(anyRecord(), [...filters].sort(() => random(3) - 1).slice(0, count))],
    );
    return [[], ...single, ...several];
  }

  test.each(lists.map((list) => [list.plural, list] as const))('%s', async (plural, { type, filtering }) => {
    const random = randomFrom(plural.length * 7919);
    const records = recordsOf(tableOf(type.name)!);
    const wrong: string[] = [];
    let requested = 0;
    for (const chosen of choicesOf(filtering, records, random)) {
      const filters = chosen
        .map(({ name, value, filter }) => argument(filtering, name, value, filter))
        .join(', ');
      const left = records.filter((record) =>
        chosen.every(({ name, filter, value }) => valuesOf(record, name, filter).includes(value)),
      );
      for (const order of ordersOf(filtering)) {
        const expected = sorted(left, filtering, order).map(({ slug }) => slug);
        const pageSize = [7, 20, 100][random(3)]!;
        const last = Math.max(1, Math.ceil(expected.length / pageSize));
        const page = [1, 1 + random(last), last, last + 1][random(4)]!;
        const more = `page: { number: ${page}, size: ${pageSize} }, sort: ${order}, filter: { ${filters} }`;
        const { result } = await graph.run(
          `{ list: ${plural}(${more}) { data { slug } meta { total } } }`,
          release,
        );
        requested += 1;
        const got = result.data?.list.data.map(({ slug }: DataRecord) => slug);
        const wanted = expected.slice((page - 1) * pageSize, page * pageSize);
        if (
          JSON.stringify(got) !== JSON.stringify(wanted) ||
          result.data?.list.meta.total !== expected.length
        )
          wrong.push(
            `${more}: ${got} of ${result.data?.list.meta.total}, not ${wanted} of ${expected.length}`,
          );
      }
    }
    expect(wrong).toEqual([]);
    expect(requested).toBeGreaterThanOrEqual(ordersOf(filtering).length);
  });
});

describe('nulls and ties', () => {
  test('what is not known is last in both directions, and ties follow the slug in both', async () => {
    const rows = async (order: string) =>
      (
        await graph.run(
          `{ locations(page: { size: 100 }, sort: ${order}) { data { slug insightTotal } } }`,
          release,
        )
      ).result.data.locations.data as { slug: string; insightTotal: number | null }[];
    for (const order of ['insight_total', 'insight_total_descending']) {
      const found = await rows(order);
      const values = found.map(({ insightTotal }) => insightTotal);
      const known = values.filter((value) => value !== null);
      expect(known.length).toBeGreaterThan(3);
      expect(known.length).toBeLessThan(values.length);
      expect(values.slice(known.length).every((value) => value === null)).toBe(true);
      for (const [index, { slug, insightTotal }] of found.entries()) {
        const next = found[index + 1];
        if (next && next.insightTotal === insightTotal) expect(slug < next.slug).toBe(true);
      }
    }
  });
});

describe('several sort keys', () => {
  const slugsBy = async (sort: string) => {
    const { result } = await graph.run(
      `{ armorPieces(page: { size: 100 }, sort: ${sort}) { data { slug } } }`,
      release,
    );
    expect(result.errors).toBeUndefined();
    return result.data.armorPieces.data.map(({ slug }: DataRecord) => slug);
  };

  test('decide in their order, each in its direction', async () => {
    const all = recordsOf('armor');
    const filtering = filterOf('armor')!;
    const keys = [...filtering.sortKeys.keys()].slice(0, 2);
    for (const [first, second] of [keys, [...keys].reverse()] as [string, string][])
      for (const [by, then] of [
        [first, `${second}_descending`],
        [`${first}_descending`, second],
        [first, 'name'],
        [first, 'name_descending'],
        [first, 'slug_descending'],
      ] as const) {
        // A stable sort by the last key, then by the first one; records with equal values keep the order of the last.
        const values = new Map(all.map((each) => [each, valueOf(each, filtering, first)]));
        const sign = by.endsWith('_descending') ? -1 : 1;
        const expected = sorted(all, filtering, then).sort((a, b) => {
          const [left, right] = [values.get(a)!, values.get(b)!];
          return left === null || right === null
            ? Number(left === null) - Number(right === null)
            : sign * (left - right);
        });
        expect(await slugsBy(`[${by}, ${then}]`)).toEqual(expected.slice(0, 100).map(({ slug }) => slug));
      }
  });

  test.each([
    ['too many', '[hp, name, slug, slug_descending]', 'out_of_range'],
    ['none', '[]', 'out_of_range'],
    ['one in both directions', '[hp, hp_descending]', 'repeated'],
    ['a random order beside another', '[random, hp]', 'not_combinable'],
  ])('%s are refused', async (_what, sort, code) => {
    for (const query of [
      `bosses(sort: ${sort}, seed: "a") { data { slug } }`,
      `location(slug: "cathedral-ward") { bosses(sort: ${sort}) { slug } }`,
    ])
      expect((await refusalOf(query)).errors).toMatchObject([{ name: 'sort', code }]);
  });
});

describe('what a caller can choose by', () => {
  test('there is a filter for every closed set, flag and reference of a record', async () => {
    const { getNamedType, isEnumType } = await import('graphql');
    const missing: string[] = [];
    // Fields that every record has describe its form, not its content.
    const common = new Set(Object.keys((schema.getType('GameRecord') as GraphQLInterfaceType).getFields()));
    for (const { plural, type, filtering } of lists) {
      const columns = new Set([...filtering.filters].map(([name, filter]) => columnOfFilter(name, filter)));
      for (const field of Object.values(type.getFields())) {
        if (common.has(field.name)) continue;
        const of = getNamedType(field.type);
        const leadsTo = field.extensions['leadsTo'] as CostHint | undefined;
        if (leadsTo?.kind === 'record') {
          for (const column of Object.keys(leadsTo.tables))
            if (!columns.has(column)) missing.push(`${plural}: ${column}`);
        } else if (leadsTo === undefined && (isEnumType(of) || of.name === 'Boolean')) {
          if (!filtering.filters.has(field.name.replace(/s$/, '')) && !filtering.filters.has(field.name))
            missing.push(`${plural}: ${field.name}`);
        }
      }
    }
    expect(missing).toEqual([]);
  });

  test('a filter that is a slug names its kind', () => {
    const silent = lists.flatMap(({ plural, filtering }) =>
      [...filtering.filters].flatMap(([name, { type, to }]) =>
        type === 'Slug' && to === undefined ? `${plural}(${name})` : [],
      ),
    );
    expect(silent).toEqual([]);
  });
});

/** The only error of a query, as a caller sees its problem. */
async function refusalOf(query: string) {
  const { result } = await graph.run(`{ ${query} }`, release);
  expect(result.errors).toHaveLength(1);
  const { message, originalError } = result.errors![0]!;
  const { code, extras } = originalError as any;
  return { message, code, errors: extras?.errors };
}

describe('records by slug', () => {
  const slugs = ['vicar-amelia', 'father-gascoigne'];

  test('come in the order of the slugs, and their number is the size', async () => {
    const more = `slugs: ${JSON.stringify(slugs)}`;
    const { result, statements } = await graph.run(
      `{ bosses(${more}) { data { slug hp } meta { page pageSize total } } }`,
    );
    expect(result.errors).toBeUndefined();
    expect(result.data.bosses.data.map(({ slug }: DataRecord) => slug)).toEqual(slugs);
    expect(result.data.bosses.meta).toEqual({ page: 1, pageSize: 2, total: 2 });
    expect(statements).toHaveLength(1);
  });

  test('a hundred of them are one statement', async () => {
    const many = recordsOf('blood_gem')
      .slice(0, 100)
      .map(({ slug }) => slug)
      .reverse();
    const { result, statements } = await graph.run(
      `{ bloodGems(slugs: ${JSON.stringify(many)}) { data { slug } } }`,
    );
    expect(result.data.bloodGems.data.map(({ slug }: DataRecord) => slug)).toEqual(many);
    expect(statements).toHaveLength(1);
  });

  test('unknown ones are one error that names each and what is near', async () => {
    const { code, message, errors } = await refusalOf(
      `bosses(slugs: ["father-gascoine", "vicar-amelia", "nobody-at-all"]) { data { slug } }`,
    );
    expect(code).toBe('unknown_reference');
    expect(message).toContain('must name a boss; got father-gascoine. Did you mean "father-gascoigne"?');
    expect(message).toContain('must name a boss; got nobody-at-all.');
    expect(errors).toMatchObject([
      { name: 'slugs', received: 'father-gascoine', did_you_mean: ['father-gascoigne'] },
      { name: 'slugs', received: 'nobody-at-all' },
    ]);
  });

  test.each([
    ['slugs: []', 'must have 1 to 100 slugs without duplicates; got 0'],
    [
      `slugs: ${JSON.stringify(Array.from({ length: 101 }, (_each, index) => `a-${index}`))}`,
      'must have 1 to 100 slugs without duplicates; got 101',
    ],
    ['slugs: ["vicar-amelia", "vicar-amelia"]', 'got "vicar-amelia" more than once'],
    ['slugs: ["vicar-amelia"], page: { number: 2 }', 'cannot be combined with page'],
    [
      'slugs: ["vicar-amelia"], sort: hp, filter: { isDlc: false, hp: { min: 1 } }',
      'cannot be combined with sort, isDlc, hp.min',
    ],
  ])('are refused with what must be: %s', async (args, expected) => {
    for (const field of [`bosses(${args}) { data { slug } }`, `bosses(${args}) { meta { total } }`]) {
      const { code, message } = await refusalOf(field);
      expect(code).toBe('invalid_parameter');
      expect(message).toContain(expected);
    }
  });
});

describe('a value that does not exist', () => {
  test.each([
    ['bosses', 'locationSlug: "central-yharnan"', 'unknown_reference', 'central-yharnam'],
    ['armorPieces', 'setSlug: "yharnam-hunter"', 'unknown_reference', 'yharnam-hunter-set'],
    ['items', 'soldBy: "bath-messenger"', 'unknown_reference', 'bath-messengers'],
    ['runes', 'covenantSlug: "the-leage"', 'unknown_reference', 'the-league'],
    ['bloodGems', 'familySlug: "adept-blunt-atk"', 'unknown_reference', 'adept-blunt-atk-up'],
    ['chaliceDungeons', 'area: "Pthumeria"', 'invalid_parameter', 'Pthumeru'],
    ['bloodGems', 'category: "adept_gem"', 'invalid_parameter', 'adept_gems'],
  ])('%s(%s) is refused with the nearest value', async (plural, args, expected, near) => {
    const [name, value] = args.split(': ') as [string, string];
    for (const field of [
      `${plural}(filter: { ${args} }) { data { slug } }`,
      `${plural}(filter: { ${args} }) { meta { total } }`,
    ]) {
      const { code, message, errors } = await refusalOf(field);
      expect(code).toBe(expected);
      expect(message).toContain(name);
      expect(message).toContain(JSON.parse(value));
      expect(errors).toMatchObject([{ name, received: JSON.parse(value) }]);
      expect(errors[0].did_you_mean).toContain(near);
    }
  });

  test('is no error where it exists and nothing matches', async () => {
    const { result } = await graph.run(
      `{ bosses(filter: { locationSlug: "central-yharnam", isChalice: true }) { data { slug } meta { total } } }`,
      release,
    );
    expect(result).toEqual({ data: { bosses: { data: [], meta: { total: 0 } } } });
  });

  test('is refused in a relation too', async () => {
    const { code, errors } = await refusalOf(
      `location(slug: "cathedral-ward") { npcs(filter: { locationSlug: "cathedral-war" }) { slug } }`,
    );
    expect(code).toBe('unknown_reference');
    expect(errors[0].did_you_mean).toContain('cathedral-ward');
  });
});

describe('relations', () => {
  const sendRelation = async (query: string) => {
    const { result } = await graph.run(`{ of: ${query} }`, release);
    expect(result.errors).toBeUndefined();
    return result.data.of;
  };

  test('of records take the filters and orders of their list, and a limit', async () => {
    const filtering = filterOf('boss')!;
    for (const { slug } of recordsOf('location')) {
      const here = recordsOf('boss').filter((boss) => boss['location_slug'] === slug);
      for (const order of ordersOf(filtering)) {
        const { bosses } = await sendRelation(
          `location(slug: "${slug}") { bosses(filter: { isOptional: true }, sort: ${order}, limit: 2) { slug } }`,
        );
        const expected = sorted(
          here.filter((boss) => boss['is_optional']),
          filtering,
          order,
        );
        expect(bosses).toEqual(expected.slice(0, 2).map((boss) => ({ slug: boss['slug'] })));
      }
    }
  });

  test('of records take the ranges of their list, alone and together', async () => {
    const found = new Set<string>();
    for (const { slug } of recordsOf('location')) {
      const here = recordsOf('boss').filter((boss) => boss['location_slug'] === slug);
      for (const [range, isIn] of [
        ['{ min: 5000 }', (hp: number) => hp >= 5000],
        ['{ max: 5000 }', (hp: number) => hp <= 5000],
        ['{ min: 2031, max: 5000 }', (hp: number) => hp >= 2031 && hp <= 5000],
      ] as const) {
        const { bosses } = await sendRelation(
          `location(slug: "${slug}") { bosses(filter: { hp: ${range} }, sort: [hp, slug]) { slug } }`,
        );
        const expected = here.filter((boss) => isIn(valueOf(boss, filterOf('boss')!, 'hp')!));
        expect(bosses).toEqual(
          sorted(expected, filterOf('boss')!, 'hp').map((boss) => ({ slug: boss['slug'] })),
        );
        if (expected.length > 0) found.add(range);
      }
    }
    expect(found.size).toBe(3);
  });

  test('without arguments are as they were', async () => {
    const { pieces, pieceSlugs } = await sendRelation(
      `armorSet(slug: "yharnam-hunter-set") { pieces { slug slot } pieceSlugs }`,
    );
    expect(pieces.map(({ slug }: DataRecord) => slug)).toEqual(pieceSlugs);
    expect(pieces.map(({ slot }: DataRecord) => slot)).toEqual(['head', 'chest', 'hands', 'legs']);
  });

  test('the best piece of a set', async () => {
    const { pieces } = await sendRelation(
      `armorSet(slug: "yharnam-hunter-set") { pieces(sort: defense_fire_descending, limit: 1) { slug } }`,
    );
    const of = recordsOf('armor').filter((piece) => piece['set_slug'] === 'yharnam-hunter-set');
    const [best] = sorted(of, filterOf('armor')!, 'defense_fire_descending');
    expect(pieces).toEqual([{ slug: best!['slug'] }]);
  });

  test('what is on sale, by kind and price', async () => {
    const { stock } = await sendRelation(
      `merchant(slug: "bath-messengers") { stock(filter: { kind: weapon }, sort: price_descending, limit: 5) { name price record { __typename } } }`,
    );
    const prices = recordsOf('weapon')
      .flatMap((weapon) => weapon['offers'] as DataRecord[])
      .filter((each) => each['merchant_slug'] === 'bath-messengers')
      .map(({ price }) => price as number)
      .sort((a, b) => b - a);
    expect(stock.map(({ price }: DataRecord) => price)).toEqual(prices.slice(0, 5));
    expect(new Set(stock.map(({ record }: DataRecord) => record.__typename))).toEqual(new Set(['Weapon']));
  });

  test('ways to obtain something, by way and by what it is', async () => {
    const whole = await sendRelation(
      `location(slug: "cathedral-ward") { foundHere { kind how name record { __typename } } }`,
    );
    const { foundHere } = await sendRelation(
      `location(slug: "cathedral-ward") { foundHere(filter: { how: treasure, kind: item }) { kind how name record { __typename } } }`,
    );
    const expected = whole.foundHere.filter(
      ({ how, record }: DataRecord) => how === 'treasure' && record.__typename === 'Item',
    );
    expect(expected.length).toBeGreaterThan(2);
    expect(foundHere).toEqual(expected);
  });

  test.each([
    'merchant(slug: "bath-messengers") { stock(filter: { kind: boss }) { price } }',
    'location(slug: "cathedral-ward") { foundHere(filter: { kind: boss }) { kind } }',
  ])('%s is refused with the kinds that the rows can be about', async (relation) => {
    const { code, errors } = await refusalOf(relation);
    expect([code, errors[0]]).toMatchObject([
      'invalid_parameter',
      { name: expect.stringMatching(/[kK]ind$/), code: 'not_allowed', received: 'boss' },
    ]);
    expect(errors[0].allowed).toContain('weapon');
    expect(errors[0].allowed).not.toContain('boss');
  });

  test('gifts and drops of an NPC take a limit after they are separated', async () => {
    const { data: npcs } = await sendRelation(
      `npcs(page: { size: 100 }) { data { all: gifts { __typename } two: gifts(limit: 2) { __typename } } }`,
    );
    const max = Math.max(...npcs.map(({ all }: DataRecord) => all.length));
    expect(max).toBeGreaterThan(2);
    for (const { all, two } of npcs) expect(two).toEqual(all.slice(0, 2));
  });
});

describe('statements', () => {
  const question = `{
    bosses(filter: { isOptional: true, isChalice: false }, sort: hp_descending, page: { size: 10 }) { data { name hp } meta { total } }
  }`;

  test('a filtered and sorted page takes one for its rows and one for its size', async () => {
    const { statements } = await graph.run(question);
    expect(statements.filter((sql) => /^select count/.test(sql))).toHaveLength(1);
    expect(statements.filter((sql) => / order by .* limit /.test(sql))).toHaveLength(1);
    expect(statements).toHaveLength(2);
  });

  test('the next page takes its rows, and one that was read takes nothing', async () => {
    const own = graph.fresh();
    await graph.run(question, own);
    const next = await graph.run(question.replace('size: 10', 'number: 2, size: 10'), own);
    expect(next.statements).toHaveLength(1);
    expect((await graph.run(question, own)).statements).toEqual([]);
    const plain = `{ items(page: { number: 3 }) { data { name } } }`;
    expect((await graph.run(plain, own)).statements).toHaveLength(1);
    expect((await graph.run(plain, own)).statements).toEqual([]);
    const { result, statements } = await graph.run(
      `{ boss(slug: "ebrietas-daughter-of-the-cosmos") { hp } }`,
      own,
    );
    expect(result.data.boss.hp).toBeGreaterThan(1);
    expect(statements).toEqual([]);
  });

  test('a release that remembers no rows reads them each time', async () => {
    const own = { ...graph.fresh(), rowsRemembered: 0 };
    const first = await graph.run(question, own);
    const again = await graph.run(question, own);
    expect(again.statements).toHaveLength(first.statements.length);
    expect(again.result).toEqual(first.result);
  });

  test('the size of a whole list takes none', async () => {
    const { result, statements } = await graph.run(`{ weapons { meta { total } } }`);
    expect(result.data.weapons.meta.total).toBe(recordsOf('weapon').length);
    expect(statements).toEqual([]);
  });
});
