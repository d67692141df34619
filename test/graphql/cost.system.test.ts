import { beforeAll, describe, expect, test } from '@jest/globals';
import { getNamedType, isCompositeType, isLeafType } from 'graphql';
import { schema } from '../../src/graph/schema.ts';
import { createLimiter } from '../../src/graphql/limits.ts';
import { leadsToOf } from '../../src/graphql/statistics.ts';
import { type Graph, rowTypes, sharedGraph } from '../graph/graph.ts';

const limiter = createLimiter(schema);
const game = 'gameId: "bloodborne"';
let graph: Graph;
beforeAll(async () => {
  graph = await sharedGraph();
});

const costOf = (query: string, variables: Record<string, unknown> = {}) =>
  limiter.price(limiter.choose(limiter.check(query), undefined, variables), graph.statistics);

/** Objects and slugs that the rows of `list` hold under `name`, one row each. */
function countUnder(list: readonly Record<string, unknown>[], name: string): number {
  return list.reduce((sum, row) => {
    const value = row[name];
    return sum + (Array.isArray(value) ? value.length : value === null ? 0 : 1);
  }, 0);
}

describe('the cost of a query is the number of rows that it leads to', () => {
  test.each(rowTypes.map(({ plural, type }) => [plural, type] as const))(
    '%s: each field over a whole page',
    async (plural, type) => {
      const wrong: string[] = [];
      for (const field of Object.values(type.getFields())) {
        const isLeaf = isLeafType(getNamedType(field.type));
        const query = `{ rows: ${plural}(${game}, pageSize: 5) { of: ${field.name} ${isLeaf ? '' : '{ __typename }'} } all: ${plural}Meta(${game}) { total } }`;
        const whole = query.replace('pageSize: 5', 'pageSize: 100');
        const { result, statements } = await graph.run(whole);
        const { rows, all } = result.data;
        const cost = costOf(whole) - 1;
        const leadsTo = leadsToOf(field);
        if (leadsTo === undefined) {
          // A part costs by its size, and whatever takes a statement is no part.
          const isPart = isCompositeType(getNamedType(field.type));
          if (cost < rows.length || (!isPart && cost !== rows.length) || statements.length > 1)
            wrong.push(`${field.name}: ${cost}, and ${statements.length} statements`);
          continue;
        }
        const found = rows.length + countUnder(rows, 'of');
        const isWhole = rows.length === all.total;
        // Slugs of merchants are shown once where several versions are on sale, and gifts and drops are among
        // all that an NPC gives.
        const mayBeLess = ['soldBy', 'gifts', 'drops'].includes(field.name);
        if (isWhole && !mayBeLess ? cost !== found : cost < found)
          wrong.push(`${field.name}: ${cost}, not ${found}`);
        if (costOf(query) - 1 > cost) wrong.push(`${field.name}: a page of 5 costs more than one of 100`);
      }
      expect(wrong).toEqual([]);
    },
  );

  test('through several relations, unions and lists of slugs', async () => {
    const query = `{ bosses(${game}, pageSize: 100) { location { npcs { placements { location { npcs { name } } } } } } }`;
    const { result } = await graph.run(query);
    let rows = 0;
    const enter = (value: unknown): void => {
      if (Array.isArray(value)) for (const each of value) enter(each);
      else if (typeof value === 'object' && value !== null) {
        rows += 1;
        for (const each of Object.values(value)) enter(each);
      }
    };
    for (const boss of result.data.bosses) enter(boss);
    expect(costOf(query)).toBe(rows);
    expect(rows).toBeGreaterThan(1_000);

    const gifts = `{ location(${game}, slug: "central-yharnam") { foundHere { subject { ... on Item { offers { price } } ... on Weapon { offers { price } } } } } }`;
    const found = await graph.run(gifts);
    rows = 0;
    enter(found.result.data);
    // All but the root.
    expect(costOf(gifts)).toBe(rows - 1);
  });
});

