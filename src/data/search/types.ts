import type { GameKinds } from '../../kinds/served.ts';

/** A kind of record that can be found. */
interface Searchable {
  readonly table: string;
  /** Fields in which it is found besides its names. */
  readonly text: readonly string[];
  readonly rank: number;
}

/** The kinds of records of a game that can be found. */
export interface SearchKinds {
  /** Searchable kinds by name. */
  readonly all: readonly Searchable[];
  /** Their tables, e.g. `armor_set`, by name. */
  readonly types: readonly string[];
  /** Tables of the searchable kinds, those that people most often look for first. */
  readonly byUse: readonly string[];
}

const known = new WeakMap<GameKinds['schemas'], SearchKinds>();

/** The kinds of records of a game that can be found: those with a list. Their schemas rank them (`x-search`). */
export function searchKinds({ schemas, model }: Pick<GameKinds, 'schemas' | 'model'>): SearchKinds {
  const before = known.get(schemas);
  if (before !== undefined) return before;
  const all = [...schemas.values()]
    .flatMap(({ 'x-table': table = '', 'x-search': search }): Searchable[] =>
      model.tables.get(table)?.hasList ? [{ table, text: [], rank: Infinity, ...search }] : [],
    )
    .sort((a, b) => (a.table < b.table ? -1 : 1));
  const ranked = all.toSorted((a, b) => a.rank - b.rank || 0);
  const kinds: SearchKinds = {
    all,
    types: all.map(({ table }) => table),
    byUse: ranked.map(({ table }) => table),
  };
  known.set(schemas, kinds);
  return kinds;
}
