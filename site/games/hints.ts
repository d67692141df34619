import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fromRoot } from '../../src/root.ts';
import { didYouMean } from '../../src/text/nearest.ts';

/**
 * How the pages of a kind show its records. Members are named as in REST; those of objects inside with dots, e.g.
 * `attack.fire`. All of it may be left out.
 */
export interface KindHints {
  /**
   * Its sign, drawn by us: the `d` of an SVG path of lines in a square of 24, no shape of a game. Kinds of other games in
   * files of the same name also have it.
   */
  readonly sign?: string;
  /** The columns of the list besides the name: members of a record in the view `detail`, or sort keys. */
  readonly columns?: readonly string[];
  /** The facts with which a record begins, in order. */
  readonly facts?: readonly string[];
  /** Objects whose members are shown as those of the record. */
  readonly inline?: readonly string[];
  /** Members that are left out because another has the same. */
  readonly hidden?: readonly string[];
  /** Sections that come first, in order. */
  readonly sections?: readonly string[];
  /** A comparison of its records takes a level and stats. */
  readonly hasBuild?: true;
  /** Its records are tables of numbers for those who compute: the page of the game has them folded. */
  readonly isReference?: true;
}

/** How pages show a member of an object. */
export interface FieldHints {
  /** False where pages leave it out, because it serves programs, e.g. a coordinate. */
  readonly shown?: false;
  /** The value that a reader does not need: pages leave it out. */
  readonly neutral?: number;
}

/** A part of the world with its own map, e.g. the underground. */
export interface SheetHints {
  readonly id: string;
  readonly name: string;
}

/** How positions in a map tile become points of a sheet: east and north in the unit of positions. */
export interface FrameHints {
  /** A tile, or the beginning of the ids of several; the longest one counts. */
  readonly map_id: string;
  /** Id of the sheet that shows it. */
  readonly sheet: string;
  /** Where the origin of its coordinates is; absent for tiles of a grid. */
  readonly x?: number;
  readonly z?: number;
  /** Length of a tile of a grid, whose ids end with the column and the row. */
  readonly tile?: number;
}

/** A kind whose records are drawn where they are. One without a position is listed with its location. */
export interface MapLayerHints {
  /** Name of its data file. */
  readonly kind: string;
  readonly title: string;
  readonly shape: 'circle' | 'diamond' | 'pentagon' | 'square' | 'triangle';
}

/** A map that is drawn from the positions of records. */
export interface MapHints {
  readonly sheets: readonly SheetHints[];
  readonly layers: readonly MapLayerHints[];
  /** Where the frames come from. */
  readonly source: string;
  readonly frames: readonly FrameHints[];
}

/** Hints of a game for its pages: `seeds/<game>/pages.json`. They are not data, so changing them makes no new release. */
export interface GameHints {
  /** Hints by the name of the data file, e.g. `armor-sets`. */
  readonly kinds?: Readonly<Record<string, KindHints>>;
  /** Hints by GraphQL type and member, e.g. `Position.x`. */
  readonly fields?: Readonly<Record<string, FieldHints>>;
  /** Absent where positions make no map. */
  readonly map?: MapHints;
}

const members: readonly string[] = ['kinds', 'fields', 'map'];
const membersOfKind: readonly string[] = [
  'sign',
  'columns',
  'facts',
  'inline',
  'hidden',
  'sections',
  'hasBuild',
  'isReference',
] satisfies (keyof KindHints)[];
const membersOfField: readonly string[] = ['shown', 'neutral'] satisfies (keyof FieldHints)[];

const fileOf = (gameId: string) => `seeds/${gameId}/pages.json`;

function readHints(gameId: string): GameHints {
  try {
    return JSON.parse(readFileSync(fromRoot('seeds', gameId, 'pages.json'), 'utf8')) as GameHints;
  } catch (error) {
    throw new Error(`${fileOf(gameId)}: ${(error as Error).message}`, { cause: error });
  }
}

let known: ReadonlyMap<string, GameHints> | undefined;

/** The hints of all games that have some, in the order of their ids. */
function allHints(): ReadonlyMap<string, GameHints> {
  known ??= new Map(
    readdirSync(fromRoot('seeds'))
      .filter((gameId) => existsSync(fromRoot('seeds', gameId, 'pages.json')))
      .sort()
      .map((gameId) => [gameId, readHints(gameId)]),
  );
  return known;
}

/** Returns the hints of a game; none where it has no file of them. */
export const hintsOf = (gameId: string): GameHints => allHints().get(gameId) ?? {};

/** The sign of a kind as the `d` of an SVG path in a square of 24, drawn by lines; that of a table where it has none. */
export function signOf(segment: string): string {
  const signs = [...allHints().values()].flatMap(({ kinds }) => kinds?.[segment]?.sign ?? []);
  return signs[0] ?? 'M5 5h14v14H5zM5 10h14M10 10v9';
}

/** The names that the hints of a game may use. */
export interface KnownNames {
  readonly kinds: Iterable<string>;
  readonly fields: Iterable<string>;
}

/**
 * Compares the names in the hints of a game with those that it has.
 *
 * @throws Error that names the file, the unknown name and the nearest ones.
 */
export function checkHints(gameId: string, hints: GameHints, names: KnownNames): void {
  const check = (place: string, used: object, expected: string, allowed: Iterable<string>) => {
    const all = [...allowed];
    for (const name of Object.keys(used)) {
      if (all.includes(name)) continue;
      const near = didYouMean(name, all);
      throw new Error(
        `${fileOf(gameId)}: ${place} must be ${expected}; got "${name}".${near === undefined ? '' : ` ${near}`}`,
      );
    }
  };
  const { kinds = {}, fields = {} } = hints;
  check('a member', hints, members.join(' or '), members);
  check('a member of kinds', kinds, 'the name of a data file with a list', names.kinds);
  check('a member of fields', fields, 'a GraphQL type and one of its members', names.fields);
  for (const [name, kind] of Object.entries(kinds))
    check(`a member of kinds.${name}`, kind, membersOfKind.join(', '), membersOfKind);
  for (const [name, field] of Object.entries(fields))
    check(`a member of fields.${name}`, field, membersOfField.join(' or '), membersOfField);
}
