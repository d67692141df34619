import { type Address, comparedSlugs, queryText } from './address.ts';

/** What an address shows. */
export type Wanted = 'games' | 'kinds' | 'list' | 'record' | 'comparison';

export function wantedAt(address: Address): Wanted {
  if (address.game === undefined) return 'games';
  if (address.kind === undefined) return 'kinds';
  if (address.slug !== undefined) return 'record';
  return comparedSlugs(address).length > 0 ? 'comparison' : 'list';
}

/** Rows on a page: a page costs the same whatever its size. */
const pageSize = 100;

/**
 * The requests of an address.
 *
 * @param onlyLists segments of kinds whose records have no route: their list is requested with `slugs`.
 */
export function targetsOf(address: Address, onlyLists: readonly string[]): readonly string[] {
  const { game, kind, slug, query } = address;
  const path = ['', 'v1', game, kind]
    .filter((part) => part !== undefined)
    .map(encodeURIComponent)
    .join('/');
  const recordTarget = (of: string) =>
    onlyLists.includes(kind!)
      ? `${path}?slugs=${encodeURIComponent(of)}&view=full`
      : `${path}/${encodeURIComponent(of)}?view=full`;
  switch (wantedAt(address)) {
    case 'games':
    case 'kinds':
      return [path];
    case 'list':
      return [`${path}${queryText({ ...query, page_size: String(pageSize) })}`];
    case 'record':
      return [recordTarget(slug!)];
    case 'comparison':
      return comparedSlugs(address).map(recordTarget);
  }
}
