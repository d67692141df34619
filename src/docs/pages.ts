import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { content } from '../http/page.ts';
import type { Content } from '../http/send.ts';
import type { Examples } from '../rest/openapi.ts';
import { fromRoot } from '../root.ts';
import type { DataModel } from './data-model.ts';
import { type DocumentedGame, guideInsertions, guideNames, readGuide } from './guides.ts';
import { homeBody } from './home.ts';
import { raw } from './html.ts';
import { type Page, renderPage, type Site } from './layout.ts';
import { type Rendered, renderMarkdown, type Section } from './markdown.ts';
import type { OpenApiDocument } from './openapi-view.ts';
import { costText, referencePages } from './reference.ts';

/** What the pages tell of a release. */
interface DocumentedRelease {
  readonly games: ReadonlyMap<string, DocumentedGame>;
}

export interface DocsParts {
  /** The OpenAPI document as served. */
  readonly openApi: Readonly<Record<string, unknown>>;
  /** PUBLIC_BASE_URL, or '' when it is not set. */
  readonly baseUrl: string;
  /** The release that is served now. */
  readonly release: () => DocumentedRelease | undefined;
  readonly dataModel: DataModel;
}

/** Where the samples point when nobody said under which address the service is reached; the page puts in its own. */
const localUrl = 'http://localhost:3000';

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const pageHeaders = [
  'Content-Security-Policy',
  policy,
  'Referrer-Policy',
  'no-referrer',
  'Cross-Origin-Opener-Policy',
  'same-origin',
];

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  json: 'application/json; charset=utf-8',
};

const iconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#7d1626"/><path d="M16 4.500v23M16 7c-4.500 0-7.500 2.600-7.500 6.300s3 5.700 7.500 5.700M16 9.500c4.500 0 7.500 2.300 7.500 5.600s-3 6-7.500 6M11.500 27.500h9" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/></svg>`;

/** What search looks through; one entry for each section of a page and each operation. */
interface IndexEntry {
  readonly id: number;
  readonly url: string;
  readonly kind: 'Guide' | 'Route' | 'Error';
  readonly title: string;
  readonly where: string;
  readonly text: string;
}

/**
 * The documentation: guides, reference and what they need, each made when first asked for. A path is known or
 * it is not; nothing else of a request matters.
 */
