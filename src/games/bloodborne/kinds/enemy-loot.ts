import type { EnemyLootRow } from '../../../../schema/bloodborne/rows.ts';
import { computed, type KindDeclaration } from '../../../kinds/declare.ts';

/** A row of the view, which knows the name of what is dropped. */
interface DropRow extends EnemyLootRow {
  readonly subject_name: string;
}

const slugOf = (row: DropRow) => row[`${row.kind}_slug`];

export const enemyLoot: KindDeclaration = {
  noun: 'drops of enemies',
  view: { name: 'enemy_drop' },
  filters: { kind: 'Only drops of this kind.' },
  fields: {
    slug: computed<DropRow>({
      type: 'Slug',
      isNullable: true,
      description:
        'Its slug among the records of its kind; null for a blood gem that is generated at random.',
      value: slugOf,
    }),
    name: computed<DropRow>({
      type: 'String',
      description: 'Its name; "Blood gem" for one that is generated at random.',
      value: (row) => row.subject_name,
    }),
    subject: computed<DropRow>({
      type: 'Obtainable',
      isNullable: true,
      description: 'The record that is dropped; null for a blood gem that is generated at random.',
      loads: {
        item_slug: 'item',
        blood_gem_slug: 'blood_gem',
        rune_slug: 'rune',
        weapon_slug: 'weapon',
        armor_slug: 'armor',
      },
      value(row) {
        const slug = slugOf(row);
        return slug && { table: row.kind, slug };
      },
    }),
  },
};
