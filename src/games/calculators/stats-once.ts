import type { TextCheck } from '../../graph/graph.ts';
import { wrongArgument } from '../../graph/limits/refusals.ts';

/**
 * Checks stats that a parameter lists with their values, e.g. `strength:14`.
 *
 * @throws Problem when a stat is named twice.
 */
export const checkStatsOnce: TextCheck = (parameter, texts) => {
  const stats = texts.map((text) => text.split(':')[0]!);
  const repeated = stats.find((stat, index) => stats.indexOf(stat) < index);
  if (repeated === undefined) return;
  throw wrongArgument(
    parameter,
    'repeated_value',
    `${parameter} must have each stat at most once; got ${repeated} more than once.`,
    { received: texts.join(',') },
  );
};
