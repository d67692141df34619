import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { exampleRequest, problemRequests } from '../contract/example-requests.ts';
import {
  openApiDocument,
  openTestService,
  type RequestOptions,
  sharedDatabase,
  type TestResponse,
  type TestService,
} from '../service.ts';

/** Rules for every route of the service, with and without a key, behind a proxy that serves it below a path. */

const prefix = '/lore';
const origin = 'https://example.org';

let service: TestService;
/** The response to GET of each route. */
const responses = new Map<string, TestResponse>();
beforeAll(async () => {
  service = await openTestService(
    { PUBLIC_BASE_URL: `${origin}${prefix}`, CONTACT: 'keeper@example.org', METRICS_PUBLIC: 'true' },
    { database: await sharedDatabase() },
  );
  const operations = Object.entries<Record<string, any>>(openApiDocument().paths).flatMap(([path, { get }]) =>
    get === undefined ? [] : [{ path, id: get.operationId as string }],
  );
  const examples: string[] = [];
  for (const { path, id } of operations) examples.push(await exampleRequest(service, id, path));
  const locatedIn = async (path: string) =>
    [...(await service.get(path)).text.matchAll(/<loc>https:\/\/example\.org\/lore(\/.*?)<\/loc>/g)].map(
      ([, located]) => located!,
    );
  const sitemaps = await locatedIn('/sitemap.xml');
  const pages = (await Promise.all(sitemaps.map(locatedIn))).flat();
  const games = (await service.get('/v1')).json.data.map(({ id }: { id: string }) => id) as string[];
  const paths = [
    ...examples,
    ...games.flatMap((game) => [
      `/v1/${game}`,
      `/feeds/${game}.atom`,
      `/${game}?q=blood`,
      `/graphql/${game}?query={games{id}}`,
      `/graphql/${game}?sdl`,
      `/graphql/${game}?query={search(q:"blood"){data{url}}}`,
    ]),
    // Of the documentation some pages, and of records one of each list.
    ...[
      '/',
      '/docs',
      '/docs/errors',
      '/docs/reference',
      '/docs/changes',
      '/bloodborne/map',
      '/docs/getting-started',
    ],
    ...pages.filter((path) => !path.startsWith('/docs') && path.split('/').length < 4),
    ...new Map(
      pages.filter((path) => path.split('/').length === 4).map((path) => [path.split('/', 3).join(), path]),
    ).values(),
    ...['/openapi.yaml', '/openapi.json', '/sitemap.xml', '/robots.txt', '/.well-known/security.txt'],
    ...sitemaps,
    ...[
      '/livez',
      '/readyz',
      '/metrics',
      '/graphql',
      '/llms.txt',
      '/llms-full.txt',
      '/nowhere',
      '/docs/nowhere',
    ],
  ];
  for (const path of paths) responses.set(path, await service.get(path, optionsOf(path)));
}, 120_000);
afterAll(() => service.close());

const optionsOf = (path: string): RequestOptions =>
  /^\/(?:v1|graphql)/.test(path) ? {} : { headers: { Accept: 'text/html' } };

/** Headers that describe this one response, or what a clock counts. */
const varying = /^(?:date|x-request-id|ratelimit|x-ratelimit-.*|keep-alive)$/;
/** Bodies that a clock or the requests before change in length. */
const counting = /^\/(?:metrics|v1\/health|v1\/usage)$/;

const steady = (path: string, { status, headers }: TestResponse) => [
  status,
  ...Object.entries(headers).filter(
    ([name]) => !varying.test(name) && !(name === 'content-length' && counting.test(path)),
  ),
];

test('HEAD has status and headers of GET, and no body, on every route', async () => {
  expect(responses.size).toBeGreaterThan(100);
  for (const [path, got] of responses) {
    const head = await service.get(path, { ...optionsOf(path), method: 'HEAD' });
    expect([path, head.body.length, ...steady(path, head)]).toEqual([path, 0, ...steady(path, got)]);
  }
});

describe('every address that a response names is below the public address', () => {
  const isAddress = (text: string) => /^\/\w\S*$/.test(text) || text.startsWith(origin);

  /** Strings of a JSON value that are addresses. Those under `spoilers` are JSON Pointers. */
  function addressesIn(value: unknown, name = ''): string[] {
    if (typeof value === 'string') return isAddress(value) ? [value] : [];
    if (value === null || typeof value !== 'object' || name === 'spoilers') return [];
    return Object.entries(value).flatMap(([member, each]) => addressesIn(each, member));
  }
  const all = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, address]) => address!.replaceAll('&amp;', '&')).filter(isAddress);

  function addressesOf(path: string, { headers, text, status }: TestResponse): string[] {
    const type = headers['content-type'] ?? '';
    const inHeaders = [
      ...all((headers.link as string) ?? '', /<([^>]*)>/g),
      ...(headers.location === undefined ? [] : [headers.location]),
    ];
    if (path === '/openapi.json') return JSON.parse(text).servers.map(({ url }: { url: string }) => url);
    if (type.includes('json')) {
      const details =
        status < 400 ? [] : all(JSON.parse(text).detail ?? '', /(?:see|at) (\S+?)\.?(?:\s|$)/gi);
      return [...inHeaders, ...details, ...addressesIn(JSON.parse(text))];
    }
    if (type.startsWith('text/html'))
      return [...inHeaders, ...all(text, /<[^>]+ (?:href|src|action|formaction|content)="([^"]*)"/g)];
    if (type.includes('xml')) return all(text, /(?:<loc>|href=")([^<"]*)/g);
    if (path === '/robots.txt') return all(text, /: (\S+)$/gm);
    return path.startsWith('/llms') ? all(text, /\]\(([^)]*)\)/g) : [];
  }

  test('in bodies and headers, and JSON ones lead somewhere', async () => {
    const outside: string[] = [];
    const inJson = new Set<string>();
    let count = 0;
    for (const [path, response] of responses)
      for (const address of addressesOf(path, response)) {
        const { origin: host, pathname, search } = new URL(address, origin + prefix + path);
        count++;
        if (host === origin && !`${pathname}/`.startsWith(`${prefix}/`)) outside.push(`${path}: ${address}`);
        if (response.status === 200 && response.headers['content-type']?.startsWith('application/json'))
          inJson.add(pathname.slice(prefix.length) + search);
      }
    expect(outside).toEqual([]);
    expect(count).toBeGreaterThan(1_000);
    expect(inJson.size).toBeGreaterThan(20);
    // What a route needs (parameters) is its own matter; that there is none, is not.
    for (const path of inJson)
      expect([path, (await service.get(path, { method: 'HEAD' })).status]).not.toEqual([path, 404]);
  });

  test('in problems of every code', async () => {
    for (const [code, { path, method, headers, prepare }] of Object.entries(problemRequests)) {
      if (code === 'quota_exceeded') continue;
      const key = prepare && (await prepare(service));
      const response = await service.get(path, {
        ...(method && { method }),
        ...(headers && { headers }),
        ...(key !== undefined && { key }),
      });
      const named = addressesOf(path, response);
      expect(named.length).toBeGreaterThan(1);
      for (const address of named)
        expect(new URL(address, origin + prefix + path).href).toMatch(/^https:\/\/example\.org\/lore\//);
    }
  });
});

