import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { build } from 'esbuild';
import { fromRoot, oldestNode, rootFolder } from '../../src/root.ts';
import { copyDatabase } from '../databases.ts';
import { messagesOf } from '../faults/program.ts';
import { npmEnvironment } from '../npm.ts';
import { until } from '../until.ts';

/** The package as a user has it: packed, installed into an empty folder, started. */

const run = promisify(execFile);
let folder: string;
let packed: { filename: string; size: number; files: { path: string }[] };

/** Nothing of this process's settings, and nothing of the repository's. */
const environment = (): NodeJS.ProcessEnv => ({ ...npmEnvironment(), LOG_LEVEL: 'warn' });

const caryll = (...argv: string[]) =>
  run(path.join(folder, 'node_modules', '.bin', 'caryll'), argv, { cwd: folder, env: environment() });

/** Lists the copies of graphql: a second one has its own classes, and refuses the schema of the first. */
const copiesOfGraphql = async (consumer: string) =>
  (await readdir(consumer, { recursive: true })).filter((file) =>
    /(^|\/)node_modules\/graphql\/package\.json$/.test(file),
  );

beforeAll(async () => {
  await run(process.execPath, ['scripts/build.js', '--if-changed'], { cwd: rootFolder });
  folder = await mkdtemp(path.join(tmpdir(), 'caryll-package-'));
  const { stdout } = await run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder], {
    cwd: rootFolder,
    maxBuffer: 16_777_216,
  });
  [packed] = JSON.parse(stdout);
  await run('npm', ['install', '--engine-strict', '--no-audit', '--no-fund', `./${packed.filename}`], {
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
    const { metafile } = await build({
      entryPoints: scripts.map(({ path: file }) => path.join(folder, 'node_modules', 'caryll', file)),
      bundle: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
      metafile: true,
      write: false,
      outdir: folder,
      logLevel: 'error',
    });
    const imports = Object.values(metafile.inputs).flatMap((input) => input.imports);
    const loaded = new Set(
      imports
        .filter(({ external, path: file }) => external && !isBuiltin(file))
        .map(({ path: file }) => /^(@[^/]+\/)?[^/]+/.exec(file)![0]),
    );
    expect(loaded.size).toBeGreaterThan(10);
    expect([...loaded].filter((name) => !declared.includes(name))).toEqual([]);
  });

  test('lists the packages inside its bundles, at the versions of the lock file', async () => {
    const { packages } = JSON.parse(await readFile(fromRoot('package-lock.json'), 'utf8')) as {
      packages: Record<string, { version: string }>;
    };
    const locked = Object.entries(packages).map(
      ([file, { version }]) => `${file.replace(/^.*node_modules\//, '')} ${version}`,
    );
    const licenses = path.join(folder, 'node_modules', 'caryll', 'dist', 'third-party-licences.txt');
    const [head] = (await readFile(licenses, 'utf8')).split('\n\n');
    const bundled = head!.split('\n');
    for (const name of ['graphql-yoga', '@graphql-tools/executor', '@whatwg-node/promise-helpers', 'preact'])
      expect(bundled).toContainEqual(expect.stringMatching(RegExp(`^${name} \\d`)));
    expect(bundled.filter((each) => !locked.includes(each))).toEqual([]);
  });

  test('is installed as a tree in which npm finds nothing wrong, with one copy of graphql', async () => {
    await run('npm', ['ls', '--all'], { cwd: folder, env: environment(), maxBuffer: 16_777_216 });
    expect(await copiesOfGraphql(folder)).toEqual(['node_modules/graphql/package.json']);
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
    const page = await fetch(`${url}/graphql`, { headers: { Accept: 'text/html' } });
    const [, script] = /<script src="(\/graphql\/assets\/graphiql\.[^"]+)">/.exec(await page.text())!;
    const editor = await get(script!);
    expect([editor.status, editor.text.length > 1_000_000]).toEqual([200, true]);
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

