import { completeValue, type EnumRef } from '@pothos/core';
import type {
  Declarations,
  FieldDeclaration,
  FilterDeclaration,
  KindDeclaration,
  LinkDeclaration,
  LinkOptions,
  SortDeclaration,
} from '../kinds/declare.ts';
import { camelCase, type Field, type Model, type Table } from '../kinds/model.ts';
import { builder, type GraphContext } from './builder.ts';
import { closedSet } from './enums.ts';
import { listFields } from './lists.ts';
import {
  type GameRow,
  type GroupLoader,
  groupedRows,
  keyOf,
  type RecordRow,
  recordIn,
  recordsAcross,
  rowType,
} from './loaders.ts';
import { declareEntries, type Figure, type Filter } from './narrowing.ts';
import { recordInterfaces, spoilersOfEntry } from './record.ts';
import type { LeadsTo } from './points.ts';
import { chosenRowsBy, leadsTo, linkFields, recordBy, rowsBy } from './relations.ts';
import { namingColumn } from './views.ts';

/** The types of a game: everything that its schemas and declarations say, as types of GraphQL with their loaders. */

/** A row as the loops below see it: they know its columns from the schema, by name. */
interface Row extends GameRow {
  readonly [column: string]: unknown;
}

type Owner = Row & RecordRow;
type FieldBuilder = PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Row>;
type FieldMap = Record<string, ReturnType<FieldBuilder['field']>>;
type ObjectRef = ReturnType<typeof builder.objectRef<Row>>;
type SetRef = EnumRef<never, string>;

/** What an edge of several kinds is about. */
interface Subject {
  readonly table: string;
  readonly slug: string;
}

/** The types of a game, for what is written by hand. */
export interface GameTypes {
  /** A type of records. */
  record<Each extends RecordRow>(table: string): ReturnType<typeof rowType<Each>>;
  /** Any other object type by its name. Whoever asks for one that no schema has implements it. */
  object<Each>(name: string): ReturnType<typeof builder.objectRef<Each>>;
  /** Anything that an edge of several kinds can be about. */
  readonly obtainable: SetRef;
  /** Makes a type known by its name, for declarations that name it. */
  add(type: { readonly name: string }): void;
  /** The enum of a closed set. */
  set<Value extends string>(name: string): EnumRef<never, Value>;
  /** Rows by a column, e.g. `weapon_level.weapon_slug`. */
  rows<Each extends GameRow>(column: string): GroupLoader<Each>;
  /** What an edge of several kinds is about. */
  subjectOf(row: GameRow): Subject;
  /** Options of a field that holds the record that an edge is about. */
  subjectField(): { readonly resolve: never; readonly extensions: { readonly leadsTo: LeadsTo } };
}

/** An object in a row, with the game that its computed fields read in. */
const inGame = (value: unknown, { game_id }: GameRow) => value && { ...value, game_id };

/** A list is never null: it is empty. */
function listOf(valueOf: (row: Row) => unknown, one?: typeof inGame) {
  return (row: Row) => {
    const values = (valueOf(row) ?? []) as readonly unknown[];
    return one ? values.map((each) => one(each, row)) : values;
  };
}

const isSlug = (name: string) => name.endsWith('_slug');
const lowerFirst = (text: string) => `${text[0]!.toLowerCase()}${text.slice(1)}`;
const withoutArticle = (text: string) => text.replace(/^The /, '').replace(/\.$/, '');

/**
 * Makes the types of a game, and the fields of its lists at the root.
 *
 * @param sets closed sets that no schema has, by name.
 */
