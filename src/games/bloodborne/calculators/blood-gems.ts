import type { BloodGemFamilyRow, BloodGemRow } from '../../../../schema/bloodborne/rows.ts';
import type { GemEffect } from './attack-rating.ts';

/** Names of changed values (`GemChange`) by the words of a gem's effect. */
const changesOf: Readonly<Record<string, string>> = {
  'Physical attack': 'physical_attack',
  'Blunt attack': 'blunt_attack',
  'Thrust attack': 'thrust_attack',
  'Blood attack': 'blood_attack',
  'Arcane attack': 'arcane_attack',
  'Fire attack': 'fire_attack',
  'Bolt attack': 'bolt_attack',
  'All attack': 'all_attack',
  'Charge attacks': 'charge_attack',
  'Strength scaling': 'strength_scaling',
  'Skill scaling': 'skill_scaling',
  'Bloodtinge scaling': 'blood_tinge_scaling',
  'Arcane scaling': 'arcane_scaling',
  'Attack against beasts': 'damage_to_beasts',
  'Attack against kin': 'damage_to_kin',
  'Attack against open foes': 'damage_to_open_foes',
  'Slow poison build-up': 'slow_poison',
  'Rapid poison build-up': 'rapid_poison',
  'Stamina cost': 'stamina_cost',
  'HP over time': 'hp',
  Rally: 'rally',
  Durability: 'durability',
};

const conditions: Readonly<Record<string, string>> = { 'at full HP': 'full_hp', 'near death': 'near_death' };

/** An effect of a gem, read from its record. */
export interface ReadEffect {
  readonly changes: string;
  readonly unit: 'percent' | 'points';
  readonly condition: string | null;
  /** Weakest and strongest value; null when the record does not say. The same where there is only one. */
  readonly values: { readonly min: number; readonly max: number } | null;
}

const written = /^(.+?)(?: (at full HP|near death))? ([+-][0-9.]+)(%?)(?: to ([+-][0-9.]+)%?)?$/;
const unnumbered = /^(.+?) (?:raised, by a value that follows from the dungeon|lowered)$/;

/**
 * Reads an effect from the words of a gem, e.g. `Physical attack +9.1%`, `Strength scaling +5 to +28`,
 * `Fire attack raised, by a value that follows from the dungeon`.
 *
 * @returns undefined when the words name no effect, e.g. `A drawback; which one is not known`.
 */
export function readGemEffect(words: string): ReadEffect | undefined {
  const [, name, condition, first, percent, second] = written.exec(words) ?? [];
  const changes = changesOf[name ?? unnumbered.exec(words)?.[1] ?? ''];
  if (changes === undefined) return undefined;
  if (first === undefined) return { changes, unit: 'percent', condition: null, values: null };
  const ends = [Number(first), Number(second ?? first)];
  return {
    changes,
    unit: percent === '%' ? 'percent' : 'points',
    // Charge attacks are what the effect is about, and when it works.
    condition:
      condition === undefined ? (changes === 'charge_attack' ? changes : null) : conditions[condition]!,
    values: { min: Math.min(...ends), max: Math.max(...ends) },
  };
}

/**
 * A slot for each gem so that every gem has a shape that its slot takes, in the order of the gems: a droplet fits every
 * slot, all others their own shape only.
 *
 * @returns undefined when no order of the gems fits.
 */
export function fitGems(
  shapesOfGems: readonly (readonly string[])[],
  slots: readonly string[],
): readonly number[] | undefined {
  const place = (gem: number, taken: readonly number[]): readonly number[] | undefined => {
    if (gem === shapesOfGems.length) return taken;
    for (const [slot, shape] of slots.entries()) {
      if (taken.includes(slot)) continue;
      if (!shapesOfGems[gem]!.some((each) => each === shape || each === 'droplet')) continue;
      const rest = place(gem + 1, [...taken, slot]);
      if (rest !== undefined) return rest;
    }
    return undefined;
  };
  return place(0, []);
}

/** Columns of a gem that the calculators read. */
export type Gem = Pick<
  BloodGemRow,
  'slug' | 'shape' | 'shapes_available' | 'primary_effect' | 'secondary_effects'
>;
/** Columns of a gem's family that the calculators read. */
export type GemFamily = Pick<BloodGemFamilyRow, 'modifier' | 'values'>;

/** Shapes in which a gem exists. */
export const shapesOf = ({ shape, shapes_available }: Gem): readonly string[] =>
  shape === null ? shapes_available.map((each) => each.shape) : [shape];

/** Weakest and strongest value of a gem; null when its effect or its values are unknown. */
export function gemBounds(
  { primary_effect }: Pick<Gem, 'primary_effect'>,
  family: GemFamily | null,
): { readonly min: number; readonly max: number } | null {
  const read = readGemEffect(primary_effect);
  if (read === undefined) return null;
  const known = family?.values.flatMap(({ min, max }) => [min, max]) ?? [];
  return read.values ?? (known.length > 0 ? { min: Math.min(...known), max: Math.max(...known) } : null);
}

/**
 * The effects of a gem that has a value; `isWhole` is false where one of them is unknown.
 *
 * @param value undefined where it is unknown.
 */
export function effectsOfGem(
  gem: Gem,
  family: GemFamily | null,
  value: number | undefined,
): { readonly effects: readonly GemEffect[]; readonly isWhole: boolean } {
  const { slug: source, primary_effect, secondary_effects } = gem;
  const modifier = family?.modifier ?? null;
  const read = readGemEffect(primary_effect);
  const effects: GemEffect[] = [];
  const add = ({ changes, unit, condition }: ReadEffect, of: number) =>
    effects.push({
      source,
      changes,
      unit,
      value: of,
      condition,
      converts_to: effects.length === 0 ? (modifier?.converts_to ?? null) : null,
    });
  if (read !== undefined && value !== undefined) {
    // Where the record has no value, its family shows how the value counts.
    const unit = modifier?.unit === 'percent' ? 'percent' : 'points';
    add(
      read.values === null && modifier !== null ? { ...read, unit, condition: modifier.condition } : read,
      value,
    );
  }
  let isWhole = gemBounds(gem, family) !== null;
  for (const words of secondary_effects) {
    const effect = readGemEffect(words);
    if (effect?.values) add(effect, effect.values.min);
    else isWhole = false;
  }
  return { effects, isWhole };
}
