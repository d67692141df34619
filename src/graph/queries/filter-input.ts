import type { SortKey } from '../../kinds/declare.ts';
import { camelCase, type Field, type Model, type Table } from '../../kinds/model.ts';
import { upperFirst } from '../../text/case.ts';
import type { Builder } from '../types/builder.ts';

/** An input object, whose members are known only when the schemas of a game are read. */
export type FilterInput = ReturnType<typeof inputObject>;

/** A member of an input object. */
interface Member {
  readonly type: unknown;
  readonly isList?: boolean;
  readonly description: string;
}

/** Declares an input object. */
export const inputObject = (
  builder: Builder,
  name: string,
  description: string,
  members: ReadonlyMap<string, Member>,
) =>
  builder.inputType(name, {
    description,
    fields: (t) =>
      Object.fromEntries(
        [...members].map(([member, { type, isList, description: about }]) => [
          member,
          isList
            ? t.field({ type: [type as 'Slug'], description: about })
            : t.field({ type: type as 'Slug', description: about }),
        ]),
      ),
  });

const ends: readonly [string, Member][] = [
  ['min', { type: 'Float', description: 'The lowest value that matches.' }],
  ['max', { type: 'Float', description: 'The highest value that matches.' }],
];

/** The place of a filter or a bound in the input of its list, e.g. `['attack', 'fire', 'min']`. */
export type InputPath = readonly string[];

/** The parts of a graph that input objects are made of. */
export interface InputParts {
  readonly builder: Builder;
  readonly model: Model;
  readonly inputs: RangeInputs;
}

/** The input objects of ranges that several lists share, by name. */
export type RangeInputs = Map<string, { readonly input: FilterInput; readonly members: string }>;

/**
 * The path of a sort key: the members of the objects in a record on the way to it, e.g. `attack`, `fire` for
 * `attack_fire`. A key that no member has is its own path.
 */
function pathOfKey({ tables }: Model, { fields, edges }: Table, key: string): readonly Step[] {
  const into = (name: string, of: readonly Field[]): readonly Step[] | undefined => {
    for (const { served, type } of of) {
      if (served === name && type.is !== 'object') return [{ name, type: undefined }];
      if (served === false || type.is !== 'object' || !name.startsWith(`${served}_`)) continue;
      const rest = into(name.slice(served.length + 1), type.fields);
      if (rest !== undefined) return [{ name: served, type: type.name }, ...rest];
    }
    return undefined;
  };
  /** Objects in the entries of a list, e.g. `affinities[].at_max`. */
  const lists = [
    ...edges.map(({ table }) => tables.get(table)!.fields),
    ...fields.flatMap(({ type }) => (type.is === 'object' ? [type.fields] : [])),
  ];
  const found = [fields, ...lists].map((each) => into(key, each)).find((path) => path && path.length > 1);
  return into(key, fields) ?? found ?? [{ name: key, type: undefined }];
}

/** A member on a path, and the type of its object; none of a number. */
interface Step {
  readonly name: string;
  readonly type: string | undefined;
}

/** The ranges in an object, by member: those of its numbers and of objects inside it. */
interface Ranges {
  /** The type of the object in a record. */
  readonly type: string | undefined;
  readonly members: Map<string, Ranges>;
  /** Sort key of a number; absent for an object that nests ranges. */
  of?: SortKey;
}

const aboutRange = ({ of }: Ranges) => (of === undefined ? 'Ranges of its numbers.' : `Range: ${of.of}.`);

interface FilterInputOptions {
  readonly table: string;
  readonly typeName: string;
  readonly noun: string;
  readonly filters: ReadonlyMap<string, Member>;
  /** Sort keys that have a range, by name. */
  readonly sortKeys: ReadonlyMap<string, SortKey>;
}

