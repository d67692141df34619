import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createCaryll } from '../../client/src/client.ts';
import { loadConfig } from '../../src/config.ts';
import { importDataset } from '../../src/dataset/import.ts';
import { loadDataset } from '../../src/dataset/load.ts';
import { createRunner } from '../cli/terminal.ts';
import { openTestDatabase } from '../databases.ts';
import { writeTinySeeds } from '../dataset/tiny-game.ts';
import { openTestService, type TestResponse, type TestService } from '../service.ts';

/** `dataset`: three versions of a small game, imported one after the other, of which two are kept. */
const versions = ['2026.11.1', '2026.11.2', '2026.12.1'];
const datasets = versions.map((version, nth) =>
  loadDataset(
    writeTinySeeds((files: any, game) => {
      files.bosses[0].forms[0].hp = 1000 + nth;
      files.items[0].name = ['Bag of Flour', 'Sack of Rye', 'Sack of Oats'][nth];
      game.dataset_version = version;
    }),
  ),
);
const root = '/v1/bloodborne';
/** Requests of every sort, and their responses while the first version was the current one. */
const paths = [
  '/bosses/the-miller',
  '/bosses/the-miller?view=full',
  '/items?page_size=1',
  '/items?slugs=bag-of-flour',
  '/search?q=bag+of+flour',
  '/export?format=ndjson',
];
const asOf = (path: string, version: string) => `${path}${path.includes('?') ? '&' : '?'}dataset=${version}`;
const before = new Map<string, TestResponse>();

let service: TestService;
const get = (path: string, headers: Record<string, string> = {}) => service.get(root + path, { headers });

async function importNext(nth: number): Promise<void> {
  await importDataset(service.database, datasets[nth]!, { keep: 2 });
  await service.service.releases.refresh();
}

beforeAll(async () => {
  const database = await openTestDatabase('empty');
  await createRunner({ database, config: loadConfig({ DATA_DIR: '/nowhere' }) })('migrate');
  await importDataset(database, datasets[0]!, { keep: 2 });
  // The test itself looks for new releases.
  service = await openTestService({}, { database, bounds: { pollMs: 60_000 } });
  for (const path of paths) before.set(path, await get(path));
  await importNext(1);
});
afterAll(() => service.close());

test.each(paths)('%s with an older version is what it was, tag included, and never changes', async (path) => {
  const old = before.get(path)!;
  // Made, and twice from memory.
  for (let nth = 0; nth < 3; nth++) {
    const { status, headers, text } = await get(asOf(path, versions[0]!));
    expect([status, headers['x-dataset-version'], text]).toEqual([200, versions[0], old.text]);
    expect(headers.etag).toBe(old.headers.etag);
    expect(headers['cache-control']).toBe('private, max-age=31536000, immutable');
    expect(headers['x-ratelimit-cost']).toBe(old.headers['x-ratelimit-cost']);
  }
  const same = await get(asOf(path, versions[0]!), { 'If-None-Match': old.headers.etag! });
  expect([same.status, same.headers['x-ratelimit-cost']]).toEqual([304, '0']);
  expect(same.headers['cache-control']).toBe('private, max-age=31536000, immutable');

  const now = await get(path);
  expect([now.headers['x-dataset-version'], now.headers['cache-control']]).toEqual([
    versions[1],
    'private, max-age=300',
  ]);
  expect(now.text).not.toBe(old.text);
  const named = await get(asOf(path, versions[1]!));
  expect([named.text, named.headers.etag]).toEqual([now.text, now.headers.etag]);
  expect(named.headers['cache-control']).toContain('immutable');
});

test('links between pages keep the version', async () => {
  const { headers } = await get('/locations?page_size=1&dataset=2026.11.1');
  expect(headers.link).toContain('page=2&page_size=1&dataset=2026.11.1>; rel="next"');
});

test('the client takes a version', async () => {
  const caryll = createCaryll({ url: service.url, key: service.key });
  const dataset = versions[0]!;
  expect((await caryll.bosses.get('the-miller', { dataset })).hp).toBe(1000);
  expect((await caryll.bosses.get('the-miller')).hp).toBe(1001);
  expect((await caryll.items.getMany(['bag-of-flour'], { dataset }))[0]!.name).toBe('Bag of Flour');
  expect((await caryll.download('json', { dataset }))!.datasetVersion).toBe(dataset);
});

test('a version that was never served is refused with those that can be, and costs nothing', async () => {
  for (const path of ['/bosses', '/search?q=miller', '/export']) {
    const { status, headers, json } = await get(asOf(path, '2026.11.3'));
    expect([status, json.code, headers['x-ratelimit-cost']]).toEqual([400, 'unknown_reference', '0']);
    expect(json.errors).toEqual([
      {
        in: 'query',
        name: 'dataset',
        code: 'unknown_reference',
        received: '2026.11.3',
        allowed: ['2026.11.2', '2026.11.1'],
        did_you_mean: ['2026.11.1', '2026.11.2'],
      },
    ]);
  }
  expect((await get('/bosses?dataset=')).json.code).toBe('invalid_parameter');
  expect((await get('/changes?since=2026.11.1&dataset=2026.11.1')).json.code).toBe('unknown_parameter');
});

test('all releases share one bound of memory', async () => {
  const small = await openTestService({}, { database: service.database, cacheSizes: { replyBytes: 6_000 } });
  const caches = async (which: TestService) => {
    const path = `${root}/bosses/the-miller`;
    which.emitted.length = 0;
    for (const requested of [path, asOf(path, versions[0]!), path])
      await which.get(requested, { key: service.key });
    return which.emitted.flatMap((each) => (each.type === 'request' ? [each.cache] : []));
  };
  expect(await caches(small)).toEqual(['miss', 'miss', 'miss']);
  expect(await caches(service)).toEqual(['hit', 'hit', 'hit']);
  await small.service.close();
});

test('a version that is no longer kept is gone, and the nearest is named', async () => {
  await importNext(2);
  const last = await get('/bosses/the-miller?dataset=2026.11.2');
  expect([last.status, last.json.data.hp]).toEqual([200, 1001]);
  for (const path of paths) {
    const { status, headers, json } = await get(asOf(path, versions[0]!));
    expect([status, headers['x-ratelimit-cost'], headers['cache-control']]).toEqual([410, '0', 'no-store']);
    expect(json).toMatchObject({
      code: 'dataset_gone',
      title: 'Version not kept',
      kept: ['2026.12.1', '2026.11.2'],
      did_you_mean: ['2026.11.2'],
    });
  }
});

test('a release of another shape cannot be served, so its version is gone', async () => {
  await service.database.knex.raw(
    `update release set shape = 'another' where id = (select release_id from release_game where dataset_version = ?)`,
    [versions[1]!],
  );
  await service.service.releases.refresh();
  const { status, json } = await get('/bosses/the-miller?dataset=2026.11.2');
  expect([status, json.kept]).toEqual([410, ['2026.12.1']]);
});

test('a rollback serves an older version again, and keeps the newer one at hand', async () => {
  await service.database.knex.raw(
    'update release set shape = (select shape from current_release) where shape = ?',
    ['another'],
  );
  await service.database.knex.raw(
    `update current_release set since = now(), release_id = (select release_id from release_game where dataset_version = ?)`,
    [versions[1]!],
  );
  await service.service.releases.refresh();
  expect((await get('/bosses/the-miller')).json.data.hp).toBe(1001);
  expect((await get('/bosses/the-miller?dataset=2026.12.1')).json.data.hp).toBe(1002);
});
