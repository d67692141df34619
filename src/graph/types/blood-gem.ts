import { builder } from '../builder.ts';
import { GemKind, GemShape } from '../enums.ts';
import { listFields } from '../lists.ts';
import { type GameRow, groupedRows, keyOf, type RecordRow, rowType } from '../loaders.ts';
import {
  AcquisitionType,
  acquisitionsBy,
  type BloodGemRow,
  BloodGemType,
  RecordInterface,
  type Shape,
  StockType,
  stockBy,
} from '../records.ts';
import { leadsTo, recordBy, rowsBy } from '../relations.ts';

interface FamilyRow extends RecordRow {
  readonly category: string;
  readonly effect: string;
  readonly unit: string | null;
  readonly is_curse_effect: boolean;
  readonly rating_min: number;
  readonly rating_max: number;
  readonly values: readonly { rating: number; min: number; max: number }[];
  readonly usual_shapes: readonly Shape[];
}

interface ShapeRow extends RecordRow {
  readonly glyph: string;
  readonly home: string | null;
  readonly description: string;
}

const BloodGemFamilyType = rowType<FamilyRow>('BloodGemFamily', 'blood_gem_family');
const BloodGemShapeType = rowType<ShapeRow>('BloodGemShape', 'blood_gem_shape');

const gemsByFamily = groupedRows<BloodGemRow>(
  'blood_gem',
  'family_slug' as keyof BloodGemRow & string,
  'grade, slug',
);

const gemsByShape = groupedRows<BloodGemRow>('blood_gem', 'shape' as keyof BloodGemRow & string, 'slug');

/** The part of a gem that names its shapes has each of the five at most once. */
const ofEachShape = leadsTo({ kind: 'rows', count: () => 5 });

const AvailableShape = builder
  .objectRef<BloodGemRow['shapes_available'][number] & GameRow>('AvailableShape')
  .implement({
    description: 'A shape that a gem can have.',
    fields: (t) => ({
      shape: t.expose('shape', { type: GemShape, description: 'The shape.' }),
      glyph: t.string({
        description: 'One character that stands for the shape in text.',
        resolve: async (row, _args, context) =>
          (await BloodGemShapeType.getDataloader(context).load(keyOf(row, row.shape))).glyph,
        extensions: ofEachShape,
      }),
      notes: t.exposeString('notes', { description: 'How common the shape is.' }),
      record: t.field({
        type: BloodGemShapeType,
        description: 'The record of the shape.',
        resolve: (row) => keyOf(row, row.shape),
        extensions: ofEachShape,
      }),
    }),
  });

BloodGemType.implement({
  description: 'A blood gem: one grade of a family, a unique gem, or a gem at a fixed place.',
  interfaces: [RecordInterface],
  fields: (t) => ({
    kind: t.expose('kind', { type: GemKind, description: 'Where it comes from.' }),
    grade: t.exposeInt('grade', { nullable: true, description: 'Grade inside its family, from 1.' }),
    category: t.exposeString('category', { description: 'Group of its main effect, e.g. `adept_gems`.' }),
    shape: t.expose('shape', {
      type: GemShape,
      nullable: true,
      description: 'Its shape; null when it varies or is unknown.',
    }),
    shapeRecord: t.field({
      nullable: true,
      description: 'The record of its shape.',
      ...recordBy('shape', BloodGemShapeType),
    }),
    rating: t.exposeInt('rating', {
      nullable: true,
      description: 'Rating, 1 to 20; null when it varies or is unknown.',
    }),
    primaryEffect: t.exposeString('primary_effect', { description: 'Main effect.' }),
    secondaryEffects: t.stringList({
      description: 'Further effects.',
      resolve: (row) => [...row.secondary_effects],
    }),
    shapesAvailable: t.field({
      type: [AvailableShape],
      description: 'Shapes it can have.',
      resolve: (row) => row.shapes_available.map((shape) => ({ ...shape, game_id: row.game_id })),
    }),
    availability: t.exposeString('availability', { description: 'Where it comes from, in a sentence.' }),
    wikiUrl: t.expose('wiki_url', { type: 'Url', description: 'Its page on the Bloodborne wiki.' }),
    acquisition: t.field({
      type: [AcquisitionType],
      description: 'Fixed places where it is found; empty for random drops.',
      ...rowsBy(acquisitionsBy('blood_gem_slug')),
    }),
    offers: t.field({
      type: [StockType],
      description: 'Where it is on sale, with prices and conditions.',
      ...rowsBy(stockBy('blood_gem_slug')),
    }),
    family: t.field({
      nullable: true,
      description: 'Its family.',
      ...recordBy('family_slug', BloodGemFamilyType),
    }),
  }),
});

const GemValueRange = builder.objectRef<FamilyRow['values'][number]>('GemValueRange').implement({
  description: 'Range of the value of an effect at one rating.',
  fields: (t) => ({
    rating: t.exposeInt('rating', { description: 'The rating.' }),
    min: t.exposeFloat('min', { description: 'Lowest value.' }),
    max: t.exposeFloat('max', { description: 'Highest value.' }),
  }),
});

BloodGemFamilyType.implement({
  description: 'Gems of one effect, over all grades.',
  interfaces: [RecordInterface],
  fields: (t) => ({
    category: t.exposeString('category', { description: 'Group of the effect.' }),
    effect: t.exposeString('effect', { description: 'The effect.' }),
    unit: t.exposeString('unit', { nullable: true, description: 'Unit of its values.' }),
    isCurseEffect: t.exposeBoolean('is_curse_effect', { description: 'The effect is a drawback.' }),
    ratingMin: t.exposeInt('rating_min', { description: 'Lowest rating.' }),
    ratingMax: t.exposeInt('rating_max', { description: 'Highest rating.' }),
    values: t.field({
      type: [GemValueRange],
      description: 'Range of the value by rating.',
      resolve: (row) => row.values,
    }),
    usualShapes: t.field({
      type: [GemShape],
      description: 'Shapes it usually has.',
      resolve: (row) => row.usual_shapes,
    }),
    gems: t.field({
      type: [BloodGemType],
      description: 'Its gems.',
      ...rowsBy(gemsByFamily),
    }),
  }),
});

BloodGemShapeType.implement({
  description: 'A shape of gems and slots.',
  interfaces: [RecordInterface],
  fields: (t) => ({
    glyph: t.exposeString('glyph', { description: 'One character that stands for the shape in text.' }),
    home: t.exposeString('home', { nullable: true, description: 'Dungeons that favour it.' }),
    description: t.exposeString('description', { description: 'What it is.' }),
    gems: t.field({
      type: [BloodGemType],
      description: 'Gems that have this shape only.',
      ...rowsBy(gemsByShape),
    }),
  }),
});

listFields({
  plural: 'bloodGems',
  type: BloodGemType,
  filters: {
    kind: { column: 'kind', type: GemKind, description: 'Only gems of this origin.' },
    shape: { column: 'shape', type: GemShape, description: 'Only gems of this shape.' },
    familySlug: { column: 'family_slug', type: 'Slug', description: 'Only gems of this family.' },
  },
});
listFields({
  plural: 'bloodGemFamilies',
  type: BloodGemFamilyType,
});
listFields({
  plural: 'bloodGemShapes',
  type: BloodGemShapeType,
});
