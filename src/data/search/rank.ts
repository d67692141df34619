import { edits } from '../../text/nearest.ts';
import { fold, foldName, joinedAt, soundOf } from './fold.ts';
import { compareTypes } from './types.ts';

/** Why a record is found, best first. */
export const matchKinds = ['exact', 'prefix', 'word', 'fuzzy', 'text'] as const;
export type MatchKind = (typeof matchKinds)[number];

/** One name of a record that may match, as the database hands it over. */
export interface Candidate {
  readonly type: string;
  readonly slug: string;
  /** The record's own name. */
  readonly name: string;
  /** The other name that this is about; null when it is about its own. */
  readonly alias: string | null;
  /** Rank of its descriptions and effects, 0 to 1; 0 when they do not hold the words. */
  readonly text: number;
}

export interface Hit {
  readonly type: string;
  readonly slug: string;
  readonly name: string;
  /** How much of the query and of the name agree, 0 to 1, in thousandths. */
  readonly score: number;
  readonly match: MatchKind;
}

/** Below this share of its letters two words have nothing to do with each other. */
const minWordLikeness = 0.6;
/** Below this share of a query a name is not what was meant. */
const minQueryLikeness = 0.65;
/** What a word after the comma of a name counts: `Rom, the Vacuous Spider` is called Rom. */
const epithetShare = 0.25;
/** What agrees with a slug counts a little less than what agrees with a name. */
const slugShare = 0.9;
/** So does what agrees with an alias: of two records, the one whose own name it is comes first. */
const aliasShare = 0.95;
/** Letters beyond which a word is no misspelling of anything. */
const maxWordLength = 32;

/** How alike a word of a query and a word of a name are: 1 when equal, 0 when they are not related. */
export function wordLikeness(asked: string, word: string): number {
  if (asked === word) return 1;
  const longer = Math.max(asked.length, word.length);
  const shorter = Math.min(asked.length, word.length);
  if (shorter > 1 && word.startsWith(asked)) return 0.7 + 0.3 * (shorter / longer);
  if (shorter < 2 || longer > maxWordLength || shorter / longer < 0.5 || /\p{N}/u.test(asked + word))
    return 0;
  const spelt = 1 - edits(asked, word) / longer;
  const sound = spelt < 0.5 ? '' : soundOf(asked);
  const likeness = sound !== '' && sound === soundOf(word) ? (1 + spelt) / 2 : spelt;
  return likeness < minWordLikeness ? 0 : likeness;
}

/** Letters count, so that `of` says little; a number says more than its digits. */
const weightOf = (word: string) => (/^\p{N}+$/u.test(word) ? 3 : word.length);

/** The words of a query, and each way in which two of them may be one word of a name. */
export function readings(words: readonly string[]): string[][] {
  const joined = words
    .slice(1)
    .map((word, at) => [...words.slice(0, at), words[at]! + word, ...words.slice(at + 2)]);
  return [[...words], ...joined];
}

const thousandths = (share: number) => Math.round(share * 1_000) / 1_000;

/** Shares, 0 to 1, of a query that is in a name and of a name that was asked for. */
interface Agreement {
  readonly ofQuery: number;
  readonly ofName: number;
}

/**
 * Scores names against one query, undefined for a name that has nothing to do with it; made once for each query,
 * so that no pair of words is compared twice.
 */
