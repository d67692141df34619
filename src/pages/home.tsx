import type { ReleaseGame } from '../data/releases.ts';
import type { PageGame } from './kinds.ts';
import { formatNumber, inLine } from './words.ts';

/** A game with what its lists hold. */
export interface HomeGame {
  readonly game: ReleaseGame;
  readonly page: PageGame;
}

/** Lists of a game that its card names, what people most often look for first. */
const mostLists = 6;

/** How many records the lists of a game have. */
export const recordsOf = ({ sizes }: ReleaseGame, { kindOf }: PageGame): number =>
  [...kindOf.keys()].reduce((sum, table) => sum + (sizes[table] ?? 0), 0);

function GameCard({ game, page, prefix }: HomeGame & { prefix: string }) {
  const kinds = page.graph.search.byUse.flatMap((table) => page.kindOf.get(table) ?? []);
  return (
    <section class="card">
      <h2>
        <a href={`${prefix}/${game.id}`}>{game.name}</a>
      </h2>
      <p>
        {formatNumber(recordsOf(game, page))} records, updated {game.releasedAt}.
      </p>
      <ul class="counted">
        {kinds.slice(0, mostLists).map(({ segment, title, table }) => (
          <li key={segment}>
            <a href={`${prefix}/${game.id}/${segment}`}>{title}</a>{' '}
            <span>{formatNumber(game.sizes[table] ?? 0)}</span>
          </li>
        ))}
      </ul>
      <p>
        <a href={`${prefix}/${game.id}`}>All {page.kinds.size} lists</a>
      </p>
    </section>
  );
}

export const gameNames = (games: readonly HomeGame[]): string =>
  new Intl.ListFormat('en').format(games.map(({ game }) => game.name));

/** What is looked for most in the games, in words. */
export function topKinds(games: readonly HomeGame[]): string {
  const titles = games.flatMap(({ page }) =>
    page.graph.search.byUse.flatMap((table) => page.kindOf.get(table)?.title ?? []).slice(0, 3),
  );
  return new Intl.ListFormat('en').format([...[...new Set(titles)].slice(0, 4).map(inLine), 'more']);
}

/** The home page: what this is, a search in each game, and where to go next. */
export function HomeView({
  games,
  prefix,
  mapOf,
  firstRequest,
}: {
  games: readonly HomeGame[];
  prefix: string;
  mapOf: string;
  /** The panel with a first request, as HTML. */
  firstRequest: string;
}) {
  const map = games.find(({ game }) => game.id === mapOf);
  return (
    <>
      <h1>{gameNames(games)}: every record, with exact values and sources</h1>
      <p class="lead">
        Look up {topKinds(games)}: where to find them, what drops them, and what they are weak to. No account,
        key or JavaScript needed. The same data is available as a JSON API.
      </p>
      <search>
        <form class="record-search home-search" method="get" action={`${prefix}/${games[0]?.game.id ?? ''}`}>
          <label for="q" class="visually-hidden">
            Name or description
          </label>
          <input
            id="q"
            type="search"
            name="q"
            placeholder="Name or description"
            minLength={2}
            maxLength={100}
            required
            autocomplete="off"
            spellcheck={false}
          />
          {games.map(({ game }, index) => (
            <button
              key={game.id}
              type="submit"
              class={index === 0 ? 'primary' : 'button'}
              formaction={`${prefix}/${game.id}`}
            >
              Search {game.name}
            </button>
          ))}
        </form>
      </search>
      <div class="cards games">
        {games.map((each) => (
          <GameCard key={each.game.id} {...each} prefix={prefix} />
        ))}
      </div>
      <div class="home-show">
        {map && (
          <a class="card home-map" href={`${prefix}/docs/map`}>
            <strong>Map of {map.game.name}</strong>
            <img src={`${prefix}/docs/assets/map.svg`} alt="" width="1100" height="1000" loading="lazy" />
          </a>
        )}
        {/* Ours, made when the pages are built. */}
        <div class="home-request" dangerouslySetInnerHTML={{ __html: firstRequest }} />
      </div>
      <div class="cards ways">
        <section class="card">
          <h2>Play</h2>
          <ul>
            {map && (
              <li>
                <a href={`${prefix}/docs/map`}>Map of {map.game.name}</a>
              </li>
            )}
            <li>
              <a href={`${prefix}/docs/tools`}>Build calculators</a>
            </li>
            <li>
              <a href={`${prefix}/docs/checklist`}>Checklist</a>
            </li>
            <li>
              <a href={`${prefix}/docs/spoilers`}>How spoilers are hidden</a>
            </li>
          </ul>
        </section>
        <section class="card">
          <h2>Build</h2>
          <ul>
            <li>
              <a href={`${prefix}/docs/getting-started`}>Get started with the API</a>
            </li>
            <li>
              <a href={`${prefix}/docs`}>Documentation and reference</a>
            </li>
            <li>
              <a href={`${prefix}/docs/graphql`}>GraphQL</a>
            </li>
          </ul>
        </section>
        <section class="card">
          <h2>Run it yourself</h2>
          <ul>
            <li>
              <a href={`${prefix}/docs/export`}>Download all data</a>
            </li>
            <li>
              <a href={`${prefix}/docs/quality`}>Where the data comes from</a>
            </li>
            <li>
              <a href={`${prefix}/docs/changes`}>Changes</a>
            </li>
          </ul>
        </section>
      </div>
    </>
  );
}
