import { LRUCache } from 'lru-cache';
import type { Release } from '../data/releases.ts';
import {
  columnOfFilter,
  declaredLists,
  type Figure,
  type Filter,
  matches,
  type Narrowing,
  readOrder,
  type UsedFilter,
} from './narrowing.ts';

/**
 * The orders of a release: which record comes when, for each figure, and which records each filter leaves. A list
 * never changes within a release: the import writes them down (`list_order`), a process reads each when it is first
 * asked for, and every page is a part of one. A record stands in them as its place by slug, four bytes.
 */

/** Places of records, in an order of the list. */
type Places = Int32Array;

/** An order both ways: what is not known is last in both, and of equal figures the lower slug comes first. */
interface Order {
  readonly ascending: Places;
  readonly descending: Places;
}

/** Bytes of orders that a release remembers. All of the data as it is take a hundredth of it. */
const maxBytes = 33_554_432;

type Known = Order | Places;

const bytesOf = (known: Known) =>
  200 + (known instanceof Int32Array ? known.byteLength : 2 * known.ascending.byteLength);

interface Memory {
  readonly known: LRUCache<string, Known>;
  readonly pending: Map<string, Promise<Known>>;
}

const memories = new WeakMap<Release, Memory>();

/** What stands under a key in the memory of a release; made once for all who ask meanwhile. */
async function remembered<Value extends Known>(
  release: Release,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  let memory = memories.get(release);
  if (memory === undefined) {
    memory = { known: new LRUCache({ maxSize: maxBytes, sizeCalculation: bytesOf }), pending: new Map() };
    memories.set(release, memory);
  }
  const { known, pending } = memory;
  const value = known.get(key) ?? pending.get(key);
  if (value !== undefined) return value as Value | Promise<Value>;
  const making = make()
    .then((made) => {
      known.set(key, made);
      return made;
    })
    .finally(() => pending.delete(key));
  pending.set(key, making);
  return making;
}

/** Bytes as Postgres sends them, in base 64: as a binary value they would come as twice as many characters. */
const bytesFrom = (base64: string | null) => Buffer.from(base64 ?? '', 'base64');

function integersFrom(base64: string | null): Places {
  const bytes = bytesFrom(base64);
  const places = new Int32Array(bytes.length / 4);
  for (let index = 0; index < places.length; index += 1) places[index] = bytes.readInt32BE(index * 4);
  return places;
}

/** The order the other way, with those of one figure as they are, and those without a figure still at the end. */
function reversed(ascending: Places, figures: Buffer): Places {
  const descending = ascending.slice();
  const known = figures.length / 8;
  const figureAt = (index: number) => figures.readDoubleBE(index * 8);
  for (let start = 0, end = 0; start < known; start = end) {
    while (end < known && figureAt(end) === figureAt(start)) end += 1;
    descending.set(ascending.subarray(start, end), known - end);
  }
  return descending;
}

/** The expression of a figure, as a number. */
function expressionOf(name: string, { at = name }: Figure): string {
  if (at.startsWith('(')) return at;
  const [column, ...path] = at.split('.');
  return path.length === 0 ? `t.${column}` : `(t.${column} #>> '{${path.join(',')}}')`;
}

/** Records of a list in an order, with their figures as far as they are known. */
function orderSource({ table, figures }: Narrowing, by: string): string {
  const figure = figures.get(by);
  const value = figure ? expressionOf(by, figure) : 't.place_by_name';
  return `(select t.place, (${value})::double precision as figure from ${table} t
            where t.release_id = ? and t.game_id = ? order by 2, 1)`;
}

const packedPlaces = `string_agg(int4send(place), ''::bytea)`;
const packedFigures = `string_agg(float8send(figure), ''::bytea)`;

/** Filters whose values are few and known beforehand, so that what each value leaves is written down by the import. */
const isClosed = ({ type, through, isTable }: Filter) => type !== 'Slug' && !through && !isTable;

const nameOfFilter = (name: string, value: unknown = '') => `${name}=${value}`;

