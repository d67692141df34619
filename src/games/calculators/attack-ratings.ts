import { inTurns } from '../../data/search/turns.ts';
import type { GraphContext } from '../../graph/types/builder.ts';
import type { ExtensibleGraph } from '../../graph/graph.ts';
import { pageOf } from '../../graph/queries/lists.ts';
import { memoryOf, oncePerRelease, sizeOfSlugs } from '../../graph/load/memory.ts';
import { limitOf, pageArgument, type PageArgument, partOf } from '../../graph/queries/page-input.ts';
import { argumentsOf } from '../../graph/queries/declared.ts';
import { refusesArguments, unknownAmong, unknownSlugs } from '../../graph/limits/refusals.ts';
import { costHint } from '../../graph/load/relations.ts';
import { compareTexts } from '../../text/compare-texts.ts';

/** Arguments of a list of attack ratings that every game has. */
interface RatingsArguments {
  readonly meetsRequirements?: boolean | null;
  readonly slugs?: readonly string[] | null;
  readonly sort: string;
}

/** The rating of a weapon with a build, as a list filters and sorts it, without its row. */
export interface QuickRating {
  /** Rounded as in a row, for each type of damage in order. */
  readonly byType: readonly number[];
  readonly total: number;
  readonly meetsRequirements: boolean;
}

/** How a game rates all of its weapons. */
export interface RatingsOfGame<Arguments, Item, Build, Row> {
  /** The types of damage, as sort keys name them. */
  readonly types: readonly string[];
  /** Reads every weapon in each of its versions, those of one weapon together. */
  read(context: GraphContext): Promise<readonly Item[]>;
  nameOf(item: Item): { readonly slug: string; readonly name: string };
  /** Reads the inputs of a rating besides the weapon. Equal builds have equal JSON. */
  buildOf(args: Arguments, context: GraphContext): Promise<Build>;
  /** Whether the filters leave a weapon. */
  isWanted(item: Item, args: Arguments): boolean;
  quickRating(item: Item, build: Build): QuickRating;
  /**
   * Numbers of a row by which it is sorted besides the rating, by the member that has them: the sort key `status_bleed` is
   * by `bleed` of `status`. 0 for none.
   */
  readonly sortValues: Readonly<Record<string, (item: Item, build: Build, name: string) => number>>;
  rowOf(item: Item, build: Build): Row;
}

/** Whether a filter leaves a value: a list that has it, or no list. */
export const isAmong = <Value>(list: readonly Value[] | null | undefined, value: Value): boolean =>
  !list || list.includes(value);

/** Whether a filter leaves a weapon: one of its status effects is in the list, or there is no list. */
export const hasAmong = <Kind>(
  list: readonly Kind[] | null | undefined,
  status: readonly { readonly kind: Kind }[],
): boolean => !list || status.some(({ kind }) => list.includes(kind));

/** Whether a filter leaves a flag: one that equals it, or none. */
export const isAsWanted = (wanted: boolean | null | undefined, flag: boolean): boolean =>
  (wanted ?? flag) === flag;

/** All weapons, and the place of each in the order of names. */
interface RatedItems<Item> {
  readonly items: readonly Item[];
  /** Equal for the versions of one weapon. */
  readonly places: readonly number[];
}

function placesOf<Item>(items: readonly Item[], nameOf: RatingsOfGame<never, Item, never, never>['nameOf']) {
  const names = new Map(items.map((item) => [nameOf(item).slug, nameOf(item).name]));
  const sorted = [...names].sort(
    ([slug, name], [otherSlug, otherName]) => compareTexts(name, otherName) || compareTexts(slug, otherSlug),
  );
  const places = new Map(sorted.map(([slug], place) => [slug, place]));
  return items.map((item) => places.get(nameOf(item).slug)!);
}

/** Numbers that are remembered of each rating: one for each type of damage, the total, and whether requirements are met. */
const columnsOf = (types: readonly string[]) => types.length + 2;

