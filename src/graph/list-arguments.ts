import type { EnumRef } from '@pothos/core';
import type { Release } from '../data/releases.ts';
import type { SortKey } from '../kinds/declare.ts';
import { camelCase } from '../kinds/model.ts';
import type { Builder } from './builder.ts';
import { snakeCase } from '../text/case.ts';
import { closedSet } from './enums.ts';

/** By what the rows of a table can be chosen: one argument, of one value or of several, any of which may match. */
export interface Filter {
  /** A closed set, a flag, a number, a label of the data, or the slug of another record. */
  readonly type: unknown;
  readonly description: string;
  /** Takes several values. */
  readonly isList?: true;
  /** The column, where it is not called like the argument. */
  readonly column?: string;
  /** The column is an array, or null for none, and one of its values has to be the argument's. */
  readonly isArray?: true;
  /** Of a slug: the tables of which one must have the record that it names. */
  readonly to?: readonly string[];
  /** The argument is one of these kinds, and the row has to be about a record of it. */
  readonly kinds?: readonly string[];
  /** The rows that `edge` leads to from the record that the argument names: its columns for this end and that. */
  readonly through?: { readonly edge: string; readonly column: string; readonly target: string };
  /** What the rows have is computed: the values of each slug, as they are in a release. */
  readonly values?: (release: Release) => Promise<ReadonlyMap<string, readonly string[]>>;
}

/** How many values a filter takes. */
export const maxFilterValues = 20;

/** One end of the range of a sort key, as an argument; the range includes both ends. */
export interface Bound {
  readonly sortKey: string;
  readonly end: 'min' | 'max';
  readonly description: string;
}

/** The filters, sort keys and ranges by which rows of a table can be selected. */
export interface ListArguments {
  readonly table: string;
  readonly filters: ReadonlyMap<string, Filter>;
  /** The enum of its orders; none when its rows have no other order than their own. */
  readonly order: EnumRef<never, string> | undefined;
  readonly sortKeys: ReadonlyMap<string, SortKey>;
  /** Arguments of the list for ranges of its sort keys. */
  readonly bounds: ReadonlyMap<string, Bound>;
  /** Whether its rows are records of a list of their own. */
  readonly isList: boolean;
}

/** The order that a seed decides. */
export const randomOrder = 'random';

/**
 * The enum of sort orders. Each is also there in descending order; unknown values come last in both.
 *
 * @param ties how ties are broken, in words.
 */
function orderOf(
  builder: Builder,
  name: string,
  noun: string,
  own: Readonly<Record<string, string>>,
  sortKeys: ListArguments['sortKeys'],
  ties: string,
  unpaired: Readonly<Record<string, string>>,
) {
  const both = ([value, of]: readonly [string, string]): [string, string][] => [
    [value, `By ${of}.`],
    [`${value}_descending`, `By ${of}, descending.`],
  ];
  const named = Object.entries(own).flatMap(both);
  const ranked = [...sortKeys].flatMap(([value, { of }]) => both([value, of]));
  return closedSet(
    builder,
    name,
    `Sort order of ${noun}. ${ties}; unknown values come last in both directions.`,
    { ...Object.fromEntries([...named, ...ranked]), ...unpaired },
  ) as EnumRef<never, string>;
}

export interface ListArgumentsOptions {
  readonly table: string;
  /** Name of the type of the rows, after which the enum of their orders is called. */
  readonly typeName: string;
  /** The rows in words. */
  readonly noun: string;
  readonly filters: Readonly<Record<string, Filter>>;
  readonly sortKeys: Readonly<Record<string, SortKey>>;
  /** Whether they are records of a list. Entries of a relation without sort keys keep their own order. */
  readonly isList: boolean;
}

/**
 * What rows can be filtered and sorted by: at the root of a list, and wherever a relation leads to its records; or in a
 * relation only.
 */
export function createListArguments(
  builder: Builder,
  { table, typeName, noun, filters, sortKeys: declared, isList }: ListArgumentsOptions,
): ListArguments {
  const sortKeys = new Map(Object.entries(declared));
  const [own, ties, unpaired] = isList
    ? [
        { slug: 'slug', name: 'name' },
        'Text is compared byte by byte. Ties are broken by slug',
        { [randomOrder]: 'Random order determined by `seed`: the same seed gives the same order.' },
      ]
    : [{}, 'Ties keep their order in the data', {}];
  const hasOrder = isList || sortKeys.size > 0;
  return {
    table,
    filters: new Map(Object.entries(filters)),
    order: hasOrder ? orderOf(builder, `${typeName}Sort`, noun, own, sortKeys, ties, unpaired) : undefined,
    sortKeys,
    bounds: isList ? boundsOf(sortKeys) : new Map(),
    isList,
  };
}

/** The arguments of the filters, for a field. */
export const filterArguments = (builder: Builder, { filters }: ListArguments) =>
  builder.args((t) =>
    Object.fromEntries(
      [...filters].map(([name, { type, description, isList }]) => [
        name,
        isList
          ? t.field({ type: [type as 'Slug'], required: false, description })
          : t.field({ type: type as 'Slug', required: false, description }),
      ]),
    ),
  );

/** A filter or a bound that is used, with its value; several values are sorted. */
export interface UsedFilter {
  readonly name: string;
  readonly filter: Filter | Bound;
  readonly value: unknown;
}

/** The filters and bounds that arguments use, in the order of their declaration. */
export function usedFilters(
  { filters, bounds }: ListArguments,
  args: Readonly<Record<string, unknown>>,
): readonly UsedFilter[] {
  const used: UsedFilter[] = [];
  for (const declared of [filters, bounds]) {
    for (const [name, filter] of declared) {
      const value = args[name];
      if (value === undefined || value === null) continue;
      used.push({ name, filter, value: Array.isArray(value) ? [...value].sort() : value });
    }
  }
  return used;
}

/** The filters among what is used. */
export const isFilter = (used: UsedFilter): used is UsedFilter & { readonly filter: Filter } =>
  !('end' in used.filter);

/** The ranges of sort keys. */
function boundsOf(sortKeys: ListArguments['sortKeys']): Map<string, Bound> {
  const ends = { min: 'Minimum', max: 'Maximum' } as const;
  return new Map(
    [...sortKeys].flatMap(([sortKey, { of }]) =>
      (['min', 'max'] as const).map((end): [string, Bound] => [
        camelCase(`${sortKey}_${end}`),
        { sortKey: sortKey, end, description: `${ends[end]}: ${of}.` },
      ]),
    ),
  );
}

/** The arguments of ranges, for a list. */
export const boundArguments = (builder: Builder, { bounds }: ListArguments) =>
  builder.args((t) =>
    Object.fromEntries(
      [...bounds].map(([name, { description }]) => [
        name,
        t.field({ type: 'Bound', required: false, description }),
      ]),
    ),
  );

/** The column that a filter compares. */
export const columnOfFilter = (name: string, { column }: Filter): string => column ?? snakeCase(name);

/** Whether a row is one of those that a filter leaves; the row does not show the result of a filter through another table. */
export function matches(row: object, name: string, filter: Filter, value: unknown): boolean {
  const columns = row as Readonly<Record<string, unknown>>;
  const own = columns[filter.kinds ? 'subject_kind' : columnOfFilter(name, filter)];
  const wanted = [value].flat();
  return [own].flat().some((each) => wanted.includes(each));
}

/** An order from its enum value: the sort key, and whether it is descending. */
export function readOrder(order: string): { readonly by: string; readonly backwards: boolean } {
  const backwards = order.endsWith('_descending');
  return { by: backwards ? order.slice(0, -'_descending'.length) : order, backwards };
}
