import { builder } from '../builder.ts';
import {
  AcquisitionKind,
  Campaign,
  Certainty,
  Element,
  GameStage,
  GemChange,
  GemCondition,
  GemKind,
  GemRole,
  GemShape,
  GemUnit,
  ShapeFrequency,
} from '../enums.ts';
import { listFields } from '../lists.ts';
import { type GameRow, groupedRows, keyOf, type RecordRow, rowType } from '../loaders.ts';
import {
  AcquisitionType,
  acquisitionsBy,
  type BloodGemFamilyRow,
  BloodGemFamilyType,
  type BloodGemRow,
  BloodGemType,
  type GemModifierValue,
  recordInterfaces,
  StockType,
  stockBy,
} from '../records.ts';
import { leadsTo, recordBy, rowsBy } from '../relations.ts';

interface ShapeRow extends RecordRow {
  readonly glyph: string;
  readonly home: string | null;
  readonly description: string;
}

const BloodGemShapeType = rowType<ShapeRow>('BloodGemShape', 'blood_gem_shape');

const gemsByFamily = groupedRows<BloodGemRow>(
  'blood_gem',
  'family_slug' as keyof BloodGemRow & string,
  'grade, slug',
);

const gemsByShape = groupedRows<BloodGemRow>('blood_gem', 'shape' as keyof BloodGemRow & string, 'slug');

/** The part of a gem that names its shapes has each of the five at most once. */
const ofEachShape = leadsTo({ kind: 'rows', count: () => 5 });

const frequencies = {
  only: 'Every copy of this gem has it',
  most: 'The most usual shape of this effect',
  equal: 'As usual as the other slot shapes',
  less: 'Less usual for this effect',
  rare: 'Rare',
} as const satisfies Record<typeof ShapeFrequency.$inferType, string>;

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
      frequency: t.expose('frequency', {
        type: ShapeFrequency,
        nullable: true,
        description: 'How common the shape is; null when unknown.',
      }),
      notes: t.string({
        description: 'How common the shape is, and where, in words.',
        resolve: async (row, _args, context) => {
          if (row.notes !== undefined || row.frequency === undefined) return row.notes ?? '';
          const { home } = await BloodGemShapeType.getDataloader(context).load(keyOf(row, row.shape));
          const favoured =
            home === null || row.frequency === 'only' ? '' : `; the ${home} dungeons favour it`;
          return `${frequencies[row.frequency]}${favoured}.`;
        },
        extensions: ofEachShape,
      }),
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
  interfaces: recordInterfaces,
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
    dropSources: t.field({
      type: [DropSource],
      description:
        'Parts of the game whose foes drop it at random, as a rule of thumb; empty for a gem that lies at a fixed place.',
      resolve: (row) => row.drop_sources ?? [],
    }),
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

const GemValueRange = builder.objectRef<BloodGemFamilyRow['values'][number]>('GemValueRange').implement({
  description: 'Range of the value of an effect at one rating.',
  fields: (t) => ({
    rating: t.exposeInt('rating', { description: 'The rating.' }),
    min: t.exposeFloat('min', { description: 'Lowest value.' }),
    max: t.exposeFloat('max', { description: 'Highest value.' }),
    strengths: t.floatList({
      nullable: { list: false, items: true },
      description:
        'The value at each of the six strengths in which the effect exists, the weakest first; null where it is not known. A gem of several effects has them weaker.',
      resolve: (row) => row.strengths ?? [],
    }),
  }),
});

