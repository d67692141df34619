import type { GameKinds } from '../../kinds/served.ts';

/** A kind of record that can be found, from `x-search` in the schema of its data file. */
interface Searchable {
  readonly table: string;
  /** Path segment of its detail route, e.g. `armor-sets`; null when it has none. */
  readonly route: string | null;
  /** Fields in which it is found besides its names. */
  readonly text: readonly string[];
  readonly rank?: number;
}

/** The kinds of records of a game that can be found. */
export interface SearchKinds {
  /** Searchable kinds by name. */
  readonly all: readonly Searchable[];
  /** Their tables, e.g. `armor_set`, by name. */
  readonly types: readonly string[];
  /** Tables of the searchable kinds, those that people most often look for first. */
  readonly byUse: readonly string[];
  /** Path segment of the detail route of each; null when it has none. */
  readonly routes: ReadonlyMap<string, string | null>;
}

const known = new WeakMap<GameKinds['schemas'], SearchKinds>();

/** The kinds of records of a game that can be found, as its schemas say. */
export function searchKinds({ schemas }: Pick<GameKinds, 'schemas'>): SearchKinds {
  const before = known.get(schemas);
  if (before !== undefined) return before;
  const all = [...schemas.values()]
    .flatMap(({ 'x-table': table, 'x-search': search }): Searchable[] =>
      table === undefined || search === undefined ? [] : [{ table, ...search }],
    )
    .sort((a, b) => (a.table < b.table ? -1 : 1));
  const ranked = all.toSorted((a, b) => (a.rank ?? Infinity) - (b.rank ?? Infinity) || 0);
  const kinds: SearchKinds = {
    all,
    types: all.map(({ table }) => table),
    byUse: ranked.map(({ table }) => table),
    routes: new Map(all.map(({ table, route }) => [table, route])),
  };
  known.set(schemas, kinds);
  return kinds;
}
