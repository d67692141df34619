import { computed, type FieldDeclaration } from '../kinds/declare.ts';
import { typeNameOf } from '../kinds/model.ts';

/**
 * Returns the field of a position with the rest point that is nearest to it, as a part of `types`.
 *
 * @param table the rest points of the game, e.g. `lamp`.
 */
export function nearest(
  table: string,
): Readonly<Record<'Position', Readonly<Record<'nearest', FieldDeclaration<never, never>>>>> {
  const column = `${table}_slug`;
  return {
    Position: {
      nearest: computed<Readonly<Record<string, string | null>>>({
        type: typeNameOf(table),
        nullMeans: 'none',
        description: `The nearest ${table} on the same map; null where there is none, or it is unknown.`,
        loads: { [column]: table },
        value: (position) => position[column] ?? null,
      }),
    },
  };
}
