import { instance } from '@viz-js/viz';
import type { GameMap, MapPlace } from '../games/map.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The positions of everything on a map, in pixels from the upper left corner. */
export interface MapLayout {
  readonly width: number;
  readonly height: number;
  /** Boxes of the locations by slug. */
  readonly places: ReadonlyMap<string, Box>;
  /** Each path of the map as the `d` of an SVG path, in the order of the map. */
  readonly paths: readonly string[];
}

const pointsPerInch = 72;
const [boxWidth, boxHeight] = [170, 62];
/** Room around the whole, between an unconnected place and everything else, and of a corner of a line. */
const [margin, apart, corner] = [14, 16, 9];
const maxLineLength = 17;

/** A name in one line or two, divided where they are most alike. */
export function nameLines({ name }: Pick<MapPlace, 'name'>): readonly string[] {
  if (name.length <= maxLineLength) return [name];
  const divided = [...name.matchAll(/ /g)].map(({ index }) => [name.slice(0, index), name.slice(index + 1)]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  return divided.sort((a, b) => longest(a) - longest(b))[0] ?? [name];
}

interface Drawn {
  readonly bb: string;
  readonly objects: readonly { readonly name: string; readonly pos: string }[];
  readonly edges: readonly { readonly id: string; readonly pos: string }[];
}

const quoted = (text: string) => JSON.stringify(text);

/** Whether a path is drawn from its end, because that is where people come from. */
const isReversed = ({ from, to }: GameMap['paths'][number], order: readonly string[]) =>
  order.indexOf(from) > order.indexOf(to);

function graph(map: GameMap, order: readonly string[]): string {
  const joined = new Set(map.paths.flatMap(({ from, to }) => [from, to]));
  const lines = [
    'digraph {',
    'graph [rankdir=TB, splines=ortho, nodesep=0.24, ranksep=0.34]',
    `node [shape=box, fixedsize=true, width=${boxWidth / pointsPerInch}, height=${boxHeight / pointsPerInch}]`,
    'edge [dir=none]',
  ];
  for (const { slug } of map.regions.flatMap(({ places }) => places))
    if (joined.has(slug)) lines.push(quoted(slug));
  for (const [index, path] of map.paths.entries()) {
    const ends = isReversed(path, order) ? [path.to, path.from] : [path.from, path.to];
    lines.push(`${ends.map(quoted).join(' -> ')} [id="path-${index}"]`);
  }
  return [...lines, '}'].join('\n');
}

/** The corners of a line, without points between two others. */
function cornersOf(points: readonly Point[]): readonly Point[] {
  return points.filter((point, index) => {
    const [before, after] = [points[index - 1], points[index + 1]];
    if (before === undefined || after === undefined) return true;
    return (
      (Math.abs(before.x - after.x) > 1 || Math.abs(before.x - point.x) > 1) &&
      (Math.abs(before.y - after.y) > 1 || Math.abs(before.y - point.y) > 1)
    );
  });
}

const round = (value: number) => Math.round(value * 10) / 10;
const written = ({ x, y }: Point) => `${round(x)},${round(y)}`;

/** A line with round corners, as on the plan of an underground. */
function lineOf(corners: readonly Point[]): string {
  const towards = (from: Point, to: Point): Point => {
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const share = Math.min(corner, length / 2) / (length || 1);
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  };
  return corners
    .map((point, index) => {
      const [before, after] = [corners[index - 1], corners[index + 1]];
      if (before === undefined) return `M${written(point)}`;
      if (after === undefined) return `L${written(point)}`;
      return `L${written(towards(point, before))}Q${written(point)} ${written(towards(point, after))}`;
    })
    .join('');
}

const overlaps = (a: Box, b: Box, space: number) =>
  a.x < b.x + b.width + space &&
  b.x < a.x + a.width + space &&
  a.y < b.y + b.height + space &&
  b.y < a.y + a.height + space;

const boxOf = (a: Point, b: Point): Box => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
});

/**
 * Lays a map out as the plan of an underground: Graphviz draws what is joined, from where people come downwards; what is
 * not joined is put where there is room.
 *
 * @param order slugs of places in the order in which the game opens them; none when it is not known.
 */
export async function arrangeMap(map: GameMap, order: readonly string[] = []): Promise<MapLayout> {
  const drawn = (await instance()).renderJSON(graph(map, order)) as Drawn;
  const numbers = (text: string) => text.split(/[ ,]/).map(Number);
  const [, , width, height] = numbers(drawn.bb) as [number, number, number, number];
  // Graphviz counts upwards from the lower left corner.
  const pointOf = (text: string): Point => {
    const [x, y] = numbers(text) as [number, number];
    return { x: x + margin, y: height - y + margin };
  };
  const places = new Map<string, Box>();
  for (const { name, pos } of drawn.objects) {
    const { x, y } = pointOf(pos);
    places.set(name, {
      x: round(x - boxWidth / 2),
      y: round(y - boxHeight / 2),
      width: boxWidth,
      height: boxHeight,
    });
  }
  const byId = new Map(drawn.edges.map(({ id, pos }) => [id, pos]));
  const lines = map.paths.map((path, index) => {
    // Every third point of the curve is on it.
    const points = byId
      .get(`path-${index}`)!
      .split(' ')
      .filter((_, at) => at % 3 === 0)
      .map(pointOf);
    return cornersOf(isReversed(path, order) ? points.reverse() : points);
  });

  const taken = [
    ...places.values(),
    ...lines.flatMap((line) => line.slice(1).map((point, index) => boxOf(line[index]!, point))),
  ];
  const rows = [...new Set([...places.values()].map(({ y }) => y))].sort((a, b) => b - a);
  let bottom = Math.max(height + 2 * margin, boxHeight + 2 * margin);
  const right = Math.max(width + 2 * margin, boxWidth + 2 * margin);
  for (const { slug } of map.regions.flatMap((region) => region.places)) {
    if (places.has(slug)) continue;
    let box: Box | undefined;
    for (let row = 0; box === undefined; row++) {
      const y = rows[row] ?? bottom - margin + apart + (row - rows.length) * (boxHeight + apart);
      for (let x = margin; x + boxWidth + margin <= right && box === undefined; x += apart) {
        const here = { x, y, width: boxWidth, height: boxHeight };
        if (!taken.some((each) => overlaps(here, each, apart))) box = here;
      }
    }
    taken.push(box);
    places.set(slug, box);
    bottom = Math.max(bottom, box.y + boxHeight + margin);
  }
  return { width: Math.ceil(right), height: Math.ceil(bottom), places, paths: lines.map(lineOf) };
}
