import { attackStats, type ByStat, statsOf } from './attack-rating.ts';

/** Stats of a hunter, what they cost, and what a weapon makes of them. */
export interface StatDistribution {
  readonly stats: ByStat;
  /** Points that were spent on them. */
  readonly spent: number;
  readonly total: number;
}

export interface StatOptimum {
  /** Whether no distribution can be better than these. */
  readonly isExact: boolean;
  /** The best first. */
  readonly distributions: readonly StatDistribution[];
}

/** What points in stats that act together add to the rating. */
interface Share {
  readonly values: readonly number[];
  readonly spent: number;
  readonly gain: number;
}

const highestStat = 99;

/** Groups of stats, in the order of the stats. Stats that one type of attack scales with are in one group, as they act together. */
const groups = attackStats.reduce<(typeof attackStats)[number][][]>((made, stat) => {
  const scaled = Object.values(statsOf).find((stats) => stats.includes(stat))!;
  const group = made.find((stats) => stats.some((other) => scaled.includes(other)));
  if (group) group.push(stat);
  else made.push([stat]);
  return made;
}, []);

/** Better first: a higher rating, then fewer points, then lower values from the first stat on, so that one is the best. */
function compare(a: Share, b: Share): number {
  if (a.gain !== b.gain) return b.gain - a.gain;
  if (a.spent !== b.spent) return a.spent - b.spent;
  const at = a.values.findIndex((value, index) => value !== b.values[index]);
  return at === -1 ? 0 : a.values[at]! - b.values[at]!;
}

/** The best shares for each number of points, best first; no other can be part of the best distributions. */
function bestBySpent(shares: Iterable<Share>, wanted: number): Share[] {
  const kept = new Map<number, Share[]>();
  for (const share of shares) {
    const same = kept.get(share.spent) ?? [];
    kept.set(share.spent, same);
    if (same.length === wanted && compare(share, same.at(-1)!) > 0) continue;
    same.push(share);
    same.sort(compare);
    if (same.length > wanted) same.pop();
  }
  return [...kept.values()].flat();
}

/** Every way to spend points on stats that act together in which each point counts: without it the rating would be lower. */
function* sharesOf(start: readonly number[], points: number, gainOf: (values: readonly number[]) => number) {
  const gains = new Map<string, number>();
  const ways = (index: number, left: number): number[][] =>
    index === start.length
      ? [[]]
      : Array.from({ length: Math.min(left, highestStat - start[index]!) + 1 }, (_, spent) =>
          ways(index + 1, left - spent).map((rest) => [spent, ...rest]),
        ).flat();
  for (const way of ways(0, points)) {
    const values = way.map((spent, index) => start[index]! + spent);
    const gain = gainOf(values);
    gains.set(String(way), gain);
    const counts = way.every(
      (spent, index) => spent === 0 || gains.get(String(way.with(index, spent - 1)))! < gain,
    );
    if (counts) yield { values, spent: way.reduce((sum, spent) => sum + spent, 0), gain };
  }
}

/**
 * The stats that raise the rating of a weapon the most with so many points, and the next best: of equal ratings those
 * with fewer points. Only distributions are given in which every point counts.
 *
 * Stats that no type of attack shares add to the rating independently, so each group is tried by itself, at most 9,801
 * ratings, and the best of the groups are joined point by point. Whether the ratings do add up is checked on what is
 * given: `isExact`.
 *
 * @param start what each stat has before a point is spent.
 * @param totalAt the rating for stats; it does not fall when a stat rises.
 * @param wanted how many distributions are given at most.
 */
export function bestStats(
  start: ByStat,
  points: number,
  totalAt: (stats: ByStat) => number,
  wanted: number,
): StatOptimum {
  const least = totalAt(start);
  let best: Share[] = [{ values: [], spent: 0, gain: 0 }];
  for (const group of groups) {
    const before = group.map((stat) => start[stat]);
    const gainOf = (values: readonly number[]) =>
      totalAt({ ...start, ...Object.fromEntries(group.map((stat, index) => [stat, values[index]!])) }) -
      least;
    const own = bestBySpent(sharesOf(before, points, gainOf), wanted);
    const joined = function* (): Generator<Share> {
      for (const share of best) {
        for (const { values, spent, gain } of own) {
          if (share.spent + spent > points) continue;
          yield { values: [...share.values, ...values], spent: share.spent + spent, gain: share.gain + gain };
        }
      }
    };
    best = bestBySpent(joined(), wanted);
  }
  const order = groups.flat();
  const distributions = best
    .sort(compare)
    .slice(0, wanted)
    .map(({ values, spent, gain }) => ({
      stats: Object.fromEntries(order.map((stat, index) => [stat, values[index]!])) as ByStat,
      spent,
      total: least + gain,
    }));
  return { isExact: distributions.every(({ stats, total }) => totalAt(stats) === total), distributions };
}
