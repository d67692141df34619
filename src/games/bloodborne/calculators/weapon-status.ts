import type { StatusAmount, StatusEffect, WeaponRow } from '../../../../schema/bloodborne/rows.ts';

/** Status effects among the modifiers of weapons. */
const statuses: ReadonlySet<string> = new Set<StatusEffect>(['slow_poison', 'rapid_poison', 'frenzy']);

const isStatus = (kind: string): kind is StatusEffect => statuses.has(kind);

/** The status effects that a weapon builds up in one of its forms, with the build-up per hit. */
export const statusOf = ({ modifiers }: Pick<WeaponRow, 'modifiers'>): StatusAmount[] =>
  modifiers.flatMap(({ kind, amount }) => (amount !== null && isStatus(kind) ? [{ kind, amount }] : []));