/** The ranges of the sort keys of a list, nested as the numbers are in a record, and the places of their ends. */
function rangesOf(
  model: Model,
  { table, sortKeys }: Pick<FilterInputOptions, 'table' | 'sortKeys'>,
): { readonly root: Ranges; readonly paths: Map<string, InputPath> } {
  const root: Ranges = { type: undefined, members: new Map() };
  const paths = new Map<string, InputPath>();
  const owner = model.tables.get(table);
  for (const [key, sortKey] of sortKeys) {
    const steps = owner === undefined ? [{ name: key, type: undefined }] : pathOfKey(model, owner, key);
    let at = root;
    for (const { name, type } of steps) {
      const member = camelCase(name);
      const next = at.members.get(member) ?? { type, members: new Map() };
      at.members.set(member, next);
      at = next;
    }
    at.of = sortKey;
    const path = steps.map(({ name }) => camelCase(name));
    for (const end of ['min', 'max']) paths.set(camelCase(`${key}_${end}`), [...path, end]);
  }
  return { root, paths };
}

/** A list whose input is made. */
interface InputOwner extends Omit<InputParts, 'model'> {
  readonly typeName: string;
}

/** An input that other lists may have, too; one of the same name with other members is named for the list. */
function shared(
  { builder, inputs, typeName }: InputOwner,
  name: string,
  description: string,
  members: ReadonlyMap<string, Member>,
): FilterInput {
  const signature = [...members.keys()].join(' ');
  for (const each of [name, `${typeName}${name}`]) {
    const known = inputs.get(each);
    if (known?.members === signature) return known.input;
    if (known !== undefined) continue;
    const input = inputObject(builder, each, description, members);
    inputs.set(each, { input, members: signature });
    return input;
  }
  throw new Error(`${typeName}: the input ${name} has other members elsewhere`);
}

/** Makes the input of a range, or of the ranges in an object. */
function inputOf(
  owner: InputOwner,
  name: string,
  { type, members, of }: Ranges,
  exact?: Member,
): FilterInput {
  if (of !== undefined && exact === undefined)
    return shared(owner, 'Range', 'A range of numbers, with both ends.', new Map(ends));
  if (of !== undefined) {
    const { type: exactly } = exact!;
    const scalar = typeof exactly === 'string' ? exactly : (exactly as { readonly name: string }).name;
    const is: Member = { type: exactly, description: 'The only value that matches.' };
    return shared(
      owner,
      `${scalar}Range`,
      'One number, or a range with both ends.',
      new Map([['is', is], ...ends]),
    );
  }
  return shared(
    owner,
    `${type ?? upperFirst(name)}Range`,
    'Ranges of numbers.',
    new Map(
      [...members].map(([member, inner]) => [
        member,
        { type: inputOf(owner, member, inner), description: aboutRange(inner) },
      ]),
    ),
  );
}

/**
 * Makes the input object of the filters and ranges of a list, and finds the place of each in it. A range is nested as the
 * number is in a record: `attack_fire_min` is `attack: { fire: { min } }`. A number with its own filter has it as
 * `is` beside the ends.
 */
export function filterInput(
  { builder, model, inputs }: InputParts,
  { table, typeName, noun, filters, sortKeys }: FilterInputOptions,
): { readonly input: FilterInput | undefined; readonly paths: ReadonlyMap<string, InputPath> } {
  const { root, paths } = rangesOf(model, { table, sortKeys });
  const members = new Map<string, Member>();
  for (const [name, filter] of filters) {
    const range = root.members.get(name);
    if (range !== undefined && range.of === undefined)
      throw new Error(`${table}: the filter "${name}" has the name of an object with ranges`);
    paths.set(name, range === undefined ? [name] : [name, 'is']);
    if (range === undefined) members.set(name, filter);
  }
  for (const [name, range] of root.members)
    members.set(name, {
      type: inputOf({ builder, inputs, typeName }, name, range, filters.get(name)),
      description: aboutRange(range),
    });
  if (members.size === 0) return { input: undefined, paths };
  return {
    input: inputObject(
      builder,
      `${typeName}Filter`,
      `Conditions on ${noun}. All of them must hold.`,
      members,
    ),
    paths,
  };
}
