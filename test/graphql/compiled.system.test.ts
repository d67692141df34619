import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ExecutionResult } from 'graphql';
import { createYoga } from 'graphql-yoga';
import type { Release } from '../../src/data/releases.ts';
import { contextOf } from '../../src/graph/builder.ts';
import { schema } from '../../src/graph/schema.ts';
import { type BudgetLimits, createBudget } from '../../src/graphql/budget.ts';
import { createCompiledOperations } from '../../src/graphql/compiled.ts';
import { type CheckedQuery, createLimiter } from '../../src/graphql/limits.ts';
import { loadPersisted } from '../../src/graphql/persisted.ts';
import { loadOperations } from '../../src/rest/operations.ts';
import { fromRoot } from '../../src/root.ts';
import { type Graph, sharedGraph } from '../graph/graph.ts';
import { openTestService, type TestService } from '../service.ts';

const limiter = createLimiter(schema);
const gascoigne = 'gameId: "bloodborne", slug: "father-gascoigne"';
let graph: Graph;
beforeAll(async () => {
  graph = await sharedGraph();
});

const ample: BudgetLimits = { rows: 1e9, bytes: 1e9, milliseconds: 60_000 };
const { execute } = createYoga({ schema, logging: false, maskedErrors: false }).getEnveloped({} as never);

interface Both {
  readonly compiled: ExecutionResult | undefined;
  readonly usual: ExecutionResult;
  /** Why the compiled operation was ended; then nothing is known of the other. */
  readonly reason?: unknown;
  /** Values that the compiled operation has given so far. */
  readonly counted: () => number;
}

/** What both executors give for a query that was paid for often; `compiled` is undefined where only one takes it. */
async function both(
  query: CheckedQuery,
  given: Record<string, unknown> = {},
  {
    limits = ample,
    paid = 1_000,
    release = graph.fresh(),
    controller = new AbortController(),
  }: Partial<{ limits: BudgetLimits; paid: number; release: Release; controller: AbortController }> = {},
): Promise<Both> {
  const operations = createCompiledOperations(schema);
  const chosen = limiter.choose(query, undefined, given);
  for (let times = 0; times < paid; times += 1) operations.paid(chosen);
  const { signal } = controller;
  const budget = createBudget(limits, (refusal) => controller.abort(refusal));
  let counted = 0;
  const counting = Object.create(budget, {
    count: {
      value(...value: Parameters<typeof budget.count>) {
        counted += 1;
        return budget.count(...value);
      },
    },
  });
  try {
    const compiled = await operations.run({ chosen, given, release, budget: counting, signal });
    const usual: ExecutionResult = await execute({
      schema,
      document: query.document,
      variableValues: given,
      contextValue: contextOf(release),
    } as never);
    return { compiled, usual, counted: () => counted };
  } catch (reason) {
    return { compiled: undefined, usual: {}, reason, counted: () => counted };
  } finally {
    budget.end();
  }
}

const variables: Record<string, unknown> = {
  gameId: 'bloodborne',
  q: 'beast',
  weapon: 'saw-cleaver',
  boss: 'father-gascoigne',
  maximize: 'fire',
  from: 5,
  to: 10,
};
/** A slug for each type that an operation is about, so that there is something to show. */
const slugFor = async (name: string): Promise<string | undefined> => {
  const plural = /^get(\w+?)(?:Detail|Summary|Full)?$/.exec(name)?.[1];
  const field = plural && schema.getQueryType()!.getFields()[`${plural[0]!.toLowerCase()}${plural.slice(1)}`];
  if (!field) return undefined;
  const { rows } = await graph.database.knex.raw(
    `select slug from ${plural.replace(/(?!^)[A-Z]/g, '_$&').toLowerCase()} where release_id = ? order by slug limit 1`,
    [graph.fresh().id],
  );
  return rows[0]?.slug;
};

