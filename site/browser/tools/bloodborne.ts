import type {
  ArmorValue,
  ArmorRow,
  BloodGemFamilyRow,
  BloodGemRow,
  BossFormRow,
  BossRow,
  FormKind,
  LevelCostRow,
  ClassRow,
  WeaponLevelRow,
  WeaponRow,
} from '../../../schema/bloodborne/rows.ts';
import {
  attackDamage,
  type Move,
  slugOfMove,
} from '../../../src/games/bloodborne/calculators/attack-damage.ts';
import {
  attackRating,
  attackStats,
  attackTypes,
  type ByStat,
  elementsOf,
  type GemEffect,
  isConvertible,
  unmetRequirements,
} from '../../../src/games/bloodborne/calculators/attack-rating.ts';
import { bestStats } from '../../../src/games/bloodborne/calculators/best-stats.ts';
import { effectsOfGem, gemBounds, shapesOf } from '../../../src/games/bloodborne/calculators/blood-gems.ts';
import { hunterStats, levelFor, levelSteps } from '../../../src/games/bloodborne/calculators/level-costs.ts';
import { armorValue, protectionOf } from '../../../src/games/bloodborne/calculators/protection.ts';
import { upgradeSteps } from '../../../src/games/bloodborne/calculators/upgrade-steps.ts';
import { statusOf } from '../../../src/games/bloodborne/calculators/weapon-status.ts';
import { bestArmor } from '../../../src/games/calculators/armor-optimum.ts';
import { hitsToKill } from '../../../src/games/calculators/defense.ts';
import { upgradeCost } from '../../../src/games/calculators/upgrade-cost.ts';
import type { Curve } from '../../../src/games/calculators/stat-curve.ts';
import { words } from '../../pages/words.ts';
import type { ToolsModel } from '../../shared/models.ts';
import {
  byName,
  type Character,
  type Choice,
  type ChosenWeapon,
  type Game,
  gemsInUse,
  groupBy,
  type Slot,
  type Tables,
  targetOf,
} from './game.ts';

const choice = (slug: string): Choice => ({ slug, name: words(slug) });
const armorSlots = ['head', 'chest', 'hands', 'legs'];
const formNames: Readonly<Record<string, string>> = {
  untransformed: 'Normal form',
  transformed: 'Transformed',
};

