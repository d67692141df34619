import { builder } from '../builder.ts';
import { Certainty, DamageType, FormKind, MoveInput, MoveKind } from '../enums.ts';
import { groupedRows } from '../loaders.ts';
import { movesByWeapon, RuneType, type WeaponMoveRow, WeaponType } from '../records.ts';
import { linkFields, recordBy, rowsBy, valueFields } from '../relations.ts';

const MovePercent = builder.objectRef<WeaponMoveRow['percent']>('MovePercent').implement({
  description:
    'Percent of each type of attack that a move deals; null when unknown. Damage before defence is the sum of each percentage of the attack of its type.',
  fields: (t) =>
    valueFields(
      t,
      'Int',
      {
        physical: 'Of the physical attack; 0 when the move deals blood damage.',
        blood: 'Of the blood attack; 0 when the move deals physical damage.',
        arcane: 'Of the arcane attack.',
        fire: 'Of the fire attack.',
        bolt: 'Of the bolt attack.',
      },
      { nullable: true },
    ),
});

const ExtraHits = builder.objectRef<NonNullable<WeaponMoveRow['extra_hits']>>('ExtraHits').implement({
  description: 'Further hits of one move.',
  fields: (t) => ({
    hits: t.exposeInt('hits', { description: 'How many.' }),
    percent: t.exposeInt('percent', { description: 'Percent of attack of each.' }),
  }),
});

const ShotStage = builder.objectRef<WeaponMoveRow['stages'][number]>('ShotStage').implement({
  description: 'A part of the way of a shot.',
  fields: (t) => ({
    projectiles: t.exposeInt('projectiles', {
      description: 'Projectiles of this stage for one of the stage before.',
    }),
    percent: t.exposeInt('percent', {
      nullable: true,
      description: 'Percent of attack that one of them deals; null when it deals none.',
    }),
    seconds: t.exposeFloat('seconds', { description: 'How long it lasts.' }),
    range: t.exposeFloat('range', { description: 'How far it flies, in metres.' }),
  }),
});

const WeaponMove = builder.objectRef<WeaponMoveRow>('WeaponMove').implement({
  description: 'An attack that can be made with a weapon.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Number within the weapon, from 1.' }),
    form: t.expose('form', { type: FormKind, description: 'Form in which it is made.' }),
    name: t.exposeString('name', { description: 'What it is.' }),
    input: t.expose('input', {
      type: MoveInput,
      nullable: true,
      description: 'Button that makes it; null when unknown.',
    }),
    kind: t.expose('kind', { type: MoveKind, description: 'A blow or a shot.' }),
    damageType: t.expose('damage_type', {
      type: DamageType,
      nullable: true,
      description: 'Type of its physical or blood part; null when all of it is an element.',
    }),
    percent: t.field({
      type: MovePercent,
      description: 'Percent of each type of attack that it deals.',
      resolve: (row) => row.percent,
    }),
    isCharged: t.exposeBoolean('is_charged', {
      description: 'It is a charge attack, which some gems strengthen.',
    }),
    extraHits: t.field({
      type: ExtraHits,
      nullable: true,
      description: 'Further hits of the same move; null when it has none.',
      resolve: (row) => row.extra_hits,
    }),
    stages: t.field({
      type: [ShotStage],
      description: 'How a shot goes on, in order; empty for a blow.',
      resolve: (row) => row.stages,
    }),
    stamina: t.exposeInt('stamina', {
      nullable: true,
      description: 'Stamina that it costs; null when unknown.',
    }),
    ...valueFields(
      t,
      'Int',
      {
        stamina_damage_percent:
          'Percent of the `staminaAttack` of the weapon that it deals; null when unknown.',
        poise_damage_percent: "Percent of the weapon's damage to poise that it deals; null when unknown.",
        rally_percent: "Percent of the weapon's rally that it wins back; null when unknown.",
      },
      { nullable: true },
    ),
    ...linkFields(t, 'rune_slug' as never, RuneType, 'oath rune without which the move does not exist', {
      nullable: true,
    }),
    certainty: t.expose('certainty', { type: Certainty, description: 'How sure its figures are.' }),
    weapon: t.field({ description: 'The weapon.', ...recordBy('weapon_slug', WeaponType) }),
  }),
});

const movesByRune = groupedRows<WeaponMoveRow>(
  'weapon_move',
  'rune_slug' as keyof WeaponMoveRow & string,
  'weapon_slug, number',
);

builder.objectField(WeaponType, 'moves', (t) =>
  t.field({
    type: [WeaponMove],
    description: 'Its attacks: those of the first form, those of the second, then those under an oath rune.',
    ...rowsBy(movesByWeapon),
  }),
);

builder.objectField(RuneType, 'moves', (t) =>
  t.field({
    type: [WeaponMove],
    description: 'Attacks that exist only while it is memorised.',
    ...rowsBy(movesByRune),
  }),
);
