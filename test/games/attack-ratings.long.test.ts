import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { GraphQLSchema } from 'graphql';
import { servedGraph } from '../../src/games/index.ts';
import { contextOf, type GraphContext } from '../../src/graph/types/builder.ts';
import { createRandom } from '../fuzz/generate.ts';
import { type Searching, searchEmbedded } from '../search/searching.ts';
import { openTestService, sharedDatabase, type TestService } from '../service.ts';

const games = {
  bloodborne: {
    stats: ['strength', 'skill', 'blood_tinge', 'arcane'],
    choice: 'variant',
    max: 10,
    rows: 3,
    sorts: [
      'total',
      ...['physical', 'blood', 'arcane', 'fire', 'bolt'].map((type) => `by_type_${type}`),
      ...['strength', 'skill', 'blood_tinge', 'arcane'].map((stat) => `scaling_value_${stat}`),
    ],
  },
  'elden-ring': {
    stats: ['strength', 'dexterity', 'intelligence', 'faith', 'arcane'],
    choice: 'affinity',
    max: 25,
    rows: 3_000,
    sorts: [
      'total',
      ...['physical', 'magic', 'fire', 'lightning', 'holy'].map((type) => `by_type_${type}`),
      ...['poison', 'scarlet_rot', 'bleed', 'frost', 'sleep', 'madness', 'death_blight'].map(
        (status) => `status_${status}`,
      ),
      ...['strength', 'dexterity', 'intelligence', 'faith', 'arcane'].map((stat) => `scaling_value_${stat}`),
    ],
  },
} as const;
type Game = keyof typeof games;
const gameIds = Object.keys(games) as Game[];

/** The number of a row that a sort key names. */
function valueOf(row: Row, key: string): number {
  if (key === 'total') return row.total;
  const [, type, status, stat] = /^(?:by_type_(.+)|status_(.+)|scaling_value_(.+))$/.exec(key)!;
  if (type !== undefined) return row.by_type[type]!;
  if (stat !== undefined) return row.scaling_value[stat]!;
  return row.status.find(({ kind }) => kind === status)?.amount ?? 0;
}

interface Row extends Readonly<Record<string, unknown>> {
  readonly weapon_slug: string;
  readonly weapon_name: string;
  readonly level: number;
  readonly total: number;
  readonly by_type: Readonly<Record<string, number>>;
  readonly scaling_value: Readonly<Record<string, number>>;
  readonly status: readonly { readonly kind: string; readonly amount: number }[];
  readonly meets_requirements: boolean;
}

const seeds = (gameId: Game, file: string): any[] =>
  JSON.parse(readFileSync(`seeds/${gameId}/${file}.json`, 'utf8')).records;

/** The scaling of all weapons in each version with a stat, at a level or the highest below it, read from the data files. */
const scalingInFiles = {
  bloodborne(stat: string, level: number) {
    const levels = seeds('bloodborne', 'weapon-levels').filter((each) => each.level <= level);
    return seeds('bloodborne', 'weapons').flatMap(({ slug, variants }) => {
      const row = levels.findLast((each) => each.weapon_slug === slug);
      if (row === undefined) return [];
      return variants.map(({ kind }: any) => [`${slug} ${kind}`, row.scaling_value[stat]]);
    });
  },
  'elden-ring'(stat: string, level: number) {
    const upgrades = new Map(seeds('elden-ring', 'upgrade-types').map(({ slug, levels }) => [slug, levels]));
    return seeds('elden-ring', 'weapons').flatMap(({ slug, max_level: max, affinities = [] }) =>
      affinities.map(({ affinity, scaling_value: own, upgrade_type_slug: upgrade }: any) => {
        const { scaling } = upgrades.get(upgrade).find((each: any) => each.level === Math.min(level, max));
        return [`${slug} ${affinity}`, Number((own[stat] * scaling[stat]).toFixed(4))];
      }),
    );
  },
} as const satisfies Record<Game, (stat: string, level: number) => [version: string, scaling: number][]>;

/** The result of a field at the root, whole. */
async function resolved(schema: GraphQLSchema, field: string, args: object, context: GraphContext) {
  const { resolve } = schema.getQueryType()!.getFields()[field]!;
  return (await resolve!(undefined, args, context, undefined as never)) as any;
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));
const camelCase = (name: string) => name.replace(/_(.)/g, (_all, letter: string) => letter.toUpperCase());

let searching: Searching;
let service: TestService;
beforeAll(async () => {
  searching = await searchEmbedded();
  service = await openTestService({}, { database: await sharedDatabase() });
});
afterAll(async () => {
  await searching.close();
  await service.close();
});

