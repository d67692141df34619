import { highestStat } from '../../../src/games/calculators/stat-optimum.ts';
import { queryText } from '../../../src/text/query-text.ts';
import { type Character, type ChosenWeapon, type Game, gemsInUse, type Stats } from './game.ts';

export const calculators = [
  ['attack', 'Attack rating'],
  ['damage', 'Damage'],
  ['stats', 'Best stats'],
  ['level', 'Levels'],
  ['upgrade', 'Upgrades'],
  ['armor', 'Armor'],
] as const;
export type Calculator = (typeof calculators)[number][0];

/** The most weapons side by side. */
export const maxWeapons = 4;

/** Points that are spent at first. */
const firstPoints = 40;

/** All that somebody has entered; the address of the page has it. */
export interface Build extends Character {
  readonly calculator: Calculator;
  /** Slug of an origin or a class. */
  readonly origin: string;
  readonly weapons: readonly ChosenWeapon[];
  readonly foe: string;
  /** Which form or variant of the foe, from 0. */
  readonly target: number;
  /** Level of the character to start from; that of the origin without it. */
  readonly from: number | undefined;
  /** Points to spend on stats. */
  readonly points: number;
  /** Upgrade of the weapons to start from. */
  readonly upgradeFrom: number;
  readonly maximize: string;
  readonly maxWeight: number | undefined;
}

/** The most points that raise anything: each stat from the lowest to the highest value. */
export const maxPoints = ({ attackStats }: Game): number => attackStats.length * (highestStat - 1);

/** A weapon as it is first chosen, at a level that it has. */
export function chooseWeapon(game: Game, slug: string, level: number): ChosenWeapon {
  return {
    slug,
    level: Math.min(level, game.maxLevel(slug)),
    version: game.versions(slug)[0]?.slug ?? '',
    form: '',
    hit: '',
    gems: [],
  };
}

/** The first origin whose stats are enough for a weapon; the first of all where none is. */
const originFor = (game: Game, weapon: ChosenWeapon) =>
  game.origins.find(({ stats }) => game.rate(weapon, { stats, isTwoHanded: false }).unmet.length === 0) ??
  game.origins[0]!;

export function firstBuild(game: Game): Build {
  const weapon = chooseWeapon(game, game.firstWeapon, game.maxLevel(game.firstWeapon));
  const origin = originFor(game, weapon);
  return {
    calculator: 'attack',
    origin: origin.slug,
    stats: origin.stats,
    isTwoHanded: false,
    weapons: [weapon],
    foe: '',
    target: 0,
    from: undefined,
    points: firstPoints,
    upgradeFrom: 0,
    maximize: game.armorValues[0]!.slug,
    maxWeight: undefined,
  };
}

const wholeIn = (text: string | null, min: number, max: number): number | undefined => {
  const value = Number(text ?? Number.NaN);
  return Number.isInteger(value) && text !== '' && value >= min && value <= max ? value : undefined;
};

/** The entry of a gem in a slot, with a value that the gem can have; undefined when it does not fit. */
function gemIn(game: Game, gems: readonly { readonly slug: string }[], entry: string): string | undefined {
  const [slug = '', text] = entry.split(':');
  if (!gems.some((gem) => gem.slug === slug)) return undefined;
  const range = game.gemRange(slug);
  if (range === undefined) return slug;
  const value = Number(text);
  return `${slug}:${value >= range.min && value <= range.max ? value : range.max}`;
}

function readWeapon(game: Game, text: string): ChosenWeapon | undefined {
  const [slug = '', level = '', version, form, hit = '', gems = ''] = text.split('~');
  if (!game.weapons.some((weapon) => weapon.slug === slug)) return undefined;
  const max = game.maxLevel(slug);
  const chosen = chooseWeapon(game, slug, wholeIn(level, 0, max) ?? max);
  const named = <Choice extends { readonly slug: string }>(choices: readonly Choice[], wanted?: string) =>
    choices.find((each) => each.slug === wanted)?.slug;
  const weapon = {
    ...chosen,
    version: named(game.versions(slug), version) ?? chosen.version,
    form: named(game.forms(slug), form) ?? '',
    hit,
  };
  const entries = gems.split(',');
  return {
    ...weapon,
    gems: game.slots(weapon).map((slot, index) => gemIn(game, slot.gems, entries[index] ?? '') ?? ''),
  };
}

