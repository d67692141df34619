import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultPlans, type Plans } from '../keys/plans.ts';
import type { ProblemDocument } from '../problem.ts';
import { fromRoot } from '../root.ts';
import { excerpt } from '../text/excerpt.ts';
import { escapeHtml, type Html, html } from '../text/html.ts';
import { nearest } from '../text/nearest.ts';
import {
  changelogContents,
  changelogEntries,
  changelogHtml,
  changelogOf,
  type DocumentedGame,
} from './changelog.ts';
import { content } from './content.ts';
import { localUrl, type MarkerName } from './docs-markers.ts';
import { pageHeaders } from './page-headers.ts';
import type { Content } from './send.ts';
import { contactUri } from './well-known.ts';

export interface DocsParts {
  /** PUBLIC_BASE_URL, or '' when it is not set. */
  readonly baseUrl: string;
  /** CONTACT, for getting a key. */
  readonly contact: string | undefined;
  /** DEMO_KEY, which the pages show. */
  readonly demoKey?: string | undefined;
  /** Plans whose limits the pages show. */
  readonly plans?: Plans;
  /** The served release. */
  readonly release: () => { readonly games: ReadonlyMap<string, DocumentedGame> } | undefined;
}

/** A page that the service makes, to be put into the frame of all pages. */
export interface FramedPage {
  readonly title: string;
  readonly description: string;
  /** Elements of the head. */
  readonly head: Html;
  readonly nav: Html;
  readonly body: Html;
}

export interface Docs {
  /** The function that makes the content at a path; undefined if there is none. */
  readonly routeAt: (path: string) => (() => Content) | undefined;
  /** The paths of all pages. */
  readonly paths: readonly string[];
  /** The panel with a first request, as a part of a page. */
  readonly firstRequest: () => string;
  /** A page in the frame of all pages. */
  readonly page: (page: FramedPage) => Content;
  /** A problem page in the style of `/docs`. */
  readonly problemPage: (document: ProblemDocument) => Promise<Content>;
}

/** A file of `dist/docs`, as the build lists it in `files.json`. */
export interface DocsFile {
  readonly path: string;
  readonly file: string;
  /** Title of a page in the navigation. */
  readonly label?: string;
  /** Hash of the inline script for the Content-Security-Policy, for a page that has one. */
  readonly scriptHash?: string;
}

type Values = Partial<Readonly<Record<MarkerName, Html | string>>>;

const htmlType = 'text/html; charset=utf-8';
const types: Readonly<Record<string, string>> = {
  '.html': htmlType,
  '.json': 'application/json; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.tgz': 'application/gzip',
};
/** A file with a digest in its name, ours or of the bundler, never changes. */
const cacheControlOf = (file: string) =>
  /\.([0-9a-f]{12}|[0-9A-Z]{8})\./.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
/** Its content changes with the release. */
const searchIndex = '/docs/assets/search.json';
const headersOf = (scriptHash?: string, forms = false) =>
  pageHeaders({
    scripts: scriptHash === undefined ? [] : [scriptHash],
    forms,
    directives: ["img-src 'self'", "font-src 'self'"],
  });

const read = (file: string) => readFileSync(fromRoot('dist', 'docs', file));
const inHtml = (value: Html | string) => (typeof value === 'string' ? escapeHtml(value) : value.html);
const inJson = (value: Html | string) =>
  JSON.stringify(typeof value === 'string' ? value : value.html).slice(1, -1);
/** Values contain no markup except links. */
const inText = (value: Html | string) =>
  typeof value === 'string' ? value : value.html.replace(/<[^>]+>/g, '').replaceAll('&amp;', '&');
/** The last segment of a path. */
const nameOf = (target: string) => target.slice(target.lastIndexOf('/') + 1);

function contactSentence(contact: string | undefined): Html {
  if (contact === undefined) return html`To get a key, contact the operator of this server.`;
  return html`Contact: <a href="${contactUri(contact)}">${contact}</a>.`;
}

/** Sends the first request where there is a key for everyone. */
function demoPart(key: string | undefined): Html {
  if (key === undefined) return html`<p class="demo note">The response below is a recorded one.</p>`;
  return html`<div class="demo needs-js"><button type="button" class="primary" data-demo-key="${key}">Send</button> <span class="note">with the demo key <code>${key}</code></span><p class="note" role="status"></p></div>`;
}

/** A template of pages, read on first use. */
const template = (file: string) => {
  let text: string | undefined;
  return () => {
    text ??= read(file).toString();
    return text;
  };
};
const problemTemplate = template('problem.html');
const frameTemplate = template('frame.html');
const firstRequestTemplate = template('first-request.html');

/**
 * The documentation as rendered by `npm run build`. Each file is read on first use, and its markers are replaced by
 * what only the service knows: settings, and the changelog of the served release.
 */