export function typesOf(
  model: Model,
  declarations: Declarations,
  sets: Readonly<Record<string, unknown>> = {},
): GameTypes {
  const { tables, types } = model;
  const declared = (table: string): KindDeclaration => declarations[table] ?? {};
  const records = new Map<string, ReturnType<typeof rowType<Owner>>>();
  const objects = new Map<string, ObjectRef>();
  const enums = new Map<string, SetRef>(Object.entries(sets) as [string, SetRef][]);
  const others = new Map<string, { readonly name: string }>();
  const loaders = new Map<string, GroupLoader<Row>>();

  for (const { name, type, isRecord } of tables.values())
    if (isRecord) records.set(name, rowType<Owner>(type, name));

  function object(name: string): ObjectRef {
    const ref = objects.get(name) ?? builder.objectRef<Row>(name);
    objects.set(name, ref);
    return ref;
  }

  function set(name: string): SetRef {
    const known = enums.get(name);
    if (known !== undefined) return known;
    const type = types.get(name);
    if (type?.is !== 'set') throw new Error(`no schema has a closed set "${name}"`);
    const { description, values } = type;
    const isEnum = [...values.keys()].every((value) => /^[_A-Za-z]\w*$/.test(value));
    const ref = (
      isEnum
        ? closedSet(name, description, Object.fromEntries(values))
        : builder.scalarType(name as never, {
            description,
            serialize: (value) => value as string,
            extensions: { jsonSchema: { type: 'string', enum: [...values.keys()] } },
          })
    ) as SetRef;
    enums.set(name, ref);
    return ref;
  }

  /** The type of rows of a table. */
  const rowsType = ({ name, type }: Table) => records.get(name) ?? object(type);

  const recordNamed = (typeName: string) =>
    [...tables.values()].find(({ type, isRecord }) => isRecord && type === typeName);

  /** A type by its name, as a declaration names it. */
  function typeNamed(name: string): unknown {
    if (['String', 'Int', 'Float', 'Boolean', 'Slug', 'Url'].includes(name)) return name;
    const table = recordNamed(name);
    if (table !== undefined) return records.get(table.name);
    if (others.has(name)) return others.get(name);
    return enums.has(name) || types.get(name)?.is === 'set' ? set(name) : object(name);
  }

  // What rows of several kinds have in common: an edge that is about one of them.

  const shared = [...tables.values()].filter(({ owners }) => owners.length > 1);
  const obtainables = [...new Set(shared.flatMap(({ owners }) => owners.map(({ table }) => table)))];
  const obtainable =
    obtainables.length > 0 &&
    builder.unionType('Obtainable', {
      description: 'Anything obtainable.',
      types: () => obtainables.map((table) => records.get(table)!) as never,
    });
  if (obtainable) others.set('Obtainable', obtainable);

  function subjectOf(row: GameRow): Subject {
    for (const table of obtainables) {
      const slug = (row as Row)[`${table}_slug`];
      if (typeof slug === 'string') return { table, slug };
    }
    throw new Error('a row without a subject: the check constraint of its table is gone');
  }

  const recordOf = ({ table, slug }: Subject, context: GraphContext, { game_id }: GameRow) =>
    recordIn(table, context, game_id, slug);

  const subjectField = () => ({
    resolve: ((row: Row, _args: unknown, context: GraphContext) =>
      recordOf(subjectOf(row), context, row)) as never,
    extensions: leadsTo({
      kind: 'record',
      tables: Object.fromEntries(obtainables.map((table) => [`${table}_slug`, table])),
    }),
  });

  function subjectFields(t: FieldBuilder, what: string): FieldMap {
    return {
      subjectName: t.exposeString(
        'subject_name' as never,
        { description: `Name of ${lowerFirst(what)}` } as never,
      ),
      subjectKind: t.field({
        type: set('ObtainableKind'),
        description: 'What it is, and so which list has its record.',
        resolve: (row: Row) => subjectOf(row).table,
      } as never),
      subjectSlug: t.field({
        type: 'Slug',
        description: 'Slug of its record.',
        resolve: (row: Row) => subjectOf(row).slug,
      }),
      subject: t.field({ type: obtainable, description: what, ...subjectField() } as never),
    };
  }

  // Fields of a row and of the objects in it.

  /** @param within the object in the row that has the fields, where they are served in its place. */
  function valueFields(
    t: FieldBuilder,
    fields: readonly Field[],
    columns: Readonly<Record<string, string>> = {},
    within?: Field,
  ): FieldMap {
    const read = within && ((row: Row) => row[within.column] as Row | null);
    const { prefix = '', suffix = '' } = within?.flatten ?? {};
    const made: FieldMap = {};
    for (const field of fields) {
      const { served, type, description, isList } = field;
      if (served === false) continue;
      const column = columns[field.name] ?? field.column;
      if (field.flatten && type.is === 'object') {
        Object.assign(made, valueFields(t, type.fields, {}, field));
      } else if (field.references !== undefined && isSlug(served)) {
        Object.assign(made, referenceFields(t, field, column, served));
      } else {
        const isNullable = field.isNullable || (within?.isNullable ?? false);
        const valueOf = read ? (row: Row) => read(row)?.[column] : (row: Row) => row[column];
        const one = type.is === 'object' && needGame(type.name) ? inGame : undefined;
        made[camelCase(`${prefix}${served}${suffix}`)] = t.field({
          type: isList ? [typeNamed(type.name)] : typeNamed(type.name),
          nullable: isList ? (field.hasNullItems ? { list: false, items: true } : false) : isNullable,
          description,
          resolve: isList ? listOf(valueOf, one) : one ? (row: Row) => one(valueOf(row), row) : valueOf,
        } as never);
      }
    }
    return made;
  }

  /** A record that a row names, and its slug beside it. */
  function referenceFields(t: FieldBuilder, field: Field, column: string, served: string): FieldMap {
    const type = records.get(field.references!)!;
    const name = camelCase(served.slice(0, -'_slug'.length));
    const { description, isNullable: nullable, schema } = field;
    if (schema['x-link'] === 'record')
      return { [name]: t.field({ nullable, description, ...recordBy(column, type) } as never) };
    return linkFields(t, column as 'a_slug', type, withoutArticle(description), {
      nullable,
      name,
    }) as FieldMap;
  }

  /** Whether an object in a row leads to records: by a reference, a computed field or an object in it. */
  function needGame(typeName: string): boolean {
    const type = types.get(typeName);
    const inside = type?.is === 'object' ? type.fields : [];
    return (
      inside.some(({ references, type: { is, name } }) =>
        is === 'object' ? needGame(name) : is === 'scalar' && references !== undefined,
      ) || Object.values(computedFields(typeName)).some(({ loads }) => loads !== undefined)
    );
  }

  const computedFields = (typeName: string): Readonly<Record<string, FieldDeclaration<never>>> =>
    Object.assign({}, ...Object.values(declarations).map(({ types: inside }) => inside?.[typeName]));

  function computed(t: FieldBuilder, fields: KindDeclaration['fields'] = {}): FieldMap {
    return Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [camelCase(name), computedField(t, field)]),
    );
  }

  function computedField(t: FieldBuilder, field: FieldDeclaration<never>) {
    const { type: typeName, isList, isNullable = false, description, loads } = field;
    const value = field.value as FieldDeclaration<Row>['value'];
    const target = recordNamed(typeName);
    const type = typeNamed(typeName);
    return t.field({
      type: isList ? [type] : type,
      nullable: isNullable,
      description,
      resolve: (row: Row, _args: unknown, context: GraphContext) => {
        const found = value(row, (table, slug, as) =>
          completeValue(
            records.get(table)!.find(context, keyOf(row, slug)),
            as as (found: unknown) => unknown,
          ),
        );
        if (found === null || found === undefined) return found;
        if (target !== undefined) return keyOf(row, found as string);
        return type === obtainable ? recordOf(found as Subject, context, row) : found;
      },
      ...(loads && { extensions: leadsTo({ kind: 'record', tables: loads }) }),
    } as never);
  }

  // Relations.

  function orderOf(table: string): string {
    const known = tables.get(table);
    const { order } = declared(table);
    if (order === undefined) return known === undefined || known.isRecord ? 'slug' : known.key.join(', ');
    const columns = order.map((name) => {
      const type = known?.fields.find((field) => field.name === name)?.type;
      return type?.is === 'set'
        ? `array_position(array[${[...type.values.keys()].map((value) => `'${value}'`).join(', ')}], ${name})`
        : `${name} nulls last`;
    });
    return [...columns, ...(known?.isRecord ? ['slug'] : [])].join(', ');
  }

  /** The name under which rows of a table are read: of the table, or of the view that a declaration names. */
  const sourceOf = (table: string) => declared(table).view?.name ?? table;

  function rows(way: string, order?: string): GroupLoader<Row> {
    const [table, column] = way.split('.') as [string, string];
    const key = `${way} ${order ?? ''}`;
    const loader = loaders.get(key) ?? groupedRows<Row>(sourceOf(table), column, order ?? orderOf(table));
    loaders.set(key, loader);
    return loader;
  }

  /** The records that rows name in another of their columns. */
  function across(way: string, target: string, { order, view }: LinkOptions): GroupLoader<Owner> {
    const [edge, column] = way.split('.') as [string, string];
    const table = targetOf(edge, target);
    const key = `${way} > ${target}`;
    const loader =
      loaders.get(key) ?? recordsAcross<Owner>(table, view ?? sourceOf(edge), column, target, order);
    loaders.set(key, loader as GroupLoader<Row>);
    return loader as GroupLoader<Owner>;
  }

  function targetOf(edge: string, column: string): string {
    const table = tables.get(edge);
    const columns = declared(edge).view?.columns ?? {};
    const target =
      table?.owners.find((owner) => owner.column === column)?.table ??
      table?.fields.find((field) => (columns[field.name] ?? field.column) === column)?.references;
    if (target === undefined) throw new Error(`${edge}.${column} names no records`);
    return target;
  }

  function linkField(t: FieldBuilder, [way, description, options = {}]: LinkDeclaration) {
    const { across: target, order, pluck, where, as } = options;
    const [name, column] = way.split('.') as [string, string];
    const table = tables.get(name);
    if (table === undefined) throw new Error(`${way}: the game has no table of this name`);
    const pair = table.pair && (table.pair.column === column ? table.owners[0]!.column : table.pair.column);
    const through = target ?? (pluck === undefined ? pair : undefined);
    if (through !== undefined) {
      const type = records.get(targetOf(name, through));
      return t.field({ type: [type], description, ...rowsBy(across(way, through, options)) } as never);
    }
    const load = rows(way, order);
    if (pluck === undefined) {
      const type = as === undefined ? rowsType(table) : typeNamed(as);
      return t.field({
        type: [type],
        description,
        ...chosenRowsBy(load, where as (row: Row) => boolean),
      } as never);
    }
    const type = isSlug(pluck) || pluck === 'slug' ? 'Slug' : 'String';
    return t.field({
      type: [type],
      description,
      ...rowsBy(load, (found) => [...new Set(found.map((row) => row[pluck]))]),
    } as never);
  }

  /** The lists of a kind whose elements are rows of a table of their own. */
  const ownLinks = ({ name, edges }: Table): [string, LinkDeclaration][] =>
    edges.flatMap(({ served, table, description }) =>
      served === false ? [] : [[served, [`${table}.${name}_slug`, description]]],
    );

  function links(t: FieldBuilder, table: Table): FieldMap {
    const all = [...ownLinks(table), ...Object.entries(declared(table.name).links ?? {})];
    return Object.fromEntries(all.map(([name, link]) => [camelCase(name), linkField(t, link)]));
  }

  // Lists.

  function filterOf(table: Table, name: string, filter: FilterDeclaration): Filter {
    const {
      text: description,
      of = name,
      isSubjectKind,
    } = typeof filter === 'string' ? { text: filter } : filter;
    if (isSubjectKind) return { type: set('ObtainableKind') as never, isTable: true, description };
    const [list, inner] = of.split('.') as [string, string | undefined];
    const edge = inner === undefined ? undefined : table.edges.find(({ field }) => field === list)!.table;
    const field = (edge === undefined ? table : tables.get(edge)!).fields.find(
      (each) => each.name === (inner ?? of),
    );
    if (field === undefined) throw new Error(`${table.name}: no field "${of}" for the filter ${name}`);
    const { type, references, schema, isList, column } = field;
    return {
      type: (type.is === 'set'
        ? set(type.name)
        : references !== undefined
          ? 'Slug'
          : (schema.title ?? (type.name === 'String' ? 'Label' : type.name))) as never,
      description,
      ...(references !== undefined && type.is !== 'set' && { to: records.get(references)! }),
      ...(edge === undefined
        ? column !== name && { column }
        : { through: { edge, column, target: `${table.name}_slug` } }),
      ...(isList && { isArray: true }),
    };
  }

  function figureOf(sort: SortDeclaration): Figure {
    if (typeof sort === 'string') return { of: sort };
    const { of, at, first } = sort;
    if (first === undefined) return { of, ...(at !== undefined && { at }) };
    const [table, column] = first.of.split('.') as [string, string];
    const by = namingColumn(table, first.by);
    return {
      of,
      at: (schema) =>
        `select r.${column} from ${schema}.${table} r where r.${by.column} = t.slug and ${by.condition} and ${first.where} order by ${first.order ?? `r.${column}`} limit 1`,
    };
  }

  function narrowingOf(table: Table) {
    const { filters = {}, sorts = {} } = declared(table.name);
    return {
      filters: Object.fromEntries(
        Object.entries(filters).map(([name, each]) => [camelCase(name), filterOf(table, name, each)]),
      ),
      figures: Object.fromEntries(Object.entries(sorts).map(([name, each]) => [name, figureOf(each)])),
    };
  }

  // Everything that the schemas have, in the order of their files.

  for (const type of types.values()) {
    if (type.is === 'object')
      object(type.name).implement({
        description: type.description,
        fields: (t) => ({ ...valueFields(t, type.fields), ...computed(t, computedFields(type.name)) }),
      });
  }

  for (const table of tables.values()) {
    const { name, type, description, isRecord, owners, pair, spoilers } = table;
    const { plural, noun, view, fields: more } = declared(name);
    const [owner] = owners;
    const fieldsOf = (t: FieldBuilder): FieldMap => ({
      ...valueFields(t, table.fields, view?.columns),
      ...links(t, table),
      ...(owners.length === 1 &&
        owner!.description !== undefined &&
        (linkFields(
          t,
          owner!.column as 'a_slug',
          records.get(owner!.table)!,
          withoutArticle(owner!.description),
        ) as FieldMap)),
      ...(owners.length > 1 && subjectFields(t, owner!.description ?? '')),
      ...(spoilers.length > 0 &&
        spoilersOfEntry(
          t,
          Object.fromEntries(spoilers.map((each) => [each, camelCase(each)])),
          owners.length === 1 ? owner!.table : undefined,
        )),
      ...computed(t, more),
    });
    if (isRecord) {
      const list = { plural: plural ?? camelCase(table.file!), ...(noun !== undefined && { noun }) };
      records.get(name)!.implement({ description, interfaces: recordInterfaces, fields: fieldsOf as never });
      listFields({ type: records.get(name)!, ...list, ...narrowingOf(table) });
    } else if (pair === undefined) {
      object(type).implement({ description, fields: fieldsOf as never });
      if (declarations[name]?.filters ?? declarations[name]?.sorts)
        declareEntries(sourceOf(name), type, noun!, narrowingOf(table));
    }
  }

  return {
    record: (table) => records.get(table) as never,
    object: (name) => object(name) as never,
    set: (name) => set(name) as never,
    rows: (way) => rows(way) as never,
    subjectOf,
    subjectField,
    obtainable: obtainable as never,
    add: (type) => others.set(type.name, type),
  };
}
