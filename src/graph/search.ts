import { type Hit, type MatchKind, nearlyWhole } from '../data/search/rank.ts';
import { maxHits, searchRecords, suggestNames } from '../data/search/search.ts';
import type { Suggestion } from '../data/search/suggest.ts';
import type { QueryBuilder } from './builder.ts';
import { closedSet } from './enums.ts';
import type { GraphParts } from './graph.ts';
import { nameFields } from './names.ts';
import { pageArguments, pageOf } from './lists.ts';
import { recordIn } from './loaders.ts';
import { costHint, costsRows } from './relations.ts';
import { setOfKinds } from './type-names.ts';

const matches: Readonly<Record<MatchKind, string>> = {
  exact:
    'A name, alias or translated name equals the query, ignoring apostrophes, accents, case and a leading article.',
  prefix:
    'A name or alias begins with the query. Translated names count only if no English name has the words.',
  word: 'Every word of the query is, or begins, a word of the name.',
  fuzzy: 'A name or alias is similar to the query: misspelled, joined or split words, or one word too many.',
  text: 'The description or effect contains the words.',
};

/** What a search costs besides the page: it looks at many records for the few it finds. */
const searchRows = 50;

const typesArgument = (t: QueryBuilder) =>
  t.arg({
    type: 'SearchTypes',
    required: false,
    description: 'Kinds of records to include; all by default.',
  });

/** Adds the search at the root. */
export function addSearch(graph: GraphParts): void {
  const { builder, common, gameId, search } = graph;
  if (search.types.length === 0) return;
  const SearchTypeEnum = setOfKinds(graph, 'SearchType', 'Kind of record in search results.', search.types);
  const SearchMatchEnum = closedSet(builder, 'SearchMatch', 'How a record matched, best first.', matches);

  const SearchResultType = builder.objectRef<Hit>('SearchResult').implement({
    description: 'A search result.',
    fields: (t) => ({
      type: t.expose('type', { type: SearchTypeEnum, description: 'Kind of the record.' }),
      slug: t.expose('slug', { type: 'Slug', description: 'Its slug.' }),
      ...nameFields(t),
      url: t.string({
        nullable: true,
        description: 'Path of the record; null if its kind has only a list.',
        resolve: ({ type, slug }, _args, { basePath }) => {
          const segment = search.routes.get(type);
          return segment ? `${basePath}/v1/${gameId}/${segment}/${slug}` : null;
        },
      }),
      score: t.exposeFloat('score', {
        extensions: { jsonSchema: { minimum: 0, maximum: 1 } },
        description:
          'How well the record matches, from 0 to 1; comparable among results with the same `match`. 1 if the name equals the query, 0.95 if an alias does.',
      }),
      match: t.expose('match', { type: SearchMatchEnum, description: 'How the record matched.' }),
      record: t.field({
        type: common.GameRecord,
        description: 'The record itself.',
        ...costsRows,
        resolve: async ({ type, slug }, _args, context) => (await recordIn(graph, type, context, slug))!,
      }),
    }),
  });

  const SuggestionType = builder.objectRef<Suggestion>('Suggestion').implement({
    description: 'A suggested record.',
    fields: (t) => ({
      type: t.expose('type', { type: SearchTypeEnum, description: 'Kind of the record.' }),
      slug: t.expose('slug', { type: 'Slug', description: 'Its slug.' }),
      ...nameFields(t),
      match: t.expose('match', {
        type: closedSet(builder, 'SuggestionMatch', 'How a suggestion matched, best first.', {
          prefix: 'The name begins with the text.',
          word: 'A later word of the name begins with the text.',
          alias: 'An alias or a translated name begins with the text.',
          fuzzy: 'A name, a word of a name or an alias begins with the text, allowing one typo.',
        }),
        description: 'How the suggestion matched.',
      }),
    }),
  });

  builder.queryField('suggest', (t) =>
    t.field({
      type: [SuggestionType],
      description: `Suggests record names for the text typed so far, best first: by \`match\`, then whole names, then by type, then by name. Types are ordered as in \`search\`. From three letters on, one typo is tolerated if nothing begins with the text.`,
      args: {
        q: t.arg({ type: 'SuggestText', required: true, description: 'Text typed so far.' }),
        types: typesArgument(t),
        limit: t.arg({
          type: 'SuggestLimit',
          required: true,
          defaultValue: 10,
          description: 'Maximum number of names.',
        }),
      },
      ...costsRows,
      resolve: (_root, { q, types, limit }, { release }) =>
        suggestNames(release, gameId, q, types ?? undefined, limit),
    }),
  );

  const ResultPage = pageOf<Hit>(graph, SearchResultType, 'search results');

  builder.queryField('search', (t) =>
    t.field({
      type: ResultPage,
      description: `A page of search results, sorted by \`match\`. Within \`prefix\` and \`word\`, those with a \`score\` of ${nearlyWhole} or more come first, then the order is by type, then by \`score\`; within the others by \`score\`, then by type. Ties are broken by slug. The order of types is ${search.byUse.map((type) => `\`${type}\``).join(', ')}. A search finds at most ${maxHits.toLocaleString('en')} records.`,
      args: {
        q: t.arg({ type: 'SearchText', required: true, description: 'Search text.' }),
        types: typesArgument(t),
        ...pageArguments(t),
      },
      extensions: costHint({ kind: 'list', search: searchRows }),
      resolve: async (_root, { q, types, page, pageSize }, { release }) => {
        const hits = await searchRecords(release, gameId, q, types ?? search.types);
        return {
          data: () => hits.slice((page - 1) * pageSize, page * pageSize),
          meta: () => ({ page, pageSize, total: hits.length }),
        };
      },
    }),
  );
}
