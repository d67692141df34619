import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@jest/globals';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { fromRoot } from '../../src/root.ts';
import { programsNamed, skipped } from '../programs.ts';

/** The browser of this machine; undefined where there is none, and then its suites are skipped. */
export const program = ['chromium', 'chromium-browser', 'google-chrome'].flatMap((name) =>
  programsNamed(name),
)[0];
if (program === undefined)
  skipped('all tests in a browser (no chromium that runs was found: apt-get install chromium)');

export const openBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: program!,
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

const axe = readFileSync(fromRoot('node_modules', 'axe-core', 'axe.min.js'), 'utf8');

/**
 * Serious and critical violations of WCAG 2.2 AA and best practices, in one line each.
 *
 * @param options of axe, for instance the rules to look for.
 * @param within what is looked at, as a selector.
 */
export async function violations(page: Page, options: object = {}, within = 'html'): Promise<string[]> {
  if (!(await page.evaluate('"axe" in globalThis'))) await page.evaluate(axe);
  const found = await page.evaluate(
    ([selector, chosen]) =>
      (
        globalThis as unknown as {
          axe: { run(context: string, options: object): Promise<{ violations: any[] }> };
        }
      ).axe.run(selector, { resultTypes: ['violations'], ...chosen }),
    [within, options] as const,
  );
  return found.violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html }: { html: string }) => html.slice(0, 120)).join(' | ')}`,
    );
}

const pictures = process.env['CARYLL_SCREENSHOTS'];

/** Keeps what the window shows as a picture, where CARYLL_SCREENSHOTS names a folder for them. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (pictures === undefined) return;
  mkdirSync(pictures, { recursive: true });
  await page.screenshot({ path: path.join(pictures, `${name}.png`) });
}

/** A page in a window of its own, and what happens in it. */
export interface WatchedPage {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Requests to the API. */
  readonly requested: string[];
  /** Expects no errors of scripts or of the policy, no overflow and no violations, and takes a picture. */
  readonly healthy: (what: string) => Promise<void>;
}

/** Opens a window of 1440 by 900 unless the options say otherwise. Close its `context`. */
export async function openWatched(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  const requested: string[] = [];
  const errors: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/v1')) requested.push(pathname + search);
  });
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // A refusal is reported by the browser itself.
    if (
      ['error', 'warning'].includes(message.type()) &&
      !message.text().startsWith('Failed to load resource')
    )
      errors.push(message.text());
  });
  const healthy = async (what: string) => {
    await takePicture(page, what);
    const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect({ what, errors, overflow, violations: await violations(page) }).toEqual({
      what,
      errors: [],
      overflow: 0,
      violations: [],
    });
  };
  return { context, page, requested, healthy };
}
