import { readFileSync } from 'node:fs';
import type { Examples } from '../derive/openapi/document.ts';
import { content } from '../src/http/content.ts';
import { pageHeaders } from '../src/http/page-headers.ts';
import type { Content } from '../src/http/send.ts';
import type { ProblemDocument } from '../src/problem.ts';
import { fromRoot } from '../src/root.ts';
import { raw } from '../src/text/html.ts';
import { guideInsertions, guideNames, readGuide } from './guides.ts';
import { homeBody } from './home.ts';
import { type Page, renderPage, type Site } from './layout.ts';
import { type Rendered, renderMarkdown, type Section } from './markdown.ts';
import type { OpenApiDocument } from './openapi-view.ts';
import { type DocsParts, type DocumentedRelease, searchIndexPath } from './pages.ts';
import { problemPage } from './problem-page.ts';
import { costText, referencePages } from './reference.ts';

/** Where the samples point when nobody said under which address the service is reached; the page puts in its own. */
const localUrl = 'http://localhost:3000';

/** What search looks through; one entry for each section of a page and each operation. */
interface IndexEntry {
  readonly id: number;
  readonly url: string;
  readonly kind: 'Guide' | 'Route' | 'Error';
  readonly title: string;
  readonly where: string;
  readonly text: string;
}

export interface SitePages {
  readonly pageAt: (path: string) => Content;
  readonly problemPage: (document: ProblemDocument) => Content;
}

/** Makes the pages, each when first asked for. Their paths are known to whoever asks (pages.ts). */
export function createSite(
  { openApi, baseUrl, contact, release, dataModel }: DocsParts,
  assetUrls: Site['assets'],
): SitePages {
  const document = openApi as unknown as OpenApiDocument;
  const prefix = baseUrl === '' ? '' : new URL(baseUrl).pathname.replace(/\/$/, '');
  const sampleUrl = baseUrl === '' ? localUrl : baseUrl;
  const examples: Examples = JSON.parse(readFileSync(fromRoot('schema', 'examples.json'), 'utf8'));

  const reference = referencePages(document, { prefix, baseUrl: sampleUrl });
  const insertions = guideInsertions({
    games: () => release()?.games.values() ?? [],
    contact,
    dataModel: dataModel(),
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

  return {
    pageAt: (path) =>
      remembered(path, () => {
        if (path === searchIndexPath) {
          return content('application/json; charset=utf-8', searchIndex(), { cacheControl: 'no-cache' });
        }
        return content('text/html; charset=utf-8', renderPage(site, pages.get(path)!()), {
          cacheControl: 'no-cache',
          headers: pageHeaders("img-src 'self'"),
        });
      }),
    problemPage: (document) =>
      content('text/html; charset=utf-8', renderPage(site, problemPage(site, document)), {
        // The same address answers a program with the problem document.
        headers: [...pageHeaders("img-src 'self'"), 'Vary', 'Accept'],
      }),
  };
}
