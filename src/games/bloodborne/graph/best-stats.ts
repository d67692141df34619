import type { BestStats, BestStatsArguments } from '../../../../schema/bloodborne/rows.ts';
import { addQuery } from '../../../graph/queries/declared.ts';
import { recordNamed } from '../../../graph/limits/refusals.ts';
import { checkStatsOnce } from '../../calculators/stats-once.ts';
import { rowsOfOptimum } from '../../calculators/stat-optimum.ts';
import { attackStats, type ByStat, unmetRequirements } from '../calculators/attack-rating.ts';
import { bestStats } from '../calculators/best-stats.ts';
import { rate } from './rating.ts';
import type { BloodborneTypes } from './types.ts';

/** Adds the stats that raise the attack rating of a weapon the most. */
export function addBestStats(types: BloodborneTypes): void {
  const { graph, Class } = types;
  graph.textChecks.set('StatsInput', checkStatsOnce);
  addQuery<BestStatsArguments, BestStats>(
    graph,
    'bestStats',
    rowsOfOptimum,
    async ({ points, build, classSlug }, context) => {
      const [rated, origin] = await Promise.all([
        rate(types, build, context),
        classSlug ? recordNamed(graph, context, Class, 'class_slug', classSlug) : null,
      ]);
      const { bloodTinge: blood_tinge, ...others } = build.stats ?? {};
      const minimums = { ...others, blood_tinge };
      const { requirements } = rated.weapon;
      const min = rated.result.stats;
      const start = Object.fromEntries(
        attackStats.map((stat) => [
          stat,
          minimums[stat] ?? origin?.stats[stat] ?? Math.max(min[stat], requirements[stat] ?? 0),
        ]),
      ) as ByStat;
      const { isExact, distributions } = bestStats(start, points, (stats) => rated.totalAt(stats));
      const made = distributions.map(({ stats, spent, total }) => {
        const unmet = unmetRequirements(requirements, stats);
        return {
          stats,
          spent,
          total,
          meets_requirements: unmet.length === 0,
          unmet_requirements: unmet,
        };
      });
      const [best, ...next] = made;
      const { weapon_slug, variant, form, level, unverified } = rated.result;
      return {
        weapon_slug,
        variant,
        form,
        level,
        class_slug: classSlug ?? null,
        start,
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
