import type {
  ArmorValue,
  ArmorRow,
  BossRow,
  ClassRow,
  ElementScalingRow,
  EnemyRow,
  ScalingCurveRow,
  UpgradePathRow,
  UpgradeTypeRow,
  WeaponAffinityRow,
  WeaponRow,
} from '../../../schema/elden-ring/rows.ts';
import { bestOutfit, negationIn } from '../../../src/games/elden-ring/calculators/armor.ts';
import {
  attackRating,
  attackStats,
  type ByStat,
  damageTypes,
} from '../../../src/games/elden-ring/calculators/attack-rating.ts';
import { bestStats } from '../../../src/games/elden-ring/calculators/best-stats.ts';
import {
  damageOf,
  type PhysicalKind,
  type Target,
} from '../../../src/games/elden-ring/calculators/damage.ts';
import { highestLevel, levelSteps } from '../../../src/games/elden-ring/calculators/level-cost.ts';
import { ratedWeapon } from '../../../src/games/elden-ring/calculators/rated-weapon.ts';
import { upgradeSteps } from '../../../src/games/elden-ring/calculators/upgrade-steps.ts';
import { hitsToKill } from '../../../src/games/calculators/defense.ts';
import { upgradeCost } from '../../../src/games/calculators/upgrade-cost.ts';
import { inLine, words } from '../../pages/words.ts';
import type { ToolsModel } from '../../shared/models.ts';
import {
  byName,
  type Character,
  type Choice,
  type ChosenWeapon,
  type Game,
  type Tables,
  targetOf,
} from './game.ts';

type Weapon = WeaponRow & { readonly affinities: readonly WeaponAffinityRow[] };
interface Targeted extends Target {
  readonly name: string | null;
  readonly sub_area: string | null;
  readonly location_slug?: string | null;
  readonly hp: number | null;
}

const choice = (slug: string): Choice => ({ slug, name: words(slug) });
const rounded = (value: number) => Number(value.toFixed(2));
const physicalKinds: readonly PhysicalKind[] = ['physical', 'strike', 'slash', 'pierce'];

