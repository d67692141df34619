import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Database, openDatabase } from '../../src/data/database.ts';
import { migrate } from '../../src/data/migrate.ts';
import { importDataset } from '../../src/dataset/import.ts';
import { loadDataset } from '../../src/dataset/load.ts';
import { fromRoot } from '../../src/root.ts';
import { type BreakablePostgres, startPostgres } from '../servers.ts';
import { openTestService, type TestService } from '../service.ts';
import { until } from '../until.ts';

/** A streaming replica that data are read from, and what is served while it lags, hangs or is away. */

let primary: BreakablePostgres | undefined;
let standby: BreakablePostgres | undefined;
let database: Database;
let replica: Database;
let service: TestService;
/** Statements at the replica, without the look for what it has. */
const atReplica: string[] = [];

const open = (url: string) =>
  openDatabase({
    url,
    folder: '',
    poolSize: 4,
    statementTimeoutMs: 5_000,
    connectTimeoutMs: 1_000,
    silenceTimeoutMs: 1_000,
  });

beforeAll(async () => {
  primary = await startPostgres();
  if (!primary) return;
  database = await open(primary.url);
  await migrate(database);
  await importDataset(database, loadDataset(fromRoot('seeds')), { keep: 5 });
  standby = await startPostgres({}, primary);
  replica = await open(standby!.url);
  replica.knex.on('query', ({ sql }: { sql: string }) => {
    if (!sql.includes('from dataset_version) >=')) atReplica.push(sql);
  });
  service = await openTestService(
    // Nothing is remembered, so that every request reads.
    { REPLY_CACHE_BYTES: '0', ROW_CACHE_ROWS: '0', RELEASE_POLL_MS: '50' },
    { database, replicas: [replica] },
  );
});
afterAll(async () => {
  await service?.close();
  await replica?.close();
  await standby?.stop();
  await primary?.stop();
});

/** The data with bosses of other hit points, so that two releases can be told apart. */
async function changedDataset() {
  const folder = await mkdtemp(path.join(tmpdir(), 'caryll-replica-'));
  try {
    await cp(fromRoot('seeds'), folder, { recursive: true });
    const bosses = path.join(folder, 'bloodborne', 'bosses.json');
    const content = JSON.parse(await readFile(bosses, 'utf8'));
    for (const record of content.records) record.hp = record.hp === null ? null : 4242;
    await writeFile(bosses, JSON.stringify(content));
    return loadDataset(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const stateOfReplica = () =>
  service.observed.findLast((each) => each.type === 'replica')?.state ?? 'never told';
const becomes = (state: string) => until(`the replica is ${state}`, () => stateOfReplica() === state);

/** A request, and which of the two read for it. */
async function read(path: string) {
  atReplica.length = 0;
  service.takeStatements();
  const answer = await service.get(path);
  const isData = (sql: string) => /"?release_id"? = /.test(sql);
  return { answer, replica: atReplica.length, primary: service.takeStatements().filter(isData).length };
}

const boss = '/v1/bloodborne/bosses/father-gascoigne';

describe('a replica', () => {
  test('that has what is served is read from, and is asked for nothing else', async () => {
    if (!primary) return;
    await becomes('serving');
    const { answer, ...reads } = await read(boss);
    expect(answer.json.data.name).toBe('Father Gascoigne');
    expect(reads).toEqual({ replica: expect.any(Number), primary: 0 });
    expect(reads.replica).toBeGreaterThan(0);
    expect(atReplica.filter((sql) => /api_key|quota|usage/.test(sql))).toEqual([]);
    // Units are counted at the primary.
    expect(answer.headers['x-ratelimit-remaining']).toBeDefined();
  });

  test('that lacks a new release is passed over until it has all of it', async () => {
    if (!primary) return;
    await standby!.ask('select pg_wal_replay_pause()');
    await importDataset(database, await changedDataset(), { keep: 5 });
    await becomes('behind');
    const lagging = await read(boss);
    expect(lagging.answer.json.data.hp).toBe(4242);
    expect(lagging.replica).toBe(0);
    expect((await service.get('/v1/bloodborne/releases')).json.meta.total).toBe(2);
    await standby!.ask('select pg_wal_replay_resume()');
    await becomes('serving');
    const level = await read(boss);
    expect(level.answer.json.data.hp).toBe(4242);
    expect(level).toMatchObject({ replica: expect.any(Number), primary: 0 });
  });

  test.each([
    ['killed', () => standby!.kill(), () => standby!.restart()],
    ['hangs', async () => standby!.pause(), async () => standby!.continue()],
  ] as const)(
    'that is %s costs nobody an answer, and is read from when it is back',
    async (_how, breakIt, mend) => {
      if (!primary) return;
      await breakIt();
      const answers = await Promise.all(Array.from({ length: 8 }, () => service.get(boss)));
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
      await becomes('lost');
      expect((await read(boss)).replica).toBe(0);
      await mend();
      await becomes('serving');
      expect((await read(boss)).primary).toBe(0);
    },
  );
});
