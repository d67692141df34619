import { wrongArgument } from '../../graph/limits/refusals.ts';
import { highestStat } from './stat-optimum.ts';

/** An origin or a class, with which a character begins. */
interface Start<Stat extends string> {
  readonly slug: string;
  readonly level: number;
  readonly stats: Readonly<Record<Stat, number>>;
}

/** Levels that a caller chooses, and stats to reach. */
interface LevelRequest<Stat extends string> {
  readonly start: Start<Stat> | null;
  /** The word of the game for a start, e.g. `class`. */
  readonly startWord: string;
  readonly from: number | null | undefined;
  readonly to: number | null | undefined;
  /** Stats to reach. Those that are not given stay as they are at the start. */
  readonly targets: Readonly<Partial<Record<Stat, number | null | undefined>>>;
  /** The lowest level from which a character can rise, and the highest of all. */
  readonly lowest: number;
  readonly highest: number;
}

/** The levels to pay for. */
export interface LevelPlan<Stat extends string> {
  readonly from: number;
  readonly to: number;
  /** All stats at the end; null without targets. */
  readonly stats: Record<Stat, number> | null;
}

/** @throws Problem when a level or a stat is out of its range. */
function checkRange(name: string, value: number, min: number, max: number, because = ''): void {
  if (value >= min && value <= max) return;
  throw wrongArgument(
    name,
    'out_of_range',
    `${name} must be an integer from ${min} to ${max}${because}; got ${value}.`,
    { received: String(value), min, max },
  );
}

/** @throws Problem when arguments are missing, or contradict each other. */
function checkGiven({ start, from, to }: LevelRequest<string>, target: string | undefined): void {
  if (target && to) {
    throw wrongArgument(
      'to',
      'not_with_targets',
      `to cannot be combined with ${target}, because the targets determine the level. Remove one of them.`,
      { received: String(to) },
    );
  }
  if (target && start === null)
    throw wrongArgument('class_slug', 'missing', `class_slug is required with ${target}.`);
  if (!target && !to) throw wrongArgument('to', 'missing', 'to is required unless target stats are given.');
  if (!from && start === null)
    throw wrongArgument('from', 'missing', 'from is required unless class_slug is given.');
}

/**
 * Returns the stats of a start raised to the targets.
 *
 * @throws Problem when a target is below the start.
 */
function raisedStats<Stat extends string>(
  start: Start<Stat>,
  targets: readonly (readonly [Stat, number])[],
  startWord: string,
): Record<Stat, number> {
  for (const [stat, value] of targets) {
    const min = start.stats[stat];
    const because = ` for the ${startWord} ${start.slug}, which starts with ${min}`;
    checkRange(stat, value, min, highestStat, because);
  }
  return { ...start.stats, ...Object.fromEntries(targets) };
}

const sumOf = (stats: Readonly<Record<string, number>>) =>
  Object.values(stats).reduce((sum, value) => sum + value, 0);

/**
 * Returns the levels to pay for: from one to another, or from a start to the level at which it has the targets. A level
 * raises one stat by one.
 *
 * @throws Problem naming the argument that cannot have its value.
 */
export function planLevels<Stat extends string>(request: LevelRequest<Stat>): LevelPlan<Stat> {
  const { start, startWord, lowest, highest } = request;
  const targets = (Object.entries(request.targets) as [Stat, number | null | undefined][]).flatMap(
    ([stat, value]) => (value === undefined || value === null ? [] : [[stat, value] as const]),
  );
  checkGiven(request, targets[0]?.[0]);
  const stats = targets.length > 0 ? raisedStats(start!, targets, startWord) : null;
  const to = request.to ?? start!.level + sumOf(stats!) - sumOf(start!.stats);
  const from = request.from ?? start!.level;
  if (start)
    checkRange('from', from, start.level, highest, `, because ${start.slug} starts at level ${start.level}`);
  checkRange('from', from, lowest, highest);
  if (stats) checkRange('from', from, start!.level, to, `, because the targets are reached at level ${to}`);
  else checkRange('to', to, from, highest, `, because from is ${from}`);
  return { from, to, stats };
}
