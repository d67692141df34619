import { LRUCache } from 'lru-cache';
import MiniSearch from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import { stemmer } from 'stemmer';
import { compareTexts } from '../../text/compare-texts.ts';
import { fold, foldName, soundOf } from '../../text/fold.ts';
import { renames } from '../../renames.ts';
import { edits, nearest } from '../../text/nearest.ts';
import { type Release, schemaOf, serialOf } from '../releases.ts';
import { beginning, findNear, hasParts, nameEnd } from './beginnings.ts';
import { indexNames, type NamedRecord, type NameIndex } from './names.ts';
import {
  byRank,
  type Hit,
  hundredths,
  type Match,
  matchOf,
  type Name,
  nameOf,
  shares,
  thousandths,
} from './rank.ts';
import { createSuggest, type Suggest, type Suggestion } from './suggest.ts';
import { inTurns } from './turns.ts';
import { searchKinds } from './types.ts';

/** The most records that one search finds. */
export const maxHits = 1_000;
/** No name is longer, in characters and in words. */
const maxLength = 200;
const maxWords = 12;
/** Words that share fewer of their letters are unrelated: for words that differ by one edit, and by more. */
const minLikeness = { one: 0.6, more: 0.67 } as const;
/** Characters without which a part of a name has no typo: nearly every name would be similar. */
const minPartLength = 3;

/** A record as it is found. */
interface Findable extends NamedRecord {
  /** Names and other fields in which it is found. */
  readonly text: string;
}

/** Index for searches of one game in one release. */
interface Index {
  /** The order of what is found. */
  readonly inOrder: ReturnType<typeof byRank>;
  /** The own names, aliases and slugs with a word, or two neighbors written as one. */
  readonly byWord: SearchableMap<Form[]>;
  /** The words that sound alike. */
  readonly bySound: ReadonlyMap<string, string[]>;
  /** All names, and where a text begins in them. */
  readonly names: NameIndex<Findable>;
  /** The words of translated names, in scripts with spaces. */
  readonly foreign: SearchableMap<true>;
  readonly texts: MiniSearch<Findable>;
  readonly suggest: Suggest;
}

/** A name that is compared with a query word by word, and its record. */
interface Form extends Name {
  readonly record: Findable;
}

/** Every record of a game that can be found, in the order in which people look for them: the only statement of search. */
async function readFindables(release: Release, gameId: string): Promise<Findable[]> {
  const schema = schemaOf(release, gameId);
  const { kinds } = release.games.get(gameId)!;
  const { all, byUse } = searchKinds(kinds);
  const selects = all.map(({ table, text }) => {
    const hasDlc = kinds.model.tables.get(table)!.fields.some(({ name }) => name === 'is_dlc');
    return `select '${table}' as type, slug, name, names, aliases, ${hasDlc ? 'is_dlc' : 'false as is_dlc'},
      jsonb_build_array(${text.join(', ')}) as parts from ${schema}.${table}`;
  });
  interface Row extends NamedRecord {
    readonly parts: readonly unknown[];
  }
  const rows = await release.select<Row>(selects.join(' union all '));
  const findables = await inTurns(rows, ({ parts, ...row }) => {
    const text = [row.name, row.slug, ...parts.flat()].filter((part) => typeof part === 'string').join(' ');
    return { ...row, text };
  });
  return findables.sort(
    (a, b) =>
      byUse.indexOf(a.type) - byUse.indexOf(b.type) ||
      Number(a.is_dlc) - Number(b.is_dlc) ||
      compareTexts(a.name, b.name) ||
      compareTexts(a.slug, b.slug),
  );
}

const formsOf = (record: Findable): Form[] => [
  { ...nameOf(record.name, 'own'), record },
  ...(record.aliases ?? []).map((alias) => ({ ...nameOf(alias, 'alias'), record })),
  { ...nameOf(record.slug, 'slug'), record },
];

