import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { guideNames } from '../../site/build/guides.ts';
import { type OpenApiDocument, operationsOf } from '../../site/build/openapi-view.ts';
import { createDocs } from '../../site/docs/docs.tsx';
import { problemKinds } from '../../src/problem.ts';
import { gameIds } from '../games.ts';
import { openApiDocument, type SharedService, sharedService } from '../service.ts';

let service: SharedService;
let url: string;
/** Pages by path, found by following every link from the first one. */
const pages = new Map<string, { response: Response; html: string }>();

/** Whether a path is that of a record of the data files: test/pages has their pages. */
function isRecord(path: string): boolean {
  const [, game, list, slug] = /^\/([a-z-]+)\/([a-z-]+)\/([a-z0-9-]+)$/.exec(path) ?? [];
  return slug !== undefined && gameIds.includes(game!) && slugsOf(game!, list!).has(slug);
}
const slugs = new Map<string, ReadonlySet<string>>();
function slugsOf(game: string, list: string): ReadonlySet<string> {
  const name = `seeds/${game}/${list}.json`;
  if (!slugs.has(name)) {
    const { records } = JSON.parse(readFileSync(name, 'utf8'));
    const published = records.filter(({ draft }: { draft?: true }) => !draft);
    slugs.set(name, new Set(published.map(({ slug }: { slug: string }) => slug)));
  }
  return slugs.get(name)!;
}

/** The pages of a game that the build has made. */
const isTool = /^\/[\w-]+\/(?:map|checklist)$/;

