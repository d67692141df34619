import { createServer, type Server } from 'node:http';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Browser, Page } from 'playwright-core';
import { loadConfig } from '../../src/config.ts';
import { sha256 } from '../../src/text/digest.ts';
import { createRunner } from '../cli/terminal.ts';
import { openTestDatabase } from '../databases.ts';
import { openBrowser, program } from '../docs/chromium.ts';
import { gameIds } from '../games.ts';
import { sharedDatabase, type SharedService, sharedService } from '../service.ts';

/** A static edition as a user has it: written by the command, served by a plain server of files below a path. */
const scratch = mkdtempSync(path.join(tmpdir(), 'caryll-static-test-'));
const folder = path.join(scratch, 'edition');
const file = (name: string) => path.join(folder, name);
const text = (name: string) => readFileSync(file(name), 'utf8');
const json = (name: string) => JSON.parse(text(name));

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
const below = '/x/y/';
/** Knows nothing but files: no index of a folder, no redirect, no query. */
const server: Server = createServer((req, res) => {
  const { pathname } = new URL(req.url!, 'http://any');
  const target = file(decodeURIComponent(pathname.slice(below.length)));
  if (!pathname.startsWith(below) || !existsSync(target) || statSync(target).isDirectory())
    return void res.writeHead(404).end();
  res.writeHead(200, { 'Content-Type': types[path.extname(target)] ?? 'application/octet-stream' });
  res.end(readFileSync(target));
});

const runner = async (settings: Record<string, string> = {}) =>
  createRunner({
    database: await sharedDatabase(),
    config: loadConfig({ DATA_DIR: '/nowhere', ...settings }),
  });

