import { LRUCache } from 'lru-cache';
import { joinedLikeness, knownLikeness, minLikeness } from '../connection.ts';
import type { Release } from '../releases.ts';
import { fold, foldName, soundOf } from './fold.ts';
import { byRank, type Candidate, createRanker, type Hit, readings } from './rank.ts';
import { searchTypes } from './types.ts';

/** The most records that one search looks at, and therefore finds: the best tiers first. */
export const maxHits = 1_000;
/** Words of a query that may be misspelt; the others are taken at their word. */
const maxWords = 8;
/** Words that one word may be a misspelling of, by trigram. */
const maxNear = 6;
/** The most terms with one beginning that a query names one by one: the index reads many of them slowly. */
const maxBegun = 50;
/** Hits that each release remembers over all searches. */
const hitsRemembered = 50_000;

/** Words out of which one may be missing, when no name has them all. */
const maxPartial = 5;

const here = 'release_id = (select release_id from asked) and game_id = (select game_id from asked)';
const begins = (column: string, start: string) =>
  `${column} >= ${start} and ${column} < ${start} || U&'\\+10FFFF'`;
const isNamed = `(${begins('folded', '(select folded from asked)')})`;
const isWorded = 'terms @@ (select words from asked)';
const isSpelt = 'coalesce(terms @@ (select spelt from query), false)';
const room = (...tiers: string[]) =>
  `${tiers.map((tier) => `(select count(*) from ${tier})`).join(' + ')} < ${maxHits}`;

/** The terms most like a word, of those that an operator of the index finds: the nearer, the fewer it looks at. */
const nearest = (condition: string, operator: string, least: number) => `
        select w.term, similarity(w.term, word.text) as likeness from search_word w
          where ${condition} and w.term ${operator} word.text
            and similarity(w.term, word.text) >= ${least} and ${here}
          order by likeness desc, w.term limit ${maxNear}`;

/**
 * Candidates, in one statement. `spelling` finds the words that each word may be a misspelling of: near ones
 * by trigram or of the same sound, only very near ones when the word itself exists. Then follow the tiers,
 * each looked at only while there is room and each bounded, so that no query costs more than its few words:
 * names that begin with the query, that have its words (`beginning` says which terms these begin), that have
 * them misspelt, that have all but one of them, and descriptions.
 */
const statement = `
with asked as materialized (
  select ?::bigint as release_id, ?::text as game_id, ?::text[] as types, ?::text as folded,
    ?::tsquery as words, ?::tsquery as scope, plainto_tsquery('english', ?) as stems
), spelling as materialized (
  select word.n, (
    select string_agg(found.term, ' | ') from (
      (select quote_literal(near.term) as term from (
        (${nearest('word.is_known', '%>', knownLikeness)})
        union all
        (${nearest('not word.is_known and word.is_joined', '%>>', joinedLikeness)})
        union all
        (${nearest('not word.is_known and not word.is_joined', '%', minLikeness)})) near)
      union
      (select quote_literal(w.term) from search_word w
        where not word.is_known and w.sound = word.sound and w.sound <> '' and ${here}
        order by similarity(w.term, word.text) desc, w.term limit 4)
      union
      (select quote_literal('=' || word.text) || case when word.is_known then '' else ':*' end
        where word.is_known or word.may_begin and exists (
          select from search_word where ${here} and ${begins('term', `'=' || word.text`)}))
    ) found
  ) as terms
  from (
    select each.*, exists (select from search_word where ${here} and term = '=' || each.text) as is_known
    from unnest(?::text[], ?::text[], ?::boolean[], ?::boolean[]) with ordinality
      as each(text, sound, may_begin, is_joined, n)
  ) word
), reading as (
  select part.is_whole, '(' || string_agg('(' || spelling.terms || ')', ' & ') || ')' as terms
  from unnest(?::int[], ?::int[], ?::boolean[]) as part(reading, n, is_whole) join spelling using (n)
  group by part.reading, part.is_whole
  having every(spelling.terms is not null)
), query as materialized (
  select (select scope from asked) && string_agg(terms, ' | ') filter (where is_whole)::tsquery as spelt,
    (select scope from asked) && string_agg(terms, ' | ') filter (where not is_whole)::tsquery as partial,
    (select scope && stems from asked where numnode(stems) > 0) as described
  from reading
), beginning as materialized (
  select case when every(terms is not null) then string_agg('(' || terms || ')', ' & ')::tsquery end as words
  from unnest(?::text[], ?::text[]) as word(start, finish), lateral (
    select case when count(*) > ${maxBegun} then quote_literal(start) || ':*'
      else string_agg(quote_literal(term), ' | ') end as terms
    from (
      select term from search_word where ${here} and term between start and finish limit ${maxBegun + 1}
    ) begun) found
), named as materialized (
  select type, slug, name, terms, 1 as tier from search_document
    where ${here} and ${isNamed} and type = any((select types from asked)::text[])
    order by folded, type, slug limit ${maxHits}
), worded as materialized (
  select type, slug, name, terms, 2 as tier from search_document
    where ${room('named')} and terms @@ (select scope && beginning.words from asked, beginning) and not ${isNamed}
    limit ${maxHits}
), spelt as materialized (
  select type, slug, name, terms, 3 as tier from search_document
    where ${room('named', 'worded')} and terms @@ (select spelt from query)
      and not ${isNamed} and not ${isWorded}
    limit ${maxHits}
), partial as materialized (
  select type, slug, name, terms, 4 as tier from search_document
    where not exists (select from named) and not exists (select from worded) and not exists (select from spelt)
      and terms @@ (select partial from query)
    limit ${maxHits}
), described as materialized (
  select type, slug, name, terms, 5 as tier from search_document
    where ${room('named', 'worded', 'spelt')} and terms @@ (select described from query)
      and not ${isNamed} and not ${isWorded} and not ${isSpelt}
    limit ${maxHits}
)
select type, slug, name, case when terms @@ (select stems from asked)
  then round(ts_rank(terms, (select stems from asked), 32)::numeric, 4)::float8 else 0 end as text
from (
  select * from named union all select * from worded union all select * from spelt
  union all select * from partial union all select * from described
) candidate
order by tier, type, slug
limit ${maxHits}`;

