import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { bloodborne } from '../progress/bloodborne.ts';
import { type SharedService, sharedService } from '../service.ts';
import { openBrowser, program, takePicture, violations } from './chromium.ts';

const { walkthrough } = bloodborne;

/** The checklist in a real browser, as somebody uses it who plays. */
const inBrowser = program === undefined ? describe.skip : describe;

let service: SharedService;
let browser: Browser;
beforeAll(async () => {
  if (program === undefined) return;
  service = await sharedService();
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const counts = ['locations', 'bosses', 'npcs', 'obtainable'] as const;

async function open(page: Page, fragment = ''): Promise<void> {
  await page.goto(`${service.url}/bloodborne/checklist${fragment}`);
  await page.locator('.progress-counts').waitFor();
}

/** The control of a step; none for a step on which nothing depends. */
const controlOf = (page: Page, step: string) =>
  step === 'insight:1'
    ? page.getByLabel('Insight')
    : step.startsWith('location:')
      ? page.locator(`[id="${step.slice('location:'.length)}"] .visited input`)
      : page.locator(`#mark-${step.replaceAll(/\W/g, '-')} input`);

const kept = (page: Page) =>
  page.evaluate<string>("localStorage.getItem('caryll-progress-bloodborne') ?? ''");

/** What the route counts for the marks that the browser keeps. */
async function countsOfRoute(page: Page) {
  const have = await kept(page);
  const { json } = await service.get(`/v1/bloodborne/progress?have=${encodeURIComponent(have)}`);
  return counts.map((name) => json.data.open[name].length);
}
const countsOfPage = (page: Page) =>
  Promise.all(counts.map(async (name) => Number(await page.locator(`[data-count=${name}]`).textContent())));

inBrowser('the first five bosses of a walkthrough', () => {
  const bosses = walkthrough.filter((step) => step.startsWith('boss:')).slice(0, 5);
  let context: BrowserContext;
  let page: Page;
  const errors: string[] = [];
  let played = 0;

  beforeAll(async () => {
    context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    page = await context.newPage();
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(error.message));
    await open(page);
  });
  afterAll(() => context?.close());

  test.each(bosses)('%s can be marked when it is its turn; page, route and map agree', async (boss) => {
    const end = walkthrough.indexOf(boss) + 1;
    for (const step of walkthrough.slice(played, end)) {
      const control = controlOf(page, step);
      // Nothing depends on what has no control: only things to obtain, never a boss, a place, a step or a phase.
      if ((await control.count()) === 0) {
        expect(step).toMatch(/^(item|weapon|gesture|rune):/);
        continue;
      }
      expect({ step, isVisible: await control.isVisible() }).toEqual({ step, isVisible: true });
      if ((await control.getAttribute('type')) === 'number') {
        await control.fill(String(Number(await control.inputValue()) + 1));
        await control.press('Enter');
      } else await control.check();
    }
    played = end;
    expect((await kept(page)).split(',')).toContain(boss);
    expect(await countsOfPage(page)).toEqual(await countsOfRoute(page));
    await takePicture(page, `progress-${bosses.indexOf(boss) + 1}`);

    const map = await context.newPage();
    await map.goto(`${service.url}/bloodborne/map`);
    await map.locator('.map-picture .is-open').first().waitFor();
    const reached = await map.locator('.map-picture :is(.is-open, .is-done)').count();
    expect(reached).toBe((await countsOfPage(page))[0]);
    // A name beyond the frontier is hidden, from readers of the screen and by it, until it is wanted.
    const place = map.locator('.map-picture [data-place=byrgenwerth]');
    const name = place.locator('text').first();
    expect([await name.isVisible(), await place.getAttribute('aria-label')]).toEqual([
      false,
      'A location: not open yet',
    ]);
    await map.getByRole('switch', { name: 'Show spoilers' }).click();
    await map.waitForFunction(
      "document.querySelector('[data-place=byrgenwerth]').getAttribute('aria-label').startsWith('Byrg')",
    );
    expect(await name.isVisible()).toBe(true);
    await map.getByRole('switch', { name: 'Show spoilers' }).click();
    await takePicture(map, `progress-map-${bosses.indexOf(boss) + 1}`);
    await map.close();
    expect(errors).toEqual([]);
  });

  test('nothing beyond the frontier is named unless wanted', async () => {
    const spoilers = page.getByLabel('Spoilers');
    const text = () => page.locator('#checklist').textContent();
    expect(await text()).not.toContain('Byrgenwerth');
    await spoilers.selectOption('mild');
    expect(await text()).toMatch(/Not open yet: \d+ locations, \d+ bosses/);
    expect(await text()).not.toContain('Byrgenwerth');
    await spoilers.selectOption('all');
    expect(await text()).toContain('Byrgenwerth');
    await spoilers.selectOption('none');
  });

  test('marks are there again after a reload, can be undone and removed', async () => {
    const before = await kept(page);
    await page.reload();
    await page.locator('.progress-counts').waitFor();
    expect(await countsOfPage(page)).toEqual(await countsOfRoute(page));
    await page.getByRole('button', { name: 'Reset' }).click();
    expect(await kept(page)).toBe('');
    expect((await countsOfPage(page))[0]).toBe(3);
    await page.keyboard.press('Control+z');
    expect(await kept(page)).toBe(before);
  });

  test('a link shows them elsewhere, and leaves the marks there alone', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Link copied.').waitFor({ state: 'attached' });
    const link = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(link.length).toBeLessThan(400);

    const other = await browser.newContext();
    const guest = await other.newPage();
    await open(guest);
    await controlOf(guest, 'location:iosefkas-clinic').check();
    await guest.goto('about:blank');
    await guest.goto(link);
    await guest.locator('.from-link').waitFor();
    expect(await countsOfPage(guest)).toEqual(await countsOfPage(page));
    await controlOf(guest, 'boss:vicar-amelia').check();
    expect(await kept(guest)).toBe('location:iosefkas-clinic');
    await guest.getByRole('link', { name: 'Back to my progress' }).click();
    // The page hears of another address only after the click, and draws then.
    await guest.locator('.from-link').waitFor({ state: 'detached' });
    expect((await countsOfPage(guest))[0]).toBe(3);
    await guest.goBack();
    await guest.getByRole('button', { name: 'Replace mine with this' }).click();
    expect(await kept(guest)).toContain('boss:vicar-amelia');
    await other.close();
  });

  test('the map names what is not open yet nowhere: choices, search, its section and ways to it', async () => {
    const map = await context.newPage();
    await map.goto(`${service.url}/bloodborne/map`);
    await map.locator('.map-picture .is-later').first().waitFor();
    const later = await map.locator('.map-picture .is-later').evaluateAll((links) =>
      links.map((link) => ({
        slug: (link as SVGAElement).dataset['place']!,
        name: link.querySelector('text')!.textContent!.trim(),
      })),
    );
    expect(later.length).toBeGreaterThan(3);
    const texts = async () =>
      (await map.locator('.map-route option, .place h3, .place li > a[href^="#"]').allTextContents()).map(
        (text) => text.trim(),
      );
    const names = later.map(({ name }) => name);
    expect((await texts()).filter((text) => names.includes(text))).toEqual([]);
    const { slug, name } = later.find(({ slug: each }) => each === 'byrgenwerth')!;
    const searched = async () => {
      await map.getByRole('searchbox', { name: /Search places/ }).fill(name);
      await map.locator('.map-found p').waitFor();
      return map.locator(`.map-found a[href="#${slug}"]`).count();
    };
    expect(await searched()).toBe(0);
    await map.getByRole('searchbox', { name: /Search places/ }).fill('');
    await map.locator('[name=to]').selectOption(slug);
    await map.getByRole('button', { name: 'Find route' }).click();
    await map.locator('.map-way p').first().waitFor({ state: 'attached' });
    expect(await map.locator('.map-way').textContent()).not.toContain(name);
    await map.evaluate(([place]) => (location.hash = place!), [slug] as const);
    await map.locator(`#${slug}.current`).waitFor({ state: 'attached' });
    await map.locator(`#${slug} h3`, { hasText: 'A location that is not open yet' }).waitFor();
    expect(await map.locator(`#${slug} > ul`).first().isVisible()).toBe(false);
    await takePicture(map, 'progress-map-hidden-place');
    await map.getByRole('switch', { name: 'Show spoilers' }).click();
    await map.waitForFunction(
      ([place, text]) => document.querySelector(`#${place} h3`)?.textContent === text,
      [slug, name] as const,
    );
    expect((await texts()).filter((text) => text === name).length).toBeGreaterThan(2);
    expect(await searched()).toBe(1);
    await map.getByRole('switch', { name: 'Show spoilers' }).click();
    await map.close();
  });

  test('places and bosses can be marked on the map, too', async () => {
    const map = await context.newPage();
    await map.goto(`${service.url}/bloodborne/map#cathedral-ward`);
    await map.locator('.map-picture .is-open').first().waitFor();
    await map.locator('[data-mark="boss:vicar-amelia"]').check();
    await map.waitForFunction(
      "localStorage.getItem('caryll-progress-bloodborne').includes('boss:vicar-amelia')",
    );
    await map.locator('#cathedral-ward').getByRole('link', { name: 'Checklist' }).click();
    await map.waitForURL(/\/bloodborne\/checklist#\/bloodborne\?at=cathedral-ward$/);
    await map.locator('.progress-counts').waitFor();
    expect(await controlOf(map, 'boss:vicar-amelia').isChecked()).toBe(true);
    expect(await map.evaluate('document.activeElement.textContent')).toBe('Cathedral Ward');
    // The page of the checklist was open meanwhile.
    await page.waitForFunction("document.querySelector('#mark-boss-vicar-amelia input').checked");
    await map.close();
  });
});

inBrowser('on a phone', () => {
  test.each(['light', 'dark'] as const)(
    'it fits, is accessible, and works by keyboard: %s',
    async (colorScheme) => {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        colorScheme,
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.addInitScript(
        "localStorage.setItem('caryll-progress-bloodborne', 'boss:father-gascoigne,item:vermin:3,stage:evening')",
      );
      await open(page);
      await page.getByLabel('Spoilers').selectOption('all');
      for (const summary of await page.locator('.progress details:not([open]) > summary').all())
        if (await summary.isVisible()) await summary.click();
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
      expect(await violations(page)).toEqual([]);
      const box = controlOf(page, 'boss:cleric-beast');
      await box.focus();
      await page.keyboard.press('Space');
      expect(await box.isChecked()).toBe(true);
      expect(await page.evaluate('document.activeElement.closest(".entry").id')).toBe(
        'mark-boss-cleric-beast',
      );
      await takePicture(page, `progress-phone-${colorScheme}`);
      await context.close();
    },
  );
});
