import { beforeAll, expect, test } from '@jest/globals';
import { countedByTable } from '../statements.ts';
import { type Graph, sharedGraph } from './graph.ts';

let graph: Graph;
beforeAll(async () => {
  graph = await sharedGraph();
});

/** The data of a query, and its statements counted by table. */
async function send(query: string) {
  const { result, statements } = await graph.run(query);
  expect(result.errors).toBeUndefined();
  return { data: result.data, counted: countedByTable(statements) };
}

test('an ending leads to its bosses, items and trophies, in at most one statement for each field', async () => {
  const { data, counted } = await send(`{
    endings { data {
      slug
      finalBoss { name }
      cordItem { slug }
      rewardItem { slug }
      bosses { slug }
      trophies { slug grade }
    } }
  }`);
  const cordItem = { slug: 'one-third-of-umbilical-cord' };
  const rewardItem = { slug: 'old-hunter-badge' };
  const bosses = ['mergos-wet-nurse', 'gehrman-the-first-hunter', 'moon-presence'].map((slug) => ({ slug }));
  expect(data.endings.data).toEqual([
    {
      slug: 'childhoods-beginning',
      finalBoss: { name: 'Moon Presence' },
      cordItem,
      rewardItem,
      bosses,
      trophies: [{ slug: 'childhoods-beginning', grade: 'gold' }],
    },
    {
      slug: 'honoring-wishes',
      finalBoss: { name: 'Gehrman, the First Hunter' },
      cordItem,
      rewardItem,
      bosses: bosses.slice(0, 2),
      trophies: [{ slug: 'honoring-wishes', grade: 'gold' }],
    },
    {
      slug: 'yharnam-sunrise',
      finalBoss: null,
      cordItem,
      rewardItem: null,
      bosses: bosses.slice(0, 1),
      trophies: [{ slug: 'yharnam-sunrise', grade: 'gold' }],
    },
  ]);
  expect(counted).toMatchInlineSnapshot(
    `"Statements: 5 (boss 2, ending 1, ending_boss 1, item 1, trophy 1, trophy_requirement 1)"`,
  );
});

test('a trophy and what it requires lead to each other', async () => {
  const { data, counted } = await send(`{
    trophies(filter: { grade: gold }, page: { size: 100 }) { data {
      slug
      requires { kind slug name have record {
        ... on Boss { trophies { slug } } ... on Weapon { trophies { slug } } ... on Ending { trophies { slug } }
      } }
    } meta { total } }
  }`);
  expect(data.trophies.meta.total).toBe(7);
  const leadBack = data.trophies.data.flatMap(({ slug, requires }: any) =>
    requires
      .map(({ record }: any) => record)
      .filter(({ trophies }: any) => trophies)
      .map(({ trophies }: any) => trophies.map((trophy: any) => trophy.slug).includes(slug)),
  );
  expect(leadBack.length).toBeGreaterThan(25);
  expect(new Set(leadBack)).toEqual(new Set([true]));
  expect(counted).toMatchInlineSnapshot(
    `"Statements: 10 (boss 1, ending 1, item 1, trophy 5, trophy_requirement 4, weapon 1)"`,
  );
});

test('Insight is seen from places, bosses, NPCs and items', async () => {
  const { data, counted } = await send(`{
    location(slug: "central-yharnam") {
      insightTotal
      insightChanges { slug amount isOnce isCertain }
    }
    boss(slug: "rom-the-vacuous-spider") {
      insightChanges { kind amount }
      insightThresholds { slug insight }
    }
    npc(slug: "provost-willem") { insightChanges { amount location { slug } } }
    item(slug: "beckoning-bell") { insightChanges { amount } }
    insightThresholds(page: { size: 100 }) { data { slug insight } }
    insightChanges(filter: { kind: item }) { data { slug amount } }
  }`);
  const { insightTotal, insightChanges } = data.location;
  expect(insightChanges.filter((change: any) => change.isOnce)).toHaveLength(5);
  expect(insightChanges.reduce((sum: number, { amount }: any) => sum + amount, 0)).toBe(insightTotal);
  expect(data.boss).toEqual({
    insightChanges: [
      { kind: 'boss_beaten', amount: 2 },
      { kind: 'boss_found', amount: 2 },
    ],
    insightThresholds: [{ slug: 'what-the-blood-moon-reveals', insight: null }],
  });
  expect(data.npc.insightChanges).toEqual([{ amount: 2, location: { slug: 'byrgenwerth' } }]);
  expect(data.item.insightChanges).toEqual([{ amount: -1 }]);
  expect(data.insightThresholds.data).toHaveLength(14);
  expect(data.insightChanges.data.map(({ amount }: any) => amount).sort()).toEqual([1, 1, 2, 3]);
  expect(counted).toMatchInlineSnapshot(
    `"Statements: 12 (boss 1, insight_change 5, insight_threshold 2, item 1, location 2, npc 1)"`,
  );
});

test('an NPC has when it is an enemy', async () => {
  const { data } = await send(
    `{ npcs(page: { size: 100 }) { data { slug isHostile hostility hostileCondition } } }`,
  );
  const of = (slug: string) => data.npcs.data.find((npc: any) => npc.slug === slug);
  expect(of('djura')).toMatchObject({
    isHostile: true,
    hostility: 'conditional',
  });
  expect(of('the-doll')).toEqual({
    slug: 'the-doll',
    isHostile: false,
    hostility: 'never',
    hostileCondition: null,
  });
  const odd = data.npcs.data.filter(
    ({ hostility, hostileCondition }: any) => (hostility === 'conditional') !== (hostileCondition !== null),
  );
  expect(odd).toEqual([]);
});
