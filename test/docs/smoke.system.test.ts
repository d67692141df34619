import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { type SharedService, sharedService } from '../service.ts';
import { openBrowser, program } from './chromium.ts';

/** Each page that has a script of its own, once in a real browser. The long suites have all its states. */
const inBrowser = program === undefined ? describe.skip : describe;

let service: SharedService;
let browser: Browser;
beforeAll(async () => {
  if (program === undefined) return;
  service = await sharedService();
  browser = await openBrowser();
});
afterAll(() => browser?.close());

inBrowser('a browser', () => {
  test.each([
    ['/docs', 'main h1'],
    ['/docs/reference/bosses', 'form'],
    ['/', '.cards a'],
    ['/docs/explore', '.home-search'],
    ['/bloodborne/weapons/saw-cleaver', '.summary'],
    ['/elden-ring/weapons?sort=-weight', '.rows'],
    ['/docs/map', '.map-picture'],
    ['/docs/checklist', '.progress-counts'],
    ['/docs/tools', '.level-chart'],
    ['/docs/tools#/elden-ring/damage', '.level-chart'],
    ['/graphql', '.graphiql-editors .monaco-editor'],
  ])('shows %s without an error', async (path, shown) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => {
      // GraphiQL requests the schema before the reader has entered a key.
      const isWithoutKey = path === '/graphql' && message.text().includes('401');
      if (['error', 'warning'].includes(message.type()) && !isWithoutKey) errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('request', (request) => {
      if (
        !request
          .url()
          .replace(/^blob:/, '')
          .startsWith(`${service.url}/`) &&
        !request.url().startsWith('data:')
      )
        errors.push(`request to ${request.url()}`);
    });
    // Where the pages find the key of a visitor.
    await page.addInitScript((key) => sessionStorage.setItem('caryll-key', key), service.key);
    await page.goto(`${service.url}${path}`);
    await page.locator(shown).first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  test.each([
    ['/docs/checklist', '.progress-counts', 'h1, .note'],
    ['/docs/tools', '.level-chart', 'h1'],
  ])('draws %s around the texts that it has before its script', async (path, drawn, texts) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    // Before any script of the page runs.
    await page.addInitScript((selector) => {
      document.addEventListener(
        'readystatechange',
        () => Object.assign(globalThis, { first: [...document.querySelectorAll(`main :is(${selector})`)] }),
        { once: true },
      );
    }, texts);
    await page.goto(service.url + path);
    await page.locator(drawn).first().waitFor();
    const kept = await page.evaluate(() =>
      (globalThis as unknown as { first: Element[] }).first.map(({ isConnected }) => isConnected),
    );
    expect(kept).toEqual(texts.split(', ').map(() => true));
    await context.close();
  });
});
