import { expect, test } from '@jest/globals';
import { attackTypes, attackStats } from '../../src/games/bloodborne/calculators/attack-rating.ts';
import { hunterStats } from '../../src/games/bloodborne/calculators/level-costs.ts';
import {
  attackStats as tarnishedStats,
  damageTypes,
} from '../../src/games/elden-ring/calculators/attack-rating.ts';
import { servedGames } from '../../src/kinds/served.ts';
import { readWords, withWords, wordsMissingIn } from '../../src/kinds/words.ts';
import { gameIds } from '../games.ts';

/** Words of a game, declared once in its `game.json`. */

const wordsOf = (gameId: string, list: string) =>
  servedGames()
    .get(gameId)!
    .words[list]!.map(({ word }) => word);

const words = readWords(() =>
  JSON.stringify({
    words: {
      stats: [
        { word: 'wit', label: 'Wit' },
        { word: 'good_luck', label: 'Good luck' },
      ],
    },
  }),
);

test('an object gets the words as its members, in their order', () => {
  const schema = {
    type: 'object',
    'x-keyed-by': 'stats',
    additionalProperties: { type: 'integer', description: '{Label}: with {label}, `{word}`.' },
  } as const;
  expect(withWords(schema, words)).toEqual({
    type: 'object',
    'x-keyed-by': 'stats',
    additionalProperties: false,
    properties: {
      wit: { type: 'integer', description: 'Wit: with wit, `wit`.' },
      good_luck: { type: 'integer', description: 'Good luck: with good luck, `good_luck`.' },
    },
    required: ['wit', 'good_luck'],
  });
});

test('a text gets the words as its closed set', () => {
  expect(withWords({ type: 'string', 'x-words': 'stats' }, words)).toEqual({
    type: 'string',
    'x-words': 'stats',
    enum: ['wit', 'good_luck'],
    'x-enumDescriptions': { wit: 'Wit.', good_luck: 'Good luck.' },
  });
});

test('lists that the game does not have are named', () => {
  const schema = { items: { 'x-keyed-by': 'statuses', additionalProperties: {} }, 'x-words': 'grades' };
  expect([...wordsMissingIn(withWords(schema, words))]).toEqual(['grades', 'statuses']);
});

test('the words of a damaged file are none', () => {
  expect(readWords(() => '{').stats).toEqual([]);
});

test.each(gameIds)('words of %s that are parts of others are words of these', (gameId) => {
  expect(wordsOf(gameId, 'damage_types')).toEqual(expect.arrayContaining(wordsOf(gameId, 'attack_types')));
  expect(wordsOf(gameId, 'stats')).toEqual(expect.arrayContaining(wordsOf(gameId, 'weapon_stats')));
});

test('calculators compute with the words of their game', () => {
  expect(wordsOf('bloodborne', 'attack_types')).toEqual(attackTypes);
  expect(wordsOf('bloodborne', 'weapon_stats')).toEqual(attackStats);
  expect(wordsOf('bloodborne', 'stats')).toEqual(hunterStats);
  expect(wordsOf('elden-ring', 'attack_types')).toEqual(damageTypes);
  expect(wordsOf('elden-ring', 'weapon_stats')).toEqual(tarnishedStats);
});
