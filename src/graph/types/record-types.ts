import { schemaOf } from '../../data/releases.ts';
import type {
  FaceDeclaration,
  FieldDeclaration,
  FilterDeclaration,
  KindDeclaration,
  ValueFilter,
} from '../../kinds/declare.ts';
import { shapeOfIdea } from '../../kinds/ideas.ts';
import { camelCase, type NestedObject, type Table, typeNameOf } from '../../kinds/model.ts';
import { faceFields } from './faces.ts';
import { computedFields, isRef, nameOfReference, namesOfReferences, valueFields } from './fields.ts';
import type { GameTypes, GraphParts } from '../graph.ts';
import { createLinks, type Links, readAs } from './links.ts';
import { listFields } from '../queries/lists.ts';
import { recordType, rowsWithEdges } from '../load/loaders.ts';
import { createListArguments, type Filter } from '../queries/list-arguments.ts';
import type { RecordRow } from '../load/rows.ts';
import { type FindNames, spoilersOfEntry, spoilersOfRecord } from '../queries/record.ts';
import { linkFields } from '../load/relations.ts';
import { createSubjects, type Subjects } from './subjects.ts';
import {
  createTypeNames,
  declaredOf,
  type FieldBuilder,
  type FieldMap,
  type SchemaRow,
  type TypeNames,
  withoutArticle,
} from './type-names.ts';

/** The types of a game: everything that its schemas and declarations say, as types of GraphQL with their loaders. */

/**
 * Makes a filter from its declaration: its GraphQL type, its column and the tables of the records it accepts.
 */
function filterOf(
  graph: GraphParts,
  names: TypeNames,
  table: Table,
  name: string,
  filter: FilterDeclaration,
): Filter {
  const { model, views } = graph;
  if (typeof filter !== 'string' && 'through' in filter) {
    const [edge, column] = filter.through.split('.') as [string, string];
    const through = { edge, column, target: `${table.name}_slug` };
    return { type: 'Slug', isList: true, description: filter.text, to: filter.to, through };
  }
  if (typeof filter !== 'string' && 'values' in filter) {
    const { type, isOne, text: description } = filter;
    return {
      type: names.set(type),
      ...(!isOne && { isList: true }),
      description,
      values: valuesOf(graph, table, filter as ValueFilter<SchemaRow, SchemaRow, SchemaRow>),
    };
  }
  const {
    text: description,
    of = name,
    isSubjectKind,
  } = typeof filter === 'string' ? { text: filter } : filter;
  if (isSubjectKind) {
    const { owners } = model.tables.get(views[table.name]?.of ?? table.name)!;
    return { type: graph.common.Kind, kinds: owners.map((owner) => owner.table), description };
  }
  const [list, inner] = of.split('.') as [string, string | undefined];
  const edge = inner === undefined ? undefined : table.edges.find(({ field }) => field === list)!.table;
  const owner = edge === undefined ? table : model.tables.get(edge)!;
  const field = owner.fields.find((each) => each.name === (inner ?? of));
  if (field === undefined) throw new Error(`${table.name}: no field "${of}" for the filter ${name}`);
  const { type, references, isList, column } = field;
  return {
    type: names.argument(field),
    description,
    ...((references !== undefined || type.is === 'set') && { isList: true }),
    ...(references !== undefined && type.is !== 'set' && { to: [references] }),
    ...(edge === undefined
      ? column !== name && { column }
      : { through: { edge, column, target: `${table.name}_slug` } }),
    ...(isList && { isArray: true }),
  };
}

/** The values of each record, computed from its row and those of its edges. */
function valuesOf(
  graph: GraphParts,
  table: Table,
  { values, edges, beside }: ValueFilter<SchemaRow, SchemaRow, SchemaRow>,
): NonNullable<Filter['values']> {
  return async (release) => {
    const [rows, others] = await Promise.all([
      rowsWithEdges<SchemaRow, SchemaRow>(graph, release, table.name, edges),
      beside === undefined
        ? []
        : release.select<SchemaRow>(`select * from ${schemaOf(release, graph.gameId)}.${beside}`),
    ]);
    const othersBySlug = new Map(others.map((row) => [row['slug'] as string, row]));
    return new Map(
      rows.map(({ row, edges: own }) => [row['slug'] as string, values(row, own, othersBySlug)]),
    );
  };
}

/** Makes the filters and sort keys of a table from its declarations. */
function choicesOf(
  graph: GraphParts,
  names: TypeNames,
  table: Table,
  { filters = {}, sorts = {} }: Pick<KindDeclaration, 'filters' | 'sorts'>,
) {
  return {
    filters: Object.fromEntries(
      Object.entries(filters).map(([name, each]) => [
        camelCase(name),
        filterOf(graph, names, table, name, each),
      ]),
    ),
    sortKeys: Object.fromEntries(
      Object.entries(sorts).map(([name, each]) => [name, typeof each === 'string' ? { of: each } : each]),
    ),
  };
}

