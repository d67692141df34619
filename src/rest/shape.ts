import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from 'graphql';

/** Selection of an operation on a type: the selections behind each member of the object. */
export interface Shape {
  readonly type: GraphQLNamedType;
  readonly members: Map<string, Shape>;
  /** The members that hold a field, by the name of the field. */
  readonly keys: Map<string, Set<string>>;
  /** Members with the spoilers, and with the highest of their levels. */
  spoilers?: string;
  spoilerLevel?: string;
}

const newShape = (type: GraphQLNamedType): Shape => ({ type, members: new Map(), keys: new Map() });

/**
 * Yields the JSON pointers into an object of a response that match a path of fields, e.g. `/drops/0/name` and
 * `/drops/0/name` for the steps `drops`, `0` and `name`.
 */
export function* pointersTo(shape: Shape | undefined, [step, ...rest]: readonly string[]): Generator<string> {
  if (step === undefined) yield '';
  // A position in a list, or a member of a value that has no fields.
  else if (shape === undefined || /^\d+$/.test(step))
    for (const inner of pointersTo(shape, rest)) yield `/${step}${inner}`;
  else
    for (const key of shape.keys.get(step) ?? [])
      for (const inner of pointersTo(shape.members.get(key), rest)) yield `/${key}${inner}`;
}

/** The shape of a response, and whether a record in it marks spoilers. */
export function shapeOf(
  schema: GraphQLSchema,
  document: DocumentNode,
): { readonly shape: Shape; readonly isMarked: boolean } {
  const fragments = new Map<string, FragmentDefinitionNode>();
  let root: SelectionSetNode | undefined;
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
    else if (definition.kind === Kind.OPERATION_DEFINITION) root = definition.selectionSet;
  }
  let isMarked = false;

  function gather({ selections }: SelectionSetNode, on: GraphQLNamedType, into: Shape): Shape {
    for (const selection of selections) {
      if (selection.kind !== Kind.FIELD) {
        const { typeCondition, selectionSet } =
          selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value)!;
        gather(selectionSet, typeCondition ? schema.getType(typeCondition.name.value)! : on, into);
        continue;
      }
      const { alias, name, selectionSet } = selection;
      const key = alias?.value ?? name.value;
      const field = isObjectType(on) || isInterfaceType(on) ? on.getFields()[name.value] : undefined;
      if (field === undefined) continue;
      const type = getNamedType(field.type);
      into.keys.set(name.value, (into.keys.get(name.value) ?? new Set()).add(key));
      if (name.value === 'spoilerLevel') into.spoilerLevel = key;
      if (type.name === 'Spoiler') {
        into.spoilers = key;
        isMarked = true;
      } else if (selectionSet !== undefined) {
        const member = into.members.get(key) ?? newShape(type);
        into.members.set(key, gather(selectionSet, type, member));
      }
    }
    return into;
  }

  const query = schema.getQueryType()!;
  const shape = gather(root!, query, newShape(query));
  return { shape, isMarked };
}
