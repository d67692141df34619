import type { Views } from '../kinds/declare.ts';
import type { Model, Table } from '../kinds/model.ts';
import type { DataSchema } from '../kinds/schema.ts';

/** View `dropped`: who drops what, at one place (`acquisition`) or by chance (`enemy_loot`). */

/** Members that drops have in every game, in the order in which they are served. */
const common: Readonly<Record<string, DataSchema>> = {
  quantity: {
    type: ['integer', 'null'],
    description: 'How many; null when unknown.',
    'x-null-means': 'unknown',
  },
  chance: {
    type: ['number', 'null'],
    description: 'Chance from 0 to 1, at 100 discovery; null when unknown.',
    'x-null-means': 'unknown',
  },
  condition: {
    type: ['string', 'null'],
    description: 'Condition that must be met.',
    'x-null-means': 'none',
  },
  is_once: {
    type: ['boolean', 'null'],
    description: 'Only once in a playthrough; null when unknown.',
    'x-null-means': 'unknown',
  },
  npc_param_ids: {
    type: 'array',
    items: { type: 'integer' },
    description: 'Rows of NpcParam that drop it: variants of an enemy. Empty when unknown.',
  },
  lot_id: {
    type: ['integer', 'null'],
    description: "Row of the game's item lot table; null when unknown.",
    'x-null-means': 'unknown',
  },
  event_flag: {
    type: ['integer', 'null'],
    description: 'Event flag of the game that is set when it is obtained; null when unknown.',
    'x-null-means': 'unknown',
  },
};

/** Columns that distinguish rows, and are not served. */
const hidden: Readonly<Record<string, DataSchema>> = {
  is_random: { type: 'boolean', 'x-field': false },
  ordinal: { type: 'integer', 'x-field': false },
};

const hasColumn = (table: Table | undefined, name: string) =>
  table?.fields.some(({ column }) => column === name) ?? false;

/** Returns the members that only drops of this game have. */
const ownOf = (loot: Table | undefined): Readonly<Record<string, DataSchema>> =>
  Object.fromEntries(
    (loot?.fields ?? [])
      .filter(
        ({ name, references, served }) =>
          served && !references && name !== loot!.subject && !(name in common),
      )
      .map(({ name, schema, description }) => [
        name,
        { ...schema, type: [schema.type as string, 'null'], description },
      ]),
  );

/** Returns the kinds whose records drop things. */
export const droppersIn = (acquisition: Table, tables: Model['tables']): readonly string[] =>
  ['boss', 'enemy', 'npc'].filter((kind) => tables.has(kind) && hasColumn(acquisition, `${kind}_slug`));

/** Returns the schema of the rows of the view. */
export const dropView = (acquisition: Table, loot: Table | undefined): DataSchema => ({
  title: 'Drop',
  description: 'Something that is dropped.',
  'x-key': ['is_random', 'ordinal'],
  ...(acquisition.spoilers.includes('condition') && { 'x-spoilers': ['condition'] }),
  properties: { ...common, ...ownOf(loot), ...hidden },
  required: ['npc_param_ids', ...Object.keys(hidden)],
});

/** Returns the statement of the view. */
export function droppedView(
  acquisition: Table,
  loot: Table | undefined,
  droppers: readonly string[],
): Views[string] {
  const columns = [...Object.keys(common), ...Object.keys(ownOf(loot)), 'spoilers'];
  const has = (table: Table | undefined, name: string) =>
    name === 'spoilers' ? (table?.spoilers.length ?? 0) > 0 : hasColumn(table, name);
  const selected = (table: Table | undefined, as: string, made: Readonly<Record<string, string>> = {}) =>
    columns
      .map((name) => `${made[name] ?? (has(table, name) ? `${as}.${name}` : 'null')} as ${name}`)
      .join(', ');
  const isOf = (kind: string) =>
    kind === 'npc' ? `a.kind = 'npc_drop' and a.npc_slug is not null` : `a.${kind}_slug is not null`;
  const dropperKind = `case ${droppers.map((kind) => `when ${isOf(kind)} then '${kind}'`).join(' ')} end`;
  const dropper = `case ${droppers.map((kind) => `when ${isOf(kind)} then a.${kind}_slug`).join(' ')} end`;
  const slugs = (kind: string) =>
    kind === 'npc' ? `case when ${isOf(kind)} then a.npc_slug end as npc_slug` : `a.${kind}_slug`;
  // What an enemy drops at one place may also be among what it drops by chance.
  const isLoot = (schema: string) =>
    hasColumn(acquisition, 'lot_id') && loot !== undefined
      ? `and not exists (select from ${schema}.enemy_loot l where l.enemy_slug = a.enemy_slug and l.lot_id = a.lot_id)`
      : '';
  const placed = (schema: string) => `
    select false as is_random, a.ordinal, ${droppers.map(slugs).join(', ')}, ${dropper} as dropper_slug,
           d.name as dropper_name, a.subject_kind, a.subject_slug, a.subject_name,
           ${selected(acquisition, 'a', { is_once: 'case when a.event_flag is not null then true end' })}
      from ${schema}.acquisition a join ${schema}.record d on d.kind = ${dropperKind} and d.slug = ${dropper}
     where true ${isLoot(schema)}`;
  if (loot === undefined)
    return {
      of: 'acquisition',
      own: [...droppers.map((kind) => `${kind}_slug`), 'dropper_slug'],
      sql: placed,
    };
  const goods = loot.fields.flatMap(({ column, references }) => (references ? [`l.${column}`] : []));
  const kind = `l.${loot.subject} collate "C"`;
  const slug = `coalesce(${goods.join(', ')})`;
  // The game makes some gems at random: they have no record, and the name of their kind.
  const name = `coalesce(r.name, upper(left(l.${loot.subject}, 1)) || replace(substr(l.${loot.subject}, 2), '_', ' '))`;
  return {
    of: 'acquisition',
    own: [...droppers.map((each) => `${each}_slug`), 'dropper_slug'],
    sql: (schema) => `${placed(schema)}
    union all
    select true, l.ordinal, ${droppers.map((each) => (each === 'enemy' ? 'l.enemy_slug' : 'null')).join(', ')},
           l.enemy_slug, d.name, ${kind}, ${slug}, ${name},
           ${selected(loot, 'l')}
      from ${schema}.enemy_loot l join ${schema}.enemy d on d.slug = l.enemy_slug
      left join ${schema}.record r on r.kind = l.${loot.subject} and r.slug = ${slug}`,
  };
}
