import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { guideNames } from '../../docs-site/guides.ts';
import { fromRoot } from '../../src/root.ts';
import { openTestService, type TestService } from '../service.ts';

/** The pages in a real browser. With CARYLL_SCREENSHOTS=<folder> each is also kept as a picture, to be looked at. */
const program = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((file) =>
  existsSync(file),
);
if (program === undefined) {
  const message = 'SKIPPED: the documentation in a browser, for want of chromium (apt-get install chromium)';
  if (process.env['CARYLL_REQUIRE_SERVERS'] === '1') throw new Error(message);
  process.stderr.write(`\n${message}\n`);
}
const inBrowser = program === undefined ? describe.skip : describe;
const pictures = process.env['CARYLL_SCREENSHOTS'];

const windows = [
  ['wide', 'light', { width: 1440, height: 900 }],
  ['wide', 'dark', { width: 1440, height: 900 }],
  ['phone', 'light', { width: 390, height: 844 }],
  ['phone', 'dark', { width: 390, height: 844 }],
] as const;

let service: TestService;
let url: string;
let browser: Browser;

beforeAll(async () => {
  if (program === undefined) return;
  service = await openTestService();
  url = service.url;
  browser = await chromium.launch({
    executablePath: program,
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}, 60_000);
afterAll(async () => {
  await browser?.close();
  await service?.close();
});

const axe = readFileSync(fromRoot('node_modules', 'axe-core', 'axe.min.js'), 'utf8');

/** Serious and critical violations of WCAG 2.2 AA and best practices, in one line each. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const found = await page.evaluate(() =>
    (globalThis as unknown as { axe: { run(options: object): Promise<{ violations: any[] }> } }).axe.run({
      resultTypes: ['violations'],
    }),
  );
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html }: { html: string }) => html.slice(0, 120)).join(' | ')}`,
    );
}

inBrowser.each(windows)('%s window, %s', (window, colorScheme, viewport) => {
  let context: BrowserContext;
  let page: Page;
  /** What must not happen: console errors, failed requests, requests to elsewhere. */
  let faults: string[];

  beforeAll(async () => {
    context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
    page = await context.newPage();
    page.setDefaultTimeout(15_000);
    faults = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(message.text());
    });
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('requestfailed', (request) => faults.push(`${request.url()} failed`));
    context.on('request', (request) => {
      if (!request.url().startsWith(`${url}/`)) faults.push(`request to ${request.url()}`);
    });
  });
  afterAll(() => context.close());

  const picture = async (name: string) => {
    if (pictures === undefined) return;
    mkdirSync(pictures, { recursive: true });
    await page.screenshot({ path: path.join(pictures, `${window}-${colorScheme}-${name}.png`) });
  };
  const healthy = async (what: string) => {
    expect({ what, faults, violations: await violations(page) }).toEqual({
      what,
      faults: [],
      violations: [],
    });
  };

  /** Colours are of the whole; a few pages show them all. */
  const paths =
    colorScheme === 'dark'
      ? ['', '/errors', '/data-model', '/reference/npcs']
      : [
          '',
          ...guideNames.map((name) => `/${name}`),
          '/reference/bosses',
          '/reference/npcs',
          '/reference/search',
        ];
  test.each(paths)('/docs%s is whole, fits and is accessible', async (target) => {
    await page.goto(`${url}/docs${target}`);
    await page.locator('h1').waitFor();
    await picture(target.replaceAll('/', '-').slice(1) || 'home');
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    await healthy(target);
  });

  test('"try it" asks for a key, takes it, and returns a boss', async () => {
    await page.goto(`${url}/docs/reference/bosses#getBoss`);
    const panel = page.locator('[data-operation=getBoss]');
    await panel.locator('button[type=submit]').click();
    await page.locator('#key[open]').waitFor();
    await page.locator('#key-input').fill(service.key);
    await page.locator('[data-save]').click();
    await page.locator('.key-state .good').waitFor();
    await picture('key');
    await healthy('key dialog');
    await page.keyboard.press('Escape');

    await panel.locator('[name=slug]').fill('cleric-beast');
    expect(await panel.locator('[data-sample]').textContent()).toContain(
      `${url}/v1/bloodborne/bosses/cleric-beast`,
    );
    await panel.locator('button[type=submit]').click();
    await panel.locator('.answer pre').waitFor();
    const body = JSON.parse((await panel.locator('.answer code').first().textContent())!);
    expect(body.data).toMatchObject({ slug: 'cleric-beast', hp: 3015, blood_echoes: 4000 });
    expect(await panel.locator('.answer-state').textContent()).toMatch(/^200 .* 1 unit .* left$/);
    await panel.locator('form.try').scrollIntoViewIfNeeded();
    await picture('try');
    await healthy('answer');

    const kept = await page.evaluate('JSON.stringify({ ...localStorage })');
    expect(kept).not.toContain(service.key);
    expect(page.url()).not.toContain('caryll_');
  });

  test('a mistake is shown as the problem it is', async () => {
    const panel = page.locator('[data-operation=getBoss]');
    await panel.locator('[name=slug]').fill('cleric-beest');
    await panel.locator('button[type=submit]').click();
    await panel.locator('.answer-state .s4').waitFor();
    expect(await panel.locator('.answer code').first().textContent()).toContain('"cleric-beast"');
    // The browser itself reports a 404 on its console.
    faults = faults.filter((fault) => !fault.includes('404'));
  });

  test('code is shown in another language, also on the next page', async () => {
    await page.locator('[data-operation=getBoss] .language').selectOption('python');
    expect(await page.locator('[data-operation=getBoss] [data-sample]').textContent()).toContain(
      'import requests',
    );
    await page.goto(`${url}/docs/reference/runes`);
    expect(await page.locator('[data-operation=listRunes] [data-sample]').textContent()).toContain(
      'import requests',
    );
  });

  test('search finds by keyboard and leads there', async () => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type('if-none-match');
    await page.locator('[role=option]').first().waitFor();
    await page.locator('#search input').fill('quota_exceeded');
    await page.locator('[role=option]', { hasText: 'quota_exceeded' }).first().waitFor();
    await picture('search');
    await healthy('search');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/docs\/errors#quota_exceeded$/);
    await page.keyboard.press('Control+k');
    await page.locator('#search[open]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('#search:not([open])').waitFor({ state: 'attached' });
  });

  test('the colours can be turned over, and stay so', async () => {
    const paper = () => page.evaluate('getComputedStyle(document.body).backgroundColor');
    const before = await paper();
    await page.locator('.theme-button').click();
    const after = await paper();
    expect(after).not.toBe(before);
    await page.reload();
    expect(await paper()).toBe(after);
    await page.locator('.theme-button').click();
  });

  if (window === 'phone') {
    test('the menu opens, leads on, and closes', async () => {
      await page.locator('.menu-button').click();
      await page.locator('#nav').waitFor();
      await picture('menu');
      await healthy('menu');
      await page.locator('#nav a', { hasText: 'Weapons' }).click();
      await page.waitForURL(/reference\/weapons$/);
      await page.locator('#nav').waitFor({ state: 'hidden' });
    });
  }
});

inBrowser('without JavaScript', () => {
  test('everything can still be read', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${url}/docs/reference/bosses`);
    expect(await page.locator('[data-operation=getBoss] [data-sample]').textContent()).toContain('curl');
    expect(await page.locator('#nav').isVisible()).toBe(true);
    expect(await page.locator('.try').first().isVisible()).toBe(false);
    await context.close();
  });
});
