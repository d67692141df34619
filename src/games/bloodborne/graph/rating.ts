import type {
  AttackRating,
  AttackRatingArguments,
  BloodGemFamilyRow,
  BloodGemRow,
  Build,
  FormKind,
  GemChange,
  ClassRow,
  RatingStats,
  SetGem,
  SetGemEffect,
  StatsInput,
  WeaponLevelRow,
  WeaponRow,
  WeaponVariant,
} from '../../../../schema/bloodborne/rows.ts';
import type { GraphContext } from '../../../graph/types/builder.ts';
import type { ExtensibleGraph } from '../../../graph/graph.ts';
import { rowsOf, wholeTable } from '../../../graph/load/loaders.ts';
import { addQuery } from '../../../graph/queries/declared.ts';
import { recordNamed, wrongArgument } from '../../../graph/limits/refusals.ts';
import { levelOf, noSuchLevel } from '../../calculators/levels.ts';
import {
  type AttackStat,
  attackRating,
  attackTypes,
  elementsOf,
  type GemEffect,
  isConvertible,
  type RatedForm,
  unmetRequirements,
} from '../calculators/attack-rating.ts';
import { effectsOfGem, fitGems, gemBounds, type ReadEffect, shapesOf } from '../calculators/blood-gems.ts';
import { statusOf } from '../calculators/weapon-status.ts';
import type { BloodborneTypes } from './types.ts';

/**
 * The attack rating on the rows of a release. This module reads the values; src/games/bloodborne/calculators/ computes.
 * An argument that is valid by itself and conflicts with others is refused, and never corrected.
 */

const classes = wholeTable('class');

/** All origins of a game. */
export const allClasses = (graph: ExtensibleGraph, context: GraphContext) =>
  rowsOf<ClassRow>(graph, context, classes);

/** Rows that the calculation reads in addition to the record: its price. */
const rowsRead = 60;

/** Everything that a rating is made of, and how to make it for other stats. */
export interface Rated {
  readonly result: AttackRating;
  readonly weapon: WeaponRow;
  readonly effects: readonly GemEffect[];
  readonly totalAt: (stats: RatingStats) => number;
}

/** Stats in a request, and the slug of the class whose stats count where none is given. */
export interface GivenStats {
  readonly stats?: StatsInput | null;
  readonly classSlug?: string | null;
}

/**
 * The stats: as requested, or else those of the origin, or else the lowest with which a hunter of any origin begins.
 *
 * @throws Problem for an unknown origin.
 */
export async function statsOf(
  { graph, Class }: Pick<BloodborneTypes, 'graph' | 'Class'>,
  { stats: given, classSlug }: GivenStats,
  context: GraphContext,
): Promise<RatingStats> {
  const { strength, skill, bloodTinge, arcane } = given ?? {};
  const [rows, origin] = await Promise.all([
    allClasses(graph, context),
    classSlug ? recordNamed(graph, context, Class, 'class_slug', classSlug) : undefined,
  ]);
  const min = (stat: AttackStat) =>
    origin?.stats[stat] ?? (rows.length === 0 ? 1 : Math.min(...rows.map((row) => row.stats[stat])));
  return {
    strength: strength ?? min('strength'),
    skill: skill ?? min('skill'),
    blood_tinge: bloodTinge ?? min('blood_tinge'),
    arcane: arcane ?? min('arcane'),
  };
}

/** The highest level among some. */
const highestOf = (rows: readonly WeaponLevelRow[]) => Math.max(0, ...rows.map(({ level }) => level));

/**
 * The values of a level of a weapon.
 *
 * @param name the argument with the level.
 * @throws Problem when the weapon has no such level.
 */
export function weaponLevel(weapon: WeaponRow, rows: readonly WeaponLevelRow[], name: string, level: number) {
  const found = rows.find((row) => row.level === level);
  if (found) return found;
  throw noSuchLevel(weapon.slug, name, level, highestOf(rows), 'fortified');
}

/** @throws Problem when the weapon has no such version or form. */
function oneOf<Item>(
  name: string,
  weapon: WeaponRow,
  items: readonly Item[],
  kind: (item: Item) => string,
  wanted: string,
): Item {
  const found = items.find((item) => kind(item) === wanted);
  if (found !== undefined) return found;
  const allowed = items.map(kind);
  throw wrongArgument(
    name,
    'not_allowed',
    `${name} must be ${allowed.length > 1 ? 'one of ' : ''}${allowed.join(', ')} for ${weapon.slug}; got ${wanted}.`,
    { received: wanted, allowed },
  );
}

const amount = (value: number) => String(Number(value.toFixed(2)));

/** The most slots that any weapon has. */
const maxGems = 3;

