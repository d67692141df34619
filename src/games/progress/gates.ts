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
