import type { Gate, Gated, Need } from './gates.ts';

/**
 * Reach of a player: the steps that are open, from those that are done. Everything has a token, as callers
 * write it: `boss:<slug>`, `location:<slug>`, `npc:<slug>/<step>`, `stage:<phase>`, and `<kind>:<slug>` of
 * things that can be obtained. An amount that has no record is `<kind>:<n>`, in games that count one.
 */

export interface ProgressPlace extends Partial<Gated> {
  readonly token: string;
}

/** A way between two places. */
export interface Way extends Partial<Gated> {
  readonly from: string;
  readonly to: string;
  readonly isOneWay: boolean;
}

/** A boss, a step of a story, a phase, or one way to obtain something. */
export interface ProgressStep extends Partial<Gated> {
  readonly token: string;
  /** The place where it is done; anywhere when undefined. */
  readonly place: string | undefined;
  /** The boss that leaves it. */
  readonly boss: string | undefined;
  /** It is done once, and cannot be done again. What can be obtained may be in several places. */
  readonly isOnce: boolean;
  /** The flag that it sets. Ways to the same thing with the same flag give it only once. */
  readonly flag?: number;
}

/**
 * The progress graph of a game, made of its records: the places, ways and steps that can be opened, ended,
 * reached or obtained.
 */
export interface ProgressGraph {
  /** A place with a gate is open as soon as the gate is, from anywhere; the others by their ways. */
  readonly places: readonly ProgressPlace[];
  readonly ways: readonly Way[];
  /** Bosses first: what they leave comes after them. */
  readonly deeds: readonly ProgressStep[];
  /** Phases of the story after the first, in its order. */
  readonly stages: readonly string[];
  /** Kinds in the order of a list; others come before them. */
  readonly kinds: readonly string[];
  /** The kind of the token of an amount; absent where the game counts nothing without records. */
  readonly amountKind?: string;
}

/** A player's progress. */
export interface Progress {
  /** Tokens of everything done, held and reached. */
  readonly have: ReadonlySet<string>;
  /** How many of an item were obtained. */
  readonly count: (item: string) => number;
  /** How much there is of what is counted without records. */
  readonly amount: number;
  /** The kind of the token of that amount, from the world. */
  readonly amountKind?: string;
}

/** Counts without a limit: any number of each thing, and any amount. */
export const unlimited = { count: () => Infinity, amount: Infinity } as const;

/** Tokens that are open at a progress. */
export interface Open {
  readonly places: ReadonlySet<string>;
  /** Bosses that can be met, steps that can be done, phases that can be begun and things that can be obtained. */
  readonly next: ReadonlySet<string>;
}

/**
 * Returns the progress for a list of tokens, without duplicates. A phase of the story implies all phases
 * before it.
 */
export function progressOf(
  { stages, amountKind }: Pick<ProgressGraph, 'stages' | 'amountKind'>,
  have: Iterable<string>,
  { counts = new Map(), amount = 0 }: { counts?: ReadonlyMap<string, number>; amount?: number } = {},
): Progress {
  const all = new Set(have);
  const last = stages.findLastIndex((stage) => all.has(`stage:${stage}`));
  for (const stage of stages.slice(0, last + 1)) all.add(`stage:${stage}`);
  return {
    have: all,
    amount,
    ...(amountKind === undefined ? {} : { amountKind }),
    count: (item) => counts.get(item) ?? (all.has(item) ? 1 : 0),
  };
}

/** Returns the progress after one more thing is done, or after an amount is reached. */
export function withOne(progress: Progress, token: string): Progress {
  const [kind, amount] = token.split(':');
  if (kind === progress.amountKind) return { ...progress, amount: Math.max(progress.amount, Number(amount)) };
  const { have, count } = progress;
  return {
    ...progress,
    have: new Set(have).add(token),
    count: (item) => count(item) + (item === token ? 1 : 0),
  };
}

function holds({ token, quantity, amount: min }: Need, { have, count, amount }: Progress): boolean {
  if (min !== undefined) return amount >= min;
  return have.has(token) && (quantity === undefined || count(token) >= quantity);
}

/** Whether one of the ways to open it holds, and what of each way does not. */
export function missingOf(gate: Gate | null | undefined, progress: Progress): readonly Need[][] {
  const missing = (gate?.requires ?? []).map(({ all }) => all.filter((each) => !holds(each, progress)));
  return missing.some((way) => way.length === 0) ? [] : missing;
}

const isMet = ({ requires }: Gate, progress: Progress): boolean =>
  requires.length === 0 || requires.some(({ all }) => all.every((each) => holds(each, progress)));

/** Whether it can no longer be had. */
export const isClosed = (gate: Gate | null | undefined, progress: Progress): boolean =>
  (gate?.closed_by ?? []).some((each) => holds(each, progress));

/**
 * Whether a gate lets somebody through.
 *
 * @param there how far they have come.
 * @param gone what has ended something for them.
 */
