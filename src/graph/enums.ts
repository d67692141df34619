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

export const ArmorSlot = closedSet('ArmorSlot', 'Body part that an armor piece covers.', {
  head: 'Head.',
  chest: 'Chest.',
  hands: 'Hands.',
  legs: 'Legs.',
});

export const WeaponCategory = closedSet('WeaponCategory', 'Kind of weapon.', {
  trick_weapon: 'Right hand; changes between two forms.',
  firearm: 'Left hand; uses quicksilver bullets.',
  left_hand_tool: 'Left hand; neither a firearm nor a shield.',
  shield: 'Left hand; blocks attacks.',
  torch: 'Left hand; gives light.',
});

export const RuneKind = closedSet('RuneKind', 'Where a rune is memorised.', {
  caryll: 'In one of the ordinary rune slots.',
  oath: 'In the single oath slot; joins a covenant or changes the body.',
});

export const ItemFamily = closedSet('ItemFamily', 'Family of an item.', {
  consumable: 'Used up on use; includes upgrade materials.',
  key_item: 'Not used up: keys, badges, chalices, ritual materials, attire of the messengers.',
  arcane_tool: 'Hunter tool: needs quicksilver bullets and arcane.',
  multiplayer: 'For multiplayer.',
});

export const BossPartKind = closedSet('BossPartKind', 'What a part of a boss is.', {
  form: 'A stage of the same body, with the same health bar.',
  body: 'One of several that make up the boss.',
  helper: 'Called or standing by; it need not be beaten.',
});

export const Campaign = closedSet('Campaign', 'Part of the game.', {
  main_story: 'The base game.',
  the_old_hunters: 'The expansion The Old Hunters.',
  chalice_dungeon: 'The chalice dungeons.',
});

export const TimeOfDay = closedSet('TimeOfDay', 'Phase of the night; it advances with the story.', {
  day: 'Late day, at the beginning.',
  evening: 'Evening.',
  night: 'Night.',
  blood_moon: 'Blood moon, the last phase.',
});

export const LootKind = closedSet('LootKind', 'What an enemy drops by chance.', {
  item: 'An item.',
  blood_gem: 'A blood gem.',
  rune: 'A rune.',
  weapon: 'A weapon.',
  armor: 'A piece of armor.',
});

export const AcquisitionKind = closedSet('AcquisitionKind', 'How it is obtained.', {
  treasure: 'Lies in the world or on a body.',
  chest: 'In a chest.',
  boss_drop: 'Dropped by a boss.',
  npc_gift: 'Given by an NPC.',
  npc_drop: 'Dropped by an NPC or hostile hunter.',
  enemy_drop: 'Dropped by an ordinary or named enemy.',
  event: 'The result of an event in the game.',
  coffin: 'In a coffin of a chalice dungeon.',
  dungeon_reward: 'Reward for a layer of a chalice dungeon.',
  starting: 'Owned or chosen at the start of the game.',
  use_item: 'Obtained by using another item.',
  covenant_reward: 'Reward for service to a covenant.',
});

export const ObtainableKind = closedSet('ObtainableKind', 'Kind of a thing that can be obtained.', {
  item: 'An item.',
  gesture: 'A gesture.',
  rune: 'A rune.',
  weapon: 'A weapon.',
  armor: 'An armor piece.',
  blood_gem: 'A blood gem.',
});

export const GemShape = closedSet('GemShape', 'Shape of a blood gem or of a slot.', {
  radial: 'Radial.',
  triangle: 'Triangle.',
  waning: 'Waning.',
  circle: 'Circle.',
  droplet: 'Droplet; fits every slot.',
});

export const VariantKind = closedSet('VariantKind', 'Version of a weapon.', {
  normal: 'The normal version.',
  uncanny: 'From chalice dungeons; its gem slots differ.',
  lost: 'From chalice dungeons; its gem slots differ from both others.',
});

export const FormKind = closedSet('FormKind', 'Form of a trick weapon.', {
  untransformed: 'Before the trick.',
  transformed: 'After the trick.',
});

export const MoveInput = closedSet('MoveInput', 'Button that makes a move.', {
  R1: 'Light attack.',
  R2: 'Heavy attack; held, it is charged.',
  L1: 'Changes the form, and strikes while it does.',
  L2: 'The left-hand weapon, or the further attack of a weapon held in both hands.',
});

export const MoveKind = closedSet('MoveKind', 'Whether a move strikes or shoots.', {
  melee: 'A blow.',
  shot: 'Something that flies: bullets, arrows, a wave, a spray.',
});

export const DamageType = closedSet('DamageType', 'Type of the physical or blood part of a move.', {
  physical: 'Plain physical damage.',
  blunt: 'Blunt, a physical damage.',
  thrust: 'Thrust, a physical damage.',
  blood: 'Blood; it follows from bloodtinge.',
});

export const Certainty = closedSet('Certainty', 'How sure a figure is.', {
  certain: "The game's tables, or two sources that agree.",
  probable: 'One source, and nothing speaks against it.',
  doubtful: 'Sources disagree, or what the figure means is open.',
});

export const CurveStat = closedSet('CurveStat', 'Stat that a curve is read with.', {
  level: 'Level.',
  vitality: 'Vitality.',
  endurance: 'Endurance.',
  strength: 'Strength.',
  skill: 'Skill.',
  blood_tinge: 'Bloodtinge.',
  arcane: 'Arcane.',
  insight: 'Insight.',
});

export const ScalingGrade = builder.scalarType('ScalingGrade' as never, {
  description: 'How strongly an attribute adds to attack: S, A, B, C, D, E, or a dash for none.',
  serialize: (value) => value as string,
  extensions: { jsonSchema: { type: 'string', enum: ['S', 'A', 'B', 'C', 'D', 'E', '-'] } },
});