async function createIndex(release: Release, gameId: string): Promise<Index> {
  const records = await readFindables(release, gameId);
  const byWord = new SearchableMap<Form[]>();
  const bySound = new Map<string, string[]>();
  await inTurns(records, (record) => {
    for (const form of formsOf(record))
      for (const word of new Set(form.spans.map((span) => span.word))) {
        const sound = byWord.has(word) ? '' : soundOf(word);
        if (sound !== '') bySound.set(sound, [...(bySound.get(sound) ?? []), word]);
        byWord.fetch(word, () => []).push(form);
      }
  });
  const texts = new MiniSearch<Findable>({
    fields: ['text'],
    extractField: (record, field) => (field === 'id' ? record : record.text.replaceAll('_', ' ')),
    tokenize: (text) => fold(text).split(' '),
    processTerm: (word) => word.length > 2 && stemmer(word),
    searchOptions: { combineWith: 'AND' },
  });
  await texts.addAllAsync(records, { chunkSize: 100 });
  const names = await indexNames(records);
  const foreign = new SearchableMap<true>();
  await inTurns(names.names, ({ of }, number) => {
    const words = of === 'translated' ? names.beginnings.name(number).split(' ') : [];
    for (const word of words) if (!hasParts(word)) foreign.set(word, true);
  });
  const inOrder = byRank(searchKinds(release.games.get(gameId)!.kinds).byUse);
  return { inOrder, byWord, bySound, names, foreign, texts, suggest: createSuggest(names) };
}

/** The indexes of the two releases that were used last, the served one and a pinned one, by game. */
const indexes = new LRUCache<number, Map<string, Promise<Index>>>({
  max: 2,
  memoMethod: () => new Map(),
});
/** Indexes that are built. */
const made = new WeakMap<Promise<Index>, Index>();

/** The index of a game, made on first use or ahead. */
function indexOf(release: Release, gameId: string): Promise<Index> {
  const ofRelease = indexes.memo(serialOf(release));
  const known = ofRelease.get(gameId);
  if (known !== undefined) return known;
  const index = createIndex(release, gameId);
  ofRelease.set(gameId, index);
  index.then(
    (found) => made.set(index, found),
    () => ofRelease.delete(gameId),
  );
  return index;
}

/** Makes the indexes of a release ahead, so that no request waits for them. */
export async function prepareSearch(release: Release): Promise<void> {
  for (const gameId of release.games.keys()) await indexOf(release, gameId);
}

/** How alike two forms of a word are. */
const sameStem = 0.95;

/** How alike a word of a query and a word of a name are: 1 when equal, 0 when they are not related. */
export function wordLikeness(wanted: string, word: string): number {
  if (wanted === word) return 1;
  const longer = Math.max(wanted.length, word.length);
  const shorter = Math.min(wanted.length, word.length);
  if (shorter > 1 && word.startsWith(wanted)) return 0.7 + 0.3 * (shorter / longer);
  if (shorter < 2 || shorter / longer < 0.5 || /\p{N}/u.test(wanted + word)) return 0;
  const different = edits(wanted, word);
  const inSpelling = 1 - different / longer;
  const soundsAlike = inSpelling >= 0.5 && soundOf(word) !== '' && soundOf(wanted) === soundOf(word);
  if (stemmer(wanted) === stemmer(word)) return sameStem;
  const likeness = soundsAlike ? (1 + inSpelling) / 2 : inSpelling;
  return likeness < (different > 1 ? minLikeness.more : minLikeness.one) ? 0 : likeness;
}

/** The words of names that a word is, begins, or may be a misspelling of, and how alike they are. */
function wordsLike({ byWord, bySound }: Index, word: string): Map<string, number> {
  const isKnown = byWord.has(word);
  const distance = isKnown ? Number(word.length > 3) : word.length > 9 ? 3 : word.length > 3 ? 2 : 1;
  const misspelt = [
    ...byWord.fuzzyGet(word, distance).keys(),
    ...((!isKnown && bySound.get(soundOf(word))) || []),
  ];
  const alike = new Map([...byWord.atPrefix(word).keys()].map((begun) => [begun, wordLikeness(word, begun)]));
  for (const other of misspelt)
    if (wordLikeness(word, other) > 0) alike.set(other, wordLikeness(word, other));
  return alike;
}

/** How own names, aliases and slugs match, by record. */
function ownMatches(index: Index, query: Name): Map<Findable, Match> {
  const alike = new Map(query.spans.map(({ word }) => [word, wordsLike(index, word)]));
  // How many words of the query each name has.
  const counts = new Map<Form, number>();
  for (const at of query.weights.keys()) {
    const spans = query.spans.filter((span) => span.at.includes(at));
    const words = spans.flatMap(({ word }) => [...alike.get(word)!.keys()]);
    for (const form of new Set(words.flatMap((word) => index.byWord.get(word)!)))
      counts.set(form, (counts.get(form) ?? 0) + 1);
  }
  const matches = new Map<Findable, Match>();
  // Names without some of the words count only where no name has all.
  for (const share of [1, 0.8])
    if (matches.size === 0)
      for (const [form, count] of counts) {
        if (count < Math.floor(query.weights.length * share)) continue;
        const match = matchOf(query, form, alike);
        if (match !== undefined) keepBetter(index, matches, form.record, match);
      }
  return matches;
}

