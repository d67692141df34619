import type { DataSchema } from '../kinds/schema.ts';
import { withArticle } from '../text/with-article.ts';

const typesOf = ({ type }: DataSchema): readonly unknown[] => (type === undefined ? [] : [type].flat());

/** Placeholder for a text that a person has to write. No check accepts it. */
const blank = (meaning: string) => `<${meaning.replace(/\.$/, '')}>`;

/**
 * A value in the form of a schema without references to others, with every required field. What can be null is null,
 * and what cannot has to be filled in: no check takes it as it is.
 */
export function skeletonOf(schema: DataSchema, name = 'value'): unknown {
  const { properties = {}, required = [], items = {}, minItems = 0, anyOf = [], description = name } = schema;
  const types = typesOf(schema);
  if (types.includes('null') || anyOf.some((branch) => typesOf(branch).includes('null'))) return null;
  if (schema['x-references'] !== undefined)
    return blank(`slug of ${withArticle(String(schema['x-references']).replaceAll('_', ' '))}`);
  if (schema.enum) return blank(schema.enum.join(' | '));
  if (types.includes('object'))
    return Object.fromEntries(required.map((field) => [field, skeletonOf(properties[field] ?? {}, field)]));
  if (types.includes('array')) return minItems > 0 ? [skeletonOf(items, name)] : [];
  return types.includes('string') ? blank(description) : null;
}
