import { completeValue, type MaybePromise } from '@pothos/core';
import type { FaceDeclaration } from '../../kinds/declare.ts';
import { camelCase, type Table } from '../../kinds/model.ts';
import { type GraphContext, looseField, nullMeans } from './builder.ts';
import { namesOfReferences, valueFields } from './fields.ts';
import type { GraphParts, Subject } from '../graph.ts';
import { recordIn } from '../load/loaders.ts';
import { languageArgument, nameIn, type NamedRow } from './names.ts';
import { spoilersOfEntry } from '../queries/record.ts';
import { costHint } from '../load/relations.ts';
import type { FieldBuilder, FieldMap, SchemaRow, TypeNames } from './type-names.ts';

/** The fields of a face by the names that they have there. */
const fieldsOfFace = ({ fields }: Table, face: FaceDeclaration) =>
  [...face.fields.matchAll(/(?:(\w+): )?(\w+)/g)].flatMap(([, served, source]) => {
    const field = fields.find((each) => each.served === source);
    return field === undefined ? [] : [{ ...field, served: served ?? source! }];
  });

/** The record that a row is about; its slug is null where the game makes the thing at random. */
type About = Pick<Subject, 'table'> & { readonly slug: string | null };

/** Finds what the rows of a face are about. */
function aboutOf({ about }: FaceDeclaration): (row: SchemaRow) => About {
  if (about === undefined)
    return (row) => ({ table: row['subject_kind'] as string, slug: row['subject_slug'] as string | null });
  const columns = Object.entries(about);
  return (row) => {
    const [table, column] = columns.find(([, each]) => typeof row[each] === 'string')!;
    return { table, slug: row[column] as string };
  };
}

/** The marks of a row of a face: those of its own texts, of the record that it is about, and of others that it names. */
function spoilersOfFace(graph: GraphParts, t: FieldBuilder, table: Table, face: FaceDeclaration): FieldMap {
  const find = aboutOf(face);
  const fields = fieldsOfFace(table, face);
  const texts = fields
    .filter(({ name }) => table.spoilers.includes(name))
    .map(({ name, served }) => [name, camelCase(served)] as const);
  const nameOf = (row: SchemaRow) => {
    const { table: kind, slug } = find(row);
    return slug === null ? [] : [{ text: '/name', record: { table: kind, slug } }];
  };
  return spoilersOfEntry(graph, t, Object.fromEntries(texts), [nameOf, ...namesOfReferences(fields)]);
}

/** The fields of a face: the record that a row is about, what the row has, and the marks of both. */
export function faceFields(
  graph: GraphParts,
  names: TypeNames,
  t: FieldBuilder,
  table: Table,
  face: FaceDeclaration,
): FieldMap {
  const { common, model, records, views } = graph;
  const {
    about,
    mayBeRandom: nullable = false,
    name = about === undefined ? 'subject_name' : undefined,
  } = face;
  const { owners } = model.tables.get(views[table.name]?.of ?? table.name)!;
  const find = aboutOf(face);
  const fields = fieldsOfFace(table, face);
  const columns = about ?? Object.fromEntries(owners.map((owner) => [owner.table, owner.column]));
  const price = costHint({
    kind: 'record',
    tables: Object.fromEntries(Object.entries(columns).map(([kind, column]) => [column, kind])),
  });
  return {
    kind: looseField(t, {
      type: common.Kind,
      description: 'Kind of its record, which is in the list of that kind.',
      resolve: (row: SchemaRow) => find(row).table,
      ...(about && { extensions: { jsonSchema: { enum: Object.keys(about) } } }),
    }),
    slug: t.field({
      type: 'Slug',
      ...(nullable && nullMeans('none')),
      description: nullable ? 'Slug of its record; null when it has none.' : 'Slug of its record.',
      resolve: (row) => find(row).slug!,
    }),
    name: t.string({
      args: { lang: languageArgument(t) },
      description: 'Its name, in `lang` if known, otherwise in English.',
      resolve: (row, { lang }, context) => {
        const { table: kind, slug } = find(row);
        if (slug === null || (!lang && name !== undefined)) return row[name!] as string;
        return completeValue(records.get(kind)!.find(context, slug) as MaybePromise<NamedRow>, (found) =>
          nameIn(found, lang ?? undefined),
        );
      },
      ...(name === undefined && { extensions: price }),
    }),
    ...valueFields(graph, names, t, fields),
    record: looseField(t, {
      type: about === undefined ? names.named('Obtainable') : common.GameRecord,
      nullable,
      ...(nullable && { nullMeaning: { 'x-null-means': 'none' } }),
      description: 'Its record.',
      resolve: (row: SchemaRow, _args: unknown, context: GraphContext) => {
        const { table: kind, slug } = find(row);
        return slug === null ? null : recordIn(graph, kind, context, slug);
      },
      extensions: price,
    }),
    ...spoilersOfFace(graph, t, table, face),
  };
}
