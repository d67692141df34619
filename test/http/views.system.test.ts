import { beforeAll, describe, expect, test } from '@jest/globals';
import { type SharedService, sharedService } from '../service.ts';
import { fill, operations, sampleSlugs } from './samples.ts';

/** How much of a record a response holds: `view` on every route whose operation has views. */
let service: SharedService;
let slugs: ReadonlyMap<string, string>;
beforeAll(async () => {
  service = await sharedService();
  slugs = await sampleSlugs(service);
});

const withViews = operations.filter(({ defaultView }) => defaultView !== undefined);
const lists = withViews.filter(({ isList }) => isList);

/** The members of a record, or of the first record of a list. */
const membersOf = ({ data }: any): string[] => Object.keys(Array.isArray(data) ? data[0] : data);

describe.each(withViews.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  const send = (query: string) =>
    service.get(`${fill(operation, slugs.get(operation.id) ?? '')}${query === '' ? '' : `?${query}`}`);

  test('returns the default view as if it had not been named', async () => {
    const plain = await send('');
    const named = await send(`view=${operation.defaultView}`);
    expect([named.status, named.text]).toEqual([200, plain.text]);
  });

  test('begins each view with the members of the one before, in their order', async () => {
    let before: string[] = [];
    for (const view of ['summary', 'detail', 'full'] as const) {
      if (!operation.queries.has(view)) continue;
      const { status, json } = await send(`view=${view}`);
      expect({ view, status }).toEqual({ view, status: 200 });
      const members = membersOf(json);
      expect(members.slice(0, before.length)).toEqual(before);
      expect(members.length).toBeGreaterThan(before.length);
      before = members;
    }
    expect(before).toEqual(expect.arrayContaining(['aliases', 'spoilers', 'provenance']));
  });

  test('refuses a view that is none', async () => {
    const { status, json } = await send('view=ful');
    expect([status, json.code, json.errors[0].did_you_mean[0]]).toEqual([400, 'invalid_parameter', 'full']);
  });
});

test.each(lists.map((operation) => [operation.id, operation] as const))(
  '%s costs what several records cost when it returns more than it does by default',
  async (_id, operation) => {
    for (const [plan, several] of [
      ['free', '5'],
      ['internal', '1'],
    ] as const) {
      const key = await service.newKey(plan, `views-${operation.id}-${plan}@example.org`);
      for (const view of operation.queries.keys()) {
        const { headers } = await service.get(`${fill(operation, '')}?view=${view}&page_size=1`, { key });
        const cost = view === operation.defaultView ? '1' : several;
        expect({ plan, view, cost: headers['x-ratelimit-cost'] }).toEqual({ plan, view, cost });
      }
    }
  },
);

test('a record costs one unit in every view', async () => {
  const key = await service.newKey('free', 'views-record@example.org');
  for (const view of ['summary', 'detail', 'full']) {
    const { headers } = await service.get(`/v1/bloodborne/bosses/father-gascoigne?view=${view}`, { key });
    expect(headers['x-ratelimit-cost']).toBe('1');
  }
});

test('navigation keeps the view', async () => {
  const { headers } = await service.get('/v1/bloodborne/bosses?view=full&page_size=2');
  expect(headers['link']).toContain('page=2&page_size=2&view=full>; rel="next"');
});