export function createDocs({
  openApi,
  baseUrl,
  release,
  dataModel,
}: DocsParts): (path: string) => Content | undefined {
  const document = openApi as unknown as OpenApiDocument;
  const prefix = baseUrl === '' ? '' : new URL(baseUrl).pathname.replace(/\/$/, '');
  const sampleUrl = baseUrl === '' ? localUrl : baseUrl;
  const examples: Examples = JSON.parse(readFileSync(fromRoot('schema', 'examples.json'), 'utf8'));

  const assets = new Map<string, () => Content>();
  /** Serves bytes under a name with their digest, which a browser may keep for good. */
  const asset = (name: string, extension: string, bytes: string | Buffer): string => {
    const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
    const path = `/docs/assets/${name}.${digest}.${extension}`;
    let made: Content | undefined;
    assets.set(path, () => {
      made ??= content(types[extension]!, bytes, { cacheControl: 'public, max-age=31536000, immutable' });
      return made;
    });
    return prefix + path;
  };
  const built = (file: string) => readFileSync(fromRoot('dist', 'docs', file));

  const reference = referencePages(document, { prefix, baseUrl: sampleUrl });
  const insertions = guideInsertions({
    games: () => release()?.games.values() ?? [],
    dataModel,
    examples,
  });
  const rendered = new Map<string, { of: DocumentedRelease | undefined; guide: Rendered }>();
  const guide = (name: (typeof guideNames)[number]): Rendered => {
    const now = release();
    const known = rendered.get(name);
    if (known !== undefined && (name !== 'changelog' || known.of === now)) return known.guide;
    const made = renderMarkdown(readGuide(name).replaceAll(localUrl, sampleUrl), { prefix, insertions });
    rendered.set(name, { of: now, guide: made });
    return made;
  };

  function searchIndex(): string {
    const entries: Omit<IndexEntry, 'id'>[] = [];
    for (const name of guideNames) {
      const { title, sections } = guide(name);
      for (const section of sections as readonly Section[]) {
        const isError = name === 'errors' && section.id !== '' && !section.id.startsWith('status-');
        entries.push({
          url: `${prefix}/docs/${name}${section.id ? `#${section.id}` : ''}`,
          kind: isError ? 'Error' : 'Guide',
          title: section.title || title,
          where: section.id ? title : '',
          text: section.text.slice(0, 600),
        });
      }
    }
    for (const { page, operations } of reference) {
      for (const { id, path, summary, description, parameters, cost } of operations) {
        entries.push({
          url: `${prefix}${page.path}#${id}`,
          kind: 'Route',
          title: summary,
          where: path,
          text: `${id} ${description} ${parameters.map(({ name }) => name).join(' ')} ${costText(cost)} ${fieldNames(id)}`,
        });
      }
    }
    return JSON.stringify(entries.map((entry, id) => ({ id, ...entry })));
  }
  const fieldNames = (id: string) => {
    const names = new Set<string>();
    JSON.stringify(examples.operations[id]?.body ?? null, (name, value) => {
      if (/^[a-z][a-z_]+$/.test(name)) names.add(name);
      return value;
    });
    return [...names].join(' ');
  };

  const assetUrls = {
    script: asset('app', 'js', built('app.js')),
    theme: asset('theme', 'js', built('theme.js')),
    style: asset('style', 'css', built('style.css')),
    icon: asset('icon', 'svg', iconSvg),
    index: `${prefix}/docs/assets/search.json`,
  };
  const titleOfGuide = (name: (typeof guideNames)[number]) => /^# (.*)$/m.exec(readGuide(name))?.[1] ?? name;
  const guides = guideNames.map((name) => ({ path: `/docs/${name}`, label: titleOfGuide(name) }));
  const site: Site = {
    prefix,
    baseUrl,
    version: document.info.version,
    assets: assetUrls,
    nav: [
      { title: 'Guides', entries: [{ path: '/docs', label: 'Overview' }, ...guides] },
      {
        title: 'Reference',
        entries: reference.map(({ page }) => ({
          path: page.path,
          label: page.title,
          below: page.toc.map(({ id, label }) => ({ id, label })),
        })),
      },
    ],
  };

  const pages = new Map<string, () => Page>([
    [
      '/docs',
      () => ({
        path: '/docs',
        title: 'Overview',
        description: document.info.description,
        kind: 'home',
        toc: [],
        body: homeBody({
          prefix,
          baseUrl: sampleUrl,
          boss: examples.operations['getBoss']?.body,
          guides: guideNames.map((name) => ({
            path: `/docs/${name}`,
            title: guide(name).title,
            lead: guide(name).lead,
          })),
          reference: reference.map(({ page, operations }) => ({
            path: page.path,
            title: page.title,
            operations: operations.map(({ id, path, cost }) => ({ id, path, cost: costText(cost) })),
          })),
        }),
      }),
    ],
    ...guideNames.map((name): [string, () => Page] => [
      `/docs/${name}`,
      () => {
        const { title, lead, html, toc } = guide(name);
        return { path: `/docs/${name}`, title, description: lead, kind: 'guide', toc, body: raw(html) };
      },
    ]),
    ...reference.map(({ page }): [string, () => Page] => [page.path, () => page]),
  ]);

  const made = new Map<string, { of: DocumentedRelease | undefined; content: Content }>();
  /** Remembered until another release is served, which may have another history. */
  const remembered = (path: string, make: () => Content): Content => {
    const now = release();
    const known = made.get(path);
    if (known && known.of === now) return known.content;
    const fresh = make();
    made.set(path, { of: now, content: fresh });
    return fresh;
  };

  return (path) => {
    const page = pages.get(path);
    if (page) {
      return remembered(path, () =>
        content('text/html; charset=utf-8', renderPage(site, page()), {
          cacheControl: 'no-cache',
          headers: pageHeaders,
        }),
      );
    }
    if (path === '/docs/assets/search.json') {
      return remembered(path, () => content(types['json']!, searchIndex(), { cacheControl: 'no-cache' }));
    }
    return assets.get(path)?.();
  };
}
