/** The view of the explorer, from its address: `#/bloodborne/bosses/father-gascoigne`. */
export interface Address {
  readonly game?: string | undefined;
  /** Segment of a kind. */
  readonly kind?: string | undefined;
  readonly slug?: string | undefined;
  /** Parameters of a list; or `compare`, slugs of records separated by commas. */
  readonly query: Readonly<Record<string, string>>;
}

/** The most records that are compared. */
export const mostCompared = 4;

export function readAddress(hash: string): Address {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  try {
    const [game, kind, slug] = path.split('/').map((part) => decodeURIComponent(part) || undefined);
    return { game, kind, slug, query: Object.fromEntries(new URLSearchParams(query)) };
  } catch {
    return { query: {} };
  }
}

/** Parameters of an address, sorted by name, without empty ones. */
export function queryText(query: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

export function addressOf({ game, kind, slug, query = {} }: Partial<Address>): string {
  const path = [game, kind, slug].filter((part) => part !== undefined).map(encodeURIComponent);
  return `#/${path.join('/')}${queryText(query)}`;
}

/** The slugs that an address compares; none when it does not. */
export const comparedSlugs = ({ query }: Address): readonly string[] =>
  (query['compare'] ?? '').split(',').filter(Boolean).slice(0, mostCompared);
