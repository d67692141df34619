import type { AvailableShape, BloodGemRow, BloodGemShapeRow } from '../../../../schema/bloodborne/rows.ts';
import { computed, type KindDeclaration } from '../../../kinds/declare.ts';
import { dropper, offers } from '../shared.ts';

const frequencies = {
  only: 'Every copy of this gem has it',
  most: 'The most usual shape of this effect',
  equal: 'As usual as the other slot shapes',
  less: 'Less usual for this effect',
  rare: 'Rare',
} as const satisfies Record<AvailableShape['frequency'], string>;

export const bloodGem: KindDeclaration = {
  order: ['grade'],
  filters: {
    category: 'Only gems of this group of main effects.',
    family_slug: 'Only gems of this family.',
    grade: 'Only gems of this grade inside their family.',
    kind: 'Only gems of this origin.',
    shape: 'Only gems of this shape.',
    dropped_by: dropper('gems'),
  },
  sorts: {
    rating: 'rating',
    grade: 'grade inside the family',
  },
  links: {
    offers: offers('blood_gem'),
  },
  fields: {
    shape_record: computed<BloodGemRow>({
      type: 'BloodGemShape',
      nullMeans: 'unknown',
      description: 'The record of its shape.',
      loads: { shape: 'blood_gem_shape' },
      value: ({ shape }) => shape,
    }),
  },
  types: {
    AvailableShape: {
      glyph: computed<AvailableShape>({
        type: 'String',
        description: 'One character that represents the shape in text.',
        loads: { shape: 'blood_gem_shape' },
        value: ({ shape }, load) =>
          load<BloodGemShapeRow, string>('blood_gem_shape', shape, ({ glyph }) => glyph),
      }),
      notes: computed<AvailableShape>({
        type: 'String',
        description: 'How common the shape is, and where, in words.',
        loads: { shape: 'blood_gem_shape' },
        value: ({ shape, frequency }, load) =>
          load<BloodGemShapeRow, string>('blood_gem_shape', shape, ({ home }) => {
            const favoured = home === null || frequency === 'only' ? '' : `; the ${home} dungeons favour it`;
            return `${frequencies[frequency]}${favoured}.`;
          }),
      }),
      record: computed<AvailableShape>({
        type: 'BloodGemShape',
        description: 'The record of the shape.',
        loads: { shape: 'blood_gem_shape' },
        value: ({ shape }) => shape,
      }),
    },
  },
  rest: {
    list: 'Blood gems: every grade of every family, and the unique and placed gems.',
    one: 'One blood gem, with its effects and where it comes from.',
    views: {
      summary: [
        'A blood gem in a list. Shape and rating are null when they vary or are unknown.',
        'slug name category shape rating',
      ],
      detail: [
        'A blood gem with its effects and where it comes from.',
        '...summary primary_effect secondary_effects shapes_available { ...BloodGemShape } availability wiki_url acquisition',
      ],
      BloodGemShape: [
        'A shape that a blood gem can have; `glyph` is one character that represents it in text.',
        'shape glyph notes',
      ],
      full: [
        'All data about a blood gem.',
        '...detail shapes_available { frequency } kind grade drop_sources { kind campaign stage depth is_rare } family sell_price offers acquisition { ...AcquisitionFull } dropped_by ...RecordNotes',
      ],
      BloodGemFamily: [
        'The effect of a blood gem by rating.',
        'slug name effect unit is_curse_effect rating_min rating_max modifier { changes unit seconds condition converts_to } obtainable { min max } values { rating min max strengths }',
      ],
    },
  },
};
