import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { type SharedService, sharedService } from '../service.ts';
import { openBrowser, program } from './chromium.ts';

/** Each page that has a script of its own, once in a real browser. The long suites have all its states. */
const inBrowser = program === undefined ? describe.skip : describe;

let service: SharedService;
let browser: Browser;
let page: Page;
/** What went wrong in the page since it was last opened. */
let errors: string[] = [];
beforeAll(async () => {
  if (program === undefined) return;
  service = await sharedService();
  browser = await openBrowser();
  page = await browser.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${service.url}/`) && !url.startsWith('data:')) errors.push(`request to ${url}`);
  });
  // Where the pages find the key of a visitor.
  await page.addInitScript((key) => sessionStorage.setItem('caryll-key', key), service.key);
});
afterAll(() => browser?.close());

inBrowser('a browser', () => {
  // One visitor, who goes from page to page: a window for each takes longer than most pages. Two addresses of one page are
  // not beside each other, because going from one to the other would load nothing.
  test.each([
    ['/docs', 'main h1'],
    ['/docs/reference/bloodborne-bosses', 'form'],
    ['/', '.gcard a'],
    ['/docs/explore', '.gcard a'],
    ['/bloodborne/weapons/saw-cleaver', '#how-to-get-it'],
    ['/elden-ring/weapons?sort=-weight', '.rows'],
    ['/docs/map', '.map-picture'],
    ['/bloodborne/map', '.map-picture'],
    ['/elden-ring/map', '.map-picture'],
    ['/docs/tools#/elden-ring/damage', '.level-chart'],
    ['/docs/checklist', '.progress-counts'],
    ['/bloodborne/checklist', '.progress-counts'],
    ['/docs/tools', '.level-chart'],
    ['/graphql', '.graphiql-editors .monaco-editor'],
    ['/graphql/elden-ring', '.graphiql-editors .monaco-editor'],
  ])('shows %s without an error', async (path, shown) => {
    errors = [];
    await page.goto(`${service.url}${path}`);
    await page.locator(shown).first().waitFor();
    expect(errors).toEqual([]);
  });

  test('counts a stat of the calculator while it is typed', async () => {
    await page.goto(`${service.url}/docs/tools#/bloodborne/attack?w=saw-cleaver~10`);
    const results = page.locator('main');
    await page.locator('.level-chart').first().waitFor();
    const before = await results.textContent();
    await page.getByLabel('Strength', { exact: true }).focus();
    await page.keyboard.type('50');
    await page.waitForURL(/strength=50/);
    expect(await results.textContent()).not.toBe(before);
    // The field still has the focus.
    expect(await page.evaluate('document.activeElement.value')).toBe('50');
  });

  test.each([
    ['/bloodborne/checklist', '.progress-counts', 'h1, .note'],
    ['/docs/tools', '.level-chart', 'h1'],
  ])('draws %s around the texts that it has before its script', async (path, drawn, texts) => {
    const own = await browser.newPage();
    // Before any script of the page runs.
    await own.addInitScript((selector) => {
      document.addEventListener(
        'readystatechange',
        () => Object.assign(globalThis, { first: [...document.querySelectorAll(`main :is(${selector})`)] }),
        { once: true },
      );
    }, texts);
    await own.goto(service.url + path);
    await own.locator(drawn).first().waitFor();
    const kept = await own.evaluate(() =>
      (globalThis as unknown as { first: Element[] }).first.map(({ isConnected }) => isConnected),
    );
    expect(kept).toEqual(texts.split(', ').map(() => true));
    await own.close();
  });
});
