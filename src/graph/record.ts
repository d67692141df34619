import { completeValue } from '@pothos/core';
import { builder, type GraphContext } from './builder.ts';
import type { GameRow, RecordRow, Spoiler } from './loaders.ts';
import { markedTextsOf } from './marked-texts.ts';
import { leadsToRows } from './relations.ts';

/** What can be asked for by its identifier. */
export const NodeInterface = builder.interfaceRef<RecordRow>('Node');

/** What every record implements besides. */
export const RecordInterface = builder.interfaceRef<RecordRow>('Record');

/** The interfaces that every record implements. */
export const recordInterfaces = [NodeInterface, RecordInterface];

export const SpoilerType = builder.objectRef<Spoiler>('Spoiler');

/**
 * The field that says which texts of an entry give something away, e.g. of a way to obtain something.
 *
 * @param texts columns of its texts, each with the name of its field.
 * @param kind table of the record that the entry is about, if of one kind only.
 */
export function spoilersOfEntry<Row extends GameRow>(
  t: PothosSchemaTypes.ObjectFieldBuilder<typeof builder.$inferSchemaTypes, Row>,
  texts: Readonly<Partial<Record<string & keyof Row, string>>>,
  kind?: string,
) {
  return {
    spoilers: t.field({
      type: [SpoilerType],
      description: 'Its texts that give something away. Every other text of it gives nothing away.',
      resolve: (row: Row, _args: unknown, { release }: GraphContext) =>
        completeValue(markedTextsOf(release, row.game_id), ({ levelOf }) =>
          Object.entries<string | undefined>(texts).flatMap(([column, field]) => {
            const text = row[column as keyof Row] as string | null;
            const level = text === null ? undefined : levelOf(text, kind);
            return level === undefined ? [] : [{ text: `/${field}`, level }];
          }),
        ),
      ...leadsToRows,
    } as never),
  };
}
