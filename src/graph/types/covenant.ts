import { listFields } from '../lists.ts';
import {
  CovenantType,
  enemiesByCovenant,
  ItemType,
  NpcType,
  opponentsByCovenant,
  RuneType,
  recordInterfaces,
  runesByCovenant,
} from '../records.ts';
import { linkFields, rowsBy } from '../relations.ts';

CovenantType.implement({
  description: 'A group that a hunter joins with an oath rune.',
  interfaces: recordInterfaces,
  fields: (t) => ({
    isDlc: t.exposeBoolean('is_dlc', { description: 'Part of The Old Hunters.' }),
    isFullCovenant: t.exposeBoolean('is_full_covenant', {
      description: 'False for an oath that only changes the body.',
    }),
    description: t.exposeString('description', { description: 'What the covenant is about.' }),
    ...linkFields(t, 'leader_npc_slug', NpcType, 'NPC to whom the oath is sworn', {
      nullable: true,
      name: 'leader',
    }),
    ...linkFields(t, 'offering_item_slug', ItemType, 'item that members hand in', {
      nullable: true,
      name: 'offering',
    }),
    runes: t.field({
      type: [RuneType],
      description: 'Its oath runes.',
      ...rowsBy(runesByCovenant),
    }),
    hostileTo: t.field({
      type: [CovenantType],
      description: 'Covenants whose members its own members fight.',
      ...rowsBy(enemiesByCovenant),
    }),
    attackedBy: t.field({
      type: [CovenantType],
      description: 'Covenants whose members fight its own members.',
      ...rowsBy(opponentsByCovenant),
    }),
  }),
});

listFields({
  plural: 'covenants',
  type: CovenantType,
  filters: {
    isFullCovenant: {
      type: 'Boolean',
      description: 'Only covenants, or only oaths that change nothing but the body.',
    },
    isDlc: { type: 'Boolean', description: 'Only covenants of The Old Hunters, or only others.' },
    leaderSlug: {
      type: 'Slug',
      to: NpcType,
      column: 'leader_npc_slug',
      description: 'Only covenants that this NPC leads.',
    },
    offeringSlug: {
      type: 'Slug',
      to: ItemType,
      column: 'offering_item_slug',
      description: 'Only covenants that take this item as an offering.',
    },
  },
});
