import { expect, test } from '@jest/globals';
import { parse, validate } from 'graphql';
import { queries } from '../../bench/graphql-queries.ts';
import { schema } from '../bloodborne.ts';

test.each(queries)('the schema has all fields of the benchmark: $name', ({ text }) => {
  expect(validate(schema, parse(text)).map(({ message }) => message)).toEqual([]);
});
