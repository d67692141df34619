import { LRUCache } from 'lru-cache';
import MiniSearch from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import { stemmer } from 'stemmer';
import { fold, foldName, soundOf } from '../../text/fold.ts';
import { edits, nearest } from '../../text/nearest.ts';
import { type Release, schemaOf, serialOf } from '../releases.ts';
import { beginning, compareTexts } from './beginnings.ts';
import { byRank, type Hit, matchOf, type Name, nameOf, shares } from './rank.ts';
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

/** A record as it is found. */
interface Findable extends Pick<Hit, 'type' | 'slug' | 'name' | 'names'> {
  /** What a query is compared with word by word. */
  readonly forms: readonly Name[];
  /** Names, descriptions and effects. */
  readonly text: string;
}

/** What a search of one game in one release looks into. */
interface Index {
  /** The order of what is found. */
  readonly inOrder: ReturnType<typeof byRank>;
  /** The records with a word, or two neighbors written as one, in a name. */
  readonly byWord: SearchableMap<Findable[]>;
  /** The words that sound alike. */
  readonly bySound: ReadonlyMap<string, string[]>;
  /** The names in other languages than English, in order. */
  readonly translated: readonly { readonly text: string; readonly record: Findable }[];
  readonly texts: MiniSearch<Findable>;
  readonly suggest: Suggest;
}

/** Every record of a game that can be found: the only statement of search. */
async function readFindables(release: Release, gameId: string): Promise<Findable[]> {
  const schema = schemaOf(release, gameId);
  const kinds = searchKinds(release.games.get(gameId)!.kinds).all.map(
    ({
      table,
      text,
    }) => `select '${table}' as type, slug, name, names, aliases, jsonb_build_array(${text.join(', ')})
      as parts from ${schema}.${table}`,
  );
  interface Row extends Pick<Hit, 'type' | 'slug' | 'name' | 'names'> {
    readonly aliases: readonly string[] | null;
    readonly parts: readonly unknown[];
  }
  const rows = await release.select<Row>(kinds.join(' union all '));
  return inTurns(rows, ({ aliases, parts, ...row }) => {
    const others = (aliases ?? []).map((alias) => nameOf(alias, 'alias'));
    const text = [row.name, row.slug, ...parts.flat()].filter((part) => typeof part === 'string').join(' ');
    return { ...row, forms: [nameOf(row.name, 'own'), ...others, nameOf(row.slug, 'slug')], text };
  });
}