export function createDocs({ baseUrl, contact, demoKey, plans = defaultPlans, release }: DocsParts): Docs {
  const files = new Map<string, DocsFile>(
    (JSON.parse(read('files.json').toString()) as DocsFile[]).map((file) => [file.path, file]),
  );
  const prefix = baseUrl === '' ? '' : new URL(baseUrl).pathname.replace(/\/$/, '');
  const settings: Values = {
    prefix,
    'base-url': baseUrl,
    contact: contactSentence(contact),
    demo: demoPart(demoKey),
    ...Object.fromEntries(
      Object.values(plans).flatMap(({ name, keyLimit, ownerLimit }) => [
        [`${name}-key-limit`, keyLimit.toLocaleString('en')],
        [`${name}-owner-limit`, ownerLimit.toLocaleString('en')],
      ]),
    ),
  };

  const fill = (text: string, values: Values, encoded: typeof inHtml): string => {
    const all: Values = { ...settings, ...values };
    const addressed = baseUrl === '' ? text : text.replaceAll(localUrl, () => encoded(baseUrl));
    return addressed.replace(/\{\{([\w-]+)\}\}/g, (marker, name: MarkerName) => encoded(all[name] ?? marker));
  };
  const changelog = () => changelogOf(release()?.games.values() ?? []);

  function load({ path: target, file, scriptHash }: DocsFile): Content {
    const type = types[path.extname(file)]!;
    const cacheControl = cacheControlOf(file);
    if (type === htmlType) {
      const values = {
        changelog: changelogHtml(changelog()),
        'changelog-contents': changelogContents(changelog()),
      };
      return content(type, fill(read(file).toString(), values, inHtml), {
        cacheControl,
        headers: headersOf(scriptHash),
      });
    }
    if (target === searchIndex) {
      const entries = JSON.parse(fill(read(file).toString(), {}, inJson));
      return content(type, JSON.stringify([...entries, ...changelogEntries(changelog(), prefix)]), {
        cacheControl,
      });
    }
    if (type.startsWith('text/plain'))
      return content(type, fill(read(file).toString(), {}, inText), { cacheControl });
    // Browsers request this name for pages that declare no icon.
    const isFavicon = target === '/favicon.ico';
    return content(type, read(file), { cacheControl: isFavicon ? 'public, max-age=86400' : cacheControl });
  }

  const loaded = new Map<string, Content>();
  let loadedFor: unknown;
  function contentOf(file: DocsFile): Content {
    // Another release may have another history.
    if (release() !== loadedFor) loaded.clear();
    loadedFor = release();
    const known = loaded.get(file.path) ?? load(file);
    loaded.set(file.path, known);
    return known;
  }

  /** Links to pages with a similar name, for a page that does not exist. */
  function suggestions(target: string, missing: boolean): Html | string {
    if (!missing) return '';
    const pages = [...files.values()].filter(({ label }) => label !== undefined);
    const near = nearest(nameOf(target), new Set(pages.map((page) => nameOf(page.path))));
    if (near.length === 0) return '';
    const found = near.flatMap((name) => pages.filter((page) => nameOf(page.path) === name));
    return html`<p>Did you mean one of these?</p>
<ul>${found.map((page) => html`<li><a href="${prefix}${page.path}">${page.label}</a></li>`)}</ul>`;
  }

  /** Links to the pages of records or lists that a problem names: paths, or slugs beside the one that there is not. */
  function nearPages(target: string, { did_you_mean: near }: ProblemDocument): Html | string {
    if (!Array.isArray(near) || near.length === 0) return '';
    const beside = target.slice(0, target.lastIndexOf('/') + 1);
    return html`<p>Did you mean one of these?</p>
<ul>${near.map((each) => {
      const path = String(each).startsWith('/')
        ? String(each)
        : `${beside}${encodeURIComponent(String(each))}`;
      return html`<li><a href="${prefix}${path}">${nameOf(path)}</a></li>`;
    })}</ul>`;
  }

  return {
    routeAt: (target) => {
      const file = files.get(target);
      return file && (() => contentOf(file));
    },
    paths: [...files.values()].flatMap(({ path: page, label }) => (label === undefined ? [] : [page])),
    firstRequest: () => fill(firstRequestTemplate(), {}, inHtml),
    page: ({ title, description, head, nav, body }) =>
      content(htmlType, fill(frameTemplate(), { title, description, head, nav, body }, inHtml), {
        headers: headersOf(undefined, true),
      }),
    async problemPage(document: ProblemDocument) {
      const { instance, code, title, detail, status, request_id } = document;
      const target = instance.split('?', 1)[0]!.replace(/\/$/, '');
      const missing = code === 'route_not_found';
      const values: Values = {
        title: missing ? 'Page not found' : title,
        message: missing ? html`There is no page at <code>${excerpt(target)}</code>.` : detail,
        suggestions: target.startsWith('/docs') ? suggestions(target, missing) : nearPages(target, document),
        status: String(status),
        code,
        'request-id': request_id,
      };
      return content(htmlType, fill(problemTemplate(), values, inHtml), {
        // A client that does not accept HTML gets the problem document at the same address.
        headers: [...headersOf(), 'Vary', 'Accept'],
      });
    },
  };
}
