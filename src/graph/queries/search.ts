import { type Hit, type MatchKind, nearlyWhole } from '../../data/search/rank.ts';
import { maxHits, searchRecords, suggestNames } from '../../data/search/search.ts';
import type { Suggestion } from '../../data/search/suggest.ts';
import { nullMeans, type QueryBuilder } from '../types/builder.ts';
import { closedSet } from '../types/enums.ts';
import type { GraphParts } from '../graph.ts';
import { type NamedRow, type NameFieldBuilder, nameFields, nameIn } from '../types/names.ts';
import { pageOf } from './lists.ts';
import { recordIn } from '../load/loaders.ts';
import { pathOf } from '../types/record-path.ts';
import { limitOf, pageArgument, partOf } from './page-input.ts';
import { checkEntries, checkKinds } from '../limits/refusals.ts';
import { costHint, costsRows } from '../load/relations.ts';

const matches: Readonly<Record<MatchKind, string>> = {
  exact:
    'A name, alias or translated name equals the text, ignoring apostrophes, accents, case and a leading article.',
  prefix: 'The name begins with the text.',
  word: 'Every word of the text is, or begins, a word of the name. For suggestions, a later word begins with the text.',
  alias:
    'An alias begins with the text, or a name in another language has its words. In scripts without spaces, any part of a name is a word.',
  text: 'The description or effect contains the words. Suggestions do not have it.',
  fuzzy: 'A name is similar to the text: misspelled, joined or split words, or one word too many.',
};

/** Points of a search in addition to its page: it reads many records for the few it finds. */
const searchRows = 50;

/** The name that matched, where it is not the name that is shown. */
const matchedName = <Row extends NamedRow & { readonly matched: string | null }>(t: NameFieldBuilder<Row>) =>
  t.string({
    ...nullMeans('none'),
    args: { lang: t.arg({ type: 'Language', description: 'Language of `name`; English by default.' }) },
    description: 'The alias or the name in another language that matched; null if `name` did.',
    resolve: ({ matched, name, names }, { lang }) =>
      matched === nameIn({ name, names }, lang ?? undefined) ? null : matched,
  });

const kindsArgument = ({ common, search }: GraphParts, t: QueryBuilder) =>
  t.arg({
    type: [common.Kind],
    required: false,
    description: `Kinds of records to include, of ${search.types.join(', ')}; all by default.`,
  });

/**
 * The kinds that a search is for; undefined for all.
 *
 * @throws Problem for kinds that cannot be searched, too many or repeated.
 */
function searchedKinds(
  { search }: GraphParts,
  kinds: readonly string[] | null | undefined,
): readonly string[] | undefined {
  if (!kinds) return undefined;
  checkEntries('kind', 'kinds', kinds, [1, search.types.length]);
  checkKinds('kind', kinds, search.types, ', or several of them');
  return kinds;
}

type SearchMatch = ReturnType<typeof closedSet<MatchKind>>;

/** Makes the type of what a search finds. */
function resultType(graph: GraphParts, SearchMatch: SearchMatch) {
  const { builder, common } = graph;
  return builder.objectRef<Hit>('SearchResult').implement({
    description: 'A search result.',
    fields: (t) => ({
      kind: t.expose('type', { type: common.Kind, description: 'Kind of the record.' }),
      slug: t.expose('slug', { type: 'Slug', description: 'Its slug.' }),
      ...nameFields(t),
      url: t.string({
        ...nullMeans('none'),
        description: 'Path of the record; null if its kind has only a list.',
        resolve: ({ type, slug }, _args, { basePath }) => pathOf(graph, basePath, type, slug),
      }),
      score: t.exposeFloat('score', {
        extensions: { jsonSchema: { minimum: 0, maximum: 1 } },
        description:
          'How well the record matches, from 0 to 1; comparable among results with the same `match`. 1 if the name equals the query, 0.95 if an alias does.',
      }),
      match: t.expose('match', { type: SearchMatch, description: 'How the record matched.' }),
      matchedName: matchedName(t),
      record: t.field({
        type: common.GameRecord,
        description: 'The record itself.',
        ...costsRows,
        resolve: async ({ type, slug }, _args, context) => (await recordIn(graph, type, context, slug))!,
      }),
    }),
  });
}

/** Makes the type of a suggested name. */
function suggestionType({ builder, common }: GraphParts, SearchMatch: SearchMatch) {
  return builder.objectRef<Suggestion>('Suggestion').implement({
    description: 'A suggested record.',
    fields: (t) => ({
      kind: t.expose('type', { type: common.Kind, description: 'Kind of the record.' }),
      slug: t.expose('slug', { type: 'Slug', description: 'Its slug.' }),
      ...nameFields(t),
      match: t.expose('match', { type: SearchMatch, description: 'How the record matched.' }),
      matchedName: matchedName(t),
    }),
  });
}

/** Adds the search at the root. */
export function addSearch(graph: GraphParts): void {
  const { builder, gameId, search } = graph;
  if (search.types.length === 0) return;
  const SearchMatch = closedSet(builder, 'SearchMatch', 'How a record matched, best first.', matches);

  builder.queryField('suggest', (t) =>
    t.field({
      type: [suggestionType(graph, SearchMatch)],
      description: `Suggests record names for the text typed so far, best first: by \`match\`, then whole names, then by kind, then the base game before its expansions, then by name. Kinds are ordered as in \`search\`. From three letters on, one typo is tolerated if nothing begins with the text; then whole words come before beginnings, and a typo in the first letter last.`,
      args: {
        q: t.arg({ type: 'SuggestText', required: true, description: 'Text typed so far.' }),
        kinds: kindsArgument(graph, t),
        limit: t.arg({
          type: 'SuggestLimit',
          required: true,
          defaultValue: 10,
          description: 'Maximum number of names.',
        }),
      },
      ...costsRows,
      resolve: (_root, { q, kinds, limit }, { release }) =>
        suggestNames(release, gameId, q, searchedKinds(graph, kinds), limit),
    }),
  );

  const ResultPage = pageOf<Hit>(graph, resultType(graph, SearchMatch), 'search results');

  builder.queryField('search', (t) =>
    t.field({
      type: ResultPage,
      description: `A page of search results, sorted by \`match\`. Within \`prefix\` and \`word\`, those with a \`score\` of ${nearlyWhole} or more come first, then the order is by kind, then by \`score\`. Within \`alias\`, whole words come before parts of words, and within \`fuzzy\`, fewer typos before more; then the order is by kind, the base game before its expansions, then by \`score\`. Within the others it is by \`score\`, then by kind. Ties are broken by slug. The order of kinds is ${search.byUse.map((type) => `\`${type}\``).join(', ')}. A search finds at most ${maxHits.toLocaleString('en')} records.`,
      args: {
        q: t.arg({ type: 'SearchText', required: true, description: 'Search text.' }),
        kinds: kindsArgument(graph, t),
        page: pageArgument(graph, t),
      },
      extensions: costHint({ kind: 'list', search: searchRows }),
      resolve: async (_root, { q, kinds, page }, { release }) => {
        const part = partOf(page);
        const { limit, offset } = limitOf(part);
        const hits = await searchRecords(release, gameId, q, searchedKinds(graph, kinds) ?? search.types);
        return {
          data: () => hits.slice(offset, offset + limit),
          meta: () => ({ ...part, total: hits.length }),
        };
      },
    }),
  );
}
