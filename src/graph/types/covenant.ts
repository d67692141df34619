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
  description: 'A group that is sworn to by an oath rune.',
  interfaces: [RecordInterface],
  fields: (t) => ({
    isDlc: t.exposeBoolean('is_dlc', { description: 'Part of The Old Hunters.' }),
    isFullCovenant: t.exposeBoolean('is_full_covenant', {
      description: 'False for an oath that only changes the body.',
    }),
    description: t.exposeString('description', { description: 'What it is about.' }),
    leader: t.field({
      nullable: true,
      description: 'Who takes the oath.',
      ...recordBy('leader_npc_slug', NpcType),
    }),
    offering: t.field({
      nullable: true,
      description: 'What is handed in.',
      ...recordBy('offering_item_slug', ItemType),
    }),
    runes: t.field({
      type: [RuneType],
      description: 'Its oath runes.',
      ...rowsBy(runesByCovenant),
    }),
    hostileTo: t.field({
      type: [CovenantType],
      description: 'Covenants whose members are enemies.',
      ...rowsBy(enemiesByCovenant),
    }),
    attackedBy: t.field({
      type: [CovenantType],
      description: 'Covenants to whose members its own are enemies.',
      ...rowsBy(opponentsByCovenant),
    }),
  }),
});

listFields({
  plural: 'covenants',
  type: CovenantType,
});
