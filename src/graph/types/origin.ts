import { listFields } from '../lists.ts';
import { type RecordRow, rowType } from '../loaders.ts';
import { RecordInterface } from '../records.ts';

export interface OriginRow extends RecordRow {
  readonly level: number;
  readonly blood_echoes: number;
  readonly discovery: number;
  readonly vitality: number;
  readonly endurance: number;
  readonly strength: number;
  readonly skill: number;
  readonly blood_tinge: number;
  readonly arcane: number;
  readonly sort_order: number;
}

const OriginType = rowType<OriginRow>('Origin', 'origin');

OriginType.implement({
  description: 'A past with which a hunter begins.',
  interfaces: [RecordInterface],
  fields: (t) => ({
    level: t.exposeInt('level', { description: 'Level at the start.' }),
    bloodEchoes: t.exposeInt('blood_echoes', { description: 'Blood echoes at the start.' }),
    discovery: t.exposeInt('discovery', { description: 'Discovery.' }),
    vitality: t.exposeInt('vitality', { description: 'Vitality.' }),
    endurance: t.exposeInt('endurance', { description: 'Endurance.' }),
    strength: t.exposeInt('strength', { description: 'Strength.' }),
    skill: t.exposeInt('skill', { description: 'Skill.' }),
    bloodTinge: t.exposeInt('blood_tinge', { description: 'Bloodtinge.' }),
    arcane: t.exposeInt('arcane', { description: 'Arcane.' }),
    sortOrder: t.exposeInt('sort_order', { description: 'Order in the menu.' }),
  }),
});

listFields({ plural: 'origins', type: OriginType });
