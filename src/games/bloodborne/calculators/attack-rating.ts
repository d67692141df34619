import { type Curve, nearlyWhole, valueAt } from '../../calculators/stat-curve.ts';

/** Types of attack, in the order in which the game lists them. */
export const attackTypes = ['physical', 'blood', 'arcane', 'fire', 'bolt'] as const;
export type AttackType = (typeof attackTypes)[number];
export type ByType<Value = number> = Readonly<Record<AttackType, Value>>;

/** Stats that raise attack. */
export const attackStats = ['strength', 'skill', 'blood_tinge', 'arcane'] as const;
export type AttackStat = (typeof attackStats)[number];
export type ByStat<Value = number> = Readonly<Record<AttackStat, Value>>;

/** Stats that each type of attack scales with. */
export const statsOf: ByType<readonly AttackStat[]> = {
  physical: ['strength', 'skill'],
  blood: ['blood_tinge'],
  arcane: ['arcane'],
  fire: ['arcane'],
  bolt: ['arcane'],
};

export type Element = 'arcane' | 'fire' | 'bolt';

/** One effect of a gem that sits in the weapon. */
export interface GemEffect {
  /** Name of the effect's source in the steps, e.g. the slug of the gem. */
  readonly source: string;
  /** Name of the changed value, e.g. `physical_attack` or `strength_scaling`. */
  readonly changes: string;
  /** Whether `value` is a percentage or is added. */
  readonly unit: 'percent' | 'points';
  /** Percent, points of attack, or hundredths of scaling. */
  readonly value: number;
  /** When it works; null when it always does. Only such effects are part of the rating. */
  readonly condition: string | null;
  /** Element into which it turns a weapon without element and blood; null when it turns nothing. */
  readonly converts_to: Element | null;
}

/** A value that a form of a weapon changes, e.g. `{ kind: 'skill_scaling', amount: 15 }`. */
export interface FormEffect {
  readonly kind: string;
  readonly amount: number | null;
}

export interface RatedForm {
  /** Types that attacks of the form deal. */
  readonly deals: readonly AttackType[];
  readonly effects: readonly FormEffect[];
}

export interface RatedWeapon {
  /** Attack of the weapon at its level. */
  readonly attack: ByType;
  /** Scaling at its level: 1 adds the attack once more when the stat is saturated. */
  readonly scaling: ByStat;
}

/** Parts of a result that rest on one source only, or on none. docs/guides/calculators.md describes each. */
export type Unverified =
  | 'cut_by_type'
  | 'gem_percentages_multiply'
  | 'gem_points_last'
  | 'physical_gems_raise_blood'
  | 'conversion'
  | 'flat_gems_do_not_convert'
  | 'gem_effect_unknown'
  | 'form_effects'
  | 'unmet_requirements'
  | 'damage_formula'
  | 'weaknesses'
  | 'extra_hits'
  | 'upgrade_blood_echoes';

export type StepKind =
  | 'base'
  | 'scaling'
  | 'form_rate'
  | 'gem_percent'
  | 'form_points'
  | 'gem_points'
  | 'cut';

/** One step from the attack of a weapon to its rating. */
export interface RatingStep {
  readonly type: AttackType;
  readonly kind: StepKind;
  /** The stat or the gem it comes from; null when it is the weapon itself. */
  readonly source: string | null;
  /**
   * Points of attack at `base`, `form_points` and `gem_points`; share of the attack that is added at `scaling`; factor at
   * `form_rate` and `gem_percent`; what is cut off at `cut`.
   */
  readonly amount: number;
  /** The rating of the type after this step. */
  readonly result: number;
}

export interface AttackRating {
  /** Sum of the ratings by type, as the menu of the game shows it. */
  readonly total: number;
  readonly by_type: ByType;
  /** The part of each rating that is the weapon's own. */
  readonly base: ByType;
  /** The part that stats, gems and the form add; negative when they take away. */
  readonly bonus: ByType;
  readonly steps: readonly RatingStep[];
  readonly unverified: readonly Unverified[];
}

const byType = <Value>(of: (type: AttackType) => Value) =>
  Object.fromEntries(attackTypes.map((type) => [type, of(type)])) as Record<AttackType, Value>;

/**
 * Whether gems can turn a weapon into one of an element: those that have neither an element nor blood of their own. The
 * tables of the game mark the same weapons (EquipParamWeapon: isAttributeWep).
 */
export const isConvertible = ({ attack }: Pick<RatedWeapon, 'attack'>) =>
  attackTypes.every((type) => type === 'physical' || attack[type] === 0);

/** Elements of the gems, each once. Gems of two have no known result on a weapon that can be converted. */
export const elementsOf = (gems: readonly GemEffect[]) => [
  ...new Set(gems.flatMap(({ converts_to }) => converts_to ?? [])),
];

const percentEffects: ByType<readonly string[]> = {
  physical: ['physical_attack', 'all_attack'],
  blood: ['blood_attack', 'physical_attack', 'all_attack'],
  arcane: ['arcane_attack', 'all_attack'],
  fire: ['fire_attack', 'all_attack'],
  bolt: ['bolt_attack', 'all_attack'],
};

