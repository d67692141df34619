import { builder } from '../builder.ts';
import { TrophyGrade, TrophyKind } from '../enums.ts';
import { listFields } from '../lists.ts';
import { type GameRow, groupedRows, type RecordRow, recordsAcross, rowType } from '../loaders.ts';
import { BossType, EndingType, ItemType, LocationType, recordInterfaces, WeaponType } from '../records.ts';
import { linkFields, rowsBy } from '../relations.ts';

interface TrophyRow extends RecordRow {
  readonly grade: typeof TrophyGrade.$inferType;
  readonly is_grade_certain: boolean;
  readonly is_dlc: boolean;
  readonly kind: typeof TrophyKind.$inferType;
  readonly description: string;
}

/** What a trophy asks for; exactly one of the slugs is set, besides that of the trophy. */
interface RequirementRow extends GameRow {
  readonly trophy_slug: string;
  readonly boss_slug: string | null;
  readonly item_slug: string | null;
  readonly weapon_slug: string | null;
  readonly location_slug: string | null;
  readonly ending_slug: string | null;
}

const TrophyType = rowType<TrophyRow>('Trophy', 'trophy');

const TrophyRequirement = builder.objectRef<RequirementRow>('TrophyRequirement').implement({
  description: 'A record that a trophy asks for; exactly one of the links is set.',
  fields: (t) => ({
    ...linkFields(t, 'boss_slug', BossType, 'boss that must be beaten', { nullable: true }),
    ...linkFields(t, 'item_slug', ItemType, 'item that must be held', { nullable: true }),
    ...linkFields(t, 'weapon_slug', WeaponType, 'weapon that must be held', { nullable: true }),
    ...linkFields(t, 'location_slug', LocationType, 'location that must be reached', { nullable: true }),
    ...linkFields(t, 'ending_slug', EndingType, 'ending that must be reached', { nullable: true }),
  }),
});

TrophyType.implement({
  description: 'A trophy of the PlayStation Network.',
  interfaces: recordInterfaces,
  fields: (t) => ({
    grade: t.expose('grade', { type: TrophyGrade, description: 'Grade.' }),
    isGradeCertain: t.exposeBoolean('is_grade_certain', {
      description: 'False when only one doubtful list names the grade.',
    }),
    isDlc: t.exposeBoolean('is_dlc', { description: 'Part of The Old Hunters.' }),
    kind: t.expose('kind', { type: TrophyKind, description: 'What it is awarded for.' }),
    description: t.exposeString('description', { description: 'What it is awarded for, in words.' }),
    requires: t.field({
      type: [TrophyRequirement],
      description: 'Records that it asks for; empty when the description says all.',
      ...rowsBy(groupedRows<RequirementRow>('trophy_requirement', 'trophy_slug', 'ordinal')),
    }),
  }),
});

/** The types whose records a trophy can ask for, with the column that names them. */
const required = [
  [BossType, 'boss_slug'],
  [ItemType, 'item_slug'],
  [WeaponType, 'weapon_slug'],
  [LocationType, 'location_slug'],
  [EndingType, 'ending_slug'],
] as const;

for (const [type, column] of required) {
  builder.objectField(type as typeof BossType, 'trophies', (t) =>
    t.field({
      type: [TrophyType],
      description: 'Trophies that ask for it.',
      ...rowsBy(recordsAcross<TrophyRow>('trophy', 'trophy_requirement', column, 'trophy_slug')),
    }),
  );
}

listFields({
  plural: 'trophies',
  type: TrophyType,
  filters: {
    grade: { type: TrophyGrade, description: 'Only trophies of this grade.' },
    kind: { type: TrophyKind, description: 'Only trophies of this kind.' },
    isGradeCertain: { type: 'Boolean', description: 'Only trophies whose grade is certain, or only others.' },
    isDlc: { type: 'Boolean', description: 'Only trophies of The Old Hunters, or only others.' },
  },
});
