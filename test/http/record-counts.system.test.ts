import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { fromRoot } from '../../src/root.ts';
import { listsOfRecords } from '../games.ts';
import { published } from '../published.ts';
import { openApiDocument, type SharedService, sharedService } from '../service.ts';

/** A game has one number of records, wherever one is shown: that of its lists. */
let service: SharedService;
beforeAll(async () => {
  service = await sharedService();
});
const dataOf = async (path: string) => (await service.get(path)).json.data;

describe.each(published.games.map(({ game }) => game))('$name', ({ slug, name }) => {
  test('has one number of records', async () => {
    const index = await dataOf(`/v1/${slug}`);
    const counts: number[] = listsOfRecords<{ name: string; count: number }>(index.resources).map(
      ({ count }) => count,
    );
    const records = counts.reduce((sum, count) => sum + count, 0);
    const games: { id: string; records: number }[] = await dataOf('/v1');
    const { json: health } = await service.get('/v1/health');
    const [latest] = await dataOf(`/v1/${slug}/releases`);
    const languages: { language: string; records: number }[] = await dataOf(`/v1/${slug}/languages`);
    const shown = `${records.toLocaleString('en')} records`;
    const [home, page] = await Promise.all(
      ['/', `/${slug}`].map((path) => service.get(path, { headers: { Accept: 'text/html' } })),
    );
    expect({
      index: index.records,
      games: games.find(({ id }) => id === slug)!.records,
      health: health.games[slug].records,
      release: latest.records,
      languages: [...new Set(languages.map((each) => each.records))],
      home: home!.text.includes(shown),
      page: page!.text.includes(`${shown} of ${name}`),
    }).toEqual({
      index: records,
      games: records,
      health: records,
      release: records,
      languages: [records],
      home: true,
      page: true,
    });
  });

  test('has the kind, the label and the common shape of each list in its index', async () => {
    const { resources } = await dataOf(`/v1/${slug}`);
    const folder = fromRoot('seeds', slug, 'schema');
    const described = new Map(
      readdirSync(folder).map((file) => {
        const schema = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
        return [schema['x-table'], { label: schema.title, idea: schema['x-idea'] ?? null }] as const;
      }),
    );
    for (const { kind, label, idea } of resources)
      expect({ kind, label, idea }).toEqual({ kind, ...described.get(kind) });
  });

  test('links from its index to every route without a record in its path', async () => {
    const { resources, links } = await dataOf(`/v1/${slug}`);
    const shown = [...resources.map(({ url }: { url: string }) => url), ...Object.values(links)];
    const root = `/v1/${slug}/`;
    const routes = Object.keys(openApiDocument().paths)
      .map((path) => path.replace('/v1/{gameId}/', root))
      .filter((path) => path.startsWith(root) && !path.includes('{'));
    expect(routes).toContain(`${root}search`);
    expect(shown.sort()).toEqual(routes.sort());
  });
});
