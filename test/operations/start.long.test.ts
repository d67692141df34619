import {
  chmodSync,
  chownSync,
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Database, openDatabase } from '../../src/data/database.ts';
import { importDataset } from '../../src/dataset/import.ts';
import { loadDataset } from '../../src/dataset/load.ts';
import { lockFolder } from '../../src/embedded/folder-lock.ts';
import { fromRoot } from '../../src/root.ts';
import { copyDatabase } from '../databases.ts';
import { writeTinySeeds } from '../dataset/tiny-game.ts';
import { messagesOf, openProgram, type Program, type RunningService } from '../faults/program.ts';
import { until } from '../until.ts';

/** The messages where the service cannot start, and who has no access to the embedded database. */

let program: Program;
let folder: string;
/** A data folder with a whole database in it, made under the usual umask and then left open to everybody. */
let template: string;
const isRoot = process.getuid?.() === 0;
const isWindows = process.platform === 'win32';

beforeAll(async () => {
  program = openProgram();
  folder = mkdtempSync(path.join(tmpdir(), 'caryll-start-'));
  chmodSync(folder, 0o755);
  template = path.join(folder, 'template');
  copyDatabase(path.join(template, 'postgres'));
});
afterAll(async () => {
  program.stop();
  rmSync(folder, { recursive: true, force: true });
});

let folders = 0;
function copyOfTemplate(): string {
  folders += 1;
  const data = path.join(folder, `data-${folders}`);
  cpSync(template, data, { recursive: true });
  return data;
}

/** All below a folder in which others have rights, by name and mode. */
function openToOthers(data: string): string[] {
  return readdirSync(data, { recursive: true, encoding: 'utf8' }).flatMap((name) => {
    const { mode } = lstatSync(path.join(data, name));
    return (mode & 0o077) === 0 ? [] : [`${name} ${(mode & 0o777).toString(8)}`];
  });
}

const openEmbedded = (data: string) =>
  openDatabase({
    url: undefined,
    folder: path.join(data, 'postgres'),
    poolSize: 1,
    statementTimeoutMs: 5_000,
    connectTimeoutMs: 5_000,
  });

/** A message without a stack, of so many lines. */
function expectRefusal(text: { code: number | null; stderr: string }, message: RegExp, lines = 2): void {
  expect(text.stderr).toMatch(message);
  expect(text.stderr.trim().split('\n')).toHaveLength(lines);
  expect(text.code).toBe(3);
}

describe('H3: DATA_DIR', () => {
  test('that a start makes, and all in it, belongs to this user alone', async () => {
    if (isWindows) return;
    const data = path.join(folder, 'fresh');
    // The lock is what makes the folder, and the database fills it.
    const lock = await lockFolder(data);
    const database = await openEmbedded(data);
    await database.close();
    await lock.release();
    expect((statSync(data).mode & 0o777).toString(8)).toBe('700');
    expect(openToOthers(data)).toEqual([]);
  });

  test('that is open to others is closed, with all that is in it, and that is said', async () => {
    if (isWindows) return;
    const data = copyOfTemplate();
    chmodSync(data, 0o755);
    const text: string[] = [];
    const lock = await lockFolder(data, 'the service', (line) => text.push(line));
    const database = await openEmbedded(data);
    await database.close();
    await lock.release();
    expect((statSync(data).mode & 0o777).toString(8)).toBe('700');
    expect(openToOthers(data)).toEqual([]);
    expect(text).toEqual([`DATA_DIR: other users had access to "${data}" (mode 755); it has been removed.`]);
    const again = await lockFolder(data, 'the service', (line) => text.push(line));
    await again.release();
    expect(text).toHaveLength(1);
  });

  test('that belongs to another user is refused with the command that hands it over', async () => {
    if (!isRoot) return;
    const data = path.join(folder, 'foreign');
    mkdirSync(data, { mode: 0o700 });
    chownSync(data, 65_534, 65_534);
    await expect(lockFolder(data)).rejects.toThrow(
      `DATA_DIR must be owned by the current user (uid 0); got "${data}", which is owned by uid 65534. Run it as that user, choose a folder of your own, or change the owner: chown -R 0 '${data}'`,
    );
  });
});

describe('L7: damaged files of the embedded database', () => {
  const walOf = (data: string) => path.join(data, 'postgres', 'pg_wal');
  test.each<[string, (data: string) => void]>([
    ['an empty PG_VERSION', (data) => truncateSync(path.join(data, 'postgres', 'PG_VERSION'))],
    ['no PG_VERSION', (data) => rmSync(path.join(data, 'postgres', 'PG_VERSION'))],
    [
      'a damaged pg_control',
      (data) => writeFileSync(path.join(data, 'postgres', 'global', 'pg_control'), Buffer.alloc(8_192, 7)),
    ],
    [
      'no write-ahead log',
      (data) => {
        for (const name of readdirSync(walOf(data))) {
          if (/^[0-9A-F]{24}$/.test(name)) rmSync(path.join(walOf(data), name));
        }
      },
    ],
  ])('%s: advice instead of a stack', async (_what, damage) => {
    const data = copyOfTemplate();
    damage(data);
    const { code, stderr } = await program.refusal({ DATA_DIR: data });
    expect(code).toBe(3);
    const files = path.join(data, 'postgres');
    expect(stderr).toContain(`The embedded database in ${files} cannot be opened (`);
    expect(stderr).toContain(`mv '${files}' '${files}.damaged'`);
    expect(stderr).toContain('npx caryll restore <file>');
    expect(stderr).not.toMatch(/ {4}at |wasm/i);
    // The way out is one: the files are moved, and a new database is made.
    const command = await program.command(['keys', 'list'], { DATA_DIR: data }).ended;
    expect(command.stderr).toContain('cannot be opened');
    expect(command.stderr).not.toMatch(/ {4}at |bug of caryll/);
  });

  test('a damaged page is found by its checksum', async () => {
    const database = await openEmbedded(copyOfTemplate());
    const { rows } = await database.knex.raw('show data_checksums');
    await database.close();
    expect(rows).toEqual([{ data_checksums: 'on' }]);
  });
});

