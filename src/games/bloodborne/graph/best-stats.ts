import type { BestStats, BestStatsArguments } from '../../../../schema/bloodborne/rows.ts';
import { addQuery } from '../../../graph/queries/declared.ts';
import { checkStatsOnce } from '../../calculators/stats-once.ts';
import { bestStats, highestStat, rowsOfOptimum } from '../../calculators/stat-optimum.ts';
import { attackStats, type AttackStat, statsOf, unmetRequirements } from '../calculators/attack-rating.ts';
import { rate } from './rating.ts';
import type { BloodborneTypes } from './types.ts';

/** Groups of stats, in the order of the stats. Stats that one type of attack scales with are in one group, as they act together. */
const groups = attackStats.reduce<AttackStat[][]>((made, stat) => {
  const scaled = Object.values(statsOf).find((stats) => stats.includes(stat))!;
  const group = made.find((stats) => stats.some((other) => scaled.includes(other)));
  if (group) group.push(stat);
  else made.push([stat]);
  return made;
}, []);

const highest = {
  strength: highestStat,
  skill: highestStat,
  blood_tinge: highestStat,
  arcane: highestStat,
};

/** Adds the stats that raise the attack rating of a weapon the most. */
export function addBestStats(types: BloodborneTypes): void {
  types.graph.textChecks.set('StatsInput', checkStatsOnce);
  addQuery<BestStatsArguments, BestStats>(
    types.graph,
    'bestStats',
    rowsOfOptimum,
    async ({ points, build }, context) => {
      const rated = await rate(types, build, context);
      const minimums = build.stats ?? {};
      const { requirements } = rated.weapon;
      const minimum = rated.body.stats;
      const start = {
        strength: minimums.strength ?? Math.max(minimum.strength, requirements.strength ?? 0),
        skill: minimums.skill ?? Math.max(minimum.skill, requirements.skill ?? 0),
        blood_tinge: minimums.bloodTinge ?? Math.max(minimum.blood_tinge, requirements.blood_tinge ?? 0),
        arcane: minimums.arcane ?? Math.max(minimum.arcane, requirements.arcane ?? 0),
      };
      const { isExact, distributions } = bestStats({
        groups,
        ranges: [{ from: start, to: highest, spent: 0 }],
        points,
        totalAt: (stats) => rated.totalAt(stats),
      });
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
      const { weapon_slug, variant, form, level, unverified } = rated.body;
      return {
        weapon_slug,
        variant,
        form,
        level,
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
