import { type Curve, valueAt } from '../../calculators/stat-curve.ts';

/** Types of damage, in the order in which the game lists them. */
export const damageTypes = ['physical', 'magic', 'fire', 'lightning', 'holy'] as const;
export type DamageType = (typeof damageTypes)[number];
export type ByType<Value = number> = Readonly<Record<DamageType, Value>>;

/** Stats that raise attack. */
export const attackStats = ['strength', 'dexterity', 'intelligence', 'faith', 'arcane'] as const;
export type AttackStat = (typeof attackStats)[number];
export type ByStat<Value = number> = Readonly<Record<AttackStat, Value>>;

export type StatusKind = 'poison' | 'scarlet_rot' | 'bleed' | 'frost' | 'sleep' | 'madness' | 'death_blight';

/** Status effects whose build-up scales with arcane, in every weapon that scales with it. */
export const arcaneStatus: ReadonlySet<StatusKind> = new Set(['poison', 'bleed', 'sleep', 'madness']);

/** Share of attack or build-up that remains if a stat that it scales with is below its requirement. */
export const unmetShare = 0.6;

/** A weapon with an affinity at a level. */
export interface RatedWeapon {
  readonly requirements: ByStat;
  /** Attack at the level. */
  readonly attack: ByType;
  /** Scaling at the level: 1 adds the attack once more when the stat is saturated. */
  readonly scaling: ByStat;
  /** Stats that each type scales with. */
  readonly statsOf: ByType<readonly AttackStat[]>;
  /** Scaling that a stat has for a type instead; undefined where it is that of the weapon. */
  readonly scalingOf: (type: DamageType, stat: AttackStat) => number | undefined;
  /** The share of the scaling that counts at a stat. */
  readonly curveOf: (subject: DamageType | StatusKind) => Curve;
  /** Build-up of a hit at the level. */
  readonly status: readonly { readonly kind: StatusKind; readonly amount: number }[];
  /** Two-handing holds a second one in the other hand, and raises no strength. */
  readonly isPaired: boolean;
  /** Can only be held in both hands: bows and ballistae. */
  readonly needsBothHands: boolean;
}

export type StepKind = 'base' | 'scaling' | 'unmet_requirement';

/** One step from the attack of a weapon to its rating. */
export interface RatingStep {
  readonly damage_type: DamageType;
  readonly kind: StepKind;
  /** The stat it comes from; null when it is the weapon itself. */
  readonly source: AttackStat | null;
  /** Attack at `base`; share of the attack that is added at `scaling`; factor at `unmet_requirement`. */
  readonly amount: number;
  /** The rating of the type after this step. */
  readonly result: number;
}

/** Build-up of a status effect by a hit. */
export interface StatusRating {
  readonly kind: StatusKind;
  readonly amount: number;
  /** The part that is the weapon's own. */
  readonly base: number;
  /** Points added by arcane; negative if an unmet requirement reduces the value. */
  readonly bonus: number;
}

/** A requirement that is not met. */
export interface UnmetRequirement {
  readonly stat: AttackStat;
  readonly needed: number;
  /** Strength as it counts, with two hands where it is held so. */
  readonly has: number;
}

export interface AttackRating {
  /** Exact sum of the types. The game shows it, and each type, cut to a whole number. */
  readonly total: number;
  readonly by_type: ByType;
  /** The part of each rating that is the weapon's own. */
  readonly base: ByType;
  /** The part that stats add; negative when a requirement takes away. */
  readonly bonus: ByType;
  readonly status: readonly StatusRating[];
  readonly steps: readonly RatingStep[];
  readonly unmet: readonly UnmetRequirement[];
}

const byType = <Value>(of: (type: DamageType) => Value) =>
  Object.fromEntries(damageTypes.map((type) => [type, of(type)])) as Record<DamageType, Value>;

/** Two decimals, as all results have. */
export const rounded = (value: number) => Number(value.toFixed(2));

