import type { ImportSource, RecordList } from '../src/dataset/import.ts';
import type { DataRecord, DataSchema, Kind } from '../src/dataset/kinds.ts';
import type { Dataset } from '../src/dataset/load.ts';

type Rewrite = (value: unknown, ending: string) => unknown;

/** What is not copied: shapes of gems are five for good, and a level has one cost. */
const single: ReadonlySet<string> = new Set(['blood_gem_shape', 'level_cost']);

const consonants = [...'bdfgklmnprstvz'];
const vowels = [...'aeiou'];
const syllables = consonants.flatMap((consonant) => vowels.map((vowel) => consonant + vowel));

/** A word that no other copy has, e.g. `bado`. */
export function wordOf(copy: number): string {
  let word = '';
  for (let rest = copy, least = 2; rest > 0 || least > 0; least -= 1) {
    word += syllables[rest % syllables.length];
    rest = Math.floor(rest / syllables.length);
  }
  return word;
}

/**
 * A name as the copy says it: with other vowels, in one of twenty ways, and the copy's own word. So the words
 * become more, but not as fast as the names, as they do in larger texts.
 */
function nameIn(copy: number, name: string): string {
  const [step, start] = [1 + (copy % 4), Math.floor(copy / 4) % 5];
  const word = wordOf(copy);
  const spoken = name.replace(/[aeiou]/g, (vowel) => vowels[(vowels.indexOf(vowel) * step + start) % 5]!);
  return `${spoken} ${word[0]!.toUpperCase()}${word.slice(1)}`;
}

/** Puts the copy's ending on every reference below a value; undefined where a schema has none. */
function rewriteOf(schema: DataSchema): Rewrite | undefined {
  const table = schema['x-references'];
  if (table !== undefined) {
    if (single.has(table)) return undefined;
    return (value, ending) => (typeof value === 'string' ? value + ending : value);
  }
  if (schema.items) {
    const inner = rewriteOf(schema.items);
    return inner && ((value, ending) => (value as unknown[] | null)?.map((each) => inner(each, ending)));
  }
  return rewriteFields(schema.properties ?? {});
}

function rewriteFields(fields: Kind['fields']): Rewrite | undefined {
  const rewrites = Object.entries(fields).flatMap(([field, schema]) => {
    const rewrite = rewriteOf(schema);
    return rewrite ? [[field, rewrite] as const] : [];
  });
  if (rewrites.length === 0) return undefined;
  return (value, ending) => {
    if (typeof value !== 'object' || value === null) return value;
    const copy: Record<string, unknown> = { ...value };
    for (const [field, rewrite] of rewrites) {
      if (copy[field] !== undefined) copy[field] = rewrite(copy[field], ending);
    }
    return copy;
  };
}

const endingOf = (copy: number) => (copy === 0 ? '' : `-${wordOf(copy)}`);

/** Every copy of every record as one number, in the order of their slugs, as the records of each file stand. */
function inOrder(records: readonly DataRecord[], factor: number): Uint32Array {
  const slugs = records.flatMap(({ slug }) =>
    Array.from({ length: factor }, (_each, copy) => `${slug}${endingOf(copy)}`),
  );
  return Uint32Array.from(slugs.keys()).sort((a, b) => (slugs[a]! < slugs[b]! ? -1 : 1));
}

/** Records that are made while they are read, and not kept. */
function copiesOf(records: readonly DataRecord[], kind: Kind, factor: number): RecordList {
  const rewrite = rewriteFields(kind.fields);
  let order: Uint32Array | undefined;
  return {
    length: records.length * factor,
    *[Symbol.iterator]() {
      order ??= inOrder(records, factor);
      for (const number of order) {
        const [record, copy] = [records[Math.floor(number / factor)]!, number % factor];
        const { slug, name, aliases } = record;
        if (copy === 0) yield record;
        else
          yield {
            ...((rewrite?.(record, endingOf(copy)) ?? record) as DataRecord),
            ...(slug === undefined ? {} : { slug: `${slug}${endingOf(copy)}` }),
            ...(name === undefined ? {} : { name: nameIn(copy, String(name)) }),
            ...(aliases === undefined
              ? {}
              : { aliases: (aliases as string[]).map((alias) => nameIn(copy, alias)) }),
          };
      }
    },
  };
}

/**
 * The dataset as it is, and `factor - 1` copies of it: slugs and the references to them end with a word that is
 * the copy's own, and names are varied. So every copy is closed in itself, and every request for a record of the
 * dataset has the same answer whatever the factor.
 */
export function multiply(dataset: Dataset, factor: number): ImportSource {
  const kinds = new Map(dataset.kinds.map((kind) => [kind.table, kind]));
  return {
    kinds: dataset.kinds,
    contentHash: `${dataset.contentHash} × ${factor}`,
    games: dataset.games.map((data) => ({
      ...data,
      // A version has one content.
      game: { ...data.game, dataset_version: `${data.game.dataset_version}00${factor}` },
      records: new Map(
        [...data.records].map(([table, records]) => [
          table,
          single.has(table) ? records : copiesOf(records, kinds.get(table)!, factor),
        ]),
      ),
    })),
  };
}
