/** Damage types and ailments to which a boss or an enemy can be weak. */
export const weaknesses = [
  'physical',
  'blunt',
  'thrust',
  'blood',
  'arcane',
  'fire',
  'bolt',
  'serrated',
  'righteous',
  'slow_poison',
  'rapid_poison',
] as const;

export type Weakness = (typeof weaknesses)[number];

/** The values that decide it; those of one form, body or variant. */
export interface Toughness {
  readonly defense: Readonly<Partial<Record<Weakness, number | null>>> | null;
  readonly resistance: {
    readonly slow_poison: number | null;
    readonly rapid_poison: number | null;
  } | null;
  readonly weak_to_serrated?: boolean | null;
  readonly weak_to_righteous?: boolean | null;
}

/** Rule of the weaknesses, for callers. */
export const weaknessRule =
  'Damage types whose defense is at most 3/4 of the median of its defenses, poisons whose resistance is at most 100, and serrated and righteous weapons; empty when its defenses are unknown.';

/** A defense is weak when it is at most this share of the median of all seven. */
const WEAK_SHARE = 0.75;

/** A resistance that a few hits of a poisonous weapon overcome. */
const WEAK_RESISTANCE = 100;

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/**
 * Returns the weaknesses of a foe: damage types whose defense is at most three quarters of the median of its
 * defenses, serrated and righteous weapons if the game's tables have them, and poisons whose resistance is at
 * most 100.
 *
 * @returns none if no defenses are known.
 */
export function weaknessesOf(of: Toughness): readonly Weakness[] {
  const { defense, resistance } = of;
  const known = Object.values(defense ?? {}).filter((value) => typeof value === 'number');
  if (defense === null || known.length === 0) return [];
  const limit = WEAK_SHARE * median(known);
  return weaknesses.filter((weakness) => {
    if (weakness === 'serrated') return of.weak_to_serrated === true;
    if (weakness === 'righteous') return of.weak_to_righteous === true;
    if (weakness === 'slow_poison' || weakness === 'rapid_poison')
      return (resistance?.[weakness] ?? Infinity) <= WEAK_RESISTANCE;
    return (defense[weakness] ?? Infinity) <= limit;
  });
}
