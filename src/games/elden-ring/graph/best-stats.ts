import type { BestStats, BestStatsArguments } from '../../../../schema/elden-ring/rows.ts';
import { addQuery } from '../../../graph/queries/declared.ts';
import { recordNamed } from '../../../graph/limits/refusals.ts';
import { checkStatsOnce } from '../../calculators/stats-once.ts';
import { rowsOfOptimum } from '../../calculators/stat-optimum.ts';
import {
  attackRating,
  attackStats,
  type ByStat,
  rounded,
  statsNeeded,
} from '../calculators/attack-rating.ts';
import { bestStats } from '../calculators/best-stats.ts';
import { weaponOf } from './rating.ts';
import type { EldenRingTypes } from './types.ts';

/** Adds the stats that raise the attack rating of a weapon the most. */
export function addBestStats(types: EldenRingTypes): void {
  const { graph, Class } = types;
  graph.textChecks.set('StatsInput', checkStatsOnce);
  addQuery<BestStatsArguments, BestStats>(
    graph,
    'bestStats',
    rowsOfOptimum,
    async ({ build, points, ...args }, context) => {
      const { weaponSlug, twoHanded } = build;
      const minimums = build.stats ?? {};
      const [{ affinity, level, rated, stats: min }, ofClass] = await Promise.all([
        weaponOf(types, build, context),
        args.classSlug ? recordNamed(graph, context, Class, 'class_slug', args.classSlug) : null,
      ]);
      const needed = statsNeeded(rated, twoHanded);
      const start = Object.fromEntries(
        attackStats.map((stat) => [
          stat,
          minimums[stat] ?? ofClass?.stats[stat] ?? Math.max(min[stat], needed[stat]),
        ]),
      ) as ByStat;
      const { isExact, distributions } = bestStats(rated, start, points, twoHanded);
      const [best, ...next] = distributions.map(({ stats, spent, total }) => {
        const { unmet } = attackRating(rated, stats, twoHanded);
        return {
          stats,
          spent,
          total: rounded(total),
          meets_requirements: unmet.length === 0,
          unmet_requirements: unmet,
        };
      });
      return {
        weapon_slug: weaponSlug,
        affinity,
        level,
        two_handed: twoHanded || rated.needsBothHands,
        class_slug: args.classSlug ?? null,
        start,
        points,
        exact: isExact,
        best: best!,
        next,
        unverified: [],
      };
    },
  );
}
