import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fromRoot } from '../../src/root.ts';
import { until } from '../until.ts';

/** Follows docs/adding-a-game.md in a copy of the built program: a game of data alone, without a line of code. */

interface Block {
  readonly language: string;
  /** What follows the language: a file to write, or to break. */
  readonly about: string;
  readonly text: string;
}

const page = readFileSync(fromRoot('docs', 'adding-a-game.md'), 'utf8');
const blocks: readonly Block[] = [...page.matchAll(/^```(\w+) ?([^\n]*)\n([\s\S]*?)^```$/gm)].map(
  ([, language, about, text]) => ({ language: language!, about: about!, text: text! }),
);
const files = blocks.filter(({ about }) => about.startsWith('seeds/'));
const broken = blocks.findIndex(({ about }) => about.startsWith('broken '));
const requests = blocks.flatMap(({ text }, at): [string, unknown][] =>
  text.startsWith('curl ') ? [[text, JSON.parse(blocks[at + 1]!.text)]] : [],
);

const root = mkdtempSync(path.join(tmpdir(), 'caryll-game-'));
const env = { PATH: process.env['PATH'], HOME: root, DATA_DIR: path.join(root, '.data') };
const inRoot = (...names: string[]) => path.join(root, ...names);
const caryll = (...args: string[]) =>
  spawnSync(process.execPath, [inRoot('bin', 'caryll.js'), ...args], { cwd: root, env, encoding: 'utf8' });

let service: ChildProcess | undefined;
let address = '';
let key = '';

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const get = async (target: string, init: RequestInit = {}) =>
  fetch(`${address}${target}`, { ...init, headers: { 'X-API-Key': key, ...init.headers } });

beforeAll(() => {
  for (const name of [
    'package.json',
    'bin',
    'dist',
    'schema',
    'seeds',
    'docs',
    'client/src',
    'client/README.md',
  ])
    cpSync(fromRoot(name), inRoot(name), { recursive: true });
  symlinkSync(fromRoot('node_modules'), inRoot('node_modules'));
  for (const { about, text } of files) {
    mkdirSync(path.dirname(inRoot(about)), { recursive: true });
    writeFileSync(inRoot(about), text);
  }
});
afterAll(async () => {
  if (service?.exitCode === null) {
    const ended = new Promise((resolve) => service!.once('exit', resolve));
    service.kill();
    await ended;
  }
  rmSync(root, { recursive: true, force: true });
});

test('the check finds no error, and names the one that the page shows', () => {
  expect(caryll('data', 'check').stdout).toContain('0 errors');
  const file = inRoot(blocks[broken]!.about.slice('broken '.length));
  const { find, replace } = JSON.parse(blocks[broken]!.text);
  const whole = readFileSync(file, 'utf8');
  expect(whole).toContain(find);
  writeFileSync(file, whole.replace(find, replace));
  const { status, stdout } = caryll('data', 'check');
  writeFileSync(file, whole);
  expect([status, stdout]).toEqual([1, expect.stringContaining(blocks[broken + 1]!.text.trim())]);
});

