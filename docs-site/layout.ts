import { marker } from '../src/http/docs-markers.ts';
import { defaultPlans } from '../src/keys/plans.ts';
import { type Html, html, raw } from '../src/text/html.ts';

const prefix = marker('prefix');
/** Precedes addresses that must be absolute where the operator has set one. */
const base = marker('base-url');
/** What a search costs each plan. */
const searchCost = Object.fromEntries(
  Object.values(defaultPlans).map((plan) => [plan.name, plan.searchCost]),
);

export interface TocEntry {
  readonly id: string;
  readonly label: string;
  readonly level: 2 | 3;
}

export interface Page {
  /** Path below the prefix, e.g. `/docs/errors`. */
  readonly path: string;
  readonly title: string;
  /** One sentence for search engines and the search of the page itself. */
  readonly description: string;
  readonly body: Html;
  /** The entries of the table of contents. */
  readonly toc: readonly TocEntry[];
  /** A marker for entries that the service adds at their end. */
  readonly tocEnd?: string | undefined;
  /** In place of the navigation of the documentation. */
  readonly nav?: Html;
  /** `page` is that of the pages that the service makes; `home` and `reference` have the whole width, `guide` a column for reading beside a table of contents. */
  readonly kind: 'home' | 'guide' | 'reference' | 'page';
  /** An inline script, for what cannot wait; `data` are the attributes that it reads. */
  readonly inline?: { readonly script: string; readonly data: Html };
  /** Of a page that its script draws: links of the head to that and to what else it loads beside what all pages do. */
  readonly links?: Html;
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
}

/** Paths of the assets. */
export interface Assets extends Readonly<
  Record<'script' | 'theme' | 'style' | 'icon' | 'index' | 'records' | 'fontLicences', string>
> {
  /** Parts of the script that it cannot begin without. */
  readonly parts: readonly string[];
  /** In the order in which they matter. A link in the head would hold the first picture back until they are there. */
  readonly fonts: readonly string[];
}

const icon = (path: string, label?: string) =>
  html`<svg class="icon" viewBox="0 0 20 20" ${raw(label ? `role="img" aria-label="${label}"` : 'aria-hidden="true"')}><path d="${path}" /></svg>`;

export const icons = {
  menu: icon('M3 5h14M3 10h14M3 15h14'),
  search: icon('M8.5 3a5.5 5.5 0 1 1 0 11a5.5 5.5 0 0 1 0-11M12.6 12.6 17 17'),
  key: icon(
    'M12.5 3a4.5 4.5 0 1 1-1.6 8.7L9 13.5H7v2H5v2H2.5v-2.6l5.8-5.8A4.5 4.5 0 0 1 12.5 3M13.6 6.4h.01',
  ),
  theme: icon('M10 2.5a7.5 7.5 0 1 0 0 15zM10 2.5a7.5 7.5 0 0 1 0 15'),
  close: icon('M5 5l10 10M15 5 5 15'),
  arrow: icon('M4 10h12M11 5l5 5-5 5'),
} as const;

/** Copies the code below its bar (browser/app.ts). */
export const copyButton = html`<button type="button" class="small needs-js" data-copy>Copy</button>`;

/** The sign of the service: a rune of hanging strokes. */
const mark = html`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><path d="M16 4v24M16 6c-5 0-8 3-8 7s3 6 8 6M16 9c5 0 8 2.600 8 6s-3 6.500-8 6.500M11 27h10" /></svg>`;

function navigation({ nav }: Site, page: Page): Html {
  return html`${nav.map(
    ({ title, entries }) => html`<p class="nav-title">${title}</p>
<ul>${entries.map(({ path, label, below }) => {
      const current = path === page.path;
      return html`<li><a href="${prefix}${path}"${current && raw(' aria-current="page"')}>${label}</a>${
        current &&
        below &&
        html`<ul>${below.map(({ id, label: name }) => html`<li><a href="#${id}">${name}</a></li>`)}</ul>`
      }</li>`;
    })}</ul>`,
  )}`;
}

function tableOfContents({ toc, tocEnd, kind }: Page): Html | undefined {
  if (kind !== 'guide' || toc.length < 2) return undefined;
  const entries = toc.map(
    ({ id, label, level }) => html`<li class="level-${level}"><a href="#${id}">${label}</a></li>`,
  );
  return html`<aside class="toc"><nav aria-label="On this page"><p class="nav-title">On this page</p>
<ul>${entries}${tocEnd}</ul></nav></aside>`;
}

/** The previous and next page of the same section. */
function siblings({ nav }: Site, page: Page): Html | undefined {
  const entries = nav.flatMap((section) => section.entries).filter(({ path }) => path.startsWith('/docs'));
  const index = entries.findIndex(({ path }) => path === page.path);
  const link = (entry: NavEntry | undefined, word: string, relation: string) =>
    entry &&
    html`<a class="${relation}" rel="${relation}" href="${prefix}${entry.path}"><span>${word}</span>${entry.label}</a>`;
  if (index === -1) return undefined;
  return html`<nav class="siblings" aria-label="Previous and next page">${link(entries[index - 1], 'Previous', 'prev')}${link(entries[index + 1], 'Next', 'next')}</nav>`;
}

