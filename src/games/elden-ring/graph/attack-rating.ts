import { refusesArguments } from '../../../graph/refusals.ts';
import { leadsTo, linkFields } from '../../../graph/relations.ts';
import {
  type ByStat,
  type ByType,
  damageTypes,
  type RatingStep,
  type StatusRating,
  type UnmetRequirement,
} from '../calculators/attack-rating.ts';
import { rate, type RatingAnswer, type RatingArguments, ratingArguments, rounded } from './rating.ts';
import type { EldenRingTypes } from './types.ts';

/** Rows that the calculation reads in addition to the record: its price. */
const rowsRead = 40;

const roundedTypes = (values: ByType) =>
  Object.fromEntries(damageTypes.map((type) => [type, rounded(values[type])])) as Record<
    keyof ByType,
    number
  >;

/** Adds the attack rating of a weapon, and returns its type. */
export function addAttackRating(types: EldenRingTypes) {
  const { builder, Weapon, AttackByType, AffinityName, DamageType, StatName, StatusName } = types;

  const RatingStats = builder.objectRef<ByStat>('RatingStats').implement({
    description: 'Stats that raise attack.',
    fields: (t) => ({
      strength: t.exposeInt('strength', { description: 'Strength.' }),
      dexterity: t.exposeInt('dexterity', { description: 'Dexterity.' }),
      intelligence: t.exposeInt('intelligence', { description: 'Intelligence.' }),
      faith: t.exposeInt('faith', { description: 'Faith.' }),
      arcane: t.exposeInt('arcane', { description: 'Arcane.' }),
    }),
  });

  const StatusRatingType = builder.objectRef<StatusRating>('StatusRating').implement({
    description: 'Build-up of a status effect by a hit.',
    fields: (t) => ({
      kind: t.expose('kind', { type: StatusName, description: 'The status effect.' }),
      amount: t.float({ description: 'The build-up.', resolve: ({ amount }) => rounded(amount) }),
      base: t.float({
        description: 'The build-up of the weapon itself.',
        resolve: ({ base }) => rounded(base),
      }),
      bonus: t.float({
        description: 'What arcane adds; negative when its requirement is not met.',
        resolve: ({ bonus }) => rounded(bonus),
      }),
    }),
  });

  const UnmetRequirementType = builder.objectRef<UnmetRequirement>('UnmetRequirement').implement({
    description: 'A stat that is too low for a weapon.',
    fields: (t) => ({
      stat: t.expose('stat', { type: StatName, description: 'The stat.' }),
      needed: t.exposeInt('needed', { description: 'What the weapon requires.' }),
      has: t.exposeInt('has', {
        description: 'What the Tarnished has; strength with both hands where the weapon is held so.',
      }),
    }),
  });

  const RatingStepType = builder.objectRef<RatingStep>('RatingStep').implement({
    description: 'One step of calculating the rating of a damage type from the attack of a weapon.',
    fields: (t) => ({
      type: t.expose('type', { type: DamageType, description: 'The damage type.' }),
      kind: t.expose('kind', { type: types.RatingStepKind, description: 'What the step does.' }),
      source: t.field({
        type: StatName,
        nullable: true,
        description: 'The stat that it comes from; null for the weapon itself.',
        resolve: ({ source }) => source,
      }),
      amount: t.float({
        description: 'How much, with four decimals; its meaning depends on `kind`.',
        resolve: ({ amount }) => Number(amount.toFixed(4)),
      }),
      result: t.float({
        description: 'The rating of the type after this step.',
        resolve: ({ result }) => rounded(result),
      }),
    }),
  });

  const AttackRating = builder.objectRef<RatingAnswer>('AttackRating').implement({
    description: 'The attack rating of a weapon with the stats of a Tarnished.',
    fields: (t) => ({
      ...linkFields(t, 'weapon_slug', Weapon, 'weapon'),
      affinity: t.expose('affinity', { type: AffinityName, description: 'Its affinity.' }),
      level: t.exposeInt('level', { description: 'Upgrade of the weapon.' }),
      twoHanded: t.boolean({
        description: 'Whether it is held in both hands.',
        resolve: ({ two_handed }) => two_handed,
      }),
      stats: t.field({
        type: RatingStats,
        description: 'All stats, including those not given.',
        resolve: ({ stats }) => stats,
      }),
      total: t.float({
        description: 'The rating: the sum of all types. The game shows it rounded down.',
        resolve: ({ total }) => rounded(total),
      }),
      byType: t.field({
        type: AttackByType,
        description: 'The rating by type.',
        resolve: ({ by_type }) => roundedTypes(by_type),
      }),
      base: t.field({
        type: AttackByType,
        description: 'The base rating of the weapon itself, by type.',
        resolve: ({ base }) => roundedTypes(base),
      }),
      bonus: t.field({
        type: AttackByType,
        description: 'What stats add, by type; negative when a requirement is not met.',
        resolve: ({ bonus }) => roundedTypes(bonus),
      }),
      status: t.field({
        type: [StatusRatingType],
        description: 'Status effects that it builds up; empty when there is none.',
        resolve: ({ status }) => status,
      }),
      meetsRequirements: t.boolean({
        description: 'True if the stats meet the requirements of the weapon.',
        resolve: ({ unmet }) => unmet.length === 0,
      }),
      unmetRequirements: t.field({
        type: [UnmetRequirementType],
        description: 'The stats that are too low; empty when none is.',
        resolve: ({ unmet }) => unmet,
      }),
      steps: t.field({
        type: [RatingStepType],
        description: 'How the rating is calculated, type by type.',
        resolve: ({ steps }) => steps,
      }),
      unverified: t.field({
        type: [types.Unverified],
        description:
          'Rules behind the result that were not compared with the game; empty when there is none.',
        resolve: ({ unverified }) => unverified,
      }),
    }),
  });

  builder.queryField('attackRating', (t) =>
    t.field({
      type: AttackRating,
      description: 'The attack rating of a weapon.',
      args: ratingArguments(types, t),
      extensions: { ...leadsTo({ kind: 'rows', search: rowsRead }), ...refusesArguments },
      resolve: (_root, args, context) => rate(types, args as RatingArguments, context),
    }),
  );
  return AttackRating;
}
