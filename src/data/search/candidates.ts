import { joinedLikeness, knownLikeness, minLikeness } from '../connection.ts';
import type { Release } from '../releases.ts';
import { fold, foldName, soundOf } from './fold.ts';
import { type Candidate, readings } from './rank.ts';
import { searchTypes } from './types.ts';

/**
 * The records that a query may mean, found in one statement. It is put together from the pieces below, each of them
 * one `with` query: what is asked, how its words may be spelt, and five tiers of names and descriptions. A tier is
 * looked at only while there is room and is itself bounded, so no query costs more than its few words.
 *
 * A row of `search_document` is one name of a record, its own or an alias. `terms` of it holds `=word` for each word
 * of the name, `+twowords` for each pair of them, `@release/game`, `#type` and the stems of the descriptions.
 * `search_word` holds each term of a name once.
 */

/** The most records that one search looks at, and therefore finds: the best tiers first. */
export const maxCandidates = 1_000;
/** Words of a query that may be misspelt; the others are taken at their word. */
const maxWords = 8;
/** Words that one word may be a misspelling of, by trigram. */
const maxNear = 6;
/** Words of the same sound that one word may be a misspelling of. */
const maxAlike = 4;
/** The most terms with one beginning that a query names one by one: the index reads many of them slowly. */
const maxBegun = 50;
/** Words out of which one may be missing, when no name has them all. */
const maxPartial = 5;

const here = 'release_id = (select release_id from asked) and game_id = (select game_id from asked)';
const begins = (column: string, start: string) =>
  `${column} >= ${start} and ${column} < ${start} || U&'\\+10FFFF'`;

// ---- what is asked: the only pieces with bindings, in this order (bindingsOf) ---------------------------------

/** The query as a whole. `words` are its words as terms, `scope` the release, the game and the types. */
const asked = `
  select ?::bigint as release_id, ?::text as game_id, ?::text[] as types, ?::text as folded,
    ?::tsquery as words, ?::tsquery as scope, plainto_tsquery('english', ?) as stems`;

/** Each word of the query and of its readings, numbered from 1. */
const askedWord = `
  select * from unnest(?::text[], ?::text[], ?::boolean[], ?::boolean[]) with ordinality
    as word(text, sound, may_begin, is_joined, n)`;

/** Which words, by number, must be found together in a name. */
const askedPart = `
  select * from unnest(?::int[], ?::int[], ?::boolean[]) as part(reading, n, is_whole)`;

/** The first and the last term that each word of the query may begin. */
const askedRange = `
  select * from unnest(?::text[], ?::text[]) as range(first, last)`;

// ---- how the words may be spelt -------------------------------------------------------------------------------

/** The words, and which of them are words of some name. */
const word = `
  select *, exists (select from search_word where ${here} and term = '=' || text) as is_known from asked_word`;

/** The terms most like a word, of those that an operator of the index finds: the nearer, the fewer it looks at. */
const nearTerms = (condition: string, operator: string, least: number) => `
  (select w.term, similarity(w.term, word.text) as likeness from search_word w
    where ${condition} and w.term ${operator} word.text
      and similarity(w.term, word.text) >= ${least} and ${here}
    order by likeness desc, w.term limit ${maxNear})`;

/**
 * The terms that each word may be a misspelling of, as one `tsquery`: near ones by trigram (only very near ones
 * when the word itself is known), unknown words by their sound, and the word itself or what it begins.
 */
const spelling = `
  select word.n, (
    select string_agg(found.term, ' | ') from (
      select quote_literal(near.term) as term from (
        ${nearTerms('word.is_known', '%>', knownLikeness)}
        union all ${nearTerms('not word.is_known and word.is_joined', '%>>', joinedLikeness)}
        union all ${nearTerms('not word.is_known and not word.is_joined', '%', minLikeness)}) near
      union
      (select quote_literal(w.term) from search_word w
        where not word.is_known and w.sound = word.sound and w.sound <> '' and ${here}
        order by similarity(w.term, word.text) desc, w.term limit ${maxAlike})
      union
      (select quote_literal('=' || word.text) || case when word.is_known then '' else ':*' end
        where word.is_known or word.may_begin and exists (
          select from search_word where ${here} and ${begins('term', `'=' || word.text`)}))
    ) found
  ) as terms
  from word`;

/** Each set of words that must be found together, with their spellings; without those of which a word has none. */
const reading = `
  select part.is_whole, '(' || string_agg('(' || spelling.terms || ')', ' & ') || ')' as terms
  from asked_part part join spelling using (n)
  group by part.reading, part.is_whole
  having every(spelling.terms is not null)`;

/** What to look for: a name with all words spelt somehow, one with all but one of them, or a description. */
const query = `
  select (select scope from asked) && string_agg(terms, ' | ') filter (where is_whole)::tsquery as spelt,
    (select scope from asked) && string_agg(terms, ' | ') filter (where not is_whole)::tsquery as partial,
    (select scope && stems from asked where numnode(stems) > 0) as described
  from reading`;

