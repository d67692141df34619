import type { BestStats, BestStatsArguments, RatingStats } from '../../../../schema/bloodborne/rows.ts';
import { addQuery } from '../../../graph/queries.ts';
import { wrongArgument } from '../../../graph/refusals.ts';
import { bestStats } from '../calculators/stat-optimum.ts';
import { byColumn, byName, rate, unmetOf } from './rating.ts';
import type { BloodborneTypes } from './types.ts';

/** Rows that the calculation reads in addition to the record, and the ratings that it makes: its price. */
const rowsRead = 300;
/** Distributions after the best one. */
const nextBest = 3;

/** The stats that `min` names, e.g. `strength:14`. */
function minimumOf(choices: readonly string[]): Partial<RatingStats> {
  const pairs = choices.map((choice) => choice.split(':') as [keyof RatingStats, string]);
  const repeated = pairs.find(([stat], index) => pairs.findIndex(([other]) => other === stat) < index);
  if (repeated !== undefined) {
    throw wrongArgument(
      'min',
      'repeated_value',
      `min must name each stat once; received ${repeated[0]} more than once.`,
      { received: choices.join(',') },
    );
  }
  return Object.fromEntries(pairs.map(([stat, value]) => [stat, Number(value)]));
}

/** Adds the stats that raise the attack rating of a weapon the most. */
export function addBestStats(types: BloodborneTypes): void {
  addQuery<BestStatsArguments, BestStats>(
    types.graph,
    'bestStats',
    rowsRead,
    async ({ points, min, ...args }, context) => {
      const asked = minimumOf(min ?? []);
      const rated = await rate(types, { ...args, ...asked }, context);
      const { requirements } = rated.weapon;
      const least = byColumn(rated.answer.stats);
      const own = byColumn({ strength: 0, skill: 0, bloodtinge: 0, arcane: 0, ...asked });
      const start = {
        strength: own.strength || Math.max(least.strength, requirements.strength ?? 0),
        skill: own.skill || Math.max(least.skill, requirements.skill ?? 0),
        blood_tinge: own.blood_tinge || Math.max(least.blood_tinge, requirements.blood_tinge ?? 0),
        arcane: own.arcane || Math.max(least.arcane, requirements.arcane ?? 0),
      };
      const totalAt = (stats: typeof start) => rated.totalAt(byName(stats));
      const { isExact, distributions } = bestStats(start, points, totalAt, 1 + nextBest);
      const made = distributions.map(({ stats, spent, total }) => {
        const unmet = unmetOf(requirements, stats);
        return {
          stats: byName(stats),
          spent,
          total,
          meets_requirements: unmet.length === 0,
          unmet_requirements: unmet,
        };
      });
      const [best, ...next] = made;
      const { weapon_slug, variant, form, level, unverified } = rated.answer;
      return {
        weapon_slug,
        variant,
        form,
        level,
        start: byName(start),
        points,
        exact: isExact,
        best: best!,
        next,
        unverified: [
          ...unverified.filter((rule) => rule !== 'unmet_requirements'),
          ...(made.every(({ meets_requirements }) => meets_requirements)
            ? []
            : (['unmet_requirements'] as const)),
        ],
      };
    },
  );
}