/** The open slots of a version of a weapon at a level, and how messages name it. */
interface OpenSlots {
  readonly slots: readonly string[];
  readonly place: string;
}

/** Gems as the request has them. */
type GemChoices = NonNullable<Build['gems']>;

const writtenGem = ({ slug, value }: GemChoices[number]) =>
  (value ?? undefined) === undefined ? slug : `${slug}:${value}`;
const writtenGems = (choices: GemChoices) => choices.map(writtenGem).join(',');

/** @throws Problem when there are more gems than open slots. */
function checkCount(choices: GemChoices, { slots, place }: OpenSlots): void {
  if (choices.length <= slots.length) return;
  throw wrongArgument(
    'gems',
    'too_many',
    slots.length === 0
      ? `gems must be omitted, because ${place} has no open slots; got ${choices.length}.`
      : `gems must have at most ${slots.length} entries for ${place}, whose open slots are ${slots.join(', ')}; got ${choices.length}.`,
    { received: writtenGems(choices), max: slots.length },
  );
}

/**
 * Returns the index of the slot of each gem.
 *
 * @throws Problem when their shapes do not fit the open slots.
 */
function seatsOf(rows: readonly BloodGemRow[], choices: GemChoices, { slots, place }: OpenSlots) {
  const seats = fitGems(rows.map(shapesOf), slots);
  if (seats !== undefined) return seats;
  const alone = rows.filter((row) => fitGems([shapesOf(row)], slots) === undefined);
  const wrong = (alone.length > 0 ? alone : rows)
    .map((row) => `${row.slug} (${shapesOf(row).join(' or ')})`)
    .join(', ');
  throw wrongArgument(
    'gems',
    'does_not_fit',
    `gems must fit the open slots of ${place}, which are ${slots.join(', ')}; got ${wrong}.`,
    { received: writtenGems(choices), allowed: [...slots] },
  );
}

/**
 * Returns the effects of a gem with the requested value.
 *
 * @throws Problem when the gem needs a value, or cannot have this one.
 */
function effectsOfChoice(row: BloodGemRow, family: BloodGemFamilyRow | null, choice: GemChoices[number]) {
  const bounds = gemBounds(row, family);
  const value = choice.value ?? (bounds && bounds.min === bounds.max ? bounds.min : undefined);
  if (bounds !== null && value === undefined) {
    throw wrongArgument(
      'gems',
      'value_missing',
      `gems must have the value of ${row.slug}, from ${amount(bounds.min)} to ${amount(bounds.max)}, after a colon, e.g. ${row.slug}:${amount(bounds.max)}; got ${row.slug}.`,
      { received: row.slug },
    );
  }
  if (bounds !== null && (value! < bounds.min || value! > bounds.max)) {
    throw wrongArgument(
      'gems',
      'out_of_range',
      bounds.min === bounds.max
        ? `gems must name ${row.slug} without a value or with its own, ${amount(bounds.min)}; got ${amount(value!)}.`
        : `gems must give ${row.slug} a value from ${amount(bounds.min)} to ${amount(bounds.max)}; got ${amount(value!)}.`,
      { received: writtenGem(choice) },
    );
  }
  return effectsOfGem(row, family, value);
}

/** The requested gems in the slots of a version of a weapon at a level. */
async function setGems(
  { graph, BloodGem, BloodGemFamily }: BloodborneTypes,
  choices: Build['gems'],
  { weapon, variant, level }: { weapon: WeaponRow; variant: WeaponVariant; level: WeaponLevelRow },
  context: GraphContext,
): Promise<{ gems: SetGem[]; effects: GemEffect[]; isWhole: boolean }> {
  if (!choices || choices.length === 0) return { gems: [], effects: [], isWhole: true };
  // Before the gems are looked up, so that their number is bounded.
  if (choices.length > maxGems) {
    const received = String(choices.length);
    const detail = `gems must have at most ${maxGems} entries; got ${received}.`;
    throw wrongArgument('gems', 'too_many', detail, { received, max: maxGems });
  }
  const rows = await Promise.all(
    choices.map(({ slug }) => recordNamed(graph, context, BloodGem, 'gems', slug)),
  );
  const open: OpenSlots = {
    slots: variant.gems.slice(0, level.gem_slots),
    place: `${variant.name} at level ${level.level}`,
  };
  checkCount(choices, open);
  const seats = seatsOf(rows, choices, open);
  const families = await Promise.all(
    rows.map((row) => (row.family_slug === null ? null : BloodGemFamily.find(context, row.family_slug))),
  );
  const read = rows.map((row, index) => effectsOfChoice(row, families[index] ?? null, choices[index]!));
  const gems = read.map(({ effects: own }, index): SetGem => ({
    gem_slug: rows[index]!.slug,
    slot: seats[index]! + 1,
    effects: own.map(setEffect),
  }));
  const effects = read.flatMap(({ effects: own }) => own);
  const elements = elementsOf(effects);
  if (elements.length > 1 && isConvertible(level)) {
    throw wrongArgument(
      'gems',
      'not_allowed',
      `gems must be of one element in ${weapon.slug}, because the effect of several is unknown; got ${elements.join(' and ')}.`,
      { received: writtenGems(choices) },
    );
  }
  return { gems, effects, isWhole: read.every(({ isWhole }) => isWhole) };
}

