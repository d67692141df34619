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
      form_rate: 'What the form multiplies by; `amount` is the factor.',
      gem_percent: 'A percentage of the gem in `source`; `amount` is the factor.',
      form_points: 'What the form adds; `amount` is how much.',
      gem_points: 'Points of the gem in `source`; `amount` is how much they add.',
      cut: 'Cut to a whole number; `amount` is what is lost.',
    },
  },
  Unverified: {
    description: 'What a figure rests on that only one source tells, or none.',
    values: {
      cut_by_type: 'Each type is cut to a whole number before they are added.',
      gem_percentages_multiply: 'Percentages of several gems multiply one after the other.',
      gem_points_last: 'Points of gems are added after all percentages.',
      physical_gems_raise_blood: 'Gems for physical attack raise blood attack as well.',
      conversion:
        'A gem of an element turns the whole physical attack into that element, which scales with arcane.',
      flat_gems_do_not_convert: 'Points of an element are added beside the physical attack and turn nothing.',
      gem_effect_unknown: 'A gem has an effect that is not known and is left out.',
      form_effects: 'What the form changes holds for the whole of the form.',
      unmet_requirements: 'What unmet requirements take away is not known; the figure is without it.',
      damage_formula: 'How much of an attack a defence lets through.',
      weaknesses:
        'Factors for the kind of attack and of the foe apply once, to what the defence lets through or to the physical attack.',
      extra_hits: 'All further hits of the attack land.',
      upgrade_blood_echoes:
        "Blood echoes of the steps: they stand in the game's tables, and no published figure confirms them.",
    },
  },
  ArmorFigure: {
    description: 'Figure of armor.',
    values: {
      physical: 'Defence against physical damage.',
      blunt: 'Defence against blunt damage.',
      thrust: 'Defence against thrust damage.',
      blood: 'Defence against blood damage.',
      arcane: 'Defence against arcane damage.',
      fire: 'Defence against fire damage.',
      bolt: 'Defence against bolt damage.',
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
      'Level of fortification, 0 for +0. Each weapon has a highest one, 10 for most and 0 for some; a higher one is refused.',
    minimum: 0,
    maximum: 99,
  },
  HunterLevel: {
    description: 'Level of the hunter. The table of levels has a first and a last one; others are refused.',
    minimum: 1,
    maximum: 999,
  },
  Weight: {
    description: 'A weight as the tables of the game have it, from 0 to 1,000.',
    minimum: 0,
    maximum: 1_000,
    type: 'number',
  },
} as const satisfies NumberRanges;
