import type { BossFormRow, EnemyRow, EnemyVariantRow } from '../../../../schema/bloodborne/rows.ts';
import type { KindDeclaration, LoadRecord } from '../../../kinds/declare.ts';
import { combatantFields } from '../../combatant.ts';
import { weaknessesOf, weaknessRule } from '../calculators/weaknesses.ts';

/** A variant of an enemy, whose record has what all variants have in common, or a form of a boss. */
type Form = BossFormRow & Partial<Pick<EnemyVariantRow, 'enemy_slug'>>;

const fields = combatantFields<Form>(
  (form, load: LoadRecord) =>
    form.enemy_slug === undefined
      ? weaknessesOf(form)
      : load<EnemyRow, unknown>('enemy', form.enemy_slug, (enemy) => weaknessesOfVariant(form, enemy)),
  weaknessRule,
  { enemy_slug: 'enemy' },
);

/** Returns what a variant is weak to. */
export const weaknessesOfVariant = (
  variant: Pick<EnemyVariantRow, 'defense' | 'resistance'>,
  { weak_to_serrated, weak_to_righteous }: EnemyRow,
): readonly string[] => weaknessesOf({ ...variant, weak_to_serrated, weak_to_righteous });

/** Forms of bosses and variants of enemies: rows of one type. */
export const combatant: KindDeclaration = { fields };
