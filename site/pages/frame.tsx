import type { ComponentChild } from 'preact';
import { render } from 'preact-render-to-string';
import { Drawing } from './overviews/glyph.tsx';
import { Head, type Page, type Site } from './layout.tsx';
import { type SpoilerSetting, spoilerSettings } from './spoilers.tsx';

/** A link of the menu. */
export interface MenuEntry {
  readonly path: string;
  readonly label: string;
}

/** A page in one language. */
export interface LanguageEntry {
  readonly tag: string;
  readonly label: string;
  readonly path: string;
}

/** The frame of the pages for players. */
export interface Frame {
  readonly site: Pick<Site, 'assets' | 'prefix' | 'base' | 'service' | 'edition'>;
  readonly games: readonly { readonly id: string; readonly name: string }[];
  /** The game of the page; undefined on the page of all games. */
  readonly game: { readonly id: string; readonly name: string } | undefined;
  /** Its lists, those that are looked for first, and its tools. */
  readonly lists: readonly MenuEntry[];
  readonly tools: readonly MenuEntry[];
  /** The entry that is open. */
  readonly current: string | undefined;
  readonly languages: readonly LanguageEntry[];
  readonly lang: string;
  /** The search of the page. */
  readonly query: string;
  /** The setting in the address; undefined where the visitor's own counts. */
  readonly spoilers: SpoilerSetting | undefined;
  /** The data, in the last line. */
  readonly data: ComponentChild;
}

