import { listFields } from '../lists.ts';
import {
  CovenantType,
  enemiesByCovenant,
  ItemType,
  NpcType,
  opponentsByCovenant,
  RecordInterface,
  RuneType,
  runesByCovenant,
} from '../records.ts';
import { recordBy, rowsBy } from '../relations.ts';

CovenantType.implement({
  description: 'A group that a hunter joins with an oath rune.',
  interfaces: [RecordInterface],
  fields: (t) => ({
    isDlc: t.exposeBoolean('is_dlc', { description: 'Part of The Old Hunters.' }),
    isFullCovenant: t.exposeBoolean('is_full_covenant', {
      description: 'False for an oath that only changes the body.',
    }),
    description: t.exposeString('description', { description: 'What the covenant is about.' }),
    leader: t.field({
      nullable: true,
      description: 'The NPC to whom the oath is sworn.',
      ...recordBy('leader_npc_slug', NpcType),
    }),
    offering: t.field({
      nullable: true,
      description: 'The item that members hand in.',
      ...recordBy('offering_item_slug', ItemType),
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
});
