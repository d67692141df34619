import type { GameData } from '../../src/dataset/load.ts';
import type { GameMap } from './map.ts';
import type { Atlas } from '../../src/games/progress/report.ts';
import type { ProgressWords } from '../../src/games/progress/words.ts';

/** What the calculators of a game read of its data, as columns by table. */
export interface ToolsColumns {
  /** Of every calculator. */
  readonly core: Readonly<Record<string, readonly string[]>>;
  /** What only the damage needs. */
  readonly damage: Readonly<Record<string, readonly string[]>>;
  /** Members of foes that no calculator reads, and most of their size. */
  readonly unread: readonly string[];
  /** The table that names the items of upgrades: no others are read. */
  readonly materials: string;
  /** A flag of records that are left out. */
  readonly without?: string;
}

/** What only pages and derived files show of a game. Without a part of it, the game has no such page. */
export interface GameSite {
  readonly map?: (data: GameData) => GameMap;
  /** The checklist of a game with gates: what opens and ends in it, and the words for that. */
  readonly progress?: {
    readonly read: (data: GameData) => Atlas;
    readonly wording: ProgressWords;
  };
  readonly tools?: ToolsColumns;
  /** By parameter of the calculators that names records, the segment of their list. */
  readonly calculators?: Readonly<Record<string, string>>;
  /** Lists that several kinds have: together one node in the picture of the data model, with a section of its guide. */
  readonly sharedLists?: {
    /** Of the node; `label` is shown. */
    readonly name: string;
    readonly label: string;
    readonly anchor: string;
    readonly fields: readonly string[];
  };
}
