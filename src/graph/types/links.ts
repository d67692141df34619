import type { LinkDeclaration, LinkOptions } from '../../kinds/declare.ts';
import { camelCase, type Table } from '../../kinds/model.ts';
import { looseField } from './builder.ts';
import type { GraphParts, GroupLoader } from '../graph.ts';
import { groupedRows, recordsAcross } from '../load/loaders.ts';
import { resolveMany, slugsOf, valueOfRows } from '../load/relations.ts';
import type { RecordRow } from '../load/rows.ts';
import {
  declaredOf,
  type FieldBuilder,
  type FieldMap,
  isSlug,
  type SchemaRow,
  type TypeNames,
} from './type-names.ts';

/** The relations of a game: rows that name a record, as fields of the record. */
export interface Links {
  /** Rows by a column, e.g. `weapon_level.weapon_slug`. */
  rows(column: string): GroupLoader<SchemaRow>;
  /** The fields of a kind with rows of other tables. */
  fields(t: FieldBuilder, table: Table): FieldMap;
}

/** The name under which rows of a table are read: of the table, or of the view that a declaration names. */
export const readAs = (graph: GraphParts, table: string): string =>
  declaredOf(graph, table).view?.name ?? table;

/** Makes the loaders of the rows and the records of relations, one for each that differs from the others. */
function createLinkLoaders(graph: GraphParts) {
  const { tables } = graph.model;
  const loaders = new Map<string, GroupLoader<unknown>>();

  function once<Each>(key: string, make: () => GroupLoader<Each>): GroupLoader<Each> {
    const loader = (loaders.get(key) as GroupLoader<Each> | undefined) ?? make();
    loaders.set(key, loader);
    return loader;
  }

  function orderOf(table: string): string {
    const known = tables.get(table);
    const { order } = declaredOf(graph, table);
    if (order === undefined) return known === undefined || known.isRecord ? 'slug' : known.key.join(', ');
    const columns = order.map((name) => {
      const type = known?.fields.find((field) => field.name === name)?.type;
      return type?.is === 'set'
        ? `array_position(array[${[...type.values.keys()].map((value) => `'${value}'`).join(', ')}], ${name})`
        : `${name} nulls last`;
    });
    return [...columns, ...(known?.isRecord ? ['slug'] : [])].join(', ');
  }

  function rows(way: string, order?: string, view?: string): GroupLoader<SchemaRow> {
    const [table, column] = way.split('.') as [string, string];
    return once(`${way} ${order ?? ''} ${view ?? ''}`, () =>
      groupedRows<SchemaRow>(graph, view ?? readAs(graph, table), column, order ?? orderOf(table)),
    );
  }

  /** The records that rows name in another of their columns. */
  function across(way: string, target: string, { to, order, view }: LinkOptions): GroupLoader<RecordRow> {
    const [edge, column] = way.split('.') as [string, string];
    return once(`${way} > ${target}`, () =>
      recordsAcross(graph, to ?? targetOf(edge, target), view ?? readAs(graph, edge), column, target, order),
    );
  }

  function targetOf(edge: string, column: string): string {
    const table = tables.get(edge);
    const columns = declaredOf(graph, edge).view?.columns ?? {};
    const target =
      table?.owners.find((owner) => owner.column === column)?.table ??
      table?.fields.find((field) => (columns[field.name] ?? field.column) === column)?.references;
    if (target === undefined) throw new Error(`${edge}.${column} names no records`);
    return target;
  }

  return { rows, across, targetOf };
}

/** Makes the relations of a game. */
export function createLinks(graph: GraphParts, names: TypeNames): Links {
  const { rows, across, targetOf } = createLinkLoaders(graph);

  function linkField(t: FieldBuilder, [way, description, options = {}]: LinkDeclaration) {
    const { across: target, to, order, pluck, view, where, as } = options;
    const [name, column] = way.split('.') as [string, string];
    const table = graph.model.tables.get(name);
    const pair = table?.pair && (table.pair.column === column ? table.owners[0]!.column : table.pair.column);
    const through = target ?? (pluck === undefined ? pair : undefined);
    if (through !== undefined)
      return looseField(t, {
        type: [graph.records.get(to ?? targetOf(name, through))],
        description,
        ...resolveMany(graph, across(way, through, options)),
      });
    if (table === undefined) throw new Error(`${way}: the game has no table of this name`);
    const load = rows(way, order, view);
    if (pluck === undefined) {
      const type = as === undefined ? names.ofRows(table) : names.named(as);
      return looseField(t, {
        type: [type],
        description,
        ...resolveMany(graph, load, where as (row: SchemaRow) => boolean, as),
      });
    }
    const { extensions, ...plucked } = valueOfRows(load, (found) => [
      ...new Set(found.map((row) => row[pluck])),
    ]);
    const named = pluck === 'slug' ? name : isSlug(pluck) ? targetOf(name, pluck) : undefined;
    return looseField(t, {
      type: [named === undefined ? 'String' : 'Slug'],
      description,
      ...plucked,
      extensions: { ...extensions, ...(named !== undefined && slugsOf(named)) },
    });
  }

  /** The lists of a kind whose elements are rows of their own table. */
  const ownLinks = ({ name, edges }: Table): [string, LinkDeclaration][] =>
    edges.flatMap(({ served, table, description }) =>
      served === false ? [] : [[served, [`${table}.${name}_slug`, description]]],
    );

  return {
    rows,
    fields(t, table) {
      const all = [...ownLinks(table), ...Object.entries(declaredOf(graph, table.name).links ?? {})];
      return Object.fromEntries(all.map(([name, link]) => [camelCase(name), linkField(t, link)]));
    },
  };
}
