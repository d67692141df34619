import { listFields } from '../lists.ts';
import { OriginType, recordInterfaces } from '../records.ts';

OriginType.implement({
  description: 'A past with which a hunter begins.',
  interfaces: recordInterfaces,
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

listFields({
  plural: 'origins',
  type: OriginType,
  figures: {
    level: { of: 'level at the start' },
    blood_echoes: { of: 'blood echoes at the start' },
    discovery: { of: 'discovery' },
    vitality: { of: 'vitality' },
    endurance: { of: 'endurance' },
    strength: { of: 'strength' },
    skill: { of: 'skill' },
    blood_tinge: { of: 'bloodtinge' },
    arcane: { of: 'arcane' },
    sort_order: { of: 'place in the menu' },
  },
});
