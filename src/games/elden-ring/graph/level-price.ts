import type { ClassRow, LevelPrice, LevelPriceArguments } from '../../../../schema/elden-ring/rows.ts';
import { rowsOf, wholeTable } from '../../../graph/load/loaders.ts';
import { addQuery } from '../../../graph/queries/declared.ts';
import { recordNamed } from '../../../graph/limits/refusals.ts';
import { planLevels } from '../../calculators/level-plan.ts';
import { highestLevel, levelSteps, lowestLevel } from '../calculators/level-cost.ts';
import type { EldenRingTypes } from './types.ts';

const classes = wholeTable('class');

/** Rows that the calculation reads in addition to the record: its price. */
const rowsRead = 10;

/** Adds what levels cost. */
export function addLevelPrice({ graph, Class }: EldenRingTypes): void {
  addQuery<LevelPriceArguments, LevelPrice>(
    graph,
    'levelPrice',
    rowsRead,
    async ({ classSlug, from: given, to: wanted, ...targets }, context) => {
      const among = async () => (await rowsOf<ClassRow>(graph, context, classes)).map((row) => row.slug);
      const start = classSlug
        ? await recordNamed(graph, context, Class, 'class_slug', classSlug, among)
        : null;
      const { from, to, stats } = planLevels({
        start,
        startWord: 'class',
        from: given,
        to: wanted,
        targets,
        lowest: lowestLevel,
        highest: highestLevel,
      });
      const steps = levelSteps(from, to);
      return {
        class_slug: start?.slug ?? null,
        from,
        to,
        currency: 'runes',
        cost: steps.at(-1)?.sum ?? 0,
        stats,
        steps,
      };
    },
  );
}
