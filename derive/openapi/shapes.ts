import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLCompositeType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isScalarType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { languageFieldOf, languageMemberOf } from '../../src/rest/languages.ts';
import type { Operation, OperationQuery } from '../../src/rest/operations.ts';
import { sortedBy, sortKeysOf } from '../../src/rest/sorted-by.ts';
import type { Schema } from './schema.ts';

const builtIn: Readonly<Record<string, Schema>> = {
  String: { type: 'string' },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  ID: { type: 'string' },
};

/** The values that sort a row. */
const sortedBySchema: Schema = {
  type: 'object',
  description:
    'The values by which the request sorts and selects the row, by the names of the sort keys; null when unknown. Only in lists, in responses to requests with a numeric sort key in `sort` or with a range.',
  additionalProperties: { type: ['number', 'null'] },
};

/** The schema and the fragments of the operations, and the components made from them. */
interface Context {
  readonly schema: GraphQLSchema;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  /** The components made so far, by name. */
  readonly components: Map<string, Schema>;
}

const typeNamed = ({ schema }: Context, name: string) => schema.getType(name) as GraphQLCompositeType;

/** A component for a fragment, made on first use. */
function fragmentShape(context: Context, name: string): Schema {
  if (!context.components.has(name)) {
    const fragment = context.fragments.get(name)!;
    context.components.set(name, {});
    context.components.set(name, {
      ...selectionShape(
        context,
        fragment.selectionSet,
        typeNamed(context, fragment.typeCondition.name.value),
      ),
      ...(fragment.description ? { description: fragment.description.value } : {}),
    });
  }
  return { $ref: `#/components/schemas/${name}` };
}

/** Fields of a selection in the order of the response; spreads are expanded. */
function fieldsOf(
  context: Context,
  selections: SelectionSetNode,
  into = new Map<string, FieldNode[]>(),
): Map<string, FieldNode[]> {
  for (const selection of selections.selections) {
    if (selection.kind === Kind.FIELD) {
      const key = selection.alias?.value ?? selection.name.value;
      into.set(key, [...(into.get(key) ?? []), selection]);
    } else if (selection.kind === Kind.FRAGMENT_SPREAD) {
      fieldsOf(context, context.fragments.get(selection.name.value)!.selectionSet, into);
    } else {
      fieldsOf(context, selection.selectionSet, into);
    }
  }
  return into;
}

function objectShape(context: Context, selections: SelectionSetNode, type: GraphQLCompositeType): Schema {
  const properties: Schema = {};
  const fields = fieldsOf(context, selections);
  for (const [key, nodes] of fields) {
    const field = isObjectType(type) ? type.getFields()[nodes[0]!.name.value]! : undefined;
    if (field === undefined) throw new Error(`${type.name} has no field ${nodes[0]!.name.value}`);
    const constant = field.extensions['jsonSchema'] as Schema | undefined;
    const shape = { ...typeShape(context, field.type, nodes), ...constant };
    properties[key] = field.description ? { ...shape, description: field.description } : shape;
    if (languageFieldOf(type, field.name) === undefined) continue;
    properties[languageMemberOf(key)] = {
      type: 'string',
      description: `Language of \`${key}\` by its BCP 47 tag. Only in responses to requests with \`lang\`.`,
    };
  }
  return { type: 'object', properties, required: [...fields.keys()] };
}

/** Returns what a selection on several types selects on each of them, by name. */
function byType(
  context: Context,
  { selections }: SelectionSetNode,
): ReadonlyMap<string, readonly SelectionNode[]> {
  const found = new Map<string, readonly SelectionNode[]>();
  const add = (name: string, own: readonly SelectionNode[]) =>
    found.set(name, [...(found.get(name) ?? []), ...own]);
  for (const selection of selections) {
    if (selection.kind === Kind.FRAGMENT_SPREAD)
      for (const [name, own] of byType(context, context.fragments.get(selection.name.value)!.selectionSet))
        add(name, own);
    else if (selection.kind === Kind.INLINE_FRAGMENT)
      add(selection.typeCondition!.name.value, selection.selectionSet.selections);
    else throw new Error('one of several types is selected by fragments');
  }
  return found;
}

/** Returns the component named for a type; a wider selection of the type has another name. */
function componentOf(context: Context, name: string, shape: Schema): Schema {
  const known = context.components.get(name);
  const used = known === undefined || JSON.stringify(known) === JSON.stringify(shape) ? name : `${name}Full`;
  context.components.set(used, shape);
  return { $ref: `#/components/schemas/${used}` };
}

