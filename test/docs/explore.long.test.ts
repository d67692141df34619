import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type SharedService, sharedService } from '../service.ts';
import { openBrowser, program, takePicture, violations } from './chromium.ts';

/** The explorer and the map in a real browser, against the real service. */
const inBrowser = program === undefined ? describe.skip : describe;

let service: SharedService;
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** Requests to the API, and what must not happen: errors of scripts and of the policy. */
let asked: string[];
let faults: string[];

beforeAll(async () => {
  if (program === undefined) return;
  service = await sharedService();
  browser = await openBrowser();
}, 60_000);
afterAll(async () => {
  await browser?.close();
});

async function open(options: Parameters<Browser['newContext']>[0] = {}): Promise<void> {
  context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  page = await context.newPage();
  page.setDefaultTimeout(15_000);
  [asked, faults] = [[], []];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/v1')) asked.push(pathname + search);
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    // A refusal is reported by the browser itself.
    if (
      ['error', 'warning'].includes(message.type()) &&
      !message.text().startsWith('Failed to load resource')
    )
      faults.push(message.text());
  });
}

/** Opens an address of the explorer as somebody who has a key. */
async function explore(hash: string, key = service.key): Promise<void> {
  await page.addInitScript((secret) => sessionStorage.setItem('caryll-key', secret), key);
  await page.goto(`${service.url}/docs/explore${hash}`);
}

const healthy = async (what: string) => {
  await takePicture(page, what);
  const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
  expect({ what, faults, overflow, violations: await violations(page) }).toEqual({
    what,
    faults: [],
    overflow: 0,
    violations: [],
  });
};
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const link = (name: string) => page.locator('main').getByRole('link', { name, exact: true }).first();
const outcome = (text: RegExp) => page.locator('.requests p', { hasText: text }).first().waitFor();
const address = () => new URL(page.url()).hash;

