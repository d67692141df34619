import { execFile, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { rootFolder } from '../../src/root.ts';
import { copyDatabase } from '../databases.ts';
import { guideBlocks } from '../docs/blocks.ts';
import { npmEnvironment } from '../npm.ts';
import { until } from '../until.ts';

/** The commands of the README and of the guides, in a checkout of the sources. */
const run = promisify(execFile);
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'caryll-checkout-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A data folder with a whole database. */
function dataFolder(name: string): string {
  const data = path.join(folder, name);
  copyDatabase(path.join(data, 'postgres'));
  return data;
}

describe('npm start', () => {
  /** The child processes of a process on Linux; there are none elsewhere. */
  const childrenOf = (pid: number) =>
    readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);

  test.each([
    ['npm', (npm: number) => npm],
    ['the process that npm starts', (npm: number) => childrenOf(npm)[0]!],
  ])('ends when %s gets SIGTERM', async (name, target) => {
    const child = spawn('npm', ['start'], {
      cwd: rootFolder,
      env: { ...npmEnvironment(), DATA_DIR: dataFolder(name), PORT: '0' },
    });
    let text = '';
    child.stderr.on('data', (chunk) => (text += chunk));
    const ended = new Promise((resolve) => child.once('close', resolve));
    await until('the service listens', () => text.includes('is listening on'));
    const [, address] = /is listening on (\S+) /.exec(text)!;
    expect((await fetch(`${address}/livez`)).status).toBe(200);
    process.kill(target(child.pid!), 'SIGTERM');
    await ended;
    expect(text).toContain('stopping on SIGTERM');
    await expect(fetch(`${address}/livez`)).rejects.toThrow();
  });
});

test('the guide creates a key', async () => {
  const [{ code }, ...others] = guideBlocks.filter(({ info }) => info === 'bash operator') as [
    (typeof guideBlocks)[number],
  ];
  // The other one is run where the package is installed (test/docs/steps.long.test.ts).
  expect(others.map(({ name }) => name)).toEqual(['static-edition 1']);
  const { stdout } = await run('bash', ['-euc', code], {
    cwd: rootFolder,
    env: { ...npmEnvironment(), DATA_DIR: dataFolder('keys') },
  });
  expect(stdout).toMatch(/^caryll_live_\w{36}\n$/);
});

describe('without development packages', () => {
  const missing =
    /^caryll: not built, because the development packages are missing: .*\n.* `npm ci --include=dev`/m;
  let checkout: string;
  beforeAll(() => {
    checkout = path.join(folder, 'sources');
    for (const name of ['scripts', 'bin', 'package.json'])
      cpSync(path.join(rootFolder, name), path.join(checkout, name), { recursive: true });
  });
  const refusal = async (file: string, environment: NodeJS.ProcessEnv = {}) => {
    const child = run(process.execPath, [file], {
      cwd: checkout,
      env: { ...npmEnvironment(), ...environment },
    });
    return child.then(
      ({ stderr }) => ({ code: 0, stderr }),
      ({ code, stderr }) => ({ code, stderr }),
    );
  };

  test.each([
    ['an installation', 'scripts/build.js', { npm_command: 'ci' }, 0, missing],
    ['a package', 'scripts/build.js', { npm_command: 'pack' }, 1, missing],
    ['npm start', 'scripts/start.js', {}, 1, missing],
    ['the command line', 'bin/caryll.js', {}, 2, /^caryll: not built yet; .*`npm ci --include=dev`/],
  ])('%s names what is missing and what to do', async (_name, file, environment, code, message) => {
    const result = await refusal(file, environment);
    expect(result).toEqual({ code, stderr: expect.stringMatching(message) });
    expect(result.stderr).not.toMatch(/^ {4}at /m);
  });
});
