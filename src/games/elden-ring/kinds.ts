import type {
  BossFormRow,
  BossRow,
  EnemyVariantRow,
  Negation,
  UpgradeTypeRow,
  WeaponAffinityRow,
  WeaponLevel,
  WeaponRow,
} from '../../../schema/elden-ring/rows.ts';
import {
  byValue,
  computed,
  type Declarations,
  type FilterDeclaration,
  type KindDeclaration,
  type Views,
} from '../../kinds/declare.ts';
import { characterClass } from '../class.ts';
import {
  combatantFields,
  comparedByForm,
  comparedLater,
  foeParts,
  fromForms,
  placesOfEnemy,
} from '../combatant.ts';
import { levelCost } from '../level-cost-list.ts';
import { nearest } from '../nearest.ts';
import {
  acceptedCurrency,
  connectionView,
  enemyView,
  isOneWay,
  locationLinks,
  merchantViews,
  placeView,
  refView,
} from '../places.ts';
import { scalingFilters } from '../scaling-grades.ts';
import { attackStats, type AttackStat } from './calculators/attack-rating.ts';
import { weaponLevel, withoutAffinity } from './calculators/weapon-level.ts';

/**
 * Declarations of Elden Ring's kinds that its schemas cannot hold: relations through a table, weaknesses of
 * bosses.
 */

const obtained = ['weapon', 'armor', 'talisman', 'ash_of_war', 'spell', 'item', 'spirit_ash'] as const;

/** The ways between locations from one of their ends. The way back is a separate row. */
const waysBetween = (here: string, there: string) => (schema: string) =>
  `
  select c.ordinal, c.${here} as location_slug, c.${there} as neighbour_slug, c.via, c.one_way_reason, c.notes, c.gate,
         not exists (select from ${schema}.location_connection b where b.location_slug = c.to_slug and b.to_slug = c.location_slug)
           as is_one_way
    from ${schema}.location_connection c`;

/** Rows that follow from the tables of a release. */
export const views: Views = {
  location_neighbour: { sql: waysBetween('location_slug', 'to_slug') },
  location_approach: { sql: waysBetween('to_slug', 'location_slug') },
  ...merchantViews,
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
) =>
  affinity === undefined
    ? '-'
    : weaponLevel(affinity, upgrades.get(affinity.upgrade_type_slug)!, level).scaling[stat as AttackStat];

/** A field of weapons that follows from its values at one level, or at several, without an added affinity. */
const ownField = (
  type: string,
  description: string,
  valueOf: (at: (level: number) => WeaponLevel, weapon: WeaponRow) => unknown,
  isList?: true,
) =>
  computed<WeaponRow, WeaponAffinityRow>({
    type,
    ...(isList && { isList }),
    edges: 'weapon_affinity.weapon_slug',
    description,
    value: (weapon, load, [own]) =>
      own === undefined
        ? valueOf(() => withoutAffinity(weapon.attack), weapon)
        : load<UpgradeTypeRow, unknown>('upgrade_type', own.upgrade_type_slug, (upgrades) =>
            valueOf((level) => weaponLevel(own, upgrades, level), weapon),
          ),
  });

const weaponFields: NonNullable<KindDeclaration['fields']> = {
  scaling: ownField('Scaling', 'Letters of scaling at +0, without an added affinity.', (at) => at(0).scaling),
  scaling_value: ownField(
    'ScalingValue',
    'Scaling at +0, without an added affinity.',
    (at) => at(0).scaling_value,
  ),
  status: ownField(
    'StatusAmount',
    'Status effects that it builds up at +0, without an added affinity.',
    (at) => at(0).status,
    true,
  ),
  levels: ownField(
    'WeaponLevel',
    'Its values at +0 and at its highest level, without an added affinity. `calc/attack-rating` has the others.',
    (at, { max_level: max }) => [...new Set([0, max])].map(at),
    true,
  ),
};

/** The values with an affinity at the highest level of the weapon. */
const affinityFields: NonNullable<KindDeclaration['fields']> = {
  at_max: computed<WeaponAffinityRow & { readonly weapon_slug: string }>({
    type: 'WeaponLevel',
    description: 'Its values at the highest level of the weapon.',
    loads: { weapon_slug: 'weapon', upgrade_type_slug: 'upgrade_type' },
    value: (affinity, load) =>
      load<WeaponRow, unknown>('weapon', affinity.weapon_slug, ({ max_level: max }) =>
        load<UpgradeTypeRow, unknown>('upgrade_type', affinity.upgrade_type_slug, (upgrades) =>
          weaponLevel(affinity, upgrades, max),
        ),
      ),
  }),
};

