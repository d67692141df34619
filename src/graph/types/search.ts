import { type Hit, matchKinds, nearlyWhole } from '../../data/search/rank.ts';
import { maxHits, searchRecords } from '../../data/search/search.ts';
import { searchKinds } from '../../data/search/types.ts';
import { servedGames } from '../../kinds/served.ts';
import { builder, type GraphContext, gameArgument } from '../builder.ts';
import { checkGame, PageMetaType } from '../lists.ts';
import { recordIn } from '../loaders.ts';
import { RecordInterface } from '../record.ts';
import { leadsTo, leadsToRows } from '../relations.ts';

const {
  routes: detailRoutes,
  types: searchTypes,
  byUse: typesByUse,
} = searchKinds(servedGames().get('bloodborne')!);

/** A record that was found, and the game it belongs to. */
interface Result extends Hit {
  readonly gameId: string;
}

const SearchTypeEnum = builder.enumType('SearchType', {
  description: 'Kind of a record that can be found.',
  values: Object.fromEntries(
    searchTypes.map((value) => [
      value,
      { value, description: `${value[0]!.toUpperCase()}${value.slice(1).replaceAll('_', ' ')} records.` },
    ]),
  ),
});

const matches: Readonly<Record<(typeof matchKinds)[number], string>> = {
  exact:
    'The name, or another name that players use, is the query; apostrophes, accents, case and a leading article do not count.',
  prefix: 'The name, or another name, begins with the query.',
  word: 'Every word of the query is, or begins, a word of the name.',
  fuzzy:
    'The name, or another name, is nearly the query: misspelt, joined or split words, or one word that is not in the name.',
  text: 'Descriptions and effects contain the words.',
};

const SearchMatchEnum = builder.enumType('SearchMatch', {
  description: 'Why a record was found, best first.',
  values: Object.fromEntries(
    matchKinds.map((value) => [value, { value, description: matches[value] }]),
  ) as Record<keyof typeof matches, { value: keyof typeof matches; description: string }>,
});

const SearchResultType = builder.objectRef<Result>('SearchResult').implement({
  description: 'A record that was found.',
  fields: (t) => ({
    type: t.field({
      type: SearchTypeEnum,
      description: 'What kind of record it is.',
      resolve: ({ type }) => type,
    }),
    slug: t.expose('slug', { type: 'Slug', description: 'Its slug.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    url: t.string({
      nullable: true,
      description: 'Path of the record itself; null for a chalice dungeon, which has no route of its own.',
      resolve: ({ gameId, type, slug }) => {
        const segment = detailRoutes.get(type);
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
      type: RecordInterface,
      description: 'The record itself.',
      ...leadsToRows,
      resolve: ({ gameId, type, slug }, _args, context) => recordIn(type, context, gameId, slug),
    }),
  }),
});

/** What a search costs besides the page: it looks at many records for the few it finds. */
const searchRows = 50;

builder.queryFields((t) => {
  const argsFor = () => ({
    gameId: t.arg(gameArgument),
    q: t.arg({ type: 'SearchText', required: true, description: 'What to look for.' }),
    types: t.arg({
      type: 'SearchTypes',
      required: false,
      description: 'Which kinds of records; all when absent.',
    }),
    page: t.arg({ type: 'Page', required: true, defaultValue: 1, description: 'Which page, from 1.' }),
    pageSize: t.arg({ type: 'PageSize', required: true, defaultValue: 20, description: 'Rows on a page.' }),
  });
  interface Args {
    readonly gameId: string;
    readonly q: string;
    readonly types?: readonly string[] | null | undefined;
  }

  const hitsOf = ({ gameId, q, types }: Args, { release }: GraphContext) => {
    checkGame(release, gameId);
    return searchRecords(release, gameId, q, types ?? searchTypes);
  };

  return {
    search: t.field({
      type: [SearchResultType],
      description: `A page of the records that a text finds, best first: by \`match\`; within \`prefix\` and \`word\` those with a \`score\` of ${nearlyWhole} and more, then by type, then by \`score\`; within the others by \`score\`, then by type; last by slug. The order of types is ${typesByUse.map((type) => `\`${type}\``).join(', ')}. A search finds at most ${maxHits.toLocaleString('en')} records.`,
      args: argsFor(),
      extensions: leadsTo({ kind: 'rows', search: searchRows }),
      resolve: async (_root, args, context) => {
        const hits = await hitsOf(args, context);
        const { gameId, page, pageSize } = args;
        return hits.slice((page - 1) * pageSize, page * pageSize).map((hit) => ({ ...hit, gameId }));
      },
    }),
    searchMeta: t.field({
      type: PageMetaType,
      description: 'How many records the search finds.',
      args: argsFor(),
      extensions: leadsTo({ kind: 'rows', search: searchRows }),
      resolve: async (_root, args, context) => {
        const hits = await hitsOf(args, context);
        return { page: args.page, pageSize: args.pageSize, total: hits.length };
      },
    }),
  };
});
