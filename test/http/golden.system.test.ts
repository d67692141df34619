import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { STATUS_CODES } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Operation, OperationParameter } from '../../src/rest/operations.ts';
import { fromRoot } from '../../src/root.ts';
import { publishedGame } from '../games.ts';
import { expectRecorded } from '../recorded.ts';
import { openTestService, type TestService } from '../service.ts';
import { countedByTable } from '../statements.ts';
import {
  allowedOf,
  fill,
  operations,
  queryParameters,
  sampleQuery,
  sampleSlugs,
  withQuery,
} from './samples.ts';

/**
 * The golden trios: for each operation the request, every byte of the response, and the statements that it took with
 * empty caches, counted by table. `UPDATE_GOLDEN=1` writes them again; the review shows the changes.
 */
const folder = fromRoot('test', 'golden', 'rest');
const updating = process.env['UPDATE_GOLDEN'] === '1';
const noon = Date.UTC(2026, 10, 21, 12);
const nothingRemembered = { CACHE_MB: '0' };
const { dataset_version: datasetVersion } = publishedGame('bloodborne').game;

let service: TestService;
let slugs: ReadonlyMap<string, string>;
let setSlug: string;

/** Takes the release away and brings it back: a new one of the same data, of which nothing is known. */
async function forgetEverything(): Promise<void> {
  const { knex } = service.database;
  const { releases } = service.service;
  const current = await knex('current_release').select('release_id', 'shape');
  await knex('current_release').delete();
  await releases.refresh();
  await knex('current_release').insert(current);
  await releases.refresh();
  service.takeStatements();
}

/** Statements about data: keys and quotas have suites of their own, for each of their stores. */
const dataStatements = () =>
  service
    .takeStatements()
    .filter((sql) => !/\b(api_key|quota_\w+|current_release)\b|^(BEGIN|COMMIT)/.test(sql));

beforeAll(async () => {
  service = await openTestService(nothingRemembered, { now: () => noon, bounds: { pollMs: 60_000 } });
  slugs = await sampleSlugs(service);
  setSlug = (await service.get('/v1/bloodborne/armor-sets?page_size=1')).json.data[0].slug;
});
afterAll(() => service.close());

/** The requests of an operation's file: a page, each filter; or a record and none. */
function requestsOf(operation: Operation): string[] {
  const address = fill(operation, slugs.get(operation.id) ?? '');
  if (operation.path.endsWith('{slug}')) return [address, `${address}-nobody`];
  // Of each parameter one value. References other than that of the contract, and labels, have a suite of their own.
  const sampleOf = ({ name, references, schema }: OperationParameter): string | undefined => {
    if (name === 'view') return 'full';
    if (name === 'sort') return '-name';
    if (references?.join() === 'ArmorSet') return setSlug;
    return references === undefined ? allowedOf(schema)?.[0] : undefined;
  };
  const filters = queryParameters(operation)
    .filter(({ name, required }) => !required && name !== 'page' && name !== 'page_size')
    .flatMap((parameter) => {
      const value = sampleOf(parameter);
      return value === undefined ? [] : [`${parameter.name}=${value}`];
    });
  return [
    withQuery(address, sampleQuery(operation), 'page=2', 'page_size=3'),
    ...filters.map((filter) => withQuery(address, sampleQuery(operation), filter, 'page_size=2')),
  ];
}

/** One request, its response and the count of its statements, as a text. */
async function trioOf(address: string): Promise<string> {
  const key = await service.newKey('free');
  await service.get('/v1/usage', { key });
  await forgetEverything();
  const { status, rawHeaders, text } = await service.get(address, {
    key,
    headers: { 'X-Request-Id': 'golden-request' },
  });
  const headers: string[] = [];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    // When it was sent, and on what connection, is not the service's doing.
    const volatile = ['Date', 'Connection', 'Keep-Alive'].includes(name);
    headers.push(`${name}: ${volatile ? '…' : rawHeaders[index + 1]}`);
  }
  const head = [
    `GET ${address}`,
    'X-API-Key: …',
    'X-Request-Id: golden-request',
    '',
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...headers,
  ];
  return [
    // A new version of the data changes only the files whose data it changes.
    ...head.map((line) => line.replaceAll(datasetVersion, '<version>')),
    '',
    text,
    '',
    countedByTable(dataStatements()),
    '',
  ].join('\n');
}

const separator = `\n${'='.repeat(80)}\n\n`;

describe('each operation responds byte for byte as `npm run record` wrote it, with as many statements', () => {
  test.each(operations.map((operation) => [operation.id, operation] as const))(
    '%s',
    async (id, operation) => {
      const trios: string[] = [];
      for (const address of requestsOf(operation)) trios.push(await trioOf(address));
      const text = trios.join(separator);
      const file = path.join(folder, `${id}.txt`);
      if (updating) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(file, text);
      }
      expectRecorded(text, existsSync(file) ? readFileSync(file, 'utf8') : undefined);
    },
  );

  test('there is a file for each operation and for nothing else', () => {
    const names = operations.map(({ id }) => `${id}.txt`).sort();
    expect(readdirSync(folder).sort()).toEqual(names);
  });
});

describe('an uncached response takes few statements, however much is in it', () => {
  const lists = operations
    .filter(({ isList }) => isList)
    .map((operation) => [operation.id, operation] as const);
  const details = operations
    .filter(({ path: template }) => template.endsWith('{slug}'))
    .map((operation) => [operation.id, operation] as const);

  test.each(lists)('%s: at most 4 for a page of 1 and for one of 100', async (_id, operation) => {
    const counts: number[] = [];
    for (const size of [1, 100]) {
      await forgetEverything();
      const { status } = await service.get(
        withQuery(fill(operation, ''), sampleQuery(operation), `page_size=${size}`),
      );
      expect(status).toBe(200);
      counts.push(dataStatements().length);
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(4);
    expect(Math.min(...counts)).toBeGreaterThan(0);
  });

  test.each(details)('%s: at most 7, for the shortest record and the longest', async (_id, operation) => {
    await forgetEverything();
    const list = operation.path.replace('{gameId}', 'bloodborne').replace('/{slug}', '');
    const records: { slug: string }[] = [];
    for (let page = 1; ; page++) {
      const { json } = await service.get(`${list}?view=full&page=${page}&page_size=100`);
      records.push(...json.data);
      if (records.length >= json.meta.total) break;
    }
    const lengthOf = (record: object) => JSON.stringify(record).length;
    const byLength = records.sort((a, b) => lengthOf(a) - lengthOf(b)).map(({ slug }) => slug);
    service.takeStatements();
    const beyond: [string, string][] = [];
    for (const slug of new Set([...byLength.slice(0, 1), ...byLength.slice(-4)])) {
      const { status } = await service.get(fill(operation, slug));
      const statements = dataStatements();
      if (status !== 200 || statements.length > 7 || statements.length === 0)
        beyond.push([slug, countedByTable(statements)]);
    }
    expect(beyond).toEqual([]);
  });
});
