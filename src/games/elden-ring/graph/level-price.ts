import type { ClassRow, LevelPrice, LevelPriceArguments } from '../../../../schema/elden-ring/rows.ts';
import { rowsOf, wholeTable } from '../../../graph/load/loaders.ts';
import { addQuery } from '../../../graph/queries/declared.ts';
import { recordNamed, wrongArgument } from '../../../graph/limits/refusals.ts';
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
    async ({ classSlug: slug, from: given, to }, context) => {
      const among = async () => (await rowsOf<ClassRow>(graph, context, classes)).map((row) => row.slug);
      const row = slug ? await recordNamed(graph, context, Class, 'class_slug', slug, among) : null;
      const from = given ?? row?.level;
      if (from === undefined)
        throw wrongArgument('from', 'missing', 'from is required unless class_slug is given.');
      const check = (name: string, value: number, min: number, because: string) => {
        if (value >= min) return;
        throw wrongArgument(
          name,
          'out_of_range',
          `${name} must be an integer from ${min} to ${highestLevel}, because ${because}; got ${value}.`,
          { received: String(value), min, max: highestLevel },
        );
      };
      check('from', from, row?.level ?? lowestLevel, `${row?.slug} starts at level ${row?.level}`);
      check('to', to, from, `from is ${from}`);
      const steps = levelSteps(from, to);
      return {
        class_slug: row?.slug ?? null,
        from,
        to,
        currency: 'runes',
        cost: steps.at(-1)?.sum ?? 0,
        steps,
      };
    },
  );
}
