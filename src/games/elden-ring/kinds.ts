import type { BossFormRow, EnemyVariantRow, Negation } from '../../../schema/elden-ring/rows.ts';
import {
  byValue,
  type Declarations,
  type FilterDeclaration,
  type KindDeclaration,
  type Views,
} from '../../kinds/declare.ts';

/** What the schemas of Elden Ring cannot say of its kinds: relations through a table, and what bosses are weak to. */

const obtained = ['weapon', 'armor', 'talisman', 'ash_of_war', 'spell', 'item'] as const;

/** Rows that follow from the tables of a release. */
export const views: Views = {
  // Who drops what, of any kind: bosses, and enemies by chance.
  dropped: {
    of: 'acquisition',
    own: ['enemy_slug'],
    sql: (schema) => `
      select subject_kind, subject_slug, boss_slug, null as enemy_slug, boss_slug as dropper_slug
        from ${schema}.acquisition where boss_slug is not null
      union all
      select kind collate "C", coalesce(${obtained.map((kind) => `${kind}_slug`).join(', ')}), null, enemy_slug, enemy_slug
        from ${schema}.enemy_loot`,
  },
  talisman_conflict: {
    own: ['other_slug'],
    sql: (schema) => `
      select a.slug as talisman_slug, b.slug as other_slug
        from ${schema}.talisman a join ${schema}.talisman b on b.conflict_group = a.conflict_group and b.slug <> a.slug`,
  },
};

/** Damage types by negation: below 0, a hit deals more than it would to a target without any. */
const weakTo = (forms: readonly { readonly negation: Negation }[]): string[] =>
  forms.flatMap(({ negation }) =>
    Object.entries(negation).flatMap(([type, percent]) => (percent < 0 ? [type] : [])),
  );

const drops = (nouns: string): FilterDeclaration => ({
  through: 'dropped.subject_slug',
  to: obtained,
  text: `Only ${nouns} that drop this record, of any kind.`,
});

/** What can be bought and dropped. */
const goods = (nouns: string): KindDeclaration => ({
  addsToDefaults: true,
  filters: {
    sold_by: { of: 'offers.merchant_slug', text: `Only ${nouns} that this merchant sells.` },
    dropped_by: {
      through: 'dropped.dropper_slug',
      to: ['boss', 'enemy'],
      text: `Only ${nouns} that this boss or enemy drops.`,
    },
  },
});

/** Talismans of one group cannot be worn together. */
const withConflicts = (talisman: KindDeclaration): KindDeclaration => ({
  ...talisman,
  filters: {
    ...talisman.filters,
    conflicts_with: {
      through: 'talisman_conflict.other_slug',
      to: ['talisman'],
      text: 'Only talismans that cannot be worn together with this one.',
    },
  },
});

export const kinds: Declarations = {
  boss: {
    addsToDefaults: true,
    filters: {
      drops: drops('bosses'),
      weak_to: byValue<unknown, BossFormRow>({
        type: 'Weakness',
        edges: 'boss_form.boss_slug',
        text: 'Only bosses with a form that has a negation below 0 against this type of damage.',
        values: (_boss, forms) => weakTo(forms),
      }),
    },
  },
  enemy: {
    addsToDefaults: true,
    filters: {
      drops: drops('enemies'),
      location_slug: { of: 'placements.location_slug', text: 'Only enemies that are at this location.' },
      weak_to: byValue<unknown, EnemyVariantRow>({
        type: 'Weakness',
        edges: 'enemy_variant.enemy_slug',
        text: 'Only enemies with a variant that has a negation below 0 against this type of damage.',
        values: (_enemy, variants) => weakTo(variants),
      }),
    },
  },
  merchant: {
    addsToDefaults: true,
    filters: {
      location_slug: { of: 'places.location_slug', text: 'Only merchants that are at this location.' },
    },
  },
  weapon: goods('weapons'),
  armor: { ...goods('armor pieces'), noun: 'armor pieces' },
  talisman: withConflicts(goods('talismans')),
  ash_of_war: goods('ashes of war'),
  spell: goods('spells'),
  item: goods('items'),
};
