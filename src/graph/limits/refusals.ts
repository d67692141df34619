import { type Release, schemaOf } from '../../data/releases.ts';
import { suggestSlugs } from '../../data/search/search.ts';
import { type InputError, Problem } from '../../problem.ts';
import { excerpt } from '../../text/excerpt.ts';
import { nearest } from '../../text/nearest.ts';
import { withArticle } from '../../text/with-article.ts';
import type { GraphContext } from '../types/builder.ts';
import type { GraphParts, RecordType } from '../graph.ts';
import type { RecordRow } from '../load/rows.ts';
import {
  columnOfFilter,
  isFilter,
  maxFilterValues,
  type ListArguments,
  type UsedFilter,
} from '../queries/list-arguments.ts';
import { recordNoun } from '../types/type-names.ts';
import { joined } from '../../text/joined.ts';

/** Errors about arguments: each names the argument, what is expected, what was received, and similar valid values. */

const didYouMean = (near: readonly string[]) =>
  near.length > 0 ? ` Did you mean ${near.map((each) => `"${each}"`).join(', ')}?` : '';

/** Kinds in words: `boss, enemy, or NPC`. */
export const anyOf = (graph: GraphParts, tables: readonly string[]): string =>
  joined(
    tables.map((table) => recordNoun(graph, table)),
    'or',
  );

/** How many values of an argument are named at once, in sentences and in lists. */
const maxNamed = 20;

/** The extension of a field that rejects combinations of arguments that are each valid by themselves. */
export const refusesArguments = { refusesArguments: true } as const;

type ErrorDetails = Omit<Partial<InputError>, 'in' | 'name' | 'code'>;

/**
 * The problem of an argument that cannot have its value.
 *
 * @param sentence names the argument, what is expected and what was received.
 *
 * @example
 * wrongArgument('level', 'out_of_range', 'level must be 0 for torch; got 5.').code; // 'invalid_parameter'
 */
export function wrongArgument(
  name: string,
  code: string,
  sentence: string,
  details: ErrorDetails = {},
): Problem {
  const problem =
    code === 'missing'
      ? 'missing_parameter'
      : code === 'unknown_reference'
        ? 'unknown_reference'
        : 'invalid_parameter';
  return new Problem(problem, sentence, { errors: [{ in: 'query', name, code, ...details }] });
}

/** The problem of an argument that names nothing there is; `near` is what it could have meant, best first. */
export function unknownArgument(
  name: string,
  what: string,
  received: string,
  near: readonly string[],
): Problem {
  return wrongArgument(
    name,
    'unknown_reference',
    `${name} must name ${withArticle(what)}; got ${received}.${didYouMean(near)}`,
    {
      received,
      did_you_mean: [...near],
    },
  );
}

/**
 * @param what the entries in words, e.g. `slugs`.
 * @param received the received value in the error about a wrong number of entries.
 * @throws Problem `invalid_parameter` for entries that are too few, too many or repeated.
 * @example
 * checkEntries('slugs', 'slugs', ['gehrman', 'rom'], [1, 100]); // undefined
 */
export function checkEntries(
  name: string,
  what: string,
  entries: readonly (string | number)[],
  [min, max]: readonly [min: number, max: number],
  received = String(entries.length),
): void {
  const expected = `${name} must have ${min} to ${max} ${what} without duplicates`;
  if (entries.length < min || entries.length > max)
    throw wrongArgument(name, 'out_of_range', `${expected}; got ${entries.length}.`, { received, min, max });
  const again = entries.find((entry, index) => entries.indexOf(entry) !== index);
  if (again !== undefined)
    throw wrongArgument(name, 'repeated', `${expected}; got ${JSON.stringify(again)} more than once.`, {
      received: String(again),
    });
}

/**
 * @param more what else the argument may be, in words.
 * @throws Problem `invalid_parameter` for the first kind that is not allowed here.
 */
export function checkKinds(
  name: string,
  kinds: readonly string[],
  allowed: readonly string[],
  more = '',
): void {
  const received = kinds.find((kind) => !allowed.includes(kind));
  if (received === undefined) return;
  throw wrongArgument(
    name,
    'not_allowed',
    `${name} must be one of ${allowed.join(', ')}${more}; got ${received}.`,
    { received, allowed: [...allowed] },
  );
}

/** The refusal of slugs that name no record of a table, each with what is near to it. */
export async function unknownSlugs(
  graph: GraphParts,
  { release }: GraphContext,
  name: string,
  tables: readonly string[],
  slugs: readonly string[],
): Promise<Problem> {
  const named = slugs.slice(0, maxNamed);
  const near = await Promise.all(
    named.map((slug) => suggestSlugs(release, graph.gameId, tables, slug).catch(() => [])),
  );
  const sentences = named.map(
    (slug, index) =>
      `${name} must name ${withArticle(anyOf(graph, tables))}; got ${slug}.${didYouMean(near[index]!)}`,
  );
  if (slugs.length > named.length) sentences.push(`${slugs.length - named.length} more slugs are unknown.`);
  return new Problem('unknown_reference', sentences.join(' '), {
    errors: named.map((received, index) => ({
      in: 'query',
      name,
      code: 'unknown_reference',
      received,
      did_you_mean: near[index],
    })),
  });
}

