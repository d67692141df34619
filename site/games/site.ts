import type { GameData } from '../../src/dataset/load.ts';
import type { GameMap } from './map.ts';
import type { ProgressContext } from '../../src/games/progress/report.ts';
import type { ProgressWords } from '../../src/games/progress/words.ts';

/** Columns of a game's data that its calculators read, by table. */
export interface ToolsColumns {
  /** Columns that every calculator reads. */
  readonly core: Readonly<Record<string, readonly string[]>>;
  /** Columns that only the damage needs. */
  readonly damage: Readonly<Record<string, readonly string[]>>;
  /** Members of foes that no calculator reads, and most of their size. */
  readonly unread: readonly string[];
  /** The table that names the items of upgrades: no others are read. */
  readonly materials: string;
  /** A flag of records that are left out. */
  readonly without?: string;
}

/** Parts of a game that only pages and derived files show. A game without a part has no such page. */
export interface GameSite {
  readonly map?: (data: GameData) => GameMap;
  /** The checklist of a game with gates: what opens and ends in it, and the words for that. */
  readonly progress?: {
    readonly read: (data: GameData) => ProgressContext;
    readonly wording: ProgressWords;
  };
  readonly tools?: ToolsColumns;
  /** Segments of lists, by the parameter of calculators that takes their slugs. */
  readonly calculators?: Readonly<Record<string, string>>;
  /** Lists that several kinds have: together one node in the picture of the data model, with a section of its guide. */
  readonly sharedLists?: {
    /** Id of the node; `label` is shown. */
    readonly name: string;
    readonly label: string;
    readonly anchor: string;
    readonly fields: readonly string[];
  };
}