test('derive writes its operations, its schema and its paths, and changes nothing of the other games', () => {
  const document = () => JSON.parse(readFileSync(inRoot('schema', 'openapi.json'), 'utf8'));
  const before = document();
  execFileSync(process.execPath, [inRoot('dist', 'derive.js')], { cwd: root, env, stdio: 'pipe' });
  expect(readdirSync(inRoot('schema', 'tidewater', 'operations'))).toEqual([
    'harbors.graphql',
    'ships.graphql',
  ]);
  expect(readFileSync(inRoot('schema', 'tidewater', 'schema.graphql'), 'utf8')).toContain('enum Rig');
  expect(readFileSync(inRoot('client', 'src', 'api.ts'), 'utf8')).toContain('"tidewater": {');
  const after = document();
  const own = Object.keys(after.paths).filter((each) => !(each in before.paths));
  expect(own.sort()).toEqual(
    ['compare', 'harbors', 'harbors/{slug}', 'quality', 'search', 'ships', 'ships/{slug}', 'suggest'].map(
      (each) => `/v1/tidewater/${each}`,
    ),
  );
  const ofOthers = Object.fromEntries(Object.keys(before.paths).map((each) => [each, after.paths[each]]));
  // The paths that all games share list the new one.
  const shared = (paths: object) =>
    JSON.parse(JSON.stringify(paths), (_name, value) =>
      Array.isArray(value) && value.includes('bloodborne')
        ? value.filter((each) => each !== 'tidewater')
        : value,
    );
  expect(shared(ofOthers)).toEqual(shared(before.paths));
  // Shapes in common are those that every game fits; a game has its own where the new one differs.
  const prefix = /(Bloodborne|EldenRing)(?=\w+"$)/;
  const ownOfOthers = ({ components: { schemas } }: any) => {
    const own = Object.entries(schemas).filter(([name]) => /^(Bloodborne|EldenRing)/.test(name));
    return JSON.parse(
      JSON.stringify(Object.fromEntries(own)).replaceAll(/"#\/components\/schemas\/\w+"/g, (ref) =>
        ref.replace(prefix, ''),
      ),
    );
  };
  expect(ownOfOthers(after)).toMatchObject(ownOfOthers(before));
  expect(after.components.schemas.TidewaterShipDetail.properties.rig.enum).toEqual([
    'barque',
    'brig',
    'sloop',
  ]);
  expect(caryll('--version').status).toBe(0);
});

test('the service starts with it beside the others', async () => {
  const port = await freePort();
  address = `http://127.0.0.1:${port}`;
  let output = '';
  service = spawn(process.execPath, [inRoot('bin', 'caryll.js'), 'start'], {
    cwd: root,
    env: { ...env, PORT: String(port), METRICS_PORT: '0' },
  });
  for (const stream of [service.stdout!, service.stderr!]) stream.on('data', (text) => (output += text));
  await until('a key', () => /CARYLL_KEY=\S+/.test(output));
  [, key] = /CARYLL_KEY=(\S+)/.exec(output) as unknown as [string, string];
  const { data } = await (await get('/v1')).json();
  expect(data.map(({ id }: { id: string }) => id)).toEqual(['bloodborne', 'elden-ring', 'tidewater']);
});

test.each(requests)('%s returns the response of the guide', async (command, expected) => {
  const [, target] = /http:\/\/localhost:3000([^\s']+)/.exec(command)!;
  const [, body] = /-d '(.*)'/.exec(command) ?? [];
  const init =
    body === undefined ? {} : { method: 'POST', body, headers: { 'Content-Type': 'application/json' } };
  const response = await get(target!, init);
  expect([response.status, await response.json()]).toEqual([
    200,
    body === undefined ? expected : expect.objectContaining(expected as object),
  ]);
});

test('every format of the export has all of its records, and its version is listed', async () => {
  const { resources } = await (await get('/v1/tidewater/export?format=json')).json();
  expect(Object.entries(resources).map(([name, list]) => [name, (list as unknown[]).length])).toEqual([
    ['harbors', 2],
    ['ships', 2],
  ]);
  const lines = (await (await get('/v1/tidewater/export?format=ndjson')).text()).trim().split('\n');
  expect(lines.length).toBe(5);
  const sqlite = Buffer.from(await (await get('/v1/tidewater/export?format=sqlite')).arrayBuffer()).toString(
    'latin1',
  );
  for (const table of ['harbors', 'ships', 'call']) expect(sqlite).toContain(`CREATE TABLE "${table}"`);
  const { data } = await (await get('/v1/tidewater/releases')).json();
  expect(data).toMatchObject([{ version: '2026.11.1', added: 4 }]);
});

test('a game has its own routes, and no others', async () => {
  const statuses = async (...targets: string[]) =>
    Promise.all(targets.map(async (each) => (await get(each)).status));
  expect(
    await statuses(
      '/v1/tidewater/bosses',
      '/v1/bloodborne/ships',
      '/v1/bloodborne/bosses',
      '/v1/nowhere/ships',
    ),
  ).toEqual([404, 404, 200, 404]);
  const refused = await (await get('/v1/tidewater/ships?rig=galley')).json();
  expect(refused.errors[0].allowed).toEqual(['barque', 'brig', 'sloop']);
  expect(
    (
      await get('/graphql/nowhere', {
        method: 'POST',
        body: '{"query":"{ games { id } }"}',
        headers: { 'Content-Type': 'application/json' },
      })
    ).status,
  ).toBe(404);
});

test('its pages show what its hints choose', async () => {
  const page = await (await get('/tidewater/ships')).text();
  const { kinds } = JSON.parse(blocks.find(({ about }) => about.endsWith('/pages.json'))!.text);
  expect(page).toContain(`<path d="${kinds.ships.sign}"`);
  expect(
    [...page.matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/gs)].map(([, head]) => head!.replace(/<[^>]*>/g, '')),
  ).toEqual(['Name ↑', 'Home harbor', 'Guns']);
});

test('CSV and the command line read it, too', () => {
  const out = inRoot('csv');
  expect(caryll('data', 'export', '--game', 'tidewater', '--format', 'csv', '--out', out).status).toBe(0);
  expect(readFileSync(path.join(out, 'call.csv'), 'utf8')).toContain('patience,gull-haven,2');
  expect(caryll('get', '--game', 'tidewater', 'ships/patience').stdout).toContain(
    'Mud Landing'.toLowerCase().replace(' ', '-'),
  );
});
