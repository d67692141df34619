import { listFields } from '../lists.ts';
import { groupedRows, type RecordRow, recordsAcross, rowType } from '../loaders.ts';
import { recordBy, rowsBy } from '../relations.ts';
import { ItemType } from './item.ts';
import { NpcType } from './npc.ts';
import { RecordInterface } from './provenance.ts';
import { RuneType, runesByCovenant } from './rune.ts';

export interface CovenantRow extends RecordRow {
  readonly is_dlc: boolean;
  readonly is_full_covenant: boolean;
  readonly leader_npc_slug: string | null;
  readonly offering_item_slug: string | null;
  readonly description: string;
}

export const CovenantType = rowType<CovenantRow>('Covenant', 'covenant');

export const covenantsByLeader = groupedRows<CovenantRow>(
  'covenant',
  'leader_npc_slug' as keyof CovenantRow & string,
  'slug',
);
export const covenantsByOffering = groupedRows<CovenantRow>(
  'covenant',
  'offering_item_slug' as keyof CovenantRow & string,
  'slug',
);
const enemiesByCovenant = recordsAcross<CovenantRow>(
  'covenant',
  'covenant_hostility',
  'covenant_slug',
  'target_slug',
);
const opponentsByCovenant = recordsAcross<CovenantRow>(
  'covenant',
  'covenant_hostility',
  'target_slug',
  'covenant_slug',
);

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
      type: NpcType,
      nullable: true,
      description: 'Who takes the oath.',
      ...recordBy('leader_npc_slug', 'npc'),
    }),
    offering: t.field({
      type: ItemType,
      nullable: true,
      description: 'What is handed in.',
      ...recordBy('offering_item_slug', 'item'),
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
  singular: 'covenant',
  table: 'covenant',
  type: CovenantType,
  noun: 'covenants',
});