/** What to look for in a name that has the words of the query or begins with them: which terms they begin. */
const beginning = `
  select case when every(terms is not null) then string_agg('(' || terms || ')', ' & ')::tsquery end as words
  from asked_range, lateral (
    select case when count(*) > ${maxBegun} then quote_literal(first) || ':*'
      else string_agg(quote_literal(term), ' | ') end as terms
    from (
      select term from search_word where ${here} and term between first and last limit ${maxBegun + 1}
    ) begun) found`;

// ---- the tiers ------------------------------------------------------------------------------------------------

const isNamed = `(${begins('folded', '(select folded from asked)')})`;
const isWorded = 'terms @@ (select words from asked)';
const isSpelt = 'coalesce(terms @@ (select spelt from query), false)';
/** Whether these tiers have not found as much as a search looks at. */
const isRoomAfter = (...names: string[]) =>
  `${names.map((name) => `(select count(*) from ${name})`).join(' + ')} < ${maxCandidates}`;

const columns = 'type, slug, name, alias, terms, folded';

/** Names that begin with the query. */
const named = `
  select ${columns}, 1 as tier from search_document
  where ${here} and ${isNamed} and type = any((select types from asked)::text[])
  order by folded, type, slug limit ${maxCandidates}`;

/** Names that have its words. */
const worded = `
  select ${columns}, 2 as tier from search_document
  where ${isRoomAfter('named')} and terms @@ (select scope && beginning.words from asked, beginning)
    and not ${isNamed}
  limit ${maxCandidates}`;

/** Names that have its words misspelt. */
const spelt = `
  select ${columns}, 3 as tier from search_document
  where ${isRoomAfter('named', 'worded')} and terms @@ (select spelt from query)
    and not ${isNamed} and not ${isWorded}
  limit ${maxCandidates}`;

/** Names that have all but one of them, when there is no better one. */
const partial = `
  select ${columns}, 4 as tier from search_document
  where not exists (select from named) and not exists (select from worded) and not exists (select from spelt)
    and terms @@ (select partial from query)
  limit ${maxCandidates}`;

/** Descriptions that speak of it. */
const described = `
  select ${columns}, 5 as tier from search_document
  where ${isRoomAfter('named', 'worded', 'spelt')} and terms @@ (select described from query)
    and not ${isNamed} and not ${isWorded} and not ${isSpelt}
  limit ${maxCandidates}`;

const statement = `
with asked as materialized (${asked}),
asked_word as (${askedWord}),
asked_part as (${askedPart}),
asked_range as (${askedRange}),
word as (${word}),
spelling as materialized (${spelling}),
reading as (${reading}),
query as materialized (${query}),
beginning as materialized (${beginning}),
named as materialized (${named}),
worded as materialized (${worded}),
spelt as materialized (${spelt}),
partial as materialized (${partial}),
described as materialized (${described})
select type, slug, name, alias, case when terms @@ (select stems from asked)
  then round(ts_rank(terms, (select stems from asked), 32)::numeric, 4)::float8 else 0 end as text
from (
  select * from named union all select * from worded union all select * from spelt
  union all select * from partial union all select * from described
) candidate
order by tier, type, slug, folded
limit ${maxCandidates}`;

// ---- its bindings ---------------------------------------------------------------------------------------------

const quoted = (text: string) => `'${text}'`;

/** Whether a word is long enough to say something of what it begins. */
const mayBegin = (text: string) => text.length > 2;

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

/** The bindings after the release. Folding leaves letters and digits alone: nothing in them means anything to Postgres. */
function bindingsOf(releaseId: string, gameId: string, text: string, types: readonly string[]): unknown[] {
  const folded = fold(text);
  const name = foldName(text);
  const said = [...new Set(folded.split(' '))];
  const ofName = [...new Set(name.split(' '))].slice(0, maxWords);
  const sets = wordSetsOf(ofName);
  const words = [...new Set(sets.flatMap((set) => set.words))];
  const parts = sets.flatMap((set, index) =>
    set.words.map((each) => ({ index, n: words.indexOf(each) + 1, isWhole: set.isWhole })),
  );
  const kinds =
    types.length === searchTypes.length ? '' : ` & (${types.map((type) => quoted(`#${type}`)).join(' | ')})`;
  return [
    // asked
    gameId,
    types,
    name,
    said.map((each) => `${quoted(`=${each}`)}${mayBegin(each) ? ':*' : ''}`).join(' & '),
    `${quoted(`@${releaseId}/${gameId}`)}${kinds}`,
    folded,
    // asked_word
    words,
    words.map(soundOf),
    words.map((each) => ofName.includes(each) && mayBegin(each)),
    words.map((each) => !ofName.includes(each)),
    // asked_part
    parts.map(({ index }) => index),
    parts.map(({ n }) => n),
    parts.map(({ isWhole }) => isWhole),
    // asked_range
    said.map((each) => `=${each}`),
    said.map((each) => `=${each}${mayBegin(each) ? '\u{10ffff}' : ''}`),
  ];
}

/** The names of records of these types that a text may mean, at most a thousand; in no order that matters. */
export async function findCandidates(
  release: Release,
  gameId: string,
  text: string,
  types: readonly string[],
): Promise<Candidate[]> {
  if (fold(text) === '') return [];
  return release.select<Candidate>('search', statement, ...bindingsOf(release.id, gameId, text, types));
}
