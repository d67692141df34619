import type { ReleaseGame } from '../../src/site-port.ts';
import { type Start, Types } from './overviews/tools.tsx';
import { recordsOf, Tiles } from './home.tsx';
import { menuOf } from './kinds.ts';
import { type GameHits, SearchForm, SearchView } from './search.tsx';
import { useSetting } from './shown.tsx';
import { queryOf } from './query.ts';
import { formatNumber } from './words.ts';

/** The page of a game: a search over its records, and its lists. */
export function GameView({
  game,
  search,
  starts,
}: {
  game: ReleaseGame;
  search:
    | {
        readonly query: string;
        readonly of: GameHits;
        readonly kind: string | undefined;
        readonly page: number;
        readonly pageSize: number;
      }
    | undefined;
  starts: readonly Start[];
}) {
  const setting = useSetting();
  const { game: known, prefix, lang, spoilers, isStatic } = setting;
  const first = menuOf(known);
  const others = [...known.kinds.values()].filter((kind) => !first.includes(kind) && !kind.hints.isReference);
  const tables = [...known.kinds.values()].filter((kind) => kind.hints.isReference);
  const query = queryOf({ lang, spoilers });
  if (search !== undefined && search.of.total > 0)
    return (
      <>
        <h1>“{search.query}”</h1>
        <SearchView {...search} />
      </>
    );
  return (
    <>
      <div class="hero">
        <h1>{game.name}</h1>
        <p>
          {formatNumber(recordsOf(game, known))} records: what each does, where to get it, and exact values.
        </p>
        {!isStatic && (
          <SearchForm
            value={search?.query ?? ''}
            action={`${prefix}/${game.id}`}
            label={`Search ${game.name}`}
          />
        )}
      </div>
      {search !== undefined && <SearchView {...search} />}
      {search === undefined && starts.length > 0 && (
        <section class="block">
          <h2>Start here</h2>
          <ul class="start">
            {starts.map(({ label, note, address }) => (
              <li key={address}>
                <a href={address}>
                  <strong>{label}</strong>
                  <small>{note}</small>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section class="block">
        <h2 id="lists">Lists</h2>
        <Tiles game={game} page={known} prefix={prefix} kinds={first} query={query} />
        {others.length > 0 && (
          <>
            <h3 class="sub">More</h3>
            <Tiles game={game} page={known} prefix={prefix} kinds={others} query={query} />
          </>
        )}
        {tables.length > 0 && (
          <details class="fold">
            <summary>
              Tables of the game <small>for those who compute</small>
            </summary>
            <Tiles game={game} page={known} prefix={prefix} kinds={tables} query={query} />
          </details>
        )}
      </section>
      {search === undefined && <Types />}
    </>
  );
}
