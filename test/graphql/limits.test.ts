import { beforeAll, describe, expect, test } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import { schema } from '../../src/graph/schema.ts';
import { createLimiter, limits } from '../../src/graphql/limits.ts';
import { Problem } from '../../src/problem.ts';
import { type Graph, sharedGraph } from '../graph/graph.ts';
import { abuses } from './abuse.ts';

const limiter = createLimiter(schema);
let graph: Graph;
beforeAll(async () => {
  graph = await sharedGraph();
});

function refusalOf(query: string, variables: Record<string, unknown> = {}): Problem | undefined {
  try {
    limiter.price(limiter.choose(limiter.check(query), undefined, variables), graph.statistics);
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return error;
    throw error;
  }
}

const costOf = (query: string, variables: Record<string, unknown> = {}) =>
  limiter.price(limiter.choose(limiter.check(query), undefined, variables), graph.statistics);

describe('abusive queries', () => {
  test('there are at least thirty of them', () => {
    expect(abuses.length).toBeGreaterThanOrEqual(30);
  });

  test.each(abuses.map((abuse) => [abuse.name, abuse] as const))(
    '%s',
    (_name, { query, limit, variables }) => {
      const problem = refusalOf(query, variables);
      expect(problem?.code).toBe('query_refused');
      expect(problem?.extras['limit']).toBe(limit);
      if (limit !== null) expect(problem?.extras['found']).toEqual(expect.any(Number));
      expect(problem!.message.length).toBeLessThan(5_000);
    },
  );
});

describe('what a refusal says', () => {
  test('limit, found value, allowed value, and the costliest part', () => {
    const problem = refusalOf(
      '{ locations(gameId: "bloodborne", pageSize: 26) { foundHere { location { foundHere { notes } } } } }',
    )!;
    expect(problem.extras).toMatchObject({ limit: 'cost', allowed: limits.cost });
    expect(problem.extras['found']).toBeGreaterThan(limits.cost);
    expect(problem.extras['costliest']).toMatch(/^locations\.foundHere\.location\.foundHere with /);
  });

  test('depth names the deepest path', () => {
    const deep = `{ location(gameId: "a", slug: "b") ${'{ parent '.repeat(12)}{ name }${' }'.repeat(12)} }`;
    expect(refusalOf(deep)!.extras).toMatchObject({
      limit: 'depth',
      found: 14,
      allowed: 12,
      costliest: `location.${'parent.'.repeat(12)}name`,
    });
  });
});

describe('what is allowed', () => {
  test('the introspection of tools, which costs nothing', () => {
    expect(
      costOf(getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true, descriptions: true })),
    ).toBe(0);
  });

  test('exactly at the limits', () => {
    const aliased = (count: number) =>
      `{ ${Array.from({ length: count }, (_each, index) => `a${index}: games { id }`).join(' ')} }`;
    expect(refusalOf(aliased(limits.aliases))).toBeUndefined();
    expect(refusalOf(aliased(limits.aliases + 1))).toBeDefined();
    const deep = (levels: number) =>
      `{ location(gameId: "a", slug: "b") ${'{ parent '.repeat(levels - 2)}{ name }${' }'.repeat(levels - 2)} }`;
    expect(refusalOf(deep(limits.depth))).toBeUndefined();
    expect(refusalOf(deep(limits.depth + 1))).toBeDefined();
    // `{ games { id …` with a brace at either end: 5 tokens, and three for each further field.
    const long = (tokens: number) => `{ games { id } } #${'x'.repeat(50)}\n${'#\n'.repeat(tokens)}`;
    expect(refusalOf(long(5_000))).toBeUndefined();
  });
});
