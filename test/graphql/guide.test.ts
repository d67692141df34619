import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { checkRegistered, schema } from '../bloodborne.ts';
import { operationOf, priceOf } from '../../src/graphql/limits.ts';
import { servedGames } from '../../src/kinds/served.ts';
import { fromRoot } from '../../src/root.ts';
import { type Graph, sharedGraph } from '../graph/graph.ts';

/** The queries of the guide run unchanged, within the limits, and find something. */
let graph: Graph;
beforeAll(async () => {
  graph = await sharedGraph();
});

const guide = readFileSync(fromRoot('docs', 'guides', 'graphql.md'), 'utf8');
const examples = [...guide.matchAll(/```graphql\n([\s\S]*?)```/g)].map(([, query]) => query!);

describe('examples of the guide', () => {
  test('there are some', () => {
    expect(examples.length).toBeGreaterThanOrEqual(6);
  });

  test.each(examples.map((query) => [query.split('\n')[1]!.trim(), query] as const))(
    '%s runs, has a price and returns data',
    async (_name, query) => {
      const document = checkRegistered(query);
      expect(priceOf(schema, document, operationOf(document, undefined), {})).toBeGreaterThan(0);
      const { result } = await graph.run(query);
      expect(result.errors).toBeUndefined();
      for (const value of Object.values(result.data)) {
        expect(value).not.toBeNull();
        if (Array.isArray(value)) expect(value.length).toBeGreaterThan(0);
      }
    },
  );
});

describe('the table of prices', () => {
  const rows = [...guide.matchAll(/^\|[^|]+\| `(\{.+\})` \| ([\d,]+)[^|]*\|$/gm)];

  test('has examples', () => expect(rows.length).toBeGreaterThanOrEqual(5));

  test.each(rows.map(([, query, points]) => [query!, Number(points!.replace(',', ''))] as const))(
    '%s costs %i',
    (query, points) => {
      const document = checkRegistered(query);
      expect(priceOf(schema, document, operationOf(document, undefined), {})).toBe(points);
    },
  );
});

describe('the checked-in manifest', () => {
  test.each([...servedGames().keys()])(
    'of %s has the form that tools expect, and what is registered',
    (gameId) => {
      const own = (...parts: string[]) => fromRoot('schema', gameId, ...parts);
      const manifest = JSON.parse(readFileSync(own('persisted-manifest.json'), 'utf8'));
      expect(manifest).toMatchObject({ format: 'apollo-persisted-query-manifest', version: 1 });
      for (const operation of manifest.operations) {
        expect(operation).toEqual({
          id: expect.stringMatching(/^[0-9a-f]{64}$/),
          name: expect.stringMatching(/^\w+$/),
          type: 'query',
          body: expect.stringContaining(`query ${operation.name}`),
        });
      }
      const names = manifest.operations.map(({ name }: { name: string }) => name);
      const written = ['persisted', 'operations']
        .filter((folder) => existsSync(own(folder)))
        .flatMap((folder) => readdirSync(own(folder)).map((file) => readFileSync(own(folder, file), 'utf8')))
        .flatMap((text) => [...text.matchAll(/^query (\w+)/gm)].map(([, name]) => name));
      expect(written).not.toEqual([]);
      expect(names).toEqual(expect.arrayContaining(written));
    },
  );
});
