import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { validateXML } from 'xmllint-wasm';
import { loadConfig } from '../../src/config.ts';
import { compareSnapshots, snapshotOfDataset } from '../../src/dataset/diff.ts';
import { importDataset } from '../../src/dataset/import.ts';
import { loadDataset } from '../../src/dataset/load.ts';
import { servedGames } from '../../src/kinds/served.ts';
import { fromRoot } from '../../src/root.ts';
import { createRunner } from '../cli/terminal.ts';
import { openTestDatabase } from '../databases.ts';
import { openTestService, type TestService } from '../service.ts';
import { writeTinySeeds } from './tiny-game.ts';

type Loose = any;

/** Three versions of a small game, each imported over the one before; only the last is kept as a release. */
const versions = [
  writeTinySeeds((_files, game) => {
    game.dataset_version = '2026.11.1';
  }),
  writeTinySeeds((files: Loose) => {
    files.items[0].sell_price = 7;
    files.items[0].acquisition[1].notes = 'Given twice.';
    files.bosses[0].forms[0].hp += 1;
    files.lamps.push({
      ...files.lamps[0],
      slug: 'race-lamp',
      name: 'Race Lamp',
      is_boss_lamp: false,
      sort_order: 1,
    });
  }),
  writeTinySeeds((files: Loose, game) => {
    files.items[0].sell_price = 7;
    files.runes = [];
    game.dataset_version = '2026.12.1';
    game.released_at = '2026-12-01';
  }),
].map((folder) => loadDataset(folder));

let service: TestService;
let run: ReturnType<typeof createRunner>;
beforeAll(async () => {
  const database = await openTestDatabase('empty');
  run = createRunner({ database, config: loadConfig({ DATA_DIR: '/nowhere', RELEASES_KEPT: '1' }) });
  await run('migrate');
  for (const dataset of versions) await importDataset(database, dataset, { keep: 1 });
  // It looks for a release when a test triggers it.
  service = await openTestService({}, { database, bounds: { pollMs: 60_000 } });
});
afterAll(() => service.close());

const get = async (path: string) => (await service.get(`/v1/bloodborne/${path}`)).json;

test('the versions that were served are listed, newest first, with what each changed', async () => {
  const { status, headers, json } = await service.get('/v1/bloodborne/releases');
  expect([status, headers['x-ratelimit-cost']]).toEqual([200, '0']);
  expect(json.data.map(({ notes: _notes, released_at: _day, ...each }: Loose) => each)).toEqual([
    { version: '2026.12.1', records: 7, added: 0, removed: 2, changed: 2 },
    { version: '2026.11.2', records: 9, added: 1, removed: 0, changed: 2 },
    { version: '2026.11.1', records: 8, added: 8, removed: 0, changed: 0 },
  ]);
  expect(json.data[1].notes).toEqual(['A second lamp.']);
});

const kindOf = (file: string) =>
  [...servedGames().get('bloodborne')!.model.tables.values()].find((table) => table.file === file)!.name;

/** The changes between two versions as `caryll data diff` finds them in the files. */
function comparedByHand(before: number, after: number) {
  const [a, b] = [versions[before]!, versions[after]!].map((dataset) => snapshotOfDataset(dataset, ''));
  return compareSnapshots(a!, b!).map(({ file, record, change, fields }) => ({
    kind: kindOf(file.split('/')[1]!),
    slug: record,
    change,
    fields: fields.map(({ field, before: was = null, after: is = null }) => ({
      field,
      before: was,
      after: is,
    })),
  }));
}

test('changes after a version are those of the files, field by field, oldest first, although the releases are gone', async () => {
  const all = await get('changes?since=2026.11.1');
  const plain = all.data.map(({ kind, slug, change, fields }: Loose) => ({
    kind,
    slug,
    change,
    fields,
  }));
  expect(plain).toEqual([...comparedByHand(0, 1), ...comparedByHand(1, 2)]);
  expect(all.data[0].version).toBe('2026.11.2');
  expect(all.data.at(-1).version).toBe('2026.12.1');
  expect(plain).toContainEqual({
    kind: 'item',
    slug: 'bag-of-flour',
    change: 'changed',
    fields: [
      { field: 'sell_price', before: 5, after: 7 },
      { field: 'acquisition[1].notes', before: 'Given once.', after: 'Given twice.' },
    ],
  });
  const rows = await service.database.knex.raw('select count(*)::int as count from release');
  expect(rows.rows[0].count).toBeLessThanOrEqual(2);
});

test('pages of changes are counted and cost one unit each', async () => {
  const { total } = (await get('changes?since=2026.11.1')).meta;
  const seen: string[] = [];
  for (let page = 1; page <= total; page++) {
    const { json, headers } = await service.get(
      `/v1/bloodborne/changes?since=2026.11.1&page=${page}&page_size=1`,
    );
    expect([json.meta.total, json.data.length, headers['x-ratelimit-cost']]).toEqual([total, 1, '1']);
    seen.push(`${json.data[0].version} ${json.data[0].kind} ${json.data[0].slug}`);
  }
  expect(new Set(seen).size).toBe(total);
  expect((await get('changes?since=2026.12.1')).data).toEqual([]);
});

test('an unknown version is refused with those that are known, and a missing one with what is expected', async () => {
  const unknown = await service.get('/v1/bloodborne/changes?since=2026.11.3');
  expect(unknown.status).toBe(400);
  expect(unknown.json).toMatchObject({
    code: 'unknown_reference',
    errors: [
      { in: 'query', name: 'since', received: '2026.11.3', allowed: ['2026.12.1', '2026.11.2', '2026.11.1'] },
    ],
  });
  expect((await service.get('/v1/bloodborne/changes')).json.code).toBe('missing_parameter');
  expect((await service.get('/v1/bloodborne/changes?since=')).json.code).toBe('invalid_parameter');
});

