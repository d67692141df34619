import type {
  BossFormRow,
  BossRow,
  EnemyVariantRow,
  Negation,
  UpgradeTypeRow,
  WeaponAffinityRow,
  WeaponRow,
} from '../../../schema/elden-ring/rows.ts';
import {
  byValue,
  type Declarations,
  type FilterDeclaration,
  type KindDeclaration,
  type Views,
} from '../../kinds/declare.ts';
import { combatantFields, comparedByForm, foeParts, fromForms, placesOfEnemy } from '../combatant.ts';
import { scalingFilters } from '../scaling-grades.ts';
import { attackStats, type AttackStat } from './calculators/attack-rating.ts';
import { scalingGrade } from './calculators/scaling-grade.ts';

/**
 * Declarations of Elden Ring's kinds that its schemas cannot hold: relations through a table, weaknesses of
 * bosses.
 */

const obtained = ['weapon', 'armor', 'talisman', 'ash_of_war', 'spell', 'item'] as const;

/** Rows that follow from the tables of a release. */
export const views: Views = {
  // Which ashes of war can be applied to which weapons.
  ash_weapon: {
    own: ['ash_of_war_slug', 'weapon_slug'],
    sql: (schema) => `
      select a.slug as ash_of_war_slug, w.slug as weapon_slug
        from ${schema}.ash_of_war a join ${schema}.weapon w on w.is_infusable and w.category = any(a.fits)`,
  },
  talisman_conflict: {
    own: ['other_slug'],
    sql: (schema) => `
      select a.slug as talisman_slug, b.slug as other_slug
        from ${schema}.talisman a join ${schema}.talisman b on b.conflict_group = a.conflict_group and b.slug <> a.slug`,
  },
};

/** Damage types by negation: below 0, a hit deals more than it would to a target without any. */
const weakTo = ({ negation }: { readonly negation: Negation | null }): string[] =>
  Object.entries(negation ?? {}).flatMap(([type, percent]) => (percent < 0 ? [type] : []));

const weaknessRule = 'Damage types with a negation below 0.';

const combatant: KindDeclaration = { fields: combatantFields<BossFormRow>(weakTo, weaknessRule) };

const bosses = foeParts<BossRow, BossFormRow>({
  edges: 'boss_form.boss_slug',
  noun: 'bosses',
  form: 'form',
  weakTo,
  rule: weaknessRule,
});

const enemies = foeParts<unknown, EnemyVariantRow>({
  edges: 'enemy_variant.enemy_slug',
  noun: 'enemies',
  form: 'variant',
  weakTo,
  rule: weaknessRule,
});

/** The variant with the fewest hit points: the one that is met first, as a rule. */
const weakestOf = (variants: readonly EnemyVariantRow[]) =>
  variants.toSorted((a, b) => (a.hp ?? Infinity) - (b.hp ?? Infinity))[0];

/** The letter of a weapon without an added affinity, at a level of it. */
const gradeAt = (
  stat: string,
  affinity: WeaponAffinityRow | undefined,
  upgrades: ReadonlyMap<string, UpgradeTypeRow>,
  level: number,
) => {
  if (affinity === undefined) return '-';
  const { scaling } = upgrades.get(affinity.upgrade_type_slug)!.levels.find((each) => each.level === level)!;
  return scalingGrade(
    Number((affinity.scaling_value[stat as AttackStat] * scaling[stat as AttackStat]).toFixed(4)),
  );
};

const scalingRows = { edges: 'weapon_affinity.weapon_slug', beside: 'upgrade_type' } as const;

/** Filters of weapons by what they do without an added affinity, and by what can be applied to them. */
const weaponFilters: NonNullable<KindDeclaration['filters']> = {
  skill: 'Only weapons with this skill.',
  status: byValue<unknown, WeaponAffinityRow>({
    type: 'StatusEffect',
    edges: 'weapon_affinity.weapon_slug',
    text: 'Only weapons that build up one of these status effects without an added affinity.',
    values: (_weapon, [own]) => own?.status.map(({ kind }) => kind) ?? [],
  }),
  ...scalingFilters<WeaponRow, WeaponAffinityRow, UpgradeTypeRow>(
    attackStats,
    '',
    ' at +0, without an added affinity',
    scalingRows,
    (stat, _weapon, [own], upgrades) => gradeAt(stat, own, upgrades, 0),
  ),
  ...scalingFilters<WeaponRow, WeaponAffinityRow, UpgradeTypeRow>(
    attackStats,
    'at_max_',
    ' at their highest level, without an added affinity',
    scalingRows,
    (stat, { max_level: max }, [own], upgrades) => gradeAt(stat, own, upgrades, max),
  ),
  ash_of_war_slug: {
    through: 'ash_weapon.ash_of_war_slug',
    to: ['ash_of_war'],
    text: 'Only weapons that this ash of war can be applied to.',
  },
};

