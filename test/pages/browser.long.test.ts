import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { type SharedService, sharedService } from '../service.ts';
import { openBrowser, openWatched, program, type WatchedPage } from '../docs/chromium.ts';

/** The pages of records in a real browser, with and without scripts. */
const inBrowser = program === undefined ? describe.skip : describe;

let service: SharedService;
let browser: Browser;
let { context, page, requested, healthy } = {} as WatchedPage;

beforeAll(async () => {
  if (program === undefined) return;
  service = await sharedService();
  browser = await openBrowser();
}, 60_000);
afterAll(async () => {
  await browser?.close();
});

async function open(options: Parameters<Browser['newContext']>[0] = {}): Promise<void> {
  ({ context, page, requested, healthy } = await openWatched(browser, options));
}

const paths = [
  '/',
  '/bloodborne',
  '/?q=saw',
  '/bloodborne?q=saw',
  '/bloodborne/bosses',
  '/bloodborne/bosses/father-gascoigne',
  '/bloodborne/items/blood-stone-chunk',
  '/bloodborne/locations/central-yharnam',
  '/bloodborne/weapons?compare=chikage,saw-cleaver',
  '/bloodborne/weapons?category=firearm&requirements_strength_min=90',
  '/elden-ring/weapons?sort=-weight',
  '/elden-ring/weapons?choose=compare',
  '/elden-ring/weapons/for-my-stats?arcane=60',
  '/bloodborne/npcs/patches-the-spider',
  '/elden-ring/merchants/twin-maiden-husks',
  '/elden-ring/weapons/uchigatana',
  '/elden-ring/bosses/adan-thief-of-fire',
];
const windows = {
  'a large light window': { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  'a small dark window': { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
} as const;

describe.each(Object.entries(windows))('in %s', (name, window) => {
  inBrowser('a page', () => {
    beforeAll(() => open(window));
    afterAll(() => context.close());

    test.each(paths)('%s fits and is accessible', async (path) => {
      await page.goto(`${service.url}${path}`);
      // What is folded is a part of the page, too.
      await page.evaluate(() => {
        for (const folded of document.querySelectorAll('details')) folded.open = true;
      });
      await healthy(`${name.replaceAll(' ', '-')}-${path.replaceAll(/\W+/g, '-')}`);
      expect(requested).toEqual([]);
    });
  });
});

inBrowser('a reader', () => {
  test('of a weapon sees how to get it without scrolling, and loads at most 90 kB', async () => {
    await open({ viewport: { width: 390, height: 844 } });
    let bytes = 0;
    page.on('response', async (response) => {
      const { responseBodySize, responseHeadersSize } = await response.request().sizes();
      bytes += responseBodySize + responseHeadersSize;
    });
    await page.goto(`${service.url}/elden-ring/weapons/uchigatana`, { waitUntil: 'networkidle' });
    const { y } = (await page.getByRole('heading', { name: 'How to get it' }).boundingBox())!;
    expect(y).toBeLessThan(844);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(90_000);
    await context.close();
  });

  test('without scripts shows spoilers, filters a list, compares and searches', async () => {
    await open({ javaScriptEnabled: false });
    await page.goto(`${service.url}/bloodborne/bosses/father-gascoigne`);
    const { data } = (await service.get('/v1/bloodborne/bosses/father-gascoigne')).json;
    const text = page.getByText(data.description);
    expect(await text.isVisible()).toBe(false);
    await page.locator('.head').getByRole('link', { name: 'Show all' }).click();
    await page.waitForURL(/spoilers=all/);
    expect(await text.isVisible()).toBe(true);

    await page.goto(`${service.url}/bloodborne/weapons?choose=compare`);
    await page.locator('.filters summary').click();
    await page.getByLabel('Type', { exact: true }).selectOption('firearm');
    await page.getByRole('button', { name: 'Show' }).click();
    await page.waitForURL(/category=firearm/);
    await page.getByLabel('Compare Cannon').check();
    await page.getByLabel('Compare Evelyn').check();
    await page.getByRole('button', { name: /^Compare/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Cannon or Evelyn' }).waitFor();

    await page.goto(service.url);
    await page.getByRole('searchbox').last().fill('uchigatana');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.locator('#hits .hit').first().click();
    await page.waitForURL(/\/elden-ring\/weapons\/uchigatana$/);
    await context.close();
  });

  test('without scripts begins with the page, on a phone, and reaches its menu', async () => {
    await open({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
    for (const path of ['/docs', '/docs/lists', '/docs/tools', '/bloodborne/map', '/elden-ring/checklist']) {
      await page.goto(`${service.url}${path}`);
      const { y } = (await page.getByRole('heading', { level: 1 }).boundingBox())!;
      expect([path, y < 300]).toEqual([path, true]);
      await page.getByRole('link', { name: 'Menu', exact: true }).click();
      const menu = (await page.locator('#nav').boundingBox())!;
      expect([path, menu.y < 844]).toEqual([path, true]);
    }
    await context.close();
  });

  test('who chose to see spoilers on the map sees them here', async () => {
    await open();
    await page.addInitScript(() => localStorage.setItem('caryll-spoilers', 'all'));
    await page.goto(`${service.url}/bloodborne/bosses/father-gascoigne`);
    await page.locator('.sentence [data-sp="major"]').waitFor();
    await context.close();
  });

  test('keeps a setting of spoilers from one page to the next', async () => {
    await open();
    await page.goto(`${service.url}/bloodborne/bosses/father-gascoigne`);
    await page.locator('.head').getByRole('link', { name: 'Show all' }).click();
    await page.locator('.sentence [data-sp="major"]').waitFor();
    await page.goto(`${service.url}/bloodborne/npcs/patches-the-spider`);
    expect(await page.locator('html').getAttribute('data-spoilers')).toBe('all');
    await page.locator('.sp > summary').click();
    await page.getByLabel(/^None/).check();
    await page.goto(`${service.url}/bloodborne/bosses/father-gascoigne`);
    expect(await page.locator('.sentence [data-sp="major"]').isVisible()).toBe(false);
    await context.close();
  });

  test('finds a boss while typing its name, and by the keyboard', async () => {
    await open();
    await page.goto(`${service.url}/elden-ring`);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('malenia');
    await page.locator('.hits-below .hit').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/elden-ring\/bosses\/malenia/);
    await context.close();
  });

  test('at a former address of the explorer is led to the page', async () => {
    await open();
    await page.goto(`${service.url}/docs/explore#/bloodborne/weapons?sort=-requirements_strength`);
    await page.waitForURL(/\/bloodborne\/weapons\?sort=-requirements_strength$/);
    await page.goto(`${service.url}/docs/explore#/elden-ring/spells/agheels-flame`);
    await page.getByRole('heading', { level: 1, name: "Agheel's Flame" }).waitFor();
    await context.close();
  });
});
