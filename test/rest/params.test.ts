import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { OperationParameter } from '../../src/rest/operations.ts';
import { readParameters, readQuery } from '../../src/rest/params.ts';
import { fromRoot } from '../../src/root.ts';
import { gameIds } from '../games.ts';

const seed: OperationParameter = {
  name: 'seed',
  in: 'query',
  description: 'Seed.',
  required: true,
  defaultValue: undefined,
  schema: { type: 'integer', minimum: 0, maximum: 9 },
  references: undefined,
};

/** The errors of a query for a route with one parameter. */
function errorsOf(parameter: OperationParameter, query: string): any[] {
  try {
    readParameters({ parameters: [parameter] }, {}, readQuery(query));
    return [];
  } catch (error) {
    return (error as { extras: { errors: any[] } }).extras.errors;
  }
}
const suggestionsFor = (parameter: OperationParameter, value: string): string[] =>
  errorsOf(parameter, `${parameter.name}=${value}`)[0].did_you_mean;

test('a seed of a route without an order is like any other parameter', () => {
  expect(readParameters({ parameters: [seed] }, {}, readQuery('seed=7'))).toEqual({ seed: 7 });
});

test.each([
  ['seed=%2B7', 'not_canonical'],
  ['seed=10', 'out_of_range'],
  ['seed=', 'empty'],
])('%s is refused as %s', (query, code) => {
  expect(errorsOf(seed, query)).toMatchObject([{ name: 'seed', code }]);
});

test.each(gameIds)('a misspelled sort key of %s suggests it in its own direction', (id) => {
  const { paths } = JSON.parse(readFileSync(fromRoot('schema', 'openapi.json'), 'utf8')) as {
    readonly paths: Readonly<Record<string, { readonly get: { readonly parameters: readonly any[] } }>>;
  };
  const sorts = Object.entries(paths).flatMap(([path, { get }]) =>
    path.startsWith(`/v1/${id}/`)
      ? get.parameters.filter(({ name, schema }) => name === 'sort' && schema.items?.enum !== undefined)
      : [],
  );
  expect(sorts).not.toEqual([]);
  for (const { schema } of sorts)
    for (const key of schema.items.enum as readonly string[]) {
      const near = suggestionsFor({ ...seed, name: 'sort', schema }, `${key}x`);
      expect(near).toContain(key);
      expect(near.map((each) => each.startsWith('-'))).toEqual(near.map(() => key.startsWith('-')));
    }
});
