import type { EnemyVariantRow } from '../../../../schema/bloodborne/rows.ts';
import type { KindDeclaration } from '../../../kinds/declare.ts';
import { weaknesses } from '../shared.ts';

export const enemyVariant: KindDeclaration = {
  fields: weaknesses<EnemyVariantRow>('Serrated and righteous weapons are listed with the enemy.'),
};
