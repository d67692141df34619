/** The body parts that armor covers, in the order of results. */
export const armorSlots = ['head', 'chest', 'hands', 'legs'] as const;

export interface ArmorPiece {
  readonly slug: string;
  readonly slot: string;
  /** The value to maximize; null when it is unknown, which leaves the piece out. */
  readonly value: number | null;
  /** Weight in the game's tables, with at most three decimals. */
  readonly weight: number;
}

/** Pieces that are worn together. */
interface Outfit<Piece extends ArmorPiece> {
  readonly value: number;
  /** Weight in thousandths, so that sums are exact. */
  readonly weight: number;
  readonly pieces: readonly Piece[];
}

export interface ArmorOptimum<Piece extends ArmorPiece> {
  readonly value: number;
  readonly weight: number;
  /** One piece a slot at most, in the order of the slots. */
  readonly pieces: readonly Piece[];
}

const thousandths = (weight: number) => Math.round(weight * 1_000);

/** Better first: more value, then less weight, then slugs in byte order, so that one outfit is the best of all. */
function compare<Piece extends ArmorPiece>(a: Outfit<Piece>, b: Outfit<Piece>): number {
  const slugsOf = ({ pieces }: Outfit<Piece>) => pieces.map(({ slug }) => slug).join('\n');
  return b.value - a.value || a.weight - b.weight || (slugsOf(a) < slugsOf(b) ? -1 : 1);
}

/** The outfits for which no other one has as much value and no more weight, lightest first. */
function front<Piece extends ArmorPiece>(outfits: readonly Outfit<Piece>[]): Outfit<Piece>[] {
  const kept: Outfit<Piece>[] = [];
  for (const outfit of [...outfits].sort((a, b) => a.weight - b.weight || compare(a, b)))
    if (kept.length === 0 || outfit.value > kept.at(-1)!.value) kept.push(outfit);
  return kept;
}

/**
 * The pieces, at most one a slot, with the highest total within a weight; of several such outfits the lightest.
 *
 * Exact: slots are combined one after the other, and only an outfit that another beats in both value and weight is
 * dropped on the way.
 *
 * @param slots names of the slots, in the order of the result.
 * @param maxWeight without it, any weight.
 */
export function bestArmor<Piece extends ArmorPiece>(
  pieces: readonly Piece[],
  slots: readonly string[],
  maxWeight = Number.POSITIVE_INFINITY,
): ArmorOptimum<Piece> {
  const limit = maxWeight === Number.POSITIVE_INFINITY ? maxWeight : thousandths(maxWeight);
  let outfits: Outfit<Piece>[] = [{ value: 0, weight: 0, pieces: [] }];
  for (const slot of slots) {
    const choices = front([
      { value: 0, weight: 0, pieces: [] },
      ...pieces
        .filter((piece) => piece.slot === slot && piece.value !== null)
        .map((piece) => ({ value: piece.value!, weight: thousandths(piece.weight), pieces: [piece] })),
    ]);
    const joined = outfits.flatMap((outfit) =>
      choices.map((choice) => ({
        value: outfit.value + choice.value,
        weight: outfit.weight + choice.weight,
        pieces: [...outfit.pieces, ...choice.pieces],
      })),
    );
    outfits = front(joined.filter(({ weight }) => weight <= limit));
  }
  const best = outfits.at(-1)!;
  return { value: best.value, weight: best.weight / 1_000, pieces: best.pieces };
}
