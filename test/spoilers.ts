import { readdirSync, readFileSync } from 'node:fs';

interface Mark {
  readonly text: string;
  readonly level: string;
}

/** What a JSON pointer names in a value. */
export const at = (value: any, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce((inner, step) => inner?.[step], value);

/** The data files by their names, e.g. `armor-sets`. */
const files = new Map(
  readdirSync('seeds/bloodborne')
    .filter((file) => file.endsWith('.json'))
    .map((file): [string, any[]] => [
      file.replace('.json', ''),
      JSON.parse(readFileSync(`seeds/bloodborne/${file}`, 'utf8')).records ?? [],
    ]),
);

const markedIn = (record: any): Mark[] =>
  (record.spoilers ?? []).map(({ text, level }: Mark) => ({ text: at(record, text) as string, level }));

const everyRecord = [...files.values()].flat();
const names = new Set(everyRecord.map(({ name }) => name));

/** Levels of the texts that the data files mark, but for names: others may rightly be called the same. */
export const markedTexts = new Map<string, Set<string>>();
for (const { text, level } of everyRecord.flatMap(markedIn))
  if (!names.has(text)) markedTexts.set(text, (markedTexts.get(text) ?? new Set()).add(level));

/** Texts that the data file of a list marks in one of its records, names too. */
export const marksOf = (file: string, slug: string): readonly Mark[] =>
  markedIn(files.get(file)?.find((record) => record.slug === slug) ?? {});

/**
 * Every text below an object and the pointer to it; without lists of spoilers.
 *
 * @param isOwner whether the texts of an object inside are its own matter.
 */
export function* textsIn(
  value: unknown,
  isOwner: (inside: object) => boolean = () => false,
  pointer = '',
): Generator<readonly [pointer: string, text: string]> {
  if (typeof value === 'string') yield [pointer, value];
  if (typeof value !== 'object' || value === null || (pointer !== '' && isOwner(value))) return;
  for (const [name, inside] of Object.entries(value))
    if (name !== 'spoilers') yield* textsIn(inside, isOwner, `${pointer}/${name}`);
}

/** Every object below a value that marks which of its texts give something away. */
export function* ownersIn(value: unknown): Generator<{ readonly spoilers: readonly Mark[] }> {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray((value as { spoilers?: unknown }).spoilers)) yield value as { spoilers: readonly Mark[] };
  for (const inside of Object.values(value)) yield* ownersIn(inside);
}

/** What is wrong with the spoilers of an object: pointers to no text, and marked texts without a pointer. */
export function errorsOf(
  owner: { readonly spoilers: readonly Mark[] },
  own: readonly Mark[] = [],
  isOwner?: (inside: object) => boolean,
): string[] {
  const pointed = new Set(owner.spoilers.map(({ text }) => text));
  const lost = [...pointed].filter((pointer) => typeof at(owner, pointer) !== 'string');
  // The name of another record is the matter of that record, though this one may be called the same.
  const isOfAnother = (pointer: string) =>
    pointer.endsWith('_name') ||
    (/^\/.+\/name$/.test(pointer) && at(owner, pointer.replace(/name$/, 'kind')) !== undefined);
  const isOwn = (pointer: string, text: string) =>
    !isOfAnother(pointer) && own.some((mark) => mark.text === text);
  const unmarked = [...textsIn(owner, isOwner)].filter(
    ([pointer, text]) => !pointed.has(pointer) && (markedTexts.has(text) || isOwn(pointer, text)),
  );
  return [
    ...lost.map((pointer) => `no text at ${pointer}`),
    ...unmarked.map(([pointer]) => `unmarked ${pointer}`),
  ];
}