/** The calculators of Elden Ring. */
export function eldenRing({ game, title, datasetVersion, tables }: ToolsModel): Game {
  const table = <Row>(name: string) => tables[name] as readonly unknown[] as readonly Row[];
  const bySlug = <Row extends { readonly slug: string }>(name: string) =>
    new Map(table<Row>(name).map((row) => [row.slug, row]));
  const weapons = bySlug<Weapon>('weapon');
  const upgradeTypes = bySlug<UpgradeTypeRow>('upgrade_type');
  const upgradePaths = bySlug<UpgradePathRow>('upgrade_path');
  const elementScalings = bySlug<ElementScalingRow>('element_scaling');
  const curves = bySlug<ScalingCurveRow>('scaling_curve');
  const itemNames = new Map(table<Choice>('item').map(({ slug, name }) => [slug, name]));
  const classes = table<ClassRow>('class');
  const armor = table<ArmorRow>('armor');
  const armorNames = new Map(armor.map(({ slug, name }) => [slug, name]));

  const ratedOf = ({ slug, version, level }: ChosenWeapon) => {
    const weapon = weapons.get(slug)!;
    const affinity = weapon.affinities.find((each) => each.affinity === version) ?? weapon.affinities[0]!;
    return ratedWeapon(
      {
        weapon,
        affinity,
        upgrades: upgradeTypes.get(affinity.upgrade_type_slug)!,
        elements: elementScalings.get(affinity.element_scaling_slug)!,
        curves,
      },
      level,
    );
  };
  const ratingOf = (weapon: ChosenWeapon, { stats, isTwoHanded }: Character) =>
    attackRating(ratedOf(weapon), stats as unknown as ByStat, isTwoHanded);
  const startOf = (origin: string) => {
    const { stats } = classes.find(({ slug }) => slug === origin)!;
    return Object.fromEntries(attackStats.map((stat) => [stat, stats[stat]])) as ByStat;
  };
  const queryOf = ({ slug, version, level }: ChosenWeapon, { stats, isTwoHanded }: Character) => ({
    weapon_slug: slug,
    affinity: version === 'standard' ? undefined : version,
    level,
    two_handed: isTwoHanded,
    ...Object.fromEntries(attackStats.map((stat) => [stat, stats[stat]])),
  });

  return {
    id: game,
    title,
    datasetVersion,
    currency: 'Runes',
    originWord: 'Class',
    versionWord: 'Affinity',
    stats: Object.keys(classes[0]!.stats).map(choice),
    attackStats,
    origins: [...classes]
      .sort((a, b) => a.level - b.level || a.name.localeCompare(b.name, 'en'))
      .map(({ slug, name, level, stats }) => ({ slug, name, level, stats: { ...stats } })),
    weapons: byName(
      [...weapons.values()].map(({ slug, name, category }) => ({ slug, name, hint: words(category) })),
    ),
    firstWeapon: 'uchigatana',
    hasHands: true,
    armorValues: [
      choice('poise'),
      ...Object.keys(armor[0]!.negation).map((slug) => ({
        slug: `negation_${slug}`,
        name: `Negation: ${inLine(slug)}`,
      })),
    ],
    versions: (slug) => weapons.get(slug)!.affinities.map(({ affinity }) => choice(affinity)),
    forms: () => [],
    maxLevel: (slug) => weapons.get(slug)!.max_level,
    slots: () => [],
    gemRange: () => undefined,
    rate(weapon, character) {
      const { total, by_type, base, bonus, status, unmet } = ratingOf(weapon, character);
      const lacksArcane = unmet.some(({ stat }) => stat === 'arcane');
      return {
        total: rounded(total),
        types: damageTypes
          .filter((type) => base[type] !== 0)
          .map((type) => ({
            type,
            base: rounded(base[type]),
            bonus: rounded(bonus[type]),
            rating: rounded(by_type[type]),
          })),
        status: status.map(({ kind, amount }) => ({ kind, amount: rounded(amount) })),
        unmet,
        unverified: lacksArcane && status.some((each) => each.bonus < 0) ? ['unmet_arcane'] : [],
      };
    },
    rateRequest: (weapon, character) => targetOf(game, 'attack-rating', queryOf(weapon, character)),
    bestStats(weapon, origin, points, isTwoHanded) {
      const start = startOf(origin);
      const { distributions } = bestStats(ratedOf(weapon), start, points, isTwoHanded);
      return {
        start,
        distributions: distributions.map((each) => ({ ...each, total: rounded(each.total) })),
      };
    },
    bestStatsRequest: ({ slug, version, level }, origin, points, isTwoHanded) =>
      targetOf(game, 'optimize', {
        weapon_slug: slug,
        affinity: version === 'standard' ? undefined : version,
        level,
        two_handed: isTwoHanded,
        points,
        class_slug: origin,
      }),
    upgrade(slug, from, to) {
      const path = upgradePaths.get(weapons.get(slug)!.upgrade_path_slug ?? '');
      return {
        price: null,
        materials: upgradeCost(upgradeSteps(path?.steps ?? []), from, to).materials.map(
          ({ item_slug: item, quantity }) => ({ slug: item, name: itemNames.get(item) ?? item, quantity }),
        ),
      };
    },
    upgradeRequest: (weapon_slug, from, to) => targetOf(game, 'upgrade', { weapon_slug, from, to }),
    levelFor(origin, stats) {
      const { level, stats: own } = classes.find(({ slug }) => slug === origin)!;
      return Object.entries(own).reduce(
        (sum, [stat, min]) => sum + Math.max(0, (stats[stat] ?? 0) - min),
        level,
      );
    },
    levelSteps: (from, to) =>
      levelSteps(from, to).map(({ level, cost: price, sum }) => ({ level, price, sum })),
    levelRequest: (from, to) => targetOf(game, 'level', { from, to }),
    maxCharacterLevel: highestLevel,
    bestArmor(maximized, maxWeight) {
      const best = bestOutfit(
        armor.map(({ slug, slot, weight, poise, negation }) => ({
          slug,
          slot,
          weight,
          value:
            maximized === 'poise' ? poise : negationIn(negation, maximized as Exclude<ArmorValue, 'poise'>),
        })),
        maximized !== 'poise',
        maxWeight,
      );
      return {
        value: rounded(best.value),
        weight: best.weight,
        pieces: best.pieces.map((piece) => ({ ...piece, name: armorNames.get(piece.slug)! })),
      };
    },
    armorRequest: (maximize, max_weight) => targetOf(game, 'armor', { maximize, max_weight }),
    withFoes(more: Tables) {
      const placeNames = new Map(more['location']!.map(({ slug, name }) => [slug as string, name as string]));
      const targetsOf = new Map<string, readonly Targeted[]>();
      const add = (kind: string, slug: string, targets: readonly Targeted[]) =>
        targetsOf.set(`${kind}:${slug}`, targets);
      const bosses = more['boss'] as readonly (BossRow & { forms: readonly Targeted[] })[];
      const enemies = more['enemy'] as readonly (EnemyRow & { variants: readonly Targeted[] })[];
      for (const { slug, location_slug, sub_area, forms } of bosses)
        add(
          'boss',
          slug,
          forms.map((form) => ({ ...form, location_slug, sub_area: form.sub_area ?? sub_area })),
        );
      for (const { slug, variants } of enemies) add('enemy', slug, variants);
      const nameOf = ({ name, sub_area, location_slug, hp }: Targeted) =>
        [
          name,
          sub_area ?? placeNames.get(location_slug ?? ''),
          hp !== null && `${hp.toLocaleString('en')} HP`,
        ]
          .filter(Boolean)
          .join(', ');
      return {
        foes: byName([
          ...bosses.map(({ slug, name, location_slug }) => ({
            slug: `boss:${slug}`,
            name,
            hint: ['Boss', placeNames.get(location_slug ?? '')].filter(Boolean).join(', '),
          })),
          ...enemies
            .filter(({ variants }) => variants.length > 0)
            .map(({ slug, name }) => ({ slug: `enemy:${slug}`, name, hint: 'Enemy' })),
        ]),
        targets: (foe) =>
          targetsOf.get(foe)!.map((target, index) => ({ slug: String(index), name: nameOf(target) })),
        hits: () =>
          physicalKinds.map((slug) => ({ slug, name: slug === 'physical' ? 'Standard' : words(slug) })),
        damage(weapon, character, foe, index) {
          const targets = targetsOf.get(foe)!;
          const target = targets[index] ?? targets[0]!;
          const { by_type: ratings } = ratingOf(weapon, character);
          const { total, by_type } = damageOf(ratings, (weapon.hit || 'physical') as PhysicalKind, target);
          return {
            damage: total === null ? null : rounded(total),
            hp: target.hp,
            hitsToKill: target.hp === null ? null : hitsToKill(target.hp, total),
            types: damageTypes
              .filter((type) => ratings[type] !== 0)
              .map((type) => ({ type, damage: by_type[type] === null ? null : rounded(by_type[type]) })),
          };
        },
        damageRequest(weapon, character, foe) {
          const [kind, slug] = foe.split(':') as [string, string];
          return targetOf(game, 'damage', {
            ...queryOf(weapon, character),
            [`${kind}_slug`]: slug,
            physical_damage: weapon.hit === 'physical' ? '' : weapon.hit,
          });
        },
      };
    },
  };
}
