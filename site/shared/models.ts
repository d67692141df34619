/** What the build writes and scripts load. */
import type { Mark } from '../../src/dataset/marks.ts';
import type { World } from '../../src/games/progress/reach.ts';
import type { ProgressWords } from '../../src/games/progress/words.ts';

/** By table and slug, how much the names of records give away that are marked. */
export type HiddenNames = Readonly<Record<string, Readonly<Record<string, Mark['level']>>>>;

/** Slugs and names of the records that have a route, for completing what a reader types and for search. */
export interface RecordNames {
  /** For each segment of a path, e.g. `bosses`: the target of one record with `{gameId}` and `{slug}` to fill in. */
  readonly targets: Readonly<Record<string, string>>;
  /** The segment of a kind as responses name it, e.g. `bosses` of `boss`. */
  readonly segmentOfKind: Readonly<Record<string, string>>;
  /** The segments of what people most often mean, one for each game. */
  readonly first: readonly string[];
  /** By game and segment, each record as its slug, its name and other names that players use. */
  readonly games: Readonly<
    Record<string, Readonly<Record<string, readonly (readonly [slug: string, ...names: string[]])[]>>>
  >;
  /** By game, segment and slug, how much those names give away that are marked. */
  readonly hidden: Readonly<Record<string, HiddenNames>>;
}

/** What the calculators of a game read of its data, as the page loads it: columns of the data files, by table. */
export interface ToolsModel {
  readonly game: string;
  readonly title: string;
  readonly datasetVersion: string;
  readonly tables: Readonly<Record<string, readonly object[]>>;
}

type Texts = Readonly<Record<string, string>>;

/** What opens and ends in a game, as pages load it: `src/games/progress` evaluates it in the browser. */
export interface ProgressModel {
  readonly game: string;
  readonly title: string;
  readonly datasetVersion: string;
  readonly world: World;
  /** Names of the records that the world names, by kind and slug. */
  readonly names: Readonly<Record<string, Texts>>;
  /** What is done in the steps of stories and how phases begin, by token. */
  readonly notes: Texts;
  /** Segments of the addresses of records, by kind. */
  readonly segments: Texts;
  readonly hasMap: boolean;
  readonly wording: ProgressWords;
}
