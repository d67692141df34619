import type { EnumRef } from '@pothos/core';
import type { KindDeclaration } from '../../kinds/declare.ts';
import type { Field, Model, Table } from '../../kinds/model.ts';
import { nounOf } from '../../kinds/noun.ts';
import { upperFirst } from '../../text/case.ts';
import { withArticle } from '../../text/with-article.ts';
import { argumentInput } from '../argument-inputs.ts';
import { type AnyType, type FieldBuilder as FieldBuilderOf, objectRef, type ObjectRef } from './builder.ts';
import { closedSet } from './enums.ts';
import type { GraphParts } from '../graph.ts';
import { scalar } from './scalars.ts';
import type { ValueSchema } from './values.ts';

/** A row as the loops over a schema see it: they know its columns from the schema, by name. */
export interface SchemaRow {
  readonly [column: string]: unknown;
}

export type FieldBuilder = FieldBuilderOf<SchemaRow>;
export type FieldMap = Record<string, ReturnType<FieldBuilder['field']>>;

export type SetRef = EnumRef<never, string>;

/** The types of a game by their names. */
export interface TypeNames {
  /** An object type that is not a record. The module that uses one without a schema implements it. */
  object(name: string): ObjectRef<SchemaRow>;
  /** The enum of a closed set; a scalar where its values are not names. */
  set(name: string): SetRef;
  /** A type as a declaration names it. */
  named(name: string): AnyType;
  /** The type of the argument that is compared with a number or a text: the scalar of the title that the field has. */
  argument(field: Field): unknown;
  /** The type of the rows of a table. */
  ofRows(table: Table): unknown;
  /** Makes a type known by its name. */
  add(name: string, type: unknown): void;
}

const scalars: readonly string[] = [
  'String',
  'Int',
  'Float',
  'Boolean',
  'Slug',
  'Url',
  'Label',
  'Date',
  'Json',
];

/** The closed set of a name, with its values. */
function closedSetOf({ types, results }: Model, name: string) {
  const type = types.get(name) ?? results.types.get(name);
  return type?.is === 'set' ? { ...type, values: Object.fromEntries(type.values) } : undefined;
}

export function createTypeNames({ builder, model, records }: GraphParts): TypeNames {
  const { tables, results } = model;
  const objects = new Map<string, ObjectRef<SchemaRow>>();
  const enums = new Map<string, SetRef>();
  const others = new Map<string, unknown>(
    [...results.scalars].map(([name, { description, ...schema }]) => [
      name,
      scalar(builder, name, description!, schema as ValueSchema),
    ]),
  );

  function object(name: string): ObjectRef<SchemaRow> {
    const ref = objects.get(name) ?? objectRef<SchemaRow>(builder, name);
    objects.set(name, ref);
    return ref;
  }

  function set(name: string): SetRef {
    const known = enums.get(name) ?? (others.get(name) as SetRef | undefined);
    if (known !== undefined) return known;
    const found = closedSetOf(model, name);
    if (found === undefined) throw new Error(`no schema has a closed set "${name}"`);
    const { description, values } = found;
    const isEnum = Object.keys(values).every((value) => /^[_A-Za-z]\w*$/.test(value));
    const ref = (
      isEnum
        ? closedSet(builder, name, description, values)
        : builder.scalarType(name as 'Label', {
            description,
            serialize: (value) => value,
            extensions: { jsonSchema: { type: 'string', enum: Object.keys(values) } },
          })
    ) as SetRef;
    enums.set(name, ref);
    return ref;
  }

  function typeOf(name: string): unknown {
    if (scalars.includes(name)) return name;
    if (others.has(name)) return others.get(name);
    const input = results.inputs.get(name);
    if (input !== undefined) {
      const ref = argumentInput(builder, name, input, (inner) => typeOf(inner) as AnyType);
      others.set(name, ref);
      return ref;
    }
    const table = [...tables.values()].find(({ type, isRecord }) => isRecord && type === name);
    if (table !== undefined) return records.get(table.name);
    return closedSetOf(model, name) === undefined ? object(name) : set(name);
  }

  function argument({ type, schema, references }: Field): unknown {
    if (type.is === 'set') return set(type.name);
    if (references !== undefined) return 'Slug';
    const { title, minimum, maximum, 'x-typeDescription': about } = schema;
    if (title === undefined) return type.name === 'String' ? 'Label' : type.name;
    if (!scalars.includes(title) && !others.has(title)) {
      if (about === undefined || minimum === undefined || maximum === undefined)
        throw new Error(`${title}: a number with a title has minimum, maximum and x-typeDescription`);
      others.set(title, scalar(builder, title, about, { type: 'integer', minimum, maximum }));
    }
    return typeOf(title);
  }

  return {
    object,
    set,
    named: (name) => typeOf(name) as AnyType,
    argument,
    ofRows: ({ name, type }) => records.get(name) ?? object(type),
    add: (name, type) => others.set(name, type),
  };
}

/** Returns the declarations of a kind; an empty object if it has none. */
export const declaredOf = (
  { declarations }: Pick<GraphParts, 'declarations'>,
  table: string,
): KindDeclaration => declarations[table] ?? {};

/** One record of a table in words. */
export const recordNoun = (graph: Pick<GraphParts, 'declarations' | 'model'>, table: string): string =>
  nounOf(graph.model.tables.get(table)!, declaredOf(graph, table));

/** Declares a closed set of kinds, by the names of their tables. */
export const setOfKinds = (
  graph: Pick<GraphParts, 'builder' | 'declarations' | 'model'>,
  name: string,
  description: string,
  tables: readonly string[],
): SetRef =>
  closedSet(
    graph.builder,
    name,
    description,
    Object.fromEntries(
      tables.map((table) => [table, `${upperFirst(withArticle(recordNoun(graph, table)))}.`]),
    ),
  );

export const isSlug = (name: string): boolean => name.endsWith('_slug');
export const withoutArticle = (text: string): string => text.replace(/^The /, '').replace(/\.$/, '');