/** A version of a weapon; gems that its slots do not take are taken out. */
export function withVersion(game: Game, weapon: ChosenWeapon, version: string): ChosenWeapon {
  const next = { ...weapon, version };
  return {
    ...next,
    gems: game.slots(next).map((slot, index) => gemIn(game, slot.gems, weapon.gems[index] ?? '') ?? ''),
  };
}

/** The game that an address names. */
export const gameIn = (hash: string): string | undefined => /^#\/([\w-]+)/.exec(hash)?.[1];

/** Reads the address; what the game does not have is as at first. */
export function readBuild(game: Game, hash: string): Build {
  const [path = '', query] = hash.split('?', 2);
  const first = firstBuild(game);
  const gameId = path.split('/')[2];
  const calculator = calculators.find(([name]) => name === gameId)?.[0] ?? first.calculator;
  const given = new URLSearchParams(query ?? '');
  const weapons = given
    .getAll('w')
    .flatMap((text) => readWeapon(game, text) ?? [])
    .slice(0, maxWeapons);
  const origin =
    game.origins.find(({ slug }) => slug === given.get('origin')) ??
    originFor(game, weapons[0] ?? first.weapons[0]!);
  const maxWeight = Number(given.get('max_weight') || Number.NaN);
  return {
    ...first,
    calculator,
    origin: origin.slug,
    stats: Object.fromEntries(
      game.stats.map(({ slug }) => [slug, wholeIn(given.get(slug), 1, highestStat) ?? origin.stats[slug]!]),
    ),
    isTwoHanded: game.hasHands && given.has('two_handed'),
    weapons: weapons.length > 0 ? weapons : first.weapons,
    foe: given.get('foe') ?? '',
    target: wholeIn(given.get('target'), 0, 999) ?? 0,
    from: wholeIn(given.get('from'), 1, game.maxCharacterLevel),
    points: wholeIn(given.get('points'), 1, maxPoints(game)) ?? firstPoints,
    upgradeFrom: wholeIn(given.get('upgrade_from'), 0, 25) ?? 0,
    maximize: game.armorValues.find(({ slug }) => slug === given.get('maximize'))?.slug ?? first.maximize,
    maxWeight: maxWeight >= 0 ? maxWeight : undefined,
  };
}

const weaponText = ({ slug, level, version, form, hit, gems }: ChosenWeapon) =>
  [slug, level, version, form, hit, gems.join(',').replace(/,+$/, '')].join('~').replace(/~+$/, '');

/** The address of a build: only what differs from that of its origin. */
export function buildAddress(game: Game, build: Build): string {
  const origin = game.origins.find(({ slug }) => slug === build.origin)!;
  const pairs: [string, string | number | undefined][] = [
    ['origin', build.origin],
    ...game.stats.map(({ slug }): [string, number | undefined] => [
      slug,
      build.stats[slug] === origin.stats[slug] ? undefined : build.stats[slug],
    ]),
    ['two_handed', build.isTwoHanded ? 1 : undefined],
    ...build.weapons.map((weapon): [string, string] => ['w', weaponText(weapon)]),
    ['foe', build.foe],
    ['target', build.target || undefined],
    ['from', build.from],
    ['points', build.points === firstPoints ? undefined : build.points],
    ['upgrade_from', build.upgradeFrom || undefined],
    ['maximize', build.maximize === game.armorValues[0]!.slug ? undefined : build.maximize],
    ['max_weight', build.maxWeight],
  ];
  const given = pairs.flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, value] as const],
  );
  return `#/${game.id}/${build.calculator}?${queryText(given, true)}`;
}

/** Whether a weapon has gems in slots that its level does not open. */
export const hasClosedGems = (game: Game, weapon: ChosenWeapon): boolean =>
  gemsInUse(weapon, game.slots(weapon)).length < weapon.gems.filter(Boolean).length;

/** The stats that are lower than those with which an origin begins. */
export const belowOrigin = (game: Game, { origin, stats }: { origin: string; stats: Stats }): string[] => {
  const own = game.origins.find(({ slug }) => slug === origin)!.stats;
  return game.stats.flatMap(({ slug, name }) =>
    stats[slug]! < own[slug]! ? [`${name} starts at ${own[slug]}`] : [],
  );
};
