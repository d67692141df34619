import { type RatingArguments, rate, ratingArguments } from './rating.ts';
import type { RatingAnswer } from './rating-answer.ts';
import type { BloodborneTypes } from './types.ts';
import type { BossRow, FormKind as FormKindName, WeaponMoveRow } from '../../../../schema/rows.ts';
import {
  type AttackDamage,
  attackDamage,
  type DamageRate,
  slugOfMove,
} from '../calculators/attack-damage.ts';
import type { ByType, Unverified as UnverifiedName } from '../calculators/attack-rating.ts';
import { hitsToKill } from '../../calculators/defense.ts';
import { nearest } from '../../../text/nearest.ts';
import { recordNamed, refusesArguments, unknownArgument } from '../../../graph/refusals.ts';
import { leadsTo, linkFields } from '../../../graph/relations.ts';

/** Rows that the calculation reads in addition to the record: its price. */
const rowsRead = 120;

interface DamageAnswer extends AttackDamage {
  readonly boss_slug: string;
  readonly attack: string | null;
  readonly rating: RatingAnswer;
  readonly boss: BossRow;
  readonly unverified: readonly UnverifiedName[];
}

function moveNamed(
  slug: string,
  form: FormKindName | null | undefined,
  weapon: string,
  moves: readonly WeaponMoveRow[],
): WeaponMoveRow {
  const here = moves.filter((move) => !form || move.form === form);
  const found = here.find((move) => slugOfMove(move) === slug);
  if (found) return found;
  const what = `attack of ${weapon}${form ? `, ${form}` : ''}`;
  throw unknownArgument('attack', what, slug, nearest(slug, new Set(here.map(slugOfMove))));
}

/** Adds the damage of a hit against a boss. */
export function addDamage(types: BloodborneTypes): void {
  const { graph, builder, AttackRating, Boss, Weapon, Unverified, movesByWeapon } = types;
  const DamageByType = builder.objectRef<ByType<number | null>>('DamageByType').implement({
    description: 'Damage by type, in HP; null when a defense or the percentage of the attack is unknown.',
    fields: (t) => ({
      physical: t.exposeInt('physical', {
        nullable: true,
        description: 'Physical, blunt and thrust included.',
      }),
      blood: t.exposeInt('blood', { nullable: true, description: 'Blood.' }),
      arcane: t.exposeInt('arcane', { nullable: true, description: 'Arcane.' }),
      fire: t.exposeInt('fire', { nullable: true, description: 'Fire.' }),
      bolt: t.exposeInt('bolt', { nullable: true, description: 'Bolt.' }),
    }),
  });

  const ExtraDamage = builder.objectRef<NonNullable<DamageAnswer['extra_hits']>>('ExtraDamage').implement({
    description: 'Additional hits of an attack.',
    fields: (t) => ({
      hits: t.exposeInt('hits', { description: 'How many.' }),
      damage: t.exposeInt('damage', {
        nullable: true,
        description: 'Damage of each, in HP; null when unknown.',
      }),
    }),
  });

  const DamageRateType = builder.objectRef<DamageRate>('DamageRate').implement({
    description: 'A damage multiplier.',
    fields: (t) => ({
      kind: t.exposeString('kind', {
        description: 'Where it comes from: `serrated`, `righteous`, or the value that a gem changes.',
      }),
      rate: t.exposeFloat('rate', { description: 'The factor.' }),
    }),
  });

  const DamageType = builder.objectRef<DamageAnswer>('Damage').implement({
    description: 'The damage of a hit to a boss on the first playthrough.',
    fields: (t) => ({
      ...linkFields(t, 'boss_slug', Boss, 'boss'),
      attack: t.string({
        nullable: true,
        description: 'The attack; null for a hit with 100 percent of each type.',
        resolve: ({ attack }) => attack,
      }),
      rating: t.field({
        type: AttackRating,
        description: 'The attack rating behind it.',
        resolve: ({ rating }) => rating,
      }),
      damage: t.exposeInt('damage', {
        nullable: true,
        description: 'Damage of the whole attack, in HP; null when the defenses of the boss are unknown.',
      }),
      byType: t.field({
        type: DamageByType,
        description: 'Damage of its first hit by type.',
        resolve: ({ by_type }) => by_type,
      }),
      extraHits: t.field({
        type: ExtraDamage,
        nullable: true,
        description: 'Additional hits of the attack; null when it has none.',
        resolve: ({ extra_hits }) => extra_hits,
      }),
      rates: t.field({
        type: [DamageRateType],
        description: 'Damage multipliers for the kind of attack and of foe.',
        resolve: ({ rates }) => rates,
      }),
      hp: t.int({ description: 'Hit points of the boss.', resolve: ({ boss }) => boss.hp }),
      hitsToKill: t.int({
        nullable: true,
        description: 'How often the attack must land; null when the damage is unknown or zero.',
        resolve: ({ boss, damage }) => hitsToKill(boss.hp, damage),
      }),
      unverified: t.field({
        type: [Unverified],
        description: 'Rules behind the result that have one source or none.',
        resolve: ({ unverified }) => unverified as UnverifiedName[],
      }),
    }),
  });

  builder.queryField('damage', (t) =>
    t.field({
      type: DamageType,
      description: 'The damage of a hit to a boss, and how many hits kill it.',
      args: {
        ...ratingArguments(types, t),
        boss: t.arg({ type: 'Slug', required: true, description: 'Slug of the boss.' }),
        attack: t.arg({
          type: 'Slug',
          description:
            'The attack: its name in `moves` of the weapon, in lower case with hyphens, e.g. `light-attack-1`. It decides the form. Without it, a hit with 100 percent of each type.',
        }),
      },
      extensions: {
        ...leadsTo({ kind: 'rows', search: rowsRead }),
        ...refusesArguments,
      },
      resolve: async (_root, { boss: bossSlug, attack, ...given }, context) => {
        const [boss, moves] = await Promise.all([
          recordNamed(graph, context, Boss, 'boss', bossSlug),
          attack ? movesByWeapon(context, given.weapon) : [],
          recordNamed(graph, context, Weapon, 'weapon', given.weapon),
        ]);
        const move = attack ? moveNamed(attack, given.form, given.weapon, moves) : undefined;
        const args = { ...given, form: given.form ?? move?.form ?? null } as RatingArguments;
        const { answer, weapon, effects } = await rate(types, args, context);
        const { damage, by_type, extra_hits, rates } = attackDamage({
          ratings: answer.by_type,
          modifiers: weapon.figures.modifiers,
          form: answer.form,
          move,
          foe: boss.figures,
          effects,
        });
        return {
          boss_slug: boss.slug,
          boss,
          attack: attack ?? null,
          rating: answer,
          damage,
          by_type,
          extra_hits,
          rates,
          unverified: [
            ...answer.unverified,
            'damage_formula' as const,
            ...(rates.length > 0 ? (['weaknesses'] as const) : []),
            ...(extra_hits ? (['extra_hits'] as const) : []),
          ],
        };
      },
    }),
  );
}
