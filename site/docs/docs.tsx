import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ComponentChild } from 'preact';
import { render } from 'preact-render-to-string';
import { fromRoot } from '../../src/root.ts';
import {
  type Content,
  contactUri,
  content,
  defaultPlans,
  pageHeaders,
  type Plans,
  type ProblemDocument,
  type SiteRequest,
} from '../../src/site-port.ts';
import { excerpt } from '../../src/text/excerpt.ts';
import { nearest } from '../../src/text/nearest.ts';
import { basePathOf } from '../../src/text/base-path.ts';
import {
  ChangelogContents,
  changelogEntries,
  changelogOf,
  ChangelogSections,
  type DocumentedGame,
} from './changelog.tsx';
import { localUrl, type MarkerName } from './docs-markers.ts';

export interface DocsParts {
  /** PUBLIC_BASE_URL, or '' when it is not set. */
  readonly baseUrl: string;
  /** The address of the API in samples; by default `baseUrl`. */
  readonly serviceUrl?: string;
  /** Whether the pages become files. */
  readonly isStatic?: boolean;
  /** CONTACT, for getting a key. */
  readonly contact: string | undefined;
  /** DEMO_KEY, which the pages show. */
  readonly demoKey?: string | undefined;
  /** Plans whose limits the pages show. */
  readonly plans?: Plans;
  /** The served release. */
  readonly release: () => { readonly games: ReadonlyMap<string, DocumentedGame> } | undefined;
}

/** Paths of the assets of all pages. */
export interface Assets extends Readonly<
  Record<
    | 'script'
    | 'theme'
    | 'style'
    | 'browseStyle'
    | 'playersScript'
    | 'playersStyle'
    | 'graphiql'
    | 'icon'
    | 'touchIcon'
    | 'manifest'
    | 'index'
    | 'records'
    | 'fontLicenses',
    string
  >
> {
  /** Parts of the script that it cannot begin without. */
  readonly parts: readonly string[];
  /** Font files, most important first. A link in the head would delay the first picture until they are loaded. */
  readonly fonts: readonly string[];
}

/** Data that all pages share, as the build writes it in `site.json`. */
export interface SiteFile {
  readonly version: string;
  readonly assets: Assets;
  /** The tools beside the records, and the games that each is for. */
  readonly tools: readonly {
    readonly path: string;
    /** Its name in the menu of a game. */
    readonly label: string;
    /** Its name beside those of other games. */
    readonly title: string;
    readonly games: readonly string[];
    /** Segments of the lists whose records a map shows where they are, besides the locations; undefined for no map. */
    readonly shows?: readonly string[];
  }[];
}

export interface Docs {
  /** The path of PUBLIC_BASE_URL, which is before every path of a page; '' without one. */
  readonly prefix: string;
  /** The function that makes the content at a path; undefined if there is none. */
  readonly pageAt: (path: string) => ((request?: Pick<SiteRequest, 'origin'>) => Content) | undefined;
  /** The paths of all pages. */
  readonly paths: readonly string[];
  /** The paths of what pages load, and of pages as Markdown. */
  readonly otherPaths: readonly string[];
  /** DEMO_KEY, with which everyone may send requests; '' without. */
  readonly sharedKey: string;
  /** Returns the data that all pages share. */
  readonly site: () => SiteFile;
  /** A page that the service has made. */
  readonly page: (html: string) => Content;
  /** A problem page in the style of `/docs`. */
  readonly problemPage: (document: ProblemDocument) => Content;
}

/** A file of `dist/docs`, as the build lists it in `files.json`. */
export interface DocsFile {
  readonly path: string;
  readonly file: string;
  /** Title of a page in the navigation. */
  readonly label?: string;
  /** The game that it belongs to; without that game there is no such page. */
  readonly game?: string;
  /** Hash of the inline script for the Content-Security-Policy, for a page that has one. */
  readonly scriptHash?: string;
}

