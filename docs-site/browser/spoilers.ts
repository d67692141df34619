import type { SpoilerLevel, SpoilerModel } from '../spoiler-model.ts';
import { textMark } from '../text-mark.ts';
import { stored } from './stored.ts';

const choice = stored(() => localStorage, 'caryll-spoilers');

/** Whether what gives something away is shown: a choice of the reader that the explorer and the map share. */
export const spoilersAreShown = (): boolean => choice.get() === 'shown';

export const showSpoilers = (shown: boolean): void => choice.set(shown ? 'shown' : undefined);

/** How much a text gives away; undefined when it is not marked. */
export type LevelOf = (text: string) => SpoilerLevel | undefined;

/** The texts that the data marks, wherever they are shown. */
export function markedTexts({ texts }: SpoilerModel): LevelOf {
  const mild = new Set(texts.mild);
  const major = new Set(texts.major);
  return (text) => {
    const mark = textMark(text);
    if (major.has(mark)) return 'major';
    return mild.has(mark) ? 'mild' : undefined;
  };
}

interface MarkedAnswer {
  readonly spoilers?: readonly { readonly text: string; readonly level: SpoilerLevel }[];
}

/** Those and the texts that records themselves mark: their release may be a later one than these pages know. */
export function withOwnMarks(known: LevelOf, records: readonly object[]): LevelOf {
  const own = new Map<string, SpoilerLevel>();
  for (const record of records) {
    for (const { text: pointer, level } of (record as MarkedAnswer).spoilers ?? []) {
      let value: unknown = record;
      for (const step of pointer.split('/').slice(1))
        value = (value as Record<string, unknown> | null | undefined)?.[step];
      // A pointer names a place in the data file, which may not exist in the response.
      if (typeof value === 'string') own.set(value, level);
    }
  }
  return (text) => own.get(text) ?? known(text);
}
