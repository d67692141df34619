import { readFileSync } from 'node:fs';
import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client/core';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type GraphQLAbstractType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isScalarType,
  isSpecifiedScalarType,
} from 'graphql';
import ts from 'typescript';
import { parse as parseYaml } from 'yaml';
import { graphOf, servedGraph } from '../../src/games/index.ts';
import { servedGames } from '../../src/kinds/served.ts';
import { fromRoot } from '../../src/root.ts';
import { schema } from '../bloodborne.ts';
import { guideBlocks } from '../docs/blocks.ts';
import { gameIds } from '../games.ts';
import { openTestService, type TestService, sharedDatabase } from '../service.ts';

/** What authors of internal tools need besides data: types, a cache that works, and errors that explain themselves. */
let service: TestService;
beforeAll(async () => {
  service = await openTestService({}, { database: await sharedDatabase() });
});
afterAll(() => service.close());

const send = (query: string, variables: Record<string, unknown> = {}, key = service.key) =>
  service.get('/graphql', {
    method: 'POST',
    key,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
const blockOf = (info: string) => guideBlocks.find((block) => block.info === info)!.code;
const schemas = [...servedGames().values()].map((game) => graphOf(game).schema);
const typesOf = (of: GraphQLSchema) =>
  Object.values(of.getTypeMap()).filter(({ name }) => !name.startsWith('__'));
const types = typesOf(schema);

describe('P2-1: types for GraphQL Code Generator', () => {
  test('the guide lists every scalar of the schemas of all games, and no other', () => {
    const { scalars } = parseYaml(blockOf('yaml codegen.yml')).config;
    const own = schemas.flatMap(typesOf).filter((type) => isScalarType(type) && !isSpecifiedScalarType(type));
    const wanted = Object.fromEntries(
      own.map((type) => {
        const { type: of, items } = (type.extensions['jsonSchema'] ?? { type: 'string' }) as any;
        if (of === undefined) return [type.name, 'unknown'];
        if (of === 'object') return [type.name, 'Record<string, string>'];
        if (of === 'array') return [type.name, `${items.type}[]`];
        return [type.name, of === 'string' ? 'string' : 'number'];
      }),
    );
    expect(scalars).toEqual(wanted);
  });

  test('no type has the name of a generic type of TypeScript, which generated code would hide', () => {
    const file = fromRoot('node_modules', 'typescript', 'lib', 'lib.es5.d.ts');
    const { statements } = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
    const generic = statements.flatMap((node) =>
      (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) && node.typeParameters
        ? [node.name.text]
        : [],
    );
    expect(generic).toEqual(expect.arrayContaining(['Array', 'Record']));
    const names = schemas.flatMap(typesOf).map(({ name }) => name);
    expect(names.filter((name) => generic.includes(name))).toEqual([]);
  });

  test('the guide lists what each interface and union can be', () => {
    const wanted = types.filter(isAbstractType).map((type: GraphQLAbstractType) => [
      type.name,
      schema
        .getPossibleTypes(type)
        .map(({ name }) => name)
        .sort(),
    ]);
    expect(JSON.parse(blockOf('json possibleTypes'))).toEqual(Object.fromEntries(wanted));
  });
});

describe('P2-3: identifiers', () => {
  test('a record has one, by which it is found again', async () => {
    const { json } = await send('{ search(q: "amygdala") { data { kind slug record { id } } } }');
    for (const { kind, slug, record } of json.data.search.data) {
      expect(record.id).toBe(`bloodborne:${kind}:${slug}`);
      const found = await send(
        'query ($id: ID!) { node(id: $id) { id __typename ... on GameRecord { slug } } }',
        {
          id: record.id,
        },
      );
      expect(found.json.data.node).toMatchObject({ id: record.id, slug });
    }
  });

  test.each([
    'bloodborne:boss:nobody',
    'bloodborne:dragon:amygdala',
    'nowhere:boss:amygdala',
    'amygdala',
    'bloodborne:boss:amygdala:x',
  ])('no record has %s', async (id) => {
    const { json } = await send('query ($id: ID!) { node(id: $id) { id } }', { id });
    expect([json.data, json.errors]).toEqual([{ node: null }, undefined]);
  });

  test('an id of another game is refused with where it belongs, on the schema of every game', async () => {
    const games = ['bloodborne', 'elden-ring'];
    for (const game of games)
      for (const other of games.filter((each) => each !== game)) {
        const { json } = await service.get(
          `/graphql/${game}?query=${encodeURIComponent(`{ node(id: "${other}:boss:anyone") { id } }`)}`,
        );
        expect(json.data).toEqual({ node: null });
        expect(json.errors).toMatchObject([
          {
            message: expect.stringContaining(`/graphql/${other}`),
            extensions: { code: 'invalid_parameter' },
          },
        ]);
      }
  });

  test('Apollo Client keeps a record once, whichever query brought it', async () => {
    const cache = new InMemoryCache({ possibleTypes: JSON.parse(blockOf('json possibleTypes')) });
    const client = new ApolloClient({
      cache,
      link: new HttpLink({ uri: `${service.url}/graphql`, headers: { 'X-API-Key': service.key } }),
    });
    for (const query of [
      '{ boss(slug: "father-gascoigne") { id name location { id name } } }',
      '{ location(slug: "central-yharnam") { id bosses { id hp } } }',
    ])
      await client.query({ query: gql(query) });
    const kept = cache.extract() as any;
    expect(kept['Boss:bloodborne:boss:father-gascoigne']).toMatchObject({
      name: 'Father Gascoigne',
      hp: expect.any(Number),
    });
  });
});

describe('P2-2: records beside their slugs', () => {
  test('are those that the slugs name, in their order', async () => {
    const { json } = await send(`{
      enemies(page: { size: 50 }) { data { locationSlugs locations { slug } } }
      locations(page: { size: 50 }) { data { connectedSlugs connected { slug } } }
      weapons(page: { size: 50 }) { data { soldBy merchants { slug } } }
      items(page: { size: 50 }) { data { soldBy merchants { slug } } }
    }`);
    const slugs = (records: readonly { slug: string }[]) => records.map(({ slug }) => slug);
    for (const each of json.data.enemies.data) expect(slugs(each.locations)).toEqual(each.locationSlugs);
    for (const each of json.data.locations.data) expect(slugs(each.connected)).toEqual(each.connectedSlugs);
    for (const each of [...json.data.weapons.data, ...json.data.items.data])
      expect(slugs(each.merchants)).toEqual(each.soldBy);
  });
});

describe('P2-5: what is wrong with a query', () => {
  test.each([
    ['{', 'syntax'],
    ['{ games { nam } }', 'unknown_name'],
    ['{ games(page: { number: 1 }) { id } }', 'unknown_name'],
    ['{ bosses(sort: HP_DESC) { data { slug } } }', 'unknown_name'],
    ['{ bosses(filter: { hpp: { min: 1 } }) { data { slug } } }', 'unknown_name'],
    ['{ bosses(filter: { hp: { least: 1 } }) { data { slug } } }', 'unknown_name'],
    ['{ games }', 'invalid'],
    ['{ bosses { data } }', 'invalid'],
    [`{ ${Array.from({ length: 21 }, (_, index) => `a${index}: games { id }`).join(' ')} }`, 'limit'],
    [
      '{ items(page: { size: 100 }) { data { droppedBy { record { ... on Enemy { drops { name } } } } } } }',
      'limit',
    ],
  ])('%s is %s', async (query, reason) => {
    const { errors } = (await send(query)).json;
    expect(errors.map(({ extensions }: any) => [extensions.code, extensions.reason])).toEqual(
      errors.map(() => ['query_refused', reason]),
    );
  });

  test('an unknown id is distinguished from it', async () => {
    const { json } = await service.get(`/graphql?id=${'0'.repeat(64)}`);
    expect(json.errors[0].extensions).toMatchObject({ code: 'query_refused', reason: 'unknown_operation' });
  });

  test('errors do not repeat each other', async () => {
    const { errors } = (await send('{ games { nam idd x } }')).json;
    expect(errors).toHaveLength(3);
    for (const { message, extensions } of errors) expect(extensions.detail).toBe(message);
  });

  test('P2-13: a value that its scalar does not take is found in the text', async () => {
    const { errors } = (await send('{ bosses(page: { size: 101 }) { data { slug } } }')).json;
    expect(errors[0].message).toContain('must be an integer from 1 to 100; got 101');
    expect(errors[0].locations).toEqual([{ line: 1, column: 24 }]);
  });
});

describe('an unknown member of an input', () => {
  test.each([
    ['in the text', '{ bosses(filter: { hpp: { min: 1 } }) { data { slug } } }', {}],
    [
      'in a variable',
      'query ($f: BossFilter) { bosses(filter: $f) { data { slug } } }',
      { f: { hpp: { min: 1 } } },
    ],
  ])('%s is named with the one that is meant', async (_where, query, variables) => {
    const { errors } = (await send(query, variables)).json;
    expect(errors[0].message).toContain('Field "hpp" is not defined by type "BossFilter". Did you mean "hp"');
  });
});

describe('a name of an earlier version, or of REST', () => {
  test.each([
    ['/graphql', '{ bosses(hpMin: 1) { data { slug } } }', ['filter.hp.min']],
    ['/graphql', '{ bosses(pageSize: 5) { data { slug } } }', ['page.size']],
    ['/graphql', '{ bosses(filter: { hpMin: 1 }) { data { slug } } }', ['hp.min']],
    ['/graphql', '{ locations { data { bosses(isDlc: true) { slug } } } }', ['filter.isDlc']],
    ['/graphql/elden-ring', '{ bosses { data { runes } } }', ['reward']],
    ['/graphql/elden-ring', '{ bosses(runesMax: 1) { data { slug } } }', ['filter.reward.max']],
    ['/graphql/elden-ring', '{ weapons(filter: { maxUpgradeMin: 1 }) { data { slug } } }', ['maxLevel.min']],
  ])('%s %s is refused with the present one', async (path, query, names) => {
    const { json } = await service.get(`${path}?query=${encodeURIComponent(query)}`);
    const { message, extensions } = json.errors[0];
    expect(extensions).toMatchObject({ reason: 'unknown_name', did_you_mean: names });
    expect(message).toContain(`Use "${names[0]}".`);
  });
});

describe.each(gameIds)('%s: a name of an earlier version', (gameId) => {
  const own = servedGraph(gameId).schema;
  const roots = Object.keys(own.getQueryType()!.getFields());
  const weapon = `weapon(slug: "x")`;
  const boss = `boss(slug: "x")`;
  // So many client errors exceed what one key may send.
  let key: string;
  beforeAll(async () => {
    key = await service.newKey('internal');
  });
  const errorOf = async (query: string) =>
    (await service.get(`/graphql/${gameId}?query=${encodeURIComponent(query)}`, { key })).json.errors[0];

  test.each([
    [`{ ${weapon} { type } }`, 'category'],
    ['{ weapons(type: x) { data { slug } } }', 'filter.category'],
    ['{ search(q: "fire") { data { type } } }', 'kind'],
    ['{ search(q: "fire") { data { resource } } }', 'kind'],
    ['{ search(q: "fire", type: x) { data { slug } } }', 'kinds'],
    [`{ ${weapon} { maxUpgrade } }`, 'maxLevel'],
    [`{ ${boss} { drops { type } } }`, 'kind'],
    [`{ ${boss} { drops { dropRate } } }`, 'chance'],
    [`{ ${boss} { bloodEchoes } }`, 'reward'],
    [`{ ${boss} { arena } }`, 'subArea'],
    [`{ ${boss} { forms { superArmor } } }`, 'poise'],
    [`{ ${boss} { forms { variantId } } }`, 'npcParamId'],
    ['{ item(slug: "x") { maxCarry } }', 'maxHeld'],
    ['{ item(slug: "x") { maxStorage } }', 'maxStored'],
    ['{ item(slug: "x") { kind } }', 'family'],
    ['{ location(slug: "x") { lamps { name } } }', 'restPoints'],
    ['{ location(slug: "x") { graces { name } } }', 'restPoints'],
    ['{ origin(slug: "x") { slug } }', 'class'],
    ['{ origins { data { slug } } }', 'classes'],
    ['{ armorList { data { slug } } }', 'armorPieces'],
    ['{ datasetChanges(since: "2026.11.1") { data { resource } } }', 'kind'],
  ])('%s is refused with the present one first', async (query, name) => {
    const [root] = /\w+/.exec(query)!;
    if (![root, name].some((each) => roots.includes(each))) return;
    expect((await errorOf(query)).extensions.did_you_mean?.[0]).toBe(name);
  });

  test.each([
    ['SearchType', 'Kind'],
    ['LookupType', 'Kind'],
    ['LootKind', 'Kind'],
    ['ObtainableKind', 'Kind'],
    ['CompareKind', 'Kind'],
    ['DataKind', 'Kind'],
    ['Stock', 'Offer'],
    ['Record', 'GameRecord'],
    ['BossForm', 'Combatant'],
    ['BossPart', 'Combatant'],
    ['BossFigures', 'Combatant'],
    ['EnemyVariant', 'Combatant'],
    ['EnemyLoot', 'Drop'],
    ['AttributeScaling', 'Scaling'],
    ['AttributeRequirements', 'Requirements'],
    ['MerchantPlace', 'Place'],
    ['AttackKind', 'DamageType'],
    ['RatingStat', 'WeaponStat'],
    ['HunterLevel', 'Level'],
    ['TarnishedLevel', 'Level'],
  ])('the type %s is refused with %s', async (old, name) => {
    if (own.getType(name) === undefined) return;
    expect((await errorOf(`query ($x: ${old}) { games { id } }`)).extensions.did_you_mean).toContain(name);
  });
});

describe('P2-6: an unknown value of an enum', () => {
  const type = schema.getType('BossSort');
  const values = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];

  test.each([
    ['in the text', '{ bosses(sort: HP_DESC) { data { slug } } }', {}],
    ['in a variable', 'query ($s: BossSort!) { bosses(sort: [$s]) { data { slug } } }', { s: 'X' }],
  ])('%s lists all that there are', async (_where, query, variables) => {
    const { errors } = (await send(query, variables)).json;
    expect(errors[0].message).toContain(`It has ${values.join(', ')}.`);
    expect(errors[0].extensions.allowed).toEqual(values);
  });
});

test('P2-7: a missing record comes with suggestions, also from the cache', async () => {
  const query = `query ($slug: Slug!) {
    there: boss(slug: "amygdala") { slug }
    ...Rest
  }
  fragment Rest on Query { gone: boss(slug: $slug) { slug } }`;
  for (let times = 0; times < 2; times += 1) {
    const { data, extensions } = (await send(query, { slug: 'father-gascoine' })).json;
    expect(data).toEqual({ there: { slug: 'amygdala' }, gone: null });
    expect(extensions.didYouMean).toEqual({ gone: expect.arrayContaining(['father-gascoigne']) });
  }
  const { extensions } = (await send(query, { slug: 'amygdala' })).json;
  expect(extensions).not.toHaveProperty('didYouMean');
});

test('P2-7: what was meant is looked for a few times', async () => {
  const many = await send(
    `{ ${[1, 2, 3, 4, 5].map((n) => `b${n}: boss(slug: "amygdal${n}") { slug }`).join(' ')} }`,
  );
  expect(Object.keys(many.json.extensions.didYouMean)).toEqual(['b1', 'b2', 'b3']);
});

describe('P2-8: a client error is free', () => {
  test.each([
    ['unknown_reference', '{ bosses(filter: { locationSlug: "yharnm" }) { data { slug } } }'],
    ['invalid_parameter', '{ bosses(slugs: []) { data { slug } } }'],
  ])('%s', async (code, query) => {
    const key = await service.newKey('internal');
    const { status, headers, json } = await send(query, {}, key);
    expect([status, json.errors[0].extensions.code]).toEqual([200, code]);
    expect(headers['x-ratelimit-cost']).toBe('0');
    const usage = await service.get('/v1/usage', { key });
    expect(usage.json.data.key_units.used).toBe(0);
  });
});

test('P2-9: one level of a weapon and one kind of drops can be requested', async () => {
  const { json } = await send(`{
    weapon(slug: "saw-cleaver") { levels(filter: { level: 10 }) { level } all: levels { level } }
    enemies(page: { size: 50 }) { data { drops(filter: { kind: blood_gem }) { kind } all: drops { kind } } }
  }`);
  expect(json.data.weapon.levels).toEqual([{ level: 10 }]);
  expect(json.data.weapon.all.length).toBeGreaterThan(1);
  for (const { drops, all } of json.data.enemies.data)
    expect(drops).toEqual(all.filter(({ kind }: any) => kind === 'blood_gem'));
});
