import { builder } from '../builder.ts';
import { Campaign, Hostility, TimeOfDay } from '../enums.ts';
import { listFields } from '../lists.ts';
import {
  type AcquisitionRow,
  AcquisitionType,
  ArmorType,
  acquisitionsBy,
  BossType,
  bossesByNpc,
  CovenantType,
  covenantsByLeader,
  DropType,
  GestureType,
  ItemType,
  LocationType,
  MerchantType,
  merchantsByNpc,
  NpcPlacementType,
  NpcType,
  placementsByNpc,
  RuneType,
  recordInterfaces,
  spoilersOfEntry,
  subjectOf,
  WeaponType,
} from '../records.ts';
import { chosenRowsBy, linkFields, rowsBy } from '../relations.ts';

NpcPlacementType.implement({
  description: 'A spot where an NPC stands.',
  fields: (t) => ({
    ...linkFields(t, 'location_slug', LocationType, 'location'),
    ...linkFields(t, 'npc_slug', NpcType, 'NPC'),
    subArea: t.exposeString('sub_area', { description: 'Where inside the location.' }),
    condition: t.exposeString('condition', {
      nullable: true,
      description: 'When they stand there; null when from the start.',
    }),
    ...spoilersOfEntry(t, { sub_area: 'subArea', condition: 'condition' }, 'npc'),
  }),
});

/** Kinds of gifts, by table, with the words for one. */
const gifts = {
  item: { type: ItemType, noun: 'item' },
  gesture: { type: GestureType, noun: 'gesture' },
  rune: { type: RuneType, noun: 'rune' },
  weapon: { type: WeaponType, noun: 'weapon' },
  armor: { type: ArmorType, noun: 'armor piece' },
} as const;

const giftName = (table: keyof typeof gifts) => `${gifts[table].type.name}Gift`;

function giftType(table: keyof typeof gifts) {
  const { type, noun } = gifts[table];
  return builder.objectRef<AcquisitionRow>(giftName(table)).implement({
    description: `A gift that is ${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}.`,
    fields: (t) => ({
      name: t.exposeString('subject_name', { description: 'Name of the gift.' }),
      kind: t.string({
        description: `Always \`${table}\`.`,
        resolve: () => table,
        extensions: { jsonSchema: { const: table } },
      }),
      quantity: t.exposeInt('quantity', { nullable: true, description: 'How many; null when unknown.' }),
      condition: t.exposeString('condition', { nullable: true, description: 'When it is given.' }),
      ...spoilersOfEntry(t, { condition: 'condition' }),
      ...linkFields(t, `${table}_slug`, type, noun),
    }),
  });
}

const GiftType = builder.unionType('Gift', {
  description: 'Something that an NPC gives.',
  types: (Object.keys(gifts) as (keyof typeof gifts)[]).map(giftType),
  resolveType: (row) => giftName(subjectOf(row).table as keyof typeof gifts),
});

NpcType.implement({
  description: 'Someone met in the game: friend, merchant, hostile hunter or summon.',
  interfaces: recordInterfaces,
  fields: (t) => ({
    role: t.exposeString('role', { nullable: true, description: 'What they are to the player.' }),
    ...linkFields(t, 'location_slug', LocationType, 'location where they are first met'),
    campaign: t.expose('campaign', { type: Campaign, description: 'Part of the game they belong to.' }),
    isDlc: t.exposeBoolean('is_dlc', { description: 'Part of The Old Hunters.' }),
    isHostile: t.exposeBoolean('is_hostile', {
      description:
        'Attacks a hunter who does nothing to prevent it; `hostility` says whether that always holds.',
    }),
    hostility: t.expose('hostility', { type: Hostility, description: 'When they are an enemy.' }),
    hostileCondition: t.exposeString('hostile_condition', {
      nullable: true,
      description: 'When, where or until when a conditional enemy attacks; null for the others.',
    }),
    timeOfDay: t.field({
      type: [TimeOfDay],
      description: 'Phases of the night in which they can be met, in story order.',
      resolve: (row) => row.time_of_day,
    }),
    services: t.exposeStringList('services', { description: 'What they do for the player.' } as never),
    questNotes: t.exposeStringList('quest_notes', {
      description: 'What happens with them, in story order; empty when there is no story.',
    } as never),
    description: t.exposeString('description', { description: 'Who they are.' }),
    gifts: t.field({
      type: [GiftType],
      description: 'What they give.',
      ...chosenRowsBy(acquisitionsBy('npc_slug'), ({ kind }) => kind === 'npc_gift'),
    }),
    drops: t.field({
      type: [DropType],
      description: 'What they drop when killed.',
      ...chosenRowsBy(acquisitionsBy('npc_slug'), ({ kind }) => kind === 'npc_drop'),
    }),
    provides: t.field({
      type: [AcquisitionType],
      description: 'Ways to obtain what they give or drop.',
      ...rowsBy(acquisitionsBy('npc_slug')),
    }),
    placements: t.field({
      type: [NpcPlacementType],
      description: 'Where they stand, in story order.',
      ...rowsBy(placementsByNpc),
    }),
    summonableFor: t.field({
      type: [BossType],
      description: 'Bosses against which they can be summoned.',
      ...rowsBy(bossesByNpc),
    }),
    merchants: t.field({
      type: [MerchantType],
      description: 'The shops they keep.',
      ...rowsBy(merchantsByNpc),
    }),
    covenants: t.field({
      type: [CovenantType],
      description: 'Covenants they lead.',
      ...rowsBy(covenantsByLeader),
    }),
  }),
});

listFields({
  plural: 'npcs',
  type: NpcType,
  noun: 'NPCs',
  filters: {
    locationSlug: { type: 'Slug', to: LocationType, description: 'Only NPCs first met at this location.' },
    campaign: { type: Campaign, description: 'Only NPCs of this part of the game.' },
    timeOfDay: {
      type: TimeOfDay,
      column: 'time_of_day',
      isArray: true,
      description: 'Only NPCs that can be met in this phase of the night.',
    },
    hostility: {
      type: Hostility,
      description: 'Only NPCs that are an enemy always, never, or on a condition.',
    },
    isHostile: { type: 'Boolean', description: 'Only NPCs that attack on sight, or that do not.' },
    isDlc: { type: 'Boolean', description: 'Only NPCs of The Old Hunters, or only others.' },
  },
});
