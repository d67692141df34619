import { expect, test } from '@jest/globals';
import {
  attackRating,
  attackStats,
  type ByStat,
  type RatedWeapon,
} from '../../../src/games/elden-ring/calculators/attack-rating.ts';
import { bestStats } from '../../../src/games/elden-ring/calculators/best-stats.ts';
import { randomFrom } from '../../calculators/data.ts';
import { recordsOf, type Weapon, weaponAt, weapons } from './data.ts';

const bothHands = new Set(['bow', 'light_bow', 'greatbow', 'ballista']);
const bySlug = (file: string) => new Map<string, any>(recordsOf(file).map((row) => [row.slug, row]));
const upgradeTypes = bySlug('upgrade-types');
const elementScalings = bySlug('element-scalings');
const curves = bySlug('scaling-curves');

/** The share of the scaling at a stat, written for this test alone. */
function shareAt(curve: string, stat: number): number {
  const { points } = curves.get(curve);
  for (let at = 1; at < points.length; at++) {
    const [a, b] = [points[at - 1], points[at]];
    if (stat < a.x || stat > b.x) continue;
    const way = (stat - a.x) / (b.x - a.x);
    const bent = a.exponent > 0 ? way ** a.exponent : 1 - (1 - way) ** -a.exponent;
    return a.y + (b.y - a.y) * bent;
  }
  return stat < points[0].x ? points[0].y : points.at(-1).y;
}

/** The total rating of a weapon by stats, of the data files and a formula written for this test alone. */
function plainTotal(weapon: Weapon, affinity: any, level: number, isTwoHanded: boolean) {
  const upgrade = upgradeTypes.get(affinity.upgrade_type_slug).levels[level];
  const { elements, rates } = elementScalings.get(affinity.element_scaling_slug);
  const isRaised = bothHands.has(weapon.category) || (isTwoHanded && !weapon.is_paired);
  return (stats: ByStat): number => {
    const counted: any = { ...stats };
    if (isRaised) counted.strength = Math.floor(counted.strength * 1.5);
    let total = 0;
    for (const type of ['physical', 'magic', 'fire', 'lightning', 'holy'] as const) {
      const attack = affinity.attack[type] * upgrade.attack[type];
      const scaled: any[] = elements.find(({ element }: any) => element === type)?.stats ?? [];
      const curve = affinity.curves.find(({ of }: any) => of === type)?.curve_slug ?? 'scaling-curve-0';
      let factor = 1;
      for (const stat of scaled) {
        const own = affinity.scaling_value[stat];
        const rate = rates.find((each: any) => each.element === type && each.stat === stat)?.rate;
        const scaling = (rate === undefined || own === 0 ? own : rate) * upgrade.scaling[stat];
        factor += shareAt(curve, counted[stat]) * scaling;
      }
      if (scaled.some((stat) => counted[stat] < (weapon.requirements as any)[stat])) factor = 0.6;
      total += attack * factor;
    }
    return total;
  };
}

/** Every distribution of up to that many points, each tried: the best first, without those in which a point is wasted. */
function tried(start: ByStat, points: number, totalAt: (stats: ByStat) => number) {
  const found: { stats: ByStat; spent: number; total: number }[] = [];
  const spend = (index: number, left: number, stats: ByStat): void => {
    if (index === attackStats.length) {
      const total = totalAt(stats);
      const isWasted = attackStats.some(
        (stat) => stats[stat] > start[stat] && total - totalAt({ ...stats, [stat]: stats[stat] - 1 }) <= 1e-9,
      );
      if (!isWasted) found.push({ stats, spent: points - left, total });
      return;
    }
    const stat = attackStats[index]!;
    for (let more = 0; more <= left && start[stat] + more <= 99; more++)
      spend(index + 1, left - more, { ...stats, [stat]: start[stat] + more });
  };
  spend(0, points, start);
  const byStats = (a: ByStat, b: ByStat) =>
    attackStats.map((stat) => a[stat] - b[stat]).find((difference) => difference !== 0) ?? 0;
  return found
    .sort(
      (a, b) =>
        (Math.abs(a.total - b.total) > 1e-9 ? b.total - a.total : 0) ||
        a.spent - b.spent ||
        byStats(a.stats, b.stats),
    )
    .slice(0, 4);
}

test('the best distributions are those that trying every one finds, in 400 cases', () => {
  const random = randomFrom(36);
  const below = (limit: number) => Math.floor(random() * limit);
  const rated = [...weapons.values()].filter(({ affinities }) => affinities.length > 0);
  const counts = { unmet: 0, metByPoints: 0 };
  for (let nth = 0; nth < 400; nth++) {
    const weapon = rated[below(rated.length)]!;
    const affinity = weapon.affinities[below(weapon.affinities.length)]!;
    const level = below(weapon.max_level + 1);
    const isTwoHanded = random() < 0.5;
    const totalAt = plainTotal(weapon, affinity, level, isTwoHanded);
    // Some begin a few points below or above what the weapon requires, some where there are no more points.
    const kind = random();
    const start = Object.fromEntries(
      attackStats.map((stat) => {
        const near = weapon.requirements[stat] + below(7) - 3;
        return [stat, Math.max(1, kind < 0.6 ? near : kind < 0.8 ? 1 + below(70) : 94 + below(6))];
      }),
    ) as unknown as ByStat;
    const points = below(9);
    const { isExact, distributions } = bestStats(
      weaponAt(weapon, affinity, level),
      start,
      points,
      isTwoHanded,
    );
    const expected = tried(start, points, totalAt);
    expect({
      nth,
      weapon: weapon.slug,
      isExact,
      stats: distributions.map(({ stats, spent }) => ({ stats, spent })),
    }).toEqual({
      nth,
      weapon: weapon.slug,
      isExact: true,
      stats: expected.map(({ stats, spent }) => ({ stats, spent })),
    });
    distributions.forEach(({ total }, index) => expect(total).toBeCloseTo(expected[index]!.total, 8));
    const requires = (stats: ByStat) =>
      attackStats.some(
        (stat) =>
          (stat === 'strength' && isTwoHanded ? Math.floor(stats[stat] * 1.5) : stats[stat]) <
          weapon.requirements[stat],
      );
    if (requires(start)) counts.unmet += 1;
    if (requires(start) && !requires(distributions[0]!.stats)) counts.metByPoints += 1;
  }
  // The cases must have what makes them hard.
  expect(counts.unmet).toBeGreaterThan(100);
  expect(counts.metByPoints).toBeGreaterThan(30);
});

test('the number of ratings is bounded, with requirements met and unmet', () => {
  const ones: ByStat = { strength: 1, dexterity: 1, intelligence: 1, faith: 1, arcane: 1 };
  const ratingsFrom = (rated: RatedWeapon, start: ByStat) => {
    let ratings = 0;
    const counted = Object.defineProperty({ ...rated }, 'attack', {
      get: () => {
        ratings += 1;
        return rated.attack;
      },
    });
    attackRating(counted, start, false);
    const readByOne = ratings;
    ratings = 0;
    const { isExact } = bestStats(counted, start, 490, false);
    expect(isExact).toBe(true);
    return ratings / readByOne;
  };
  for (const weapon of [...weapons.values()].filter((_, index) => index % 8 === 0)) {
    for (const affinity of weapon.affinities.slice(0, 2)) {
      const rated = weaponAt(weapon, affinity, 0);
      expect(ratingsFrom(rated, { ...ones, ...weapon.requirements })).toBeLessThan(5 * 99 + 20);
      expect(ratingsFrom(rated, ones)).toBeLessThan(32 * (5 * 99 + 20));
    }
  }
});
