import { readFileSync } from 'node:fs';
import type { Release, ReleaseGame } from '../data/releases.ts';
import { licenseText } from '../export/formats.ts';
import { feedOf } from '../http/routes/feed.ts';
import { defaultPlans } from '../keys/plans.ts';
import type { Operation } from '../rest/operations.ts';
import { createReplies } from '../rest/replies.ts';
import { fromRoot, serviceVersion } from '../root.ts';
import { createSitePort } from '../site-adapter.ts';
import type { OpenSite, Site } from '../site-port.ts';
import { sha256 } from '../text/digest.ts';
import { madeFor, type Places, type Target, withFileAddresses } from './addresses.ts';
import { describedFiles, type EditionFile, jsonFiles } from './json-files.ts';
import { type OpenApiDocument, openApiOf } from './open-api.ts';

export interface EditionParts {
  /** The release, with those of its games that the edition has. */
  readonly release: Release;
  readonly operations: readonly Operation[];
  readonly openSite: OpenSite;
  /** PUBLIC_BASE_URL without a slash at the end; undefined if there is no service. */
  readonly serviceUrl: string | undefined;
  /** The address at which the edition is published, without a slash at the end; undefined if unknown. */
  readonly siteUrl: string | undefined;
}

/** Members of `manifest.json`. */
export interface Manifest {
  /** Marks a folder as an edition, which may be written again. */
  readonly format: 'caryll-static';
  readonly caryll: string;
  readonly license: string;
  readonly games: readonly {
    readonly id: string;
    readonly dataset_version: string;
    readonly released_at: string;
  }[];
  /** Size in bytes and SHA-256 in hexadecimal of each file, by path. */
  readonly files: Readonly<Record<string, { readonly bytes: number; readonly sha256: string }>>;
}

/** The address of the API in samples where no service is named: that of a service on the reader's machine. */
const localService = 'http://localhost:3000';

/** Paths that only a running service has. */
const isOfService = (path: string) => /^\/(?:v1|graphql)(?:\/|$)/.test(path);

/** Returns the files of the paths of a site; undefined for those that need the service. */
function placesOf(games: readonly ReleaseGame[], site: Site, parts: EditionParts): Places {
  const known = new Set(site.paths);
  const own = new Set(games.map(({ id }) => id));
  const isAsset = (path: string) => path.startsWith('/docs/assets/');
  return {
    serviceUrl: parts.serviceUrl,
    siteUrl: parts.siteUrl,
    serviceFile: 'docs/static-edition.html',
    fileOf({ path, page }) {
      const [, game, ...more] = path.split('/');
      if (path === '/') return 'index.html';
      if (path === '/v1') return 'v1.json';
      if (path === '/openapi.json' || path === '/openapi.yaml') return 'openapi.json';
      if (path.startsWith('/feeds/')) return own.has(path.slice(7, -5)) ? path.slice(1) : undefined;
      if (isAsset(path)) return known.has(path) ? path.slice(1) : undefined;
      if (known.has(path)) return path.endsWith('.md') ? path.slice(1) : `${path.slice(1)}.html`;
      if (isOfService(path) || !own.has(game!) || more.length > 2) return undefined;
      return page === 1 ? `${path.slice(1)}.html` : `${path.slice(1)}/pages/${page}.html`;
    },
  };
}

const isText = (type: string) => /^text\/(?:html|markdown)|^application\/(?:json|atom\+xml|xml)/.test(type);

/** Makes the pages of a site as files: those that it names, and all that they link to. */
async function* siteFiles(site: Site, places: Places): AsyncGenerator<EditionFile> {
  const seen = new Set<string>();
  const waiting: Target[] = [];
  const add = (target: Target): void => {
    const file = places.fileOf(target);
    if (file === undefined || seen.has(file) || /^\/(?:openapi\.\w+|v1|feeds\/.*)$/.test(target.path)) return;
    seen.add(file);
    waiting.push(target);
  };
  for (const path of ['/', ...site.paths]) add({ path, page: 1 });
  for (let target = waiting.pop(); target !== undefined; target = waiting.pop()) {
    const { path, page } = target;
    const file = places.fileOf(target)!;
    const make = site.pageAt(decodeURIComponent(path));
    if (make === undefined) throw new Error(`a page links to ${path}, which the site does not have`);
    const { type, body } = await make({
      query: page === 1 ? '' : `page=${page}`,
      visitor: '',
      origin: '',
      named: () => {},
    });
    yield {
      path: file,
      body: isText(type) ? Buffer.from(withFileAddresses(body.toString(), file, places, add)) : body,
    };
  }
}

/** The addresses of all pages, which must be absolute (sitemaps.org). */
const sitemapOf = (files: Iterable<string>, siteUrl: string) =>
  `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...files].map((file) => `<url><loc>${siteUrl}/${file}</loc></url>`).join('\n')}
</urlset>
`;

async function* filesOf(parts: EditionParts): AsyncGenerator<EditionFile> {
  const { openSite, serviceUrl, siteUrl, operations } = parts;
  // Reading everything once must not fill caches that nobody reads again.
  const release: Release = { ...parts.release, rowsRemembered: 20_000 };
  const games = [...release.games.values()];
  const replies = createReplies({ cacheBytes: 0 });
  const port = createSitePort({
    settings: {
      baseUrl: madeFor,
      serviceUrl: serviceUrl ?? localService,
      isStatic: true,
      contact: undefined,
      demoKey: undefined,
      plans: defaultPlans,
      hasRecords: true,
      share: 1,
      cacheBytes: 0,
    },
    operations,
    replies,
    releases: { current: () => release },
  });
  const site = openSite(port);
  const places = placesOf(games, site, parts);
  const source = { release, forPages: port.release()!, games, operations, replies };
  yield* jsonFiles(source);
  const pages: string[] = [];
  for await (const file of siteFiles(site, places)) {
    if (file.path.endsWith('.html')) pages.push(file.path);
    yield file;
  }
  for (const game of games) {
    const file = `feeds/${game.id}.atom`;
    const feed = await feedOf(release, game, madeFor);
    yield { path: file, body: Buffer.from(withFileAddresses(feed, file, places)) };
  }
  const document = JSON.parse(readFileSync(fromRoot('schema', 'openapi.json'), 'utf8')) as OpenApiDocument;
  const described = describedFiles(source, (route) => route in document.paths);
  const openApi = openApiOf(document, described, siteUrl);
  yield { path: 'openapi.json', body: Buffer.from(`${JSON.stringify(openApi, null, 2)}\n`) };
  if (siteUrl !== undefined)
    yield { path: 'sitemap.xml', body: Buffer.from(sitemapOf(pages.sort(), siteUrl)) };
}

/** Makes all files of an edition, one after the other, and at last its manifest. The same release gives the same bytes. */
export async function* makeEdition(parts: EditionParts): AsyncGenerator<EditionFile> {
  const files = new Map<string, { bytes: number; sha256: string }>();
  for await (const file of filesOf(parts)) {
    if (files.has(file.path)) throw new Error(`two files of the edition are called ${file.path}`);
    files.set(file.path, { bytes: file.body.length, sha256: sha256(file.body, 'hex') });
    yield file;
  }
  const manifest: Manifest = {
    format: 'caryll-static',
    caryll: serviceVersion,
    license: licenseText,
    games: [...parts.release.games.values()].map(({ id, datasetVersion, releasedAt }) => ({
      id,
      dataset_version: datasetVersion,
      released_at: releasedAt,
    })),
    files: Object.fromEntries([...files].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
  yield { path: 'manifest.json', body: Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`) };
}
