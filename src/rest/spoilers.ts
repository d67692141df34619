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
import type { Graph } from '../graph/graph.ts';
import type { Spoiler } from '../graph/rows.ts';
import type { MarkedTexts } from '../graph/marked-texts.ts';

/** What an operation selects on a type: the selections behind each member of the object. */
interface Shape {
  readonly type: GraphQLNamedType;
  readonly members: Map<string, Shape>;
  /** Members with the texts that give something away, and with the highest of their levels. */
  spoilers?: string;
  spoilerLevel?: string;
}

/** The shape of a response; undefined when no record in it marks spoilers. */
function shapeOf(schema: GraphQLSchema, document: DocumentNode): Shape | undefined {
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
  return isMarked ? shape : undefined;
}

/** An object that marks which of the texts in it give something away. */
interface Owner {
  /** Length of the pointer to it. */
  readonly at: number;
  readonly found: Spoiler[];
}

type Members = Record<string, unknown>;

/** Adds the marks of spoilers to a response, as pointers into it. */
export type MarkSpoilers = (answer: unknown, texts: MarkedTexts) => void;

/**
 * The marker of spoilers for an operation; undefined when its responses have none.
 *
 * Data files mark texts by their place in the file. A response has them under other names, some of them twice, or in
 * the record of a location what the record of an item marks: so texts are found by their content.
 */
export function spoilerMarker(
  { schema, tableOf }: Pick<Graph, 'schema' | 'tableOf'>,
  document: DocumentNode,
): MarkSpoilers | undefined {
  const whole = shapeOf(schema, document);
  if (whole === undefined) return undefined;
  return (answer, { levelOf }) => {
    function mark(
      value: unknown,
      shape: Shape | undefined,
      kind: string | undefined,
      owners: readonly Owner[],
      pointer: string,
    ): void {
      if (typeof value === 'string') {
        const level = owners.length === 0 ? undefined : levelOf(value, kind);
        if (level !== undefined)
          for (const { at, found } of owners) found.push({ text: pointer.slice(at), level });
      } else if (Array.isArray(value)) {
        value.forEach((each, index) => mark(each, shape, kind, owners, `${pointer}/${index}`));
      } else if (typeof value === 'object' && value !== null) {
        const members = value as Members;
        const inside = (shape && tableOf(shape.type.name)) ?? kind;
        const { spoilers, spoilerLevel } = shape ?? {};
        const own: Owner | undefined = spoilers === undefined ? undefined : { at: pointer.length, found: [] };
        const all = own ? [...owners, own] : owners;
        for (const [name, each] of Object.entries(members))
          if (name !== spoilers) mark(each, shape?.members.get(name), inside, all, `${pointer}/${name}`);
        if (own) members[spoilers!] = own.found;
        if (own && spoilerLevel !== undefined) {
          const isMajor = own.found.some(({ level }) => level === 'major');
          members[spoilerLevel] = isMajor ? 'major' : own.found.length > 0 ? 'mild' : 'none';
        }
      }
    }
    mark(answer, whole, undefined, [], '');
  };
}