describe('what is not known before the page is', () => {
  test('a page that is not the whole list costs as its dearest records, one past the end nothing', () => {
    expect(costOf(`{ bosses(${game}) { name } }`)).toBe(20);
    expect(costOf(`{ bosses(${game}, pageSize: 100) { name } }`)).toBe(42);
    expect(costOf(`query ($n: PageSize!) { bosses(${game}, pageSize: $n) { name } }`, { n: 7 })).toBe(7);
    expect(costOf(`{ bosses(${game}, page: 3) { name } }`)).toBe(2);
    expect(costOf(`{ bosses(${game}, page: 9) { name } }`)).toBe(1);
    expect(costOf(`{ bosses(gameId: "other") { name } }`)).toBe(1);
    // Three merchants of four: the one that is left out is the cheapest.
    const stockOf = (size: number) => costOf(`{ merchants(${game}, pageSize: ${size}) { stock { price } } }`);
    expect(stockOf(4) - stockOf(3)).toBeLessThan(stockOf(1));
  });

  test('a record that is named costs by itself, whether it is there or not', () => {
    expect(costOf(`{ boss(${game}, slug: "father-gascoigne") { name hp } }`)).toBe(1);
    expect(costOf(`{ boss(${game}, slug: "nobody") { name location { npcs { name } } } }`)).toBe(1);
  });

  test('a search costs its page, what finding takes, and the dearest record for each hit', () => {
    expect(costOf(`{ search(${game}, q: "beast", pageSize: 10) { name } }`)).toBe(60);
    expect(costOf(`{ search(${game}, q: "beast", pageSize: 10) { record { slug } } }`)).toBe(70);
    expect(costOf(`{ searchMeta(${game}, q: "beast") { total } }`)).toBe(51);
  });

  test('a range costs its length', () => {
    expect(costOf(`{ levelCosts(${game}, fromLevel: 11, toLevel: 15) { level } }`)).toBe(5);
  });
});