describe.each(gameIds)('%s', (gameId) => {
  const { stats, choice, max } = games[gameId];
  const random = createRandom(Number(process.env['CARYLL_SEED'] ?? 52));
  const schema = servedGraph(gameId).schema;

  test('every row of 20 builds equals the attack rating of its weapon alone', async () => {
    // The calculator of one weapon reads the same rows again and again.
    const read = new Map<string, Promise<any>>();
    const { release } = searching;
    const select = (...args: Parameters<typeof release.select>) => {
      const key = JSON.stringify(args);
      if (!read.has(key)) read.set(key, release.select(...args));
      return read.get(key)!;
    };
    const context = contextOf({ ...release, select } as typeof release);
    for (let build = 0; build < 20; build += 1) {
      const points = {
        stats: Object.fromEntries(stats.map((stat) => [camelCase(stat), 1 + random.integer(99)] as const)),
      };
      const level = build % 3 === 0 ? { max: true } : { at: random.integer(max + 1) };
      const twoHanded = random.integer(2) === 1;
      const held = gameId === 'bloodborne' ? {} : { twoHanded };
      const { sorts } = games[gameId];
      const key = sorts[build % sorts.length]!;
      const page = { page: { number: 1, size: 100_000 }, sort: `${key}_descending` };
      const list = await resolved(schema, 'attackRatings', { ...points, ...held, level, ...page }, context);
      const rows: Row[] = list.data();
      expect(rows.length).toBeGreaterThanOrEqual(games[gameId].rows);
      // Equal values are in the order of names.
      const inOrder = rows.toSorted(
        (a, b) =>
          valueOf(b, key) - valueOf(a, key) ||
          compare(a.weapon_name, b.weapon_name) ||
          compare(a.weapon_slug, b.weapon_slug),
      );
      expect(rows.map(({ weapon_slug }) => weapon_slug)).toEqual(
        inOrder.map(({ weapon_slug }) => weapon_slug),
      );
      const met = await resolved(
        schema,
        'attackRatings',
        { ...points, ...held, level, ...page, meetsRequirements: true },
        context,
      );
      expect(met.data()).toEqual(rows.filter(({ meets_requirements }) => meets_requirements));
      for (const row of rows) {
        const weapon = { weaponSlug: row.weapon_slug, level: { at: row.level }, [choice]: row[choice] };
        const args = { build: { ...points, ...weapon, ...held } };
        const one = await resolved(schema, 'attackRating', args, context);
        const { weapon_name, category, scaling, scaling_value, ...rated } = row;
        expect(one).toMatchObject(rated);
      }
    }
  });

  test('with each stat and at any level, the best scaling of the data files is first', async () => {
    const context = contextOf(searching.release);
    for (const stat of stats)
      for (const at of [0, 3, 10, max]) {
        const list = await resolved(
          schema,
          'attackRatings',
          {
            level: { at },
            page: { number: 1, size: 100_000 },
            sort: `scaling_value_${stat}_descending`,
            ...(gameId === 'elden-ring' && { twoHanded: false }),
          },
          context,
        );
        const rows: Row[] = list.data();
        const values = rows.map(
          (row) => [`${row.weapon_slug} ${row[choice] as string}`, row.scaling_value[stat]!] as const,
        );
        const inFiles = scalingInFiles[gameId](stat, at);
        expect(new Map(values)).toEqual(new Map(inFiles));
        const numbers = values.map(([, scaling]) => scaling);
        expect(numbers).toEqual(inFiles.map(([, scaling]) => scaling).toSorted((a, b) => b - a));
        expect(numbers[0]).toBeGreaterThan(0);
      }
  });

  test('rows are sorted, filtered and counted, and pages are parts of one list', async () => {
    const send = async (query: string) =>
      (
        await service.get(
          `/v1/${gameId}/calc/attack-ratings?level=max&${query}${query.includes('page_size') ? '' : '&page_size=100'}`,
        )
      ).json;
    const whole = await send('sort=-total');
    const totals = whole.data.map(({ total }: Row) => total);
    expect(totals).toEqual(totals.toSorted((a: number, b: number) => b - a));
    const pages = await Promise.all([1, 2, 3].map((page) => send(`page_size=25&page=${page}`)));
    expect(pages.flatMap(({ data }) => data)).toEqual(whole.data.slice(0, 75));
    expect(pages[0].meta.total).toBe(whole.meta.total);
    const names = (await send('sort=name')).data.map(({ weapon_name }: Row) => weapon_name);
    expect(names).toEqual(names.toSorted((a: string, b: string) => (a < b ? -1 : 1)));
    for (const { meets_requirements } of (await send('meets_requirements=true')).data)
      expect(meets_requirements).toBe(true);
    const [{ weapon_slug: slug, category }] = whole.data;
    for (const row of (await send(`category=${category}`)).data) expect(row.category).toBe(category);
    for (const row of (await send(`slugs=${slug}`)).data) expect(row.weapon_slug).toBe(slug);
    const [met, unmet] = [await send('meets_requirements=true'), await send('meets_requirements=false')];
    expect(met.meta.total + unmet.meta.total).toBe(whole.meta.total);
  });

  test('what it does not take is refused', async () => {
    const path = `/v1/${gameId}/calc/attack-ratings`;
    for (const [query, code] of [
      [`level=${max + 1}`, 'malformed'],
      ['level=top', 'malformed'],
      ['sort=weight', 'not_allowed'],
      ['strength=100', 'out_of_range'],
      ['category=dog', 'not_allowed'],
      ['class_slug=nobody', 'unknown_reference'],
    ]) {
      const { status, json } = await service.get(`${path}?${query}`);
      expect([query, status, json.errors?.[0].code]).toEqual([query, 400, code]);
    }
  });
});

test('the best weapons of an arcane build build up what they are filtered by', async () => {
  const path =
    '/v1/elden-ring/calc/attack-ratings?arcane=60&dexterity=25&strength=20&level=max&status=bleed&sort=-status_bleed';
  const { data } = (await service.get(path)).json;
  const amounts = data.map(
    ({ status }: { status: { kind: string; amount: number }[] }) =>
      status.find(({ kind }) => kind === 'bleed')!.amount,
  );
  expect(amounts).toEqual(amounts.toSorted((a: number, b: number) => b - a));
  const { data: skilled } = (
    await service.get('/v1/elden-ring/calc/attack-ratings?skill_slug=corpse-piler&class_slug=samurai')
  ).json;
  expect(new Set(skilled.map(({ weapon_slug }: Row) => weapon_slug))).toEqual(new Set(['rivers-of-blood']));
});