const isOpen = (gate: Gate | null | undefined, there: Progress, gone: Progress): boolean =>
  !gate || (isMet(gate, there) && !isClosed(gate, gone));

/**
 * Adds the places that are open to what somebody has, and returns whether there were any.
 *
 * @param there what is done, held and reached; it grows.
 */
function enterPlaces(
  { places, ways }: ProgressGraph,
  there: Progress & { readonly have: Set<string> },
  gone: Progress,
): boolean {
  const { have } = there;
  const size = have.size;
  for (let before = -1; before < have.size;) {
    before = have.size;
    for (const { token, gate } of places)
      if (gate && !have.has(token) && isOpen(gate, there, gone)) have.add(token);
    for (const { from, to, isOneWay, gate } of ways) {
      const isNew = have.has(from) ? !have.has(to) : !isOneWay && have.has(to);
      if (isNew && isOpen(gate, there, gone)) have.add(from).add(to);
    }
  }
  return have.size > size;
}

/** Whether a deed can be done: by somebody who is there, where nothing has ended it. */
const canBeDone = (
  { place, boss, gate }: ProgressStep,
  there: Progress,
  gone: Progress,
  isBeaten: (boss: string) => boolean = (each) => there.have.has(each),
) =>
  (place === undefined || there.have.has(place)) &&
  (boss === undefined || there.have.has(boss) || isBeaten(boss)) &&
  isOpen(gate, there, gone);

/** The steps of a progress graph. */
interface Steps {
  /** Steps that need only their place, by that place: most things that can be obtained. */
  readonly plain: ReadonlyMap<string | undefined, readonly ProgressStep[]>;
  /** The others, in the order of the graph. */
  readonly gated: readonly ProgressStep[];
}

const knownSteps = new WeakMap<ProgressGraph, Steps>();

function stepsOf(world: ProgressGraph): Steps {
  const known = knownSteps.get(world);
  if (known !== undefined) return known;
  const plain = new Map<string | undefined, ProgressStep[]>();
  const gated: ProgressStep[] = [];
  for (const step of world.deeds) {
    const own = plain.get(step.place);
    if (step.gate || step.boss !== undefined) gated.push(step);
    else if (own === undefined) plain.set(step.place, [step]);
    else own.push(step);
  }
  const steps = { plain, gated };
  knownSteps.set(world, steps);
  return steps;
}

/**
 * Returns the tokens that are open. A place counts as reached for the needs of others as soon as it is open,
 * but ends nothing before the player has been there.
 *
 * @param known what was open before: steps that need only a place of it are left out.
 */
export function openTo(world: ProgressGraph, progress: Progress, known?: Open): Open {
  const there = { ...progress, have: new Set(progress.have) };
  enterPlaces(world, there, progress);
  const places = new Set([...there.have].filter((token) => token.startsWith('location:')));
  const next = new Set<string>();
  const add = ({ token, isOnce }: ProgressStep) => {
    if (!(isOnce && progress.have.has(token))) next.add(token);
  };
  const { plain, gated } = stepsOf(world);
  for (const [place, steps] of plain) {
    const isNew = place === undefined ? known === undefined : places.has(place) && !known?.places.has(place);
    if (isNew) steps.forEach(add);
  }
  const isBeaten = (boss: string) => next.has(boss) || known?.next.has(boss) === true;
  for (const step of gated) if (canBeDone(step, there, progress, isBeaten)) add(step);
  return { places, next };
}

/** The things, deeds and ways that somebody can still reach. */
export interface Reach {
  readonly have: ReadonlySet<string>;
  readonly deeds: ReadonlySet<ProgressStep>;
  /** The ways that they can take. */
  readonly ways: ReadonlySet<Way>;
}

/**
 * Finds what somebody can still reach who ends nothing more than has ended.
 *
 * @param isLasting nothing has ended for them at all.
 */
export function reachable(world: ProgressGraph, progress: Progress, isLasting = false): Reach {
  const there = { ...unlimited, have: new Set(progress.have) };
  const gone = isLasting ? progressOf(world, []) : progress;
  const deeds = new Set<ProgressStep>();
  const doStep = (step: ProgressStep) => {
    deeds.add(step);
    there.have.add(step.token);
  };
  const { plain, gated } = stepsOf(world);
  const entered = new Set<string | undefined>();
  let left = gated;
  for (let grew = true; grew;) {
    grew = enterPlaces(world, there, gone);
    for (const [place, steps] of plain) {
      if (entered.has(place) || !(place === undefined || there.have.has(place))) continue;
      entered.add(place);
      steps.forEach(doStep);
      grew = true;
    }
    left = left.filter((step) => {
      if (!canBeDone(step, there, gone)) return true;
      doStep(step);
      grew = true;
      return false;
    });
  }
  const ways = world.ways.filter(({ from, gate }) => there.have.has(from) && isOpen(gate, there, gone));
  return { have: there.have, deeds, ways: new Set(ways) };
}