const operations = loadOperations(fromRoot('schema', 'operations'), schema);
const rest = operations.list.map(({ id, queries }) => [id, [...queries.values()]] as const);
const golden = fromRoot('test', 'golden', 'graphql');

describe('a compiled operation gives what the executor of graphql gives, byte for byte', () => {
  test.each(rest)('%s', async (id, queries) => {
    const slug = (await slugFor(id)) ?? 'father-gascoigne';
    const since = graph.fresh().games.get('bloodborne')!.datasetVersion;
    for (const { document } of queries) {
      const { compiled, usual } = await both(limiter.trust(document), { ...variables, slug, since });
      expect(usual.errors).toBeUndefined();
      expect(JSON.stringify(compiled?.data)).toBe(JSON.stringify(usual.data));
    }
  });

  test.each(readdirSync(golden).filter((file) => file.endsWith('.graphql')))('%s', async (file) => {
    const query = limiter.check(readFileSync(`${golden}/${file}`, 'utf8'), true);
    const { compiled, usual } = await both(query);
    expect(usual.errors).toBeUndefined();
    expect(JSON.stringify(compiled?.data)).toBe(JSON.stringify(usual.data));
  });

  test('of the tools', async () => {
    const tools = loadPersisted(limiter, [], fromRoot('schema', 'persisted'));
    for (const { query } of tools) {
      const { compiled, usual } = await both(query, { ...variables, slug: 'central-yharnam' });
      expect(JSON.stringify(compiled?.data)).toBe(JSON.stringify(usual.data));
    }
  });

  test.each<[string, Record<string, unknown>]>([
    ['query ($n: PageSize! = 2) { bosses(gameId: "bloodborne", pageSize: $n) { slug } }', {}],
    ['query ($n: PageSize! = 2) { bosses(gameId: "bloodborne", pageSize: $n) { slug } }', { n: 3, other: 1 }],
    ['query ($n: PageSize = 2) { bosses(gameId: "bloodborne", pageSize: $n) { slug } }', {}],
    ['query ($n: PageSize) { bosses(gameId: "bloodborne", pageSize: $n) { slug } }', {}],
    ['query ($s: BossSort! = name) { bosses(gameId: "bloodborne", pageSize: 3, sort: $s) { slug } }', {}],
    ['query ($c: Campaign) { bosses(gameId: "bloodborne", campaign: $c) { slug } }', { c: null }],
    ['query ($c: Campaign) { bosses(gameId: "bloodborne", campaign: $c) { slug } }', { c: 'main_story' }],
    ['query ($s: [Slug!]) { bosses(gameId: "bloodborne", slugs: $s) { slug } }', { s: 'cleric-beast' }],
    ['query ($b: Boolean) { bosses(gameId: "bloodborne", isDlc: $b) { slug } }', { b: false }],
    [`{ boss(${gascoigne}) { __typename a: name constructor: hp drops { __typename name } } }`, {}],
    [`{ a: boss(${gascoigne}) { ...F } b: boss(${gascoigne}) { ...F hp } } fragment F on Boss { name }`, {}],
    ['{ node: boss(gameId: "bloodborne", slug: "nobody") { name location { name } } }', {}],
    ['query A { games { id } }', {}],
  ])('%s with %j', async (text, given) => {
    const { compiled, usual } = await both(limiter.check(text), given);
    expect(usual.errors).toBeUndefined();
    expect(JSON.stringify(compiled?.data)).toBe(JSON.stringify(usual.data));
  });
});

