import type { ArmorValue, Negation } from '../../../../schema/elden-ring/rows.ts';
import { type ArmorPiece, armorSlots, bestArmor } from '../../calculators/armor-optimum.ts';

export interface Outfit<Piece extends ArmorPiece> {
  /** Poise, or negation in percent. */
  readonly value: number;
  readonly weight: number;
  /** One piece a slot at most, from head to legs. */
  readonly pieces: readonly Piece[];
}

/** The negation of a piece that is called as the path of its member, e.g. `negation_fire`. */
export const negationIn = (negation: Negation, value: Exclude<ArmorValue, 'poise'>): number =>
  negation[value.slice('negation_'.length) as keyof Negation];

/** The negation of several pieces together, in percent: each takes its share of what the others leave. */
export const negationOf = (pieces: readonly number[]): number =>
  100 * (1 - pieces.reduce((left, negation) => left * (1 - negation / 100), 1));

/**
 * The pieces, one a slot at most, with the highest poise or negation within a weight; of several such outfits the lightest.
 *
 * Poise adds up. Negations multiply, so the logarithm of what each leaves is added up.
 */
export function bestOutfit<Piece extends ArmorPiece>(
  pieces: readonly Piece[],
  isNegation: boolean,
  maxWeight?: number,
): Outfit<Piece> {
  const bySlug = new Map(pieces.map((piece) => [piece.slug, piece]));
  const weighed = pieces.map(({ slug, slot, weight, value }) => ({
    slug,
    slot,
    weight,
    value: isNegation && value !== null ? -Math.log1p(-value / 100) : value,
  }));
  const best = bestArmor(weighed, armorSlots, maxWeight);
  const worn = best.pieces.map(({ slug }) => bySlug.get(slug)!);
  return {
    value: isNegation ? negationOf(worn.map(({ value }) => value!)) : best.value,
    weight: best.weight,
    pieces: worn,
  };
}
