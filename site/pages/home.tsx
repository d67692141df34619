import type { ComponentChildren } from 'preact';
import type { ReleaseGame } from '../../src/site-port.ts';
import type { PageGame } from './kinds.ts';
import { formatNumber, inLine } from './words.ts';
import { joined } from '../../src/text/joined.ts';

/** A game with what its lists hold. */
export interface HomeGame {
  readonly game: ReleaseGame;
  readonly page: PageGame;
  /** Whether it has a map in `/docs`. */
  readonly hasMap: boolean;
}

/** Lists of a game that its card names, what people most often look for first. */
const mostLists = 6;

/** How many records the lists of a game have. */
export const recordsOf = ({ sizes }: ReleaseGame, { kindOf }: PageGame): number =>
  [...kindOf.keys()].reduce((sum, table) => sum + (sizes[table] ?? 0), 0);

function GameCard({ game, page, prefix }: Omit<HomeGame, 'hasMap'> & { prefix: string }) {
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

export const gameNames = (games: readonly HomeGame[]): string => joined(games.map(({ game }) => game.name));

/** What is looked for most in the games, in words. */
export function topKinds(games: readonly HomeGame[]): string {
  const titles = games.flatMap(({ page }) =>
    page.graph.search.byUse.flatMap((table) => page.kindOf.get(table)?.title ?? []).slice(0, 3),
  );
  return joined([...[...new Set(titles)].slice(0, 4).map(inLine), 'more']);
}

type Links = readonly (readonly [label: string, path: string])[];

/** Where to go from the home page, below the documentation. */
const play: Links = [
  ['Build calculators', '/tools'],
  ['Checklist', '/checklist'],
  ['How spoilers are hidden', '/spoilers'],
];
const build: Links = [
  ['Get started with the API', '/getting-started'],
  ['Documentation and reference', ''],
  ['GraphQL', '/graphql'],
];
const run: Links = [
  ['Download all data', '/export'],
  ['Where the data comes from', '/quality'],
  ['Changes', '/changes'],
];

/**
 * The field in which records of a game are looked for.
 *
 * @param children buttons that send the form.
 */
export function SearchForm({
  value,
  action,
  label,
  className = 'record-search',
  children,
}: {
  value?: string;
  action: string;
  label: string;
  className?: string;
  children: ComponentChildren;
}) {
  return (
    <search>
      <form class={className} method="get" action={action}>
        <label for="q" class="visually-hidden">
          {label}
        </label>
        <input
          id="q"
          type="search"
          name="q"
          value={value}
          placeholder={label}
          minLength={2}
          maxLength={100}
          required
          autocomplete="off"
          spellcheck={false}
        />
        {children}
      </form>
    </search>
  );
}

/** Opens the search of the browser, where no service can search. */
export const SearchButton = ({ label }: { label: string }) => (
  <p class="needs-js">
    <button type="button" class="primary" data-opens="search">
      {label}
    </button>
  </p>
);

/** The home page: what this is, a search in each game, and where to go next. */
export function HomeView({
  games,
  prefix,
  isStatic,
  firstRequest,
}: {
  games: readonly HomeGame[];
  prefix: string;
  isStatic: boolean;
  /** The panel with a first request, as HTML. */
  firstRequest: string;
}) {
  const map = games.find(({ hasMap }) => hasMap);
  return (
    <>
      <h1>{gameNames(games)}: every record, with exact values and sources</h1>
      <p class="lead">
        Look up {topKinds(games)}: where to find them, what drops them, and what they are weak to. No account,
        key or JavaScript needed. The same data is available as a JSON API.
      </p>
      {isStatic ? (
        <SearchButton label="Search all records" />
      ) : (
        <SearchForm
          action={`${prefix}/${games[0]?.game.id ?? ''}`}
          label="Name or description"
          className="record-search home-search"
        >
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
        </SearchForm>
      )}
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
        {Object.entries({
          Play: [...(map ? [[`Map of ${map.game.name}`, '/map'] as const] : []), ...play],
          Build: build,
          'Run it yourself': run,
        }).map(([title, links]) => (
          <section key={title} class="card">
            <h2>{title}</h2>
            <ul>
              {links.map(([label, path]) => (
                <li key={path}>
                  <a href={`${prefix}/docs${path}`}>{label}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
