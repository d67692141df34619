import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { coverageBar, measureCoverage, percent, readBodies } from '../../src/dataset/coverage.ts';
import { loadDataset } from '../../src/dataset/load.ts';
import { drawMap, mapGame } from '../../src/dataset/map.ts';
import { fromRoot } from '../../src/root.ts';
import { createRunner, expectGolden } from '../cli/terminal.ts';
import { writeTinySeeds } from './tiny-game.ts';

const run = createRunner();
const bodies = readBodies(fromRoot('schema', 'operations'));

describe('coverage', () => {
  test('counts filled, none and unknown', () => {
    const coverage = measureCoverage(loadDataset(writeTinySeeds()), bodies);
    const field = (resource: string, name: string) =>
      coverage.find((entry) => entry.resource === resource)!.fields.find((entry) => entry.field === name);
    expect(field('locations', 'insight_total')).toMatchObject({ filled: 1, none: 0, unknown: 1, total: 2 });
    expect(field('locations', 'parent_slug')).toMatchObject({ filled: 1, none: 1, unknown: 0, total: 2 });
    expect(field('locations', 'bosses')).toMatchObject({ filled: 1, none: 1, unknown: 0, total: 2 });
    expect(field('bosses', 'lamp_slug')).toMatchObject({ filled: 1, documented: true });
    expect(field('bosses', 'drops[].quantity')).toMatchObject({ filled: 1, total: 1 });
    expect(field('bosses', 'figures.new_game_plus')).toMatchObject({ unknown: 1, documented: true });
    expect(field('npcs', 'gifts[].name')).toMatchObject({ filled: 1 });
  });

  test('no published record of the real data lacks what the contract requires', () => {
    for (const { fields, resource } of measureCoverage(loadDataset(fromRoot('seeds')), bodies)) {
      for (const { field, filled, none, unknown, total } of fields) {
        expect({ resource, field, total }).toEqual({ resource, field, total: filled + none + unknown });
      }
    }
  });

  test.each([
    [{ filled: 10, none: 0, unknown: 0, total: 10 }, '██████████'],
    [{ filled: 999, none: 0, unknown: 1, total: 1000 }, '█████████·'],
    [{ filled: 1, none: 1, unknown: 998, total: 1000 }, '█▒········'],
    [{ filled: 0, none: 0, unknown: 0, total: 0 }, ''],
    [{ filled: 1, none: 1, unknown: 1, total: 3 }, '████▒▒▒···'],
  ])('%j is drawn as %s', (field, drawn) => {
    const { filled, none, unknown } = coverageBar(field, 10);
    expect(filled + none + unknown).toBe(drawn);
  });

  test('only what is whole is 100 %', () => {
    expect([percent(1), percent(0.99999), percent(0.5)]).toEqual(['100', '99.9', '50']);
  });

  test('is printed as tables, as JSON and as a page', async () => {
    const seeds = writeTinySeeds();
    expectGolden('data-coverage', (await run(['data', 'coverage', '--seeds', seeds])).out);
    expectGolden('data-coverage-bosses', (await run(['data', 'coverage', 'bosses', '--seeds', seeds])).out);
    expect((await run(['data', 'coverage', 'bosses', '--seeds', seeds, '--json'])).json).toHaveLength(1);
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'caryll-page-')), 'coverage.md');
    const line = ['data', 'coverage', '--seeds', seeds, '--markdown', file];
    expect((await run([...line, '--check'])).code).toBe(1);
    expect(existsSync(file)).toBe(false);
    expect((await run(line)).out).toBe(`written: ${file}\n`);
    expect((await run([...line, '--check'])).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toContain('## bosses');
  });
});

describe('the map', () => {
  test('of the tiny game is as reviewed', async () => {
    expectGolden('data-map', (await run(['data', 'map', '--seeds', writeTinySeeds(), '--mermaid'])).out);
  });

  test('shows every place, lamp, boss and connection of the real game', async () => {
    const dataset = loadDataset(fromRoot('seeds'));
    const map = mapGame(dataset.games[0]!, dataset);
    const svg = await drawMap(map);
    const plain = svg.replaceAll('&#39;', "'").replaceAll('&#45;', '-').replaceAll('&amp;', '&');
    for (const table of ['location', 'lamp', 'boss']) {
      for (const record of dataset.games[0]!.records.get(table)!)
        expect(plain).toContain(String(record['name']));
    }
    expect(svg.match(/class="edge"/g)).toHaveLength(
      dataset.games[0]!.records.get('location_connection')!.length,
    );
    expect(svg).not.toMatch(/<script|href=/);
  });

  test('is written beside a page, and compared', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'caryll-map-'));
    const line = ['data', 'map', '--seeds', writeTinySeeds(), '--out', folder];
    expect((await run([...line, '--check'])).code).toBe(1);
    expect((await run(line)).code).toBe(0);
    expect((await run([...line, '--check'])).code).toBe(0);
    expect(readFileSync(path.join(folder, 'map.md'), 'utf8')).toContain(
      '| Old Mill | ↔ | Mill Race | Down the ladder. |',
    );
  });
});
