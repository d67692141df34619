import type { BossFormRow, FormKind, WeaponMoveRow, WeaponRow } from '../../../../schema/bloodborne/rows.ts';
import type { ByType, GemEffect } from './attack-rating.ts';
import { damageOf, type Hit } from './damage.ts';

export interface DamageRate {
  readonly kind: string;
  readonly rate: number;
}

/** The damage of a whole attack, with hits that follow the first. */
export interface AttackDamage {
  /** Null when a defense or the percentage of the attack is unknown. */
  readonly damage: number | null;
  /** Damage of the first hit by type; null where it is unknown. */
  readonly by_type: ByType<number | null>;
  readonly extra_hits: { readonly hits: number; readonly damage: number | null } | null;
  readonly rates: readonly DamageRate[];
}

/** Columns of a weapon's attack that the calculation reads. */
export type Move = Pick<
  WeaponMoveRow,
  'name' | 'form' | 'damage_type' | 'percent' | 'is_charged' | 'extra_hits' | 'rune_slug'
>;
type Modifiers = WeaponRow['figures']['modifiers'];
/** Columns of a foe that the calculation reads. */
export type Foe = Pick<
  BossFormRow,
  'defense' | 'is_beast' | 'is_kin' | 'weak_to_serrated' | 'weak_to_righteous'
>;

const slugOfWords = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** How callers name an attack: its name as a slug, and the rune without which it does not exist. */
export const slugOfMove = ({ name, rune_slug }: Pick<Move, 'name' | 'rune_slug'>) =>
  rune_slug === null ? slugOfWords(name) : `${slugOfWords(name)}-with-${rune_slug}`;

/**
 * An attack with all that a weapon deals, for a hit of which nothing is said. One attack deals physical or blood damage,
 * never both, so blood counts where there is nothing physical.
 */
function plainHit(by_type: ByType): Hit {
  const blood = by_type.physical === 0;
  return {
    percent: { physical: 100, blood: blood ? 100 : 0, arcane: 100, fire: 100, bolt: 100 },
    damage_type: blood && by_type.blood > 0 ? 'blood' : 'physical',
  };
}

/** Factors for the kind of an attack and of the foe; each with what it comes from. */
function ratesOf(
  modifiers: Modifiers,
  form: FormKind | null,
  move: Move | undefined,
  foe: Foe,
  effects: readonly GemEffect[],
): { physical: DamageRate[]; all: DamageRate[] } {
  const weaknesses: Readonly<Record<string, boolean | null>> = {
    serrated: foe.weak_to_serrated,
    righteous: foe.weak_to_righteous,
  };
  const ofWeapon = modifiers.filter(
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
      ...(foe.is_beast === true ? percentages('damage_to_beasts') : []),
      ...(foe.is_kin === true ? percentages('damage_to_kin') : []),
      ...(move?.is_charged ? percentages('charge_attack') : []),
    ],
  };
}

const product = (rates: readonly DamageRate[]) => rates.reduce((all, { rate: one }) => all * one, 1);

/**
 * The damage of an attack with all of its hits.
 *
 * @param ratings attack rating by type.
 * @param modifiers of the weapon; those for kinds of foes count.
 * @param move without it, a hit with 100 percent of each type.
 */
export function attackDamage({
  ratings,
  modifiers,
  form,
  move,
  foe,
  effects,
}: {
  readonly ratings: ByType;
  readonly modifiers: Modifiers;
  readonly form: FormKind | null;
  readonly move: Move | undefined;
  readonly foe: Foe;
  readonly effects: readonly GemEffect[];
}): AttackDamage {
  const hit: Hit = move ?? plainHit(ratings);
  const rates = ratesOf(modifiers, form, move, foe, effects);
  const damageWith = (of: Hit) =>
    damageOf({
      ratings,
      hit: of,
      defense: foe.defense,
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
  return {
    damage:
      first.total === null || (extra !== null && each === null)
        ? null
        : first.total + (extra?.hits ?? 0) * (each ?? 0),
    by_type: first.by_type,
    extra_hits: extra && { hits: extra.hits, damage: each },
    rates: [...rates.physical, ...rates.all],
  };
}
