import { completeValue } from '@pothos/core';
import type { FieldDeclaration, KindDeclaration, LoadRecord } from '../../kinds/declare.ts';
import { camelCase, type Field, hasName, nameBeside } from '../../kinds/model.ts';
import { type GraphContext, looseField } from './builder.ts';
import type { GraphParts, Subject } from '../graph.ts';
import type { Links } from './links.ts';
import { recordIn } from '../load/loaders.ts';
import type { FindNames } from '../queries/record.ts';
import { nameOfRef, refFields } from './refs.ts';
import { costHint, costsRows, linkFields, resolveOne } from '../load/relations.ts';
import {
  type FieldBuilder,
  type FieldMap,
  isSlug,
  type SchemaRow,
  type TypeNames,
  withoutArticle,
} from './type-names.ts';

/** Whether an object with these fields names a record of any kind. */
export const isRef = (fields: readonly Field[]): boolean => fields.some(({ isOfAnyKind }) => isOfAnyKind);

/** A list of the data is never null: it is empty. */
const listOf = (valueOf: (row: SchemaRow) => unknown) => (row: SchemaRow) =>
  (valueOf(row) ?? []) as readonly unknown[];

/**
 * The fields of a schema: values, objects, and records with their slugs.
 *
 * @param columns names of columns that differ, where rows are read from a view.
 * @param within the object in the row that has the fields, where they are served in its place.
 */
export function valueFields(
  graph: GraphParts,
  names: TypeNames,
  t: FieldBuilder,
  fields: readonly Field[],
  columns: Readonly<Record<string, string>> = {},
  within?: Field,
): FieldMap {
  const { records } = graph;
  const read = within && ((row: SchemaRow) => row[within.column] as SchemaRow | null);
  const { prefix = '', suffix = '' } = within?.flatten ?? {};

  /** A record that a row names, and its slug beside it. */
  function referenceFields(field: Field, column: string, served: string): FieldMap {
    const type = records.get(field.references!)!;
    const name = camelCase(served.slice(0, -'_slug'.length));
    const { description, isNullable: nullable, nullMeaning, schema } = field;
    if (schema['x-link'] === 'record')
      return { [name]: looseField(t, { nullable, nullMeaning, description, ...resolveOne(column, type) }) };
    const ownName = fields.find((each) => each.name === nameBeside(field.name))?.column;
    const options = { nullable, nullMeaning, name, ownName };
    return linkFields(t, column as 'a_slug', type, withoutArticle(description), options) as FieldMap;
  }

  const made: FieldMap = {};
  const hasRef = isRef(fields);
  for (const field of fields) {
    const { served, type, description, isList } = field;
    if (served === false || (hasRef && served === 'name')) continue;
    const column = columns[field.name] ?? field.column;
    if (field.isOfAnyKind) {
      Object.assign(made, refFields(graph, t, field));
    } else if (field.flatten && type.is === 'object') {
      Object.assign(made, valueFields(graph, names, t, type.fields, {}, field));
    } else if (field.references !== undefined && isSlug(served)) {
      Object.assign(made, referenceFields(field, column, served));
    } else {
      const isNullable = !isList && (field.isNullable || (within?.isNullable ?? false));
      const { default: otherwise } = field.schema;
      const valueOf = read
        ? (row: SchemaRow) => read(row)?.[column]
        : (row: SchemaRow) => row[column] ?? otherwise;
      made[camelCase(`${prefix}${served}${suffix}`)] = looseField(t, {
        type: isList ? [names.named(type.name)] : names.named(type.name),
        nullable: field.hasNullItems ? { list: false, items: true } : isNullable,
        nullMeaning: isNullable ? (field.nullMeaning ?? within?.nullMeaning) : undefined,
        description,
        resolve: isList ? listOf(valueOf) : valueOf,
      });
    }
  }
  return made;
}

/** Finds the name beside a slug in a row: `locationName` for the column `location_slug`. */
export const nameOfReference =
  (name: string, column: string, table: string): FindNames<SchemaRow> =>
  (row) => {
    const slug = row[column] as string | null | undefined;
    return slug ? [{ text: `/${camelCase(nameBeside(name))}`, record: { table, slug } }] : [];
  };

/** Finds the names in the objects of a column, which is one or several. */
const namesInside =
  (at: string, column: string, inside: readonly FindNames<SchemaRow>[]): FindNames<SchemaRow> =>
  (row) => {
    const value = row[column] as SchemaRow | readonly SchemaRow[] | null | undefined;
    const found = (inner: SchemaRow, pointer: string) =>
      inside
        .flatMap((find) => find(inner))
        .map(({ text, record }) => ({ text: `${pointer}${text}`, record }));
    if (!value) return [];
    return Array.isArray(value)
      ? (value as readonly SchemaRow[]).flatMap((each, index) => found(each, `${at}/${index}`))
      : found(value as SchemaRow, at);
  };

/** Finds the names beside the slugs of a schema's fields, and those in the objects that they hold. */
export const namesOfReferences = (
  fields: readonly Field[],
  columns: Readonly<Record<string, string>> = {},
): FindNames<SchemaRow>[] =>
  fields.flatMap((field) => {
    const column = columns[field.name] ?? field.column;
    if (field.isOfAnyKind) return [nameOfRef];
    if (hasName(field)) return [nameOfReference(field.served, column, field.references)];
    if (field.type.is !== 'object' || field.served === false || field.flatten) return [];
    // Such an object marks its name itself.
    if (isRef(field.type.fields)) return [];
    const inside = namesOfReferences(field.type.fields);
    return inside.length > 0 ? [namesInside(`/${camelCase(field.served)}`, column, inside)] : [];
  });

/**
 * The fields that are computed from a row.
 *
 * @param rows loads rows that belong to a record.
 */
export function computedFields(
  graph: GraphParts,
  names: TypeNames,
  t: FieldBuilder,
  fields: KindDeclaration['fields'] = {},
  rows?: Links['rows'],
): FieldMap {
  const { records } = graph;
  function fieldOf({
    type: typeName,
    isList,
    nullMeans,
    description,
    loads,
    edges,
    ...field
  }: FieldDeclaration<never, never>) {
    const value = field.value as FieldDeclaration<SchemaRow, SchemaRow>['value'];
    const type = names.named(typeName);
    const load = edges === undefined ? undefined : rows!(edges);
    return looseField(t, {
      type: isList ? [type] : type,
      nullable: nullMeans !== undefined,
      nullMeaning: nullMeans && { 'x-null-means': nullMeans },
      description,
      resolve: (row: SchemaRow, _args: unknown, context: GraphContext) => {
        const recordOf: LoadRecord = (table, slug, as) =>
          completeValue(records.get(table)!.find(context, slug), as as (found: unknown) => unknown);
        if (load !== undefined)
          return completeValue(load(context, row['slug'] as string), (own) => value(row, recordOf, own));
        const found = value(row, recordOf, []);
        if (typeName !== 'Obtainable' || !found) return found;
        const { table, slug } = found as Subject;
        return recordIn(graph, table, context, slug);
      },
      ...(loads && { extensions: costHint({ kind: 'record', tables: loads }) }),
      ...(load && costsRows),
    });
  }
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [camelCase(name), fieldOf(field)]));
}
