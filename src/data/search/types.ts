import { readdirSync, readFileSync } from 'node:fs';
import { fromRoot } from '../../root.ts';

/** A kind of record that can be found, as the schema of its data file says in `x-search`. */
interface Searchable {
  readonly table: string;
  /** Path segment of its detail route, e.g. `armor-sets`; null when it has none. */
  readonly route: string | null;
}

function readSearchables(folder: string): Searchable[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.schema.json'))
    .map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')))
    .flatMap((schema) =>
      schema['x-search'] ? [{ table: schema['x-table'], route: schema['x-search'].route }] : [],
    )
    .sort((a, b) => (a.table < b.table ? -1 : 1));
}

const searchables = readSearchables(fromRoot('seeds', 'schema'));

/** Kinds of records that can be found, by their tables, e.g. `armor_set`. */
export const searchTypes: readonly string[] = searchables.map(({ table }) => table);

/** Path segment of the detail route of each kind that can be found; null when it has none. */
export const detailRoutes: ReadonlyMap<string, string | null> = new Map(
  searchables.map(({ table, route }) => [table, route]),
);

/** What people look for, what they most often mean first. Other kinds follow by name. */
const lookedFor: readonly string[] = [
  'boss',
  'weapon',
  'npc',
  'location',
  'enemy',
  'item',
  'rune',
  'chalice_dungeon',
  'armor_set',
  'armor',
  'blood_gem',
];

/** The kinds that can be found, in the order in which they stand where a text could mean any of them. */
export const typesByUse: readonly string[] = [
  ...lookedFor.filter((type) => searchTypes.includes(type)),
  ...searchTypes.filter((type) => !lookedFor.includes(type)),
];

const placeOf: ReadonlyMap<string, number> = new Map(typesByUse.map((type, place) => [type, place]));

/** Compares kinds by the order of `typesByUse`. */
export function compareTypes(a: string, b: string): number {
  return (placeOf.get(a) ?? placeOf.size) - (placeOf.get(b) ?? placeOf.size);
}