async function createIndex(release: Release, gameId: string): Promise<Index> {
  const records = await readFindables(release, gameId);
  const byWord = new SearchableMap<Findable[]>();
  const bySound = new Map<string, string[]>();
  await inTurns(records, (record) => {
    const words = record.forms.flatMap(({ spans }) => spans.map(({ word }) => word));
    for (const word of new Set(words)) {
      const sound = byWord.has(word) ? '' : soundOf(word);
      if (sound !== '') bySound.set(sound, [...(bySound.get(sound) ?? []), word]);
      byWord.fetch(word, () => []).push(record);
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
  const { byUse } = searchKinds(release.games.get(gameId)!.kinds);
  const translated = await inTurns(records, (record) =>
    Object.values(record.names ?? {}).map((name) => ({ text: foldName(name), record })),
  );
  const named = records.map(({ type, slug, name, names, forms }) => {
    const aliases = forms.flatMap(({ of, folded }) => (of === 'alias' ? folded : []));
    return { type, slug, name, names, aliases };
  });
  return {
    inOrder: byRank(byUse),
    byWord,
    bySound,
    translated: translated.flat().sort((a, b) => compareTexts(a.text, b.text)),
    texts,
    suggest: await createSuggest(named, byUse),
  };
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

/** How alike a word of a query and a word of a name are: 1 when equal, 0 when they are not related. */
export function wordLikeness(asked: string, word: string): number {
  if (asked === word) return 1;
  const longer = Math.max(asked.length, word.length);
  const shorter = Math.min(asked.length, word.length);
  if (shorter > 1 && word.startsWith(asked)) return 0.7 + 0.3 * (shorter / longer);
  if (shorter < 2 || shorter / longer < 0.5 || /\p{N}/u.test(asked + word)) return 0;
  const different = edits(asked, word);
  const spelt = 1 - different / longer;
  const soundsAlike = spelt >= 0.5 && soundOf(word) !== '' && soundOf(asked) === soundOf(word);
  const likeness = soundsAlike ? (1 + spelt) / 2 : spelt;
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

/** What is found by a name in another language: by the whole name, and by its beginning where no English name has the words. */
function translatedHits(
  { translated }: Index,
  folded: string,
  found: readonly Hit[],
  types: readonly string[] | undefined,
): Map<Findable, Hit> {
  const hits = new Map<Findable, Hit>();
  const isFound = found.some(({ match }) => match === 'exact' || match === 'prefix' || match === 'word');
  const [from, to] = beginning(translated, folded);
  for (const { text, record } of translated.slice(from, to)) {
    const { type, slug, name, names } = record;
    const isWhole = text === folded;
    // The shortest texts come first.
    if ((isFound && !isWhole) || types?.includes(type) === false || hits.has(record)) continue;
    const score = shares.alias * (0.7 + 0.3 * (folded.length / text.length));
    hits.set(record, {
      ...{ type, slug, name, names },
      match: isWhole ? 'exact' : 'prefix',
      score: Math.round(score * 1_000) / 1_000,
    });
  }
  return hits;
}

function findHits(index: Index, text: string, types: readonly string[] | undefined): Hit[] {
  const folded = foldName(text);
  if (folded === '' || text.length > maxLength) return [];
  const words = [...new Set(folded.split(' '))].slice(0, maxWords);
  const query = { ...nameOf(words.join(' '), 'own'), folded };
  const alike = new Map(query.spans.map(({ word }) => [word, wordsLike(index, word)]));
  const hits = new Map<Findable, Hit>();
  const compare = (record: Findable, text?: number) => {
    const { type, slug, name, names, forms } = record;
    if (hits.has(record) || types?.includes(type) === false) return;
    const matches = forms.map((each) => matchOf(query, each, alike));
    if (text !== undefined) matches.push({ match: 'text', score: text });
    const [best] = matches
      .flatMap((match) => (match ? [{ type, slug, name, names, ...match }] : []))
      .sort(index.inOrder);
    if (best) hits.set(record, best);
  };
  // How many words of the query each record has in its names.
  const counts = new Map<Findable, number>();
  for (const at of query.weights.keys()) {
    const spans = query.spans.filter((span) => span.at.includes(at));
    const words = spans.flatMap(({ word }) => [...alike.get(word)!.keys()]);
    for (const record of new Set(words.flatMap((word) => index.byWord.get(word)!)))
      counts.set(record, (counts.get(record) ?? 0) + 1);
  }
  // Names without some of the words count only where no name has all.
  for (const share of [1, 0.8])
    if (hits.size === 0)
      for (const [record, count] of counts)
        if (count >= Math.floor(query.weights.length * share)) compare(record);
  for (const { id, score } of index.texts.search(text))
    compare(id as Findable, Math.round((score / (score + 10)) * 1_000) / 1_000);
  for (const [record, hit] of translatedHits(index, folded, [...hits.values()], types)) {
    const [best] = [hit, ...(hits.has(record) ? [hits.get(record)!] : [])].sort(index.inOrder);
    hits.set(record, best!);
  }
  return [...hits.values()].sort(index.inOrder).slice(0, maxHits);
}

/**
 * What a text finds in a game, best first. Every page of a search, and its total, come from the same result.
 *
 * @param types only records of these kinds.
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

/**
 * Slugs of a kind of record near to one that does not exist, best first: at most three.
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
  const searched = searchKinds(release.games.get(gameId)!.kinds).types;
  const findable = types.filter((each) => searched.includes(each));
  if (findable.length === 0) {
    const rows = await release.select<{ slug: string }>(
      types.map((table) => `select slug from ${schemaOf(release, gameId)}.${table}`).join(' union all '),
    );
    return nearest(
      slug,
      rows.map((row) => row.slug),
    );
  }
  const hits = await searchRecords(release, gameId, slug, findable);
  return hits
    .filter(({ match }) => match !== 'text')
    .map((hit) => ({ slug: hit.slug, distance: edits(slug, hit.slug) }))
    .sort((a, b) => a.distance - b.distance || (a.slug < b.slug ? -1 : 1))
    .slice(0, 3)
    .map((near) => near.slug);
}