describe('what is left to the executor of graphql', () => {
  const marker = '__MAGIC_DATE__33a9e76d_02e0_4128_8e92_3530ad3da74d';
  test.each([
    [
      'a text that graphql-jit would take for source code',
      `{ boss(gameId: "bloodborne", slug: "${marker}process.exit()") { name } }`,
    ],
    ['that text without brackets', `{ boss(gameId: "bloodborne", slug: "${marker}process") { name } }`],
    ['as a default', `query ($s: Slug! = "${marker}0") { boss(gameId: "bloodborne", slug: $s) { name } }`],
    ['quotes', '{ boss(gameId: "bloodborne", slug: "a\\"b") { name } }'],
    ['a template', `{ boss(gameId: "bloodborne", slug: "a$${'{process}'}") { name } }`],
    ['lines', '{ boss(gameId: "bloodborne", slug: """a\nb""") { name } }'],
    ['a name of JavaScript', `{ boss(${gascoigne}) { __proto__: name } }`],
    ['a name of the compiled code', `{ __context: boss(${gascoigne}) { name } }`],
    ['another type name', `{ boss(${gascoigne}) { __typename: name } }`],
    ['directives', `query ($b: Boolean! = true) { boss(${gascoigne}) { name @include(if: $b) } }`],
    [
      'variables in lists',
      'query ($s: Slug!) { bosses(gameId: "bloodborne", slugs: [$s, "cleric-beast"]) { name } }',
    ],
    ['questions about the schema', '{ __schema { types { name } } }'],
    [
      'interfaces inside each other',
      `{ ${Array.from({ length: 9 }, (_each, at) => `a${at}: search(gameId: "bloodborne", q: "beast", pageSize: 1) { record { slug name aliases } }`).join(' ')} }`,
    ],
  ])('%s', async (_what, text) => {
    const given = text.includes('$s: Slug!)') ? { s: 'father-gascoigne' } : {};
    const { compiled } = await both(limiter.check(text), given);
    expect(compiled).toBeUndefined();
  });

  test('what was not paid for often enough, the more often the larger it is', async () => {
    const small = limiter.check(`{ boss(${gascoigne}) { name } }`);
    const fields = ['name', 'slug', 'hp', 'isDlc', 'campaign', 'arena', 'lampName', 'description'];
    const large = limiter.check(
      `{ ${Array.from({ length: 12 }, (_each, at) => `a${at}: boss(${gascoigne}) { ${fields.join(' ')} }`).join(' ')} }`,
    );
    for (const [query, paid, isCompiled] of [
      [small, 8, false],
      [small, 9, true],
      [large, 9, false],
      [large, 40, true],
    ] as const) {
      const { compiled } = await both(query, {}, { paid });
      expect(compiled !== undefined).toBe(isCompiled);
    }
  });

  test.each([
    ['of a resolver', '{ boss(gameId: "bloodborn", slug: "a") { name } games { id } }'],
    ['of an argument', 'query ($n: PageSize = 2) { bosses(gameId: "bloodborne", pageSize: $n) { slug } }'],
  ])('errors %s', async (_what, text) => {
    const { compiled, usual } = await both(limiter.check(text), { n: null });
    expect(compiled).toBeUndefined();
    expect(usual.errors).toHaveLength(1);
  });
});

describe('a compiled operation is ended where it stands', () => {
  const deep =
    '{ bloodGemFamily(gameId: "bloodborne", slug: "tempering-physical-atk-up") { gems { family { gems { family { gems { slug name } } } } } } }';

  test.each([
    ['rows', { ...ample, rows: 2_000 }],
    ['bytes', { ...ample, bytes: 20_000 }],
    ['milliseconds', { ...ample, milliseconds: 1 }],
  ] as const)('when its %s are spent', async (limit, limits) => {
    const query = limiter.check(deep);
    const whole = await both(query);
    expect(whole.compiled?.data).toBeDefined();
    const { reason, counted } = await both(query, {}, { limits });
    expect(reason).toMatchObject({ code: 'query_refused', extras: { limit, allowed: limits[limit] } });
    const before = counted();
    expect(before).toBeLessThan(whole.counted() / 2);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(counted() - before).toBeLessThan(whole.counted() / 50);
  });
});