/** A statement of the import, and how often it names the release and the game. */
export interface OrdersStatement {
  readonly table: string;
  readonly sql: string;
  readonly times: number;
}

/**
 * Statements by which an import writes down the orders of a release, one for each list. A release without them is
 * read all the same; what it lacks is found out when it is asked for.
 */
export function ordersStatements(): OrdersStatement[] {
  return declaredLists().map((narrowing) => {
    const { table, figures, filters } = narrowing;
    const orders = ['name', ...figures.keys()].map(
      (by) => `select '${by}', ${packedPlaces}, ${packedFigures} from ${orderSource(narrowing, by)} o`,
    );
    const sets = [...filters].flatMap(([name, filter]) => {
      if (!isClosed(filter)) return [];
      const column = columnOfFilter(name, filter);
      const value = filter.isArray ? `unnest(t.${column})` : `t.${column}`;
      return `select '${name}=' || value::text, ${packedPlaces}, null
                from (select ${value} as value, t.place from ${table} t where t.release_id = ? and t.game_id = ? order by 2) f
               where value is not null group by value`;
    });
    // Says that the import knew the filter, so that a value without a row leaves nothing.
    const known = [...filters].flatMap(([name, filter]) =>
      isClosed(filter) ? `select '${nameOfFilter(name)}', ''::bytea, null::bytea` : [],
    );
    return {
      table,
      sql: `insert into list_order (release_id, game_id, list, name, places, figures)
        select ?, ?, '${table}', o.* from (${[...orders, ...sets, ...known].join(' union all ')}) o (name, places, figures) where places is not null`,
      times: orders.length + sets.length + 1,
    };
  });
}

interface Packed {
  readonly places: string | null;
  readonly figures: string | null;
}

/** What the import has written down under a name; undefined where it did not know what `known` names. */
async function written(
  release: Release,
  gameId: string,
  table: string,
  name: string,
  known: string,
): Promise<Packed | undefined> {
  const rows = await release.select<Packed & { readonly name: string }>(
    'list_order',
    `select name, encode(places, 'base64') as places, encode(figures, 'base64') as figures
       from list_order where release_id = ? and game_id = ? and list = ? and name in (?, ?)`,
    gameId,
    table,
    name,
    known,
  );
  if (!rows.some((row) => row.name === known)) return undefined;
  return rows.find((row) => row.name === name) ?? { places: null, figures: null };
}

async function readOrderOf(
  release: Release,
  gameId: string,
  narrowing: Narrowing,
  by: string,
): Promise<Order> {
  const { table } = narrowing;
  if (by === 'slug') {
    const ascending = new Int32Array(release.games.get(gameId)!.sizes[table] ?? 0).map(
      (_zero, place) => place,
    );
    return { ascending, descending: ascending.slice().reverse() };
  }
  const known = await written(release, gameId, table, by, by);
  const [row] = known
    ? [known]
    : await release.select<Packed>(
        `${table}_order_by_${by}`,
        `select encode(${packedPlaces}, 'base64') as places, encode(${packedFigures}, 'base64') as figures
           from ${orderSource(narrowing, by)} o`,
        gameId,
      );
  const ascending = integersFrom(row!.places);
  return { ascending, descending: reversed(ascending, bytesFrom(row!.figures)) };
}

/** The places of a whole list in an order. */
async function inOrder(
  release: Release,
  gameId: string,
  narrowing: Narrowing,
  order: string,
): Promise<Places> {
  const { by, backwards } = readOrder(order);
  const { ascending, descending } = await remembered(release, `${gameId} ${narrowing.table} by ${by}`, () =>
    readOrderOf(release, gameId, narrowing, by),
  );
  return backwards ? descending : ascending;
}

function conditionOf(name: string, filter: Filter): string {
  const { through, isArray } = filter;
  if (through) {
    const { edge, column, target } = through;
    return `t.slug in (select e.${target} from ${edge} e where e.release_id = ? and e.game_id = ? and e.${column} = ?)`;
  }
  const column = columnOfFilter(name, filter);
  return isArray ? `t.${column} @> array[?::text]` : `t.${column} = ?`;
}

