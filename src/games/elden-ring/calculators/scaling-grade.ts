import type { ScalingGrade } from '../../scaling-grades.ts';
import { type ByStat, byStat } from './attack-rating.ts';

/** The least factor of each letter; below the last, any factor above 0 is E. */
const minFactors: readonly (readonly [ScalingGrade, number])[] = [
  ['S', 1.75],
  ['A', 1.4],
  ['B', 0.9],
  ['C', 0.6],
  ['D', 0.25],
];

/**
 * The letter that the game shows for a factor of scaling; `-` for none.
 *
 * Source: the weapon calculator of ThomasJClark, which reads the thresholds from the game's tables. They were not compared
 * with the game.
 */
export function scalingGrade(factor: number): ScalingGrade {
  if (factor <= 0) return '-';
  return minFactors.find(([, min]) => factor >= min)?.[0] ?? 'E';
}

/** The letters of the factors of all stats. */
export const gradesOf = (factors: ByStat): ByStat<ScalingGrade> =>
  byStat((stat) => scalingGrade(factors[stat]));
