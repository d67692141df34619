import { describe, expect, test } from '@jest/globals';
import { type ArmorPiece, bestArmor } from '../../src/games/calculators/armor-optimum.ts';
import { hitsToKill, shareThrough } from '../../src/games/calculators/defense.ts';
import { damageOf } from '../../src/games/bloodborne/calculators/damage.ts';
import { type LevelCost, levelFor, levelSteps } from '../../src/games/bloodborne/calculators/level-costs.ts';
import { type UpgradeStep, upgradeCost } from '../../src/games/calculators/upgrade-cost.ts';
import { randomFrom, recordsOf } from './data.ts';

describe('damage', () => {
  test('the share that gets through has no gap where its pieces meet', () => {
    for (const edge of [1 / 8, 1, 2.5, 8]) {
      const [below, above] = [shareThrough(edge * 100 - 1e-6, 100), shareThrough(edge * 100 + 1e-6, 100)];
      expect(above).toBeCloseTo(below, 6);
    }
    expect([
      shareThrough(1, 100),
      shareThrough(100, 100),
      shareThrough(250, 100),
      shareThrough(900, 100),
    ]).toEqual([0.1, expect.closeTo(0.4, 12), expect.closeTo(0.7, 12), 0.9]);
  });

  test('more attack never deals less, and more defense never lets more through', () => {
    const random = randomFrom(5);
    for (let round = 0; round < 300; round += 1) {
      const defense = 1 + Math.floor(random() * 400);
      const physical = Math.floor(random() * 900);
      const deal = (attack: number, against: number) =>
        damageOf({
          ratings: { physical: attack, blood: 0, arcane: 0, fire: 0, bolt: 0 },
          hit: { percent: { physical: 110, blood: 0, arcane: 0, fire: 0, bolt: 0 }, damage_type: 'thrust' },
          defense: { physical: 1, blunt: 1, thrust: against, blood: 1, arcane: 1, fire: 1, bolt: 1 },
        }).total!;
      expect(deal(physical + 1, defense)).toBeGreaterThanOrEqual(deal(physical, defense));
      expect(deal(physical, defense + 1)).toBeLessThanOrEqual(deal(physical, defense));
      expect(deal(physical, defense)).toBeLessThanOrEqual(physical * 1.1);
    }
  });

  test('what is not known makes the damage unknown, where it matters', () => {
    const ratings = { physical: 200, blood: 0, arcane: 0, fire: 0, bolt: 0 };
    const percent = { physical: 100, blood: 0, arcane: null, fire: null, bolt: null };
    const hit = { percent, damage_type: 'physical' } as const;
    const defense = {
      physical: 100,
      blunt: null,
      thrust: null,
      blood: null,
      arcane: null,
      fire: null,
      bolt: null,
    };
    expect(damageOf({ ratings, hit, defense }).total).toBe(Math.floor(200 * shareThrough(200, 100)));
    expect(damageOf({ ratings, hit: { ...hit, damage_type: 'blunt' }, defense }).total).toBeNull();
    expect(damageOf({ ratings, hit, defense: null }).total).toBeNull();
    expect(damageOf({ ratings: { ...ratings, fire: 5 }, hit, defense }).by_type.fire).toBeNull();
    expect([hitsToKill(1000, 333), hitsToKill(999, 333), hitsToKill(10, 0), hitsToKill(10, null)]).toEqual([
      4,
      3,
      null,
      null,
    ]);
  });
});

describe('levels', () => {
  const costs = recordsOf<LevelCost>('level-costs');
  const sumOf = (from: number, to: number) => levelSteps(costs, from, to).at(-1)?.sum ?? 0;

  test('each step is the line of the table', () => {
    const steps = levelSteps(costs, 4, 544);
    expect(steps.map(({ level, cost }) => ({ level, cost }))).toEqual(
      [...costs].sort((a, b) => a.level - b.level).map(({ level, cost }) => ({ level, cost })),
    );
  });

  test('sums add up along the way', () => {
    const random = randomFrom(9);
    for (let round = 0; round < 200; round += 1) {
      const [a, b, c] = [0, 0, 0].map(() => 4 + Math.floor(random() * 541)).sort((x, y) => x - y) as [
        number,
        number,
        number,
      ];
      expect(sumOf(a, b) + sumOf(b, c)).toBe(sumOf(a, c));
    }
    expect(sumOf(10, 10)).toBe(0);
  });

  test('a point is a level', () => {
    const origin = recordsOf('classes').find(({ slug }) => slug === 'waste-of-skin')!;
    expect(levelFor(origin, {})).toBe(4);
    expect(levelFor(origin, { vitality: origin.stats.vitality + 3, skill: origin.stats.skill + 2 })).toBe(9);
  });
});

