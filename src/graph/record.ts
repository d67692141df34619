import { completeValue } from '@pothos/core';
import { type FieldBuilder, type GraphContext, looseField } from './builder.ts';
import type { GraphParts } from './graph.ts';
import { recordIn } from './loaders.ts';
import { markedTextsOf } from './marked-texts.ts';
import { wrongArgument } from './refusals.ts';
import { costsRows } from './relations.ts';
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

/**
 * The field that marks which texts of an entry give something away, e.g. of a way to obtain something.
 *
 * @param texts columns of its texts, each with the name of its field.
 * @param kind table of the record that the entry is about, if of one kind only.
 */
export function spoilersOfEntry<Row extends object>(
  { gameId, common }: GraphParts,
  t: FieldBuilder<Row>,
  texts: Readonly<Partial<Record<string & keyof Row, string>>>,
  kind?: string,
) {
  return {
    spoilers: looseField(t, {
      type: [common.Spoiler],
      description: 'Texts that are spoilers. All other texts are safe to show.',
      resolve: (row: Row, _args: unknown, { release }: GraphContext) =>
        completeValue(markedTextsOf(release, gameId), ({ levelOf }) =>
          Object.entries<string | undefined>(texts).flatMap(([column, field]) => {
            const text = row[column as keyof Row] as string | null;
            const level = text === null ? undefined : levelOf(text, kind);
            return level === undefined ? [] : [{ text: `/${field}`, level }];
          }),
        ),
      ...costsRows,
    }),
  };
}
