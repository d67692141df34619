import { allOrigins } from './rating.ts';
import type { BloodborneTypes } from './types.ts';
import type { LevelCostRow } from '../../../../schema/rows.ts';
import {
  type HunterStat,
  hunterStats,
  type LevelStep,
  levelFor,
  levelSteps,
} from '../calculators/level-costs.ts';
import { rowsOf, type SelectTemplate } from '../../../graph/loaders.ts';
import { recordNamed, refusesArguments, wrongArgument } from '../../../graph/refusals.ts';
import { leadsTo, recordBy } from '../../../graph/relations.ts';

const levelCosts: SelectTemplate = {
  sql: (schema) => `select * from ${schema}.level_cost order by level`,
  keyColumn: 'level',
};

/** Rows that the calculation reads in addition to the record: its price. */
const rowsRead = 560;

interface LevelAnswer {
  readonly origin_slug: string | null;
  readonly from: number;
  readonly to: number;
  readonly stats: Readonly<Record<HunterStat, number>> | null;
  readonly steps: readonly LevelStep[];
}

/** Adds what levels cost. */
export function addLevelPrice({ graph, builder, Origin, Stat, HunterLevel }: BloodborneTypes): void {
  const LevelStepType = builder.objectRef<LevelStep>('LevelStep').implement({
    description: 'One level.',
    fields: (t) => ({
      level: t.exposeInt('level', { description: 'The level reached.' }),
      bloodEchoes: t.exposeInt('blood_echoes', { description: 'Blood echoes for it.' }),
      sum: t.exposeInt('sum', { description: 'Blood echoes for it and all levels before.' }),
    }),
  });

  const HunterStatsType = builder.objectRef<NonNullable<LevelAnswer['stats']>>('HunterStats').implement({
    description: 'The six stats that levels raise.',
    fields: (t) => ({
      vitality: t.exposeInt('vitality', { description: 'Vitality.' }),
      endurance: t.exposeInt('endurance', { description: 'Endurance.' }),
      strength: t.exposeInt('strength', { description: 'Strength.' }),
      skill: t.exposeInt('skill', { description: 'Skill.' }),
      bloodtinge: t.exposeInt('blood_tinge', { description: 'Bloodtinge.' }),
      arcane: t.exposeInt('arcane', { description: 'Arcane.' }),
    }),
  });

  const LevelPrice = builder.objectRef<LevelAnswer>('LevelPrice').implement({
    description: 'The cost of rising from one level to another.',
    fields: (t) => ({
      originSlug: t.expose('origin_slug', {
        type: 'Slug',
        nullable: true,
        description: 'Slug of the origin; null when none was given.',
      }),
      origin: t.field({
        nullable: true,
        description: 'The origin.',
        ...recordBy('origin_slug', Origin),
      }),
      from: t.exposeInt('from', { description: 'The level to start from.' }),
      to: t.exposeInt('to', { description: 'The level to reach.' }),
      bloodEchoes: t.int({
        description: 'Blood echoes for all levels together.',
        resolve: ({ steps }) => steps.at(-1)?.sum ?? 0,
      }),
      stats: t.field({
        type: HunterStatsType,
        nullable: true,
        description: 'The stats at the end; null without target stats.',
        resolve: ({ stats }) => stats,
      }),
      steps: t.field({
        type: [LevelStepType],
        description: 'The levels one by one; empty when there is nothing to pay.',
        resolve: ({ steps }) => steps,
      }),
    }),
  });

  const targetArguments = {
    vitality: 'vitality',
    endurance: 'endurance',
    strength: 'strength',
    skill: 'skill',
    bloodtinge: 'blood_tinge',
    arcane: 'arcane',
  } as const satisfies Readonly<Record<string, HunterStat>>;

  builder.queryField('levelPrice', (t) =>
    t.field({
      type: LevelPrice,
      description: 'The blood echoes for levels: from one to another, or from an origin to stats.',
      args: {
        origin: t.arg({ type: 'Slug', description: 'Slug of the origin; required for target stats.' }),
        from: t.arg({
          type: HunterLevel,
          description: 'The level to start from. Without it, the starting level of the origin.',
        }),
        to: t.arg({
          type: HunterLevel,
          description: 'The level to reach; cannot be combined with target stats.',
        }),
        vitality: t.arg({ type: Stat, description: 'Target for vitality.' }),
        endurance: t.arg({ type: Stat, description: 'Target for endurance.' }),
        strength: t.arg({ type: Stat, description: 'Target for strength.' }),
        skill: t.arg({ type: Stat, description: 'Target for skill.' }),
        bloodtinge: t.arg({ type: Stat, description: 'Target for bloodtinge.' }),
        arcane: t.arg({ type: Stat, description: 'Target for arcane.' }),
      },
      extensions: {
        ...leadsTo({ kind: 'rows', search: rowsRead }),
        ...refusesArguments,
      },
      resolve: async (_root, args, context): Promise<LevelAnswer> => {
        const among = async () => (await allOrigins(graph, context)).map(({ slug }) => slug);
        const [origin, costs] = await Promise.all([
          args.origin ? recordNamed(graph, context, Origin, 'origin', args.origin, among) : null,
          rowsOf<LevelCostRow>(graph, context, levelCosts),
        ]);
        const targets = Object.entries(targetArguments).flatMap(([name, stat]) => {
          const value = args[name as keyof typeof targetArguments];
          return value === undefined || value === null ? [] : [{ name, stat, value }];
        });
        const [target] = targets;
        if (target && args.to) {
          throw wrongArgument(
            'to',
            'not_with_targets',
            `to cannot be combined with ${target.name}, because the targets determine the level; leave one of them out.`,
            { received: String(args.to) },
          );
        }
        if (target && origin === null)
          throw wrongArgument(
            'origin',
            'missing',
            `origin must be the slug of an origin for the target ${target.name}; it is missing.`,
          );
        if (!target && !args.to)
          throw wrongArgument(
            'to',
            'missing',
            'to must be the level to reach, unless target stats are given; it is missing.',
          );
        if (!args.from && origin === null)
          throw wrongArgument(
            'from',
            'missing',
            'from must be the level to start from, unless origin is given; it is missing.',
          );
        for (const { name, stat, value } of targets) {
          if (value >= origin![stat]) continue;
          throw wrongArgument(
            name,
            'out_of_range',
            `${name} must be an integer from ${origin![stat]} to 99 for the origin ${origin!.slug}, which begins with ${origin![stat]}; received ${value}.`,
            { received: String(value), min: origin![stat], max: 99 },
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
            `${name} must be an integer from ${min} to ${max}${because}; received ${value}.`,
            { received: String(value), min, max },
          );
        };
        const from = args.from ?? origin!.level;
        if (origin)
          check('from', from, origin.level, last, `, because ${origin.slug} begins at level ${origin.level}`);
        check('from', from, first, last, '');
        if (target)
          check('from', from, origin!.level, to, `, because the targets are reached at level ${to}`);
        else check('to', to, from, last, `, because from is ${from}`);
        return {
          origin_slug: origin?.slug ?? null,
          from,
          to,
          stats: target
            ? (Object.fromEntries(
                hunterStats.map((stat) => [stat, Math.max(wanted[stat] ?? 0, origin![stat])]),
              ) as Record<HunterStat, number>)
            : null,
          steps: levelSteps(costs, from, to),
        };
      },
    }),
  );
}