const GemModifier = builder.objectRef<GemModifierValue>('GemModifier').implement({
  description: 'What the effect of a gem changes.',
  fields: (t) => ({
    changes: t.expose('changes', { type: GemChange, description: 'The figure that it changes.' }),
    unit: t.expose('unit', { type: GemUnit, description: 'How its values count.' }),
    seconds: t.exposeFloat('seconds', {
      nullable: true,
      description: 'Seconds between two changes of HP; null when it changes something else.',
    }),
    condition: t.expose('condition', {
      type: GemCondition,
      nullable: true,
      description: 'When it works; null when it always does.',
    }),
    convertsTo: t.expose('converts_to', {
      type: Element,
      nullable: true,
      description:
        'Element into which it turns a weapon that has no element and no blood attack of its own; null when it converts nothing.',
    }),
    conversionCertainty: t.expose('conversion_certainty', {
      type: Certainty,
      nullable: true,
      description: 'How sure the conversion is; null when there is none.',
    }),
  }),
});

const ValueRange = builder.objectRef<NonNullable<BloodGemFamilyRow['obtainable']>>('ValueRange').implement({
  description: 'A weakest and a strongest value.',
  fields: (t) => ({
    min: t.exposeFloat('min', { description: 'The weakest.' }),
    max: t.exposeFloat('max', { description: 'The strongest.' }),
  }),
});

const DropSource = builder
  .objectRef<NonNullable<BloodGemRow['drop_sources']>[number]>('DropSource')
  .implement({
    description: 'A part of the game whose foes drop a thing.',
    fields: (t) => ({
      kind: t.expose('kind', { type: AcquisitionKind, description: 'How it is obtained.' }),
      campaign: t.expose('campaign', { type: Campaign, description: 'The part of the game.' }),
      stage: t.expose('stage', {
        type: GameStage,
        nullable: true,
        description: 'How far on in it; null for all of it.',
      }),
      depth: t.exposeInt('depth', {
        nullable: true,
        description: 'Depth of the dungeons; null when it is not one depth.',
      }),
      isRare: t.exposeBoolean('is_rare', { description: 'Very rare.' }),
    }),
  });

BloodGemFamilyType.implement({
  description: 'Gems of one effect, over all grades.',
  interfaces: recordInterfaces,
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
    modifier: t.field({
      type: GemModifier,
      nullable: true,
      description: 'What the effect changes; null when unknown.',
      resolve: (row) => row.modifier,
    }),
    roles: t.field({
      type: [GemRole],
      description: 'Whether gems have it as their main effect, as an extra one, or both.',
      resolve: (row) => row.roles ?? [],
    }),
    obtainable: t.field({
      type: ValueRange,
      nullable: true,
      description: 'Weakest and strongest value that players have published; null when unknown.',
      resolve: (row) => row.obtainable,
    }),
    certainty: t.expose('certainty', {
      type: Certainty,
      nullable: true,
      description: 'How sure its values are; null when not judged.',
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
  interfaces: recordInterfaces,
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
  noun: 'blood gems',
  filters: {
    kind: { type: GemKind, description: 'Only gems of this origin.' },
    familySlug: { type: 'Slug', to: BloodGemFamilyType, description: 'Only gems of this family.' },
    shape: { type: GemShape, description: 'Only gems of this shape.' },
    category: { type: 'Label', description: 'Only gems of this group of main effects.' },
    grade: { type: 'GemGrade', description: 'Only gems of this grade inside their family.' },
  },
  figures: { rating: { of: 'rating' }, grade: { of: 'grade inside the family' } },
});
listFields({
  plural: 'bloodGemFamilies',
  type: BloodGemFamilyType,
  filters: {
    category: { type: 'Label', description: 'Only families of this group of effects.' },
    role: {
      type: GemRole,
      column: 'roles',
      isArray: true,
      description: 'Only families that gems have in this role.',
    },
    certainty: { type: Certainty, description: 'Only families whose values are known so well.' },
    usualShape: {
      type: GemShape,
      column: 'usual_shapes',
      isArray: true,
      description: 'Only families that usually have this shape.',
    },
    isCurseEffect: {
      type: 'Boolean',
      description: 'Only families whose effect is a drawback, or only others.',
    },
  },
  figures: { rating_min: { of: 'lowest rating' }, rating_max: { of: 'highest rating' } },
});
listFields({
  plural: 'bloodGemShapes',
  type: BloodGemShapeType,
});
