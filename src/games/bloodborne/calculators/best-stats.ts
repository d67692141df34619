import { bestStats as bestInRanges, highestStat, type StatOptimum } from '../../calculators/stat-optimum.ts';
import { attackStats, type AttackStat, type ByStat, statsOf } from './attack-rating.ts';

/** Groups of stats, in the order of the stats. Stats that one type of attack scales with are in one group, as they act together. */
const groups = attackStats.reduce<AttackStat[][]>((made, stat) => {
  const scaled = Object.values(statsOf).find((stats) => stats.includes(stat))!;
  const group = made.find((stats) => stats.some((other) => scaled.includes(other)));
  if (group) group.push(stat);
  else made.push([stat]);
  return made;
}, []);

const highest: ByStat = {
  strength: highestStat,
  skill: highestStat,
  blood_tinge: highestStat,
  arcane: highestStat,
};

/**
 * The stats that raise the rating of a weapon the most with so many points, and the next best.
 *
 * @param start what each stat has before a point is spent.
 * @param totalAt the rating of the weapon for stats.
 */
export const bestStats = (
  start: ByStat,
  points: number,
  totalAt: (stats: ByStat) => number,
): StatOptimum<AttackStat> =>
  bestInRanges({ groups, ranges: [{ from: start, to: highest, spent: 0 }], points, totalAt });
