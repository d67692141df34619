import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { schemaOf } from '../../src/data/releases.ts';
import { importDataset } from '../../src/dataset/import.ts';
import { loadDataset } from '../../src/dataset/load.ts';
import { fromRoot } from '../../src/root.ts';
import { openTestService, type TestService } from '../service.ts';
import { until } from '../until.ts';

/** An old release is let go of whole: nothing that was derived from it stays. */

let service: TestService;
beforeAll(async () => {
  service = await openTestService({}, { bounds: { pollMs: 50 } });
});
afterAll(() => service.close());

async function warmUp(): Promise<void> {
  for (const resource of ['bosses', 'items', 'runes', 'locations', 'weapons', 'armor', 'npcs'])
    await service.get(`/v1/bloodborne/${resource}?page_size=100`);
  await service.get('/v1/bloodborne/search?q=gascoine');
  await service.get('/v1/bloodborne/bosses/nobody-at-all');
  await service.get('/v1/bloodborne/bosses/father-gascoigne', { headers: { 'Accept-Encoding': 'br' } });
}

const importAgain = (keep: number) =>
  importDataset(service.database, loadDataset(fromRoot('seeds')), { keep, force: true });

test('the garbage collector takes it', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  await warmUp();
  for (const page of ['/', '/bloodborne', '/bloodborne/bosses', '/bloodborne/bosses/father-gascoigne'])
    await service.get(page, { key: null });
  const old = new WeakRef(service.service.releases.current()!);
  const { releaseId } = await importAgain(5);
  await until('the new release', () => service.service.releases.current()!.id === releaseId);
  await warmUp();
  await until('the old release is collected', () => {
    collect();
    return old.deref() === undefined;
  });
});

test('with a single release kept, the one just left stays for who has not looked yet', async () => {
  const before = service.service.releases.current()!;
  await importAgain(1);
  const rows = await before.select(`select slug from ${schemaOf(before, 'bloodborne')}.boss`);
  expect(rows.length).toBeGreaterThan(0);
  await importAgain(1);
  const { rows: kept } = await service.database.knex.raw('select count(*)::int as n from release');
  expect(kept[0].n).toBe(2);
});