describe('the feed', () => {
  const feed = () => service.get('/feeds/bloodborne.atom', { key: null });

  test('is valid, needs no key and may be cached', async () => {
    const { status, headers, text } = await feed();
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'application/atom+xml; charset=utf-8',
      'public, max-age=300',
    ]);
    const schema = readFileSync(fromRoot('test', 'http', 'atom.rng'), 'utf8');
    expect(await validateXML({ xml: text, schema, extension: 'relaxng' })).toMatchObject({
      errors: [],
      valid: true,
    });
    expect([...text.matchAll(/<title>(2.+)<\/title>/g)].map(([, title]) => title)).toEqual([
      '2026.12.1',
      '2026.11.2',
      '2026.11.1',
    ]);
    const again = await service.get('/feeds/bloodborne.atom', {
      key: null,
      headers: { 'If-None-Match': headers.etag! },
    });
    expect([again.status, again.text]).toEqual([304, '']);
  });

  test('P3-11: names the records of each version, and has absolute ids', async () => {
    const { text } = await feed();
    const summaries = [...text.matchAll(/<summary>(.*)<\/summary>/g)].map(([, summary]) => summary!);
    const changes = [comparedByHand(0, 1), comparedByHand(1, 2)].map((each) => each.map(({ slug }) => slug));
    const nameOf = new Map(
      versions.flatMap((dataset) =>
        [...dataset.games[0]!.records.values()].flat().map((record: any) => [record.slug, record.name]),
      ),
    );
    // The newest is first.
    for (const [index, slugs] of changes.reverse().entries())
      for (const slug of slugs) expect(summaries[index]).toContain(nameOf.get(slug) ?? slug);
    expect(summaries.join('\n')).not.toMatch(/and \d+ more/);
    for (const [, id] of text.matchAll(/<id>(.*)<\/id>/g)) expect(id).toMatch(/^urn:caryll:bloodborne/);
  });

  test('is read from the database once for a release', async () => {
    await feed();
    service.takeStatements();
    await Promise.all([feed(), feed(), feed()]);
    expect(service.takeStatements()).toEqual([]);
  });

  test('of a game that is none is not there', async () => {
    for (const path of ['/feeds/nogame.atom', '/feeds/', '/feeds/bloodborne.xml', '/feeds/..%2f.atom']) {
      const { status, json } = await service.get(path, { key: null });
      expect([path, status, json.code]).toEqual([path, 404, 'route_not_found']);
    }
  });
});

describe('indexes', () => {
  test('the games are public, with a way on', async () => {
    const { status, json } = await service.get('/v1', { key: null });
    expect([status, json]).toEqual([
      200,
      {
        data: [
          {
            id: 'bloodborne',
            name: 'Mill Game',
            dataset_version: '2026.12.1',
            released_at: '2026-12-01',
            records: 7,
            license: 'MIT',
            url: '/v1/bloodborne',
          },
        ],
      },
    ]);
  });

  test('a game lists its lists with their sizes, for a key and without charge, and every path leads on', async () => {
    expect((await service.get('/v1/bloodborne', { key: null })).json.code).toBe('missing_api_key');
    const { status, headers, json } = await service.get('/v1/bloodborne');
    expect([status, headers['x-ratelimit-cost'], headers['x-dataset-version']]).toEqual([
      200,
      '0',
      '2026.12.1',
    ]);
    expect(json.data.resources.length).toBeGreaterThan(5);
    for (const { count, url } of json.data.resources)
      expect({ url, total: (await service.get(`${url}?page_size=1`)).json.meta.total }).toEqual({
        url,
        total: count,
      });
    expect(json.data.links).toMatchObject({
      search: '/v1/bloodborne/search',
      releases: '/v1/bloodborne/releases',
    });
    expect((await service.get('/v1/nogame')).json).toMatchObject({
      code: 'game_not_found',
      available_games: ['bloodborne'],
    });
    expect((await service.get('/v1/bloodborne?page=1')).json.code).toBe('unknown_parameter');
  });
});

test('going back to an older release is a change of its own', async () => {
  const before = (await get('releases')).meta.total;
  const { database } = service;
  await importDataset(database, versions[0]!, { keep: 3 });
  await service.service.releases.refresh();
  await run('data rollback --yes');
  await service.service.releases.refresh();
  const { data, meta } = await get('releases');
  expect(meta.total).toBe(before + 2);
  expect(data.slice(0, 2).map(({ version }: Loose) => version)).toEqual(['2026.12.1', '2026.11.1']);
  const { data: undone } = await get('changes?since=2026.12.1');
  const net = undone.filter(({ kind, slug }: Loose) => kind === 'rune' && slug === 'wheel');
  expect(net.map(({ change }: Loose) => change)).toEqual(['added', 'removed']);
});

test('D7: a switch to another release and back between two polls is recorded as well', async () => {
  const before = (await get('releases')).meta.total;
  const [other] = (await run('data releases --json')).json.filter(({ served }: Loose) => !served);
  await run(`data rollback ${other.id} --yes`);
  await run(`data rollback ${service.service.releases.current()!.id} --yes`);
  await service.service.releases.refresh();
  const { data, meta } = await get('releases');
  expect(meta.total).toBe(before + 2);
  expect(data.slice(0, 2).map(({ version }: Loose) => version)).toEqual(['2026.12.1', '2026.11.1']);
});
