import { setImmediate } from 'node:timers/promises';
import { fold } from '../../text/fold.ts';
import { beginning, compareTexts, type Range } from './beginnings.ts';
import { inTurns } from './turns.ts';

/** Why a name is suggested, best first. */
export const suggestionKinds = ['prefix', 'word', 'alias', 'fuzzy'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/** A record with its names. */
export interface Named {
  readonly type: string;
  readonly slug: string;
  readonly name: string;
  /** Its names in other languages by BCP 47 tag; null when none is known. */
  readonly names: Readonly<Record<string, string>> | null;
  readonly aliases: readonly string[];
}

export interface Suggestion extends Pick<Named, 'type' | 'slug' | 'name' | 'names'> {
  readonly match: SuggestionKind;
}

/** Typos are not corrected in shorter texts, because nearly every name would be similar. */
const minFuzzyLength = 3;

/** A beginning that a text may be: of a name, of a word in it, or of an alias. */
interface Key {
  readonly text: string;
  /** Position in `suggestionKinds`. */
  readonly kind: number;
  /** Position of the record in the order of records. */
  readonly record: number;
}

function keysOf({ name, names, aliases }: Named, record: number): Key[] {
  const own = fold(name);
  const words = own.split(' ');
  // `The Doll` begins with both of its words.
  const first = words.length > 1 && /^(the|an?)$/.test(words[0]!) ? 1 : 0;
  return [
    ...words.map((_word, at): Key => ({ text: words.slice(at).join(' '), kind: Number(at > first), record })),
    ...[...new Set([...aliases, ...Object.values(names ?? {})].map(fold))].map((text): Key => ({
      text,
      kind: 2,
      record,
    })),
  ];
}

/** Suggests names for what was typed so far. */
export type Suggest = (text: string, types: readonly string[] | undefined, limit: number) => Suggestion[];

/**
 * Keeps the lowest of some places, one for each record, in order: the place of a record is a multiple of the number of
 * records and its own position.
 */
function createLowest(records: number, limit: number) {
  const places: number[] = [];
  return {
    places,
    add(place: number): void {
      if (places.length === limit && place >= places.at(-1)!) return;
      const known = places.findIndex((each) => each % records === place % records);
      if (known !== -1 && places[known]! <= place) return;
      if (known !== -1) places.splice(known, 1);
      else if (places.length === limit) places.pop();
      let at = places.length;
      while (at > 0 && places[at - 1]! > place) at -= 1;
      places.splice(at, 0, place);
    },
  };
}

/**
 * Makes the function that suggests the names of records. It searches one sorted list of all beginnings by halving: those
 * that begin with the same text are next to each other.
 *
 * @param byUse the types of records, what people most often mean first.
 */
export async function createSuggest(all: readonly Named[], byUse: readonly string[]): Promise<Suggest> {
  const order = new Map(byUse.map((type, at) => [type, at]));
  const records = all.toSorted(
    (a, b) =>
      order.get(a.type)! - order.get(b.type)! || compareTexts(a.name, b.name) || compareTexts(a.slug, b.slug),
  );
  const keys = (await inTurns(records, keysOf)).flat().sort((a, b) => compareTexts(a.text, b.text));
  await setImmediate();
  // In many languages names begin with thousands of letters: a wrong first letter is found without trying each.
  const tails = keys
    .map((key): Key => ({ ...key, text: key.text.slice(1) }))
    .sort((a, b) => compareTexts(a.text, b.text));

  /**
   * Calls back with the keys that begin with a text in which one letter is wrong, missing, too many, or changed places
   * with its neighbor.
   */
  function findNear(text: string, found: (list: readonly Key[], range: Range) => void): void {
    found(tails, beginning(tails, text));
    found(tails, beginning(tails, text.slice(1)));
    let same: Range = [0, keys.length];
    for (let at = 0; at < text.length && same[0] < same[1]; at++) {
      const [before, letter, after] = [text.slice(0, at), text[at]!, text.slice(at + 1)];
      found(keys, beginning(keys, before + after, same));
      if (after !== '') found(keys, beginning(keys, before + after[0]! + letter + after.slice(1), same));
      for (let index = same[0]; at > 0 && index < same[1]; index++) {
        const key = keys[index]!.text;
        const isNear = key.startsWith(after, at + 1) || key.startsWith(letter + after, at + 1);
        if (key.length > at && isNear) found(keys, [index, index + 1]);
      }
      same = beginning(keys, before + letter, same);
    }
  }

  return (text, types, limit) => {
    const typed = fold(text);
    if (typed === '') return [];
    /** The best places: the kind of a match, whether it is the whole, and the record. */
    const best = createLowest(records.length, limit);
    const collect = (list: readonly Key[], [from, to]: Range, cut: number, isFuzzy: boolean) => {
      for (let at = from; at < to; at++) {
        const { text: key, kind, record } = list[at]!;
        if (types !== undefined && !types.includes(records[record]!.type)) continue;
        const match = isFuzzy ? suggestionKinds.length - 1 : kind;
        const isPart = Number(key.length + cut > typed.length);
        best.add((match * 2 + isPart) * records.length + record);
      }
    };
    collect(keys, beginning(keys, typed), 0, false);
    if (best.places.length === 0 && typed.length >= minFuzzyLength)
      findNear(typed, (list, range) => collect(list, range, Number(list === tails), true));
    return best.places.map((place) => {
      const { type, slug, name, names } = records[place % records.length]!;
      return { type, slug, name, names, match: suggestionKinds[Math.floor(place / records.length / 2)]! };
    });
  };
}
