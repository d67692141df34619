import { hitsToKill } from '../../calculators/defense.ts';
import { recordNamed, refusesArguments, wrongArgument } from '../../../graph/refusals.ts';
import { leadsTo, leadsToRows, recordBy } from '../../../graph/relations.ts';
import type { ByType } from '../calculators/attack-rating.ts';
import { type Damage, damageOf, type Target } from '../calculators/damage.ts';
import type { addAttackRating } from './attack-rating.ts';
import { rate, type RatingAnswer, type RatingArguments, ratingArguments, rounded } from './rating.ts';
import type { ValueOf } from './sets.ts';
import type { EldenRingTypes } from './types.ts';

/** Rows that the calculation reads in addition to the record: its price. */
const rowsRead = 80;

/** One form of a boss, or one variant of an enemy. */
interface Targeted extends Target {
  readonly name: string | null;
  readonly location_slug: string | null;
  readonly area: string | null;
  readonly npc_param_id: number;
  readonly hp: number | null;
  readonly damage: Damage;
}

interface DamageAnswer {
  readonly boss_slug: string | null;
  readonly enemy_slug: string | null;
  readonly physical_damage: ValueOf<'PhysicalDamage'>;
  readonly targets: readonly Targeted[];
  readonly rating: RatingAnswer;
}

const roundedOrNull = (value: number | null) => (value === null ? null : rounded(value));

/** Adds the damage of a hit to a boss or an enemy. */
export function addDamage(types: EldenRingTypes, AttackRating: ReturnType<typeof addAttackRating>): void {
  const { graph, builder, Boss, Enemy, Location, PhysicalDamage, Unverified, formsOf, variantsOf } = types;
  const DamageByType = builder.objectRef<ByType<number | null>>('DamageByType').implement({
    description: 'Damage by type, in HP; null when the defense is unknown.',
    fields: (t) => {
      const of = (type: keyof ByType, description: string) =>
        t.float({ nullable: true, description, resolve: (damage) => roundedOrNull(damage[type]) });
      return {
        physical: of('physical', 'Physical.'),
        magic: of('magic', 'Magic.'),
        fire: of('fire', 'Fire.'),
        lightning: of('lightning', 'Lightning.'),
        holy: of('holy', 'Holy.'),
      };
    },
  });

  const DamageTarget = builder.objectRef<Targeted>('DamageTarget').implement({
    description: 'A form of a boss or a variant of an enemy, and the damage to it.',
    fields: (t) => ({
      name: t.exposeString('name', { nullable: true, description: 'Its name; null when it has none.' }),
      locationSlug: t.expose('location_slug', {
        type: 'Slug',
        nullable: true,
        description: 'Slug of the location; null when unknown.',
      }),
      location: t.field({
        nullable: true,
        description: 'The location.',
        ...recordBy('location_slug', Location),
      }),
      area: t.exposeString('area', { nullable: true, description: 'Where in it; null when unknown.' }),
      npcParamId: t.exposeInt('npc_param_id', { description: 'Its row in the tables of the game.' }),
      hp: t.exposeInt('hp', { nullable: true, description: 'Hit points; null when unknown.' }),
      damage: t.float({
        nullable: true,
        description: 'Damage of the hit, in HP; null when a defense is unknown.',
        resolve: ({ damage }) => roundedOrNull(damage.total),
      }),
      byType: t.field({
        type: DamageByType,
        description: 'Damage by type.',
        resolve: ({ damage }) => damage.by_type,
      }),
      hitsToKill: t.int({
        nullable: true,
        description: 'How often the hit must land; null when the damage or the HP are unknown.',
        resolve: ({ hp, damage }) => (hp === null ? null : hitsToKill(hp, damage.total)),
      }),
    }),
  });

  const DamageType = builder.objectRef<DamageAnswer>('Damage').implement({
    description: 'The damage of a hit to a boss or an enemy on the first playthrough.',
    fields: (t) => ({
      bossSlug: t.expose('boss_slug', {
        type: 'Slug',
        nullable: true,
        description: 'Slug of the boss; null for an enemy.',
      }),
      boss: t.field({ nullable: true, description: 'The boss.', ...recordBy('boss_slug', Boss) }),
      enemySlug: t.expose('enemy_slug', {
        type: 'Slug',
        nullable: true,
        description: 'Slug of the enemy; null for a boss.',
      }),
      enemy: t.field({ nullable: true, description: 'The enemy.', ...recordBy('enemy_slug', Enemy) }),
      physicalDamage: t.expose('physical_damage', {
        type: PhysicalDamage,
        description: 'Kind of physical damage of the hit.',
      }),
      targets: t.field({
        type: [DamageTarget],
        description:
          'The forms of the boss, or the variants of the enemy in all places, each with the damage.',
        resolve: ({ targets }) => targets,
        ...leadsToRows,
      }),
      rating: t.field({
        type: AttackRating,
        description: 'The attack rating behind it.',
        resolve: ({ rating }) => rating,
      }),
      unverified: t.field({
        type: [Unverified],
        description: 'Rules behind the result that were not compared with the game.',
        resolve: (): ValueOf<'Unverified'>[] => ['damage_formula'],
      }),
    }),
  });

  builder.queryField('damage', (t) =>
    t.field({
      type: DamageType,
      description: 'The damage of a hit to a boss or an enemy, and how many hits kill it.',
      args: {
        ...ratingArguments(types, t),
        boss: t.arg({ type: 'Slug', description: 'Slug of the boss.' }),
        enemy: t.arg({ type: 'Slug', description: 'Slug of the enemy, instead of a boss.' }),
        physicalDamage: t.arg({
          type: PhysicalDamage,
          required: true,
          defaultValue: 'physical',
          description: 'Kind of physical damage of the hit, which depends on the attack.',
        }),
      },
      extensions: { ...leadsTo({ kind: 'rows', search: rowsRead }), ...refusesArguments },
      resolve: async (_root, { boss, enemy, physicalDamage, ...args }, context): Promise<DamageAnswer> => {
        if (boss && enemy) {
          throw wrongArgument(
            'enemy',
            'not_with_boss',
            `enemy must be left out where boss is given; received ${enemy}.`,
            { received: enemy },
          );
        }
        if (!boss && !enemy)
          throw wrongArgument(
            'boss',
            'missing',
            'boss must be the slug of a boss, unless enemy is given; it is missing.',
          );
        const [bossRow, , forms, variants, rating] = await Promise.all([
          boss ? recordNamed(graph, context, Boss, 'boss', boss) : null,
          enemy ? recordNamed(graph, context, Enemy, 'enemy', enemy) : null,
          boss ? formsOf(context, boss) : [],
          enemy ? variantsOf(context, enemy) : [],
          rate(types, args as RatingArguments, context),
        ]);
        const location_slug = bossRow?.location_slug ?? null;
        const targets = [...forms.map((form) => ({ ...form, location_slug })), ...variants];
        return {
          boss_slug: boss ?? null,
          enemy_slug: enemy ?? null,
          physical_damage: physicalDamage,
          targets: targets.map((target) => ({
            ...target,
            damage: damageOf(rating.by_type, physicalDamage, target),
          })),
          rating,
        };
      },
    }),
  );
}
