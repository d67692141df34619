import { type Curve, valueAt } from '../../calculators/stat-curve.ts';
import type { QuickRating } from '../../calculators/attack-ratings.ts';
import {
  arcaneStatus,
  type AttackStat,
  attackStats,
  type ByStat,
  damageTypes,
  type DamageType,
  rounded,
  strengthInHands,
  unmetShare,
} from './attack-rating.ts';
import { curveOf, heldAs, rateOf, scalingAt, statsOf, upgradeAt, type WeaponParts } from './rated-weapon.ts';

/** A stat that a type of damage scales with. */
interface Source {
  readonly stat: AttackStat;
  /** The factor before upgrades. */
  readonly factor: number;
  readonly curve: Curve;
}

/** A weapon with an affinity, prepared for ratings at any level and stats. */
export interface QuickWeapon {
  readonly parts: WeaponParts;
  readonly isPaired: boolean;
  readonly needsBothHands: boolean;
  /** Sources of attack for each type of damage, in order; null for a type without attack. */
  readonly types: readonly ({ readonly type: DamageType; readonly sources: readonly Source[] } | null)[];
}

/** Prepares a weapon for many ratings. */
export const quickWeapon = (parts: WeaponParts): QuickWeapon => ({
  parts,
  ...heldAs(parts),
  types: damageTypes.map((type) => {
    if (parts.affinity.attack[type] === 0) return null;
    const curve = curveOf(parts, type);
    const sources = statsOf(parts, type).map((stat) => ({
      stat,
      factor: rateOf(parts, type, stat) ?? parts.affinity.scaling_value[stat],
      curve,
    }));
    return { type, sources };
  }),
});

const shares = new WeakMap<Curve, (number | undefined)[]>();

/** The value of a curve at a stat, computed once. */
function shareAt(curve: Curve, stat: number): number {
  let known = shares.get(curve);
  if (known === undefined) {
    known = [];
    shares.set(curve, known);
  }
  return (known[stat] ??= valueAt(curve, stat));
}

/** The rating of a weapon as `attackRating` computes it, without its steps. */
export function quickRating(
  weapon: QuickWeapon,
  level: number,
  stats: ByStat,
  isTwoHanded: boolean,
): QuickRating {
  const { parts, types } = weapon;
  const { requirements } = parts.weapon;
  const { attack, scaling } = upgradeAt(parts, level);
  const counted = { ...stats, strength: strengthInHands(weapon, stats.strength, isTwoHanded) };
  const isLow = (stat: AttackStat) => counted[stat] < requirements[stat];
  let total = 0;
  const byType = types.map((each) => {
    if (each === null) return 0;
    const { type, sources } = each;
    const base = parts.affinity.attack[type] * attack[type];
    let result = base;
    if (sources.some(({ stat }) => isLow(stat))) result = base * unmetShare;
    else
      for (const { stat, factor, curve } of sources)
        result += base * (shareAt(curve, counted[stat]) * (factor * scaling[stat]));
    total += result;
    return rounded(result);
  });
  return { byType, total: rounded(total), meetsRequirements: !attackStats.some(isLow) };
}

/** The build-up of a status effect by a hit, as `attackRating` computes it; 0 for none. */
export function quickStatus({ parts }: QuickWeapon, level: number, stats: ByStat, status: string): number {
  const own = parts.affinity.status.find(({ kind }) => kind === status);
  if (own === undefined) return 0;
  const base = own.by_level[level]!;
  if (!arcaneStatus.has(own.kind)) return rounded(base);
  const share =
    stats.arcane < parts.weapon.requirements.arcane
      ? unmetShare - 1
      : shareAt(curveOf(parts, own.kind), stats.arcane) * scalingAt(parts, level, 'arcane');
  return rounded(base * (1 + share));
}
