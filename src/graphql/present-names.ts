import {
  type GraphQLArgument,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
} from 'graphql';
import { renames } from '../renames.ts';
import { snakeCase } from '../text/case.ts';

/** Returns a name, and what replaces it if it is of an earlier version, with underscores. */
function renamed(name: string): string[] {
  const old = snakeCase(name);
  const columns = Object.values(renames.columns).flatMap((tables) =>
    Object.values(tables).flatMap((names) => names[old] ?? []),
  );
  return [old, ...[renames.parameters[old] ?? [], renames.members[old] ?? [], columns].flat()];
}

/** The paths to the values in an argument or in a member of an input object. */
function pathsOf({ name, type }: Pick<GraphQLArgument, 'name' | 'type'>): string[][] {
  const input = getNamedType(type);
  if (!isInputObjectType(input)) return [[name]];
  return Object.values(input.getFields()).flatMap((member) => pathsOf(member).map((path) => [name, ...path]));
}

/** The paths whose members together have one of some names: `hp.min` for `hpMin`. */
const pathsNamed = (paths: readonly (readonly string[])[], names: readonly string[]): string[] =>
  paths.filter((path) => names.includes(path.map(snakeCase).join('_'))).map((path) => path.join('.'));

/** The paths to values of an argument that have one of some names, with or without its own: `filter.hp.min` for `hpMin`. */
const argumentPathsNamed = (argument: GraphQLArgument, names: readonly string[]): string[] => {
  const paths = pathsOf(argument);
  const within = paths.map((path) => path.slice(1));
  return [
    ...pathsNamed(paths, names),
    ...pathsNamed(within, names).map((path) => `${argument.name}.${path}`),
  ];
};

/**
 * Finds the present names of a type, a member, an argument or a member of an input object that an error of graphql does not know:
 * those that replace a name of an earlier version, and the places in inputs of what REST has as a parameter.
 */
export function presentNames(schema: GraphQLSchema, message: string): string[] {
  const [, field, owner] = /^Cannot query field "(\w+)" on type "(\w+)"/.exec(message) ?? [];
  const [, argument, type, of] = /^Unknown argument "(\w+)" on field "(\w+)\.(\w+)"/.exec(message) ?? [];
  const [, member, input] = /Field "(\w+)" is not defined by type "(\w+)"/.exec(message) ?? [];
  const [, unknown] = /^Unknown type "(\w+)"/.exec(message) ?? [];
  if (unknown !== undefined)
    return (renames.types[unknown] ?? []).filter((name) => schema.getType(name) !== undefined);
  if (field !== undefined) {
    const fields = schema.getType(owner!);
    if (!isObjectType(fields) && !isInterfaceType(fields)) return [];
    const names = renamed(field);
    return Object.keys(fields.getFields()).filter((name) => names.includes(snakeCase(name)));
  }
  if (argument !== undefined) {
    const fields = schema.getType(type!);
    if (!isObjectType(fields)) return [];
    const names = renamed(argument);
    return fields.getFields()[of!]!.args.flatMap((present) => argumentPathsNamed(present, names));
  }
  const members = member === undefined ? undefined : schema.getType(input!);
  if (!isInputObjectType(members)) return [];
  return pathsNamed(Object.values(members.getFields()).flatMap(pathsOf), renamed(member!));
}
