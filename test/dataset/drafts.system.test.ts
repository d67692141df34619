import { expect, test } from '@jest/globals';
import { checkDataset } from '../../src/dataset/check.ts';
import { loadDataset } from '../../src/dataset/load.ts';
import { rulesOf } from '../../src/games/rules.ts';
import { fromRoot } from '../../src/root.ts';

test('games in preparation pass data check', () => {
  const { games, errors, warnings } = checkDataset(loadDataset(fromRoot('drafts')), rulesOf);
  expect([errors, warnings]).toEqual([[], []]);
  for (const { records } of games) expect(records).toBeGreaterThan(1_000);
});
