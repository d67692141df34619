import type { GameData } from '../src/dataset/load.ts';
import { valueAt } from '../src/dataset/marked-texts.ts';
import { textMark } from './text-mark.ts';

export type SpoilerLevel = 'mild' | 'major';

/** What the data marks as giving something away, as far as pages must know it of records other than the one they show. */
export interface SpoilerModel {
  /** Records whose name is marked, by table and slug. */
  readonly names: Readonly<Record<string, Readonly<Record<string, SpoilerLevel>>>>;
  /** Marks (`textMark`) of every other marked text. */
  readonly texts: Readonly<Record<SpoilerLevel, readonly string[]>>;
}

interface MarkedRecord {
  readonly slug?: string;
  readonly spoilers?: readonly { readonly text: string; readonly level: SpoilerLevel }[];
}

/** Reads the marks of all games' records. */
export function spoilerModel(games: readonly GameData[]): SpoilerModel {
  const names: Record<string, Record<string, SpoilerLevel>> = {};
  const texts = { mild: new Set<string>(), major: new Set<string>() };
  for (const [table, records] of games.flatMap((game) => [...game.records])) {
    for (const record of records as readonly MarkedRecord[]) {
      for (const { text, level } of record.spoilers ?? []) {
        if (text !== '/name' || record.slug === undefined)
          texts[level].add(textMark(valueAt(record, text) as string));
        else {
          names[table] ??= {};
          names[table][record.slug] = level;
        }
      }
    }
  }
  return { names, texts: { mild: [...texts.mild].sort(), major: [...texts.major].sort() } };
}
