import type { ArmorValue, ArmorRow } from '../../../../schema/bloodborne/rows.ts';

/** Damage types that armor keeps off. */
export const damageTypes = ['physical', 'blunt', 'thrust', 'blood', 'arcane', 'fire', 'bolt'] as const;

/** Resistances to ailments, which armor also has. */
export const armorStatuses = ['slow_poison', 'rapid_poison', 'frenzy', 'beasthood'] as const;

type Defense = ArmorRow['defense'];

/** The resistances among the defenses of a piece of armor. */
export const resistanceOf = ({ defense }: Pick<ArmorRow, 'defense'>) =>
  Object.fromEntries(armorStatuses.map((status) => [status, defense[status]]));

/** The name of a value as the path of its member in a record, e.g. `defense_fire` or `resistance_frenzy`. */
export const armorValue = (key: string) =>
  `${(armorStatuses as readonly string[]).includes(key) ? 'resistance' : 'defense'}_${key}`;

/** The value of a piece of armor, e.g. `defense_fire`. */
export const protectionOf = (defense: Defense, value: ArmorValue) =>
  defense[value.slice(value.indexOf('_') + 1) as keyof Defense];
