import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Graph, sharedGraph, tablesOf } from './graph.ts';

let graph: Graph;
beforeAll(async () => {
  graph = await sharedGraph();
});

async function send(query: string) {
  const { result, statements } = await graph.run(query);
  expect(result.errors).toBeUndefined();
  return { data: result.data, tables: statements.map(tablesOf) };
}

describe('the enemies of a place and what they leave', () => {
  test('location, enemies and drops: one statement a level and table', async () => {
    const { data, tables } = await send(`{
      location(slug: "hemwick-charnel-lane") {
        enemies { count enemy { slug variants { npcParamId hp } drops { name chance record { __typename } } } }
      }
    }`);
    const dogs = data.location.enemies.find(({ enemy }: any) => enemy.slug === 'hunting-dog');
    expect(dogs.count).toBe(16);
    expect(dogs.enemy.variants).toEqual([{ npcParamId: 114000, hp: 195 }]);
    expect(dogs.enemy.drops).toEqual([
      { name: 'Twin Blood Stone Shards', chance: 0.04, record: { __typename: 'Item' } },
      { name: 'Blood Stone Shard', chance: 0.3, record: { __typename: 'Item' } },
    ]);
    // Drops by chance are read with those at one place, and with the records of what is dropped, for the names.
    expect(tables.map(([first]) => first).sort()).toEqual([
      'acquisition',
      'enemy',
      'enemy_placement',
      'enemy_variant',
      'item',
      'location',
      'rune',
    ]);
  });

  test('the way back: from an item to the enemies, and from these to the places', async () => {
    const { data, tables } = await send(`{
      item(slug: "bolt-paper") {
        droppedBy { kind name chance record { slug ... on Enemy { placements { count location { slug } } } } }
      }
    }`);
    const drop = data.item.droppedBy.find(({ kind }: any) => kind === 'enemy');
    expect([drop.kind, drop.name, drop.chance, drop.record.slug]).toEqual([
      'enemy',
      'Snatcher',
      0.05,
      'snatcher',
    ]);
    expect(drop.record.placements.map(({ count, location }: any) => [location.slug, count])).toEqual([
      ['hypogean-gaol', 6],
      ['cathedral-ward', 4],
      ['forbidden-woods', 1],
    ]);
    expect(tables.map(([first]) => first).sort()).toEqual([
      'acquisition',
      'enemy',
      'enemy_placement',
      'item',
      'location',
      'npc',
    ]);
  });

  test('what is with one enemy at one place is seen from the enemy', async () => {
    const { data } = await send(`{
      enemy(slug: "shark-giant") {
        provides { name location { slug } }
        drops { kind slug isOnce }
      }
      weapon(slug: "rakuyo") { droppedBy { slug lotId } acquisition { enemySlug enemyName } }
    }`);
    expect(data.enemy.provides).toEqual([{ name: 'Rakuyo', location: { slug: 'fishing-hamlet' } }]);
    expect(data.enemy.drops).toContainEqual({ kind: 'weapon', slug: 'rakuyo', isOnce: true });
    // The same lot is among its random drops, too.
    expect(data.weapon.droppedBy).toEqual([{ slug: 'shark-giant', lotId: 3601100 }]);
    expect(data.weapon.acquisition).toContainEqual({ enemySlug: 'shark-giant', enemyName: 'Shark-Giant' });
  });
});