/** The calculators of Bloodborne. */
export function bloodborne({ game, title, datasetVersion, tables }: ToolsModel): Game {
  const table = <Row>(name: string) => tables[name] as readonly unknown[] as readonly Row[];
  const weapons = new Map(table<WeaponRow>('weapon').map((row) => [row.slug, row]));
  const levels = groupBy(table<WeaponLevelRow>('weapon_level'), (row) => row.weapon_slug);
  const gems = new Map(table<BloodGemRow>('blood_gem').map((row) => [row.slug, row]));
  const families = new Map(table<BloodGemFamilyRow>('blood_gem_family').map((row) => [row.slug, row]));
  const saturation = table<Curve & { slug: string }>('stat_curve').find(
    ({ slug }) => slug === 'attack-saturation',
  )!;
  const origins = [...table<ClassRow>('class')];
  const costs = [...table<LevelCostRow>('level_cost')].sort((a, b) => a.level - b.level);
  const itemNames = new Map(table<Choice>('item').map(({ slug, name }) => [slug, name]));
  const armor = table<ArmorRow>('armor');
  const armorNames = new Map(armor.map(({ slug, name }) => [slug, name]));

  const familyOf = ({ family_slug }: BloodGemRow) => families.get(family_slug ?? '') ?? null;
  const gemChoices = byName(
    [...gems.values()].map((gem) => ({ slug: gem.slug, name: gem.name, hint: gem.primary_effect })),
  );
  const gemsByShape = new Map<string, readonly Choice[]>();
  const gemsFor = (shape: string) => {
    const fits = ({ slug }: Choice) =>
      shapesOf(gems.get(slug)!).some((each) => each === shape || each === 'droplet');
    if (!gemsByShape.has(shape)) gemsByShape.set(shape, gemChoices.filter(fits));
    return gemsByShape.get(shape)!;
  };
  const slots: Game['slots'] = ({ slug, version }) =>
    (weapons.get(slug)!.variants.find(({ kind }) => kind === version)?.gems ?? []).map(
      (shape, index): Slot => ({
        name: words(shape),
        gems: gemsFor(shape),
        opensAt: Math.min(
          ...levels.get(slug)!.flatMap(({ level, gem_slots }) => (gem_slots > index ? [level] : [])),
        ),
      }),
    );
  const effectsOf = (weapon: ChosenWeapon) =>
    gemsInUse(weapon, slots(weapon)).map((entry) => {
      const [slug, value] = entry.split(':');
      const gem = gems.get(slug!)!;
      const bounds = gemBounds(gem, familyOf(gem));
      const own =
        value === undefined ? (bounds?.min === bounds?.max ? bounds?.min : undefined) : Number(value);
      return effectsOfGem(gem, familyOf(gem), own);
    });

  function ratingOf(weapon: ChosenWeapon, { stats }: Character) {
    const row = weapons.get(weapon.slug)!;
    const level = levels.get(weapon.slug)!.find((each) => each.level === weapon.level)!;
    const read = effectsOf(weapon);
    const effects: readonly GemEffect[] = read.flatMap((each) => each.effects);
    const kind = (weapon.form || null) as FormKind | null;
    const attack = row.forms.find(({ form_kind }) => form_kind === kind)?.attack;
    const form = attack && {
      deals: attackTypes.filter((type) => attack[type] > 0),
      effects: row.modifiers.filter((modifier) => modifier.form === kind),
    };
    return {
      row,
      effects,
      isWhole: read.every(({ isWhole }) => isWhole),
      elements: isConvertible(level) ? elementsOf(effects) : [],
      rating: attackRating({
        weapon: { attack: level.attack, scaling: level.scaling_value },
        stats: stats as ByStat,
        saturation,
        gems: effects,
        form,
      }),
      unmet: unmetRequirements(row.requirements, stats as ByStat),
    };
  }

  const rate: Game['rate'] = (weapon, character) => {
    const { row, rating, unmet, elements, isWhole } = ratingOf(weapon, character);
    if (elements.length > 1)
      return {
        total: 0,
        types: [],
        status: [],
        unmet: [],
        unverified: [],
        problem: `All gems must be of one element; got ${elements.join(' and ')}.`,
      };
    return {
      total: rating.total,
      types: attackTypes
        .filter((type) => rating.by_type[type] !== 0 || rating.base[type] !== 0)
        .map((type) => ({
          type,
          base: rating.base[type],
          bonus: rating.bonus[type],
          rating: rating.by_type[type],
        })),
      status: statusOf(row),
      unmet,
      unverified: [
        ...rating.unverified,
        ...(isWhole ? [] : ['gem_effect_unknown']),
        ...(unmet.length > 0 ? ['unmet_requirements'] : []),
      ],
    };
  };
  const queryOf = (weapon: ChosenWeapon, { stats }: Character) => ({
    weapon_slug: weapon.slug,
    variant: weapon.version === 'normal' ? undefined : weapon.version,
    form: weapon.form,
    level: weapon.level,
    strength: stats['strength'],
    skill: stats['skill'],
    blood_tinge: stats['blood_tinge'],
    arcane: stats['arcane'],
    gems: gemsInUse(weapon, slots(weapon)).join(','),
  });
  return {
    id: game,
    title,
    datasetVersion,
    currency: 'Blood Echoes',
    originWord: 'Origin',
    versionWord: 'Version',
    stats: hunterStats.map(choice),
    attackStats,
    origins: origins.map((row) => ({
      slug: row.slug,
      name: row.name,
      level: row.level,
      stats: { ...row.stats },
    })),
    weapons: byName(
      [...weapons.values()].filter(({ slug }) => levels.has(slug)).map(({ slug, name }) => ({ slug, name })),
    ),
    firstWeapon: 'saw-cleaver',
    hasHands: false,
    armorValues: Object.keys(armor[0]!.defense).map((key) => ({ slug: armorValue(key), name: words(key) })),
    versions: (slug) => weapons.get(slug)!.variants.map(({ kind }) => choice(kind)),
    forms: (slug) => [
      { slug: '', name: 'As shown in the game menu' },
      ...weapons.get(slug)!.forms.map(({ form_kind, name }) => ({
        slug: form_kind as string,
        name: `${formNames[form_kind] ?? words(form_kind)}: ${name}`,
      })),
    ],
    maxLevel: (slug) => Math.max(...levels.get(slug)!.map(({ level }) => level)),
    slots,
    gemRange(slug) {
      const gem = gems.get(slug)!;
      const bounds = gemBounds(gem, familyOf(gem));
      return bounds === null || bounds.min === bounds.max ? undefined : bounds;
    },
    rate,
    rateRequest: (weapon, character) => targetOf(game, 'attack-rating', queryOf(weapon, character)),
    bestStats(weapon, origin, points) {
      const { stats } = origins.find(({ slug }) => slug === origin)!;
      const start = Object.fromEntries(attackStats.map((stat) => [stat, stats[stat]])) as ByStat;
      const totalAt = (of: ByStat) => ratingOf(weapon, { stats: of, isTwoHanded: false }).rating.total;
      return { start, distributions: bestStats(start, points, totalAt).distributions };
    },
    bestStatsRequest: (weapon, origin, points) => {
      const gems = gemsInUse(weapon, slots(weapon)).join(',');
      return targetOf(game, 'optimize', {
        weapon_slug: weapon.slug,
        variant: weapon.version === 'normal' ? undefined : weapon.version,
        form: weapon.form,
        level: weapon.level,
        gems,
        points,
        class_slug: origin,
      });
    },
    upgrade(slug, from, to) {
      const steps = levels.get(slug)!.flatMap((row) =>
        row.upgrade_item_slug === null || row.upgrade_item_slug === undefined
          ? []
          : [
              {
                level: row.level,
                item_slug: row.upgrade_item_slug,
                quantity: row.upgrade_quantity!,
                cost: row.upgrade_cost!,
              },
            ],
      );
      const { cost, materials } = upgradeCost(upgradeSteps(steps), from, to);
      return {
        price: cost,
        materials: materials.map(({ item_slug: item, quantity }) => ({
          slug: item,
          name: itemNames.get(item) ?? item,
          quantity,
        })),
      };
    },
    upgradeRequest: (weapon_slug, from, to) => targetOf(game, 'upgrade', { weapon_slug, from, to }),
    levelFor: (origin, stats) =>
      levelFor(
        origins.find(({ slug }) => slug === origin)!,
        Object.fromEntries(hunterStats.map((stat) => [stat, stats[stat]])),
      ),
    levelSteps: (from, to) =>
      levelSteps(costs, from, to).map(({ level, cost: price, sum }) => ({ level, price, sum })),
    levelRequest: (from, to) => targetOf(game, 'level', { from, to }),
    maxCharacterLevel: costs.at(-1)!.level,
    bestArmor(maximized, maxWeight) {
      const best = bestArmor(
        armor.map(({ slug, slot, defense, weight }) => ({
          slug,
          slot,
          weight,
          value: protectionOf(defense, maximized as ArmorValue),
        })),
        armorSlots,
        maxWeight,
      );
      return {
        value: best.value,
        weight: best.weight,
        pieces: best.pieces.map((piece) => ({
          ...piece,
          value: piece.value!,
          name: armorNames.get(piece.slug)!,
        })),
      };
    },
    armorRequest: (maximize, max_weight) => targetOf(game, 'armor', { maximize, max_weight }),
    withFoes(more: Tables) {
      const bosses = new Map(
        (more['boss'] as readonly (BossRow & { readonly forms: readonly BossFormRow[] })[]).map((row) => [
          row.slug,
          row,
        ]),
      );
      const moves = groupBy(
        more['weapon_move'] as readonly (Move & { readonly weapon_slug: string })[],
        (row) => row.weapon_slug,
      );
      const movesOf = ({ slug, form }: ChosenWeapon) =>
        (moves.get(slug) ?? []).filter((move) => form === '' || move.form === form);
      /** An attack of a form, where the form is not chosen, too: attacks of both forms may share a name. */
      const slugIn = (move: Move, { form }: ChosenWeapon) =>
        form === '' ? `${move.form}/${slugOfMove(move)}` : slugOfMove(move);
      const chosenMove = (weapon: ChosenWeapon) =>
        movesOf(weapon).find((move) => slugIn(move, weapon) === weapon.hit);
      const withForm = (weapon: ChosenWeapon): ChosenWeapon => ({
        ...weapon,
        form: weapon.form || chosenMove(weapon)?.form || '',
      });
      return {
        foes: byName(
          [...bosses.values()].map(({ slug, name, is_chalice, forms: [first] }) => ({
            slug,
            name,
            hint: `${first!.hp.toLocaleString('en')} HP${is_chalice ? ', chalice dungeon' : ''}`,
          })),
        ),
        targets: (foe) =>
          bosses.get(foe)!.forms.map(({ name, hp }, index) => ({
            slug: String(index),
            name: [name, `${hp.toLocaleString('en')} HP`].filter(Boolean).join(', '),
          })),
        hits: (weapon) => [
          { slug: '', name: 'A hit at 100%' },
          ...movesOf(weapon).map((move) => ({
            slug: slugIn(move, weapon),
            name: weapon.form === '' ? `${move.name} (${formNames[move.form] ?? move.form})` : move.name,
          })),
        ],
        damage(weapon, character, foe, index) {
          const move = chosenMove(weapon);
          const { row, rating, effects } = ratingOf(withForm(weapon), character);
          const { forms } = bosses.get(foe)!;
          const target = forms[index] ?? forms[0]!;
          const { damage, by_type } = attackDamage({
            ratings: rating.by_type,
            modifiers: row.modifiers,
            form: (withForm(weapon).form || null) as FormKind | null,
            move,
            foe: target,
            effects,
          });
          return {
            damage,
            hp: target.hp,
            hitsToKill: hitsToKill(target.hp, damage),
            types: attackTypes
              .filter((type) => by_type[type] !== 0)
              .map((type) => ({ type, damage: by_type[type] })),
          };
        },
        damageRequest(weapon, character, boss_slug) {
          const move = chosenMove(weapon);
          return targetOf(game, 'damage', {
            ...queryOf(withForm(weapon), character),
            boss_slug,
            attack: move && slugOfMove(move),
          });
        },
      };
    },
  };
}
