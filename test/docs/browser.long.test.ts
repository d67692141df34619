import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { guideNames } from '../../site/build/guides.ts';
import { gameIds } from '../games.ts';
import { type SharedService, sharedService } from '../service.ts';
import { openBrowser, program, takePicture, violations } from './chromium.ts';

/** The pages in a real browser. With CARYLL_SCREENSHOTS=<folder> each is also kept as a picture, to be looked at. */
const inBrowser = program === undefined ? describe.skip : describe;

const sizes = { wide: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const;

let service: SharedService;
let url: string;
let browser: Browser;

beforeAll(async () => {
  if (program === undefined) return;
  service = await sharedService();
  url = service.url;
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
});

/** A page, with what must not happen on it: console errors, failed requests, requests to elsewhere. */
async function openPage(options: Parameters<Browser['newContext']>[0]) {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const errors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('requestfailed', (request) => {
    // Who leaves a page ends what it was still loading.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') errors.push(`${request.url()} failed`);
  });
  context.on('request', (request) => {
    if (!request.url().startsWith(`${url}/`)) errors.push(`request to ${request.url()}`);
  });
  return { context, page, errors };
}

inBrowser('every kind of page', () => {
  let context: BrowserContext;
  let page: Page;
  let errors: string[];
  /** Bytes that came over the network since they were last taken. */
  let received = 0;

  beforeAll(async () => {
    ({ context, page, errors } = await openPage({ viewport: sizes.phone, colorScheme: 'light' }));
    const network = await context.newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.setCacheDisabled', { cacheDisabled: true });
    network.on('Network.loadingFinished', ({ encodedDataLength }) => {
      received += encodedDataLength;
    });
    await page.addInitScript(`
      globalThis.shifted = 0;
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) globalThis.shifted += value;
      }).observe({ type: 'layout-shift', buffered: true });
    `);
  });
  afterAll(() => context.close());

  const overflow = () => page.evaluate('document.documentElement.scrollWidth - innerWidth');
  /** Colors are of the whole; a few pages show them all. */
  const withColors = ['/docs', '/docs/errors', '/docs/data-model', '/docs/reference/bloodborne-npcs'];
  const paths = [
    '/docs',
    ...guideNames.map((name) => `/docs/${name}`),
    ...gameIds.map((game) => `/${game}/map`),
    '/bloodborne/checklist',
    '/docs/reference/bloodborne-bosses',
    '/docs/reference/bloodborne-calculators',
    '/docs/reference/bloodborne-npcs',
    '/docs/reference/bloodborne-search',
    '/docs/nothing-here',
  ];
  test.each(paths)('%s is small, still, fits and is accessible', async (target) => {
    received = 0;
    await page.setViewportSize(sizes.phone);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(`${url}${target}`);
    const name =
      target
        .replace(/^\/docs/, '')
        .replaceAll('/', '-')
        .slice(1) || 'home';
    expect({
      overflow: await overflow(),
      violations: await violations(page, {
        runOnly: { type: 'rule', values: ['target-size', 'scrollable-region-focusable'] },
      }),
    }).toEqual({ overflow: 0, violations: [] });
    // The address of the service, where none is configured, and a font that arrives late can break a line elsewhere.
    expect(await page.evaluate('shifted')).toBeLessThan(0.02);
    await takePicture(page, `phone-light-${name}`);

    await page.setViewportSize(sizes.wide);
    const colors = withColors.includes(target);
    expect({
      overflow: await overflow(),
      violations: await violations(page, { rules: { 'color-contrast': { enabled: colors } } }),
    }).toEqual({ overflow: 0, violations: [] });
    // A map has all that it shows in words, too.
    expect(received).toBeLessThan(target.endsWith('/map') ? 116_000 : 100_000);
    await takePicture(page, `wide-light-${name}`);

    if (colors) {
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await violations(page, { runOnly: { type: 'rule', values: ['color-contrast'] } })).toEqual([]);
      await takePicture(page, `wide-dark-${name}`);
    }
    // The browser reports the status of a page that does not exist.
    expect(errors.splice(0)).toEqual(target === '/docs/nothing-here' ? [expect.stringContaining('404')] : []);
  });

  test('by keyboard the content is one step away, and nothing moves by itself', async () => {
    await page.goto(`${url}/docs/quotas`);
    await page.keyboard.press('Tab');
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to content');
    await page.keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.id')).toBe('content');
    expect(await page.evaluate('getComputedStyle(document.documentElement).scrollBehavior')).toBe('auto');
  });

  test('the picture of the data model leads to what it shows', async () => {
    await page.setViewportSize(sizes.phone);
    await page.goto(`${url}/docs/data-model`);
    const node = page.locator('#diagram-bloodborne a', { hasText: 'Weapon' });
    await node.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/#bloodborne-weapon$/);
    expect(await page.locator('#bloodborne-weapon').isVisible()).toBe(true);
  });
});

