import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { fromRoot, rootFolder } from '../../src/root.ts';
import { messagesOf } from '../faults/program.ts';
import { npmEnvironment } from '../npm.ts';
import { until } from '../until.ts';

/** The package as a user has it: packed, installed into an empty folder, started. */

const run = promisify(execFile);
let folder: string;
let packed: { filename: string; size: number; files: { path: string }[] };

/** Nothing of this process's settings, and nothing of the repository's. */
const environment = () => ({ ...npmEnvironment(), LOG_LEVEL: 'warn' });

const caryll = (...argv: string[]) =>
  run(path.join(folder, 'node_modules', '.bin', 'caryll'), argv, { cwd: folder, env: environment() });

beforeAll(async () => {
  await run(process.execPath, ['scripts/build.js', '--if-changed'], { cwd: rootFolder });
  folder = await mkdtemp(path.join(tmpdir(), 'caryll-package-'));
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    cwd: rootFolder,
    maxBuffer: 16_777_216,
  });
  [packed] = JSON.parse(stdout);
  await run('npm', ['install', '--no-audit', '--no-fund', `./${packed.filename}`], {
    cwd: folder,
    env: environment(),
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the package', () => {
  test('is small, and holds nothing that only builds or tests', () => {
    expect(packed.size).toBeLessThan(12_000_000);
    const strange = packed.files.filter(({ path: file }) =>
      /^(src|test|bench|derive|site|scripts|node_modules|dist\/(\.|derive|bench))/.test(file),
    );
    expect(strange).toEqual([]);
  });

  test('names every package that it loads, so that npm audit sees what runs', async () => {
    const { dependencies } = JSON.parse(await readFile(fromRoot('package.json'), 'utf8'));
    const declared = Object.keys(dependencies);
    const scripts = packed.files.filter(({ path: file }) => /^dist\/[^/]+\.js$/.test(file));
    const loaded = new Set<string>();
    for (const { path: file } of scripts) {
      const text = await readFile(path.join(folder, 'node_modules', 'caryll', file), 'utf8');
      for (const [, name] of text.matchAll(/(?:from\s*|import\s*\(?)"((?:@[\w.-]+\/)?[\w-][\w.-]*)[^"]*"/g))
        if (name !== 'node' && !isBuiltin(name!)) loaded.add(name!);
    }
    expect(loaded.size).toBeGreaterThan(10);
    expect([...loaded].filter((name) => !declared.includes(name))).toEqual([]);
  });
});

describe('the installed service', () => {
  let service: ChildProcess;
  let stdout = '';
  let stderr = '';
  let url: string;
  const get = async (target: string) => {
    const response = await fetch(url + target, { headers: { 'X-API-Key': stdout.trim() } });
    return { status: response.status, text: await response.text() };
  };

  beforeAll(async () => {
    // On a terminal, with standard output in a file.
    const command = 'exec node_modules/.bin/caryll start --port 0 --host 127.0.0.1 --data-dir data > key';
    service = spawn('script', ['--quiet', '--return', '--flush', '--command', command, '/dev/null'], {
      cwd: folder,
      env: { ...environment(), DATA_DIR: 'elsewhere' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    service.stdout!.on('data', (chunk) => {
      stderr += String(chunk).replaceAll('\r\n', '\n');
    });
    await until('the service has started', () => {
      if (service.exitCode !== null) throw new Error(stderr);
      return /curl .+\n/.test(stderr);
    });
    stdout = await readFile(path.join(folder, 'key'), 'utf8');
    url = /listening on (http:\S+) /.exec(stderr)![1]!;
  });
  afterAll(() => {
    service.kill('SIGKILL');
  });

  test('shows where the data is, how to stop and to start over, and shows a key with its plan', () => {
    expect(stderr).toContain(`Data folder: ${path.join(folder, 'data')}\n`);
    expect(stderr).toMatch(
      /Press Ctrl\+C to stop\. To start over, stop the service and delete the data folder/,
    );
    expect(stderr).toContain('API key for local use (internal plan, 50,000 units per day), shown only once:');
    expect(stdout).toMatch(/^caryll_test_\w{36}\n$/);
  });

  test('P1-12: the request that it suggests runs as it was printed, from the variable that the docs use', async () => {
    const lines = /Try it:\n((?: {2}.+\n)+)/.exec(stderr)![1]!;
    expect(lines).toContain('export CARYLL_KEY=');
    const { stdout: response } = await run('bash', ['-euc', lines], { env: environment() });
    expect(JSON.parse(response).data.name).toBe('Father Gascoigne');
  });

  test('serves lists, records, the docs and the page of /graphql', async () => {
    const list = await get('/v1/bloodborne/bosses?page_size=1');
    expect([list.status, JSON.parse(list.text).data.length]).toEqual([200, 1]);
    const { status, text } = await get('/v1/bloodborne/bosses/father-gascoigne');
    expect([status, JSON.parse(text).data.name]).toEqual([200, 'Father Gascoigne']);
    for (const page of ['/docs', '/docs/quotas', '/openapi.yaml'])
      expect({ page, status: (await get(page)).status }).toEqual({ page, status: 200 });
    // It is made on first request.
    await until(
      'the SQLite file',
      async () => (await get('/v1/bloodborne/export?format=sqlite')).status === 200,
    );
  });

  test('is looked at from the command line while it runs and when it has stopped', async () => {
    const there = ['--data-dir', 'data'];
    const shown = await caryll('get', 'bosses/father-gascoigne', ...there);
    expect(shown.stdout).toContain('Father Gascoigne');
    const listed = JSON.parse((await caryll('keys', 'list', '--json', ...there)).stdout);
    expect(listed.map(({ name }: { name: string }) => name).sort()).toEqual(['demo', 'local use']);
    const ended = new Promise((resolve) => service.once('exit', resolve));
    service.kill('SIGTERM');
    expect(await ended).toBe(0);
    const { stdout: found } = await caryll('search', 'moonlight', '--json', ...there);
    expect(JSON.parse(found).data[0].slug).toBe('holy-moonlight-sword');
  });
});

test('P3-3: shows, finds and exports the data in a folder where no service was started', async () => {
  const { stdout, stderr } = await caryll('data', 'export', '--format', 'json', '--out', 'all.json');
  expect(stdout).toContain('written: ');
  expect(stderr).toContain('importing');
  expect((await caryll('get', 'bosses/father-gascoigne')).stdout).toContain('Father Gascoigne');
  expect((await caryll('search', 'moonlight')).stdout).toContain('holy-moonlight-sword');
  const url = 'postgres://127.0.0.1:1/x';
  const both = await run(
    path.join(folder, 'node_modules', '.bin', 'caryll'),
    ['get', 'x', '--data-dir', 'y'],
    {
      cwd: folder,
      env: { ...environment(), DATABASE_URL: url },
    },
  ).catch((error) => error);
  expect({ code: both.code, stderr: both.stderr }).toEqual({
    code: 2,
    stderr: expect.stringContaining('--data-dir must not be used when DATABASE_URL is set; got "y".'),
  });
});

test('a wrong setting is said with its name, and nothing is started', async () => {
  const failed = await caryll('start', '--port', '80x').catch((error) => error);
  expect({ code: failed.code, stderr: messagesOf(failed.stderr) }).toEqual({
    code: 2,
    stderr: expect.stringContaining(
      'PORT must be an integer from 0 to 65535 (0 picks a free port); got "80x"',
    ),
  });
});
