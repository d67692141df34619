import type {
  HunterStats,
  LevelCostRow,
  LevelPrice,
  LevelPriceArguments,
} from '../../../../schema/bloodborne/rows.ts';
import { rowsOf, type SelectTemplate } from '../../../graph/load/loaders.ts';
import { addQuery } from '../../../graph/queries/declared.ts';
import { recordNamed, wrongArgument } from '../../../graph/limits/refusals.ts';
import { type HunterStat, levelFor, levelSteps } from '../calculators/level-costs.ts';
import { allClasses } from './rating.ts';
import type { BloodborneTypes } from './types.ts';

const levelCosts: SelectTemplate = {
  sql: (schema) => `select * from ${schema}.level_cost order by level`,
  keyColumn: 'level',
};

/** Rows that the calculation reads in addition to the record: its price. */
const rowsRead = 560;

/** The columns of an origin by the arguments with target stats. */
const targetArguments = {
  vitality: 'vitality',
  endurance: 'endurance',
  strength: 'strength',
  skill: 'skill',
  bloodTinge: 'blood_tinge',
  arcane: 'arcane',
} as const satisfies Readonly<Partial<Record<keyof LevelPriceArguments, HunterStat>>>;

const targetNames = Object.keys(targetArguments) as (keyof typeof targetArguments)[];

/** Adds what levels cost. */
export function addLevelPrice({ graph, Class }: BloodborneTypes): void {
  addQuery<LevelPriceArguments, LevelPrice>(graph, 'levelPrice', rowsRead, async (args, context) => {
    const among = async () => (await allClasses(graph, context)).map(({ slug }) => slug);
    const [origin, costs] = await Promise.all([
      args.classSlug ? recordNamed(graph, context, Class, 'class_slug', args.classSlug, among) : null,
      rowsOf<LevelCostRow>(graph, context, levelCosts),
    ]);
    const targets = targetNames.flatMap((name) => {
      const value = args[name];
      return value === undefined || value === null ? [] : [{ stat: targetArguments[name], value }];
    });
    const [target] = targets;
    if (target && args.to) {
      throw wrongArgument(
        'to',
        'not_with_targets',
        `to cannot be combined with ${target.stat}, because the targets determine the level. Remove one of them.`,
        { received: String(args.to) },
      );
    }
    if (target && origin === null)
      throw wrongArgument('class_slug', 'missing', `class_slug is required with ${target.stat}.`);
    if (!target && !args.to)
      throw wrongArgument('to', 'missing', 'to is required unless target stats are given.');
    if (!args.from && origin === null)
      throw wrongArgument('from', 'missing', 'from is required unless class_slug is given.');
    for (const { stat, value } of targets) {
      if (value >= origin!.stats[stat]) continue;
      throw wrongArgument(
        stat,
        'out_of_range',
        `${stat} must be an integer from ${origin!.stats[stat]} to 99 for the origin ${origin!.slug}, which starts with ${origin!.stats[stat]}; got ${value}.`,
        { received: String(value), min: origin!.stats[stat], max: 99 },
      );
    }
    const first = (costs[0]?.level ?? 1) - 1;
    const last = costs.at(-1)?.level ?? first;
    const wanted = Object.fromEntries(targets.map(({ stat, value }) => [stat, value])) as Partial<
      Record<HunterStat, number>
    >;
    const to = args.to ?? levelFor(origin!, wanted);
    const check = (name: string, value: number, min: number, max: number, because: string) => {
      if (value >= min && value <= max) return;
      throw wrongArgument(
        name,
        'out_of_range',
        `${name} must be an integer from ${min} to ${max}${because}; got ${value}.`,
        { received: String(value), min, max },
      );
    };
    const from = args.from ?? origin!.level;
    if (origin)
      check('from', from, origin.level, last, `, because ${origin.slug} starts at level ${origin.level}`);
    check('from', from, first, last, '');
    if (target) check('from', from, origin!.level, to, `, because the targets are reached at level ${to}`);
    else check('to', to, from, last, `, because from is ${from}`);
    const steps = levelSteps(costs, from, to);
    return {
      class_slug: origin?.slug ?? null,
      from,
      to,
      currency: 'blood_echoes',
      cost: steps.at(-1)?.sum ?? 0,
      stats: target
        ? (Object.fromEntries(
            targetNames.map((name) => {
              const min = origin!.stats[targetArguments[name]];
              return [targetArguments[name], Math.max(args[name] ?? 0, min)];
            }),
          ) as Record<keyof HunterStats, number>)
        : null,
      steps,
    };
  });
}
