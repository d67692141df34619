/** Models that the build writes and scripts load. */
import type { Mark } from '../../src/dataset/marks.ts';
import type { ProgressGraph } from '../../src/games/progress/reach.ts';
import type { ProgressWords } from '../../src/games/progress/words.ts';

/** Spoiler levels of marked names, by table and slug. */
export type HiddenNames = Readonly<Record<string, Readonly<Record<string, Mark['level']>>>>;

/** Slugs and names of the records that have a route, for completing what a reader types and for search. */
export interface RecordNames {
  /** Target of one record for each segment, e.g. `bosses`, with `{gameId}` and `{slug}` to fill in. */
  readonly targets: Readonly<Record<string, string>>;
  /** The segment of a kind as responses name it, e.g. `bosses` of `boss`. */
  readonly segmentOfKind: Readonly<Record<string, string>>;
  /** The segments of what people most often mean, one for each game. */
  readonly first: readonly string[];
  /** Records by game and segment, each as its slug, its name and other names that players use. */
  readonly games: Readonly<
    Record<string, Readonly<Record<string, readonly (readonly [slug: string, ...names: string[]])[]>>>
  >;
  /** Spoiler levels of marked names, by game, segment and slug. */
  readonly hidden: Readonly<Record<string, HiddenNames>>;
}

/** Data that the calculators of a game read, as the page loads them: columns of the data files, by table. */
export interface ToolsModel {
  readonly game: string;
  readonly title: string;
  readonly datasetVersion: string;
  readonly tables: Readonly<Record<string, readonly object[]>>;
}

type Texts = Readonly<Record<string, string>>;

/** Progress graph of a game, as pages load it: `src/games/progress` evaluates it in the browser. */
export interface ProgressModel {
  readonly game: string;
  readonly title: string;
  readonly datasetVersion: string;
  readonly world: ProgressGraph;
  /** Names of the records that the world names, by kind and slug. */
  readonly names: Readonly<Record<string, Texts>>;
  /** Notes by token: the steps of stories, and how phases begin. */
  readonly notes: Texts;
  /** Segments of the addresses of records, by kind. */
  readonly segments: Texts;
  readonly hasMap: boolean;
  readonly wording: ProgressWords;
}