/**
 * The attack rating of a weapon.
 *
 * For each type: attack x (1 + sum of saturation x scaling over its stats) x every percentage of the gems, one after the
 * other, + points of the gems, cut to a whole number. `saturation` gives the share of the scaling that counts at a stat, in
 * percent. Points of scaling gems are added to the scaling before that, as hundredths.
 *
 * Sources: attack, scaling and saturation are the game's tables (EquipParamWeapon, CalcCorrectGraph row 0). The formula
 * agrees with two published programs and with published gains. Only players report that percentages multiply and points
 * come last; no published value includes gems. Assumptions that were used are named in `unverified`.
 *
 * @param form without it, the values on the status screen; with it, those of attacks of the form.
 */
export function attackRating({
  weapon,
  stats,
  saturation,
  gems = [],
  form,
}: {
  readonly weapon: RatedWeapon;
  readonly stats: ByStat;
  readonly saturation: Curve;
  readonly gems?: readonly GemEffect[];
  readonly form?: RatedForm | undefined;
}): AttackRating {
  const unverified = new Set<Unverified>();
  const steps: RatingStep[] = [];
  const always = gems.filter(({ condition }) => condition === null);
  const convertible = isConvertible(weapon);
  const element = convertible
    ? always.find(({ converts_to, unit }) => converts_to !== null && unit === 'percent')?.converts_to
    : undefined;
  if (element) unverified.add('conversion');

  const formAmount = (kind: string) =>
    form?.effects.find((effect) => effect.kind === kind)?.amount ?? undefined;
  /** The type of the weapon's attack from which a type is made. */
  const madeOf = (type: AttackType): AttackType | undefined => {
    if (!element) return type;
    return type === element ? 'physical' : undefined;
  };
  const attackOf = (type: AttackType) => {
    const own = madeOf(type);
    return own === undefined || (form && !form.deals.includes(own)) ? 0 : weapon.attack[own];
  };

  const rateOf = (type: AttackType): number => {
    const attack = attackOf(type);
    const points = always.filter(({ changes, unit, converts_to }) => {
      if (unit !== 'points' || !percentEffects[type].includes(changes)) return false;
      // Points of an element that the weapon lacks count on weapons that could have it.
      return (
        attack > 0 ||
        (converts_to !== null && convertible && !element && (!form || form.deals.includes('physical')))
      );
    });
    if (attack === 0 && points.length === 0) return 0;
    let result = attack;
    const step = (kind: StepKind, source: string | null, amount: number, next: number) => {
      result = next;
      steps.push({ type, kind, source, amount, result });
    };
    step('base', null, attack, attack);

    for (const stat of attack > 0 ? statsOf[type] : []) {
      const ofGems = always
        .filter(({ changes, unit }) => changes === `${stat}_scaling` && unit === 'points')
        .reduce((sum, { value }) => sum + value, 0);
      const ofForm = formAmount(`${stat}_scaling`) ?? 0;
      if (ofForm !== 0) unverified.add('form_effects');
      const scaling = weapon.scaling[stat] + (ofGems + ofForm) / 100;
      const share = (valueAt(saturation, stats[stat]) / 100) * scaling;
      if (scaling !== 0) step('scaling', stat, share, result + attack * share);
    }
    const rate = formAmount(`${type}_rate`);
    if (rate !== undefined && attack > 0) {
      unverified.add('form_effects');
      step('form_rate', null, rate, result * rate);
    }
    const percentages = always.filter(
      ({ changes, unit }) => unit === 'percent' && attack > 0 && percentEffects[type].includes(changes),
    );
    if (percentages.length > 1) unverified.add('gem_percentages_multiply');
    for (const { source, value, changes } of percentages) {
      if (type === 'blood' && changes === 'physical_attack') unverified.add('physical_gems_raise_blood');
      const factor = 1 + value / 100;
      step('gem_percent', source, factor, result * factor);
    }
    const ofForm = formAmount(`${type}_flat`);
    if (ofForm !== undefined && attack > 0) {
      unverified.add('form_effects');
      step('form_points', null, ofForm, result + ofForm);
    }
    if (points.length > 0) unverified.add('gem_points_last');
    for (const { source, value, changes, converts_to } of points) {
      if (type === 'blood' && changes === 'physical_attack') unverified.add('physical_gems_raise_blood');
      if (converts_to !== null && convertible) unverified.add('flat_gems_do_not_convert');
      step('gem_points', source, value, result + value);
    }
    const cut = Math.floor(result + nearlyWhole);
    step('cut', null, Math.max(0, result - cut), cut);
    return cut;
  };

  const ratings = byType(rateOf);
  const base = byType(attackOf);
  if (attackTypes.filter((type) => ratings[type] > 0).length > 1) unverified.add('cut_by_type');
  return {
    total: attackTypes.reduce((sum, type) => sum + ratings[type], 0),
    by_type: ratings,
    base,
    bonus: byType((type) => ratings[type] - base[type]),
    steps,
    unverified: [...unverified],
  };
}

/** A requirement that is not met. */
export interface UnmetRequirement {
  readonly stat: AttackStat;
  readonly needed: number;
  readonly has: number;
}

/** Requirements of a weapon that the stats do not meet; one that is not known is taken as met. */
export const unmetRequirements = (requirements: ByStat<number | null>, stats: ByStat): UnmetRequirement[] =>
  attackStats.flatMap((stat) => {
    const needed = requirements[stat] ?? 0;
    return stats[stat] < needed ? [{ stat, needed, has: stats[stat] }] : [];
  });
