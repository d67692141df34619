import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, test } from '@jest/globals';
import {
  type BloodborneBossFull,
  type CaryllOptions,
  createCaryll,
  isCaryllError,
  type BloodborneWeaponDetail,
} from '../../client/src/client.ts';
import { gameIds } from '../games.ts';
import { type SharedService, sharedService } from '../service.ts';

let service: SharedService;
beforeAll(async () => {
  service = await sharedService();
});

/** A client of the running service, and the addresses that it requests. */
function connect(options: Partial<CaryllOptions> = {}) {
  const requested: string[] = [];
  const { fetch: send = fetch } = options;
  const caryll = createCaryll({
    url: service.url,
    key: service.key,
    ...options,
    fetch: (input, init) => {
      requested.push(String(input));
      return send(input, init);
    },
  });
  return { caryll, requested };
}

/** What a promise is rejected with. */
const failure = (promise: Promise<unknown>): Promise<any> =>
  promise.then(
    () => Promise.reject(new Error('expected a failure')),
    (error: unknown) => error,
  );

describe('a record has the type of its view', () => {
  test('the detail by default', async () => {
    const weapon: BloodborneWeaponDetail = await connect().caryll.weapons.get('saw-cleaver');
    expect(weapon).toEqual((await service.get('/v1/bloodborne/weapons/saw-cleaver')).json.data);
  });

  test('all data', async () => {
    const boss: BloodborneBossFull = await connect().caryll.bosses.get('father-gascoigne', { view: 'full' });
    expect(boss.drops.length).toBeGreaterThan(0);
    expect(boss.provenance).toBeInstanceOf(Object);
  });

  test('of a list the summary by default', async () => {
    const { caryll } = connect();
    const { data, meta } = await caryll.bosses.list({ is_optional: true, page_size: 2, sort: '-hp' });
    // @ts-expect-error: a summary has no hit points
    expect(data[0]?.hp).toBeUndefined();
    expect(meta).toMatchObject({ page: 1, page_size: 2 });
    const wide = await caryll.bosses.list({ page_size: 1, sort: '-hp', view: 'detail' });
    expect(wide.data[0]?.hp).toBeGreaterThan(0);
  });

  test('and an invalid request does not compile', () => {
    const { caryll } = connect();
    const misuse = [
      // @ts-expect-error: no such view
      () => caryll.bosses.get('father-gascoigne', { view: 'wide' }),
      // @ts-expect-error: no such order
      () => caryll.bosses.list({ sort: 'beauty' }),
      // @ts-expect-error: lists only
      () => caryll.chaliceDungeons.get('pthumeru-chalice'),
      // @ts-expect-error: the version that one has must be named
      () => caryll.changes.list(),
    ];
    expect(misuse).toHaveLength(4);
  });
});

describe('a cached response is revalidated for free', () => {
  test('by its entity tag, and nobody can change it', async () => {
    const key = await service.newKey('free');
    const { caryll } = connect({ key });
    const first = await caryll.runes.get('clawmark');
    expect(caryll.units).toMatchObject({ cost: 1, policy: 'key' });
    const { remaining, limit } = caryll.units!;
    expect(remaining).toBe(limit - 1);
    first.name = 'something else';
    const again = await caryll.request<{ data: { name: string } }>('/v1/bloodborne/runes/clawmark');
    expect(again).toMatchObject({ isUnchanged: true, units: { cost: 0, remaining } });
    expect(again.body.data.name).not.toBe('something else');
    expect(again.datasetVersion).toMatch(/^\d{4}\.\d+\.\d+$/);
    expect((await caryll.usage()).key_units.used).toBe(1);
  });

  test('as far as the memory reaches', async () => {
    const costs = async (memoryBytes: number) => {
      const { caryll } = connect({ memoryBytes });
      const each: number[] = [];
      for (const slug of ['clawmark', 'moon', 'clawmark']) {
        await caryll.runes.get(slug);
        each.push(caryll.units!.cost);
      }
      return each;
    };
    const { text } = await service.get('/v1/bloodborne/runes/clawmark');
    expect(await costs(0)).toEqual([1, 1, 1]);
    expect(await costs(3 * text.length)).toEqual([1, 1, 1]);
    expect(await costs(20 * text.length)).toEqual([1, 1, 0]);
  });
});

