import { foldName } from '../../text/fold.ts';

/** Why a record is found, best first. */
export const matchKinds = ['exact', 'prefix', 'word', 'fuzzy', 'text'] as const;
export type MatchKind = (typeof matchKinds)[number];

export interface Hit {
  readonly type: string;
  readonly slug: string;
  readonly name: string;
  /** Its names in other languages by BCP 47 tag; null when none is known. */
  readonly names: Readonly<Record<string, string>> | null;
  /** How much of the query and of the name agree, 0 to 1, in thousandths. */
  readonly score: number;
  readonly match: MatchKind;
}

/** A word, or two adjacent words joined, as people type them: `wet nurse` and `wetnurse`. */
interface Span {
  readonly word: string;
  /** Positions in the name. */
  readonly at: readonly number[];
}

/** A name or a query in the form for comparison. */
export interface Name {
  readonly of: 'own' | 'alias' | 'slug';
  readonly folded: string;
  readonly spans: readonly Span[];
  /** Weight of each word. */
  readonly weights: readonly number[];
}

/** Weight of a match by kind of name: a record's own name ranks before its aliases. */
export const shares = { own: 1, alias: 0.95, slug: 0.9 } as const;
/** Weight of words after a comma in a name: `Rom, the Vacuous Spider` is called Rom. */
const epithetShare = 0.25;
/** Names that match less than this share of the query are ignored. */
const minShare = 0.65;
/** Minimum score at which the query is nearly the whole name. */
export const nearlyWhole = 0.95;

/** Words are weighted by length, so that `of` counts little; numbers count more than their digits. */
const weightOf = (word: string) => (/^\p{N}+$/u.test(word) ? 3 : word.length);
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0);

export function nameOf(text: string, of: Name['of']): Name {
  const folded = foldName(text);
  const words = folded.split(' ');
  const title = text.includes(',') ? foldName(text.slice(0, text.indexOf(','))).split(' ').length : Infinity;
  const weights = words.map((word, at) => weightOf(word) * (at < title ? 1 : epithetShare));
  const spans = words.flatMap((word, at): Span[] => {
    const pair = word + (words[at + 1] ?? '0');
    return [{ word, at: [at] }, ...(/\p{N}/u.test(pair) ? [] : [{ word: pair, at: [at, at + 1] }])];
  });
  return { of, folded, spans, weights };
}

/**
 * How a name matches a query, if it does: the most similar words are paired first.
 *
 * @param likeness how alike words of the query and words of names are, 0 to 1.
 */
export function matchOf(
  query: Name,
  name: Name,
  likeness: ReadonlyMap<string, ReadonlyMap<string, number>>,
): Pick<Hit, 'match' | 'score'> | undefined {
  const share = shares[name.of];
  if (name.of !== 'slug' && name.folded === query.folded) return { match: 'exact', score: share };
  const pairs = query.spans.flatMap((asked) =>
    name.spans.flatMap((span) => {
      const alike = likeness.get(asked.word)?.get(span.word) ?? 0;
      // Two words made of two each are compared word by word.
      const isPair = alike > 0 && asked.at.length + span.at.length < 4;
      return isPair ? [{ asked, span, alike, letters: weightOf(asked.word) * alike }] : [];
    }),
  );
  const taken = { asked: new Set<number>(), span: new Set<number>() };
  let [ofQuery, ofName, whole] = [0, 0, 0];
  for (const { asked, span, alike, letters } of pairs.sort(
    (a, b) => b.alike - a.alike || b.letters - a.letters,
  )) {
    if (asked.at.some((at) => taken.asked.has(at)) || span.at.some((at) => taken.span.has(at))) continue;
    for (const at of asked.at) taken.asked.add(at);
    for (const at of span.at) taken.span.add(at);
    ofQuery += letters / sum(query.weights);
    ofName += (sum(span.at.map((at) => name.weights[at]!)) * alike) / sum(name.weights);
    if (asked.at.length + span.at.length === 2 && span.word.startsWith(asked.word)) whole += 1;
  }
  // The unmatched part of the name costs less than the unmatched part of the query.
  const score = Math.round(share * ofQuery * (0.7 + 0.3 * ofName) * 1_000) / 1_000;
  if (name.of !== 'slug' && name.folded.startsWith(query.folded)) return { match: 'prefix', score };
  if (name.of === 'own' && whole === query.weights.length) return { match: 'word', score };
  // An alias is a name as a whole: one word of it means little.
  const least = name.of === 'alias' ? Math.min(ofQuery, ofName) : ofQuery;
  return least >= minShare ? { match: 'fuzzy', score } : undefined;
}

/**
 * The total order of hits. Within `prefix` and `word` the score means little more than how short a name is.
 *
 * @param byUse kinds of records, what people most often mean first.
 */
export const byRank =
  (byUse: readonly string[]) =>
  (a: Omit<Hit, 'names'>, b: Omit<Hit, 'names'>): number => {
    const byMatch = matchKinds.indexOf(a.match) - matchKinds.indexOf(b.match);
    const byWhole = Number(b.score >= nearlyWhole) - Number(a.score >= nearlyWhole);
    const byScore = b.score - a.score;
    const byType = byUse.indexOf(a.type) - byUse.indexOf(b.type);
    const bySlug = a.slug < b.slug ? -1 : Number(a.slug > b.slug);
    const saysLittle = a.match === 'prefix' || a.match === 'word';
    return byMatch || (saysLittle ? byWhole || byType || byScore : byScore || byType) || bySlug;
  };
