import type { ArmorFigure, ArmorRow } from '../../../../schema/bloodborne/rows.ts';

/** Damage types that armor keeps off. */
export const damageTypes = ['physical', 'blunt', 'thrust', 'blood', 'arcane', 'fire', 'bolt'] as const;

/** Resistances to ailments, which the defenses of armor have, too. */
export const armorStatuses = ['slow_poison', 'rapid_poison', 'frenzy', 'beasthood'] as const;

type Defense = ArmorRow['defense'];

/** The resistances among the defenses of a piece of armor. */
export const resistanceOf = ({ defense }: Pick<ArmorRow, 'defense'>) =>
  Object.fromEntries(armorStatuses.map((status) => [status, defense[status]]));

/** All values of armor that can be maximized, called as the path of each. */
export const armorFigures = [
  ...damageTypes.map((type) => `defense_${type}` as const),
  ...armorStatuses.map((status) => `resistance_${status}` as const),
] satisfies readonly ArmorFigure[];

/** The value of a piece of armor, e.g. `defense_fire`. */
export const protectionOf = (defense: Defense, value: ArmorFigure) =>
  defense[value.slice(value.indexOf('_') + 1) as keyof Defense];
