import type { DataRecord } from './kinds.ts';

/** A text that gives something away, wherever it is. */
export interface MarkedText {
  readonly text: string;
  readonly level: 'mild' | 'major';
  /** Table of the record that marks it, of a text that is the name of a record, too: others may rightly be called the same. */
  readonly kind: string | null;
}

/** What a JSON pointer names in a record of the data files; undefined when it leads nowhere. */
export function valueAt(record: unknown, pointer: string): unknown {
  let value = record;
  for (const step of pointer.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as DataRecord)[step];
  }
  return value;
}

interface MarkingRecord {
  readonly name?: string;
  readonly names?: Readonly<Record<string, string>>;
  readonly spoilers?: readonly { readonly text: string; readonly level: MarkedText['level'] }[];
}

/** Collects the texts that the records of a game mark. */
export function createMarkedTexts() {
  const marks = new Map<string, MarkedText>();
  const names = new Set<unknown>();
  return {
    add(table: string, record: DataRecord): void {
      const { name, names: others = {}, spoilers = [] }: MarkingRecord = record;
      const own = [name, ...Object.values(others)];
      for (const each of own) names.add(each);
      for (const { text: pointer, level } of spoilers) {
        // A name gives away as much in every language.
        for (const text of pointer === '/name' ? own : [valueAt(record, pointer)]) {
          const key = `${table} ${text as string}`;
          if (marks.get(key)?.level !== 'major') marks.set(key, { text: text as string, level, kind: table });
        }
      }
    },
    /** Each once for each kind of record that marks it. */
    all: (): MarkedText[] =>
      [...marks.values()].map((mark) => (names.has(mark.text) ? mark : { ...mark, kind: null })),
  };
}
