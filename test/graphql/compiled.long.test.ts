import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { schema } from '../../src/graph/schema.ts';
import { createBudget } from '../../src/graphql/budget.ts';
import { createCompiledOperations } from '../../src/graphql/compiled.ts';
import { createLimiter } from '../../src/graphql/limits.ts';
import { sharedGraph } from '../graph/graph.ts';

test('compiled operations take no more memory than is allowed', async () => {
  const limiter = createLimiter(schema);
  const graph = await sharedGraph();
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const heap = () => {
    collect();
    return process.memoryUsage().heapUsed / 2 ** 20;
  };
  const operations = createCompiledOperations(schema);
  const release = graph.fresh();
  const fields = ['name', 'slug', 'hp', 'isDlc', 'campaign', 'arena', 'lampName', 'description'];
  const isCompiled = async (index: number) => {
    const query = limiter.check(
      `query q${index} { boss(gameId: "bloodborne", slug: "father-gascoigne") { ${fields.join(' ')} } }`,
    );
    const chosen = limiter.choose(query, undefined, {});
    for (let times = 0; times < 20; times += 1) operations.paid(chosen);
    const budget = createBudget({ rows: 1e9, bytes: 1e9, milliseconds: 60_000 }, () => {});
    const { signal } = new AbortController();
    const result = await operations.run({ chosen, given: {}, release, budget, signal });
    budget.end();
    return result !== undefined;
  };
  expect(await isCompiled(0)).toBe(true);
  const before = heap();
  for (let index = 1; index <= 400; index += 1) expect(await isCompiled(index)).toBe(true);
  expect(heap() - before).toBeLessThan(24);
});
