import { fold } from '../../text/fold.ts';

/** Why a name is suggested, best first. */
export const suggestionKinds = ['prefix', 'word', 'alias', 'fuzzy'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/** A record with its names. */
export interface Named {
  readonly type: string;
  readonly slug: string;
  readonly name: string;
  readonly aliases: readonly string[];
}

export interface Suggestion extends Pick<Named, 'type' | 'slug' | 'name'> {
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

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function keysOf({ name, aliases }: Named, record: number): Key[] {
  const own = fold(name);
  const words = own.split(' ');
  // `The Doll` begins with both of its words.
  const first = words.length > 1 && /^(the|an?)$/.test(words[0]!) ? 1 : 0;
  return [
    ...words.map((_word, at): Key => ({ text: words.slice(at).join(' '), kind: Number(at > first), record })),
    ...aliases.map((alias): Key => ({ text: fold(alias), kind: 2, record })),
  ];
}

/** A part of the sorted keys: from the first to before the last. */
type Range = readonly [from: number, to: number];

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
    (a, b) => order.get(a.type)! - order.get(b.type)! || compare(a.name, b.name) || compare(a.slug, b.slug),
  );
  const keys = records.flatMap(keysOf).sort((a, b) => compare(a.text, b.text));

  /** The first key of a range that does not come before a text. */
  function firstFrom(text: string, [from, to]: Range): number {
    let [low, high] = [from, to];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (keys[middle]!.text < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The keys of a range that begin with a text. */
  function beginning(text: string, range: Range): Range {
    const from = firstFrom(text, range);
    const isNone = from === range[1] || !keys[from]!.text.startsWith(text);
    return [from, isNone ? from : firstFrom(`${text}\uffff`, [from, range[1]])];
  }

  const everything: Range = [0, keys.length];

  /** The keys that begin with a text in which one letter is wrong, missing, too many, or changed places with its neighbor. */
  function nearly(text: string): Range[] {
    const found: Range[] = [];
    let same = everything;
    for (let at = 0; at < text.length && same[0] < same[1]; at++) {
      const [before, letter, after] = [text.slice(0, at), text[at]!, text.slice(at + 1)];
      found.push(beginning(before + after, same));
      if (after !== '') found.push(beginning(before + after[0]! + letter + after.slice(1), same));
      // A key that ends here comes before longer ones.
      let next = same[0];
      while (next < same[1] && keys[next]!.text.length === at) next += 1;
      while (next < same[1]) {
        const other = before + keys[next]!.text[at]!;
        const those: Range = [next, firstFrom(`${other}\uffff`, [next, same[1]])];
        found.push(beginning(other + after, those), beginning(other + letter + after, those));
        next = those[1];
      }
      same = beginning(before + letter, same);
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
    collect(beginning(typed, everything), false);
    if (places.size === 0 && typed.length >= minFuzzyLength)
      for (const range of nearly(typed)) collect(range, true);
    const best = Float64Array.from(places.values()).sort().subarray(0, limit);
    return Array.from(best, (place) => {
      const { type, slug, name } = records[place % records.length]!;
      return { type, slug, name, match: suggestionKinds[Math.floor(place / records.length / 2)]! };
    });
  };
}
