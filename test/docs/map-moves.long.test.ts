import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { type SharedService, sharedService } from '../service.ts';
import { openBrowser, openWatched, program, takePicture, type WatchedPage } from './chromium.ts';

/** The map in a real browser: moved, searched and touched. */
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

inBrowser('the map', () => {
  beforeEach(() => open());
  afterEach(() => context.close());
  const shownPart = async () =>
    (await page.locator('.map-picture').getAttribute('viewBox'))!.split(' ').map(Number) as [
      number,
      number,
      number,
      number,
    ];

  test('is searched, moved and focused by keyboard, without a key', async () => {
    await page.goto(`${service.url}/bloodborne/map`);
    const whole = await shownPart();
    const picture = page.locator('.map-window');
    await picture.focus();
    await page.keyboard.press('+');
    const near = await shownPart();
    expect(near[2]).toBeLessThan(whole[2]);
    await page.keyboard.press('ArrowRight');
    expect((await shownPart())[0]).toBeGreaterThan(near[0]);
    await page.keyboard.press('0');
    expect(await shownPart()).toEqual(whole);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    expect(await shownPart()).toEqual(near);
    await picture.hover();
    await page.mouse.wheel(0, -300);
    await page.waitForFunction(
      (width) =>
        Number(document.querySelector('.map-picture')!.getAttribute('viewBox')!.split(' ')[2]) < width,
      near[2],
    );

    await page.getByRole('searchbox', { name: /Search places/ }).fill('father gascoigne');
    await page.getByRole('status').filter({ hasText: '1 place' }).waitFor();
    await takePicture(page, 'map-search');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#central-yharnam$/);
    const place = page.locator('.place.current');
    expect(await place.getByRole('heading', { level: 3 }).textContent()).toBe('Central Yharnam');
    const { data } = (await service.get('/v1/bloodborne/locations/central-yharnam?view=full')).json;
    const shown = await place.textContent();
    for (const { name } of [...data.bosses, ...data.npcs, ...data.rest_points]) expect(shown).toContain(name);
    expect(requested).toEqual([]);
    await healthy('map-place');

    await place.getByRole('link', { name: 'Cathedral Ward' }).click();
    await page.waitForURL(/#cathedral-ward$/);
    await page.locator('.map-picture [aria-current][data-place=cathedral-ward]').waitFor();
    await page.goBack();
    await place.getByRole('heading', { level: 3, name: 'Central Yharnam' }).waitFor();
    await place.getByRole('link', { name: 'Full record' }).click();
    await page.waitForURL(/\/bloodborne\/locations\/central-yharnam$/);
  });

  test('is followed by a finger, and chosen by a touch of a place', async () => {
    await context.close();
    await open({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      colorScheme: 'dark',
    });
    await page.goto(`${service.url}/bloodborne/map`);
    const before = await shownPart();
    const box = (await page.locator('.map-window').boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const touch = await context.newCDPSession(page);
    const send = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      ...touchPoints: { x: number; y: number }[]
    ) => touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    await send('touchStart', { x, y });
    await send('touchMove', { x: x - 40, y });
    await send('touchMove', { x: x - 90, y });
    await send('touchEnd');
    const moved = await shownPart();
    expect(moved[0]).toBeGreaterThan(before[0]);
    expect(moved[2]).toBe(before[2]);
    await send('touchStart', { x: x - 30, y }, { x: x + 30, y });
    await send('touchMove', { x: x - 60, y }, { x: x + 60, y });
    await send('touchMove', { x: x - 90, y }, { x: x + 90, y });
    await send('touchEnd');
    expect((await shownPart())[2]).toBeLessThan(moved[2]);
    expect(page.url()).not.toContain('#');
    await page.locator('[data-zoom=all]').tap();
    await page.locator('.map-picture [data-place=old-yharnam]').tap();
    await page.waitForURL(/#old-yharnam$/);
    await healthy('map-phone');
  });
});

inBrowser('without JavaScript', () => {
  test('the map and its places can be read, and nothing is given away', async () => {
    await open({ javaScriptEnabled: false });
    await page.goto(`${service.url}/bloodborne/map`);
    expect(await page.getByRole('heading', { name: 'Fishing Hamlet' }).isVisible()).toBe(true);
    expect(await page.getByText('Moon Presence', { exact: true }).isVisible()).toBe(false);
    await context.close();
  });
});
