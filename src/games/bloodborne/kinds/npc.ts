import type { KindDeclaration } from '../../../kinds/declare.ts';

export const npc: KindDeclaration = {
  noun: 'NPCs',
  filters: {
    campaign: 'Only NPCs of this part of the game.',
    hostility: 'Only NPCs that are always, never or sometimes hostile.',
    is_dlc: 'Only NPCs of The Old Hunters (`true`), or only the others (`false`).',
    is_hostile: 'Only NPCs that attack on sight (`true`) or do not (`false`).',
    location_slug: 'Only NPCs first met at this location.',
    time_of_day: 'Only NPCs that can be met in this phase of the night.',
  },
  links: {
    covenants: ['covenant.leader_npc_slug', 'Covenants they lead.'],
    insight_changes: ['insight_change.npc_slug', 'Insight that they give.'],
    merchants: ['merchant.npc_slug', 'The shops they keep.'],
  },
  rest: {
    list: 'NPCs, including hostile hunters and summons.',
    one: 'One NPC, with gifts, drops, placements and quest notes.',
    noun: 'NPC',
    views: {
      summary: ['An NPC in a list.', 'slug name role location_slug'],
      detail: [
        'An NPC with gifts, drops, placements and quest notes.',
        '...summary campaign is_dlc time_of_day gifts drops placements quest_notes',
      ],
      NpcGift: [
        'Something that an NPC gives. Its `kind` decides which slug it has.',
        '... on ItemGift { name kind item_slug } ... on GestureGift { name kind gesture_slug } ... on RuneGift { name kind rune_slug } ... on WeaponGift { name kind weapon_slug } ... on ArmorGift { name kind armor_slug }',
      ],
      NpcGiftFull: [
        'Something that an NPC gives, with all data.',
        '... on ItemGift { slug quantity condition } ... on GestureGift { slug quantity condition } ... on RuneGift { slug quantity condition } ... on WeaponGift { slug quantity condition } ... on ArmorGift { slug quantity condition }',
      ],
      NpcDrop: ['Something that an NPC drops when killed.', 'name quantity drop_rate: chance condition'],
      NpcPlacement: ['A place where an NPC can be found.', 'location_slug sub_area'],
      full: [
        'All data about an NPC.',
        '...detail location_name description is_hostile hostility hostile_condition services gifts { ...NpcGiftFull } drops { ...Drop } placements { location_name condition } steps summonable_for { slug name } provides { ...Find } ...RecordNotes',
      ],
      NpcStep: [
        'A step of the story of an NPC on which something else depends.',
        'slug notes location_slug location_name gate { ...Gate }',
      ],
    },
  },
};