let service: SharedService;
let site: string;
let names: string[];
beforeAll(async () => {
  service = await sharedService();
  const run = await runner();
  const written = await run(`data export --format static --out ${folder} --json`);
  expect(written).toMatchObject({ code: 0, err: '' });
  names = Object.keys(json('manifest.json').files);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}${below}`;
}, 400_000);
afterAll(() => {
  server.close();
  rmSync(scratch, { recursive: true });
});

const filesIn = (of: string): string[] =>
  readdirSync(of, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(of, path.join(entry.parentPath, entry.name)));

describe('the folder', () => {
  test('has the files of its manifest, with their sizes and digests, and no other', () => {
    const { files } = json('manifest.json');
    expect(filesIn(folder).sort()).toEqual([...names, 'manifest.json'].sort());
    for (const [name, { bytes, sha256: digest }] of Object.entries<{ bytes: number; sha256: string }>(
      files,
    )) {
      const body = readFileSync(file(name));
      expect([name, body.length, sha256(body, 'hex')]).toEqual([name, bytes, digest]);
    }
  });

  test('is at most 60 MB as a CDN sends it', () => {
    const isCompressed = (name: string) => /\.(?:png|woff2|tgz)$/.test(name);
    const sizes = names.map((name) => {
      const body = readFileSync(file(name));
      return isCompressed(name) ? body.length : gzipSync(body, { level: 1 }).length;
    });
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000_000);
  });

  test('has the same bytes when it is made of another database', async () => {
    const database = await openTestDatabase();
    try {
      const other = path.join(scratch, 'other');
      const run = createRunner({ database, config: loadConfig({ DATA_DIR: '/nowhere' }) });
      await run(`data export --format static --out ${other}`);
      expect(readFileSync(path.join(other, 'manifest.json'), 'utf8')).toBe(text('manifest.json'));
    } finally {
      await database.close();
    }
  }, 400_000);

  test('is left as it is by a second run, but for what changed or is gone', async () => {
    const [changed, missing] = ['v1.json', 'bloodborne/bosses/father-gascoigne.html'] as const;
    const before = [text(changed), text(missing)];
    writeFileSync(file(changed), 'damaged');
    rmSync(file(missing));
    const manifest = json('manifest.json');
    mkdirSync(file('former/deep'), { recursive: true });
    writeFileSync(file('former/deep/record.json'), '{}');
    manifest.files['former/deep/record.json'] = { bytes: 2, sha256: '' };
    writeFileSync(file('manifest.json'), JSON.stringify(manifest));
    writeFileSync(file('CNAME'), 'example.org');
    const kept = statSync(file('openapi.json')).mtimeMs;

    const run = await runner();
    const again = await run(`data export --format static --out ${folder} --json`);
    expect(again.json).toMatchObject({ files: names.length + 1, changed: 3, removed: 1 });
    expect([text(changed), text(missing)]).toEqual(before);
    expect(existsSync(file('former'))).toBe(false);
    expect(text('CNAME')).toBe('example.org');
    expect(statSync(file('openapi.json')).mtimeMs).toBe(kept);
    rmSync(file('CNAME'));
  }, 400_000);

  test('is not written among files of something else', async () => {
    const other = path.join(scratch, 'something-else');
    mkdirSync(other);
    writeFileSync(path.join(other, 'index.html'), 'mine');
    const run = await runner();
    const refused = await run(`data export --format static --out ${other}`);
    expect(refused.code).not.toBe(0);
    expect(refused.err).toContain(other);
    expect(readdirSync(other)).toEqual(['index.html']);
  });
});

/** The addresses in a page, each with the attribute that has it. */
const addressesIn = (html: string): [attribute: string, address: string][] =>
  [...html.matchAll(/ (href|src|action|data-script|data-index|data-records)="([^"]*)"/g)].map(
    ([, attribute, address]) => [attribute!, address!.replaceAll('&amp;', '&')],
  );

describe('links', () => {
  test('lead from the first page to every page, below the same path, and none is broken', () => {
    const pages = names.filter((name) => name.endsWith('.html'));
    const seen = new Set(['index.html']);
    for (const page of seen)
      for (const [attribute, address] of addressesIn(text(page))) {
        if (/^(?:https:|mailto:)/.test(address) && attribute === 'href') continue;
        const { href, pathname } = new URL(address, site + page);
        const name = decodeURIComponent(pathname.slice(below.length));
        expect([page, address, href.startsWith(site) && existsSync(file(name))]).toEqual([
          page,
          address,
          true,
        ]);
        if (name.endsWith('.html')) seen.add(name);
      }
    expect(pages.filter((page) => !seen.has(page))).toEqual([]);
  });

  test('of pages and JSON name no address that only the making knows', () => {
    for (const name of names.filter((each) => /\.(?:html|json|atom|xml)$/.test(each)))
      expect([name, /~edition|edition\.invalid/.test(text(name))]).toEqual([name, false]);
  });

  test('have an anchor', () => {
    const anchors = new Map<string, Set<string>>();
    const anchorsOf = (page: string) => {
      const known =
        anchors.get(page) ?? new Set([...text(page).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!));
      anchors.set(page, known);
      return known;
    };
    for (const page of names.filter((name) => /^docs\/[\w-]+\.html$/.test(name)))
      for (const [, address] of addressesIn(text(page))) {
        const { pathname, hash, origin } = new URL(address, site + page);
        if (hash === '' || hash.startsWith('#/') || !site.startsWith(origin)) continue;
        const name = pathname.slice(below.length);
        expect([page, address, anchorsOf(name).has(decodeURIComponent(hash.slice(1)))]).toEqual([
          page,
          address,
          true,
        ]);
      }
  });

  test('lead to the service and to the published address where those are known', async () => {
    const other = path.join(scratch, 'published');
    const [gameId] = gameIds as [string];
    const run = await runner({ PUBLIC_BASE_URL: 'https://api.example.org/lore' });
    await run(
      `data export --format static --game ${gameId} --out ${other} --site-url https://example.org/fans/`,
    );
    const page = readFileSync(path.join(other, gameId, 'items.html'), 'utf8');
    expect(page).toContain(`href="https://api.example.org/lore/${gameId}/items?sort=name"`);
    expect(page).toContain(`rel="canonical" href="https://example.org/fans/${gameId}/items.html"`);
    const sitemap = readFileSync(path.join(other, 'sitemap.xml'), 'utf8');
    const located = [...sitemap.matchAll(/<loc>https:\/\/example\.org\/fans\/([^<]+)<\/loc>/g)].map(
      ([, at]) => at!,
    );
    expect(located).toEqual(
      filesIn(other)
        .filter((name) => name.endsWith('.html'))
        .sort(),
    );
  }, 400_000);
});

