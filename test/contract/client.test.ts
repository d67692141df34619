import { afterAll, beforeAll, expect, test } from '@jest/globals';
import createClient from 'openapi-fetch';
import type { components, paths } from '../../schema/types.ts';
import { openTestService, type TestService } from '../service.ts';

let service: TestService;
beforeAll(async () => {
  service = await openTestService();
});
afterAll(() => service.close());

/** A client as a user of `caryll/types` writes it. That it compiles is half of the test. */
const connect = () =>
  createClient<paths>({
    baseUrl: service.url,
    headers: { 'X-API-Key': service.key },
    querySerializer: { array: { style: 'form', explode: false } },
  });

test('reads a record whose fields have types', async () => {
  const { data, error, response } = await connect().GET('/v1/{gameId}/bosses/{slug}', {
    params: { path: { gameId: 'bloodborne', slug: 'father-gascoigne' } },
  });
  if (error) throw new Error(error.detail);
  // The type is that of any view; without `view` it is the detail.
  if (!('hp' in data.data)) throw new Error('no detail');
  const boss: components['schemas']['BossDetail'] = data.data;
  expect(boss.hp).toBe(2031);
  expect(boss.phases.map(({ phase_index }): number => phase_index)).toEqual([0, 1]);
  expect(response.headers.get('X-Dataset-Version')).toMatch(/^\d{4}\.\d+\.\d+$/);
});

test('lists with a filter from a closed set', async () => {
  const { data } = await connect().GET('/v1/{gameId}/weapons', {
    params: { path: { gameId: 'bloodborne' }, query: { category: 'firearm', page_size: 100 } },
  });
  expect(data!.data.length).toBe(data!.meta.total);
  for (const { category } of data!.data) expect(category).toBe('firearm');
});

test('sends a list of kinds to search', async () => {
  const { data } = await connect().GET('/v1/{gameId}/search', {
    params: { path: { gameId: 'bloodborne' }, query: { q: 'gascoine', type: ['boss', 'npc'] } },
  });
  expect(data!.data.map(({ slug }) => slug)).toContain('father-gascoigne');
});

test('gets a problem whose code is one of those that the route can have', async () => {
  const { data, error } = await connect().GET('/v1/{gameId}/bosses/{slug}', {
    params: { path: { gameId: 'bloodborne', slug: 'father-gascoine' } },
  });
  expect(data).toBeUndefined();
  if (error?.code !== 'resource_not_found') throw new Error('expected resource_not_found');
  expect(error.did_you_mean[0]).toBe('father-gascoigne');
});

test('tells members of a union apart by their kind', async () => {
  const { data } = await connect().GET('/v1/{gameId}/npcs/{slug}', {
    params: { path: { gameId: 'bloodborne', slug: 'eileen-the-crow' } },
  });
  if (data === undefined || !('gifts' in data.data)) throw new Error('no detail');
  const items = data.data.gifts.flatMap((gift) => (gift.kind === 'item' ? [gift.item_slug] : []));
  expect(items).toContain('bold-hunters-mark');
});

test('knows what is wrong before it is sent', () => {
  const misuse = () =>
    connect().GET('/v1/{gameId}/weapons', {
      // @ts-expect-error: not a category
      params: { path: { gameId: 'bloodborne' }, query: { category: 'sword' } },
    });
  expect(misuse).toBeInstanceOf(Function);
});
