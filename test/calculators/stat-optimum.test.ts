import { expect, test } from '@jest/globals';
import {
  attackRating,
  attackStats,
  type ByStat,
  type GemEffect,
} from '../../src/games/bloodborne/calculators/attack-rating.ts';
import { bestStats } from '../../src/games/calculators/stat-optimum.ts';
import { type LevelRecord, noStats, randomFrom, recordsOf, saturation, weaponAt } from './data.ts';

const levels = recordsOf<LevelRecord>('weapon-levels');

const groups = [['strength', 'skill'], ['blood_tinge'], ['arcane']] as const;
const to: ByStat = { strength: 99, skill: 99, blood_tinge: 99, arcane: 99 };

/** The best of one range of stats. */
const bestFrom = (from: ByStat, points: number, totalAt: (stats: ByStat) => number) =>
  bestStats({ groups, ranges: [{ from, to, spent: 0 }], points, totalAt });

/** Every distribution of up to that many points, each tried: the best first, without those in which a point is wasted. */
function tried(start: ByStat, points: number, totalAt: (stats: ByStat) => number) {
  const found: { stats: ByStat; spent: number; total: number }[] = [];
  for (let strength = 0; strength <= points; strength++)
    for (let skill = 0; strength + skill <= points; skill++)
      for (let blood = 0; strength + skill + blood <= points; blood++)
        for (let arcane = 0; strength + skill + blood + arcane <= points; arcane++) {
          const stats = {
            strength: start.strength + strength,
            skill: start.skill + skill,
            blood_tinge: start.blood_tinge + blood,
            arcane: start.arcane + arcane,
          };
          if (attackStats.some((stat) => stats[stat] > 99)) continue;
          const total = totalAt(stats);
          const isWasted = attackStats.some(
            (stat) => stats[stat] > start[stat] && totalAt({ ...stats, [stat]: stats[stat] - 1 }) === total,
          );
          if (!isWasted) found.push({ stats, spent: strength + skill + blood + arcane, total });
        }
  const byStats = (a: ByStat, b: ByStat) =>
    attackStats.map((stat) => a[stat] - b[stat]).find((difference) => difference !== 0) ?? 0;
  return found
    .sort((a, b) => b.total - a.total || a.spent - b.spent || byStats(a.stats, b.stats))
    .slice(0, 4);
}

const gems: readonly GemEffect[] = [
  { changes: 'physical_attack', unit: 'percent', value: 27.2, converts_to: null },
  { changes: 'all_attack', unit: 'percent', value: 15.5, converts_to: null },
  { changes: 'strength_scaling', unit: 'points', value: 65, converts_to: null },
  { changes: 'fire_attack', unit: 'percent', value: 20, converts_to: 'fire' as const },
  { changes: 'blood_attack', unit: 'points', value: 12, converts_to: null },
].map((effect) => ({ source: effect.changes, condition: null, ...effect }) as GemEffect);

test('the best distributions are those that trying every one finds, in 300 cases', () => {
  const random = randomFrom(33);
  const below = (limit: number) => Math.floor(random() * limit);
  for (let nth = 0; nth < 300; nth++) {
    const level = levels[below(levels.length)]!;
    const effects = gems.filter(() => random() < 0.2);
    const totalAt = (stats: ByStat) =>
      attackRating({
        weapon: { attack: level.attack, scaling: level.scaling_value },
        stats,
        saturation,
        gems: effects,
      }).total;
    // Some begin where points stop counting, and where there are no more.
    const from = random() < 0.2 ? 90 : 1;
    const start: ByStat = {
      strength: from + below(10),
      skill: from + below(10),
      blood_tinge: 1 + below(60),
      arcane: from + below(10),
    };
    const points = below(8);
    const { isExact, distributions } = bestFrom(start, points, totalAt);
    expect({ nth, isExact, distributions }).toEqual({
      nth,
      isExact: true,
      distributions: tried(start, points, totalAt),
    });
  }
});

test('what does not add up is said to be uncertain', () => {
  const product = ({ strength, blood_tinge }: ByStat) => strength * blood_tinge;
  const { isExact, distributions } = bestFrom(noStats, 6, product);
  expect(isExact).toBe(false);
  expect(distributions.length).toBeGreaterThan(0);
});

test('the number of ratings is bounded for any number of points', () => {
  const { attack, scaling_value: scaling } = weaponAt('chikage', 10);
  let ratings = 0;
  const totalAt = (stats: ByStat) => {
    ratings += 1;
    return attackRating({ weapon: { attack, scaling }, stats, saturation }).total;
  };
  const { distributions } = bestFrom(noStats, 392, totalAt);
  expect(distributions[0]!.total).toBe(totalAt({ strength: 99, skill: 99, blood_tinge: 99, arcane: 99 }));
  expect(ratings).toBeLessThan(99 * 99 + 2 * 99 + 10);
});
