import type { Builder } from './builder.ts';

/**
 * Declares a closed set. The values are the documented lower-case words, in REST and GraphQL alike.
 *
 * @example
 * closedSet(builder, 'SpoilerLevel', 'How much a text reveals.', { none: 'Nothing.', mild: 'A little.', major: 'Much.' });
 */
export function closedSet<const Value extends string>(
  builder: Builder,
  name: string,
  description: string,
  values: Readonly<Record<Value, string>>,
) {
  return builder.enumType(name, {
    description,
    values: Object.fromEntries(
      Object.entries(values).map(([value, meaning]) => [value, { value, description: meaning }]),
    ) as Record<Value, { value: Value; description: string }>,
  });
}