test('the costs of every way of fortifying add up', () => {
  const byWeapon = new Map<string, UpgradeStep[]>();
  for (const row of recordsOf('weapon-levels')) {
    const steps = byWeapon.get(row.weapon_slug) ?? [];
    byWeapon.set(row.weapon_slug, steps);
    if (row.upgrade_item_slug === null) continue;
    steps.push({
      level: row.level,
      cost: row.upgrade_cost,
      materials: [{ item_slug: row.upgrade_item_slug, quantity: row.upgrade_quantity }],
    });
  }
  for (const steps of byWeapon.values()) {
    const last = steps.at(-1)?.level ?? 0;
    const whole = upgradeCost(steps, 0, last);
    for (let middle = 0; middle <= last; middle += 1) {
      const [a, b] = [upgradeCost(steps, 0, middle), upgradeCost(steps, middle, last)];
      expect(a.cost! + b.cost!).toBe(whole.cost);
      expect([...a.steps, ...b.steps]).toEqual(whole.steps);
      const together = new Map<string, number>();
      for (const { item_slug, quantity } of [...a.materials, ...b.materials])
        together.set(item_slug, (together.get(item_slug) ?? 0) + quantity);
      expect([...together].map(([item_slug, quantity]) => ({ item_slug, quantity }))).toEqual(
        whole.materials,
      );
    }
  }
  expect(upgradeCost(byWeapon.get('saw-cleaver')!, 0, 10).materials.map(({ quantity }) => quantity)).toEqual([
    16, 16, 16, 1,
  ]);
});

describe('the best armor', () => {
  const slots = ['head', 'chest', 'hands', 'legs'];
  const pieces = recordsOf('armor');
  const valued = (member: string): ArmorPiece[] =>
    pieces.map(({ slug, slot, defense, weight }) => ({
      slug,
      slot,
      value: defense[member],
      weight,
    }));

  /** The best value and its least weight, tried out. */
  function tried(some: readonly ArmorPiece[], maxWeight: number) {
    let best = { value: 0, weight: 0 };
    const options = slots.map((slot) => [undefined, ...some.filter((piece) => piece.slot === slot)]);
    for (const head of options[0]!)
      for (const chest of options[1]!)
        for (const hands of options[2]!)
          for (const legs of options[3]!) {
            const worn = [head, chest, hands, legs].filter((piece) => piece !== undefined);
            const value = worn.reduce((sum, piece) => sum + piece.value!, 0);
            const weight = worn.reduce((sum, piece) => sum + Math.round(piece.weight * 1_000), 0) / 1_000;
            if (weight > maxWeight) continue;
            if (value > best.value || (value === best.value && weight < best.weight))
              best = { value, weight };
          }
    return best;
  }

  test('is what trying all outfits finds, on random pieces and weights', () => {
    const random = randomFrom(23);
    const values = Object.keys(pieces[0].defense);
    for (let round = 0; round < 60; round += 1) {
      const member = values[Math.floor(random() * values.length)]!;
      const some = valued(member).filter(() => random() < 0.25);
      const maxWeight = Math.round(random() * 200) / 10;
      const { value, weight, pieces: worn } = bestArmor(some, slots, maxWeight);
      expect({ value, weight }).toEqual(tried(some, maxWeight));
      expect(worn.reduce((sum, piece) => sum + piece.value!, 0)).toBe(value);
      expect(new Set(worn.map(({ slot }) => slot)).size).toBe(worn.length);
    }
  });

  test('needs no weight, and leaves out what is not known or harms', () => {
    const head = (slug: string, value: number | null): ArmorPiece => ({
      slug,
      slot: 'head',
      value,
      weight: 1,
    });
    expect(bestArmor([head('b', null), head('c', -3)], slots).pieces).toEqual([]);
    expect(bestArmor([head('b', 5), head('a', 5)], slots).pieces).toEqual([head('a', 5)]);
    expect(bestArmor(valued('fire'), slots, 0).weight).toBe(0);
    const whole = bestArmor(valued('fire'), slots);
    for (const slot of slots) {
      const max = Math.max(
        ...valued('fire')
          .filter((piece) => piece.slot === slot)
          .map(({ value }) => value!),
      );
      expect(whole.pieces.find((piece) => piece.slot === slot)!.value).toBe(max);
    }
  });
});
