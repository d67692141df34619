import type { MaybePromise } from '@pothos/core';
import { camelCase } from '../kinds/model.ts';
import type { GraphContext } from './builder.ts';
import type { ExtensibleGraph } from './graph.ts';
import { refusesArguments } from './refusals.ts';
import { costHint } from './relations.ts';

/**
 * Adds a field at the root whose arguments and result the schema `results` of the game declares.
 *
 * @param rowsRead rows that it reads besides the records in its result: its price.
 * @param compute refuses arguments that are valid by themselves and conflict with others.
 */
export function addQuery<Arguments, Result>(
  { builder, model, types }: ExtensibleGraph,
  name: string,
  rowsRead: number,
  compute: (args: Arguments, context: GraphContext) => MaybePromise<Result>,
): void {
  const { description, returns, arguments: fields } = model.results.queries.get(name)!;
  builder.queryField(name, (t) =>
    t.field({
      type: types.named(returns),
      description,
      args: Object.fromEntries(
        fields.map(({ name: argument, type, isList, isOptional, schema, description: about }) => [
          camelCase(argument),
          t.arg({
            type: isList ? [types.named(type.name)] : types.named(type.name),
            required: !isOptional,
            description: about,
            ...(schema.default !== undefined && { defaultValue: schema.default }),
          }),
        ]),
      ),
      extensions: { ...costHint({ kind: 'rows', search: rowsRead }), ...refusesArguments },
      // The arguments are what the schema declares.
      resolve: (_root, args, context) => compute(args as Arguments, context),
    }),
  );
}