describe('what costs nothing is tried again, and nothing else', () => {
  const unavailable = (headers: Record<string, string> = { 'Retry-After': '0' }) =>
    Response.json(
      { code: 'unavailable', detail: 'Something is away.', status: 503 },
      { status: 503, headers },
    );

  test('a 503 with Retry-After', async () => {
    const responses = [unavailable(), unavailable({ 'Retry-After': new Date(0).toUTCString() })];
    const { caryll, requested } = connect({
      fetch: async (input, init) => responses.pop() ?? fetch(input, init),
    });
    expect(await caryll.bosses.get('father-gascoigne')).toMatchObject({ hp: 2031 });
    expect(requested).toHaveLength(3);
  });

  test.each([
    ['so often', { retries: 2 }, { 'Retry-After': '0' }, 3],
    ['not when it takes too long', { maxRetryAfterSeconds: 10 }, { 'Retry-After': '11' }, 1],
    ['not when it does not say when', {}, {}, 1],
  ])('%s', async (_what, options, headers, times) => {
    const { caryll, requested } = connect({ ...options, fetch: async () => unavailable(headers) });
    const error = await failure(caryll.bosses.get('father-gascoigne'));
    expect(error).toMatchObject({ code: 'unavailable', status: 503, message: 'Something is away.' });
    expect(requested).toHaveLength(times);
  });

  test('not a connection that broke, which may have been charged', async () => {
    const broken = createServer((req) => req.socket.destroy()).listen(0, '127.0.0.1');
    await new Promise((resolve) => broken.once('listening', resolve));
    const url = `http://127.0.0.1:${(broken.address() as AddressInfo).port}`;
    const { caryll, requested } = connect({ url });
    expect(await failure(caryll.bosses.list())).toMatchObject({ code: 'network_failure' });
    expect(requested).toHaveLength(1);
    broken.close();
  });

  test('waiting ends when the caller wants', async () => {
    const ended = new AbortController();
    const { caryll } = connect({
      fetch: async () => {
        setImmediate(() => ended.abort(new Error('enough')));
        return unavailable({ 'Retry-After': '20' });
      },
    });
    expect(await failure(caryll.bosses.list({}, { signal: ended.signal }))).toEqual(new Error('enough'));
  });

  test('a missing response ends with its own code', async () => {
    const never = connect({
      timeoutMs: 20,
      fetch: (_input, init) =>
        new Promise((_resolve, reject) => {
          init!.signal!.addEventListener('abort', () => reject(init!.signal!.reason));
        }),
    });
    expect(await failure(never.caryll.bosses.list())).toMatchObject({ code: 'timeout' });
  });
});

describe('lists', () => {
  test('are walked record by record, in few requests', async () => {
    const { caryll, requested } = connect();
    const slugs: string[] = [];
    for await (const { slug } of caryll.items.all({ family: 'consumable' })) slugs.push(slug);
    const { meta } = await caryll.items.list({ family: 'consumable', page_size: 1 });
    expect(new Set(slugs).size).toBe(meta.total);
    expect(requested).toHaveLength(Math.ceil(meta.total / 100) + 1);
  });

  test('are walked page by page, and no further than is wanted', async () => {
    const { caryll, requested } = connect();
    for await (const { data, meta } of caryll.weapons.pages({ page: 2, page_size: 3, view: 'full' })) {
      expect(meta.page).toBe(2);
      expect(data.map(({ provenance }) => provenance)).toHaveLength(3);
      break;
    }
    expect(requested).toHaveLength(1);
  });

  test('are not walked across two versions of the data', async () => {
    let version = 0;
    const { caryll } = connect({
      fetch: async (input, init) => {
        const response = await fetch(input, init);
        version += 1;
        return new Response(response.body, { headers: { 'X-Dataset-Version': `2026.1.${version}` } });
      },
    });
    const walk = async () => {
      for await (const _page of caryll.items.pages());
    };
    expect(await failure(walk())).toMatchObject({ code: 'dataset_changed', message: /2026.1.1 to 2026.1.2/ });
  });

  test('return records by slug, a hundred in a request, in the order in which they are wanted', async () => {
    const { caryll, requested } = connect();
    const slugs: string[] = [];
    for await (const { slug } of caryll.items.all()) slugs.push(slug);
    const wanted = [...slugs.slice(0, 130).reverse(), slugs[0]!];
    requested.length = 0;
    const found = await caryll.items.getMany(wanted, { view: 'detail' });
    expect(found.map(({ slug }) => slug)).toEqual(wanted);
    expect(found[0]).toHaveProperty('acquisition');
    expect(requested).toHaveLength(2);
    expect(await caryll.items.getMany([])).toEqual([]);
    expect(requested).toHaveLength(2);
  });
});

