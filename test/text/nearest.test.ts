import { expect, test } from '@jest/globals';
import { edits, editsToBeginning, nearest } from '../../src/text/nearest.ts';

test('two neighbours that are swapped are one edit', () => {
  expect([edits('drak', 'dark'), edits('kitten', 'sitting'), edits('', 'ab')]).toEqual([1, 3, 2]);
});

test('the nearest come first, at most three, and none that would only confuse', () => {
  const slots = ['head', 'chest', 'hands', 'legs'];
  expect(nearest('haed', slots)).toEqual(['head', 'hands']);
  expect(nearest('HANDSOME', slots)).toEqual(['hands']);
  expect(nearest('zzzzzzzzzz', slots)).toEqual([]);
  // Two edits would make any short word from another.
  expect(nearest('ice', ['fire', 'arcane', 'dice'])).toEqual(['dice']);
  expect(nearest('on', ['One', 'Two'])).toEqual(['One']);
  expect(nearest('boss', ['bosses', 'boss-a', 'boss-b', 'boss-c'])).toHaveLength(3);
});

test('edits of random words are those of the textbook, up to the limit', () => {
  /** Optimal string alignment by its definition, slow and plain. */
  function counted(a: string, b: string): number {
    if (a === '' || b === '') return Math.max(a.length, b.length);
    const [x, y] = [a.slice(0, -1), b.slice(0, -1)];
    const same = a.at(-1) === b.at(-1) ? 0 : 1;
    const ways = [counted(x, b) + 1, counted(a, y) + 1, counted(x, y) + same];
    if (a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1) && x !== '' && y !== '')
      ways.push(counted(x.slice(0, -1), y.slice(0, -1)) + 1);
    return Math.min(...ways);
  }
  const words = [
    '',
    'a',
    'ab',
    'ba',
    'abc',
    'acb',
    'bca',
    'abab',
    'baba',
    'cabba',
    'abcab',
    'bacba',
    'aabbc',
  ];
  for (const a of words)
    for (const b of words) {
      const count = counted(a, b);
      expect([a, b, edits(a, b)]).toEqual([a, b, count]);
      for (const limit of [0, 1, 2, 3])
        expect([a, b, limit, edits(a, b, limit)]).toEqual([a, b, limit, count > limit ? Infinity : count]);
      const beginnings = [...b, ''].map((_letter, length) => counted(a, b.slice(0, length)));
      const min = Math.min(...beginnings);
      for (const limit of [0, 1, 2, 3])
        expect([a, b, limit, editsToBeginning(a, b, limit)]).toEqual([
          a,
          b,
          limit,
          min > limit ? Infinity : min,
        ]);
    }
});
