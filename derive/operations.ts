import {
  type DocumentNode,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isListType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql';
import type { Declarations, KindDeclaration, RestDeclaration } from '../src/kinds/declare.ts';
import {
  camelCase,
  type Field,
  hasName,
  type Model,
  nameBeside,
  type Table,
  typeNameOf,
} from '../src/kinds/model.ts';
import { nounOf } from '../src/kinds/noun.ts';
import { lowerFirst, upperFirst } from '../src/text/case.ts';

/** Views by the names that callers choose them by, from the least on. */
const viewNames = ['summary', 'detail', 'full'] as const;

const singular = (plural: string) => plural.replace(/ies$/, 'y').replace(/s$/, '');
const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const indented = (lines: readonly string[]) => lines.map((line) => `  ${line}`);
const quoted = (text: string) => JSON.stringify(text);

/** As long as a line inside of an operation may be. */
const lineLength = 108;

/** The comparison of records by their sort keys. */
const compareOperation = `"One value of the compared records."
fragment ComparedField on ComparedField {
  field
  description
  values
  labels
  better
  best
  differences
  unmet
}

"Records of one kind side by side: one row for each value that their list can be sorted by, with the best values marked and the differences from the first record."
query compareRecords(
  "The list that the records belong to."
  $kind: CompareKind!
  "The records: 2 to 100 slugs, separated by commas."
  $slugs: [Slug!]!
) @rest(path: "/v1/{gameId}/compare", cost: search) {
  data: compare(kind: $kind, slugs: $slugs) {
    kind
    slugs
    levels
    rows {
      ...ComparedField
    }
  }
}
`;

/** The look-up of records by ids of the game. */
const lookupOperation = `"A record with the id."
fragment LookupRecord on LookupRecord {
  kind
  slug
  name
  url
}

"An id and the record that has it. If several records share the id, \`also\` lists the others."
fragment LookupEntry on LookupEntry {
  id
  kind
  slug
  name
  url
  also {
    ...LookupRecord
  }
}

"A table of the game with known ids."
fragment LookupTable on LookupTable {
  table
  ids
  kinds
}

"""
Looks up records by the game's own ids: rows of its parameter tables, and event flags. \`data\` has one entry per id, in the order given; null if no record has the id. Without parameters, \`data\` is empty and \`meta.tables\` lists the tables.
"""
query lookUpRecords(
  "Name of one of the game's tables. Required with \`id\`."
  $table: IdTable
  "Ids in that table: 1 to 100, separated by commas. Required with \`table\`."
  $id: [DataId!]
) @rest(path: "/v1/{gameId}/lookup", cost: ids) {
  lookup(table: $table, ids: $id) {
    data {
      ...LookupEntry
    }
    meta {
      tables {
        ...LookupTable
      }
    }
  }
}
`;

/** Arguments of every list, before and behind its filters. */
const paging = [
  ['page', 'page', 'Page! = 1', 'Page number, starting at 1.'],
  ['page_size', 'pageSize', 'PageSize! = 20', 'Rows per page.'],
] as const;
const orderText =
  'Sort order. Prefix with `-` for descending order. Unknown values come last in both directions.';
const seedText =
  'Seed of the random order. Required with `sort=random`, rejected otherwise. The same seed gives the same order on all pages.';
const slugsText =
  'Returns these records in this order: 1 to 100 slugs, separated by commas. Can be combined only with `view`, `lang` and `dataset`. Costs as much as a search.';

/**
 * The operations of the kinds of a game by their data file: what lists and records are in REST, each file a document of
 * GraphQL.
 *
 * @param shared the fragments that every kind may spread.
 */
export function operationsOfKinds(
  model: Model,
  declarations: Declarations,
  schema: GraphQLSchema,
  shared: DocumentNode,
): Map<string, string> {
  const operationsOf = operationWriter(model, schema, shared);
  const files = new Map<string, string>();
  const { compare, lookup } = schema.getQueryType()!.getFields();
  if (lookup !== undefined) files.set('lookup', lookupOperation);
  // A game that compares more than sort keys has a file of its own.
  if (compare?.args.length === 2) files.set('compare', compareOperation);
  for (const table of model.tables.values()) {
    const declaration = declarations[table.name];
    if (table.file !== undefined && declaration?.rest !== undefined)
      files.set(table.file, operationsOf(table, declaration, declaration.rest));
  }
  return files;
}

function operationWriter(model: Model, schema: GraphQLSchema, shared: DocumentNode) {
  const sharedParts = shared.definitions.flatMap((each) =>
    each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each.typeCondition.name.value] as const] : [],
  );

  /** The names of fields in REST; of a reference its slug and its name. */
  function namesOf(fields: readonly Field[]): string[] {
    return fields.flatMap((field) => {
      const { served, flatten, type } = field;
      if (served === false) return [];
      if (flatten && type.is === 'object')
        return namesOf(type.fields).map((name) => `${flatten.prefix ?? ''}${name}${flatten.suffix ?? ''}`);
      return hasName(field) ? [served, nameBeside(served)] : [served];
    });
  }

  const recordTypes = new Set([...model.tables.values()].flatMap((each) => (each.isRecord ? each.type : [])));

  /**
   * Everything that an object has: what is written in the order of the schema, then what is computed. Of a record that it
   * names it has slug and name only: that record may lead back to it. Its marks are those of the whole response.
   */
  function wholeOf({ name }: GraphQLNamedType): SelectionSetNode {
    const nested = model.types.get(name);
    const table = [...model.tables.values()].find(({ type }) => type === name);
    const written = namesOf(nested?.is === 'object' ? nested.fields : (table?.fields ?? []));
    const type = schema.getType(name);
    const served = nested && isObjectType(type) ? Object.values(type.getFields()) : [];
    const computed = served
      .filter((field) => ![...recordTypes, 'Spoiler'].includes(getNamedType(field.type).name))
      .filter((field) => !written.some((own) => camelCase(own) === field.name))
      .map((field) => snakeCase(field.name));
    return selectionOf([...written, ...computed].join(' '));
  }

  const selectionOf = (text: string): SelectionSetNode =>
    (parse(`{ ${text} }`, { noLocation: true }).definitions[0] as OperationDefinitionNode).selectionSet;

  /** @returns the document, in the order in which the declaration has its parts. */
  return function operationsOf(table: Table, declaration: KindDeclaration, rest: RestDeclaration): string {
    const { type: typeName } = table;
    const nameOf = (view: string) =>
      viewNames.includes(view as 'full') ? `${typeName}${upperFirst(view)}` : view;
    const parts = new Map(Object.entries(rest.views).map(([name, part]) => [nameOf(name), part]));
    const on = new Map<string, string>(sharedParts);
    const written = new Map<string, string[]>();

    /** The part that a field without a selection gives. */
    function partOf(name: string, type: GraphQLNamedType): string | undefined {
      const what = typeNameOf(singular(name));
      // A part that is called like another type is about that type.
      const typeOfPart = (part: string) => on.get(part) ?? (schema.getType(part) ? part : type.name);
      const isThere = (part: string) => (parts.has(part) || on.has(part)) && typeOfPart(part) === type.name;
      return [`${typeName}${what}`, what, type.name].find(isThere);
    }

    function write(part: string, type: GraphQLNamedType): void {
      if (!parts.has(part) || written.has(part)) return;
      on.set(part, type.name);
      const [, selection] = parts.get(part)!;
      written.set(part, []);
      written.set(part, linesOf(selection === undefined ? wholeOf(type) : selectionOf(selection), type));
    }

    function linesOf({ selections }: SelectionSetNode, type: GraphQLNamedType): string[] {
      return selections.flatMap((each) => {
        if (each.kind === Kind.FIELD) return fieldLines(each, type);
        if (each.kind === Kind.INLINE_FRAGMENT) {
          const inner = schema.getType(each.typeCondition!.name.value)!;
          return [`... on ${inner.name} {`, ...indented(linesOf(each.selectionSet, inner)), '}'];
        }
        const name = nameOf(each.name.value);
        write(name, type);
        return [`...${name}`];
      });
    }

    function fieldLines({ name: { value: source }, alias, selectionSet }: FieldNode, type: GraphQLNamedType) {
      const name = alias?.value ?? source;
      const field = isObjectType(type) ? type.getFields()[camelCase(source)] : undefined;
      if (field === undefined) throw new Error(`${table.name}: ${type.name} has no field "${source}"`);
      const line = name === field.name ? name : `${name}: ${field.name}`;
      const inner = getNamedType(field.type);
      if (!isCompositeType(inner)) return [line];
      const part = selectionSet === undefined ? partOf(name, inner) : undefined;
      if (part === undefined)
        return [`${line} {`, ...indented(linesOf(selectionSet ?? wholeOf(inner), inner)), '}'];
      write(part, inner);
      return [`${line} {`, `  ...${part}`, '}'];
    }

    const type = schema.getType(typeName)!;
    const views = viewNames.filter((view) => rest.views[view] !== undefined);
    for (const view of views) write(nameOf(view), type);
    const fragments = [...parts].map(([name, [text]]) => {
      if (!written.has(name)) throw new Error(`${table.name}: no view has the part "${name}"`);
      return [quoted(text), `fragment ${name} on ${on.get(name)} {`, ...indented(written.get(name)!), '}'];
    });

    const plural = declaration.plural ?? camelCase(table.file!);
    const { args } = schema.getQueryType()!.getFields()[plural]!;
    const filters = Object.entries(declaration.filters ?? {}).map(([name, filter]) => {
      const argument = args.find((each) => each.name === camelCase(name))!;
      const to = referencesOf(table, name, filter).map(quoted);
      const reference =
        to.length === 0 ? '' : ` @reference(to: ${to.length === 1 ? to[0] : `[${to.join(', ')}]`})`;
      const several = isListType(argument.type) ? ' @filter' : '';
      return [name, argument.name, `${argument.type}${several}${reference}`, argument.description!] as const;
    });
    const bounds = Object.keys(declaration.sorts ?? {}).flatMap((figure) =>
      ['min', 'max'].map((end) => {
        const name = `${figure}_${end}`;
        const argument = args.find((each) => each.name === camelCase(name))!;
        return [name, argument.name, String(argument.type), argument.description!] as const;
      }),
    );
    const variables = [
      ...paging,
      ...filters,
      ...bounds,
      ['sort', 'sort', `${typeName}Sort! = slug`, orderText],
      ['seed', 'seed', 'Seed', seedText],
      ['slugs', 'slugs', '[Slug!]', slugsText],
    ] as const;
    const given = variables.map(([name, argument]) => `${argument}: $${name}`);
    const call = (field: string) => {
      const line = `${field}(${given.join(', ')}) {`;
      return line.length <= lineLength ? [line] : [`${field}(`, ...indented(given), ') {'];
    };
    const spreads = (names: readonly string[]) =>
      indented(names.map((view) => `...${nameOf(view)} @view(is: ${view})`));
    const { file } = table;
    const listName = `list${typeNameOf(file!)}`;
    const list = [
      quoted(rest.list),
      `query ${listName}(`,
      ...indented(variables.flatMap(([name, , kind, text]) => [quoted(text), `$${name}: ${kind}`])),
      `) @rest(path: "/v1/{gameId}/${file}") {`,
      ...indented([
        ...call(plural),
        ...indented(['data {', ...spreads(views), '}', 'meta {', '  ...PageMeta', '}']),
        '}',
      ]),
      '}',
    ];
    const root = lowerFirst(typeName);
    const byDetail = [...views].sort((a, b) => Number(b === 'detail') - Number(a === 'detail'));
    const one =
      rest.one === undefined
        ? []
        : [
            [
              quoted(rest.one),
              `query get${typeName}(`,
              ...indented([quoted(`Slug of the ${nounOf(table, declaration)}.`), '$slug: Slug!']),
              `) @rest(path: "/v1/{gameId}/${file}/{slug}") {`,
              ...indented([`data: ${root}(slug: $slug) {`, ...spreads(byDetail), '}']),
              '}',
            ],
          ];
    return `${[...fragments, list, ...one].map((lines) => lines.join('\n')).join('\n\n')}\n`;
  };

  /** The types of the records that a filter may name. */
  function referencesOf(
    table: Table,
    name: string,
    filter: NonNullable<KindDeclaration['filters']>[string],
  ): string[] {
    const typesOf = (tables: readonly string[]) => tables.map((each) => model.tables.get(each)!.type);
    if (typeof filter !== 'string' && 'through' in filter) return typesOf(filter.to);
    if (typeof filter !== 'string' && 'values' in filter) return [];
    const { of = name } = typeof filter === 'string' ? {} : filter;
    const [list, inner] = of.split('.') as [string, string | undefined];
    const edge =
      inner === undefined ? table : model.tables.get(table.edges.find(({ field }) => field === list)!.table)!;
    const field = edge.fields.find((each) => each.name === (inner ?? of));
    return field?.type.is === 'scalar' && field.references !== undefined ? typesOf([field.references]) : [];
  }
}
