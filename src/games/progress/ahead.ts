import {
  type ProgressStep,
  type Open,
  openTo,
  type Progress,
  type Reach,
  reachable,
  withOne,
  type ProgressGraph,
} from './reach.ts';

/** Something that can be done now, what it opens, and what it ends. */
export interface ActionOutcome {
  /** Token of the step. The token of an amount means that the amount is gained. */
  readonly token: string;
  readonly opens: readonly string[];
  readonly loses: readonly Loss[];
}

/** Something that ends. */
export interface Loss {
  readonly token: string;
  /** It has no other way. */
  readonly is_for_good: boolean;
}

/** The steps that are open, and the consequences of each. */
export interface Outlook extends Open {
  readonly turns: readonly ActionOutcome[];
}

/** Tokens that the gates of a progress graph refer to. */
interface GateTokens {
  /** Tokens that something waits for. */
  readonly waiting: ReadonlySet<string>;
  /** Tokens that end something. */
  readonly ending: ReadonlySet<string>;
  /** The amounts that something waits for, in ascending order. */
  readonly amounts: readonly number[];
}

const known = new WeakMap<ProgressGraph, GateTokens>();

function namedIn(world: ProgressGraph): GateTokens {
  let named = known.get(world);
  if (named !== undefined) return named;
  const { places, ways, deeds } = world;
  const waiting = new Set<string>();
  const ending = new Set<string>();
  const amounts = new Set<number>();
  for (const { gate } of [...places, ...ways, ...deeds]) {
    for (const { token, amount } of gate?.requires.flatMap(({ all }) => all) ?? []) {
      waiting.add(token);
      if (amount !== undefined) amounts.add(amount);
    }
    for (const { token } of gate?.closed_by ?? []) ending.add(token);
  }
  named = { waiting, ending, amounts: [...amounts].sort((a, b) => a - b) };
  known.set(world, named);
  return named;
}

/** Finds the steps that can be done now, and their consequences. Lists are in the order of their tokens. */
export function lookAhead(world: ProgressGraph, progress: Progress): Outlook {
  const { waiting, ending, amounts } = namedIn(world);
  const open = openTo(world, progress);
  const nextAmount = amounts.find((amount) => amount > progress.amount);
  const now = [
    ...open.next,
    ...[...open.places].filter((place) => !progress.have.has(place)),
    ...(nextAmount === undefined ? [] : [`${world.amountKind}:${nextAmount}`]),
  ];
  let before: ReturnType<typeof reachable> | undefined;
  const turns = now.sort().flatMap((token): ActionOutcome[] => {
    if (!waiting.has(token) && !ending.has(token)) return [];
    const then = withOne(progress, token);
    let opens: string[] = [];
    if (waiting.has(token)) {
      const { places, next } = openTo(world, then, open);
      opens = [...places, ...next].filter((each) => !open.places.has(each) && !open.next.has(each)).sort();
    }
    let loses: Loss[] = [];
    if (ending.has(token)) {
      before ??= reachable(world, progress);
      loses = lossesOf(before, reachable(world, then), then);
    }
    return opens.length + loses.length === 0 ? [] : [{ token, opens, loses }];
  });
  return { ...open, turns };
}

/**
 * Finds what can no longer be done, and the places to which a way ends. What is done and where somebody has been is left
 * out, and so is a thing that something else still gives with the same flag.
 */
function lossesOf(before: Reach, after: Reach, { have }: Progress): Loss[] {
  const lost = new Map<string, boolean>();
  const ended = [...before.deeds].filter((deed) => !after.deeds.has(deed));
  const tokens = new Set(ended.map(({ token }) => token));
  const others = [...after.deeds].filter(({ token }) => tokens.has(token));
  const left = new Set(others.map(({ token }) => token));
  const given = new Set(others.map(sameThing));
  for (const deed of ended) {
    const isStill = deed.flag !== undefined && given.has(sameThing(deed));
    if (!isStill && !(deed.isOnce && have.has(deed.token))) lost.set(deed.token, !left.has(deed.token));
  }
  for (const way of before.ways)
    if (!after.ways.has(way) && !have.has(way.to)) lost.set(way.to, !after.have.has(way.to));
  return [...lost].sort().map(([token, isForGood]) => ({ token, is_for_good: isForGood }));
}

/** Names the thing that a deed gives: deeds with the same token and flag give one thing, only once. */
const sameThing = ({ token, flag }: ProgressStep): string => `${token} ${flag}`;
