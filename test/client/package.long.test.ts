import { execFile, spawn } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { transform } from 'esbuild';
import { publint } from 'publint';
import { fromRoot } from '../../src/root.ts';
import { type SharedService, sharedService } from '../service.ts';

/** The package of the client as a service hands it out, in a project of its own. */
const run = promisify(execFile);
const { NODE_OPTIONS: _, ...inherited } = process.env;
let service: SharedService;
let folder: string;
/** What npm said. */
let installed: string;
/** The one file that there is to load. */
let code: string;

beforeAll(async () => {
  service = await sharedService();
  folder = await mkdtemp(path.join(tmpdir(), 'caryll-client-'));
  const { stdout, stderr } = await run(
    'npm',
    ['install', '--no-audit', '--no-fund', `${service.url}/docs/assets/caryll-client.tgz`],
    { cwd: folder, env: inherited },
  );
  installed = stdout + stderr;
  code = await readFile(path.join(folder, 'node_modules', 'caryll-client', 'dist', 'client.js'), 'utf8');
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

test('P1-2, P1-14: npm installs it from the service, and runs no script', async () => {
  expect(installed).toContain('added 1 package');
  expect(installed).not.toMatch(/scripts/);
  const { headers } = await fetch(`${service.url}/docs/assets/caryll-client.tgz`);
  expect(headers.get('content-type')).toBe('application/gzip');
  // Another version of the service has another one at the same address.
  expect(headers.get('cache-control')).toBe('no-cache');
  const manifest = path.join(folder, 'node_modules', 'caryll-client', 'package.json');
  expect(JSON.parse(await readFile(manifest, 'utf8'))).not.toHaveProperty('scripts');
});

test('P1-2: the service has it as a module that a page or a program imports', async () => {
  const { headers, text } = await service.get('/docs/assets/caryll-client.js', { key: null });
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'access-control-allow-origin': '*',
  });
  expect(text).toBe(code);
});

test('its manifest and its types resolve in every way that Node, bundlers and TypeScript have', async () => {
  const tarball = await (await fetch(`${service.url}/docs/assets/caryll-client.tgz`)).arrayBuffer();
  expect((await publint({ pack: { tarball } })).messages).toEqual([]);
  const types = await checkPackage(createPackageFromTarballData(new Uint8Array(tarball)));
  expect(types).toMatchObject({ packageName: 'caryll-client', problems: [] });
});

test('is at most 10 kB minified and gzipped, and depends on nothing', async () => {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    stdin: { contents: `export * from 'caryll-client';`, resolveDir: folder },
    bundle: true,
    minify: true,
    format: 'esm',
    // Knows of no modules that come with a runtime: importing one fails.
    platform: 'neutral',
    write: false,
  });
  expect(gzipSync(outputFiles[0]!.contents).length).toBeLessThanOrEqual(10_000);
  expect(code).not.toMatch(/\bimport\b/);
  const manifest = JSON.parse(await readFile(fromRoot('client', 'package.json'), 'utf8'));
  expect(Object.keys(manifest).filter((name) => /dependencies/i.test(name))).toEqual([]);
});

test('runs with what browsers, Deno, Bun and workers have in common with Node', async () => {
  const { AbortController, AbortSignal, URL, clearTimeout, setTimeout, fetch } = globalThis;
  const context = createContext({ AbortController, AbortSignal, URL, clearTimeout, setTimeout, fetch });
  // As a script, in which an import would call `require`, which does not exist.
  const { code: script } = await transform(code, { format: 'iife', globalName: 'client' });
  const { createCaryll } = runInContext(
    `${script}; client`,
    context,
  ) as typeof import('../../client/src/client.ts');
  const caryll = createCaryll({ url: service.url, key: service.key });
  expect(await caryll.bosses.get('father-gascoigne')).toMatchObject({ hp: 2031 });
});