/** The numbers of the names in which one of some texts begins. */
const namesWith = ({ names: { beginnings } }: Index, texts: Iterable<string>): Set<number> =>
  new Set(
    [...texts].flatMap((text) => {
      const { at } = beginnings.places;
      return [...at.subarray(...beginning(beginnings.places, text))].map(beginnings.nameAt);
    }),
  );

/** The names that all sets have. */
const common = ([first, ...others]: readonly Set<number>[]): number[] =>
  [...first!].filter((name) => others.every((set) => set.has(name)));

/** Counts the match of a record unless a better one is known. */
function keepBetter(index: Index, matches: Map<Findable, Match>, record: Findable, match: Match): void {
  const known = matches.get(record);
  if (known === undefined || index.inOrder({ ...record, ...match }, { ...record, ...known }) < 0)
    matches.set(record, match);
}

/** How translated names match that have all words of a query, by record: in scripts without spaces any part is a word. */
function translatedMatches(index: Index, { folded }: Name, words: readonly string[]): Map<Findable, Match> {
  const { names, beginnings } = index.names;
  const matches = new Map<Findable, Match>();
  for (const number of common(words.map((word) => namesWith(index, [word])))) {
    const { record, of, text } = names[number]!;
    if (of !== 'translated') continue;
    const name = beginnings.name(number);
    const isWhole = name === folded;
    const score = shares.translated * (isWhole ? 1 : 0.7 + 0.3 * Math.min(1, folded.length / name.length));
    // Whole words rank before parts: there is a Malenia, and there are Malenia's knights.
    const parts = words.filter((word) => !` ${name} `.includes(` ${word} `));
    const distance = hundredths(parts.length / words.length);
    const match = { match: isWhole ? 'exact' : 'alias', distance, matched: text, of } as const;
    keepBetter(index, matches, record, { ...match, score: thousandths(score) });
  }
  return matches;
}

/** The most edits between a word and a word of a translated name: there are many, and short ones are alike. */
const foreignDistanceOf = (word: string) => (word.length > 5 ? 2 : 1);

/** How translated names match that have the words of a query with typos, by record. */
function misspeltMatches(index: Index, query: Name, words: readonly string[]): Map<Findable, Match> {
  const { names, beginnings } = index.names;
  const matches = new Map<Findable, Match>();
  const add = (number: number, match: Match | undefined) => {
    const { record, of } = names[number]!;
    if (of === 'translated' && match !== undefined) keepBetter(index, matches, record, match);
  };
  if (hasParts(query.folded)) {
    const distance = hundredths(1 / query.folded.length);
    if (query.folded.length < minPartLength) return matches;
    findNear(beginnings, query.folded, ({ at }, range) => {
      for (const number of new Set([...at.subarray(...range)].map(beginnings.nameAt))) {
        const share = Math.min(1, query.folded.length / beginnings.name(number).length);
        const score = thousandths(shares.translated * (1 - distance) * (0.7 + 0.3 * share));
        const { of, text: matched } = names[number]!;
        add(number, { match: 'fuzzy', score, distance, matched, of });
      }
    });
    return matches;
  }
  const alike = new Map(
    words.map((word) => {
      const near = [...index.foreign.fuzzyGet(word, foreignDistanceOf(word)).keys()];
      const likely = near.map((other) => [other, wordLikeness(word, other)] as const);
      return [word, new Map(likely.filter(([, likeness]) => likeness > 0))];
    }),
  );
  const withWords = [...alike.values()].map((near) =>
    namesWith(
      index,
      [...near.keys()].flatMap((word) => [`${word} `, word + nameEnd]),
    ),
  );
  for (const number of common(withWords))
    add(
      number,
      matchOf(query, { ...nameOf(beginnings.name(number), 'translated'), text: names[number]!.text }, alike),
    );
  return matches;
}

