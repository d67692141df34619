type DataRecord = Readonly<Record<string, unknown>>;

/** A text of a record that is a spoiler. */
export interface Mark {
  /** JSON pointer to the text in the record. */
  readonly text: string;
  readonly level: 'mild' | 'major';
}

/** Returns what a JSON pointer names in a record of the data files; undefined when it leads nowhere. */
export function valueAt(record: unknown, pointer: string): unknown {
  let value = record;
  for (const step of pointer.split('/').slice(1)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as DataRecord)[step];
  }
  return value;
}

/** Returns the marks of a record. */
export const marksOf = (record: DataRecord): readonly Mark[] =>
  (record['spoilers'] as readonly Mark[] | null | undefined) ?? [];

/** Returns the marks of what is at a pointer, e.g. at `/acquisition/0`, with pointers relative to it. */
export const marksWithin = (marks: readonly Mark[], pointer: string): Mark[] =>
  marks.flatMap(({ text, level }) =>
    text.startsWith(`${pointer}/`) ? [{ text: text.slice(pointer.length), level }] : [],
  );
