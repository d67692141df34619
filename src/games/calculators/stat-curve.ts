/** A point of a curve; `exponent` bends the way to the next one. */
export interface CurvePoint {
  readonly x: number;
  readonly y: number;
  readonly exponent: number;
}

export interface Curve {
  /** Points by ascending x. */
  readonly points: readonly CurvePoint[];
  /** The game cuts the value to a whole number. */
  readonly is_cut?: boolean;
}

/** Cutting must not lose a whole number that arithmetic made a little too small. */
export const nearlyWhole = 1e-9;

/**
 * The value of a curve, in its unit; outside of its points that of the nearest point. docs/guides/graphql.md describes
 * how exponents bend the way between two points.
 */
export function valueAt({ points, is_cut }: Curve, x: number): number {
  const next = points.findIndex((point) => point.x >= x);
  // Before the first point, or (-1) after the last.
  if (next <= 0) return points.at(next)!.y;
  const [from, to] = [points[next - 1]!, points[next]!];
  const way = (x - from.x) / (to.x - from.x);
  const bent = from.exponent > 0 ? way ** from.exponent : 1 - (1 - way) ** -from.exponent;
  const value = from.y + (to.y - from.y) * bent;
  return is_cut ? Math.floor(value + nearlyWhole) : value;
}
