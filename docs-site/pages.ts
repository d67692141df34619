import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { DataModel } from '../derive/data-model.ts';
import { content } from '../src/http/content.ts';
import type { Content, ProblemPage } from '../src/http/send.ts';
import { fromRoot } from '../src/root.ts';
import { type DocumentedGame, guideNames } from './guides.ts';
import { type OpenApiDocument, slugOf } from './openapi-view.ts';
import type { SitePages } from './site.ts';

/** What the pages tell of a release. */
export interface DocumentedRelease {
  readonly games: ReadonlyMap<string, DocumentedGame>;
}

export interface DocsParts {
  /** The OpenAPI document as served. */
  readonly openApi: Readonly<Record<string, unknown>>;
  /** PUBLIC_BASE_URL, or '' when it is not set. */
  readonly baseUrl: string;
  /** CONTACT: where to ask for a key. */
  readonly contact: string | undefined;
  /** The release that is served now. */
  readonly release: () => DocumentedRelease | undefined;
  readonly dataModel: () => DataModel;
}

const types = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
} as const;

const iconSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#7d1626"/><path d="M16 4.500v23M16 7c-4.500 0-7.500 2.600-7.500 6.300s3 5.700 7.500 5.700M16 9.500c4.500 0 7.500 2.300 7.500 5.600s-3 6-7.500 6M11.500 27.500h9" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round"/></svg>`;

/** What the search of the pages asks for. */
export const searchIndexPath = '/docs/assets/search.json';

export interface Docs {
  /** What makes the content at a path, or undefined where nothing stands. */
  readonly routeAt: (path: string) => (() => Promise<Content>) | undefined;
  /** A problem below `/docs` in the style of the pages. */
  readonly problemPage: ProblemPage;
}

/**
 * The documentation: guides, reference and what they need. A path is known or it is not; nothing else of a request
 * matters. Which paths there are is known at once; what makes the pages is loaded by the first who asks for one.
 */
export function createDocs(parts: DocsParts): Docs {
  const prefix = parts.baseUrl === '' ? '' : new URL(parts.baseUrl).pathname.replace(/\/$/, '');
  const assets = new Map<string, () => Promise<Content>>();
  /** Serves bytes under a name with their digest, which a browser may keep for good. */
  const asset = (name: string, extension: keyof typeof types, bytes: string | Buffer): string => {
    const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
    const path = `/docs/assets/${name}.${digest}.${extension}`;
    let made: Content | undefined;
    assets.set(path, async () => {
      made ??= content(types[extension], bytes, { cacheControl: 'public, max-age=31536000, immutable' });
      return made;
    });
    return prefix + path;
  };
  const built = (file: string) => readFileSync(fromRoot('dist', 'docs', file));
  const assetUrls = {
    script: asset('app', 'js', built('app.js')),
    theme: asset('theme', 'js', built('theme.js')),
    style: asset('style', 'css', built('style.css')),
    icon: asset('icon', 'svg', iconSvg),
    index: prefix + searchIndexPath,
  };

  // Browsers look here when no page has told them where the icon is.
  assets.set('/favicon.ico', async () =>
    content(types.svg, iconSvg, { cacheControl: 'public, max-age=86400' }),
  );

  const { tags } = parts.openApi as unknown as OpenApiDocument;
  const pages = new Set([
    '/docs',
    searchIndexPath,
    ...guideNames.map((name) => `/docs/${name}`),
    ...tags.map(({ name }) => `/docs/reference/${slugOf(name)}`),
  ]);
  let made: Promise<SitePages> | undefined;
  const site = () => {
    made ??= import('./site.ts').then(({ createSite }) => createSite(parts, assetUrls));
    return made;
  };
  return {
    routeAt: (path) =>
      assets.get(path) ?? (pages.has(path) ? async () => (await site()).pageAt(path) : undefined),
    problemPage: async (document) => (await site()).problemPage(document),
  };
}
