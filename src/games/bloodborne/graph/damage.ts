import { type RatingArguments, rate, ratingArguments } from './rating.ts';
import type { RatingAnswer } from './rating-answer.ts';
import type { BloodborneTypes } from './types.ts';
import type { BossRow, FormKind as FormKindName, WeaponMoveRow, WeaponRow } from '../../../../schema/rows.ts';
import type {
  AttackRating,
  ByType,
  GemEffect,
  Unverified as UnverifiedName,
} from '../calculators/attack-rating.ts';
import { damageOf, type Hit } from '../calculators/damage.ts';
import { hitsToKill } from '../../calculators/defense.ts';
import { nearest } from '../../../text/nearest.ts';
import { recordNamed, refusesArguments, unknownArgument } from '../../../graph/refusals.ts';
import { leadsTo, linkFields } from '../../../graph/relations.ts';

/** Rows that the calculation reads in addition to the record: its price. */
const rowsRead = 120;

interface DamageRate {
  readonly kind: string;
  readonly rate: number;
}

interface DamageAnswer {
  readonly boss_slug: string;
  readonly attack: string | null;
  readonly rating: RatingAnswer;
  readonly damage: number | null;
  readonly by_type: ByType<number | null>;
  readonly extra_hits: { readonly hits: number; readonly damage: number | null } | null;
  readonly rates: readonly DamageRate[];
  readonly boss: BossRow;
  readonly unverified: readonly UnverifiedName[];
}

const slugOfWords = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** How callers name an attack: its name as a slug, and the rune without which it does not exist. */
const slugOfMove = ({ name, rune_slug }: WeaponMoveRow) =>
  rune_slug === null ? slugOfWords(name) : `${slugOfWords(name)}-with-${rune_slug}`;

/**
 * An attack with all that a weapon deals, for a hit of which nothing is said. One attack deals physical or blood damage,
 * never both, so blood counts where there is nothing physical.
 */
function plainHit({ by_type }: AttackRating): Hit {
  const blood = by_type.physical === 0;
  return {
    percent: { physical: 100, blood: blood ? 100 : 0, arcane: 100, fire: 100, bolt: 100 },
    damage_type: blood && by_type.blood > 0 ? 'blood' : 'physical',
  };
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

/** Factors for the kind of an attack and of the foe; each with what it comes from. */
function ratesOf(
  weapon: WeaponRow,
  form: FormKindName | null,
  move: WeaponMoveRow | undefined,
  boss: BossRow,
  effects: readonly GemEffect[],
): { physical: DamageRate[]; all: DamageRate[] } {
  const { figures } = boss;
  const weaknesses: Readonly<Record<string, boolean | null>> = {
    serrated: figures.weak_to_serrated,
    righteous: figures.weak_to_righteous,
  };
  const ofWeapon = weapon.figures.modifiers.filter(
    ({ kind, amount: factor, form: own }) =>
      weaknesses[kind] === true && factor !== null && (own === null || own === form),
  );
  const percentages = (changes: string) =>
    effects
      .filter((effect) => effect.changes === changes && effect.unit === 'percent')
      .map(({ value }) => ({ kind: changes, rate: 1 + value / 100 }));
  const kind = move?.damage_type ?? null;
  return {
    physical: kind === 'blunt' || kind === 'thrust' ? percentages(`${kind}_attack`) : [],
    all: [
      ...ofWeapon.map(({ kind: name, amount: factor }) => ({ kind: name, rate: factor! })),
      ...(figures.is_beast === true ? percentages('damage_to_beasts') : []),
      ...(figures.is_kin === true ? percentages('damage_to_kin') : []),
      ...(move?.is_charged ? percentages('charge_attack') : []),
    ],
  };
}

const product = (rates: readonly DamageRate[]) => rates.reduce((all, { rate: one }) => all * one, 1);

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
        const hit: Hit = move ?? plainHit(answer);
        const rates = ratesOf(weapon, answer.form, move, boss, effects);
        const damageWith = (of: Hit) =>
          damageOf({
            ratings: answer.by_type,
            hit: of,
            defense: boss.figures.defense,
            physicalRate: product(rates.physical),
            rate: product(rates.all),
          });
        const first = damageWith(hit);
        const extra = move?.extra_hits ?? null;
        const each =
          extra === null
            ? null
            : damageWith({
                ...hit,
                percent: Object.fromEntries(
                  Object.entries(hit.percent).map(([type, percent]) => [type, percent && extra.percent]),
                ) as Hit['percent'],
              }).total;
        const whole =
          first.total === null || (extra !== null && each === null)
            ? null
            : first.total + (extra?.hits ?? 0) * (each ?? 0);
        const allRates = [...rates.physical, ...rates.all];
        return {
          boss_slug: boss.slug,
          boss,
          attack: attack ?? null,
          rating: answer,
          damage: whole,
          by_type: first.by_type,
          extra_hits: extra && { hits: extra.hits, damage: each },
          rates: allRates,
          unverified: [
            ...answer.unverified,
            'damage_formula' as const,
            ...(allRates.length > 0 ? (['weaknesses'] as const) : []),
            ...(extra ? (['extra_hits'] as const) : []),
          ],
        };
      },
    }),
  );
}
