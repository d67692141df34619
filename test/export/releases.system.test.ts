import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { loadConfig } from '../../src/config.ts';
import { importDataset } from '../../src/dataset/import.ts';
import { loadDataset } from '../../src/dataset/load.ts';
import { createRunner } from '../cli/terminal.ts';
import { openTestDatabase } from '../databases.ts';
import { writeTinySeeds } from '../dataset/tiny-game.ts';
import { openTestService, type TestService } from '../service.ts';
import { until } from '../until.ts';

/** The files of exports: one for a release, game and format. */
const route = '/v1/bloodborne/export';
let service: TestService;

const versions = ['2026.11.1', '2026.11.2'].map((version) =>
  loadDataset(
    writeTinySeeds((_files, game) => {
      game.dataset_version = version;
    }),
  ),
);
/** Statements that read records of one kind. */
const readings = () => service.takeStatements().filter((sql) => /\."?item"? /.test(sql));

beforeAll(async () => {
  const database = await openTestDatabase('empty');
  const run = createRunner({ database, config: loadConfig({ DATA_DIR: '/nowhere' }) });
  await run('migrate');
  await importDataset(database, versions[0]!, { keep: 5 });
  service = await openTestService({}, { database, bounds: { pollMs: 50 } });
});
afterAll(() => service.close());

test('fifty concurrent requests make one file, with as many statements as one alone', async () => {
  service.takeStatements();
  const responses = await Promise.all(
    Array.from({ length: 50 }, () => service.get(`${route}?format=ndjson`)),
  );
  const reading = readings();
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  expect(reading).toHaveLength(1);
  await service.get(`${route}?format=ndjson`);
  expect(readings()).toEqual([]);
});

test('the bytes follow from the release alone', async () => {
  const other = await openTestService({}, { database: service.database });
  for (const format of ['json', 'ndjson', 'sqlite']) {
    const [here, there] = [
      await service.get(`${route}?format=${format}`),
      await other.get(`${route}?format=${format}`, { key: service.key }),
    ];
    expect(there.headers.etag).toBe(here.headers.etag);
    expect(there.body.equals(here.body)).toBe(true);
  }
  await other.service.close();
});

test('a key that cannot pay sets nothing going', async () => {
  const key = await service.newKey('free');
  for (let sent = 0; sent < 95; sent++) await service.get('/v1/bloodborne/items', { key });
  service.takeStatements();
  const responses = await Promise.all([1, 2].map(() => service.get(`${route}?format=json`, { key })));
  expect(responses.map(({ status }) => status)).toEqual([429, 429]);
  expect(readings()).toEqual([]);
});

test('another release has a file of its own, and a download of the old one ends well', async () => {
  const before = await service.get(`${route}?format=json`);
  // A download that has begun and waits: its file may not be taken away from it.
  const slow = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    request(
      { port: service.port, path: `${route}?format=sqlite`, headers: { 'X-API-Key': service.key } },
      resolve,
    )
      .on('error', reject)
      .end();
  });
  const { releaseId } = await importDataset(service.database, versions[1]!, { keep: 1 });
  await until('the new release', () => service.service.releases.current()!.id === releaseId);
  const after = await service.get(`${route}?format=json`, {
    headers: { 'If-None-Match': before.headers.etag! },
  });
  expect(after.status).toBe(200);
  expect(after.json.dataset_version).toBe('2026.11.2');
  expect(after.headers['content-disposition']).toContain('caryll-bloodborne-2026.11.2.json');
  const part = await service.get(`${route}?format=json`, {
    headers: { Range: 'bytes=10-', 'If-Range': before.headers.etag! },
  });
  expect([part.status, part.body.equals(after.body)]).toEqual([200, true]);
  let bytes = 0;
  for await (const chunk of slow) bytes += (chunk as Buffer).length;
  expect(bytes).toBe(Number(slow.headers['content-length']));
});

test('a client that leaves causes no error', async () => {
  service.emitted.length = 0;
  for (let round = 0; round < 20; round++) {
    await new Promise<void>((resolve) => {
      const sending = request(
        { port: service.port, path: `${route}?format=sqlite`, headers: { 'X-API-Key': service.key } },
        (response) => {
          response.destroy();
          resolve();
        },
      );
      sending.on('error', () => {});
      sending.end();
    });
  }
  await until(
    'all of them emitted',
    () => service.emitted.filter((each) => each.type === 'request').length === 20,
  );
  expect(service.emitted.filter(({ type }) => type === 'error')).toEqual([]);
});

test('a file that cannot be made is a 503 that costs nothing', async () => {
  const other = await openTestService({}, { database: service.database });
  const release = other.service.releases.current()! as { select: unknown };
  release.select = () => Promise.reject(new Error('secret place'));
  const response = await other.get(`${route}?format=sqlite`, { key: service.key });
  expect(response.status).toBe(503);
  expect(response.headers['x-ratelimit-cost']).toBe('0');
  expect(response.json.detail).not.toContain('secret');
  expect(other.emitted.some(({ type }) => type === 'error')).toBe(true);
  await other.service.close();
});
