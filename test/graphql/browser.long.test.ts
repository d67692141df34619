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
let errors: string[];

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
  errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    // It requests the schema before the reader has entered a key.
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('401'))
      errors.push(message.text());
  });
  page.on('request', (request) => {
    const address = request.url().replace(/^blob:/, '');
    if (!address.startsWith(service.url) && !address.startsWith('data:')) errors.push(address);
  });
  await page.goto(`${service.url}/graphql`);
  await page.locator('.graphiql-query-editor .monaco-editor').waitFor();
}

/** Types the key between the quotes in the headers editor. */
async function useKey(): Promise<void> {
  await page.locator('.graphiql-editor-tool .monaco-editor:visible').click();
  for (const press of ['Control+End', 'ArrowUp', 'End', 'ArrowLeft']) await page.keyboard.press(press);
  await page.keyboard.type(service.key);
}

inBrowser.each([
  ['on a desktop', 1440, 900],
  ['on a phone', 390, 844],
])('GraphiQL %s', (where, width, height) => {
  beforeEach(() => open(width, height));
  afterEach(async () => {
    await context.close();
    expect(errors).toEqual([]);
  });

  test('starts with the examples', async () => {
    expect(await page.getByRole('tab').allInnerTexts()).toContain('bossGuide');
  });

  test('runs an example with a key', async () => {
    await useKey();
    await page.getByRole('button', { name: /Execute query/ }).click();
    await page.locator('.graphiql-response', { hasText: '"data"' }).waitFor();
    await takePicture(page, `graphiql ${where}`);
    for (const part of ['.graphiql-editors', '.graphiql-response']) {
      const { x, y, width: wide, height: high } = (await page.locator(part).boundingBox())!;
      expect({ part, inside: x >= 0 && y >= 0 && x + wide <= width && y + high <= height }).toEqual({
        part,
        inside: true,
      });
      expect(high).toBeGreaterThan(150);
    }
  });
});
