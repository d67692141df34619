/** A point of a picture. */
export type Point = readonly [x: number, y: number];

/** A place that belongs to an area. */
export interface Seed {
  readonly at: Point;
  readonly area: string;
}

/** Side of the squares of which areas are made. */
const square = 60;
/** How far an area reaches around each of its seeds. */
const reach = 340;
/** Loops that are shorter, in sides of squares, are too small to be seen. */
const shortest = 12;

/** The area of each square: that of the nearest seed, if it is near enough. */
function gridOf(width: number, height: number, seeds: readonly Seed[]) {
  const [columns, rows] = [Math.ceil(width / square), Math.ceil(height / square)];
  const areas: (string | undefined)[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [(column + 0.5) * square, (row + 0.5) * square];
      let nearest = reach ** 2;
      let area: string | undefined;
      for (const { at, area: own } of seeds) {
        const distance = (at[0] - x) ** 2 + (at[1] - y) ** 2;
        if (distance < nearest) [nearest, area] = [distance, own];
      }
      areas.push(area);
    }
  return {
    columns,
    rows,
    at: (column: number, row: number) =>
      column < 0 || row < 0 || column >= columns || row >= rows ? undefined : areas[row * columns + column],
  };
}

type Grid = ReturnType<typeof gridOf>;

/** The corners around the squares that are inside, as closed loops with the inside on the right. */
function loopsOf({ columns, rows, at }: Grid, isInside: (area: string | undefined) => boolean): Point[][] {
  const inside = (column: number, row: number) => isInside(at(column, row));
  const next = new Map<string, Point[]>();
  const side = (from: Point, to: Point) => {
    const known = next.get(from.join());
    if (known) known.push(to);
    else next.set(from.join(), [to]);
  };
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (!inside(column, row)) continue;
      if (!inside(column, row - 1)) side([column, row], [column + 1, row]);
      if (!inside(column + 1, row)) side([column + 1, row], [column + 1, row + 1]);
      if (!inside(column, row + 1)) side([column + 1, row + 1], [column, row + 1]);
      if (!inside(column - 1, row)) side([column, row + 1], [column, row]);
    }
  const loops: Point[][] = [];
  for (const [start, ends] of next)
    while (ends.length > 0) {
      const loop: Point[] = [];
      for (let key = start; ;) {
        const to = next.get(key)!.pop()!;
        loop.push(to);
        key = to.join();
        if (key === start) break;
      }
      loops.push(loop);
    }
  return loops;
}

/** A loop without the steps of its squares: means of neighbors, then some of them. */
function smoothed(loop: readonly Point[]): Point[] {
  const around = 2;
  const every = 3;
  return loop
    .map((_, index): Point => {
      let [x, y] = [0, 0];
      for (let offset = -around; offset <= around; offset++) {
        const [ownX, ownY] = loop.at((index + offset + loop.length) % loop.length)!;
        [x, y] = [x + ownX, y + ownY];
      }
      const of = 2 * around + 1;
      return [(x / of) * square, (y / of) * square];
    })
    .filter((_, index) => index % every === 0);
}

/** A closed curve that the middles of the sides of a loop are on. */
function curveOf(loop: readonly Point[]): string {
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const text = ([x, y]: Point) => `${Math.round(x)} ${Math.round(y)}`;
  const ends = loop.map((point, index) => text(middle(point, loop[(index + 1) % loop.length]!)));
  // The next corner is the reflection of the last one about the middle between both, so it need not be named.
  return `M${ends.at(-1)}Q${text(loop[0]!)} ${ends[0]}T${ends.slice(1).join(' ')}z`;
}

/**
 * The middle of the squares of an area, or that of its squares which is nearest to it, and how great a part of all areas
 * they are; undefined for an area without any.
 */
function middleOf({ columns, rows, at }: Grid, area: string) {
  const own: Point[] = [];
  let all = 0;
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (at(column, row) !== undefined) all++;
      if (at(column, row) === area) own.push([(column + 0.5) * square, (row + 0.5) * square]);
    }
  if (own.length === 0) return undefined;
  const mean = (index: 0 | 1) => own.reduce((sum, point) => sum + point[index], 0) / own.length;
  const [x, y] = [mean(0), mean(1)];
  const away = (point: Point) => (point[0] - x) ** 2 + (point[1] - y) ** 2;
  const middle = own.reduce((best, point) => (away(point) < away(best) ? point : best));
  return { middle, part: own.length / all };
}

/** Areas of a picture as the `d` of paths. */
export interface Areas {
  /** All of them together. */
  readonly land: string;
  readonly areas: ReadonlyMap<
    string,
    { readonly path: string; readonly middle: Point; readonly part: number }
  >;
}

/** Draws areas around seeds: each reaches as far as its seeds are the nearest ones. */
export function drawAreas(width: number, height: number, seeds: readonly Seed[]): Areas {
  const grid = gridOf(width, height, seeds);
  const path = (isInside: (area: string | undefined) => boolean) =>
    loopsOf(grid, isInside)
      .filter((loop) => loop.length >= shortest)
      .map((loop) => curveOf(smoothed(loop)))
      .join('');
  const names = [...new Set(seeds.map(({ area }) => area))].sort();
  return {
    land: path((area) => area !== undefined),
    areas: new Map(
      names.flatMap((name) => {
        const size = middleOf(grid, name);
        return size === undefined ? [] : [[name, { path: path((area) => area === name), ...size }] as const];
      }),
    ),
  };
}
