import type { LevelCostRow, LevelPrice, LevelPriceArguments } from '../../../../schema/bloodborne/rows.ts';
import { rowsOf, type SelectTemplate } from '../../../graph/load/loaders.ts';
import { addQuery } from '../../../graph/queries/declared.ts';
import { recordNamed } from '../../../graph/limits/refusals.ts';
import { planLevels } from '../../calculators/level-plan.ts';
import { levelSteps } from '../calculators/level-costs.ts';
import { allClasses } from './rating.ts';
import type { BloodborneTypes } from './types.ts';

const levelCosts: SelectTemplate = {
  sql: (schema) => `select * from ${schema}.level_cost order by level`,
  keyColumn: 'level',
};

/** Rows that the calculation reads in addition to the record: its price. */
const rowsRead = 560;

/** Adds what levels cost. */
export function addLevelPrice({ graph, Class }: BloodborneTypes): void {
  addQuery<LevelPriceArguments, LevelPrice>(
    graph,
    'levelPrice',
    rowsRead,
    async ({ classSlug, from: given, to: wanted, bloodTinge, ...targets }, context) => {
      const among = async () => (await allClasses(graph, context)).map(({ slug }) => slug);
      const [origin, costs] = await Promise.all([
        classSlug ? recordNamed(graph, context, Class, 'class_slug', classSlug, among) : null,
        rowsOf<LevelCostRow>(graph, context, levelCosts),
      ]);
      const lowest = (costs[0]?.level ?? 1) - 1;
      const { from, to, stats } = planLevels({
        start: origin,
        startWord: 'origin',
        from: given,
        to: wanted,
        targets: { ...targets, blood_tinge: bloodTinge },
        lowest,
        highest: costs.at(-1)?.level ?? lowest,
      });
      const steps = levelSteps(costs, from, to);
      return {
        class_slug: origin?.slug ?? null,
        from,
        to,
        currency: 'blood_echoes',
        cost: steps.at(-1)?.sum ?? 0,
        stats,
        steps,
      };
    },
  );
}