/** The route of a file with records: its target at the service. */
function targetOf(name: string): string | undefined {
  const [, list, page, slug] = /^(v1\/[^/]+\/[^/]+)(?:\/pages\/(\d+)|\/([^/]+))\.json$/.exec(name) ?? [];
  if (list === undefined || list.endsWith('/names')) return undefined;
  const hasViews = !list.endsWith('/level-costs');
  const view = hasViews ? 'view=full' : '';
  return page === undefined ? `/${list}/${slug}?${view}` : `/${list}?page=${page}&page_size=100&${view}`;
}

describe('JSON', () => {
  test('of every record and page has the bytes of the service', async () => {
    const files = names.flatMap((name) => {
      const target = targetOf(name);
      return target === undefined ? [] : [{ name, target }];
    });
    expect(files.length).toBeGreaterThan(1_000);
    for (const { name, target } of files) {
      const { status, text: body } = await service.get(target);
      expect([target, status, body === text(name)]).toEqual([target, 200, true]);
    }
  });

  test.each(gameIds)('of the lists of %s has all rows that the service returns', async (gameId) => {
    const { resources } = json(`v1/${gameId}.json`).data;
    for (const { name, url } of resources) {
      const rows: unknown[] = [];
      for (let page = 1, last = 1; page <= last; page++) {
        const { json: body } = await service.get(`/v1/${gameId}/${name}?page=${page}&page_size=100`);
        rows.push(...body.data);
        last = Math.ceil(body.meta.total / 100);
      }
      expect([name, json(`v1/${url}`).data]).toEqual([name, rows]);
    }
  });

  test.each(gameIds)('of what %s has beside lists is that of the service', async (gameId) => {
    const { links } = json(`v1/${gameId}.json`).data;
    expect(Object.keys(links)).toContain('languages');
    for (const [name, url] of Object.entries(links))
      expect([name, text(`v1/${url}`)]).toEqual([name, (await service.get(`/v1/${gameId}/${name}`)).text]);
  });

  test.each(gameIds)('of the names of %s has each record in each language that it has', async (gameId) => {
    const { names: byTag, resources } = json(`v1/${gameId}.json`).data;
    const { data: languages } = json(`v1/${gameId}/languages.json`);
    expect(Object.keys(byTag).length).toBeGreaterThan(0);
    expect(JSON.stringify(languages)).toContain('"en"');
    const inEnglish = new Set(json(`v1/${byTag.en}`).data.map(({ name }: { name: string }) => name));
    for (const { url } of resources)
      for (const row of json(`v1/${url}`).data) if (row.slug) expect(inEnglish).toContain(row.name);
  });

  test('is valid for the OpenAPI document of the edition', () => {
    const document = json('openapi.json');
    const ajv = new Ajv2020({ allErrors: true, strict: false });
    addFormats.default(ajv);
    ajv.addSchema({ $id: 'openapi', ...document });
    const paths = Object.entries<any>(document.paths).map(([route, { get }]) => ({
      route,
      pattern: new RegExp(
        `^${route
          .slice(1)
          .replaceAll('.', '[.]')
          .replace(/\{\w+\}/g, '[^/]+')}$`,
      ),
      isValid: ajv.compile({
        $ref: `openapi#/paths/${route.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}/get/responses/200/content/application~1json/schema`,
      }),
      id: get.operationId as string,
    }));
    expect(new Set(paths.map(({ id }) => id)).size).toBe(paths.length);
    const used = new Set<string>();
    for (const name of names.filter((each) => /^v1\/[^/]+\/(?!names\/)/.test(each))) {
      // A literal path comes before one with variables.
      const found = paths
        .filter(({ pattern }) => pattern.test(name))
        .sort((a, b) => a.route.split('{').length - b.route.split('{').length)[0];
      expect([name, found?.isValid(json(name)), found?.isValid.errors]).toEqual([name, true, null]);
      used.add(found!.route);
    }
    expect(paths.map(({ route }) => route).filter((route) => !used.has(route))).toEqual([]);
  });
});

