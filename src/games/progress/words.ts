/** How pages call what can be done in a game. Kinds are named for their words where nothing else is declared. */
export interface ProgressWords {
  /** Things of a kind, counted and by themselves: `1 piece of armor`, `2 pieces of armor`, `piece`. */
  readonly kinds: Readonly<
    Record<string, { readonly one: string; readonly more: string; readonly short: string }>
  >;
  /** By kind, what is done before it counts: `Beat`. Everything else is obtained. */
  readonly toDo: Readonly<Record<string, string>>;
  /** By kind, what a route needs of it: `beaten`. */
  readonly done: Readonly<Record<string, string>>;
  /** The kind that is shown in bold in the list. */
  readonly main: string;
  /** What is counted above the list, with its title. */
  readonly counts: readonly (readonly [of: 'locations' | 'bosses' | 'npcs' | 'obtainable', title: string])[];
}