const quoted = (word: string) => `'${word}'`;

/** Whether a word is long enough to say something of what it begins. */
const mayBegin = (word: string) => word.length > 2;

/** The word itself or, when it is long enough, what it begins. */
const wordTerm = (word: string) => `${quoted(`=${word}`)}${mayBegin(word) ? ':*' : ''}`;

interface WordSet {
  readonly words: readonly string[];
  /** Whether nothing of the query is left out. */
  readonly isWhole: boolean;
}

/** Which words must be found together in a name: those of each reading of the query, or all but one of them. */
function wordSetsOf(words: readonly string[]): WordSet[] {
  const whole = readings(words).map((reading) => ({ words: reading, isWhole: true }));
  const longest = [...words].sort((a, b) => b.length - a.length).slice(0, maxPartial);
  const letters = longest.join('').length;
  const partial = longest
    .filter((word) => longest.length > 1 && word.length <= letters / 2)
    .map((left) => ({ words: longest.filter((word) => word !== left), isWhole: false }));
  return [...whole, ...partial];
}

async function findHits(
  release: Release,
  gameId: string,
  text: string,
  types: readonly string[],
): Promise<Hit[]> {
  // Folding leaves letters and digits alone: nothing in them means anything to Postgres.
  const folded = fold(text);
  if (folded === '') return [];
  const said = [...new Set(folded.split(' '))];
  const asked = [...new Set(foldName(text).split(' '))].slice(0, maxWords);
  const sets = wordSetsOf(asked);
  const words = [...new Set(sets.flatMap((set) => set.words))];
  const parts = sets.flatMap((set, index) =>
    set.words.map((word) => ({ index, word: words.indexOf(word) + 1, isWhole: set.isWhole })),
  );
  const kinds =
    types.length === searchTypes.length ? '' : ` & (${types.map((type) => quoted(`#${type}`)).join(' | ')})`;
  const rows = await release.select<Candidate>(
    'search',
    statement,
    gameId,
    types,
    foldName(text),
    said.map(wordTerm).join(' & '),
    `${quoted(`@${release.id}/${gameId}`)}${kinds}`,
    folded,
    words,
    words.map(soundOf),
    words.map((word) => asked.includes(word) && mayBegin(word)),
    words.map((word) => !asked.includes(word)),
    parts.map(({ index }) => index),
    parts.map(({ word }) => word),
    parts.map(({ isWhole }) => isWhole),
    said.map((word) => `=${word}`),
    said.map((word) => `=${word}${mayBegin(word) ? '\u{10ffff}' : ''}`),
  );
  const rank = createRanker(text);
  return rows
    .map(rank)
    .filter((hit) => hit !== undefined)
    .sort(byRank);
}

const remembered = new WeakMap<Release, LRUCache<string, Promise<readonly Hit[]>>>();

/**
 * What a text finds in a game, best first. Every page of a search, and its total, are taken from the same
 * answer: a release remembers it, so that it costs one statement.
 */
export function searchRecords(
  release: Release,
  gameId: string,
  text: string,
  types: readonly string[] = searchTypes,
): Promise<readonly Hit[]> {
  const searches = remembered.get(release) ?? new LRUCache({ maxSize: hitsRemembered });
  remembered.set(release, searches);
  const key = JSON.stringify([gameId, text, types]);
  const known = searches.get(key);
  if (known !== undefined) return known;
  const hits = findHits(release, gameId, text, types);
  // A search that is under way counts as the largest that it can become.
  searches.set(key, hits, { size: maxHits });
  hits.then(
    (found) => searches.set(key, hits, { size: found.length + 1 }),
    () => searches.delete(key),
  );
  return hits;
}
