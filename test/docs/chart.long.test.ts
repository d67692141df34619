import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { type SharedService, sharedService } from '../service.ts';
import { openBrowser, openWatched, program, type WatchedPage } from './chromium.ts';

/** The map that is drawn from positions, in a real browser. */
const inBrowser = program === undefined ? describe.skip : describe;

let service: SharedService;
let browser: Browser;
let { context, page, requested, healthy } = {} as WatchedPage;

beforeAll(async () => {
  if (program === undefined) return;
  service = await sharedService();
  browser = await openBrowser();
}, 60_000);
afterAll(() => browser?.close());

async function open(fragment = '', options: Parameters<Browser['newContext']>[0] = {}): Promise<void> {
  ({ context, page, requested, healthy } = await openWatched(browser, options));
  await page.goto(`${service.url}/elden-ring/map${fragment}`);
}
const sheet = () => page.locator('.chart-picture:not(.off)').getAttribute('data-sheet');
/** Waits until the section of a place is shown: the script follows the address a moment later. */
const placed = (name: string) =>
  page.locator('.place.current').getByRole('heading', { level: 3, name, exact: true }).waitFor();

inBrowser('in a wide window', () => {
  beforeAll(() => open());
  afterAll(() => context.close());

  test('shows one part of the world at a time, and its layers', async () => {
    expect(await page.locator('.chart-picture:visible').count()).toBe(1);
    await page.getByRole('button', { name: 'Land of Shadow' }).click();
    expect(await sheet()).toBe('land-of-shadow');
    await page.getByRole('button', { name: 'The Lands Between' }).click();
    const bosses = page.locator('.chart-picture:not(.off) .points[data-kind=bosses]');
    expect(await bosses.isVisible()).toBe(true);
    await page.getByRole('button', { name: /^Bosses/ }).click();
    expect(await bosses.isVisible()).toBe(false);
    await page.getByRole('button', { name: /^Bosses/ }).click();
    await healthy('chart-wide');
  });

  test('shows a place, a record and a find that are searched', async () => {
    const field = page.getByRole('searchbox', { name: 'Search the map' });
    await field.fill('siofra river bank');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#graces\/siofra-river-bank$/);
    await placed('Siofra River');
    expect(await sheet()).toBe('underground');
    await field.fill('caelid');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#caelid$/);
    await placed('Caelid');
    expect(await sheet()).toBe('lands-between');
    await field.fill('claymore');
    await page.locator('.map-found a', { hasText: 'Claymore' }).first().click();
    await page.waitForURL(/#weapons\/claymore$/);
    await page.locator('.map-find h3', { hasText: 'Claymore' }).waitFor();
    await healthy('chart-find');
    await field.fill('there is no such thing');
    await page.getByText('Nothing on the map matches.').waitFor();
    await page.locator('.map-close').click();
    expect(await page.locator('.map-side').isVisible()).toBe(false);
    expect(requested).toEqual([]);
  });

  test('shows a person without a position in the place where they are first met', async () => {
    const field = page.getByRole('searchbox', { name: 'Search the map' });
    await field.fill('roderika');
    await page.locator('.map-found a', { hasText: 'Roderika' }).first().click();
    await placed('Stormhill');
    await page.locator('.place.current li.at', { hasText: 'Roderika' }).waitFor();
  });

  test('shows a person and a landmark where they are', async () => {
    const field = page.getByRole('searchbox', { name: 'Search the map' });
    await field.fill('blaidd');
    await page.locator('.map-found a', { hasText: 'Blaidd' }).first().click();
    await placed('Siofra River');
    expect(await sheet()).toBe('underground');
    await field.fill('church of elleh');
    await page.locator('.map-found a[href$="#locations/church-of-elleh"]').click();
    await placed('Limgrave');
    expect(await sheet()).toBe('lands-between');
    await page.locator('[data-mark="locations/church-of-elleh"]').waitFor();
  });

  test('chooses the mark that is clicked', async () => {
    await page.goto(`${service.url}/elden-ring/map#graces/church-of-elleh`);
    await page.reload();
    const mark = page.locator('[data-mark="bosses/tree-sentinel-limgrave"]').first();
    const box = (await mark.boundingBox())!;
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForURL(/#bosses\/tree-sentinel-limgrave$/);
    await page.locator('.place.current li.at', { hasText: 'Tree Sentinel' }).waitFor();
  });

  test('hides the name of a boss that gives something away until it is named', async () => {
    await page.goto(`${service.url}/elden-ring/map#elphael-brace-of-the-haligtree`);
    await page.reload();
    const boss = page.locator('.place.current').getByText('Malenia, Blade of Miquella');
    expect(await boss.isVisible()).toBe(false);
    await page.goto(`${service.url}/elden-ring/map#bosses/malenia-blade-of-miquella`);
    await page.locator('.place.current li.at').getByText('Malenia, Blade of Miquella').waitFor();
  });
});

inBrowser.each(['light', 'dark'] as const)('on a phone, %s', (colorScheme) => {
  test('a place comes as a sheet that leaves the map in sight', async () => {
    await open('', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      colorScheme,
    });
    await healthy(`chart-phone-${colorScheme}`);
    await page.evaluate("location.hash = 'graces/gatefront'");
    await page.locator('.place.current li.at').waitFor();
    const side = (await page.locator('.map-side').boundingBox())!;
    const mark = (await page.locator('[data-mark="graces/gatefront"]').boundingBox())!;
    expect(Math.round(side.y + side.height)).toBe(844);
    expect(mark.y).toBeGreaterThan(0);
    expect(mark.y + mark.height).toBeLessThan(side.y);
    await healthy(`chart-sheet-${colorScheme}`);
    await context.close();
  });
});

inBrowser('without JavaScript', () => {
  test('all parts of the world and the lists can be read, and nothing is given away', async () => {
    await open('', { javaScriptEnabled: false });
    const parts = page.locator('.chart-picture');
    expect(await page.locator('.chart-picture:visible').count()).toBe(await parts.count());
    expect(await page.getByRole('link', { name: 'Church of Elleh' }).first().isVisible()).toBe(true);
    expect(await page.getByText('Malenia, Blade of Miquella', { exact: true }).isVisible()).toBe(false);
    await context.close();
  });
});
