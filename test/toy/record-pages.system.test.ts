import { beforeAll, expect, test } from '@jest/globals';
import { content } from '../../src/http/content.ts';
import { loadOperations } from '../../src/rest/operations.ts';
import { createPages } from '../../site/pages/pages.tsx';
import { createRenderLimiter } from '../../site/pages/pace.ts';
import { definitionOf, linksOf, readable, rowsOf, textsOf } from '../pages/html.ts';
import { sharedToy, sitePortOf, type Toy, toyId } from './toy.ts';

/** A game that no line of the program knows has pages, too. */

let toy: Toy;
const paths = {
  script: '',
  theme: '',
  style: '',
  browseStyle: '',
  playersScript: '',
  playersStyle: '',
  graphiql: '',
  touchIcon: '',
  manifest: '',
  icon: '',
  index: '',
};
const assets = { ...paths, records: '', fontLicenses: '', parts: [], fonts: [] };
let pages: ReturnType<typeof createPages>;
beforeAll(async () => {
  toy = await sharedToy();
  const { list } = loadOperations(toy.graph);
  pages = createPages({
    port: sitePortOf(toy.release, list),
    docs: {
      prefix: '',
      paths: [],
      sharedKey: '',
      pageAt: () => undefined,
      site: () => ({ version: '1', assets, tools: [] }),
      page: (html) => content('text/html', html),
    },
    pace: createRenderLimiter({ share: 1 }),
  });
});

async function pageAt(target: string): Promise<string> {
  const [path, query = ''] = target.split('?') as [string, string?];
  const made = await pages.pageAt(path)!({ query, visitor: '', origin: '', named: () => {} });
  return made.body.toString();
}

test('its page leads to its lists, and a list has columns and records', async () => {
  expect(linksOf(await pageAt(`/${toyId}`))).toEqual(
    expect.arrayContaining([`/${toyId}/mills`, `/${toyId}/flours`, `/${toyId}/millers`]),
  );
  const [head, ...rows] = rowsOf(await pageAt(`/${toyId}/mills?sort=built`));
  expect(head).toContain('Built ↑');
  expect(rows.map(([name]) => name)).toEqual(['Ox Mill', 'Weir Mill', 'North Mill']);
});

test('its pages offer no map, checklist or calculators, because it has none', async () => {
  for (const target of [`/${toyId}`, `/${toyId}/mills`, `/${toyId}/mills/north-mill`])
    expect(
      linksOf(await pageAt(target)).filter((link) => /^\/docs\/(map|checklist|tools)/.test(link)),
    ).toEqual([]);
});

test('a record has facts, links to what it names, and tables', async () => {
  const page = await pageAt(`/${toyId}/mills/north-mill`);
  expect(textsOf(page, 'h1')).toEqual(['North Mill']);
  expect(definitionOf(page, 'Power')).toBe('Wind');
  expect(readable(page)).toContain('Four white sails above the heath.');
  expect(linksOf(page)).toEqual(expect.arrayContaining([`/${toyId}/millers/ada-brook`]));
});
