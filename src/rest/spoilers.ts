import {
  type DocumentNode,
  type FieldNode,
  getNamedType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { levelOf } from '../graph/types/common-types.ts';
import type { Spoiler } from '../graph/load/rows.ts';
import { pointersTo, type Shape, shapeOf } from './shape.ts';

/** An object of a response that marks which of the texts in it are spoilers. */
interface Owner {
  /** Length of the pointer to it. */
  readonly at: number;
  readonly found: Spoiler[];
}

type Members = Record<string, unknown>;

/** The document of an operation, and what moves the marks in its responses to where callers look for them. */
export interface Marking {
  readonly document: DocumentNode;
  /** Undefined when its responses have no marks. */
  readonly mark: ((response: unknown) => void) | undefined;
}

/** The member with the marks of an object, while a response is made. No member of REST is written so. */
const ownMarks = 'ownMarks';

/** The selection of the marks of an object. */
const selection: FieldNode = {
  kind: Kind.FIELD,
  alias: { kind: Kind.NAME, value: ownMarks },
  name: { kind: Kind.NAME, value: 'spoilers' },
  selectionSet: {
    kind: Kind.SELECTION_SET,
    selections: ['text', 'level'].map((value) => ({ kind: Kind.FIELD, name: { kind: Kind.NAME, value } })),
  },
};

const hasMarks = (type: GraphQLNamedType | null | undefined): boolean =>
  (isObjectType(type) || isInterfaceType(type)) &&
  getNamedType(type.getFields()['spoilers']?.type)?.name === 'Spoiler';

/** Returns the document with the marks of every object that has some. */
function withMarks(schema: GraphQLSchema, document: DocumentNode): DocumentNode {
  const types = new TypeInfo(schema);
  return visit(
    document,
    visitWithTypeInfo(types, {
      SelectionSet: {
        leave: (node) =>
          hasMarks(types.getParentType()) && !node.selections.includes(selection)
            ? { ...node, selections: [...node.selections, selection] }
            : undefined,
      },
    }),
  );
}

/** Moves the marks of every object to those around it that list spoilers, as pointers from there. */
function move(value: unknown, shape: Shape | undefined, owners: readonly Owner[], pointer: string): void {
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) move(each, shape, owners, `${pointer}/${index}`);
    return;
  }
  if (typeof value !== 'object' || value === null || shape === undefined) return;
  const members = value as Members;
  const { spoilers, spoilerLevel } = shape;
  const own: Owner | undefined = spoilers === undefined ? undefined : { at: pointer.length, found: [] };
  const all = own ? [...owners, own] : owners;
  const marks = (members[ownMarks] ?? []) as readonly Spoiler[];
  delete members[ownMarks];
  for (const { text, level } of marks)
    for (const inner of pointersTo(shape, text.split('/').slice(1)))
      for (const { at, found } of all) found.push({ text: `${pointer}${inner}`.slice(at), level });
  for (const [name, inner] of shape.members)
    if (name !== ownMarks) move(members[name], inner, all, `${pointer}/${name}`);
  if (own === undefined) return;
  members[spoilers!] = own.found;
  if (spoilerLevel !== undefined) members[spoilerLevel] = levelOf(own.found);
}

/**
 * Makes an operation mark spoilers.
 *
 * The schema has the marks of each object, with the names of its fields. A response of REST has one list for a whole
 * record, with the names that its operation chooses, some of them twice.
 */
export function spoilerMarking(schema: GraphQLSchema, document: DocumentNode): Marking {
  const { shape, isMarked } = shapeOf(schema, document);
  if (!isMarked) return { document, mark: undefined };
  return {
    document: withMarks(schema, document),
    mark: (response) => move(response, shape, [], ''),
  };
}
