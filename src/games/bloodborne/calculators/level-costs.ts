export interface LevelCost {
  /** The level reached. */
  readonly level: number;
  /** Blood echoes for it. */
  readonly cost: number;
}

export interface LevelStep {
  /** The level reached. */
  readonly level: number;
  /** Blood echoes for it. */
  readonly cost: number;
  /** Blood echoes for it and all levels before, from the first of the list on. */
  readonly sum: number;
}

/**
 * The levels from one above `from` to `to`, each with what all up to it cost together, in blood echoes. Source of the
 * costs: the table of levels, as the data hold it.
 */
export function levelSteps(costs: readonly LevelCost[], from: number, to: number): LevelStep[] {
  let sum = 0;
  return costs
    .filter(({ level }) => level > from && level <= to)
    .sort((a, b) => a.level - b.level)
    .map(({ level, cost }) => {
      sum += cost;
      return { level, cost, sum };
    });
}

/** The six stats that levels raise, one point a level. */
export const hunterStats = ['vitality', 'endurance', 'strength', 'skill', 'blood_tinge', 'arcane'] as const;
export type HunterStat = (typeof hunterStats)[number];

/** The level at which a hunter of an origin has at least the targets: one level a point. */
export function levelFor(
  origin: { readonly level: number; readonly stats: Readonly<Record<HunterStat, number>> },
  targets: Readonly<Partial<Record<HunterStat, number>>>,
): number {
  return hunterStats.reduce(
    (level, stat) => level + Math.max(0, (targets[stat] ?? 0) - origin.stats[stat]),
    origin.level,
  );
}
