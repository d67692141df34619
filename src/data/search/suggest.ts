import { fold } from '../../text/fold.ts';
import { beginning, compareTexts, firstFrom, type Range } from './beginnings.ts';

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

/** Shorter texts have no typos: nearly every name would be near to them. */
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
 * Makes the function that suggests the names of records. It searches one sorted list of all beginnings by halving: those
 * that begin with the same text are next to each other.
 *
 * @param byUse the types of records, what people most often mean first.
 */
export function createSuggest(all: readonly Named[], byUse: readonly string[]): Suggest {
  const order = new Map(byUse.map((type, at) => [type, at]));
  const records = all.toSorted(
    (a, b) =>
      order.get(a.type)! - order.get(b.type)! || compareTexts(a.name, b.name) || compareTexts(a.slug, b.slug),
  );
  const keys = records.flatMap(keysOf).sort((a, b) => compareTexts(a.text, b.text));

  const everything: Range = [0, keys.length];

  /** The keys that begin with a text in which one letter is wrong, missing, too many, or changed places with its neighbor. */
  function nearly(text: string): Range[] {
    const found: Range[] = [];
    let same = everything;
    for (let at = 0; at < text.length && same[0] < same[1]; at++) {
      const [before, letter, after] = [text.slice(0, at), text[at]!, text.slice(at + 1)];
      found.push(beginning(keys, before + after, same));
      if (after !== '') found.push(beginning(keys, before + after[0]! + letter + after.slice(1), same));
      // A key that ends here comes before longer ones.
      let next = same[0];
      while (next < same[1] && keys[next]!.text.length === at) next += 1;
      while (next < same[1]) {
        const other = before + keys[next]!.text[at]!;
        const those: Range = [next, firstFrom(keys, `${other}\uffff`, [next, same[1]])];
        found.push(beginning(keys, other + after, those), beginning(keys, other + letter + after, those));
        next = those[1];
      }
      same = beginning(keys, before + letter, same);
    }
    return found;
  }

  return (text, types, limit) => {
    const typed = fold(text);
    if (typed === '') return [];
    /** The best place of each record: the kind of its match, whether it is the whole, and its own place. */
    const places = new Map<number, number>();
    const collect = ([from, to]: Range, isFuzzy: boolean) => {
      for (let at = from; at < to; at++) {
        const { text: key, kind, record } = keys[at]!;
        if (types !== undefined && !types.includes(records[record]!.type)) continue;
        const match = isFuzzy ? suggestionKinds.length - 1 : kind;
        const isPart = Number(key.length > typed.length);
        const place = (match * 2 + isPart) * records.length + record;
        if (!(places.get(record)! <= place)) places.set(record, place);
      }
    };
    collect(beginning(keys, typed), false);
    if (places.size === 0 && typed.length >= minFuzzyLength)
      for (const range of nearly(typed)) collect(range, true);
    const best = Float64Array.from(places.values()).sort().subarray(0, limit);
    return Array.from(best, (place) => {
      const { type, slug, name, names } = records[place % records.length]!;
      return { type, slug, name, names, match: suggestionKinds[Math.floor(place / records.length / 2)]! };
    });
  };
}
