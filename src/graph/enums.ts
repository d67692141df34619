import type { Builder } from './builder.ts';

/** Declares a closed set. The values are the documented lower-case words, in REST and GraphQL alike. */
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

/** Declares a closed set of kinds of records, by the names of their tables. */
export const setOfKinds = (builder: Builder, name: string, description: string, kinds: readonly string[]) =>
  closedSet(
    builder,
    name,
    description,
    Object.fromEntries(
      kinds.map((kind) => [kind, `${kind[0]!.toUpperCase()}${kind.slice(1).replaceAll('_', ' ')} records.`]),
    ),
  );
