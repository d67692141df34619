import { rule } from '../../../dataset/rules/rule.ts';

export const levelCostRules = [
  rule('level costs', 'Levels have no gaps, and none costs less than the one before.', ({ list }) => {
    const levels = [...list('level_cost')].sort((a, b) => a.number('level')! - b.number('level')!);
    for (const [index, { number, expect, report }] of levels.entries()) {
      const previous = levels[index - 1];
      if (!previous) continue;
      expect('level', previous.number('level')! + 1, 'one more than before');
      const [before, cost] = [previous.number('blood_echoes')!, number('blood_echoes')!];
      if (cost < before) report('blood_echoes', `at least ${before}, the cost of the level before`, cost);
    }
  }),
];
