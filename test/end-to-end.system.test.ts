import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { fromRoot, rootFolder } from '../src/root.ts';
import { until } from './until.ts';

/** Starts the service as a user does: its own process, an empty folder, no setting but the port. */

interface Running {
  readonly url: string;
  readonly stdout: () => string;
  readonly stderr: () => string;
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

const run = promisify(execFile);
let folder: string;

function environment(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  const { DATABASE_URL: _database, REDIS_URL: _redis, NODE_OPTIONS: _options, ...rest } = process.env;
  return { ...rest, PORT: '0', DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'warn', ...extra };
}

async function start(extra: Record<string, string> = {}): Promise<Running> {
  const child: ChildProcess = spawn(process.execPath, [fromRoot('dist', 'main.js')], {
    cwd: rootFolder,
    env: environment(extra),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout!.on('data', (chunk) => {
    stdout += chunk;
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    child.stderr!.on('data', (chunk) => {
      stderr += chunk;
      const address = /listening on (http:\S+) /.exec(stderr)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`exited with ${code}: ${stderr}`)));
  });
  return {
    url,
    stdout: () => stdout,
    stderr: () => stderr,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return exited;
    },
  };
}

async function get(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers, redirect: 'manual' });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: () => JSON.parse(text) };
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'caryll-e2e-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the first command of the README', () => {
  let service: Running;
  let key: string;

  beforeAll(async () => {
    service = await start();
    // Both are printed after the address that it listens on.
    await until(
      'the key and how to use it',
      () => service.stdout().endsWith('\n') && service.stderr().includes('curl '),
    );
    key = service.stdout().trim();
  });
  afterAll(async () => {
    await service.stop();
  });

  test('prints one key on stdout, and a curl line that works', async () => {
    expect(service.stdout()).toMatch(/^caryll_test_[0-9A-Za-z]{36}\n$/);
    expect(service.stderr()).toContain(
      'API key for local use (internal plan, 50,000 units per day), shown only once',
    );
    // What is there to copy is text, also where everything else is lines of the log, of which none has the key.
    const [commands] = /^ *export CARYLL_KEY=.*\n *curl .*$/m.exec(service.stderr())!;
    const { stdout } = await run('sh', ['-c', commands.replace('curl', 'curl -s -i')]);
    expect(stdout).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(stdout).toContain('"slug":"father-gascoigne"');
    const logged = service
      .stderr()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(logged.length).toBeGreaterThan(0);
    expect(logged.join('\n')).not.toContain(key);
  });

  test('serves a list, a detail, a search, a client error and an unknown slug', async () => {
    const headers = { 'X-API-Key': key };
    const list = await get(`${service.url}/v1/bloodborne/bosses`, headers);
    expect(list.json().meta).toMatchObject({ page: 1, page_size: 20 });
    const search = await get(`${service.url}/v1/bloodborne/search?q=gascoine`, headers);
    expect(search.json().data[0]).toMatchObject({ kind: 'boss', slug: 'father-gascoigne' });
    const typo = await get(`${service.url}/v1/bloodborne/bosses?page_size=500`, headers);
    expect([typo.status, typo.json().code]).toEqual([400, 'invalid_parameter']);
    const unknown = await get(`${service.url}/v1/bloodborne/bosses/father-gascoine`, headers);
    expect([unknown.status, unknown.json().did_you_mean[0]]).toEqual([404, 'father-gascoigne']);
    for (const path of ['/docs', '/docs/changelog', '/openapi.json', '/openapi.yaml'])
      expect({ path, status: (await get(service.url + path)).status }).toEqual({ path, status: 200 });
    expect((await get(`${service.url}/v1/health`)).json().status).toBe('ok');
  });

  test('the command line works while the service runs', async () => {
    const { stdout } = await run(
      process.execPath,
      ['bin/caryll.js', 'keys', 'create', '--email', 'reader@example.org', '--plan', 'free', '--json'],
      { cwd: rootFolder, env: environment() },
    );
    const created = JSON.parse(stdout);
    expect(created).toMatchObject({ owner_email: 'reader@example.org', plan: 'free' });
    const response = await get(`${service.url}/v1/bloodborne/runes`, { 'X-API-Key': created.key });
    expect(response.headers.get('x-ratelimit-limit')).toBe('100');
    expect(response.headers.get('x-ratelimit-remaining')).toBe('99');
  });

  test('after a restart the key is still good, the quota still counted, and nothing is printed again', async () => {
    const before = await get(`${service.url}/v1/bloodborne/runes`, { 'X-API-Key': key });
    const left = Number(before.headers.get('x-ratelimit-remaining'));
    expect(await service.stop()).toBe(0);

    service = await start();
    const again = await get(`${service.url}/v1/bloodborne/runes`, { 'X-API-Key': key });
    expect(again.status).toBe(200);
    expect(Number(again.headers.get('x-ratelimit-remaining'))).toBe(left - 1);
    expect(service.stdout()).toBe('');
    // An operator who has lost the key gets the command for another.
    expect(service.stderr()).toContain('npx caryll keys create --email you@example.org --plan free');
  });

  test('a second process on the same folder is refused with the reason', async () => {
    await expect(start()).rejects.toThrow(/embedded database in \S+ is in use by the service/);
  });
});

describe('wrong settings stop the start with one message', () => {
  const refused = async (extra: Record<string, string>) => {
    const error = await start(extra).then(
      () => undefined,
      (reason: Error) => reason,
    );
    return error === undefined ? 'it started' : error.message.replaceAll('\\"', '"');
  };

  test.each([
    [{ PORT: 'http' }, /PORT must be an integer from 0 to 65535 .*; got "http"/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL must be silent, .*; got "loud"/],
  ])('%j', async (extra, message) => {
    expect(await refused(extra)).toMatch(message);
  });
});

test('the bundle is what the command line runs', () => {
  expect(existsSync(fromRoot('dist', 'cli.js'))).toBe(true);
});
