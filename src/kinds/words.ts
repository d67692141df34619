import { lowerFirst } from '../text/case.ts';
import type { DataSchema } from './schema.ts';

/** A word of a game, e.g. a damage type, and its label in English. */
export interface Word {
  readonly word: string;
  readonly label: string;
}

/** The lists of words that games declare, each with its description. */
export const wordLists = {
  damage_types: 'Damage types that defense distinguishes.',
  attack_types: 'Damage types that an attack has.',
  statuses: 'Status effects that can build up.',
  armor_statuses: 'Resistances that armor has.',
  stats: 'Stats of a character.',
  weapon_stats: 'Stats that a weapon requires or scales with.',
  currencies: 'Currencies of prices.',
  grades: 'Letters for scaling, best first.',
  stages: 'Stages of the story that gates and prices name.',
} as const;

/** The words of a game by what they are words for, in order. */
export type Words = Readonly<Record<keyof typeof wordLists, readonly Word[]>>;

const noWords = Object.fromEntries(Object.keys(wordLists).map((list) => [list, []])) as unknown as Words;

/**
 * Reads the words of a game.
 *
 * @param read returns the text of its `game.json`. Where that fails, or the text is damaged, there are no words: its check
 *   reports the reason.
 */
export function readWords(read: () => string): Words {
  try {
    return { ...noWords, ...(JSON.parse(read()) as { readonly words?: Partial<Words> }).words };
  } catch {
    return noWords;
  }
}

/** The schema of one key: `{word}`, `{label}` and `{Label}` in its texts are filled in. */
const filledIn = (value: DataSchema, { word, label }: Word): DataSchema =>
  JSON.parse(JSON.stringify(value), (_key, text: unknown) =>
    typeof text === 'string'
      ? text.replaceAll('{word}', word).replaceAll('{label}', lowerFirst(label)).replaceAll('{Label}', label)
      : text,
  ) as DataSchema;

/**
 * Gives each object with `x-keyed-by` the words of the game as its members: all are required, and have the schema in
 * `additionalProperties`. A text with `x-words` gets them as its closed set. Without such words both stay as they are.
 */
export function withWords(schema: DataSchema, words: Words): DataSchema {
  const lists: Readonly<Record<string, readonly Word[] | undefined>> = words;
  const expand = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(expand);
    if (typeof value !== 'object' || value === null) return value;
    const inner = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, expand(each)]));
    const { 'x-keyed-by': by, 'x-words': set, additionalProperties: each } = inner as DataSchema;
    const values = lists[set!];
    if (values?.length)
      return {
        ...inner,
        enum: values.map(({ word }) => word),
        'x-enumDescriptions': Object.fromEntries(values.map(({ word, label }) => [word, `${label}.`])),
      };
    const keys = lists[by!];
    if (!keys?.length || typeof each !== 'object') return inner;
    return {
      ...inner,
      additionalProperties: false,
      properties: Object.fromEntries(keys.map((key) => [key.word, filledIn(each, key)])),
      required: keys.map(({ word }) => word),
    };
  };
  return expand(schema) as DataSchema;
}

/** The lists of words that a schema refers to, and that `withWords` did not find. */
export function* wordsMissingIn(schema: unknown): Generator<string> {
  if (typeof schema !== 'object' || schema === null) return;
  const { 'x-keyed-by': by, 'x-words': set, properties, enum: values } = schema as DataSchema;
  if (typeof by === 'string' && properties === undefined) yield by;
  if (typeof set === 'string' && values === undefined) yield set;
  for (const inner of Object.values(schema)) yield* wordsMissingIn(inner);
}
