import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser, program, takePicture } from '../docs/chromium.ts';
import { openTestService, type TestService } from '../service.ts';

/** GraphiQL in a real browser, under the policy it is sent with. Skipped where there is no Chromium. */
const inBrowser = program === undefined ? describe.skip : describe;

let service: TestService;
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** What a page must not do: fail, break a rule of its policy, or load something from elsewhere. */
let faults: string[];

beforeAll(async () => {
  if (program === undefined) return;
  service = await openTestService();
  browser = await openBrowser();
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await service?.close();
});

async function open(width: number, height: number): Promise<void> {
  context = await browser.newContext({ viewport: { width, height } });
  page = await context.newPage();
  page.setDefaultTimeout(15_000);
  faults = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(service.url) && !request.url().startsWith('data:'))
      faults.push(request.url());
  });
  await page.goto(`${service.url}/graphql`);
  await page.locator('.graphiql-query-editor .CodeMirror').waitFor();
}

async function useKey(): Promise<void> {
  await page.getByLabel('API key of plan internal').fill(service.key);
  await page.getByRole('button', { name: 'Use' }).click();
}

const answer = () => page.locator('.result-window').textContent();

inBrowser.each([
  ['on a desktop', 1440, 900],
  ['on a phone', 390, 844],
])('GraphiQL %s', (where, width, height) => {
  beforeEach(() => open(width, height));
  afterEach(async () => {
    await context.close();
    expect(faults).toEqual([]);
  });

  test('starts with the examples and the way back, and sends nothing without a key', async () => {
    const before = service.observed.length;
    expect(await page.getByRole('tab').allInnerTexts()).toContain('bossGuide');
    expect(await page.getByRole('link', { name: 'Documentation' }).getAttribute('href')).toBe(
      '/docs/graphql',
    );
    await page.getByRole('button', { name: /Execute query/ }).click();
    await page.getByText('Enter an API key of plan internal').waitFor();
    const asked = service.observed.slice(before).filter((each) => each.type === 'request');
    expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  test('runs an example with a key, beside the docs', async () => {
    await useKey();
    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    await page.getByText('All Schema Types').waitFor();
    await page.getByRole('button', { name: /Execute query/ }).click();
    await page.waitForFunction("document.querySelector('.result-window').innerText.includes('Amygdala')");
    expect(await answer()).toContain('hpNgPlus');
    await takePicture(page, `graphiql ${where}`);
    // The docs leave the editor its room.
    const { width: editor } = (await page.locator('.graphiql-editors').boundingBox())!;
    expect(editor).toBeGreaterThan(Math.min(330, width / 3));
    for (const part of ['.graphiql-plugin', '.graphiql-editors', '.graphiql-response']) {
      const { x, y, width: wide, height: high } = (await page.locator(part).boundingBox())!;
      expect({ part, inside: x >= 0 && y >= 0 && x + wide <= width && y + high <= height }).toEqual({
        part,
        inside: true,
      });
      expect(high).toBeGreaterThan(150);
    }
  });
});
