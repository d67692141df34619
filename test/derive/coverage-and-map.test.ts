import { describe, expect, test } from '@jest/globals';
import { coverageBar, measureCoverage, percent, readBodies } from '../../derive/coverage.ts';
import { drawMap, mapGame, mapMarkdown } from '../../derive/map.ts';
import { loadDataset } from '../../src/dataset/load.ts';
import { operationFiles } from '../../src/rest/operations.ts';
import { bloodborne } from '../bloodborne.ts';
import { fromRoot } from '../../src/root.ts';
import { writeTinySeeds } from '../dataset/tiny-game.ts';

const bodies = readBodies(operationFiles(bloodborne));

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
    expect(coverageBar(field, 10)).toBe(drawn);
  });

  test('only what is whole is 100 %', () => {
    expect([percent(1), percent(0.99999), percent(0.5)]).toEqual(['100', '99.9', '50']);
  });
});

describe('the map', () => {
  test('shows every place, lamp, boss and connection of the real game', async () => {
    const dataset = loadDataset(fromRoot('seeds'));
    const map = mapGame(dataset.games[0]!);
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

  test('has a page with a table of the connections', () => {
    const dataset = loadDataset(writeTinySeeds());
    const map = mapGame(dataset.games[0]!);
    expect(mapMarkdown([{ map, picture: 'map.svg' }])).toContain(
      '| Old Mill | ↔ | Mill Race | Down the ladder. |',
    );
  });
});
