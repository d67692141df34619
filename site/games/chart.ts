import type { DataRecord } from '../../src/dataset/kinds.ts';
import type { GameData } from '../../src/dataset/load.ts';
import type { FrameHints, MapHints } from './hints.ts';

/** A spot of a sheet: east, and north. */
export interface Spot {
  readonly sheet: string;
  readonly east: number;
  readonly north: number;
}

/** A record of a location. */
export interface Listed {
  /** Name of its data file. */
  readonly kind: string;
  readonly table: string;
  readonly slug: string;
  readonly name: string;
  /** Slug of its location; undefined if unknown. */
  readonly location: string | undefined;
}

/** A record where it is. One that is in several places has a mark in each. */
export type ChartMark = Listed & Spot;

export interface ChartLocation {
  readonly slug: string;
  readonly name: string;
  /** Slug of the outermost location that it is in: its own for a region. */
  readonly region: string;
  readonly isDlc: boolean;
}

/** The content of a map that is drawn from positions. */
export interface Chart {
  readonly game: string;
  readonly gameId: string;
  readonly datasetVersion: string;
  readonly hints: MapHints;
  /** Locations, without those of which the map has nothing but their mark. */
  readonly locations: readonly ChartLocation[];
  /** Marks of the layers. */
  readonly marks: readonly ChartMark[];
  /** Records of the layers, each in its location, whether it has a mark there or not. */
  readonly listed: readonly Listed[];
  /** Everything else with a position. */
  readonly finds: readonly ChartMark[];
}

interface Position {
  readonly map_id: string;
  readonly x: number;
  readonly z: number;
}

const isPosition = (value: object): value is Position => 'map_id' in value && 'x' in value && 'z' in value;

/** Makes the function that finds a position on the sheets; it returns undefined where no frame has its tile. */
export function spotFinder(frames: readonly FrameHints[]): (position: Position) => Spot | undefined {
  const longestFirst = [...frames].sort((a, b) => b.map_id.length - a.map_id.length);
  return ({ map_id: id, x, z }) => {
    const frame = longestFirst.find((each) => id === each.map_id || id.startsWith(`${each.map_id}_`));
    if (frame === undefined) return undefined;
    const { sheet, tile } = frame;
    const [column = 0, row = 0] = id
      .slice(frame.map_id.length + 1)
      .split('_')
      .map(Number);
    const [east, north] = tile === undefined ? [frame.x!, frame.z!] : [column * tile, row * tile];
    return { sheet, east: east + x, north: north + z };
  };
}

/** Calls a function with each position in a record, and the location that is named beside or around it. */
function eachPosition(
  value: unknown,
  location: string | undefined,
  found: (position: Position, location: string | undefined) => void,
): void {
  if (typeof value !== 'object' || value === null) return;
  if (isPosition(value)) {
    found(value, location);
    return;
  }
  const own = (value as DataRecord)['location_slug'];
  const inside = typeof own === 'string' ? own : location;
  for (const [name, member] of Object.entries(value))
    if (name !== 'provenance') eachPosition(member, inside, found);
}

function locationsOf(data: GameData): ChartLocation[] {
  const records = data.records.get('location') ?? [];
  const parents = new Map(records.map((record) => [record['slug'] as string, record['parent_slug']]));
  const outermost = (slug: string): string => {
    const parent = parents.get(slug);
    return typeof parent === 'string' ? outermost(parent) : slug;
  };
  return records.map((record) => {
    const slug = String(record['slug']);
    return {
      slug,
      name: String(record['name']),
      region: outermost(slug),
      isDlc: record['is_dlc'] === true,
    };
  });
}

/** Reads the map of a game from the positions in its data files. */
export function chartOfFiles(data: GameData, hints: MapHints): Chart {
  const spotOf = spotFinder(hints.frames);
  const marks: ChartMark[] = [];
  for (const { table, file } of data.kinds)
    for (const record of data.records.get(table) ?? []) {
      const [slug, name] = [String(record['slug']), String(record['name'])];
      const seen = new Set<string>();
      // A location is in the one around it.
      const around = table === 'location' ? String(record['parent_slug'] ?? slug) : undefined;
      eachPosition(record, around, (position, location) => {
        const spot = spotOf(position);
        const key = JSON.stringify(spot);
        if (spot === undefined || seen.has(key)) return;
        seen.add(key);
        marks.push({ ...spot, kind: file, table, slug, name, location });
      });
    }
  const layered = new Set(hints.layers.map(({ kind }) => kind));
  const listed = data.kinds
    .filter(({ file }) => layered.has(file))
    .flatMap(({ table, file }) =>
      (data.records.get(table) ?? []).map((record) => ({
        ...{ kind: file, table, slug: String(record['slug']), name: String(record['name']) },
        location: record['location_slug'] as string | undefined,
      })),
    );
  const marked = new Set(marks.flatMap(({ table, slug }) => (table === 'location' ? [slug] : [])));
  const filled = new Set([...marks, ...listed].map(({ location }) => location));
  return {
    game: data.game.name,
    gameId: data.game.slug,
    datasetVersion: data.game.dataset_version,
    hints,
    locations: locationsOf(data).filter(({ slug }) => filled.has(slug) || !marked.has(slug)),
    marks: marks.filter(({ kind }) => layered.has(kind)),
    listed,
    finds: marks.filter(({ kind }) => !layered.has(kind)),
  };
}
