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

export const ListOrder = closedSet('ListOrder', 'Order of a list; text is compared byte by byte.', {
  slug: 'By slug.',
  slug_descending: 'By slug, descending.',
  name: 'By name.',
  name_descending: 'By name, descending.',
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

export const ScalingGrade = builder.scalarType('ScalingGrade' as never, {
  description: 'How strongly an attribute adds to attack: S, A, B, C, D, E, or a dash for none.',
  serialize: (value) => value as string,
  extensions: { jsonSchema: { type: 'string', enum: ['S', 'A', 'B', 'C', 'D', 'E', '-'] } },
});

export const Currency = closedSet('Currency', 'Currency of a price.', {
  blood_echoes: 'Blood echoes.',
  insight: 'Insight.',
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
