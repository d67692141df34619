import type { Outlook } from '../../src/games/progress/ahead.ts';
import type { Gate } from '../../src/games/progress/gates.ts';
import {
  type ProgressStep,
  openTo,
  type Progress,
  progressOf,
  reachable,
  unlimited,
  type ProgressGraph,
} from '../../src/games/progress/reach.ts';

/** Counts of marked things by token. The token of an amount is its kind alone, without a slug. */
export type Marks = ReadonlyMap<string, number>;

/** Something that can be marked. */
export interface Entry {
  readonly token: string;
  /** Where it can be done, in the order in which these places open; undefined for anywhere. */
  readonly places: readonly (string | undefined)[];
  /** How many of it something needs. */
  readonly max: number;
  /** A fact about the playthrough that nothing in it begins: it can be marked at any time, and is nothing to do. */
  readonly isGiven: boolean;
}

/** Entries that can be marked in a game, in the order in which the game opens them. */
export interface Checklist {
  /** Tokens of places. */
  readonly places: readonly string[];
  readonly entries: readonly Entry[];
  /** All tokens that can be marked; that of the amount where something needs it. */
  readonly known: ReadonlySet<string>;
}

const readGates = ({ places, ways, deeds }: ProgressGraph) =>
  [...places, ...ways, ...deeds].flatMap(({ gate }) => gate ?? []);

/** Returns a copy without the conditions that end it. */
const lasting = <Gated extends { readonly gate?: Gate | null }>(gated: Gated): Gated =>
  gated.gate ? { ...gated, gate: { ...gated.gate, closed_by: [] } } : gated;

/** A world in which nothing ends. */
export const endless = (world: ProgressGraph): ProgressGraph => ({
  ...world,
  places: world.places.map(lasting),
  ways: world.ways.map(lasting),
  deeds: world.deeds.map(lasting),
});

/** Returns the round in which each token opens if everything that is open is done in each round. */
function roundsOf(world: ProgressGraph): ReadonlyMap<string, number> {
  const unending = endless(world);
  const rounds = new Map<string, number>();
  for (let round = 0, size = -1; size < rounds.size; round++) {
    size = rounds.size;
    const { places, next } = openTo(unending, {
      ...progressOf(world, rounds.keys()),
      ...unlimited,
    });
    for (const token of [...places, ...next]) if (!rounds.has(token)) rounds.set(token, round);
  }
  return rounds;
}

const kindOf = (token: string) => token.slice(0, token.indexOf(':'));

/**
 * Builds the checklist of a game: places, bosses, steps, phases, and needs of gates. Things that nothing depends on
 * are left out.
 */
export function checklistOf(world: ProgressGraph): Checklist {
  const rounds = roundsOf(world);
  const roundOf = (token: string | undefined) => (token === undefined ? -1 : (rounds.get(token) ?? Infinity));
  const named = readGates(world).flatMap(({ requires, closed_by }) => [
    ...requires.flatMap(({ all }) => all),
    ...closed_by,
  ]);
  const max = new Map<string, number>();
  for (const { token, quantity, amount } of named) {
    if (amount === undefined && kindOf(token) !== 'location')
      max.set(token, Math.max(max.get(token) ?? 1, quantity ?? 1));
  }
  const places = new Map<string, (string | undefined)[]>([...max.keys()].map((token) => [token, []]));
  for (const { token, place, isOnce } of world.deeds) {
    if (!isOnce && !max.has(token)) continue;
    const others = places.get(token) ?? [];
    places.set(token, others.includes(place) ? others : [...others, place]);
  }
  const { kinds } = world;
  const inOrder = (a: string, b: string) =>
    roundOf(a) - roundOf(b) || kinds.indexOf(kindOf(a)) - kinds.indexOf(kindOf(b)) || (a < b ? -1 : 1);
  const deeds = new Set(world.deeds.map(({ token }) => token));
  const entries = [...places]
    .map(([token, all]) => ({
      token,
      places: all.length === 0 ? [undefined] : all.sort((a, b) => roundOf(a) - roundOf(b)),
      max: max.get(token) ?? 1,
      isGiven: kindOf(token) === 'stage' && !deeds.has(token),
    }))
    .sort((a, b) => inOrder(a.token, b.token));
  const ordered = world.places.map(({ token }) => token).sort(inOrder);
  return {
    places: ordered,
    entries,
    known: new Set([
      ...ordered,
      ...entries.map(({ token }) => token),
      ...(world.amountKind !== undefined && named.some(({ amount }) => amount !== undefined)
        ? [world.amountKind]
        : []),
    ]),
  };
}

/** Marks and one thing more; without it where the count is zero. Who has done something has been in its only place. */
export function withMark({ entries }: Checklist, marks: Marks, token: string, count: number): Marks {
  const next = new Map(marks);
  if (count === 0) next.delete(token);
  else next.set(token, count);
  const [place, ...others] = entries.find((entry) => entry.token === token)?.places ?? [];
  if (count > 0 && place !== undefined && others.length === 0 && !next.has(place)) next.set(place, 1);
  return next;
}

/** `lost` can no longer be done, `later` cannot be done yet. */
export type State = 'done' | 'open' | 'later' | 'lost';

export const stateWords: Readonly<Record<State, string>> = {
  done: 'done',
  open: 'open',
  later: 'not open yet',
  lost: 'missed',
};

/** An entry for somebody who has come so far. */
export interface Item extends Entry {
  readonly state: State;
}

/** A place, or what is done anywhere, with all that can be marked there. */
export interface Group {
  readonly place: string | undefined;
  /** `done` when somebody has been there and nothing is left to mark. */
  readonly state: State;
  readonly items: readonly Item[];
}

/** The checklist of somebody who has come so far, place by place. Each entry is in one group. */
export function groupsOf(
  world: ProgressGraph,
  { places, entries }: Checklist,
  marks: Marks,
  progress: Progress,
  ahead: Pick<Outlook, 'places' | 'next'>,
): readonly Group[] {
  const left = new Set<string>();
  const after = reachable(world, progress);
  for (const { token } of after.deeds as ReadonlySet<ProgressStep>) left.add(token);
  const isDeed = new Set(world.deeds.map(({ token }) => token));
  const stateOf = ({ token, max, isGiven }: Entry): State => {
    if ((marks.get(token) ?? 0) >= max) return 'done';
    if (ahead.next.has(token) || marks.has(token) || isGiven) return 'open';
    if (!isDeed.has(token)) return 'later';
    return left.has(token) ? 'later' : 'lost';
  };
  const byPlace = new Map<string | undefined, Item[]>([undefined, ...places].map((place) => [place, []]));
  for (const entry of entries) {
    const isOpen = (place: string | undefined) => place === undefined || ahead.places.has(place);
    byPlace.get(entry.places.find(isOpen) ?? entry.places[0])!.push({ ...entry, state: stateOf(entry) });
  }
  return [...byPlace].map(([place, items]): Group => {
    const isLeft = items.some(({ state, isGiven }) => !isGiven && (state === 'open' || state === 'later'));
    if (place === undefined) return { place, items, state: isLeft ? 'open' : 'done' };
    if (!ahead.places.has(place)) return { place, items, state: after.have.has(place) ? 'later' : 'lost' };
    return { place, items, state: marks.has(place) && !isLeft ? 'done' : 'open' };
  });
}