/** An effect of a gem as callers read it. */
const setEffect = ({
  changes,
  unit,
  condition,
  value,
}: Omit<ReadEffect, 'values'> & { readonly value: number }): SetGemEffect => ({
  // The words of a gem were read as values of this set.
  changes: changes as GemChange,
  unit: changes === 'hp' ? 'hp' : unit,
  value,
  is_counted: condition === null && isCounted(changes),
});

const counted = new Set([
  'physical_attack',
  'blood_attack',
  'arcane_attack',
  'fire_attack',
  'bolt_attack',
  'all_attack',
]);
/** Whether an effect is part of the rating that the menu shows. */
const isCounted = (changes: string) => counted.has(changes) || changes.endsWith('_scaling');

/** Returns the damage types that a form of a weapon deals, and the values it changes. */
function ratedForm(weapon: WeaponRow, kind: FormKind): RatedForm {
  const form = oneOf('form', weapon, weapon.forms, ({ form_kind }) => form_kind, kind);
  return {
    deals: attackTypes.filter((type) => form.attack[type] > 0),
    effects: weapon.modifiers.filter((modifier) => modifier.form === kind),
  };
}

/**
 * The attack rating of a weapon for stats and gems, and how to make it for other stats.
 *
 * @param classSlug the origin whose stats count where none is given.
 * @throws Problem naming the argument that cannot have its value.
 */
export async function rate(
  types: BloodborneTypes,
  args: Build,
  context: GraphContext,
  classSlug?: string | null,
): Promise<Rated> {
  const { graph, Weapon, StatCurve, levelsByWeapon } = types;
  const [weapon, levels, curve, stats] = await Promise.all([
    recordNamed(graph, context, Weapon, 'weapon_slug', args.weaponSlug),
    levelsByWeapon(context, args.weaponSlug),
    StatCurve.find(context, 'attack-saturation'),
    statsOf(types, { stats: args.stats ?? null, classSlug: classSlug ?? null }, context),
  ]);
  if (curve === null) throw new Error('the data has no curve attack-saturation');
  const level = weaponLevel(weapon, levels, 'level', levelOf(args.level, highestOf(levels)));
  const variant = oneOf('variant', weapon, weapon.variants, ({ kind }) => kind, args.variant);
  const form = args.form ? ratedForm(weapon, args.form) : undefined;
  const { gems, effects, isWhole } = await setGems(types, args.gems, { weapon, variant, level }, context);
  const ratingAt = (of: RatingStats) =>
    attackRating({
      weapon: { attack: level.attack, scaling: level.scaling_value },
      stats: of,
      saturation: curve,
      gems: effects,
      form,
    });
  const rating = ratingAt(stats);
  const unmet = unmetRequirements(weapon.requirements, stats);
  return {
    weapon,
    effects,
    totalAt: (of) => ratingAt(of).total,
    result: {
      weapon_slug: weapon.slug,
      variant: variant.kind,
      form: args.form ?? null,
      level: level.level,
      stats,
      ...rating,
      steps: rating.steps.map((step) => ({
        ...step,
        amount: Number(step.amount.toFixed(4)),
        result: Number(step.result.toFixed(4)),
      })),
      status: statusOf(weapon),
      meets_requirements: unmet.length === 0,
      unmet_requirements: unmet,
      gems,
      unverified: [
        ...rating.unverified,
        ...(isWhole ? [] : (['gem_effect_unknown'] as const)),
        ...(unmet.length > 0 ? (['unmet_requirements'] as const) : []),
      ],
      curve: [],
    },
  };
}

/** Adds the attack rating of a weapon. */
export function addAttackRating(types: BloodborneTypes): void {
  addQuery<AttackRatingArguments, AttackRating>(
    types.graph,
    'attackRating',
    rowsRead,
    async ({ build, classSlug, curve }, context) => {
      const { result, totalAt } = await rate(types, build, context, classSlug);
      if (!curve) return result;
      const values = Array.from({ length: 99 }, (_, index) => index + 1);
      return {
        ...result,
        curve: values.map((value) => ({ value, total: totalAt({ ...result.stats, [curve]: value }) })),
      };
    },
  );
}