/** The ratings of all weapons with a build, a row of numbers for each, in turns. */
async function rateAll<Item, Build>(
  { types, quickRating }: Pick<RatingsOfGame<never, Item, Build, never>, 'types' | 'quickRating'>,
  items: readonly Item[],
  build: Build,
): Promise<Float64Array> {
  const width = columnsOf(types);
  const numbers = new Float64Array(items.length * width);
  await inTurns(items, (item, index) => {
    const { byType, total, meetsRequirements } = quickRating(item, build);
    numbers.set(byType, index * width);
    numbers[index * width + types.length] = total;
    numbers[index * width + types.length + 1] = Number(meetsRequirements);
  });
  return numbers;
}

/** Returns what `make` makes, remembered with the release under a key while there is room. */
function remembered(
  { release }: GraphContext,
  key: string,
  make: () => Promise<Float64Array>,
): Promise<Float64Array> {
  const memory = memoryOf(release);
  const known = memory?.get(key) as Promise<Float64Array> | undefined;
  if (known !== undefined) return known;
  const making = make();
  memory?.set(key, making, { size: 1 });
  making.then(
    (numbers) => memory?.set(key, making, { size: sizeOfSlugs(numbers.length) }),
    () => memory?.delete(key),
  );
  return making;
}

/** Rows that a list of ratings reads besides its page: its price. */
const rowsRead = 50;

/**
 * Adds the list of the attack ratings of all weapons of a game. The numbers of a build are computed once, for all pages,
 * filters and orders; only the rows of a page are made.
 */
export function addAttackRatingsWith<Arguments extends object, Item, Build extends object, Row>(
  graph: ExtensibleGraph,
  game: RatingsOfGame<Arguments, Item, Build, Row>,
): void {
  const { builder, model, gameId } = graph;
  const query = model.results.queries.get('attackRatings')!;
  const Page = pageOf<Row>(graph, query.returns, 'attack ratings');
  const { types } = game;
  const width = columnsOf(types);
  const knownOf = oncePerRelease(async (context): Promise<RatedItems<Item>> => {
    const items = await game.read(context);
    return { items, places: placesOf(items, game.nameOf) };
  });

  /** The order of the positions of weapons by a sort key, e.g. `total_descending`; ties are by name. */
  function orderOf({ items, places }: RatedItems<Item>, numbers: Float64Array, build: Build, sort: string) {
    const key = sort.replace(/_descending$/, '');
    const sign = key === sort ? 1 : -1;
    const byName = (a: number, b: number) => places[a]! - places[b]!;
    if (key === 'name') return (a: number, b: number) => sign * byName(a, b);
    const other = Object.entries(game.sortValues).find(([member]) => key.startsWith(`${member}_`));
    const type = key.startsWith('by_type_') ? types.indexOf(key.slice('by_type_'.length)) : types.length;
    const values = items.map((item, at) =>
      other === undefined
        ? numbers[at * width + type]!
        : other[1](item, build, key.slice(other[0].length + 1)),
    );
    return (a: number, b: number) => sign * (values[a]! - values[b]!) || byName(a, b);
  }

  builder.queryField('attackRatings', (t) =>
    t.field({
      type: Page,
      description: query.description,
      args: { ...argumentsOf(graph, t, query), page: pageArgument(graph, t) },
      extensions: { ...costHint({ kind: 'list', search: rowsRead }), ...refusesArguments },
      resolve: async (_root, given, context) => {
        const part = partOf((given as { readonly page?: PageArgument }).page);
        const { limit, offset } = limitOf(part);
        const args = given as unknown as Arguments & RatingsArguments;
        const unknown = await unknownAmong(graph, context, ['weapon'], args.slugs ?? []);
        if (unknown.length > 0) throw await unknownSlugs(graph, context, 'slugs', ['weapon'], unknown);
        const [known, build] = await Promise.all([knownOf(context), game.buildOf(args, context)]);
        const key = `ratings ${gameId} ${JSON.stringify(build)}`;
        const numbers = await remembered(context, key, () => rateAll(game, known.items, build));
        const isMet = (at: number) => numbers[at * width + types.length + 1] === 1;
        const found = known.items
          .flatMap((item, at) =>
            isAsWanted(args.meetsRequirements, isMet(at)) && game.isWanted(item, args) ? [at] : [],
          )
          .sort(orderOf(known, numbers, build, args.sort));
        return {
          data: () => found.slice(offset, offset + limit).map((at) => game.rowOf(known.items[at]!, build)),
          meta: () => ({ ...part, total: found.length }),
        };
      },
    }),
  );
}
