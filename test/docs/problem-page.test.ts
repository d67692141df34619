import { beforeAll, describe, expect, test } from '@jest/globals';
import { type SharedService, sharedService } from '../service.ts';

/** What a browser sends for an address that was typed. */
const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

let service: SharedService;
beforeAll(async () => {
  service = await sharedService();
});

const send = (path: string, accept: string, method = 'GET') =>
  service.get(path, { key: null, method, headers: { Accept: accept } });

describe('a browser that requests a page that does not exist', () => {
  test('gets a page with status 404, links back, the search and what was probably meant', async () => {
    const { status, headers, text } = await send('/docs/quota?a=1', browser);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['vary']).toContain('Accept');
    expect(text).toContain('<code>/docs/quota</code>');
    expect(text).toMatch(/<li><a href="\/docs\/quotas">/);
    expect(text).toContain('href="/docs"');
    expect(text).toContain('data-opens="search"');
    expect(text).toContain('href="/docs/errors#route_not_found"');
    expect(text).toContain(String(headers['x-request-id']));
  });

  test.each([
    ['/docs/reference/bloodborne-boses', '/docs/reference/bloodborne-bosses'],
    ['/docs/bosses', '/docs/reference/bloodborne-bosses'],
    ['/docs/reference/bosses', '/docs/reference/bloodborne-bosses'],
    ['/docs/reference/bloodborne-search/', '/docs/search'],
  ])('%s leads to %s', async (path, target) => {
    expect((await send(path, browser)).text).toContain(`<li><a href="${target}">`);
  });

  test('an address is shown, never run, and a key in it is not repeated', async () => {
    const script = await send('/docs/<script>alert(1)</script>', browser);
    expect(script.status).toBe(404);
    expect(script.text).not.toContain('<script>alert');
    const key = await send(`/docs/${service.key}`, browser);
    expect(key.status).toBe(404);
    expect(key.text).not.toContain(service.key);
  });

  test('HEAD has the headers of the page and no body', async () => {
    const { status, headers, text } = await send('/docs/nope', browser, 'HEAD');
    expect([status, headers['content-type'], text]).toEqual([404, 'text/html; charset=utf-8', '']);
  });
});

test.each([
  ['a method that a page does not take', '/docs/quotas', 'DELETE', 405],
  ['a path that is not validly encoded', '/docs/%zz', 'GET', 400],
  ['an address that is too long', `/docs/${'a'.repeat(9_000)}`, 'GET', 414],
])('any other problem is a page too: %s', async (_what, path, method, expected) => {
  const { status, headers, text } = await send(path, browser, method);
  expect([status, headers['content-type']]).toEqual([expected, 'text/html; charset=utf-8']);
  expect(text).toContain('href="/docs/errors#');
});

test.each(['*/*', 'application/json', 'application/problem+json, text/html;q=0.5', ''])(
  'a program (Accept: %s) gets the problem document',
  async (accept) => {
    const { status, headers, json } = await send('/docs/nope', accept);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(json.code).toBe('route_not_found');
  },
);

test.each(['/v1/nope', '/v1', '/openapi.json', '/v1/health'])(
  'a browser gets a problem of the API as a document: %s',
  async (path) => {
    const { status, headers } = await send(path, browser, path === '/v1/nope' ? 'GET' : 'DELETE');
    expect([status, headers['content-type']]).toEqual([
      path === '/v1/nope' ? 401 : 405,
      'application/problem+json; charset=utf-8',
    ]);
  },
);

test.each([
  ['/?lang=de', 400],
  ['/docsx', 404],
  ['/nope', 404],
  ['/nope/<script>alert(1)</script>', 404],
  ['/%zz', 400],
  ['/bloodborne/%zz', 400],
  ['/bloodborne/bosses/%zz', 400],
])('a browser at a path without a page finds the way to the games: %s', async (path, expected) => {
  const { status, headers, text } = await send(path, browser);
  expect([status, headers['content-type']]).toEqual([expected, 'text/html; charset=utf-8']);
  expect(headers['vary']).toContain('Accept');
  expect(text).not.toContain('<script>alert');
  expect(text).toMatch(/See <a href="\/(?:bloodborne(?:\/bosses)?)?">/);
  for (const { id } of (await service.get('/v1')).json.data)
    expect(text).toContain(path.startsWith(`/${id}/`) ? `href="/${id}/` : `href="/${id}"`);
  expect((await send(path, '*/*')).headers['content-type']).toBe('application/problem+json; charset=utf-8');
});

test.each(['/', '/bloodborne/', '/bloodborne/bosses/', '/elden-ring/weapons?sort='])(
  'a key in an address is not repeated: %s',
  async (before) => {
    const { status, headers, text } = await send(before + service.key, browser);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(text).not.toContain(service.key);
  },
);

test('a browser finds the icon where it looks for it', async () => {
  const { status, headers, text } = await send('/favicon.ico', 'image/*');
  expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
  expect(text).toMatch(/^<svg /);
});
