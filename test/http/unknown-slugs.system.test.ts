import { beforeAll, expect, test } from '@jest/globals';
import { exampleRequest } from '../contract/example-requests.ts';
import { openApiDocument, type SharedService, sharedService } from '../service.ts';

/** Slugs that name no record are refused for free, whatever the operation does with slugs. */

const operations = Object.entries<any>(openApiDocument().paths)
  .filter(([, { get }]) => get.parameters?.some(({ name }: { name: string }) => name === 'slugs'))
  .map(([path, { get }]) => ({ path, id: get.operationId as string, parameters: get.parameters as any[] }));

let service: SharedService;
beforeAll(async () => {
  service = await sharedService();
});

test('there are such operations in lists, in comparisons and among calculators', () => {
  const names = operations.map(({ path }) => path.split('/').at(-1));
  expect(names).toEqual(expect.arrayContaining(['bosses', 'compare', 'attack-ratings']));
});

test.each(operations)('$id refuses unknown slugs, free of charge', async ({ id, path, parameters }) => {
  const url = new URL(await exampleRequest(service, id, path), 'http://service');
  const required = parameters.filter(({ required: is, in: place }) => is && place === 'query');
  const kept = required.map(({ name }) => [name, url.searchParams.get(name)!]);
  const query = new URLSearchParams({ ...Object.fromEntries(kept), slugs: 'no-one,nobody' });
  const { status, json, headers } = await service.get(`${url.pathname}?${query}`);
  expect({ status, code: json.code, cost: headers['x-ratelimit-cost'] }).toEqual({
    status: 400,
    code: 'unknown_reference',
    cost: '0',
  });
  expect(json.errors.map(({ name, received }: any) => [name, received])).toEqual([
    ['slugs', 'no-one'],
    ['slugs', 'nobody'],
  ]);
});

test.each([
  ['bloodborne/items', 'gehrman-the-first-hunter'],
  ['elden-ring/items', 'margit-the-fell-omen'],
])('a slug of %s that two kinds share is suggested once', async (list, slug) => {
  const { status, json } = await service.get(`/v1/${list}?dropped_by=${slug}s`);
  expect([status, json.errors[0].name, json.errors[0].did_you_mean[0]]).toEqual([400, 'dropped_by', slug]);
  expect(new Set(json.errors[0].did_you_mean).size).toBe(json.errors[0].did_you_mean.length);
});
