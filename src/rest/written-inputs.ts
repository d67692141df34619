import {
  getNamedType,
  getNullableType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  isInputObjectType,
  isListType,
  isScalarType,
} from 'graphql';
import { camelCase } from '../kinds/model.ts';
import { snakeCase } from '../text/case.ts';
import type { WrittenForm } from '../graph/argument-inputs.ts';
import type { GraphContext } from '../graph/types/builder.ts';
import type { Graph } from '../graph/graph.ts';
import { wrongArgument } from '../graph/limits/refusals.ts';
import { readValue, type ValueSchema } from '../graph/types/values.ts';
import { excerpt } from '../text/excerpt.ts';

/** Input objects of GraphQL as parameters write them: `strength:14`, `item:pebble:3`, `max`. */

const formOf = ({ extensions }: GraphQLInputObjectType) => extensions as Partial<WrittenForm>;

const membersOf = (type: GraphQLInputObjectType) =>
  (formOf(type).members ?? []).map((member) => type.getFields()[member]!);

/** The form of an input object, or of a list of them, in a parameter; undefined for all other types. */
export function writtenForm(type: GraphQLInputType): object | undefined {
  const named = getNamedType(type);
  if (!isInputObjectType(named)) return undefined;
  const { text, texts } = formOf(named);
  return isListType(getNullableType(type)) ? texts : text;
}

/** The members of an input object that are a parameter each, of which exactly one is given; undefined for other types. */
export function alternativesOf(type: GraphQLInputType) {
  const bare = getNullableType(type);
  return isInputObjectType(bare) && bare.isOneOf && writtenForm(type) === undefined
    ? membersOf(bare).map((member) => ({ ...member, parameter: snakeCase(member.name) }))
    : undefined;
}

/** A value inside a text, and the parameter that has it. */
interface Written {
  readonly parameter: string;
  readonly text: string;
}

/** Reads a value that is not an object. */
function readLeaf(type: GraphQLInputType, { parameter, text }: Written): unknown {
  const schema = (isScalarType(type) ? type.extensions['jsonSchema'] : undefined) as ValueSchema | undefined;
  const isNumber = schema === undefined ? ['Int', 'Float'].includes(String(type)) : schema.type !== 'string';
  const value = isNumber ? Number(text) : text;
  const read = schema === undefined ? { value } : readValue(schema, value);
  if ('value' in read) return read.value;
  const { maxLength, minimum, maximum } = schema!;
  const [code, expected] = isNumber
    ? ([read.code, `numbers from ${minimum} to ${maximum}`] as const)
    : // The form of the parameter has checked the text: a longer slug is that of no record.
      (['unknown_reference', `slugs of at most ${maxLength} characters`] as const);
  throw wrongArgument(parameter, code, `${parameter} must have ${expected}; got ${excerpt(text)}.`, {
    received: excerpt(text),
  });
}

/**
 * Reads one value: an input object is written as the values of its members in order, after colons or a slash. One with
 * alternatives has the name of the member first; without a known name it is the first member.
 */
function readOne(type: GraphQLInputType, written: Written): unknown {
  const bare = getNullableType(type);
  if (!isInputObjectType(bare)) return readLeaf(bare, written);
  const members = membersOf(bare);
  const { parameter, text } = written;
  if (bare.isOneOf) {
    const [name, ...rest] = text.split(':');
    const member = members.find((each) => each.name === name);
    if (member === undefined) return { [members[0]!.name]: readOne(members[0]!.type, written) };
    const inner = { parameter, text: rest.join(':') };
    return { [member.name]: rest.length === 0 ? true : readOne(member.type, inner) };
  }
  const parts = text.split(/[:/]/);
  return Object.fromEntries(
    parts.map((part, index) => [
      members[index]!.name,
      readOne(members[index]!.type, { parameter, text: part }),
    ]),
  );
}

/** Reads an object whose text is a list of entries, each with the name of a member: `strength:14,skill:12`. */
const readMembers = (type: GraphQLInputObjectType, parameter: string, texts: readonly string[]) =>
  Object.fromEntries(
    texts.map((text) => {
      const [name, value] = text.split(':') as [string, string];
      const { name: member, type: inner } = type.getFields()[camelCase(name)]!;
      return [member, readOne(inner, { parameter, text: value })];
    }),
  );

/**
 * Reads the value of a parameter whose variable is an input object or a list of them.
 *
 * @throws Problem when a check of the game refuses it.
 */
export async function readWritten(
  graph: Graph,
  type: GraphQLInputType,
  parameter: string,
  value: string | readonly string[],
  context: GraphContext,
): Promise<unknown> {
  const named = getNamedType(type) as GraphQLInputObjectType;
  const texts = [value].flat();
  await graph.textChecks.get(named.name)?.(parameter, texts, context);
  if (isListType(getNullableType(type))) return texts.map((text) => readOne(named, { parameter, text }));
  return Array.isArray(value)
    ? readMembers(named, parameter, texts)
    : readOne(named, { parameter, text: texts[0]! });
}

/**
 * Reads alternatives that are a parameter each.
 *
 * @throws Problem unless exactly one is given.
 */
export function readAlternatives(
  names: readonly string[],
  values: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const given = names.filter((name) => values[name] !== undefined);
  const [first, second] = given;
  if (second !== undefined)
    throw wrongArgument(
      second,
      `not_with_${first!.replace(/_slug$/, '')}`,
      `${second} cannot be combined with ${first}; got ${String(values[second])}.`,
      { received: String(values[second]) },
    );
  if (first === undefined)
    throw wrongArgument(
      names[0]!,
      'missing',
      `${names[0]} is required unless ${names.slice(1).join(' or ')} is given.`,
    );
  return { [camelCase(first)]: values[first] };
}

/** How a parameter writes the default of an input object that has alternatives. */
export const writtenDefault = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.values(value).map(String).join(':')
    : value;
