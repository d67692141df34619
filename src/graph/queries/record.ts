import { completeValue, type MaybePromise } from '@pothos/core';
import { type FieldBuilder, type GraphContext, looseField } from '../types/builder.ts';
import { levelOf, ownSpoilers, spoilerLevelText, spoilersText } from '../types/common-types.ts';
import type { GraphParts, Subject } from '../graph.ts';
import { recordIn } from '../load/loaders.ts';
import { marksOf } from '../load/marks.ts';
import { wrongArgument } from '../limits/refusals.ts';
import { costsRows } from '../load/relations.ts';
import type { RecordRow, Spoiler } from '../load/rows.ts';
import { excerpt } from '../../text/excerpt.ts';

/** Adds the field at the root that finds a record by its identifier. */
export function addNode(graph: GraphParts): void {
  graph.builder.queryField('node', (t) =>
    t.field({
      type: graph.common.Node,
      nullable: true,
      description: 'Gets a record of this game by its identifier; null if there is none.',
      args: { id: t.arg.id({ required: true, description: 'The `id` of the record.' }) },
      ...costsRows,
      resolve: (_root, { id }, context) => {
        const [gameId, table = '', slug = '', ...more] = id.split(':') as [string, ...string[]];
        if (gameId !== graph.gameId && context.release.games.has(gameId))
          throw wrongArgument(
            'id',
            'wrong_game',
            `id must name a record of ${graph.gameId}; got one of ${gameId}, which /graphql/${gameId} has.`,
            { received: excerpt(id) },
          );
        return gameId === graph.gameId && more.length === 0 ? recordIn(graph, table, context, slug) : null;
      },
    }),
  );
}

/** The name of another record in a row. */
export interface NameInRow {
  /** Pointer to the name, by the names of fields. */
  readonly text: string;
  readonly record: Subject;
}

/** Finds names of other records in a row. */
export type FindNames<Row> = (row: Row) => readonly NameInRow[];

/** The field with the marks of a row. */
const spoilersField = <Row extends object>(
  { Spoiler }: GraphParts['common'],
  t: FieldBuilder<Row>,
  resolve: ReturnType<typeof marksOfRow<Row>>,
  price: object = {},
) => ({
  spoilers: looseField(t, {
    type: [Spoiler],
    description: spoilersText,
    resolve,
    ...price,
  }),
});

/** The marks of a row: its own, and those of names of other records in it, each with the mark of its record. */
const marksOfRow =
  <Row>(
    gameId: string,
    names: readonly FindNames<Row>[],
    own: (row: Row) => readonly Spoiler[],
  ): ((row: Row, args: unknown, context: GraphContext) => MaybePromise<readonly Spoiler[]>) =>
  (row, _args, { release }) =>
    names.length === 0
      ? own(row)
      : completeValue(marksOf(release, gameId), ({ levelOfName }) => [
          ...own(row),
          ...names
            .flatMap((find) => find(row))
            .flatMap(({ text, record: { table, slug } }) => {
              const level = levelOfName(table, slug);
              return level === undefined ? [] : [{ text, level }];
            }),
        ]);

/** The fields of a record that mark which texts are spoilers: its own, and names of other records. */
export function spoilersOfRecord<Row extends object>(
  { gameId, common }: GraphParts,
  t: FieldBuilder<Row>,
  names: readonly FindNames<Row>[],
) {
  const marks = (own: (row: RecordRow) => readonly Spoiler[]) =>
    marksOfRow(gameId, names, (row) => own(row as unknown as RecordRow));
  const every = marks((row) => row.spoilers ?? []);
  return {
    ...spoilersField(common, t, marks(ownSpoilers)),
    spoilerLevel: looseField(t, {
      type: common.SpoilerLevel,
      description: spoilerLevelText,
      resolve: (row: Row, args: unknown, context: GraphContext) =>
        completeValue(every(row, args, context), levelOf),
    }),
  };
}

/**
 * The field that marks which texts of an entry are spoilers, e.g. of a way to obtain something: its own texts as
 * its data file marks them, and the names of records.
 *
 * @param texts columns of its texts, each with the name of its field.
 */
export function spoilersOfEntry<Row extends object>(
  { gameId, common }: GraphParts,
  t: FieldBuilder<Row>,
  texts: Readonly<Partial<Record<string & keyof Row, string>>>,
  names: readonly FindNames<Row>[] = [],
) {
  const fields = new Map(Object.entries(texts).map(([column, field]) => [`/${column}`, `/${field}`]));
  const ownMarks = (row: Row): Spoiler[] =>
    ((row as Partial<Pick<RecordRow, 'spoilers'>>).spoilers ?? []).flatMap(({ text, level }) => {
      const field = fields.get(text);
      return field === undefined ? [] : [{ text: field, level }];
    });
  return spoilersField(common, t, marksOfRow(gameId, names, ownMarks), costsRows);
}
