import type { FormKind as FormKindName, VariantKind as VariantKindName } from '../../../../schema/rows.ts';
import { refusesArguments, wrongArgument } from '../../../graph/refusals.ts';
import { leadsTo, linkFields } from '../../../graph/relations.ts';
import { type UnmetRequirement, type Unverified, unmetRequirements } from '../calculators/attack-rating.ts';
import { bestStats } from '../calculators/stat-optimum.ts';
import { byColumn, byName, type RatingArguments, rate, ratingArguments } from './rating.ts';
import type { Stats } from './rating-answer.ts';
import type { BloodborneTypes } from './types.ts';

/** Rows that the calculation reads in addition to the record, and the ratings that it makes: its price. */
const rowsRead = 300;
/** Distributions after the best one. */
const nextBest = 3;

interface Distribution {
  readonly stats: Stats;
  readonly spent: number;
  readonly total: number;
  readonly unmet: readonly UnmetRequirement[];
}

interface BestStatsAnswer {
  readonly weapon_slug: string;
  readonly variant: VariantKindName;
  readonly form: FormKindName | null;
  readonly level: number;
  readonly start: Stats;
  readonly points: number;
  readonly is_exact: boolean;
  readonly distributions: readonly Distribution[];
  readonly unverified: readonly Unverified[];
}

/** The stats that `min` names, e.g. `strength:14`. */
function minimumOf(choices: readonly string[]): Partial<Stats> {
  const pairs = choices.map((choice) => choice.split(':') as [keyof Stats, string]);
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
  const {
    builder,
    Weapon,
    VariantKind,
    FormKind,
    RatingStats,
    RatingUnmetRequirement,
    StatMinimums,
    StatPoints,
    Unverified,
  } = types;

  const StatDistribution = builder.objectRef<Distribution>('StatDistribution').implement({
    description: 'Stats, the points that they cost, and the attack rating with them.',
    fields: (t) => ({
      stats: t.field({ type: RatingStats, description: 'The stats.', resolve: ({ stats }) => stats }),
      spent: t.exposeInt('spent', { description: 'Points that they cost.' }),
      total: t.exposeInt('total', { description: 'The attack rating: the sum of all types.' }),
      meetsRequirements: t.boolean({
        description: 'True if the stats meet the requirements of the weapon.',
        resolve: ({ unmet }) => unmet.length === 0,
      }),
      unmetRequirements: t.field({
        type: [RatingUnmetRequirement],
        description: 'The stats that are too low; empty when none is.',
        resolve: ({ unmet }) => unmet,
      }),
    }),
  });

  const BestStats = builder.objectRef<BestStatsAnswer>('BestStats').implement({
    description: 'The stats that raise the attack rating of a weapon the most with a number of points.',
    fields: (t) => ({
      ...linkFields(t, 'weapon_slug', Weapon, 'weapon'),
      variant: t.expose('variant', { type: VariantKind, description: 'Version of the weapon.' }),
      form: t.expose('form', {
        type: FormKind,
        nullable: true,
        description: "Form whose attacks are rated; null for the values in the game's menu.",
      }),
      level: t.exposeInt('level', { description: 'Level of the weapon.' }),
      start: t.field({
        type: RatingStats,
        description: 'The stats before any point is spent.',
        resolve: ({ start }) => start,
      }),
      points: t.exposeInt('points', { description: 'Points that could be spent.' }),
      exact: t.exposeBoolean('is_exact', {
        description: 'No other distribution of the points gives a higher rating.',
      }),
      best: t.field({
        type: StatDistribution,
        description:
          'The distribution with the highest rating. Of several, the one that costs the fewest points.',
        resolve: ({ distributions }) => distributions[0]!,
      }),
      next: t.field({
        type: [StatDistribution],
        description: `The next best distributions in which each point counts, at most ${nextBest}, best first.`,
        resolve: ({ distributions }) => distributions.slice(1),
      }),
      unverified: t.field({
        type: [Unverified],
        description: 'Rules behind the ratings that have one source or none; empty when all have more.',
        resolve: ({ unverified }) => unverified as Unverified[],
      }),
    }),
  });

  builder.queryField('bestStats', (t) => {
    const { weapon, variant, form, level, gems } = ratingArguments(types, t);
    return t.field({
      type: BestStats,
      description: 'The stats that raise the attack rating of a weapon the most with a number of points.',
      args: {
        ...{ weapon, variant, form, level, gems },
        points: t.arg({ type: StatPoints, required: true, description: 'Points to spend.' }),
        min: t.arg({
          type: StatMinimums,
          description:
            'Stats before any point is spent. A stat that is not given starts at what the weapon requires, and at least at the lowest value of any origin.',
        }),
      },
      extensions: { ...leadsTo({ kind: 'rows', search: rowsRead }), ...refusesArguments },
      resolve: async (_root, { points, min, ...args }, context): Promise<BestStatsAnswer> => {
        const asked = minimumOf(min ?? []);
        const rated = await rate(types, { ...args, ...asked } as RatingArguments, context);
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
        const made = distributions.map(({ stats, spent, total }) => ({
          stats: byName(stats),
          spent,
          total,
          unmet: unmetRequirements(requirements, stats),
        }));
        const { weapon_slug, variant: kind, form: rates, level: at, unverified } = rated.answer;
        const isUnmet = made.some(({ unmet }) => unmet.length > 0);
        return {
          weapon_slug,
          variant: kind,
          form: rates,
          level: at,
          start: byName(start),
          points,
          is_exact: isExact,
          distributions: made,
          unverified: [
            ...unverified.filter((rule) => rule !== 'unmet_requirements'),
            ...(isUnmet ? (['unmet_requirements'] as const) : []),
          ],
        };
      },
    });
  });
}