function findHits(index: Index, text: string, types: readonly string[] | undefined): Hit[] {
  const folded = foldName(text);
  if (folded === '' || text.length > maxLength) return [];
  const words = [...new Set(folded.split(' '))].slice(0, maxWords);
  const query = { ...nameOf(words.join(' '), 'own'), folded };
  const matches = ownMatches(index, query);
  const add = (found: ReadonlyMap<Findable, Match>) => {
    for (const [record, match] of found) keepBetter(index, matches, record, match);
  };
  add(translatedMatches(index, query, words));
  if ([...matches.values()].every(({ match }) => match === 'fuzzy'))
    add(misspeltMatches(index, query, words));
  for (const { id, score } of index.texts.search(text)) {
    const match = { match: 'text', score: thousandths(score / (score + 10)), distance: 0 } as const;
    keepBetter(index, matches, id as Findable, { ...match, matched: null, of: null });
  }
  return [...matches]
    .filter(([{ type }]) => types?.includes(type) !== false)
    .map(([{ type, slug, name, names, is_dlc }, match]) => ({ type, slug, name, names, is_dlc, ...match }))
    .sort(index.inOrder)
    .slice(0, maxHits);
}

/**
 * Finds the records of a game that match a text, best first. Every page of a search, and its total, come from the
 * same result.
 *
 * @param types returns only records of these kinds.
 */
export async function searchRecords(
  release: Release,
  gameId: string,
  text: string,
  types?: readonly string[],
): Promise<readonly Hit[]> {
  return findHits(await indexOf(release, gameId), text, types);
}

/** Names for what was typed so far, at once where the index of the game is made. */
export function suggestNames(
  release: Release,
  gameId: string,
  text: string,
  types: readonly string[] | undefined,
  limit: number,
): Suggestion[] | Promise<Suggestion[]> {
  const index = indexOf(release, gameId);
  const known = made.get(index);
  if (known !== undefined) return known.suggest(text, types, limit);
  return index.then(({ suggest }) => suggest(text, types, limit));
}

/** Returns what a record of some kinds is called since it lost a slug; undefined if none had it. */
const newSlugOf = (gameId: string, types: readonly string[], slug: string) =>
  types.map((type) => renames.slugs[gameId]?.[type]?.[slug]).find((renamed) => renamed !== undefined);

/**
 * Slugs of a kind of record near to one that does not exist, best first: at most three. The first is the one that
 * replaced it, if an earlier version of the data had it.
 *
 * @param type the table of the kind, e.g. `armor_set`, or of each of several; of one that cannot be found the slugs are
 *   compared.
 */
export async function suggestSlugs(
  release: Release,
  gameId: string,
  type: string | readonly string[],
  slug: string,
): Promise<string[]> {
  const types = [type].flat();
  const renamed = newSlugOf(gameId, types, slug);
  const near = await nearSlugs(release, gameId, types, slug);
  return renamed === undefined ? near : [renamed, ...near.filter((each) => each !== renamed)].slice(0, 3);
}

/** Returns the paths of the records with a slug that are of another kind since an earlier version of the data. */
export async function movedPaths(
  release: Release,
  gameId: string,
  type: string,
  slug: string,
): Promise<string[]> {
  const { tables } = release.games.get(gameId)!.kinds.model;
  const found = (renames.kinds[gameId]?.[type] ?? []).map(async (table) => {
    const rows = await release.select(
      `select slug from ${schemaOf(release, gameId)}.${table} where slug = ?`,
      slug,
    );
    return rows.map(() => `/v1/${gameId}/${tables.get(table)!.file}/${slug}`);
  });
  return (await Promise.all(found)).flat();
}

async function nearSlugs(
  release: Release,
  gameId: string,
  types: readonly string[],
  slug: string,
): Promise<string[]> {
  const searched = searchKinds(release.games.get(gameId)!.kinds).types;
  const findable = types.filter((each) => searched.includes(each));
  if (findable.length === 0) {
    const rows = await release.select<{ slug: string }>(
      types.map((table) => `select slug from ${schemaOf(release, gameId)}.${table}`).join(' union all '),
    );
    return nearest(slug, new Set(rows.map((row) => row.slug)));
  }
  const hits = await searchRecords(release, gameId, slug, findable);
  // Records of several kinds may have one slug.
  const slugs = new Set(hits.flatMap(({ match, slug: near }) => (match === 'text' ? [] : near)));
  if (slugs.size === 0) {
    const { names } = (await indexOf(release, gameId)).names;
    return nearest(
      slug,
      new Set(names.flatMap(({ record }) => (findable.includes(record.type) ? record.slug : []))),
    );
  }
  return [...slugs]
    .map((near) => ({ slug: near, distance: edits(slug, near) }))
    .sort((a, b) => a.distance - b.distance || (a.slug < b.slug ? -1 : 1))
    .slice(0, 3)
    .map((near) => near.slug);
}