describe('what search engines may index', () => {
  /** Whether robots.txt allows an address, as in RFC 9309: the longest rule that matches applies. */
  function allowedBy(rules: string): (address: string) => boolean {
    const parsed = [...rules.matchAll(/^(Allow|Disallow): (\S+)$/gm)].map(([, verb, pattern]) => ({
      isAllowed: verb === 'Allow',
      length: pattern!.length,
      matches: new RegExp(
        `^${pattern!.replace(/[.?+^$()[\]{}|\\]/g, String.raw`\$&`).replaceAll('*', '.*')}`,
      ),
    }));
    return (address) => {
      const { pathname, search } = new URL(address, origin);
      const best = parsed
        .filter(({ matches }) => matches.test(pathname + search))
        .sort((a, b) => b.length - a.length || Number(b.isAllowed) - Number(a.isAllowed))[0];
      return best?.isAllowed ?? true;
    };
  }
  const attributes = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, href]) => href!.replaceAll('&amp;', '&'));
  const readOf = (text: string) => ({
    canonical: attributes(text, /<link rel="canonical" href="([^"]*)"/g)[0]!,
    languages: attributes(text, /<link rel="alternate" hreflang="[^"]*" href="([^"]*)"/g),
    pages: attributes(text, /<a [^>]*rel="(?:next|prev)"[^>]* href="([^"]*)"/g),
    isIndexed: !text.includes('name="robots" content="noindex'),
  });

  test('robots.txt, the sitemap, canonical addresses, languages and pages of lists agree', async () => {
    const isAllowed = allowedBy((await service.get('/robots.txt', { key: null })).text);
    const listed = [...responses].flatMap(([path, { text }]) =>
      path.startsWith('/sitemap-') ? attributes(text, /<loc>(.*?)<\/loc>/g) : [],
    );
    expect(listed.filter((address) => !isAllowed(address))).toEqual([]);

    const indexed = [...responses].filter(
      ([path, { headers, status }]) =>
        status === 200 &&
        headers['content-type']?.startsWith('text/html') &&
        !/^\/(?:docs|graphql)/.test(path),
    );
    let languages = 0;
    let pages = 0;
    for (const [path, { text }] of indexed) {
      const read = readOf(text);
      if (!read.isIndexed) {
        expect([path, isAllowed(`${prefix}${path}`)]).toEqual([path, false]);
        continue;
      }
      expect([path, listed.includes(read.canonical)]).toEqual([path, true]);
      for (const address of [...read.languages, ...read.pages])
        expect([path, address, isAllowed(address)]).toEqual([path, address, true]);
      // A page in another language, and the page after the first in one, name themselves as the links to them do.
      const others = [read.languages.at(-1), read.pages[0]].filter((each) => each !== undefined);
      const next =
        read.pages[0] &&
        read.languages.length > 0 &&
        readOf(
          (
            await service.get(
              new URL(read.pages[0], origin).pathname.slice(prefix.length) +
                new URL(read.pages[0], origin).search,
              { key: null, headers: { Accept: 'text/html' } },
            )
          ).text,
        ).languages.at(-1);
      for (const address of next ? [...others, next] : others) {
        const { pathname, search } = new URL(address, origin);
        const other = readOf(
          (
            await service.get(pathname.slice(prefix.length) + search, {
              key: null,
              headers: { Accept: 'text/html' },
            })
          ).text,
        );
        expect([other.isIndexed, other.canonical]).toEqual([true, origin + pathname + search]);
        expect(isAllowed(address)).toBe(true);
        if (read.languages.length > 0) expect(other.languages).toContain(other.canonical);
      }
      languages += read.languages.length;
      pages += read.pages.length;
    }
    expect(languages).toBeGreaterThan(100);
    expect(pages).toBeGreaterThan(10);
    // Other views of a list are not.
    for (const path of ['?sort=name', '?lang=ja&sort=name', '?page=2&sort=name', '?spoilers=all'])
      expect([path, isAllowed(`${prefix}/elden-ring/weapons${path}`)]).toEqual([path, false]);
  });
});
