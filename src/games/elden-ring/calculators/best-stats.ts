import {
  bestStats as bestInRanges,
  highestStat,
  isHigher,
  type StatOptimum,
  type StatRange,
} from '../../calculators/stat-optimum.ts';
import {
  attackRating,
  type AttackStat,
  attackStats,
  type ByStat,
  type RatedWeapon,
  statsNeeded,
} from './attack-rating.ts';

/**
 * The stats that raise the rating of a weapon the most with so many points, and the next best.
 *
 * A requirement that is not met takes away what all stats add to a type of damage, so stats add up only while the same
 * requirements are met: every choice of those to meet is a separate range, at most 32, mostly one or two. A choice is
 * left out when the points do not pay for it, or when meeting one of its requirements does not raise the rating, as
 * another one is unmet.
 *
 * @param start what each stat has before a point is spent.
 */
export function bestStats(
  weapon: RatedWeapon,
  start: ByStat,
  points: number,
  isTwoHanded: boolean,
): StatOptimum<AttackStat> {
  const totalAt = (stats: ByStat) => attackRating(weapon, stats, isTwoHanded).total;
  const needed = statsNeeded(weapon, isTwoHanded);
  const unmet = attackStats.filter((stat) => start[stat] < needed[stat]);
  const choices = unmet.reduce<AttackStat[][]>(
    (made, stat) => made.concat(made.map((choice) => [...choice, stat])),
    [[]],
  );
  const ranges = choices.flatMap((met): StatRange<AttackStat>[] => {
    const from = { ...start };
    const to = { ...start };
    for (const stat of attackStats) {
      if (met.includes(stat)) from[stat] = needed[stat];
      if (met.includes(stat) || !unmet.includes(stat)) to[stat] = highestStat;
    }
    const spent = attackStats.reduce((sum, stat) => sum + from[stat] - start[stat], 0);
    const pays = met.every((stat) => isHigher(totalAt(from), totalAt({ ...from, [stat]: from[stat] - 1 })));
    return spent <= points && pays ? [{ from, to, spent }] : [];
  });
  return bestInRanges({ groups: attackStats.map((stat) => [stat]), ranges, points, totalAt });
}
