import { compareTexts } from '../../text/compare-texts.ts';
import { foldName } from '../../text/fold.ts';
import type { NamedRecord, RecordName } from './names.ts';

/** Why a record is found, best first. */
export const matchKinds = ['exact', 'prefix', 'word', 'alias', 'fuzzy', 'text'] as const;
export type MatchKind = (typeof matchKinds)[number];

export interface Hit extends Pick<NamedRecord, 'type' | 'slug' | 'name' | 'names' | 'is_dlc'> {
  /** How much of the query and of the name agree, 0 to 1, in thousandths. */
  readonly score: number;
  readonly match: MatchKind;
  /** How much of the query does not agree, 0 to 1, in hundredths. */
  readonly distance: number;
  /** The name that matches, and which it is; null for a slug, and for words of a text. */
  readonly matched: string | null;
  readonly of: Name['of'] | null;
}

/** A word, or two adjacent words joined, as people type them: `wet nurse` and `wetnurse`. */
interface Span {
  readonly word: string;
  /** Positions in the name. */
  readonly at: readonly number[];
}

/** A name or a query in the form for comparison. */
export interface Name {
  readonly of: RecordName<NamedRecord>['of'] | 'slug';
  readonly text: string;
  readonly folded: string;
  readonly spans: readonly Span[];
  /** Weight of each word. */
  readonly weights: readonly number[];
}

/** Weight of a match by kind of name: a record's own name ranks before its aliases. */
export const shares = { own: 1, alias: 0.95, translated: 0.95, slug: 0.9 } as const;
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
  return { of, text, folded, spans, weights };
}

/** How a name matches a query. */
export type Match = Pick<Hit, 'match' | 'score' | 'distance' | 'matched' | 'of'>;

/** Rounds a share, so that equal ones are equal. */
export const thousandths = (share: number): number => Math.round(share * 1_000) / 1_000;

/** Rounds a distance, so that names with the same typos are equally near. */
export const hundredths = (share: number): number => Math.round(share * 100) / 100;

/** How much of a query and of a name agree if the most similar words are paired first, and how many words are or begin one. */
function agreement(query: Name, name: Name, likeness: ReadonlyMap<string, ReadonlyMap<string, number>>) {
  const pairs = query.spans.flatMap((wanted) =>
    name.spans.flatMap((span) => {
      const alike = likeness.get(wanted.word)?.get(span.word) ?? 0;
      // Two words made of two each are compared word by word.
      const isPair = alike > 0 && wanted.at.length + span.at.length < 4;
      return isPair ? [{ wanted, span, alike, letters: weightOf(wanted.word) * alike }] : [];
    }),
  );
  const taken = { wanted: new Set<number>(), span: new Set<number>() };
  let [ofQuery, ofName, whole] = [0, 0, 0];
  for (const { wanted, span, alike, letters } of pairs.sort(
    (a, b) => b.alike - a.alike || b.letters - a.letters,
  )) {
    if (wanted.at.some((at) => taken.wanted.has(at)) || span.at.some((at) => taken.span.has(at))) continue;
    for (const at of wanted.at) taken.wanted.add(at);
    for (const at of span.at) taken.span.add(at);
    ofQuery += letters / sum(query.weights);
    ofName += (sum(span.at.map((at) => name.weights[at]!)) * alike) / sum(name.weights);
    if (wanted.at.length + span.at.length === 2 && span.word.startsWith(wanted.word)) whole += 1;
  }
  return { ofQuery, ofName, isWhole: whole === query.weights.length };
}

/**
 * How a name matches a query, if it does.
 *
 * @param likeness how alike words of the query and words of names are, 0 to 1.
 */
export function matchOf(
  query: Name,
  name: Name,
  likeness: ReadonlyMap<string, ReadonlyMap<string, number>>,
): Match | undefined {
  const { of } = name;
  const share = shares[of];
  const matched = of === 'slug' ? null : name.text;
  if (matched !== null && name.folded === query.folded)
    return { match: 'exact', score: share, distance: 0, matched, of };
  const { ofQuery, ofName, isWhole } = agreement(query, name, likeness);
  // The unmatched part of the name costs less than the unmatched part of the query.
  const score = thousandths(share * ofQuery * (0.7 + 0.3 * ofName));
  const found = { score, distance: hundredths(1 - ofQuery), matched, of };
  if (matched !== null && name.folded.startsWith(query.folded))
    return { match: of === 'own' ? 'prefix' : 'alias', ...found };
  if (of === 'own' && isWhole) return { match: 'word', ...found };
  // An alias is a name as a whole: one word of it means little.
  const min = of === 'alias' ? Math.min(ofQuery, ofName) : ofQuery;
  return min >= minShare ? { match: 'fuzzy', ...found } : undefined;
}

/** A name that differs more from a query is worth less than a text that has its words: they are written as they should be. */
const maxSlip = 0.1;

/** Position of a hit by the way in which it matches: an alias is as good as a name. */
function tierOf({ match, of, distance }: Ranked): number {
  if (match === 'fuzzy' && distance > maxSlip) return matchKinds.length;
  return matchKinds.indexOf(match === 'alias' && of === 'alias' ? 'prefix' : match);
}

/** Whether the query is nearly the whole name, but for typos. */
const isNearlyWhole = ({ match, score, distance }: Ranked) =>
  score >= (match === 'fuzzy' ? 0.9 * (1 - distance) : nearlyWhole);

/** The members of a hit that rank it. */
export type Ranked = Pick<Hit, 'type' | 'slug' | 'is_dlc' | 'score' | 'match' | 'distance' | 'of'>;

/**
 * The total order of hits. If the match is by words as they are, the score means little more than how short a name is.
 *
 * @param byUse kinds of records, what people most often mean first.
 */
export const byRank =
  (byUse: readonly string[]) =>
  (a: Ranked, b: Ranked): number => {
    const byTier = tierOf(a) - tierOf(b);
    const byWhole = Number(isNearlyWhole(b)) - Number(isNearlyWhole(a));
    const byScore = b.score - a.score;
    const byType = byUse.indexOf(a.type) - byUse.indexOf(b.type);
    const byDlc = Number(a.is_dlc) - Number(b.is_dlc);
    const bySlug = compareTexts(a.slug, b.slug);
    if (byTier !== 0) return byTier;
    if (a.match === 'exact' || a.match === 'text') return byScore || byType || bySlug;
    const isNear = a.match === 'fuzzy' || a.of === 'translated';
    const byDistance = isNear ? a.distance - b.distance : 0;
    // Of names that are nearly the query the nearest comes first.
    const isNamed = a.match === 'fuzzy' && isNearlyWhole(a);
    return byDistance || byWhole || (isNamed && byScore) || byType || (isNear && byDlc) || byScore || bySlug;
  };