const scalingRows = { edges: 'weapon_affinity.weapon_slug', beside: 'upgrade_type' } as const;

/** Filters of weapons by what they do without an added affinity, and by what can be applied to them. */
const weaponFilters: NonNullable<KindDeclaration['filters']> = {
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

/** A kind with more filters, links and fields. */
const withMore = (
  kind: KindDeclaration,
  { filters, links, ...more }: Pick<KindDeclaration, 'filters' | 'links' | 'fields' | 'shows'>,
): KindDeclaration => ({
  ...kind,
  ...more,
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
      comparedLater,
    ),
    fields: {
      hp: fromForms('hp', 'Hit points of the first form on the first playthrough.'),
      ...bosses.fields,
      rest_point: computed<BossRow>({
        type: 'Grace',
        nullMeans: 'none',
        description: 'The site of grace that appears when it is beaten; null when none does.',
        loads: { rest_point_slug: 'grace' },
        value: ({ rest_point_slug: grace }) => grace,
      }),
    },
    shows: {
      list: 'slug name is_dlc is_optional location_slug location_name hp reward',
      record: 'weak_to immune_to rest_point { kind: record_kind slug name }',
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
      hp: fromForms('hp', 'Hit points of the variant with the fewest; null when unknown.', 'unknown'),
      ...enemies.fields,
      ...placesOfEnemy.fields,
    },
    links: placesOfEnemy.links,
    shows: {
      list: 'slug name is_dlc location_slugs hp',
      record: 'weak_to immune_to locations { kind: record_kind slug name }',
    },
  },
  class: characterClass,
  gesture: { addsToDefaults: true, shows: { list: 'slug name is_dlc menu_order' } },
  grace: { addsToDefaults: true, types: nearest('grace') },
  level_cost: levelCost('runes'),
  location: {
    addsToDefaults: true,
    filters: { region: 'Only locations of this region.' },
    links: locationLinks,
    shows: {
      list: 'slug name is_dlc region parent_slug parent_name',
      record: `connected_slugs boss_slugs merchants ${refView}`,
      lists: { connections: connectionView, connections_from: connectionView, enemies: enemyView },
    },
  },
  location_connection: {
    view: { name: 'location_neighbour', columns: { to_slug: 'neighbour_slug' } },
    fields: { is_one_way: isOneWay },
  },
  merchant: {
    addsToDefaults: true,
    shows: {
      list: 'slug name is_dlc npc_slug npc_name places',
      lists: { places: placeView },
    },
    filters: {
      currency: acceptedCurrency,
      location_slug: { of: 'places.location_slug', text: 'Only merchants that are at this location.' },
    },
  },
  npc: {
    addsToDefaults: true,
    shows: { list: 'slug name is_dlc role location_slug location_name hostility' },
  },
  weapon_affinity: { fields: affinityFields },
  weapon: withMore(goods('weapons'), {
    filters: weaponFilters,
    fields: weaponFields,
    shows: {
      list: 'slug name is_dlc category max_level is_ammunition skill_slug skill_name upgrade_path_slug upgrade_path_name is_infusable is_paired',
      record: 'scaling scaling_value status levels',
    },
    links: {
      ashes_of_war: [
        'ash_weapon.weapon_slug',
        'Ashes of war that can be applied to it.',
        { across: 'ash_of_war_slug', to: 'ash_of_war', order: 'e.ash_of_war_slug' },
      ],
    },
  }),
  armor: { ...goods('armor pieces'), noun: 'armor pieces', plural: 'armorPieces', order: ['slot'] },
  armor_set: {
    addsToDefaults: true,
    links: {
      piece_slugs: ['armor.set_slug', 'Slugs of its pieces, from head to legs.', { pluck: 'slug' }],
    },
    shows: { record: 'piece_slugs pieces { kind: record_kind slug name slot }' },
  },
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
  skill: { addsToDefaults: true, shows: { list: 'slug name is_dlc fp_cost' } },
  item: goods('items'),
  spirit_ash: goods('spirit ashes'),
};
