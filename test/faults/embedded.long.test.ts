import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { copyDatabase } from '../databases.ts';
import { noteSkipped } from '../programs.ts';
import { openProgram, type Program, type RunningService, releaseOf } from './program.ts';
import { statusOf, until } from './rig.ts';

/** The embedded database on a disk that is full or cannot be written. */

let program: Program;
let folder: string;
let mounted = false;

/** Fills what is left of the disk to the last block. */
function fillDisk(): void {
  const block = Buffer.alloc(4_096, 1);
  for (let size = 256; size >= 1; size = Math.floor(size / 2)) {
    for (;;) {
      try {
        writeFileSync(path.join(folder, 'fill'), Buffer.concat(Array.from({ length: size }, () => block)), {
          flag: 'a',
        });
      } catch {
        break;
      }
    }
  }
}

beforeAll(async () => {
  program = openProgram();
  folder = mkdtempSync(path.join(tmpdir(), 'caryll-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', folder], { stdio: 'ignore' });
    mounted = true;
  } catch {
    noteSkipped('a full disk (no right to mount a small one, which root on Linux has)');
  }
});
afterAll(async () => {
  program.stop();
  if (mounted) execFileSync('umount', ['-l', folder]);
  rmSync(folder, { recursive: true, force: true });
});

describe('a full disk', () => {
  test('fails the import and nothing else, and is over when there is room', async () => {
    if (!mounted) return;
    const data = path.join(folder, 'data');
    // A start from a copy takes a fraction of the first start.
    copyDatabase(path.join(data, 'postgres'));
    const service: RunningService = await program.start({ DATA_DIR: data, METRICS_PUBLIC: 'true' });
    await until('the key is shown', () => service.key() !== undefined);
    const headers = { 'X-API-Key': service.key()! };
    const get = (target: string) => statusOf(`${service.url}${target}`, headers);
    expect(await get('/v1/bloodborne/bosses')).toBe(200);

    fillDisk();
    const failed = await program.command(['data', 'import', '--force'], { DATA_DIR: data }).ended;
    expect(failed.code).not.toBe(0);
    expect(failed.stderr).toMatch(/No space left on device/);
    const statuses = [];
    for (let page = 1; page <= 20; page++) statuses.push(await get(`/v1/bloodborne/bosses?page=${page}`));
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    const granted = 1 + statuses.filter((status) => status === 200).length;

    rmSync(path.join(folder, 'fill'));
    await until('room', async () => (await get('/v1/bloodborne/items?page=4')) === 200);
    // What was granted on the full disk was counted in memory, and is written now.
    const { json: usage } = await fetch(`${service.url}/v1/usage`, { headers }).then(async (response) => ({
      json: await response.json(),
    }));
    expect(usage.data.days[0].units).toBe(granted + 1);
    const before = await releaseOf(service);
    const imported = await program.command(['data', 'import', '--force'], { DATA_DIR: data }).ended;
    expect(imported).toMatchObject({ code: 0 });
    await until('the new release', async () => (await releaseOf(service)) !== before);
    expect(await get('/v1/bloodborne/items?page=5')).toBe(200);
    expect((await service.stop()).code).toBe(0);
  });
});

describe('a folder that cannot be written', () => {
  test('stops the start with the reason', async () => {
    const data = path.join(folder, 'closed');
    mkdirSync(data, { mode: 0o555 });
    // Root may write everywhere.
    const isRoot = process.getuid?.() === 0;
    if (isRoot) chownSync(data, 65_534, 65_534);
    const asNobody = isRoot ? { uid: 65_534, gid: 65_534 } : {};
    const { code, stderr } = await program.refusal({ DATA_DIR: data }, asNobody);
    expect(code).toBe(3);
    expect(stderr).toMatch(/DATA_DIR must be a writable folder/);
    expect(stderr).not.toMatch(/ {4}at /);
  });
});