async function walk(path: string): Promise<void> {
  if (pages.has(path) || isRecord(path)) return;
  const response = await fetch(url + path);
  const page = { response, html: await response.text() };
  pages.set(path, page);
  if (!response.headers.get('content-type')!.startsWith('text/html')) return;
  // Links of other pages are the matter of test/pages.
  if (!path.startsWith('/docs') && path !== '/' && !isTool.test(path)) return;
  for (const [, target] of page.html.matchAll(/(?:href|src|data-index|data-model)="(\/[^"#]*)/g))
    await walk(target!);
}

beforeAll(async () => {
  service = await sharedService();
  url = service.url;
  await walk('/docs');
});

const idsOf = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);

test('every link of every page leads somewhere, fragments included', () => {
  const broken: string[] = [];
  for (const [path, { response, html }] of pages) {
    if (response.status !== 200) broken.push(`${path}: ${response.status}`);
    for (const [, target, fragment] of html.matchAll(/href="(\/[^"#]*)?(?:#([^"]*))?"/g)) {
      const there = pages.get(target ?? path);
      // What begins with a slash is an address of the checklist, which reads it itself.
      if (fragment && !fragment.startsWith('/') && !idsOf(there?.html ?? '').includes(fragment))
        broken.push(`${path}: ${target ?? ''}#${fragment}`);
    }
  }
  expect(broken).toEqual([]);
});

test('an identifier is unique on a page', () => {
  for (const [path, { html }] of pages) {
    const ids = idsOf(html);
    expect({ path, twice: ids.filter((id, index) => ids.indexOf(id) !== index) }).toEqual({
      path,
      twice: [],
    });
  }
});

test('no two sections of a page have the same label', () => {
  for (const [path, { html }] of pages) {
    const labels = [...html.matchAll(/<section\b[^>]*\saria-label="([^"]*)"/g)].map(([, label]) => label);
    expect([path, labels.filter((label, index) => labels.indexOf(label) < index)]).toEqual([path, []]);
  }
});

test('there is a page for every guide and a section for every operation', () => {
  for (const name of guideNames) expect(pages.get(`/docs/${name}`)?.html).toContain('<body class="guide"');
  const sections = [...pages].flatMap(([path, { html }]) =>
    path.startsWith('/docs/reference/') ? idsOf(html) : [],
  );
  for (const { id } of operationsOf(openApiDocument() as OpenApiDocument)) expect(sections).toContain(id);
});

test('every code of the registry is explained at the address that problems name', () => {
  const { html } = pages.get('/docs/errors')!;
  for (const [code, { title }] of Object.entries(problemKinds)) {
    expect(idsOf(html)).toContain(code);
    expect(html).toContain(title);
  }
});

describe('pages can neither run nor load what is not ours', () => {
  test('by policy', () => {
    for (const [path, { response }] of pages) {
      if (!response.headers.get('content-type')!.startsWith('text/html')) continue;
      const policy = response.headers.get('content-security-policy')!;
      expect({ path, policy }).toEqual({ path, policy: expect.stringContaining("default-src 'none'") });
      expect(policy).not.toMatch(/unsafe|\*|https?:/);
    }
  });

  test('and by content: no inline style or handler, and no inline script but what the policy names', () => {
    for (const [path, { html, response }] of pages) {
      if (!response.headers.get('content-type')!.startsWith('text/html')) continue;
      const inline = [
        ...html.matchAll(/<script(?![^>]* (?:src=|type="application\/ld))[^>]*>(.*?)<\/script>/gs),
      ].map(([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`);
      const named = response.headers.get('content-security-policy')!.match(/'sha256-[^']+'/g) ?? [];
      expect({ path, inline }).toEqual({ path, inline: named });
      const isFormer = ['/docs/explore', '/docs/map', '/docs/checklist'].includes(path);
      expect(named).toHaveLength(isFormer ? 1 : 0);
      expect(html).not.toMatch(/<style|<[^>]* style="|<[a-z][^>]* on[a-z]+="/);
      expect(html).not.toMatch(/src="(?:https?:)?\/\//);
      // Records link to pages of others about them.
      if (path.startsWith('/docs')) expect(html).not.toMatch(/href="(?:https?:)?\/\//);
    }
  });
});

test('assets may be kept for good, pages are revalidated', () => {
  for (const [path, { response }] of pages) {
    // Parts of scripts have the digest of the bundler.
    if (/\.([0-9a-f]{12}|[0-9A-Z]{8})\./.test(path))
      expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    else if (path.startsWith('/docs')) expect(response.headers.get('cache-control')).toBe('no-cache');
  }
});

test('a page and its assets are small', () => {
  const size = (pattern: RegExp) =>
    Math.max(
      ...[...pages].filter(([path]) => pattern.test(path)).map(([, { html }]) => gzipSync(html).length),
    );
  expect(size(/\/checklist\.[^/]*\.js$/)).toBeLessThan(23_000);
  // The gates of a game, which its checklist alone loads: those of a large game take most of them.
  expect(size(/\/progress-[\w-]+\.[^/]*\.js$/)).toBeLessThan(125_000);
  expect(size(/\/tools\.[^/]*\.js$/)).toBeLessThan(25_000);
  expect(size(/\/(map|chart)\.[^/]*\.js$/)).toBeLessThan(9_000);
  expect(size(/\/(?!progress[.-]|checklist[.-]|map\.|chart\.|tools\.)[^/]*\.js$/)).toBeLessThan(5_000);
  expect(size(/\.css$/)).toBeLessThan(8_500);
  // A map has everything that is found somewhere, for search and for readers without a script, and the page of tables has
  // every column of every game.
  expect(size(/\/map$/)).toBeLessThan(52_000);
  expect(size(/^\/docs\/(tables|data-model)$/)).toBeLessThan(30_000);
  expect(size(/^\/docs(?!\/assets|\/(tables|data-model)$)/)).toBeLessThan(24_000);
});

test('below a path of a host, every address of ours begins with it', () => {
  const docs = createDocs({
    baseUrl: 'https://example.org/caryll',
    contact: undefined,
    release: () => undefined,
  });
  for (const path of ['/docs', '/docs/quotas', '/docs/reference/bloodborne-bosses']) {
    const html = docs.pageAt(path)!().body.toString();
    const own = [...html.matchAll(/(?:href|src|data-index)="(\/[^"]*)/g)].map(([, target]) => target!);
    expect(own.filter((target) => !target.startsWith('/caryll/'))).toEqual([]);
    expect(html).not.toContain('localhost:3000');
    expect(html).toContain('https://example.org/caryll/v1/bloodborne');
  }
});

test('a path without a page is not served by the pages', async () => {
  for (const path of ['/docs/nothing', '/docs/assets/app.js', '/docs/assets/../../package.json'])
    expect((await fetch(url + path)).status).toBe(404);
});