/** The slugs that name no record of any of some tables. */
export async function unknownAmong(
  { records }: GraphParts,
  context: GraphContext,
  tables: readonly string[],
  slugs: readonly string[],
): Promise<string[]> {
  const found = await Promise.all(
    slugs.map((slug) => Promise.all(tables.map((table) => records.get(table)!.find(context, slug)))),
  );
  return slugs.filter((_slug, index) => found[index]!.every((row) => row === null));
}

/**
 * Checks the filters before they are used: the number of values, and each once; the ends of a range; kinds; and each of
 * several references, because a result for all of them does not prove that each exists.
 *
 * @throws Problem `unknown_reference` or `invalid_parameter`.
 */
export async function checkFilters(
  graph: GraphParts,
  context: GraphContext,
  list: ListArguments,
  used: readonly UsedFilter[],
): Promise<void> {
  const given = new Map(used.map(({ name, value }) => [name, value as number]));
  for (const { name, filter, value } of used) {
    const max = 'end' in filter && filter.end === 'min' ? name.replace(/min$/, 'max') : '';
    if (!((value as number) > given.get(max)!)) continue;
    throw wrongArgument(
      name,
      'out_of_range',
      `${name} must be at most ${max}, which is ${given.get(max)}; got ${String(value)}.`,
      { received: String(value), max: given.get(max)! },
    );
  }
  for (const { name, filter, value } of used.filter(isFilter))
    if (filter.kinds !== undefined) checkKinds(name, [value as string], filter.kinds);
  const several = used.filter(({ value }) => Array.isArray(value) && value.length !== 1);
  for (const { name, value } of several)
    checkEntries(name, 'values', value as readonly string[], [1, maxFilterValues]);
  await checkValues(graph, context, list, several);
}

/**
 * Checks whether filters that left nothing name what does not exist. A result proves that it exists, so this runs only
 * for an empty list.
 *
 * @throws Problem `unknown_reference` or `invalid_parameter`.
 */
export async function checkValues(
  graph: GraphParts,
  context: GraphContext,
  { table }: ListArguments,
  used: readonly UsedFilter[],
): Promise<void> {
  for (const { name, filter, value } of used.filter(isFilter)) {
    if (filter.to !== undefined) {
      const unknown = await unknownAmong(graph, context, filter.to, [value].flat() as string[]);
      if (unknown.length === 0) continue;
      throw await unknownSlugs(graph, context, name, filter.to, unknown);
    }
    if (filter.type !== 'Label') continue;
    const named = columnOfFilter(name, filter);
    const column = filter.isArray ? `unnest(${named})` : named;
    const rows = await context.release.select<{ label: string }>(
      `select distinct ${column} as label from ${schemaOf(context.release, graph.gameId)}.${table} where ${named} is not null order by 1`,
    );
    const labels = rows.map(({ label }) => label);
    const received = value as string;
    if (labels.includes(received)) continue;
    const near = nearest(received, labels);
    const allowed = labels.slice(0, 100);
    throw wrongArgument(
      name,
      'not_allowed',
      `${name} must be one of ${allowed.slice(0, maxNamed).join(', ')}${labels.length > maxNamed ? ', …' : ''}; got "${received}".${didYouMean(near)}`,
      { received, allowed, did_you_mean: near },
    );
  }
}

/**
 * The record that an argument names.
 *
 * @param among slugs of all such records, where search does not know their kind.
 * @throws Problem `unknown_reference` naming the argument, the value and what is near.
 *
 * @example
 * await recordNamed(graph, context, Weapon, 'weapon_slug', 'saw-cleaver'); // the row of the weapon
 */
export async function recordNamed<Row extends RecordRow>(
  graph: GraphParts,
  context: GraphContext,
  type: RecordType<Row>,
  name: string,
  slug: string,
  among?: () => Promise<readonly string[]>,
): Promise<Row> {
  const row = await type.find(context, slug);
  if (row !== null) return row;
  const { table } = type;
  throw among === undefined
    ? await unknownSlugs(graph, context, name, [table], [slug])
    : unknownArgument(name, recordNoun(graph, table), slug, nearest(slug, await among()));
}

/** @throws Problem `game_not_found` when the release holds no such game. */
export function checkGame(release: Release, gameId: string): void {
  if (release.games.has(gameId)) return;
  const games = [...release.games.keys()];
  throw new Problem(
    'game_not_found',
    `There is no game "${excerpt(gameId)}"; this service has ${games.join(', ')}.`,
    { did_you_mean: nearest(gameId, games), available_games: games },
  );
}
