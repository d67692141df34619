import type { ReleaseGame } from '../../src/site-port.ts';
import { Glyph } from './overviews/glyph.tsx';
import { menuOf, type PageGame, type PageKind } from './kinds.ts';
import { queryOf } from './query.ts';
import { type GameHits, Hits, Searched, SearchForm } from './search.tsx';
import { formatNumber, inLine } from './words.ts';
import { joined } from '../../src/text/joined.ts';

/** A game with what its lists hold. */
export interface HomeGame {
  readonly game: ReleaseGame;
  readonly page: PageGame;
}

/** How many records the lists of a game have. */
export const recordsOf = ({ sizes }: ReleaseGame, { kindOf }: PageGame): number =>
  [...kindOf.keys()].reduce((sum, table) => sum + (sizes[table] ?? 0), 0);

function GameCard({ game, page, prefix }: HomeGame & { prefix: string }) {
  return (
    <section class="card gcard">
      <h2>
        <a href={`${prefix}/${game.id}`}>{game.name}</a>
      </h2>
      <p class="soft">
        {formatNumber(recordsOf(game, page))} records, updated {game.releasedAt}.
      </p>
      <Tiles game={game} page={page} prefix={prefix} kinds={menuOf(page)} query="" />
      <p>
        <a href={`${prefix}/${game.id}`}>All {page.kinds.size} lists</a>
      </p>
    </section>
  );
}

/** Lists as tiles, each with its sign and how many records it has. */
export const Tiles = ({
  game,
  page,
  prefix,
  kinds,
  query,
}: HomeGame & { prefix: string; kinds: readonly PageKind[]; query: string }) => (
  <ul class="tiles">
    {kinds.map(({ segment, title, table }) => (
      <li key={segment}>
        <a class="tilelink" href={`${prefix}/${page.id}/${segment}${query}`}>
          <Glyph segment={segment} />
          {title} <span>{formatNumber(game.sizes[table] ?? 0)}</span>
        </a>
      </li>
    ))}
  </ul>
);

export const gameNames = (games: readonly HomeGame[]): string => joined(games.map(({ game }) => game.name));

/** Joins the titles of the kinds that people look for most in the games. */
export function topKinds(games: readonly HomeGame[]): string {
  const titles = games.flatMap(({ page }) =>
    page.graph.search.byUse.flatMap((table) => page.kindOf.get(table)?.title ?? []).slice(0, 3),
  );
  return joined([...[...new Set(titles)].slice(0, 4).map(inLine), 'more']);
}

/** Where to go from the home page, below the documentation. */
const build: readonly (readonly [label: string, path: string])[] = [
  ['Get started with the API', '/getting-started'],
  ['Documentation and reference', ''],
  ['GraphQL', '/graphql'],
  ['Download all data', '/export'],
  ['Where the data comes from', '/quality'],
  ['Changes', '/changes'],
  ['How spoilers are hidden', '/spoilers'],
];

/** The home page: a search over all games, what each has, and where to go next. */
export function HomeView({
  games,
  prefix,
  isStatic,
  tools,
  sharedKey,
  search,
}: {
  games: readonly HomeGame[];
  prefix: string;
  isStatic: boolean;
  tools: readonly { readonly title: string; readonly path: string }[];
  /** The demo key; '' without one. */
  sharedKey: string;
  search: { readonly query: string; readonly of: readonly GameHits[] } | undefined;
}) {
  return (
    <>
      <div class="hero">
        <h1>{gameNames(games)}: every record, with exact values and sources</h1>
        <p>
          Look up {topKinds(games)}: where to find them, what drops them, and what they are weak to. No
          account, key or script needed.
        </p>
        {!isStatic && (
          <SearchForm
            action={`${prefix}/`}
            label="Search all games"
            {...(search && { value: search.query })}
          />
        )}
      </div>
      {search && (
        <div id="hits" class="block">
          {search.of.map((of) => (
            <section key={of.setting.game.id}>
              <h2>{of.setting.gameName}</h2>
              {of.hits.length === 0 ? (
                <p class="soft">No record matches “{search.query}”.</p>
              ) : (
                <>
                  <Searched of={of} query={search.query} />
                  <Hits of={of} hasGame />
                </>
              )}
              {of.total > of.hits.length && (
                <p>
                  <a href={`${prefix}/${of.setting.game.id}${queryOf({ q: search.query })}`}>
                    All {formatNumber(of.total)} in {of.setting.gameName}
                  </a>
                </p>
              )}
            </section>
          ))}
        </div>
      )}
      <div class="grid2">
        {games.map((each) => (
          <GameCard key={each.game.id} {...each} prefix={prefix} />
        ))}
      </div>
      <div class="grid2">
        <section class="card">
          <h2>Play</h2>
          <ul class="link-rows">
            {tools.map(({ title, path }) => (
              <li key={path} class="link-row">
                <a href={prefix + path}>{title}</a>
              </li>
            ))}
          </ul>
        </section>
        <section class="card">
          <h2>Build</h2>
          {sharedKey !== '' && (
            <p>
              <a href={`${prefix}/docs`}>Send a first request</a> with the demo key <code>{sharedKey}</code>.
            </p>
          )}
          <ul class="link-rows">
            {build.map(([label, path]) => (
              <li key={path} class="link-row">
                <a href={`${prefix}/docs${path}`}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
