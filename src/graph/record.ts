import { completeValue } from '@pothos/core';
import { type FieldBuilder, type GraphContext, looseField } from './builder.ts';
import type { GraphParts, Subject } from './graph.ts';
import { recordIn } from './loaders.ts';
import { marksOf } from './marks.ts';
import { wrongArgument } from './refusals.ts';
import { costsRows } from './relations.ts';
import type { RecordRow, Spoiler } from './rows.ts';
import { excerpt } from '../text/excerpt.ts';

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

/** What an entry shows of the record that it names. */
export interface NameField<Row> {
  /** The field with the name. */
  readonly field: string;
  /** The record; undefined where the entry names none. */
  readonly record: (row: Row) => Subject | undefined;
}

/**
 * The field that marks which texts of an entry give something away, e.g. of a way to obtain something: its own texts as
 * its data file marks them, and a name if the record of that name marks it.
 *
 * @param texts columns of its texts, each with the name of its field.
 */
export function spoilersOfEntry<Row extends object>(
  { gameId, common }: GraphParts,
  t: FieldBuilder<Row>,
  texts: Readonly<Partial<Record<string & keyof Row, string>>>,
  name?: NameField<Row>,
) {
  const fields = new Map(Object.entries(texts).map(([column, field]) => [`/${column}`, `/${field}`]));
  const ownMarks = (row: Row): Spoiler[] =>
    ((row as Partial<Pick<RecordRow, 'spoilers'>>).spoilers ?? []).flatMap(({ text, level }) => {
      const field = fields.get(text);
      return field === undefined ? [] : [{ text: field, level }];
    });
  return {
    spoilers: looseField(t, {
      type: [common.Spoiler],
      description: 'Texts that are spoilers. All other texts are safe to show.',
      resolve(row: Row, _args: unknown, { release }: GraphContext) {
        const own = ownMarks(row);
        const named = name?.record(row);
        if (named === undefined) return own;
        return completeValue(marksOf(release, gameId), ({ levelOfName }) => {
          const level = levelOfName(named.table, named.slug);
          return level === undefined ? own : [{ text: `/${name!.field}`, level }, ...own];
        });
      },
      ...costsRows,
    }),
  };
}
