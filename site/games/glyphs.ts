import { servedGames } from '../../src/kinds/served.ts';

let signs: ReadonlyMap<string, string> | undefined;

/** The signs that the schemas of kinds have, by the segment of their path. Kinds of one segment share that of the first game. */
const readSigns = () =>
  new Map(
    [...servedGames().values()]
      .reverse()
      .flatMap(({ schemas }) =>
        [...schemas].flatMap(([segment, { 'x-page': { sign } = {} }]): [string, string][] =>
          sign === undefined ? [] : [[segment, sign]],
        ),
      ),
  );

/** The sign of a kind as the `d` of an SVG path in a square of 24, drawn by lines; that of a table where it has none. */
export function glyphOf(segment: string): string {
  signs ??= readSigns();
  return signs.get(segment) ?? 'M5 5h14v14H5zM5 10h14M10 10v9';
}
