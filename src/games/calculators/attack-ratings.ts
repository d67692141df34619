import { inTurns } from '../../data/search/turns.ts';
import type { GraphContext } from '../../graph/builder.ts';
import type { ExtensibleGraph } from '../../graph/graph.ts';
import { pageArguments, pageOf } from '../../graph/lists.ts';
import { argumentsOf } from '../../graph/queries.ts';
import { refusesArguments, unknownAmong, unknownSlugs } from '../../graph/refusals.ts';
import { costHint } from '../../graph/relations.ts';
import { compareTexts } from '../../text/compare-texts.ts';

/** Arguments of a list of attack ratings that every game has. */
interface RatingsArguments {
  readonly meetsRequirements?: boolean | null;
  readonly slugs?: readonly string[] | null;
  readonly sort: string;
}

/** A weapon with its rating, as a list orders it. */
interface RatedRow {
  readonly weapon_slug: string;
  readonly weapon_name: string;
  readonly total: number;
  readonly by_type: object;
  readonly status?: readonly { readonly kind: string; readonly amount: number }[];
  readonly meets_requirements: boolean;
}

/** Whether a filter leaves a value: a list that has it, or no list. */
export const isAmong = <Value>(list: readonly Value[] | null | undefined, value: Value): boolean =>
  !list || list.includes(value);

/** Whether a filter leaves a flag: one that equals it, or none. */
export const isAsWanted = (wanted: boolean | null | undefined, flag: boolean): boolean =>
  (wanted ?? flag) === flag;

/** Returns the level of a weapon that counts for a level or `max`: at most its own highest. */
export const levelOf = (level: string, max: number): number =>
  level === 'max' ? max : Math.min(Number(level), max);

/** Returns a function that reads the number of a row that a sort key names. */
function readerOf(key: string): (row: RatedRow) => number {
  if (key === 'total') return ({ total }) => total;
  const [, type, status] = /^(?:by_type_(.+)|status_(.+))$/.exec(key)!;
  return type === undefined
    ? (row) => row.status?.find(({ kind }) => kind === status)?.amount ?? 0
    : ({ by_type }) => (by_type as Readonly<Record<string, number>>)[type]!;
}

/** The order of a sort key, e.g. `total_descending`. */
function orderOf(sort: string): (a: RatedRow, b: RatedRow) => number {
  const key = sort.replace(/_descending$/, '');
  const sign = key === sort ? 1 : -1;
  const byName = (a: RatedRow, b: RatedRow) =>
    compareTexts(a.weapon_name, b.weapon_name) || compareTexts(a.weapon_slug, b.weapon_slug);
  if (key === 'name') return (a, b) => sign * byName(a, b);
  const valueOf = readerOf(key);
  return (a, b) => sign * (valueOf(a) - valueOf(b)) || byName(a, b);
}

/** Rows that a list of ratings reads besides its page: its price. */
const rowsRead = 50;

/**
 * Adds the list of the attack ratings of all weapons of a game.
 *
 * @param worksOf returns a function for each weapon that the filters leave, in any order, which rates it.
 */
export function addAttackRatingsWith<Arguments extends object, Row extends RatedRow>(
  graph: ExtensibleGraph,
  worksOf: (args: Arguments & RatingsArguments, context: GraphContext) => Promise<readonly (() => Row)[]>,
): void {
  const { builder, model } = graph;
  const query = model.results.queries.get('attackRatings')!;
  const Page = pageOf<Row>(graph, query.returns, 'attack ratings');
  builder.queryField('attackRatings', (t) =>
    t.field({
      type: Page,
      description: query.description,
      args: { ...argumentsOf(graph, t, query), ...pageArguments(t) },
      extensions: { ...costHint({ kind: 'list', search: rowsRead }), ...refusesArguments },
      resolve: async (_root, given, context) => {
        const { page, pageSize } = given as { page: number; pageSize: number };
        const args = given as unknown as Arguments & RatingsArguments;
        const unknown = await unknownAmong(graph, context, ['weapon'], args.slugs ?? []);
        if (unknown.length > 0) throw await unknownSlugs(graph, context, 'slugs', ['weapon'], unknown);
        const rated = await inTurns(await worksOf(args, context), (rate) => rate());
        const rows = rated
          .filter((row) => isAsWanted(args.meetsRequirements, row.meets_requirements))
          .sort(orderOf(args.sort));
        return {
          data: () => rows.slice((page - 1) * pageSize, page * pageSize),
          meta: () => ({ page, pageSize, total: rows.length }),
        };
      },
    }),
  );
}
