import { type RatingArguments, rate, ratingArguments, statName } from './rating.ts';
import type { SetEffect, SetGem } from './rating-answer.ts';
import type { BloodborneTypes } from './types.ts';
import type { RatingStep, Unverified as UnverifiedName } from '../calculators/attack-rating.ts';
import { refusesArguments } from '../../../graph/refusals.ts';
import { leadsTo, leadsToRows, linkFields } from '../../../graph/relations.ts';

/** Rows that the calculation reads in addition to the record: its price. */
const rowsRead = 60;

/** Adds the attack rating of a weapon. */
export function addAttackRating(types: BloodborneTypes): void {
  const {
    builder,
    AttackRating,
    RatingStats,
    RatingUnmetRequirement,
    Unverified,
    BloodGem,
    Weapon,
    AttackType,
    GemChange,
    GemUnit,
    FormKind,
    VariantKind,
    RatingStat,
    AttackKind,
    RatingStepKind,
  } = types;
  RatingStats.implement({
    description: 'Stats of the hunter that raise attack.',
    fields: (t) => ({
      strength: t.exposeInt('strength', { description: 'Strength.' }),
      skill: t.exposeInt('skill', { description: 'Skill.' }),
      bloodtinge: t.exposeInt('bloodtinge', { description: 'Bloodtinge.' }),
      arcane: t.exposeInt('arcane', { description: 'Arcane.' }),
    }),
  });

  const RatingStepType = builder.objectRef<RatingStep>('RatingStep').implement({
    description: 'One step of calculating the rating of a damage type from the attack of a weapon.',
    fields: (t) => ({
      type: t.expose('type', { type: AttackKind, description: 'The type of attack.' }),
      kind: t.expose('kind', { type: RatingStepKind, description: 'What the step does.' }),
      source: t.string({
        nullable: true,
        description: 'The stat, or the slug of the gem, that it comes from; null for the weapon itself.',
        resolve: ({ source }) => (source === 'blood_tinge' ? 'bloodtinge' : source),
      }),
      amount: t.float({
        description: 'How much, with four decimals; its meaning depends on `kind`.',
        resolve: (step) => Number(step.amount.toFixed(4)),
      }),
      result: t.float({
        description: 'The rating of the type after this step, with four decimals.',
        resolve: (step) => Number(step.result.toFixed(4)),
      }),
    }),
  });

  RatingUnmetRequirement.implement({
    description: 'A stat that is too low for a weapon.',
    fields: (t) => ({
      stat: t.field({ type: RatingStat, description: 'The stat.', resolve: ({ stat }) => statName(stat) }),
      needed: t.exposeInt('needed', { description: 'What the weapon requires.' }),
      has: t.exposeInt('has', { description: 'What the hunter has.' }),
    }),
  });

  const SetEffectType = builder.objectRef<SetEffect>('SetGemEffect').implement({
    description: 'An effect of a gem in a weapon.',
    fields: (t) => ({
      changes: t.field({
        type: GemChange,
        description: 'The value that it changes.',
        resolve: ({ changes }) => changes as typeof GemChange.$inferType,
      }),
      unit: t.field({
        type: GemUnit,
        description: 'How its value counts.',
        resolve: ({ unit, changes }) => (changes === 'hp' ? 'hp' : unit),
      }),
      value: t.exposeFloat('value', { description: 'Its value.' }),
      isCounted: t.exposeBoolean('is_counted', {
        description:
          'True if the rating includes it. Effects that apply only sometimes, or only against some foes, are not included.',
      }),
    }),
  });

  const SetGemType = builder.objectRef<SetGem>('SetGem').implement({
    description: 'A blood gem in a slot of a weapon.',
    fields: (t) => ({
      ...linkFields(t, 'gem_slug', BloodGem, 'gem'),
      slot: t.exposeInt('slot', { description: 'Number of its slot, from 1.' }),
      effects: t.field({
        type: [SetEffectType],
        description: 'Its effects, the main one first.',
        resolve: ({ effects }) => effects,
      }),
    }),
  });

  const CurveValue = builder.objectRef<{ value: number; total: number }>('RatingAtStat').implement({
    description: 'The rating at one value of a stat.',
    fields: (t) => ({
      value: t.exposeInt('value', { description: 'The value of the stat.' }),
      total: t.exposeInt('total', { description: 'The rating, all types together.' }),
    }),
  });

  AttackRating.implement({
    description: 'The attack rating of a weapon with the stats of a hunter.',
    fields: (t) => ({
      ...linkFields(t, 'weapon_slug', Weapon, 'weapon'),
      variant: t.expose('variant', { type: VariantKind, description: 'Version of the weapon.' }),
      form: t.expose('form', {
        type: FormKind,
        nullable: true,
        description: "Form whose attacks are rated; null for the values in the game's menu.",
      }),
      level: t.exposeInt('level', { description: 'Level of the weapon.' }),
      stats: t.field({
        type: RatingStats,
        description: 'All stats, including those not given.',
        resolve: ({ stats }) => stats,
      }),
      total: t.exposeInt('total', { description: 'The rating: the sum of all types.' }),
      byType: t.field({
        type: AttackType,
        description: 'The rating by type.',
        resolve: ({ by_type }) => by_type,
      }),
      base: t.field({
        type: AttackType,
        description: 'The base rating of the weapon itself, by type.',
        resolve: ({ base }) => base,
      }),
      bonus: t.field({
        type: AttackType,
        description: 'What stats, gems and the form add, by type; negative when they reduce the rating.',
        resolve: ({ bonus }) => bonus,
      }),
      meetsRequirements: t.boolean({
        description: 'True if the stats meet the requirements of the weapon.',
        resolve: ({ unmet }) => unmet.length === 0,
      }),
      unmetRequirements: t.field({
        type: [RatingUnmetRequirement],
        description: 'The stats that are too low; empty when none is.',
        resolve: ({ unmet }) => unmet,
      }),
      gems: t.field({
        type: [SetGemType],
        description: 'The gems in its slots, in the order given.',
        resolve: ({ gems }) => gems,
        ...leadsToRows,
      }),
      steps: t.field({
        type: [RatingStepType],
        description: 'How the rating is calculated, type by type.',
        resolve: ({ steps }) => steps,
      }),
      unverified: t.field({
        type: [Unverified],
        description: 'Rules behind the rating that have one source or none; empty when all have more.',
        resolve: ({ unverified }) => unverified as UnverifiedName[],
      }),
      curve: t.field({
        type: [CurveValue],
        nullable: true,
        description: 'The rating at every value of the stat that `curve` names; null without `curve`.',
        resolve: ({ curve }) => curve,
      }),
    }),
  });

  builder.queryField('attackRating', (t) =>
    t.field({
      type: AttackRating,
      description: 'The attack rating of a weapon.',
      args: {
        ...ratingArguments(types, t),
        curve: t.arg({
          type: RatingStat,
          description:
            'Also return the rating at every value of this stat, with the other stats as they are.',
        }),
      },
      extensions: {
        ...leadsTo({ kind: 'rows', search: rowsRead }),
        ...refusesArguments,
      },
      resolve: async (_root, { curve, ...args }, context) => {
        const { answer, totalAt } = await rate(types, args as RatingArguments, context);
        if (!curve) return answer;
        const values = Array.from({ length: 99 }, (_, index) => index + 1);
        return {
          ...answer,
          curve: values.map((value) => ({ value, total: totalAt({ ...answer.stats, [curve]: value }) })),
        };
      },
    }),
  );
}