type Values = Partial<Readonly<Record<MarkerName, ComponentChild>>>;

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
  '.md': 'text/markdown; charset=utf-8',
  '.tgz': 'application/gzip',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
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
    directives: ["img-src 'self'", "font-src 'self'", "manifest-src 'self'"],
  });

const read = (file: string) => readFileSync(fromRoot('dist', 'docs', file));
const inHtml = (value: ComponentChild) => render(<>{value}</>);
const inJson = (value: ComponentChild) =>
  JSON.stringify(typeof value === 'string' ? value : inHtml(value)).slice(1, -1);
/** Values contain no markup except links. */
const inText = (value: ComponentChild) =>
  typeof value === 'string'
    ? value
    : inHtml(value)
        .replace(/<[^>]+>/g, '')
        .replaceAll('&amp;', '&');
/** Texts that programs read, in which all addresses are whole. */
const isForPrograms = (file: string) => /^(?:llms|pages\/).*\.(?:txt|md)$/.test(file);
/** The last segment of a path. */
const nameOf = (target: string) => target.slice(target.lastIndexOf('/') + 1);

function contactSentence(contact: string | undefined, demoKey: string | undefined): ComponentChild {
  const sentence =
    contact === undefined ? (
      'To get a key, contact the operator of this server.'
    ) : (
      <>
        Contact: <a href={contactUri(contact)}>{contact}</a>.
      </>
    );
  if (demoKey === undefined) return sentence;
  return (
    <>
      {sentence} Until then, use the demo key <code>{demoKey}</code>, whose units everyone shares.
    </>
  );
}

/** Sends the first request where there is a key for everyone. */
function demoPart(key: string | undefined): ComponentChild {
  if (key === undefined) return <p class="demo note">This is a recorded response.</p>;
  return (
    <div class="demo needs-js">
      <button type="button" class="primary" data-demo-key={key}>
        Send
      </button>{' '}
      <span class="note">
        with the demo key <code>{key}</code>
      </span>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> belongs to a form. */}
      <p class="note" role="status" />
    </div>
  );
}

/** Links to what a reader may have meant. */
const meant = (links: readonly { readonly href: string; readonly label: string | undefined }[]) => (
  <>
    <p>Did you mean one of these?</p>
    <ul>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  </>
);

/** A file, read on first use. */
const template = (file: string) => {
  let text: string | undefined;
  return () => {
    text ??= read(file).toString();
    return text;
  };
};
const problemTemplate = template('problem.html');
const siteFile = template('site.json');

/**
 * The documentation as rendered by `npm run build`. Each file is read on first use, and its markers are replaced by
 * what only the service knows: settings, and the changelog of the served release.
 */
