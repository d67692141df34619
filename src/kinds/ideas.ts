import { readFileSync } from 'node:fs';
import { fromRoot } from '../root.ts';
import { camelCase } from './model.ts';
import type { DataSchema } from './schema.ts';

type Shapes = Readonly<Record<string, DataSchema>>;

let shapes: Shapes | undefined;

/** The common shapes by the idea or the part that they describe, as `seeds/ideas.schema.json` has them. */
export function commonShapes(): Shapes {
  const read = () => readFileSync(fromRoot('seeds', 'ideas.schema.json'), 'utf8');
  shapes ??= (JSON.parse(read()) as DataSchema).$defs!;
  return shapes;
}

/** Returns the members of a common shape, and of the shapes that it extends, by name. */
export function membersOfShape({ allOf = [], properties = {} }: DataSchema, shapes: Shapes): Shapes {
  const extended = allOf.map(({ $ref }) => membersOfShape(shapes[$ref!.split('/').at(-1)!]!, shapes));
  return Object.assign({}, ...extended, properties);
}

/** Returns the fields in GraphQL of some members in REST: a record beside each slug of one. */
export const fieldsOfMembers = (members: Iterable<string>): string[] =>
  [...members].flatMap((name) => [
    camelCase(name),
    ...(name.endsWith('_slug') ? [camelCase(name.replace(/_slug$/, ''))] : []),
  ]);

/** Returns the description of an idea, and its fields in GraphQL; undefined for one without its own members. */
export function shapeOfIdea(
  idea: string,
): { readonly description: string; readonly fields: ReadonlySet<string> } | undefined {
  const shape = commonShapes()[idea];
  if (shape === undefined || Object.keys(shape.properties ?? {}).length === 0) return undefined;
  const fields = fieldsOfMembers(Object.keys(membersOfShape(shape, commonShapes())));
  return { description: shape.description ?? '', fields: new Set(fields) };
}
