import { expect, test } from '@jest/globals';
import { edits, nearest } from '../../src/text/nearest.ts';

test('two neighbours that are swapped are one edit', () => {
  expect([edits('drak', 'dark'), edits('kitten', 'sitting'), edits('', 'ab')]).toEqual([1, 3, 2]);
});

test('the nearest come first, at most three, and none that would only confuse', () => {
  const slots = ['head', 'chest', 'hands', 'legs'];
  expect(nearest('haed', slots)).toEqual(['head', 'hands']);
  expect(nearest('HANDSOME', slots)).toEqual(['hands']);
  expect(nearest('zzzzzzzzzz', slots)).toEqual([]);
  expect(nearest('boss', ['bosses', 'boss-a', 'boss-b', 'boss-c'])).toHaveLength(3);
});
