import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { deriveHistory } from '../../derive/history.ts';
import { historyFile } from '../../src/dataset/history-file.ts';
import { loadDataset } from '../../src/dataset/load.ts';
import { writeTinySeeds } from '../dataset/tiny-game.ts';

type Loose = any;

let seeds: string;
let folder: string;
let file: string;
beforeAll(() => {
  seeds = writeTinySeeds();
  folder = path.join(seeds, 'bloodborne');
  file = path.join(folder, historyFile);
  git('init', '--quiet');
});
afterAll(() => rmSync(seeds, { recursive: true }));

const git = (...argv: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...argv], { cwd: seeds });

function edit(name: string, change: (content: Loose) => void): void {
  const target = path.join(folder, `${name}.json`);
  const content = JSON.parse(readFileSync(target, 'utf8'));
  change(content);
  writeFileSync(target, JSON.stringify(content));
}

const raise = (version: string) =>
  edit('game', (game) => {
    game.dataset_version = version;
    game.changes.unshift({ version, released_at: game.released_at, notes: ['More.'] });
  });

const derived = () => deriveHistory(folder, loadDataset(seeds).games[0]!);
const linesOf = (text: string): Loose[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

test('the last commit of each version is compared with that of the one before, and the files with the newest', () => {
  edit('game', (game) => {
    game.dataset_version = '2026.11.1';
    game.changes = [{ version: '2026.11.1', released_at: game.released_at, notes: ['All.'] }];
  });
  git('add', '.');
  git('commit', '--quiet', '-m', 'First');
  const first = derived();
  expect(linesOf(first)).toEqual([{ version: '2026.11.1', records: 8 }]);
  writeFileSync(file, first);

  raise('2026.11.2');
  edit('items', ({ records }) => {
    records[0].sell_price = 7;
  });
  git('add', '.');
  git('commit', '--quiet', '-m', 'Second');
  edit('items', ({ records }) => {
    records[0].acquisition[1].notes = 'Given twice.';
  });
  edit('lamps', ({ records }) => {
    records.push({ ...records[0], slug: 'race-lamp', name: 'Race Lamp' });
  });
  const second = [
    { version: '2026.11.1', records: 8 },
    { version: '2026.11.2', records: 9 },
    {
      version: '2026.11.2',
      file: 'items',
      slug: 'bag-of-flour',
      name: 'Bag of Flour',
      change: 'changed',
      fields: ['sell_price', 'acquisition'],
    },
    { version: '2026.11.2', file: 'lamps', slug: 'race-lamp', name: 'Race Lamp', change: 'added' },
  ];
  expect(linesOf(derived())).toEqual(second);
  writeFileSync(file, derived());
  git('add', '.');
  git('commit', '--quiet', '-m', 'Second, whole');

  raise('2026.11.3');
  edit('lamps', ({ records }) => records.pop());
  const third = derived();
  expect(linesOf(third)).toEqual([
    ...second,
    { version: '2026.11.3', records: 8 },
    { version: '2026.11.3', file: 'lamps', slug: 'race-lamp', name: 'Race Lamp', change: 'removed' },
  ]);
  rmSync(file);
  expect(derived()).toBe(third);
  writeFileSync(file, third);
});

test('without a repository, versions keep the lines that they have', () => {
  const text = readFileSync(file, 'utf8');
  rmSync(path.join(seeds, '.git'), { recursive: true });
  expect(existsSync(path.join(seeds, '.git'))).toBe(false);
  expect(derived()).toBe(text);
});
