import { ApolloClient, CombinedGraphQLErrors, gql, HttpLink, InMemoryCache } from '@apollo/client/core';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Client, createClient, fetchExchange } from '@urql/core';
import { ClientError, GraphQLClient } from 'graphql-request';
import { openTestService, sharedDatabase, type TestService } from '../service.ts';

/** What the users of common clients are shown of each kind of error: our words and our code. */
let service: TestService;
let keys: Record<'internal' | 'free' | 'spent', string>;
beforeAll(async () => {
  service = await openTestService({}, { database: await sharedDatabase() });
  keys = {
    internal: service.key,
    free: await service.newKey('free'),
    spent: await service.newKey('internal', 'spent@example.org'),
  };
  const caller = await service.service.keys.verify(keys.spent);
  await service.service.quota.consume(caller, 50_000, 'test');
});
afterAll(() => service.close());

interface Shown {
  readonly message: string;
  readonly code: unknown;
  readonly data?: unknown;
}

interface Question {
  readonly query: string;
  readonly variables?: Record<string, unknown>;
  readonly headers: Record<string, string>;
}

type Sends = (url: string, question: Question) => Promise<Shown>;

const noSyntax = '{';
/** Clients parse what they are given, so a text without syntax takes the place of a query on its way. */
const queryOf = ({ query }: Question) => (query === noSyntax ? '{ games { id } }' : query);
const fetchOf = ({ query }: Question): typeof fetch =>
  query === noSyntax ? (url, init) => fetch(url, { ...init, body: JSON.stringify({ query }) }) : fetch;

const apollo: Sends = async (uri, question) => {
  const { variables = {}, headers } = question;
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new HttpLink({ uri, headers, fetch: fetchOf(question) }),
  });
  try {
    const { data } = await client.query({ query: gql(queryOf(question)), variables });
    return { message: '', code: undefined, data };
  } catch (error) {
    if (!CombinedGraphQLErrors.is(error)) return { message: String(error), code: undefined };
    return { message: error.message, code: error.errors[0]?.extensions?.['code'] };
  }
};

const urql: Sends = async (url, question) => {
  const { variables = {}, headers } = question;
  const client: Client = createClient({
    url,
    exchanges: [fetchExchange],
    preferGetMethod: false,
    fetch: fetchOf(question),
    fetchOptions: { headers },
  });
  const { data, error } = await client.query(queryOf(question), variables).toPromise();
  return {
    message: error?.networkError ? String(error) : (error?.message ?? ''),
    code: error?.graphQLErrors[0]?.extensions['code'],
    data,
  };
};

const graphqlRequest: Sends = async (url, question) => {
  const { variables = {}, headers } = question;
  const client = new GraphQLClient(url, { headers, fetch: fetchOf(question) });
  try {
    return {
      message: '',
      code: undefined,
      data: await client.request(queryOf(question), variables),
    };
  } catch (error) {
    if (!(error instanceof ClientError)) return { message: String(error), code: undefined };
    return { message: error.message, code: error.response.errors?.[0]?.extensions['code'] };
  }
};

const withKey = (key: string) => ({ 'X-API-Key': key });
const games = '{ games { id } }';
const many = `{ ${Array.from({ length: 21 }, (_each, index) => `a${index}: games { id }`).join(' ')} }`;
const paged = 'query ($n: PageSize!) { bosses(page: { size: $n }) { data { name } } }';

const cases: readonly [name: string, code: string, message: RegExp, question: () => Question][] = [
  [
    'a syntax error',
    'query_refused',
    /Syntax Error/,
    () => ({ query: noSyntax, headers: withKey(keys.internal) }),
  ],
  [
    'an unknown field',
    'query_refused',
    /Cannot query field "nam" on type "Boss"/,
    () => ({ query: '{ boss(slug: "a") { nam } }', headers: withKey(keys.internal) }),
  ],
  [
    'a variable of a wrong value',
    'invalid_parameter',
    /Variable "\$n" got invalid value 101/,
    () => ({ query: paged, variables: { n: 101 }, headers: withKey(keys.internal) }),
  ],
  [
    'a limit',
    'query_refused',
    /The query has 21 aliases; at most 20 are allowed/,
    () => ({ query: many, headers: withKey(keys.internal) }),
  ],
  ['a missing key', 'missing_api_key', /requires an API key/, () => ({ query: games, headers: {} })],
  [
    'a malformed key',
    'malformed_api_key',
    /key/,
    () => ({ query: games, headers: withKey('caryll_live_nonsense') }),
  ],
  [
    'another plan',
    'plan_not_allowed',
    /requires a key on the internal plan; this key is on the free plan/,
    () => ({ query: games, headers: withKey(keys.free) }),
  ],
  [
    'a quota that is used up',
    'quota_exceeded',
    /0 of 50000 are left today/,
    () => ({ query: games, headers: withKey(keys.spent) }),
  ],
];

describe.each([
  ['Apollo Client', apollo],
  ['urql', urql],
  ['graphql-request', graphqlRequest],
] as const)('%s', (_client, send) => {
  test('gets a response', async () => {
    const { data, message } = await send(`${service.url}/graphql`, {
      query: '{ boss(slug: "father-gascoigne") { name } }',
      headers: withKey(keys.internal),
    });
    expect([message, data]).toMatchObject(['', { boss: { name: 'Father Gascoigne' } }]);
  });

  test.each(cases)('shows %s', async (_name, code, message, question) => {
    const shown = await send(`${service.url}/graphql`, question());
    expect(shown.message).toMatch(message);
    expect(shown.code).toBe(code);
  });

  test('shows an outage', async () => {
    const out = await openTestService({}, { database: service.database });
    await send(`${out.url}/graphql`, { query: games, headers: withKey(out.key) });
    const { client } = service.database.knex;
    const { acquireConnection } = client;
    client.acquireConnection = () =>
      Promise.reject(Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }));
    try {
      const shown = await send(`${out.url}/graphql`, {
        query: '{ bosses { data { name } } }',
        headers: withKey(out.key),
      });
      expect(shown.message).toMatch(/data is unavailable at the moment/);
      expect(shown.code).toBe('unavailable');
    } finally {
      client.acquireConnection = acquireConnection;
      await out.service.close();
    }
  });
});
