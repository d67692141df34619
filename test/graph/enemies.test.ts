import { beforeAll, describe, expect, test } from '@jest/globals';
import { type Graph, sharedGraph, tablesOf } from './graph.ts';

let graph: Graph;
beforeAll(async () => {
  graph = await sharedGraph();
});

async function ask(query: string) {
  const { result, statements } = await graph.run(query);
  expect(result.errors).toBeUndefined();
  return { data: result.data, tables: statements.map(tablesOf) };
}

describe('the enemies of a place and what they leave', () => {
  test('location, enemies and drops: one statement a level and table', async () => {
    const { data, tables } = await ask(`{
      location(slug: "hemwick-charnel-lane") {
        enemies { count enemy { slug variants { npcParamId hp } drops { name chance subject { __typename } } } }
      }
    }`);
    const dogs = data.location.enemies.find(({ enemy }: any) => enemy.slug === 'hunting-dog');
    expect(dogs.count).toBe(16);
    expect(dogs.enemy.variants).toEqual([{ npcParamId: 114000, hp: 195 }]);
    expect(dogs.enemy.drops).toEqual([
      { name: 'Twin Blood Stone Shards', chance: 0.04, subject: { __typename: 'Item' } },
      { name: 'Blood Stone Shard', chance: 0.3, subject: { __typename: 'Item' } },
    ]);
    // Drops are joined with the records of what is dropped, for the names.
    expect(tables.map(([first]) => first).sort()).toEqual([
      'enemy',
      'enemy_loot',
      'enemy_placement',
      'enemy_variant',
      'item',
      'location',
      'rune',
    ]);
  });

  test('the way back: from an item to the enemies, and from these to the places', async () => {
    const { data, tables } = await ask(`{
      item(slug: "bolt-paper") {
        droppedBy { chance enemy { slug placements { count location { slug } } } }
        enemyDrops { enemy maxRate droppedBySlug }
      }
    }`);
    const [drop] = data.item.droppedBy;
    expect([drop.chance, drop.enemy.slug]).toEqual([0.05, 'snatcher']);
    expect(drop.enemy.placements.map(({ count, location }: any) => [location.slug, count])).toEqual([
      ['hypogean-gaol', 6],
      ['cathedral-ward', 4],
      ['forbidden-woods', 1],
    ]);
    expect(data.item.enemyDrops).toEqual([{ enemy: 'Snatcher', maxRate: 0.05, droppedBySlug: 'snatcher' }]);
    expect(tables.map(([first]) => first).sort()).toEqual([
      'enemy',
      'enemy_loot',
      'enemy_placement',
      'item',
      'item_enemy_drop',
      'location',
    ]);
  });

  test('what is with one enemy at one place is seen from the enemy', async () => {
    const { data } = await ask(`{
      enemy(slug: "shark-giant") {
        provides { subjectName location { slug } }
        drops { kind slug isOnce }
      }
      weapon(slug: "rakuyo") { droppedBy { enemySlug } acquisition { droppedBySlug } }
    }`);
    expect(data.enemy.provides).toEqual([{ subjectName: 'Rakuyo', location: { slug: 'fishing-hamlet' } }]);
    expect(data.enemy.drops).toContainEqual({ kind: 'weapon', slug: 'rakuyo', isOnce: true });
    expect(data.weapon.droppedBy).toEqual([{ enemySlug: 'shark-giant' }]);
    expect(data.weapon.acquisition).toContainEqual({ droppedBySlug: 'shark-giant' });
  });
});
