import type { ComputedSets, NumberRanges } from '../../../kinds/declare.ts';

/** Closed sets of what is computed. */
export const sets = {
  Weakness: {
    description: 'What something can be weak to, or immune to.',
    values: {
      physical: 'Physical damage.',
      blunt: 'Blunt damage.',
      thrust: 'Thrust damage.',
      blood: 'Blood damage.',
      arcane: 'Arcane damage.',
      fire: 'Fire damage.',
      bolt: 'Bolt damage.',
      serrated: 'Serrated weapons.',
      righteous: 'Righteous weapons.',
      slow_poison: 'Slow poison.',
      rapid_poison: 'Rapid poison.',
    },
  },
  RatingStat: {
    description: 'Stat that raises attack.',
    values: {
      strength: 'Strength.',
      skill: 'Skill.',
      bloodtinge: 'Bloodtinge.',
      arcane: 'Arcane.',
    },
  },
  AttackKind: {
    description: 'Type of attack.',
    values: {
      physical: 'Physical, blunt and thrust included.',
      blood: 'Blood.',
      arcane: 'Arcane.',
      fire: 'Fire.',
      bolt: 'Bolt.',
    },
  },
  RatingStepKind: {
    description: 'Kind of a step of the attack rating.',
    values: {
      base: 'The attack of the weapon at its level; `amount` is that attack.',
      scaling: 'Scaling with the stat in `source`; `amount` is the share of the attack that it adds.',
      form_rate: 'The multiplier of the form; `amount` is the factor.',
      gem_percent: 'A percentage of the gem in `source`; `amount` is the factor.',
      form_points: 'What the form adds; `amount` is that value.',
      gem_points: 'Points of the gem in `source`; `amount` is how much they add.',
      cut: 'Rounded down to a whole number; `amount` is what is lost.',
    },
  },
  Unverified: {
    description: 'A rule behind a result that has one source or none.',
    values: {
      cut_by_type: 'Each type is rounded down to a whole number before they are added.',
      gem_percentages_multiply: 'Percentages of several gems are multiplied.',
      gem_points_last: 'Points of gems are added after all percentages.',
      physical_gems_raise_blood: 'Gems for physical attack raise blood attack as well.',
      conversion:
        'A gem of an element turns the whole physical attack into that element, which scales with arcane.',
      flat_gems_do_not_convert: 'Points of an element are added beside the physical attack and turn nothing.',
      gem_effect_unknown: 'A gem has an unknown effect, which is left out.',
      form_effects: 'The changes of the form apply to all of its attacks.',
      unmet_requirements: 'The penalty for unmet requirements is unknown and not included.',
      damage_formula: 'How much of an attack gets through a defense.',
      weaknesses:
        'Multipliers for the kind of attack and of foe apply once, to what gets through the defense or to the physical attack.',
      extra_hits: 'All additional hits of the attack land.',
      upgrade_blood_echoes:
        "The blood echoes of the steps come from the game's tables; no published value confirms them.",
    },
  },
  ArmorFigure: {
    description: 'Value of armor.',
    values: {
      physical: 'Defense against physical damage.',
      blunt: 'Defense against blunt damage.',
      thrust: 'Defense against thrust damage.',
      blood: 'Defense against blood damage.',
      arcane: 'Defense against arcane damage.',
      fire: 'Defense against fire damage.',
      bolt: 'Defense against bolt damage.',
      slow_poison: 'Resistance to slow poison.',
      rapid_poison: 'Resistance to rapid poison.',
      frenzy: 'Resistance to frenzy.',
      beasthood: 'Beasthood.',
    },
  },
} as const satisfies ComputedSets;

/** The values of a closed set of what is computed. */
export type ValueOf<Name extends keyof typeof sets> = keyof (typeof sets)[Name]['values'] & string;

/** Numbers that arguments take. */
export const numbers = {
  Depth: { description: 'Depth of a chalice dungeon, from 1 to 5.', minimum: 1, maximum: 5 },
  GemGrade: {
    description: 'Grade of a blood gem inside its family, from 1 to 20.',
    minimum: 1,
    maximum: 20,
  },
  Stat: { description: 'Value of a stat of the hunter, from 1 to 99.', minimum: 1, maximum: 99 },
  StatPoints: { description: 'Points for stats, from 1 to 392.', minimum: 1, maximum: 392 },
  UpgradeLevel: {
    description:
      'Level of fortification, 0 for +0. The highest level depends on the weapon: 10 for most, 0 for some. Higher levels are rejected.',
    minimum: 0,
    maximum: 99,
  },
  HunterLevel: {
    description: 'Level of the hunter. It must be in the table of levels.',
    minimum: 1,
    maximum: 999,
  },
  Weight: {
    description: "A weight as in the game's tables, from 0 to 1,000.",
    minimum: 0,
    maximum: 1_000,
    type: 'number',
  },
} as const satisfies NumberRanges;