export function createRanker(query: string) {
  const asked = foldName(query);
  const words = [...new Set(fold(query).split(' '))];
  const ways = readings([...new Set(asked.split(' '))]).map((reading) => ({
    reading,
    longestFirst: reading.map((_, at) => at).sort((a, b) => reading[b]!.length - reading[a]!.length || a - b),
    weight: reading.reduce((sum, word) => sum + weightOf(word), 0),
  }));
  const likenesses = new Map<string, number>();

  function likeness(word: string, other: string): number {
    const pair = `${word} ${other}`;
    let known = likenesses.get(pair);
    if (known === undefined) {
      known = wordLikeness(word, other);
      likenesses.set(pair, known);
    }
    return known;
  }

  /** Gives each word of the query the word of the name that is most like it, the longest words first. */
  function agreement(name: readonly string[], epithet: number): Agreement {
    const joined = name.map((_, position) => joinedAt(name, position));
    const weights = name.map((word, position) => weightOf(word) * (position < epithet ? 1 : epithetShare));
    const nameWeight = weights.reduce((sum, weight) => sum + weight, 0);
    let best: Agreement = { ofQuery: 0, ofName: 0 };
    for (const [way, { reading, longestFirst, weight }] of ways.entries()) {
      const taken = new Set<number>();
      let ofQuery = 0;
      let ofName = 0;
      for (const index of longestFirst) {
        const word = reading[index]!;
        let most = 0;
        let at = -1;
        let width = 1;
        for (let position = 0; position < name.length; position += 1) {
          if (taken.has(position)) continue;
          const single = likeness(word, name[position]!);
          if (single > most) [most, at, width] = [single, position, 1];
          // A word made of two is compared with words of the name as they are, not with others so made.
          if (way > 0 || joined[position] === undefined || taken.has(position + 1)) continue;
          const double = likeness(word, joined[position]!);
          if (double > most) [most, at, width] = [double, position, 2];
        }
        if (at === -1) continue;
        ofQuery += weightOf(word) * most;
        for (let position = at; position < at + width; position += 1) {
          taken.add(position);
          ofName += weights[position]! * most;
        }
      }
      const found = { ofQuery: ofQuery / weight, ofName: ofName / nameWeight };
      if (found.ofQuery > best.ofQuery) best = found;
    }
    return best;
  }

  /** Whether every word of the query is, or begins, a word of the name of its own. */
  function hasAllWords(name: readonly string[]): boolean {
    const left = [...name];
    return [...words]
      .sort((a, b) => b.length - a.length)
      .every((word) => {
        let at = left.indexOf(word);
        if (at === -1 && word.length > 1) at = left.findIndex((other) => other.startsWith(word));
        if (at !== -1) left.splice(at, 1);
        return at !== -1;
      });
  }

  function scoreOf({ ofQuery, ofName }: Agreement, share = 1) {
    // The part of the name that was not asked for takes away less than the part of the query that is not there.
    return { ofQuery, score: thousandths(share * ofQuery * (0.7 + 0.3 * ofName)) };
  }

  return function rank({ type, slug, name, alias, text }: Candidate): Hit | undefined {
    const called = alias ?? name;
    const share = alias === null ? 1 : aliasShare;
    const folded = foldName(called);
    const epithet = called.includes(',')
      ? foldName(called.slice(0, called.indexOf(','))).split(' ').length
      : Infinity;
    const found = agreement(folded.split(' '), epithet);
    const byName = scoreOf(found, share);
    const hit = (match: MatchKind, score: number): Hit => ({ type, slug, name, score, match });
    if (folded === asked) return hit('exact', share);
    if (folded.startsWith(asked)) return hit('prefix', byName.score);
    // An alias is a name as a whole: one word out of it says little.
    if (alias !== null)
      return Math.min(found.ofQuery, found.ofName) >= minQueryLikeness
        ? hit('fuzzy', byName.score)
        : undefined;
    if (hasAllWords(fold(called).split(' '))) return hit('word', byName.score);
    // Where several have one name their slugs say which.
    const ownSlug = foldName(slug);
    const bySlug = ownSlug === folded ? byName : scoreOf(agreement(ownSlug.split(' '), Infinity), slugShare);
    const best = bySlug.score > byName.score ? bySlug : byName;
    if (best.ofQuery >= minQueryLikeness) return hit('fuzzy', best.score);
    return text > 0 ? hit('text', thousandths(text)) : undefined;
  };
}

/** Where every word of the query is in the name, the score says little more than how short the name is, */
const scoreSaysLittle: ReadonlySet<MatchKind> = new Set(['prefix', 'word']);
/** except from here on: then the query is nearly the whole name. */
export const nearlyWhole = 0.95;

/**
 * The order of hits, which is total: tier; then score, and of one score the kind that people look for more often;
 * then slug in byte order. In the tiers whose score says little the kind comes before the score, after the records
 * of which the query is nearly the whole name.
 */
export function byRank(a: Hit, b: Hit): number {
  const byMatch = matchKinds.indexOf(a.match) - matchKinds.indexOf(b.match);
  if (byMatch !== 0) return byMatch;
  const byScore = b.score - a.score;
  const byType = compareTypes(a.type, b.type);
  const bySlug = a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0;
  if (!scoreSaysLittle.has(a.match)) return byScore || byType || bySlug;
  const byWhole = Number(b.score >= nearlyWhole) - Number(a.score >= nearlyWhole);
  return byWhole || byType || byScore || bySlug;
}

/** The records of the candidates that have to do with a query, best first, each by the best of its names. */
export function rankCandidates(query: string, candidates: readonly Candidate[]): Hit[] {
  const best = new Map<string, Hit>();
  const hits = candidates
    .map(createRanker(query))
    .filter((hit) => hit !== undefined)
    .sort(byRank);
  for (const hit of hits) {
    const record = `${hit.type}/${hit.slug}`;
    if (!best.has(record)) best.set(record, hit);
  }
  return [...best.values()];
}
