import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { runCommand } from '../../src/cli/run.ts';
import { loadConfig } from '../../src/config.ts';
import { type Control, connectControl, controlPath, createControl } from '../../src/embedded/control.ts';
import { FolderLockedError, holderOf, lockFileOf, lockFolder } from '../../src/embedded/folder-lock.ts';
import type { Io } from '../../src/embedded/io.ts';
import { createRunner, createTerminal, openMemory, type TerminalOptions } from './terminal.ts';

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'caryll-control-'));
let control: Control | undefined;
afterEach(async () => {
  await control?.close(100);
  control = undefined;
});

async function serve(
  folder: string,
  run: (argv: readonly string[], io: Io) => Promise<number>,
): Promise<void> {
  control = await createControl({ folder, run });
}

async function forward(folder: string, argv: readonly string[], options: TerminalOptions = {}) {
  const client = await connectControl(folder);
  const terminal = createTerminal(options);
  return terminal.result(await client!.run(argv, terminal.io));
}

describe('the control socket', () => {
  test('only its owner can use it, and it goes with the service', async () => {
    const folder = newFolder();
    await serve(folder, async () => 0);
    expect(statSync(path.join(folder, 'control.sock')).mode & 0o777).toBe(0o600);
    await control!.close();
    expect(existsSync(path.join(folder, 'control.sock'))).toBe(false);
    expect(await connectControl(folder)).toBeUndefined();
  });

  test('carries arguments, output, answers, input, files and the exit code', async () => {
    const folder = newFolder();
    await serve(folder, async (argv, io) => {
      io.out(`${argv.join('|')} ${io.columns} ${io.user} ${io.stdoutIsTerminal}\n`);
      io.err('a message: ä\n');
      io.out(`${await io.ask('sure? ')} ${await io.readStdin()}\n`);
      await io.writeFile(path.join(io.folder, 'written'), 'by the caller', { mode: 0o600 });
      io.out(await io.readFile(path.join(io.folder, 'written')));
      const bytes = path.join(io.folder, 'bytes');
      for (const how of ['new', 'append'] as const)
        await io.writeBytes(bytes, Buffer.from([0, 255, 10]), how);
      io.out(` ${await io.exists(bytes)} ${await io.exists(`${bytes}.not`)}`);
      io.out(
        ` ${await io.writeBytes(bytes, Buffer.from('x'), 'new').catch((error: Error) => error.message)}`,
      );
      return 4;
    });
    const result = await forward(folder, ['a', 'b c', 'ü'], {
      isTerminal: true,
      columns: 77,
      answers: ['yes'],
      stdin: 'typed',
      folder,
    });
    expect(result).toMatchObject({
      code: 4,
      out: `a|b c|ü 77 tester true\nyes typed\nby the caller true false ${path.join(folder, 'bytes')}: a file of this name is there already.`,
      err: 'a message: ä\n',
      asked: ['sure? '],
    });
    expect(statSync(path.join(folder, 'written')).mode & 0o777).toBe(0o600);
    expect([...readFileSync(path.join(folder, 'bytes'))]).toEqual([0, 255, 10, 0, 255, 10]);
  });

  test('says that nobody can answer, and what a file lacks', async () => {
    const folder = newFolder();
    await serve(folder, async (_argv, io) => {
      io.out(`${await io.ask('sure? ')} ${Number.isFinite(io.columns)} `);
      io.out(await io.readFile('/nowhere').catch((error: Error) => error.message));
      return 0;
    });
    expect((await forward(folder, [])).out).toBe(
      'undefined false /nowhere: there is no such file or folder.',
    );
  });

  test('runs several commands at a time, and survives a terminal that goes away', async () => {
    const folder = newFolder();
    let failure: unknown;
    await serve(folder, async (argv, io) => {
      if (argv[0] === 'ask') {
        await io.ask('sure? ').catch((error) => {
          failure = error;
        });
        return 0;
      }
      io.out(argv[0]!);
      return 0;
    });
    const lonely = createConnection(path.join(folder, 'control.sock'));
    lonely.write(`${JSON.stringify({ type: 'run', version: '0', argv: ['ask'], terminal: {} })}\n`);
    await new Promise((resolve) => lonely.once('data', resolve));
    lonely.destroy();
    const results = await Promise.all(['x', 'y', 'z'].map((word) => forward(folder, [word])));
    expect(results.map(({ out }) => out)).toEqual(['x', 'y', 'z']);
    await control!.close();
    expect(String(failure)).toContain('The terminal is gone');
  });

  test.each(['nonsense\n', '[]\n', 'null\n', '{"type":"run"}\n', '{"type":"run","argv":"x"}\n'])(
    'hangs up on %j',
    async (bytes) => {
      const folder = newFolder();
      await serve(folder, async () => 0);
      const socket = createConnection(path.join(folder, 'control.sock'));
      socket.write(bytes);
      await new Promise((resolve) => socket.once('close', resolve));
      expect((await forward(folder, [])).code).toBe(0);
    },
  );

  test('a socket left behind by a killed service is not in the way', async () => {
    const folder = newFolder();
    const child = spawn(process.execPath, [
      '-e',
      `require('net').createServer().listen(${JSON.stringify(path.join(folder, 'control.sock'))}, () => console.log('up'))`,
    ]);
    await new Promise((resolve) => child.stdout.once('data', resolve));
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
    expect(existsSync(path.join(folder, 'control.sock'))).toBe(true);
    expect(await connectControl(folder)).toBeUndefined();
    await serve(folder, async () => 0);
    expect((await forward(folder, [])).code).toBe(0);
  });

  test('a folder whose path is too long for an address gets its socket elsewhere', async () => {
    const folder = path.join(newFolder(), 'long'.repeat(30));
    mkdirSync(folder);
    const address = controlPath(folder);
    expect(Buffer.byteLength(address)).toBeLessThan(104);
    expect(address.startsWith(folder)).toBe(false);
    await serve(folder, async () => 7);
    expect(statSync(path.dirname(address)).mode & 0o777).toBe(0o700);
    expect((await forward(folder, [])).code).toBe(7);
  });

  test('a service that ends in the middle is told of', async () => {
    const folder = newFolder();
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    await serve(folder, () => {
      begin();
      return new Promise(() => undefined);
    });
    const client = await connectControl(folder);
    const running = client!.run(['x'], createTerminal().io);
    await begun;
    await Promise.all([
      expect(running).rejects.toMatchObject({
        name: 'ControlError',
        message: expect.stringContaining('ended while'),
      }),
      control!.close(10),
    ]);
  });
});

