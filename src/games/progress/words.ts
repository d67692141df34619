/** How pages call what can be done in a game. Kinds are named for their words where nothing else is declared. */
export interface ProgressWords {
  /** Things of a kind, counted and by themselves: `1 piece of armor`, `2 pieces of armor`, `piece`. */
  readonly kinds: Readonly<
    Record<string, { readonly one: string; readonly more: string; readonly short: string }>
  >;
  /** Verbs for a step that is not done, by kind: `Beat`. Everything else is obtained. */
  readonly toDo: Readonly<Record<string, string>>;
  /** Participles for a need of a route, by kind: `beaten`. */
  readonly done: Readonly<Record<string, string>>;
  /** The kind that is shown in bold in the list. */
  readonly main: string;
  /** Counts above the list, with their titles. */
  readonly counts: readonly (readonly [of: 'locations' | 'bosses' | 'npcs' | 'obtainable', title: string])[];
}