describe('every installer', () => {
  let tools: string;
  beforeAll(async () => {
    tools = await mkdtemp(path.join(tmpdir(), 'caryll-tools-'));
  });
  afterAll(() => rm(tools, { recursive: true }));

  /** Installs a package of the registry as a tool, in a folder of its own. */
  async function toolFolder(name: string, version: string): Promise<string> {
    const prefix = path.join(tools, `${path.basename(name)}-${version}`);
    const options = ['--no-audit', '--no-fund', '--prefix', prefix];
    await run('npm', ['install', ...options, `${name}@${version}`], { cwd: tools, env: environment() });
    return path.join(prefix, 'node_modules', name, 'bin');
  }

  /** The arguments of `node`, and the setting without which yarn makes no `node_modules`. */
  const installers = {
    npm: async () => ['npm', 'install', '--engine-strict', '--no-audit', '--no-fund'],
    yarn: async () => [
      'node',
      path.join(await toolFolder('yarn', '1.22.22'), 'yarn.js'),
      'add',
      '--non-interactive',
    ],
    berry: async () => ['node', path.join(await toolFolder('@yarnpkg/cli-dist', '4.18.1'), 'yarn.js'), 'add'],
  };

  /** Settings that yarn does not read from those of npm. It would take an older package of this version from its cache. */
  const yarnSettings = () => ({
    YARN_CACHE_FOLDER: path.join(tools, 'cache'),
    YARN_ENABLE_GLOBAL_CACHE: 'false',
    YARN_ENABLE_TELEMETRY: '0',
    YARN_NODE_LINKER: 'node-modules',
    ...(process.env['npm_config_registry'] && {
      YARN_NPM_REGISTRY_SERVER: process.env['npm_config_registry'],
    }),
  });

  /** Starts the installed service, and returns its response to a query. */
  async function queried(consumer: string, env: NodeJS.ProcessEnv, query: string): Promise<string> {
    const data = path.join(consumer, 'data');
    copyDatabase(path.join(data, 'postgres'));
    const program = path.join(consumer, 'node_modules', '.bin', 'caryll');
    const create = ['keys', 'create', '--email', 'a@example.org', '--plan', 'internal', '--data-dir', data];
    const { stdout: key } = await run(program, create, { cwd: consumer, env });
    const start = ['start', '--port', '0', '--host', '127.0.0.1', '--data-dir', data];
    const service = spawn(program, start, { cwd: consumer, env: { ...env, LOG_LEVEL: 'info' } });
    const ended = new Promise((resolve) => service.once('close', resolve));
    try {
      let stderr = '';
      service.stderr.on('data', (chunk) => (stderr += chunk));
      await until('the service listens', () => stderr.includes('is listening on'));
      const [, address] = /is listening on (\S+) /.exec(stderr)!;
      const response = await fetch(`${address}/graphql?${new URLSearchParams({ query })}`, {
        headers: { 'X-API-Key': key.trim() },
      });
      return await response.text();
    } finally {
      service.kill('SIGTERM');
      await ended;
    }
  }

  const newestNode = '26';
  test.each([
    ['npm', oldestNode],
    ['npm', newestNode],
    ['yarn', oldestNode],
    ['berry', oldestNode],
  ] as const)(
    '%s on Node %s installs it without a warning, and GraphQL keeps the order of fields',
    async (name, version) => {
      const consumer = path.join(tools, `${name}-on-${version}`);
      await mkdir(consumer);
      await writeFile(path.join(consumer, 'package.json'), '{}');
      const [program, ...argv] = await installers[name]();
      const node = await toolFolder('node', version);
      const env = {
        ...environment(),
        ...yarnSettings(),
        PATH: [node, environment()['PATH']].join(path.delimiter),
      };
      const { stdout: running } = await run('node', ['--version'], { env });
      expect(running).toContain(`v${version}.`);
      const tarball = `caryll@file:${path.join(folder, packed.filename)}`;
      const { stdout, stderr } = await run(program!, [...argv, tarball], {
        cwd: consumer,
        env,
        maxBuffer: 16_777_216,
      });
      expect(stdout + stderr).not.toMatch(/engine|peer dependenc/i);
      expect(await copiesOfGraphql(consumer)).toEqual(['node_modules/graphql/package.json']);
      const query =
        '{ games { id } boss(slug: "father-gascoigne") { drops { name } hp name } a: boss(slug: "amygdala") { hp } }';
      expect(await queried(consumer, env, query)).toMatch(
        /^{"data":{"games":\[.+\],"boss":{"drops":\[.+\],"hp":2031,"name":"Father Gascoigne"},"a":{"hp":\d+}}/,
      );
    },
  );
});
