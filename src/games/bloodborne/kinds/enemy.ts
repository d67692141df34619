import type { EnemyRow, EnemyVariantRow } from '../../../../schema/bloodborne/rows.ts';
import { byValue, comparedBy, type KindDeclaration } from '../../../kinds/declare.ts';
import { comparedFoe, immunities } from '../../combatant.ts';
import { weaknessesOf } from '../calculators/weaknesses.ts';
import { drops } from '../shared.ts';

export const enemy: KindDeclaration = {
  filters: {
    drops: drops('enemies'),
    is_beast: 'Only beasts (`true`), or only the others (`false`).',
    is_chalice: 'Only enemies of the chalice dungeons (`true`), or only the others (`false`).',
    is_dlc: 'Only enemies of The Old Hunters (`true`), or only the others (`false`).',
    is_kin: 'Only kin (`true`), or only the others (`false`).',
    location_slug: { of: 'placements.location_slug', text: 'Only enemies that are placed at this location.' },
    immune_to: byValue<EnemyRow, EnemyVariantRow>({
      type: 'Immunity',
      edges: 'enemy_variant.enemy_slug',
      text: 'Only enemies that are immune to this in every variant.',
      values: (_enemy, variants) => immunities(variants),
    }),
    weak_to: byValue<EnemyRow, EnemyVariantRow>({
      type: 'Weakness',
      edges: 'enemy_variant.enemy_slug',
      text: 'Only enemies that are weak to this, all of them or one of their variants.',
      values: ({ weak_to_serrated, weak_to_righteous }, variants) =>
        variants.flatMap(
          (variant) => weaknessesOf({ ...variant, weak_to_serrated, weak_to_righteous }) ?? [],
        ),
    }),
    weak_to_righteous: 'Only enemies weak to righteous weapons (`true`), or only the others (`false`).',
    weak_to_serrated: 'Only enemies weak to serrated weapons (`true`), or only the others (`false`).',
  },
  sorts: {
    hp: 'hit points of the base variant',
    blood_echoes: 'blood echoes of the base variant',
  },
  compared: comparedBy<EnemyRow, EnemyVariantRow>({
    edges: 'enemy_variant.enemy_slug',
    values: (_enemy, variants) => {
      const base = variants.find(({ is_base }) => is_base) ?? variants[0];
      if (base === undefined) return [];
      return comparedFoe({ ...base, reward: base.blood_echoes, poise: base.super_armor });
    },
  }),
  links: {
    item_drops: ['item_enemy_drop.enemy_slug', 'Items that it drops, each with its highest chance.'],
    location_slugs: [
      'enemy_placement.enemy_slug',
      'Slugs of the locations where it is placed; empty for an enemy of chalice dungeons.',
      { pluck: 'location_slug' },
    ],
    locations: [
      'enemy_placement.enemy_slug',
      'Locations where it is placed; none for an enemy of chalice dungeons.',
      { across: 'location_slug' },
    ],
    provides: ['acquisition.enemy_slug', 'Ways to obtain what it drops at a fixed place.'],
  },
  rest: {
    list: 'Ordinary enemies, with the slugs of the locations where they are placed.',
    one: 'One enemy, with its values by variant, where it is placed and what it drops.',
    views: {
      summary: [
        'An enemy in a list, with the slugs of the locations where it is placed.',
        'slug name is_dlc is_chalice is_beast is_kin location_slugs',
      ],
      detail: [
        'An enemy with its values by variant, where it is placed and what it drops.',
        '...summary description weak_to_serrated weak_to_righteous placements drops { ...EnemyDrop } variants',
      ],
      full: [
        'All data about an enemy.',
        '...detail placements { variants { spots { ...Position } } } variants { weak_to new_game_plus: ng_plus } ...RecordNotes',
      ],
      EnemyPlacement: ['How many of an enemy are placed in a location.'],
      EnemyVariantCount: ['How many of a variant are placed in a location.'],
      EnemyDrop: [
        'A random drop of an enemy. `slug` is that of the record in the list of its kind.',
        'kind slug name tier quantity chance raised_by_discovery is_once variant_ids',
      ],
      EnemyVariant: ['A variant of an enemy with its values.'],
      EnemyDefense: ['Defenses of an enemy.'],
      EnemyNgPlus: ['Values of an enemy on the second playthrough.'],
    },
  },
};