export const byStat = <Value>(of: (stat: AttackStat) => Value) =>
  Object.fromEntries(attackStats.map((stat) => [stat, of(stat)])) as Record<AttackStat, Value>;

/** Factor of strength in two hands. */
const twoHandsFactor = 1.5;

/** How a weapon is held. */
type Held = Pick<RatedWeapon, 'isPaired' | 'needsBothHands'>;

const isStrengthRaised = ({ isPaired, needsBothHands }: Held, isTwoHanded: boolean): boolean =>
  needsBothHands || (isTwoHanded && !isPaired);

/** Strength as it counts: half as much again with two hands, cut to a whole number. */
export const strengthInHands = (weapon: Held, strength: number, isTwoHanded: boolean): number =>
  isStrengthRaised(weapon, isTwoHanded) ? Math.floor(strength * twoHandsFactor) : strength;

/** The lowest stats that meet the requirements, as the weapon is held. */
export const statsNeeded = (weapon: RatedWeapon, isTwoHanded: boolean): ByStat => ({
  ...weapon.requirements,
  strength: Math.ceil(
    weapon.requirements.strength / (isStrengthRaised(weapon, isTwoHanded) ? twoHandsFactor : 1),
  ),
});

/**
 * The attack rating of a weapon.
 *
 * For each type: attack x (1 + sum over its stats of curve at the stat x scaling). When a stat that the type scales with
 * is below the requirement, no stat adds anything to the type, and 60 percent are left. Build-up of poison, bleed, sleep
 * and madness scales with arcane in the same way.
 *
 * Sources: the game's tables (EquipParamWeapon, ReinforceParamWeapon, AttackElementCorrectParam, CalcCorrectGraph). The
 * formula is the public one of the weapon calculator of ThomasJClark; its cases are in test/games/elden-ring.
 */
export function attackRating(weapon: RatedWeapon, stats: ByStat, isTwoHanded: boolean): AttackRating {
  const counted = { ...stats, strength: strengthInHands(weapon, stats.strength, isTwoHanded) };
  const unmet = attackStats.flatMap((stat) => {
    const [needed, has] = [weapon.requirements[stat], counted[stat]];
    return has < needed ? [{ stat, needed, has }] : [];
  });
  const lacking = (among: readonly AttackStat[]) => unmet.find(({ stat }) => among.includes(stat))?.stat;
  const steps: RatingStep[] = [];

  const rateOf = (type: DamageType): number => {
    const attack = weapon.attack[type];
    if (attack === 0) return 0;
    let result = attack;
    const step = (kind: StepKind, source: AttackStat | null, amount: number, next: number) => {
      result = next;
      steps.push({ damage_type: type, kind, source, amount, result });
    };
    step('base', null, attack, attack);
    const stat = lacking(weapon.statsOf[type]);
    if (stat !== undefined) {
      step('unmet_requirement', stat, unmetShare, attack * unmetShare);
      return result;
    }
    for (const source of weapon.statsOf[type]) {
      const scaling = weapon.scalingOf(type, source) ?? weapon.scaling[source];
      const share = valueAt(weapon.curveOf(type), counted[source]) * scaling;
      if (scaling !== 0) step('scaling', source, share, result + attack * share);
    }
    return result;
  };

  const buildUp = ({ kind, amount: base }: RatedWeapon['status'][number]): StatusRating => {
    let share = 0;
    if (arcaneStatus.has(kind))
      share = lacking(['arcane'])
        ? unmetShare - 1
        : valueAt(weapon.curveOf(kind), counted.arcane) * weapon.scaling.arcane;
    return { kind, amount: base * (1 + share), base, bonus: base * share };
  };

  const ratings = byType(rateOf);
  return {
    total: damageTypes.reduce((sum, type) => sum + ratings[type], 0),
    by_type: ratings,
    base: weapon.attack,
    bonus: byType((type) => ratings[type] - weapon.attack[type]),
    status: weapon.status.map(buildUp),
    steps,
    unmet,
  };
}
