import { builder } from './builder.ts';

/** Closed value sets. The values are the documented lower-case words, in REST and GraphQL alike. */
export function closedSet<const Value extends string>(
  name: string,
  description: string,
  values: Readonly<Record<Value, string>>,
) {
  return builder.enumType(name, {
    description,
    values: Object.fromEntries(
      Object.entries(values).map(([value, meaning]) => [value, { value, description: meaning }]),
    ) as Record<Value, { value: Value; description: string }>,
  });
}

export const SpoilerLevel = closedSet('SpoilerLevel', 'How much of the story a text gives away.', {
  none: 'Nothing.',
  mild: 'Names somebody or something that a player meets later.',
  major: 'A twist of the story, who somebody is, a death or an ending.',
});

export const ChangeKind = closedSet('ChangeKind', 'What a version of the data did to a record.', {
  added: 'The version before did not have it.',
  removed: 'The version before had it.',
  changed: 'Some of its fields differ.',
});

export const ObtainableKind = closedSet('ObtainableKind', 'Kind of a thing that can be obtained.', {
  item: 'An item.',
  gesture: 'A gesture.',
  rune: 'A rune.',
  weapon: 'A weapon.',
  armor: 'An armor piece.',
  blood_gem: 'A blood gem.',
});

export const Weakness = closedSet('Weakness', 'What something can be weak to, or immune to.', {
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
});

export const RatingStat = closedSet('RatingStat', 'Stat that raises attack.', {
  strength: 'Strength.',
  skill: 'Skill.',
  bloodtinge: 'Bloodtinge.',
  arcane: 'Arcane.',
});

export const AttackKind = closedSet('AttackKind', 'Type of attack.', {
  physical: 'Physical, blunt and thrust included.',
  blood: 'Blood.',
  arcane: 'Arcane.',
  fire: 'Fire.',
  bolt: 'Bolt.',
});

export const RatingStepKind = closedSet('RatingStepKind', 'Kind of a step of the attack rating.', {
  base: 'The attack of the weapon at its level; `amount` is that attack.',
  scaling: 'Scaling with the stat in `source`; `amount` is the share of the attack that it adds.',
  form_rate: 'What the form multiplies by; `amount` is the factor.',
  gem_percent: 'A percentage of the gem in `source`; `amount` is the factor.',
  form_points: 'What the form adds; `amount` is how much.',
  gem_points: 'Points of the gem in `source`; `amount` is how much they add.',
  cut: 'Cut to a whole number; `amount` is what is lost.',
});

export const Unverified = closedSet(
  'Unverified',
  'What a figure rests on that only one source tells, or none.',
  {
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
);

export const ArmorFigure = closedSet('ArmorFigure', 'Figure of armor.', {
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
});
