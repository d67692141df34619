import { compareTexts } from '../../text/compare-texts.ts';
import type { Gate, Need } from './gates.ts';
import { isClosed, missingOf, openTo, type Progress, withOne, type ProgressGraph } from './reach.ts';

/** One step of a route; places are tokens. */
export interface Step {
  readonly from: string;
  readonly to: string;
  /** `passage` and `one_way` are ways; `entry` leads into a place from anywhere. */
  readonly way: 'passage' | 'one_way' | 'entry';
  /** Needs of the step, all of which must hold; of several ways to open it, those of the way that holds. */
  readonly needs: readonly Need[];
}

/** A route between two places, or why there is none. */
export interface Route {
  readonly steps: readonly Step[];
  /** Needs to meet before a route exists; empty if one exists, and if nothing helps. */
  readonly missing: readonly Need[];
  /** Why there is none: something is missing, something has ended it, or no way leads there; null where there is one. */
  readonly reason: 'missing' | 'closed' | 'no_way' | null;
}

/** A step, and what is still missing of what it needs. */
interface Edge extends Step {
  readonly missing: readonly Need[];
  readonly isClosed: boolean;
}

/**
 * A step through a gate: of the ways to open it that which holds, or of which the least is missing.
 *
 * @param there somebody who has also been in every open place.
 */
function edge(
  between: Pick<Step, 'from' | 'to' | 'way'>,
  gate: Gate | null | undefined,
  progress: Progress,
  there: Progress,
): Edge {
  const [best] = (gate?.requires ?? [])
    .map((one) => ({
      needs: one.all,
      missing: missingOf({ requires: [one], closed_by: [] }, there).flat(),
    }))
    .sort((a, b) => a.missing.length - b.missing.length);
  return { ...between, needs: [], missing: [], ...best, isClosed: isClosed(gate, progress) };
}

/** Every step of the world, in the order of its places. */
function edgesOf({ places, ways }: ProgressGraph, progress: Progress, there: Progress): Edge[] {
  const edges = ways.flatMap(({ from, to, isOneWay, gate }) =>
    isOneWay
      ? [edge({ from, to, way: 'one_way' }, gate, progress, there)]
      : [
          edge({ from, to, way: 'passage' }, gate, progress, there),
          edge({ from: to, to: from, way: 'passage' }, gate, progress, there),
        ],
  );
  for (const { token: to, gate } of places) {
    // A place whose gate requires nothing is where a game begins.
    if (!gate?.requires.length) continue;
    for (const { token: from } of places)
      if (from !== to) edges.push(edge({ from, to, way: 'entry' }, gate, progress, there));
  }
  return edges.sort((a, b) => compareTexts(a.from, b.from) || compareTexts(a.to, b.to));
}

interface Path {
  readonly steps: readonly Edge[];
  /** The places on it. */
  readonly passed: ReadonlySet<string>;
  /** Missing needs by token. */
  readonly missing: ReadonlyMap<string, Need>;
}

/** A path and one step more. What waits for a place that the path passes is not missing. */
function andThen({ steps, passed, missing }: Path, step: Edge): Path {
  const more = step.missing.filter((each) => !passed.has(each.token));
  return {
    steps: [...steps, step],
    passed: new Set(passed).add(step.to),
    missing: new Map([...missing, ...more.map((each) => [each.token, each] as const)]),
  };
}

const isWithin = (few: Iterable<string>, many: { has(each: string): boolean }) =>
  [...few].every((each) => many.has(each));

/**
 * The path on which the least is missing, and of these the shortest. What is missing together is not the sum of its steps, so
 * a path to a place is given up only for one that passes as much, lacks nothing more and is no longer.
 *
 * @param awaited places that steps wait for.
 */
function bestPath(
  edges: readonly Edge[],
  awaited: ReadonlySet<string>,
  from: string,
  to: string,
): Path | undefined {
  const start: Path = { steps: [], passed: new Set([from]), missing: new Map() };
  const found = new Map<string, Path[]>();
  const open: { readonly at: string; readonly path: Path }[] = [{ at: from, path: start }];
  const cost = ({ path }: (typeof open)[number]) => path.missing.size * edges.length + path.steps.length;
  for (;;) {
    const min = open.reduce((best, each, index) => (cost(each) < cost(open[best]!) ? index : best), 0);
    const [next] = open.splice(min, 1);
    if (next === undefined) return undefined;
    const { at, path } = next;
    if (at === to) return path;
    const others = found.get(at) ?? [];
    const passed = [...path.passed].filter((place) => awaited.has(place));
    if (
      others.some((other) => isWithin(other.missing.keys(), path.missing) && isWithin(passed, other.passed))
    )
      continue;
    found.set(at, [...others, path]);
    for (const step of edges)
      if (step.from === at && !path.passed.has(step.to))
        open.push({ at: step.to, path: andThen(path, step) });
  }
}

/** The shortest route between two places for somebody who has come so far and starts at `from`. */
export function routeBetween(world: ProgressGraph, progress: Progress, from: string, to: string): Route {
  const here = withOne(progress, from);
  const there = { ...here, have: new Set([...here.have, ...openTo(world, here).places]) };
  const edges = edgesOf(world, here, there);
  const awaited = new Set(edges.flatMap(({ missing }) => missing.map(({ token }) => token)));
  // A way that opens only from its far end does not lead there.
  const isOpen = (each: Edge) =>
    !each.isClosed && !each.missing.some((one) => [each.to, to].includes(one.token));
  const path = bestPath(edges.filter(isOpen), awaited, from, to);
  if (path === undefined) {
    const reason = bestPath(edges, awaited, from, to) === undefined ? 'no_way' : 'closed';
    return { steps: [], missing: [], reason };
  }
  const missing = [...path.missing.values()];
  if (missing.length > 0) return { steps: [], missing, reason: 'missing' };
  return {
    steps: path.steps.map(({ from: start, to: end, way, needs }) => ({ from: start, to: end, way, needs })),
    missing,
    reason: null,
  };
}