export function createDocs({
  baseUrl,
  serviceUrl = baseUrl,
  isStatic = false,
  contact,
  demoKey,
  plans = defaultPlans,
  release,
}: DocsParts): Docs {
  const files = new Map<string, DocsFile>(
    (JSON.parse(read('files.json').toString()) as DocsFile[]).map((file) => [file.path, file]),
  );
  const prefix = basePathOf(baseUrl);
  const settings: Values = {
    prefix,
    'base-url': baseUrl,
    'service-url': serviceUrl,
    edition: isStatic ? 'static' : 'service',
    'shared-key': demoKey ?? '',
    contact: contactSentence(contact, demoKey),
    demo: demoPart(demoKey),
    ...Object.fromEntries(
      Object.values(plans).flatMap(({ name, keyLimit, ownerLimit }) => [
        [`${name}-key-limit`, keyLimit.toLocaleString('en')],
        [`${name}-owner-limit`, ownerLimit.toLocaleString('en')],
      ]),
    ),
  };

  const fill = (text: string, values: Values, encoded: typeof inHtml, service = serviceUrl): string => {
    const all: Values = { ...settings, ...values };
    const addressed = service === '' ? text : text.replaceAll(localUrl, () => encoded(service));
    return addressed.replace(/\{\{([\w-]+)\}\}/g, (marker, name: MarkerName) =>
      encoded(name in all ? all[name] : marker),
    );
  };
  const isServed = ({ game }: DocsFile) => game === undefined || (release()?.games.has(game) ?? true);
  const isListed = (file: DocsFile) => file.label !== undefined && isServed(file);
  const changelog = () => changelogOf(release()?.games.values() ?? []);

  function load({ path: target, file, scriptHash }: DocsFile, origin: string): Content {
    const type = types[path.extname(file)]!;
    const cacheControl = cacheControlOf(file);
    if (type === htmlType) {
      const values = {
        changelog: <ChangelogSections changelog={changelog()} />,
        'changelog-contents': <ChangelogContents changelog={changelog()} />,
      };
      return content(type, fill(read(file).toString(), values, inHtml), {
        cacheControl,
        headers: headersOf(scriptHash),
      });
    }
    if (target === searchIndex) {
      const entries = JSON.parse(fill(read(file).toString(), {}, inJson));
      return content(type, JSON.stringify([...entries, ...changelogEntries(changelog())]), {
        cacheControl,
      });
    }
    if (isForPrograms(file)) {
      // A program does not know the address of what it reads.
      const values = baseUrl === '' ? { 'base-url': origin } : {};
      const service = baseUrl === '' ? origin : serviceUrl;
      return content(type, fill(read(file).toString(), values, inText, service), { cacheControl });
    }
    // Browsers request this name for pages that declare no icon.
    const isFavicon = target === '/favicon.ico';
    return content(type, read(file), { cacheControl: isFavicon ? 'public, max-age=86400' : cacheControl });
  }

  const loaded = new Map<string, Content>();
  let loadedFor: unknown;
  function contentOf(file: DocsFile, origin: string): Content {
    // Made for each request, because it differs by the address that the client used.
    if (baseUrl === '' && isForPrograms(file.file)) return load(file, origin);
    // Another release may have another history.
    if (release() !== loadedFor) loaded.clear();
    loadedFor = release();
    const known = loaded.get(file.path) ?? load(file, origin);
    loaded.set(file.path, known);
    return known;
  }

  /** Links to pages with a similar name, for a page that does not exist. */
  function suggestions(target: string): ComponentChild {
    const pages = [...files.values()].filter(isListed);
    const near = nearest(nameOf(target), new Set(pages.map((page) => nameOf(page.path))));
    if (near.length === 0) return undefined;
    const found = near.flatMap((name) => pages.filter((page) => nameOf(page.path) === name));
    return meant(found.map((page) => ({ href: prefix + page.path, label: page.label })));
  }

  /** An address in a problem document as a path of the service. */
  const belowBase = (address: string) => address.slice(prefix.length);

  return {
    prefix,
    pageAt: (target) => {
      const file = files.get(target);
      return file && isServed(file) ? ({ origin } = { origin: '' }) => contentOf(file, origin) : undefined;
    },
    get paths() {
      return [...files.values()].filter(isListed).map((file) => file.path);
    },
    otherPaths: [...files.keys()].filter((each) => /^\/docs\/(?:assets\/|.*\.md$)/.test(each)),
    sharedKey: demoKey ?? '',
    site: () => JSON.parse(siteFile()) as SiteFile,
    page: (html) => content(htmlType, html, { headers: headersOf(undefined, true) }),
    problemPage(document) {
      const { instance, code, title, detail, status, request_id } = document;
      const target = belowBase(instance.split('?', 1)[0]!.replace(/\/$/, ''));
      const missing = status === 404;
      const values: Values = {
        title: code === 'route_not_found' ? 'Page not found' : title,
        message: missing ? (
          <>
            There is no page at <code>{excerpt(target)}</code>.
          </>
        ) : (
          detail
        ),
        suggestions: missing && suggestions(target),
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
