import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { importDataset } from '../src/dataset/import.ts';
import { loadDataset } from '../src/dataset/load.ts';
import { fromRoot } from '../src/root.ts';
import { openTestService, type TestService } from './service.ts';
import { until } from './until.ts';

let folder: string;
let service: TestService;

/** A copy of the data with one boss changed, so that two releases can be distinguished. */
async function datasetWith(hp: number, version: string) {
  await cp(fromRoot('seeds'), folder, { recursive: true });
  const bosses = path.join(folder, 'bloodborne', 'bosses.json');
  const content = JSON.parse(await readFile(bosses, 'utf8'));
  for (const { forms } of content.records) if (forms[0].hp !== null) forms[0].hp = hp;
  await writeFile(bosses, JSON.stringify(content));
  const game = path.join(folder, 'bloodborne', 'game.json');
  await writeFile(
    game,
    JSON.stringify({ ...JSON.parse(await readFile(game, 'utf8')), dataset_version: version }),
  );
  return loadDataset(folder);
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'caryll-releases-'));
  service = await openTestService({}, { bounds: { pollMs: 50 } });
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true, force: true });
});

describe('an import under load', () => {
  test('fails no request and mixes no two releases in one response', async () => {
    const before = service.service.releases.current()!.id;
    let running = true;
    const seen = new Set<string>();
    const failures: number[] = [];
    const load = Array.from({ length: 4 }, async (_each, worker) => {
      for (let request = 0; running; request++) {
        const { status, headers, json } = await service.get(`/v1/bloodborne/locations/central-yharnam`, {
          headers: { 'X-Request-Id': `load-${worker}-${request}`.padEnd(12, '0') },
        });
        if (status !== 200) failures.push(status);
        const values = new Set(json.data.bosses.map(({ hp }: { hp: number }) => hp === 4242));
        seen.add(`${headers['x-dataset-version']} ${[...values].join('+')}`);
      }
    });
    const dataset = await datasetWith(4242, '2031.1.1');
    const result = await importDataset(service.database, dataset, { keep: 5 });
    await until('the new release', () => service.service.releases.current()!.id !== before);
    await until('responses from it', () => [...seen].some((each) => each.startsWith('2031.1.1')));
    running = false;
    await Promise.all(load);

    expect(failures).toEqual([]);
    expect([...seen].sort()).toEqual(
      ['2026.11.2 false', '2031.1.1 true'].map((each) => expect.stringContaining(each.split(' ')[1]!)),
    );
    expect(service.service.releases.current()!.id).toBe(result.releaseId);
  });

  test('no more releases are kept than requested', async () => {
    const dataset = loadDataset(folder);
    const before = service.service.releases.current()!.id;
    const { releaseId } = await importDataset(service.database, dataset, { keep: 2, force: true });
    expect(releaseId).not.toBe(before);
    const { rows } = await service.database.knex.raw('select count(*)::int as kept from release');
    expect(rows[0].kept).toBe(2);
    const left = await service.database.knex.raw(
      `select count(*)::int as kept from pg_namespace where nspname like 'bloodborne\\_%'`,
    );
    expect(left.rows[0].kept).toBe(2);
  });
});