test('a start continues when its output is no longer read', async () => {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  const { child, ended } = program.begin({
    DATA_DIR: copyOfTemplate(),
    HOST: '127.0.0.1',
    PORT: `${port}`,
    LOG_LEVEL: 'info',
  });
  child.stderr!.destroy();
  const ready = () =>
    fetch(`http://127.0.0.1:${port}/readyz`)
      .then(({ ok }) => ok)
      .catch(() => false);
  await until('the service is ready or has ended', async () => child.exitCode !== null || (await ready()));
  // It has said where it listens by now, and stopping is said as well.
  expect([child.exitCode, await ready()]).toEqual([null, true]);
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
});

describe('the data files of a start', () => {
  const onEmbedded = async (data: string, work: (database: Database) => Promise<unknown>) => {
    const database = await openEmbedded(data);
    await work(database);
    await database.close();
  };

  test('P3-1: that differ from what was imported under their version are refused with the way out', async () => {
    const data = copyOfTemplate();
    await onEmbedded(data, async ({ knex }) => {
      await knex.raw(`update bloodborne_1.boss_form set hp = 1 where boss_slug = 'father-gascoigne'`);
      await knex.raw(`update release set content_hash = 'another'`);
    });
    const { code, stderr } = await program.refusal({ DATA_DIR: data });
    expect(stderr).toMatch(
      /bloodborne\/game\.json › dataset_version must be a later version, such as "[\d.]+", with an entry for it in `changes`, because the data differs from release 1, which was imported under this version \(bosses › father-gascoigne › forms\[0\]\.hp\); got "[\d.]+"\nNothing was imported\. To try data before they have a version of their own, run `npx caryll data import --preview` and start again\.$/m,
    );
    expect(stderr).not.toMatch(/ {4}at /);
    expect(code).toBe(1);
  });

  test('D5: that are not served, because another release is, are said to be, with the command that serves them', async () => {
    const data = copyOfTemplate();
    const [tiny, own] = [loadDataset(writeTinySeeds()), loadDataset(fromRoot('seeds'))];
    await onEmbedded(data, (database) => importDataset(database, tiny, { keep: 5 }));
    const versions = async ({ url }: RunningService) => {
      const { data: games } = (await (await fetch(`${url}/v1`)).json()) as any;
      return games.map((game: any) => game.dataset_version);
    };
    const versionOf = ({ games }: typeof own) => games.map(({ game }) => game['dataset_version']);
    const service = await program.start({ DATA_DIR: data, HOST: '127.0.0.1' });
    expect(await versions(service)).toEqual(versionOf(tiny));
    expect(messagesOf(service.stderr())).toMatch(
      /^The data files are those of release 1, and release \d+ is served\. To serve the files: npx caryll data import$/m,
    );
    await service.stop();
    const imported = await program.command(['data', 'import'], { DATA_DIR: data }).ended;
    expect(imported).toMatchObject({ code: 0, stdout: expect.stringContaining('is served: bloodborne') });
    const again = await program.start({ DATA_DIR: data, HOST: '127.0.0.1' });
    expect(await versions(again)).toEqual(versionOf(own));
    expect(again.stderr()).not.toContain('The data files are those of');
    await again.stop();
  });
});

describe('a start that cannot be', () => {
  let port: number;
  const other = createServer();
  beforeAll(async () => {
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    port = (other.address() as AddressInfo).port;
  });
  afterAll(() => {
    other.close();
  });

  test('names the PORT that is in use, and another; the next start shows the first key', async () => {
    const data = copyOfTemplate();
    const text = await program.refusal({ DATA_DIR: data, HOST: '127.0.0.1', PORT: `${port}` });
    expectRefusal(
      text,
      new RegExp(`PORT must be a free port; got "${port}", which is in use. Choose another`),
      3,
    );
    const service = await program.start({ DATA_DIR: data, HOST: '127.0.0.1' });
    await until('the key is shown', () => service.key() !== undefined);
    await service.stop();
  });

  test('names the METRICS_PORT that is in use', async () => {
    const text = await program.refusal({
      DATA_DIR: copyOfTemplate(),
      HOST: '127.0.0.1',
      METRICS_PORT: `${port}`,
    });
    expectRefusal(text, new RegExp(`METRICS_PORT must be a free port; got "${port}", which is in use`), 3);
  });

  test('reports that DATA_DIR is a file, or leads through one', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    expectRefusal(
      await program.refusal({ DATA_DIR: file }),
      /DATA_DIR must be a folder; got ".*file", which is a file. Remove the file or choose another folder./,
    );
    expectRefusal(
      await program.refusal({ DATA_DIR: path.join(file, 'data') }),
      /DATA_DIR must be a writable folder; got ".*" \(ENOTDIR\)/,
    );
  });
});
