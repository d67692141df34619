import type { EnumRef } from '@pothos/core';
import type { Release } from '../../data/releases.ts';
import type { SortKey } from '../../kinds/declare.ts';
import { camelCase } from '../../kinds/model.ts';
import type { Builder, QueryBuilder } from '../types/builder.ts';
import { snakeCase } from '../../text/case.ts';
import { closedSet } from '../types/enums.ts';
import { type FilterInput, filterInput, type InputParts, type InputPath } from './filter-input.ts';

/** A member of a list's filter argument. It takes one value, or several of which any may match. */
export interface Filter {
  /** A closed set, a flag, a number, a label of the data, or the slug of another record. */
  readonly type: unknown;
  readonly description: string;
  /** Takes several values. */
  readonly isList?: true;
  /** The column, where it is not called like the filter. */
  readonly column?: string;
  /** The column is an array, or null for none, and one of its values has to be the filter's. */
  readonly isArray?: true;
  /** Tables of the records that the value may refer to; one of them must have the slug. */
  readonly to?: readonly string[];
  /** The value is one of these kinds, and the row has to be about a record of it. */
  readonly kinds?: readonly string[];
  /** The rows that `edge` connects with the record that the value names: its columns for this end and that. */
  readonly through?: { readonly edge: string; readonly column: string; readonly target: string };
  /** Computed values by slug in a release, for a filter that no column holds. */
  readonly values?: (release: Release) => Promise<ReadonlyMap<string, readonly string[]>>;
}

/** How many values a filter takes. */
export const maxFilterValues = 20;

/** One end of the range of a sort key; the range includes both ends. */
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
  /** Ends of the ranges of its sort keys, by their names as parameters: `attackFireMin`. */
  readonly bounds: ReadonlyMap<string, Bound>;
  /** Where filters and bounds are in `input`. */
  readonly paths: ReadonlyMap<string, InputPath>;
  /** The input object of filters and ranges; none for rows that have neither. */
  readonly input: FilterInput | undefined;
  /** Whether its rows are the records of a list. */
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
 * Makes the filters, the sort keys and the order of a table, for its root list and for relations that return
 * its records; or for relations only, if the table has no list.
 */
export function createListArguments(
  graph: InputParts,
  { table, typeName, noun, filters: declaredFilters, sortKeys: declared, isList }: ListArgumentsOptions,
): ListArguments {
  const filters = new Map(Object.entries(declaredFilters));
  const sortKeys = new Map(Object.entries(declared));
  const [own, ties, unpaired] = isList
    ? [
        { slug: 'slug', name: 'name' },
        'Text is compared byte by byte. Ties are broken by slug',
        { [randomOrder]: 'Random order determined by `seed`: the same seed gives the same order.' },
      ]
    : [{}, 'Ties keep their order in the data', {}];
  const hasOrder = isList || sortKeys.size > 0;
  const bounds = isList ? boundsOf(sortKeys) : new Map<string, Bound>();
  return {
    table,
    filters,
    order: hasOrder
      ? orderOf(graph.builder, `${typeName}Sort`, noun, own, sortKeys, ties, unpaired)
      : undefined,
    sortKeys,
    bounds,
    ...filterInput(graph, { table, typeName, noun, filters, sortKeys: isList ? sortKeys : new Map() }),
    isList,
  };
}

/** The argument with the filter and ranges of rows; none for rows that have neither. */
export const filterArgument = (t: QueryBuilder, { input }: ListArguments) =>
  input === undefined
    ? {}
    : { filter: t.arg({ type: input, required: false, description: 'Conditions; none by default.' }) };

/** A filter or a bound that is used, with its value; several values are sorted. */
export interface UsedFilter {
  /** Its place in the input, e.g. `locationSlug` or `hp.min`. */
  readonly name: string;
  readonly filter: Filter | Bound;
  readonly value: unknown;
}

const valueAt = (input: unknown, path: InputPath): unknown =>
  path.reduce(
    (value, member) => (value as Readonly<Record<string, unknown>> | null | undefined)?.[member],
    input,
  );

/** The filters and bounds that a filter input uses, in the order of their declaration. */
export function usedFilters(
  { filters, bounds, paths }: ListArguments,
  input: unknown,
): readonly UsedFilter[] {
  if (!input) return [];
  const used: UsedFilter[] = [];
  for (const declared of [filters, bounds]) {
    for (const [name, filter] of declared) {
      const value = valueAt(input, paths.get(name)!);
      if (value === undefined || value === null) continue;
      used.push({
        name: 'end' in filter ? paths.get(name)!.join('.') : name,
        filter,
        value: Array.isArray(value) ? [...value].sort() : value,
      });
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
        { sortKey, end, description: `${ends[end]}: ${of}.` },
      ]),
    ),
  );
}

/** The column that a filter compares. */
export const columnOfFilter = (name: string, { column }: Filter): string => column ?? snakeCase(name);

/** Whether a row is one of those that a filter leaves; the row does not show the result of a filter through another table. */
export function matches(row: object, name: string, filter: Filter, value: unknown): boolean {
  const columns = row as Readonly<Record<string, unknown>>;
  const own = columns[filter.kinds ? 'subject_kind' : columnOfFilter(name, filter)];
  const wanted = [value].flat();
  return [own].flat().some((each) => wanted.includes(each));
}

/** How many sort keys an order has at most. */
export const maxSortKeys = 3;

/** An order from its enum value: the sort key, and whether it is descending. */
export function readOrder(order: string): { readonly by: string; readonly backwards: boolean } {
  const backwards = order.endsWith('_descending');
  return { by: backwards ? order.slice(0, -'_descending'.length) : order, backwards };
}
