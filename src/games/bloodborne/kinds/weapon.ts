import type { WeaponRow } from '../../../../schema/bloodborne/rows.ts';
import type { KindDeclaration } from '../../../kinds/declare.ts';
import { scalingFilters } from '../../scaling-grades.ts';
import { type AttackStat, attackStats } from '../calculators/attack-rating.ts';
import { dropper, droppedBy, lowestPrice, onSale, trophies } from '../shared.ts';

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
    ...scalingFilters<WeaponRow>(
      attackStats,
      'at_max_',
      ' at their highest level',
      {},
      (stat, { figures }) => figures.scaling_plus10[stat as AttackStat],
    ),
  },
  sorts: {
    attack_physical: { of: 'physical attack rating at +0', at: 'figures.attack.physical' },
    attack_physical_plus10: { of: 'physical attack rating at +10', at: 'figures.attack_plus10.physical' },
    attack_blood: { of: 'blood attack rating at +0', at: 'figures.attack.blood' },
    attack_blood_plus10: { of: 'blood attack rating at +10', at: 'figures.attack_plus10.blood' },
    attack_arcane: { of: 'arcane attack rating at +0', at: 'figures.attack.arcane' },
    attack_arcane_plus10: { of: 'arcane attack rating at +10', at: 'figures.attack_plus10.arcane' },
    attack_fire: { of: 'fire attack rating at +0', at: 'figures.attack.fire' },
    attack_fire_plus10: { of: 'fire attack rating at +10', at: 'figures.attack_plus10.fire' },
    attack_bolt: { of: 'bolt attack rating at +0', at: 'figures.attack.bolt' },
    attack_bolt_plus10: { of: 'bolt attack rating at +10', at: 'figures.attack_plus10.bolt' },
    strength: { of: 'strength needed', at: 'requirements.strength', best: 'lowest' },
    skill: { of: 'skill needed', at: 'requirements.skill', best: 'lowest' },
    blood_tinge: { of: 'bloodtinge needed', at: 'requirements.blood_tinge', best: 'lowest' },
    arcane: { of: 'arcane needed', at: 'requirements.arcane', best: 'lowest' },
    durability: { of: 'durability', at: 'figures.durability' },
    rally: { of: 'rally at +0', at: 'figures.rally' },
    price: lowestPrice,
    sell_price: { of: 'blood echoes gained by selling it', at: 'figures.sell_price' },
  },
  links: {
    ...onSale('weapon'),
    ...droppedBy('weapon'),
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
        '...detail hand description wiki_url figures levels upgrade_costs moves offers acquisition { ...AcquisitionFull } dropped_by ...RecordNotes',
      ],
      WeaponFigures: [
        'Values of a weapon that are the same at every level, and scaling as a number at +0.',
        'bullet_use durability max_upgrade sell_price modifiers { kind amount form }',
      ],
      WeaponLevel: [
        'A weapon at one level.',
        'level attack scaling scaling_value rally stamina_attack repair_price gem_slots',
      ],
      Attack: ['Attack by type.'],
      WeaponScalingValue: ['Scaling by attribute as a number.', 'strength skill blood_tinge arcane'],
      UpgradeCost: ['The cost of the step to a level.', 'level item_slug quantity blood_echoes'],
      WeaponMove: [
        'An attack that can be made with a weapon.',
        'number form name input kind damage_type percent is_charged extra_hits { hits percent } stages { projectiles percent seconds range } stamina stamina_damage_percent poise_damage_percent rally_percent rune_slug certainty',
      ],
      MovePercent: ['Percent of each type of attack that a move deals; null when unknown.'],
    },
  },
};
