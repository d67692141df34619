import type { ReleaseGame } from '../../src/site-port.ts';
import { Glyph } from './glyph.tsx';
import { recordsOf, SearchButton, SearchForm } from './home.tsx';
import { Language, pageAddress, RecordLink, useSetting } from './shown.tsx';
import { formatNumber, words } from './words.ts';

/** A record that a search found. */
export interface Found {
  readonly kind: string;
  readonly slug: string;
  readonly name: string;
  readonly match: string;
}

function Results({ query, found, total }: { query: string; found: readonly Found[]; total: number }) {
  const setting = useSetting();
  if (found.length === 0)
    return (
      <p class="empty">
        No {setting.gameName} records match “{query}”. Try fewer words, or browse a list below.
      </p>
    );
  return (
    <>
      <p class="list-head">
        {formatNumber(total)} {total === 1 ? 'record' : 'records'} for “{query}”
        {total > found.length && `, first ${found.length} shown`}
      </p>
      <ul class="found">
        {found.map(({ kind, slug, name, match }) => (
          <li key={`${kind} ${slug}`}>
            <RecordLink table={kind} slug={slug} name={name} />{' '}
            <span>
              {words(kind)}
              {match === 'text' && ', matches in the description'}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The page of a game: a search over its records, and its lists. */
export function GameView({
  game,
  search,
  hasMap,
}: {
  game: ReleaseGame;
  search: { readonly query: string; readonly found: readonly Found[]; readonly total: number } | undefined;
  hasMap: boolean;
}) {
  const setting = useSetting();
  const { game: known, prefix, isStatic } = setting;
  return (
    <>
      <h1>{game.name}</h1>
      <p class="lead">
        {formatNumber(recordsOf(game, known))} records in {known.kinds.size} lists. Data version{' '}
        {game.datasetVersion}, released {game.releasedAt}.
      </p>
      {isStatic ? (
        <SearchButton label={`Search ${game.name}`} />
      ) : (
        <SearchForm value={search?.query ?? ''} action={`${prefix}/${game.id}`} label={`Search ${game.name}`}>
          <button type="submit" class="primary">
            Search
          </button>
          <Language />
        </SearchForm>
      )}
      {search !== undefined && <Results {...search} />}
      <h2 id="lists">Lists</h2>
      <div class="cards kinds">
        {[...known.kinds.values()].map(({ segment, title, table }) => (
          <a key={segment} class="card" href={pageAddress(setting, segment)}>
            <span>
              <Glyph segment={segment} /> {title}
            </span>{' '}
            <span class="figure">{formatNumber(game.sizes[table] ?? 0)}</span>
          </a>
        ))}
      </div>
      {hasMap && (
        <p>
          See all locations and how they connect on <a href={`${prefix}/docs/map`}>the map</a>.
        </p>
      )}
    </>
  );
}
