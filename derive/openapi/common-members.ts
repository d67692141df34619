import type { Schema } from './schema.ts';

/**
 * The members that each common shape of the document has, and those that games have under one name with types that have
 * nothing in common: `schema/common-shapes.json`, where a diff shows what games gain or lose in common.
 */
export function commonMembers(document: Schema, differences: readonly string[]) {
  const { schemas } = document['components'] as { readonly schemas: Readonly<Record<string, Schema>> };
  const common = new Set(
    Object.values(schemas).flatMap((schema) => {
      const { $ref } = (schema['x-common'] ?? {}) as { readonly $ref?: string };
      return $ref === undefined ? [] : [$ref.split('/').at(-1)!];
    }),
  );
  return {
    shapes: Object.fromEntries(
      [...common].sort().map((name) => [name, Object.keys(schemas[name]!['properties'] as object)]),
    ),
    differences,
  };
}
