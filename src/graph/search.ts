import { type Hit, type MatchKind, nearlyWhole } from '../data/search/rank.ts';
import { maxHits, searchRecords, suggestNames } from '../data/search/search.ts';
import type { Suggestion } from '../data/search/suggest.ts';
import { closedSet, setOfKinds } from './enums.ts';
import type { GraphParts } from './graph.ts';
import { nameFields } from './names.ts';
import { pageArguments, pageOf } from './lists.ts';
import { recordIn } from './loaders.ts';
import { costHint, costsRows } from './relations.ts';

const matches: Readonly<Record<MatchKind, string>> = {
  exact:
    'The name, another name that players use, or the name in another language equals the query, ignoring apostrophes, accents, case and a leading article.',
  prefix:
    'The name, or another name, begins with the query. A name in another language counts where no English name has the words.',
  word: 'Every word of the query is, or begins, a word of the name.',
  fuzzy:
    'The name, or another name, is similar to the query: misspelled, joined or split words, or one word that is not in the name.',
  text: 'Descriptions and effects contain the words.',
};

/** What a search costs besides the page: it looks at many records for the few it finds. */
const searchRows = 50;

/** Adds the search at the root. */
export function addSearch(graph: GraphParts): void {
  const { builder, common, gameId, search } = graph;
  if (search.types.length === 0) return;
  const SearchTypeEnum = setOfKinds(
    builder,
    'SearchType',
    'Kind of a record that can be found.',
    search.types,
  );
  const SearchMatchEnum = closedSet(builder, 'SearchMatch', 'Why a record was found, best first.', matches);

  const SearchResultType = builder.objectRef<Hit>('SearchResult').implement({
    description: 'A record that was found.',
    fields: (t) => ({
      type: t.field({
        type: SearchTypeEnum,
        description: 'Kind of the record.',
        resolve: ({ type }) => type,
      }),
      slug: t.expose('slug', { type: 'Slug', description: 'Its slug.' }),
      ...nameFields(t),
      url: t.string({
        nullable: true,
        description: 'Path of the record; null if its kind has only a list.',
        resolve: ({ type, slug }) => {
          const segment = search.routes.get(type);
          return segment ? `/v1/${gameId}/${segment}/${slug}` : null;
        },
      }),
      score: t.exposeFloat('score', {
        extensions: { jsonSchema: { minimum: 0, maximum: 1 } },
        description:
          'How well the record matches, from 0 to 1; comparable among records with the same `match`. 1 when its name is the query, 0.95 when another name of it is.',
      }),
      match: t.expose('match', { type: SearchMatchEnum, description: 'Why it was found.' }),
      record: t.field({
        type: common.Record,
        description: 'The record itself.',
        ...costsRows,
        resolve: async ({ type, slug }, _args, context) => (await recordIn(graph, type, context, slug))!,
      }),
    }),
  });

  const SuggestionType = builder.objectRef<Suggestion>('Suggestion').implement({
    description: 'A record whose name somebody may be typing.',
    fields: (t) => ({
      type: t.field({
        type: SearchTypeEnum,
        description: 'Kind of the record.',
        resolve: ({ type }) => type,
      }),
      slug: t.expose('slug', { type: 'Slug', description: 'Its slug.' }),
      ...nameFields(t),
      match: t.expose('match', {
        type: closedSet(builder, 'SuggestionMatch', 'Why a name is suggested, best first.', {
          prefix: 'The name begins with the text.',
          word: 'A later word of the name begins with the text.',
          alias: 'Another name that players use, or the name in another language, begins with the text.',
          fuzzy: 'A name, a word in it or another name begins with the text, but for one typo.',
        }),
        description: 'Why it is suggested.',
      }),
    }),
  });

  builder.queryField('suggest', (t) =>
    t.field({
      type: [SuggestionType],
      description: `Names of records for what was typed so far, best first: by \`match\`, then whole names, then by type, then by name. The order of types is that of \`search\`. One typo is tolerated from three letters on, if nothing begins with the text.`,
      args: {
        q: t.arg({ type: 'SuggestText', required: true, description: 'What was typed so far.' }),
        types: t.arg({
          type: 'SearchTypes',
          required: false,
          description: 'Which kinds of records; all by default.',
        }),
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

  const ResultPage = pageOf<Hit>(graph, SearchResultType, 'records that were found');

  builder.queryField('search', (t) =>
    t.field({
      type: ResultPage,
      description: `A page of the records that a text finds, sorted by \`match\`. Within \`prefix\` and \`word\`, those with a \`score\` of ${nearlyWhole} or more come first, then the order is by type, then by \`score\`; within the others by \`score\`, then by type. Ties are broken by slug. The order of types is ${search.byUse.map((type) => `\`${type}\``).join(', ')}. A search finds at most ${maxHits.toLocaleString('en')} records.`,
      args: {
        q: t.arg({ type: 'SearchText', required: true, description: 'What to look for.' }),
        types: t.arg({
          type: 'SearchTypes',
          required: false,
          description: 'Which kinds of records; all by default.',
        }),
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
