import type { Problem } from '../../problem.ts';
import { wrongArgument } from '../../graph/refusals.ts';

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
