import { expect, test } from '@jest/globals';
import type { OperationParameter } from '../../src/rest/operations.ts';
import { readParameters, readQuery } from '../../src/rest/params.ts';

const seed: OperationParameter = {
  name: 'seed',
  in: 'query',
  description: 'Seed.',
  required: true,
  defaultValue: undefined,
  schema: { type: 'integer', minimum: 0, maximum: 9 },
  references: undefined,
};

test('a seed of a route without an order is like any other parameter', () => {
  expect(readParameters({ parameters: [seed] }, {}, readQuery('seed=7'))).toEqual({ seed: 7 });
});

test.each([
  ['seed=%2B7', 'not_canonical'],
  ['seed=10', 'out_of_range'],
  ['seed=', 'empty'],
])('%s is refused as %s', (query, code) => {
  let errors: unknown;
  try {
    readParameters({ parameters: [seed] }, {}, readQuery(query));
  } catch (error) {
    ({ errors } = (error as { extras: { errors: unknown } }).extras);
  }
  expect(errors).toMatchObject([{ name: 'seed', code }]);
});
