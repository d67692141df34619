import { describe, expect, test } from '@jest/globals';
import type { ArmorRow, UpgradePathRow } from '../../../schema/elden-ring/rows.ts';
import { armorSlots } from '../../../src/games/calculators/armor-optimum.ts';
import { bestOutfit } from '../../../src/games/elden-ring/calculators/armor.ts';
import { damageOf, type Target } from '../../../src/games/elden-ring/calculators/damage.ts';
import { highestLevel, levelSteps, runesFor } from '../../../src/games/elden-ring/calculators/level-cost.ts';
import { upgradeCost } from '../../../src/games/calculators/upgrade-cost.ts';
import { upgradeSteps } from '../../../src/games/elden-ring/calculators/upgrade-steps.ts';
import { randomFrom } from '../../calculators/data.ts';
import { recordsOf } from './data.ts';

describe('damage', () => {
  const each = <Value>(value: Value) => ({
    physical: value,
    strike: value,
    slash: value,
    pierce: value,
    magic: value,
    fire: value,
    lightning: value,
    holy: value,
  });
  const ratings = { physical: 200, magic: 0, fire: 50, lightning: 0, holy: 0 };
  const target: Target = {
    defense: each(100),
    negation: { ...each(0), physical: 20, slash: -10, fire: 40 },
  };

  test('worked by hand', () => {
    // r = 2 lets 0.7 - 0.4 / 3 * 0.25 through, r = 0.5 lets 19.2 / 49 * 0.375 ** 2 + 0.1 through.
    const { by_type, total } = damageOf(ratings, 'physical', target);
    expect(by_type.physical).toBeCloseTo(200 * (2 / 3) * 0.8, 9);
    expect(by_type.fire).toBeCloseTo(50 * 0.155_102_040_8 * 0.6, 6);
    expect(by_type.magic).toBe(0);
    expect(total).toBeCloseTo(by_type.physical! + by_type.fire!, 9);
    expect(damageOf(ratings, 'slash', target).by_type.physical).toBeCloseTo(200 * (2 / 3) * 1.1, 9);
  });

  test('an unknown defense makes it unknown, where the weapon has that type', () => {
    const lacking = { ...target, defense: { ...target.defense, fire: null, holy: null } };
    expect(damageOf(ratings, 'physical', lacking)).toMatchObject({
      total: null,
      by_type: { fire: null, holy: 0 },
    });
    expect(damageOf({ ...ratings, fire: 0 }, 'physical', lacking).total).toBeGreaterThan(0);
  });
});

describe('levels', () => {
  test('cost what is published', () => {
    expect([runesFor(2), runesFor(highestLevel)]).toEqual([673, 8_879_348]);
    expect(levelSteps(1, highestLevel).at(-1)).toEqual({ level: 713, cost: 8_879_348, sum: 1_692_566_842 });
  });

  test('cost what the table has', () => {
    const rows = recordsOf<{ level: number; cost: number }>('level-costs');
    expect(rows).toEqual(levelSteps(1, highestLevel).map(({ level, cost }) => ({ level, cost })));
  });

  test('sums add up along the way', () => {
    const sumOf = (from: number, to: number) => levelSteps(from, to).at(-1)?.sum ?? 0;
    expect(sumOf(9, 60) + sumOf(60, 150)).toBe(sumOf(9, 150));
    expect(levelSteps(40, 40)).toEqual([]);
  });
});

describe('upgrades', () => {
  const paths = new Map(recordsOf<UpgradePathRow>('upgrade-paths').map((path) => [path.slug, path]));

  test('take 12 of each smithing stone, or one somber one', () => {
    const standard = upgradeCost(upgradeSteps(paths.get('standard')!.steps), 0, 25);
    expect(standard.steps.map(({ level }) => level)).toEqual(Array.from({ length: 25 }, (_, at) => at + 1));
    expect(standard.materials.map(({ quantity }) => quantity)).toEqual([12, 12, 12, 12, 12, 12, 12, 12, 1]);
    expect(standard.materials.at(-1)!.item_slug).toBe('ancient-dragon-smithing-stone');
    const somber = upgradeCost(upgradeSteps(paths.get('somber')!.steps), 0, 10);
    expect(somber.materials).toHaveLength(10);
    expect(somber.materials.every(({ quantity }) => quantity === 1)).toBe(true);
    expect(somber.materials.at(-1)!.item_slug).toBe('somber-ancient-dragon-smithing-stone');
  });

  test('the path of each weapon ends with its highest upgrade', () => {
    for (const { slug, upgrade_path_slug, max_level } of recordsOf('weapons')) {
      const last = paths.get(upgrade_path_slug)?.steps.at(-1)!.level ?? 0;
      expect([slug, max_level]).toEqual([slug, last]);
    }
  });
});

describe('the best armor', () => {
  const valued = (value: (row: ArmorRow) => number) =>
    recordsOf<ArmorRow>('armor').map((row) => ({
      slug: row.slug,
      slot: row.slot,
      weight: row.weight,
      value: value(row),
    }));

  test('is what trying all outfits finds, on random pieces and weights', () => {
    const random = randomFrom(41);
    for (let round = 0; round < 40; round += 1) {
      const isNegation = round % 2 === 0;
      const some = valued(({ negation, poise }) => (isNegation ? negation.fire : poise)).filter(
        () => random() < 0.03,
      );
      const maxWeight = Math.round(random() * 400) / 10;
      const options = armorSlots.map((slot) => [undefined, ...some.filter((piece) => piece.slot === slot)]);
      let max = 0;
      for (const head of options[0]!)
        for (const chest of options[1]!)
          for (const hands of options[2]!)
            for (const legs of options[3]!) {
              const worn = [head, chest, hands, legs].filter((piece) => piece !== undefined);
              if (worn.reduce((sum, { weight }) => sum + weight, 0) > maxWeight + 1e-9) continue;
              const left = worn.reduce((share, { value }) => share * (1 - value / 100), 1);
              const value = isNegation ? 100 - 100 * left : worn.reduce((sum, piece) => sum + piece.value, 0);
              max = Math.max(max, value);
            }
      const best = bestOutfit(some, isNegation, maxWeight);
      expect(best.value).toBeCloseTo(max, 9);
      expect(best.weight).toBeLessThanOrEqual(maxWeight);
      expect(new Set(best.pieces.map(({ slot }) => slot)).size).toBe(best.pieces.length);
    }
  });

  test('negations multiply', () => {
    const piece = (slot: string, value: number) => ({ slug: slot, slot, value, weight: 1 });
    expect(bestOutfit([piece('head', 10), piece('chest', 20)], true).value).toBeCloseTo(28, 9);
    expect(bestOutfit([piece('head', 10), piece('chest', 20)], false).value).toBe(30);
  });
});
