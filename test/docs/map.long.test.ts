import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type SharedService, sharedService } from '../service.ts';
import { openBrowser, program, takePicture, violations } from './chromium.ts';

/** The map in a real browser: what is found where, routes, and how it fits a window. map-moves.long.test.ts moves it. */
const inBrowser = program === undefined ? describe.skip : describe;

let service: SharedService;
let browser: Browser;
let context: BrowserContext;
let page: Page;
const errors: string[] = [];

beforeAll(async () => {
  if (program === undefined) return;
  service = await sharedService();
  browser = await openBrowser();
});
afterAll(() => browser?.close());

async function open(options: Parameters<Browser['newContext']>[0]): Promise<void> {
  context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${service.url}/bloodborne/map`);
  await page.locator('.js .map-picture').waitFor();
}

/** The smallest text of the picture on the screen, in pixels. */
const minTextSize = () =>
  page.evaluate(() => {
    const picture = document.querySelector<SVGSVGElement>('.map-picture')!;
    const sizes = [...picture.querySelectorAll('text')].map((text) =>
      Number.parseFloat(getComputedStyle(text).fontSize),
    );
    return Math.min(...sizes) * picture.getScreenCTM()!.a;
  });
/** Whether all places are in the window of the map. */
const isWhole = () =>
  page.evaluate(() => {
    const frame = document.querySelector('.map-window')!.getBoundingClientRect();
    return [...document.querySelectorAll('.map-picture a > rect')].every((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      return left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
    });
  });
const lit = () => page.locator('.map-picture a:not(.faded)').count();

inBrowser('in a wide window', () => {
  beforeAll(() => open({ viewport: { width: 1440, height: 900 } }));
  afterAll(() => context.close());

  test('the whole map can be read', async () => {
    expect(await isWhole()).toBe(true);
    expect(await minTextSize()).toBeGreaterThanOrEqual(12);
    await takePicture(page, 'map-wide');
  });

  test('layers show and hide their counts', async () => {
    const counts = page.locator('.map-picture [data-layer=enemies]');
    expect(await counts.first().isVisible()).toBe(false);
    await page.getByRole('button', { name: /Enemies \d+/ }).click();
    expect(await counts.first().isVisible()).toBe(true);
    await page.getByRole('button', { name: /Bosses \d+/ }).click();
    expect(await page.locator('.map-picture [data-layer=bosses]').first().isVisible()).toBe(false);
    for (const name of [/Bosses/, /Treasures/]) await page.getByRole('button', { name }).click();
    await takePicture(page, 'map-layers');
  });

  test.each(['blood vial', 'huntsman', 'saw cleaver'])('%s is found where it is', async (wanted) => {
    await page.getByRole('searchbox', { name: /Search places/ }).fill(wanted);
    const found = page.locator('.map-found li');
    await found.first().waitFor();
    expect(await lit()).toBe(Number.parseInt((await page.locator('.map-found p').textContent())!, 10));
    await found.getByRole('link').first().click();
    const place = page.locator('.place.current');
    await place.waitFor();
    const names = await place.locator('details[open] li a, ul li a').allTextContents();
    expect(names.some((name) => name.toLowerCase().includes(wanted))).toBe(true);
    expect(await place.locator('.found-there[open]').count()).toBeGreaterThan(0);
  });

  test('what is nowhere fades nothing', async () => {
    const all = await lit();
    await page.getByRole('searchbox', { name: /Search places/ }).fill('there is no such thing');
    await page.getByText('Nothing on the map matches.').waitFor();
    expect(await lit()).toBe(all);
    await page.getByRole('button', { name: 'Close' }).and(page.locator('.map-close')).click();
    expect(await page.locator('.map-side').isVisible()).toBe(false);
  });

  test.each([
    ['central-yharnam', 'old-yharnam', 'boss:father-gascoigne'],
    ['central-yharnam', 'byrgenwerth', ''],
    ['cathedral-ward', 'lecture-building', 'boss:father-gascoigne,item:tonsil-stone'],
    ['fishing-hamlet', 'central-yharnam', ''],
    ['old-yharnam', 'old-yharnam', ''],
  ])('from %s to %s with %j it finds the route that the service finds', async (from, to, have) => {
    await page.evaluate(([marks]) => localStorage.setItem('caryll-progress-bloodborne', marks!), [
      have,
    ] as const);
    await page.locator('[name=from]').selectOption(from);
    await page.locator('[name=to]').selectOption(to);
    await page.getByRole('button', { name: 'Find route' }).click();
    await page.locator('.map-way ol').waitFor({ state: 'attached' });
    const { data } = (
      await service.get(`/v1/bloodborne/route?from=${from}&to=${to}&spoilers=all${have && `&have=${have}`}`)
    ).json;
    await page.waitForFunction(
      ([start]) =>
        document.querySelector('.map-way a')?.getAttribute('href') === start ||
        document.querySelector('.map-way ol')!.childElementCount === 0,
      [`#${from}`] as const,
    );
    const steps = await page
      .locator('.map-way ol > li')
      .evaluateAll((items) =>
        items.map((item) => [...item.querySelectorAll('a')].map((link) => link.hash.slice(1))),
      );
    if (data.reason === null) expect(steps).toEqual(data.steps.map((step: any) => [step.from, step.to]));
    const missing = await page.locator('.map-way div > ul > li').allTextContents();
    expect(missing).toHaveLength(data.missing.length);
    for (const { name } of data.missing)
      if (name !== null) expect(missing.some((text) => text.includes(name))).toBe(true);
    // What is not open yet is drawn as well.
    if (data.reason === 'missing') expect(steps.flat()).toEqual(expect.arrayContaining([from, to]));
    const walked = steps.filter(
      ([start, end]) => start !== undefined && end !== undefined && start !== end,
    ).length;
    expect(await page.locator('.path.on-route').count()).toBeLessThanOrEqual(walked);
    if (data.reason !== 'no_way' && from !== to)
      expect(await page.locator('.path.on-route').count()).toBeGreaterThan(0);
    await takePicture(page, `map-route-${from}-${to}`);
  });

  test('and nothing of it is wrong or out of reach', async () => {
    expect(await violations(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
});

inBrowser.each(['light', 'dark'] as const)('on a phone, %s', (colorScheme) => {
  beforeAll(() =>
    open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme }),
  );
  afterAll(() => context.close());

  test('the map begins where the game does, and a place comes as a sheet that leaves the map in sight', async () => {
    expect(await isWhole()).toBe(false);
    const first = (await page.locator('[data-place=central-yharnam] rect').first().boundingBox())!;
    expect(first.x).toBeGreaterThan(0);
    expect(first.x + first.width).toBeLessThan(390);
    await page.locator('[data-zoom=all]').tap();
    expect(await isWhole()).toBe(true);
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    await takePicture(page, `map-phone-${colorScheme}`);
    await page.locator('[data-place=cathedral-ward]').tap();
    const sheet = page.locator('.map-side');
    await sheet.waitFor();
    const box = (await sheet.boundingBox())!;
    expect(Math.round(box.y + box.height)).toBe(844);
    expect(box.y).toBeGreaterThan(844 * 0.4);
    const place = (await page.locator('[data-place=cathedral-ward]').boundingBox())!;
    expect(place.y).toBeGreaterThan(0);
    expect(place.y + place.height).toBeLessThan(box.y);
    expect(await minTextSize()).toBeGreaterThanOrEqual(12);
    expect(await violations(page)).toEqual([]);
    await takePicture(page, `map-sheet-${colorScheme}`);
    await page.locator('.map-close').tap();
    expect(await sheet.isVisible()).toBe(false);
    expect(errors).toEqual([]);
  });
});
