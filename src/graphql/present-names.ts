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

/**
 * Finds what has a name, or else what replaces it if it is of an earlier version: a column of the table of its type, another
 * member, a parameter, or a column of any table, whichever there is first.
 *
 * @param type the type in which the name is unknown.
 * @param find what has one of some names, with underscores.
 */
function firstNamed(
  name: string,
  type: string,
  find: (names: readonly string[]) => readonly string[],
): readonly string[] {
  const old = snakeCase(name);
  const table = snakeCase(type.replace(/Filter$/, ''));
  const tables = Object.values(renames.columns).flatMap((each) => Object.entries(each));
  const inTables = (isMeant: (each: string) => boolean) =>
    tables.flatMap(([each, columns]) => (isMeant(each) ? (columns[old] ?? []) : []));
  const sources = [
    [old],
    inTables((each) => each === table),
    [renames.members[old] ?? []].flat(),
    [renames.parameters[old] ?? []].flat(),
    inTables(() => true),
  ];
  return sources.map(find).find((found) => found.length > 0) ?? [];
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
export function presentNames(schema: GraphQLSchema, message: string): readonly string[] {
  const [, field, owner] = /^Cannot query field "(\w+)" on type "(\w+)"/.exec(message) ?? [];
  const [, argument, type, of] = /^Unknown argument "(\w+)" on field "(\w+)\.(\w+)"/.exec(message) ?? [];
  const [, member, input] = /Field "(\w+)" is not defined by type "(\w+)"/.exec(message) ?? [];
  const [, unknown] = /^Unknown type "(\w+)"/.exec(message) ?? [];
  if (unknown !== undefined)
    return (renames.types[unknown] ?? []).filter((name) => schema.getType(name) !== undefined);
  if (field !== undefined) {
    const fields = schema.getType(owner!);
    if (!isObjectType(fields) && !isInterfaceType(fields)) return [];
    const own = Object.keys(fields.getFields());
    return firstNamed(field, owner!, (names) => own.filter((name) => names.includes(snakeCase(name))));
  }
  if (argument !== undefined) {
    const fields = schema.getType(type!);
    if (!isObjectType(fields)) return [];
    const { args } = fields.getFields()[of!]!;
    return firstNamed(argument, type!, (names) => {
      // An argument that takes several values is a plural.
      const either = names.flatMap((name) => [name, `${name}s`]);
      return args.flatMap((present) => argumentPathsNamed(present, either));
    });
  }
  const members = member === undefined ? undefined : schema.getType(input!);
  if (!isInputObjectType(members)) return [];
  const paths = Object.values(members.getFields()).flatMap(pathsOf);
  return firstNamed(member!, input!, (names) => pathsNamed(paths, names));
}
