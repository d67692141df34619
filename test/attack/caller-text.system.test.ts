import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
} from 'graphql';
import { timesAsLong } from '../compare.ts';
import { openTestService, type TestService, sharedDatabase } from '../service.ts';

/** Long texts of callers: nothing compares them letter by letter, and no message repeats them whole. */

let service: TestService;
beforeAll(async () => {
  service = await openTestService({}, { database: await sharedDatabase() });
  await post({ query: '{ games { id } }' });
});
afterAll(() => service.close());

/** With a key that has had nothing refused yet, for refusals are counted. */
const post = async (body: unknown, key?: string) =>
  service.get('/graphql', {
    key: key ?? (await service.newKey('internal')),
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', Accept: 'application/graphql-response+json' },
  });

/** Upper bound of a response that repeats a text of the caller. */
const maxResponse = 3_000;

describe('A1: names of operations', () => {
  const long = (letter: string) => letter.repeat(15_000);

  test('A1: are not compared when they are long', async () => {
    const key = await service.newKey('internal');
    const compared = {
      operationName: `${long('b')}c`,
      query: `query ${long('a')} { games { id } }`,
    };
    // As many bytes, which nobody has to compare with anything.
    const alike = { operationName: 'c', query: `query a { games { id } } # ${long('b')}${long('a')}` };
    const times = await timesAsLong(
      () => post(compared, key),
      () => post(alike, key),
      5,
    );
    expect(times).toBeLessThanOrEqual(5);
  });

  test.each<[string, unknown]>([
    ['an unknown one', { operationName: long('b'), query: `query ${long('a')} { games { id } }` }],
    [
      'one of several that is not named',
      { query: `query ${long('a')} { games { id } } query b { games { id } }` },
    ],
    [
      'one of very many',
      {
        query: Array.from(
          { length: 240 },
          (_each, index) => `query ${'a'.repeat(150)}${index} { games { id } }`,
        ).join(' '),
      },
    ],
  ])('A1: of %s only the beginning is repeated', async (_name, body) => {
    const { status, text, json } = await post(body);
    expect([status, json.errors[0].extensions.code]).toEqual([400, 'query_refused']);
    expect(text).toContain('…');
    expect(text.length).toBeLessThan(2 * maxResponse);
  });

  test('A1: near to one that there is are suggested', async () => {
    const { json } = await post({ operationName: 'bosses', query: 'query bossses { games { id } }' });
    expect(json.errors[0].extensions.did_you_mean).toEqual(['bossses']);
  });
});

describe('A1: other names in a query are cut in messages', () => {
  const long = 'a'.repeat(10_000);
  const boss = 'boss(slug: "a")';
  const cases: [string, string][] = [
    ['a field', `{ ${long} }`],
    [
      'an alias below a limit',
      `{ ${long}: ${boss} ${'{ location { bosses '.repeat(12)}{ name }${' } }'.repeat(12)} }`,
    ],
    ['an argument', `{ boss(${long}: "x") { name } }`],
    ['an argument with a NUL', `{ boss(${long}: "\\u0000") { name } }`],
    ['a list', `{ boss(${long}: [${'1, '.repeat(101)}]) { name } }`],
    ['a variable', `query ($${long}: Nothing) { ${boss} { name } }`],
    ['a default', `query ($${long}: Slug = "\\u0000") { ${boss} { name } }`],
    ['a fragment that nobody uses', `{ ${boss} { name } } fragment ${long} on Boss { name }`],
    [
      'fragments in a circle',
      `{ ${boss} { ...${long} } } fragment ${long} on Boss { ...b } fragment b on Boss { ...${long} }`,
    ],
    ['a mutation', `mutation ${long} { x }`],
    ['a type', `{ ${boss} { ... on ${long} { name } } }`],
    ['a directive', `{ ${boss} { name @${long} } }`],
    ['an enum', `{ bosses(sort: ${long}) { data { name } } }`],
    ['what is no GraphQL', `{ "${long}" }`],
  ];
  test.each(cases)('A1: %s', async (_name, query) => {
    const { status, text } = await post({ query });
    expect(status).toBe(400);
    expect(text.length).toBeLessThan(maxResponse);
    expect(text).not.toContain('a'.repeat(500));
  });
});

describe('A4: an address that nothing has', () => {
  const html = { headers: { Accept: 'text/html' }, key: null };

  test('A4: below /docs is not compared with the pages when it is long', async () => {
    const { text: index } = await service.get('/docs', html);
    const names = [
      ...new Set([...index.matchAll(/href="\/docs\/(?:[\w-]+\/)*([\w-]+)"/g)].map(([, name]) => name!)),
    ];
    expect(names.length).toBeGreaterThan(10);
    const all = names.join('').repeat(100).slice(0, 8_000);
    const long = `/docs/${all}`;
    const times = await timesAsLong(
      () => service.get(long, html),
      () => service.get(`/docs/${'-'.repeat(8_000)}`, html),
      5,
    );
    expect(times).toBeLessThanOrEqual(5);

    const { status, text } = await service.get(long, html);
    expect(status).toBe(404);
    expect(text).toContain(`${all.slice(0, 80)}`);
    expect(text).not.toContain(all.slice(0, 200));
    const near = await service.get(`/docs/${names[0]!.slice(1)}`, html);
    expect(near.text).toContain('Did you mean');
  });

  test.each([
    ['that no route has', (text: string) => `/v1/bloodborne/${text}/x/y`],
    ['outside of the routes', (text: string) => `/${text}`],
    ['of no game', (text: string) => `/v1/${text}/bosses`],
    ['of no record', (text: string) => `/v1/bloodborne/bosses/${text}`],
    ['that cannot be decoded', (text: string) => `/v1/bloodborne/bosses/${text}%zz`],
  ])('A4: %s is cut in the message', async (_name, addressOf) => {
    const { status, json } = await service.get(addressOf('a'.repeat(7_000)));
    expect([400, 404]).toContain(status);
    expect(json.detail).not.toContain('a'.repeat(150));
    expect(json.detail.length).toBeLessThan(400);
  });
});

