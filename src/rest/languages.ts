import {
  type DocumentNode,
  type FieldNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  Kind,
  type SelectionNode,
  TypeInfo,
  parse,
  type OperationDefinitionNode,
  visit,
  visitWithTypeInfo,
} from 'graphql';

const fieldsOf = (type: GraphQLNamedType | null | undefined) =>
  isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};

/** Whether a field has a text that depends on the language. */
const takesLanguage = (type: GraphQLNamedType | null | undefined, name: string): boolean =>
  fieldsOf(type)[name]?.args.some((each) => each.name === 'lang') === true;

/** The field with the language of a name, e.g. `nameLanguage` of `name`; undefined for a field that has one language. */
export function languageFieldOf(type: GraphQLNamedType | null | undefined, name: string): string | undefined {
  const language = `${name}Language`;
  return takesLanguage(type, name) && fieldsOf(type)[language] ? language : undefined;
}

/** The member with the language of the name in another member, e.g. `name_language`. */
export const languageMemberOf = (member: string): string => `${member}_language`;

const { variableDefinitions: languageVariable, selectionSet } = parse(
  'query ($lang: Language!) { name(lang: $lang) }',
  {
    noLocation: true,
  },
).definitions[0] as OperationDefinitionNode;
const { arguments: languageArgument } = selectionSet.selections[0] as FieldNode;

/** The query of an operation with each name in the language `$lang` where it is known, and that language beside it. */
export function inLanguage(schema: GraphQLSchema, document: DocumentNode): DocumentNode {
  const types = new TypeInfo(schema);

  function named(selection: SelectionNode): SelectionNode[] {
    if (selection.kind !== Kind.FIELD) return [selection];
    const type = types.getParentType();
    if (!takesLanguage(type, selection.name.value)) return [selection];
    const field = { ...selection, arguments: [...(selection.arguments ?? []), ...languageArgument!] };
    const language = languageFieldOf(type, selection.name.value);
    if (language === undefined) return [field];
    const member = languageMemberOf(selection.alias?.value ?? selection.name.value);
    return [
      field,
      {
        ...field,
        name: { kind: Kind.NAME, value: language },
        alias: { kind: Kind.NAME, value: member },
      },
    ];
  }

  return visit(
    document,
    visitWithTypeInfo(types, {
      SelectionSet: { leave: (node) => ({ ...node, selections: node.selections.flatMap(named) }) },
      OperationDefinition: {
        leave: (node) => ({
          ...node,
          variableDefinitions: [...(node.variableDefinitions ?? []), ...languageVariable!],
        }),
      },
    }),
  );
}