describe('arguments are counted', () => {
  /** Rows that an answer holds, itself excluded: what its cost must be when no part of a record is asked for. */
  async function rowsIn(query: string): Promise<number> {
    const { result } = await graph.run(query);
    expect(result.errors).toBeUndefined();
    let rows = -1;
    const enter = (value: unknown): void => {
      if (Array.isArray(value)) for (const each of value) enter(each);
      else if (typeof value === 'object' && value !== null) {
        rows += 1;
        for (const each of Object.values(value)) enter(each);
      }
    };
    enter(result.data);
    return rows;
  }

  test.each([
    `bosses(${game}, pageSize: 100, isOptional: true, isChalice: false) { location { npcs(isHostile: true) { name } } }`,
    `npcs(${game}, pageSize: 100, timeOfDay: night, campaign: main_story) { name }`,
    `items(${game}, pageSize: 100, soldBy: "bath-messengers") { offers(currency: insight) { price } }`,
    `locations(${game}, pageSize: 100, isDlc: true) { foundHere(kind: treasure, subjectKind: item) { subjectName } }`,
    `merchants(${game}) { stock(subjectKind: weapon) { merchant { name } } }`,
    `bosses(${game}, slugs: ["father-gascoigne", "vicar-amelia"]) { location { bosses { name } } }`,
    `armorSets(${game}, pageSize: 100) { pieces(limit: 1) { name } }`,
  ])('filters, slugs and limits cost what they leave: %s', async (question) => {
    const query = `{ ${question} }`;
    expect(costOf(query)).toBe(await rowsIn(query));
  });

  test('a filter that leaves nothing costs one, and a limit the dearest', () => {
    expect(
      costOf(`{ bosses(${game}, locationSlug: "iosefkas-clinic") { location { npcs { name } } } }`),
    ).toBe(1);
    const stock = (args: string) => costOf(`{ merchants(${game}) { stock${args} { price } } }`);
    expect(stock('(limit: 3)')).toBeLessThan(stock(''));
    expect(stock('(limit: 3)')).toBeGreaterThan(4);
    expect(stock('(limit: 100)')).toBeLessThanOrEqual(stock(''));
    const ofVariable = costOf(`query ($n: PageSize) { merchants(${game}) { stock(limit: $n) { price } } }`, {
      n: 3,
    });
    expect(ofVariable).toBe(stock('(limit: 3)'));
  });

  test('slugs that do not exist cost what looking for them does, in a list and in its size', () => {
    const slugs = JSON.stringify(Array.from({ length: 100 }, (_each, index) => `no-${index}`));
    expect(costOf(`{ bosses(${game}, slugs: ${slugs}) { name } }`)).toBe(100);
    expect(costOf(`{ bossesMeta(${game}, slugs: ${slugs}) { total } }`)).toBe(100);
  });

  test.each([
    [
      'places of bosses, the people there, and where these go',
      `{ bosses(${game}, pageSize: 100) { name location { name npcs { name placements { location { name npcs { name } } } } } } }`,
    ],
    [
      'optional bosses by hit points, with what they drop',
      `{ bosses(${game}, pageSize: 100, isOptional: true, sort: hp_descending) { name hp drops { name subject { __typename } } location { name } } }`,
    ],
    [
      'everything on sale, cheapest first, with the other ways to get it',
      `{ merchants(${game}) { name stock(sort: price) { price subject { ... on Weapon { name acquisition { notes } } ... on Item { name acquisition { notes } } } } } }`,
    ],
    [
      'every place with its lamps, bosses, people and treasures',
      `{ locations(${game}, pageSize: 100) { name lamps { name } bosses(sort: hp_descending) { name } npcs { name gifts(limit: 5) { __typename } } foundHere(kind: treasure, limit: 20) { subjectName } } }`,
    ],
    [
      'all sets with their pieces, and where these are found and sold',
      `{ armorSets(${game}, pageSize: 100) { name pieces { name slot offers { price merchant { name } } acquisition { location { name } } } } }`,
    ],
  ])('a nested question of a tool fits: %s', async (_what, query) => {
    expect(costOf(query)).toBeGreaterThan(100);
    expect((await graph.run(query)).result.errors).toBeUndefined();
  });
});

describe('what is selected again costs again', () => {
  test('under another name', () => {
    const boss = (selection: string) =>
      costOf(`{ boss(${game}, slug: "father-gascoigne") { ${selection} } }`);
    expect(boss('a: name b: name c: hp')).toBe(2);
    expect(boss('name name')).toBe(1);
    expect(boss('a: location { name } b: location { name }')).toBe(3);
    expect(boss('location { name } location { region }')).toBe(2);
  });

  test('a part of a record, by its size, and whatever is repeated inside it', () => {
    const parts = (selection: string) => costOf(`{ bosses(${game}, pageSize: 100) { ${selection} } }`) - 42;
    const one = parts('provenance { sources { kind } }');
    expect(one).toBeGreaterThan(0);
    const aliases = Array.from(
      { length: 10 },
      (_each, index) => `p${index}: provenance { sources { kind } }`,
    );
    expect(parts(aliases.join(' '))).toBeGreaterThanOrEqual(one * 9);
    const inner = Array.from({ length: 10 }, (_each, index) => `s${index}: sources { kind }`);
    expect(parts(`provenance { ${inner.join(' ')} }`)).toBeGreaterThanOrEqual(one * 9);
  });

  test('records that stand in a part', () => {
    const gem = `bloodGem(${game}, slug: "tempering-damp-blood-gem-5")`;
    expect(costOf(`{ ${gem} { shapesAvailable { record { gems { name } } } } }`)).toBeGreaterThanOrEqual(1);
    expect(
      costOf(`{ bloodGems(${game}, pageSize: 1) { shapesAvailable { glyph } } }`),
    ).toBeGreaterThanOrEqual(6);
  });
});