describe('A6: arguments of GraphQL', () => {
  /** Limits in the OpenAPI document for the same values. */
  const maxLengths: Readonly<Record<string, number>> = {
    Slug: 80,
    Label: 80,
    DatasetVersion: 20,
  };
  const schema = buildSchema(readFileSync('schema/bloodborne/schema.graphql', 'utf8'));
  /** A place for a value of one of these types: its path from the argument on, with a text written there. */
  interface Place {
    path: string;
    type: string;
    isList: boolean;
    literalOf: (text: string) => string;
  }

  /** Returns the places in an argument, or in a member of an input object. */
  function placesOf({ name, type }: { name: string; type: GraphQLInputType }): Place[] {
    const named = getNamedType(type);
    const isList = isListType(getNullableType(type));
    if (isInputObjectType(named))
      return Object.values(named.getFields())
        .flatMap(placesOf)
        .map((inner) => ({
          ...inner,
          path: `${name}.${inner.path}`,
          literalOf: (text) => `${name}: { ${inner.literalOf(text)} }`,
        }));
    if (!(named.name in maxLengths)) return [];
    const literalOf = (text: string) => `${name}: ${JSON.stringify(isList ? ['a', text] : text)}`;
    return [{ path: name, type: named.name, isList, literalOf }];
  }

  const texts = Object.values(schema.getQueryType()!.getFields()).flatMap(({ name: field, args }) =>
    args.flatMap(placesOf).map((place) => ({ field, ...place })),
  );

  const lengthRefusal = (type: string) =>
    new RegExp(`${type} must be (at most|\\d+ to) ${maxLengths[type]} characters; got `);

  test('A6: the schema has arguments of each of these types', () => {
    expect(new Set(texts.map(({ type }) => type))).toEqual(new Set(Object.keys(maxLengths)));
    expect(texts.some(({ isList }) => isList)).toBe(true);
    expect(texts.some(({ path }) => path.includes('.'))).toBe(true);
  });

  test.each(texts)('A6: $field($path: $type) has a length', async ({ field, type, literalOf }) => {
    const literal = await post({
      query: `{ ${field}(${literalOf(`${' '.repeat(50_000)}a`)}) { __typename } }`,
    });
    expect(literal.status).toBe(400);
    // Beside what else the object lacks.
    const details = literal.json.errors.map(({ message }: { message: string }) => message).join('\n');
    expect(details).toMatch(lengthRefusal(type));
    expect(literal.text.length).toBeLessThan(maxResponse);
  });

  test.each([
    ['Slug', 'Slug!', 'boss(slug: $text) { name }'],
    ['Slug', '[Slug!]', 'bosses(slugs: $text) { data { name } }'],
    ['Label', 'Label!', 'locations(filter: { region: $text }) { data { name } }'],
    ['DatasetVersion', 'DatasetVersion!', 'datasetChanges(since: $text) { data { __typename } }'],
  ])('A6: a variable of type %s has one, for %s', async (type, declared, field) => {
    const send = (length: number) =>
      post({ query: `query ($text: ${declared}) { ${field} }`, variables: { text: 'a'.repeat(length) } });
    const maxLength = maxLengths[type]!;
    expect((await send(maxLength)).text).not.toMatch(lengthRefusal(type));
    for (const length of [maxLength + 1, 50_000]) {
      const { status, json, text } = await send(length);
      expect([status, json.errors[0].extensions.code]).toEqual([400, 'invalid_parameter']);
      expect(text).toMatch(lengthRefusal(type));
      expect(text.length).toBeLessThan(maxResponse);
    }
  });
});

test.each([
  ['a NUL in a literal', { query: '{ boss(slug: "a\\u0000b") { name } }' }],
  [
    'half a pair in a variable',
    { query: 'query ($slug: Slug!) { boss(slug: $slug) { name } }', variables: { slug: 'a\ud83db' } },
  ],
])('L1: %s, which Postgres would refuse, is a 400 and reads nothing', async (_name, body) => {
  service.takeStatements();
  const { status, json } = await post(body);
  expect(status).toBe(400);
  expect(['invalid_parameter', 'query_refused']).toContain(json.errors[0].extensions.code);
  expect(service.takeStatements().filter((sql) => / bloodborne_\d/.test(sql))).toEqual([]);
});