test('of compiled operations those asked last are kept, and the others are dropped', async () => {
  const operations = createCompiledOperations(schema);
  const fields = ['name', 'slug', 'hp', 'isDlc', 'campaign', 'arena', 'lampName', 'description'];
  const queries = Array.from({ length: 401 }, (_, index) => {
    const query = limiter.check(`query q${index} { boss(${gascoigne}) { ${fields.join(' ')} } }`);
    return limiter.choose(query, undefined, {});
  });
  const isCompiled = async (chosen: (typeof queries)[number]) => {
    const budget = createBudget(ample, () => {});
    const { signal } = new AbortController();
    const result = await operations.run({ chosen, given: {}, release: graph.fresh(), budget, signal });
    budget.end();
    return result !== undefined;
  };
  for (const chosen of queries) {
    for (let times = 0; times < 20; times += 1) operations.paid(chosen);
    expect(await isCompiled(chosen)).toBe(true);
  }
  const kept: boolean[] = [];
  for (const chosen of queries) kept.push(await isCompiled(chosen));
  const first = kept.indexOf(true);
  expect(kept.slice(first)).not.toContain(false);
  // 16 MiB hold some 150 of this size; `compiled.long.test.ts` measures what they take.
  expect(kept.length - first).toBeGreaterThan(100);
  expect(kept.length - first).toBeLessThan(250);
});

describe('a compiled operation that nobody waits for any more', () => {
  test('asks the database for nothing more', async () => {
    const query = limiter.check(
      '{ bosses(gameId: "bloodborne", pageSize: 2) { location { connections { location { npcs { placements { location { lamps { name } } } } } } } } }',
    );
    const statements: string[] = [];
    const controller = new AbortController();
    const onQuery = ({ sql }: { sql: string }) => {
      statements.push(sql);
      controller.abort(new Error('gone'));
    };
    graph.database.knex.on('query', onQuery);
    const { reason } = await both(query, {}, { controller });
    await new Promise((resolve) => setTimeout(resolve, 50));
    graph.database.knex.off('query', onQuery);
    expect(reason).toEqual(new Error('gone'));
    expect(statements).toHaveLength(1);
  });
});

describe('a query that becomes compiled while it is asked', () => {
  let service: TestService;
  beforeAll(async () => {
    const settings = { GRAPHQL_CACHE_BYTES: '0', GRAPHQL_ANSWER_BYTES: '10000' };
    service = await openTestService(settings, { database: graph.database });
  });
  afterAll(() => service.service.close());

  const asked = async (query: string, given: readonly object[]) => {
    const answers: string[] = [];
    for (const each of given) {
      const { status, text } = await service.get('/graphql', {
        method: 'POST',
        body: JSON.stringify({ query, variables: each }),
        headers: { 'Content-Type': 'application/json' },
      });
      answers.push(`${status} ${text.replace(/"(request_id|remaining)":[^,}]*/g, '')}`);
    }
    return answers;
  };
  const often = Array.from({ length: 14 }, () => ({ n: 1 }));

  test.each([
    ['data', `{ boss(${gascoigne}) { name drops { name } } }`],
    ['errors', `{ boss(gameId: "bloodborn", slug: "a") { name } other: boss(${gascoigne}) { name } }`],
    ['nothing but errors', '{ bosses(gameId: "bloodborn") { name } }'],
  ])('goes on to answer %s', async (_what, query) => {
    expect(new Set(await asked(query, often)).size).toBe(1);
  });

  test('is refused in the same words when its answer is too large', async () => {
    const query =
      'query ($n: PageSize!) { bosses(gameId: "bloodborne", pageSize: $n) { name description phases { name } } }';
    const answers = await asked(query, [{ n: 42 }, ...often, { n: 42 }]);
    expect(answers[0]).toContain('"limit":"bytes"');
    expect(answers.at(-1)!.replace(/[\d,]+ bytes in|"found":\d+/g, '')).toBe(
      answers[0]!.replace(/[\d,]+ bytes in|"found":\d+/g, ''),
    );
  });
});
