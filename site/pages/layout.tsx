/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- A <datalist> shows no hints, and <output> belongs to a form. */
/* oxlint-disable jsx-a11y/no-redundant-roles -- A field without a <datalist> is not a combobox by itself. */
import type { ComponentChild, ComponentChildren } from 'preact';
import { render } from 'preact-render-to-string';
import type { Assets } from '../docs/docs.tsx';
import { defaultPlans } from '../../src/site-port.ts';

/** Units of a search by plan. */
const searchCost = Object.fromEntries(
  Object.values(defaultPlans).map((plan) => [plan.name, plan.searchCost]),
);

export interface TocEntry {
  readonly id: string;
  readonly label: string;
  readonly level: 2 | 3;
}

export interface Page {
  /** Path below the prefix, e.g. `/docs/errors`, with a query where that makes another page; empty for a problem. */
  readonly path: string;
  readonly title: string;
  /** The game that it belongs to; undefined for a page of all. */
  readonly game?: string;
  /** One sentence for search engines and the search of the page itself. */
  readonly description: string;
  readonly body: ComponentChild;
  /** The entries of the table of contents. */
  readonly toc?: readonly TocEntry[];
  /** A marker for entries that the service adds at their end. */
  readonly tocEnd?: string | undefined;
  /** Whether the same page is at its address with `.md`. */
  readonly hasMarkdown?: true;
  /** The entry of the navigation that is marked, where it is another than `path`. */
  readonly current?: string;
  /** `page` is that of the pages that the service makes; `home` and `reference` have the whole width, `guide` a column for reading beside a table of contents. */
  readonly kind: 'home' | 'guide' | 'reference' | 'page';
  /** An inline script, for what cannot wait; `data` are the attributes that it reads. */
  readonly inline?: { readonly script: string; readonly data: Readonly<Record<string, string>> };
  /**
   * Links of the head for a page that its script draws: to that script and other files it loads besides those of all
   * pages.
   */
  readonly links?: ComponentChild;
  /** Path of the picture where its address is shared. */
  readonly card?: string;
  /** Elements of the head for search engines. */
  readonly head?: ComponentChild;
}

export interface NavEntry {
  readonly path: string;
  readonly label: string;
  /** Shown below the entry while its page is open. */
  readonly below?: readonly { readonly id: string; readonly label: string }[];
}

export interface Site {
  readonly version: string;
  readonly nav: readonly { readonly title: string; readonly entries: readonly NavEntry[] }[];
  readonly assets: Assets;
  /** Precedes every path of the service; usually empty. */
  readonly prefix: string;
  /** PUBLIC_BASE_URL, which precedes addresses that must be absolute; empty when it is not set. */
  readonly base: string;
  /** The address of the API in samples; empty when it is that of the page. */
  readonly service: string;
  /** `static` for pages that become files, otherwise `service`. */
  readonly edition: string;
  /** DEMO_KEY, with which everyone may send requests; empty without. */
  readonly sharedKey: string;
}

const Icon = ({ path }: { path: string }) => (
  <svg class="icon" viewBox="0 0 20 20" aria-hidden="true">
    <path d={path} />
  </svg>
);

export const icons = {
  menu: <Icon path="M3 5h14M3 10h14M3 15h14" />,
  search: <Icon path="M8.5 3a5.5 5.5 0 1 1 0 11a5.5 5.5 0 0 1 0-11M12.6 12.6 17 17" />,
  key: (
    <Icon path="M12.5 3a4.5 4.5 0 1 1-1.6 8.7L9 13.5H7v2H5v2H2.5v-2.6l5.8-5.8A4.5 4.5 0 0 1 12.5 3M13.6 6.4h.01" />
  ),
  theme: <Icon path="M10 2.5a7.5 7.5 0 1 0 0 15zM10 2.5a7.5 7.5 0 0 1 0 15" />,
  close: <Icon path="M5 5l10 10M15 5 5 15" />,
  arrow: <Icon path="M4 10h12M11 5l5 5-5 5" />,
} as const;

/** Copies the code below its bar (site/browser/app.ts). */
export const copyButton = (
  <button type="button" class="small needs-js" data-copy>
    Copy
  </button>
);

/** The sign of the service: a rune of hanging strokes. */
const mark = (
  <svg class="mark" viewBox="0 0 32 32" aria-hidden="true">
    <path d="M16 4v24M16 6c-5 0-8 3-8 7s3 6 8 6M16 9c5 0 8 2.600 8 6s-3 6.500-8 6.500M11 27h10" />
  </svg>
);

