/** The lowest and the highest level of a Tarnished: all stats at 99 are level 713. */
export const lowestLevel = 1;
export const highestLevel = 713;

export interface LevelStep {
  /** The level reached. */
  readonly level: number;
  /** Runes for it. */
  readonly cost: number;
  /** Runes for it and all levels before, from the first of the list on. */
  readonly sum: number;
}

/**
 * The runes for a level: with n = level + 80, (0.1 + 0.02 x (n - 92)) x n², of which the first part is 0.1 up to n = 92,
 * cut to a whole number, + 1. In hundredths, so that no arithmetic of fractions decides about a rune.
 *
 * Source: the formula that players found. It gives the published 673 for level 2, 8,879,348 for level 713, and
 * 1,692,566,842 for all levels together.
 */
export function runesFor(level: number): number {
  const n = level + 80;
  return Math.floor(((10 + 2 * Math.max(0, n - 92)) * n * n) / 100) + 1;
}

/** The levels from one above `from` to `to`, each with what all up to it cost together. */
export function levelSteps(from: number, to: number): LevelStep[] {
  let sum = 0;
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => {
    const level = from + index + 1;
    const cost = runesFor(level);
    sum += cost;
    return { level, cost, sum };
  });
}
