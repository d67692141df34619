import { getIntrospectionQuery } from 'graphql';

/** A query of the benchmark, of Bloodborne. */
export interface Query {
  readonly name: string;
  readonly text: string;
  readonly variables: Readonly<Record<string, unknown>>;
  /** Requests in a measurement. */
  readonly count: number;
}

/** The queries that all servers are compared by. */
export const queries: readonly Query[] = [
  {
    name: 'a boss',
    text: 'query boss($slug: Slug!) { boss(slug: $slug) { slug name description hp reward isOptional subArea location { slug name } } }',
    variables: { slug: 'father-gascoigne' },
    count: 1_500,
  },
  {
    name: '20 bosses with drops',
    text: 'query bosses { bosses { data { slug name hp isOptional location { slug name } drops { name quantity } } meta { page pageSize total } } }',
    variables: {},
    count: 800,
  },
  {
    name: 'a location, three levels',
    text: 'query location($slug: Slug!) { location(slug: $slug) { name region npcs { name role provides { how quantity location { name } } } bosses { name hp drops { name quantity } } } }',
    variables: { slug: 'cathedral-ward' },
    count: 1_000,
  },
  { name: 'introspection', text: getIntrospectionQuery(), variables: {}, count: 40 },
];
