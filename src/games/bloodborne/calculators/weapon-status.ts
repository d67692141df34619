import type { StatusEffect, WeaponRow } from '../../../../schema/bloodborne/rows.ts';

/** Status effects among the modifiers of weapons. */
const statuses: ReadonlySet<string> = new Set<StatusEffect>(['slow_poison', 'rapid_poison', 'frenzy']);

/** The status effects that a weapon builds up in one of its forms, with the build-up per hit. */
export const statusOf = ({ modifiers }: Pick<WeaponRow, 'modifiers'>) =>
  modifiers.flatMap(({ kind, amount }) => (amount !== null && statuses.has(kind) ? [{ kind, amount }] : []));
