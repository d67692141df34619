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
  | 'upgrade_cost';

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
  readonly damage_type: AttackType;
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
 * Whether gems can turn a weapon into one of an element: those with neither elemental nor blood attack. The
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

/** The input of a rating. */
export interface RatingParts {
  readonly weapon: RatedWeapon;
  readonly stats: ByStat;
  readonly saturation: Curve;
  readonly gems?: readonly GemEffect[];
  /** A form for the values of its attacks; otherwise the values are those on the status screen. */
  readonly form?: RatedForm | undefined;
}

/** The steps of a rating, type by type, and the assumptions that they used. */
class RatingSteps {
  readonly steps: RatingStep[] = [];
  readonly unverified = new Set<Unverified>();
  readonly #parts: RatingParts;
  /** Effects that always work. */
  readonly #always: readonly GemEffect[];
  readonly #isConvertible: boolean;
  /** The element into which the gems turn the weapon. */
  readonly #element: Element | null | undefined;

  constructor(parts: RatingParts) {
    this.#parts = parts;
    this.#always = (parts.gems ?? []).filter(({ condition }) => condition === null);
    this.#isConvertible = isConvertible(parts.weapon);
    this.#element = this.#isConvertible
      ? this.#always.find(({ converts_to, unit }) => converts_to !== null && unit === 'percent')?.converts_to
      : undefined;
    if (this.#element) this.unverified.add('conversion');
  }

  /** Returns the attack of the weapon that a type is made of. */
  attackOf(type: AttackType): number {
    const { weapon, form } = this.#parts;
    const element = this.#element;
    const source = !element ? type : type === element ? 'physical' : undefined;
    return source === undefined || (form && !form.deals.includes(source)) ? 0 : weapon.attack[source];
  }

  /** Returns the rating of a type, and adds its steps. */
  rate(type: AttackType): number {
    const attack = this.attackOf(type);
    const points = this.#pointsOf(type, attack);
    if (attack === 0 && points.length === 0) return 0;
    let result = this.#add(type, 'base', null, attack, attack);
    if (attack > 0) result = this.#addGemPercentages(type, this.#addScaling(type, attack));
    const ofForm = this.#ofForm(`${type}_flat`);
    if (ofForm !== undefined && attack > 0)
      result = this.#add(type, 'form_points', null, ofForm, result + ofForm);
    if (points.length > 0) this.unverified.add('gem_points_last');
    for (const effect of points) {
      this.#noteBlood(type, effect);
      if (effect.converts_to !== null && this.#isConvertible) this.unverified.add('flat_gems_do_not_convert');
      result = this.#add(type, 'gem_points', effect.source, effect.value, result + effect.value);
    }
    const cut = Math.floor(result + nearlyWhole);
    return this.#add(type, 'cut', null, Math.max(0, result - cut), cut);
  }

  /** Adds a step, and returns its result. */
  #add(type: AttackType, kind: StepKind, source: string | null, amount: number, result: number): number {
    if (kind.startsWith('form_')) this.unverified.add('form_effects');
    this.steps.push({ damage_type: type, kind, source, amount, result });
    return result;
  }

  /** Returns the amount of an effect of the form. */
  #ofForm(kind: string): number | undefined {
    return this.#parts.form?.effects.find((effect) => effect.kind === kind)?.amount ?? undefined;
  }

  /** Returns the effects that add points to a type. */
  #pointsOf(type: AttackType, attack: number): GemEffect[] {
    const { form } = this.#parts;
    // Points of an element that the weapon lacks count on weapons that could have it.
    const couldHaveIt = this.#isConvertible && !this.#element && (!form || form.deals.includes('physical'));
    return this.#always.filter(
      ({ changes, unit, converts_to }) =>
        unit === 'points' &&
        percentEffects[type].includes(changes) &&
        (attack > 0 || (converts_to !== null && couldHaveIt)),
    );
  }

  /** Adds the steps of the stats and of the rate of the form, and returns their result. */
  #addScaling(type: AttackType, attack: number): number {
    const { weapon, stats, saturation } = this.#parts;
    let result = attack;
    for (const stat of statsOf[type]) {
      const ofGems = this.#always
        .filter(({ changes, unit }) => changes === `${stat}_scaling` && unit === 'points')
        .reduce((sum, { value }) => sum + value, 0);
      const ofForm = this.#ofForm(`${stat}_scaling`) ?? 0;
      if (ofForm !== 0) this.unverified.add('form_effects');
      const scaling = weapon.scaling[stat] + (ofGems + ofForm) / 100;
      const share = (valueAt(saturation, stats[stat]) / 100) * scaling;
      if (scaling !== 0) result = this.#add(type, 'scaling', stat, share, result + attack * share);
    }
    const rate = this.#ofForm(`${type}_rate`);
    return rate === undefined ? result : this.#add(type, 'form_rate', null, rate, result * rate);
  }

  /** Adds the steps of the percentages of the gems, and returns their result. */
  #addGemPercentages(type: AttackType, before: number): number {
    const effects = this.#always.filter(
      ({ changes, unit }) => unit === 'percent' && percentEffects[type].includes(changes),
    );
    if (effects.length > 1) this.unverified.add('gem_percentages_multiply');
    return effects.reduce((result, effect) => {
      this.#noteBlood(type, effect);
      const factor = 1 + effect.value / 100;
      return this.#add(type, 'gem_percent', effect.source, factor, result * factor);
    }, before);
  }

  /** Notes that a gem for physical attack raises blood. */
  #noteBlood(type: AttackType, { changes }: GemEffect): void {
    if (type === 'blood' && changes === 'physical_attack') this.unverified.add('physical_gems_raise_blood');
  }
}

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
 */
export function attackRating(parts: RatingParts): AttackRating {
  const rating = new RatingSteps(parts);
  const ratings = byType((type) => rating.rate(type));
  const base = byType((type) => rating.attackOf(type));
  const { steps, unverified } = rating;
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
