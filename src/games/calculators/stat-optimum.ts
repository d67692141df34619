/** Stats, what they cost, and what a weapon makes of them. */
export interface StatDistribution<Stat extends string> {
  readonly stats: Readonly<Record<Stat, number>>;
  /** Points that were spent on them. */
  readonly spent: number;
  readonly total: number;
}

export interface StatOptimum<Stat extends string> {
  /** Whether no distribution can be better than these. */
  readonly isExact: boolean;
  /** The best first. */
  readonly distributions: readonly StatDistribution<Stat>[];
}

/** Stats between two bounds, within which groups of them add to the rating independently. */
export interface StatRange<Stat extends string> {
  readonly from: Readonly<Record<Stat, number>>;
  readonly to: Readonly<Record<Stat, number>>;
  /** Points that `from` costs. */
  readonly spent: number;
}

/** A search for the stats with the highest rating. */
export interface StatQuestion<Stat extends string> {
  /** All stats, in their order; those in one group act together. */
  readonly groups: readonly (readonly Stat[])[];
  /** Ranges that exclude each other and together have all distributions in which every point counts. */
  readonly ranges: readonly StatRange<Stat>[];
  readonly points: number;
  /** The rating for stats; it does not fall when a stat rises. */
  readonly totalAt: (stats: Readonly<Record<Stat, number>>) => number;
}

/** Values of stats, what they cost, and the rating or what they add to it. */
interface Share {
  readonly values: readonly number[];
  readonly spent: number;
  readonly gain: number;
}

/** The highest value of a stat, in both games. */
export const highestStat = 99;

/** How many distributions are given at most: the best, and the next best. */
export const maxDistributions = 4;

/** Rows that the search for them counts as: its price, besides what it reads. */
export const rowsOfOptimum = 300;

/** Ratings that differ by less are equal: sums of the same parts differ in their last digits. */
const minDifference = 1e-9;

/** Whether a rating is higher than another one. */
export const isHigher = (a: number, b: number) => a - b > minDifference;

/** Better first: a higher rating, then fewer points, then lower values from the first stat on, so that one is the best. */
function compare(a: Share, b: Share): number {
  if (isHigher(a.gain, b.gain)) return -1;
  if (isHigher(b.gain, a.gain)) return 1;
  if (a.spent !== b.spent) return a.spent - b.spent;
  const at = a.values.findIndex((value, index) => value !== b.values[index]);
  return at === -1 ? 0 : a.values[at]! - b.values[at]!;
}

/**
 * Every way to spend points on stats that act together in which each point counts: without it the rating would be lower.
 *
 * @param from the stats before a point is spent.
 * @param to the highest that they can be.
 * @param gainOf what values of the stats add to the rating.
 */
function sharesOf(
  from: readonly number[],
  to: readonly number[],
  points: number,
  gainOf: (values: readonly number[]) => number,
): Share[] {
  const max = from.map((value, index) => Math.min(to[index]!, value + points));
  if (!isHigher(gainOf(max), 0)) return [{ values: from, spent: 0, gain: 0 }];
  const gains = new Map<string, number>();
  const ways = (index: number, left: number): number[][] =>
    index === from.length
      ? [[]]
      : Array.from({ length: Math.min(left, to[index]! - from[index]!) + 1 }, (_, spent) =>
          ways(index + 1, left - spent).map((rest) => [spent, ...rest]),
        ).flat();
  return ways(0, points).flatMap((way) => {
    const values = way.map((spent, index) => from[index]! + spent);
    const gain = gainOf(values);
    gains.set(String(way), gain);
    const counts = way.every(
      (spent, index) => spent === 0 || isHigher(gain, gains.get(String(way.with(index, spent - 1)))!),
    );
    return counts ? [{ values, spent: way.reduce((sum, spent) => sum + spent, 0), gain }] : [];
  });
}

/**
 * The shares of two groups of stats together: the best for each number of points, as no other can be part of the best
 * distributions.
 */
function joined(first: readonly Share[], second: readonly Share[], points: number): Share[] {
  const kept: Share[][] = [];
  for (const a of first) {
    for (const b of second) {
      const spent = a.spent + b.spent;
      const gain = a.gain + b.gain;
      if (spent > points) continue;
      const same = kept[spent] ?? [];
      kept[spent] = same;
      if (same.length === maxDistributions && isHigher(same.at(-1)!.gain, gain)) continue;
      const share = { values: [...a.values, ...b.values], spent, gain };
      const at = same.findIndex((other) => compare(share, other) < 0);
      same.splice(at === -1 ? same.length : at, 0, share);
      if (same.length > maxDistributions) same.pop();
    }
  }
  return kept.flat();
}

/**
 * The stats that raise the rating of a weapon the most with so many points, and the next best: of equal ratings those
 * with fewer points. Only distributions are given in which every point counts.
 *
 * In each range, each group of stats is tried by itself, one of two stats with at most 9,801 ratings, and the best of the
 * groups are joined point by point. Whether the ratings do add up is checked on what is given: `isExact`.
 */
export function bestStats<Stat extends string>({
  groups,
  ranges,
  points,
  totalAt,
}: StatQuestion<Stat>): StatOptimum<Stat> {
  const named = (stats: readonly Stat[], values: readonly number[]) =>
    Object.fromEntries(stats.map((stat, index) => [stat, values[index]!])) as Record<Stat, number>;
  const found = ranges.flatMap(({ from, to, spent }) => {
    const min = totalAt(from);
    return groups.reduce<readonly Share[]>(
      (best, group) => {
        const gainOf = (values: readonly number[]) => totalAt({ ...from, ...named(group, values) }) - min;
        const valuesOf = (stats: typeof from) => group.map((stat) => stats[stat]);
        return joined(best, sharesOf(valuesOf(from), valuesOf(to), points - spent, gainOf), points);
      },
      [{ values: [], spent, gain: min }],
    );
  });
  const best = found
    .sort(compare)
    .slice(0, maxDistributions)
    .map(({ values, spent, gain }) => {
      const stats = named(groups.flat(), values);
      return { stats, spent, total: totalAt(stats), expected: gain };
    });
  return {
    isExact: best.every(({ total, expected }) => Math.abs(total - expected) <= minDifference),
    distributions: best.map(({ stats, spent, total }) => ({ stats, spent, total })),
  };
}
