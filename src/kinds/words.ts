import { readFileSync } from 'node:fs';
import { fromRoot } from '../root.ts';
import { lowerFirst } from '../text/case.ts';

/** A word of a game, e.g. a damage type, and its label in English. */
export interface Word {
  readonly word: string;
  readonly label: string;
}

interface GameSchema {
  readonly $defs: {
    readonly game: {
      readonly properties: {
        readonly words: { readonly properties: Readonly<Record<string, { readonly description: string }>> };
      };
    };
  };
}

const gameSchema = JSON.parse(readFileSync(fromRoot('seeds', 'game.schema.json'), 'utf8')) as GameSchema;

/** The lists of words that a game may declare, each with its description. */
export const wordLists: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(gameSchema.$defs.game.properties.words.properties).map(([list, { description }]) => [
    list,
    description,
  ]),
);

/** The words of a game by what they are words for, in order. */
export type Words = Readonly<Record<string, readonly Word[]>>;

/** A schema that may refer to words. */
interface Keyed {
  readonly type?: unknown;
  readonly 'x-keyed-by'?: string;
  readonly 'x-words'?: string;
  readonly additionalProperties?: unknown;
  readonly properties?: unknown;
  readonly enum?: unknown;
}

const noWords: Words = Object.fromEntries(Object.keys(wordLists).map((list) => [list, []]));

/**
 * Reads the words of a game.
 *
 * @param read returns the text of its `game.json`. Where that fails, or the text is damaged, there are no words: its check
 *   reports the reason.
 */
export function readWords(read: () => string): Words {
  try {
    return { ...noWords, ...(JSON.parse(read()) as { readonly words?: Words }).words };
  } catch {
    return noWords;
  }
}

/** Reads the tables of the game that ids come from, each with its label, as `readWords` reads words. */
export function readIdTables(read: () => string): Readonly<Record<string, string>> {
  try {
    return (JSON.parse(read()) as { readonly id_tables?: Record<string, string> }).id_tables ?? {};
  } catch {
    return {};
  }
}

/** The schema of one key: `{word}`, `{label}` and `{Label}` in its texts are filled in. */
const filledIn = (value: object, { word, label }: Word): unknown =>
  JSON.parse(JSON.stringify(value), (_key, text: unknown) =>
    typeof text === 'string'
      ? text.replaceAll('{word}', word).replaceAll('{label}', lowerFirst(label)).replaceAll('{Label}', label)
      : text,
  );

/**
 * Gives each object with `x-keyed-by` the words of the game as its members: all are required, and have the schema in
 * `additionalProperties`. A text with `x-words` gets them as its closed set, with null if it may be null. Without such words
 * both stay as they are.
 */
export function withWords<Schema extends object>(schema: Schema, words: Words): Schema {
  const expand = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(expand);
    if (typeof value !== 'object' || value === null) return value;
    const inner = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, expand(each)]));
    const { 'x-keyed-by': by, 'x-words': set, additionalProperties: each, type } = inner as Keyed;
    const values = words[set!];
    if (values?.length)
      return {
        ...inner,
        enum: [...values.map(({ word }) => word), ...([type].flat().includes('null') ? [null] : [])],
        'x-enumDescriptions': Object.fromEntries(values.map(({ word, label }) => [word, `${label}.`])),
      };
    const keys = words[by!];
    if (!keys?.length || typeof each !== 'object' || each === null) return inner;
    return {
      ...inner,
      additionalProperties: false,
      properties: Object.fromEntries(keys.map((key) => [key.word, filledIn(each, key)])),
      required: keys.map(({ word }) => word),
    };
  };
  return expand(schema) as Schema;
}

/** The lists of words that a schema refers to, and that `withWords` did not find. */
export function* wordsMissingIn(schema: unknown): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return;
  const { 'x-keyed-by': by, 'x-words': set, properties, enum: values } = schema as Keyed;
  if (typeof by === 'string' && properties === undefined) yield by;
  if (typeof set === 'string' && values === undefined) yield set;
  for (const inner of Object.values(schema)) yield* wordsMissingIn(inner);
}
