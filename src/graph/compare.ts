import { schemaOf } from '../data/releases.ts';
import type { GraphContext } from './builder.ts';
import type { GraphParts } from './graph.ts';
import { figureOf } from './orders.ts';
import { checkSlugCount, unknownSlugs } from './refusals.ts';

/** A number of several records, in the order in which they were named; null where it is not known. */
export interface ComparedField {
  readonly field: string;
  /** What it is, in words. */
  readonly of: string;
  readonly values: readonly (number | null)[];
  readonly lower_is_better: boolean;
}

/** The segments of the lists whose records have numbers, with their tables. */
export const comparableKinds = ({ narrowings, model }: GraphParts): ReadonlyMap<string, string> =>
  new Map(
    [...narrowings.values()].flatMap(({ table, figures, isList }) => {
      const file = model.tables.get(table)?.file;
      return isList && figures.size > 0 && file !== undefined ? [[file, table]] : [];
    }),
  );

/**
 * The numbers by which the list of a kind is sorted, of some of its records. Those that are known of none are left out.
 *
 * @param lower the fields of which less is better.
 * @throws Problem for slugs that are too few, too many or repeated, or name no record.
 */
export async function compareFields(
  graph: GraphParts,
  context: GraphContext,
  table: string,
  slugs: readonly string[],
  lower: readonly string[],
): Promise<ComparedField[]> {
  checkSlugCount(slugs, 2, slugs.join(',').slice(0, 200));
  const narrowing = graph.narrowings.get(table)!;
  const schema = schemaOf(context.release, graph.gameId);
  const fields = [...narrowing.figures];
  const columns = fields.map(([field], index) => `${figureOf(narrowing, field, schema)} as n${index}`);
  const rows = await context.release.select<Record<string, number | null> & { readonly slug: string }>(
    `select t.slug, ${columns.join(', ')} from ${schema}.${table} t where t.slug = any(?::text[])`,
    slugs,
  );
  const found = new Map(rows.map((row) => [row.slug as string, row]));
  const unknown = slugs.filter((slug) => !found.has(slug));
  if (unknown.length > 0) throw await unknownSlugs(graph, context, 'slugs', [table], unknown);
  return fields.flatMap(([field, { of }], index) => {
    const values = slugs.map((slug) => found.get(slug)![`n${index}`] ?? null);
    if (values.every((value) => value === null)) return [];
    return [{ field, of, values, lower_is_better: lower.includes(field) }];
  });
}

/** The places of the best of the known values; none where all records that it is known of have the same. */
export function bestOf({ values, lower_is_better }: ComparedField): number[] {
  const known = values.filter((value) => value !== null);
  const best = lower_is_better ? Math.min(...known) : Math.max(...known);
  if (values.every((value) => value === best)) return [];
  return values.flatMap((value, index) => (value === best ? [index] : []));
}

/** How much each value is above the first one; null where either is not known. */
export const differencesOf = ({ values: [first = null, ...others] }: ComparedField): (number | null)[] =>
  [first, ...others].map((value) => (value === null || first === null ? null : value - first));