test('has types that a project of any settings reads', async () => {
  await writeFile(
    path.join(folder, 'use.ts'),
    `import {
       type BloodborneBossFull, type BloodborneProgress, type BloodborneRoute, createCaryll, type EldenRingWeaponFull, type Units,
     } from 'caryll-client';
     const caryll = createCaryll({ url: 'http://localhost:3000' });
     export const boss: Promise<BloodborneBossFull> = caryll.bosses.get('amygdala', { view: 'full' });
     export const hp: Promise<number> = caryll.bosses.get('amygdala').then((boss) => boss.hp);
     export const units: Units | undefined = caryll.units;
     // @ts-expect-error: no such list
     caryll.monsters;
     const eldenRing = createCaryll({ url: 'http://localhost:3000', game: 'elden-ring' });
     export const weapon: Promise<EldenRingWeaponFull> = eldenRing.weapons.get('uchigatana', { view: 'full' });
     export const levels: Promise<number[]> = eldenRing
       .compare({ kind: 'weapon', slugs: ['uchigatana', 'moonveil'], level: 'max' })
       .then(({ levels }) => levels);
     export const progress: Promise<{ data: BloodborneProgress }> = caryll.progress();
     export const route: Promise<BloodborneRoute> = caryll.route({ from: 'central-yharnam', to: 'old-yharnam' });
     // @ts-expect-error: a list of the other game
     eldenRing.chaliceDungeons;
     // @ts-expect-error: a filter of the other game
     eldenRing.bosses.list({ is_chalice: true });`,
  );
  const tsc = fromRoot('node_modules', '.bin', 'tsc');
  // Without types of Node or anything else from folders above.
  const settings = [
    '--noEmit',
    '--strict',
    '--exactOptionalPropertyTypes',
    '--noUncheckedIndexedAccess',
    '--lib',
    'es2022,dom',
    '--typeRoots',
    'none',
    '--target',
    'es2022',
  ];
  // As an ES module and as CommonJS.
  for (const file of ['use.mts', 'use.cts'])
    await copyFile(path.join(folder, 'use.ts'), path.join(folder, file));
  for (const [file, ...resolution] of [
    ['use.ts', '--module', 'esnext', '--moduleResolution', 'bundler'],
    ['use.ts', '--module', 'commonjs', '--moduleResolution', 'node10'],
    ...['node16', 'nodenext'].flatMap((module) => [
      ['use.mts', '--module', module],
      ['use.cts', '--module', module],
    ]),
  ] as [string, ...string[]][])
    await expect(run(tsc, [...settings, ...resolution, file], { cwd: folder })).resolves.toMatchObject({
      stdout: '',
    });
});

test('CommonJS loads the same client', async () => {
  const { stdout } = await run(
    process.execPath,
    [
      '-e',
      `const { createCaryll } = require('caryll-client'); console.log(typeof createCaryll, require.resolve('caryll-client'))`,
    ],
    { cwd: folder, env: inherited },
  );
  expect(stdout).toMatch(/^function .*client\.cjs\n$/);
});

test('has the version of the service', async () => {
  const versionIn = async (...steps: string[]) =>
    JSON.parse(await readFile(fromRoot(...steps), 'utf8')).version;
  expect(await versionIn('client', 'package.json')).toBe(await versionIn('package.json'));
});

test('the examples of its README compile and run', async () => {
  const page = await readFile(path.join(folder, 'node_modules', 'caryll-client', 'README.md'), 'utf8');
  const blocks = [...page.matchAll(/^```[jt]s\n([\s\S]*?)^```$/gm)].map(([, each]) => each!);
  expect(blocks.length).toBeGreaterThan(2);
  const example = blocks.join('\n').replaceAll('http://localhost:3000', service.url);
  await writeFile(path.join(folder, 'example.mts'), example);
  const settings = ['--strict', '--target', 'es2022', '--module', 'nodenext', '--types', 'node'];
  const roots = ['--typeRoots', fromRoot('node_modules', '@types')];
  await expect(
    run(fromRoot('node_modules', '.bin', 'tsc'), [...settings, ...roots, 'example.mts'], { cwd: folder }),
  ).resolves.toMatchObject({ stdout: '' });
  const { stdout } = await run(process.execPath, ['example.mjs'], {
    cwd: folder,
    env: { ...inherited, CARYLL_KEY: await service.newKey('free') },
  });
  expect(stdout.trimEnd().split('\n').at(-1)).toBe('Did you mean father-gascoigne?');
});

describe('the bot of the README', () => {
  const bot = async () => {
    const page = await readFile(fromRoot('client', 'README.md'), 'utf8');
    return /^```js bot\.js\n([\s\S]*?)^```$/m.exec(page)![1]!;
  };

  test('has about 40 lines', async () => {
    expect((await bot()).trimEnd().split('\n').length).toBeLessThan(45);
  });

  test('answers', async () => {
    await writeFile(path.join(folder, 'bot.mjs'), await bot());
    const child = spawn(process.execPath, ['bot.mjs'], {
      cwd: folder,
      env: { ...inherited, CARYLL_URL: service.url, CARYLL_KEY: await service.newKey('free') },
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += chunk));
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.stdin.end(
      [
        'hello everybody',
        '!boss gascoine',
        '!compare father-gascoigne amygdala',
        '!compare father-gascoine',
        '!sells bath-messengers',
        '!boss zzzzzz',
        '!toString x',
      ].join('\n'),
    );
    expect(await ended).toBe(0);
    expect(text.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^Father Gascoigne: 2031 HP, 3200 blood echoes, drops .*Oedon Tomb Key/),
      expect.stringMatching(/^Father Gascoigne 2031 HP \/ Amygdala \d+ HP$/),
      'Did you mean father-gascoigne?',
      expect.stringMatching(/^\d+ items, from .+ to .+$/),
      'I know no boss called "zzzzzz".',
      expect.stringMatching(/^\d+ of \d+ units left today$/),
    ]);
  });
});