(program === undefined ? describe.skip : describe)('in a browser', () => {
  let browser: Browser;
  let page: Page;
  /** Requests that left the folder or failed. */
  const failed: string[] = [];
  beforeAll(async () => {
    browser = await openBrowser();
    page = await browser.newPage();
    page.on('response', (response) => {
      if (!response.url().startsWith(site) || !response.ok()) failed.push(response.url());
    });
    page.on('requestfailed', (request) => {
      // What a page still loads while the reader leaves it.
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') failed.push(request.url());
    });
    page.on('pageerror', (error) => failed.push(String(error)));
  });
  afterAll(() => browser?.close());
  const expectNoFailure = () => expect(failed.splice(0)).toEqual([]);

  test('the search finds a record, and its page leads on', async () => {
    await page.goto(`${site}index.html`);
    await page.locator('.top .to-search').click();
    await page.locator('#search[open]').waitFor();
    await page.locator('#search input').fill('gascoigne');
    await page.locator('#search-results [role=option]').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${site}bloodborne/bosses/father-gascoigne.html`);
    expect(await page.locator('h1').textContent()).toContain('Father Gascoigne');
    await page.locator('main a[href="../bosses.html"]').first().click();
    await page.waitForURL(`${site}bloodborne/bosses.html`);
    // What needs the service is not offered.
    expect(await page.locator('form:visible, .key-button:visible').count()).toBe(0);
    expectNoFailure();
  });

  test('a page of the reference shows no form that could not be sent', async () => {
    await page.goto(`${site}docs/reference/bloodborne-bosses.html`);
    expect(await page.locator('form.try:visible').count()).toBe(0);
    expect(await page.locator('.static-only:visible').count()).toBeGreaterThan(1);
    expectNoFailure();
  });

  test('the map opens a place', async () => {
    await page.goto(`${site}bloodborne/map.html#central-yharnam`);
    await page.getByRole('heading', { name: 'Central Yharnam' }).first().waitFor();
    await page.getByRole('link', { name: 'Full record' }).locator('visible=true').click();
    await page.waitForURL(/\/x\/y\/bloodborne\/locations\/central-yharnam\.html/);
    await page.goto(`${site}elden-ring/map.html#items/golden-seed`);
    await page.getByRole('link', { name: 'Full record' }).locator('visible=true').click();
    await page.waitForURL(/\/x\/y\/elden-ring\/items\/golden-seed\.html/);
    expectNoFailure();
  });

  test('a calculator calculates, and the checklist marks', async () => {
    await page.goto(`${site}docs/tools.html`);
    const tools = page.locator('[data-files]');
    await tools.locator('input[type=number]').first().waitFor();
    const before = await tools.textContent();
    await tools.locator('input[type=number]').first().fill('40');
    await page.waitForFunction(
      (former) => document.querySelector('[data-files]')!.textContent !== former,
      before,
    );
    await page.goto(`${site}bloodborne/checklist.html`);
    await page.locator('[data-models] input[type=checkbox]').first().waitFor();
    expectNoFailure();
  });
});
