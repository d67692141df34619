import { queryText } from '../../../src/text/query-text.ts';

/** Something to choose from. */
export interface Choice {
  readonly slug: string;
  readonly name: string;
  /** Text that distinguishes the choice from others: a class of weapons, hit points. */
  readonly hint?: string;
}

export type Stats = Readonly<Record<string, number>>;

/** A weapon as somebody has chosen it. */
export interface ChosenWeapon {
  readonly slug: string;
  readonly level: number;
  /** Its version or affinity. */
  readonly version: string;
  /** The form whose attacks count; empty for the values that the menu of the game shows. */
  readonly form: string;
  /** The attack or the kind of damage of a hit; empty for a hit with 100 percent. */
  readonly hit: string;
  /** Gems by slot: slug and value after a colon; empty for an empty slot. */
  readonly gems: readonly string[];
}

/** Stats and grip of the player. */
export interface Character {
  readonly stats: Stats;
  readonly isTwoHanded: boolean;
}

/** A slot of a weapon at a level. */
export interface Slot {
  readonly name: string;
  readonly gems: readonly Choice[];
  /** The level that opens it. */
  readonly opensAt: number;
}

export interface Rating {
  readonly total: number;
  /** Types that the weapon deals: what is its own, what is added, and both. */
  readonly types: readonly {
    readonly type: string;
    readonly base: number;
    readonly bonus: number;
    readonly rating: number;
  }[];
  /** Status effects that a hit builds up. */
  readonly status: readonly { readonly kind: string; readonly amount: number }[];
  readonly unmet: readonly { readonly stat: string; readonly needed: number; readonly has: number }[];
  readonly unverified: readonly string[];
  /** The reason for a missing rating. */
  readonly problem?: string;
}

export interface Damage {
  readonly damage: number | null;
  readonly types: readonly { readonly type: string; readonly damage: number | null }[];
  readonly hp: number | null;
  readonly hitsToKill: number | null;
}

export interface Cost {
  readonly materials: readonly { readonly slug: string; readonly name: string; readonly quantity: number }[];
  /** Price in the game's currency; null where it is unknown. */
  readonly price: number | null;
}

/** Stats for a number of points, and the rating with them. */
export interface Spending {
  readonly stats: Stats;
  readonly spent: number;
  readonly total: number;
}

/** The best way to spend points on stats. */
export interface Optimum {
  /** The stats before a point is spent. */
  readonly start: Stats;
  /** The best first. */
  readonly distributions: readonly Spending[];
}

export interface Outfit {
  readonly value: number;
  readonly weight: number;
  readonly pieces: readonly {
    readonly slug: string;
    readonly name: string;
    readonly slot: string;
    readonly value: number;
    readonly weight: number;
  }[];
}

/** A step of levels: the level reached, its price, and that of all steps up to it. */
export interface LevelStep {
  readonly level: number;
  readonly price: number;
  readonly sum: number;
}

/** Data and functions for damage; loaded when they are first needed. */
export interface Foes {
  readonly foes: readonly Choice[];
  /** Forms or variants of a foe. */
  readonly targets: (foe: string) => readonly Choice[];
  readonly hits: (weapon: ChosenWeapon) => readonly Choice[];
  readonly damage: (weapon: ChosenWeapon, character: Character, foe: string, target: number) => Damage;
  readonly damageRequest: (weapon: ChosenWeapon, character: Character, foe: string) => string;
}

/** The calculators of a game, on its data. Every result is that of the route that `…Request` names. */
export interface Game {
  readonly id: string;
  readonly title: string;
  readonly datasetVersion: string;
  readonly currency: string;
  /** `Origin` or `Class`. */
  readonly originWord: string;
  readonly versionWord: string;
  readonly stats: readonly Choice[];
  /** Stats that raise attack. */
  readonly attackStats: readonly string[];
  readonly origins: readonly (Choice & { readonly level: number; readonly stats: Stats })[];
  readonly weapons: readonly Choice[];
  /** Weapon that is selected initially. */
  readonly firstWeapon: string;
  readonly hasHands: boolean;
  readonly armorValues: readonly Choice[];
  readonly versions: (slug: string) => readonly Choice[];
  readonly forms: (slug: string) => readonly Choice[];
  readonly maxLevel: (slug: string) => number;
  readonly slots: (weapon: Pick<ChosenWeapon, 'slug' | 'version'>) => readonly Slot[];
  /** Weakest and strongest value of a gem; undefined where it has one value or none. */
  readonly gemRange: (slug: string) => { readonly min: number; readonly max: number } | undefined;
  readonly rate: (weapon: ChosenWeapon, character: Character) => Rating;
  readonly rateRequest: (weapon: ChosenWeapon, character: Character) => string;
  /** The stats that raise the rating the most with so many points, from those of an origin. */
  readonly bestStats: (weapon: ChosenWeapon, origin: string, points: number, isTwoHanded: boolean) => Optimum;
  readonly bestStatsRequest: (
    weapon: ChosenWeapon,
    origin: string,
    points: number,
    isTwoHanded: boolean,
  ) => string;
  readonly upgrade: (slug: string, from: number, to: number) => Cost;
  readonly upgradeRequest: (slug: string, from: number, to: number) => string;
  /** The level at which somebody of an origin has these stats. */
  readonly levelFor: (origin: string, stats: Stats) => number;
  readonly levelSteps: (from: number, to: number) => readonly LevelStep[];
  readonly levelRequest: (from: number, to: number) => string;
  readonly maxCharacterLevel: number;
  readonly bestArmor: (maximized: string, maxWeight: number | undefined) => Outfit;
  readonly armorRequest: (maximized: string, maxWeight: number | undefined) => string;
  readonly withFoes: (tables: Tables) => Foes;
}

// oxlint-disable-next-line typescript/no-explicit-any -- Rows as the data files have them; the games name their types.
export type Tables = Readonly<Record<string, readonly any[]>>;

export const byName = <Named extends Choice>(choices: readonly Named[]): Named[] =>
  [...choices].sort((a, b) => a.name.localeCompare(b.name, 'en'));

/** The gems of a weapon in slots that are open at its level. */
export const gemsInUse = ({ gems, level }: ChosenWeapon, slots: readonly Slot[]): string[] =>
  gems.filter((gem, index) => gem !== '' && (slots[index]?.opensAt ?? Infinity) <= level);

/** The target of a request, without parameters that are empty. */
export function targetOf(game: string, calculator: string, query: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined && value !== '' && value !== false)
    .map(([name, value]) => [name, String(value)] as const);
  return `/v1/${game}/calc/${calculator}?${queryText(pairs, true)}`;
}

export function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): ReadonlyMap<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}
