import type { MaybePromise } from '@pothos/core';
import { camelCase, type Query } from '../../kinds/model.ts';
import type { GraphContext, QueryBuilder } from '../types/builder.ts';
import type { ExtensibleGraph } from '../graph.ts';
import { refusesArguments } from '../limits/refusals.ts';
import { costHint } from '../load/relations.ts';

/** The arguments of a query, as the schema `results` of the game declares them. */
export const argumentsOf = ({ types }: ExtensibleGraph, t: QueryBuilder, { arguments: fields }: Query) =>
  Object.fromEntries(
    fields.map(({ name, type, isList, isOptional, schema, description }) => [
      camelCase(name),
      t.arg({
        type: isList ? [types.named(type.name)] : types.named(type.name),
        required: !isOptional,
        description,
        ...(schema.default !== undefined && { defaultValue: schema.default }),
      }),
    ]),
  );

/**
 * Adds a field at the root whose arguments and result the schema `results` of the game declares.
 *
 * @param rowsRead rows that it reads besides the records in its result: its price.
 * @param compute refuses arguments that are valid by themselves and conflict with others.
 * @example
 * addQuery(graph, 'levelCost', 99, async ({ from, to }, context) => costBetween(await costs(context), from, to));
 */
export function addQuery<Arguments, Result>(
  graph: ExtensibleGraph,
  name: string,
  rowsRead: number,
  compute: (args: Arguments, context: GraphContext) => MaybePromise<Result>,
): void {
  const { builder, model, types } = graph;
  const query = model.results.queries.get(name)!;
  builder.queryField(name, (t) =>
    t.field({
      type: types.named(query.returns),
      description: query.description,
      args: argumentsOf(graph, t, query),
      extensions: { ...costHint({ kind: 'rows', search: rowsRead }), ...refusesArguments },
      // The arguments are what the schema declares.
      resolve: (_root, args, context) => compute(args as Arguments, context),
    }),
  );
}
