import type { EnemyRow, EnemyVariantRow } from '../../../../schema/bloodborne/rows.ts';
import type { KindDeclaration } from '../../../kinds/declare.ts';
import {
  combatantView,
  comparedByForm,
  foeParts,
  fromForms,
  placementView,
  placesOfEnemy,
} from '../../combatant.ts';
import { weaknessRule } from '../calculators/weaknesses.ts';
import { drops } from '../shared.ts';
import { weaknessesOfVariant } from './combatant.ts';

const foes = foeParts<EnemyRow, EnemyVariantRow>({
  edges: 'enemy_variant.enemy_slug',
  noun: 'enemies',
  form: 'variant',
  weakTo: weaknessesOfVariant,
  rule: weaknessRule,
});

export const enemy: KindDeclaration = {
  filters: {
    drops: drops('enemies'),
    is_beast: 'Only beasts (`true`), or only the others (`false`).',
    is_chalice: 'Only enemies of the chalice dungeons (`true`), or only the others (`false`).',
    is_dlc: 'Only enemies of The Old Hunters (`true`), or only the others (`false`).',
    is_kin: 'Only kin (`true`), or only the others (`false`).',
    location_slug: { of: 'placements.location_slug', text: 'Only enemies that are placed at this location.' },
    ...foes.filters,
    weak_to_righteous: 'Only enemies weak to righteous weapons (`true`), or only the others (`false`).',
    weak_to_serrated: 'Only enemies weak to serrated weapons (`true`), or only the others (`false`).',
  },
  sorts: {
    hp: 'hit points of the base variant, or else of the first one',
    reward: 'blood echoes of the base variant, or else of the first one',
  },
  compared: comparedByForm<EnemyRow, EnemyVariantRow>(
    'enemy_variant.enemy_slug',
    (variants) => variants.find(({ is_base }) => is_base) ?? variants[0],
    (_enemy, { reward }) => reward,
  ),
  fields: {
    hp: fromForms('hp', 'Hit points of the base variant, or else of the first one.'),
    ...foes.fields,
    ...placesOfEnemy.fields,
  },
  links: {
    ...placesOfEnemy.links,
    provides: ['acquisition.enemy_slug', 'Ways to obtain what it drops at a fixed place.', { as: 'Find' }],
  },
  rest: {
    list: 'Ordinary enemies, with the slugs of the locations where they are placed.',
    one: 'One enemy, with its values by variant, where it is placed and what it drops.',
    views: {
      summary: [
        'An enemy in a list, with the slugs of the locations where it is placed.',
        'slug name is_dlc location_slugs hp is_chalice is_beast is_kin',
      ],
      detail: [
        'An enemy with its values by variant, where it is placed and what it drops.',
        '...summary description weak_to immune_to weak_to_serrated weak_to_righteous locations { kind: record_kind slug name } placements drops { ...Drop } variants',
      ],
      full: ['All data about an enemy.', '...detail ...RecordNotes'],
      EnemyPlacement: ['How many of an enemy are placed in a location.', placementView],
      EnemyVariant: ['A variant of an enemy with its values.', `${combatantView} is_base`],
    },
  },
};
