import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { gameIds } from '../games.ts';
import { defaultPlans } from '../../src/keys/plans.ts';
import { type HttpAssistant, serveAssistant } from '../../src/mcp/http.ts';
import { openAssistant } from '../../src/mcp/server.ts';
import { openBrowser, program } from '../docs/chromium.ts';
import { published } from '../published.ts';
import { type SharedService, sharedService } from '../service.ts';

/** What assistants see of a running service, through the client of the official SDK. */
let service: SharedService;
let key: string;
let served: HttpAssistant;
let client: Client;
const errors: unknown[] = [];
const bounds = { requestTimeoutMs: 5_000, maxConnections: 20 };

const openFor = (withKey: string, game?: string) => openAssistant({ url: service.url, key: withKey, game });

/** A client of the official SDK, with headers of its own. */
async function connect(url: string, headers: Record<string, string> = {}) {
  const sending = new Client({ name: 'test', version: '1' });
  await sending.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
  return sending;
}

/** An assistant of its own, through the client of the official SDK. */
async function open(withKey: string, game?: string) {
  const own = await serveAssistant(await openFor(withKey, game), openFor, {
    host: '127.0.0.1',
    port: 0,
    bounds,
    onError: (error) => errors.push(error),
  });
  return { served: own, client: await connect(own.url) };
}

beforeAll(async () => {
  service = await sharedService();
  key = await service.newKey('free');
  ({ served, client } = await open(key));
});
afterAll(async () => {
  await client.close();
  await served.close();
});

/** Calls a tool, in Bloodborne unless it takes no game or the input names another. */
async function call(name: string, input: Record<string, unknown> = {}, sending = client) {
  const takesGame = !['list_games', 'get_usage'].includes(name);
  const result = await sending.callTool({
    name,
    arguments: { ...(takesGame && { game: 'bloodborne' }), ...input },
  });
  const texts = (result.content as { text: string }[]).map(({ text }) => text);
  return { ...result, isError: result.isError, texts, json: () => JSON.parse(texts[0]!) };
}