/** A kind with more filters and links. */
const withMore = (
  kind: KindDeclaration,
  { filters, links }: Pick<KindDeclaration, 'filters' | 'links'>,
): KindDeclaration => ({
  ...kind,
  filters: { ...kind.filters, ...filters },
  links: { ...kind.links, ...links },
});

const drops = (nouns: string): FilterDeclaration => ({
  through: 'dropped.subject_slug',
  to: obtained,
  text: `Only ${nouns} that drop this record, of any kind.`,
});

/** Declares things that can be bought and dropped. */
const goods = (nouns: string): KindDeclaration => ({
  addsToDefaults: true,
  filters: {
    sold_by: { of: 'offers.merchant_slug', text: `Only ${nouns} that this merchant sells.` },
    dropped_by: {
      through: 'dropped.dropper_slug',
      to: ['boss', 'enemy', 'npc'],
      text: `Only ${nouns} that this boss, enemy or person drops.`,
    },
  },
});

export const kinds: Declarations = {
  boss_form: combatant,
  enemy_variant: combatant,
  boss: {
    addsToDefaults: true,
    filters: { drops: drops('bosses'), ...bosses.filters },
    compared: comparedByForm<BossRow, BossFormRow>(
      'boss_form.boss_slug',
      ([first]) => first,
      ({ reward }) => reward,
    ),
    fields: {
      hp: fromForms('hp', 'Hit points of the first form on the first playthrough.'),
      ...bosses.fields,
    },
    shows: {
      list: 'slug name is_dlc is_optional location_slug location_name hp reward',
      record: 'weak_to immune_to',
    },
  },
  enemy: {
    addsToDefaults: true,
    filters: {
      drops: drops('enemies'),
      location_slug: { of: 'placements.location_slug', text: 'Only enemies that are at this location.' },
      ...enemies.filters,
    },
    compared: comparedByForm<unknown, EnemyVariantRow>(
      'enemy_variant.enemy_slug',
      weakestOf,
      (_enemy, { reward }) => reward,
    ),
    fields: {
      hp: fromForms('hp', 'Hit points of the variant with the fewest; null when unknown.', true),
      ...enemies.fields,
      ...placesOfEnemy.fields,
    },
    links: placesOfEnemy.links,
    shows: {
      list: 'slug name is_dlc location_slugs hp',
      record: 'weak_to immune_to locations { kind: record_kind slug name }',
    },
  },
  merchant: {
    addsToDefaults: true,
    filters: {
      location_slug: { of: 'places.location_slug', text: 'Only merchants that are at this location.' },
    },
  },
  weapon: withMore(goods('weapons'), {
    filters: weaponFilters,
    links: {
      ashes_of_war: [
        'ash_weapon.weapon_slug',
        'Ashes of war that can be applied to it.',
        { across: 'ash_of_war_slug', to: 'ash_of_war', order: 'e.ash_of_war_slug' },
      ],
    },
  }),
  armor: { ...goods('armor pieces'), noun: 'armor pieces' },
  talisman: withMore(goods('talismans'), {
    filters: {
      conflicts_with: {
        through: 'talisman_conflict.other_slug',
        to: ['talisman'],
        text: 'Only talismans that cannot be worn together with this one.',
      },
    },
  }),
  ash_of_war: withMore(goods('ashes of war'), {
    filters: {
      fits: 'Only ashes of war that can be applied to weapons of this category.',
      skill: 'Only the ash of war with this skill.',
    },
    links: {
      weapons: [
        'ash_weapon.ash_of_war_slug',
        'Weapons that it can be applied to.',
        { across: 'weapon_slug', to: 'weapon', order: 'e.weapon_slug' },
      ],
    },
  }),
  spell: goods('spells'),
  item: goods('items'),
};
