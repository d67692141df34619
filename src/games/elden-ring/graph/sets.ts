import type { ComputedSets, NumberRanges } from '../../../kinds/declare.ts';

/** Closed sets of what is computed. */
export const sets = {
  Weakness: {
    description: 'What something can be weak to.',
    values: {
      physical: 'Standard damage.',
      strike: 'Strike damage.',
      slash: 'Slash damage.',
      pierce: 'Pierce damage.',
      magic: 'Magic damage.',
      fire: 'Fire damage.',
      lightning: 'Lightning damage.',
      holy: 'Holy damage.',
    },
  },
  RatingStepKind: {
    description: 'Kind of a step of the attack rating.',
    values: {
      base: 'The attack of the weapon at its level; `amount` is that attack.',
      scaling: 'Scaling with the stat in `source`; `amount` is the share of the attack that it adds.',
      unmet_requirement:
        'The stat in `source` is too low: no stat adds anything to the type; `amount` is the factor.',
    },
  },
  PhysicalDamage: {
    description: 'Kind of physical damage.',
    values: {
      physical: 'Standard.',
      strike: 'Strike.',
      slash: 'Slash.',
      pierce: 'Pierce.',
    },
  },
  ArmorFigure: {
    description: 'Value of armor.',
    values: {
      physical: 'Negation of physical damage.',
      strike: 'Negation of strike damage.',
      slash: 'Negation of slash damage.',
      pierce: 'Negation of pierce damage.',
      magic: 'Negation of magic damage.',
      fire: 'Negation of fire damage.',
      lightning: 'Negation of lightning damage.',
      holy: 'Negation of holy damage.',
      poise: 'Poise.',
    },
  },
  Unverified: {
    description: 'A rule behind a result that was not compared with the game.',
    values: {
      damage_formula: 'How much of an attack gets through a defense.',
      unmet_arcane:
        'An unmet requirement of arcane lowers the build-up of status effects, as it lowers attack.',
      negations_multiply:
        'Armor pieces negate one after the other: each takes its share of what the others let through.',
    },
  },
} as const satisfies ComputedSets;

/** The values of a closed set of what is computed. */
export type ValueOf<Name extends keyof typeof sets> = keyof (typeof sets)[Name]['values'] & string;

/** Numbers that arguments take. */
export const numbers = {
  Stat: { description: 'Value of a stat of the Tarnished, from 1 to 99.', minimum: 1, maximum: 99 },
  WeaponLevel: {
    description:
      'Upgrade of a weapon, 0 for +0. The highest depends on the weapon: 25, 10 for somber ones, 0 for some. Higher levels are rejected.',
    minimum: 0,
    maximum: 25,
  },
  TarnishedLevel: { description: 'Level of the Tarnished, from 1 to 713.', minimum: 1, maximum: 713 },
  Weight: {
    description: 'A weight, from 0 to 1,000.',
    minimum: 0,
    maximum: 1_000,
    type: 'number',
  },
} as const satisfies NumberRanges;
