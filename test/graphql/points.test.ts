import { describe, expect, test } from '@jest/globals';
import { type FieldNode, getIntrospectionQuery, Kind, parse, print, visit } from 'graphql';
import { checkRegistered, schema } from '../bloodborne.ts';
import { limits, operationOf, priceOf } from '../../src/graphql/limits.ts';
import type { Problem } from '../../src/problem.ts';

/** What a query costs: a point for each field that loads, times the page sizes above it. */

function pointsOf(query: string, variables: Record<string, unknown> = {}, name?: string): number {
  const document = parse(query);
  return priceOf(schema, document, operationOf(document, name), variables);
}

function refusalOf(query: string): Problem | undefined {
  try {
    pointsOf(query);
    return undefined;
  } catch (error) {
    return error as Problem;
  }
}

describe('a field costs', () => {
  test.each([
    ['nothing where nothing is loaded', '{ games { id name } }', 0],
    ['a point where a record is', `{ boss(slug: "a") { name hp } }`, 1],
    ['whether it is there or not, and by any name', `{ a: boss(slug: "a") { name } }`, 1],
    ['a point for a list', `{ bosses { data { name } } }`, 1],
    ['a point for each record of a page', `{ bosses(page: { size: 7 }) { data { location { name } } } }`, 8],
    ['as often as a page is large by default', `{ bosses { data { location { name } } } }`, 21],
    ['as often as slugs are named', `{ bosses(slugs: ["a", "b", "c"]) { data { location { name } } } }`, 4],
    ['a point for a relation', `{ boss(slug: "a") { location { npcs { name } } } }`, 3],
    ['the same with a limit', `{ boss(slug: "a") { location { npcs(limit: 9) { name } } } }`, 3],
    ['nothing for a part of a record', `{ boss(slug: "a") { provenance { sources { kind } } } }`, 1],
    [
      'for what is in a part',
      `{ bosses(page: { size: 2 }) { data { drops { record { __typename } } } } }`,
      5,
    ],
    ['what a search takes', `{ search(q: "beast", page: { size: 10 }) { data { record { slug } } } }`, 61],
    ['what a calculation takes', `{ bestArmor(maximize: defense_fire) { value } }`, 141],
    ['once for each name', `{ boss(slug: "a") { a: location { name } b: location { name } } }`, 3],
    ['whatever directives say', `{ boss(slug: "a") { location @skip(if: true) { name } } }`, 2],
    ['also in a fragment', `{ boss(slug: "a") { ...F } } fragment F on Boss { location { name } }`, 2],
  ])('%s', (_what, query, points) => {
    expect(pointsOf(query)).toBe(points);
  });

  test('as the variables say, or their defaults', () => {
    const query = `query ($n: PageSize! = 5) { bosses(page: { size: $n }) { data { location { name } } } }`;
    expect([pointsOf(query), pointsOf(query, { n: 50 })]).toEqual([6, 51]);
  });

  test('of the requested operation', () => {
    const query = `query One { bosses { data { name } } } query Two { bosses { data { location { name } } } }`;
    expect([pointsOf(query, {}, 'One'), pointsOf(query, {}, 'Two')]).toEqual([1, 21]);
  });

  test('every list of the schema, its page', () => {
    for (const { name, args } of Object.values(schema.getQueryType()!.getFields())) {
      if (!args.some((arg) => arg.name === 'page')) continue;
      const required = args.filter((arg) => String(arg.type).endsWith('!') && arg.defaultValue === undefined);
      const values: Record<string, string> = { q: '"beast"', since: '"2026.1.1"' };
      const given = required.map((arg) => `${arg.name}: ${values[arg.name]}`);
      const price = (size: number, inner: string) =>
        pointsOf(`{ ${name}(${[...given, `page: { size: ${size} }`].join(', ')}) { ${inner} } }`);
      expect([name, price(1, '__typename')]).toEqual([name, price(100, '__typename')]);
    }
  });
});

describe('a refusal', () => {
  test('names the limit, what was found, what is allowed, and the most expensive part', () => {
    const problem = refusalOf(
      `{ games { id } a: bosses(page: { size: 100 }) { data { ${Array.from({ length: 20 }, (_each, index) => `l${index}: location { name }`).join(' ')} } } }`,
    )!;
    expect(problem.extras).toEqual({
      reason: 'limit',
      limit: 'cost',
      found: 2_001,
      allowed: limits.cost,
      costliest: 'a',
    });
    expect(problem.message).toContain('The query has 2,001 points; at most 2,000 are allowed.');
  });

  test('comes with the first point too many', () => {
    const many = (count: number) =>
      `{ bosses(page: { size: 1 }) { data { name } } ${Array.from({ length: 19 }, (_each, index) => `a${index}: bosses(page: { size: 100 }) { data { location { name } } }`).join(' ')} b: bosses(page: { size: ${count} }) { data { location { name } } } }`;
    expect(pointsOf(many(79))).toBe(2_000);
    expect(refusalOf(many(80))?.code).toBe('query_refused');
  });
});

describe('introspection', () => {
  test('of tools is allowed, and costs nothing', () => {
    expect(
      pointsOf(getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true, descriptions: true })),
    ).toBe(0);
  });

  test('is allowed once, not twice', () => {
    const text = getIntrospectionQuery({ inputValueDeprecation: true });
    const requested = (times: number) =>
      visit(parse(text), {
        OperationDefinition: (node) => ({
          ...node,
          selectionSet: {
            ...node.selectionSet,
            selections: Array.from({ length: times }, (_each, index) => ({
              ...(node.selectionSet.selections[0] as FieldNode),
              alias: { kind: Kind.NAME, value: `a${index}` },
            })),
          },
        }),
      });
    expect(refusalOf(print(requested(1)))).toBeUndefined();
    expect(refusalOf(print(requested(2)))?.extras).toMatchObject({ limit: 'introspection', reason: 'limit' });
  });
});

describe('a registered operation', () => {
  test('may have any number of aliases, and is otherwise checked as any other', () => {
    const aliases = Array.from({ length: 30 }, (_each, index) => `a${index}: games { id }`).join(' ');
    expect(() => checkRegistered(`query many { ${aliases} }`)).not.toThrow();
    expect(() => checkRegistered('query one { gamez { id } }')).toThrow('Cannot query field "gamez"');
    const deep = `query deep { location(slug: "b") ${'{ parent '.repeat(12)}{ name }${' }'.repeat(12)} }`;
    expect(() => checkRegistered(deep)).toThrow('The query has 14 levels of fields; at most 12 are allowed.');
  });
});
