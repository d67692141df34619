import { beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'graphql';
import { createYoga } from 'graphql-yoga';
import { contextOf } from '../../src/graph/types/builder.ts';
import { schema } from '../bloodborne.ts';
import { type BudgetLimits, createBudget } from '../../src/graphql/budget.ts';
import { type Graph, sharedGraph } from '../graph/graph.ts';
import { withOwnClock } from '../own-clock.ts';
import { turns } from '../until.ts';

let graph: Graph;
beforeAll(async () => {
  graph = await sharedGraph();
});

const ample: BudgetLimits = { rows: 1e9, values: 1e9, bytes: 1e9, milliseconds: 60_000 };
/** 12,167 gems from 23, which no limit on the price would let pass. */
const explosive =
  '{ bloodGemFamily(slug: "tempering-physical-atk-up") { gems { family { gems { family { gems { slug name a: provenance { sources { kind source } } } } } } } } }';

const manyParts = `{ bloodGems(page: { size: 100 }) { data { ${Array.from({ length: 15 }, (_each, index) => `p${index}: provenance { sources { kind source } fields { field source } externalIds { table ids } }`).join(' ')} } } }`;

/** Executes a query with the executor of `/graphql`, and counts the values before and after the refusal. */
async function run(query: string, limits: BudgetLimits) {
  const controller = new AbortController();
  let before = 0;
  let after = 0;
  const budget = createBudget(limits, (refusal) => controller.abort(refusal));
  const counting: typeof budget = {
    ...budget,
    count(...value) {
      if (controller.signal.aborted) after += 1;
      else before += 1;
      return budget.count(...value);
    },
  };
  const release = graph.fresh();
  const { signal } = controller;
  const yoga = createYoga({ schema, logging: false, maskedErrors: false });
  const { execute } = yoga.getEnveloped({} as never);
  let reason: unknown;
  try {
    await execute({
      schema,
      document: parse(query),
      contextValue: contextOf(release, counting),
      signal,
    } as never);
  } catch (error) {
    reason = error;
  }
  budget.end();
  // What the executor still had to do when it gave up.
  await turns(100);
  return { reason: reason as { code: string; extras: Record<string, unknown> } | undefined, before, after };
}

describe('an execution that spends its budget', () => {
  test.each([
    ['rows', explosive, { ...ample, rows: 2_000 }],
    ['values', manyParts, { ...ample, values: 1_000 }],
    ['bytes', manyParts, { ...ample, bytes: 20_000 }],
  ] as const)('of %s is stopped at once', async (limit, query, limits) => {
    const whole = await run(query, ample);
    expect(whole.reason).toBeUndefined();
    const { reason, before, after } = await run(query, limits);
    expect(reason?.code).toBe('query_refused');
    expect(reason?.extras).toMatchObject({ limit, allowed: limits[limit] });
    expect(reason?.extras['found']).toBeGreaterThan(limits[limit]);
    expect(before).toBeLessThan(whole.before / 2);
    // Nothing is executed any more: only values that were on their way arrive.
    expect(after).toBeLessThan(whole.before / 50);
  });

  test('of time is stopped at once', async () => {
    let now = 0;
    // Each look at the clock finds 40 seconds gone.
    await withOwnClock({ now: () => (now += 40_000) }, async () => {
      const { reason, before } = await run(explosive, ample);
      expect(reason?.extras).toMatchObject({ limit: 'milliseconds', allowed: ample.milliseconds });
      expect(before).toBeGreaterThan(0);
    });
  });

  test('of time while it waits for the database is ended too', async () => {
    const controller = new AbortController();
    const refusal = await new Promise((resolve) => {
      createBudget({ ...ample, milliseconds: 5 }, (problem) => {
        controller.abort(problem);
        resolve(problem);
      });
    });
    expect(refusal).toMatchObject({ code: 'query_refused', extras: { limit: 'milliseconds' } });
  });
});

describe('counted bytes', () => {
  test.each([['ab'], [7], [[7, 8]], [null], [true]])('of %j are those of its JSON', async (value) => {
    const bytes = Buffer.byteLength(JSON.stringify({ field: value })) - '{}'.length;
    const refused = async (limit: number) => {
      let refusal: unknown;
      const budget = createBudget({ ...ample, bytes: limit }, (reason) => {
        refusal = reason;
      });
      budget.count('field', value, false);
      await Promise.resolve();
      budget.end();
      return refusal !== undefined;
    };
    expect([await refused(bytes), await refused(bytes - 1)]).toEqual([false, true]);
  });

  test('are never more than those of the response, and most of them', async () => {
    for (const query of [
      explosive,
      '{ bosses(page: { size: 100 }) { data { description phases { name notes } figures { byDepth { hp } } drops { record { ... on Item { name } } } } } }',
    ]) {
      const { result } = await graph.run(query);
      const written = Buffer.byteLength(JSON.stringify(result.data));
      expect((await run(query, { ...ample, bytes: written })).reason).toBeUndefined();
      const half = await run(query, { ...ample, bytes: Math.floor(written / 2) });
      expect(half.reason?.extras['limit']).toBe('bytes');
    }
  });
});