inBrowser.each([
  ['wide', 'light'],
  ['phone', 'dark'],
] as const)('%s window, %s', (window, colorScheme) => {
  let context: BrowserContext;
  let page: Page;
  let errors: string[];

  beforeAll(async () => {
    ({ context, page, errors } = await openPage({ viewport: sizes[window], colorScheme }));
  });
  afterAll(() => context.close());

  const shown = (name: string) => takePicture(page, `${window}-${colorScheme}-${name}`);
  const healthy = async (within: string) => {
    expect({ within, errors, violations: await violations(page, {}, within) }).toEqual({
      within,
      errors: [],
      violations: [],
    });
  };

  test('the calculators are used by keyboard, and their address has the build', async () => {
    await page.goto(`${url}/docs/tools`);
    const weapon = page.getByRole('combobox', { name: 'Weapon 1' });
    await weapon.focus();
    await page.keyboard.type('chik');
    await page.keyboard.press('Enter');
    await page.getByLabel('Bloodtinge', { exact: true }).fill('50');
    await page.keyboard.press('Tab');
    await page.waitForURL(/blood_tinge=50.*w=chikage/);
    const total = await page.locator('.tool-total strong').textContent();
    await healthy('#tools');
    await page.reload();
    await page.locator('.tool-total').waitFor();
    expect(await page.locator('.tool-total strong').textContent()).toBe(total);
    expect(await weapon.inputValue()).toBe('Chikage');
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    await shown('calculators');
  });

  test('"try it" requests a key, takes it, and returns a boss', async () => {
    await page.evaluate('localStorage.clear(); sessionStorage.clear()');
    await page.goto(`${url}/docs/reference/bloodborne-bosses#bloodborne_getBoss`);
    await page.reload();
    const panel = page.locator('[data-operation=bloodborne_getBoss]');
    await panel.locator('button[type=submit]').click();
    await page.locator('#key[open]').waitFor();
    await page.locator('#key-input').fill(service.key);
    await shown('key');
    await healthy('#key');
    await page.locator('[data-save]').click();
    // The step that needed the key continues by itself.
    await panel.locator('.answer pre').waitFor();
    expect(await page.locator('#key[open]').count()).toBe(0);

    await panel.locator('[name=slug]').fill('cleric-beast');
    await panel.locator('[data-sample]', { hasText: `${url}/v1/bloodborne/bosses/cleric-beast` }).waitFor();
    await panel.locator('button[type=submit]').click();
    await panel.locator('.answer code', { hasText: 'cleric-beast' }).waitFor();
    const body = JSON.parse((await panel.locator('.answer code').first().textContent())!);
    expect(body.data).toMatchObject({ slug: 'cleric-beast', hp: 3015, blood_echoes: 4000 });
    expect(await panel.locator('.answer-state').textContent()).toMatch(/^200 .* 1 unit .* left /);
    await panel.locator('form.try').scrollIntoViewIfNeeded();
    await shown('try');
    await healthy('[data-operation=bloodborne_getBoss]');

    const kept = await page.evaluate('JSON.stringify({ ...localStorage })');
    expect(kept).not.toContain(service.key);
    expect(page.url()).not.toContain('caryll_');
  });

  test('a repeated request with the entity tag costs nothing', async () => {
    const panel = page.locator('[data-operation=bloodborne_getBoss]');
    await panel.getByRole('button', { name: 'Use this ETag' }).click();
    expect(await panel.locator('.price').textContent()).toBe('1 unit, free if unchanged');
    await page.keyboard.press('Enter');
    await panel.locator('.answer-state', { hasText: '304' }).waitFor();
    expect(await panel.locator('.answer-state').textContent()).toMatch(/not modified .* 0 units/);
    await panel.locator('[name=If-None-Match]').fill('');
  });

  test('what is typed is completed, and the price follows the request', async () => {
    const panel = page.locator('[data-operation=bloodborne_listBosses]');
    await panel.locator('[name=location_slug]').focus();
    await panel.locator('#bloodborne_listBosses-location_slug-values option[value=central-yharnam]').waitFor({
      state: 'attached',
    });
    const slugs = panel.locator('[name=slugs]');
    await slugs.fill('amygdala,');
    await panel.locator('#bloodborne_listBosses-slugs-values option[value="amygdala,cleric-beast"]').waitFor({
      state: 'attached',
    });
    // The key is of the plan `internal`, for which everything costs 1 unit.
    expect(await panel.locator('.price').textContent()).toBe('1 unit');
    await page.evaluate(`sessionStorage.setItem('caryll-plan', 'free')`);
    await page.reload();
    await slugs.fill('amygdala');
    expect(await panel.locator('.price').textContent()).toBe('5 units');
    await slugs.fill('');
    expect(await panel.locator('.price').textContent()).toBe('1 unit');
    await page.evaluate(`sessionStorage.setItem('caryll-plan', 'internal')`);
  });

  test('a slug in a response leads to the next request, which waits, and the last one is kept', async () => {
    const panel = page.locator('[data-operation=bloodborne_getBoss]');
    await panel.locator('[name=slug]').fill('cleric-beast');
    await panel.locator('button[type=submit]').click();
    await panel.locator('.answer a', { hasText: 'central-yharnam' }).click();
    await page.waitForURL(/\/docs\/reference\/bloodborne-locations\?try=/);
    const next = page.locator('[data-operation=bloodborne_getLocation]');
    await next.locator('[data-sample]', { hasText: '/locations/central-yharnam' }).waitFor();
    expect(await next.locator('[name=slug]').inputValue()).toBe('central-yharnam');
    expect(await next.locator('.answer').isVisible()).toBe(false);
    // The button to send it has the focus.
    await page.keyboard.press('Enter');
    await next.locator('.answer-state', { hasText: '200' }).waitFor();
    await shown('next');

    await next.locator('[data-history]').click();
    const kept = page.locator('dialog.history li a');
    expect((await kept.allTextContents()).slice(0, 2)).toEqual([
      '/v1/bloodborne/locations/central-yharnam',
      '/v1/bloodborne/bosses/cleric-beast',
    ]);
    await shown('history');
    await healthy('dialog.history');
    await kept.nth(1).click();
    await page.waitForURL(/\/docs\/reference\/bloodborne-bosses\?try=/);
  });

  test('a request that was sent is in the address, and opens filled in', async () => {
    await page.goto(`${url}/docs/reference/bloodborne-bosses#bloodborne_getBoss`);
    const panel = page.locator('[data-operation=bloodborne_getBoss]');
    await panel.locator('[name=slug]').fill('amygdala');
    await panel.locator('[data-share]').click();
    await page.waitForURL(/\?try=/);
    await page.reload();
    expect(await panel.locator('[name=slug]').inputValue()).toBe('amygdala');
    await panel.locator('[name=slug]').fill('cleric-beast');
    await panel.locator('button[type=submit]').click();
    await panel.locator('.answer pre').waitFor();
    await page.waitForURL(/cleric-beast$/);
  });

  test('a key that the service does not accept is called so, and no longer once another is set', async () => {
    const badge = page.locator('[data-key-state]');
    await badge.click();
    await page.locator('#key-input').fill('caryll_live_nothing');
    await page.locator('[data-save]').click();
    await page.locator('.key-state .fault').waitFor();
    expect(await badge.textContent()).toBe('Invalid key');
    // The browser reports the status.
    expect(errors.splice(0)).toEqual([expect.stringContaining('401')]);
    await healthy('#key');
    await page.locator('#key-input').fill(service.key);
    await page.locator('[data-save]').click();
    await page.locator('.key-state .good').waitFor();
    expect(await badge.textContent()).toMatch(/ left$/);
    await page.keyboard.press('Escape');
  });

  test('a client error is shown as a problem', async () => {
    const panel = page.locator('[data-operation=bloodborne_getBoss]');
    await panel.locator('[name=slug]').fill('cleric-beest');
    await panel.locator('button[type=submit]').click();
    await panel.locator('.answer-state .s4').waitFor();
    expect(await panel.locator('.answer code').first().textContent()).toContain('"cleric-beast"');
    // The browser itself reports a 404 on its console.
    expect(errors.splice(0)).toEqual([expect.stringContaining('404')]);
  });

  test('code is shown in another language, also on the next page', async () => {
    await page.locator('[data-operation=bloodborne_getBoss] .language').selectOption('python');
    const sample = (operation: string) =>
      page.locator(`[data-operation=${operation}] [data-sample]`, { hasText: 'import requests' });
    await sample('bloodborne_getBoss').waitFor();
    await page.goto(`${url}/docs/reference/bloodborne-runes`);
    await sample('bloodborne_listRunes').waitFor();
  });

  test('search finds by keyboard and leads there', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('if-none-match');
    await page.locator('[role=option]').first().waitFor();
    await page.locator('#search input').fill('quota_exceeded');
    await page.locator('[role=option]', { hasText: 'quota_exceeded' }).first().waitFor();
    await shown('search');
    await healthy('#search');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/docs\/errors#quota_exceeded$/);
    await page.keyboard.press('Control+k');
    await page.locator('#search[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('#search:not([open])').waitFor({ state: 'attached' });
  });

  test('search forgives spelling, knows records, and queries the service on request', async () => {
    await page.keyboard.press('Control+k');
    await page.locator('#search input').fill('quoat');
    await page.locator('[role=option]', { hasText: 'Quotas' }).first().waitFor();
    await page.locator('#search input').fill('gascoine');
    const hit = page.locator('[role=option]', { hasText: 'Father Gascoigne' }).first();
    await hit.waitFor();
    expect(await hit.textContent()).toContain('/v1/bloodborne/bosses/father-gascoigne');
    await shown('records');
    await healthy('#search');
    const send = page.locator('[role=option]', { hasText: 'Records of bloodborne that mention' });
    expect(await send.textContent()).toContain('1 unit');
    await send.click();
    await page.locator('.search-state', { hasText: 'results from the API · 1 unit' }).waitFor();
    await hit.click();
    await page.waitForURL(/\/bloodborne\/bosses\/father-gascoigne$/);
    await page.getByRole('heading', { level: 1, name: 'Father Gascoigne', exact: true }).waitFor();

    // What pages hide, search hides, too, in its own hits and in those of the service.
    await page.goto(`${url}/docs`);
    const hits = page.locator('#search-results');
    const hidden = page.locator('[role=option]', { hasText: 'Hidden: major spoiler' }).first();
    await page.keyboard.press('Control+k');
    await page.locator('#search input').fill('moon presence');
    await hidden.waitFor();
    expect(await hidden.textContent()).toContain('/v1/bloodborne/bosses/{slug}');
    await send.click();
    await page.locator('.search-state', { hasText: 'results from the API' }).waitFor();
    await hidden.waitFor();
    expect(await hits.textContent()).not.toMatch(/moon.presence/i);
    await page.keyboard.press('Escape');
    await page.goto(`${url}/bloodborne/map`);
    const toggle = page.getByRole('switch', { name: 'Show spoilers' });
    await toggle.click();
    await page.keyboard.press('Control+k');
    await page.locator('#search input').fill('moon presenc');
    await page.locator('[role=option]', { hasText: 'Moon Presence' }).first().waitFor();
    await page.keyboard.press('Escape');
    await toggle.click();
  });

  test('the colors can be inverted, and stay so', async () => {
    const paper = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
    const before = await paper();
    await page.locator('.theme-button').click();
    const after = await paper();
    expect(after).not.toBe(before);
    await page.reload();
    expect(await paper()).toBe(after);
    await page.locator('.theme-button').click();
  });

  if (window === 'phone') {
    test('the menu opens, leads on, and closes', async () => {
      await page.goto(`${url}/docs/quotas`);
      await page.locator('.menu-button').click();
      await page.locator('#nav').waitFor();
      await shown('menu');
      await healthy('#nav');
      await page.locator('#nav a[href="/docs/reference/bloodborne-weapons"]').click();
      await page.waitForURL(/reference\/bloodborne-weapons$/);
      await page.locator('#nav').waitFor({ state: 'hidden' });
    });
  }
});

inBrowser('without JavaScript', () => {
  test('everything can still be read', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${url}/docs/reference/bloodborne-bosses`);
    expect(await page.locator('[data-operation=bloodborne_getBoss] [data-sample]').textContent()).toContain(
      'curl',
    );
    expect(await page.locator('#nav').isVisible()).toBe(true);
    expect(await page.locator('.try').first().isVisible()).toBe(false);
    await context.close();
  });
});
