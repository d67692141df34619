import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { createFinder, type Entry } from '../../site/shared/finder.ts';
import { recordEntries, tryPath } from '../../site/shared/record-address.ts';
import { fromRoot } from '../../src/root.ts';

/** What the search of the pages finds first, on the indexes that the build has written. */

const assets = fromRoot('dist', 'docs', 'assets');
const read = (file: string) => JSON.parse(readFileSync(`${assets}/${file}`, 'utf8'));
const records = read(readdirSync(assets).find((file) => file.startsWith('records.'))!);
const pages: Entry[] = read('search.json');
const find = await createFinder([...pages, ...recordEntries(records)]);
const first = (query: string) => find(query)[0]?.url;
const page = (url: string | undefined) => url?.split('#')[0];

describe('a task leads to the guide that shows how', () => {
  test.each([
    ['bulk', '/docs/export'],
    ['bulk download', '/docs/export'],
    ['dump', '/docs/export'],
    ['rate limit', '/docs/quotas'],
    ['throttling', '/docs/quotas'],
    ['quota', '/docs/quotas'],
    ['paging', '/docs/lists'],
    ['filter a list', '/docs/lists'],
    ['login', '/docs/authentication'],
    ['api key', '/docs/authentication'],
    ['webhook', '/docs/changes'],
    ['damage', '/docs/calculators'],
    ['how to search', '/docs/search'],
  ])('%s', (query, target) => expect(page(first(query))).toBe(target));
});

/** Questions as readers type them, each with the page that shows it. */
const questions: { readonly question: string; readonly page: string }[] = JSON.parse(
  readFileSync(fromRoot('test', 'docs', 'questions.json'), 'utf8'),
);

test.each(questions)('$question leads to $page in the first three', ({ question, page: target }) =>
  expect(
    find(question)
      .slice(0, 3)
      .map(({ url }) => page(url)),
  ).toContain(target),
);

test('a record whose name gives something away is found, under its substitute', () => {
  const [hit] = find('moon presence');
  expect(hit).toMatchObject({
    url: '/bloodborne/bosses/moon-presence',
    veil: { title: 'Hidden: major spoiler', target: '/v1/bloodborne/bosses/{slug}' },
  });
  expect(find('father gascoigne')[0]).not.toHaveProperty('veil');
});

describe('spelling is forgiven', () => {
  test.each([
    ['quoat', '/docs/quotas'],
    ['authentification', '/docs/authentication'],
    ['paginaton', '/docs/lists'],
    ['calulators', '/docs/calculators'],
    ['gascoine', '/bloodborne/bosses/father-gascoigne'],
  ])('%s', (query, target) =>
    expect(target.startsWith('/docs') ? page(first(query)) : first(query)).toBe(target),
  );
});

describe('what has a name of its own is found by it', () => {
  test.each([
    ['quota_exceeded', '/docs/errors#quota_exceeded'],
    ['getWeapon', '/docs/reference/bloodborne-weapons#bloodborne_getWeapon'],
    ['/calc/damage', '/docs/reference/bloodborne-calculators#bloodborne_calculateDamage'],
    ['ludwig holy blade', '/bloodborne/weapons/ludwigs-holy-blade'],
    ['lhb', '/bloodborne/weapons/ludwigs-holy-blade'],
  ])('%s', (query, target) => expect(first(query)).toBe(target));
});

test('a record shows its request', () =>
  expect(find('lhb')[0]).toMatchObject({ target: '/v1/bloodborne/weapons/ludwigs-holy-blade' }));

test('what nothing has is not found', () => expect(find('xyzzyplugh')).toEqual([]));

test.each([
  [
    '/v1/bloodborne/bosses/amygdala?view=full',
    '/docs/reference/bloodborne-bosses?try=/v1/bloodborne/bosses/amygdala%3Fview%3Dfull',
  ],
  ['/v1/bloodborne/calc/level', '/docs/reference/bloodborne-calculators?try=/v1/bloodborne/calc/level'],
  ['/v1/usage', '/docs/reference/service?try=/v1/usage'],
  ['/v1', '/docs/reference/service?try=/v1'],
])('%s can be tried', (target, address) => expect(tryPath(target)).toBe(address));