function Games({ games, game, site: { prefix } }: Frame) {
  return (
    <nav class="games" aria-label="Games">
      {games.map(({ id, name }) => (
        <a key={id} href={`${prefix}/${id}`} aria-current={id === game?.id ? 'true' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}

/** The search, also without a script. With one, it shows the first hits below it. */
function Find({ game, games, site: { prefix }, query, lang }: Frame) {
  const label = game === undefined ? 'Search all games' : `Search ${game.name}`;
  const action = game === undefined && games.length !== 1 ? '/' : `/${(game ?? games[0]!).id}`;
  return (
    <search class="find">
      <form method="get" action={prefix + action}>
        <Drawing name="search" />
        <input
          type="search"
          name="q"
          value={query}
          aria-label={label}
          placeholder={label}
          maxLength={100}
          autocomplete="off"
          spellcheck={false}
          aria-keyshortcuts="Control+K /"
        />
        {game !== undefined && lang !== 'en' && <input type="hidden" name="lang" value={lang} />}
      </form>
    </search>
  );
}

const settingNotes: Readonly<Record<SpoilerSetting, readonly [string, string]>> = {
  none: ['None', 'Hide the whole story.'],
  mild: ['Mild', 'Hide its major turns.'],
  all: ['All', 'Show everything.'],
};

/** The one setting of spoilers. A script keeps it; without one it is that of the page, or of its address. */
function Spoilers({ spoilers }: Frame) {
  return (
    <details class="pop sp">
      <summary>
        <Drawing name="eye" />
        <span>
          <span class="only-d">Spoilers: </span>
          <span class="only-m hush">Spoilers: </span>
          {spoilerSettings.map((each) => (
            <b key={each} class={`spw ${each}`}>
              {each}
            </b>
          ))}
        </span>
      </summary>
      <div>
        <fieldset>
          <legend>Show spoilers</legend>
          {spoilerSettings.map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="sp"
                id={`sp-${each}`}
                value={each}
                checked={each === (spoilers ?? 'mild')}
              />
              <span>
                {settingNotes[each][0]}
                <small>{settingNotes[each][1]}</small>
              </span>
            </label>
          ))}
        </fieldset>
      </div>
    </details>
  );
}

function Languages({ languages, lang, site: { prefix } }: Frame) {
  const current = languages.find(({ tag }) => tag === lang);
  if (current === undefined) return null;
  return (
    <details class="pop lang">
      <summary>
        <Drawing name="globe" />
        <span>
          <span class="hush">Names in </span>
          <span lang={lang}>{current.label}</span>
        </span>
      </summary>
      <div>
        <ul class="links">
          {languages.map(({ tag, label, path }) => (
            <li key={tag}>
              <a
                href={prefix + path}
                lang={tag}
                hreflang={tag}
                rel="alternate"
                aria-current={tag === lang ? 'true' : undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}

const MenuLinks = ({
  entries,
  frame,
  first,
}: {
  entries: readonly MenuEntry[];
  frame: Frame;
  first?: string;
}) =>
  entries.map(({ path, label }, index) => (
    <li key={path} class={index === 0 ? first : undefined}>
      <a href={frame.site.prefix + path} aria-current={path === frame.current ? 'page' : undefined}>
        {label}
      </a>
    </li>
  ));

/** Menu of the header on a phone. */
function Menu(frame: Frame) {
  const { games, lists, tools, languages, lang, site } = frame;
  return (
    <details class="pop menu">
      <summary>
        <Drawing name="menu" />
        <span class="hush">Menu</span>
      </summary>
      <div>
        <ul class="links">
          <MenuLinks entries={games.map(({ id, name }) => ({ path: `/${id}`, label: name }))} frame={frame} />
          <MenuLinks entries={lists} frame={frame} />
          <MenuLinks entries={tools} frame={frame} />
          <MenuLinks entries={[{ path: '/docs', label: 'API' }]} frame={frame} />
        </ul>
        {languages.length > 0 && (
          <p class="menu-languages">
            Names in{' '}
            {languages.map(({ tag, label, path }) => (
              <a
                key={tag}
                href={site.prefix + path}
                lang={tag}
                aria-current={tag === lang ? 'true' : undefined}
              >
                {label}
              </a>
            ))}
          </p>
        )}
      </div>
    </details>
  );
}

function Body({ frame, page }: { frame: Frame; page: Page }) {
  const { site, game, lists, tools, data } = frame;
  const { prefix, assets } = site;
  return (
    <body
      class="players"
      data-prefix={prefix}
      data-base={site.service}
      data-edition={site.edition}
      data-records={prefix + assets.records}
    >
      <script src={prefix + assets.theme} />
      <a class="skip" href="#content">
        Skip to content
      </a>
      <header class="top">
        <div>
          <a class="brand" href={`${prefix}/`}>
            <Drawing name="brand" />
            Caryll
          </a>
          <Games {...frame} />
          {site.edition === 'static' ? (
            <a class="btn to-search" href={`${prefix}/docs#search`}>
              Search
            </a>
          ) : (
            <Find {...frame} />
          )}
          <Spoilers {...frame} />
          <a class="api" href={`${prefix}/docs`}>
            API
          </a>
          <Languages {...frame} />
          <Menu {...frame} />
        </div>
      </header>
      {game !== undefined && (
        <nav class="nav" aria-label={game.name}>
          <ul>
            <MenuLinks entries={lists} frame={frame} />
            <MenuLinks entries={tools} frame={frame} first="gap" />
          </ul>
        </nav>
      )}
      <main id="content" class="page view" tabIndex={-1}>
        {page.body}
        <footer class="foot">
          <p>
            {data}
            <a href={`${prefix}/docs`}>API documentation</a>
            <a href={`${prefix}/docs/license`}>License and attribution</a>
            <button type="button" class="theme-button needs-js">
              Light or dark
            </button>
          </p>
        </footer>
      </main>
      {assets.fonts
        .filter((font) => !font.includes('mono'))
        .map((font) => (
          <link
            key={font}
            rel="preload"
            href={prefix + font}
            as="font"
            type="font/woff2"
            crossorigin="anonymous"
          />
        ))}
    </body>
  );
}

/** The whole document of a page for players. It loads nothing but assets of this service, and has no inline style. */
export function renderFramed(frame: Frame, page: Page): string {
  const { site, spoilers } = frame;
  const html = render(
    <html lang="en" data-spoilers={spoilers}>
      <Head site={site} page={page} style={site.assets.playersStyle} script={site.assets.playersScript} />
      <Body frame={frame} page={page} />
    </html>,
  );
  return `<!doctype html>\n${html}\n`;
}
