import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openTestService, sharedDatabase, type TestService } from '../service.ts';

/** The service without its website. */

let service: TestService;
beforeAll(async () => {
  service = await openTestService({}, { database: await sharedDatabase(), hasSite: false });
});
afterAll(() => service.close());

const browser = { key: null, headers: { Accept: 'text/html' } };

test('the root leads to the list of games', async () => {
  const { status, headers } = await service.get('/', browser);
  expect([status, headers['location']]).toEqual([302, '/v1']);
  expect((await service.get('/v1', { key: null })).json.data.map(({ id }: { id: string }) => id)).toContain(
    'bloodborne',
  );
});

test('records, the OpenAPI document in both forms, and robots.txt are sent', async () => {
  const record = await service.get('/v1/bloodborne/bosses/father-gascoigne');
  expect([record.status, record.json.data.name]).toEqual([200, 'Father Gascoigne']);
  const yaml = await service.get('/openapi.yaml', { key: null });
  expect([yaml.status, yaml.text.slice(0, 14), yaml.text.includes('{{')]).toEqual([
    200,
    'openapi: 3.1.0',
    false,
  ]);
  expect((await service.get('/openapi.json', { key: null })).json.openapi).toBe('3.1.0');
  expect((await service.get('/robots.txt', { key: null })).text).not.toContain('Sitemap');
});

test('there are no pages, and a browser gets a problem as a document', async () => {
  for (const path of [
    '/docs',
    '/docs/map',
    '/bloodborne',
    '/bloodborne/bosses',
    '/sitemap.xml',
    '/llms.txt',
  ]) {
    const { status, headers, json } = await service.get(path, browser);
    expect([path, status, headers['content-type'], json.code]).toEqual([
      path,
      404,
      'application/problem+json; charset=utf-8',
      'route_not_found',
    ]);
  }
});

test('/graphql has data, and no editor', async () => {
  const { status, json } = await service.get('/graphql?query={games{id}}', {
    headers: { Accept: 'text/html,application/json;q=0.9' },
  });
  expect([status, json.errors ?? json.data]).toEqual([200, expect.anything()]);
});