/** What other sites and search engines show of a page. */
const sharing = (
  path: string,
  title: string,
  description: string,
) => html`<link rel="canonical" href="${base}${path}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="Caryll">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${base}${path}">
<meta property="og:image" content="${base}/docs/assets/cards/home.png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">
`;

/** The whole document of a page. It loads nothing but assets of this service, and has no inline style. */
export function renderPage(site: Site, page: Page): string {
  const { assets, version } = site;
  const title = { home: 'Caryll API', page: page.title }[page.kind as 'home'] ?? `${page.title} · Caryll API`;
  const description = page.description.replaceAll('`', '');
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<meta name="description" content="${description}">
<meta name="color-scheme" content="light dark">
${
  // Pages that the service fills in have their own.
  page.path !== '' && sharing(page.path, title, description)
}${
    // A script below a style waits for it.
    page.inline &&
    html`<script ${page.inline.data}>${raw(page.inline.script)}</script>
`
  }<link rel="preload" as="script" href="${prefix}${assets.theme}">
<link rel="stylesheet" href="${prefix}${assets.style}">
<script type="module" src="${prefix}${assets.script}"></script>
${
  page.links &&
  html`${page.links}${assets.parts.map(
    (part) => html`<link rel="modulepreload" href="${prefix}${part}">
`,
  )}`
}<link rel="icon" href="${prefix}${assets.icon}" type="image/svg+xml">
<link rel="alternate" type="application/json" title="OpenAPI" href="${prefix}/openapi.json">
</head>
<body class="${page.kind}" data-prefix="${prefix}" data-base="${marker('base-url')}" data-index="${prefix}${assets.index}" data-records="${prefix}${assets.records}" data-search-cost="${JSON.stringify(searchCost)}">
<script src="${prefix}${assets.theme}"></script>
<a class="skip" href="#content">Skip to content</a>
<header class="top">
<button type="button" class="plain menu-button needs-js" aria-expanded="false" aria-controls="nav">${icons.menu}<span class="visually-hidden">Menu</span></button>
<a class="brand" href="${prefix}/">${mark}<span>Caryll</span><small>API ${version}</small></a>
<button type="button" class="search-button needs-js" data-opens="search" aria-keyshortcuts="Control+K">${icons.search}<span>Search</span><kbd aria-hidden="true">Ctrl K</kbd></button>
<div class="tools">
<button type="button" class="plain key-button needs-js" data-opens="key">${icons.key}<span data-key-state>API key</span></button>
<button type="button" class="plain theme-button needs-js">${icons.theme}<span class="visually-hidden">Light or dark</span></button>
</div>
</header>
<div class="frame">
<nav id="nav" class="side" aria-label="Documentation">${page.nav ?? navigation(site, page)}</nav>
<main id="content" tabindex="-1">
${page.body}
${siblings(site, page)}
<footer class="foot"><p>Served from this host only: no trackers, no CDN. <a href="${prefix}/openapi.json">openapi.json</a> · <a href="${prefix}/openapi.yaml">openapi.yaml</a> · <a href="${prefix}/v1/health">health</a> · <a href="${prefix}${assets.fontLicences}">font licenses</a></p></footer>
</main>
${tableOfContents(page)}
</div>
<dialog id="search" class="search" aria-label="Search the documentation">
<form method="dialog" class="search-field">${icons.search}<input type="search" role="combobox" aria-label="Search the documentation" aria-expanded="false" aria-controls="search-results" aria-autocomplete="list" autocomplete="off" spellcheck="false" placeholder="Search guides, routes, fields, errors, records"><button class="plain" value="close">${icons.close}<span class="visually-hidden">Close</span></button></form>
<ul id="search-results" role="listbox" aria-label="Results"></ul>
<p class="search-state" role="status"></p>
</dialog>
<dialog id="key" class="key" aria-labelledby="key-title">
<form method="dialog"><div class="dialog-head"><h2 id="key-title">Your API key</h2><button class="plain" value="close">${icons.close}<span class="visually-hidden">Close</span></button></div>
<p>Used by <em>Try it</em> on these pages, and sent to this host only. It is kept in this tab until you close it.</p>
<label for="key-input">API key</label>
<div class="key-row"><input id="key-input" type="password" autocomplete="off" spellcheck="false" placeholder="caryll_live_…"><button type="button" class="plain" data-reveal aria-pressed="false">Show</button></div>
<div class="dialog-actions"><button type="button" class="primary" data-save>Use this key</button><button type="button" class="button" data-forget>Forget it</button></div>
<div class="key-state" role="status"></div></form>
</dialog>
${assets.fonts.map(
  (font) => html`<link rel="preload" href="${prefix}${font}" as="font" type="font/woff2" crossorigin${
    // Pages that wait for responses load those first.
    page.inline && raw(' fetchpriority="low"')
  }>
`,
)}</body>
</html>
`.html;
}