/** The places that a filter leaves, ascending. */
function left(release: Release, gameId: string, { table }: Narrowing, used: UsedFilter): Promise<Places> {
  const { name, filter, value } = used;
  return remembered(release, `${gameId} ${table} where ${name} ${JSON.stringify(value)}`, async () => {
    const known = isClosed(filter)
      ? await written(release, gameId, table, nameOfFilter(name, value), nameOfFilter(name))
      : undefined;
    if (known !== undefined) return integersFrom(known.places);
    const [row] = await release.select<{ places: string | null }>(
      `${table}_places_by_${name}`,
      `select encode(${packedPlaces}, 'base64') as places
         from (select t.place from ${table} t where t.release_id = ? and t.game_id = ? and ${conditionOf(name, filter)}
                order by 1) f`,
      gameId,
      ...(filter.through ? [release.id, gameId, value] : [value]),
    );
    return integersFrom(row!.places);
  });
}

/** The places that all of several filters leave: those of `order` that stand in each of the lists. */
function common(order: Places, sets: readonly Places[], size: number): Places {
  const counts = new Uint8Array(size);
  for (const set of sets) for (const place of set) counts[place]! += 1;
  return order.filter((place) => counts[place] === sets.length);
}

/**
 * The records of a list that filters leave, in an order, as places by slug. Of the whole list by slug or name these
 * are columns of the table already (`place`), so it is not asked for here.
 *
 * @param order a value of the list's enum.
 */
export async function placesOf(
  release: Release,
  gameId: string,
  narrowing: Narrowing,
  used: readonly UsedFilter[],
  order: string,
): Promise<Places> {
  const { by, backwards } = readOrder(order);
  if (used.length === 0) return inOrder(release, gameId, narrowing, order);
  const chosen = used.map(({ name, value }) => `${name} ${JSON.stringify(value)}`).join(' ');
  return remembered(release, `${gameId} ${narrowing.table} ${order} of ${chosen}`, async () => {
    const sets = await Promise.all(used.map((each) => left(release, gameId, narrowing, each)));
    if (by === 'slug' && !backwards && sets.length === 1) return sets[0]!;
    const smallest = sets.reduce((a, b) => (b.length < a.length ? b : a));
    if (smallest.length === 0) return smallest;
    const size = release.games.get(gameId)!.sizes[narrowing.table]!;
    if (by !== 'slug') return common(await inOrder(release, gameId, narrowing, order), sets, size);
    return common(backwards ? smallest.slice().reverse() : smallest, sets, size);
  });
}

/** The rows of a relation that filters leave, in their own order. */
export async function rowsLeft<Row extends { readonly game_id: string }>(
  release: Release,
  narrowing: Narrowing,
  rows: readonly Row[],
  used: readonly UsedFilter[],
): Promise<readonly Row[]> {
  let chosen = rows;
  for (const each of used) {
    const [first] = chosen;
    if (first === undefined) break;
    if (each.filter.through === undefined) {
      chosen = chosen.filter((row) => matches(row, each));
    } else {
      const places = new Set(await left(release, first.game_id, narrowing, each));
      chosen = chosen.filter((row) => places.has(placeIn(row)));
    }
  }
  return chosen;
}

/** The place of a record, which its row holds beside its fields. */
const placeIn = (row: object) => (row as { readonly place: number }).place;

/** Rows of a relation that leads to records of a list, in an order of that list. */
export async function sortRows<Row extends { readonly game_id: string }>(
  release: Release,
  narrowing: Narrowing,
  rows: readonly Row[],
  order: string,
): Promise<Row[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const places = await inOrder(release, first.game_id, narrowing, order);
  const ranks = await remembered(
    release,
    `${first.game_id} ${narrowing.table} ranks by ${order}`,
    async () => {
      const made = new Int32Array(places.length);
      for (const [rank, place] of places.entries()) made[place] = rank;
      return made;
    },
  );
  return [...rows].sort((a, b) => ranks[placeIn(a)]! - ranks[placeIn(b)]!);
}
