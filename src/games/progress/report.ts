import { compareTexts } from '../../text/compare-texts.ts';
import { type Outlook, lookAhead } from './ahead.ts';
import type { Open, Progress, ProgressGraph } from './reach.ts';

/** The world of a release, and what is shown of it. */
export interface ProgressContext {
  readonly world: ProgressGraph;
  /** Names of records by kind and slug, of phases by their word, and of the amount by its kind. */
  readonly names: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Notes by token: the steps of stories, and how phases begin. */
  readonly notes: ReadonlyMap<string, string>;
}

/** Something that is open, opens, ends or is needed. What is hidden has a count only, and perhaps a kind. */
export interface Thing {
  readonly kind: string | null;
  readonly slug: string | null;
  /** Step of the story of an NPC, or the word of a phase. */
  readonly step: string | null;
  readonly quantity: number | null;
  readonly name: string | null;
  readonly notes: string | null;
  readonly have: string | null;
  readonly count: number;
  readonly is_for_good: boolean | null;
}

/** How much is shown about what is not open yet: how many there are, how many of each kind, or names. */
export type SpoilerChoice = 'none' | 'mild' | 'all';

/** Something that can be done now, and what it opens or ends. */
export interface ReportedOutcome {
  readonly gate: Thing;
  readonly things: readonly Thing[];
}

/**
 * The steps that are open and their consequences, as far as spoilers allow. Every list is by kind and slug.
 */
export interface Report {
  readonly open: {
    readonly locations: readonly Thing[];
    readonly bosses: readonly Thing[];
    readonly obtainable: readonly Thing[];
    readonly npcs: readonly Thing[];
  };
  /** Open steps that end something. */
  readonly closing: readonly ReportedOutcome[];
  /** Open steps that open something. */
  readonly next: readonly ReportedOutcome[];
}

/** Returns the record that a token is about; undefined for a phase and for an amount. */
export function recordOf(
  { amountKind }: Pick<ProgressGraph, 'amountKind'>,
  token: string,
): { readonly kind: string; readonly slug: string } | undefined {
  const [kind, slug] = token.split(/[:/]/) as [string, string];
  if (kind === amountKind || kind === 'stage') return undefined;
  return { kind, slug };
}

/** A token as a thing. */
export function thingOf(
  { world, names, notes }: ProgressContext,
  token: string,
  more: { readonly quantity?: number; readonly is_for_good?: boolean } = {},
): Thing {
  const colon = token.indexOf(':');
  const [kind, rest] = [token.slice(0, colon), token.slice(colon + 1)];
  const record = recordOf(world, token);
  const { amountKind, kinds } = world;
  const isAmount = kind === amountKind;
  return {
    kind: record?.kind ?? kind,
    slug: record?.slug ?? null,
    step: kind === 'stage' ? rest : (rest.split('/')[1] ?? null),
    quantity: isAmount ? Number(rest) : (more.quantity ?? 1),
    name: names.get(kind)?.get(record?.slug ?? (isAmount ? kind : rest)) ?? null,
    notes: notes.get(token) ?? null,
    have: ['location', amountKind, ...kinds].includes(kind) ? token : null,
    count: 1,
    is_for_good: more.is_for_good ?? null,
  };
}

const placeOf = ({ kind, slug, step, is_for_good }: Thing) =>
  [kind ?? '~', slug ?? '~', step ?? '', is_for_good].join(' ');

/** Things by kind and slug. */
export const sortThings = (things: readonly Thing[]): Thing[] =>
  [...things].sort((a, b) => compareTexts(placeOf(a), placeOf(b)));

const nothing = { slug: null, step: null, quantity: null, name: null, notes: null, have: null };

/** Returns the things that may be named, in order, and counts of the rest by kind or as one number. */
function disclosed(
  things: readonly Thing[],
  isOpen: (thing: Thing) => boolean,
  choice: SpoilerChoice,
): Thing[] {
  const shown = things.filter((each) => choice === 'all' || isOpen(each));
  const hidden = new Map<string, Thing>();
  for (const thing of things) {
    if (shown.includes(thing)) continue;
    const kind = choice === 'mild' ? thing.kind : null;
    const name = `${kind} ${thing.is_for_good}`;
    const count = (hidden.get(name)?.count ?? 0) + 1;
    hidden.set(name, { ...nothing, kind, count, is_for_good: thing.is_for_good });
  }
  return sortThings([...shown, ...hidden.values()]);
}

/** Whether something can be reached, done or obtained now. */
const isOpenTo =
  ({ places, next }: Open) =>
  ({ kind, slug, have }: Thing): boolean =>
    next.has(have ?? `${kind}:${slug}`) || places.has(have ?? '');

/** Things as far as they may be shown to somebody to whom so much is open, by kind and slug. */
export const shownTo = (open: Open, things: readonly Thing[], choice: SpoilerChoice): Thing[] =>
  disclosed(things, isOpenTo(open), choice);

/**
 * Reports what a player can do at a progress.
 *
 * @param ahead result of `lookAhead` for this progress, if it is already known.
 */
export function reportOf(
  atlas: ProgressContext,
  progress: Progress,
  choice: SpoilerChoice,
  ahead: Outlook = lookAhead(atlas.world, progress),
): Report {
  const openThings = (tokens: Iterable<string>) =>
    sortThings([...tokens].map((each) => thingOf(atlas, each)));
  const next = [...ahead.next];
  const gates = (things: (turn: Outlook['turns'][number]) => Thing[]) =>
    ahead.turns
      .map((turn) => ({
        gate: thingOf(atlas, turn.token),
        things: shownTo(ahead, things(turn), choice),
      }))
      .filter((each) => each.things.length > 0)
      .sort((a, b) => compareTexts(placeOf(a.gate), placeOf(b.gate)));
  const isDeed = (token: string) => /^(boss|npc|stage):/.test(token);
  return {
    open: {
      locations: openThings(ahead.places),
      bosses: openThings(next.filter((each) => each.startsWith('boss:'))),
      obtainable: openThings(next.filter((each) => !isDeed(each))),
      npcs: openThings(next.filter((each) => each.startsWith('npc:'))),
    },
    closing: gates(({ loses }) =>
      loses.map(({ token, is_for_good }) => thingOf(atlas, token, { is_for_good })),
    ),
    next: gates(({ opens }) => opens.map((token) => thingOf(atlas, token))),
  };
}
