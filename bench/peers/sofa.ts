import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type GraphQLFieldConfigMap,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql';
import { useSofa } from 'sofa-api';
import { contextOf } from '../../src/graph/builder.ts';
import { schema } from '../../src/graph/schema.ts';
import { openRelease } from '../release.ts';

/**
 * sofa-api over our resolvers, without our caches: REST routes made by somebody else's machine.
 *
 * sofa selects every field of a type, all relations included, keeps the field's names, and answers with the bare
 * value of a root field. For the same bodies as ours it is given a schema in which that is what was wanted: types
 * with the fields of the body under the names of the body, and envelopes, with the resolvers of our schema.
 */
const release = await openRelease();

const fieldsOf = (type: string) => (schema.getType(type) as GraphQLObjectType).toConfig().fields;
const query = fieldsOf('Query');

/** A type with some of the fields of one of ours, renamed as in the body: `is_dlc` is our `isDlc`. */
function typeOf(
  name: string,
  source: string,
  names: readonly string[],
  renamed: Record<string, string> = {},
) {
  const fields = fieldsOf(source);
  const camel = (text: string) => text.replace(/_(.)/g, (_all, letter: string) => letter.toUpperCase());
  return new GraphQLObjectType({
    name,
    fields: Object.fromEntries(
      names.map((each) => {
        const own = renamed[each] ?? camel(each);
        const resolve = fields[own]!.resolve ?? ((row: Record<string, unknown>) => row[own]);
        return [each, { ...fields[own]!, resolve }];
      }),
    ),
  });
}

const summary = ['slug', 'name', 'is_optional', 'is_chalice', 'location_slug'];
const BossSummary = typeOf('BossSummary', 'Boss', summary);
const { page, pageSize, total } = fieldsOf('PageMeta');
const PageMeta = new GraphQLObjectType({
  name: 'Meta',
  // Ours reads the value that is called as the field is.
  fields: {
    page: page!,
    page_size: { ...pageSize!, resolve: (meta: { pageSize: number }) => meta.pageSize },
    total: total!,
  },
});
const Drop = typeOf('BossDrop', 'Drop', ['name', 'quantity']);
const Phase = typeOf('Phase', 'BossPhase', ['phase_index', 'name', 'notes']);
const listOf = (type: GraphQLOutputType) => new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(type)));
const boss = fieldsOf('Boss');
const BossDetail = new GraphQLObjectType({
  name: 'BossDetail',
  fields: {
    ...typeOf(
      'Scalars',
      'Boss',
      [
        ...summary,
        'description',
        'wiki_url',
        'campaign',
        'is_dlc',
        'is_required',
        'is_interruptible',
        'lamp',
        'hp',
        'blood_echoes',
      ],
      { lamp: 'lampName' },
    ).toConfig().fields,
    drops: { ...boss['drops']!, type: listOf(Drop) },
    phases: { ...boss['phases']!, type: listOf(Phase) },
  },
});

/** A root field whose arguments are those of our root fields below it; sofa takes arguments at the root only. */
const envelope = (name: string, fields: Record<string, [source: string, type: GraphQLOutputType]>) =>
  new GraphQLObjectType({
    name,
    fields: Object.fromEntries(
      Object.entries(fields).map(([field, [source, type]]) => [
        field,
        {
          type,
          resolve: (args: unknown, _none: unknown, context: unknown, info: never) =>
            query[source]!.resolve!(undefined, args as never, context, info),
        },
      ]),
    ) as GraphQLFieldConfigMap<unknown, unknown>,
  });
const text = { type: new GraphQLNonNull(GraphQLString) };
const number = { type: new GraphQLNonNull(GraphQLInt) };
const forSofa = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: 'Query',
    fields: {
      bosses: {
        type: envelope('BossList', {
          data: ['bosses', listOf(BossSummary)],
          meta: ['bossesMeta', new GraphQLNonNull(PageMeta)],
        }),
        args: { gameId: text, page: number, pageSize: number },
        resolve: (_root, args) => ({ ...args, sort: 'slug' }),
      },
      boss: {
        type: envelope('BossAnswer', { data: ['boss', BossDetail] }),
        args: { gameId: text, slug: text },
        resolve: (_root, args) => args,
      },
    },
  }),
});
const options = {
  schema: forSofa,
  basePath: '/v1',
  routes: {
    'Query.bosses': { method: 'GET', path: '/:gameId/bosses' },
    'Query.boss': { method: 'GET', path: '/:gameId/bosses/:slug' },
  },
  context: async () => contextOf(release),
  swaggerUI: { endpoint: false },
};
const server = createServer(useSofa(options as never) as never);
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }));