/** The parts that the types of a game are made with. */
interface Parts {
  readonly graph: GraphParts;
  readonly names: TypeNames;
  readonly subjects: Subjects;
  readonly links: Links;
}

/** Makes the type of an object inside rows, or of a result. */
function addObject({ graph, names }: Parts, { name, description, fields }: NestedObject): void {
  const isResult = graph.model.results.types.has(name);
  const computed: Readonly<Record<string, FieldDeclaration<never, never>>> = Object.assign(
    {},
    ...Object.values(graph.declarations).map(({ types: inside }) => inside?.[name]),
  );
  // The names in an object of a row are marked with the row, unless it names a record of any kind.
  const named = isResult || isRef(fields) ? namesOfReferences(fields) : [];
  names.object(name).implement({
    description,
    fields: (t) => ({
      ...valueFields(graph, names, t, fields),
      ...(named.length > 0 && spoilersOfEntry(graph, t, {}, named)),
      ...computedFields(graph, names, t, computed),
    }),
  });
}

/** The owner to which the rows of a table lead back. */
const ownerOf = ({ owners: [owner, ...others] }: Table): Table['owners'][number] | undefined =>
  others.length === 0 && owner?.description !== undefined ? owner : undefined;

/** The names of other records in the rows of a table: of those they name, they belong to, and they are about. */
function namesIn({ graph, subjects }: Parts, table: Table): FindNames<SchemaRow>[] {
  const { fields, owners, subject } = table;
  const { view } = declaredOf(graph, table.name);
  const named = namesOfReferences(fields, view?.columns);
  const back = ownerOf(table);
  if (back !== undefined) named.push(nameOfReference(back.column, back.column, back.table));
  if (owners.length > 1) named.push((row) => [{ text: '/subjectName', record: subjects.subjectOf(row) }]);
  if (subject === undefined) return named;
  const about: FindNames<SchemaRow> = (row) => {
    const kind = row[subject] as string;
    const slug = row[`${kind}_slug`] as string | null;
    return slug === null ? [] : [{ text: '/name', record: { table: kind, slug } }];
  };
  return [...named, about];
}

/** The tables whose rows have the same type. */
const sharing = ({ model }: GraphParts, { type, isRecord }: Table): Table[] =>
  isRecord ? [] : [...model.tables.values()].filter((other) => !other.isRecord && other.type === type);

/** The fields of the type of a table: null in one that may be null in another table of that type. */
const fieldsOfType = (graph: GraphParts, table: Table): Table['fields'] =>
  table.fields.map((field) => ({
    ...field,
    isNullable:
      field.isNullable ||
      sharing(graph, table).some(({ fields }) =>
        fields.some(({ name, isNullable }) => name === field.name && isNullable),
      ),
  }));

/** The fields of the rows of a table. */
function fieldsOf(parts: Parts, t: FieldBuilder, table: Table): FieldMap {
  const { graph, names, subjects, links } = parts;
  const { owners, spoilers, isRecord } = table;
  const { view, fields: more } = declaredOf(graph, table.name);
  const [owner] = owners;
  const back = ownerOf(table);
  const named = namesIn(parts, table);
  const texts = Object.fromEntries(spoilers.map((each) => [each, camelCase(each)]));
  return {
    ...valueFields(graph, names, t, fieldsOfType(graph, table), view?.columns),
    ...links.fields(t, table),
    ...(back &&
      (linkFields(
        t,
        back.column as 'a_slug',
        graph.records.get(back.table)!,
        withoutArticle(back.description!),
      ) as FieldMap)),
    ...(owners.length > 1 && subjects.fields(t, owner!.description ?? '')),
    ...(isRecord
      ? named.length > 0 && spoilersOfRecord(graph, t, named)
      : (spoilers.length > 0 || named.length > 0) && spoilersOfEntry(graph, t, texts, named)),
    ...computedFields(graph, names, t, more, links.rows),
  };
}

/** The description of the type of a table, and its fields. */
const typeOf = (parts: Parts, table: Table) => ({
  description: table.description,
  // Columns are read by their names, also of records, whose type Pothos knows.
  fields: ((t: FieldBuilder) => fieldsOf(parts, t, table)) as never,
});

