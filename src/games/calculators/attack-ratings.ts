import { setImmediate } from 'node:timers/promises';
import type { GraphContext } from '../../graph/builder.ts';
import type { ExtensibleGraph } from '../../graph/graph.ts';
import { pageArguments, pageOf } from '../../graph/lists.ts';
import { argumentsOf } from '../../graph/queries.ts';
import { refusesArguments } from '../../graph/refusals.ts';
import { costHint } from '../../graph/relations.ts';

/** What a list of attack ratings takes in every game. */
interface RatingsArguments {
  readonly meetsRequirements?: boolean | null;
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

/** The level of a weapon that counts for a level, or `max`, that every weapon has or not. */
export const levelOf = (level: string, max: number): number =>
  level === 'max' ? max : Math.min(Number(level), max);

/** How long weapons are rated before other requests get their turn. */
const turnMs = 4;

/** Rates weapons, and lets waiting requests in between. */
async function inTurns<Row>(works: readonly (() => Row)[]): Promise<Row[]> {
  const rows: Row[] = [];
  let began = performance.now();
  for (const work of works) {
    if (performance.now() - began > turnMs) {
      await setImmediate();
      began = performance.now();
    }
    rows.push(work());
  }
  return rows;
}

/** What reads the number of a row that a sort key names. */
function readerOf(key: string): (row: RatedRow) => number {
  if (key === 'total') return ({ total }) => total;
  const [, type, status] = /^(?:by_type_(.+)|status_(.+))$/.exec(key)!;
  return type === undefined
    ? (row) => row.status?.find(({ kind }) => kind === status)?.amount ?? 0
    : ({ by_type }) => (by_type as Readonly<Record<string, number>>)[type]!;
}

const compareTexts = (a: string, b: string) => (a < b ? -1 : Number(a > b));

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
 * @param worksOf what rates each weapon that the filters leave, in any order.
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
        const rated = await inTurns(await worksOf(args, context));
        const { meetsRequirements: met } = args;
        const rows = rated
          .filter((row) => met === undefined || met === null || row.meets_requirements === met)
          .sort(orderOf(args.sort));
        return {
          data: () => rows.slice((page - 1) * pageSize, page * pageSize),
          meta: () => ({ page, pageSize, total: rows.length }),
        };
      },
    }),
  );
}
