import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { openBrowser, program, takePicture } from '../docs/chromium.ts';
import { servedGames } from '../../src/kinds/served.ts';
import { until } from '../until.ts';
import { openTestService, type TestService } from '../service.ts';

/** GraphiQL in a real browser, under the policy it is sent with. Skipped where there is no Chromium. */
const inBrowser = program === undefined ? describe.skip : describe;

let service: TestService;
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** What a page must not do: fail, break a rule of its policy, or load something from elsewhere. */
let errors: string[];
/** Names of the operations that the page has sent. */
let queries: string[];

beforeAll(async () => {
  if (program === undefined) return;
  service = await openTestService();
  browser = await openBrowser();
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await service?.close();
});

async function openWindow(width = 1440, height = 900): Promise<void> {
  context = await browser.newContext({ viewport: { width, height } });
  page = await context.newPage();
  page.setDefaultTimeout(30_000);
  errors = [];
  queries = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  page.on('request', (request) => {
    if (request.method() === 'POST') queries.push(request.postDataJSON().operationName);
    const address = request.url();
    if (!address.startsWith(service.url) && !address.startsWith('data:')) errors.push(address);
  });
}

const waitForEditor = () => page.locator('.graphiql-query-editor .monaco-editor').waitFor();

async function open(target: string, ...size: Parameters<typeof openWindow>): Promise<void> {
  await openWindow(...size);
  await page.goto(service.url + target);
  await waitForEditor();
}

/** Types a key between the quotes in the headers editor. */
async function typeKey(key = service.key): Promise<void> {
  await page.locator('.graphiql-editor-tool .monaco-editor:visible').click();
  for (const press of ['Control+End', 'ArrowUp', 'End', 'ArrowLeft']) await page.keyboard.press(press);
  await page.keyboard.type(key);
}

/** Types the beginning of a query into the editor, and waits for what completes it. */
async function expectCompletion(typed: string, completed: string): Promise<void> {
  await page.locator('.graphiql-query-editor .monaco-editor').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(typed);
  const offered = page.locator('.suggest-widget .monaco-list-row', { hasText: completed }).first();
  await until(`${completed} is offered`, async () => {
    if (await offered.isVisible()) return true;
    // The schema may have come after the last letter.
    await page.keyboard.press('Control+Space');
    return false;
  });
}

/** Executes the query in the editor. GraphiQL reads the name of its operation a while after the text is there. */
async function execute(operation = 'bossGuide'): Promise<void> {
  await until(`${operation} is sent`, async () => {
    await page.getByRole('button', { name: /Execute query/ }).click();
    return queries.at(-1) === operation;
  });
  await page.locator('.graphiql-response', { hasText: '"data"' }).waitFor();
}

afterEach(async () => {
  if (program === undefined) return;
  await context.close();
  expect(errors).toEqual([]);
});

inBrowser.each([...servedGames().keys()])('GraphiQL of %s', (gameId) => {
  test('starts with examples and without a request, and completes once a key is typed', async () => {
    await open(`/graphql/${gameId}`);
    expect(await page.getByRole('tab').allInnerTexts()).toContain('bossGuide');
    expect(queries).toEqual([]);
    await typeKey();
    await until('the schema is read', () => queries.length > 0);
    expect(queries).toEqual(['IntrospectionQuery']);
    await execute();
    await expectCompletion('{ bo', 'bosses');
  });
});

inBrowser('GraphiQL', () => {
  test('opens for a game without examples', async () => {
    const whole = await service.get('/graphql', { headers: { Accept: 'text/html' } });
    const body = whole.text.replace(/"queries":\[.*?\]\}<\/script>/, '"queries":[]}</script>');
    expect(body).not.toBe(whole.text);
    await openWindow();
    await page.route(`${service.url}/graphql`, (route) => route.fulfill({ body, contentType: 'text/html' }));
    await page.goto(`${service.url}/graphql`);
    await waitForEditor();
    expect(await page.getByRole('tab').allInnerTexts()).toHaveLength(1);
  });

  test('keeps the key for all tabs and games, and the tabs of each game, but no key in a new window', async () => {
    await open('/graphql');
    await typeKey();
    // Tabs move into their places for a while, and a click could miss.
    await page.locator('.graphiql-tab-button', { hasText: 'shopList' }).dispatchEvent('click');
    await page.locator('.graphiql-query-editor', { hasText: 'merchants' }).waitFor();
    await execute('shopList');
    const tabs = await page.getByRole('tab').allInnerTexts();
    await page.reload();
    await waitForEditor();
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(tabs);
    await execute('shopList');
    await page.goto(`${service.url}/graphql/elden-ring`);
    await waitForEditor();
    await execute();
    await context.close();
    await open('/graphql');
    expect(await page.content()).not.toContain(service.key);
  });

  test('reads the schema with the key that follows a refused one', async () => {
    await open('/graphql');
    await typeKey(await service.newKey('free'));
    await until('the schema is read', () => queries.length > 0);
    await page.keyboard.press('Control+A');
    await page.keyboard.type(`{ "X-API-Key": "${service.key}`);
    await expectCompletion('{ bo', 'bosses');
    expect(errors.splice(0)).toEqual([expect.stringContaining('403')]);
  });

  test('is in files that a browser keeps', async () => {
    const { text } = await service.get('/graphql', { key: null, headers: { Accept: 'text/html' } });
    expect(text.length).toBeLessThan(10_000);
    const paths = [...text.matchAll(/"(\/(?:graphql|docs)\/assets\/[^"]+)"/g)].map(([, file]) => file!);
    expect(paths).toHaveLength(6);
    for (const file of paths) {
      const { status, headers } = await service.get(file, { key: null });
      expect([file, status, headers['cache-control']]).toEqual([
        file,
        200,
        'public, max-age=31536000, immutable',
      ]);
    }
    expect((await service.get('/graphql/assets/other.js', { key: null })).status).toBe(404);
  });

  test.each([
    ['on a desktop', 1440, 900],
    ['on a phone', 390, 844],
  ])('runs an example %s', async (where, width, height) => {
    await open('/graphql', width, height);
    await typeKey();
    await execute();
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
