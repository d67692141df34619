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

/** What an operation selects on a type: the selections behind each member of the object. */
export interface Shape {
  readonly type: GraphQLNamedType;
  readonly members: Map<string, Shape>;
  /** Members with the texts that give something away, and with the highest of their levels. */
  spoilers?: string;
  spoilerLevel?: string;
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
      if (name.value === 'spoilerLevel') into.spoilerLevel = key;
      if (type.name === 'Spoiler') {
        into.spoilers = key;
        isMarked = true;
      } else if (selectionSet !== undefined) {
        const member = into.members.get(key) ?? { type, members: new Map() };
        into.members.set(key, gather(selectionSet, type, member));
      }
    }
    return into;
  }

  const query = schema.getQueryType()!;
  const shape = gather(root!, query, { type: query, members: new Map() });
  return { shape, isMarked };
}
