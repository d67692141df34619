import { readdirSync, readFileSync } from 'node:fs';
import { fromRoot } from '../../root.ts';

/** A kind of record that can be found, as the schema of its data file says in `x-search`. */
interface Searchable {
  readonly table: string;
  /** Path segment of its detail route, e.g. `armor-sets`; null when it has none. */
  readonly route: string | null;
  /** Fields in which it is found besides its names. */
  readonly text: readonly string[];
}

const folder = fromRoot('seeds', 'schema');

/** The kinds of records that can be found, by name. */
export const searchables: readonly Searchable[] = readdirSync(folder)
  .filter((file) => file.endsWith('.schema.json'))
  .map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')))
  .flatMap((schema) => (schema['x-search'] ? [{ table: schema['x-table'], ...schema['x-search'] }] : []))
  .sort((a, b) => (a.table < b.table ? -1 : 1));

/** Their tables, e.g. `armor_set`. */
export const searchTypes: readonly string[] = searchables.map(({ table }) => table);

/** Path segment of the detail route of each; null when it has none. */
export const detailRoutes: ReadonlyMap<string, string | null> = new Map(
  searchables.map(({ table, route }) => [table, route]),
);

/** What people most often mean comes first; other kinds follow by name. */
const byUse = 'boss weapon npc location enemy item rune chalice_dungeon armor_set armor blood_gem'.split(' ');

/** The kinds that can be found, in the order in which they stand where a text could mean any of them. */
export const typesByUse: readonly string[] = [
  ...byUse.filter((type) => searchTypes.includes(type)),
  ...searchTypes.filter((type) => !byUse.includes(type)),
];