/** The name of the lists of a table, and what is in them in words. */
function wordsOf(
  { graph }: Parts,
  { name, file }: Table,
): { readonly plural: string; readonly noun: string } {
  const { plural = camelCase(file ?? name), noun } = declaredOf(graph, name);
  return { plural, noun: noun ?? plural.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`) };
}

/** Returns the fields of an interface, as a kind that implements it has them. */
const fieldsAmong = (parts: Parts, t: FieldBuilder, table: Table, wanted: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(fieldsOf(parts, t, table)).filter(([field]) => wanted.has(field)));

/**
 * Returns the interfaces of a kind: those of every record, that of an idea that has another name in each game, with the
 * fields that all games have, and that of goods.
 */
function interfacesOf(parts: Parts, table: Table) {
  const { graph, subjects } = parts;
  const { common, builder } = graph;
  const { idea, name } = table;
  const goods = subjects.kinds.includes(name) ? [subjects.Obtainable] : [];
  const shape = idea === undefined || idea === name ? undefined : shapeOfIdea(idea);
  if (shape === undefined) return [...common.interfaces, ...goods];
  const ref = builder.interfaceRef<RecordRow>(typeNameOf(idea!)).implement({
    description: `${shape.description} Each game has its own word for it.`,
    interfaces: common.interfaces,
    fields: (t) => fieldsAmong(parts, t as unknown as FieldBuilder, table, shape.fields) as never,
  });
  return [...common.interfaces, ref, ...goods];
}

/** Makes the interface of goods, with the fields of their common shape that every such kind has. */
function addGoods(parts: Parts): void {
  const { graph, subjects } = parts;
  const shape = shapeOfIdea('goods')!;
  const [first, ...others] = subjects.kinds.map((kind) => graph.model.tables.get(kind)!);
  if (first === undefined) return;
  subjects.Obtainable.implement({
    description: 'Anything that can be obtained.',
    interfaces: graph.common.interfaces,
    fields: (schemaBuilder) => {
      const t = schemaBuilder as unknown as FieldBuilder;
      const ofOthers = others.map((table) => fieldsOf(parts, t, table));
      const wanted = [...shape.fields].filter((field) => ofOthers.every((fields) => field in fields));
      return fieldsAmong(parts, t, first, new Set(wanted)) as never;
    },
  });
}

/** Makes the type of a kind of records, and its lists at the root. */
function addRecords(parts: Parts, table: Table): void {
  const { graph, names } = parts;
  const type = graph.records.get(table.name)!;
  type.implement({
    ...typeOf(parts, table),
    interfaces: interfacesOf(parts, table) as unknown as typeof graph.common.interfaces,
  });
  listFields(graph, {
    type,
    ...wordsOf(parts, table),
    ...choicesOf(graph, names, table, declaredOf(graph, table.name)),
  });
}

/** Makes the type of the rows of a table that are not records, those of its faces, and the arguments of lists of them. */
function addRows(parts: Parts, table: Table, isOwnType: boolean): void {
  const { graph, names } = parts;
  const { noun } = wordsOf(parts, table);
  const declared = declaredOf(graph, table.name);
  const source = readAs(graph, table.name);
  const addArguments = (typeName: string, key: string, choices: typeof declared | FaceDeclaration) => {
    if (choices.filters === undefined && choices.sorts === undefined) return;
    graph.listArguments.set(
      key,
      createListArguments(graph, {
        table: source,
        typeName,
        noun,
        isList: false,
        ...choicesOf(graph, names, table, choices),
      }),
    );
  };
  if (sharing(graph, table)[0] === table && isOwnType)
    names.object(table.type).implement(typeOf(parts, table));
  addArguments(table.type, source, declared);
  for (const [face, each] of Object.entries(declared.faces ?? {})) {
    if (each === false) continue;
    names.object(face).implement({
      description: each.description,
      fields: (t) => faceFields(graph, names, t, table, each),
    });
    addArguments(face, face, each);
  }
}

/** Makes the types of a game in the order of its files, and the fields of its lists at the root. */
export function typesOf(graph: GraphParts): GameTypes {
  const { model, declarations, common, records } = graph;
  const { tables, types, results } = model;
  for (const { name, type, isRecord } of tables.values())
    if (isRecord) records.set(name, recordType(graph, type, name));
  const names = createTypeNames(graph);
  names.add('Kind', common.Kind);
  const subjects = createSubjects(graph, names);
  const links = createLinks(graph, names);
  const parts: Parts = { graph, names, subjects, links };
  addGoods(parts);

  for (const type of [...types.values(), ...results.types.values()])
    if (type.is === 'object') addObject(parts, type);
  const namesOfFaces = new Set(Object.values(declarations).flatMap(({ faces = {} }) => Object.keys(faces)));
  for (const table of tables.values()) {
    const { type, isRecord, pair } = table;
    if (isRecord) addRecords(parts, table);
    else if (pair === undefined) addRows(parts, table, !namesOfFaces.has(type) && !types.has(type));
  }

  return {
    ...subjects,
    ...names,
    record: (table: string) => records.get(table)!,
    rows: links.rows,
  } as GameTypes;
}