interface Parts {
  readonly site: Site;
  readonly page: Page;
}

function Navigation({ site: { nav, prefix }, page }: Parts) {
  return nav.map(({ title, entries }) => (
    <>
      <p class="nav-title">{title}</p>
      <ul>
        {entries.map(({ path, label, below }) => {
          const isCurrent = path === (page.current ?? page.path);
          return (
            <li key={path}>
              <a href={prefix + path} aria-current={isCurrent ? 'page' : undefined}>
                {label}
              </a>
              {isCurrent && below && (
                <ul>
                  {below.map(({ id, label: name }) => (
                    <li key={id}>
                      <a href={`#${id}`}>{name}</a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </>
  ));
}

/** Returns whether a page has a table of contents. */
const hasContents = ({ kind, toc = [] }: Page): boolean => kind === 'guide' && toc.length > 1;

function TableOfContents({ page }: Parts) {
  const { toc = [], tocEnd } = page;
  if (!hasContents(page)) return null;
  return (
    <aside class="toc">
      <nav aria-label="On this page">
        <p class="nav-title">On this page</p>
        <ul>
          {toc.map(({ id, label, level }) => (
            <li key={id} class={`level-${level}`}>
              <a href={`#${id}`}>{label}</a>
            </li>
          ))}
          {tocEnd}
        </ul>
      </nav>
    </aside>
  );
}

/** The previous and next page of the same section. */
function Siblings({ site: { nav, prefix }, page }: Parts) {
  const entries = nav.flatMap((section) => section.entries).filter(({ path }) => path.startsWith('/docs'));
  const index = entries.findIndex(({ path }) => path === page.path);
  const link = (entry: NavEntry | undefined, word: string, relation: string) =>
    entry && (
      <a class={relation} rel={relation} href={prefix + entry.path}>
        <span>{word}</span>
        {entry.label}
      </a>
    );
  if (index === -1) return null;
  return (
    <nav class="siblings" aria-label="Previous and next page">
      {link(entries[index - 1], 'Previous', 'prev')}
      {link(entries[index + 1], 'Next', 'next')}
    </nav>
  );
}

/** The head of a document; `style` and `script` are those of its frame. */
export function Head({
  site: { assets, base, prefix },
  page,
  style = assets.style,
  script = assets.script,
}: {
  readonly site: Pick<Site, 'assets' | 'base' | 'prefix'>;
  readonly page: Page;
  readonly style?: string;
  readonly script?: string;
}) {
  const { path, links, inline, card = '/docs/assets/cards/home.png' } = page;
  const title = { home: 'Caryll API', page: page.title }[page.kind as 'home'] ?? `${page.title} · Caryll API`;
  const description = page.description.replaceAll('`', '');
  return (
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="color-scheme" content="light dark" />
      {path !== '' && (
        <>
          <link rel="canonical" href={base + path} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content="Caryll" />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={base + path} />
          <meta property="og:image" content={base + card} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {page.head}
      {/* A script below a style waits for it. */}
      {inline && <script {...inline.data} dangerouslySetInnerHTML={{ __html: inline.script }} />}
      <link rel="preload" as="script" href={prefix + assets.theme} />
      <link rel="stylesheet" href={prefix + style} />
      <script type="module" src={prefix + script} />
      {links}
      {links && assets.parts.map((part) => <link key={part} rel="modulepreload" href={prefix + part} />)}
      <link rel="icon" href={prefix + assets.icon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={prefix + assets.touchIcon} />
      <link rel="manifest" href={prefix + assets.manifest} />
      {page.hasMarkdown && <link rel="alternate" type="text/markdown" href={`${prefix}${path}.md`} />}
      <link rel="alternate" type="application/json" title="OpenAPI" href={`${prefix}/openapi.json`} />
    </head>
  );
}

const Hint = ({ children }: { children: ComponentChildren }) => (
  <span class="visually-hidden">{children}</span>
);

function Header({ site: { prefix, version } }: Parts) {
  return (
    <header class="top">
      <button type="button" class="plain menu-button needs-js" aria-expanded="false" aria-controls="nav">
        {icons.menu}
        <Hint>Menu</Hint>
      </button>
      <a class="plain menu-link" href="#nav">
        {icons.menu}
        <Hint>Menu</Hint>
      </a>
      <a class="brand" href={`${prefix}/`}>
        {mark}
        <span>Caryll</span>
        <small>API {version}</small>
      </a>
      <button type="button" class="search-button needs-js" data-opens="search" aria-keyshortcuts="Control+K">
        {icons.search}
        <span>Search</span>
        <kbd aria-hidden="true">Ctrl K</kbd>
      </button>
      <div class="tools">
        <button type="button" class="plain key-button needs-js needs-service" data-opens="key">
          {icons.key}
          <span data-key-state>API key</span>
        </button>
        <button type="button" class="plain theme-button needs-js">
          {icons.theme}
          <Hint>Light or dark</Hint>
        </button>
      </div>
    </header>
  );
}

function Footer({ site: { prefix, assets } }: Parts) {
  return (
    <footer class="foot">
      <p>
        <span class="needs-service">Served from this host only: no trackers, no CDN.</span>
        <span class="static-only">
          Static edition: files, without keys and quotas.{' '}
          <a href={`${prefix}/docs/static-edition`}>What it has, and what needs the service</a>.
        </span>{' '}
        <a href={`${prefix}/openapi.json`}>openapi.json</a> ·{' '}
        <a href={`${prefix}/openapi.yaml`}>openapi.yaml</a> · <a href={`${prefix}/v1/health`}>health</a> ·{' '}
        <a href={`${prefix}/docs/license`}>license</a> ·{' '}
        <a href={prefix + assets.fontLicenses}>font licenses</a>
      </p>
    </footer>
  );
}

const searchDialog = (
  <dialog id="search" class="search" aria-label="Search the documentation">
    <form method="dialog" class="search-field">
      {icons.search}
      <input
        type="search"
        role="combobox"
        list={undefined}
        aria-label="Search the documentation"
        aria-expanded="false"
        aria-controls="search-results"
        aria-autocomplete="list"
        autocomplete="off"
        spellcheck={false}
        placeholder="Search guides, routes, fields, errors, records"
      />
      <button type="submit" class="plain" value="close">
        {icons.close}
        <Hint>Close</Hint>
      </button>
    </form>
    <ul id="search-results" role="listbox" aria-label="Results" />
    <p class="search-state" role="status" />
  </dialog>
);

const keyDialog = (
  <dialog id="key" class="key" aria-labelledby="key-title">
    <form method="dialog">
      <div class="dialog-head">
        <h2 id="key-title">Your API key</h2>
        <button type="submit" class="plain" value="close">
          {icons.close}
          <Hint>Close</Hint>
        </button>
      </div>
      <p>
        Used by <em>Try it</em> on these pages, and sent to this host only. It is kept in this tab until you
        close it.
      </p>
      <label for="key-input">API key</label>
      <div class="key-row">
        <input
          id="key-input"
          type="password"
          autocomplete="off"
          spellcheck={false}
          placeholder="caryll_live_…"
        />
        <button type="button" class="plain" data-reveal aria-pressed="false">
          Show
        </button>
      </div>
      <div class="dialog-actions">
        <button type="button" class="primary" data-save>
          Use this key
        </button>
        <button type="button" class="button" data-forget>
          Forget it
        </button>
      </div>
      <div class="key-state" role="status" />
    </form>
  </dialog>
);

function Body(parts: Parts) {
  const { site, page } = parts;
  const { prefix, service, edition, sharedKey, assets } = site;
  return (
    <body
      class={page.kind}
      data-prefix={prefix}
      data-base={service}
      data-edition={edition}
      data-shared-key={sharedKey}
      data-index={prefix + assets.index}
      data-records={prefix + assets.records}
      data-search-cost={JSON.stringify(searchCost)}
    >
      <script src={prefix + assets.theme} />
      <a class="skip" href="#content">
        Skip to content
      </a>
      <Header {...parts} />
      <div class={hasContents(page) ? 'frame with-contents' : 'frame'}>
        <nav id="nav" class="side" aria-label="Documentation">
          <Navigation {...parts} />
        </nav>
        <main id="content" tabIndex={-1}>
          {page.body}
          <Siblings {...parts} />
          <Footer {...parts} />
        </main>
        <TableOfContents {...parts} />
      </div>
      {searchDialog}
      {keyDialog}
      {assets.fonts.map((font) => (
        <link
          key={font}
          rel="preload"
          href={prefix + font}
          as="font"
          type="font/woff2"
          crossorigin="anonymous"
          // Pages that wait for responses load those first.
          fetchpriority={page.inline && 'low'}
        />
      ))}
    </body>
  );
}

/** The whole document of a page. It loads nothing but assets of this service, and has no inline style. */
export const renderPage = (site: Site, page: Page): string => {
  const html = render(
    <html lang="en">
      <Head site={site} page={page} />
      <Body site={site} page={page} />
    </html>,
  );
  return `<!doctype html>\n${html}\n`;
};
