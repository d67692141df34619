import { expect, test } from '@jest/globals';
import { type Curve, valueAt } from '../../src/games/calculators/stat-curve.ts';
import { publishedGame } from '../games.ts';

const game = publishedGame('bloodborne');
const listOf = <Row>(table: string) => game.records.get(table) as unknown as readonly Row[];

type Values = Readonly<Record<string, number>>;
interface Weapon {
  readonly slug: string;
  readonly max_level: number;
  readonly scaling: unknown;
  readonly variants: readonly { readonly kind: string; readonly gems: readonly string[] }[];
}
interface Level {
  readonly weapon_slug: string;
  readonly level: number;
  readonly attack: Values;
  readonly scaling: unknown;
  readonly scaling_value: Values;
  readonly rally: number;
  readonly gem_slots: number;
  readonly upgrade_item_slug: string | null;
  readonly upgrade_quantity: number | null;
  readonly upgrade_cost: number | null;
}

const weapons = listOf<Weapon>('weapon');
const levelsOf = ({ slug }: Weapon) =>
  listOf<Level>('weapon_level').filter(({ weapon_slug }) => weapon_slug === slug);

test('every weapon has each of its levels', () => {
  for (const weapon of weapons)
    expect([weapon.slug, levelsOf(weapon).map(({ level }) => level)]).toEqual([
      weapon.slug,
      Array.from({ length: weapon.max_level + 1 }, (_each, level) => level),
    ]);
});

test('a weapon that can be fortified takes 16 shards, 16 twin shards, 16 chunks and a rock', () => {
  const wanted = {
    'blood-stone-shard': 16,
    'twin-blood-stone-shards': 16,
    'blood-stone-chunk': 16,
    'blood-rock': 1,
  };
  const fortified = weapons.filter(({ max_level: max }) => max > 0);
  expect(fortified.length).toBe(39);
  for (const weapon of fortified) {
    const sums: Record<string, number> = {};
    for (const { upgrade_item_slug: item, upgrade_quantity: quantity } of levelsOf(weapon))
      if (item !== null) sums[item] = (sums[item] ?? 0) + quantity!;
    expect([weapon.slug, sums]).toEqual([weapon.slug, wanted]);
  }
});

test('all slots of a version are open at the last level', () => {
  for (const weapon of weapons)
    for (const { kind, gems } of weapon.variants)
      expect([weapon.slug, kind, levelsOf(weapon).at(-1)!.gem_slots]).toEqual([
        weapon.slug,
        kind,
        gems.length,
      ]);
});

/** What players read in the menu of the game, as published on two wikis. */
const published: Readonly<Record<string, readonly (readonly [stat: number, value: number])[]>> = {
  'maximum-hp': [
    [7, 511],
    [10, 573],
    [15, 682],
    [25, 938],
    [30, 1100],
    [40, 1325],
    [50, 1500],
    [99, 1900],
  ],
  'attack-saturation': [
    [1, 0],
    [10, 5],
    [25, 50],
    [50, 85],
    [99, 100],
    [120, 100],
  ],
  'slow-poison-resistance': [
    [10, 30],
    [11, 36],
    [21, 76],
  ],
  'base-defence': [
    [4, 10],
    [10, 10],
    [70, 180],
    [145, 255],
  ],
  'beasthood-limit': [
    [0, 300],
    [7, 239],
    [15, 170],
  ],
};

test('curves give the published values', () => {
  for (const [slug, values] of Object.entries(published)) {
    const curve = listOf<Curve & { slug: string }>('stat_curve').find((each) => each.slug === slug)!;
    expect([slug, values.map(([stat]) => [stat, valueAt(curve, stat)])]).toEqual([slug, values]);
  }
});

/** Physical attack ratings at +10 without gems, as a published calculator gives them. */
const ratings: readonly (readonly [weapon: string, strength: number, skill: number, rating: number])[] = [
  ['amygdalan-arm', 25, 40, 260],
  ['burial-blade', 25, 40, 269],
  ['chikage', 50, 50, 324],
  ['church-pick', 25, 40, 298],
  ['kirkhammer', 50, 50, 440],
  ['ludwigs-holy-blade', 50, 50, 472],
  ['saw-cleaver', 25, 40, 285],
  ['threaded-cane', 50, 50, 313],
  ['whirligig-saw', 50, 50, 416],
];

test('levels and saturation give the published attack ratings', () => {
  const saturation = listOf<Curve & { slug: string }>('stat_curve').find(
    ({ slug }) => slug === 'attack-saturation',
  )!;
  const found = ratings.map(([slug, strength, skill]) => {
    const { attack, scaling_value: scaling } = levelsOf(weapons.find((weapon) => weapon.slug === slug)!)[10]!;
    const scaled =
      valueAt(saturation, strength) * scaling['strength']! + valueAt(saturation, skill) * scaling['skill']!;
    return [slug, strength, skill, Math.floor(attack['physical']! * (1 + scaled / 100) + 1e-9)];
  });
  expect(found).toEqual(ratings);
});