describe('tools', () => {
  test('follow from the operations, closed, with what they cost, and few enough for an assistant', async () => {
    const { tools } = await client.listTools();
    const names = tools.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'list_records',
        'get_record',
        'calculate_damage',
        'get_usage',
        'describe_tool',
      ]),
    );
    expect(JSON.stringify({ tools }).length).toBeLessThanOrEqual(30_000);
    for (const { name, description, inputSchema, annotations } of tools) {
      expect({ name, inputSchema }).toMatchObject({ inputSchema: { additionalProperties: false } });
      expect({ name, description }).toEqual({
        name,
        description: expect.stringMatching(/Costs (\d|nothing)/),
      });
      // The price on the plan of the key, and no other.
      expect([
        name,
        description!.match(/Costs (\d|nothing)/g)!.length,
        /on the plan/.test(description!),
      ]).toEqual([name, 1, false]);
      expect(annotations).toMatchObject({ readOnlyHint: true });
    }
    const shown = (name: string) => tools.find((tool) => tool.name === name)!;
    expect(shown('search_records').description).toMatch(/text`\.?[\s\S]*Costs 5 units\.$/);
    expect(shown('list_releases').description).toMatch(/Costs nothing\.$/);
    expect(shown('search_records').inputSchema.required).toEqual(['game', 'q']);
    expect(shown('get_usage').inputSchema.properties).toEqual({});
  });

  test('have a description on demand, which costs nothing', async () => {
    const list = await call('describe_tool', { tool: 'list_records', kind: 'boss' });
    expect(list.json()).toMatchObject({
      name: 'list_records',
      description: expect.stringMatching(/Costs 1 unit, or 5 with `view=detail`, `view=full`, or `slugs`\.$/),
    });
    const names = list.json().parameters.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(['is_optional', 'hp_min', 'weak_to', 'sort']));
    expect(list.texts).toHaveLength(1);
    const armor = await call('describe_tool', { game: 'elden-ring', tool: 'calculate_armor' });
    expect(JSON.stringify(armor.json().parameters)).toContain('maximize');
    const route = await call('describe_tool', { game: 'elden-ring', tool: 'find_route' });
    expect(JSON.stringify(route.json().parameters)).toContain('stage:erdtree_burns');
    expect((await call('describe_tool', { tool: 'list_records' })).texts[0]).toMatch(/kind is required/);
  });

  test('return what the service returns, and what it cost', async () => {
    const input = { kind: 'boss', filters: { is_optional: true }, sort: ['-hp'], page_size: 2 };
    const bosses = await call('list_records', input);
    const path = '/v1/bloodborne/bosses?is_optional=true&sort=-hp&page_size=2';
    expect(bosses.json()).toEqual((await service.get(path)).json);
    expect(bosses.texts[1]).toMatch(
      /^Cost 1 unit; [\d,]+ of [\d,]+ left until \d{4}-\d\d-\d\dT00:00:00\.000Z\.$/,
    );
    expect(bosses._meta).toMatchObject({ 'caryll/units': { cost: 1, policy: 'key' } });
    const again = await call('list_records', input);
    expect(again.json()).toEqual(bosses.json());
    expect(again.texts[1]).toMatch(/^Cost 0 units;/);
    const named = await call('list_records', { kind: 'boss', slugs: ['father-gascoigne', 'amygdala'] });
    expect(named.json().data.map(({ slug }: { slug: string }) => slug)).toEqual([
      'father-gascoigne',
      'amygdala',
    ]);
    expect(named.texts[1]).toMatch(/^Cost 5 units;/);
    expect((await call('calculate_level', { from: 5, to: 10 })).json().data.to).toBe(10);
    const other = await call('list_records', { game: 'elden-ring', kind: 'spell', page_size: 1 });
    expect(other.json()).toEqual((await service.get('/v1/elden-ring/spells?page_size=1')).json);
  });

  test('read records of every kind', async () => {
    const boss = await call('get_record', { kind: 'boss', slug: 'father-gascoigne' });
    expect(boss.json()).toEqual((await service.get('/v1/bloodborne/bosses/father-gascoigne?view=full')).json);
    const dungeons = await call('list_records', { kind: 'chalice_dungeon', page_size: 1 });
    const [{ slug }] = dungeons.json().data;
    const dungeon = await call('get_record', { kind: 'chalice_dungeon', slug, view: 'summary' });
    expect(dungeon.json()).toEqual({ data: dungeons.json().data[0] });
  });

  test('say what went wrong, and the way out', async () => {
    const missing = await call('get_record', { kind: 'boss', slug: 'father-gascoine' });
    expect(missing).toMatchObject({ isError: true, _meta: { 'caryll/code': 'resource_not_found' } });
    expect(missing.texts[0]).toMatch(/^resource_not_found \(404\): /);
    expect(missing.texts[1]).toContain('father-gascoigne');
    const weapons = (filters: unknown) => call('list_records', { kind: 'weapon', filters });
    expect((await weapons({ category: 'sword' })).texts.join('\n')).toMatch(
      /^invalid_parameter \(400\): [\s\S]*trick_weapon[\s\S]*Cost 0 units/,
    );
    expect((await weapons({ categry: 'firearm' })).texts[0]).toMatch(
      /^invalid_argument: categry must be .* Did you mean category\?$/,
    );
    expect(await weapons({ category: { is: 'firearm' } })).toMatchObject({ isError: true });
    const misplaced = await call('list_records', { kind: 'weapon', category: 'firearm' });
    expect(misplaced.texts[0]).toBe(
      'invalid_argument: category must be in filters: {"filters":{"category":"firearm"}}.',
    );
    expect((await weapons(['firearm'])).texts[0]).toMatch(/filters must be an object; got \["firearm"\]/);
    expect((await call('search_records')).texts[0]).toMatch(/^invalid_argument: q is required/);
    expect((await call('get_record', { kind: 'bosse', slug: 'x' })).texts[0]).toMatch(/Did you mean boss\?/);
    expect((await call('get_record', { kind: 'armor-sets', slug: 'x' })).texts[0]).toMatch(
      /Did you mean armor_set\?/,
    );
    const elsewhere = await call('list_records', { game: 'elden-ring', kind: 'rune' });
    expect(elsewhere.texts[0]).toMatch(/^invalid_argument: kind must be one of .* in elden-ring; got "rune"/);
    expect((await call('get_quality', { game: 'eldenring' })).texts[0]).toMatch(/Did you mean elden-ring\?/);
    const { content } = await client.callTool({ name: 'get_quality' });
    expect(JSON.stringify(content)).toContain(`game is required: ${gameIds.join(' or ')}.`);
    await expect(client.callTool({ name: 'list_recrds' })).rejects.toThrow(/list_records/);
  });

  test('of one game need no name of it', async () => {
    const own = await open(await service.newKey('free'), 'elden-ring');
    const spell = await own.client.callTool({
      name: 'list_records',
      arguments: { kind: 'spell', page_size: 1 },
    });
    expect(spell.isError).toBeUndefined();
    expect((await own.client.listResources()).resources.map(({ uri }) => uri)).toEqual([
      'caryll://elden-ring',
    ]);
    await own.client.close();
    await own.served.close();
  });
});

test.each(published.games.map(({ game, records }) => [game.slug, records] as const))(
  'each kind in %s is one that get_record takes',
  async (game, records) => {
    const own = await open(await service.newKey('internal'), game);
    const { tools } = await own.client.listTools();
    const { enum: kinds } = tools.find(({ name }) => name === 'get_record')!.inputSchema.properties![
      'kind'
    ] as any;
    expect(kinds).not.toEqual([]);
    for (const kind of kinds as readonly string[]) {
      const { slug } = records.get(kind)![0]!;
      const { isError, json } = await call('get_record', { game, kind, slug }, own.client);
      expect([kind, isError, json().data.slug]).toEqual([kind, undefined, slug]);
    }
    await own.client.close();
    await own.served.close();
  },
);

test('when nothing is left, an assistant learns until when', async () => {
  const poor = await open(await service.newKey('free'));
  const spent: unknown[] = [];
  for (let units = 0; units < defaultPlans.free.keyLimit; units += defaultPlans.free.searchCost)
    spent.push((await call('search_records', { q: `gascoigne ${units}` }, poor.client)).isError);
  expect(spent).not.toContain(true);
  const { isError, texts } = await call('list_records', { kind: 'boss' }, poor.client);
  expect(isError).toBe(true);
  expect(texts.join('\n')).toMatch(
    /^quota_exceeded \(429\): .+\nTry again after \d+ seconds, not before\.\nCost 0 units; 0 of /,
  );
  await poor.client.close();
  await poor.served.close();
});

describe('resources', () => {
  test('are what there is, and every record', async () => {
    const { resources } = await client.listResources();
    const { contents } = await client.readResource({ uri: 'caryll://bloodborne' });
    const index = JSON.parse((contents[0] as { text: string }).text);
    expect(resources.map(({ uri }) => uri)).toContain('caryll://bloodborne');
    expect(index.data.resources.map(({ name }: { name: string }) => name)).toContain('bosses');
    const { resourceTemplates } = await client.listResourceTemplates();
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate)).toEqual([
      'caryll://{gameId}/{kind}/{slug}',
    ]);
    const uri = 'caryll://bloodborne/weapon/saw-cleaver';
    const weapon = await client.readResource({ uri });
    expect(weapon.contents).toMatchObject([{ uri, mimeType: 'application/json' }]);
    expect(JSON.parse((weapon.contents[0] as { text: string }).text)).toEqual(
      (await service.get('/v1/bloodborne/weapons/saw-cleaver?view=full')).json,
    );
    expect(weapon._meta).toMatchObject({ 'caryll/units': { cost: 1 } });
  });

  test('complete kinds', async () => {
    const ref = { type: 'ref/resource', uri: 'caryll://{gameId}/{kind}/{slug}' } as const;
    const { completion } = await client.complete({ ref, argument: { name: 'kind', value: 'armor' } });
    expect(completion.values).toEqual(['armor', 'armor_set']);
  });

  test.each([
    ['caryll://bloodborne/boss/father-gascoine', /resource_not_found \(404\)[\s\S]*father-gascoigne/],
    ['caryll://bloodborne/bosses/father-gascoigne', /Expected caryll:\/\/.*boss/],
    ['caryll://sekiro', /game_not_found \(404\)[\s\S]*bloodborne/],
    ['https://example.org/', /Expected caryll:/],
  ])('that are not there: %s', async (uri, message) => {
    await expect(client.readResource({ uri })).rejects.toMatchObject({ code: -32602, message });
  });
});

describe('a key of the caller', () => {
  test.each([
    ['Authorization', (secret: string) => `Bearer ${secret}`],
    ['X-API-Key', (secret: string) => secret],
  ])('in %s is used instead of the shared one', async (header, written) => {
    const own = await connect(served.url, { [header]: written(await service.newKey('internal')) });
    // A search costs this plan 1 unit, and the plan of the shared key 5.
    const search = (await own.listTools()).tools.find(({ name }) => name === 'search_records')!;
    expect(search.description).toMatch(/Costs 1 unit\.$/);
    const limitOf = async (sending: Client) => (await call('list_records', { kind: 'boss' }, sending))._meta;
    expect(await limitOf(own)).toMatchObject({ 'caryll/units': { limit: defaultPlans.internal.keyLimit } });
    expect(await limitOf(client)).toMatchObject({ 'caryll/units': { limit: defaultPlans.free.keyLimit } });
    await own.close();
  });

  test('that the service does not take is refused, and the shared one is not used', async () => {
    const wrong = key.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
    const send = async (secret: string) => {
      const response = await fetch(served.url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-API-Key': secret },
        body: '{}',
      });
      return { status: response.status, text: await response.text() };
    };
    expect(await send(wrong)).toEqual({ status: 401, text: expect.stringContaining('malformed_api_key') });
    expect(await send('')).toMatchObject({ status: 401 });
    expect((await send(wrong)).text).not.toContain(wrong);
    await expect(connect(served.url, { Authorization: `Bearer ${wrong}` })).rejects.toThrow();
  });
});

test('neither the key nor a usable part of it is revealed', async () => {
  const shown = JSON.stringify([
    await client.listTools(),
    await client.listResources(),
    client.getServerVersion(),
    client.getInstructions(),
    await call('get_usage'),
    await call('list_records', { kind: 'boss', filters: { q: key } }),
  ]);
  expect(shown).not.toContain(key);
});

test('only this computer is served, and only at its address', async () => {
  const send = (headers: Record<string, string>, method = 'POST', url = served.url) =>
    fetch(url, { method, headers: { 'Content-Type': 'application/json', ...headers } });
  expect((await send({ Origin: 'https://example.org' })).status).toBe(403);
  expect((await send({}, 'GET')).status).toBe(405);
  expect((await send({}, 'POST', new URL('/', served.url).href)).status).toBe(404);
  // A page whose own name points here: its browser sends that name.
  const { request } = await import('node:http');
  const status = await new Promise((resolve) => {
    request(served.url, { method: 'POST', headers: { Host: 'evil.example' } }, (res) => {
      res.resume();
      resolve(res.statusCode);
    }).end();
  });
  expect(status).toBe(403);
});

describe('pages in a browser', () => {
  const origin = 'http://localhost:1234';
  const send = (headers: Record<string, string>, method = 'POST', body?: string) =>
    fetch(served.url, {
      method,
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body && { body }),
    });

  test('of this computer learn in advance what they may send', async () => {
    const requested = {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization,content-type,mcp-protocol-version',
    };
    const { status, headers } = await send(requested, 'OPTIONS');
    expect([status, Object.fromEntries(headers)]).toEqual([
      204,
      expect.objectContaining({
        'access-control-allow-origin': origin,
        'access-control-allow-methods': 'POST, OPTIONS',
        'access-control-allow-headers': requested['Access-Control-Request-Headers'],
        vary: expect.stringContaining('Origin'),
      }),
    ]);
  });

  test('of this computer may read every response, refusals included', async () => {
    const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
    const accepts = { Origin: origin, Accept: 'application/json, text/event-stream' };
    for (const [status, response] of [
      [200, await send(accepts, 'POST', list)],
      [401, await send({ ...accepts, 'X-API-Key': 'wrong' }, 'POST', list)],
      [405, await send(accepts, 'GET')],
    ] as const) {
      expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([
        status,
        origin,
      ]);
      expect(response.headers.get('access-control-expose-headers')).toBe('Mcp-Session-Id');
      await response.text();
    }
  });

  test('from elsewhere may not', async () => {
    for (const method of ['OPTIONS', 'POST']) {
      const { status, headers } = await send({ Origin: 'https://example.org' }, method);
      expect([status, headers.get('access-control-allow-origin')]).toEqual([403, null]);
    }
  });

  const inBrowser = program === undefined ? test.skip : test;
  inBrowser('that are real list the tools and call one', async () => {
    const browser = await openBrowser();
    const page = await browser.newPage();
    await page.goto(`${service.url}/livez`);
    const request = (method: string, params: object) =>
      page.evaluate(
        async ([url, body]) => {
          const response = await fetch(url!, {
            method: 'POST',
            headers: {
              'Content-Type': 'application/json',
              Accept: 'application/json, text/event-stream',
              'MCP-Protocol-Version': '2025-06-18',
            },
            body: body!,
          });
          return response.text();
        },
        [served.url, JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })],
      );
    expect(await request('tools/list', {})).toContain('get_record');
    const boss = {
      name: 'get_record',
      arguments: { game: 'bloodborne', kind: 'boss', slug: 'father-gascoigne' },
    };
    expect(await request('tools/call', boss)).toContain('Father Gascoigne');
    await browser.close();
  });
});
