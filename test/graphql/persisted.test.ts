import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { gameIds } from '../games.ts';
import { createRunner } from '../cli/terminal.ts';
import { openTestService, type TestService } from '../service.ts';
import { until } from '../until.ts';

/** Operations that are registered at run time: on the command line, for all instances. */
let service: TestService;
let folder: string;
let run: ReturnType<typeof createRunner>;
beforeAll(async () => {
  service = await openTestService();
  folder = mkdtempSync(path.join(tmpdir(), 'caryll-persisted-'));
  run = createRunner({ database: service.database });
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await service.close();
});

const post = (on: TestService, body: object) =>
  on.get('/graphql', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Accept: 'application/graphql-response+json' },
  });
const fileOf = (name: string, text: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};
const many = Array.from({ length: 30 }, (_each, index) => `a${index}: games { id }`).join(' ');
const source = `"Fields of a tool." query toolGames { ${many} ...Rest } fragment Rest on Query { games { name } }`;

describe('an operation that is registered on the command line', () => {
  test('is run by its id on every instance until it is retired', async () => {
    const other = await openTestService({}, { database: service.database });
    const file = fileOf('tool.graphql', source);
    const { code, json: registered } = await run(['graphql', 'persist', file, '--json']);
    expect(code).toBe(0);
    const [{ id }] = registered;
    expect(registered).toEqual([
      { id: expect.stringMatching(/^[0-9a-f]{64}$/), name: 'toolGames', registered: true },
    ]);
    const games = gameIds.map((game) => ({ id: game }));
    for (const instance of [service, other]) {
      const { status, json: response } = await post(instance, { id });
      expect([status, response.errors, response.data.a29]).toEqual([200, undefined, games]);
    }
    expect((await run(['graphql', 'persist', file, '--json'])).json[0].registered).toBe(false);

    const { json: listed } = await run('graphql list --json');
    expect(listed).toEqual([
      {
        id,
        name: 'toolGames',
        description: 'Fields of a tool.',
        body: expect.any(String),
        registered_at: expect.any(String),
        games: gameIds,
        error: null,
      },
    ]);
    expect(createHash('sha256').update(listed[0].body).digest('hex')).toBe(id);
    expect((await run('graphql list')).out).toContain('toolGames');

    expect((await run(['graphql', 'retire', id])).out).toBe(`toolGames (${id}) is retired\n`);
    expect((await run(['graphql', 'retire', id])).code).toBe(4);
    for (const instance of [service, other]) {
      // Instances look for registered operations once a second.
      await until('it is gone', async () => (await post(instance, { id })).status !== 200);
      const { status, json: response } = await post(instance, { id });
      expect([status, response.errors[0].extensions.code]).toEqual([400, 'query_refused']);
    }
    await other.service.close();
  });

  test.each([
    ['{ games { id } }', /every operation must have a name/],
    ['query one {', /Syntax Error/],
    ['query one { gamez { id } }', /one: Cannot query field "gamez"/],
    ['fragment F on Game { id }', /must have an operation; got none/],
    ['mutation one { x }', /only queries are supported/],
  ])('is refused with the reason: %s', async (text, reason) => {
    const { code, err } = await run(['graphql', 'persist', fileOf('wrong.graphql', text)]);
    expect(code).toBe(1);
    expect(err).toMatch(reason);
  });

  test('is refused where another one has its name', async () => {
    await run(['graphql', 'persist', fileOf('a.graphql', 'query twice { games { id } }')]);
    const { code, err } = await run([
      'graphql',
      'persist',
      fileOf('b.graphql', 'query other { games { id } } query twice { games { name } }'),
    ]);
    expect(code).toBe(1);
    expect(err).toMatch(/another operation named twice, with the id [0-9a-f]{64}\. Retire it first/);
    const { json: listed } = await run('graphql list --json');
    expect(listed.map(({ name }: { name: string }) => name)).toEqual(['twice']);
    expect((await run('graphql retire abc')).code).toBe(2);
  });
});

test('an operation of an older schema is listed with the reason why it cannot be run', async () => {
  const body = 'query older {\n  bosses(gameId: "bloodborne") {\n    name\n  }\n}';
  const id = createHash('sha256').update(body).digest('hex');
  await service.database
    .knex('persisted_operation')
    .insert({ id, name: 'older', description: '', body, registered_at: new Date(0) });
  const { json: listed } = await run('graphql list --json');
  expect(listed.find(({ name }: { name: string }) => name === 'older')).toMatchObject({
    games: [],
    error: expect.stringMatching(/\bbloodborne: Unknown argument "gameId" .*Cannot query field "name"/),
  });
  expect((await run('graphql list')).err).toMatch(/older can no longer be run\. .*bloodborne: Unknown/);
  await until('the service knows it', async () => {
    const { status, json: response } = await post(service, { id });
    return status === 400 && response.errors[0].message.includes('Unknown argument "gameId"');
  });
  await run(['graphql', 'retire', id]);
});

describe('settings', () => {
  test('registered operations, and no texts of queries', async () => {
    await run(['graphql', 'persist', fileOf('tool.graphql', 'query gamesOfTool { games { name } }')]);
    const strict = await openTestService({ GRAPHQL: 'persisted' }, { database: service.database });
    const body = 'query gamesOfTool {\n  games {\n    name\n  }\n}';
    const id = createHash('sha256').update(body).digest('hex');
    expect((await post(strict, { id })).json.data).toEqual({
      games: expect.arrayContaining([{ name: 'Bloodborne' }, { name: 'Elden Ring' }]),
    });
    for (const refused of [{ query: '{ games { id } }' }, { query: body, id }]) {
      const { status, json: response } = await post(strict, refused);
      const [{ message, extensions }] = response.errors;
      expect([status, extensions.code, extensions.limit]).toEqual([400, 'query_refused', 'persisted_only']);
      expect(message).toMatch(/only persisted operations/);
    }
    await strict.service.close();
  });
});
