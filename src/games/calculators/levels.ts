import type { Problem } from '../../problem.ts';
import { wrongArgument } from '../../graph/limits/refusals.ts';

/**
 * The error of a level that a weapon does not have.
 *
 * @param name the argument with the level.
 * @param max the highest level of the weapon.
 * @param upgraded what levels do to a weapon, e.g. `fortified`.
 */
export function noSuchLevel(
  slug: string,
  name: string,
  level: number,
  max: number,
  upgraded: string,
): Problem {
  const expected =
    max === 0
      ? `${name} must be 0 for ${slug}, which cannot be ${upgraded}`
      : `${name} must be an integer from 0 to ${max} for ${slug}`;
  return wrongArgument(name, 'out_of_range', `${expected}; got ${level}.`, {
    received: String(level),
    min: 0,
    max,
  });
}

/** @throws Problem when a weapon would be upgraded to a level below the one from which it starts. */
export function checkLevelOrder(slug: string, from: number, to: number, max: number): void {
  if (from <= to) return;
  throw wrongArgument(
    'to',
    'out_of_range',
    `to must be an integer from ${from} to ${max} for ${slug}, because from is ${from}; got ${to}.`,
    { received: String(to), min: from, max },
  );
}

/** A level of a weapon, or its highest. */
export type Level = number | 'max';

/** A level as an argument chooses it. */
export interface LevelInput {
  readonly at?: number | null;
  readonly max?: boolean | null;
}

/**
 * Returns the level that an argument chooses, +0 by default.
 *
 * @throws Problem for `max: false`, which chooses none.
 */
export function wantedLevel(input: LevelInput | null | undefined): Level {
  if (input?.max === false)
    throw wrongArgument(
      'level',
      'not_allowed',
      'level must be `at` a number, or `max: true`; got max: false.',
      {
        received: 'false',
      },
    );
  return input?.max ? 'max' : (input?.at ?? 0);
}

/** Returns the level of a weapon that an argument chooses: it may be above the highest, `max`. */
export function levelOf(input: LevelInput | null | undefined, max: number): number {
  const level = wantedLevel(input);
  return level === 'max' ? max : level;
}

/** Returns the level of a weapon that counts for a level or `max`: at most its own highest. */
export const atMost = (max: number, level: Level): number => (level === 'max' ? max : Math.min(level, max));
