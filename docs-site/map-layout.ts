import { instance } from '@viz-js/viz';
import type { GameMap, Place } from '../derive/map.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The positions of everything on a map, in pixels from the upper left corner. */
export interface MapLayout {
  readonly width: number;
  readonly height: number;
  /** By the identifier of a region. */
  readonly regions: ReadonlyMap<string, Box>;
  /** By slug. */
  readonly places: ReadonlyMap<string, Box>;
  /** Each path of the map as the `d` of an SVG path, in the order of the map. */
  readonly paths: readonly string[];
}

const placeHeight = 62;
const pointsPerInch = 72;
/** Room for a letter of a name, and around it. */
const [letter, beside] = [9, 20];
const longestLine = 14;

/** A name in one line or two, divided where they are most alike. */
export function nameLines({ name }: Place): readonly string[] {
  if (name.length <= longestLine) return [name];
  const divided = [...name.matchAll(/ /g)].map(({ index }) => [name.slice(0, index), name.slice(index + 1)]);
  const longest = (lines: readonly string[]) => Math.max(...lines.map(({ length }) => length));
  return divided.sort((a, b) => longest(a) - longest(b))[0] ?? [name];
}

const placeWidth = (place: Place): number =>
  Math.max(96, Math.max(...nameLines(place).map(({ length }) => length)) * letter + beside);

interface Drawn {
  readonly bb: string;
  readonly objects: readonly {
    readonly name: string;
    readonly bb?: string;
    readonly pos?: string;
    readonly width?: string;
    readonly height?: string;
  }[];
  readonly edges: readonly { readonly id?: string; readonly pos: string }[];
}

const quoted = (text: string) => JSON.stringify(text);

function graph(map: GameMap): string {
  const joined = new Set(map.paths.flatMap(({ from, to }) => [from, to]));
  const lines = ['digraph {', 'graph [rankdir=LR, nodesep=0.25, ranksep=0.45, fontsize=16]'];
  lines.push(`node [shape=box, fixedsize=true, height=${placeHeight / pointsPerInch}]`);
  for (const { id, name, places } of map.regions) {
    lines.push(`subgraph cluster_${id} { label=${quoted(name)}; margin=16;`);
    for (const place of places)
      lines.push(`${quoted(place.slug)} [width=${(placeWidth(place) / pointsPerInch).toFixed(3)}]`);
    // Unconnected places follow one another.
    const alone = places.filter(({ slug }) => !joined.has(slug));
    for (const [index, { slug }] of alone.slice(1).entries())
      lines.push(`${quoted(alone[index]!.slug)} -> ${quoted(slug)} [style=invis]`);
    lines.push('}');
  }
  for (const [index, { from, to }] of map.paths.entries())
    lines.push(`${quoted(from)} -> ${quoted(to)} [id="path-${index}", dir=none]`);
  return [...lines, '}'].join('\n');
}

/** Lays a map out with Graphviz. */
export async function layOutMap(map: GameMap): Promise<MapLayout> {
  const drawn = (await instance()).renderJSON(graph(map)) as Drawn;
  const numbers = (text: string) => text.split(/[ ,]/).map(Number);
  const [, , width, height] = numbers(drawn.bb) as [number, number, number, number];
  // Graphviz counts upwards from the lower left corner.
  const round = (value: number) => Math.round(value * 10) / 10;
  const regions = new Map<string, Box>();
  const places = new Map<string, Box>();
  for (const { name, bb, pos, width: wide, height: high } of drawn.objects) {
    if (bb !== undefined) {
      const [left, bottom, right, top] = numbers(bb) as [number, number, number, number];
      regions.set(name.replace('cluster_', ''), {
        x: round(left),
        y: round(height - top),
        width: round(right - left),
        height: round(top - bottom),
      });
    } else {
      const [x, y] = numbers(pos!) as [number, number];
      const size = { width: Number(wide) * pointsPerInch, height: Number(high) * pointsPerInch };
      places.set(name, {
        x: round(x - size.width / 2),
        y: round(height - y - size.height / 2),
        width: round(size.width),
        height: round(size.height),
      });
    }
  }
  const byId = new Map(drawn.edges.map(({ id, pos }) => [id, pos]));
  const paths = map.paths.map((_, index) => {
    const points = byId
      .get(`path-${index}`)!
      .split(' ')
      .map((point) => {
        const [x, y] = numbers(point) as [number, number];
        return `${round(x)},${round(height - y)}`;
      });
    return `M${points[0]}C${points.slice(1).join(' ')}`;
  });
  return { width: Math.ceil(width), height: Math.ceil(height), regions, places, paths };
}