export const Currency = closedSet('Currency', 'Currency of a price.', {
  blood_echoes: 'Blood echoes.',
  insight: 'Insight.',
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

export const PriceStart = closedSet('PriceStart', 'Phase of the story from which a price holds.', {
  start: 'The start of the game.',
  evening: 'The first entry into Oedon Chapel.',
  night: 'The skull in the Grand Cathedral.',
  blood_moon: 'The blood moon.',
  new_game_plus: 'The second playthrough.',
});

export const Headstone = closedSet('Headstone', "Headstone of the Hunter's Dream that leads to a place.", {
  yharnam: 'Yharnam Headstone.',
  frontier: 'Frontier Headstone.',
  unseen: 'Unseen Headstone.',
  hunters_nightmare: "Hunter's Nightmare Headstone.",
  nightmare: 'Nightmare Headstone.',
  hunters_dream: 'The dream itself; no headstone is needed.',
  chalice: 'The altars of the chalice dungeons.',
});

export const Hand = closedSet('Hand', 'Hand that holds a weapon.', { right: 'Right.', left: 'Left.' });

export const GemKind = closedSet('GemKind', 'Where a blood gem comes from.', {
  grade: 'One grade of a family; dropped at random.',
  unique: 'A gem of the story.',
  placed: 'A fixed gem at a fixed place.',
});

export const DungeonKind = closedSet('DungeonKind', 'Kind of chalice dungeon.', {
  fixed: 'The same for every player.',
  root: 'Generated anew for each ritual.',
  special: 'Neither fixed nor generated.',
});

export const Hostility = closedSet('Hostility', 'When an NPC is an enemy.', {
  never: 'Attacks nobody who does not attack first.',
  conditional: 'An enemy at one step of the story or at one place.',
  always: 'An enemy wherever met.',
});

export const TrophyGrade = closedSet('TrophyGrade', 'Grade of a trophy.', {
  platinum: 'Platinum.',
  gold: 'Gold.',
  silver: 'Silver.',
  bronze: 'Bronze.',
});

export const TrophyKind = closedSet('TrophyKind', 'What a trophy is awarded for.', {
  completion: 'Every other trophy.',
  ending: 'An ending.',
  boss: 'A boss.',
  collection: 'Holding every one of a group.',
  place: 'Reaching a place.',
  progress: 'A first or a best of its kind.',
});

export const InsightChangeKind = closedSet('InsightChangeKind', 'What gives or takes Insight.', {
  boss_found: 'Entering the arena of a boss for the first time.',
  boss_beaten: 'Beating a boss.',
  meeting: 'Talking to an NPC, or sending somebody to them.',
  event: 'Something seen or done.',
  item: 'Using an item.',
  multiplayer: 'Something done in multiplayer.',
  enemy: 'The attack of an enemy.',
  purchase: 'Paying with it.',
});

export const GemChange = closedSet('GemChange', 'Figure that the effect of a gem changes.', {
  physical_attack: 'Physical attack, blunt and thrust included.',
  blunt_attack: 'Attack of blunt moves.',
  thrust_attack: 'Attack of thrust moves.',
  blood_attack: 'Blood attack.',
  arcane_attack: 'Arcane attack.',
  fire_attack: 'Fire attack.',
  bolt_attack: 'Bolt attack.',
  all_attack: 'Attack of every type.',
  charge_attack: 'Damage of charge attacks.',
  strength_scaling: 'Scaling with strength.',
  skill_scaling: 'Scaling with skill.',
  blood_tinge_scaling: 'Scaling with bloodtinge.',
  arcane_scaling: 'Scaling with arcane.',
  damage_to_beasts: 'Damage to beasts.',
  damage_to_kin: 'Damage to kin.',
  damage_to_open_foes: 'Damage to foes caught open.',
  slow_poison: 'Build-up of slow poison.',
  rapid_poison: 'Build-up of rapid poison.',
  stamina_cost: 'Stamina that attacks cost.',
  hp: 'HP, as time goes by.',
  rally: 'HP won back by hits.',
  durability: 'Durability of the weapon.',
});

export const GemUnit = closedSet('GemUnit', 'How the values of a gem effect count.', {
  percent: 'Multiplies the figure by 1 + value / 100; several gems multiply one after the other.',
  points: 'Is added: to an attack after all percentages, to scaling as hundredths.',
  hp: 'HP every so many seconds.',
});

export const GemCondition = closedSet('GemCondition', 'When the effect of a gem works.', {
  full_hp: 'While HP is full.',
  near_death: 'At 30 % of maximum HP or less.',
  charge_attack: 'In charge attacks.',
});

export const ShapeFrequency = closedSet('ShapeFrequency', 'How usual a shape is for a gem.', {
  only: 'Every copy of the gem has it.',
  most: 'The most usual shape of the effect.',
  equal: 'As usual as the other slot shapes.',
  less: 'Less usual for the effect.',
  rare: 'Rare.',
});

export const GemRole = closedSet('GemRole', 'What an effect is to the gems that have it.', {
  main: 'Their main effect.',
  secondary: 'An extra effect beside the main one.',
});

export const Element = closedSet('Element', 'Element of an attack.', {
  arcane: 'Arcane.',
  fire: 'Fire.',
  bolt: 'Bolt.',
});

export const GameStage = closedSet('GameStage', 'How far on in a part of the game.', {
  earliest: 'Where it begins.',
  early: 'Early.',
  middle: 'In the middle.',
  late: 'Late.',
  last: 'Where it ends.',
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
