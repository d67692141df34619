import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { type SharedService, sharedService } from '../service.ts';
import { openBrowser, program } from './chromium.ts';

/** Addresses that somebody sends to another: whatever their fragment or query is, a page works and stays on this site. */
const inBrowser = program === undefined ? describe.skip : describe;

let service: SharedService;
let browser: Browser;
beforeAll(async () => {
  if (program === undefined) return;
  service = await sharedService();
  browser = await openBrowser();
});
afterAll(() => browser?.close());

inBrowser('a hostile address', () => {
  test.each([
    ['/bloodborne/map#%E0%A4%A', '.map-search'],
    ['/elden-ring/map#%E0%A4%A', '.map-search'],
    ['/elden-ring/map#items/__proto__', '.map-search'],
    ['/bloodborne/checklist#/__proto__', '.progress-counts'],
    ['/bloodborne/checklist#/constructor', '.progress-counts'],
    ['/docs/tools#/__proto__', '.tool-panel'],
    ['/docs/tools#/constructor', '.tool-panel'],
    ['/docs/reference/bloodborne-bosses?try=/v1/bloodborne/bosses/%25E0%25A4%25A', '.console'],
  ])('%s shows the page without an error', async (path, drawn) => {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(service.url + path);
    await page.locator(drawn).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(errors).toEqual([]);
    await page.close();
  });

  test.each(['//evil.example/', '/\\evil.example/', '/\t/evil.example/', '\\\\evil.example', '/'])(
    'of the former explorer, %j, leads home',
    async (target) => {
      const page = await browser.newPage();
      const requested: string[] = [];
      page.on('request', (request) => requested.push(new URL(request.url()).host));
      await page.goto(`${service.url}/docs/explore#${target}`);
      await page.waitForURL(`${service.url}/`);
      expect(new Set(requested)).toEqual(new Set([new URL(service.url).host]));
      await page.close();
    },
  );

  test('of the former explorer leads to the page of the record', async () => {
    const page = await browser.newPage();
    await page.goto(`${service.url}/docs/explore#/bloodborne/bosses?sort=-hp`);
    await page.waitForURL(`${service.url}/bloodborne/bosses?sort=-hp`);
    await page.close();
  });
});