test('a command that needs the database runs in the service; one that does not runs here', async () => {
  const folder = newFolder();
  const database = await openMemory();
  const config = loadConfig({ DATA_DIR: folder });
  await serve(folder, (argv, io) => runCommand(argv, io, { config, database }));
  const run = createRunner({
    config,
    runInService: async (argv, io) => (await connectControl(folder))?.run(argv, io),
  });
  const created = await run('keys create --email ada@example.org --json');
  expect(created).toMatchObject({ code: 0, err: '' });
  expect((await run('keys whoami --json', { stdin: created.json.key })).json.id).toBe(created.json.id);
  expect(
    (await run(`keys disable ${created.json.id}`, { isTerminal: true, columns: 80, answers: ['y'] })).code,
  ).toBe(0);
  expect((await run(`keys disable ${created.json.id}`)).code).toBe(1);
  expect((await run('keys show nobody')).code).toBe(4);
  expect((await run('doctor --json')).json.ok).toBe(true);
  await control!.close();
  control = undefined;
  expect((await run('help keys')).code).toBe(0);
  await database.close();
});

describe('the lock of the folder', () => {
  test('is held once, and given back', async () => {
    const folder = newFolder();
    const unlock = await lockFolder(folder, 'the service');
    expect(holderOf(folder)).toMatchObject({ pid: process.pid, what: 'the service' });
    await expect(lockFolder(folder)).rejects.toThrow(FolderLockedError);
    await expect(lockFolder(folder)).rejects.toThrow(`in use by the service (process ${process.pid})`);
    await unlock();
    expect(existsSync(lockFileOf(folder))).toBe(false);
    await (
      await lockFolder(folder)
    )();
  });

  test('of a process that is gone is taken over', async () => {
    const folder = newFolder();
    const unlock = await lockFolder(folder);
    const text = readFileSync(lockFileOf(folder), 'utf8');
    await unlock();
    const gone = spawn(process.execPath, ['-e', '']);
    await new Promise((resolve) => gone.once('exit', resolve));
    for (const stale of [
      text.replace(/"pid":\d+/, `"pid":${gone.pid}`),
      // The number lives, but it is another process that has it now.
      text.replace(/"started":"\d+"/, '"started":"1"'),
      'not even JSON',
      '',
    ]) {
      writeFileSync(lockFileOf(folder), stale);
      expect(holderOf(folder)).toBeUndefined();
      await (
        await lockFolder(folder)
      )();
    }
  });

  test('of another living process stands', async () => {
    const folder = newFolder();
    const unlock = await lockFolder(folder);
    const text = readFileSync(lockFileOf(folder), 'utf8');
    await unlock();
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)']);
    const stat = readFileSync(`/proc/${other.pid}/stat`, 'utf8');
    const started = stat.slice(stat.lastIndexOf(') ') + 2).split(' ')[19];
    const theirs = text
      .replace(/"pid":\d+/, `"pid":${other.pid}`)
      .replace(/"started":"\d+"/, `"started":"${started}"`);
    writeFileSync(lockFileOf(folder), theirs);
    await expect(lockFolder(folder)).rejects.toThrow(`process ${other.pid}`);
    expect(readFileSync(lockFileOf(folder), 'utf8')).toBe(theirs);
    other.kill('SIGKILL');
    await new Promise((resolve) => other.once('exit', resolve));
    await (
      await lockFolder(folder)
    )();
  });

  test('of another machine or container stands while it is being touched', async () => {
    const folder = newFolder();
    const theirs = JSON.stringify({ pid: 1, started: '5', namespace: 'elsewhere', what: 'the service' });
    writeFileSync(lockFileOf(folder), theirs);
    await expect(lockFolder(folder)).rejects.toThrow(FolderLockedError);
    const { utimesSync } = await import('node:fs');
    const longAgo = new Date(Date.now() - 120_000);
    utimesSync(lockFileOf(folder), longAgo, longAgo);
    await (
      await lockFolder(folder)
    )();
  });

  test('goes to exactly one of many that want it at once', async () => {
    const folder = newFolder();
    writeFileSync(lockFileOf(folder), 'stale');
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
    const won = results.filter((result) => result.status === 'fulfilled');
    expect(won).toHaveLength(1);
    await won[0]!.value();
  });
});
