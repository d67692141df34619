import { z } from 'zod';
import { serviceRoutes } from '../../src/http/routes/service-routes.ts';
import { inputErrorSchema, problemSchema } from '../../src/problem.ts';
import type { Schema } from './schema.ts';

/** Writes what zod gives as the rest of the document is written. */
function plainly({ jsonSchema }: { jsonSchema: Schema }): void {
  // Alternatives that differ in nothing but their type are one schema of several types.
  const alternatives = jsonSchema['anyOf'] as Schema[] | undefined;
  if (alternatives?.every(({ type }) => typeof type === 'string')) {
    const types = alternatives.map(({ type }) => type);
    delete jsonSchema['anyOf'];
    Object.assign(jsonSchema, ...alternatives, { type: types });
  }
  // No limits of ours: that a number is exact in JavaScript, and that the name of a member is a string.
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum'];
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum'];
  delete jsonSchema['propertyNames'];
}

/**
 * Bodies that no operation describes, by the name of their component. Each schema is beside the code that makes the
 * response, whose type follows from it.
 */
export function bodySchemas(): { readonly Problem: Schema } & Readonly<Record<string, Schema>> {
  const ofRoutes = serviceRoutes.flatMap(({ body: { json } }) => (json ? [[json.name, json.schema]] : []));
  const bodies: Record<string, z.ZodType> = {
    Problem: problemSchema,
    InputError: inputErrorSchema,
    ...(Object.fromEntries(ofRoutes) as Record<string, z.ZodType>),
  };
  const components = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(bodies)) components.add(schema, { id });
  const { schemas } = z.toJSONSchema(components, {
    // Members that are not named may be there: a client shall live with those of tomorrow.
    io: 'input',
    uri: (id) => `#/components/schemas/${id}`,
    override: plainly,
  });
  return Object.fromEntries(
    Object.keys(bodies).map((id) => {
      const { $schema: _schema, $id: _id, ...schema } = schemas[id] as Schema;
      return [id, schema];
    }),
  ) as ReturnType<typeof bodySchemas>;
}
