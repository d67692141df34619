import { builder } from './builder.ts';

/** Closed value sets. The values are the documented lower-case words, in REST and GraphQL alike. */
function closedSet<const Value extends string>(
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

export const ListOrder = closedSet('ListOrder', 'Order of a list; letters compare by their bytes.', {
  slug: 'By slug.',
  slug_descending: 'By slug, backwards.',
  name: 'By name.',
  name_descending: 'By name, backwards.',
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
  left_hand_tool: 'Left hand; neither fires nor shields.',
  shield: 'Left hand; takes blows.',
  torch: 'Left hand; gives light.',
});

export const RuneKind = closedSet('RuneKind', 'Where a rune is memorised.', {
  caryll: 'In one of the ordinary rune slots.',
  oath: 'In the single oath slot; joins a covenant or changes the body.',
});

export const ItemFamily = closedSet('ItemFamily', 'Family of an item.', {
  consumable: 'Used up; upgrade materials included.',
  key_item: 'Kept: keys, badges, chalices, ritual materials, attire of the messengers.',
  arcane_tool: 'Hunter tool: uses bullets and arcane.',
  multiplayer: 'For play with others.',
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

export const AcquisitionKind = closedSet('AcquisitionKind', 'How something is come by.', {
  treasure: 'Lies in the world or on a body.',
  chest: 'In a chest.',
  boss_drop: 'Left by a boss.',
  npc_gift: 'Handed over by an NPC.',
  npc_drop: 'Left by an NPC or hostile hunter.',
  enemy_drop: 'Left by an ordinary or named enemy.',
  event: 'Follows from something done.',
  coffin: 'In a coffin of a chalice dungeon.',
  dungeon_reward: 'For a layer of a chalice dungeon.',
  starting: 'Held or chosen at the start.',
  use_item: 'Got by using another item.',
  covenant_reward: 'For service to a covenant.',
});

export const GemShape = closedSet('GemShape', 'Shape of a blood gem or of a slot.', {
  radial: 'Radial.',
  triangle: 'Triangle.',
  waning: 'Waning.',
  circle: 'Circle.',
  droplet: 'Droplet; fits every slot.',
});

export const VariantKind = closedSet('VariantKind', 'Version of a weapon.', {
  normal: 'The usual one.',
  uncanny: 'From chalice dungeons; other slots.',
  lost: 'From chalice dungeons; other slots again.',
});

export const FormKind = closedSet('FormKind', 'Whether the trick of a weapon is used.', {
  untransformed: 'As drawn.',
  transformed: 'After the trick.',
});

export const ScalingGrade = builder.scalarType('ScalingGrade' as never, {
  description: 'How strongly an attribute adds to attack: S, A, B, C, D, E, or a dash for not at all.',
  serialize: (value) => value as string,
  extensions: { jsonSchema: { type: 'string', enum: ['S', 'A', 'B', 'C', 'D', 'E', '-'] } },
});

export const Currency = closedSet('Currency', 'What is paid.', {
  blood_echoes: 'Blood echoes.',
  insight: 'Insight.',
});

export const Headstone = closedSet('Headstone', "Headstone of the Hunter's Dream that leads to a place.", {
  yharnam: 'Yharnam Headstone.',
  frontier: 'Frontier Headstone.',
  unseen: 'Unseen Headstone.',
  hunters_nightmare: "Hunter's Nightmare Headstone.",
  nightmare: 'Nightmare Headstone.',
  hunters_dream: 'The dream itself.',
  chalice: 'The altars of the chalice dungeons.',
});

export const Hand = closedSet('Hand', 'Hand that holds a weapon.', { right: 'Right.', left: 'Left.' });

export const GemKind = closedSet('GemKind', 'Where a blood gem comes from.', {
  grade: 'One grade of a family; dropped at random.',
  unique: 'A gem of the story.',
  placed: 'A fixed gem at a fixed place.',
});

export const DungeonKind = closedSet('DungeonKind', 'Kind of chalice dungeon.', {
  fixed: 'The same for everybody.',
  root: 'Generated anew for each ritual.',
  special: 'Neither.',
});