test('search, calculators, versions, games and usage return what the service has', async () => {
  const { caryll } = connect();
  const { data } = await caryll.search('lhb', { kind: ['weapon', 'boss'] });
  expect(data[0]).toMatchObject({ slug: 'ludwigs-holy-blade', kind: 'weapon' });
  expect(await caryll.request(data[0]!.url!, { view: 'summary' })).toMatchObject({
    body: { data: { name: "Ludwig's Holy Blade" } },
  });
  const rating = await caryll.calc.attackRating({ weapon_slug: 'saw-cleaver', level: 3, strength: 18 });
  expect(rating.total).toBeGreaterThan(0);
  expect(
    (await caryll.calc.armor({ maximize: 'defense_fire', max_weight: 9 })).pieces.length,
  ).toBeGreaterThan(1);
  expect((await caryll.calc.level({ from: 5, to: 10 })).to).toBe(10);
  const [release] = (await caryll.releases.list()).data;
  const game = (await caryll.games()).find(({ id }) => id === 'bloodborne');
  expect(release!.version).toBe(game!.dataset_version);
  expect((await caryll.changes.list({ since: game!.dataset_version })).data).toEqual([]);
  expect((await caryll.index()).resources.map(({ name }) => name)).toContain('blood-gems');
  expect((await caryll.usage()).plan).toBe('internal');
  expect((await caryll.levelCosts.list({ page_size: 1 })).data).toHaveLength(1);
});

test('everything is downloaded once for a version', async () => {
  await service.get('/v1/bloodborne/export?format=ndjson');
  const { caryll } = connect({ key: await service.newKey('free') });
  const file = (await caryll.download('ndjson'))!;
  expect(file.fileName).toBe(`caryll-bloodborne-${file.datasetVersion}.ndjson`);
  expect((await file.response.text()).slice(0, 8)).toBe('{"meta":');
  expect(caryll.units!.cost).toBe(10);
  expect(await caryll.download('ndjson', { unless: file.etag })).toBeUndefined();
  expect(caryll.units!.cost).toBe(0);
});

describe('failures', () => {
  test('differ by code, with the members of the code', async () => {
    const { caryll } = connect();
    const error = await failure(caryll.bosses.get('father-gascoine'));
    if (!isCaryllError(error, 'resource_not_found')) throw error;
    expect(error.problem.did_you_mean[0]).toBe('father-gascoigne');
    expect(error).toMatchObject({ status: 404, units: { cost: 1 } });
    const invalid = await failure(caryll.items.getMany(['pebble', 'peble']));
    if (!isCaryllError(invalid, 'unknown_reference')) throw invalid;
    expect(invalid.problem.errors).toHaveLength(1);
    expect(isCaryllError(invalid, 'timeout')).toBe(false);
  });

  test('of something that is no such service', async () => {
    const { caryll } = connect({ fetch: async () => new Response('<html>', { status: 502 }) });
    expect(await failure(caryll.bosses.list())).toMatchObject({ code: 'unexpected_answer', status: 502 });
    const other = connect({ fetch: async () => new Response('<html>') });
    expect(await failure(other.caryll.bosses.list())).toMatchObject({
      code: 'unexpected_answer',
      status: 200,
    });
  });

  test.each(['localhost:3000', 'ftp://example.org', 'https://me:secret@example.org', ''])(
    'an address such as "%s" is refused at once',
    (url) => expect(() => createCaryll({ url })).toThrow(/^url must be the URL of a service/),
  );
});

describe('the key', () => {
  test('may have spaces around it, and is not repeated when it cannot be one', async () => {
    await expect(connect({ key: ` ${service.key}\n` }).caryll.usage()).resolves.toBeInstanceOf(Object);
    expect(() => connect({ key: 'caryll_live_ä' })).toThrow(/^key must be a key as it was shown(?!.*live)/);
    const { caryll } = connect({ key: undefined });
    expect((await caryll.games()).map(({ id }) => id)).toEqual(gameIds);
    expect(caryll.units).toBeUndefined();
    expect(await failure(caryll.bosses.list())).toMatchObject({ code: 'missing_api_key' });
  });

  test('does not follow a redirect to another host', async () => {
    const seen: unknown[] = [];
    const other = createServer((req, res) => {
      seen.push(req.headers);
      res.end('{}');
    }).listen(0, '127.0.0.1');
    const here = createServer((_req, res) => {
      const { port } = other.address() as AddressInfo;
      res.writeHead(302, { Location: `http://127.0.0.1:${port}/` }).end();
    }).listen(0, '127.0.0.1');
    await Promise.all(
      [other, here].map((server) => new Promise((resolve) => server.once('listening', resolve))),
    );
    await connect({ url: `http://127.0.0.1:${(here.address() as AddressInfo).port}` }).caryll.request('/');
    expect(seen).toHaveLength(1);
    expect(JSON.stringify(seen)).not.toContain('caryll_');
    for (const server of [here, other]) {
      server.closeAllConnections();
      server.close();
    }
  });
});
