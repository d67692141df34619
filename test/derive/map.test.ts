import { describe, expect, test } from '@jest/globals';
import { drawMap, mapMarkdown } from '../../derive/map.ts';
import { loadDataset } from '../../src/dataset/load.ts';
import { mapOfFiles } from '../../site/games/bloodborne/map.ts';
import { writeTinySeeds } from '../dataset/tiny-game.ts';
import { publishedGame } from '../games.ts';

describe('the map', () => {
  test('shows every place, lamp, boss and connection of the real game', async () => {
    const game = publishedGame('bloodborne');
    const map = mapOfFiles(game);
    const svg = await drawMap(map);
    const plain = svg.replaceAll('&#39;', "'").replaceAll('&#45;', '-').replaceAll('&amp;', '&');
    for (const table of ['location', 'lamp', 'boss']) {
      for (const record of game.records.get(table)!) expect(plain).toContain(String(record['name']));
    }
    expect(svg.match(/class="edge"/g)).toHaveLength(game.records.get('location_connection')!.length);
    expect(svg).not.toMatch(/<script|href=/);
  });

  test('has a page with a table of the connections', () => {
    const dataset = loadDataset(writeTinySeeds());
    const map = mapOfFiles(dataset.games[0]!);
    expect(mapMarkdown([{ map, picture: 'map.svg' }])).toContain(
      '| Old Mill | ↔ | Mill Race | Down the ladder. |',
    );
  });
});
