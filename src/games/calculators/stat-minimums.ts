import { wrongArgument } from '../../graph/refusals.ts';

/**
 * The stats that `min` names.
 *
 * @param choices each with a value after a colon, e.g. `strength:14`.
 * @throws Problem when a stat is named twice.
 */
export function minimumOf<Stat extends string>(choices: readonly string[]): Partial<Record<Stat, number>> {
  const pairs = choices.map((choice) => choice.split(':') as [Stat, string]);
  const repeated = pairs.find(([stat], index) => pairs.findIndex(([other]) => other === stat) < index);
  if (repeated !== undefined) {
    throw wrongArgument(
      'min',
      'repeated_value',
      `min must have each stat at most once; got ${repeated[0]} more than once.`,
      { received: choices.join(',') },
    );
  }
  return Object.fromEntries(pairs.map(([stat, value]) => [stat, Number(value)])) as Partial<
    Record<Stat, number>
  >;
}