inBrowser('the explorer', () => {
  beforeEach(() => open());
  afterEach(() => context.close());

  test('shows what it needs, requests nothing before, and continues with the key', async () => {
    await page.goto(`${service.url}/docs/explore#/bloodborne/bosses`);
    await heading('Bosses');
    expect(asked).toEqual([]);
    await healthy('explorer-without-key');
    await page.getByRole('button', { name: 'Set your key' }).press('Enter');
    await page.locator('#key-input').fill(service.key);
    await page.locator('[data-save]').click();
    await page.locator('.key-state .good').waitFor();
    await page.keyboard.press('Escape');
    await link('Cleric Beast').waitFor();
    expect(await page.locator('.key-needed').isVisible()).toBe(false);
  });

  test.each([
    ['#/bloodborne', ['/v1/bloodborne'], '.cards.kinds a'],
    ['#/bloodborne/bosses?sort=-hp', ['/v1/bloodborne/bosses?page_size=100&sort=-hp'], '.rows td'],
    ['#/bloodborne/weapons/chikage', ['/v1/bloodborne/weapons/chikage?view=full'], 'article h1'],
    [
      '#/bloodborne/chalice-dungeons/pthumeru-chalice',
      ['/v1/bloodborne/chalice-dungeons?slugs=pthumeru-chalice&view=full'],
      '.view h1',
    ],
    [
      '#/bloodborne/weapons?compare=chikage,saw-cleaver',
      ['/v1/bloodborne/weapons/chikage?view=full', '/v1/bloodborne/weapons/saw-cleaver?view=full'],
      '.compare td',
    ],
    ['', ['/v1'], '.cards a'],
  ])(
    'requests what %s shows before its script is there, and for each only once',
    async (hash, targets, shown) => {
      await page.route(/\/explore\.[^/]*\.js$/, async (route) => {
        while (asked.length < targets.length) await page.waitForRequest(/\/v1/);
        await route.continue();
      });
      await explore(hash);
      await page.locator(shown).first().waitFor();
      await outcome(/200 /);
      expect(asked).toEqual(targets);
    },
  );

  test('leads from the kinds to a list, its filters, a record, a relation, and back for nothing', async () => {
    await explore('', await service.newKey('free'));
    await link('Bloodborne').press('Enter');
    await heading('Bloodborne');
    expect(address()).toBe('#/bloodborne');
    await healthy('explorer-kinds');
    await page.getByRole('link', { name: 'Bosses 42' }).press('Enter');
    await heading('Bosses');
    await page.getByRole('status').filter({ hasText: '42 records' }).waitFor();
    expect(await page.evaluate('document.activeElement.tagName')).toBe('H1');
    await outcome(/page_size=100 200 1 unit · 99 left/);

    await page.getByLabel('Optional').selectOption('false');
    await page.getByLabel('Order').selectOption('-hp');
    await page.getByLabel('Location').fill('central-yharnam');
    await page.getByLabel('Location').press('Enter');
    await page.getByRole('status').filter({ hasText: '1 record' }).waitFor();
    expect(address()).toBe('#/bloodborne/bosses?is_optional=false&location_slug=central-yharnam&sort=-hp');
    await healthy('explorer-list');
    await link('Father Gascoigne').click();
    await heading('Father Gascoigne');
    await outcome(/father-gascoigne\?view=full 200 1 unit/);
    expect(await page.title()).toBe('Father Gascoigne · Bosses · Explorer · Caryll API');
    const { data } = (await service.get('/v1/bloodborne/bosses/father-gascoigne?view=full')).json;
    const shown = await page.locator('article').textContent();
    for (const figure of [data.hp, data.blood_echoes, data.figures.new_game_plus.hp])
      expect(shown).toContain(figure.toLocaleString('en'));
    const bars = page.getByRole('table', { name: 'Defense' }).first();
    expect(await bars.getByRole('row', { name: /^Thrust/ }).textContent()).toContain(
      String(data.figures.defense.thrust),
    );
    await healthy('explorer-record');

    // A reader who skips to the content stays at the place of the address.
    await page.locator('.skip').press('Enter');
    expect(await page.evaluate('document.activeElement.id')).toBe('content');
    expect(address()).toBe('#/bloodborne/bosses/father-gascoigne');

    await link('Central Yharnam').click();
    await heading('Central Yharnam');
    // The other end of the relation, in the record itself and as a list.
    await link('Father Gascoigne').waitFor();
    await link('Bosses at this location').waitFor();
    await takePicture(page, 'explorer-location');
    await page.goBack();
    await heading('Father Gascoigne');
    await outcome(/304 0 units, not changed/);
    await page.reload();
    await outcome(/304 0 units, not changed/);
  });

  test('compares records at an address that can be shared', async () => {
    await explore('#/bloodborne/weapons');
    for (const name of ['Saw Cleaver', 'Chikage', "Ludwig's Holy Blade"])
      await page.getByLabel(`Compare ${name}`, { exact: true }).check();
    await link('Compare 3').click();
    await heading('Weapons side by side');
    expect(address()).toBe('#/bloodborne/weapons?compare=saw-cleaver,chikage,ludwigs-holy-blade');
    await page.reload();
    const row = page.getByRole('row', { name: /^Figures, durability/ });
    const { json } = await service.get(
      '/v1/bloodborne/weapons?slugs=saw-cleaver,chikage,ludwigs-holy-blade&view=full',
    );
    expect((await row.getByRole('cell').allInnerTexts()).map((text) => text.trim())).toEqual(
      json.data.map(({ figures }: any) => String(figures.durability)),
    );
    const sumAtTop = (record: any) =>
      Object.values(record.levels.at(-1).attack as Record<string, number>).reduce(
        (sum, each) => sum + each,
        0,
      );
    const curve = page.getByRole('img', { name: /^Attack over levels/ });
    for (const record of json.data)
      expect(await curve.getAttribute('aria-label')).toMatch(
        new RegExp(`${record.name} from \\d+ to ${sumAtTop(record)}`),
      );
    await takePicture(page, 'explorer-comparison');
  });

  test('draws a weapon over its levels', async () => {
    await explore('#/bloodborne/weapons/chikage');
    const curve = page.getByRole('img', { name: /^Attack over levels/ });
    const { data } = (await service.get('/v1/bloodborne/weapons/chikage?view=full')).json;
    expect(await curve.getAttribute('aria-label')).toContain(
      `Physical from ${data.levels[0].attack.physical} to ${data.levels.at(-1).attack.physical}`,
    );
    expect(await curve.locator('.series-0 circle').count()).toBe(data.levels.length);
    await curve.scrollIntoViewIfNeeded();
    await takePicture(page, 'explorer-weapon');
  });

  test('hides what gives something away, shows it one by one, and all at once there and on the map', async () => {
    await explore('#/bloodborne/bosses');
    await link('Cleric Beast').waitFor();
    const main = page.locator('main');
    expect(await main.textContent()).not.toContain('Moon Presence');
    await page.goto(`${service.url}/docs/explore#/bloodborne/bosses/father-gascoigne`);
    await heading('Father Gascoigne');
    const { data } = (await service.get('/v1/bloodborne/bosses/father-gascoigne?view=full')).json;
    expect(data.spoilers).toContainEqual({ text: '/description', level: 'major' });
    expect(await main.textContent()).not.toContain(data.description);
    await page
      .getByRole('button', { name: 'Hidden: major spoiler (the description). Show it' })
      .press('Enter');
    await page.getByText(data.description).waitFor();
    expect(await page.evaluate('document.activeElement.textContent')).toBe(data.description);
    // What another record marks is hidden here too.
    const { json } = await service.get('/v1/bloodborne/items?view=full&page_size=100');
    const marked = json.data
      .flatMap(({ acquisition_details: ways, spoilers }: any) =>
        spoilers.map(({ text }: any) => ways[/^\/acquisition\/(\d+)\/notes$/.exec(text)?.[1] ?? '']),
      )
      .find((way: any) => way?.location_slug === 'cathedral-ward');
    await page.goto(`${service.url}/docs/explore#/bloodborne/locations/cathedral-ward`);
    await heading('Cathedral Ward');
    expect(await main.textContent()).not.toContain(marked.notes);
    await page.getByRole('switch', { name: 'Show spoilers' }).press('Space');
    await page.getByText(marked.notes).first().waitFor();
    expect(await page.locator('.spoiler').count()).toBe(0);

    await page.goto(`${service.url}/docs/map#hunters-dream`);
    await link('Moon Presence').waitFor();
    const toggle = page.getByRole('switch', { name: 'Show spoilers' });
    expect(await toggle.getAttribute('aria-checked')).toBe('true');
    await toggle.click();
    expect(await link('Moon Presence').isVisible()).toBe(false);
    await page.locator('.place.current .spoiler summary').first().press('Enter');
    expect(await page.locator('.place.current .spoiler[open] a').count()).toBe(1);
    await page.locator('.place.current .spoiler[open] > span:focus').waitFor();
  });

  test('shows the name of a hidden record nowhere: not in addresses, messages or what fields offer', async () => {
    /** All that a reader sees or hears. */
    const told = () =>
      page.evaluate(() => {
        const main = document.querySelector('main')!;
        const offered = [...main.querySelectorAll<HTMLInputElement>('option, input:not([type=hidden])')];
        const labelled = [...main.querySelectorAll('[aria-label]')];
        return [
          document.title,
          main.textContent,
          ...offered.map(({ value }) => value),
          ...labelled.map((each) => each.getAttribute('aria-label')),
        ].join(' ');
      });
    const hidden = /moon.presence/i;
    await explore('#/bloodborne/bosses/moon-presence');
    await outcome(/GET \/v1\/bloodborne\/bosses\/\{slug\}\?view=full 200/);
    expect(await told()).not.toMatch(hidden);
    await link('Endings with this last boss').click();
    await outcome(/endings\?final_boss_slug=\{slug\}&page_size=100 200/);
    expect(await told()).not.toMatch(hidden);
    await page.getByRole('button', { name: 'Hidden: major spoiler (Final boss). Show it' }).press('Enter');
    expect(await told()).toMatch(hidden);

    await page.goto(`${service.url}/docs/explore#/bloodborne/bosses/moon-presense`);
    await page.getByRole('alert').getByText('Did you mean "{slug}"?').waitFor();
    expect(await told()).not.toMatch(hidden);
    await page.goto(`${service.url}/docs/explore#/bloodborne/bosses?compare=moon-presence,cleric-beast`);
    await heading('Bosses side by side');
    expect(await told()).not.toMatch(hidden);

    // Records without a page of their own.
    await page.goto(`${service.url}/docs/explore#/bloodborne/locations/central-yharnam`);
    await heading('Central Yharnam');
    const { data } = (await service.get('/v1/bloodborne/locations/central-yharnam?view=full')).json;
    const [change] = data.insight_changes;
    expect(await told()).not.toContain(change.name);
    expect(await told()).not.toContain(change.slug);
    await page.getByRole('switch', { name: 'Show spoilers' }).click();
    expect(await told()).toContain(change.name);
    await page.goto(`${service.url}/docs/explore#/bloodborne/bosses/moon-presence`);
    await heading('Moon Presence');
    await outcome(/bosses\/moon-presence\?view=full/);
  });

  test('shows why it was refused, and the way out', async () => {
    await explore('#/bloodborne/bosses/father-gascoine');
    await page.getByRole('alert').getByRole('link', { name: 'Father Gascoigne' }).click();
    await heading('Father Gascoigne');

    await page.goto(`${service.url}/docs/explore#/bloodborne/bosses?location_slug=nowhere`);
    await page.getByRole('alert').getByRole('link', { name: 'The list without filters' }).click();
    await link('Cleric Beast').waitFor();

    await context.close();
    await open();
    const spent = await service.newKey('free');
    await explore('#/bloodborne/lamps', spent);
    await outcome(/99 left/);
    for (let count = 0; count < 99; count++) await service.get('/v1/bloodborne/runes', { key: spent });
    await link('Bloodborne').click();
    await link('Bosses 42').click();
    await page
      .getByRole('alert')
      .getByText(/can be tried again after/)
      .waitFor();
    await healthy('explorer-quota');
    // A page that was read before is cached, and is shown.
    await page.goto(`${service.url}/docs/explore#/bloodborne/lamps`);
    await link('Central Yharnam').waitFor();

    await context.close();
    await open();
    await explore('#/bloodborne/bosses', 'caryll_test_mistyped');
    await page.getByRole('alert').getByRole('button', { name: 'Set another key' }).click();
    await page.locator('#key[open]').waitFor();

    await page.keyboard.press('Escape');
    await page.route('**/v1/bloodborne', (route) => route.abort());
    await page.goto(`${service.url}/docs/explore#/bloodborne`);
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).waitFor();
  });
});

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
    await page.goto(`${service.url}/docs/map`);
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
    const told = await place.textContent();
    for (const { name } of [...data.bosses, ...data.npcs, ...data.lamp_details]) expect(told).toContain(name);
    expect(asked).toEqual([]);
    await healthy('map-place');

    await place.getByRole('link', { name: 'Cathedral Ward' }).click();
    await page.waitForURL(/#cathedral-ward$/);
    await page.locator('.map-picture [aria-current][data-place=cathedral-ward]').waitFor();
    await page.goBack();
    await place.getByRole('heading', { level: 3, name: 'Central Yharnam' }).waitFor();
    await place.getByRole('link', { name: 'Full record' }).click();
    await page.waitForURL(/\/docs\/explore#\/bloodborne\/locations\/central-yharnam$/);
  });

  test('is followed by a finger, and chosen by a touch of a place', async () => {
    await context.close();
    await open({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      colorScheme: 'dark',
    });
    await page.goto(`${service.url}/docs/map`);
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

inBrowser('in a small dark window', () => {
  beforeAll(() => open({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' }));
  afterAll(() => context.close());

  test.each([
    'bosses',
    'bosses/father-gascoigne',
    'locations/central-yharnam',
    'weapons?compare=chikage,saw-cleaver',
  ])('%s fits and is accessible', async (target) => {
    await explore(`#/bloodborne/${target}`);
    await outcome(/(200|304) /);
    await healthy(`explorer-phone-${target.replaceAll(/\W/g, '-')}`);
  });
});

inBrowser('without JavaScript', () => {
  test('the map and its places can be read, and nothing is given away', async () => {
    await open({ javaScriptEnabled: false });
    await page.goto(`${service.url}/docs/map`);
    expect(await page.getByRole('heading', { name: 'Fishing Hamlet' }).isVisible()).toBe(true);
    expect(await page.getByText('Moon Presence', { exact: true }).isVisible()).toBe(false);
    await page.goto(`${service.url}/docs/explore`);
    expect(await page.getByText('The explorer needs JavaScript').isVisible()).toBe(true);
    await context.close();
  });
});
