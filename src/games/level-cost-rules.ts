import { rule } from '../dataset/rules/rule.ts';

/** Rules for the table of level costs, in every game that has one. */
export const levelCostRules = [
  rule('level costs', 'Levels have no gaps, and none costs less than the one before.', ({ list }) => {
    const levels = [...list('level_cost')].sort((a, b) => a.number('level')! - b.number('level')!);
    for (const [index, { number, expect, report }] of levels.entries()) {
      const previous = levels[index - 1];
      if (!previous) continue;
      expect('level', previous.number('level')! + 1, 'one more than before');
      const [before, cost] = [previous.number('cost')!, number('cost')!];
      if (cost < before) report('cost', `at least ${before}, the cost of the level before`, cost);
    }
  }),
];
