import type { WeaponForm, WeaponLevelRow, WeaponRow } from '../../../../schema/bloodborne/rows.ts';
import { computed, type KindDeclaration, type SortDeclaration } from '../../../kinds/declare.ts';
import { scalingFilters } from '../../scaling-grades.ts';
import { type AttackStat, attackStats, type AttackType, attackTypes } from '../calculators/attack-rating.ts';
import { statusOf } from '../calculators/weapon-status.ts';
import { dropper, lowestPrice, onSale, trophies } from '../shared.ts';

/** Sort keys for a type of attack. */
const attackSorts = (type: AttackType): [string, SortDeclaration][] => [
  [`attack_${type}`, { of: `${type} attack rating at +0`, at: `attack.${type}` }],
  [`at_max_attack_${type}`, `${type} attack rating at the highest level`],
];

/** Sort keys for a stat that weapons require and scale with. */
function statSorts(stat: AttackStat): [string, SortDeclaration][] {
  const word = stat === 'blood_tinge' ? 'bloodtinge' : stat;
  return [
    [`requirements_${stat}`, { of: `${word} needed`, at: `requirements.${stat}`, best: 'lowest' }],
    [`scaling_value_${stat}`, { of: `scaling with ${word} at +0`, at: `scaling_value.${stat}` }],
    [`at_max_scaling_value_${stat}`, `scaling with ${word} at the highest level`],
  ];
}

export const weapon: KindDeclaration = {
  filters: {
    category: 'Only weapons of this kind.',
    hand: 'Only weapons of this hand.',
    is_dlc: 'Only weapons of The Old Hunters (`true`), or only the others (`false`).',
    sold_by: { of: 'offers.merchant_slug', text: 'Only weapons that this merchant sells.' },
    dropped_by: dropper('weapons'),
    tags: 'Only weapons with this tag, e.g. `serrated`.',
    ...scalingFilters<WeaponRow>(
      attackStats,
      '',
      ' at +0',
      {},
      (stat, { scaling }) => scaling[stat as AttackStat],
    ),
    ...scalingFilters<WeaponRow, WeaponLevelRow>(
      attackStats,
      'at_max_',
      ' at their highest level',
      { edges: 'weapon_level.weapon_slug' },
      (stat, _weapon, levels) => levels.at(-1)!.scaling[stat as AttackStat],
    ),
  },
  sorts: {
    ...Object.fromEntries(attackTypes.flatMap(attackSorts)),
    ...Object.fromEntries(attackStats.flatMap(statSorts)),
    durability: 'durability',
    rally: 'rally at +0',
    price: lowestPrice,
    sell_price: 'blood echoes gained by selling it',
  },
  links: {
    classes: ['class_weapon.weapon_slug', 'Origins that begin with it.', { across: 'class_slug' }],
    ...onSale('weapon'),
    levels: ['weapon_level.weapon_slug', 'Its values at each level, from +0 on.'],
    moves: [
      'weapon_move.weapon_slug',
      'Its attacks: those of the first form, those of the second, then those under an oath rune.',
    ],
    trophies: trophies('weapon'),
    upgrade_costs: [
      'weapon_upgrade.weapon_slug',
      'The cost of each step, from +1 on; empty when it cannot be fortified.',
    ],
  },
  fields: {
    status: computed<WeaponRow>({
      type: 'StatusAmount',
      isList: true,
      description: 'Status effects that it builds up in one of its forms.',
      value: statusOf,
    }),
  },
  types: {
    WeaponForm: {
      attack: computed<WeaponForm>({
        type: 'Attack',
        description: 'Attack by type at +0.',
        value: ({ attack }) => attack,
      }),
    },
  },
  rest: {
    list: 'Weapons of either hand, filtered by category.',
    one: 'One weapon, with its requirements, scaling and attack ratings.',
    views: {
      summary: [
        'A weapon in a list, with its versions and forms.',
        'slug name category variants { ...WeaponVariantSummary } forms { ...WeaponFormSummary }',
      ],
      detail: [
        'A weapon with its requirements, scaling and attack ratings.',
        'slug name category variants { ...WeaponVariantDetail } forms { ...WeaponFormDetail } tags is_dlc requirements { ...WeaponRequirements } scaling',
      ],
      WeaponVariantSummary: [
        'A version of a weapon, with the shapes of its gem slots in order.',
        'kind gems',
      ],
      WeaponVariantDetail: [
        'A version of a weapon, and where it comes from.',
        '...WeaponVariantSummary notes',
      ],
      WeaponFormSummary: ['A form of a weapon.', 'slug name form_kind sort_order'],
      WeaponFormDetail: [
        'A form of a weapon, with its attack ratings and scaling at +0.',
        '...WeaponFormSummary attack_physical attack_blood attack_arcane attack_fire attack_bolt scaling',
      ],
      WeaponRequirements: ['Points needed in each attribute.'],
      WeaponScaling: ['Scaling grade by attribute. A dash means no scaling.'],
      full: [
        'All data about a weapon.',
        '...detail variants { name } forms { attack damage_types first_r1_multiplier move_count } attack scaling_value status { kind amount } max_level levels sell_price hand description wiki_url bullet_use durability modifiers { kind amount form } upgrade_costs moves offers acquisition { ...AcquisitionFull } dropped_by ...RecordNotes',
      ],
      WeaponLevel: [
        'A weapon at one level.',
        'level attack scaling scaling_value status { kind amount } rally stamina_attack repair_price gem_slots',
      ],
      Attack: ['Attack by type.'],
      WeaponScalingValue: ['Scaling by attribute as a number.', 'strength skill blood_tinge arcane'],
      UpgradeCost: ['The cost of the step to a level.', 'level item_slug item_name quantity cost currency'],
      WeaponMove: [
        'An attack that can be made with a weapon.',
        'number form name input kind damage_type percent is_charged extra_hits { hits percent } stages { projectiles percent seconds range } stamina stamina_damage_percent poise_damage_percent rally_percent rune_slug rune_name certainty',
      ],
      MovePercent: ['Percent of each type of attack that a move deals; null when unknown.'],
    },
  },
};
