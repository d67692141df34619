import { beforeAll, describe, expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { checklistOf } from '../../site/shared/checklist.ts';
import { fromRoot } from '../../src/root.ts';
import { openTo } from '../../src/games/progress/reach.ts';
import { bloodborne } from '../progress/bloodborne.ts';
import { playedGames } from '../progress/games.ts';
import type { PlayedGame } from '../progress/played.ts';
import { publishedGame } from '../games.ts';
import { type SharedService, sharedService } from '../service.ts';

/** Progress and routes as callers meet them. */
let service: SharedService;
beforeAll(async () => {
  service = await sharedService();
});

const send = (what: string, query: Record<string, string>, game = 'bloodborne') =>
  service.get(`/v1/${game}/${what}?${new URLSearchParams(query).toString()}`);
const progress = async (have: readonly string[], spoilers = 'all', game = 'bloodborne') =>
  (await send('progress', { ...(have.length > 0 ? { have: have.join(',') } : {}), spoilers }, game)).json;

/** Returns whether an entry can name a step of a walkthrough. */
const entered = (each: string) => /^(boss|item|location|npc|insight|stage):/.test(each);

/** A part of the walkthrough as a caller writes it: what entries can name, each once. */
function entries(count: number, { walkthrough, after }: PlayedGame = bloodborne): string[] {
  const done = walkthrough.slice(0, count).filter(entered);
  return [...new Set(done)].map((each) =>
    after(done).count(each) > 1 ? `${each}:${after(done).count(each)}` : each,
  );
}

const slugs = (things: readonly { slug: string }[]) => things.map(({ slug }) => slug);

describe('progress', () => {
  test.each(playedGames.map(({ id }) => id))(
    'the guide names every phase that entries of %s can name',
    async (id) => {
      const { status, json } = await send('progress', { have: 'stage:dawn' }, id);
      const [, accepted] = /have must name (stage:[^;]+);/.exec(json.detail)!;
      const guide = readFileSync(fromRoot('docs', 'guides', 'progress.md'), 'utf8');
      const phases = accepted!.split(', ').map((each) => each.slice('stage:'.length));
      expect(status).toBe(400);
      expect(phases.filter((phase) => !new RegExp(`\\b${phase}\\b`).test(guide))).toEqual([]);
    },
  );

  test('of nothing: the places where a game begins', async () => {
    const { data, meta } = await progress([]);
    expect(meta).toEqual({ spoilers: 'all' });
    expect(data.open.locations).toEqual([
      {
        kind: 'location',
        slug: 'central-yharnam',
        name: 'Central Yharnam',
        have: 'location:central-yharnam',
      },
      { kind: 'location', slug: 'hunters-dream', name: "Hunter's Dream", have: 'location:hunters-dream' },
      {
        kind: 'location',
        slug: 'iosefkas-clinic',
        name: "Iosefka's Clinic",
        have: 'location:iosefkas-clinic',
      },
    ]);
    expect(slugs(data.open.bosses)).toEqual(['cleric-beast', 'father-gascoigne']);
    expect(data.next.map(({ gate }: any) => gate.have)).toContain('boss:father-gascoigne');
  });

  test.each(playedGames.map((game) => [game.id, game] as const))(
    'agrees with the data files along the walkthrough of %s',
    async (id, game) => {
      for (const count of [0, 20, 60, 100, 130]) {
        const done = game.walkthrough.slice(0, count).filter(entered);
        const json = await progress(entries(count, game), 'all', id);
        expect(json).toMatchObject({ meta: { spoilers: 'all' } });
        const { data } = json;
        const { places, next } = openTo(game.world, game.after(done));
        expect(data.open.locations.map(({ have }: any) => have)).toEqual([...places].sort());
        expect(data.open.bosses.map(({ have }: any) => have)).toEqual(
          [...next].filter((each) => each.startsWith('boss:')).sort(),
        );
        expect(data.open.npcs.map(({ have }: any) => have).sort()).toEqual(
          [...next].filter((each) => each.startsWith('npc:')).sort(),
        );
        expect(data.open.obtainable.map(({ kind, slug }: any) => `${kind}:${slug}`).sort()).toEqual(
          [...next].filter((each) => !/^(boss|npc|stage):/.test(each)).sort(),
        );
      }
    },
  );

  test('names what is about to be lost, and whether it is for good', async () => {
    const { data } = await progress(entries(bloodborne.walkthrough.indexOf('stage:blood_moon')));
    const moon = data.closing.find(({ gate }: any) => gate.step === 'blood_moon');
    expect(moon.gate).toMatchObject({
      kind: 'stage',
      slug: null,
      name: 'Blood moon',
      have: 'stage:blood_moon',
    });
    expect(moon.loses).toContainEqual(
      expect.objectContaining({ kind: 'item', slug: 'tiny-music-box', count: 1, is_for_good: true }),
    );
  });

  test('hides what is not open: numbers, kinds, names', async () => {
    const have = ['boss:father-gascoigne'];
    const opens = async (spoilers: string) =>
      (await progress(have, spoilers)).data.next.find(({ gate }: any) => gate.have === 'stage:evening').opens;
    const [none, mild, all] = [await opens('none'), await opens('mild'), await opens('all')];
    expect(none).toEqual([{ kind: null, slug: null, name: null, step: null, count: all.length }]);
    expect(mild.every(({ slug, name }: any) => slug === null && name === null)).toBe(true);
    expect(mild.map(({ kind, count }: any) => [kind, count])).toEqual(
      [...new Set(all.map(({ kind }: any) => kind))].map((kind) => [
        kind,
        all.filter((each: any) => each.kind === kind).length,
      ]),
    );
    expect(all.every(({ name }: any) => name !== null)).toBe(true);
  });

  test('is one reply for a state, however it is written, and costs 5 units', async () => {
    const key = await service.newKey('free');
    const one = await service.get('/v1/bloodborne/progress?have=item:notebook,boss:cleric-beast', { key });
    const other = await service.get('/v1/bloodborne/progress?have=boss:cleric-beast,%20item:notebook', {
      key,
    });
    expect(other.headers.etag).toBe(one.headers.etag);
    expect(other.text).toBe(one.text);
    expect(other.headers['x-ratelimit-cost']).toBe('5');
    expect(other.headers['x-ratelimit-remaining']).toBe('90');
    expect((await send('progress', {})).headers['x-ratelimit-cost']).toBe('1');
  });

  test('takes at most 250 entries', async () => {
    const { json } = await service.get('/v1/bloodborne/items?page_size=100');
    const more = await service.get('/v1/bloodborne/items?page_size=100&page=2');
    const items = [...json.data, ...more.json.data].map(({ slug }: any) => `item:${slug}`);
    expect((await send('progress', { have: items.join(',') })).status).toBe(200);
    const short = Array.from({ length: 251 }, (_, index) => `item:${index}`);
    const { status, json: problem } = await send('progress', { have: short.join(',') });
    expect([status, problem.errors[0].code]).toEqual([400, 'too_many']);
  });
});

test('a whole checklist of each game fits into one GraphQL query', async () => {
  for (const { id, world } of playedGames) {
    const have = [...checklistOf(world).known].flatMap((token): object[] => {
      const [kind, rest] = token.split(':') as [string, string?];
      const [slug, step] = rest?.split('/') ?? [];
      if (kind === 'npc') return [{ npc: { slug, step } }];
      if (kind === 'item') return [{ item: { slug } }];
      return ['boss', 'location', 'stage'].includes(kind) ? [{ [kind]: slug }] : [];
    });
    const query =
      'query ($have: [HaveInput!]) { progress(have: $have) { data { closing { gate { kind } } } } }';
    const body = JSON.stringify({ query, variables: { have } });
    const { json } = await service.get(`/graphql/${id}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    expect([id, json]).toEqual([
      id,
      { data: { progress: { data: { closing: [] } } }, extensions: expect.anything() },
    ]);
  }
});

/** Parts of locations that are no place of the progress graph, each with the place that it is reached with. */
const partsIn = ({ id, world }: PlayedGame): (readonly [part: string, place: string])[] => {
  const places = new Set(world.places.map(({ token }) => token));
  const locations = publishedGame(id).records.get('location')!;
  const parents = new Map(locations.map((each) => [each['slug'] as string, each['parent_slug'] as string]));
  const placeOf = (slug: string): string =>
    places.has(`location:${slug}`) ? slug : placeOf(parents.get(slug)!);
  return locations.flatMap(({ slug }) => {
    const part = slug as string;
    return placeOf(part) === part ? [] : [[part, placeOf(part)] as const];
  });
};

describe('a part of a location without ways of its own', () => {
  const [eldenRing] = playedGames.filter(({ id }) => id === 'elden-ring') as [PlayedGame];

  test('counts as the location that it is in', async () => {
    const parts = partsIn(eldenRing);
    expect(parts.length).toBeGreaterThan(150);
    const byPlace = new Map(parts.map(([part, place]) => [place, part]));
    for (const [place, part] of byPlace) {
      const [own, whole] = await Promise.all(
        [part, place].map((slug) => progress([`location:${slug}`], 'none', eldenRing.id)),
      );
      expect([part, own]).toEqual([part, whole]);
    }
    const both = await progress(
      ['church-of-elleh', 'limgrave', 'gatefront-ruins'].map((slug) => `location:${slug}`),
      'none',
      eldenRing.id,
    );
    expect(both).toEqual(await progress(['location:limgrave'], 'none', eldenRing.id));
  });

  test('has the route of the location that it is in, in every game', async () => {
    for (const game of playedGames) {
      const [from] = game.start.map((token) => token.slice('location:'.length)) as [string];
      for (const [part, place] of partsIn(game)) {
        const [own, whole] = await Promise.all(
          [part, place].map(async (to) => (await send('route', { from, to }, game.id)).json),
        );
        expect([part, own]).toEqual([part, whole]);
      }
    }
    const within = { from: 'church-of-elleh', to: 'limgrave' };
    expect((await send('route', within, eldenRing.id)).json.data).toEqual({
      steps: [],
      missing: [],
      reason: null,
    });
  });
});

describe('what is refused', () => {
  test('each unknown entry is named, with what is near', async () => {
    const { status, json } = await send('progress', {
      have: 'boss:father-gascoine,location:old-yarnam,npc:djura/befriend,boss:cleric-beast',
    });
    expect([status, json.code]).toEqual([400, 'unknown_reference']);
    expect(json.errors.map(({ received, did_you_mean }: any) => [received, did_you_mean[0]])).toEqual([
      ['boss:father-gascoine', 'boss:father-gascoigne'],
      ['location:old-yarnam', 'location:old-yharnam'],
      ['npc:djura/befriend', 'npc:djura/befriended'],
    ]);
  });

  test.each([
    ['bos:cleric-beast', 'not_allowed'],
    ['cleric-beast', 'not_allowed'],
    ['stage:midnight', 'not_allowed'],
    ['insight:100', 'out_of_range'],
    ['insight:01', 'out_of_range'],
    ['insight:1,insight:2', 'repeated_value'],
    ['item:notebook:0', 'out_of_range'],
    ['boss:cleric-beast:2', 'out_of_range'],
    ['item:notebook,item:notebook:2', 'repeated_value'],
    ['boss:cleric-beast,boss:cleric-beast', 'repeated_value'],
    ['', 'empty'],
    ['boss:__proto__', 'unknown_reference'],
    ['constructor:x', 'not_allowed'],
  ])('%s', async (have, code) => {
    const { status, json } = await send('progress', { have });
    expect({ status, code: json.errors[0].code, name: json.errors[0].name }).toEqual({
      status: 400,
      code,
      name: 'have',
    });
  });

  test('places of a route that there are not', async () => {
    const { status, json } = await send('route', { from: 'central-yharnam', to: 'old-yarnam' });
    expect([status, json.code, json.errors[0].name]).toEqual([400, 'unknown_reference', 'to']);
    expect(json.errors[0].did_you_mean).toContain('old-yharnam');
    expect((await send('route', { to: 'old-yharnam' })).json.code).toBe('missing_parameter');
  });
});

describe('routes', () => {
  const route = async (from: string, to: string, have: readonly string[] = []) =>
    (await send('route', { from, to, ...(have.length > 0 ? { have: have.join(',') } : {}) })).json.data;

  test('are the shortest, with what each step needs', async () => {
    const { steps, missing, reason } = await route('central-yharnam', 'old-yharnam', [
      'boss:father-gascoigne',
    ]);
    expect(steps).toEqual([
      {
        from: 'central-yharnam',
        from_name: 'Central Yharnam',
        to: 'cathedral-ward',
        to_name: 'Cathedral Ward',
        way: 'passage',
        needs: [
          {
            kind: 'boss',
            slug: 'father-gascoigne',
            name: 'Father Gascoigne',
            step: null,
            quantity: 1,
            have: 'boss:father-gascoigne',
          },
        ],
      },
      {
        from: 'cathedral-ward',
        from_name: 'Cathedral Ward',
        to: 'old-yharnam',
        to_name: 'Old Yharnam',
        way: 'passage',
        needs: [],
      },
    ]);
    expect([missing, reason]).toEqual([[], null]);
  });

  test('or what is missing, named as far as it can be done now', async () => {
    const missing = async (spoilers?: string) => {
      const ends = { from: 'central-yharnam', to: 'forbidden-woods' };
      const { data } = (await send('route', { ...ends, ...(spoilers ? { spoilers } : {}) })).json;
      expect([data.steps, data.reason]).toEqual([[], 'missing']);
      return data.missing.map(({ kind, have, count }: any) => [kind, have, count]);
    };
    const gascoigne = ['boss', 'boss:father-gascoigne', 1];
    expect(await missing('all')).toEqual([gascoigne, ['stage', 'stage:night', 1]]);
    expect(await missing('mild')).toEqual([gascoigne, ['stage', null, 1]]);
    expect(await missing('none')).toEqual([gascoigne, [null, null, 1]]);
    expect(await missing()).toEqual(await missing('none'));
  });
});