/** Returns a selection on several types as one of them, each a component. */
function unionShape(context: Context, selections: SelectionSetNode): Schema {
  const mapping: Record<string, string> = {};
  const members = [...byType(context, selections)].map(([name, own]) => {
    const shape = objectShape(
      context,
      { kind: Kind.SELECTION_SET, selections: own },
      typeNamed(context, name),
    );
    const component = componentOf(context, name, {
      ...shape,
      description: typeNamed(context, name).description ?? '',
    });
    const kind = (shape['properties'] as Record<string, Schema>)['kind']?.['const'] as string;
    mapping[kind] = component['$ref'] as string;
    return component;
  });
  return { oneOf: members, discriminator: { propertyName: 'kind', mapping } };
}

function selectionShape(context: Context, selections: SelectionSetNode, type: GraphQLCompositeType): Schema {
  return isObjectType(type) ? objectShape(context, selections, type) : unionShape(context, selections);
}

function namedShape(context: Context, type: GraphQLOutputType, nodes: readonly FieldNode[]): Schema {
  const named = getNamedType(type);
  if (isEnumType(named)) return { type: 'string', enum: named.getValues().map(({ name }) => name) };
  if (isScalarType(named)) return { ...(builtIn[named.name] ?? (named.extensions['jsonSchema'] as Schema)) };
  const sets = nodes.map((node) => node.selectionSet!);
  const [only] = sets[0]!.selections;
  if (sets.length === 1 && sets[0]!.selections.length === 1 && only?.kind === Kind.FRAGMENT_SPREAD) {
    return fragmentShape(context, only.name.value);
  }
  const selections = sets.flatMap((set) => set.selections);
  return partShape(
    context,
    named as GraphQLCompositeType,
    selectionShape(context, { kind: Kind.SELECTION_SET, selections }, named as GraphQLCompositeType),
  );
}

/** The shape of a part of records as a component named for its type, if every selection of it is the same. */
function partShape(context: Context, type: GraphQLCompositeType, shape: Schema): Schema {
  const isPart = isObjectType(type) && type.getInterfaces().length === 0 && !context.fragments.has(type.name);
  if (!isPart) return shape;
  const component = { ...shape, ...(type.description ? { description: type.description } : {}) };
  const kept = context.components.get(type.name);
  if (kept === undefined) context.components.set(type.name, component);
  else if (JSON.stringify(kept) !== JSON.stringify(component)) return shape;
  return { $ref: `#/components/schemas/${type.name}` };
}

function typeShape(context: Context, type: GraphQLOutputType, nodes: readonly FieldNode[]): Schema {
  const bare = getNullableType(type);
  const shape: Schema = isListType(bare)
    ? { type: 'array', items: typeShape(context, bare.ofType, nodes) }
    : namedShape(context, bare, nodes);
  // Without any keyword it may be null already.
  if (isNonNullType(type) || Object.keys(shape).length === 0) return shape;
  // Few generators can express an enum with null in it.
  return typeof shape['type'] === 'string' && shape['enum'] === undefined
    ? { ...shape, type: [shape['type'], 'null'] }
    : { anyOf: [shape, { type: 'null' }] };
}

/** Adds to the rows of a list what they have when a request sorts them. */
function addSortedBy({ components }: Context, { $ref }: Schema): void {
  const row = components.get(String($ref).split('/').at(-1)!)!;
  components.set('SortedBy', sortedBySchema);
  Object.assign(row['properties'] as Schema, { [sortedBy]: { $ref: '#/components/schemas/SortedBy' } });
}

/** Schema of the response to a query. A null root is a 404, so it is never null in a 200. */
function shapeOf(context: Context, operation: Operation, { body }: OperationQuery): Schema {
  const { list } = operation;
  const properties: Schema = {};
  const root = context.schema.getQueryType()!;
  const of = list === undefined ? root : (getNamedType(root.getFields()[list]!.type) as GraphQLObjectType);
  for (const selection of body) {
    const key = selection.alias?.value ?? selection.name.value;
    const { type } = of.getFields()[selection.name.value]!;
    const bare = getNullableType(type);
    properties[key] = isListType(bare)
      ? { type: 'array', items: typeShape(context, bare.ofType, [selection]) }
      : namedShape(context, bare, [selection]);
  }
  if (sortKeysOf(operation).length > 0)
    addSortedBy(context, (properties['data'] as Schema)['items'] as Schema);
  return { type: 'object', properties, required: Object.keys(properties) };
}

/** An OpenAPI 3.1 description of the operations' responses, with component names from their fragments. */
export function createShapes(schema: GraphQLSchema, fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
  const context: Context = { schema, fragments, components: new Map() };
  const queryShape = (operation: Operation, query: OperationQuery) => shapeOf(context, operation, query);
  return {
    components: context.components,
    /** Shape of the body of an operation, in any of its views. */
    bodyShape(operation: Operation): Schema {
      const shapes = [...operation.queries.values()].map((query) => queryShape(operation, query));
      return shapes.length === 1 ? shapes[0]! : { anyOf: shapes };
    },
    /** Shape of the body of one view of an operation. */
    queryShape,
  };
}
