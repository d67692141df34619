/** One thing that must hold. */
export interface Need {
  /** Its token, e.g. `boss:<slug>`. */
  readonly token: string;
  /** How many of an item; one when absent. */
  readonly quantity?: number;
  /** How much of an amount, which has no record. */
  readonly amount?: number;
}

/** Conditions that open something, and those that end it. */
export interface Gate {
  /** Ways to open it, each with all that must hold; none when nothing is needed. */
  readonly requires: readonly { readonly all: readonly Need[] }[];
  /** Any of these ends it for good. */
  readonly closed_by: readonly Need[];
}

/** Something that has a gate, or none. */
export interface Gated {
  readonly gate: Gate | null;
}

/** A condition as the data files have it. */
export interface Requirement {
  readonly kind: string;
  readonly slug?: string | null;
  /** Step of the story of an NPC, or the word of a phase. */
  readonly step?: string | null;
  /** How many of an item, or how much of an amount; one when absent. */
  readonly quantity?: number | null;
  /** The text of a state. */
  readonly name?: string | null;
}

/** A gate as the data files have it. */
export interface DataGate {
  readonly requires: readonly { readonly all: readonly Requirement[] }[];
  readonly closed_by: readonly Requirement[];
}

/** Returns the token of a condition: the kind, and what the condition names. */
const tokenOf = ({ kind, slug, step, quantity, name }: Requirement): string =>
  `${kind}:${[slug ?? name, step].filter(Boolean).join('/') || quantity}`;

/** The kinds of conditions that a player enters as done, held or reached. */
const enteredKinds: ReadonlySet<string> = new Set(['boss', 'item', 'location', 'npc', 'stage', 'insight']);

/** Returns the entry for `have` with which a condition holds, e.g. `item:<slug>:3`; null if there is none. */
export function entryOf(requirement: Requirement): string | null {
  const { kind, quantity } = requirement;
  if (!enteredKinds.has(kind)) return null;
  return `${tokenOf(requirement)}${kind === 'item' && (quantity ?? 1) > 1 ? `:${quantity}` : ''}`;
}

/** Returns a condition as a need. An amount has no record, as Insight. */
function needOf(requirement: Requirement): Need {
  const { slug, step, quantity } = requirement;
  const token = tokenOf(requirement);
  if (!quantity) return { token };
  return slug || step ? { token, quantity } : { token, amount: quantity };
}

/** Returns a gate of the data files with its conditions as needs; null for what has no gate. */
export function gateOf(gate: DataGate | null | undefined): Gate | null {
  if (!gate) return null;
  return {
    requires: gate.requires.map(({ all }) => ({ all: all.map(needOf) })),
    closed_by: gate.closed_by.map(needOf),
  };
}
