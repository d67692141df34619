import path from 'node:path';
import type { Command } from 'commander';
import { drawMap, mapGame, mapMarkdown, mermaidMap } from '../dataset/map.ts';
import { fromRoot } from '../root.ts';
import { addCommand } from './command.ts';
import type { Context } from './context.ts';
import { loadSeeds, seedsOption, writeDerived } from './data-files.ts';

export function addMapCommand(data: Command, context: Context): void {
  addCommand(data, context, {
    name: 'map',
    summary: 'draw the locations, their connections, lamps and bosses',
    description:
      'Writes map.svg, a picture, and map.md, the same as Mermaid with a table of the connections, from the data files. Needs no database.',
    examples: ['caryll data map', 'caryll data map --mermaid > map.mmd'],
    options: [
      seedsOption,
      ['--out <folder>', 'where to write (default: docs of this program)'],
      ['--mermaid', 'print the Mermaid source and write nothing'],
      ['--check', 'only compare, exit code 1 when the files are stale'],
    ],
    jsonHelp: 'print JSON: the files written, or with --mermaid the source of each game',
    database: 'none',
    async action(_none, options: { seeds?: string; out?: string; mermaid?: boolean; check?: boolean }) {
      const dataset = loadSeeds(context, options.seeds);
      const maps = dataset.games
        .map((game) => mapGame(game, dataset))
        .filter((map) => map.regions.length > 0);
      if (options.mermaid) {
        const sources = maps.map((map) => ({ game: map.game, mermaid: mermaidMap(map) }));
        return {
          json: () => sources,
          print() {
            for (const { mermaid } of sources) context.print(mermaid);
          },
        };
      }
      const folder = options.out === undefined ? fromRoot('docs') : context.resolve(options.out);
      const drawn = maps.map((map, index) => ({
        map,
        picture: index === 0 ? 'map.svg' : `map-${dataset.games[index]!.game.slug}.svg`,
      }));
      const files: [string, string][] = [];
      for (const { map, picture } of drawn) files.push([path.join(folder, picture), await drawMap(map)]);
      files.push([path.join(folder, 'map.md'), mapMarkdown(drawn)]);
      return writeDerived(context, files, options.check);
    },
  });
}
