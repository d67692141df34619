import { isList, isMembers, isTable, type Members, type Value } from '../words.ts';

/**
 * How pages read the shapes of replies: one function for each shape. A member that is renamed is one line here; where a
 * shape has another name in a game, the common one comes first.
 */

export const textOf = (value: Value | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;
export const numberOf = (value: Value | undefined): number | undefined =>
  typeof value === 'number' ? value : undefined;
const rowsOf = (value: Value | undefined): readonly Members[] => (isTable(value) ? value : []);
const textsOf = (value: Value | undefined): readonly string[] =>
  isList(value) ? value.filter((each): each is string => typeof each === 'string') : [];

/** The numbers of an object, by its keys; null is kept. */
export const numbersOf = (value: Value | undefined): ReadonlyMap<string, number | null> =>
  new Map(
    isMembers(value)
      ? Object.entries(value).filter(
          (entry): entry is [string, number | null] => typeof entry[1] === 'number' || entry[1] === null,
        )
      : [],
  );

/** A list of objects, with the member that it is in. */
export interface Rows {
  readonly member: string;
  readonly rows: readonly Members[];
}

/** The first of some members that is a list of objects. */
export function rowsIn(record: Members, ...members: readonly string[]): Rows | undefined {
  for (const member of members) {
    const rows = rowsOf(record[member]);
    if (rows.length > 0) return { member, rows };
  }
  return undefined;
}

/** A record that a row names. `table` is undefined where the name is all that is known. */
export interface RecordRef {
  readonly table: string;
  readonly slug: string;
  readonly name: string | undefined;
}

/** The record that a row names by a member, e.g. `boss_slug`. */
export function namedBy(row: Members, table: string, member = `${table}_slug`): RecordRef | undefined {
  const slug = textOf(row[member]);
  return slug === undefined
    ? undefined
    : { table, slug, name: textOf(row[member.replace(/_slug$/, '_name')]) };
}

/** A `Ref`: the kind, slug and name of a record. */
export function refOf(row: Members, table?: string): RecordRef | undefined {
  const kind = table ?? textOf(row['kind']);
  const slug = textOf(row['slug']);
  return kind === undefined || slug === undefined
    ? undefined
    : { table: kind, slug, name: textOf(row['name']) };
}

/** A place to rest near a position: its record, by the first member that names one. */
export function nearestOf(position: Value | undefined): RecordRef | undefined {
  if (!isMembers(position)) return undefined;
  const { nearest } = position;
  if (isMembers(nearest)) return refOf(nearest);
  const member = Object.keys(position).find((name) => name.endsWith('_slug') && position[name] !== null);
  return member === undefined ? undefined : namedBy(position, member.replace(/_slug$/, ''));
}

/** A condition for something: a record that has to be beaten, held or reached, or what is said of it. */
export interface Requirement {
  readonly ref: RecordRef | undefined;
  readonly text: string | undefined;
  readonly quantity: number | undefined;
  readonly isUsed: boolean;
}

function requirementOf(row: Members): Requirement {
  const ref = textOf(row['slug']) === undefined ? undefined : refOf(row);
  const quantity = numberOf(row['quantity']);
  const name = row['kind'] === 'insight' ? `${quantity} ${textOf(row['name'])}` : textOf(row['name']);
  return { ref, text: ref ? textOf(row['step']) : name, quantity, isUsed: row['is_used'] === true };
}

/** Returns what a gate needs: alternatives of what is needed together. */
export function requirementsOf(gate: Value | undefined): readonly (readonly Requirement[])[] {
  if (!isMembers(gate)) return [];
  return rowsOf(gate['requires']).map((each) => rowsOf(each['all']).map(requirementOf));
}

/** A body, form or variant of a foe, with its values. */
export interface Combatant {
  readonly name: string | undefined;
  /** Whether it fights only beside the foe. */
  readonly isHelper: boolean;
  /** Pointer to its name, for spoilers. */
  readonly pointer: string;
  readonly place: RecordRef | undefined;
  readonly area: string | undefined;
  readonly hp: number | undefined;
  readonly reward: number | undefined;
  readonly poise: number | undefined;
  readonly defense: ReadonlyMap<string, number | null>;
  readonly negation: ReadonlyMap<string, number | null>;
  readonly resistance: ReadonlyMap<string, number | null>;
  readonly immuneTo: readonly string[];
  readonly weakTo: readonly string[];
}

function combatantOf(row: Members, pointer: string): Combatant {
  return {
    name: textOf(row['name']),
    isHelper: row['role'] === 'helper',
    pointer: `${pointer}/name`,
    place: namedBy(row, 'location'),
    area: textOf(row['sub_area']),
    hp: numberOf(row['hp']),
    reward: numberOf(row['reward']),
    poise: numberOf(row['poise']),
    defense: numbersOf(row['defense']),
    negation: numbersOf(row['negation']),
    resistance: numbersOf(row['resistance']),
    immuneTo: textsOf(row['immune_to']),
    weakTo: textsOf(row['weak_to']),
  };
}

/** The forms of a foe, with the members that they are in. */
export interface Combatants {
  readonly all: readonly Combatant[];
  readonly used: readonly string[];
}

/** The bodies, forms or variants of a foe; undefined for other records. */
export function combatantsOf(record: Members): Combatants | undefined {
  const list = ['forms', 'variants'].find((member) =>
    rowsOf(record[member]).some((row) => isList(row['immune_to'])),
  );
  if (list === undefined) return undefined;
  return {
    all: rowsOf(record[list]).map((row, index) => combatantOf(row, `/${list}/${index}`)),
    used: [list],
  };
}

/** The members of what can be bought. */
export interface Offer {
  readonly merchant: RecordRef | undefined;
  readonly currency: string;
  readonly price: number | undefined;
  readonly priceMax: number | undefined;
  readonly item: RecordRef | undefined;
  readonly stock: number | undefined;
  readonly isUnlimited: boolean;
  readonly condition: string | undefined;
  readonly gate: Value | undefined;
  readonly isLocked: boolean;
  readonly variant: string | undefined;
  readonly pointer: string;
}

/** An offer, or a row of a merchant's stock. */
export function offerOf(row: Members, pointer: string): Offer {
  const stock = numberOf(row['in_stock']);
  return {
    merchant: namedBy(row, 'merchant'),
    currency: textOf(row['currency']) ?? '',
    price: numberOf(row['price']),
    priceMax: numberOf(row['price_max']),
    item: namedBy(row, 'item', 'price_item_slug'),
    stock,
    isUnlimited: row['is_unlimited'] === true || ('in_stock' in row && stock === undefined),
    condition: textOf(row['condition']),
    gate: row['gate'],
    isLocked: numberOf(row['unlock_flag']) !== undefined,
    variant: textOf(row['variant']),
    pointer,
  };
}

/** A way to get something that is not bought. */
export interface Way {
  readonly kind: string;
  readonly place: RecordRef | undefined;
  readonly area: string | undefined;
  readonly boss: RecordRef | undefined;
  readonly npc: RecordRef | undefined;
  readonly enemy: RecordRef | undefined;
  readonly usedItem: RecordRef | undefined;
  readonly dungeon: RecordRef | undefined;
  readonly startingClass: RecordRef | undefined;
  readonly layer: number | undefined;
  readonly notes: string | undefined;
  readonly condition: string | undefined;
  readonly gate: Value | undefined;
  readonly quantity: number | undefined;
  readonly chance: number | undefined;
  readonly tier: number | undefined;
  readonly variant: string | undefined;
  readonly near: RecordRef | undefined;
  readonly pointer: string;
}

export function wayOf(row: Members, pointer: string): Way {
  return {
    kind: textOf(row['kind']) ?? 'other',
    place: namedBy(row, 'location'),
    area: textOf(row['sub_area']),
    boss: namedBy(row, 'boss'),
    npc: namedBy(row, 'npc'),
    enemy: namedBy(row, 'enemy'),
    usedItem: namedBy(row, 'item', 'used_item_slug'),
    dungeon: namedBy(row, 'chalice_dungeon'),
    startingClass: namedBy(row, 'class'),
    layer: numberOf(row['layer']),
    notes: textOf(row['notes']),
    condition: textOf(row['condition']),
    gate: row['gate'],
    quantity: numberOf(row['quantity']),
    chance: numberOf(row['chance']),
    tier: numberOf(row['tier']),
    variant: textOf(row['variant']),
    near: nearestOf(row['position']),
    pointer,
  };
}

/** Whether a way names a place, a person or a thing. */
export const hasSource = (way: Way): boolean =>
  [way.place, way.boss, way.npc, way.enemy, way.usedItem, way.dungeon, way.startingClass, way.notes].some(
    (each) => each !== undefined,
  );

/** A thing that somebody drops, or somebody who drops a thing. */
export interface Drop {
  readonly ref: RecordRef | undefined;
  readonly name: string | undefined;
  readonly quantity: number | undefined;
  readonly chance: number | undefined;
  readonly condition: string | undefined;
  readonly isOnce: boolean;
  readonly tier: number | undefined;
  readonly pointer: string;
}

export function dropOf(row: Members, pointer: string): Drop {
  return {
    ref: refOf(row),
    name: textOf(row['name']),
    quantity: numberOf(row['quantity']),
    chance: numberOf(row['chance']),
    condition: textOf(row['condition']),
    isOnce: row['is_once'] === true,
    tier: numberOf(row['tier']),
    pointer,
  };
}

/** A way from or to a place. */
export interface Connection {
  readonly to: RecordRef | undefined;
  readonly notes: string | undefined;
  readonly oneWay: string | undefined;
  readonly via: readonly string[];
  readonly gate: Value | undefined;
  readonly pointer: string;
  readonly levels: ReadonlyMap<string, string>;
}

export function connectionOf(row: Members, pointer: string): Connection {
  const spoilers = rowsOf(row['spoilers']);
  return {
    to: namedBy(row, 'location'),
    notes: textOf(row['notes']),
    oneWay: textOf(row['one_way_reason']),
    via: textsOf(row['via']),
    gate: row['gate'],
    pointer,
    levels: new Map(spoilers.map(({ text, level }) => [String(text), String(level)])),
  };
}

/** A thing that is found in a place, or got from somebody. */
export interface Find {
  readonly ref: RecordRef | undefined;
  readonly name: string | undefined;
  readonly area: string | undefined;
  readonly quantity: number | undefined;
  readonly condition: string | undefined;
  readonly notes: string | undefined;
  readonly pointer: string;
}

export const findOf = (row: Members, pointer: string): Find => ({
  ref: refOf(row),
  name: textOf(row['name']),
  area: textOf(row['sub_area']),
  quantity: numberOf(row['quantity']),
  condition: textOf(row['condition']),
  notes: textOf(row['notes']),
  pointer,
});

/** An affinity or version of a weapon at a level, as the calculator of all attack ratings has it. */
export interface Rating {
  readonly weapon: RecordRef;
  readonly category: string | undefined;
  /** The affinity or the version, whichever the game has. */
  readonly version: string | undefined;
  readonly level: number;
  readonly total: number;
  readonly byType: ReadonlyMap<string, number | null>;
  readonly scaling: ReadonlyMap<string, string>;
  readonly status: readonly { readonly kind: string; readonly amount: number }[];
  readonly canWield: boolean;
}

const statusOf = (value: Value | undefined): Rating['status'] =>
  rowsOf(value).map((each) => ({
    kind: textOf(each['kind']) ?? '',
    amount: numberOf(each['amount']) ?? 0,
  }));

export const lettersOf = (value: Value | undefined): ReadonlyMap<string, string> =>
  new Map(
    isMembers(value)
      ? Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
      : [],
  );

/** Scaling and needs in a row of a list: of the first version at the highest level, or at the lowest level. */
export interface Grades {
  readonly letters: ReadonlyMap<string, string>;
  readonly status: Rating['status'];
  readonly needs: ReadonlyMap<string, number | null>;
  readonly isAtMax: boolean;
}

/** Reads the letters of scaling of a row of a list; undefined for a row without scaling. */
export function gradesOf(row: Members): Grades | undefined {
  const first = rowsIn(row, 'affinities')?.rows[0];
  const atMax = first && isMembers(first['at_max']) ? first['at_max'] : undefined;
  const letters = lettersOf((atMax ?? row)['scaling']);
  if (letters.size === 0) return undefined;
  return {
    letters,
    status: statusOf((atMax ?? row)['status']),
    needs: numbersOf(row['requirements']),
    isAtMax: atMax !== undefined,
  };
}

export function ratingOf(row: Members): Rating {
  return {
    weapon: namedBy(row, 'weapon')!,
    category: textOf(row['category']),
    version: textOf(row['affinity'] ?? row['variant']),
    level: numberOf(row['level']) ?? 0,
    total: numberOf(row['total']) ?? 0,
    byType: numbersOf(row['by_type']),
    scaling: lettersOf(row['scaling']),
    status: statusOf(row['status']),
    canWield: row['meets_requirements'] === true,
  };
}

/** Returns how much of the currency a foe leaves. */
export const rewardOf = (record: Members): number | undefined =>
  numberOf(record['blood_echoes'] ?? record['reward']);
