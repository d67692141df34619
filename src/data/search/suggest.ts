import { fold } from '../../text/fold.ts';
import { beginning, findNear, findNearer, nameEnd, type Places, type Range } from './beginnings.ts';
import type { NamedRecord, NameIndex } from './names.ts';
import { type MatchKind, matchKinds } from './rank.ts';

export interface Suggestion extends Pick<NamedRecord, 'type' | 'slug' | 'name' | 'names'> {
  readonly match: MatchKind;
  /** The name that matches. */
  readonly matched: string;
}

/** Typos are not corrected in shorter texts, because nearly every name would be similar. */
const minFuzzyLength = 3;
/** Two typos are corrected only in longer ones: of eight letters, two words in five would be similar to some name. */
const minTwoTyposLength = 9;

/** Suggests names for what was typed so far. */
export type Suggest = (text: string, types: readonly string[] | undefined, limit: number) => Suggestion[];

/** A name that may be suggested; a lower rank is better. */
interface Candidate {
  readonly rank: number;
  /** Position of the record in the order of records. */
  readonly record: number;
  readonly name: number;
}

/** Keeps the best candidates, one for each record, in order. */
function createBest(limit: number) {
  const best: Candidate[] = [];
  const isBefore = (a: Candidate, b: Candidate) =>
    a.rank < b.rank || (a.rank === b.rank && a.record < b.record);
  return {
    best,
    add(candidate: Candidate): void {
      if (best.length === limit && !isBefore(candidate, best.at(-1)!)) return;
      const known = best.findIndex(({ record }) => record === candidate.record);
      if (known !== -1 && !isBefore(candidate, best[known]!)) return;
      if (known !== -1) best.splice(known, 1);
      else if (best.length === limit) best.pop();
      let at = best.length;
      while (at > 0 && isBefore(candidate, best[at - 1]!)) at -= 1;
      best.splice(at, 0, candidate);
    },
  };
}

/** Makes the function that suggests the names of an index, whose records are in the order in which people look for them. */
export function createSuggest<Of extends NamedRecord>({ names, beginnings }: NameIndex<Of>): Suggest {
  const { places } = beginnings;
  const order = new Map<Of, number>();
  for (const { record } of names) if (!order.has(record)) order.set(record, order.size);

  /** `The Doll` begins with both of its words. */
  const isFirst = (at: number) =>
    beginnings.isStart(at) ||
    ['the', 'an', 'a'].some(
      (article) =>
        places.text.startsWith(`${article} `, at - article.length - 1) &&
        beginnings.isStart(at - article.length - 1),
    );

  /** Whether a name ends where a text of a length does. */
  const isWhole = (at: number, length: number) => places.text[at + length] === nameEnd;

  function rankOf(name: number, at: number, length: number): number {
    const isOwn = names[name]!.of === 'own';
    if (isFirst(at) && isWhole(at, length)) return matchKinds.indexOf('exact') * 2 + Number(!isOwn);
    const match = isOwn ? (isFirst(at) ? 'prefix' : 'word') : 'alias';
    return matchKinds.indexOf(match) * 2 + Number(!isWhole(at, length));
  }

  return (text, types, limit) => {
    const typed = fold(text);
    if (typed === '') return [];
    const { best, add } = createBest(limit);
    const collect = (list: Places, [from, to]: Range, rank: (name: number, at: number) => number) => {
      for (let index = from; index < to; index++) {
        const at = list.at[index]!;
        const name = beginnings.nameAt(at);
        const { record } = names[name]!;
        if (types === undefined || types.includes(record.type))
          add({ rank: rank(name, at), record: order.get(record)!, name });
      }
    };
    collect(places, beginning(places, typed), (name, at) => rankOf(name, at, typed.length));
    const isFuzzy = best.length === 0 && typed.length >= minFuzzyLength;
    if (isFuzzy)
      findNear(beginnings, typed, (list, range, isFirst) =>
        // Whole words first: what is typed is rather one of them with a typo than the beginning of another. Few typos are
        // in the first letter.
        collect(list, range, (_name, at) => {
          const lengths = [-1, 0, 1].map((more) => places.text[at + typed.length + more]);
          return Number(isFirst) * 2 + Number(!lengths.some((next) => next === ' ' || next === nameEnd));
        }),
      );
    // What is left is at least two typos away: names of whole words first.
    if (isFuzzy && best.length === 0 && typed.length >= minTwoTyposLength)
      findNearer(beginnings, typed, (range) =>
        collect(places, range, (_name, at) => {
          const lengths = [-2, -1, 0, 1, 2].map((more) => places.text[at + typed.length + more]);
          return Number(!lengths.some((next) => next === ' ' || next === nameEnd));
        }),
      );
    return best.map(({ rank, name }) => {
      const { record, text: matched } = names[name]!;
      const { type, slug, name: own, names: others } = record;
      const match = isFuzzy ? 'fuzzy' : matchKinds[rank >> 1]!;
      return { type, slug, name: own, names: others, match, matched };
    });
  };
}
